//! What is told of a stale access: the execution up to it, what it should have seen, and what it may see instead.

use quotient_model::{Access, Event, EventId, MemoryModel, Program, ThreadId};

use super::graph::order_of;
use super::{Robustness, Stale, remedies};
use crate::order::{EventIndex, NONE};
use crate::recording::{Halt, Recorder, StaleAccess, StalePlace};
use crate::world::{Current, Trace};

impl<P: Program> Robustness<P> {
    /// Reports a stale access.
    #[cold]
    pub(super) fn tell(
        &mut self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        thread: ThreadId,
        stale: Stale,
    ) -> Result<(), Halt> {
        if !recorder.is_new_stale(trace.program.site(trace.state(thread))) {
            return Ok(());
        }
        match self.telling(trace, thread, stale) {
            Some(telling) => telling.tell(trace, recorder),
            None => Ok(()),
        }
    }

    /// What is to be told of a stale access.
    #[cold]
    pub(super) fn telling(
        &self,
        trace: &Trace<P>,
        thread: ThreadId,
        stale: Stale,
    ) -> Option<Telling<P>> {
        let state = trace.state(thread);
        let location = stale.access.location()?;
        let plain = [state, trace.state_before(stale.missed)]
            .iter()
            .any(|state| !trace.program.is_atomic(state));
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
        let events = trace.happened().chain([(last, state)]);
        Some(Telling {
            told,
            plain,
            events: events
                .map(|(event, state)| (event, state.clone()))
                .collect(),
        })
    }
}

/// A stale access and an execution that leads to it.
pub(super) struct Telling<P: Program> {
    pub told: StaleAccess,
    /// The access, or what it misses, is not atomic.
    plain: bool,
    events: Vec<(Event, P::Thread)>,
}

impl<P: Program> Telling<P> {
    pub fn tell(&self, trace: &Trace<P>, recorder: &mut Recorder) -> Result<(), Halt> {
        // What is a data race is told as one.
        let wanted = recorder.wanted;
        let noted = wanted.memory.is_some_and(|memory| !memory.violations);
        if noted && self.plain && wanted.races.is_some() {
            return Ok(());
        }
        let events = self.events.iter();
        let events: Vec<(Event, &P::Thread)> = events
            .map(|(event, state)| (event.clone(), state))
            .collect();
        recorder.stale(trace, self.told.clone(), events)
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
