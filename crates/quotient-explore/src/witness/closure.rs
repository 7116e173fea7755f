//! Saturation for reads that may read from several writes: the rules of [`super::rules`] on the order of a graph.
//!
//! [`super::saturate`] calls this when the order before such a read, or before a write of its place, has grown.

use super::graph::Graph;
use super::places::Place;
use super::rules::{Order, Rule};
use super::saturate::Contradiction;
use crate::order::EventIndex;

impl Order for Graph {
    type Refused = Contradiction;

    fn refused() -> Contradiction {
        Contradiction
    }

    #[inline]
    fn before(&self, a: EventIndex, b: EventIndex) -> bool {
        Graph::before(self, a, b)
    }

    #[inline]
    fn good_writes(&self, read: EventIndex) -> &[EventIndex] {
        Graph::good_writes(self, read)
    }

    #[inline]
    fn chains(&self, place: Place) -> usize {
        self.at(place).writers.len()
    }

    #[inline]
    fn chain(&self, place: Place, chain: usize) -> &[EventIndex] {
        &self.at(place).writers[chain].events
    }

    #[inline]
    fn last_before(&self, read: EventIndex, place: Place, chain: usize) -> EventIndex {
        Graph::last_before(self, read, place, chain)
    }

    #[inline]
    fn insist(&mut self, _: Rule, a: EventIndex, b: EventIndex) -> Result<(), Contradiction> {
        self.order(a, b)
    }
}

impl Graph {
    /// Closes a read.
    pub(super) fn close(&mut self, read: EventIndex, place: Place) -> Result<(), Contradiction> {
        if !self.closes {
            return Ok(());
        }
        let mut closure = std::mem::take(&mut self.closure);
        let edges = self.edges.len();
        let result = closure.close(self, read, place);
        let is_closed = result.is_ok() && self.edges.len() == edges;
        if is_closed && closure.is_settled(self, read, place) {
            self.settle_read(read);
        }
        self.closure = closure;
        result
    }

    /// Whether the read may read from the write.
    #[inline]
    pub(super) fn is_good(&self, read: EventIndex, write: EventIndex) -> bool {
        self.good_writes(read).binary_search(&write).is_ok()
    }
}
