//! Closure (Algorithms 1 to 4 of the paper): the weakest order, stronger than the given one, of which
//! a linearization gives every read a good write.
//!
//! Let Y be the good writes of a read r that are visible to it. The rules, for each r:
//!
//! 1. If no write of Y comes before r, the least one of Y does.
//! 2. A bad write that comes after all of Y comes after r.
//! 3. If a bad write that r can see comes before r, and before no write of Y, it comes before the
//!    greatest one of Y.
//!
//! Where the conflicting events of the leaves are ordered (and those of the root are, being one
//! thread's), these are Rule1 to Rule3: at most two writes are then maximal among the visible ones,
//! the local and the remote one, and where a rule is violated Y is a chain. Said like this the rules
//! add only what every linearization has to respect also while some leaves are still unordered;
//! Extend relies on that, as it orders them one pair after the other.
//!
//! The initial value is a write of the leaves that comes before everything.

use super::order::{AnnotatedPartialOrder, Infeasible};
use crate::witness::{NONE, Place};

/// Closes orders.
#[derive(Default)]
pub(super) struct Closure {
    /// The last write of each writer's thread before the read, [`NONE`] if there is none.
    lasts: Vec<u32>,
    /// Y.
    good: Vec<u32>,
}

impl Closure {
    /// Closes the order, as far as it has changed since it was closed.
    pub fn close(&mut self, order: &mut AnnotatedPartialOrder) -> Result<(), Infeasible> {
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
        read: u32,
        place: Place,
    ) -> Result<(), Infeasible> {
        self.look(order, read, place);
        self.rule1(order, read)?;
        self.rule2(order, read, place)?;
        self.rule3(order, read)
    }

    /// Finds the last writes before the read and Y = GoodW ∩ VisibleW.
    fn look(&mut self, order: &AnnotatedPartialOrder, read: u32, place: Place) {
        self.lasts.clear();
        self.good.clear();
        let Some(at) = order.at(place) else { return };
        let clock = order.clock(read);
        let me = *order.item(read);
        for writer in &at.writers {
            let bound = match writer.thread == me.thread {
                true => me.index,
                false => clock[usize::from(writer.thread)],
            };
            let before = writer
                .events
                .partition_point(|&write| order.item(write).index < bound);
            self.lasts.push(match before {
                0 => NONE,
                before => writer.events[before - 1],
            });
        }
        let lasts = &self.lasts;
        let good = order.good_writes(read).iter().copied();
        self.good.extend(good.filter(|&write| {
            match write {
                NONE => lasts.iter().all(|&last| last == NONE),
                _ => {
                    !order.before(read, write)
                        && lasts.iter().all(|&last| {
                            last == NONE || last == write || !order.before(write, last)
                        })
                }
            }
        }));
    }

    fn rule1(&mut self, order: &mut AnnotatedPartialOrder, read: u32) -> Result<(), Infeasible> {
        if self.good.is_empty() {
            return Err(Infeasible);
        }
        if self
            .good
            .iter()
            .any(|&y| y == NONE || order.before(y, read))
        {
            return Ok(());
        }
        let least = |&&y: &&u32| self.good.iter().all(|&other| order.before(y, other));
        if let Some(&least) = self.good.iter().find(least) {
            order.insert(least, read)?;
        }
        Ok(())
    }

    fn rule2(
        &mut self,
        order: &mut AnnotatedPartialOrder,
        read: u32,
        place: Place,
    ) -> Result<(), Infeasible> {
        let Some(at) = order.at(place) else {
            return Ok(());
        };
        for writer in 0..at.writers.len() {
            let Some(events) = order.at(place).map(|at| &at.writers[writer].events) else {
                continue;
            };
            // Later writes of the thread follow from the first.
            let after_all = |&write: &u32| {
                let after = |&y: &u32| y == NONE || (y != write && order.before(y, write));
                write != read && !order.before(write, read) && self.good.iter().all(after)
            };
            let first = match self.good.as_slice() {
                // One clock tells where the writes after it begin.
                [only] if *only != NONE => {
                    let item = order.item(*only);
                    let column = usize::from(item.thread);
                    events.partition_point(|&write| order.clock(write)[column] <= item.index)
                }
                _ => 0,
            };
            let Some(&write) = events[first..].iter().find(|write| after_all(write)) else {
                continue;
            };
            if !order.before(read, write) {
                order.insert(read, write)?;
            }
        }
        Ok(())
    }

    fn rule3(&mut self, order: &mut AnnotatedPartialOrder, read: u32) -> Result<(), Infeasible> {
        for at in 0..self.lasts.len() {
            let bad = self.lasts[at];
            let relevant = bad != NONE && !self.good.contains(&bad);
            if !relevant || self.hidden(order, bad) {
                continue;
            }
            if self.good.iter().any(|&y| y != NONE && order.before(bad, y)) {
                continue;
            }
            let greatest = |&&y: &&u32| self.good.iter().all(|&other| order.before(other, y));
            let candidates = self.good.iter().filter(|&&y| y != NONE);
            if let Some(&greatest) = candidates.clone().find(greatest) {
                if greatest != read {
                    order.insert(bad, greatest)?;
                }
            }
        }
        Ok(())
    }

    /// Whether another write before the read comes after this one.
    fn hidden(&self, order: &AnnotatedPartialOrder, write: u32) -> bool {
        let hides = |&last: &u32| last != NONE && last != write && order.before(write, last);
        self.lasts.iter().any(hides)
    }
}
