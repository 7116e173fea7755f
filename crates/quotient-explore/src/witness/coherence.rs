//! Phase II: ConstructWitness (Algorithm 2). The saturated order is made a coherent one, which
//! orders all writes of a place.
//!
//! Two writes that the order leaves open are put in the order of a guide, the execution at hand,
//! and the order is saturated again. If that never leads to a cycle, whatever respects the order is
//! a witness (Lemma 5.3). The paper does not say in which order the pairs are taken: they can be
//! taken from either end of the guide, and what is refused from one may pass from the other.
//!
//! Of a thread's writes before w in the guide only the last one that need not come after w has to be
//! put before it: the earlier ones then come before w too, the later ones after.

use super::graph::Graph;
use super::saturate::Contradiction;
use super::sequence::Sequence;
use crate::order::EventIndex;

impl Graph {
    /// Orders all writes of each place, as in the guide where that is open, beginning at its end if
    /// that is wanted. To be taken back with [`Graph::undo`].
    pub(super) fn cohere(&mut self, guide: &Sequence, from_end: bool) -> Result<(), Contradiction> {
        let events = guide.events();
        for at in 0..events.len() {
            let write = match from_end {
                true => events[events.len() - 1 - at],
                false => events[at],
            };
            for place in self.node(write).writes.places() {
                for writer in 0..self.at(place).writers.len() {
                    self.put(
                        write,
                        &self.at(place).writers[writer].events,
                        guide,
                        from_end,
                    )
                    .map_or(Ok(()), |(a, b)| self.insist(a, b))?;
                }
            }
        }
        Ok(())
    }

    /// The pair that orders a write among those of a thread that are before it in the guide (after
    /// it, if that is wanted).
    fn put(
        &self,
        write: EventIndex,
        others: &[EventIndex],
        guide: &Sequence,
        after: bool,
    ) -> Option<(EventIndex, EventIndex)> {
        let at = guide.position(write);
        let earlier = |&other: &EventIndex| match after {
            true => guide.position(other) <= at || self.before(other, write),
            false => guide.position(other) < at && !self.before(write, other),
        };
        let split = others.partition_point(earlier);
        match after {
            true => others.get(split).map(|&other| (write, other)),
            false => others[..split].last().map(|&other| (other, write)),
        }
    }
}
