//! Where a data race can be: at locations that somebody has accessed otherwise than atomically. Mostly the others are many, and of
//! what happens there it need not be asked what it comes after.

use quotient_model::{Index, Location, Program, Table};

use crate::order::{EventIndex, Footprint};
use crate::world::Trace;

/// The locations that were accessed so in any execution so far.
#[derive(Default)]
pub(crate) struct Plain {
    locations: Table<Location, bool>,
    /// Up to here the events of the current execution were looked at.
    seen: EventIndex,
}

impl Plain {
    /// Goes on to the last event of the trace, and tells whether that may be part of a data race with one before.
    #[inline]
    pub fn follow<P: Program>(&mut self, trace: &Trace<P>) -> bool {
        let mut races = true;
        for at in self.seen.to(trace.end()) {
            let event = trace.event(at);
            let location = match event.step.footprint {
                Footprint::Section(_) => None,
                _ => event.access.location(),
            };
            races = location.is_none_or(|location| {
                let plain = self.locations.reach(location, || false);
                *plain |= !trace.program.is_atomic(trace.state_before(at));
                *plain
            });
        }
        self.seen = trace.end();
        races
    }

    /// Goes back over the last of so many events.
    #[inline]
    pub fn pop(&mut self, events: usize) {
        self.seen = self.seen.min(EventIndex::new(events - 1));
    }
}
