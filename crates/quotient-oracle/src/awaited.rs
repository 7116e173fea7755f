//! Where threads await something in some execution. To those for whom writes commute that nobody reads, an await looks at
//! each write: there an execution is put into its class with writes as [exchanges](Awaited::classed).

use std::collections::BTreeSet;

use quotient_model::{Access, Event, Execution, Location, Part, RmwOp};

/// The locations of a program where somebody awaits something.
#[derive(Clone, Debug, Default)]
pub(crate) struct Awaited {
    locations: BTreeSet<Location>,
}

impl Awaited {
    /// Whether there are any.
    pub(crate) fn any(&self) -> bool {
        !self.locations.is_empty()
    }

    /// Looks at an execution, at the end of which some threads wait to do these.
    pub(crate) fn look(&mut self, execution: &Execution, waiting: &[Access]) {
        let events = execution.events.iter().map(|event| &event.access);
        let awaits = |access: &&Access| access.awaits(0).is_some();
        let awaits = events.chain(waiting).filter(awaits);
        self.locations.extend(awaits.filter_map(Access::location));
    }

    /// The execution with writes to these locations as exchanges whose results nobody uses.
    pub(crate) fn classed(&self, execution: &Execution) -> Execution {
        let events = execution.events.iter().cloned();
        let events = events.map(|event| match (event.access, event.written) {
            (Access::Write { location, value }, Some(_)) if self.locations.contains(&location) => {
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
        });
        Execution {
            events: events.collect(),
        }
    }
}
