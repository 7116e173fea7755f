//! The current execution as a graph: accesses, the fences between them, creation, beginning, end and join of threads, each a
//! node; and for each node the set of those that come before it under sequential consistency.
//!
//! Which nodes there are is [`super::building`]'s to say.

use quotient_model::{Access, Location, MemoryModel, MemoryOrder, Orders, ThreadId};

use super::rows::{NONE, Rows};

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An access of a location.
    Access,
    Fence,
    /// Creates a thread, or is its end.
    Parting,
    /// The beginning of a thread, or waits for the end of one. It comes after this node of the other thread.
    Meeting(u32),
    /// What no graph knows.
    Other,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    pub thread: ThreadId,
    /// The node before it in its thread.
    pub pred: u32,
    pub location: Option<Location>,
    pub reads: bool,
    pub writes: bool,
    /// An instruction that reads and writes at once, whether or not it does write.
    pub updates: bool,
    /// Such a one that has no order among others like it.
    pub adds: bool,
    pub order: MemoryOrder,
    /// The event that it is part of.
    pub event: u32,
    /// The last node before it in its thread that is no access of its location.
    pub elsewhere: u32,
    /// The last access in its thread that is `seq_cst`, perhaps itself.
    pub last_sc: u32,
}

impl Node {
    pub fn is_sc_access(&self) -> bool {
        self.kind == Kind::Access && self.order == MemoryOrder::SeqCst
    }

    pub fn is_sc_fence(&self) -> bool {
        self.kind == Kind::Fence && self.order == MemoryOrder::SeqCst
    }
}

/// The nodes of the current execution.
#[derive(Default)]
pub(super) struct Graph {
    pub nodes: Vec<Node>,
    /// By node, what comes before it under sequential consistency, and itself.
    pub before: Rows,
    /// By location, its accesses.
    accessed: Vec<Vec<u32>>,
    /// By thread, its last node.
    last: Vec<u32>,
    revealed: Vec<(u32, Location, Vec<u32>)>,
    pub sc_fences: Vec<u32>,
}

impl Graph {
    /// The last node of a thread, or [`NONE`].
    pub fn last(&self, thread: ThreadId) -> u32 {
        self.last.get(thread.index()).copied().unwrap_or(NONE)
    }

    /// The accesses of a location so far.
    pub fn accesses(&self, location: Location) -> &[u32] {
        self.accessed
            .get(location.index())
            .map_or(&[], Vec::as_slice)
    }

    /// The accesses of the location of `node`, which is the last one, before it.
    pub fn earlier(&self, node: u32) -> &[u32] {
        let location = self.nodes[node as usize].location;
        match location.map(|location| self.accesses(location)) {
            Some([earlier @ .., last]) if *last == node => earlier,
            Some(earlier) => earlier,
            None => &[],
        }
    }

    /// The writes and, if it writes, the reads that the last node comes after because of its location and that no others stand for,
    /// the latest first.
    pub fn conflicting(&self, node: u32) -> impl Iterator<Item = u32> {
        let own = self.nodes[node as usize];
        let mut adds = false;
        let mut done = false;
        self.earlier(node).iter().rev().copied().filter(move |&at| {
            let other = self.nodes[at as usize];
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
    pub fn source(&self, earlier: &[u32]) -> u32 {
        let mut writes = earlier.iter().rev().copied();
        writes
            .find(|&at| self.nodes[at as usize].writes)
            .unwrap_or(NONE)
    }

    /// Adds the node, and all that comes before it under sequential consistency.
    pub fn push(&mut self, mut node: Node) -> u32 {
        let at = self.nodes.len() as u32;
        let thread = node.thread.index();
        if self.last.len() <= thread {
            self.last.resize(thread + 1, NONE);
        }
        node.pred = std::mem::replace(&mut self.last[thread], at);
        node.last_sc = NONE;
        node.elsewhere = node.pred;
        if node.pred != NONE {
            let pred = self.nodes[node.pred as usize];
            node.last_sc = pred.last_sc;
            if node.location.is_some() && pred.location == node.location {
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
        self.before.push(node.pred);
        self.before.put(at, at);
        if let Kind::Meeting(other) = node.kind
            && other != NONE
        {
            self.before.join(at, other);
        }
        if let Some(location) = node.location {
            if self.accessed.len() <= location.index() {
                self.accessed.resize(location.index() + 1, Vec::new());
            }
            let mut before = std::mem::take(&mut self.before);
            for other in self.conflicting(at) {
                before.join(at, other);
            }
            self.before = before;
            self.accessed[location.index()].push(at);
        }
        at
    }

    /// Takes nodes back until there are so many.
    pub fn truncate(&mut self, len: usize) {
        while self.nodes.len() > len {
            let Some(node) = self.nodes.pop() else { break };
            let at = self.nodes.len() as u32;
            while let Some((_, location, accessed)) =
                self.revealed.pop_if(|&mut (node, ..)| node == at)
            {
                self.accessed[location.index()] = accessed;
            }
            self.last[node.thread.index()] = node.pred;
            if let Some(location) = node.location {
                self.accessed[location.index()].pop();
            }
            self.sc_fences.pop_if(|fence| *fence == at);
        }
        self.before.truncate(len as u32);
    }

    /// What the last event of the trace published has not been accessed as what it is now.
    pub fn reveal(&mut self, location: Location) {
        if let Some(accessed) = self.accessed.get_mut(location.index())
            && !accessed.is_empty()
        {
            let at = self.nodes.len() as u32 - 1;
            self.revealed.push((at, location, std::mem::take(accessed)));
        }
    }
}

pub(super) fn bare(kind: Kind, thread: ThreadId, event: u32) -> Node {
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
    }
}

/// The node of an access, of which it is not known yet whether it writes.
pub(super) fn shape(access: &Access, thread: ThreadId, event: u32) -> Node {
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
pub(super) fn order_of(
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
