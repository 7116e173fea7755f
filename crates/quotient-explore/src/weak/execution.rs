//! The current execution: the states of its threads, its events in the order in which they were added, and its [graph](Graph).
//!
//! There is no memory: a read gets the value of the write that was chosen for it. [`World`] has only what locations held at first, and the
//! lives of threads.

use quotient_model::{
    Access, Cell, Effect, Event, Failure, Found, Life, Location, Mark, MemoryModel, Named, Pending,
    Program, Published, Table, ThreadId, Threads, World, effect, perform,
};

use super::chains::Chains;
use super::consistency::{is_coherent, is_consistent};
use super::graph::{Graph, Kind, Node};
use crate::properties::robustness::rows::{NONE, NodeIndex};

/// An event of the current execution.
pub(super) struct Made<T> {
    pub event: Event,
    /// The node of its access, if it has a location.
    pub node: NodeIndex,
    /// Its thread before it.
    pub before: T,
    /// From which node on the thread was to read before it.
    pub since: Option<NodeIndex>,
    /// The end of the graph, and the world, before it.
    pub end: NodeIndex,
    pub mark: Mark,
}

/// How a thread has handed over memory that it had to itself.
#[derive(Clone, Copy)]
pub(super) struct Handed {
    /// The event that did.
    pub event: usize,
    /// The first node of the thread behind its last write there.
    pub written: NodeIndex,
}

/// A thread of the current execution.
pub(super) struct Row<T> {
    pub state: T,
    pub count: u32,
    pub failure: Option<Failure>,
    /// It reads from none of the writes before this node: its read was put off when these were there.
    pub since: Option<NodeIndex>,
}

pub(super) struct Execution<P: Program> {
    pub program: Named<P>,
    pub threads: Threads,
    pub world: World,
    pub graph: Graph,
    pub rows: Table<ThreadId, Option<Row<P::Thread>>>,
    pub present: Vec<ThreadId>,
    pub events: Vec<Made<P::Thread>>,
    pub published: Published,
    /// By location, how it was handed over; and those that were, in their order.
    pub handed: Table<Location, Option<Handed>>,
    pub handovers: Vec<(usize, Location)>,
    /// An order of the writes, at the end.
    pub ended: Vec<Chains>,
}

/// What accesses have in common that must be chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    Cell(Location),
    /// Only one can join a thread; others fail.
    End(ThreadId),
}

/// What the access reads or writes.
pub(super) fn place(access: &Access) -> Option<Place> {
    match *access {
        Access::Join { thread } => Some(Place::End(thread)),
        _ => access.location().map(Place::Cell),
    }
}

/// Whether the access may write its place.
pub(super) fn may_write(access: &Access) -> bool {
    !matches!(access, Access::Read { .. } | Access::Await { .. })
}

/// Whether there are values with which the access does not happen.
pub(super) fn may_wait(access: &Access) -> bool {
    access.awaits(0).is_some() || matches!(access, Access::Lock { .. })
}

impl<P: Program> Execution<P> {
    pub fn new(mut program: Named<P>, model: MemoryModel) -> Self {
        let main = program.start();
        let mut world = World::new();
        world.stepped(&program, ThreadId::MAIN, program.pending(&main), &[]);
        let mut graph = Graph::new(model);
        graph.push(Node::bare(Kind::Meeting(NONE), ThreadId::MAIN));
        let mut rows = Table::new();
        rows.push(Some(Row::new(main)));
        Execution {
            program,
            threads: Threads::new(),
            world,
            graph,
            rows,
            present: vec![ThreadId::MAIN],
            events: Vec::new(),
            published: Published::new(),
            handed: Table::new(),
            handovers: Vec::new(),
            ended: Vec::new(),
        }
    }

    pub fn row(&self, thread: ThreadId) -> &Row<P::Thread> {
        let row = self.rows.get(thread).and_then(Option::as_ref);
        row.expect("the thread exists")
    }

    pub fn row_mut(&mut self, thread: ThreadId) -> &mut Row<P::Thread> {
        let row = self.rows.get_mut(thread).and_then(Option::as_mut);
        row.expect("the thread exists")
    }

    /// The access that the thread wants, unless it has failed.
    pub fn wanted(&self, thread: ThreadId) -> Option<Access> {
        let row = self.row(thread);
        match *self.program.pending(&row.state) {
            Pending::Access(access) if row.failure.is_none() => Some(access),
            _ => None,
        }
    }

    /// Whether the access, which some thread wants, may read from several writes, so that one has to be chosen; or is one of several
    /// joins that could come first.
    pub fn chooses(&self, access: &Access) -> bool {
        match *access {
            Access::Join { thread } => matches!(self.world.life(thread), Life::Ended(_)),
            Access::Write { .. } | Access::Unlock { .. } => false,
            _ => access.location().is_some(),
        }
    }

    /// Whether the thread can go on without a choice.
    pub fn goes_on(&self, thread: ThreadId) -> bool {
        match self.wanted(thread) {
            Some(access @ Access::Join { .. }) => {
                let found = effect(&access, thread, &self.world);
                matches!(found, Effect::Failed(_))
            }
            Some(access) => !self.chooses(&access),
            None => false,
        }
    }

    /// From which node on the thread reads, if its read was put off.
    pub fn since(&self, thread: ThreadId) -> Option<NodeIndex> {
        self.row(thread).since
    }

    /// Puts the thread's read off: it reads from what comes from here on; or no longer so.
    pub fn put_off(&mut self, thread: ThreadId, since: Option<NodeIndex>) {
        self.row_mut(thread).since = since;
    }

    /// What the location holds after a write.
    pub fn value(&self, location: Location, write: NodeIndex) -> Cell {
        let first = self.world.cell(location);
        match write {
            NONE => first,
            write => Cell {
                value: self.graph.nodes[write].value,
                ..first
            },
        }
    }

    /// The writes that the thread may read from, with which it does something and the model allows it.
    pub fn sources(&mut self, thread: ThreadId) -> Vec<NodeIndex> {
        let since = self.since(thread);
        let Some(access) = self.wanted(thread).filter(|access| self.chooses(access)) else {
            return Vec::new();
        };
        let Some(location) = access.location() else {
            return Vec::from_iter(since.is_none().then_some(NONE));
        };
        let written = self.graph.accesses(location).iter().copied();
        let written = written.filter(|&at| self.graph.nodes[at].writes && Some(at) >= since);
        let first = since.is_none().then_some(NONE);
        let mut candidates: Vec<NodeIndex> = first.into_iter().chain(written).collect();
        candidates.retain(|&source| {
            perform(&access, self.value(location, source), thread) != Effect::Disabled
        });
        let end = self.graph.nodes.end();
        self.pass_fences(thread);
        let passed = self.graph.nodes.end();
        for allowed in [is_coherent, is_consistent] {
            // What does not wait and was not put off can read from the last write in mo: if only one is left, it is that.
            if candidates.len() == 1 && since.is_none() && !may_wait(&access) {
                break;
            }
            candidates.retain(|&source| {
                let found = perform(&access, self.value(location, source), thread);
                self.touch(thread, &access, location, source, &found);
                let allowed = allowed(&self.graph, location);
                self.graph.truncate(passed);
                allowed
            });
        }
        self.graph.truncate(end);
        candidates
    }

    /// Takes back the events from the `length`-th on.
    pub fn truncate(&mut self, length: usize) {
        while self.events.len() > length {
            let Some(made) = self.events.pop() else { break };
            self.graph.truncate(made.end);
            self.world.undo(made.mark);
            // What was handed over by it was not before.
            let event = self.events.len();
            while let Some((_, location)) = self.handovers.pop_if(|(by, _)| *by == event) {
                self.handed[location] = None;
            }
            if let Some(child) = made.event.spawned {
                self.rows[child] = None;
                self.present.pop();
            }
            let row = self.row_mut(made.event.id.thread);
            row.state = made.before;
            row.count -= 1;
            row.failure = None;
            row.since = made.since;
        }
    }
}

impl<T> Row<T> {
    pub fn new(state: T) -> Self {
        Row {
            state,
            count: 0,
            failure: None,
            since: None,
        }
    }
}
