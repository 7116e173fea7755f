//! Awaits of the current execution: those that have happened, and those that are blocked.

use quotient_model::{Access, Cell, Effect, Location, Program, ThreadId, perform};

use super::trace::Trace;
use crate::order::{EventIndex, Footprint, NONE, Step};

/// An await whose races are sought: one that has happened, or one that is blocked.
#[derive(Clone, Copy)]
pub(crate) struct Await {
    pub thread: ThreadId,
    pub access: Access,
    pub location: Location,
    /// The last event that touches the location before the await.
    pub last: EventIndex,
    /// What comes last in the await's own thread before it, or creates the thread.
    pub pred: EventIndex,
    /// The event of a thread that does the same that it had to wait for.
    pub twin: EventIndex,
}

impl Await {
    /// The event at `at`, if it is an await.
    #[inline(always)]
    pub fn happened<P: Program>(trace: &Trace<P>, at: EventIndex) -> Option<Await> {
        let event = trace.event(at);
        let location = location(&event.access)?;
        Some(Await {
            thread: event.step.thread,
            access: event.access,
            location,
            last: trace.access_before(at, location),
            pred: trace.thread_before(at),
            twin: trace.twin_before(at),
        })
    }

    /// What `thread` wants next, if it is an await.
    pub fn pending<P: Program>(
        trace: &Trace<P>,
        thread: ThreadId,
        access: Access,
    ) -> Option<Await> {
        let location = location(&access)?;
        Some(Await {
            thread,
            access,
            location,
            last: trace.last_access(location),
            pred: trace.last_of(thread),
            twin: trace.twin_before_next(thread),
        })
    }

    /// Whether an event must come before it, whatever it finds.
    /// `before` says whether an event happens before another.
    pub fn is_after(
        &self,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
        event: EventIndex,
    ) -> bool {
        let before = |last: EventIndex| last != NONE && before(event, last);
        before(self.pred) || before(self.twin)
    }

    /// The event that freed the memory of an await that has failed, if the thread may have waited until then: if it could
    /// come to the await before. `before` says whether an event happens before another.
    pub fn freed_by<P: Program>(
        &self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
    ) -> Option<EventIndex> {
        let mut freed = self.last;
        // Others that failed there have changed nothing.
        while freed != NONE && trace.fails(freed) {
            freed = trace.access_before(freed, self.location);
        }
        let frees = freed != NONE && matches!(trace.event(freed).access, Access::Free { .. });
        (frees && !self.is_after(before, freed)).then_some(freed)
    }

    /// The await as a step, where its location holds this: one that fails the thread changes nothing.
    pub fn step(&self, cell: Cell) -> Step {
        Step {
            thread: self.thread,
            footprint: Footprint::of(&self.access, cell, self.thread),
        }
    }

    /// Whether it could happen if its location held this.
    pub fn enabled(&self, cell: Cell) -> bool {
        perform(&self.access, cell, self.thread) != Effect::Disabled
    }
}

/// The location, for an await.
fn location(access: &Access) -> Option<Location> {
    match *access {
        Access::Await { location, .. } | Access::AwaitExchange { location, .. } => Some(location),
        _ => None,
    }
}
