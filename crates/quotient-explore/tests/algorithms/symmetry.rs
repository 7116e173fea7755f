//! Threads that do the same: how many executions are left, and programs on which a thread was once taken for another.

use quotient_explore::Algorithm;
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Judgement, Listing, judge};

use quotient_hunt::Explorer;

/// How many executions each algorithm that knows symmetry explores, after brute force was asked whether that is enough.
fn executions(listing: &Listing) -> Vec<usize> {
    let program = BuilderProgram::new(listing).expect("a well-formed listing");
    let algorithms = Algorithm::all().filter(|algorithm| algorithm.knows_symmetry());
    let explored = algorithms.map(|algorithm| {
        let explorer = Explorer {
            symmetry: true,
            ..Explorer::new(algorithm)
        };
        match judge(&explorer, &program, explorer.expectation(), 1_000_000) {
            Ok(Judgement::Agrees { outcome, .. }) => outcome.executions.len(),
            Ok(Judgement::Skipped(error)) => panic!("{error}"),
            Err(disagreement) => panic!("{disagreement}"),
        }
    });
    explored.collect()
}

#[test]
fn tickets_are_drawn_in_one_order() {
    let body = vec![faa(0, X, 1), assert(ne(0, 4))];
    let listing = Listing::parallel(&[0], vec![body; 4]);
    assert_eq!(executions(&listing), [1, 1, 1]);
}

/// Reads leave no trace: two that have read the same are still one as good as the other.
#[test]
fn reads_of_the_same_write_tell_nothing() {
    let listing = Listing::parallel(&[0], vec![vec![load(0, X), store(X, 1)]; 2]);
    // Both read 0, or the second reads what the first wrote.
    assert_eq!(executions(&listing), [2, 2, 2]);
}

/// Main waits for the second thread only. If the first one passes the gate, it waits for ever and never comes to show
/// that it would not wait for the first.
#[test]
fn a_thread_that_main_waits_for_is_another() {
    let gate = 0;
    let listing = Listing::with_main(
        &[],
        vec![vec![lock(gate)], vec![lock(gate)], vec![release(gate)]],
        vec![join(2)],
    );
    assert_eq!(executions(&listing.gates(1)), [2, 2, 2]);
}

/// Only the first thread can come before the write.
#[test]
fn what_main_does_in_between_tells_them_apart() {
    let body = vec![faa(0, X, 1)];
    let threads = vec![vec![spawn(1), store(X, 5), spawn(2)], body.clone(), body];
    let listing = Listing {
        variables: vec![0],
        mutexes: 0,
        gates: 0,
        threads,
    };
    assert_eq!(executions(&listing)[1], 3);
}
