//! Execution graphs: what happened, in which order in each thread, who read from whom, and in which order each
//! location was written.

use quotient_model::{Location, MemoryOrder, ThreadId, Value};

use super::relation::Relation;

/// What a node is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// What a location holds at first: a write before everything else.
    Initial,
    /// An access of a location.
    Access,
    Fence,
    /// Creates a thread.
    Spawn(ThreadId),
    /// A thread begins.
    Start,
    /// A thread has ended.
    End,
    /// Waits for a thread.
    Join(ThreadId),
}

#[derive(Clone, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    pub thread: ThreadId,
    /// Its place among the nodes of its thread.
    pub index: u32,
    /// Its line in the listing.
    pub line: u32,
    pub location: Option<Location>,
    pub reads: bool,
    pub writes: bool,
    /// An instruction that reads and writes at once, whether or not it does write.
    pub updates: bool,
    pub order: MemoryOrder,
    /// What it leaves behind, if it writes.
    pub value: Value,
    /// What it reads from.
    pub source: Option<usize>,
}

impl Node {
    pub fn new(kind: Kind, thread: ThreadId) -> Self {
        Node {
            kind,
            thread,
            index: 0,
            line: 0,
            location: None,
            reads: false,
            writes: false,
            updates: false,
            order: MemoryOrder::NotAtomic,
            value: 0,
            source: None,
        }
    }

    pub fn is_fence(&self) -> bool {
        self.kind == Kind::Fence
    }
}

/// An execution graph. Its nodes are listed in an order in which program order and reads-from lead forward.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    pub nodes: Vec<Node>,
    /// By location, its writes in modification order, the initial one first.
    pub written: Vec<Vec<usize>>,
}

impl Graph {
    /// Adds a node at the end of its thread.
    pub fn push(&mut self, mut node: Node) -> usize {
        let same = |other: &&Node| other.thread == node.thread && other.kind != Kind::Initial;
        node.index = self.nodes.iter().filter(same).count() as u32;
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// A name that says all about the graph: the same for two just if they are the same graph.
    pub fn key(&self) -> Vec<u32> {
        let name = |at: usize| {
            let node = &self.nodes[at];
            match node.kind {
                // No thread has this number, and there is room for one more.
                Kind::Initial => u32::MAX << 16,
                _ => u32::from(node.thread.0) << 16 | node.index,
            }
        };
        let mut all: Vec<(u32, u32, u32)> = (0..self.nodes.len())
            .filter(|&at| self.nodes[at].kind != Kind::Initial)
            .map(|at| {
                let node = &self.nodes[at];
                (name(at), node.line, node.source.map_or(0, |w| name(w) + 1))
            })
            .collect();
        all.sort_unstable();
        let mut key: Vec<u32> = all.iter().flat_map(|&(a, b, c)| [a, b, c]).collect();
        for written in &self.written {
            key.push(u32::MAX - 1);
            key.extend(written.iter().map(|&write| name(write)));
        }
        key
    }

    fn relation(&self, has: impl Fn(&Node, &Node) -> bool) -> Relation {
        let nodes = &self.nodes;
        Relation::new(nodes.len(), |a, b| a != b && has(&nodes[a], &nodes[b]))
    }

    /// Program order.
    pub fn program_order(&self) -> Relation {
        self.relation(|a, b| {
            let initial = a.kind == Kind::Initial || b.kind == Kind::Initial;
            !initial && a.thread == b.thread && a.index < b.index
        })
    }

    /// What comes before because of how threads begin and end, and the initial values before everything.
    pub fn creation(&self) -> Relation {
        self.relation(|a, b| match (a.kind, b.kind) {
            (Kind::Initial, Kind::Initial) => false,
            (Kind::Initial, _) => true,
            (Kind::Spawn(child), Kind::Start) => child == b.thread,
            (Kind::End, Kind::Join(child)) => child == a.thread,
            _ => false,
        })
    }

    pub fn reads_from(&self) -> Relation {
        Relation::new(self.nodes.len(), |a, b| self.nodes[b].source == Some(a))
    }

    pub fn modification_order(&self) -> Relation {
        let mut place = vec![usize::MAX; self.nodes.len()];
        for written in &self.written {
            for (at, &write) in written.iter().enumerate() {
                place[write] = at;
            }
        }
        let nodes = &self.nodes;
        Relation::new(nodes.len(), |a, b| {
            nodes[a].writes
                && nodes[b].writes
                && nodes[a].location == nodes[b].location
                && place[a] < place[b]
        })
    }

    /// Whether two nodes access the same location.
    pub fn same_location(&self, a: usize, b: usize) -> bool {
        let location = self.nodes[a].location;
        location.is_some() && location == self.nodes[b].location
    }
}
