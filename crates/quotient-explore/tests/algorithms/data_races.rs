//! The algorithms that look for data races find just those that there are, by brute force over all
//! interleavings, in programs each of which is about one thing. Random programs: `oracle/races.rs`.

use std::collections::BTreeSet;

use quotient_explore::{Algorithm, Error, Property, RaceReading};
use quotient_model::Comparison;
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing, data_races};

use crate::pairs::{Pair, explored, racing_lines};

/// The races of a program in which nothing is atomic, once all algorithms agree with brute force.
fn races(listing: &Listing) -> Vec<Pair> {
    let lines = 1..=listing.size() as u32;
    races_with(listing, lines.collect())
}

fn races_with(listing: &Listing, plain: BTreeSet<u32>) -> Vec<Pair> {
    let program = BuilderProgram::new(listing).expect("a well-formed listing");
    let program = program.with_plain(plain);
    let expected = data_races(&program, 100_000).expect("a small program");
    for algorithm in Algorithm::all().filter(|a| a.finds_races()) {
        assert_eq!(
            racing_lines(&program, algorithm, false, RaceReading::Interleaving),
            expected,
            "{algorithm}"
        );
    }
    expected.into_iter().collect()
}

#[test]
fn writes_that_nobody_reads_race() {
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1)], vec![store(X, 2)]]);
    assert_eq!(races(&listing), [(3, 4)]);
    assert_eq!(races_with(&listing, BTreeSet::from([4])), [(3, 4)]);
    assert_eq!(races_with(&listing, BTreeSet::new()), []);
}

#[test]
fn a_write_that_is_hidden_by_another_races_as_well() {
    let writes = vec![store(X, 1), store(X, 3)];
    let listing = Listing::parallel(&[0], vec![writes, vec![store(X, 2)], vec![load(0, X)]]);
    assert_eq!(races(&listing), [(4, 6), (4, 7), (5, 6), (5, 7), (6, 7)]);
}

#[test]
fn a_flag_orders_what_it_hands_over() {
    let giver = vec![store(X, 1), store(Y, 1)];
    let taker = vec![load(0, Y), when(eq(0, 1), vec![load(1, X)])];
    let listing = Listing::parallel(&[0, 0], vec![giver, taker]);
    assert_eq!(races_with(&listing, BTreeSet::from([3, 7])), []);
    assert_eq!(races(&listing), [(4, 5)]);
}

/// Two that wait in vain race until their memory is freed, and fail then, if they come there before.
#[test]
fn awaits_race_until_their_memory_is_freed() {
    let waiter = || vec![await_(0, X, Comparison::Ugt, 1)];
    let taker = || vec![await_exchange(0, X, Comparison::Ne, 0, 1)];
    let threads = vec![vec![free_cells(X, 1)], waiter(), taker()];
    assert_eq!(races(&Listing::parallel(&[0], threads)), [(5, 6)]);
    let mut too_late = Listing::parallel(&[0], vec![waiter(), taker()]);
    too_late.threads[0].insert(0, free_cells(X, 1));
    assert_eq!(races(&too_late), []);
}

#[test]
fn threads_that_were_joined_race_no_more() {
    let bodies = vec![vec![store(X, 1)]];
    let listing = Listing::with_main(&[0], bodies, vec![load(0, X), join(1), load(1, X)]);
    assert_eq!(races(&listing), [(2, 5)]);
}

#[test]
fn a_read_in_vain_races_although_the_loop_goes_on() {
    // The loop ends only after the last write, which comes after the first.
    let writer = vec![store(X, 1), store(X, 2)];
    let waiter = vec![await_(0, X, Comparison::Eq, 2)];
    let listing = Listing::parallel(&[0], vec![writer, waiter]);
    assert_eq!(races_with(&listing, BTreeSet::from([3])), [(3, 5)]);
    // And here it never ends.
    let waiter = vec![await_(0, X, Comparison::Eq, 7)];
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1)], waiter]);
    assert_eq!(races_with(&listing, BTreeSet::from([4])), [(3, 4)]);
}

#[test]
fn an_exchange_in_vain_writes_and_a_compare_exchange_does_not() {
    let reader = || vec![load(0, X)];
    for (test, expected, races) in [
        (Comparison::Ne, 0, &[(3, 4)][..]),
        (Comparison::Eq, 1, &[][..]),
    ] {
        let waiter = vec![await_exchange(0, X, test, expected, 0)];
        let listing = Listing::parallel(&[0], vec![reader(), waiter]);
        assert_eq!(races_with(&listing, BTreeSet::from([3])), races);
    }
}

#[test]
fn other_algorithms_refuse() {
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1)]]);
    let program = BuilderProgram::new(&listing).expect("a well-formed listing");
    for algorithm in Algorithm::all().filter(|a| !a.finds_races()) {
        let property = Property::Races;
        let refused = Error::CannotFind {
            algorithm,
            property,
        };
        assert_eq!(
            explored(&program, algorithm, false, RaceReading::C11).err(),
            Some(refused)
        );
    }
}
