//! Whether threads have read in an execution what nobody had written.
//!
//! Threads see it of their own memory, and tell it themselves ([`Program::remarks`](quotient_model::Program::remarks)). Of shared memory they only
//! doubt it ([`Program::doubts`](quotient_model::Program::doubts)), mostly because what they found is zero; the execution decides. A read that waits is judged where its
//! thread comes to it, since there it would have read.

use quotient_model::{Access, Event, Location, Remark, RemarkKind, Table, ThreadId};

use crate::world::Current;

/// Looks for the first such read in one execution after the other.
#[derive(Default)]
pub(super) struct Unwritten {
    /// How many executions there were. What is known of another one counts as nothing, so that nothing has to be cleared.
    executions: u64,
    /// The event that wrote a location first, and in which execution.
    written: Table<Location, (u64, usize)>,
    /// The event that a thread did last, or was created by.
    last: Table<ThreadId, (u64, usize)>,
}

impl Unwritten {
    /// The first read in the current execution of what nobody had written before.
    #[cold]
    pub fn first_read<C: Current>(&mut self, current: &C) -> Option<Remark> {
        self.executions += 1;
        let program = current.program();
        for (at, (event, before)) in current.happened().enumerate() {
            let thread = event.id.thread;
            if let Some(location) = event.access.location() {
                if !self.is_in_time(&event, location)
                    && program.may_find_unwritten(before, location)
                    && !was_written(current, location, at)
                {
                    return Some(Remark {
                        kind: RemarkKind::UnwrittenRead,
                        thread: current.threads().name(thread),
                        source: program.source(before),
                    });
                }
                if event.written.is_some() && self.first_write(location).is_none() {
                    *self.written.reach(location, || (0, 0)) = (self.executions, at);
                }
            }
            for did in [Some(thread), event.spawned].into_iter().flatten() {
                *self.last.reach(did, || (0, 0)) = (self.executions, at);
            }
        }
        None
    }

    fn first_write(&self, location: Location) -> Option<usize> {
        let &(execution, at) = self.written.get(location)?;
        (execution == self.executions).then_some(at)
    }

    /// Whether somebody had written the location when the event's thread came to read it.
    fn is_in_time(&self, event: &Event, location: Location) -> bool {
        let Some(wrote) = self.first_write(location) else {
            return false;
        };
        let waits = matches!(
            event.access,
            Access::Await { .. } | Access::AwaitExchange { .. }
        );
        let last = self.last.get(event.id.thread);
        let came = last.filter(|&&(execution, _)| execution == self.executions);
        !waits || came.is_none_or(|&(_, came)| wrote < came)
    }
}

/// Whether the thread that made what a location is part of had written it in the current execution when others came to reach
/// it, before that event.
fn was_written<C: Current>(current: &C, location: Location, before: usize) -> bool {
    let program = current.program();
    let owner = program.owner(location);
    let states = current.happened().take(before);
    let own = states
        .filter(|(event, state)| Some(event.id.thread) == owner && program.is_own(location, state))
        .last();
    own.is_some_and(|(_, state)| program.has_written(state, location))
}
