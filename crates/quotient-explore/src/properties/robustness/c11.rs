//! What RC11, and RA, force an access not to come before: happens-before, and the partial order psc of what is `seq_cst`.
//!
//! Happens-before is kept as sets of nodes, as they are after each node: what its thread knows to have happened before
//! ([`CURRENT`]), what it would know by an acquire fence ([`ACQUIRED`]), what its writes tell without releasing ([`RELEASED`]), and what a
//! read of the node's write is told ([`TOLD`]).
//!
//! # psc
//!
//! With E the `seq_cst` accesses and F the `seq_cst` fences, psc is
//! `([E] ∪ [F];hb?) ; scb ; ([E] ∪ hb?;[F])  ∪  [F] ; (hb ∪ hb;eco;hb) ; [F]` where
//! `scb = po ∪ po≠loc;hb;po≠loc ∪ hb|loc ∪ mo ∪ fr` (PLDI 2017). All of it leads forward in a sequentially consistent execution, so
//! the psc-past of a node is known when it is added. For any node x,
//!
//! - C(x): the psc-past of x itself, if it is one of E, and of the fences that happen before x, these included;
//! - [`ARRIVING`] (x): the union of C(y) for all y with y scb x, and, since it is for fences behind x, of the fences that happen before
//!   some q with q eco x. Of E it is the first part alone;
//! - [`TOTAL`] (x), for x of E or F: x and its psc-past, which for F is the union of `ARRIVING` over all that happens before it.
//!
//! If nothing is `seq_cst`, all of them are empty. Each is a union of sets `TOTAL`, and so has with a node all of its psc-past: a node that it has
//! need not be brought in again.

use quotient_model::{Index, Location, index_type};

use super::graph::{Graph, Kind, Node};
use super::rows::{NONE, NodeIndex, Only, Rows};

index_type! {
    /// One of the sets of a node.
    struct Row;

    /// One of the sets of a node that are about psc.
    struct PscRow;
}

const ROWS: usize = 4;
const CURRENT: usize = 0;
const ACQUIRED: usize = 1;
const RELEASED: usize = 2;
const TOLD: usize = 3;
const TOTAL_ROWS: usize = 2;
const ARRIVING: usize = 0;
const TOTAL: usize = 1;

/// The sets of all nodes.
#[derive(Default)]
pub(super) struct C11 {
    rows: Rows<Row>,
    /// Those about psc: of the nodes up to the last that has any.
    psc: Rows<PscRow>,
    /// The nodes that are `seq_cst`.
    total: Vec<NodeIndex>,
    /// Those of them that are accesses, as bits.
    accesses: Vec<u64>,
}

/// What psc forces an access to come after.
pub(super) struct Total {
    /// Writes, and what happens before fences.
    writes: Rows<Only>,
    /// What happens before fences, for reads.
    reads: Rows<Only>,
}

impl Total {
    /// Whether the access may not come before this one of its location.
    pub fn forces(&self, node: &Node, at: NodeIndex) -> bool {
        node.writes && self.writes.has(Only::FIRST, at)
            || node.reads && self.reads.has(Only::FIRST, at)
    }
}

#[inline]
fn row(node: NodeIndex, which: usize) -> Row {
    Row::new(node.index() * ROWS + which)
}

#[inline]
fn psc_row(node: NodeIndex, which: usize) -> PscRow {
    PscRow::new(node.index() * TOTAL_ROWS + which)
}

impl C11 {
    /// Whether `node` happens before what the thread whose last node is `last` does next.
    pub fn knows(&self, last: NodeIndex, node: NodeIndex) -> bool {
        self.rows.has(row(last, CURRENT), node)
    }

    /// Whether the last node, a ghost that reads, would know of an access that is not atomic by what it reads: without
    /// it that one might be part of a data race.
    pub fn hides_races(&self, graph: &Graph) -> bool {
        let at = graph.nodes.last_index();
        let source = graph.source(graph.earlier(at));
        let told = |&z: &NodeIndex| {
            self.rows.has(row(source, TOLD), z) && !self.rows.has(row(at, ACQUIRED), z)
        };
        let is_plain = |z: NodeIndex| {
            let node = &graph.nodes[z];
            node.kind == Kind::Access && !node.order.is_atomic() && !node.ghost
        };
        source != NONE && graph.nodes.indices().filter(told).any(is_plain)
    }

    /// Goes on over the last node of the graph.
    pub fn push(&mut self, graph: &Graph) {
        let at = graph.nodes.last_index();
        let node = graph.nodes[at];
        self.rows.widen(graph.nodes.len());
        for which in [CURRENT, ACQUIRED, RELEASED] {
            self.rows
                .push(node.pred.some().map(|pred| row(pred, which)));
        }
        self.rows.push(None);
        if node.kind == Kind::Fence {
            // First it acquires, then it releases.
            if node.order.acquires() {
                self.rows.copy(row(at, CURRENT), row(at, ACQUIRED));
            }
        }
        for which in [CURRENT, ACQUIRED] {
            self.rows.put(row(at, which), at);
        }
        if let Kind::Meeting(other) = node.kind
            && other != NONE
        {
            for which in [CURRENT, ACQUIRED] {
                self.rows.join(row(at, which), row(other, CURRENT));
            }
        }
        if node.kind == Kind::Fence && node.order.releases() {
            self.rows.copy(row(at, RELEASED), row(at, CURRENT));
        }
        if node.kind == Kind::Access && !node.ghost {
            self.touch(graph, at, node);
        }
        if !self.total.is_empty() || node.is_sc_access() || node.is_sc_fence() {
            self.psc.widen(graph.nodes.len());
            self.psc.fill(psc_row(at.next(), 0));
            self.order_totally(graph, at, node);
        }
    }

    /// Goes back to the nodes before `end`.
    pub fn truncate(&mut self, end: NodeIndex) {
        self.rows.truncate(row(end, 0));
        self.psc.truncate(psc_row(end, 0));
        while let Some(node) = self.total.pop_if(|node| *node >= end) {
            if let Some(word) = self.accesses.get_mut(node.index() / 64) {
                *word &= !(1 << (node.index() % 64));
            }
        }
    }

    fn touch(&mut self, graph: &Graph, at: NodeIndex, node: Node) {
        let source = graph.source(graph.earlier(at));
        let atomic = node.order.is_atomic();
        if node.reads && atomic && source != NONE {
            match node.adds {
                true => self.learn_from_adds(graph, at, node),
                false => self.learn(at, node, row(source, TOLD)),
            }
        }
        if node.writes && atomic {
            let tells = match node.order.releases() {
                true => CURRENT,
                false => RELEASED,
            };
            self.rows.copy(row(at, TOLD), row(at, tells));
            if node.reads && source != NONE {
                self.rows.join(row(at, TOLD), row(source, TOLD));
            }
        }
    }

    fn learn(&mut self, at: NodeIndex, node: Node, told: Row) {
        self.rows.join(row(at, ACQUIRED), told);
        if node.order.acquires() {
            self.rows.join(row(at, CURRENT), told);
        }
    }

    /// An add could have come first of those that it is independent of: it learns from those that come before it in every order, what
    /// each tells by itself.
    fn learn_from_adds(&mut self, graph: &Graph, at: NodeIndex, node: Node) {
        for &writer in graph.earlier(at).iter().rev() {
            let other = graph.nodes[writer];
            if !other.writes {
                continue;
            }
            if !other.adds {
                return self.learn(at, node, row(writer, TOLD));
            }
            if graph.before.has(at, writer) {
                let tells = match other.order.releases() {
                    true => CURRENT,
                    false => RELEASED,
                };
                self.learn(at, node, row(writer, tells));
            }
        }
    }

    /// Joins C(y) into a row.
    fn join_total(&mut self, graph: &Graph, into: PscRow, y: NodeIndex) {
        if graph.nodes[y].is_sc_access() {
            self.psc.join(into, psc_row(y, TOTAL));
        }
        self.join_fences(graph, into, y);
    }

    /// Joins the psc-past of the fences that happen before y or are it into a row.
    fn join_fences(&mut self, graph: &Graph, into: PscRow, y: NodeIndex) {
        for &fence in &graph.sc_fences {
            if fence <= y && !self.psc.has(into, fence) && self.rows.has(row(y, CURRENT), fence) {
                self.psc.join(into, psc_row(fence, TOTAL));
            }
        }
    }

    /// The rows about psc of the last node.
    fn order_totally(&mut self, graph: &Graph, at: NodeIndex, node: Node) {
        let arriving = psc_row(at, ARRIVING);
        self.join_program_order(graph, arriving, node.pred, node.elsewhere);
        if let Some(location) = node.location.filter(|_| !node.ghost) {
            let earlier = graph.earlier(at);
            self.join_same_location(graph, arriving, earlier, |c11, y| {
                c11.rows.has(row(at, CURRENT), y)
            });
            // mo and fr
            if node.writes {
                for &y in earlier {
                    if !(node.adds && graph.nodes[y].adds && !graph.before.has(at, y)) {
                        self.join_total(graph, arriving, y);
                    }
                }
            }
            debug_assert!(graph.nodes[at].location == Some(location));
        }
        if node.is_sc_access() {
            self.total.push(at);
            let (word, bit) = (at.index() / 64, at.index() % 64);
            if self.accesses.len() <= word {
                self.accesses.resize(word + 1, 0);
            }
            self.accesses[word] |= 1 << bit;
            self.psc.copy(psc_row(at, TOTAL), arriving);
            self.psc.put(psc_row(at, TOTAL), at);
        }
        // eco, for fences behind: a read comes after what comes before its source.
        if node.reads && !node.writes && !node.ghost {
            let earlier = graph.earlier(at);
            let writes = |&&y: &&NodeIndex| graph.nodes[y].writes;
            if let Some(place) = earlier.iter().rposition(|y| writes(&y)) {
                for &y in &earlier[..=place] {
                    self.join_fences(graph, arriving, y);
                }
            }
        }
        if node.is_sc_fence() {
            self.total.push(at);
            let own = psc_row(at, TOTAL);
            for z in NodeIndex::FIRST.to(at.next()) {
                if self.rows.has(row(at, CURRENT), z) {
                    self.psc.join(own, psc_row(z, ARRIVING));
                }
            }
            // What happens before it.
            for &fence in &graph.sc_fences {
                if fence != at && self.rows.has(row(at, CURRENT), fence) {
                    self.psc.join(own, psc_row(fence, TOTAL));
                }
            }
            self.psc.put(own, at);
        }
    }

    /// Joins C(y) of all y that come before by po, or by po≠loc;hb;po≠loc, into a row: for what comes after `pred`, and after
    /// `elsewhere`, which is the last node of the thread that is not of its location.
    fn join_program_order(
        &mut self,
        graph: &Graph,
        into: PscRow,
        pred: NodeIndex,
        elsewhere: NodeIndex,
    ) {
        if pred == NONE {
            return;
        }
        let last = graph.nodes[pred].last_sc;
        if last != NONE {
            self.psc.join(into, psc_row(last, TOTAL));
        }
        self.join_fences(graph, into, pred);
        if elsewhere == NONE {
            return;
        }
        let mut end = elsewhere.next();
        while let Some(y) = self.last_access(elsewhere, end, into) {
            if self.leaves_location(graph, y, elsewhere) {
                self.psc.join(into, psc_row(y, TOTAL));
            }
            end = y;
        }
    }

    /// The last `seq_cst` access before `end` that happens before `b`, or is it, and is not in a row.
    fn last_access(&self, b: NodeIndex, end: NodeIndex, missing: PscRow) -> Option<NodeIndex> {
        let known = self.rows.words(row(b, CURRENT));
        let missing = self.psc.words(missing);
        let last = end.index().min(self.accesses.len() * 64).checked_sub(1)?;
        (0..=last / 64).rev().find_map(|word| {
            let before = match word == last / 64 {
                true => u64::MAX >> (63 - last % 64),
                false => u64::MAX,
            };
            let found = self.accesses[word] & known[word] & !missing[word] & before;
            let bit = found.checked_ilog2()?;
            Some(NodeIndex::new(word * 64 + bit as usize))
        })
    }

    /// Whether y is before some node of its thread that is not of its location and happens before `b`.
    fn leaves_location(&self, graph: &Graph, y: NodeIndex, b: NodeIndex) -> bool {
        let node = graph.nodes[y];
        let mut known = graph.last(node.thread);
        while known != NONE && known != y && !self.rows.has(row(b, CURRENT), known) {
            known = graph.nodes[known].pred;
        }
        // Of what is known, is there a node behind y that is no access of its location?
        while known != NONE && known != y {
            let other = graph.nodes[known];
            if other.location != node.location && !other.ghost {
                return true;
            }
            known = graph.nodes[known].pred;
        }
        false
    }

    /// Joins the psc-past of the accesses of the same location that happen before into a row.
    fn join_same_location(
        &mut self,
        graph: &Graph,
        into: PscRow,
        earlier: &[NodeIndex],
        known: impl Fn(&C11, NodeIndex) -> bool,
    ) {
        for &y in earlier {
            if graph.nodes[y].is_sc_access() && known(self, y) {
                self.psc.join(into, psc_row(y, TOTAL));
            }
        }
    }

    /// What psc forces the next access of the thread whose last node is `last` to come after, if it is of the location, and
    /// `seq_cst` or not. `None` if nothing.
    pub fn forced(
        &mut self,
        graph: &Graph,
        last: NodeIndex,
        location: Location,
        seq_cst: bool,
    ) -> Option<Total> {
        if self.total.is_empty() {
            return None;
        }
        let all = self.psc.end();
        let (by_fences, past) = (all, all.next());
        self.psc.push(None);
        self.psc.push(None);
        self.join_fences(graph, by_fences, last);
        self.psc.join(past, by_fences);
        if seq_cst {
            let node = graph.nodes[last];
            let elsewhere = match node.ghost || node.location == Some(location) {
                true => node.elsewhere,
                false => last,
            };
            self.join_program_order(graph, past, last, elsewhere);
            self.join_same_location(graph, past, graph.accesses(location), |c11, y| {
                c11.rows.has(row(last, CURRENT), y)
            });
        }
        let mut total = Total {
            writes: self.psc.only(Some(past), &self.rows),
            reads: self.psc.only(None, &self.rows),
        };
        // What happens before fences.
        for &fence in &graph.sc_fences {
            if self.psc.has(past, fence) {
                total.writes.join_from(&self.rows, row(fence, CURRENT));
            }
            if self.psc.has(by_fences, fence) {
                total.reads.join_from(&self.rows, row(fence, CURRENT));
            }
        }
        self.psc.truncate(all);
        Some(total)
    }
}
