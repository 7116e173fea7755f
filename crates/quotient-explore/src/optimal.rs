//! Optimal-DPOR: exactly one execution per Mazurkiewicz trace, and none begun in vain.
//!
//! Abdulla, Aronis, Jonsson, Sagonas, "Optimal dynamic partial order reduction" (POPL 2014), as
//! restated in Algorithm 1 of the await paper without awaits. What is left to explore at a prefix
//! is its wakeup tree; a race (e, e') is reversed by inserting notdep(e).e' into the tree before e,
//! unless a sleeping thread shows that it leads to nothing new. The search itself is in
//! [`crate::search`].
//!
//! It differs from the paper in when a race is looked at: one by one, not all at the end
//! ([`crate::search::conflicts`]). Awaits are as in the await paper but for what [`crate::search::blocking`] says.

use quotient_model::{Reader, ThreadId, Writer};

use crate::order::{Around, Step, WeakInitial, weak_initial};
use crate::search::Reversal;
use crate::search::conflicts::Branching;
use crate::search::shared::{Below, PrefixIndex, Tree};
use crate::search::sleep::SleepSets;
use crate::search::wakeup_tree::WakeupTrees;

/// The wakeup trees of the current execution.
#[derive(Default)]
pub(crate) struct Optimal {
    wut: WakeupTrees,
    below: Below,
}

impl Branching for Optimal {
    fn descend(&mut self, _sleeping: &[Step]) -> Option<ThreadId> {
        self.wut.descend().map(|step| step.thread)
    }

    fn has_branch(&self, _sleeping: &[Step]) -> bool {
        self.wut.has_branch()
    }

    fn branches_left(&self, depth: usize, _sleeping: &[Step]) -> usize {
        self.wut.branches(depth)
    }

    fn begin(&mut self, _thread: ThreadId) {
        self.wut.push_empty();
    }

    fn ascend(&mut self) {
        self.wut.pop();
    }

    fn below(&mut self) -> &mut Below {
        &mut self.below
    }

    fn has_branch_at(&self, depth: usize, _sleeping: &[Step], _own: Option<ThreadId>) -> bool {
        self.wut.has_branch_at(depth)
    }

    fn hand_over(
        &mut self,
        depth: usize,
        _sleeping: &[Step],
        _own: Option<ThreadId>,
        tree: &mut Tree,
        node: PrefixIndex,
    ) {
        self.wut.hand_over(depth, tree, node);
    }

    fn save(&self, out: &mut Writer) {
        out.put(&self.wut);
        self.below.save(out);
    }

    fn load(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.wut = input.get()?;
        self.below.load(input)
    }

    fn follow(&mut self, sequences: &[(usize, Vec<Step>)]) {
        self.wut.follow(sequences);
    }

    fn reverse(
        &mut self,
        depth: usize,
        sequence: &mut Vec<Step>,
        sleep: &SleepSets,
        around: Around<'_>,
    ) -> Reversal {
        if let Some(reversal) = sleep.cover(depth, sequence, around) {
            return reversal;
        }
        if around.blocks.is_empty() {
            let weak_initial =
                |step: &Step, sequence: &[Step]| weak_initial(step, sequence, around);
            return self.insert(depth, sequence, weak_initial);
        }
        let mut blocks = around.blocks.to_vec();
        let weak_initial = |step: &Step, sequence: &[Step]| {
            let now = Around {
                blocks: &blocks,
                ..around
            };
            let found = weak_initial(step, sequence, now);
            // What is asked next is asked after this step.
            if let WeakInitial::At(_) = found {
                blocks
                    .iter_mut()
                    .for_each(|block| block.follow(step.footprint, around.sets));
            }
            found
        };
        self.insert(depth, sequence, weak_initial)
    }
}

impl Optimal {
    /// Inserts a sequence after `depth` events.
    #[inline]
    fn insert(
        &mut self,
        depth: usize,
        sequence: &mut Vec<Step>,
        weak_initial: impl FnMut(&Step, &[Step]) -> WeakInitial,
    ) -> Reversal {
        match depth < self.below.depth() {
            true => self.below.insert(depth, sequence, weak_initial),
            false => self.wut.insert(depth, sequence, weak_initial),
        }
    }
}
