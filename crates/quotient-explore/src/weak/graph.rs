//! The current execution as a graph: accesses, the fences between them, creation, beginning, end and join of threads, each a node, in
//! an order in which program order and reads-from lead forward. What comes before a node by these, and what happens
//! before it by C11, is known when it is added and stays.

use quotient_model::{
    Index, Location, MemoryModel, MemoryOrder, Table, ThreadId, Value, index_type,
};

use crate::properties::robustness::rows::{NONE, NodeIndex, Rows};

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An access of a location.
    Access,
    Fence,
    /// A `seq_cst` fence that synchronises with nobody.
    Barrier,
    /// Creates a thread, or is its end.
    Parting,
    /// The beginning of a thread, or waits for the end of one. It comes after this node of the other thread.
    Meeting(NodeIndex),
    /// Frees memory.
    Free,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    pub thread: ThreadId,
    /// The node before it in its thread.
    pub pred: NodeIndex,
    pub location: Option<Location>,
    pub reads: bool,
    pub writes: bool,
    /// An instruction that reads and writes at once, whether or not it does write.
    pub updates: bool,
    pub order: MemoryOrder,
    /// What it leaves behind, if it writes.
    pub value: Value,
    /// What it reads from, or ends if it is an unlock: [`NONE`] is what there was at first.
    pub source: NodeIndex,
    /// It writes right after its source.
    pub chained: bool,
}

impl Node {
    /// One that accesses nothing.
    pub fn bare(kind: Kind, thread: ThreadId) -> Self {
        Node {
            kind,
            thread,
            pred: NONE,
            location: None,
            reads: false,
            writes: false,
            updates: false,
            order: MemoryOrder::NotAtomic,
            value: 0,
            source: NONE,
            chained: false,
        }
    }

    pub fn is_sc(&self) -> bool {
        self.order == MemoryOrder::SeqCst
    }

    pub fn is_fence(&self) -> bool {
        self.kind == Kind::Fence
    }
}

index_type! {
    /// One of the sets of a node.
    struct Row;
}

const ROWS: usize = 4;
/// What the thread knows to have happened before, the node included.
const CURRENT: usize = 0;
/// What it would know by an acquire fence.
const ACQUIRED: usize = 1;
/// What its writes tell without releasing.
const RELEASED: usize = 2;
/// What a read of the node's write is told.
const TOLD: usize = 3;

#[inline]
fn row(node: NodeIndex, which: usize) -> Row {
    Row::new(node.index() * ROWS + which)
}

/// The nodes of the current execution.
pub(super) struct Graph {
    pub model: MemoryModel,
    pub nodes: Table<NodeIndex, Node>,
    /// By node, what comes before it by program order and reads-from, and itself.
    past: Rows,
    /// By node, its four sets: happens-before by C11.
    known: Rows<Row>,
    /// By location, its accesses.
    accesses: Table<Location, Vec<NodeIndex>>,
    /// By thread, its last node.
    last: Table<ThreadId, NodeIndex>,
    /// How many accesses and fences are `seq_cst`.
    pub total: usize,
}

impl Graph {
    pub fn new(model: MemoryModel) -> Self {
        Graph {
            model,
            nodes: Table::new(),
            past: Rows::default(),
            known: Rows::default(),
            accesses: Table::new(),
            last: Table::new(),
            total: 0,
        }
    }

    /// The last node of a thread, or [`NONE`].
    pub fn last(&self, thread: ThreadId) -> NodeIndex {
        self.last.get(thread).copied().unwrap_or(NONE)
    }

    /// The accesses of a location.
    pub fn accesses(&self, location: Location) -> &[NodeIndex] {
        self.accesses.get(location).map_or(&[], Vec::as_slice)
    }

    /// All that were accessed.
    pub fn locations(&self) -> impl Iterator<Item = Location> {
        let all = self.accesses.entries();
        all.filter_map(|(location, accesses)| (!accesses.is_empty()).then_some(location))
    }

    /// The last write of a location that was added, or [`NONE`]. Where every write is chained it is the one that the others lead to.
    pub fn last_write(&self, location: Location) -> NodeIndex {
        let mut accesses = self.accesses(location).iter().rev().copied();
        accesses.find(|&at| self.nodes[at].writes).unwrap_or(NONE)
    }

    /// Whether `first` is before `second` by program order and reads-from, or is it.
    pub fn leads_to(&self, first: NodeIndex, second: NodeIndex) -> bool {
        first <= second && self.past.has(second, first)
    }

    /// Whether `first` happens before `second` by C11, or is it.
    pub fn happens_before(&self, first: NodeIndex, second: NodeIndex) -> bool {
        first <= second && self.known.has(row(second, CURRENT), first)
    }

    /// Whether `first` is before `second` in one thread.
    pub fn in_program_order(&self, first: NodeIndex, second: NodeIndex) -> bool {
        first < second && self.nodes[first].thread == self.nodes[second].thread
    }

    pub fn same_location(&self, first: NodeIndex, second: NodeIndex) -> bool {
        let location = self.nodes[first].location;
        location.is_some() && location == self.nodes[second].location
    }

    /// Adds a node at the end of its thread.
    pub fn push(&mut self, mut node: Node) -> NodeIndex {
        let at = self.nodes.end();
        node.pred = std::mem::replace(self.last.reach(node.thread, || NONE), at);
        self.total += usize::from(node.is_sc());
        self.nodes.push(node);
        self.past.widen(self.nodes.len());
        self.past.push(node.pred.some());
        self.past.put(at, at);
        let met = match node.kind {
            Kind::Meeting(other) => other,
            _ if node.reads => node.source,
            _ => NONE,
        };
        if met != NONE {
            self.past.join(at, met);
        }
        self.learn(at, node);
        if let Some(location) = node.location {
            self.accesses.reach(location, Vec::new).push(at);
        }
        at
    }

    /// The four sets of a new node.
    fn learn(&mut self, at: NodeIndex, node: Node) {
        let known = &mut self.known;
        known.widen(self.nodes.len());
        for which in [CURRENT, ACQUIRED, RELEASED] {
            known.push(node.pred.some().map(|pred| row(pred, which)));
        }
        known.push(None);
        // A fence first acquires, then releases.
        if node.is_fence() && node.order.acquires() {
            known.copy(row(at, CURRENT), row(at, ACQUIRED));
        }
        for which in [CURRENT, ACQUIRED] {
            known.put(row(at, which), at);
            if let Kind::Meeting(other) = node.kind
                && other != NONE
            {
                known.join(row(at, which), row(other, CURRENT));
            }
        }
        if node.is_fence() && node.order.releases() {
            known.copy(row(at, RELEASED), row(at, CURRENT));
        }
        if node.kind != Kind::Access || !node.order.is_atomic() {
            return;
        }
        let told = node.source.some().filter(|_| node.reads);
        if let Some(source) = told {
            known.join(row(at, ACQUIRED), row(source, TOLD));
            if node.order.acquires() {
                known.join(row(at, CURRENT), row(source, TOLD));
            }
        }
        if node.writes {
            let tells = match node.order.releases() {
                true => CURRENT,
                false => RELEASED,
            };
            known.copy(row(at, TOLD), row(at, tells));
            if let Some(source) = told {
                known.join(row(at, TOLD), row(source, TOLD));
            }
        }
    }

    /// Takes back the nodes from `end` on.
    pub fn truncate(&mut self, end: NodeIndex) {
        while self.nodes.end() > end {
            let Some(node) = self.nodes.pop() else { break };
            self.last[node.thread] = node.pred;
            self.total -= usize::from(node.is_sc());
            if let Some(location) = node.location {
                self.accesses[location].pop();
            }
        }
        self.past.truncate(end);
        self.known.truncate(row(end, 0));
    }
}
