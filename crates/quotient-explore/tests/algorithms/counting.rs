//! Counts of which only the last one matters: how many executions are left, and programs on which that was once wrong.

use quotient_explore::Algorithm;
use quotient_oracle::Listing;
use quotient_oracle::short::*;

use crate::questions::Asked;

/// How many executions each algorithm that knows counts explores, after brute force was asked whether that is right.
fn executions(listing: &Listing) -> Vec<usize> {
    let algorithms = Algorithm::all().filter(|algorithm| algorithm.knows_counts());
    let explored = algorithms.map(|algorithm| {
        let (_, outcome) = Asked(algorithm).judged(listing);
        assert!(outcome.redundant == 0 || !algorithm.never_redundant());
        outcome.executions.len()
    });
    explored.collect()
}

#[test]
fn who_is_last_is_a_choice_and_no_more() {
    let listing = |held: u64| Listing::parallel(&[4 + held], vec![vec![count_down(0, X, 1)]; 4]);
    assert_eq!(executions(&listing(0)), [4, 4]);
    assert_eq!(executions(&listing(1)), [1, 1]);
}

/// Main hands a reference to each thread when it creates it, and keeps its own.
#[test]
fn references_that_are_handed_over_come_back_in_any_order() {
    let mut main = Vec::new();
    for thread in 1..=3 {
        main.extend([uncount(thread, X, 1), spawn(thread)]);
    }
    let mut threads = vec![main];
    threads.extend(vec![vec![count_down(0, X, 1)]; 3]);
    let listing = |first| Listing {
        variables: vec![first],
        mutexes: 0,
        gates: 0,
        threads: threads.clone(),
    };
    assert_eq!(executions(&listing(1)), [1, 1]);
    // Without one of its own, who finds nobody else depends on when main hands over the next.
    assert!(executions(&listing(0)).iter().all(|&count| count > 1));
}

/// What begins with a write begins another block of counts: in the tree of what is left to explore, too.
#[test]
fn a_block_begins_behind_a_write() {
    let listing = Listing::with_main(
        &[0, 0],
        vec![
            vec![store(X, 0)],
            vec![store(Y, 2), count_down(1, Y, 1), load(0, X)],
        ],
        vec![count_down(1, Y, 1)],
    );
    assert_eq!(executions(&listing), [6, 6]);
}
