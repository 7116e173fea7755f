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

use super::order::{AnnotatedPartialOrder, AtPlace, Chain};
use crate::witness::{Place, Writes};

impl AnnotatedPartialOrder {
    /// Adds the pairs that may have to be ordered now that the last event has come.
    pub fn unordered_pairs(&self, pairs: &mut Vec<(u32, u32)>) {
        let event = self.len() as u32 - 1;
        let item = self.item(event);
        for place in item.writes.places() {
            self.pairs_at(place, event, true, pairs);
        }
        if let Some(place) = item.reads
            && !item.writes.places().any(|written| written == place)
        {
            self.pairs_at(place, event, false, pairs);
        }
    }

    fn pairs_at(&self, place: Place, event: u32, writes: bool, pairs: &mut Vec<(u32, u32)>) {
        let Some(at) = self.at(place) else { return };
        let total = at.orderers > 0;
        if writes && at.orderers == 1 && self.item(event).orders {
            // From now on all are ordered here.
            self.older_pairs(at, event, pairs);
        }
        // Reads first: after them the event may be visible to none.
        if writes {
            for chain in self.unordered_chains(at, event, total) {
                let from = self.count_before(&chain.reads, chain.thread, event);
                pairs.extend(chain.reads[from..].iter().map(|&read| (read, event)));
            }
        }
        for chain in self.unordered_chains(at, event, total) {
            let from = self.count_before(&chain.writes, chain.thread, event);
            pairs.extend(chain.writes[from..].iter().map(|&write| (write, event)));
        }
        if !writes && !total {
            self.write_pairs(at, pairs);
        }
    }

    /// The chains of other threads with which a new event has to be ordered.
    fn unordered_chains<'a>(
        &self,
        at: &'a AtPlace,
        event: u32,
        total: bool,
    ) -> impl Iterator<Item = &'a Chain> + use<'a> {
        let thread = self.item(event).thread;
        let root = self.root;
        let leaf = root != Some(thread);
        at.chains.iter().filter(move |chain| {
            chain.thread != thread && (total || (leaf && root != Some(chain.thread)))
        })
    }

    /// The unordered pairs of events that were there before `event`.
    fn older_pairs(&self, at: &AtPlace, event: u32, pairs: &mut Vec<(u32, u32)>) {
        for (n, a) in at.chains.iter().enumerate() {
            for b in &at.chains[..n] {
                let (of_a, of_b) = (without(&a.writes, event), without(&b.writes, event));
                self.unordered_between(of_a, &b.reads, b.thread, pairs);
                self.unordered_between(of_b, &a.reads, a.thread, pairs);
                self.unordered_between(of_a, of_b, b.thread, pairs);
            }
        }
    }

    /// The unordered pairs of one of `some` and one of `others`, which are all of one thread.
    fn unordered_between(
        &self,
        some: &[u32],
        others: &[u32],
        thread: u16,
        pairs: &mut Vec<(u32, u32)>,
    ) {
        for &event in some {
            let from = self.count_before(others, thread, event);
            let to = from + self.count_not_after(&others[from..], event);
            let unordered = &others[from..to];
            pairs.extend(unordered.iter().map(|&o| (o.min(event), o.max(event))));
        }
    }

    /// The unordered writes of leaves of which one is good, now that a read has come.
    fn write_pairs(&self, at: &AtPlace, pairs: &mut Vec<(u32, u32)>) {
        let start = pairs.len();
        for (n, a) in at.chains.iter().enumerate() {
            for b in &at.chains[..n] {
                if self.root != Some(a.thread) && self.root != Some(b.thread) {
                    self.unordered_between(&a.writes, &b.writes, b.thread, pairs);
                }
            }
        }
        let mut kept = start;
        for at in start..pairs.len() {
            let (a, b) = pairs[at];
            if self.is_good(a) || self.is_good(b) {
                pairs[kept] = (a, b);
                kept += 1;
            }
        }
        pairs.truncate(kept);
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
            self.before(read, write)
                || at.chains.iter().any(|chain| {
                    let count = self.count_before(&chain.writes, chain.thread, read);
                    count > 0 && {
                        let last = chain.writes[count - 1];
                        last != write && self.before(write, last)
                    }
                })
        })
    }
}

/// The events but for the last, if that is `event`.
fn without(events: &[u32], event: u32) -> &[u32] {
    events.strip_suffix(&[event]).unwrap_or(events)
}
