//! Threads that do the same take turns ([`crate::world::twins`]): what the current trace has to do with it.
//!
//! That one event comes after another because their threads were tied is a cause as program order is one: it does
//! not depend on what the later one reads. Where some thread awaits something, no threads are taken for
//! the same: it is not argued that an await may be put off for the reasons given in [`crate::rf`].

use quotient_model::{Location, Program, ThreadId, Value};

use super::Run;
use crate::order::EventIndex;
use crate::statistics::SymmetryStatistics;
use crate::witness::{NONE, Place, Writes};
use crate::world::twins::{Deed, Deeds};

impl<P: Program> Run<P> {
    /// The event that the thread's next one must come after since the two threads do the same, or [`NONE`].
    pub fn twin_before_next(&self, thread: ThreadId) -> EventIndex {
        self.twins.before_next(thread)
    }

    pub fn symmetry(&self) -> Option<SymmetryStatistics> {
        self.twins.statistics()
    }

    #[inline(never)]
    pub(super) fn note_last(&mut self) {
        let mut twins = std::mem::take(&mut self.twins);
        twins.note(self, self.events.last_index());
        if self.awaits {
            twins.give_all_up();
        }
        self.twins = twins;
    }
}

impl<P: Program> Deeds<P> for Run<P> {
    fn end(&self) -> EventIndex {
        self.events.end()
    }

    fn deed(&self, at: EventIndex) -> Deed {
        let event = self.event(at);
        Deed {
            thread: self.graph.node(at).thread,
            access: event.access,
            observed: event.observed,
            created: event.spawned(),
            failed: event.failure.is_some(),
            published: !self.states.published(event.slot).is_empty(),
            section: false,
        }
    }

    fn state_before(&self, at: EventIndex) -> &P::Thread {
        self.states.get(self.slot_before(at))
    }

    fn held(&self, location: Location) -> Value {
        let writers = self.graph.at(Place::cell(location)).writers.iter();
        let last = writers.filter_map(|writer| writer.events.last()).max();
        self.cell(location, last.copied().unwrap_or(NONE)).value
    }

    /// Two that read from one write have no other between them, two that see the same adds no other add. What touches nothing at a counter is told apart.
    fn leaves_tied(&self, first: EventIndex, second: EventIndex) -> bool {
        let [one, other] = [first, second].map(|at| self.graph.node(at));
        let [writes, wrote] = [first, second].map(|at| self.event(at).written.is_some());
        let nothing = one.writes == Writes::Nothing && other.writes == Writes::Nothing;
        let [sees, saw] = [first, second].map(|at| self.graph.seen(at));
        let same_source = one.reads == other.reads && one.source == other.source;
        nothing && !writes && !wrote && same_source && one.looks == other.looks && sees == saw
    }

    /// To those who order by what is read, nothing counts.
    fn claimed_of(&self, _: EventIndex) -> Option<ThreadId> {
        None
    }

    fn written_by(&self, at: EventIndex, location: Location) -> EventIndex {
        let node = self.graph.node(at);
        match node.reads == Some(Place::cell(location)) {
            true => node.source,
            false => NONE,
        }
    }
}
