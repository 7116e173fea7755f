//! Sleep sets: at each prefix of the current execution, the steps explored before that still cover
//! what was done instead ([`Rest`]). A write may sleep on after it has been taken, until a read
//! shows that it came after another.

use super::Reversal;
use super::step::{Rest, Step, Touch};

/// A step that has been explored.
#[derive(Clone, Copy, Debug)]
struct Sleeper {
    step: Step,
    rest: Rest,
}

/// The sleep sets of the current execution's prefixes, in one stack.
pub(super) struct SleepSets {
    sleepers: Vec<Sleeper>,
    /// Where the set of each prefix begins; it ends where the next begins.
    starts: Vec<u32>,
}

impl SleepSets {
    pub fn new() -> Self {
        SleepSets {
            sleepers: Vec::new(),
            starts: vec![0],
        }
    }

    fn at(&self, depth: usize) -> &[Sleeper] {
        let start = self.starts[depth] as usize;
        let end = self
            .starts
            .get(depth + 1)
            .map_or(self.sleepers.len(), |&s| s as usize);
        &self.sleepers[start..end]
    }

    /// Whether nothing sleeps after the last step, so that what follows is new.
    pub fn all_awake(&self) -> bool {
        self.at(self.starts.len() - 1).is_empty()
    }

    /// Goes on over a step.
    #[inline]
    pub fn push(&mut self, step: Step) {
        let from = self.starts[self.starts.len() - 1] as usize;
        let to = self.sleepers.len();
        self.starts.push(to as u32);
        for i in from..to {
            let sleeper = self.sleepers[i];
            if let Some(rest) = sleeper.rest.after(sleeper.step, step) {
                self.sleepers.push(Sleeper { rest, ..sleeper });
            }
        }
    }

    /// Goes back over `step`, which has been explored and sleeps from now on.
    pub fn pop(&mut self, step: Step) {
        let start = self.starts.pop().expect("the empty prefix's set stays");
        self.sleepers.truncate(start as usize);
        self.sleepers.push(Sleeper {
            step,
            rest: Rest::ASLEEP,
        });
    }

    /// How a sleeper after `depth` events covers `sequence`, if one does. Locations whose reads call
    /// for another look are added to `watched`.
    pub fn cover(
        &self,
        depth: usize,
        sequence: &[Step],
        watched: &mut Vec<u32>,
    ) -> Option<Reversal> {
        let mut cover = None;
        for sleeper in self.at(depth) {
            match sleeper.rest.after_all(sleeper.step, sequence) {
                None => {}
                Some(Rest::Covers) => {
                    watched.clear();
                    return Some(Reversal::Settled);
                }
                Some(Rest::Waiting { .. }) => cover = Some(Reversal::CoveredBy(sleeper.step)),
                Some(Rest::Unobserved) => {
                    if let Touch::Write(location) = sleeper.step.touch {
                        watched.push(location);
                    }
                    cover = cover.or(Some(Reversal::Settled));
                }
            }
        }
        cover
    }
}
