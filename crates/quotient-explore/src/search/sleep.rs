//! Sleep sets: at each point of the current execution, the threads whose next step has been
//! explored already and would lead to nothing new.
//!
//! The sets of all prefixes lie in one stack. A thread that is asleep stays so, with the same next
//! step, until a step that conflicts with it is taken; so a set is that of the prefix before,
//! less what the last step woke.

use quotient_model::portable;

use crate::order::{AllTouched, Around, Step, WeakInitial, weak_initial};
use crate::search::Reversal;

/// The sleep sets of the current execution's prefixes. Who sleeps is a step, unless an algorithm has more
/// to say of it.
#[derive(Clone, Debug)]
pub(crate) struct SleepSets<S = Step> {
    sleepers: Vec<S>,
    /// Where the set of each prefix begins; it ends where the next begins.
    starts: Vec<usize>,
}

impl<S> Default for SleepSets<S> {
    /// The empty set for the empty prefix.
    fn default() -> Self {
        SleepSets {
            sleepers: Vec::new(),
            starts: vec![0],
        }
    }
}

impl<S: Copy> SleepSets<S> {
    /// The set of the prefix with `depth` events.
    #[inline]
    pub fn at(&self, depth: usize) -> &[S] {
        let start = self.starts[depth];
        let end = self.starts.get(depth + 1);
        let end = end.copied().unwrap_or(self.sleepers.len());
        &self.sleepers[start..end]
    }

    /// The set of the whole execution.
    #[inline]
    pub fn last(&self) -> &[S] {
        &self.sleepers[self.starts[self.starts.len() - 1]..]
    }

    /// Goes on over a step, after which those sleep that `asleep` leaves of each sleeper.
    #[inline]
    pub fn push_with(&mut self, asleep: impl Fn(&S) -> Option<S>) {
        let from = self.starts[self.starts.len() - 1];
        let to = self.sleepers.len();
        self.starts.push(to);
        for i in from..to {
            if let Some(sleeper) = asleep(&self.sleepers[i]) {
                self.sleepers.push(sleeper);
            }
        }
    }

    /// Goes on over a step, after which those sleep that still do. As [`SleepSets::push_with`], but copied whole: a sleeper that comes back
    /// in an option is taken apart and put together again.
    #[inline]
    fn push_where(&mut self, sleeps: impl Fn(&S) -> bool) {
        let from = self.starts[self.starts.len() - 1];
        let to = self.sleepers.len();
        self.starts.push(to);
        for i in from..to {
            if sleeps(&self.sleepers[i]) {
                self.sleepers.push(self.sleepers[i]);
            }
        }
    }

    /// Puts one more to sleep after the last step.
    pub fn add(&mut self, sleeper: S) {
        self.sleepers.push(sleeper);
    }

    /// Keeps the first of those that sleep after the last step.
    pub fn keep(&mut self, count: usize) {
        let start = self.starts[self.starts.len() - 1];
        self.sleepers.truncate(start + count);
    }

    /// Of those that sleep after `depth` steps, how many already slept before the last of these, given what that
    /// leaves of each.
    pub fn inherited(&self, depth: usize, asleep: impl Fn(&S) -> Option<S>) -> usize {
        let before = depth.checked_sub(1).map_or(&[][..], |depth| self.at(depth));
        before.iter().filter_map(asleep).count()
    }

    /// Goes back over a step, which has been explored and sleeps from now on.
    #[inline]
    pub fn pop(&mut self, sleeper: S) {
        let start = self.starts.pop().expect("the empty prefix's set stays");
        self.sleepers.truncate(start);
        self.sleepers.push(sleeper);
    }
}

impl SleepSets {
    /// Goes on over `step`, which wakes those that it conflicts with. `is_free` says of a count whether it still is.
    #[inline]
    pub fn push(&mut self, step: &Step, sets: &AllTouched, is_free: impl Fn(&Step) -> bool) {
        self.push_where(|sleeper| !is_woken(sleeper, step, sets, &is_free));
    }

    /// Those that were explored after `depth` steps, the last of which is `last`. `is_free` says of a count whether
    /// it still is then.
    pub fn explored(
        &self,
        depth: usize,
        last: Option<Step>,
        sets: &AllTouched,
        is_free: impl Fn(&Step) -> bool,
    ) -> &[Step] {
        let asleep = |sleeper: &Step| {
            let woken = last.is_none_or(|last| is_woken(sleeper, &last, sets, &is_free));
            (!woken).then_some(*sleeper)
        };
        &self.at(depth)[self.inherited(depth, asleep)..]
    }

    /// How a thread asleep after `depth` events covers `sequence`, if one does: an initial of it
    /// for good, one that is not in it as long as nothing conflicts.
    #[inline]
    pub fn cover(&self, depth: usize, sequence: &[Step], around: Around<'_>) -> Option<Reversal> {
        let mut cover = None;
        for sleeper in self.at(depth) {
            match weak_initial(sleeper, sequence, around) {
                WeakInitial::No => {}
                WeakInitial::At(_) => return Some(Reversal::Settled),
                WeakInitial::Absent => cover = Some(Reversal::CoveredBy(*sleeper)),
            }
        }
        cover
    }
}

/// Whether a step wakes a sleeper. `is_free` says of a count whether it still is behind the step.
#[inline]
pub(crate) fn is_woken(
    sleeper: &Step,
    step: &Step,
    sets: &AllTouched,
    is_free: impl Fn(&Step) -> bool,
) -> bool {
    let stays_free =
        || sleeper.counts_with(step) && !sleeper.conflicts(step, sets) && is_free(sleeper);
    sleeper.meets(step, sets) && !stays_free()
}

portable!(struct SleepSets<S> { sleepers, starts });
