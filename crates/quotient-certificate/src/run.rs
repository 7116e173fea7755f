//! An execution of the program that can be gone back on, with the order of its events: each happens after those
//! before it in its thread, the one that created the thread, what it conflicts with, and, if it joins a thread, that one's last.

use quotient_model::{
    Access, Blocked, Effect, Mark, Named, Pending, Program, ThreadId, Threads, World, effect,
};
use sha2::{Digest, Sha256};

/// What an access does to what others can see: the first of some locations, how many they are, and whether it writes them. What
/// fails has looked; what waits to look does the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Footprint(u64, u64, pub(crate) bool);

impl Footprint {
    /// Whether two accesses with these cannot be swapped.
    pub(crate) fn conflicts(self, other: Footprint) -> bool {
        let (Footprint(a, m, writes), Footprint(b, n, too)) = (self, other);
        (writes || too) && a < b + n && b < a + m
    }
}

/// The ends of threads, which joins take, come behind all locations.
const ENDS: u64 = 1 << 32;

/// What a thread does, or wants to do.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) thread: ThreadId,
    pub(crate) access: Access,
    pub(crate) does: Footprint,
}

/// An event, by itself and all that happens before it: the same in two executions if, and as far as one can tell by 128 bits of
/// a hash only if, it comes after the same events in the same order.
pub(crate) type Name = [u8; 16];

/// An event that has happened.
pub(crate) struct Event<T> {
    pub(crate) step: Step,
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
    pub(crate) world: World,
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
        let Event { step, index, .. } = &self.events[first];
        let known = self.events[second].clock.get(step.thread.index());
        known.is_some_and(|known| known > index)
    }

    /// The last event of the thread before the one at `at`, or what created it.
    pub(crate) fn last_before(&self, thread: ThreadId, at: usize) -> Option<usize> {
        match self.events.get(at) {
            Some(event) => event.last,
            None => self.threads[thread.index()].as_ref()?.last,
        }
    }

    /// What a thread wants, if there is such a thread.
    pub(crate) fn pending(&self, thread: ThreadId) -> Option<&Pending> {
        let there = self.threads.get(thread.index())?.as_ref()?;
        Some(self.program.pending(&there.state))
    }

    /// Whether a thread that waits would give up in time.
    pub(crate) fn gives_up(&self, thread: ThreadId) -> bool {
        let there = self.threads[thread.index()].as_ref();
        there.is_some_and(|there| self.program.gives_up(&there.state))
    }

    /// What the thread wants to do, and whether it can.
    pub(crate) fn next(&self, thread: ThreadId) -> Option<(Step, bool)> {
        let &Pending::Access(access) = self.pending(thread)? else {
            return None;
        };
        let effect = effect(&access, thread, &self.world);
        let (first, count) = match access {
            Access::Fence | Access::Spawn { .. } => (0, 0),
            Access::Join { thread } => (ENDS + u64::from(thread.0), 1),
            Access::Free { first, count } => (first.0.into(), count.into()),
            _ => (access.location().map_or(0, |location| location.0).into(), 1),
        };
        let elsewhere = access.location().is_none();
        let writes = match effect {
            Effect::Done { written, .. } => elsewhere || written.is_some(),
            Effect::Failed(_) => elsewhere,
            Effect::Disabled => !matches!(access, Access::Await { .. }),
        };
        let does = Footprint(first, count, writes);
        let step = Step {
            thread,
            access,
            does,
        };
        Some((step, effect != Effect::Disabled))
    }

    /// Takes a step of a thread.
    pub(crate) fn push(&mut self, thread: ThreadId) -> Result<(), Halt> {
        let Some((step, true)) = self.next(thread) else {
            return Err(self.refuse(thread, "cannot take the step that it is said to take"));
        };
        let found = effect(&step.access, thread, &self.world);
        let (clock, name) = self.order(&step, |_| true);
        let Some(Some(slot)) = self.threads.get_mut(thread.index()) else {
            unreachable!("a thread that is not there wants nothing");
        };
        let at = self.events.len();
        self.events.push(Event {
            step,
            name,
            index: slot.events,
            clock,
            state: slot.state.clone(),
            last: slot.last.replace(at),
            mark: self.world.mark(),
            created: None,
        });
        slot.events += 1;
        let (mut observed, written) = match found {
            Effect::Done { observed, written } => (observed, written),
            _ => return Err(self.refuse(thread, "fails")),
        };
        self.world.perform(&step.access, written);
        let mut child = None;
        if let Access::Spawn { nth } = step.access {
            let Some(id) = self.names.child(thread, nth) else {
                return Err(Halt::Refused("there are too many threads".to_owned()));
            };
            self.events[at].created = Some(id);
            child = Some((id, self.program.spawn(&slot.state, id)));
            observed = u64::from(id.0);
        }
        let mut published = Vec::new();
        self.program.step(&mut slot.state, observed, &mut published);
        let pending = self.program.pending(&slot.state).clone();
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
        self.threads[event.step.thread.index()] = Some(Thread {
            state: event.state,
            events: event.index,
            last: event.last,
        });
    }

    /// Goes back to so many events.
    pub(crate) fn back_to(&mut self, len: usize) {
        while self.events.len() > len {
            self.pop();
        }
    }

    /// What the next event of a thread happens after, among those that count, and its name.
    pub(crate) fn order(&self, step: &Step, counts: impl Fn(usize) -> bool) -> (Vec<u32>, Name) {
        let thread = step.thread;
        let all = || (0..self.events.len()).rev().filter(|&at| counts(at));
        let last_of = |thread: ThreadId| {
            all().find(|&at| {
                let event = &self.events[at];
                event.step.thread == thread || event.created == Some(thread)
            })
        };
        let own = last_of(thread);
        let joined = match step.access {
            Access::Join { thread } => last_of(thread),
            _ => None,
        };
        let conflicting = all().filter(|&at| self.events[at].step.does.conflicts(step.does));
        let index = own.map_or(0, |at| match &self.events[at] {
            event if event.step.thread == thread => event.index + 1,
            _ => 0,
        });
        let mut clock = vec![0; self.threads.len().max(thread.index() + 1)];
        let mut past: Vec<Name> = Vec::new();
        for at in own.into_iter().chain(joined).chain(conflicting) {
            let event = &self.events[at];
            clock.resize(clock.len().max(event.clock.len()), 0);
            if clock[event.step.thread.index()] <= event.index {
                past.push(event.name);
                let both = clock.iter_mut().zip(&event.clock);
                both.for_each(|(known, other)| *known = (*known).max(*other));
            }
        }
        clock[thread.index()] = index + 1;
        past.sort_unstable();
        let mut hash = Sha256::new();
        hash.update(thread.0.to_le_bytes());
        hash.update(index.to_le_bytes());
        past.iter().for_each(|name| hash.update(name));
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
        self.threads[id.index()] = Some(Thread {
            state,
            events: 0,
            last,
        });
        self.arrived(id, &pending)
    }

    /// What a thread has come to.
    fn arrived(&self, thread: ThreadId, pending: &Pending) -> Result<(), Halt> {
        match pending {
            Pending::Access(_) | Pending::Done(_) | Pending::Exit(_) => Ok(()),
            Pending::Blocked(Blocked::Assume) => Ok(()),
            Pending::Restart => Err(Halt::StartOver),
            Pending::Unsupported(diagnostic) => Err(Halt::Refused(diagnostic.message.clone())),
            Pending::Failed(_) => Err(self.refuse(thread, "fails")),
            Pending::Blocked(_) | Pending::Endless => Err(self.refuse(thread, "may never end")),
        }
    }
}
