//! Whether all awaits that have not happened can stay blocked: whether some linearization of the order leaves
//! something behind at each of their places that satisfies none of them.
//!
//! Each place gets one more read, which comes after all that is written there and whose good writes are those
//! that satisfy nobody. Then it is as everywhere: the closure rules out what cannot be, and Realize finds a trace
//! or asks a question. Any answer will do here.

use quotient_model::{Access, Program, ThreadId};

use super::ValueCentric;
use super::order::{NewEvent, Question};
use crate::exploration::Exploration;
use crate::order::EventIndex;
use crate::recording::Halt;
use crate::witness::{NONE, Place, Writes};

impl<P: Program> ValueCentric<P> {
    /// Whether nothing but awaits can go on after the witness, and these are all blocked after another one. If so,
    /// that becomes the witness.
    pub(super) fn all_stay(&mut self, exploration: &mut Exploration<'_>) -> Result<bool, Halt> {
        if !self.run.awaits || !self.run.only_awaits_go_on() {
            return Ok(false);
        }
        let mut waiting: Vec<(ThreadId, Access, Place)> = self.run.awaiting().collect();
        waiting.sort_unstable_by_key(|&(thread, _, place)| (place, thread));
        let closed = self.closure.close(&mut self.order);
        debug_assert!(closed.is_ok(), "the order has a witness");
        let mark = self.order.mark();
        let mut at_places = waiting.chunk_by(|a, b| a.2 == b.2);
        let stay = at_places.all(|waiting| self.stay(waiting)) && self.realize_any(exploration)?;
        if stay {
            let events = self.trace.iter().copied();
            self.run
                .set_witness(events.filter(|&event| event < mark.end));
        }
        self.order.undo(mark);
        Ok(stay)
    }

    /// Says to the order that these, all at one place, stay blocked, unless they cannot.
    fn stay(&mut self, waiting: &[(ThreadId, Access, Place)]) -> bool {
        let (thread, _, place) = waiting[0];
        let mut blocking = self.run.all_sources(place);
        blocking.retain(|&source| {
            let mut waiting = waiting.iter();
            waiting.all(|(thread, access, _)| self.run.outcome(*thread, access, source).disabled)
        });
        let lasts = self.order.last_writes(place);
        let last = self.run.last_of(thread);
        let new = NewEvent {
            thread,
            reads: Some((place, &blocking)),
            writes: Writes::Nothing,
        };
        let causes = [last].into_iter().filter(|&cause| cause != NONE);
        let read = self.order.add(new, causes);
        let mut after = lasts.into_iter();
        !blocking.is_empty() && after.all(|write| self.order.insert(write, read).is_ok())
    }

    /// Whether there is a trace that linearizes the order, whatever is answered to questions. It is found in `trace`.
    fn realize_any(&mut self, exploration: &mut Exploration<'_>) -> Result<bool, Halt> {
        let mut open: Vec<(super::Mark, Question, u8)> = Vec::new();
        let mut feasible = self.closure.close(&mut self.order).is_ok();
        loop {
            exploration.step()?;
            if feasible {
                match self.order.realize(&mut self.trace) {
                    Ok(()) => return Ok(true),
                    Err(question) => open.push((self.order.mark(), question, 0)),
                }
            }
            while open.last().is_some_and(|&(.., tried)| tried == 2) {
                open.pop();
            }
            let Some((mark, question, tried)) = open.last_mut() else {
                return Ok(false);
            };
            *tried += 1;
            self.order.undo(*mark);
            feasible = self.order.answer(*question, *tried == 1).is_ok()
                && self.closure.close(&mut self.order).is_ok();
        }
    }

    /// Whether something may be left behind, as far as it is ordered, that blocks the thread's await.
    pub(super) fn may_stay(&self, thread: ThreadId, access: &Access, place: Place) -> bool {
        let lasts = self.order.last_writes(place);
        let blocks = |write: EventIndex| self.run.outcome(thread, access, write).disabled;
        let overtaken = |&write: &EventIndex| {
            let mut others = lasts.iter().filter(|&&other| other != write);
            others.any(|&other| self.order.before(write, other))
        };
        let mut latest = lasts.iter().filter(|write| !overtaken(write));
        match lasts.is_empty() {
            true => blocks(NONE),
            false => latest.any(|&write| blocks(write)),
        }
    }
}
