//! What is asked of the searches for a witness, and what they answer.

use super::histories::NONE;
use super::trace::{Step, Trace};

/// What is asked: whether the first steps of each thread can happen, and one that comes after those of
/// its thread, so that at the end certain mutexes are held and certain contents are left.
#[derive(Clone, Copy)]
pub(super) struct Question<'a> {
    pub trace: &'a Trace,
    pub lengths: &'a [u32],
    pub further: Option<(u32, &'a Step)>,
    /// The places of the mutexes.
    pub held: &'a [u32],
    /// The contents, of one place each.
    pub left: &'a [u32],
}

impl<'a> Question<'a> {
    #[inline]
    pub fn step(&self, thread: u32, index: u32) -> &'a Step {
        match self.further {
            Some((own, step)) if own == thread && index == self.lengths[thread as usize] => step,
            _ => self.trace.step_of(thread, index),
        }
    }

    /// How many steps of each thread are asked for.
    pub fn asked(&self) -> impl Iterator<Item = u32> {
        let further = self.further.map_or(NONE, |(thread, _)| thread);
        let lengths = (0..).zip(self.lengths);
        lengths.map(move |(thread, &length)| length + u32::from(thread == further))
    }

    /// When it happened in the trace, or what stood in its place.
    #[inline]
    pub fn rank(&self, thread: u32, index: u32) -> u32 {
        match index < self.trace.threads[thread as usize].length {
            true => self.trace.rank(thread, index),
            false => NONE,
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
