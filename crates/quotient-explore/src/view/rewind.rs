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

use super::histories::NONE;
use super::question::Question;
use super::search::{Steps, refill};
use super::trace::{Needs, Step};
use super::visited::Visited;

/// The procedure; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Rewind {
    /// How many steps each thread has left.
    left: Vec<u32>,
    /// For each place the content that it must have had, or [`NONE`].
    required: Vec<u32>,
    /// For each content how many of the steps left need it, and how many leave it.
    needed: Vec<u32>,
    comes: Vec<u32>,
    /// For each thread how many of the steps left wait for its end.
    awaited: Vec<u32>,
    /// For each step taken back what its place must have had after it.
    after: Vec<u32>,
    /// The states that cannot be, by [`Rewind::name`].
    refuted: Visited,
    name: Vec<u32>,
}

/// How long the names of refuted states are together at most. Forgetting them costs time, and no more.
const MOST_REFUTED: usize = 1 << 23;

impl Steps for Rewind {
    const FROM_THE_END: bool = true;

    fn begin(&mut self, question: Question<'_>) -> bool {
        let trace = question.trace;
        self.left.clear();
        self.left.extend(question.asked());
        refill(&mut self.needed, trace.content_count(), 0);
        refill(&mut self.comes, trace.content_count(), 0);
        refill(&mut self.awaited, self.left.len(), 0);
        refill(&mut self.required, trace.places.len(), NONE);
        self.after.clear();
        for thread in 0..self.left.len() as u32 {
            for index in 0..self.left[thread as usize] {
                let step = question.step(thread, index);
                if let Needs::Content(content) = step.needs {
                    self.needed[content as usize] += 1;
                }
                if step.leaves != NONE {
                    self.comes[step.leaves as usize] += 1;
                }
                if step.joins != NONE {
                    let joined = step.joins as usize;
                    let end = &trace.threads[joined];
                    if end.ended.is_none() || self.left[joined] != end.length {
                        return false;
                    }
                    self.awaited[joined] += 1;
                }
            }
        }
        for place in &trace.places {
            self.comes[place.initial as usize] += 1;
        }
        let missing = |content: usize| self.needed[content] > 0 && self.comes[content] == 0;
        if (0..trace.content_count()).any(missing) {
            return false;
        }
        for &content in question.left {
            self.required[trace.place_of(content) as usize] = content;
        }
        let mut left = question.left.iter();
        left.all(|&content| self.comes[content as usize] > 0)
    }

    /// Whether the thread's last step can have been the last of all.
    #[inline]
    fn can_come(&self, question: Question<'_>, thread: u32) -> bool {
        let left = self.left[thread as usize];
        if left == 0 || self.awaited[thread as usize] > 0 {
            return false;
        }
        let step = question.step(thread, left - 1);
        if step.spawns != NONE && self.left[step.spawns as usize] > 0 {
            return false;
        }
        step.place == NONE || self.fits(step)
    }

    #[inline]
    fn harmless(&self, question: Question<'_>, thread: u32) -> bool {
        let step = question.step(thread, self.left[thread as usize] - 1);
        if step.place == NONE || !question.trace.places[step.place as usize].shared() {
            return true;
        }
        let required = self.required[step.place as usize];
        if step.leaves == NONE {
            if required != NONE {
                return true;
            }
        } else if step.needs == Needs::Nothing
            && required == NONE
            && self.needed[step.leaves as usize] == 0
        {
            return true;
        }
        self.goes_first(question, thread, step.place)
    }

    fn take(&mut self, question: Question<'_>, thread: u32) {
        self.left[thread as usize] -= 1;
        let step = question.step(thread, self.left[thread as usize]);
        if step.joins != NONE {
            self.awaited[step.joins as usize] -= 1;
        }
        if step.place == NONE {
            self.after.push(NONE);
            return;
        }
        let required = match step.needs {
            Needs::Content(content) => {
                self.needed[content as usize] -= 1;
                content
            }
            _ => NONE,
        };
        if step.leaves != NONE {
            self.comes[step.leaves as usize] -= 1;
        }
        let after = std::mem::replace(&mut self.required[step.place as usize], required);
        self.after.push(after);
    }

    #[inline]
    fn undo(&mut self, question: Question<'_>, thread: u32) {
        let Some(after) = self.after.pop() else {
            return;
        };
        let step = question.step(thread, self.left[thread as usize]);
        self.left[thread as usize] += 1;
        if step.joins != NONE {
            self.awaited[step.joins as usize] += 1;
        }
        if step.place == NONE {
            return;
        }
        if let Needs::Content(content) = step.needs {
            self.needed[content as usize] += 1;
        }
        if step.leaves != NONE {
            self.comes[step.leaves as usize] += 1;
        }
        self.required[step.place as usize] = after;
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

    fn promising(&self, _: Question<'_>, _: u32) -> bool {
        true
    }

    fn does_for(&self, question: Question<'_>, other: u32, thread: u32) -> bool {
        let own = self.left[thread as usize];
        self.left[other as usize] == own && question.goes_after(other, thread, own)
    }

    fn rank(&self, question: Question<'_>, thread: u32) -> u32 {
        question.rank(thread, self.left[thread as usize] - 1)
    }

    /// Remembers that the state at hand cannot be.
    fn leave(&mut self, question: Question<'_>) {
        if self.refuted.size() > MOST_REFUTED {
            self.refuted.clear();
        }
        self.name(question);
        self.refuted.insert(&self.name, &[]);
    }
}

impl Rewind {
    /// Names the state at hand as it would be named in any trace that has it.
    fn name(&mut self, question: Question<'_>) {
        let trace = question.trace;
        self.name.clear();
        for (thread, &left) in self.left.iter().enumerate() {
            let steps = left.min(question.lengths[thread]);
            self.name.push(trace.history(thread as u32, steps));
            if left > steps {
                let (observed, failed) = question.step(thread as u32, steps).key;
                let (low, high) = (observed as u32, (observed >> 32) as u32);
                self.name.extend([NONE, low, high, failed]);
            }
        }
        for (place, &content) in trace.places.iter().zip(&self.required) {
            if content != NONE {
                let value = trace.holds(content).value;
                let (low, high) = (value as u32, (value >> 32) as u32);
                self.name.extend([place.name, low, high]);
            }
        }
    }

    /// Whether what the place must have had after the step lets it be the last there.
    #[inline]
    fn fits(&self, step: &Step) -> bool {
        let required = self.required[step.place as usize];
        let Needs::Content(needs) = step.needs else {
            return required == NONE || required == step.leaves;
        };
        let after = if step.leaves == NONE {
            needs
        } else {
            step.leaves
        };
        let own = u32::from(step.leaves == needs);
        (required == NONE || required == after) && self.comes[needs as usize] > own
    }

    /// Whether no other thread's last step at the place can be taken back before something of this
    /// thread is.
    #[inline]
    fn goes_first(&self, question: Question<'_>, thread: u32, place: u32) -> bool {
        let trace = question.trace;
        if let Some((other, step)) = question.further {
            let length = question.lengths[other as usize];
            let there = self.left[other as usize] > length && step.place == place;
            if there && other != thread && self.fits(step) {
                return false;
            }
        }
        trace.visitors(place).all(|(other, visits)| {
            if other == thread {
                return true;
            }
            let left = self.left[other as usize].min(question.lengths[other as usize]);
            match visits.partition_point(|&index| index < left) {
                0 => true,
                after => !self.fits(trace.step_of(other, visits[after - 1])),
            }
        })
    }
}
