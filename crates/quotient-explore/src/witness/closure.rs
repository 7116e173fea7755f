//! Closure (Section 4.2 of the reads-value-from paper): saturation for reads that may read from
//! several writes.
//!
//! Let Cl(r) be the good writes of r that are visible to it: not after r, and not before another
//! write of the place that is before r. Then every witness respects, and the closure has,
//!
//! 1. Cl(r) is not empty;
//! 2. a least element of Cl(r) comes before r;
//! 3. if Cl(r) has a greatest element, the bad writes before r come before it;
//! 4. a bad write that comes after all of Cl(r) comes after r.
//!
//! With one good write these are the rules R1 and R2 of [`super::saturate`], which calls this when
//! the order before the read, or before a write of its place, has grown. As there, only the last
//! write of each thread before r has to be looked at for 3, and the first after all of Cl(r) for 4.
//!
//! A read-modify-write is a read whose own write is left out of account where its source is asked
//! for; the four conditions hold for it by the same argument, as they speak of other writes only.

use super::graph::{Graph, NONE, Place};
use super::saturate::Contradiction;
use crate::order::EventIndex;

impl Graph {
    /// Applies the four conditions to a read.
    pub(super) fn close(&mut self, read: EventIndex, place: Place) -> Result<(), Contradiction> {
        if !self.closes {
            return Ok(());
        }
        let mut lasts = std::mem::take(&mut self.lasts);
        lasts.clear();
        let writers = self.at(place).writers.len();
        lasts.extend((0..writers).map(|writer| self.last_before(read, place, writer)));
        let mut closed = std::mem::take(&mut self.visible);
        closed.clear();
        let good = self.good_writes(read).iter().copied();
        closed.extend(good.filter(|&write| self.sees(read, &lasts, write)));
        let result = self.conditions(read, place, &closed, &lasts);
        self.visible = closed;
        self.lasts = lasts;
        result
    }

    /// Whether a write is visible to a read, given the last write of each thread before the read.
    #[inline]
    fn sees(&self, read: EventIndex, lasts: &[EventIndex], write: EventIndex) -> bool {
        if write == NONE {
            return lasts.iter().all(|&last| last == NONE);
        }
        let hides = |&last: &EventIndex| last != NONE && last != write && self.before(write, last);
        !self.before(read, write) && !lasts.iter().any(hides)
    }

    fn conditions(
        &mut self,
        read: EventIndex,
        place: Place,
        closed: &[EventIndex],
        lasts: &[EventIndex],
    ) -> Result<(), Contradiction> {
        let Some((&last, rest)) = closed.split_last() else {
            return Err(Contradiction);
        };
        let initial = last == NONE;
        let writes = if initial { rest } else { closed };
        let extreme = |later: bool| {
            let pick =
                |best: EventIndex, &other: &EventIndex| match later == self.before(best, other) {
                    true => other,
                    false => best,
                };
            let candidate = writes.iter().skip(1).fold(*writes.first()?, pick);
            let beats = |&other: &EventIndex| match later {
                true => self.before(other, candidate),
                false => self.before(candidate, other),
            };
            writes.iter().all(beats).then_some(candidate)
        };
        let least = if initial { None } else { extreme(false) };
        let greatest = extreme(true);
        if let Some(least) = least {
            self.order(least, read)?;
        }
        for (writer, &before) in lasts.iter().enumerate() {
            if let Some(greatest) = greatest
                && before != NONE
                && before != greatest
                && !self.is_good(read, before)
            {
                self.order(before, greatest)?;
            }
            let events = &self.at(place).writers[writer].events;
            let after_all = |write: EventIndex| {
                writes
                    .iter()
                    .all(|&good| good != write && self.before(good, write))
            };
            let first = events.partition_point(|&write| !after_all(write));
            let bad = |&&write: &&EventIndex| write != read && !self.is_good(read, write);
            if let Some(&write) = events[first..].iter().find(bad) {
                self.order(read, write)?;
            }
        }
        Ok(())
    }

    /// Whether the read may read from the write.
    #[inline]
    pub(super) fn is_good(&self, read: EventIndex, write: EventIndex) -> bool {
        self.good_writes(read).binary_search(&write).is_ok()
    }
}
