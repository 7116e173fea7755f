//! The search for a witness, from either end.
//!
//! Steps that do no harm are taken at once, thread by thread in turns. When there are none left, the state at
//! hand is entered: if it is not known yet, each thread that can go on is tried. What the states are, which
//! steps there are and which of them do no harm, [`super::replay`] says of the search from the beginning and
//! [`super::rewind`] of that from the end.
//!
//! A search can be broken off between two states, and be gone on with.

use quotient_model::Index;

use super::question::{Answer, Question};
use super::trace::{Step, ThreadNumber};
use crate::exploration::Exploration;
use crate::recording::Halt;

/// The state of a search, and the steps that lead from one to another.
pub(super) trait Steps {
    /// Whether steps are taken back, last ones first.
    const FROM_THE_END: bool;

    /// Begins with a question. Says whether there is anything to look for.
    fn begin(&mut self, question: Question<'_>) -> bool;

    /// The thread's next step, if it can come now.
    fn next<'q>(&self, question: Question<'q>, thread: ThreadNumber) -> Option<&'q Step>;

    /// Whether the step, which can come, can be taken without looking at others.
    fn harmless(&self, question: Question<'_>, thread: ThreadNumber, step: &Step) -> bool;

    /// Takes the thread's next step.
    fn take(&mut self, question: Question<'_>, thread: ThreadNumber, step: &Step);

    /// Undoes the step taken last, which was the thread's.
    fn undo(&mut self, question: Question<'_>, thread: ThreadNumber);

    /// Whether the state is as asked, now that all steps have been taken.
    fn ends_as_asked(&self, question: Question<'_>) -> bool;

    /// Enters the state at hand. Says whether it is to be looked at.
    fn enter(&mut self, question: Question<'_>) -> bool;

    /// Whether the step, which can come, is worth a try in this state.
    fn promising(&self, question: Question<'_>, thread: ThreadNumber) -> bool;

    /// Whether a step of `other`, which is tried, does in place of the thread's.
    fn does_for(&self, question: Question<'_>, other: ThreadNumber, thread: ThreadNumber) -> bool;

    /// When the thread's next step happened in the trace.
    fn rank(&self, question: Question<'_>, thread: ThreadNumber) -> u32;

    /// Leaves the state at hand, from which all was tried in vain.
    fn leave(&mut self, question: Question<'_>);
}

/// A search; keeps its arrays between questions.
#[derive(Default)]
pub(super) struct Search<S> {
    steps: S,
    /// The threads in the order of the steps taken, and how many there are to be.
    order: Vec<ThreadNumber>,
    all: usize,
    /// For each state on the way from which something is left to try, how many steps lead to it, and
    /// where its candidates begin.
    branches: Vec<(usize, usize)>,
    candidates: Vec<ThreadNumber>,
    /// How many states were entered that had to be looked at.
    entered: usize,
    /// The thread whose turn it is to take harmless steps, and for how many turns nobody took any.
    thread: ThreadNumber,
    idle: usize,
}

impl<S: Steps> Search<S> {
    /// Begins with a question. Says whether there is anything to look for.
    pub fn begin(&mut self, question: Question<'_>) -> bool {
        self.order.clear();
        self.all = question.asked().sum::<u32>() as usize;
        self.branches.clear();
        self.candidates.clear();
        (self.entered, self.thread, self.idle) = (0, ThreadNumber::FIRST, 0);
        self.steps.begin(question)
    }

    /// Goes on to look for a witness, at so many states in all.
    pub fn witness(
        &mut self,
        question: Question<'_>,
        states: usize,
        exploration: &mut Exploration<'_>,
    ) -> Result<Answer, Halt> {
        let threads = question.lengths.len();
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
            let Some(thread) = self.next_candidate(question) else {
                return Ok(Answer::No);
            };
            if let Some(step) = self.steps.next(question, thread) {
                self.take(question, thread, step);
            }
        }
        Ok(Answer::Yes)
    }

    /// The threads in the order of the steps that the last witness takes.
    pub fn order(&self) -> &[ThreadNumber] {
        &self.order
    }

    /// Takes what does no harm of the thread whose turn it is.
    #[inline]
    fn take_harmless(&mut self, question: Question<'_>, threads: usize) {
        let thread = self.thread;
        let mut took = false;
        while let Some(step) = self.steps.next(question, thread)
            && self.steps.harmless(question, thread, step)
        {
            self.take(question, thread, step);
            took = true;
        }
        self.idle = if took { 1 } else { self.idle + 1 };
        self.thread = match thread.index() + 1 == threads {
            true => ThreadNumber::FIRST,
            false => thread.next(),
        };
    }

    #[inline]
    fn take(&mut self, question: Question<'_>, thread: ThreadNumber, step: &Step) {
        self.order.push(thread);
        self.steps.take(question, thread, step);
    }

    /// Finds what to try from the state at hand.
    fn branch(&mut self, question: Question<'_>, threads: usize) {
        let steps = &self.steps;
        let branch = self.candidates.len();
        for at in 0..threads {
            // Who was spawned last is the first to be taken back.
            let thread = ThreadNumber::new(match S::FROM_THE_END {
                true => threads - 1 - at,
                false => at,
            });
            let does = |&other: &ThreadNumber| steps.does_for(question, other, thread);
            if steps.next(question, thread).is_some()
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
        self.branches.push((self.order.len(), branch));
    }

    /// Goes back to the last state from which something is left to try, and says whose step.
    fn next_candidate(&mut self, question: Question<'_>) -> Option<ThreadNumber> {
        loop {
            let &(length, candidates) = self.branches.last()?;
            while self.order.len() > length {
                let thread = self.order.pop()?;
                self.steps.undo(question, thread);
            }
            if self.candidates.len() > candidates {
                return self.candidates.pop();
            }
            self.steps.leave(question);
            self.branches.pop();
        }
    }
}
