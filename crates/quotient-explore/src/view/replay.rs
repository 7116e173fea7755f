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

use quotient_model::{Access, Table};

use super::question::Question;
use super::search::Steps;
use super::trace::{ContentIndex, Lengths, Needs, PlaceIndex, Step, ThreadNumber};
use crate::witness::Visited;

/// The procedure; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Replay {
    /// How many steps of each thread are asked for, and have come.
    lengths: Lengths,
    come: Lengths,
    /// The content of each place.
    found: Table<PlaceIndex, ContentIndex>,
    /// For each content how many steps to come need it, and how many leave it.
    needed: Table<ContentIndex, u32>,
    left: Table<ContentIndex, u32>,
    /// For each place how many steps to come leave something.
    changes: Table<PlaceIndex, u32>,
    /// What was overwritten, and how much of it before each step.
    overwritten: Vec<(PlaceIndex, ContentIndex)>,
    marks: Vec<usize>,
    visited: Visited,
}

impl Steps for Replay {
    const FROM_THE_END: bool = false;

    fn begin(&mut self, question: Question<'_>) -> bool {
        let trace = question.trace;
        self.lengths.clear();
        self.lengths.extend(question.asked());
        self.come.refill(self.lengths.len(), 0);
        self.needed.refill(trace.content_count(), 0);
        self.left.refill(trace.content_count(), 0);
        self.changes.refill(trace.places.len(), 0);
        self.found.clear();
        self.found
            .extend(trace.places.iter().map(|place| place.initial));
        self.overwritten.clear();
        self.marks.clear();
        self.visited.clear();
        for thread in self.lengths.indices() {
            for index in 0..self.lengths[thread] {
                let step = question.step(thread, index);
                if let Needs::Content(content) = step.needs {
                    self.needed[content] += 1;
                }
                if step.leaves.is_some() {
                    self.left[step.leaves] += 1;
                    self.changes[step.place] += 1;
                }
            }
        }
        // As if somebody who comes last needed it.
        for &content in question.left {
            self.needed[content] += 1;
        }
        let missing = |content: ContentIndex| {
            self.needed[content] > 0
                && self.left[content] == 0
                && self.found[trace.place_of(content)] != content
        };
        !trace.contents().any(missing)
    }

    #[inline]
    fn next<'q>(&self, question: Question<'q>, thread: ThreadNumber) -> Option<&'q Step> {
        let come = self.come[thread];
        if come == self.lengths[thread] {
            return None;
        }
        let trace = question.trace;
        if come == 0 {
            let (parent, spawn) = trace.threads[thread].spawned;
            if parent.is_some() && self.come[parent] <= spawn {
                return None;
            }
        }
        let step = question.step(thread, come);
        if step.joins.is_some() {
            let joined = step.joins;
            if self.come[joined] < trace.threads[joined].length
                || trace.threads[joined].ended.is_none()
            {
                return None;
            }
        }
        let suits =
            step.needs == Needs::Nothing || trace.suits(thread, step, self.found[step.place]);
        suits.then_some(step)
    }

    #[inline]
    fn harmless(&self, question: Question<'_>, thread: ThreadNumber, step: &Step) -> bool {
        if step.leaves.is_none() {
            return true;
        }
        if matches!(step.access, Access::Free { .. }) {
            return false;
        }
        let place = &question.trace.places[step.place];
        let found = self.found[step.place];
        let same = self.changes[step.place] == self.left[found];
        if (step.leaves == found && same) || !place.shared() {
            return true;
        }
        let unneeded = step.needs == Needs::Nothing
            && !place.alike
            && self.needed[found] == 0
            && self.needed[step.leaves] == 0;
        unneeded || self.comes_next(question, thread, step.place)
    }

    fn take(&mut self, question: Question<'_>, thread: ThreadNumber, step: &Step) {
        let come = self.come[thread];
        self.marks.push(self.overwritten.len());
        self.come[thread] = come + 1;
        if let Needs::Content(content) = step.needs {
            self.needed[content] -= 1;
        }
        if step.leaves.is_none() {
            return;
        }
        self.left[step.leaves] -= 1;
        self.changes[step.place] -= 1;
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
    fn undo(&mut self, question: Question<'_>, thread: ThreadNumber) {
        let Some(mark) = self.marks.pop() else {
            return;
        };
        while self.overwritten.len() > mark {
            if let Some((place, found)) = self.overwritten.pop() {
                self.found[place] = found;
            }
        }
        self.come[thread] -= 1;
        let step = question.step(thread, self.come[thread]);
        if let Needs::Content(content) = step.needs {
            self.needed[content] += 1;
        }
        if step.leaves.is_some() {
            self.left[step.leaves] += 1;
            self.changes[step.place] += 1;
        }
    }

    /// Whether the mutexes that should be held are, and what should be left is.
    fn ends_as_asked(&self, question: Question<'_>) -> bool {
        let trace = question.trace;
        let (mut held, mut left) = (question.held.iter(), question.left.iter());
        held.all(|&place| trace.holds(self.found[place]).value != 0)
            && left.all(|&content| self.found[trace.place_of(content)] == content)
    }

    fn enter(&mut self, _: Question<'_>) -> bool {
        let found = self.found.iter().map(|content| content.number());
        self.visited.insert(self.come.as_slice(), found)
    }

    /// Whether what the step overwrites is not needed any more, or comes again.
    #[inline]
    fn promising(&self, question: Question<'_>, thread: ThreadNumber) -> bool {
        let step = question.step(thread, self.come[thread]);
        if step.place.is_none() {
            return true;
        }
        let found = self.found[step.place];
        let itself = u32::from(step.needs == Needs::Content(found));
        self.needed[found] == itself || self.left[found] > 0
    }

    fn does_for(&self, question: Question<'_>, other: ThreadNumber, thread: ThreadNumber) -> bool {
        let count = |thread: ThreadNumber| self.lengths[thread] - self.come[thread];
        let own = count(thread);
        count(other) == own && question.comes_after(other, thread, &self.come, own)
    }

    fn rank(&self, question: Question<'_>, thread: ThreadNumber) -> u32 {
        question.rank(thread, self.come[thread])
    }

    /// Which states were entered is known.
    fn leave(&mut self, _: Question<'_>) {}
}

impl Replay {
    /// Whether no other thread can access the place before it is changed.
    #[inline]
    fn comes_next(&self, question: Question<'_>, thread: ThreadNumber, place: PlaceIndex) -> bool {
        let trace = question.trace;
        if trace.places[place].freed {
            return false;
        }
        let waits = |other: ThreadNumber, step: &Step| !trace.suits(other, step, self.found[place]);
        if let Some((other, step)) = question.further {
            let come = self.come[other] == self.lengths[other];
            if step.place == place && other != thread && !come {
                let mut between = trace.visits(other, place).iter();
                let before = question.lengths[other];
                let come = self.come[other];
                if !between.any(|index| (come..before).contains(index)) && !waits(other, step) {
                    return false;
                }
            }
        }
        trace.visitors(place).all(|(other, visits)| {
            let come = self.come[other];
            let next = visits.partition_point(|&index| index < come);
            other == thread
                || visits
                    .get(next)
                    .filter(|&&index| index < question.lengths[other])
                    .is_none_or(|&index| waits(other, trace.step_of(other, index)))
        })
    }

    #[inline]
    fn overwrite(&mut self, place: PlaceIndex, content: ContentIndex) {
        let found = std::mem::replace(&mut self.found[place], content);
        self.overwritten.push((place, found));
    }
}
