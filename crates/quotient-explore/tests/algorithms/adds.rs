//! Adds whose results nobody uses, under every algorithm: counters, and what looks like one and is none.
//! Brute force agrees with each count.

use quotient_explore::Algorithm;
use quotient_model::{Comparison, FailureKind};
use quotient_oracle::Listing;
use quotient_oracle::listing::Statement;
use quotient_oracle::short::*;

use crate::questions::Asked;

/// How many executions each algorithm explores, in the order of the table, once brute force has agreed.
fn executions(listing: &Listing) -> Vec<u64> {
    let explored = Algorithm::all().map(|algorithm| {
        let (complete, blocked) = Asked(algorithm).counts(listing);
        complete + blocked
    });
    explored.collect()
}

fn joined(count: usize, then: Vec<Statement>) -> Vec<Statement> {
    (1..=count).map(join).chain(then).collect()
}

#[test]
fn threads_that_count_have_one_class() {
    let bodies = vec![vec![add(X, 1)], vec![add(X, 2)], vec![add(X, 1), add(X, 1)]];
    let look = joined(3, vec![load(0, X), assert(eq(0, 5))]);
    let listing = Listing::with_main(&[0], bodies, look);
    assert_eq!(executions(&listing), [1; 8]);
    for algorithm in Algorithm::all() {
        assert_eq!(Asked(algorithm).failures(&listing), []);
    }
}

#[test]
fn what_is_counted_depends_on_what_the_counting_threads_read() {
    let counts = vec![load(0, Y), when(eq(0, 1), vec![add(X, 1)])];
    let bodies = vec![counts.clone(), counts, vec![store(Y, 1)]];
    let look = joined(3, vec![load(0, X), assert(ne(0, 2))]);
    let listing = Listing::with_main(&[0, 0], bodies, look);
    assert_eq!(executions(&listing), [4; 8]);
    for algorithm in Algorithm::all() {
        let found = Asked(algorithm).failures(&listing);
        assert_eq!(found, [FailureKind::Assertion], "{algorithm}");
    }
}

#[test]
fn a_counter_may_be_written_before_threads_are_created_and_after_they_are_joined() {
    let counts = vec![add(X, 1)];
    let mut listing = Listing::with_main(
        &[7],
        vec![counts.clone(), counts.clone(), counts.clone(), counts],
        Vec::new(),
    );
    listing.threads[0] = vec![
        store(X, 0),
        spawn(1),
        spawn(2),
        join(1),
        join(2),
        faa(0, X, 10),
        spawn(3),
        spawn(4),
        join(3),
        join(4),
        load(1, X),
        assert(eq(1, 14)),
    ];
    assert_eq!(executions(&listing), [1; 8]);
    for algorithm in Algorithm::all() {
        assert_eq!(Asked(algorithm).failures(&listing), []);
    }
}

/// The reader is not joined before the adds, so which of them it sees is for the order to say.
#[test]
fn a_thread_that_looks_meanwhile_makes_it_no_counter() {
    let bodies = vec![vec![add(X, 1)], vec![add(X, 1)], vec![load(0, X)]];
    let listing = Listing::parallel(&[0], bodies);
    // In their order source, optimal, observers, rf: four sets of adds come before the read.
    assert_eq!(executions(&listing)[..4], [4; 4]);
    assert!(Asked(Algorithm::View).reachable(&listing, 3, &[(0, 1)]));
    assert!(Asked(Algorithm::ReadsFrom).reachable(&listing, 3, &[(0, 2)]));
}

/// Only an execution that is not the first shows the second access.
#[test]
fn a_look_that_few_executions_have_is_found() {
    let looks = vec![
        load(0, Y),
        when(eq(0, 1), vec![load(1, X), assert(ne(1, 1))]),
    ];
    let bodies = vec![vec![add(X, 1)], vec![add(X, 1), store(Y, 1)], looks];
    let listing = Listing::parallel(&[0, 0], bodies);
    for algorithm in Algorithm::all() {
        let (_, outcome) = Asked(algorithm).judged(&listing);
        assert_eq!(outcome.failures.len(), 1, "{algorithm}");
    }
}

#[test]
fn a_compare_exchange_tells_which_adds_came_before() {
    let bodies = vec![vec![add(X, 1)], vec![add(X, 2)], vec![cas(0, X, 2, 9)]];
    let listing = Listing::with_main(&[0], bodies, joined(3, vec![load(0, X)]));
    for algorithm in Algorithm::all() {
        Asked(algorithm).judged(&listing);
    }
}

/// Each set of adds is another value, and each is met once, however many others are seen on the way.
#[test]
fn every_set_of_adds_is_seen() {
    let adds = [1, 2, 4, 8].map(|operand| vec![add(X, operand)]);
    let bodies = adds.into_iter().chain([vec![load(0, X)]]).collect();
    let listing = Listing::parallel(&[0], bodies);
    assert_eq!(executions(&listing)[..4], [16; 4]);
    for sum in 0..16 {
        assert!(Asked(Algorithm::ReadsFrom).reachable(&listing, 5, &[(0, sum)]));
    }
}

/// The second look sees what the first has seen, and a look elsewhere tells which adds were there.
#[test]
fn looks_that_depend_on_each_other_see_what_they_can() {
    let adds = vec![add(X, 1), load(0, Y), add(X, 2)];
    let looks = vec![load(0, X), store(Y, 1), load(1, X)];
    let listing = Listing::parallel(&[0, 0], vec![adds, looks, vec![add(X, 4)]]);
    let counts = executions(&listing);
    assert_eq!(counts[3], counts[1]);
    assert!(Asked(Algorithm::ReadsFrom).reachable(&listing, 2, &[(0, 0), (1, 7)]));
}

/// All adds have come when the await can happen, or it stays blocked for ever.
#[test]
fn an_await_sees_the_sets_that_satisfy_it() {
    let until = |value| vec![await_(0, X, Comparison::Eq, value)];
    let adds = || [1, 1, 3].map(|operand| vec![add(X, operand)]);
    for (value, classes) in [(0, 1), (1, 2), (3, 1), (4, 2), (5, 1), (6, 1)] {
        let bodies = adds().into_iter().chain([until(value)]).collect();
        let listing = Listing::parallel(&[0], bodies);
        let (complete, blocked) = Asked(Algorithm::ReadsFrom).counts(&listing);
        let stays = u64::from(value != 5);
        let sets = u64::from(value != 6) * classes;
        assert_eq!((complete, blocked), (sets, stays), "until {value}");
    }
}

/// The first thread's result is used, so that it is no gauge: the four classes of all traces are met, and a look can see what
/// came after that.
#[test]
fn an_add_whose_result_is_used_makes_it_no_gauge() {
    let adds = vec![add(X, 1), load(0, X), add(X, 1)];
    let listing = Listing::parallel(&[0], vec![vec![faa(0, X, 1)], adds]);
    let counts = executions(&listing);
    assert_eq!((counts[1], counts[3]), (4, 4));
    assert!(Asked(Algorithm::ReadsFrom).reachable(&listing, 2, &[(0, 2)]));
}

/// A store makes it no gauge, whichever execution has it.
#[test]
fn what_is_stored_to_is_no_gauge() {
    let bodies = vec![
        vec![add(X, 1)],
        vec![load(0, X), when(eq(0, 1), vec![store(X, 7)])],
        vec![add(X, 1), load(0, X)],
    ];
    let listing = Listing::parallel(&[0], bodies);
    for algorithm in Algorithm::all() {
        Asked(algorithm).judged(&listing);
    }
    assert!(Asked(Algorithm::ReadsFrom).reachable(&listing, 3, &[(0, 8)]));
}
