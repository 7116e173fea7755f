//! Events as steps, where a write that does not read commutes with others ([`Footprint::Blind`]), and
//! when a step explored before covers what comes after it.
//!
//! Where somebody awaits something a write does not commute with others, since the await looks at each
//! ([`crate::world::Awaited`]).
//!
//! Adds commute with each other and with nothing else ([`Footprint::Add`]). Whatever else changes a cell is a
//! [`Footprint::Write`]. So is all that changes a mutex: who may take
//! it next depends on the order.

use quotient_model::{Access, Cell, Effect, Location, Program, ThreadId, perform, portable};

use crate::order::{Footprint, NO_SECTIONS, Step};
use crate::world::Trace;
use crate::world::trace::Event;

/// An event of the current execution as a step.
#[inline]
pub(super) fn step_of<P: Program>(trace: &Trace<P>, event: &Event) -> Step {
    blind(trace, event.step, &event.access)
}

/// What `access` would be if its location held `cell`; nothing if it would have to wait.
pub(super) fn step_at<P: Program>(
    trace: &Trace<P>,
    access: &Access,
    cell: Cell,
    thread: ThreadId,
) -> Option<Step> {
    if perform(access, cell, thread) == Effect::Disabled {
        return None;
    }
    let footprint = Footprint::of(access, cell, thread);
    Some(blind(trace, Step { thread, footprint }, access))
}

fn blind<P: Program>(trace: &Trace<P>, step: Step, access: &Access) -> Step {
    let looked_at = |location: Location| {
        let awaited = trace.awaited.as_ref();
        awaited.is_some_and(|awaited| awaited.has(location))
    };
    match (step.footprint, access) {
        (Footprint::Write(location), Access::Write { .. }) if !looked_at(location) => Step {
            footprint: Footprint::Blind(location),
            ..step
        },
        (Footprint::Blind(location), Access::Add { .. }) => Step {
            footprint: Footprint::Add(location),
            ..step
        },
        // That counts may be free only `source` and `optimal` know: here they are read-modify-writes.
        (Footprint::Count(location, ..) | Footprint::Uncount(location, _), _) => Step {
            footprint: Footprint::Write(location),
            ..step
        },
        _ => step,
    }
}

/// How a step that has been explored at some prefix covers what was done since instead: whether
/// what was done is still a way to go on from that step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rest {
    /// It has not been taken, and commutes with all that was.
    Waiting {
        /// It is a write, and another was taken that it has to overtake.
        preceded: bool,
    },
    /// It has been taken, after another write of its location, and nobody has looked since.
    Unobserved,
    /// It has been taken and could have been first, whatever comes.
    Covers,
}

impl Rest {
    pub const ASLEEP: Rest = Rest::Waiting { preceded: false };

    /// The state of `sleeper` after `step`; nothing if the step wakes it.
    #[inline]
    pub fn after(self, sleeper: Step, step: Step) -> Option<Rest> {
        match self {
            Rest::Waiting { preceded } => {
                if step.thread == sleeper.thread {
                    return Some(match preceded {
                        true => Rest::Unobserved,
                        false => Rest::Covers,
                    });
                }
                if step.conflicts(&sleeper, &NO_SECTIONS) {
                    return None;
                }
                let overtaken = matches!(step.footprint, Footprint::Blind(_))
                    && step.footprint == sleeper.footprint;
                Some(Rest::Waiting {
                    preceded: preceded || overtaken,
                })
            }
            Rest::Unobserved => {
                let (location, _) = sleeper.footprint.span();
                let (first, count) = step.footprint.span();
                if step.footprint.reads(location) {
                    None
                } else if location.0.wrapping_sub(first.0) < count {
                    Some(Rest::Covers)
                } else {
                    Some(self)
                }
            }
            Rest::Covers => Some(self),
        }
    }

    /// The state after a sequence.
    pub fn after_all(mut self, sleeper: Step, sequence: &[Step]) -> Option<Rest> {
        for &step in sequence {
            self = self.after(sleeper, step)?;
            if self == Rest::Covers {
                break;
            }
        }
        Some(self)
    }
}

portable!(enum Rest { Waiting { preceded }, Unobserved, Covers });

#[cfg(test)]
mod tests {
    use super::*;

    fn step(thread: u16, footprint: Footprint) -> Step {
        let thread = ThreadId(thread);
        Step { thread, footprint }
    }

    #[test]
    fn writes_commute_until_one_is_read() {
        let (p, q) = (
            step(1, Footprint::Blind(Location(0))),
            step(2, Footprint::Blind(Location(0))),
        );
        let read = step(3, Footprint::Read(Location(0)));
        let covers = |sequence: &[Step]| Rest::ASLEEP.after_all(q, sequence);
        assert_eq!(covers(&[p]), Some(Rest::Waiting { preceded: true }));
        assert_eq!(covers(&[p, q]), Some(Rest::Unobserved));
        assert_eq!(covers(&[p, read]), None);
        assert_eq!(covers(&[p, q, read]), None);
        // Another write hides q before anyone looks.
        assert_eq!(
            covers(&[p, q, step(4, Footprint::Blind(Location(0))), read]),
            Some(Rest::Covers)
        );
        assert_eq!(covers(&[q, p, read]), Some(Rest::Covers));
    }

    #[test]
    fn a_free_observes_nothing() {
        let (p, q) = (
            step(1, Footprint::Blind(Location(4))),
            step(2, Footprint::Blind(Location(4))),
        );
        let free = step(3, Footprint::Free(Location(0), 8));
        assert_eq!(Rest::ASLEEP.after_all(q, &[p, q, free]), Some(Rest::Covers));
        assert_eq!(Rest::ASLEEP.after_all(q, &[p, free]), None);
    }
}
