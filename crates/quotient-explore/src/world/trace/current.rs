//! The current execution as reports and checks see it.

use quotient_model::{Cell, EventId, Failure, Location, Named, Program, ThreadId, Threads};

use super::{Event, Trace};
use crate::order::{EventIndex, Footprint};
use crate::world::awaited::Awaited;
use crate::world::current::Current;

impl<P: Program> Trace<P> {
    /// The accesses of event `at`, more than one if it is a section, each with its thread's state before it.
    pub fn accesses_of(
        &self,
        at: EventIndex,
    ) -> impl Iterator<Item = (quotient_model::Event, &P::Thread)> {
        let event = self.event(at);
        let parts = match event.step.footprint {
            Footprint::Section(_) => self.sections.parts(event).len(),
            _ => 1,
        };
        (0..parts).map(move |nth| self.described(event, nth))
    }

    /// The event as others know it. Of a section it is the first access.
    pub fn described_whole(&self, at: EventIndex) -> quotient_model::Event {
        self.described(self.event(at), 0).0
    }

    /// The `nth` access of an event, with its thread's state before it.
    fn described(&self, event: &Event, nth: usize) -> (quotient_model::Event, &P::Thread) {
        let (access, observed, written, slot) = match event.step.footprint {
            Footprint::Section(_) => {
                let part = self.sections.parts(event)[nth];
                (part.access, part.observed, part.written, part.slot)
            }
            _ => (event.access, event.observed, event.written, event.prev_slot),
        };
        let described = quotient_model::Event {
            id: EventId {
                thread: event.step.thread,
                index: event.index + nth as u32,
            },
            access,
            observed,
            written,
            spawned: match event.step.footprint {
                Footprint::Spawn(child) => Some(child),
                _ => None,
            },
        };
        (described, self.states.get(slot))
    }
}

impl<P: Program> Current for Trace<P> {
    type Program = P;

    fn program(&self) -> &Named<P> {
        &self.program
    }

    fn program_mut(&mut self) -> &mut Named<P> {
        &mut self.program
    }

    fn threads(&self) -> &Threads {
        &self.threads
    }

    #[inline]
    fn length(&self) -> usize {
        self.events.len()
    }

    #[inline]
    fn is_refuted(&self) -> bool {
        self.twins.are_refuted() || self.awaited.as_ref().is_some_and(Awaited::is_late)
    }

    fn classed(&self, event: quotient_model::Event) -> quotient_model::Event {
        match &self.awaited {
            Some(awaited) => awaited.classed(event),
            None => event,
        }
    }

    fn present(&self) -> impl Iterator<Item = ThreadId> {
        self.present.iter().copied()
    }

    #[inline]
    fn state(&self, thread: ThreadId) -> &P::Thread {
        self.states.get(self.rows[thread].slot)
    }

    #[inline]
    fn failure(&self, thread: ThreadId) -> Option<&Failure> {
        if !self.has_failed(thread) {
            return None;
        }
        let failure = self.failures.iter().find(|(failed, _)| *failed == thread);
        failure.map(|(_, failure)| failure)
    }

    fn holder(&self, mutex: Location) -> Option<ThreadId> {
        self.taken_by(mutex)
            .map(|event| self.event(event).step.thread)
    }

    fn holds(&self, location: Location) -> Cell {
        let known = self.world.cells().get(location.index());
        known.map_or_else(|| Cell::new(self.program.initial(location)), |&cell| cell)
    }

    fn happened(&self) -> impl Iterator<Item = (quotient_model::Event, &P::Thread)> {
        self.all().flat_map(|at| self.accesses_of(at))
    }
}
