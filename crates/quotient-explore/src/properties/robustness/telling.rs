//! What is told of a stale access: the execution up to it, what it should have seen, and what it may see instead.

use quotient_model::{Access, Event, EventId, MemoryModel, Program, ThreadId};

use super::graph::order_of;
use super::{Robustness, Stale, remedies};
use crate::order::{EventIndex, NONE};
use crate::recording::{Halt, Recorder, StaleAccess, StalePlace};
use crate::world::{Current, Trace};

impl Robustness {
    /// Reports a stale access.
    #[cold]
    pub(super) fn tell<P: Program>(
        &mut self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        thread: ThreadId,
        stale: Stale,
    ) -> Result<(), Halt> {
        let state = trace.state(thread);
        if !recorder.is_new_stale(trace.program.site(state)) {
            return Ok(());
        }
        let Some(location) = stale.access.location() else {
            return Ok(());
        };
        // What is a data race is told as one.
        let wanted = recorder.wanted;
        let noted = wanted.memory.is_some_and(|memory| !memory.violations);
        let plain = [state, trace.state_before(stale.missed)]
            .iter()
            .any(|state| !trace.program.is_atomic(state));
        if noted && plain && wanted.races.is_some() {
            return Ok(());
        }
        let orders = trace.program.orders(state);
        let writes = stale.written.is_some();
        let access = StalePlace {
            thread: trace.threads.name(thread),
            source: trace.program.source(state),
            reads: reads(&stale.access),
            writes,
            order: order_of(&stale.access, writes, orders, MemoryModel::Rc11),
        };
        // The write before the one that is missed.
        let mut before = trace.access_before(stale.missed, location);
        while before != NONE && trace.event(before).written.is_none() {
            before = trace.access_before(before, location);
        }
        let told = StaleAccess {
            model: self.model,
            variable: trace.program.location_name(location),
            access,
            missed: place(trace, stale.missed),
            stale: (before != NONE).then(|| place(trace, before)),
            found: trace.program.shown_value(stale.found),
            stack: trace.program.stack(state),
            remedies: remedies::find(self.model, trace, thread),
        };
        let observed = match stale.access {
            Access::Write { .. } => 0,
            _ => stale.found,
        };
        let last = Event {
            id: EventId {
                thread,
                index: trace.events_of(thread),
            },
            access: stale.access,
            observed,
            written: stale.written,
            spawned: None,
        };
        let events = trace.happened().chain([(last, state)]).collect();
        recorder.stale(trace, told, events)
    }
}

fn reads(access: &Access) -> bool {
    !matches!(access, Access::Write { .. })
}

fn place<P: Program>(trace: &Trace<P>, at: EventIndex) -> StalePlace {
    let event = trace.event(at);
    let state = trace.state_before(at);
    let order = trace.program.orders(state).success;
    StalePlace {
        thread: trace.threads.name(event.step.thread),
        source: trace.program.source(state),
        reads: reads(&event.access),
        writes: true,
        order,
    }
}
