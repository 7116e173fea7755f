//! How much there is to explore, found out beside the search: for the progress line.
//!
//! What a search has explored says little of what it has not. Random walks over the whole tree do
//! ([`quotient::Strategy::Survey`]), so once a search takes its time a thread of its own takes some. Several workers and one
//! explore the same tree: it makes no difference to the walks.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use quotient::{Algorithm, Counts, Module};

use crate::args::CheckArgs;
use crate::drawing;

/// A search that takes no longer needs none.
const PATIENCE: Duration = Duration::from_secs(3);

/// So long the walks may take.
const MOST_TIME: Duration = Duration::from_secs(10);

/// How often somebody looks whether the search has ended.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// First a few, for something to go by soon; then as many as `quotient estimate` takes if nobody says otherwise.
const WALKS: [u64; 2] = [3_000, 50_000];

/// What walks have found out so far.
#[derive(Default)]
pub struct Walks {
    /// How many executions there are; 0 until that is known.
    executions: AtomicU64,
    /// The walks differ too much to rely on: there may be many more.
    unsure: AtomicBool,
    /// Somebody explores whose executions they do not count.
    astray: AtomicBool,
    ended: AtomicBool,
}

impl Walks {
    /// Whether they count what an algorithm explores.
    pub fn count_for(algorithm: Algorithm) -> bool {
        matches!(algorithm, Algorithm::Source | Algorithm::Optimal)
    }

    /// Waits until the search takes its time, and walks then.
    pub fn take(&self, module: Module, args: &CheckArgs) {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if self.ended.load(Relaxed) || self.astray.load(Relaxed) {
                return;
            }
            std::thread::sleep(BETWEEN_LOOKS);
        }
        for walks in WALKS {
            if self.survey(module.clone(), args, walks).is_none() {
                return;
            }
        }
    }

    /// Takes so many walks, and notes what they tell. `None` if they cannot be taken.
    fn survey(&self, module: Module, args: &CheckArgs, walks: u64) -> Option<()> {
        let mut options = args.options().ok()?;
        options.explore.algorithm = Algorithm::Optimal;
        options.explore.threads = 1;
        options.explore.sampling = Some(drawing::survey(walks, 0));
        options.explore.interrupt = Some(&self.ended);
        options.explore.keep_going = true;
        options.explore.races = None;
        options.explore.memory = None;
        options.explore.leaks = None;
        options.explore.limits.timeout = Some(MOST_TIME);
        let report = quotient::explore(module, options).ok()?;
        if let Some(space) = report.sampled.and_then(|sampled| sampled.space) {
            self.unsure.store(space.high.is_none(), Relaxed);
            self.executions.store(space.executions as u64, Relaxed);
        }
        Some(())
    }

    /// The search has ended.
    pub fn end(&self) {
        self.ended.store(true, Relaxed);
    }

    /// To be set when somebody explores whose executions they do not count.
    pub fn astray(&self) -> &AtomicBool {
        &self.astray
    }

    /// The counts of a search, with what is known now of how many there will be. Where the walks are not to be relied on the
    /// larger number counts, theirs or what the search expects: both miss what they have not met.
    pub fn added_to(&self, counts: &Counts) -> Counts {
        if self.astray.load(Relaxed) {
            return *counts;
        }
        let expected = match (self.executions.load(Relaxed), counts.expected) {
            (0, expected) => expected,
            (walked, Some(expected)) if self.unsure.load(Relaxed) => Some(walked.max(expected)),
            (walked, _) => Some(walked),
        };
        Counts {
            expected,
            ..*counts
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn walks_are_believed_unless_they_differ() {
        let counts = Counts {
            expected: Some(500),
            ..Counts::default()
        };
        let walks = Walks::default();
        assert_eq!(walks.added_to(&counts).expected, Some(500));
        walks.executions.store(100, Relaxed);
        assert_eq!(walks.added_to(&counts).expected, Some(100));
        walks.unsure.store(true, Relaxed);
        assert_eq!(walks.added_to(&counts).expected, Some(500));
        walks.unsure.store(false, Relaxed);
        walks.astray().store(true, Relaxed);
        assert_eq!(walks.added_to(&counts).expected, Some(500));
    }
}
