//! What TSO and PSO force an access not to come before: what reached memory before something that the thread must have done first.
//!
//! The global order is what the model keeps of program order, reads-from between threads, modification order and from-read. For each
//! node there is its past in it, and of what its thread has done so far the past of all that is kept before
//! any store ([`ALL`]), before a load ([`BEFORE_LOADS`]), and under PSO before a store that does not release ([`BEFORE_STORES`]).
//!
//! What updates, `seq_cst` fences, creation and end of threads wait for all stores before them; a `seq_cst` store ends with such a fence, and under
//! PSO one that releases, or comes after a release fence, waits for the stores before: so compilers make them.

use quotient_model::{Index, MemoryOrder, index_type};

use super::graph::{Graph, Kind, Node};
use super::rows::{NONE, NodeIndex, Rows};

index_type! {
    /// One of the sets of a node.
    struct Row;
}

const ROWS: usize = 4;
const PAST: usize = 0;
const ALL: usize = 1;
const BEFORE_LOADS: usize = 2;
const BEFORE_STORES: usize = 3;

/// The sets of all nodes.
pub(super) struct Buffers {
    rows: Rows<Row>,
    /// Stores of different locations may overtake each other.
    any_stores: bool,
}

#[inline]
fn row(node: NodeIndex, which: usize) -> Row {
    Row::new(node.index() * ROWS + which)
}

impl Buffers {
    /// Those of TSO, or of PSO, where stores of different locations may overtake each other.
    pub fn new(any_stores: bool) -> Self {
        Buffers {
            rows: Rows::default(),
            any_stores,
        }
    }

    /// What the thread must have done before such an access reaches memory, as one of the rows.
    fn kept_before(&self, node: &Node) -> usize {
        match node.kind {
            Kind::Access if node.updates => ALL,
            Kind::Access if node.reads => BEFORE_LOADS,
            Kind::Access if self.any_stores && !node.order.releases() => BEFORE_STORES,
            Kind::Meeting(_) => BEFORE_LOADS,
            _ => ALL,
        }
    }

    /// Whether the write `node` has reached memory before `next` can, an access by the thread whose last node is `last`.
    pub fn knows(&self, last: NodeIndex, next: &Node, node: NodeIndex) -> bool {
        self.rows.has(row(last, self.kept_before(next)), node)
    }

    /// Goes on over the last node of the graph.
    pub fn push(&mut self, graph: &Graph) {
        let at = graph.nodes.last_index();
        let node = graph.nodes[at];
        self.rows.widen(graph.nodes.len());
        let of_pred = |which| node.pred.some().map(|pred| row(pred, which));
        let is_full = match node.kind {
            Kind::Access => node.updates,
            Kind::Fence => node.order == MemoryOrder::SeqCst,
            Kind::Parting | Kind::Barrier => true,
            Kind::Meeting(_) | Kind::Other => false,
        };
        let orders_nothing =
            node.ghost || !is_full && matches!(node.kind, Kind::Fence | Kind::Other);
        self.rows.push(match orders_nothing {
            true => None,
            false => of_pred(self.kept_before(&node)),
        });
        for which in [ALL, BEFORE_LOADS, BEFORE_STORES] {
            self.rows.push(of_pred(which));
        }
        if orders_nothing {
            if node.kind == Kind::Fence && node.order.releases() {
                self.rows.copy(row(at, BEFORE_STORES), row(at, ALL));
            }
            return;
        }
        let past = row(at, PAST);
        self.rows.put(past, at);
        if let Kind::Meeting(other) = node.kind
            && other != NONE
        {
            self.rows.join(past, row(other, PAST));
        }
        if node.writes {
            for other in graph.conflicting(at) {
                self.rows.join(past, row(other, PAST));
            }
        } else if node.reads {
            // From another thread; adds that have no order are all read from.
            for source in graph.conflicting(at) {
                if graph.nodes[source].thread != node.thread {
                    self.rows.join(past, row(source, PAST));
                }
            }
        }
        self.rows.join(row(at, ALL), past);
        let store = node.kind == Kind::Access && !node.updates && node.writes;
        if is_full || store && node.order == MemoryOrder::SeqCst {
            self.rows.copy(row(at, BEFORE_LOADS), row(at, ALL));
            self.rows.copy(row(at, BEFORE_STORES), row(at, ALL));
        } else if !store {
            self.rows.join(row(at, BEFORE_LOADS), past);
            self.rows.join(row(at, BEFORE_STORES), past);
        }
    }

    /// Goes back to the nodes before `end`.
    pub fn truncate(&mut self, end: NodeIndex) {
        self.rows.truncate(row(end, 0));
    }
}
