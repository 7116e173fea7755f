//! Extend: the pairs of events that an addition leaves to be ordered.
//!
//! Two conflicting events must be ordered if both are of leaves, or if they meet at a place that is
//! changed in one step: by a read-modify-write, a lock, a free. The search tries both orders of each
//! pair and closes after each, so at the end of each path the order is closed and no two of them have
//! the same order of conflicting events.
//!
//! Two writes of leaves are left unordered (Appendix D, optimisation 3) while neither is a good write of
//! any read, or one of them is visible to no read. The first are alike to every read, and no read can
//! observe the second, so closure and realization do not depend on their order. That changes only when
//! a read comes to the place; then the pairs are looked at again.

use super::order::{AnnotatedPartialOrder, AtPlace};
use crate::witness::{NONE, Place, Writes};

impl AnnotatedPartialOrder {
    /// Adds the pairs that may have to be ordered now that the last event has come.
    pub fn unordered_pairs(&self, pairs: &mut Vec<(u32, u32)>) {
        let event = self.len() as u32 - 1;
        let item = self.item(event);
        for place in item.writes.places() {
            self.pairs_at(place, event, true, pairs);
        }
        if let Some(place) = item.reads {
            if !item.writes.places().any(|written| written == place) {
                self.pairs_at(place, event, false, pairs);
            }
        }
    }

    fn pairs_at(&self, place: Place, event: u32, writes: bool, pairs: &mut Vec<(u32, u32)>) {
        let Some(at) = self.at(place) else { return };
        let total = at.orderers > 0;
        if total && writes && at.orderers == 1 && self.item(event).orders {
            // From now on all are ordered here.
            for (n, &(later, w)) in at.accesses.iter().enumerate() {
                for &(earlier, v) in &at.accesses[..n] {
                    if (v || w) && later != event && !self.ordered(earlier, later) {
                        pairs.push((earlier, later));
                    }
                }
            }
        }
        // Reads first: after them the event may be visible to none.
        for kind in [false, true] {
            for &(other, wrote) in &at.accesses {
                let conflict = other != event && (writes || wrote);
                let leaves = !self.in_root(event) && !self.in_root(other);
                if wrote == kind && conflict && (total || leaves) && !self.ordered(other, event) {
                    pairs.push((other, event));
                }
            }
        }
        if !writes && !total {
            self.write_pairs(at, pairs);
        }
    }

    /// The unordered writes of leaves, now that a read has come.
    fn write_pairs(&self, at: &AtPlace, pairs: &mut Vec<(u32, u32)>) {
        for (n, later) in at.writers.iter().enumerate() {
            for earlier in &at.writers[..n] {
                if self.root == Some(later.thread) || self.root == Some(earlier.thread) {
                    continue;
                }
                for &b in &later.events {
                    for &a in &earlier.events {
                        if (self.is_good(a) || self.is_good(b)) && !self.ordered(a, b) {
                            pairs.push((a.min(b), a.max(b)));
                        }
                    }
                }
            }
        }
    }

    /// Whether the two need no order, or have one.
    pub fn settled(&self, a: u32, b: u32) -> bool {
        if self.ordered(a, b) {
            return true;
        }
        let (Writes::One(place), Writes::One(other)) = (self.item(a).writes, self.item(b).writes)
        else {
            return false;
        };
        let Some(at) = self
            .at(place)
            .filter(|at| place == other && at.orderers == 0)
        else {
            return false;
        };
        let never_good = !self.is_good(a) && !self.is_good(b);
        never_good || self.unobservable(at, a) || self.unobservable(at, b)
    }

    /// Whether a write is visible to no read.
    fn unobservable(&self, at: &AtPlace, write: u32) -> bool {
        at.reads.iter().all(|&read| {
            self.before(read, write) || {
                let clock = self.clock(read);
                let mut lasts = at.writers.iter().map(|writer| {
                    let bound = clock[usize::from(writer.thread)];
                    let before = |&w: &u32| self.item(w).index < bound;
                    match writer.events.partition_point(before) {
                        0 => NONE,
                        count => writer.events[count - 1],
                    }
                });
                lasts.any(|last| last != NONE && last != write && self.before(write, last))
            }
        })
    }
}
