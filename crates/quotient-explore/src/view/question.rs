//! What is asked of the searches for a witness, and what they answer.

use super::trace::{ContentIndex, Lengths, PlaceIndex, Step, ThreadNumber, Trace};

/// Another outcome of an event of the trace.
pub(super) struct NextStep {
    pub thread: ThreadNumber,
    pub step: Step,
}

/// What is asked: whether the first steps of each thread can happen, and one that comes after those of
/// its thread, so that at the end certain mutexes are held and certain contents are left.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub trace: &'a Trace,
    pub lengths: &'a Lengths,
    pub further: Option<(ThreadNumber, &'a Step)>,
    /// The places of the mutexes.
    pub held: &'a [PlaceIndex],
    /// The contents, of one place each.
    pub left: &'a [ContentIndex],
}

impl<'a> Question<'a> {
    #[inline]
    pub fn step(&self, thread: ThreadNumber, index: u32) -> &'a Step {
        match self.further {
            Some((own, step)) if own == thread && index == self.lengths[thread] => step,
            _ => self.trace.step_of(thread, index),
        }
    }

    /// How many steps of each thread are asked for.
    pub fn asked(&self) -> impl Iterator<Item = u32> {
        let further = self
            .further
            .map_or(ThreadNumber::NONE, |(thread, _)| thread);
        let lengths = self.lengths.entries();
        lengths.map(move |(thread, &length)| length + u32::from(thread == further))
    }

    /// When it happened in the trace, or what stood in its place.
    #[inline]
    pub fn rank(&self, thread: ThreadNumber, index: u32) -> u32 {
        match index < self.trace.threads[thread].length {
            true => self.trace.rank(thread, index),
            false => u32::MAX,
        }
    }
}

/// What a search says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Yes,
    No,
    /// It has looked at as many states as it was allowed to.
    Unknown,
}
