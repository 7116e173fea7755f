//! Read-modify-writes: programs on which published algorithms lost classes.

mod common;

use common::{census, counts};
use quotient_model::{Equivalence, FailureKind};
use quotient_oracle::short::*;
use quotient_oracle::{Listing, Reached};

/// The line of the only assertion, if it can fail.
fn assertion_can_fail(listing: &Listing) -> bool {
    let failures = census(listing).failures;
    failures.iter().any(|f| f.kind == FailureKind::Assertion)
}

/// Fetch-adds of one variable are in some order, and each sees how many came before.
#[test]
fn increments_are_permutations() {
    let bodies = vec![vec![faa(0, X, 1)]; 3];
    assert_eq!(counts(&Listing::parallel(&[0], bodies)), [6; 4]);
    let bodies = vec![vec![faa(0, X, 1), faa(1, Y, 1)]; 3];
    assert_eq!(counts(&Listing::parallel(&[0, 0], bodies))[..2], [36, 36]);
}

/// The first of the two succeeds and sees 0, the second fails and sees 2.
#[test]
fn of_two_equal_compare_exchanges_either_succeeds() {
    let bodies = vec![vec![cas(0, X, 0, 2)], vec![cas(0, X, 0, 2)]];
    assert_eq!(counts(&Listing::parallel(&[0], bodies)), [2; 4]);
}

/// Both fail, so neither writes, and their order is no order of conflicting events.
#[test]
fn failed_compare_exchanges_commute() {
    let bodies = vec![vec![cas(0, X, 1, 2)], vec![cas(0, X, 1, 2)]];
    assert_eq!(counts(&Listing::parallel(&[0], bodies)), [1; 4]);
}

/// casw(3): `cas(x,0,1); x := id+3`, with the counts of the catalogue.
#[test]
fn casw() {
    let bodies = (0..3)
        .map(|id| vec![cas(0, X, 0, 1), store(X, id + 3)])
        .collect();
    assert_eq!(counts(&Listing::parallel(&[0], bodies))[..2], [66, 24]);
}

/// The read can see both adds before x = 7 is written.
#[test]
fn a_read_between_two_adds_and_the_own_write() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![load(0, X), assert(ne(0, 2)), store(X, 7)],
            vec![faa(0, X, 1), faa(1, X, 1)],
        ],
    );
    assert!(assertion_can_fail(&listing));
    let failures = census(&listing).failures;
    // Main spawns on lines 1 and 2, so that the assertion is on line 4.
    let expected = Reached {
        kind: FailureKind::Assertion,
        line: 4,
    };
    assert!(failures.iter().eq([&expected]));
}

#[test]
fn a_chain_with_a_compare_exchange_in_the_middle() {
    let program = |then| {
        Listing::parallel(
            &[0],
            vec![
                vec![faa(0, X, 1), store(X, 1)],
                [
                    vec![faa(0, X, 1), cas(1, X, 1, 1), xchg(2, X, 1), store(X, 1)],
                    then,
                ]
                .concat(),
            ],
        )
    };
    assert_eq!(counts(&program(vec![]))[1], 11);
    let outcome = when(eq(0, 1), vec![when(eq(1, 2), vec![assert(ne(2, 1))])]);
    assert!(assertion_can_fail(&program(vec![outcome])));
}

#[test]
fn a_chain_broken_by_an_exchange() {
    let program = |then| {
        Listing::parallel(
            &[0],
            vec![
                vec![store(X, 1), faa(0, X, 1), load(1, X)],
                [vec![xchg(0, X, 1), load(1, X), cas(2, X, 2, 2)], then].concat(),
            ],
        )
    };
    assert_eq!(counts(&program(vec![]))[1], 16);
    let outcome = when(eq(0, 1), vec![when(eq(1, 1), vec![assert(ne(2, 1))])]);
    assert!(assertion_can_fail(&program(vec![outcome])));
}

#[test]
fn four_read_modify_writes_on_two_variables() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1), load(0, Y)],
            vec![
                cas(0, X, 0, 1),
                cas(1, Y, 0, 2),
                faa(2, Y, 3),
                xchg(3, X, 2),
            ],
        ],
    );
    assert_eq!(counts(&listing)[1], 7);
}

/// r reads 0 only before T0 writes; s reads 1 after all of T1. Nothing keeps T0 from coming last.
#[test]
fn a_view_that_a_published_tool_never_met() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(Y, 1)],
            vec![store(X, 2), load(0, Y), store(X, 1)],
            vec![load(0, X)],
        ],
    );
    let census = census(&listing);
    let met = census.classes(Equivalence::View).complete.values();
    let views: Vec<(u64, u64)> = met
        .map(|execution| {
            let observed = |location| {
                let read = quotient_model::Access::Read { location };
                let mut events = execution.events.iter();
                events
                    .find(|e| e.access == read)
                    .map_or(u64::MAX, |e| e.observed)
            };
            (
                observed(quotient_model::Location(1)),
                observed(quotient_model::Location(0)),
            )
        })
        .collect();
    assert!(views.contains(&(0, 1)), "{views:?}");
    // r is 0 or 1 and s is 0, 1 or 2, whatever the other.
    assert_eq!(views.len(), 6);
}

/// Either write of 2 comes last before r, or y = 1 does; likewise for s. (1,1), (2,1) and (2,2)
/// can be; r = 1 and s = 2 would need a 2 after y = 1 and y = 1 after every 2.
#[test]
fn views_of_colliding_writes() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![store(X, 2), store(X, 2), load(0, X)],
            vec![store(X, 1), load(0, X)],
        ],
    );
    assert_eq!(counts(&listing)[3], 3);
}
