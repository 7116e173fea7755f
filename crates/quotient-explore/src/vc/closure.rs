//! Closure (Algorithms 1 to 4 of the paper): the weakest order, stronger than the given one, of which
//! a linearization gives every read a good write.
//!
//! Let Y be GoodW(r) ∩ VisibleW(r), the good writes of a read r that are visible to it, and MinW(r) and
//! MaxW(r) the minimal and the maximal visible writes. The rules, for each r:
//!
//! 1. If no write of Y comes before r (none in MinW does), the least one of Y does.
//! 2. A bad write that comes after all of Y comes after r (so that MaxW has a good one).
//! 3. If a bad write of MinW comes before r, and before no write of Y, it comes before the greatest one
//!    of Y.
//!
//! # What differs from the paper
//!
//! The paper has the writes of each side, X₁ and X₂, in a chain: at most two writes are in MaxW, the one
//! local to r (of its own side) and the remote one, and where a rule is violated Y is a chain. There these
//! are its Rule1 to Rule3. Here leaves may be unordered and the good writes of a read of the root on both sides, as
//! long as nothing asks for more ([`super::realize`]). Said like this the rules add only what every linearization
//! has to respect then, too. Of an event that reads and writes they do not look at its own write.
//!
//! The initial value is a write of the leaves that comes before everything.

use crate::order::{Counts, EventIndex};
use std::time::Duration;

use super::order::{AnnotatedPartialOrder, Infeasible};
use crate::statistics::{OrderStatistics, timed};
use crate::witness::{NONE, Place};

/// Closes orders.
#[derive(Default)]
pub(super) struct Closure {
    /// For each chain of the place the last write before the read, [`NONE`] if there is none: what of MinW
    /// comes before it, and what that hides.
    lasts: Vec<EventIndex>,
    /// Of each thread, how many events come before one of `lasts`. What is written by these is
    /// hidden.
    hidden: Counts,
    /// Y.
    good: Vec<EventIndex>,
    pub statistics: OrderStatistics,
}

impl Closure {
    /// With nothing counted yet.
    pub fn new(timed: bool) -> Self {
        let mut closure = Closure::default();
        closure.statistics.time = timed.then_some(Duration::ZERO);
        closure
    }

    /// Closes the order, as far as it has changed since it was closed.
    pub fn close(&mut self, order: &mut AnnotatedPartialOrder) -> Result<(), Infeasible> {
        let mut time = self.statistics.time;
        let closed = timed(time.as_mut(), || self.close_untimed(order));
        self.statistics.time = time;
        self.statistics.closures += 1;
        self.statistics.refused += u64::from(closed.is_err());
        closed
    }

    fn close_untimed(&mut self, order: &mut AnnotatedPartialOrder) -> Result<(), Infeasible> {
        while let Some(read) = order.dequeue() {
            if let Some(place) = order.item(read).reads {
                self.apply_rules(order, read, place)?;
            }
        }
        Ok(())
    }

    fn apply_rules(
        &mut self,
        order: &mut AnnotatedPartialOrder,
        read: EventIndex,
        place: Place,
    ) -> Result<(), Infeasible> {
        let edges = self.statistics.edges;
        self.find_visible(order, read, place);
        self.rule1(order, read)?;
        self.rule2(order, read, place)?;
        self.rule3(order, read)?;
        if self.statistics.edges == edges && self.is_settled(order, read, place) {
            order.settle(read);
        }
        Ok(())
    }

    /// Whether all that the read can see is one good write, as far as nothing was inserted since it
    /// was looked at.
    fn is_settled(&self, order: &AnnotatedPartialOrder, read: EventIndex, place: Place) -> bool {
        let &[only] = self.good.as_slice() else {
            return false;
        };
        let mut chains = order.at(place).map_or(&[][..], |at| &at.chains).iter();
        chains.all(|chain| {
            let hidden = self.hidden[chain.thread];
            let is_hidden = |&write: &EventIndex| order.item(write).index < hidden;
            let from = chain.writes.partition_point(is_hidden);
            let to = order.count_not_after(&chain.writes, read);
            let visible = chain.writes.get(from..to).unwrap_or(&[]);
            visible.is_empty() || visible == [only]
        })
    }

    /// Finds the last writes before the read, what they hide, and Y = GoodW ∩ VisibleW.
    fn find_visible(&mut self, order: &AnnotatedPartialOrder, read: EventIndex, place: Place) {
        self.lasts.clear();
        self.good.clear();
        self.hidden.refill(order.thread_count(), 0);
        let chains = order.at(place).map_or(&[][..], |at| &at.chains);
        let mut none = true;
        for chain in chains {
            let mut before = order.count_before(&chain.writes, chain.thread, read);
            if before > 0 && chain.writes[before - 1] == read {
                before -= 1;
            }
            let Some(&last) = chain.writes[..before].last() else {
                self.lasts.push(NONE);
                continue;
            };
            none = false;
            self.lasts.push(last);
            for (into, &count) in self.hidden.iter_mut().zip(order.clock(last)) {
                *into = (*into).max(count);
            }
        }
        // A write does not hide itself.
        for &last in self.lasts.iter().filter(|&&last| last != NONE) {
            let item = order.item(last);
            let column = item.thread;
            let hides =
                |&other: &EventIndex| other != NONE && other != last && order.before(last, other);
            if self.hidden[column] == item.index + 1 && !self.lasts.iter().any(hides) {
                self.hidden[column] = item.index;
            }
        }
        let hidden = &self.hidden;
        self.good
            .extend(order.good_writes(read).iter().copied().filter(|&write| {
                if write == NONE {
                    return none;
                }
                let item = order.item(write);
                let after = order.before(read, write);
                !after && item.index >= hidden[item.thread]
            }));
    }

    fn rule1(
        &mut self,
        order: &mut AnnotatedPartialOrder,
        read: EventIndex,
    ) -> Result<(), Infeasible> {
        let Some((&first, rest)) = self.good.split_first() else {
            return Err(Infeasible);
        };
        let arrived = |&y: &EventIndex| y == NONE || order.before(y, read);
        if self.good.iter().any(arrived) {
            return Ok(());
        }
        // If there is a least one, it is below the smallest met so far.
        let smaller = |least, &y: &EventIndex| if order.before(y, least) { y } else { least };
        let least = rest.iter().fold(first, smaller);
        if self.good.iter().all(|&y| order.before(least, y)) {
            self.statistics.edges[0] += 1;
            order.insert(least, read)?;
        }
        Ok(())
    }

    fn rule2(
        &mut self,
        order: &mut AnnotatedPartialOrder,
        read: EventIndex,
        place: Place,
    ) -> Result<(), Infeasible> {
        let chains = order.at(place).map_or(0, |at| at.chains.len());
        for chain in 0..chains {
            let Some(at) = order.at(place) else { break };
            let writes = &at.chains[chain].writes;
            // Both hold from some write of the thread on.
            let after_all = |&write: &EventIndex| {
                let after = |&y: &EventIndex| y == NONE || (y != write && order.before(y, write));
                write != read && !order.before(write, read) && self.good.iter().all(after)
            };
            let first = writes.partition_point(|write| !after_all(write));
            // Later writes of the thread follow from the first.
            let Some(&write) = writes.get(first) else {
                continue;
            };
            if !order.before(read, write) {
                self.statistics.edges[1] += 1;
                order.insert(read, write)?;
            }
        }
        Ok(())
    }

    fn rule3(
        &mut self,
        order: &mut AnnotatedPartialOrder,
        read: EventIndex,
    ) -> Result<(), Infeasible> {
        for at in 0..self.lasts.len() {
            let bad = self.lasts[at];
            if bad == NONE || self.good.contains(&bad) {
                continue;
            }
            let item = order.item(bad);
            if item.index < self.hidden[item.thread] {
                continue;
            }
            let mut candidates = self.good.iter().copied().filter(|&y| y != NONE);
            let Some(first) = candidates.next() else {
                continue;
            };
            if order.before(bad, first) || candidates.clone().any(|y| order.before(bad, y)) {
                continue;
            }
            let greater = |most, y| if order.before(most, y) { y } else { most };
            let greatest = candidates.clone().fold(first, greater);
            let mut others = candidates.chain([first]);
            if greatest != read && others.all(|y| order.before(y, greatest)) {
                self.statistics.edges[2] += 1;
                order.insert(bad, greatest)?;
            }
        }
        Ok(())
    }
}
