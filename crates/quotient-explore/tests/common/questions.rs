//! What the tests of one algorithm ask about a program.

use quotient_explore::{Algorithm, Options, Report};
use quotient_hunt::{Explorer, explore};
use quotient_model::FailureKind;
use quotient_oracle::listing::Statement;
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Census, Judgement, Listing, Outcome, judge};

/// An algorithm to be asked.
#[derive(Clone, Copy)]
pub struct Asked(pub Algorithm);

impl Asked {
    pub fn explored(self, listing: &Listing) -> Report {
        let program = BuilderProgram::new(listing).expect("a well-formed listing");
        let options = Options {
            algorithm: self.0,
            keep_going: true,
            ..Options::default()
        };
        explore(program, options).expect("the program can be explored")
    }

    /// What brute force and the algorithm find, once they agree.
    pub fn judged(self, listing: &Listing) -> (Census, Outcome) {
        let program = BuilderProgram::new(listing).expect("a well-formed listing");
        let explorer = Explorer::new(self.0);
        match judge(&explorer, &program, explorer.expectation(), 1_000_000) {
            Ok(Judgement::Agrees { census, outcome }) => (*census, outcome),
            Ok(Judgement::Skipped(error)) => panic!("{error}"),
            Err(disagreement) => panic!("{disagreement}"),
        }
    }

    /// Complete and blocked executions, once brute force has agreed.
    pub fn counts(self, listing: &Listing) -> (u64, u64) {
        let (_, outcome) = self.judged(listing);
        assert!(outcome.redundant == 0 || !self.0.never_redundant());
        let counts = self.explored(listing).counts;
        (counts.complete, counts.blocked)
    }

    /// The kinds of failure that it finds.
    pub fn failures(self, listing: &Listing) -> Vec<FailureKind> {
        let violations = self.explored(listing).violations;
        let mut kinds: Vec<_> = violations.iter().map(|v| v.failure.kind).collect();
        kinds.sort_unstable();
        kinds
    }

    /// Whether the registers of a thread can end with these values: an assertion that denies it
    /// fails.
    pub fn reachable(self, listing: &Listing, thread: usize, registers: &[(usize, u64)]) -> bool {
        let Some((&(last, value), earlier)) = registers.split_last() else {
            return true;
        };
        let mut denial: Vec<Statement> = vec![assert(ne(last, value))];
        for &(register, value) in earlier.iter().rev() {
            denial = vec![when(eq(register, value), denial)];
        }
        let mut listing = listing.clone();
        listing.threads[thread].extend(denial);
        self.failures(&listing).contains(&FailureKind::Assertion)
    }
}
