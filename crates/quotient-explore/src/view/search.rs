//! The search for a witness, from either end.
//!
//! Steps that do no harm are taken at once, thread by thread in turns. When there are none left, the state at
//! hand is entered: if it is not known yet, each thread that can go on is tried. What the states are, which
//! steps there are and which of them do no harm, [`super::replay`] says of the search from the beginning and
//! [`super::rewind`] of that from the end.
//!
//! A search can be broken off between two states, and be gone on with.

use super::question::{Answer, Question};
use crate::exploration::Exploration;
use crate::recording::Halt;

/// The state of a search, and the steps that lead from one to another.
pub(super) trait Steps {
    /// Whether steps are taken back, last ones first.
    const FROM_THE_END: bool;

    /// Begins with a question. Says whether there is anything to look for.
    fn begin(&mut self, question: Question<'_>) -> bool;

    /// Whether the thread's next step can come now.
    fn can_come(&self, question: Question<'_>, thread: u32) -> bool;

    /// Whether the step, which can come, can be taken without looking at others.
    fn harmless(&self, question: Question<'_>, thread: u32) -> bool;

    /// Takes the thread's next step.
    fn take(&mut self, question: Question<'_>, thread: u32);

    /// Undoes the step taken last, which was the thread's.
    fn undo(&mut self, question: Question<'_>, thread: u32);

    /// Whether the state is as asked, now that all steps have been taken.
    fn ends_as_asked(&self, question: Question<'_>) -> bool;

    /// Enters the state at hand. Says whether it is to be looked at.
    fn enter(&mut self, question: Question<'_>) -> bool;

    /// Whether the step, which can come, is worth a try in this state.
    fn promising(&self, question: Question<'_>, thread: u32) -> bool;

    /// Whether a step of `other`, which is tried, does in place of the thread's.
    fn does_for(&self, question: Question<'_>, other: u32, thread: u32) -> bool;

    /// When the thread's next step happened in the trace.
    fn rank(&self, question: Question<'_>, thread: u32) -> u32;

    /// Leaves the state at hand, from which all was tried in vain.
    fn leave(&mut self, question: Question<'_>);
}

/// A search; keeps its arrays between questions.
#[derive(Default)]
pub(super) struct Search<S> {
    steps: S,
    /// The threads in the order of the steps taken, and how many there are to be.
    order: Vec<u32>,
    all: usize,
    /// For each state on the way from which something is left to try, how many steps lead to it, and
    /// where its candidates begin.
    branches: Vec<(u32, u32)>,
    candidates: Vec<u32>,
    /// How many states were entered that had to be looked at.
    entered: usize,
    /// The thread whose turn it is to take harmless steps, and for how many turns nobody took any.
    thread: u32,
    idle: u32,
}

impl<S: Steps> Search<S> {
    /// Begins with a question. Says whether there is anything to look for.
    pub fn begin(&mut self, question: Question<'_>) -> bool {
        self.order.clear();
        self.all = question.asked().sum::<u32>() as usize;
        self.branches.clear();
        self.candidates.clear();
        (self.entered, self.thread, self.idle) = (0, 0, 0);
        self.steps.begin(question)
    }

    /// Goes on to look for a witness, at so many states in all.
    pub fn witness(
        &mut self,
        question: Question<'_>,
        states: usize,
        exploration: &mut Exploration<'_>,
    ) -> Result<Answer, Halt> {
        let threads = question.lengths.len() as u32;
        while self.order.len() < self.all || !self.steps.ends_as_asked(question) {
            if self.idle < threads {
                self.take_harmless(question, threads);
                continue;
            }
            if self.entered >= states {
                return Ok(Answer::Unknown);
            }
            self.idle = 0;
            exploration.step()?;
            if self.steps.enter(question) {
                self.entered += 1;
                self.branch(question, threads);
            }
            let Some(next) = self.next_candidate(question) else {
                return Ok(Answer::No);
            };
            self.take(question, next);
        }
        Ok(Answer::Yes)
    }

    /// The threads in the order of the steps that the last witness takes.
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// Takes what does no harm of the thread whose turn it is.
    #[inline]
    fn take_harmless(&mut self, question: Question<'_>, threads: u32) {
        let thread = self.thread;
        let mut took = false;
        while self.steps.can_come(question, thread) && self.steps.harmless(question, thread) {
            self.take(question, thread);
            took = true;
        }
        self.idle = if took { 1 } else { self.idle + 1 };
        self.thread = if thread + 1 == threads { 0 } else { thread + 1 };
    }

    #[inline]
    fn take(&mut self, question: Question<'_>, thread: u32) {
        self.order.push(thread);
        self.steps.take(question, thread);
    }

    /// Finds what to try from the state at hand.
    fn branch(&mut self, question: Question<'_>, threads: u32) {
        let steps = &self.steps;
        let branch = self.candidates.len();
        for at in 0..threads {
            // Who was spawned last is the first to be taken back.
            let thread = match S::FROM_THE_END {
                true => threads - 1 - at,
                false => at,
            };
            let does = |&other: &u32| steps.does_for(question, other, thread);
            if steps.can_come(question, thread)
                && steps.promising(question, thread)
                && !self.candidates[branch..].iter().any(does)
            {
                self.candidates.push(thread);
            }
        }
        // Tried from the last on: the earliest first, or from the end the latest.
        self.candidates[branch..].sort_unstable_by_key(|&thread| {
            let rank = steps.rank(question, thread);
            if S::FROM_THE_END { rank } else { !rank }
        });
        self.branches.push((self.order.len() as u32, branch as u32));
    }

    /// Goes back to the last state from which something is left to try, and says whose step.
    fn next_candidate(&mut self, question: Question<'_>) -> Option<u32> {
        loop {
            let &(length, candidates) = self.branches.last()?;
            while self.order.len() > length as usize {
                let thread = self.order.pop()?;
                self.steps.undo(question, thread);
            }
            if self.candidates.len() > candidates as usize {
                return self.candidates.pop();
            }
            self.steps.leave(question);
            self.branches.pop();
        }
    }
}

/// Makes the array one of so many equal values.
pub(super) fn refill(array: &mut Vec<u32>, len: usize, value: u32) {
    array.clear();
    array.resize(len, value);
}
