//! What of a program's source was run by any execution, and what by none.

use crate::SourceLocation;
use std::collections::BTreeSet;

/// What executions have reached of the program's own source, and what none of them has.
///
/// Nothing counts as unreached that may have been run: what a front end cannot tell, it leaves out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Assertions; those that no execution came to check.
    pub assertions: Reached,
    /// Functions; those that were never called.
    pub functions: Reached,
    /// What is done if a condition holds, or if it does not; what was never done. The place is that of the
    /// first thing that would have been.
    pub branches: Reached,
    /// Lines by file. Those of which nothing is known are in neither set.
    pub lines: Vec<Lines>,
}

/// Some places, and those that no execution has reached.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// How many there are.
    pub total: usize,
    /// Those that were never reached.
    pub unreached: BTreeSet<SourceLocation>,
}

/// The lines of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lines {
    /// The file.
    pub file: String,
    /// Those that were run, at least in part.
    pub run: BTreeSet<u32>,
    /// Those that were not.
    pub unreached: BTreeSet<u32>,
}

impl Coverage {
    /// Whether there is anything that no execution has reached.
    pub fn is_whole(&self) -> bool {
        let kinds = [&self.assertions, &self.functions, &self.branches];
        kinds.iter().all(|kind| kind.unreached.is_empty())
    }

    /// Takes in what other executions of the same program have reached.
    pub fn merge(&mut self, other: &Coverage) {
        let kinds = [
            (&mut self.assertions, &other.assertions),
            (&mut self.functions, &other.functions),
            (&mut self.branches, &other.branches),
        ];
        for (own, other) in kinds {
            own.unreached
                .retain(|place| other.unreached.contains(place));
        }
        for other in &other.lines {
            if let Some(own) = self.lines.iter_mut().find(|own| own.file == other.file) {
                own.run.extend(&other.run);
                own.unreached.retain(|line| !other.run.contains(line));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(lines: &[u32]) -> Reached {
        let place = |&line| SourceLocation {
            line,
            ..SourceLocation::default()
        };
        Reached {
            total: 5,
            unreached: lines.iter().map(place).collect(),
        }
    }

    #[test]
    fn what_either_has_reached_is_reached() {
        let lines = |run: &[u32], unreached: &[u32]| {
            let (run, unreached) = (run.iter().copied(), unreached.iter().copied());
            vec![Lines {
                file: "prog.c".to_owned(),
                run: run.collect(),
                unreached: unreached.collect(),
            }]
        };
        let mut one = Coverage {
            assertions: places(&[3, 7]),
            lines: lines(&[1], &[2, 3]),
            ..Coverage::default()
        };
        assert!(!one.is_whole());
        one.merge(&Coverage {
            assertions: places(&[7, 9]),
            lines: lines(&[1, 2], &[3]),
            ..Coverage::default()
        });
        assert_eq!(one.assertions, places(&[7]));
        assert_eq!(one.lines, lines(&[1, 2], &[3]));
    }
}
