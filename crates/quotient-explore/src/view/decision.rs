//! Can these events happen together, each as it did in the trace? VerifySC on values.
//!
//! There are two searches for a witness: [`super::rewind`] from the end, [`super::replay`] from the
//! beginning. Either can be lost where the other sees at once, so they take turns, each time allowed
//! to look at more states; both together are never much slower than the better one. What neither sees at once
//! is mostly refuted by [`super::closure`], which is asked before they go on; and before they begin, as long as that
//! is what refutes.

use super::closure::Closure;
use super::question::{Answer, Question};
use super::replay::Replay;
use super::rewind::Rewind;
use super::search::Search;
use super::trace::ThreadNumber;
use crate::exploration::Exploration;
use crate::recording::Halt;

/// The states that a search may look at in its first turn.
const FIRST_TURN: usize = 32;

/// Answers questions.
#[derive(Default)]
pub(super) struct Decision {
    rewind: Search<Rewind>,
    replay: Search<Replay>,
    /// Whether the search from the beginning answered the last question: one question is often like
    /// the next.
    forward: bool,
    /// Whether the closure answered the last one that it was asked.
    refuted: bool,
    /// The threads of the trace in the order of the last witness.
    pub witness: Vec<ThreadNumber>,
}

impl Decision {
    /// Whether it can be. If so, `witness` says how.
    pub fn decide(
        &mut self,
        question: Question<'_>,
        closure: &mut Closure,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        self.witness.clear();
        // Only the one from the beginning knows steps that several contents would do for, and whether
        // what was closed in the beginning is held in the end.
        let mut held = question.held.iter();
        let gates = held.any(|&mutex| question.trace.is_gate(mutex));
        if gates || !question.trace.is_plain() {
            let can = self.replay.begin(question)
                && self.replay.witness(question, usize::MAX, exploration)? == Answer::Yes;
            self.witness.extend_from_slice(self.replay.order());
            return Ok(can);
        }
        let asked = self.refuted;
        if asked {
            self.refuted = closure.contradicts(question, question.lengths);
            if self.refuted {
                return Ok(false);
            }
        }
        let mut turn = 0;
        loop {
            let states = FIRST_TURN << turn;
            let answer = match self.forward {
                true if turn < 2 && !self.replay.begin(question) => Answer::No,
                false if turn < 2 && !self.rewind.begin(question) => Answer::No,
                true => self.replay.witness(question, states, exploration)?,
                false => self.rewind.witness(question, states, exploration)?,
            };
            match answer {
                Answer::Yes => break,
                Answer::No => return Ok(false),
                Answer::Unknown => {
                    self.forward = !self.forward;
                    turn += 1;
                    if turn == 1 && !asked {
                        self.refuted = closure.contradicts(question, question.lengths);
                        if self.refuted {
                            return Ok(false);
                        }
                    }
                }
            }
        }
        match self.forward {
            true => self.witness.extend_from_slice(self.replay.order()),
            false => self.witness.extend(self.rewind.order().iter().rev()),
        }
        Ok(true)
    }
}
