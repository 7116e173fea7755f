//! Closure (Section 4.2 of the reads-value-from paper, and Algorithms 1 to 4 of the value-centric one): what follows
//! for the order of events if a read reads from one of its good writes.
//!
//! Let Cl(r) be the good writes of r that are visible to it: not after r, and not before another
//! write of the place that is before r. Then every witness respects, and the closure has,
//!
//! 1. Cl(r) is not empty, and a least element of it comes before r;
//! 2. a bad write that comes after all of Cl(r) comes after r;
//! 3. if Cl(r) has a greatest element, the bad writes before r come before it.
//!
//! These are Rule1 to Rule3 of the value-centric paper, where MinW(r) are the last writes before r and MaxW(r) has a
//! good one by 2. With one good write they are R1 and R2 of [`super::saturate`], which keeps the case to itself: it knows who
//! reads from a write, and need not look for who might.
//!
//! Only the last write of each thread before r has to be looked at for 3, and the first after all of Cl(r) for 2: that is no
//! good write, unless it comes after r already. One that is hidden by another before r is ordered by way of that.
//!
//! A read-modify-write is a read whose own write is left out of account where its source is asked
//! for; the conditions hold for it by the same argument, as they speak of other writes only. The initial value is a write
//! that comes before everything.
//!
//! The orders are two, and stay two ([`Order`]). That of [`super::graph`] hands clocks on along edges that it keeps, as each
//! event knows its readers and grows only when one is added; that of [`crate::vc`] has edges between any two
//! events, most of them old, which are taken back by the choice and not by the event, and keeps none. The closure of
//! [`crate::view`] has other rules: of the value that a read needs, not of the writes that it may come from.

use super::places::Place;
use crate::order::{EventIndex, NONE};

/// Which of the three rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    Least,
    After,
    Greatest,
}

/// An order of events that the rules are applied to.
pub(crate) trait Order {
    /// The order cannot be had.
    type Refused;

    fn refused() -> Self::Refused;
    /// Whether `a` comes before `b` or is it.
    fn before(&self, a: EventIndex, b: EventIndex) -> bool;
    /// The writes that the read may read from; [`NONE`], the initial value, is the last.
    fn good_writes(&self, read: EventIndex) -> &[EventIndex];
    /// How many threads write a place.
    fn chains(&self, place: Place) -> usize;
    /// What one of them writes there, in program order.
    fn chain(&self, place: Place, chain: usize) -> &[EventIndex];
    /// The last of these before the read, which is not its own; [`NONE`] if there is none.
    fn last_before(&self, read: EventIndex, place: Place, chain: usize) -> EventIndex;
    /// Puts `a` before `b`.
    fn insist(&mut self, rule: Rule, a: EventIndex, b: EventIndex) -> Result<(), Self::Refused>;
}

/// Closes reads; keeps its arrays between them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Closure {
    /// For each chain of the place the last write before the read, [`NONE`] if there is none.
    pub lasts: Vec<EventIndex>,
    /// Cl(r).
    pub visible: Vec<EventIndex>,
}

impl Closure {
    /// Applies the rules to a read.
    pub fn close<O: Order>(
        &mut self,
        order: &mut O,
        read: EventIndex,
        place: Place,
    ) -> Result<(), O::Refused> {
        let chains = order.chains(place);
        self.lasts.clear();
        let lasts = (0..chains).map(|chain| order.last_before(read, place, chain));
        self.lasts.extend(lasts);
        self.visible.clear();
        let good = order.good_writes(read).iter().copied();
        let lasts = &self.lasts;
        self.visible
            .extend(good.filter(|&write| sees(order, read, lasts, write)));
        let Some((&last, rest)) = self.visible.split_last() else {
            return Err(O::refused());
        };
        let initial = last == NONE;
        let writes = if initial { rest } else { &self.visible };
        let least = first_of(writes, |a, b| order.before(a, b));
        if let Some(least) = least.filter(|_| !initial) {
            order.insist(Rule::Least, least, read)?;
        }
        for chain in 0..chains {
            let own = order.chain(place, chain);
            let first = own.partition_point(|&write| !comes_after_all(order, write, writes));
            if let Some(&write) = own.get(first)
                && write != read
            {
                order.insist(Rule::After, read, write)?;
            }
        }
        let Some(greatest) = first_of(writes, |a, b| order.before(b, a)) else {
            return Ok(());
        };
        for &bad in self.lasts.iter().filter(|&&last| last != NONE) {
            if bad != greatest && !writes.contains(&bad) {
                order.insist(Rule::Greatest, bad, greatest)?;
            }
        }
        Ok(())
    }

    /// Whether the read that was closed last, by which nothing was put into the order, is settled: one good write comes
    /// before it, and all other writes come before that or after the read. No rule will concern it again until something
    /// new is written.
    pub fn is_settled(&self, order: &impl Order, read: EventIndex, place: Place) -> bool {
        let &[only] = self.visible.as_slice() else {
            return false;
        };
        (0..order.chains(place)).all(|chain| {
            let writes = order.chain(place, chain);
            let from = writes.partition_point(|&write| hide(order, &self.lasts, write));
            let to = writes.partition_point(|&write| !order.before(read, write));
            let visible = writes.get(from..to).unwrap_or(&[]);
            visible.is_empty() || visible == [only]
        })
    }
}

#[inline]
fn hide(order: &impl Order, lasts: &[EventIndex], write: EventIndex) -> bool {
    let hides = |&last: &EventIndex| last != NONE && last != write && order.before(write, last);
    lasts.iter().any(hides)
}

/// Whether a write is visible to a read, given the last write of each thread before the read.
#[inline]
fn sees(order: &impl Order, read: EventIndex, lasts: &[EventIndex], write: EventIndex) -> bool {
    match write {
        NONE => lasts.iter().all(|&last| last == NONE),
        write => !order.before(read, write) && !hide(order, lasts, write),
    }
}

#[inline]
fn comes_after_all(order: &impl Order, write: EventIndex, good: &[EventIndex]) -> bool {
    good.iter()
        .all(|&good| good != write && order.before(good, write))
}

/// The write that precedes all others, if there is one: it precedes whichever was found to precede all before.
#[inline]
fn first_of(
    writes: &[EventIndex],
    precedes: impl Fn(EventIndex, EventIndex) -> bool,
) -> Option<EventIndex> {
    let (&first, rest) = writes.split_first()?;
    let earlier = |found, &other: &EventIndex| match precedes(other, found) {
        true => other,
        false => found,
    };
    let found = rest.iter().fold(first, earlier);
    let precedes_it = |&other: &EventIndex| precedes(found, other);
    writes.iter().all(precedes_it).then_some(found)
}
