//! One state of a running program: the threads, the memory, and what has happened so far.
//!
//! Says which threads can move and moves them, by the rules of the model and nothing else. What a
//! single access does is `quotient_model::perform`'s to say; what touches more than one cell is
//! said here:
//!
//! - a join waits for its thread to end, and takes the end with it: a second join fails;
//! - a thread that failed, blocks for good or has called `exit` never ends in this sense;
//! - a failing access is an event that only looks: the thread stops there, and another order of
//!   the events may have let it pass.

use quotient_model::{
    Access, Cell, Diagnostic, Effect, Event, EventId, Execution, FailureKind, Location, Named,
    Pending, Program, ThreadId, Threads, Value, perform,
};

use crate::failures::Reached;

/// A state of the program `P`.
pub(crate) struct Machine<P: Program> {
    threads: Vec<Option<Slot<P::Thread>>>,
    memory: Vec<Option<Cell>>,
    execution: Execution,
}

#[derive(Clone)]
struct Slot<T> {
    state: T,
    events: u32,
    joined: bool,
    /// The failure of the last access.
    failed: Option<Reached>,
}

impl<P: Program> Clone for Machine<P> {
    fn clone(&self) -> Self {
        Machine {
            threads: self.threads.clone(),
            memory: self.memory.clone(),
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

/// What an enabled thread's access would do now.
enum Outcome {
    Perform {
        observed: Value,
        written: Option<Value>,
    },
    Fail(FailureKind),
    Wait,
}

/// How a maximal execution ended.
pub(crate) struct Ending {
    /// Every thread ended or failed.
    pub(crate) complete: bool,
    pub(crate) failures: Vec<Reached>,
}

impl<P: Program> Machine<P> {
    pub(crate) fn new(program: &mut Named<P>) -> Self {
        let main = Slot::new(program.start());
        Machine {
            threads: vec![Some(main)],
            memory: Vec::new(),
            execution: Execution::default(),
        }
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
                        && !matches!(self.outcome(program, thread, access), Outcome::Wait) =>
                {
                    enabled.push(thread);
                }
                Pending::Unsupported(diagnostic) => {
                    return Err(Halt::Program((**diagnostic).clone()));
                }
                Pending::Restart => return Err(Halt::StartOver),
                _ => {}
            }
        }
        Ok(enabled)
    }

    fn cell(&self, program: &Named<P>, location: Location) -> Cell {
        match self.memory.get(location.index()) {
            Some(Some(cell)) => *cell,
            _ => Cell::new(program.initial(location)),
        }
    }

    fn set(&mut self, location: Location, cell: Cell) {
        if self.memory.len() <= location.index() {
            self.memory.resize(location.index() + 1, None);
        }
        self.memory[location.index()] = Some(cell);
    }

    fn outcome(&self, program: &Named<P>, thread: ThreadId, access: &Access) -> Outcome {
        let performs = |observed| Outcome::Perform {
            observed,
            written: None,
        };
        match *access {
            Access::Join { thread } => match self.threads.get(thread.index()) {
                Some(Some(slot)) if slot.joined => Outcome::Fail(FailureKind::Thread),
                Some(Some(slot)) => match *program.pending(&slot.state) {
                    Pending::Done(value) => performs(value),
                    _ => Outcome::Wait,
                },
                _ => Outcome::Wait,
            },
            Access::Free { first, count } => {
                let cells = first.0..first.0.saturating_add(count);
                let freed = |n| self.cell(program, Location(n)).freed;
                if cells.into_iter().any(freed) {
                    Outcome::Fail(FailureKind::Memory)
                } else {
                    performs(0)
                }
            }
            _ => {
                let cell = match access.location() {
                    Some(location) => self.cell(program, location),
                    None => Cell::new(0),
                };
                match perform(access, cell, thread) {
                    Effect::Done { observed, written } => Outcome::Perform { observed, written },
                    Effect::Disabled => Outcome::Wait,
                    Effect::Failed(failure) => Outcome::Fail(failure.kind),
                }
            }
        }
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
            let cell = self.cell(program, location);
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

    /// Moves a thread that is enabled.
    pub(crate) fn advance(
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
        let (mut observed, written) = match self.outcome(program, thread, &access) {
            Outcome::Perform { observed, written } => (observed, written),
            Outcome::Wait => return Ok(()),
            Outcome::Fail(kind) => {
                let source = program.source(&slot.state);
                let slot = self.slot(thread);
                slot.failed = Some(Reached::new(kind, source.as_ref()));
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
        match access {
            Access::Spawn { nth } => {
                let child = threads
                    .child(thread, nth)
                    .ok_or_else(|| Diagnostic::limit("more threads than can be numbered"))?;
                let state = program.spawn(&self.slot(thread).state, child);
                if self.threads.len() <= child.index() {
                    self.threads.resize(child.index() + 1, None);
                }
                self.threads[child.index()] = Some(Slot::new(state));
                observed = Value::from(child.0);
                spawned = Some(child);
            }
            Access::Join { thread } => self.slot(thread).joined = true,
            Access::Free { first, count } => {
                for n in first.0..first.0.saturating_add(count) {
                    let mut cell = self.cell(program, Location(n));
                    cell.freed = true;
                    self.set(Location(n), cell);
                }
            }
            _ => {
                if let (Some(location), Some(value)) = (access.location(), written) {
                    self.set(location, Cell::new(value));
                }
            }
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
        for (location, value) in published {
            self.set(location, Cell::new(value));
        }
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
                Pending::Done(_) | Pending::Unsupported(_) | Pending::Restart => {}
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

impl<T> Slot<T> {
    fn new(state: T) -> Self {
        Slot {
            state,
            events: 0,
            joined: false,
            failed: None,
        }
    }
}
