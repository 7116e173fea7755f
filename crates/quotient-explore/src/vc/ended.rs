//! What need not be tried because all threads have ended with the same values before, in another order of the same
//! events (Appendix D, optimisation 2).
//!
//! Where both answers to a question are tried, what comes of them differs only in the order of the same events. If one
//! thread reads after them, and then nothing is left to be read, an execution ends with the value of that read, and no
//! other order can add to it but by another value. So such a value is left out in the other orders; and when all that
//! the read might get in any order has been met, the question need not be answered any more.
//!
//! What it might get in any order: what is written there, unless it is hidden as far as the events are ordered before any
//! answer. The events after the last read are the same in all orders, so they are noted when they are first
//! known. They are not ordered then as they will be; what the read comes after is known as far as it follows from
//! program order, spawn and join.

use quotient_model::{Access, Index, Program, ThreadId};

use super::ValueCentric;
use super::candidates::Observation;
use super::frames::{self, Frame};
use super::last_read::LastRead;
use crate::order::EventIndex;
use crate::witness::{NONE, Place};

impl<P: Program> ValueCentric<P> {
    /// All threads have ended, for good. Other orders of the same events end with the same values, so they are left
    /// out; and so is, in the other orders of what the node had, the read that led here.
    pub(super) fn end(&mut self) {
        while let Some(Frame::Choice(_)) = self.frames.last() {
            self.frames.pop();
        }
        let Some(Frame::Node(node)) = self.frames.last() else {
            return;
        };
        let Some(reading) = &node.reading else { return };
        let Some(observed) = reading.current else {
            return;
        };
        let ended = (reading.thread, observed);
        self.ended().push(ended);
    }

    /// Where the node on top of the stack shares with its siblings what ended.
    pub(super) fn ended(&mut self) -> &mut Vec<(ThreadId, Observation)> {
        let ValueCentric { frames, ended, .. } = self;
        let parent = frames::nodes(frames).nth(1);
        match parent.and_then(|parent| parent.reading.as_mut()) {
            Some(reading) => &mut reading.ended,
            None => ended,
        }
    }

    /// Whether another answer to the question on top of the stack can lead to nothing new. The order is as it was when
    /// it was asked.
    pub(super) fn has_all_ended(&mut self) -> bool {
        let ValueCentric { frames, order, .. } = self;
        let reading = frames::nodes(frames)
            .next()
            .and_then(|node| node.reading.as_ref());
        let Some((reading, last)) =
            reading.and_then(|reading| Some((reading, reading.last.as_ref()?)))
        else {
            return false;
        };
        let met = |observed| reading.ended.contains(&(last.thread, observed));
        let mut values = last.values.iter();
        values.all(|&(write, observed)| met(observed) || last.is_hidden(order, write))
    }

    /// Notes the only read that comes next, where the node to come is one of several orders of the same events.
    pub(super) fn note_last_read(&mut self, readers: usize) {
        let Some(Frame::Choice(choice)) = self.frames.last() else {
            return;
        };
        let (end, &[thread]) = (choice.mark.end, &self.readers[readers..]) else {
            return;
        };
        let known = frames::nodes(&mut self.frames).next();
        let known = known.is_none_or(|node| {
            node.reading
                .as_ref()
                .is_none_or(|reading| reading.last.is_some())
        });
        if known || self.run.awaits {
            return;
        }
        let Some((
            access @ (Access::Read { .. } | Access::Rmw { .. } | Access::CompareExchange { .. }),
            place,
        )) = self.learnt.next_read(&self.run, thread)
        else {
            return;
        };
        let value = |write| {
            let outcome = self.run.outcome(thread, &access, write);
            (write, self.observed(&access, &outcome, write))
        };
        let values = self.unforbidden(thread, place).map(value).collect();
        let causes = self.causes_before(thread, end);
        let last = LastRead {
            thread,
            place,
            values,
            causes,
        };
        if let Some(reading) = frames::nodes(&mut self.frames)
            .next()
            .and_then(|node| node.reading.as_mut())
        {
            reading.last = Some(Box::new(last));
        }
    }

    /// What the thread's next read was not let read from before, hidden or not.
    fn unforbidden(&self, thread: ThreadId, place: Place) -> impl Iterator<Item = EventIndex> {
        let forbidden = self.chb.forbidden(thread);
        let chains = self.order.at(place).map_or(&[][..], |at| &at.chains);
        let writes = chains.iter().flat_map(move |chain| {
            let from = self.known_of(chain, forbidden);
            chain.writes[from..].iter().copied()
        });
        writes.chain(forbidden.is_none().then_some(NONE))
    }

    /// The last events before `end` that the next event of the thread comes after, by program order, spawn and join.
    fn causes_before(&self, thread: ThreadId, end: EventIndex) -> Vec<EventIndex> {
        let mut causes = Vec::new();
        let mut comes_after = vec![false; self.run.len() - end.index()];
        let mut note = |comes_after: &mut [bool], event: EventIndex| match event
            .index()
            .checked_sub(end.index())
        {
            _ if event == NONE => {}
            Some(at) => comes_after[at] = true,
            None => causes.push(event),
        };
        note(&mut comes_after, self.run.last_of(thread));
        // Causes come first.
        for event in end.to(self.run.end()).rev() {
            if comes_after[event.index() - end.index()] {
                for cause in self.run.graph.causes(event) {
                    note(&mut comes_after, cause);
                }
            }
        }
        causes
    }
}
