//! The search for a witness from the beginning.
//!
//! It goes through states: how far each thread has come, and the content of each place. Two sequences
//! that lead to one state can be continued alike, so no state is entered twice. Steps that do no harm
//! are taken at once:
//!
//! - one that leaves its place alone: whatever could follow still can;
//! - one that leaves what it finds, if nothing to come leaves anything else;
//! - one at a place that no other thread accesses;
//! - one at a place that every other thread that comes to it again can only pass once its content
//!   has changed: nobody else can change it before;
//! - a write, if neither what it overwrites nor what it leaves is needed by any step to come.
//!
//! A content that a step to come needs, and that no step to come leaves, must not be overwritten.

use super::histories::NONE;
use super::question::{Answer, Question};
use super::trace::{Needs, Step};
use super::visited::Visited;
use crate::control::{Control, Stop};
use quotient_model::Access;

/// The procedure; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Replay {
    /// How many steps of each thread are asked for, and have come.
    lengths: Vec<u32>,
    come: Vec<u32>,
    /// The content of each place.
    found: Vec<u32>,
    /// For each content how many steps to come need it, and how many leave it.
    needed: Vec<u32>,
    left: Vec<u32>,
    /// For each place how many steps to come leave something.
    changes: Vec<u32>,
    /// The threads in the order of their steps.
    order: Vec<u32>,
    /// What was overwritten, and how much of it before each step.
    overwritten: Vec<(u32, u32)>,
    marks: Vec<u32>,
    visited: Visited,
    branches: Vec<(u32, u32)>,
    candidates: Vec<u32>,
    /// The thread whose turn it is to take harmless steps, and for how many turns nobody took any.
    thread: u32,
    idle: u32,
}

impl Replay {
    /// Goes on to look for a witness, at so many states in all.
    pub fn witness(
        &mut self,
        question: Question<'_>,
        states: usize,
        control: &mut Control<'_>,
    ) -> Result<Answer, Stop> {
        let all: u32 = self.lengths.iter().sum();
        let threads = self.lengths.len() as u32;
        loop {
            if self.order.len() as u32 == all && self.ends_as_asked(question) {
                return Ok(Answer::Yes);
            }
            if self.idle < threads {
                let thread = self.thread;
                let mut took = false;
                while self.can_come(question, thread) && self.harmless(question, thread) {
                    self.take(question, thread);
                    took = true;
                }
                self.idle = if took { 1 } else { self.idle + 1 };
                self.thread = if thread + 1 == threads { 0 } else { thread + 1 };
                continue;
            }
            if self.visited.len() >= states {
                return Ok(Answer::Unknown);
            }
            self.idle = 0;
            control.step()?;
            if self.visited.insert(&self.come, &self.found) {
                let branch = self.candidates.len();
                for thread in 0..threads {
                    if self.can_come(question, thread)
                        && self.may_overwrite(question, thread)
                        && !self.comes_after_any(question, thread, branch)
                    {
                        self.candidates.push(thread);
                    }
                }
                let come = &self.come;
                self.candidates[branch..].sort_unstable_by_key(|&thread| {
                    std::cmp::Reverse(question.rank(thread, come[thread as usize]))
                });
                self.branches.push((self.order.len() as u32, branch as u32));
            }
            let next = loop {
                let Some(&(length, candidates)) = self.branches.last() else {
                    return Ok(Answer::No);
                };
                while self.order.len() > length as usize {
                    self.take_back(question);
                }
                match self.candidates.len() > candidates as usize {
                    true => break self.candidates.pop(),
                    false => self.branches.pop(),
                };
            };
            let Some(next) = next else {
                return Ok(Answer::No);
            };
            self.take(question, next);
        }
    }

    /// Whether one of the candidates for this branch can go on in place of the thread.
    fn comes_after_any(&self, question: Question<'_>, thread: u32, branch: usize) -> bool {
        let count = |thread: u32| self.lengths[thread as usize] - self.come[thread as usize];
        let own = count(thread);
        self.candidates[branch..].iter().any(|&other| {
            count(other) == own && question.comes_after(other, thread, &self.come, own)
        })
    }

    /// Whether the mutexes that should be held are.
    fn ends_as_asked(&self, question: Question<'_>) -> bool {
        let mut held = question.held.iter();
        held.all(|&place| {
            let found = self.found[place as usize];
            question.trace.holds(found).value != 0
        })
    }

    /// The witness found last.
    pub fn order(&self) -> &[u32] {
        &self.order
    }

    /// Begins with a question. Says whether there is anything to look for.
    pub fn begin(&mut self, question: Question<'_>) -> bool {
        let trace = question.trace;
        self.lengths.clear();
        self.lengths.extend_from_slice(question.lengths);
        if let Some((thread, _)) = question.further {
            self.lengths[thread as usize] += 1;
        }
        refill(&mut self.come, self.lengths.len());
        refill(&mut self.needed, trace.content_count());
        refill(&mut self.left, trace.content_count());
        refill(&mut self.changes, trace.places.len());
        self.found.clear();
        self.found
            .extend(trace.places.iter().map(|place| place.initial));
        self.order.clear();
        self.overwritten.clear();
        self.marks.clear();
        self.visited.clear();
        (self.thread, self.idle) = (0, 0);
        self.branches.clear();
        self.candidates.clear();
        for thread in 0..self.lengths.len() as u32 {
            for index in 0..self.lengths[thread as usize] {
                let step = question.step(thread, index);
                if let Needs::Content(content) = step.needs {
                    self.needed[content as usize] += 1;
                }
                if step.leaves != NONE {
                    self.left[step.leaves as usize] += 1;
                    self.changes[step.place as usize] += 1;
                }
            }
        }
        let missing = |content: u32| {
            self.needed[content as usize] > 0
                && self.left[content as usize] == 0
                && self.found[trace.place_of(content) as usize] != content
        };
        !(0..trace.content_count() as u32).any(missing)
    }

    /// Whether the thread's next step can come now, as it did in the trace.
    #[inline]
    fn can_come(&self, question: Question<'_>, thread: u32) -> bool {
        let come = self.come[thread as usize];
        if come == self.lengths[thread as usize] {
            return false;
        }
        let trace = question.trace;
        if come == 0 {
            let (parent, spawn) = trace.threads[thread as usize].spawned;
            if parent != NONE && self.come[parent as usize] <= spawn {
                return false;
            }
        }
        let step = question.step(thread, come);
        if step.joins != NONE {
            let joined = step.joins as usize;
            if self.come[joined] < trace.threads[joined].length
                || trace.threads[joined].ended.is_none()
            {
                return false;
            }
        }
        match step.needs {
            Needs::Nothing => true,
            Needs::Content(content) => self.found[step.place as usize] == content,
            Needs::Alike => {
                let found = self.found[step.place as usize];
                let outcome = trace.outcome(thread, &step.access, found);
                outcome.is_some_and(|outcome| outcome.key() == step.key)
            }
        }
    }

    /// Whether the step, which can come, can be taken without looking at others.
    #[inline]
    fn harmless(&self, question: Question<'_>, thread: u32) -> bool {
        let step = question.step(thread, self.come[thread as usize]);
        if step.leaves == NONE {
            return true;
        }
        if matches!(step.access, Access::Free { .. }) {
            return false;
        }
        let place = &question.trace.places[step.place as usize];
        let found = self.found[step.place as usize];
        let same = self.changes[step.place as usize] == self.left[found as usize];
        if (step.leaves == found && same) || !place.shared() {
            return true;
        }
        let unneeded = step.needs == Needs::Nothing
            && !place.alike
            && self.needed[found as usize] == 0
            && self.needed[step.leaves as usize] == 0;
        unneeded || self.comes_next(question, thread, step.place)
    }

    /// Whether no other thread can access the place before it is changed.
    fn comes_next(&self, question: Question<'_>, thread: u32, place: u32) -> bool {
        let trace = question.trace;
        if trace.places[place as usize].freed {
            return false;
        }
        let waits = |other: u32, step: &Step| match step.needs {
            Needs::Nothing => false,
            Needs::Content(content) => self.found[place as usize] != content,
            Needs::Alike => {
                let found = self.found[place as usize];
                let outcome = trace.outcome(other, &step.access, found);
                outcome.is_none_or(|outcome| outcome.key() != step.key)
            }
        };
        if let Some((other, step)) = question.further {
            let come = self.come[other as usize] == self.lengths[other as usize];
            if step.place == place && other != thread && !come {
                let mut between = trace.visits(other, place);
                let before = question.lengths[other as usize];
                let come = self.come[other as usize];
                if !between.any(|index| (come..before).contains(&index)) && !waits(other, step) {
                    return false;
                }
            }
        }
        trace.visitors(place).all(|(other, visits)| {
            let come = self.come[other as usize];
            let next = visits.partition_point(|&index| index < come);
            other == thread
                || visits
                    .get(next)
                    .filter(|&&index| index < question.lengths[other as usize])
                    .is_none_or(|&index| waits(other, trace.step_of(other, index)))
        })
    }

    /// Whether what the step overwrites is not needed any more, or comes again.
    #[inline]
    fn may_overwrite(&self, question: Question<'_>, thread: u32) -> bool {
        let step = question.step(thread, self.come[thread as usize]);
        if step.place == NONE {
            return true;
        }
        let found = self.found[step.place as usize];
        let itself = u32::from(step.needs == Needs::Content(found));
        self.needed[found as usize] == itself || self.left[found as usize] > 0
    }

    fn take(&mut self, question: Question<'_>, thread: u32) {
        let come = self.come[thread as usize];
        let step = question.step(thread, come);
        self.marks.push(self.overwritten.len() as u32);
        self.order.push(thread);
        self.come[thread as usize] = come + 1;
        if let Needs::Content(content) = step.needs {
            self.needed[content as usize] -= 1;
        }
        if step.leaves == NONE {
            return;
        }
        self.left[step.leaves as usize] -= 1;
        self.changes[step.place as usize] -= 1;
        self.overwrite(step.place, step.leaves);
        if matches!(step.access, Access::Free { .. }) {
            for &(freer, index, content) in &question.trace.frees {
                if (freer, index) == (thread, come) {
                    self.overwrite(question.trace.place_of(content), content);
                }
            }
        }
    }

    #[inline]
    fn overwrite(&mut self, place: u32, content: u32) {
        let found = std::mem::replace(&mut self.found[place as usize], content);
        self.overwritten.push((place, found));
    }

    fn take_back(&mut self, question: Question<'_>) {
        let (Some(thread), Some(mark)) = (self.order.pop(), self.marks.pop()) else {
            return;
        };
        while self.overwritten.len() > mark as usize {
            if let Some((place, found)) = self.overwritten.pop() {
                self.found[place as usize] = found;
            }
        }
        self.come[thread as usize] -= 1;
        let step = question.step(thread, self.come[thread as usize]);
        if let Needs::Content(content) = step.needs {
            self.needed[content as usize] += 1;
        }
        if step.leaves != NONE {
            self.left[step.leaves as usize] += 1;
            self.changes[step.place as usize] += 1;
        }
    }
}

fn refill(array: &mut Vec<u32>, len: usize) {
    array.clear();
    array.resize(len, 0);
}
