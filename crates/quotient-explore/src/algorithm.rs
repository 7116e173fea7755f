//! The table of algorithms: the one place that knows their names and what they promise.

use std::fmt;
use std::str::FromStr;

use quotient_model::Equivalence;

/// An exploration algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Algorithm {
    /// Source-DPOR.
    Source,
    /// Optimal-DPOR.
    #[default]
    Optimal,
    /// Optimal-DPOR with observers.
    Observers,
    /// Reads-from SMC.
    ReadsFrom,
    /// RVF-SMC.
    ReadsValueFrom,
    /// VC-DPOR where every write has a value of its own.
    DataCentric,
    /// VC-DPOR.
    ValueCentric,
    /// View-equivalence.
    View,
}

/// What only some algorithms can look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// There are no data races.
    Races,
    /// There are no leaks.
    Leaks,
    /// A memory model allows nothing but what sequential consistency does.
    Robustness,
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Property::Races => "data races",
            Property::Leaks => "leaks",
            Property::Robustness => "robustness",
        })
    }
}

/// What not every algorithm can say of itself.
#[derive(PartialEq)]
enum Ability {
    /// It explores every class of its equivalence. Otherwise it merges some whose reads get the
    /// same values.
    EveryClass,
    /// It never begins an execution in vain.
    NeverRedundant,
    /// It knows that adds are independent where nothing but creations and joins orders other accesses.
    Counters,
    /// It knows that adds are independent where others only look.
    Gauges,
    /// It knows that adds are independent.
    Adds,
    /// It knows when counts commute.
    Counts,
    /// It takes an atomic section for one event.
    Sections,
    /// It explores threads that do the same once, and not once for each of them.
    Symmetry,
    /// Its classes tell which accesses are ordered, and so which race.
    Races,
    /// Its classes tell what memory holds at the end, and so what is lost.
    Leaks,
    /// Every order of accesses that conflict is the order of one of its executions.
    Robustness,
    /// Workers have parts that can be put down, and that processes which share nothing can explore.
    Shares,
}

struct Row {
    algorithm: Algorithm,
    name: &'static str,
    equivalence: Equivalence,
    can: &'static [Ability],
    help: &'static str,
}

const TABLE: &[Row] = &[
    Row {
        algorithm: Algorithm::Source,
        name: "source",
        equivalence: Equivalence::Mazurkiewicz,
        can: &[
            Ability::EveryClass,
            Ability::Adds,
            Ability::Counts,
            Ability::Sections,
            Ability::Symmetry,
            Ability::Races,
            Ability::Leaks,
            Ability::Robustness,
            Ability::Shares,
        ],
        help: "one execution per Mazurkiewicz trace, and some that turn out redundant half way",
    },
    Row {
        algorithm: Algorithm::Optimal,
        name: "optimal",
        equivalence: Equivalence::Mazurkiewicz,
        can: &[
            Ability::EveryClass,
            Ability::NeverRedundant,
            Ability::Adds,
            Ability::Counts,
            Ability::Sections,
            Ability::Symmetry,
            Ability::Races,
            Ability::Leaks,
            Ability::Robustness,
            Ability::Shares,
        ],
        help: "exactly one execution per Mazurkiewicz trace",
    },
    Row {
        algorithm: Algorithm::Observers,
        name: "observers",
        equivalence: Equivalence::Observers,
        can: &[
            Ability::EveryClass,
            Ability::NeverRedundant,
            Ability::Adds,
            Ability::Races,
            Ability::Shares,
        ],
        help: "exactly one execution per Mazurkiewicz trace up to the order of writes that no read observes",
    },
    Row {
        algorithm: Algorithm::ReadsFrom,
        name: "rf",
        equivalence: Equivalence::ReadsFrom,
        can: &[
            Ability::EveryClass,
            Ability::NeverRedundant,
            Ability::Counters,
            Ability::Gauges,
            Ability::Symmetry,
            Ability::Shares,
        ],
        help: "exactly one execution per choice of the write that each read reads from",
    },
    Row {
        algorithm: Algorithm::ReadsValueFrom,
        name: "rvf",
        equivalence: Equivalence::ReadsValueFrom,
        can: &[Ability::Counters, Ability::Shares],
        help: "at most one execution per choice of the value that each read gets and of the causality between reads",
    },
    Row {
        algorithm: Algorithm::DataCentric,
        name: "dc",
        equivalence: Equivalence::DataCentric,
        can: &[Ability::Counters, Ability::Shares],
        help: "at most one execution per choice of the write that each read reads from and of the order of all threads but one",
    },
    Row {
        algorithm: Algorithm::ValueCentric,
        name: "vc",
        equivalence: Equivalence::ValueHappensBefore,
        can: &[Ability::Counters, Ability::Shares],
        help: "at most one execution per choice of the value that each read gets and of the order of all threads but one",
    },
    Row {
        algorithm: Algorithm::View,
        name: "view",
        equivalence: Equivalence::View,
        can: &[
            Ability::EveryClass,
            Ability::NeverRedundant,
            Ability::Counters,
        ],
        help: "exactly one execution per choice of the value that each read gets",
    },
];

impl Algorithm {
    /// All algorithms, in the order in which they are presented.
    pub fn all() -> impl Iterator<Item = Algorithm> {
        TABLE.iter().map(|row| row.algorithm)
    }

    fn row(self) -> &'static Row {
        TABLE
            .iter()
            .find(|row| row.algorithm == self)
            .expect("every algorithm has a row")
    }

    fn can(self, ability: Ability) -> bool {
        self.row().can.contains(&ability)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What it explores, in a line.
    pub fn help(self) -> &'static str {
        self.row().help
    }

    /// Whether it promises never to begin an execution that turns out redundant. For `rf` that holds of programs
    /// without awaits; with them it begins few.
    pub fn never_redundant(self) -> bool {
        self.can(Ability::NeverRedundant)
    }

    /// Whether it knows that adds ([`quotient_model::Access::Add`]) are independent of each other, if only at
    /// counters. To the others a program should show read-modify-writes.
    pub fn knows_adds(self) -> bool {
        self.can(Ability::Adds) || self.can(Ability::Counters)
    }

    /// Whether it knows that of adds wherever they are, and not only at counters: locations where creations and joins
    /// of threads order all other accesses.
    pub fn knows_all_adds(self) -> bool {
        self.can(Ability::Adds)
    }

    /// Whether it knows that of adds at gauges: locations that nobody writes, and that are only added to and looked at.
    pub fn knows_gauges(self) -> bool {
        self.can(Ability::Gauges)
    }

    /// Whether it knows when counts commute ([`quotient_model::Tally`]). To the others a program should show
    /// read-modify-writes.
    pub fn knows_counts(self) -> bool {
        self.can(Ability::Counts)
    }

    /// Whether it takes an atomic section ([`quotient_model::Program::section`]) for one event. To the others
    /// a program must show what keeps others out of it.
    pub fn knows_sections(self) -> bool {
        self.can(Ability::Sections)
    }

    /// Whether it can explore only one of the executions that differ in which of several threads that do the same is
    /// which.
    pub fn knows_symmetry(self) -> bool {
        self.can(Ability::Symmetry)
    }

    /// Whether it can look for data races: it orders all accesses that conflict, and explores every
    /// order.
    pub fn finds_races(self) -> bool {
        self.can(Ability::Races)
    }

    /// Whether it can look for leaks: it explores everything that memory can hold at the end.
    pub fn finds_leaks(self) -> bool {
        self.can(Ability::Leaks)
    }

    /// Whether it can judge robustness: every order of accesses that conflict is the order of one of its executions.
    pub fn judges_robustness(self) -> bool {
        self.can(Ability::Robustness)
    }

    /// Whether it can look for what violates the property.
    pub fn finds(self, property: Property) -> bool {
        match property {
            Property::Races => self.finds_races(),
            Property::Leaks => self.finds_leaks(),
            Property::Robustness => self.judges_robustness(),
        }
    }

    /// Whether it explores an execution of every class of its equivalence, and not only of every
    /// choice of the values that the reads get.
    pub fn every_class(self) -> bool {
        self.can(Ability::EveryClass)
    }

    /// Whether it treats one thread, the root, differently from the others.
    pub fn has_root(self) -> bool {
        matches!(self, Algorithm::DataCentric | Algorithm::ValueCentric)
    }

    /// Whether its workers have parts of their own, which can be put down and gone on with, also by processes that share nothing
    /// ([`work`](crate::work)). Threads can explore together under every algorithm.
    pub fn shares(self) -> bool {
        self.can(Ability::Shares)
    }

    /// The equivalence of which it explores at most one execution per class.
    pub fn equivalence(self) -> Equivalence {
        self.row().equivalence
    }
}

impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no algorithm has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownAlgorithm(String);

impl fmt::Display for UnknownAlgorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = TABLE.iter().map(|row| row.name).collect();
        write!(
            f,
            "there is no algorithm `{}`; choose one of {}",
            self.0,
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownAlgorithm {}

impl FromStr for Algorithm {
    type Err = UnknownAlgorithm;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let row = TABLE.iter().find(|row| row.name == name);
        row.map(|row| row.algorithm)
            .ok_or_else(|| UnknownAlgorithm(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back() {
        for algorithm in Algorithm::all() {
            assert_eq!(algorithm.name().parse(), Ok(algorithm));
        }
        assert!(
            "optimum"
                .parse::<Algorithm>()
                .unwrap_err()
                .to_string()
                .contains("source, optimal, observers, rf, rvf, dc, vc, view")
        );
    }
}
