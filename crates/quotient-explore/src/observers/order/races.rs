//! Which pairs of events are races, found when the second of them is added.

use quotient_model::{Access, Location, portable};

use super::epochs::Epoch;
use super::{Node, Order};
use crate::order::{EventIndex, Footprint, NONE};

/// How a race is reversed. Its second event is always put where its first is not before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::observers) enum Kind {
    /// The second before the first, which is no mere write.
    Around,
    /// The second, which reads or frees, before the first, a mere write.
    ReadBefore,
    /// The first, a mere write, after the others of its batch, and the second reading it.
    WriteLast,
}

/// Two events that can be reversed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::observers) struct Race {
    pub first: EventIndex,
    pub second: EventIndex,
    pub kind: Kind,
}

impl Race {
    pub(super) fn new(first: EventIndex, second: EventIndex, kind: Kind) -> Self {
        Race {
            first,
            second,
            kind,
        }
    }
}

impl Order {
    /// The races of a read with the writes of the batch that it observes: those that nothing but
    /// the read orders before another of them. Whether that is so is seen when they are reversed;
    /// here it is enough to leave out what is plainly not.
    pub(super) fn find_writes(
        &self,
        node: &Node,
        epoch: &Epoch,
        at: EventIndex,
        races: &mut Vec<Race>,
    ) {
        if epoch.readers.iter().any(|&r| self.before(r, node.pred)) {
            return;
        }
        if epoch.batch.is_empty() {
            if !self.before(epoch.head, node.pred) {
                races.push(Race::new(epoch.head, at, Kind::ReadBefore));
            }
            return;
        }
        let thread = |at: EventIndex| self.step(at).thread;
        let mut seen = vec![thread(epoch.head)];
        if thread(epoch.head) != node.step.thread {
            races.push(Race::new(epoch.head, at, Kind::ReadBefore));
        }
        for &first in epoch.batch.iter().rev() {
            if seen.contains(&thread(first)) {
                continue;
            }
            seen.push(thread(first));
            races.push(Race::new(first, at, Kind::WriteLast));
            if thread(first) != node.step.thread {
                races.push(Race::new(first, at, Kind::ReadBefore));
            }
        }
    }

    /// The race of a lock that fails, as its mutex was freed while held: it could not have happened
    /// right before the free, but it could have happened before the mutex was taken.
    pub(super) fn find_freed(
        &self,
        node: &Node,
        mutex: Location,
        at: EventIndex,
        races: &mut Vec<Race>,
    ) {
        let mut epochs = self.places[mutex].epochs.iter().rev().skip(1);
        if let Some(epoch) = epochs.next()
            && epoch.head != NONE
            && !matches!(self.step(epoch.head).footprint, Footprint::Free(..))
            && !self.before(epoch.head, node.pred)
        {
            races.push(Race::new(epoch.head, at, Kind::Around));
        }
    }

    /// The races of the new event with those it directly comes after that nothing else
    /// orders before it. Mere writes and joins have been dealt with.
    pub(super) fn find_around(
        &self,
        access: &Access,
        pred: EventIndex,
        at: EventIndex,
        races: &mut Vec<Race>,
    ) {
        for &first in &self.direct {
            let between = |&other: &EventIndex| other != first && self.before(first, other);
            let irreversible = match access {
                Access::Join { .. } => true,
                Access::Lock { .. } => self.unlocks(first),
                // Where else they could have happened is looked for by themselves.
                Access::Await { .. } | Access::AwaitExchange { .. } => {
                    !matches!(self.step(first).footprint, Footprint::Read(_))
                }
                _ => self.mere_write(first),
            };
            if !irreversible && !self.before(first, pred) && !self.direct.iter().any(between) {
                races.push(Race::new(first, at, Kind::Around));
            }
        }
    }
}

portable!(
    enum Kind {
        Around,
        ReadBefore,
        WriteLast,
    }
);
portable!(struct Race { first, second, kind });
