//! The search for a witness from the end.
//!
//! What speaks against a witness is mostly near the further step, and that comes late in its thread. So
//! this search takes steps back, last ones first. Its states are the histories that the threads have
//! left, and for each place the content that it must have had, if a step taken back before needs one.
//! Whether that can be has nothing to do with the question any more. So a state that cannot is
//! remembered, and entered once in an exploration. Steps that do no harm are taken back at once:
//!
//! - one at no place, or at a place that no other thread accesses;
//! - a read of the content that the place must have had anyway;
//! - one that leaves what no step before it needs, where no content is required;
//! - one at a place at which no other thread's last step could be taken back before it.
//!
//! A content is required only if some step left leaves it, or the place had it at first.

use quotient_model::{Table, Value};

use super::question::Question;
use super::search::Steps;
use super::trace::{ContentIndex, Lengths, Needs, PlaceIndex, Step, ThreadNumber};
use crate::witness::Visited;

/// The procedure; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Rewind {
    /// How many steps each thread has left.
    left: Lengths,
    /// For each place the content that it must have had, or none.
    required: Table<PlaceIndex, ContentIndex>,
    /// For each content how many of the steps left need it, and how many leave it.
    needed: Table<ContentIndex, u32>,
    comes: Table<ContentIndex, u32>,
    /// For each thread how many of the steps left wait for its end.
    awaited: Lengths,
    /// For each step taken back what its place must have had after it.
    after: Vec<ContentIndex>,
    /// The states that cannot be, by [`Rewind::name`].
    refuted: Visited,
    name: Vec<u32>,
}

/// How long the names of refuted states are together at most. Forgetting them costs time, and no more.
const MOST_REFUTED: usize = 1 << 23;

/// A value as parts of a name.
fn halves(value: Value) -> [u32; 2] {
    [value as u32, (value >> 32) as u32]
}

impl Steps for Rewind {
    const FROM_THE_END: bool = true;

    fn begin(&mut self, question: Question<'_>) -> bool {
        let trace = question.trace;
        self.left.clear();
        self.left.extend(question.asked());
        self.needed.refill(trace.content_count(), 0);
        self.comes.refill(trace.content_count(), 0);
        self.awaited.refill(self.left.len(), 0);
        self.required.refill(trace.places.len(), ContentIndex::NONE);
        self.after.clear();
        for thread in self.left.indices() {
            for index in 0..self.left[thread] {
                let step = question.step(thread, index);
                if let Needs::Content(content) = step.needs {
                    self.needed[content] += 1;
                }
                if step.leaves.is_some() {
                    self.comes[step.leaves] += 1;
                }
                if step.joins.is_some() {
                    let joined = step.joins;
                    let end = &trace.threads[joined];
                    if end.ended.is_none() || self.left[joined] != end.length {
                        return false;
                    }
                    self.awaited[joined] += 1;
                }
            }
        }
        for place in &trace.places {
            self.comes[place.initial] += 1;
        }
        let missing = |content| self.needed[content] > 0 && self.comes[content] == 0;
        if trace.contents().any(missing) {
            return false;
        }
        for &content in question.left {
            self.required[trace.place_of(content)] = content;
        }
        let mut left = question.left.iter();
        left.all(|&content| self.comes[content] > 0)
    }

    /// The thread's last step, if it can have been the last of all.
    #[inline]
    fn next<'q>(&self, question: Question<'q>, thread: ThreadNumber) -> Option<&'q Step> {
        let left = self.left[thread];
        if left == 0 || self.awaited[thread] > 0 {
            return None;
        }
        let step = question.step(thread, left - 1);
        if step.spawns.is_some() && self.left[step.spawns] > 0 {
            return None;
        }
        (step.place.is_none() || self.fits(step)).then_some(step)
    }

    #[inline]
    fn harmless(&self, question: Question<'_>, thread: ThreadNumber, step: &Step) -> bool {
        if step.place.is_none() || !question.trace.places[step.place].shared() {
            return true;
        }
        let required = self.required[step.place];
        if step.leaves.is_none() {
            if required.is_some() {
                return true;
            }
        } else if step.needs == Needs::Nothing
            && required.is_none()
            && self.needed[step.leaves] == 0
        {
            return true;
        }
        self.goes_first(question, thread, step.place)
    }

    fn take(&mut self, _: Question<'_>, thread: ThreadNumber, step: &Step) {
        self.left[thread] -= 1;
        if step.joins.is_some() {
            self.awaited[step.joins] -= 1;
        }
        if step.place.is_none() {
            self.after.push(ContentIndex::NONE);
            return;
        }
        let required = match step.needs {
            Needs::Content(content) => {
                self.needed[content] -= 1;
                content
            }
            _ => ContentIndex::NONE,
        };
        if step.leaves.is_some() {
            self.comes[step.leaves] -= 1;
        }
        let after = std::mem::replace(&mut self.required[step.place], required);
        self.after.push(after);
    }

    #[inline]
    fn undo(&mut self, question: Question<'_>, thread: ThreadNumber) {
        let Some(after) = self.after.pop() else {
            return;
        };
        let step = question.step(thread, self.left[thread]);
        self.left[thread] += 1;
        if step.joins.is_some() {
            self.awaited[step.joins] += 1;
        }
        if step.place.is_none() {
            return;
        }
        if let Needs::Content(content) = step.needs {
            self.needed[content] += 1;
        }
        if step.leaves.is_some() {
            self.comes[step.leaves] += 1;
        }
        self.required[step.place] = after;
    }

    /// What is left is required from the first step on. Only of gates it depends on the order whether they
    /// are held, and that is not asked here.
    fn ends_as_asked(&self, _: Question<'_>) -> bool {
        true
    }

    fn enter(&mut self, question: Question<'_>) -> bool {
        self.name(question);
        !self.refuted.contains(&self.name)
    }

    fn promising(&self, _: Question<'_>, _: ThreadNumber) -> bool {
        true
    }

    fn does_for(&self, question: Question<'_>, other: ThreadNumber, thread: ThreadNumber) -> bool {
        let own = self.left[thread];
        self.left[other] == own && question.goes_after(other, thread, own)
    }

    fn rank(&self, question: Question<'_>, thread: ThreadNumber) -> u32 {
        question.rank(thread, self.left[thread] - 1)
    }

    /// Remembers that the state at hand cannot be.
    fn leave(&mut self, question: Question<'_>) {
        if self.refuted.size() > MOST_REFUTED {
            self.refuted.clear();
        }
        self.name(question);
        self.refuted.insert(&self.name, std::iter::empty());
    }
}

impl Rewind {
    /// Names the state at hand as it would be named in any trace that has it.
    fn name(&mut self, question: Question<'_>) {
        let trace = question.trace;
        self.name.clear();
        for (thread, &left) in self.left.entries() {
            let steps = left.min(question.lengths[thread]);
            self.name.push(trace.history(thread, steps).number());
            if left > steps {
                let (observed, failed) = question.step(thread, steps).key;
                self.name.push(u32::MAX);
                self.name.extend(halves(observed));
                self.name.push(failed);
            }
        }
        for (place, &content) in trace.places.iter().zip(&self.required) {
            if content.is_some() {
                self.name.push(place.name);
                self.name.extend(halves(trace.holds(content).value));
            }
        }
    }

    /// Whether what the place must have had after the step lets it be the last there.
    #[inline]
    fn fits(&self, step: &Step) -> bool {
        let required = self.required[step.place];
        let Needs::Content(needs) = step.needs else {
            return required.is_none() || required == step.leaves;
        };
        let after = if step.leaves.is_none() {
            needs
        } else {
            step.leaves
        };
        let own = u32::from(step.leaves == needs);
        (required.is_none() || required == after) && self.comes[needs] > own
    }

    /// Whether no other thread's last step at the place can be taken back before something of this
    /// thread is.
    #[inline]
    fn goes_first(&self, question: Question<'_>, thread: ThreadNumber, place: PlaceIndex) -> bool {
        let trace = question.trace;
        if let Some((other, step)) = question.further {
            let length = question.lengths[other];
            let there = self.left[other] > length && step.place == place;
            if there && other != thread && self.fits(step) {
                return false;
            }
        }
        trace.visitors(place).all(|(other, visits)| {
            if other == thread {
                return true;
            }
            let left = self.left[other].min(question.lengths[other]);
            match visits.partition_point(|&index| index < left) {
                0 => true,
                after => !self.fits(trace.step_of(other, visits[after - 1])),
            }
        })
    }
}
