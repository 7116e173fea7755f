//! How many executions a search will have come to in the end, by what it has done so far: in the manner of Knuth
//! ("Estimating the efficiency of backtrack programs", 1975), with the branches that the search has taken in
//! place of random ones.
//!
//! A branch that is left is taken to be as large as those beside it that were explored, on average, the one at hand
//! included. So from the end of the current execution to its beginning: what is below a prefix is what was explored
//! there and what is estimated for the branch at hand, times all branches over those. Branches that are not known yet
//! make it too small, branches that turn out smaller than those before make it too large.

/// A prefix of the current execution to which the search has come back.
#[derive(Clone, Copy, Debug)]
struct Open {
    /// How many events it has.
    depth: usize,
    /// How many branches were explored there.
    done: u32,
    /// How many executions there had been when the search first came there, and when it began the branch at
    /// hand.
    before: u64,
    begun: u64,
}

/// What is known of the tree of executions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Estimate {
    open: Vec<Open>,
}

impl Estimate {
    /// The search has gone back to a prefix with so many events, to begin another branch there, after so many
    /// executions.
    #[inline]
    pub fn went_back(&mut self, depth: usize, executions: u64) {
        while self.open.pop_if(|open| open.depth > depth).is_some() {}
        match self.open.last_mut() {
            Some(open) if open.depth == depth => {
                open.done += 1;
                open.begun = executions;
            }
            last => {
                let before = last.map_or(0, |open| open.begun);
                self.open.push(Open {
                    depth,
                    done: 1,
                    before,
                    begun: executions,
                });
            }
        }
    }

    /// How many executions there will be. `left` says how many branches are left at each prefix of the current
    /// execution, from the last one to the first: those that were explored and the one at hand not counted.
    pub fn total(&self, executions: u64, left: impl Iterator<Item = (usize, usize)>) -> f64 {
        let mut open = self.open.iter().rev().peekable();
        let begun = self.open.last().map_or(0, |open| open.begun);
        // At least the one that is under way.
        let mut below = (executions - begun).max(1) as f64;
        for (depth, left) in left {
            let here = open.next_if(|open| open.depth == depth);
            let (done, explored) =
                here.map_or((0, 0), |open| (open.done, open.begun - open.before));
            below += explored as f64;
            below *= 1.0 + left as f64 / f64::from(done + 1);
        }
        below
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tree in which every prefix shorter than `depth` has `width` branches, all known, after so many executions.
    fn regular(depth: u32, width: u64, executions: u64) -> f64 {
        let mut estimate = Estimate::default();
        for begun in 1..=executions {
            // The least place in which the number changes that counts the leaves.
            let mut at = depth - 1;
            let mut rest = begun;
            while rest % width == 0 && at > 0 {
                rest /= width;
                at -= 1;
            }
            estimate.went_back(at as usize, begun);
        }
        let digit = |at: u32| executions / width.pow(depth - 1 - at) % width;
        let left = (0..depth).rev();
        let left = left.map(|at| (at as usize, (width - 1 - digit(at)) as usize));
        estimate.total(executions, left)
    }

    #[test]
    fn a_regular_tree_is_known_at_once() {
        for executions in [1, 2, 5, 17, 80] {
            let total = regular(4, 3, executions);
            assert!((total - 81.0).abs() < 20.0, "{executions}: {total}");
        }
        assert_eq!(Estimate::default().total(0, [(0, 0)].into_iter()), 1.0);
    }
}
