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

use quotient_model::{Reader, ThreadId, Writer};

use crate::order::{Around, Footprint, Step, WeakInitial, weak_initial};
use crate::search::Reversal;
use crate::search::conflicts::Branching;
use crate::search::shared::{Below, PrefixIndex, Tree};
use crate::search::sleep::SleepSets;

/// The source sets of the current execution, in one stack.
pub(crate) struct Source {
    /// Per prefix the threads to explore or explored. What they do there is known of those to explore.
    backtrack: Vec<Vec<Step>>,
    depth: usize,
    below: Below,
}

impl Default for Source {
    fn default() -> Self {
        Source {
            backtrack: vec![Vec::new()],
            depth: 0,
            below: Below::default(),
        }
    }
}

impl Source {
    fn pick(&self, sleeping: &[Step]) -> Option<ThreadId> {
        self.left(self.depth, sleeping, None)
            .next()
            .map(|step| step.thread)
    }

    /// The threads after `depth` events that neither sleep nor are the one that the search is in.
    fn left(
        &self,
        depth: usize,
        sleeping: &[Step],
        own: Option<ThreadId>,
    ) -> impl Iterator<Item = Step> {
        let asleep = |thread| sleeping.iter().any(|s| s.thread == thread);
        let all = self.backtrack[depth].iter().copied();
        all.filter(move |step| Some(step.thread) != own && !asleep(step.thread))
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
        let awake = self.left(depth, sleeping, None);
        // The one that the execution goes on with does not sleep yet.
        awake.count() - usize::from(depth < self.depth)
    }

    fn begin(&mut self, thread: ThreadId) {
        let footprint = Footprint::Nothing;
        self.backtrack[self.depth].push(Step { thread, footprint });
        self.push();
    }

    fn ascend(&mut self) {
        self.depth -= 1;
    }

    fn below(&mut self) -> &mut Below {
        &mut self.below
    }

    fn has_branch_at(&self, depth: usize, sleeping: &[Step], own: Option<ThreadId>) -> bool {
        self.left(depth, sleeping, own).next().is_some()
    }

    fn hand_over(
        &mut self,
        depth: usize,
        sleeping: &[Step],
        own: Option<ThreadId>,
        tree: &mut Tree,
        node: PrefixIndex,
    ) {
        for step in self.backtrack[depth].drain(..) {
            let known = Some(step.thread) == own || tree.has(node, step.thread);
            let asleep = sleeping.iter().any(|s| s.thread == step.thread);
            if !known {
                let branch = tree.grow(node, step, asleep);
                if !asleep {
                    tree.offer(branch);
                }
            }
        }
    }

    fn save(&self, out: &mut Writer) {
        out.put(&self.depth);
        out.all(self.backtrack[..=self.depth].iter());
        self.below.save(out);
    }

    fn load(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.depth = input.get()?;
        self.backtrack = input.get()?;
        self.below.load(input)
    }

    fn follow(&mut self, _sequences: &[(usize, Vec<Step>)]) {}

    fn reverse(
        &mut self,
        depth: usize,
        sequence: &mut Vec<Step>,
        sleep: &SleepSets,
        around: Around<'_>,
    ) -> Reversal {
        let initial =
            |at: usize| weak_initial(&sequence[at], sequence, around) == WeakInitial::At(at);
        let first = sequence[0];
        if depth < self.below.depth() {
            let asleep = sleep.at(depth).iter().any(|s| s.thread == first.thread);
            let is_initial = |thread| {
                let at = sequence.iter().position(|step| step.thread == thread);
                at.is_some_and(initial)
            };
            self.below.add(depth, first, asleep, is_initial);
            return Reversal::Settled;
        }
        let set = &mut self.backtrack[depth];
        let has = |thread| set.iter().any(|step: &Step| step.thread == thread);
        if !(0..sequence.len()).any(|at| has(sequence[at].thread) && initial(at)) {
            set.push(first);
        }
        Reversal::Settled
    }
}
