//! How many executions a search will have come to in the end, by what it has done so far: in the manner of Knuth
//! ("Estimating the efficiency of backtrack programs", 1975), with the branches that the search has taken in
//! place of random ones.
//!
//! From the end of the current execution to its beginning: what is below a prefix is what was explored there and what is
//! estimated for the branch at hand, times what the branches to come will add. How much that is, is learnt from what
//! lies behind:
//!
//! - A branch that is known to be left has the size of those before it, times what the branches with its number had,
//!   wherever there were any. Later ones are often smaller, because more sleeps.
//! - Where none is known to be left, some may still be found. Prefixes with as many events and branches, where all was
//!   explored, tell how much came then.

/// Branches with a greater number are taken for ones with this.
const MOST_BRANCHES: usize = 32;

/// So many sizes are kept of the branches of a prefix.
const KEPT: usize = 4;

/// So much longer prefixes may be.
const FURTHER: usize = 4;

/// A branch is not expected to be larger than this beside the average of those before it: the first ones may have
/// been small by chance.
const LARGEST: f64 = 1.5;

/// More than this times what is known is not expected to be found. Many small chances make a large one, and what
/// they are learnt from is but a part of the tree.
const MOST_UNKNOWN: f64 = 4.0;

/// A prefix of the current execution to which the search has come back.
#[derive(Clone, Copy, Debug)]
struct Open {
    /// How many events it has.
    depth: usize,
    /// How many branches were explored there.
    done: usize,
    /// How many executions there had been when the search first came there, and when it began the branch at
    /// hand.
    before: u64,
    begun: u64,
    /// How many executions the first branches had, all together, after each of them.
    after: [u64; KEPT],
}

/// Two sums: their quotient is an average, in which large ones count for more.
#[derive(Clone, Copy, Debug, Default)]
struct Ratio {
    whole: f64,
    part: f64,
}

impl Ratio {
    fn add(&mut self, whole: u64, part: u64) {
        self.whole += whole as f64;
        self.part += part as f64;
    }

    fn value(self) -> Option<f64> {
        (self.part > 0.0).then(|| self.whole / self.part)
    }
}

/// What is known of the tree of executions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Estimate {
    open: Vec<Open>,
    /// How large the branches with a number are, beside the average of those before.
    sizes: Vec<Ratio>,
    /// By number of events: how much is below a prefix with several branches, beside its first ones.
    several: Vec<[Ratio; KEPT]>,
    /// Likewise how much is below those with one branch, as differences from one number of events to the next.
    single: Vec<f64>,
}

impl Estimate {
    /// The search has gone back from an execution with `length` events to a prefix with `depth` of them, to begin
    /// another branch there, after so many executions.
    pub fn went_back(&mut self, length: usize, depth: usize, executions: u64) {
        if self.several.len() <= length + 1 {
            self.several.resize(length + 2, [Ratio::default(); KEPT]);
            self.single.resize(length + 3, 0.0);
        }
        let mut last = length + 1;
        while let Some(mut open) = self.open.pop_if(|open| open.depth > depth) {
            self.close(open.depth + 1..last, executions - open.begun);
            self.end_branch(&mut open, executions);
            let whole = executions - open.before;
            let after = open.after.iter().take(open.done);
            for (ratio, &part) in self.several[open.depth].iter_mut().zip(after) {
                ratio.add(whole, part);
            }
            last = open.depth;
        }
        let same = self.open.pop_if(|open| open.depth == depth);
        let begun = self.open.last().map_or(0, |open| open.begun);
        let mut open = same.unwrap_or(Open {
            depth,
            done: 0,
            before: begun,
            begun,
            after: [0; KEPT],
        });
        self.close(depth + 1..last, executions - open.begun);
        self.end_branch(&mut open, executions);
        self.open.push(open);
    }

    /// All below prefixes of these lengths was explored, each of which had one branch with so many executions.
    fn close(&mut self, depths: std::ops::Range<usize>, executions: u64) {
        if !depths.is_empty() {
            self.single[depths.start] += executions as f64;
            self.single[depths.end] -= executions as f64;
        }
    }

    fn end_branch(&mut self, open: &mut Open, executions: u64) {
        let (size, earlier) = (executions - open.begun, open.begun - open.before);
        if open.done > 0 {
            let number = open.done.min(MOST_BRANCHES);
            if self.sizes.len() <= number {
                self.sizes.resize(number + 1, Ratio::default());
            }
            self.sizes[number].add(size * open.done as u64, earlier);
        }
        if let Some(after) = open.after.get_mut(open.done) {
            *after = executions - open.before;
        }
        open.done += 1;
        open.begun = executions;
    }

    /// How many executions there will be. `left` says how many branches are left at each prefix of the current
    /// execution, from the last one to the first: those that were explored and the one at hand not counted.
    pub fn total(&self, executions: u64, left: impl Iterator<Item = (usize, usize)>) -> f64 {
        let single: Vec<f64> = self
            .single
            .iter()
            .scan(0.0, |sum, change| {
                *sum += change;
                Some(*sum)
            })
            .collect();
        let mut open = self.open.iter().rev().peekable();
        let begun = self.open.last().map_or(0, |open| open.begun);
        // At least the one that is under way.
        let mut below = (executions - begun).max(1) as f64;
        let mut unknown: f64 = 1.0;
        for (depth, left) in left {
            let here = open.next_if(|open| open.depth == depth);
            let done = here.map_or(0, |open| open.done);
            if let Some(open) = here {
                let explored = (open.begun - open.before) as f64;
                below = self.branch_at_hand(open, executions, below) + explored;
            }
            below *= match left {
                0 => {
                    let found = self.to_be_found(depth, done, &single);
                    let found = found.min(MOST_UNKNOWN / unknown);
                    unknown *= found;
                    found
                }
                left => self.of_branches(done + 1..done + 1 + left),
            };
        }
        below
    }

    /// How large the branch at hand is: as it looks from inside, `below`, the more the further it is explored, and
    /// before that as those beside it say.
    fn branch_at_hand(&self, open: &Open, executions: u64, below: f64) -> f64 {
        let earlier = (open.begun - open.before) as f64;
        let beside = earlier * (self.of_branches(open.done..open.done + 1) - 1.0);
        let explored = ((executions - open.begun) as f64 / beside.max(1.0)).min(1.0);
        explored * below + (1.0 - explored) * beside.max(1.0)
    }

    /// What branches with these numbers make of those before.
    fn of_branches(&self, numbers: std::ops::Range<usize>) -> f64 {
        let grows = numbers.map(|number| {
            let known = self.sizes.get(number.min(MOST_BRANCHES));
            let size = known.and_then(|ratio| ratio.value()).unwrap_or(1.0);
            let size = size.min(LARGEST);
            1.0 + size / number as f64
        });
        grows.product()
    }

    /// What branches that are not known yet make of those that are. Where nothing was explored to its end, the next
    /// longer prefixes tell for which something was.
    fn to_be_found(&self, depth: usize, done: usize, single: &[f64]) -> f64 {
        let at = |(several, &single): (&[Ratio; KEPT], &f64)| {
            let several = several.get(done)?;
            let single = if done == 0 { single } else { 0.0 };
            let both = Ratio {
                whole: several.whole + single,
                part: several.part + single,
            };
            both.value()
        };
        let known = self.several.iter().zip(single).skip(depth);
        let found = known.take(FURTHER).find_map(at);
        found.unwrap_or(1.0).max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The estimate for a tree in which every prefix shorter than `depth` has `width` branches, after so many
    /// executions.
    fn regular(depth: u32, width: u64, executions: u64) -> f64 {
        let mut estimate = Estimate::default();
        for begun in 1..=executions {
            // The last place at which the number changes that counts the leaves.
            let mut at = depth - 1;
            let mut rest = begun;
            while rest % width == 0 && at > 0 {
                rest /= width;
                at -= 1;
            }
            estimate.went_back(depth as usize, at as usize, begun);
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
            assert!((total - 81.0).abs() < 1.0, "{executions}: {total}");
        }
        assert_eq!(Estimate::default().total(0, [(0, 0)].into_iter()), 1.0);
    }

    #[test]
    fn branches_that_are_found_late_are_expected() {
        // Two branches at each of ten prefixes, of which the second is never known before it is begun.
        let mut estimate = Estimate::default();
        let executions: u64 = 600;
        for begun in 1..=executions {
            estimate.went_back(10, 9 - begun.trailing_zeros() as usize, begun);
        }
        let none_left = (0..=9).rev().map(|depth| (depth, 0));
        let total = estimate.total(executions, none_left);
        assert!((512.0..2048.0).contains(&total), "{total}");
    }
}
