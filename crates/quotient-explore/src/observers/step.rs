//! What a step touches, and when a step explored before covers what comes after it.
//!
//! Finer than [`crate::order::footprint`]: a write that does not read is told from one that does, since
//! only the former commutes with writes.

use quotient_model::{Access, Cell, Effect, ThreadId, perform};

use crate::order::footprint::Footprint;
use crate::world::trace::Event;

/// What an event touches, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touch {
    Nothing,
    /// Reads the location and leaves it as it is. An access that fails its thread is one, too.
    Read(u32),
    /// Writes the location without looking.
    Write(u32),
    /// Reads and writes. So does, whatever it looks like, all that changes a mutex: who may take it
    /// next depends on the order.
    Update(u32),
    /// Frees this many locations from the first on. Conflicts with all accesses of them, and reads
    /// none: the order of two writes before it stays unobserved.
    Free(u32, u32),
    Spawn(ThreadId),
    Join(ThreadId),
}

/// An event as a step of some thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub thread: ThreadId,
    pub touch: Touch,
}

impl Touch {
    fn new(access: &Access, writes: bool) -> Touch {
        match *access {
            Access::Join { thread } => Touch::Join(thread),
            Access::Free { first, count } => Touch::Free(first.0, count),
            access => match (access.location(), access) {
                (None, _) => Touch::Nothing,
                (Some(location), _) if !writes => Touch::Read(location.0),
                (Some(location), Access::Write { .. }) => Touch::Write(location.0),
                (Some(location), _) => Touch::Update(location.0),
            },
        }
    }

    /// The locations touched: the first, and how many.
    pub fn span(self) -> (u32, u32) {
        match self {
            Touch::Read(l) | Touch::Write(l) | Touch::Update(l) => (l, 1),
            Touch::Free(first, count) => (first, count),
            Touch::Nothing | Touch::Spawn(_) | Touch::Join(_) => (0, 0),
        }
    }

    /// Whether it reads the location.
    pub fn reads(self, location: u32) -> bool {
        self == Touch::Read(location) || self == Touch::Update(location)
    }
}

impl Step {
    /// An event of the current execution.
    pub fn of(event: &Event) -> Step {
        let touch = match event.step.footprint {
            Footprint::Spawn(child) => Touch::Spawn(child),
            _ => Touch::new(&event.access, event.written.is_some()),
        };
        Step {
            thread: event.step.thread,
            touch,
        }
    }

    /// What `access` would be if its location held `cell`; nothing if it would have to wait.
    pub fn at(access: &Access, cell: Cell, thread: ThreadId) -> Option<Step> {
        let writes = match perform(access, cell, thread) {
            Effect::Done { written, .. } => written.is_some(),
            Effect::Failed(_) => false,
            Effect::Disabled => return None,
        };
        Some(Step {
            thread,
            touch: Touch::new(access, writes),
        })
    }

    /// Whether the two cannot be swapped, whatever else happens.
    #[inline]
    pub fn conflicts(self, other: Step) -> bool {
        if self.thread == other.thread {
            return true;
        }
        match (self.touch, other.touch) {
            (Touch::Read(_), Touch::Read(_)) | (Touch::Write(_), Touch::Write(_)) => false,
            (
                Touch::Read(a) | Touch::Write(a) | Touch::Update(a),
                Touch::Read(b) | Touch::Write(b) | Touch::Update(b),
            ) => a == b,
            _ => self.orders(other) || other.orders(self),
        }
    }

    fn orders(self, other: Step) -> bool {
        match self.touch {
            Touch::Nothing | Touch::Read(_) | Touch::Write(_) | Touch::Update(_) => false,
            Touch::Free(first, count) => {
                let (start, length) = other.touch.span();
                start < first + count && first < start + length
            }
            Touch::Spawn(child) => other.thread == child,
            Touch::Join(child) => other.thread == child || other.touch == Touch::Join(child),
        }
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
                if step.conflicts(sleeper) {
                    return None;
                }
                let overtaken =
                    matches!(step.touch, Touch::Write(_)) && step.touch == sleeper.touch;
                Some(Rest::Waiting {
                    preceded: preceded || overtaken,
                })
            }
            Rest::Unobserved => {
                let (location, _) = sleeper.touch.span();
                let (first, count) = step.touch.span();
                if step.touch.reads(location) {
                    None
                } else if location.wrapping_sub(first) < count {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn step(thread: u16, touch: Touch) -> Step {
        Step {
            thread: ThreadId(thread),
            touch,
        }
    }

    #[test]
    fn writes_commute_until_one_is_read() {
        let (p, q) = (step(1, Touch::Write(0)), step(2, Touch::Write(0)));
        let read = step(3, Touch::Read(0));
        assert!(!p.conflicts(q));
        assert!(p.conflicts(read) && p.conflicts(step(3, Touch::Update(0))));
        let covers = |sequence: &[Step]| Rest::ASLEEP.after_all(q, sequence);
        assert_eq!(covers(&[p]), Some(Rest::Waiting { preceded: true }));
        assert_eq!(covers(&[p, q]), Some(Rest::Unobserved));
        assert_eq!(covers(&[p, read]), None);
        assert_eq!(covers(&[p, q, read]), None);
        // Another write hides q before anyone looks.
        assert_eq!(
            covers(&[p, q, step(4, Touch::Write(0)), read]),
            Some(Rest::Covers)
        );
        assert_eq!(covers(&[q, p, read]), Some(Rest::Covers));
    }

    #[test]
    fn a_free_observes_nothing() {
        let (p, q) = (step(1, Touch::Write(4)), step(2, Touch::Write(4)));
        let free = step(3, Touch::Free(0, 8));
        assert_eq!(Rest::ASLEEP.after_all(q, &[p, q, free]), Some(Rest::Covers));
        assert_eq!(Rest::ASLEEP.after_all(q, &[p, free]), None);
    }
}
