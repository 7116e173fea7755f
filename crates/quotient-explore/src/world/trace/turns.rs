//! Threads that do the same take turns ([`crate::world::twins`]): what the current execution has to do with it.

use quotient_model::{Access, Location, Named, Program, ThreadId, Value};

use super::{Event, Trace};
use crate::order::{EventIndex, Footprint, NONE};
use crate::statistics::SymmetryStatistics;
use crate::world::current::Current;
use crate::world::twins::{Deed, Deeds, Twins};

impl<P: Program> Trace<P> {
    /// Whether the thread could do what it wants but for another one that does the same, and goes first.
    pub fn is_held_back(&self, thread: ThreadId) -> bool {
        self.twins.hold_back(thread)
    }

    /// The event of another thread that event `at` had to wait for since the two threads do the same.
    pub fn twin_before(&self, at: EventIndex) -> EventIndex {
        let event = self.event(at);
        self.twins.before(event.step.thread, event.index)
    }

    /// The same for what the thread does next.
    pub fn twin_before_next(&self, thread: ThreadId) -> EventIndex {
        self.twins.before_next(thread)
    }

    pub fn symmetry(&self) -> Option<SymmetryStatistics> {
        self.twins.statistics()
    }

    /// The program and what is known of its threads, to start over.
    pub fn into_parts(self) -> (Named<P>, Twins<P>) {
        (self.program, self.twins.start_over())
    }

    /// Orders the new event, of which nothing is known but its thread, after the one that it had to wait for.
    #[inline]
    pub(super) fn wait_for_twin(&mut self, thread: ThreadId) {
        let before = self.twins.before_next(thread);
        if before != NONE {
            self.conflict(before, false);
        }
    }

    #[inline]
    pub(super) fn note_for_twins(&mut self) {
        if self.twins.are_wanted()
            && let Some(Event { step, .. }) = self.events.last()
            && (self.twins.care(step.thread) || matches!(step.footprint, Footprint::Spawn(_)))
        {
            self.note_last();
        }
    }

    #[inline(never)]
    fn note_last(&mut self) {
        let mut twins = std::mem::take(&mut self.twins);
        twins.note(self, self.events.last_index());
        self.twins = twins;
    }

    /// The last event of the group of accesses before that of the event, which touches one location.
    fn group_before(&self, event: &Event) -> EventIndex {
        let Some(location) = event.access.location() else {
            return NONE;
        };
        let last = event.prev.last;
        let joins = last != NONE
            && event
                .step
                .footprint
                .groups_with(self.footprint_at(last, location));
        if joins { event.prev.before } else { last }
    }
}

impl<P: Program> Deeds<P> for Trace<P> {
    fn end(&self) -> EventIndex {
        self.events.end()
    }

    fn deed(&self, at: EventIndex) -> Deed {
        let event = self.event(at);
        let thread = event.step.thread;
        Deed {
            thread,
            access: event.access,
            observed: event.observed,
            created: match event.step.footprint {
                Footprint::Spawn(child) => Some(child),
                _ => None,
            },
            failed: self.rows[thread].last == at && self.has_failed(thread),
            published: {
                let later = self.revealed.iter().rev();
                let mut later = later.take_while(|revealed| revealed.event >= at);
                later.any(|revealed| revealed.event == at)
            },
            section: matches!(event.step.footprint, Footprint::Section(_)),
        }
    }

    fn state_before(&self, at: EventIndex) -> &P::Thread {
        Trace::state_before(self, at)
    }

    fn held(&self, location: Location) -> Value {
        Current::holds(self, location).value
    }

    fn leaves_tied(&self, first: EventIndex, second: EventIndex) -> bool {
        let [first, second] = [first, second].map(|at| self.event(at));
        match (first.step.footprint, second.step.footprint) {
            (Footprint::Nothing, Footprint::Nothing) => true,
            (Footprint::Read(a), Footprint::Read(b))
            | (Footprint::Blind(a), Footprint::Blind(b))
            | (Footprint::Count(a, ..), Footprint::Count(b, ..))
            | (Footprint::Uncount(a, _), Footprint::Uncount(b, _)) => {
                a == b && self.group_before(first) == self.group_before(second)
            }
            _ => false,
        }
    }

    fn claimed_of(&self, at: EventIndex) -> Option<ThreadId> {
        Trace::claimed_of(self, at)
    }

    fn written_by(&self, at: EventIndex, location: Location) -> EventIndex {
        let event = self.event(at);
        match event.access {
            Access::Free { .. } => NONE,
            _ => self.last_write(self.accessed_before(at, location), location),
        }
    }
}
