//! One state of a running program: the threads, the memory, and what has happened so far.
//!
//! Says which threads can move and moves them, by the rules of the model and nothing else: what an access
//! does is [`quotient_model::effect`]'s to say. A failing access is an event that only looks: the thread
//! stops there, and another order of the events may have let it pass.

use quotient_model::{
    Access, Cell, Diagnostic, Effect, Event, EventId, Execution, Found, Location, Named, Pending,
    Program, ThreadId, Threads, Value, World, effect, perform,
};

use crate::failures::Reached;

/// A state of the program `P`.
pub(crate) struct Machine<P: Program> {
    threads: Vec<Option<Slot<P::Thread>>>,
    world: World,
    execution: Execution,
}

#[derive(Clone)]
struct Slot<T> {
    state: T,
    events: u32,
    /// The failure of the last access.
    failed: Option<Reached>,
}

impl<P: Program> Clone for Machine<P> {
    fn clone(&self) -> Self {
        Machine {
            threads: self.threads.clone(),
            world: self.world.clone(),
            execution: self.execution.clone(),
        }
    }
}

/// Why the program goes no further.
#[derive(Debug)]
pub(crate) enum Halt {
    /// It cannot be run further.
    Program(Diagnostic),
    /// It has learnt something, and must be run again from its start.
    StartOver,
}

impl From<Diagnostic> for Halt {
    fn from(diagnostic: Diagnostic) -> Self {
        Halt::Program(diagnostic)
    }
}

/// How a maximal execution ended.
pub(crate) struct Ending {
    /// Every thread ended or failed.
    pub(crate) complete: bool,
    pub(crate) failures: Vec<Reached>,
}

impl<P: Program> Machine<P> {
    pub(crate) fn new(program: &mut Named<P>) -> Self {
        let mut machine = Machine {
            threads: Vec::new(),
            world: World::new(),
            execution: Execution::default(),
        };
        let main = program.start();
        machine.add(program, ThreadId::MAIN, main);
        machine
    }

    pub(crate) fn execution(&self) -> &Execution {
        &self.execution
    }

    /// The threads that can move: perform an access, or fail in the attempt.
    pub(crate) fn enabled(&self, program: &Named<P>) -> Result<Vec<ThreadId>, Halt> {
        let mut enabled = Vec::new();
        for (index, slot) in self.threads.iter().enumerate() {
            let Some(slot) = slot else { continue };
            let thread = ThreadId(index as u16);
            match program.pending(&slot.state) {
                Pending::Access(access)
                    if slot.failed.is_none()
                        && effect(access, thread, &self.world) != Effect::Disabled =>
                {
                    enabled.push(thread);
                }
                Pending::Unsupported(diagnostic) => {
                    return Err(Halt::Program((**diagnostic).clone()));
                }
                Pending::Endless => {
                    let message = "a thread may never come to another access";
                    return Err(Halt::Program(Diagnostic::limit(message)));
                }
                Pending::Restart => return Err(Halt::StartOver),
                _ => {}
            }
        }
        Ok(enabled)
    }

    /// What the threads want to do that cannot move.
    pub(crate) fn waiting(&self, program: &Named<P>) -> Vec<Access> {
        let slots = self.threads.iter().flatten();
        let alive = slots.filter(|slot| slot.failed.is_none());
        let wanted = alive.filter_map(|slot| match program.pending(&slot.state) {
            Pending::Access(access) => Some(*access),
            _ => None,
        });
        wanted.collect()
    }

    /// A thread begins.
    fn add(&mut self, program: &Named<P>, thread: ThreadId, state: P::Thread) {
        if self.threads.len() <= thread.index() {
            self.threads.resize(thread.index() + 1, None);
        }
        let pending = program.pending(&state);
        self.world.stepped(program, thread, pending, &[]);
        self.threads[thread.index()] = Some(Slot {
            state,
            events: 0,
            failed: None,
        });
    }

    /// The lines of any two accesses that could come next, one right after the other, and are a data
    /// race.
    pub(crate) fn data_races(&self, program: &Named<P>) -> Vec<(u32, u32)> {
        let mut next = Vec::new();
        for (index, slot) in self.threads.iter().enumerate() {
            if let Some(slot) = slot
                && slot.failed.is_none()
                && let Pending::Access(access) = program.pending(&slot.state)
                && let Some(location) = access.location()
            {
                next.push((ThreadId(index as u16), &slot.state, access, location));
            }
        }
        // What is written, if it happens. What waits for a value accesses it in vain.
        let written = |access: &Access, cell: Cell, thread| match perform(access, cell, thread) {
            Effect::Done { written, .. } => Some(written),
            Effect::Disabled if access.awaits(0).is_some() => {
                Some(access.writes_in_vain().then_some(cell.value))
            }
            Effect::Disabled | Effect::Failed(_) => None,
        };
        let mut races = Vec::new();
        for &(one, first, access, location) in &next {
            let cell = self.world.cell(location);
            let Some(by_first) = written(access, cell, one) else {
                continue;
            };
            let cell = by_first.map_or(cell, Cell::new);
            for &(other, second, access, at) in &next {
                if one == other || at != location {
                    continue;
                }
                let Some(by_second) = written(access, cell, other) else {
                    continue;
                };
                let atomic = program.is_atomic(first) && program.is_atomic(second);
                if !atomic && (by_first.is_some() || by_second.is_some()) {
                    let line = |state| program.source(state).map_or(0, |source| source.line);
                    let (a, b) = (line(first), line(second));
                    races.push((a.min(b), a.max(b)));
                }
            }
        }
        races
    }

    /// How many threads there are places for.
    pub(crate) fn threads(&self) -> usize {
        self.threads.len()
    }

    /// The state of a thread that exists.
    pub(crate) fn thread(&self, thread: ThreadId) -> Option<&P::Thread> {
        let slot = self.threads.get(thread.index())?;
        slot.as_ref().map(|slot| &slot.state)
    }

    /// What a location holds.
    pub(crate) fn cell(&self, location: Location) -> Cell {
        self.world.cell(location)
    }

    /// Whether the last access of a thread failed.
    pub(crate) fn has_failed(&self, thread: ThreadId) -> bool {
        let slot = self.threads[thread.index()].as_ref();
        slot.is_some_and(|slot| slot.failed.is_some())
    }

    /// Forgets what has happened, where only the state counts.
    pub(crate) fn forget(&mut self) {
        self.execution.events.clear();
    }

    /// All that can make a difference to what happens, in words.
    pub(crate) fn state(&self) -> String
    where
        P::Thread: std::fmt::Debug,
    {
        let slots = self.threads.iter().enumerate().map(|(index, slot)| {
            let life = self.world.life(ThreadId(index as u16));
            let state = slot.as_ref().map(|slot| (&slot.state, slot.failed));
            format!("{life:?} {state:?}")
        });
        let slots: Vec<String> = slots.collect();
        format!("{slots:?} {:?}", self.world.cells())
    }

    /// Moves a thread that is enabled: over one access, or over an atomic section.
    pub(crate) fn advance(
        &mut self,
        program: &mut Named<P>,
        threads: &mut Threads,
        thread: ThreadId,
    ) -> Result<(), Diagnostic> {
        let section = self.section(program, thread);
        self.perform(program, threads, thread)?;
        while section != 0 && self.section(program, thread) == section {
            self.perform(program, threads, thread)?;
        }
        Ok(())
    }

    /// The atomic section that the thread has still to come to the end of, if it has begun one.
    pub(crate) fn section(&self, program: &Named<P>, thread: ThreadId) -> u32 {
        let slot = self.threads[thread.index()].as_ref();
        let going = slot.filter(|slot| slot.failed.is_none());
        going.map_or(0, |slot| program.section(&slot.state))
    }

    /// Has a thread that is enabled perform its access.
    pub(crate) fn perform(
        &mut self,
        program: &mut Named<P>,
        threads: &mut Threads,
        thread: ThreadId,
    ) -> Result<(), Diagnostic> {
        let Some(slot) = &self.threads[thread.index()] else {
            return Ok(());
        };
        let Pending::Access(access) = *program.pending(&slot.state) else {
            return Ok(());
        };
        let index = slot.events;
        let (mut observed, written) = match effect(&access, thread, &self.world) {
            Effect::Done { observed, written } => (observed, written),
            Effect::Disabled => return Ok(()),
            Effect::Failed(failure) => {
                let source = program.source(&slot.state);
                self.world.fail(thread);
                let slot = self.slot(thread);
                slot.failed = Some(Reached::new(failure.kind, source.as_ref()));
                slot.events += 1;
                self.execution.events.push(Event {
                    id: EventId { thread, index },
                    access,
                    observed: 0,
                    written: None,
                    spawned: None,
                });
                return Ok(());
            }
        };
        let mut spawned = None;
        self.world.perform(&access, written);
        if let Access::Spawn { nth } = access {
            let child = threads
                .child(thread, nth)
                .ok_or_else(|| Diagnostic::limit("more threads than can be numbered"))?;
            let state = program.spawn(&self.slot(thread).state, child);
            self.world.spawn(child);
            self.add(program, child, state);
            observed = Value::from(child.0);
            spawned = Some(child);
        }
        self.execution.events.push(Event {
            id: EventId { thread, index },
            access,
            observed,
            written,
            spawned,
        });
        let mut published = Vec::new();
        let slot = self.slot(thread);
        slot.events += 1;
        program.step(&mut slot.state, observed, &mut published);
        let pending = program.pending(&slot.state).clone();
        self.world.stepped(program, thread, &pending, &published);
        Ok(())
    }

    /// A thread that is known to exist.
    fn slot(&mut self, thread: ThreadId) -> &mut Slot<P::Thread> {
        self.threads[thread.index()]
            .as_mut()
            .expect("a thread acts, or is joined, only after it was spawned")
    }

    /// Tells how the execution ended; to be asked only where no thread can move.
    pub(crate) fn ending(&self, program: &Named<P>) -> Ending {
        let mut failures = Vec::new();
        let (mut waiting, mut spinning) = (false, false);
        let (mut blocked, mut exited) = (false, false);
        for slot in self.threads.iter().flatten() {
            let source = || program.source(&slot.state);
            match program.pending(&slot.state) {
                _ if slot.failed.is_some() => failures.extend(slot.failed),
                Pending::Access(Access::Await { .. } | Access::AwaitExchange { .. })
                    if program.spins_at(&slot.state).is_some() =>
                {
                    spinning = true;
                }
                // An assumption that can be waited for.
                Pending::Access(Access::Await { .. } | Access::AwaitExchange { .. }) => {
                    blocked = true;
                }
                Pending::Access(_) if program.gives_up(&slot.state) => blocked = true,
                Pending::Access(_) => waiting = true,
                Pending::Blocked(_) => blocked = true,
                Pending::Failed(failure) => {
                    failures.push(Reached::new(failure.kind, source().as_ref()));
                }
                Pending::Exit(_) => exited = true,
                Pending::Done(_)
                | Pending::Unsupported(_)
                | Pending::Endless
                | Pending::Restart => {}
            }
        }
        if (waiting || spinning) && !blocked && !exited && failures.is_empty() {
            failures.push(if spinning {
                Reached::LIVELOCK
            } else {
                Reached::DEADLOCK
            });
        }
        Ending {
            complete: !waiting && !spinning && !blocked,
            failures,
        }
    }
}
