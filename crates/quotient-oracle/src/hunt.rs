//! Looks for a program on which an algorithm is wrong, among as many random ones as wanted.

use std::fmt;
use std::mem::discriminant;

use crate::builder::BuilderProgram;
use crate::generate::{
    generate, generate_adding, generate_awaiting, generate_counting, generate_freed,
    generate_gated, generate_gauged, generate_reinitialised, generate_sections, generate_waiting,
};
use crate::judge::{Disagreement, Expectation, Judgement, Subject, judge};
use crate::listing::Listing;
use crate::shrink::shrink;
use crate::side_by_side::{side_by_side, today};
use crate::symmetric::{generate_symmetric, generate_symmetric_counting};

/// Which programs to try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seeds {
    /// The first.
    pub start: u64,
    /// How many.
    pub count: u64,
    /// How many that are others every day.
    pub today: u64,
    /// Programs with more interleavings than this are skipped.
    pub limit: u64,
    /// Which kind of programs.
    pub kind: Programs,
}

/// The kinds of random programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Programs {
    /// What every algorithm knows from the papers, and mutexes.
    #[default]
    Usual,
    /// With awaits and adds whose result is unused.
    Awaiting,
    /// With adds whose result is unused, and no awaits.
    Adding,
    /// With variables that threads add to and others only look at.
    Gauged,
    /// With gates.
    Gated,
    /// With mutexes that are initialised again.
    Reinitialised,
    /// With objects that are freed.
    Freed,
    /// With loops that wait, and threads that outlive main.
    Waiting,
    /// With atomic sections, and sometimes awaits beside them.
    Sections,
    /// With threads that do the same.
    Symmetric,
    /// With counts of which only the last one matters.
    Counting,
    /// With threads that do the same, and count.
    SymmetricCounting,
}

impl Programs {
    /// The program of this kind with this number.
    pub fn generate(self, seed: u64) -> Listing {
        match self {
            Programs::Usual => generate(seed),
            Programs::Awaiting => generate_awaiting(seed),
            Programs::Adding => generate_adding(seed),
            Programs::Gauged => generate_gauged(seed),
            Programs::Gated => generate_gated(seed),
            Programs::Reinitialised => generate_reinitialised(seed),
            Programs::Freed => generate_freed(seed),
            Programs::Waiting => generate_waiting(seed),
            Programs::Sections => generate_sections(seed),
            Programs::Symmetric => generate_symmetric(seed),
            Programs::Counting => generate_counting(seed),
            Programs::SymmetricCounting => generate_symmetric_counting(seed),
        }
    }

    /// Whether they are about threads that do the same.
    pub fn are_symmetric(self) -> bool {
        matches!(self, Programs::Symmetric | Programs::SymmetricCounting)
    }
}

impl Seeds {
    /// The first `count` programs, those with at most 20,000 interleavings.
    pub fn first(count: u64) -> Self {
        Seeds {
            start: 0,
            count,
            today: 0,
            limit: 20_000,
            kind: Programs::Usual,
        }
    }

    /// This program and no other.
    pub fn only(self, seed: u64) -> Self {
        Seeds {
            start: seed,
            count: 1,
            today: 0,
            ..self
        }
    }

    /// All of them.
    pub fn numbers(&self) -> impl Iterator<Item = u64> + Send + use<> {
        /// No fixed number is as large.
        const OF_DAYS: u64 = 1_000_000_000;
        let first = OF_DAYS + today() * self.today;
        let fixed = self.start..self.start.saturating_add(self.count);
        fixed.chain(first..first + self.today)
    }
}

/// How far a hunt has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Programs on which brute force and the algorithm agree.
    pub agreed: u64,
    /// Programs too large for brute force.
    pub skipped: u64,
    /// Interleavings walked by brute force.
    pub interleavings: u64,
    /// Maximal executions explored by the algorithm.
    pub executions: u64,
    /// Executions that the algorithm began in vain.
    pub redundant: u64,
}

impl Tally {
    /// Adds what another has come to.
    pub fn add(&mut self, other: &Tally) {
        self.agreed += other.agreed;
        self.skipped += other.skipped;
        self.interleavings += other.interleavings;
        self.executions += other.executions;
        self.redundant += other.redundant;
    }
}

/// A program on which the algorithm is wrong.
#[derive(Clone, Debug)]
pub struct Found {
    /// Makes the program as it was first met.
    pub seed: u64,
    /// The smallest program found that shows a fault of the same kind.
    pub smallest: Disagreement,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { seed, smallest } = self;
        writeln!(f, "seed {seed}, shrunk: {smallest}")?;
        write!(f, "\n{}", smallest.listing.to_c())
    }
}

impl std::error::Error for Found {}

/// Judges `subject` on the given programs, on so many threads. Ends at the first fault, with the program shrunk.
///
/// ```no_run
/// # fn hunt_for_faults(subject: &(dyn quotient_oracle::Subject + Sync)) {
/// use quotient_oracle::{Expectation, Seeds, hunt};
/// if let Err(found) = hunt(subject, Expectation::Exactly, Seeds::first(1000), 1) {
///     panic!("{found}");
/// }
/// # }
/// ```
pub fn hunt(
    subject: &(dyn Subject + Sync),
    expectation: Expectation,
    seeds: Seeds,
    jobs: usize,
) -> Result<Tally, Box<Found>> {
    let mut sum = Tally::default();
    let judged = |seed| {
        let listing = seeds.kind.generate(seed);
        let mut tally = Tally::default();
        match judge_listing(subject, &listing, expectation, seeds.limit) {
            Some(Ok(Judgement::Agrees { census, outcome })) => {
                tally.agreed = 1;
                tally.interleavings = census.interleavings;
                tally.executions = outcome.executions.len() as u64;
                tally.redundant = outcome.redundant as u64;
            }
            Some(Ok(Judgement::Skipped(_))) | None => tally.skipped = 1,
            Some(Err(first)) => {
                let smallest = shrink_fault(subject, *first, expectation, seeds.limit);
                return Err(Box::new(Found { seed, smallest }));
            }
        }
        Ok(tally)
    };
    side_by_side(seeds.numbers(), jobs, judged, |tally| sum.add(&tally))?;
    Ok(sum)
}

/// Nothing for a listing that is no program.
fn judge_listing(
    subject: &dyn Subject,
    listing: &Listing,
    expectation: Expectation,
    limit: u64,
) -> Option<Result<Judgement, Box<Disagreement>>> {
    let mut program = BuilderProgram::new(listing).ok()?;
    if !subject.knows_counts() {
        program = program.with_plain_counts();
    }
    Some(judge(subject, &program, expectation, limit))
}

/// The smallest program with a fault of the same kind. Of the same kind, since a fault easier to
/// have would otherwise take the place of the one that was found.
fn shrink_fault(
    subject: &dyn Subject,
    first: Disagreement,
    expectation: Expectation,
    limit: u64,
) -> Disagreement {
    let kind = discriminant(&first.fault);
    let mut smallest = first.clone();
    shrink(&first.listing, |candidate| {
        match judge_listing(subject, candidate, expectation, limit) {
            Some(Err(found)) if discriminant(&found.fault) == kind => {
                smallest = *found;
                true
            }
            _ => false,
        }
    });
    smallest
}
