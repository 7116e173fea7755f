//! The current execution as a graph: accesses, the fences between them, creation, beginning, end and join of threads, each a
//! node; and for each node the set of those that come before it under sequential consistency.
//!
//! Which nodes there are is [`super::building`]'s to say.

use quotient_model::{Access, Fences, Location, MemoryModel, MemoryOrder, Orders, Table, ThreadId};

use super::rows::{NONE, NodeIndex, Rows};
use crate::order::EventIndex;

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An access of a location.
    Access,
    Fence,
    /// A fence that is in the total order of what is `seq_cst`, and synchronises with nobody.
    Barrier,
    /// Creates a thread, or is its end.
    Parting,
    /// The beginning of a thread, or waits for the end of one. It comes after this node of the other thread.
    Meeting(NodeIndex),
    /// What no graph knows.
    Other,
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
    /// Such a one that has no order among others like it.
    pub adds: bool,
    pub order: MemoryOrder,
    /// The event that it is part of.
    pub event: EventIndex,
    /// The last node before it in its thread that is no access of its location.
    pub elsewhere: NodeIndex,
    /// The last access in its thread that is `seq_cst`, perhaps itself.
    pub last_sc: NodeIndex,
    /// It may have read something else without anybody noticing: the model forces nothing by it.
    pub ghost: bool,
}

impl Node {
    pub fn is_sc_access(&self) -> bool {
        self.kind == Kind::Access && self.order == MemoryOrder::SeqCst
    }

    pub fn is_sc_fence(&self) -> bool {
        self.kind == Kind::Barrier || self.kind == Kind::Fence && self.order == MemoryOrder::SeqCst
    }
}

/// The nodes of the current execution.
#[derive(Default)]
pub(super) struct Graph {
    pub nodes: Table<NodeIndex, Node>,
    /// By node, what comes before it under sequential consistency, and itself.
    pub before: Rows,
    /// By location, its accesses.
    accessed: Table<Location, Vec<NodeIndex>>,
    /// By thread, its last node.
    last: Table<ThreadId, NodeIndex>,
    revealed: Vec<(NodeIndex, Location, Vec<NodeIndex>)>,
    pub sc_fences: Vec<NodeIndex>,
}

impl Graph {
    /// The last node of a thread, or [`NONE`].
    pub fn last(&self, thread: ThreadId) -> NodeIndex {
        self.last.get(thread).copied().unwrap_or(NONE)
    }

    /// The accesses of a location so far.
    pub fn accesses(&self, location: Location) -> &[NodeIndex] {
        self.accessed.get(location).map_or(&[], Vec::as_slice)
    }

    /// The accesses of the location of `node`, which is the last one, before it.
    pub fn earlier(&self, node: NodeIndex) -> &[NodeIndex] {
        let location = self.nodes[node].location;
        match location.map(|location| self.accesses(location)) {
            Some([earlier @ .., last]) if *last == node => earlier,
            Some(earlier) => earlier,
            None => &[],
        }
    }

    /// The writes and, if it writes, the reads that the last node comes after because of its location and that no others stand for,
    /// the latest first.
    pub fn conflicting(&self, node: NodeIndex) -> impl Iterator<Item = NodeIndex> {
        let own = self.nodes[node];
        let mut adds = false;
        let mut done = false;
        self.earlier(node).iter().rev().copied().filter(move |&at| {
            let other = self.nodes[at];
            if done {
                return false;
            }
            if !other.writes {
                // What was read before adds that it comes after comes before these.
                done |= adds;
                return own.writes && !adds;
            }
            if other.adds && own.adds {
                return false;
            }
            adds |= other.adds;
            done |= !other.adds;
            true
        })
    }

    /// The write that a read finds, the last node or what comes next at the location.
    pub fn source(&self, earlier: &[NodeIndex]) -> NodeIndex {
        let mut writes = earlier.iter().rev().copied();
        writes.find(|&at| self.nodes[at].writes).unwrap_or(NONE)
    }

    /// Adds the node, and all that comes before it under sequential consistency.
    pub fn push(&mut self, mut node: Node) -> NodeIndex {
        let at = self.nodes.end();
        let last = self.last.reach(node.thread, || NONE);
        node.pred = std::mem::replace(last, at);
        node.last_sc = NONE;
        node.elsewhere = node.pred;
        if node.pred != NONE {
            let pred = self.nodes[node.pred];
            node.last_sc = pred.last_sc;
            if pred.ghost || node.location.is_some() && pred.location == node.location {
                node.elsewhere = pred.elsewhere;
            }
        }
        if node.is_sc_access() {
            node.last_sc = at;
        }
        if node.is_sc_fence() {
            self.sc_fences.push(at);
        }
        self.nodes.push(node);
        self.before.widen(self.nodes.len());
        self.before.push(node.pred.some());
        self.before.put(at, at);
        if let Kind::Meeting(other) = node.kind
            && other != NONE
        {
            self.before.join(at, other);
        }
        if let Some(location) = node.location {
            let mut before = std::mem::take(&mut self.before);
            for other in self.conflicting(at) {
                before.join(at, other);
            }
            self.before = before;
            self.accessed.reach(location, Vec::new).push(at);
        }
        at
    }

    /// Takes back the nodes from `end` on.
    pub fn truncate(&mut self, end: NodeIndex) {
        while self.nodes.end() > end {
            let Some(node) = self.nodes.pop() else { break };
            let at = self.nodes.end();
            while let Some((_, location, accessed)) =
                self.revealed.pop_if(|&mut (node, ..)| node == at)
            {
                self.accessed[location] = accessed;
            }
            self.last[node.thread] = node.pred;
            if let Some(location) = node.location {
                self.accessed[location].pop();
            }
            self.sc_fences.pop_if(|fence| *fence == at);
        }
        self.before.truncate(end);
    }

    /// What the last event of the trace published has not been accessed as what it is now.
    pub fn reveal(&mut self, location: Location) {
        if let Some(accessed) = self.accessed.get_mut(location)
            && !accessed.is_empty()
        {
            let at = self.nodes.last_index();
            self.revealed.push((at, location, std::mem::take(accessed)));
        }
    }
}

pub(super) fn bare(kind: Kind, thread: ThreadId, event: EventIndex) -> Node {
    Node {
        kind,
        thread,
        pred: NONE,
        location: None,
        reads: false,
        writes: false,
        updates: false,
        adds: false,
        order: MemoryOrder::NotAtomic,
        event,
        elsewhere: NONE,
        last_sc: NONE,
        ghost: false,
    }
}

/// The node of an access, of which it is not known yet whether it writes.
pub(super) fn shape(access: &Access, thread: ThreadId, event: EventIndex) -> Node {
    let reads = !matches!(access, Access::Write { .. } | Access::Unlock { .. });
    Node {
        location: access.location(),
        reads,
        updates: reads && !matches!(access, Access::Read { .. } | Access::Await { .. }),
        adds: matches!(access, Access::Add { .. }),
        ..bare(Kind::Access, thread, event)
    }
}

/// The order of an access that writes or does not, in the eyes of the model.
pub(crate) fn order_of(
    access: &Access,
    writes: bool,
    orders: Orders,
    model: MemoryModel,
) -> MemoryOrder {
    let order = match (access, writes) {
        // An attempt to lock that fails is no atomic operation.
        (Access::TryLock { .. }, false) => MemoryOrder::NotAtomic,
        (Access::CompareExchange { .. }, false) => orders.failure,
        _ => orders.success,
    };
    match model {
        MemoryModel::Ra if order != MemoryOrder::SeqCst => MemoryOrder::AcqRel,
        _ => order,
    }
}

/// The fences that are as much as these, one by one.
pub(crate) fn fences_of(fences: Fences) -> &'static [MemoryOrder] {
    match fences {
        Fences::None => &[],
        Fences::Acquire => &[MemoryOrder::Acquire],
        Fences::Release => &[MemoryOrder::Release],
        Fences::ReleaseAcquire => &[MemoryOrder::Release, MemoryOrder::Acquire],
        Fences::AcqRel => &[MemoryOrder::AcqRel],
        Fences::SeqCst => &[MemoryOrder::SeqCst],
    }
}
