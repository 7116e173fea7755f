//! Mutexes, joins, assumptions and failures: how executions end.

mod common;

use common::{OF_FIGURES, census, counts};
use quotient_model::FailureKind;
use quotient_oracle::short::*;
use quotient_oracle::{Census, Listing, Reached, known};

/// Complete and blocked classes under each equivalence.
fn split(census: &Census) -> [(usize, usize); 4] {
    OF_FIGURES.map(|equivalence| {
        let classes = census.classes(equivalence);
        (classes.complete.len(), classes.blocked.len())
    })
}

fn failures(census: &Census) -> Vec<(FailureKind, u32)> {
    census.failures.iter().map(|f| (f.kind, f.line)).collect()
}

/// Either thread first with both mutexes, or each with one: deadlock. To the threads, locks that
/// were got look alike in any order: one view.
#[test]
fn crossed_locks() {
    let listing = known::crossed_locks();
    let census = census(&listing);
    assert_eq!(split(&census), [(2, 1), (2, 1), (2, 1), (1, 1)]);
    assert!(census.failures.iter().eq([&Reached::DEADLOCK]));
}

/// Nothing depends on the order of two critical sections but the order itself.
#[test]
fn critical_sections_without_contents() {
    assert_eq!(counts(&known::critical_sections()), [6, 6, 6, 1]);
}

/// The attempt comes before, within or after the other's critical section. Before and after, it
/// succeeds: the same view.
#[test]
fn a_trylock_against_a_critical_section() {
    let listing = Listing::parallel(
        &[],
        vec![
            vec![lock(0), unlock(0)],
            vec![trylock(0, 0), when(eq(0, 1), vec![unlock(0)])],
        ],
    )
    .mutexes(1);
    let census = census(&listing);
    assert_eq!(split(&census), [(3, 0), (3, 0), (3, 0), (2, 0)]);
    assert!(census.failures.is_empty());
}

/// A thread that takes a mutex twice waits for itself, and the other for it, or it got out before.
#[test]
fn a_mutex_that_is_never_released() {
    let listing =
        Listing::parallel(&[], vec![vec![lock(0), lock(0)], vec![lock(0), unlock(0)]]).mutexes(1);
    let census = census(&listing);
    assert_eq!(split(&census), [(0, 2); 4]);
    assert!(census.failures.iter().eq([&Reached::DEADLOCK]));
}

/// An assumption that fails blocks its thread and main, which joins it, and is no deadlock.
#[test]
fn assumptions_excuse_those_who_wait() {
    let listing = Listing::with_main(
        &[0, 0],
        vec![
            vec![store(X, 1)],
            vec![load(0, X), assume(eq(0, 1)), load(1, Y)],
        ],
        vec![join(2), store(Y, 1)],
    );
    let census = census(&listing);
    assert_eq!(split(&census), [(1, 1); 4]);
    assert!(census.failures.is_empty());
}

/// The read of y comes after main's join of its thread: it can only see 0, and main only 1.
#[test]
fn a_join_orders() {
    let listing = Listing::with_main(
        &[0],
        vec![vec![load(0, X), store(X, 1)]],
        vec![join(1), load(0, X), assert(eq(0, 1))],
    );
    assert_eq!(counts(&listing), [1; 4]);
    assert!(census(&listing).failures.is_empty());
}

/// A thread that fails stops there; the others go on, but who joins it waits for ever. That is
/// the failure's doing, and no deadlock besides.
#[test]
fn a_failed_thread_cannot_be_joined() {
    let listing = Listing::with_main(
        &[0],
        vec![vec![load(0, X), assert(eq(0, 1))], vec![store(X, 1)]],
        vec![join(1)],
    );
    let census = census(&listing);
    assert_eq!(split(&census), [(1, 1); 4]);
    assert_eq!(failures(&census), [(FailureKind::Assertion, 5)]);
}

/// Main and t2 both join t1; the second of the two fails, and which is not for main to say.
#[test]
fn a_thread_is_joined_once() {
    let listing = Listing::with_main(&[], vec![vec![], vec![join(1)]], vec![join(1)]);
    let census = census(&listing);
    assert_eq!(split(&census), [(2, 0); 4]);
    let expected = [(FailureKind::Thread, 3), (FailureKind::Thread, 4)];
    assert_eq!(failures(&census), expected);
}

/// The thread fails at the access and nothing after it happens.
#[test]
fn an_unlock_of_a_mutex_not_held_fails() {
    let listing =
        Listing::parallel(&[0], vec![vec![unlock(0), store(X, 1)], vec![load(0, X)]]).mutexes(1);
    let census = census(&listing);
    assert_eq!(split(&census), [(1, 0); 4]);
    assert_eq!(failures(&census), [(FailureKind::Mutex, 3)]);
}

/// What a thread does follows from its own reads: an unknown thread is a failure of its own.
#[test]
fn a_thread_that_was_not_spawned_cannot_be_joined() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![load(0, X), when(eq(0, 1), vec![spawn(2)]), join(2)],
            vec![store(X, 2)],
        ],
    );
    // `parallel` would spawn both; only t1 may be main's.
    let listing = Listing {
        threads: vec![
            vec![spawn(1), store(X, 1)],
            listing.threads[1].clone(),
            listing.threads[2].clone(),
        ],
        ..listing
    };
    let census = census(&listing);
    // t1 reads 0 and fails; or it reads 1 and spawns.
    assert_eq!(split(&census), [(2, 0); 4]);
    assert_eq!(failures(&census), [(FailureKind::Thread, 6)]);
}

/// Threads spawned in the middle of others are named by their paths, whoever comes first.
#[test]
fn nested_spawns() {
    let listing = Listing {
        variables: vec![0],
        mutexes: 0,
        gates: 0,
        threads: vec![
            vec![spawn(1), spawn(2)],
            vec![spawn(3), store(X, 1)],
            vec![spawn(4), load(0, X)],
            vec![store(X, 3)],
            vec![load(0, X)],
        ],
    };
    // Two writes in either order, and each of two reads before, between or after them.
    let [mazurkiewicz, rf, _, view] = counts(&listing);
    assert_eq!([mazurkiewicz, rf, view], [18, 9, 9]);
}
