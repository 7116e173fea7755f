//! Source-DPOR: at least one execution per Mazurkiewicz trace, and some that are found redundant
//! half way.
//!
//! Abdulla et al. (POPL 2014), Algorithm 1. What is left to explore at a prefix is a set of
//! threads, its source set; a race is reversed by adding to the set before it an initial of the
//! reversing sequence, unless one is there. Simpler than wakeup trees and often as good, but it
//! forgets how the sequence went on, so that an execution may end up with all that is enabled
//! asleep. The search itself is in [`crate::search`].
//!
//! The paper knows no awaits, and locks only as what can be disabled; both are treated as in [`crate::optimal`].
//! A reversal is settled for good: if an initial is in the set, all that begins with it is explored.

use quotient_model::ThreadId;

use crate::order::{Step, TouchSet, WeakInitial, weak_initial};
use crate::search::Reversal;
use crate::search::conflicts::Branching;
use crate::search::sleep::SleepSets;

/// The source sets of the current execution, in one stack.
pub(crate) struct Source {
    /// Per prefix the threads to explore or explored.
    backtrack: Vec<Vec<ThreadId>>,
    depth: usize,
}

impl Default for Source {
    fn default() -> Self {
        Source {
            backtrack: vec![Vec::new()],
            depth: 0,
        }
    }
}

impl Source {
    fn pick(&self, sleeping: &[Step]) -> Option<ThreadId> {
        let asleep = |thread| sleeping.iter().any(|s| s.thread == thread);
        self.backtrack[self.depth]
            .iter()
            .copied()
            .find(|&thread| !asleep(thread))
    }

    fn push(&mut self) {
        self.depth += 1;
        if self.depth == self.backtrack.len() {
            self.backtrack.push(Vec::new());
        }
        self.backtrack[self.depth].clear();
    }
}

impl Branching for Source {
    fn descend(&mut self, sleeping: &[Step]) -> Option<ThreadId> {
        let thread = self.pick(sleeping)?;
        self.push();
        Some(thread)
    }

    fn has_branch(&self, sleeping: &[Step]) -> bool {
        self.pick(sleeping).is_some()
    }

    fn branches_left(&self, depth: usize, sleeping: &[Step]) -> usize {
        let asleep = |thread: &ThreadId| sleeping.iter().any(|s| s.thread == *thread);
        let awake = self.backtrack[depth]
            .iter()
            .filter(|thread| !asleep(thread));
        // The one that the execution goes on with does not sleep yet.
        awake.count() - usize::from(depth < self.depth)
    }

    fn begin(&mut self, thread: ThreadId) {
        self.backtrack[self.depth].push(thread);
        self.push();
    }

    fn ascend(&mut self) {
        self.depth -= 1;
    }

    fn reverse(
        &mut self,
        depth: usize,
        sequence: &mut Vec<Step>,
        _sleep: &SleepSets,
        sets: &[TouchSet],
    ) -> Reversal {
        let set = &mut self.backtrack[depth];
        let initial = |at: usize| weak_initial(sequence[at], sequence, sets) == WeakInitial::At(at);
        if !(0..sequence.len()).any(|at| set.contains(&sequence[at].thread) && initial(at)) {
            set.push(sequence[0].thread);
        }
        Reversal::Settled
    }
}
