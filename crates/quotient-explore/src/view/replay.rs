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
use super::question::Question;
use super::search::{Steps, refill};
use super::trace::{Needs, Step};
use super::visited::Visited;
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
    /// What was overwritten, and how much of it before each step.
    overwritten: Vec<(u32, u32)>,
    marks: Vec<u32>,
    visited: Visited,
}

impl Steps for Replay {
    const FROM_THE_END: bool = false;

    fn begin(&mut self, question: Question<'_>) -> bool {
        let trace = question.trace;
        self.lengths.clear();
        self.lengths.extend(question.asked());
        refill(&mut self.come, self.lengths.len(), 0);
        refill(&mut self.needed, trace.content_count(), 0);
        refill(&mut self.left, trace.content_count(), 0);
        refill(&mut self.changes, trace.places.len(), 0);
        self.found.clear();
        self.found
            .extend(trace.places.iter().map(|place| place.initial));
        self.overwritten.clear();
        self.marks.clear();
        self.visited.clear();
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
        // As if somebody who comes last needed it.
        for &content in question.left {
            self.needed[content as usize] += 1;
        }
        let missing = |content: u32| {
            self.needed[content as usize] > 0
                && self.left[content as usize] == 0
                && self.found[trace.place_of(content) as usize] != content
        };
        !(0..trace.content_count() as u32).any(missing)
    }

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
        step.needs == Needs::Nothing || trace.suits(thread, step, self.found[step.place as usize])
    }

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

    fn take(&mut self, question: Question<'_>, thread: u32) {
        let come = self.come[thread as usize];
        let step = question.step(thread, come);
        self.marks.push(self.overwritten.len() as u32);
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
    fn undo(&mut self, question: Question<'_>, thread: u32) {
        let Some(mark) = self.marks.pop() else {
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

    /// Whether the mutexes that should be held are, and what should be left is.
    fn ends_as_asked(&self, question: Question<'_>) -> bool {
        let trace = question.trace;
        let (mut held, mut left) = (question.held.iter(), question.left.iter());
        held.all(|&place| trace.holds(self.found[place as usize]).value != 0)
            && left.all(|&content| self.found[trace.place_of(content) as usize] == content)
    }

    fn enter(&mut self, _: Question<'_>) -> bool {
        self.visited.insert(&self.come, &self.found)
    }

    /// Whether what the step overwrites is not needed any more, or comes again.
    #[inline]
    fn promising(&self, question: Question<'_>, thread: u32) -> bool {
        let step = question.step(thread, self.come[thread as usize]);
        if step.place == NONE {
            return true;
        }
        let found = self.found[step.place as usize];
        let itself = u32::from(step.needs == Needs::Content(found));
        self.needed[found as usize] == itself || self.left[found as usize] > 0
    }

    fn does_for(&self, question: Question<'_>, other: u32, thread: u32) -> bool {
        let count = |thread: u32| self.lengths[thread as usize] - self.come[thread as usize];
        let own = count(thread);
        count(other) == own && question.comes_after(other, thread, &self.come, own)
    }

    fn rank(&self, question: Question<'_>, thread: u32) -> u32 {
        question.rank(thread, self.come[thread as usize])
    }

    /// Which states were entered is known.
    fn leave(&mut self, _: Question<'_>) {}
}

impl Replay {
    /// Whether no other thread can access the place before it is changed.
    #[inline]
    fn comes_next(&self, question: Question<'_>, thread: u32, place: u32) -> bool {
        let trace = question.trace;
        if trace.places[place as usize].freed {
            return false;
        }
        let waits = |other: u32, step: &Step| !trace.suits(other, step, self.found[place as usize]);
        if let Some((other, step)) = question.further {
            let come = self.come[other as usize] == self.lengths[other as usize];
            if step.place == place && other != thread && !come {
                let mut between = trace.visits(other, place).iter();
                let before = question.lengths[other as usize];
                let come = self.come[other as usize];
                if !between.any(|index| (come..before).contains(index)) && !waits(other, step) {
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

    #[inline]
    fn overwrite(&mut self, place: u32, content: u32) {
        let found = std::mem::replace(&mut self.found[place as usize], content);
        self.overwritten.push((place, found));
    }
}
