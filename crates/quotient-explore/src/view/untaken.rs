//! The explored executions that have not been looked at.

use std::collections::VecDeque;

use quotient_model::ThreadId;

use super::classes::ClassIndex;
use crate::frontier::{Choose, Untaken};

/// How much of a trace is looked at together with a next-step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Depth {
    /// All that could be.
    Whole,
    /// And if that cannot be, parts of it.
    Parts,
}

/// An explored execution whose next-steps have not been looked at.
pub(super) struct Unexamined {
    /// The threads of its events in order, each with how many come one after the other.
    pub order: Box<[(ThreadId, u16)]>,
    pub class: ClassIndex,
    /// The class that it was found from.
    pub parent: ClassIndex,
}

/// Those that nobody looks at.
#[derive(Default)]
pub(super) struct ToExamine {
    pub unexamined: Vec<Unexamined>,
    /// Those of which parts have to be looked at, once there is nothing else to do: by then most of
    /// the parts are in some class. Those found first come first: what an execution has in common
    /// with the one that it was found from is left to that one.
    pub doubtful: VecDeque<Unexamined>,
}

impl Untaken for ToExamine {
    /// And how much of it is to be looked at.
    type Branch = (Unexamined, Depth);

    fn has_branch(&self) -> bool {
        !self.unexamined.is_empty() || !self.doubtful.is_empty()
    }

    fn take(&mut self, choose: Option<Choose<'_>>) -> Option<Self::Branch> {
        let whole = self.unexamined.len();
        if let Some(choose) = choose
            && self.has_branch()
        {
            let at = choose(whole + self.doubtful.len());
            return match at.checked_sub(whole) {
                None => Some((self.unexamined.swap_remove(at), Depth::Whole)),
                Some(at) => Some((self.doubtful.remove(at)?, Depth::Parts)),
            };
        }
        match self.unexamined.pop() {
            Some(next) => Some((next, Depth::Whole)),
            None => Some((self.doubtful.pop_front()?, Depth::Parts)),
        }
    }
}
