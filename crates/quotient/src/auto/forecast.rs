//! Which of `optimal` and `rf` has less left to do, by what they have done so far.
//!
//! `optimal` knows about how many executions it will explore. `rf` explores one for each choice of sources among these, and early
//! on its own estimates are wrong by far. So the choices among the first executions of `optimal` are counted, as their number
//! grows ([`Choices`]). They grow as a power of the number of executions: what two parts of a program do that have nothing to do with
//! each other has as many executions as each part times the other, and so it is with the choices. The growth at the end of what is
//! looked at is gone on with.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use quotient_explore::{Explored, Paused};
use quotient_model::Equivalence;

/// So many executions are looked at for how many choices of sources there are among them, if they do not have more events than this
/// all together.
const MOST_EXECUTIONS: usize = 8192;
const MOST_EVENTS: usize = 1 << 20;

/// So many must have been looked at for anything to be known.
const LEAST_EXECUTIONS: usize = 512;

/// How many steps of `rf` cost as much as one of `optimal`.
const RF_STEPS: f64 = 0.55;

/// An execution of `rf` costs at least so many times what one of `optimal` costs, even if the first ones have few steps.
const LEAST_COST: f64 = 1.2;

/// How many different choices of sources executions have.
#[derive(Default)]
pub(super) struct Choices {
    executions: usize,
    events: usize,
    /// What their names hash to, which are long. If two hash to the same, one is not counted.
    choices: HashSet<u64>,
    /// How many there were after 1, 2, 4, 8 executions and so on.
    after: Vec<usize>,
}

impl Choices {
    /// Takes in what was explored. Says whether that is enough.
    pub fn look(&mut self, explored: &Explored<'_>) -> bool {
        match explored {
            Explored::Execution(execution) => {
                let mut hasher = DefaultHasher::new();
                Equivalence::ReadsFrom.class(execution).hash(&mut hasher);
                self.choices.insert(hasher.finish());
                self.executions += 1;
                self.events += execution.events.len();
                if self.executions.is_power_of_two() {
                    self.after.push(self.choices.len());
                }
            }
            Explored::StartedOver => *self = Choices::default(),
        }
        self.executions >= MOST_EXECUTIONS || self.events >= MOST_EVENTS
    }

    /// What part of executions has choices of its own. Less than a quarter may be so only where it was looked.
    fn part(&self) -> f64 {
        let part = self.choices.len() as f64 / self.executions.max(1) as f64;
        part.clamp(0.25, 1.0)
    }

    /// How many there are among so many executions: as many as there are of those, unless something is known.
    fn among(&self, executions: f64) -> f64 {
        let [.., before, last] = self.after[..] else {
            return executions;
        };
        if self.executions < LEAST_EXECUTIONS {
            return executions;
        }
        let (before, last) = (before as f64, last as f64);
        let seen = (1u64 << (self.after.len() - 1)) as f64;
        last * (executions / seen).max(1.0).powf((last / before).log2())
    }
}

/// How much there is to explore.
pub(super) struct Outlook {
    choices: Choices,
    /// How many executions of `optimal` there are, by random walks.
    walked: f64,
}

/// How many steps of `optimal` each has left to do, or what costs as much.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    pub optimal: f64,
    pub rf: f64,
}

impl Outlook {
    pub fn new(choices: Choices, walked: f64) -> Self {
        Outlook { choices, walked }
    }

    /// Who has how much left to do, by where the two have come to.
    pub fn forecast(&self, optimal: &Paused, rf: &Paused) -> Left {
        // All miss what they have not met.
        let executions = optimal.expected.max(self.walked);
        let executions = executions.max(rf.executions as f64 / self.choices.part());
        let choices = self.choices.among(executions);
        let least = as_of_rf(optimal.steps_for(choices) * LEAST_COST);
        let of_choices = rf.steps_for(choices).max(least) - rf.made as f64;
        // There may be choices of which the first executions have shown nothing.
        let expected = rf.steps_for(rf.expected) - rf.made as f64;
        Left {
            optimal: (optimal.steps_for(executions) - optimal.made as f64).max(0.0),
            rf: as_of_optimal(of_choices.max(expected.min(rf.steps as f64))),
        }
    }
}

/// As many steps of `rf` as cost so many of `optimal`.
pub(super) fn as_of_rf(steps: f64) -> f64 {
    steps * RF_STEPS
}

/// As many steps of `optimal` as cost so many of `rf`.
pub(super) fn as_of_optimal(steps: f64) -> f64 {
    steps / RF_STEPS
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(half: usize, all: usize) -> Choices {
        let mut after = vec![1; 12];
        after.extend([half, all]);
        Choices {
            executions: 8192,
            after,
            ..Choices::default()
        }
    }

    fn paused(steps: u64, executions: u64, expected: f64) -> Paused {
        Paused {
            steps,
            made: steps,
            executions,
            expected,
        }
    }

    #[test]
    fn choices_go_on_growing_as_they_did() {
        let all_differ = choices(4096, 8192);
        assert_eq!(all_differ.among(1e6), 1e6);
        let every_other = choices(2048, 4096);
        assert_eq!(every_other.among(1e6), 5e5);
        let no_more = choices(8, 8);
        assert_eq!(no_more.among(1e6), 8.0);
        // With twice the executions half as many again.
        let fewer = choices(2048, 3072);
        assert!((fewer.among(4.0 * 8192.0) - 3072.0 * 2.25).abs() < 1e-6);
        // Where little was looked at, all may differ.
        assert_eq!(Choices::default().among(1e6), 1e6);
    }

    #[test]
    fn rf_goes_on_just_if_there_are_much_fewer_choices() {
        let (optimal, rf) = (paused(10_000, 1_000, 1e6), paused(1_000, 100, 5.0));
        let left = |choices| Outlook::new(choices, 0.0).forecast(&optimal, &rf);
        let all_differ = left(choices(4096, 8192));
        assert!(all_differ.rf > 1.5 * all_differ.optimal, "{all_differ:?}");
        let few = left(choices(500, 700));
        assert!(few.rf < 0.1 * few.optimal, "{few:?}");
    }

    #[test]
    fn the_larger_number_of_executions_counts() {
        let (optimal, rf) = (paused(10_000, 1_000, 5e3), paused(1_000, 100, 5.0));
        let left = |walked| {
            let outlook = Outlook::new(choices(4096, 8192), walked);
            outlook.forecast(&optimal, &rf).optimal
        };
        assert_eq!(left(0.0), 40_000.0);
        assert_eq!(left(1e4), 90_000.0);
    }

    #[test]
    fn choices_that_were_not_seen_are_as_rf_expects_them_or_as_many_again() {
        let outlook = Outlook::new(choices(8, 8), 0.0);
        let left = |expected| {
            let rf = paused(1_000_000, 1_000, expected);
            outlook.forecast(&paused(10_000, 1_000, 1e6), &rf).rf
        };
        assert_eq!(left(1e9), as_of_optimal(1e6));
        assert_eq!(left(1_500.0), as_of_optimal(5e5));
    }

    #[test]
    fn there_are_at_least_as_many_executions_as_rf_has_explored() {
        let optimal = paused(10_000, 1_000, 2_000.0);
        let left = |choices| {
            let rf = paused(1_000_000, 50_000, 1e5);
            Outlook::new(choices, 0.0).forecast(&optimal, &rf).optimal
        };
        let mut half = choices(2048, 4096);
        half.choices = (0..4096).collect();
        assert_eq!(left(half), 990_000.0);
        assert_eq!(left(choices(8, 8)), 1_990_000.0);
    }
}
