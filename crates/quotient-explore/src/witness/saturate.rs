//! Phase I: saturation (Section 5.1, rules R1 and R2; Section 7 for how).
//!
//! `shb` is kept as vector clocks. When an event's clock grows the rules are applied to it:
//!
//! - R1, for a read e of a place with source w: the last write of each thread that comes before e
//!   comes before w. (If w is the initial value there must be none.)
//! - R2, for a write e: for the last write w of each thread that comes before e, what reads from w
//!   comes before e. Earlier writes of that thread need no look: their readers come before w.
//!
//! Clocks tell what comes before an event, so R2 finds its way from the later write. It would miss
//! the case that the reader is new and the two writes were ordered before (the paper's "missed
//! edges"). For that the rule is applied in reverse when a read is added: in each thread the first
//! write that comes after its source comes after the read. Clocks grow along a thread, so that
//! write is found by bisection, and no clocks of what comes after are needed.
//!
//! Read-modify-writes need no rule of their own. One that reads from w is a reader of w, so R2
//! puts it before every other write that comes after w, and two that read from one write come
//! before each other: a cycle.

use super::graph::{EdgeIndex, Graph, NONE, NewEvent, SEVERAL};
use super::places::Place;
use crate::order::EventIndex;

/// The sources that were asked for contradict each other: no execution has them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Contradiction;

impl Graph {
    /// Adds an event and saturates. After a contradiction the event is there, and must be taken
    /// back ([`Graph::truncate`]) before anything else.
    pub fn push(&mut self, new: NewEvent) -> Result<EventIndex, Contradiction> {
        let event = self.append(new, &[]);
        self.settle(event, new)
    }

    /// As [`Graph::push`], for an event that reads `place` from any of the `good` writes.
    pub fn push_choice(
        &mut self,
        new: NewEvent,
        place: Place,
        good: &[EventIndex],
    ) -> Result<EventIndex, Contradiction> {
        let event = self.append(new, &[]);
        self.choose(place, good);
        self.settle(event, new)
    }

    /// As [`Graph::push`], for an event that reads `place` after all that writes there.
    pub fn push_last(&mut self, new: NewEvent, place: Place) -> Result<EventIndex, Contradiction> {
        let event = self.push(new)?;
        for writer in 0..self.at(place).writers.len() {
            if let Some(&last) = self.at(place).writers[writer].events.last() {
                self.insist(last, event)?;
            }
        }
        Ok(event)
    }

    pub(super) fn settle(
        &mut self,
        event: EventIndex,
        new: NewEvent,
    ) -> Result<EventIndex, Contradiction> {
        if !self.ordered {
            return Ok(event);
        }
        let result = self.apply_rules(event, new);
        self.empty_queue();
        result.map(|()| event)
    }

    /// Puts `a` before `b` although nothing demands it, and saturates.
    pub(super) fn insist(&mut self, a: EventIndex, b: EventIndex) -> Result<(), Contradiction> {
        let result = self.order(a, b).and_then(|()| self.saturate());
        self.empty_queue();
        result
    }

    fn empty_queue(&mut self) {
        for event in self.queue.drain(..) {
            let node = &mut self.nodes[event];
            node.queued = false;
            node.grown = false;
        }
    }

    fn apply_rules(&mut self, event: EventIndex, new: NewEvent) -> Result<(), Contradiction> {
        if let Some((place, source)) = new.reads {
            self.reverse_r2(event, place, source)?;
        }
        for place in new.writes.places() {
            // R2 where the earlier write is the initial one, which comes before all.
            let mut reader = self.at(place).initial_reader;
            while reader != NONE {
                if reader != event {
                    self.order(reader, event)?;
                }
                reader = self.nodes[reader].next_reader;
            }
        }
        self.order_looks(event)?;
        self.nodes[event].grown = true;
        self.enqueue(event);
        self.saturate()
    }

    fn enqueue(&mut self, event: EventIndex) {
        let node = &mut self.nodes[event];
        if !node.queued {
            node.queued = true;
            self.queue.push(event);
        }
    }

    fn saturate(&mut self) -> Result<(), Contradiction> {
        while let Some(event) = self.queue.pop() {
            let node = &mut self.nodes[event];
            node.queued = false;
            let grown = std::mem::take(&mut node.grown);
            let node = *node;
            match node.reads {
                Some(_) if node.settled => {}
                Some(place) if node.source == SEVERAL => self.close(event, place)?,
                Some(place) if grown => self.r1(event, place, node.source)?,
                _ => {}
            }
            if !grown {
                continue;
            }
            for place in node.writes.places() {
                self.r2(event, place)?;
                // What they can see, and what they must respect, may have changed.
                for at in 0..self.at(place).choosers.len() {
                    let read = self.at(place).choosers[at];
                    if !self.nodes[read].settled {
                        self.enqueue(read);
                    }
                }
            }
            self.pass_on(event)?;
        }
        Ok(())
    }

    /// The last write of the writer's thread to the place that comes before `event`.
    #[inline]
    pub(super) fn last_before(&self, event: EventIndex, place: Place, writer: usize) -> EventIndex {
        let writer = &self.at(place).writers[writer];
        let node = &self.nodes[event];
        let mut bound = self.shb(event, writer.thread);
        if writer.thread == node.thread {
            bound = node.index;
        }
        let before = |&write: &EventIndex| self.nodes[write].index < bound;
        match writer.events.last() {
            Some(last) if before(last) => *last,
            Some(_) => match writer.events.partition_point(before) {
                0 => NONE,
                after => writer.events[after - 1],
            },
            None => NONE,
        }
    }

    fn r1(
        &mut self,
        read: EventIndex,
        place: Place,
        source: EventIndex,
    ) -> Result<(), Contradiction> {
        for writer in 0..self.at(place).writers.len() {
            let write = self.last_before(read, place, writer);
            if write == NONE || write == source {
                continue;
            }
            if source == NONE {
                return Err(Contradiction);
            }
            self.order(write, source)?;
        }
        Ok(())
    }

    fn r2(&mut self, write: EventIndex, place: Place) -> Result<(), Contradiction> {
        for writer in 0..self.at(place).writers.len() {
            let earlier = self.last_before(write, place, writer);
            if earlier == NONE {
                continue;
            }
            let mut reader = self.nodes[earlier].first_reader;
            while reader != NONE {
                let node = &self.nodes[reader];
                let next = node.next_reader;
                if reader != write && node.reads == Some(place) {
                    self.order(reader, write)?;
                }
                reader = next;
            }
        }
        Ok(())
    }

    fn reverse_r2(
        &mut self,
        read: EventIndex,
        place: Place,
        source: EventIndex,
    ) -> Result<(), Contradiction> {
        for writer in 0..self.at(place).writers.len() {
            let events = &self.at(place).writers[writer].events;
            let after = match source {
                NONE => 0,
                source => events.partition_point(|&w| w == source || !self.before(source, w)),
            };
            match events.get(after) {
                Some(&write) if write != read => self.order(read, write)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Puts `a` before `b`.
    #[inline]
    pub(super) fn order(&mut self, a: EventIndex, b: EventIndex) -> Result<(), Contradiction> {
        if self.before(a, b) {
            return if a == b { Err(Contradiction) } else { Ok(()) };
        }
        if self.before(b, a) {
            return Err(Contradiction);
        }
        self.link(a, b);
        self.join(a, b)
    }

    /// Joins the clock of `a` into that of its successor `b`.
    #[inline]
    fn join(&mut self, a: EventIndex, b: EventIndex) -> Result<(), Contradiction> {
        if self.shb.join(b, a) {
            let node = &self.nodes[b];
            if self.shb(b, node.thread) > node.index + 1 {
                return Err(Contradiction);
            }
            self.nodes[b].grown = true;
            self.enqueue(b);
        }
        Ok(())
    }

    /// Joins an event's clock into those of all its successors.
    fn pass_on(&mut self, event: EventIndex) -> Result<(), Contradiction> {
        let node = self.nodes[event];
        if let Some(next) = self.get(node.thread, node.index + 1) {
            self.join(event, next)?;
        }
        let mut reader = node.first_reader;
        while reader != NONE {
            self.join(event, reader)?;
            reader = self.nodes[reader].next_reader;
        }
        let mut edge = node.first_edge;
        while edge != EdgeIndex::NONE {
            let to = self.edges[edge];
            self.join(event, to.to)?;
            edge = to.next;
        }
        Ok(())
    }
}
