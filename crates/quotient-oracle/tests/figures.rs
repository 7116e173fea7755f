//! The programs of the papers' figures, and the classes that the papers (or a few lines of
//! reasoning) give them.

use quotient_model::Equivalence::{Mazurkiewicz, ReadsFrom, ReadsValueFrom, View};
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Census, Listing, enumerate, enumerate_traces};

const LIMIT: u64 = 2_000_000;

fn program(listing: &Listing) -> BuilderProgram {
    BuilderProgram::new(listing).expect("the test's listing is well formed")
}

/// Brute force, held against the enumeration by traces on the way.
fn census(listing: &Listing) -> Census {
    let plain = enumerate(&mut program(listing), LIMIT).expect("small enough");
    let traces = enumerate_traces(&mut program(listing), LIMIT).expect("small enough");
    for equivalence in quotient_model::Equivalence::ALL {
        assert!(
            plain
                .classes(equivalence)
                .keys()
                .eq(traces.classes(equivalence).keys()),
            "{equivalence:?}"
        );
    }
    assert_eq!(plain.failures, traces.failures);
    plain
}

/// Classes under Mazurkiewicz, reads-from, reads-value-from and view.
fn counts(census: &Census) -> [usize; 4] {
    [Mazurkiewicz, ReadsFrom, ReadsValueFrom, View].map(|e| census.count(e))
}

/// Reads-value-from, Fig. 1: both reads can only see 1.
///
/// Six writes of 1, and a write precedes each read in its thread. The three writes of x come in
/// 3! orders with the read of x after its own thread's: 98 and 9 are the paper's.
#[test]
fn reads_value_from_figure_1() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1), store(Y, 1)],
            vec![store(X, 1), store(Y, 1), load(0, X)],
            vec![store(X, 1), store(Y, 1), load(0, Y)],
        ],
    );
    assert_eq!(counts(&census(&listing)), [98, 9, 1, 1]);
}

/// Value-centric, Fig. 1: the paper's 4 counts Mazurkiewicz traces (t1 to t4). The read sees the
/// thread's own second write or the other thread's: 2 sources, 1 value, and only one read.
#[test]
fn value_centric_figure_1() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![store(X, 1)],
            vec![store(X, 2), store(X, 1), load(0, X)],
        ],
    );
    assert_eq!(counts(&census(&listing)), [4, 2, 1, 1]);
}

/// View, Fig. 2: 3!·3! orders of x and y less 9 cyclic ones are 27; 3·3 pairs of sources less the
/// cyclic one are 8 (the paper's text says 6, but each of the 8 has a witness); values 2·2.
///
/// Reads-value-from: a read that sees 1 comes after the other read or not. (0,0), (0,1), (1,0)
/// with the 1 from either writer make 1 + 2 + 2, and (1,1) has the sources that are not both
/// causal: 3. The paper is right that this equals reads-from here.
#[test]
fn view_figure_2() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(Y, 1)],
            vec![load(0, X), store(Y, 1)],
            vec![load(0, Y), store(X, 1)],
            vec![store(X, 1)],
        ],
    );
    assert_eq!(counts(&census(&listing)), [27, 8, 8, 4]);
}
