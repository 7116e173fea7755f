//! Threads run by a schedule, one access at a time.

use quotient_model::{
    Access, Cell, Effect, Event, EventId, Failure, Location, Named, Pending, Program, Published,
    Table, ThreadId, Threads, Value, World, effect, index_type,
};

index_type! {
    /// An event of a replay, by the order in which they happen.
    pub(super) struct DoneIndex;
}

/// An event that was performed, and the atomic section that it is part of, or 0.
#[derive(Clone, Debug)]
pub(super) struct Done {
    pub event: Event,
    pub section: u32,
}

/// An execution that is being run.
pub(super) struct Replay<T> {
    pub states: Vec<Option<T>>,
    pub world: World,
    pub done: Table<DoneIndex, Done>,
    failures: Vec<Option<Failure>>,
    counts: Vec<u32>,
    /// The thread that is inside an atomic section: nobody else may do anything.
    inside: Option<ThreadId>,
    published: Published,
}

impl<T: Clone> Replay<T> {
    /// The main thread at its first access.
    pub fn new<P: Program<Thread = T>>(program: &mut Named<P>) -> Self {
        let main = program.start();
        let mut world = World::new();
        world.stepped(program, ThreadId::MAIN, program.pending(&main), &[]);
        Replay {
            states: vec![Some(main)],
            world,
            done: Table::new(),
            failures: vec![None],
            counts: vec![0],
            inside: None,
            published: Published::new(),
        }
    }

    /// The threads that exist.
    pub fn present(&self) -> impl Iterator<Item = ThreadId> {
        let threads = (0..).map(ThreadId).zip(&self.states);
        threads.filter_map(|(thread, state)| state.as_ref().map(|_| thread))
    }

    pub fn state(&self, thread: ThreadId) -> Option<&T> {
        self.states.get(thread.index())?.as_ref()
    }

    /// What the thread's last access, or what it came to after it, has failed with.
    pub fn failure<'a, P: Program<Thread = T>>(
        &'a self,
        program: &Named<P>,
        thread: ThreadId,
    ) -> Option<&'a Failure> {
        if let Some(failure) = self.failures.get(thread.index())?.as_ref() {
            return Some(failure);
        }
        match program.program.pending(self.state(thread)?) {
            Pending::Failed(failure) => Some(failure),
            _ => None,
        }
    }

    /// Whether the thread can do something now.
    pub fn enabled<P: Program<Thread = T>>(&self, program: &Named<P>, thread: ThreadId) -> bool {
        let alone = self.inside.is_none_or(|inside| inside == thread);
        alone
            && self
                .state(thread)
                .is_some_and(|state| self.world.enabled(thread, program.pending(state)))
    }

    /// What an add finds that the thread wants to do now.
    pub fn added_to<P: Program<Thread = T>>(
        &self,
        program: &Named<P>,
        thread: ThreadId,
    ) -> Option<(Location, Value)> {
        match *program.pending(self.state(thread)?) {
            Pending::Access(access) if access.added().is_some() => {
                let location = access.location()?;
                Some((location, self.cell(program, location).value))
            }
            _ => None,
        }
    }

    /// What a location holds.
    pub fn cell<P: Program<Thread = T>>(&self, program: &Named<P>, location: Location) -> Cell {
        match self.world.cells().get(location.index()) {
            Some(&cell) => cell,
            None => Cell::new(program.initial(location)),
        }
    }

    /// Lets the thread do what it wants. Says whether it could.
    pub fn step<P: Program<Thread = T>>(
        &mut self,
        program: &mut Named<P>,
        threads: &mut Threads,
        thread: ThreadId,
    ) -> bool {
        if !self.enabled(program, thread) {
            return false;
        }
        let Some(state) = self.state(thread) else {
            return false;
        };
        let Pending::Access(access) = *program.pending(state) else {
            return false;
        };
        let section = program.section(state);
        let (mut observed, mut written, mut failure) = (0, None, None);
        match effect(&access, thread, &self.world) {
            Effect::Disabled => return false,
            Effect::Failed(why) => failure = Some(why),
            Effect::Done {
                observed: found,
                written: wrote,
            } => (observed, written) = (found, wrote),
        }
        let mut event = Event {
            id: EventId {
                thread,
                index: self.counts[thread.index()],
            },
            access,
            observed,
            written,
            spawned: None,
        };
        self.counts[thread.index()] += 1;
        if let Some(failure) = failure {
            self.world.fail(thread);
            self.failures[thread.index()] = Some(failure);
            self.done.push(Done { event, section });
            return true;
        }
        self.world.perform(&access, written);
        if let Access::Spawn { nth } = access {
            let Some(child) = threads.child(thread, nth) else {
                return false;
            };
            self.spawn(program, thread, child);
            event.spawned = Some(child);
            event.observed = Value::from(child.0);
        }
        if let Some(state) = &mut self.states[thread.index()] {
            program.step(state, event.observed, &mut self.published);
            let pending = program.program.pending(state);
            self.world
                .stepped(program, thread, pending, &self.published);
            self.published.clear();
            let stays = section != 0 && program.section(state) == section;
            let goes_on = matches!(pending, Pending::Access(_));
            self.inside = (stays && goes_on).then_some(thread);
        }
        self.done.push(Done { event, section });
        true
    }

    fn spawn<P: Program<Thread = T>>(
        &mut self,
        program: &mut Named<P>,
        parent: ThreadId,
        child: ThreadId,
    ) {
        let Some(state) = self.states[parent.index()].as_ref() else {
            return;
        };
        let state = program.spawn(state, child);
        self.world.spawn(child);
        let pending = program.program.pending(&state);
        self.world.stepped(program, child, pending, &[]);
        if self.states.len() <= child.index() {
            self.states.resize(child.index() + 1, None);
            self.failures.resize(child.index() + 1, None);
            self.counts.resize(child.index() + 1, 0);
        }
        self.states[child.index()] = Some(state);
    }

    /// Performs these events. Says whether they are what the threads do.
    pub fn follow<P: Program<Thread = T>>(
        &mut self,
        program: &mut Named<P>,
        threads: &mut Threads,
        events: &[Event],
    ) -> bool {
        events.iter().all(|event| {
            self.step(program, threads, event.id.thread)
                && self
                    .done
                    .last()
                    .is_some_and(|done| done.event.access == event.access)
        })
    }

    /// Whether a thread has come to what only another exploration could go on from.
    pub fn is_lost<P: Program<Thread = T>>(&self, program: &Named<P>, thread: ThreadId) -> bool {
        self.state(thread).is_some_and(|state| {
            matches!(
                program.pending(state),
                Pending::Restart | Pending::Endless | Pending::Unsupported(_)
            )
        })
    }
}
