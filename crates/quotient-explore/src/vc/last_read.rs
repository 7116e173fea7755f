//! The only read that comes next, whatever the order of what is there, and what it might get: for [`super::ended`].

use quotient_model::{ThreadId, portable};

use super::candidates::Observation;
use super::order::AnnotatedPartialOrder;
use crate::order::EventIndex;
use crate::witness::{NONE, Place};

/// The only read that comes next, in all orders of what is there.
pub(super) struct LastRead {
    pub thread: ThreadId,
    pub place: Place,
    /// What comes of each write that it might read from; [`NONE`] is the initial value.
    pub values: Vec<(EventIndex, Observation)>,
    /// The last events that it comes after, of those that there were when something was asked.
    pub causes: Vec<EventIndex>,
}

impl LastRead {
    /// Whether the write is hidden from it already.
    pub fn is_hidden(&self, order: &AnnotatedPartialOrder, write: EventIndex) -> bool {
        let comes_before = |other| self.causes.iter().any(|&cause| order.before(other, cause));
        let chains = order.at(self.place).map_or(&[][..], |at| &at.chains);
        chains.iter().any(|chain| {
            // The last of them that comes before the read for sure hides as much as any.
            let count = chain.writes.partition_point(|&other| comes_before(other));
            let last = chain.writes[..count].last();
            last.is_some_and(|&last| match write {
                NONE => true,
                write => last != write && order.has(write) && order.before(write, last),
            })
        })
    }
}

portable!(struct LastRead { thread, place, values, causes });
