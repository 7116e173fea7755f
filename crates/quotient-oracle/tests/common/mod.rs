//! What the tests of the oracle share: counting the classes of a program by brute force.

use quotient_model::Equivalence;
use quotient_oracle::{BuilderProgram, Census, Listing, enumerate, enumerate_traces};

const LIMIT: u64 = 1_000_000;

fn program(listing: &Listing) -> BuilderProgram {
    BuilderProgram::new(listing).expect("the test's listing is well formed")
}

/// Brute force, held against the enumeration by traces on the way.
pub fn census(listing: &Listing) -> Census {
    let plain = enumerate(&program(listing), LIMIT).expect("small enough");
    let traces = enumerate_traces(&program(listing), LIMIT).expect("small enough");
    for equivalence in Equivalence::ALL {
        let plain = plain.classes(equivalence);
        let traces = traces.classes(equivalence);
        assert!(plain.complete.keys().eq(traces.complete.keys()));
        assert!(plain.blocked.keys().eq(traces.blocked.keys()));
    }
    assert_eq!(plain.failures, traces.failures);
    plain
}

/// The equivalences that the papers' figures are about.
pub const OF_FIGURES: [Equivalence; 4] = [
    Equivalence::Mazurkiewicz,
    Equivalence::ReadsFrom,
    Equivalence::ReadsValueFrom,
    Equivalence::View,
];

/// Classes, complete and blocked, under Mazurkiewicz, reads-from, reads-value-from and view.
pub fn counts(listing: &Listing) -> [usize; 4] {
    let census = census(listing);
    OF_FIGURES.map(|equivalence| census.count(equivalence))
}
