//! Sleep sets: at each prefix of the current execution, the steps explored before that still cover
//! what was done instead ([`Rest`]). A write may sleep on after it has been taken, until a read
//! shows that it came after another.

use quotient_model::{Location, portable};

use super::step::Rest;
use crate::order::{Footprint, Step};
use crate::search::Reversal;

/// A step that has been explored.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sleeper {
    step: Step,
    rest: Rest,
}

impl Sleeper {
    /// A step that has been explored just now.
    pub fn new(step: Step) -> Self {
        let rest = Rest::ASLEEP;
        Sleeper { step, rest }
    }
}

/// The sleep sets of the current execution's prefixes.
pub(super) type SleepSets = crate::search::sleep::SleepSets<Sleeper>;

impl SleepSets {
    /// Whether nothing sleeps after the last step, so that what follows is new.
    pub fn all_awake(&self) -> bool {
        self.last().is_empty()
    }

    /// Goes on over a step.
    #[inline]
    pub fn push(&mut self, step: Step) {
        self.push_with(|sleeper| {
            let rest = sleeper.rest.after(sleeper.step, step)?;
            Some(Sleeper { rest, ..*sleeper })
        });
    }

    /// The steps that were explored after `depth` steps, the last of which is `last`.
    pub fn explored(&self, depth: usize, last: Option<Step>) -> Vec<Step> {
        let asleep = |sleeper: &Sleeper| sleeper.rest.after(sleeper.step, last?).map(|_| *sleeper);
        let explored = &self.at(depth)[self.inherited(depth, asleep)..];
        explored.iter().map(|sleeper| sleeper.step).collect()
    }

    /// How a sleeper after `depth` events covers `sequence`, if one does. Locations whose reads call
    /// for another look are added to `watched`.
    pub fn cover(
        &self,
        depth: usize,
        sequence: &[Step],
        watched: &mut Vec<Location>,
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
                    if let Footprint::Blind(location) = sleeper.step.footprint {
                        watched.push(location);
                    }
                    cover = cover.or(Some(Reversal::Settled));
                }
            }
        }
        cover
    }
}

portable!(struct Sleeper { step, rest });
