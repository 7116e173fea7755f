//! Where threads await something, for the search to which two writes that nobody reads commute: an await looks at each
//! of them. So where somebody awaits something, in any execution, a write is taken for an exchange whose result nobody
//! uses. That is learnt: if a location has been written before, the search starts over.

use quotient_model::{Access, Event, Location, Part, RmwOp, portable};

/// What is known of a location.
#[derive(Clone, Copy, Debug, Default)]
struct Known {
    awaited: bool,
    /// It was written when that was not known.
    written: bool,
}

/// The locations where somebody awaits something.
#[derive(Clone, Debug, Default)]
pub(crate) struct Awaited {
    locations: Vec<Known>,
    /// One has been written before that was known.
    late: bool,
    /// Other workers may have written what this one has not.
    shared: bool,
}

impl Awaited {
    /// Whether somebody awaits something there.
    #[inline]
    pub fn has(&self, location: Location) -> bool {
        let known = self.locations.get(location.index());
        known.is_some_and(|known| known.awaited)
    }

    /// Whether it was learnt too late that somebody awaits something, so that the search must start over.
    #[inline]
    pub fn is_late(&self) -> bool {
        self.late
    }

    /// The same, for a search that starts over.
    pub fn known(self) -> Awaited {
        Awaited {
            late: false,
            shared: false,
            locations: (self.locations.into_iter())
                .map(|known| Known {
                    written: false,
                    ..known
                })
                .collect(),
        }
    }

    /// From now on others explore beside this one, which know what it knows by now.
    pub fn share(&mut self) {
        self.shared = true;
    }

    /// A thread has come to this access.
    #[inline]
    pub fn arrived(&mut self, access: &Access) {
        if let Access::Await { location, .. } | Access::AwaitExchange { location, .. } = *access {
            let shared = self.shared;
            let known = self.at(location);
            let late = !known.awaited && (known.written || shared);
            known.awaited = true;
            self.late |= late;
        }
    }

    /// This access is performed.
    #[inline]
    pub fn performed(&mut self, access: &Access) {
        if let Access::Write { location, .. } = *access {
            let known = self.at(location);
            known.written |= !known.awaited;
        }
    }

    fn at(&mut self, location: Location) -> &mut Known {
        if self.locations.len() <= location.index() {
            self.locations
                .resize(location.index() + 1, Known::default());
        }
        &mut self.locations[location.index()]
    }

    /// The event as classes know it.
    pub fn classed(&self, event: Event) -> Event {
        match event.access {
            Access::Write { location, value } if self.has(location) && event.written.is_some() => {
                Event {
                    access: Access::Rmw {
                        location,
                        op: RmwOp::Exchange,
                        operand: value,
                        bits: 64,
                        part: Part::WHOLE,
                    },
                    ..event
                }
            }
            _ => event,
        }
    }
}

portable!(struct Known { awaited, written });
portable!(struct Awaited { locations, late, shared });
