//! Read-modify-writes: programs on which published algorithms lost classes.

mod common;

use common::{census, counts};
use quotient_model::{Equivalence, FailureKind};
use quotient_oracle::listing::Statement;
use quotient_oracle::short::*;
use quotient_oracle::{Listing, Reached, known};

/// Whether the assertion in `end`, which a thread of the program comes to last, can fail.
fn can_fail(mut listing: Listing, thread: usize, end: Statement) -> bool {
    listing.threads[thread].push(end);
    let failures = census(&listing).failures;
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
    assert_eq!(counts(&known::equal_compare_exchanges()), [2; 4]);
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
    let mut listing = known::two_adds_between();
    listing.threads[1].push(assert(ne(0, 2)));
    // Main spawns on lines 1 and 2, so that the assertion is on line 5.
    let expected = Reached {
        kind: FailureKind::Assertion,
        line: 5,
    };
    assert!(census(&listing).failures.iter().eq([&expected]));
}

#[test]
fn a_chain_with_a_compare_exchange_in_the_middle() {
    let listing = known::chain_with_a_compare_exchange();
    assert_eq!(counts(&listing)[1], 11);
    let outcome = when(eq(0, 1), vec![when(eq(1, 2), vec![assert(ne(2, 1))])]);
    assert!(can_fail(listing, 2, outcome));
}

#[test]
fn a_chain_broken_by_an_exchange() {
    let listing = known::chain_broken_by_an_exchange();
    assert_eq!(counts(&listing)[1], 16);
    let outcome = when(eq(0, 1), vec![when(eq(1, 1), vec![assert(ne(2, 1))])]);
    assert!(can_fail(listing, 2, outcome));
}

#[test]
fn four_read_modify_writes_on_two_variables() {
    let listing = known::four_read_modify_writes();
    assert_eq!(counts(&listing)[1], 7);
}

/// r reads 0 only before T0 writes; s reads 1 after all of T1. Nothing keeps T0 from coming last.
#[test]
fn a_view_that_a_published_tool_never_met() {
    let listing = known::lost_view();
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
    let listing = known::repeated_view();
    assert_eq!(counts(&listing)[3], 3);
}
