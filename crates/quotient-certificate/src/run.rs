//! An execution of the program that can be gone back on, with the order of its events: each happens after those
//! before it in its thread, the one that created the thread, what it conflicts with, and, if it joins a thread, that one's last.

use quotient_model::{
    Access, Blocked, Effect, Found, Life, Mark, Named, Pending, Program, ThreadId, Threads, World,
    effect,
};
use sha2::{Digest, Sha256};

/// What an access does to what others can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Footprint {
    Nothing,
    /// Looks at a location. What fails has looked; what waits to look does the same.
    Reads(u32),
    Writes(u32),
    /// Ends the life of so many locations from the first on.
    Frees(u32, u32),
    /// Takes the end of a thread.
    Joins(ThreadId),
}

impl Footprint {
    /// Whether two accesses with these cannot be swapped.
    pub(crate) fn conflicts(self, other: Footprint) -> bool {
        use Footprint::*;
        let span = |footprint| match footprint {
            Reads(at) | Writes(at) => (at, 1),
            Frees(at, count) => (at, count),
            Nothing | Joins(_) => (0, 0),
        };
        match (self, other) {
            (Nothing, _) | (_, Nothing) | (Reads(_), Reads(_)) => false,
            (Joins(one), Joins(two)) => one == two,
            (Joins(_), _) | (_, Joins(_)) => false,
            _ => {
                let ((a, m), (b, n)) = (span(self), span(other));
                a < b + n && b < a + m
            }
        }
    }
}

/// An event, by itself and all that happens before it: the same in two executions if, and as far as one can tell by 128 bits of
/// a hash only if, it comes after the same events in the same order.
pub(crate) type Name = [u8; 16];

/// An event that has happened.
pub(crate) struct Event<T> {
    pub(crate) thread: ThreadId,
    pub(crate) access: Access,
    pub(crate) footprint: Footprint,
    pub(crate) name: Name,
    /// Which of its thread's it is, from 0.
    index: u32,
    /// For each thread, how many of its events happen before this one or are it.
    clock: Vec<u32>,
    /// What it takes to go back: the thread as it was, its last event, what it created.
    state: T,
    last: Option<usize>,
    mark: Mark,
    created: Option<ThreadId>,
}

struct Thread<T> {
    state: T,
    events: u32,
    /// The last event, or the one that created it.
    last: Option<usize>,
}

/// Why one cannot go on.
pub(crate) enum Halt {
    /// The front end has learnt something of memory, and one must begin again.
    StartOver,
    /// With the reason.
    Refused(String),
}

/// The execution at hand.
pub(crate) struct Run<'p, P: Program> {
    program: &'p mut Named<P>,
    names: Threads,
    threads: Vec<Option<Thread<P::Thread>>>,
    world: World,
    pub(crate) events: Vec<Event<P::Thread>>,
}

impl<'p, P: Program> Run<'p, P> {
    pub(crate) fn new(program: &'p mut Named<P>) -> Result<Self, Halt> {
        let state = program.start();
        let mut run = Run {
            program,
            names: Threads::new(),
            threads: Vec::new(),
            world: World::new(),
            events: Vec::new(),
        };
        run.begin(ThreadId::MAIN, state, None)?;
        Ok(run)
    }

    /// The thread with this number in a certificate, by who creates whom.
    pub(crate) fn thread(&mut self, origins: &[(usize, u32)], number: usize) -> Option<ThreadId> {
        let Some(at) = number.checked_sub(1) else {
            return Some(ThreadId::MAIN);
        };
        let &(parent, nth) = origins.get(at)?;
        let parent = self.thread(origins, parent.min(at))?;
        self.names.child(parent, nth)
    }

    pub(crate) fn refuse(&self, thread: ThreadId, what: &str) -> Halt {
        let there = self.threads.get(thread.index()).and_then(Option::as_ref);
        let at = there.and_then(|there| self.program.source(&there.state));
        let at = at.map_or_else(String::new, |at| format!(" at {}:{}", at.file, at.line));
        Halt::Refused(format!("{}{at} {what}", self.names.name(thread)))
    }

    /// Whether one event happens before another, or is it.
    pub(crate) fn before(&self, first: usize, second: usize) -> bool {
        let Event { thread, index, .. } = self.events[first];
        let clock = &self.events[second].clock;
        clock
            .get(thread.index())
            .is_some_and(|known| *known > index)
    }

    /// The last event of the thread before the one at `at`, or what created it.
    pub(crate) fn last_before(&self, thread: ThreadId, at: usize) -> Option<usize> {
        match self.events.get(at) {
            Some(event) => event.last,
            None => self.threads[thread.index()].as_ref()?.last,
        }
    }

    pub(crate) fn present(&self) -> impl Iterator<Item = ThreadId> {
        self.world.present()
    }

    /// What a thread wants, if there is such a thread and it has not failed.
    pub(crate) fn pending(&self, thread: ThreadId) -> Option<&Pending> {
        let there = self.threads.get(thread.index())?.as_ref()?;
        let failed = self.world.life(thread) == Life::Failed;
        (!failed).then(|| self.program.pending(&there.state))
    }

    /// Whether a thread that waits would give up in time.
    pub(crate) fn gives_up(&self, thread: ThreadId) -> bool {
        let there = self.threads[thread.index()].as_ref();
        there.is_some_and(|there| self.program.gives_up(&there.state))
    }

    /// What the access that the thread wants does to others, or waits to do; and whether it can.
    pub(crate) fn next(&self, thread: ThreadId) -> Option<(Footprint, bool)> {
        let &Pending::Access(access) = self.pending(thread)? else {
            return None;
        };
        let effect = effect(&access, thread, &self.world);
        let enabled = effect != Effect::Disabled;
        let location = access.location().map_or(0, |location| location.0);
        let writes = match effect {
            Effect::Done { written, .. } => written.is_some(),
            Effect::Failed(_) => false,
            Effect::Disabled => !matches!(access, Access::Await { .. }),
        };
        let footprint = match access {
            Access::Fence | Access::Spawn { .. } => Footprint::Nothing,
            Access::Join { thread } => Footprint::Joins(thread),
            Access::Free { first, count } => Footprint::Frees(first.0, count),
            _ if writes => Footprint::Writes(location),
            _ => Footprint::Reads(location),
        };
        Some((footprint, enabled))
    }

    /// Takes a step of a thread.
    pub(crate) fn push(&mut self, thread: ThreadId) -> Result<(), Halt> {
        let pending = self.pending(thread).cloned();
        let (Some((footprint, true)), Some(Pending::Access(access))) = (self.next(thread), pending)
        else {
            return Err(self.refuse(thread, "cannot take the step that it is said to take"));
        };
        let Effect::Done {
            mut observed,
            written,
        } = effect(&access, thread, &self.world)
        else {
            return Err(self.refuse(thread, "fails"));
        };
        let at = self.events.len();
        let (clock, name) = self.order(thread, &access, footprint, |_| true);
        let mark = self.world.mark();
        self.world.perform(&access, written);
        let Some(Some(slot)) = self.threads.get_mut(thread.index()) else {
            unreachable!("a thread that is not there wants nothing");
        };
        let mut event = Event {
            thread,
            access,
            footprint,
            name,
            index: slot.events,
            clock,
            state: slot.state.clone(),
            last: slot.last.replace(at),
            mark,
            created: None,
        };
        slot.events += 1;
        let mut child = None;
        if let Access::Spawn { nth } = access {
            let Some(id) = self.names.child(thread, nth) else {
                return Err(Halt::Refused("there are too many threads".to_owned()));
            };
            event.created = Some(id);
            child = Some((id, self.program.spawn(&slot.state, id)));
            observed = u64::from(id.0);
        }
        let mut published = Vec::new();
        self.program.step(&mut slot.state, observed, &mut published);
        let pending = self.program.pending(&slot.state).clone();
        self.events.push(event);
        if let Some((id, state)) = child {
            self.world.spawn(id);
            self.begin(id, state, Some(at))?;
        }
        self.world
            .stepped(self.program, thread, &pending, &published);
        self.arrived(thread, &pending)
    }

    /// Goes back over the last event.
    pub(crate) fn pop(&mut self) {
        let Some(event) = self.events.pop() else {
            return;
        };
        self.world.undo(event.mark);
        if let Some(child) = event.created {
            self.threads[child.index()] = None;
        }
        self.threads[event.thread.index()] = Some(Thread {
            state: event.state,
            events: event.index,
            last: event.last,
        });
    }

    /// What the next event of a thread happens after, among those that count, and its name.
    pub(crate) fn order(
        &self,
        thread: ThreadId,
        access: &Access,
        footprint: Footprint,
        counts: impl Fn(usize) -> bool,
    ) -> (Vec<u32>, Name) {
        let last = |thread: ThreadId| self.threads.get(thread.index())?.as_ref()?.last;
        let joined = match *access {
            Access::Join { thread } => last(thread),
            _ => None,
        };
        let conflicting = (0..self.events.len()).rev();
        let conflicting = conflicting.filter(|&at| self.events[at].footprint.conflicts(footprint));
        let mut own = (0..self.events.len()).rev();
        // Of a thread that went on, what counts of it.
        let own = own.find(|&at| {
            let event = &self.events[at];
            counts(at) && (event.thread == thread || event.created == Some(thread))
        });
        let mut clock = vec![0; self.threads.len().max(thread.index() + 1)];
        let mut past: Vec<Name> = Vec::new();
        for at in own
            .into_iter()
            .chain(joined)
            .chain(conflicting)
            .filter(|&at| counts(at))
        {
            let event = &self.events[at];
            if clock[event.thread.index()] > event.index {
                continue;
            }
            clock.resize(clock.len().max(event.clock.len()), 0);
            for (known, other) in clock.iter_mut().zip(&event.clock) {
                *known = (*known).max(*other);
            }
            past.push(event.name);
        }
        let mut hash = Sha256::new();
        let index = own.map_or(0, |at| match &self.events[at] {
            event if event.thread == thread => event.index + 1,
            _ => 0,
        });
        hash.update(thread.0.to_le_bytes());
        hash.update(index.to_le_bytes());
        past.sort_unstable();
        past.iter().for_each(|name| hash.update(name));
        clock[thread.index()] = index + 1;
        let mut name = Name::default();
        name.copy_from_slice(&hash.finalize()[..16]);
        (clock, name)
    }

    /// A thread begins.
    fn begin(&mut self, id: ThreadId, state: P::Thread, last: Option<usize>) -> Result<(), Halt> {
        if self.threads.len() <= id.index() {
            self.threads.resize_with(id.index() + 1, || None);
        }
        let pending = self.program.pending(&state).clone();
        self.world.stepped(self.program, id, &pending, &[]);
        let events = 0;
        self.threads[id.index()] = Some(Thread {
            state,
            events,
            last,
        });
        self.arrived(id, &pending)
    }

    /// What a thread has come to.
    fn arrived(&self, thread: ThreadId, pending: &Pending) -> Result<(), Halt> {
        match pending {
            Pending::Restart => Err(Halt::StartOver),
            Pending::Failed(_) => Err(self.refuse(thread, "fails")),
            Pending::Unsupported(diagnostic) => Err(Halt::Refused(diagnostic.message.clone())),
            Pending::Endless | Pending::Blocked(Blocked::LoopBound | Blocked::Spin) => {
                Err(self.refuse(thread, "may never end"))
            }
            Pending::Blocked(Blocked::Assume)
            | Pending::Access(_)
            | Pending::Done(_)
            | Pending::Exit(_) => Ok(()),
        }
    }
}
