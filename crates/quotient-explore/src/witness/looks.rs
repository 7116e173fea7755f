//! Gauges: places that events only add to and look at ([`crate::world::Counters`] says which these are).
//!
//! A look *sees* a set of adds, those that come before it; of each thread that adds they are the first few, so the last one of
//! each tells which. The adds that it sees come before it and the others after it, and that is all: no add overwrites
//! another. So looks are told by edges alone, and no rule has anything to decide for them. To the phases that
//! look for a witness they are events that touch nothing.

use super::graph::{Graph, NewEvent, Writer};
use super::places::Place;
use super::saturate::Contradiction;
use crate::order::EventIndex;

impl Graph {
    /// As [`Graph::push`], for an event that looks at `place` and sees the adds up to these, at most one of each thread.
    pub fn push_look(
        &mut self,
        new: NewEvent,
        place: Place,
        seen: &[EventIndex],
    ) -> Result<EventIndex, Contradiction> {
        let event = self.append(new, seen);
        self.see(place, seen);
        self.settle(event, new)
    }

    /// By thread, the events that add to a place.
    pub fn adders(&self, place: Place) -> &[Writer] {
        &self.at(place).adders
    }

    /// The last add of each thread to a place.
    pub fn last_adds(&self, place: Place) -> Vec<EventIndex> {
        let adders = self.adders(place).iter();
        adders
            .filter_map(|adder| adder.events.last().copied())
            .collect()
    }

    /// The adds of a thread, of those given in order, that happen before `event` or are it.
    pub fn adds_before(&self, adder: &Writer, event: EventIndex) -> usize {
        let bound = self.hb(event, adder.thread);
        let before = |&add: &EventIndex| self.node(add).index < bound;
        adder.events.partition_point(before)
    }

    /// Puts a new look before the adds that it does not see, and a new add after the looks that there are.
    pub(super) fn order_looks(&mut self, event: EventIndex) -> Result<(), Contradiction> {
        let node = self.nodes[event];
        if let Some(place) = node.looks {
            for adder in 0..self.adders(place).len() {
                let adds = &self.adders(place)[adder].events;
                let seen = |&add: &EventIndex| self.is_seen(event, add);
                if let Some(&add) = adds.get(adds.partition_point(seen)) {
                    self.order(event, add)?;
                }
            }
        }
        if let Some(place) = node.writes.added() {
            for look in 0..self.at(place).looks.len() {
                self.order(self.at(place).looks[look], event)?;
            }
        }
        Ok(())
    }

    /// Whether the look sees the add.
    fn is_seen(&self, look: EventIndex, add: EventIndex) -> bool {
        let add = self.node(add);
        let mut seen = self.seen(look).iter().map(|&last| self.node(last));
        seen.any(|last| last.thread == add.thread && last.index >= add.index)
    }
}
