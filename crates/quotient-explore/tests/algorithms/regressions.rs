//! Programs on which an algorithm once disagreed with brute force, shrunk.

use quotient_explore::{Algorithm, Limits, Options, Stop};
use quotient_hunt::explore;
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing, known};

use crate::questions::Asked;

fn agree(listing: &Listing) {
    for algorithm in Algorithm::all() {
        let (_, outcome) = Asked(algorithm).judged(listing);
        assert!(outcome.redundant == 0 || !algorithm.never_redundant());
    }
}

/// A race whose reversal is covered by a step that only a later event turns out to conflict with.
/// Handled once and for all when its second event came, `optimal` lost the class in which the
/// third thread reads x first and the second writes y first.
#[test]
fn a_cover_that_does_not_last() {
    agree(&Listing::with_main(
        &[0, 0],
        vec![
            vec![store(X, 1), store(X, 0)],
            vec![store(Y, 0)],
            vec![load(0, X), assert(ne(0, 0)), load(1, Y)],
        ],
        vec![load(1, Y)],
    ));
}

/// An execution that ends with all that is enabled asleep, and a thread waiting for a mutex that a
/// thread which is not asleep holds: `source` did not try to let the waiting one go first.
#[test]
fn a_waiting_thread_among_sleepers() {
    agree(
        &Listing {
            variables: vec![0],
            mutexes: 0,
            gates: 0,
            threads: vec![
                vec![spawn(1), spawn(2)],
                vec![spawn(3), load(0, X)],
                vec![load(0, X), lock(0)],
                vec![lock(0), store(X, 0)],
            ],
        }
        .mutexes(1),
    );
}

/// A mutex that is initialised while it is held: the unlock fails if that came in between.
#[test]
fn a_mutex_initialised_while_held() {
    let threads = vec![vec![lock(0), unlock(0)], vec![init(0)]];
    agree(&Listing::parallel(&[], threads).mutexes(1));
}

/// The unlock of the third thread comes too late for either initialisation, but main can read x
/// between the second one and the write: `rf` must not let the unlock see the first one only.
#[test]
fn an_unlock_that_comes_too_late_twice() {
    agree(
        &Listing::with_main(
            &[0],
            vec![vec![init(0)], vec![lock(0), store(X, 0), unlock(0)]],
            vec![init(0), load(0, X)],
        )
        .mutexes(1),
    );
}

/// A mutex that is freed while it is held: a lock that fails for that reason could have come before the
/// free only where nobody held the mutex. `source` and `optimal` let it come right before the free.
#[test]
fn a_mutex_freed_while_held() {
    let section = || vec![lock(0), unlock(0)];
    let free = vec![free_cells(0, 1)];
    let two = vec![section(), section(), free.clone()];
    agree(&Listing::parallel(&[], two).mutexes(1));
    let kept = vec![vec![lock(0)], vec![lock(0)], free];
    agree(&Listing::parallel(&[], kept).mutexes(1));
}

/// Two mutexes of one object: that one of them is taken before the free says nothing of the other.
#[test]
fn an_object_with_two_mutexes() {
    let threads = vec![
        vec![lock(0), unlock(0)],
        vec![lock(1), unlock(1)],
        vec![free_cells(0, 2)],
    ];
    agree(&Listing::parallel(&[], threads).mutexes(2));
}

/// A lock that fails between the two frees of a gate, or after both: `observers` took the gate for one
/// that is not freed before the second.
#[test]
fn a_lock_and_a_double_free() {
    let threads = vec![vec![lock(0)], vec![free_cells(0, 1), free_cells(0, 1)]];
    agree(&Listing::parallel(&[], threads).gates(1));
}

/// An unlock of what the thread does not hold fails in another way once the memory is freed. `rf`, `rvf`,
/// `vc` and `dc` did not look.
#[test]
fn an_unlock_of_freed_memory() {
    let both = vec![free_cells(0, 1), unlock(0)];
    agree(&Listing::parallel(&[], vec![both]).mutexes(1));
    let threads = vec![vec![unlock(0)], vec![free_cells(0, 1)]];
    agree(&Listing::parallel(&[], threads).mutexes(1));
}

/// What reads freed memory reads from the free, whichever write came last before that.
#[test]
fn a_read_of_freed_memory() {
    let threads = vec![vec![store(X, 2), load(0, X)], vec![store(X, 1), free(X)]];
    agree(&Listing::parallel(&[0], threads));
}

/// A write that fails only if a free comes first makes no difference to who reads what its thread writes
/// before and after it: `rvf` let x be read twice.
#[test]
fn a_write_between_equal_writes_that_may_come_too_late() {
    let threads = vec![
        vec![load(0, X)],
        vec![store(X, 1), store(Y, 1), store(X, 1)],
        vec![free(Y)],
    ];
    agree(&Listing::parallel(&[0, 0], threads));
}

/// All joins of one thread conflict, those that fail as well.
#[test]
fn three_joins_of_one_thread() {
    agree(&known::three_joins());
}

/// A limit that is just reached by the last execution does not make the search incomplete.
#[test]
fn as_many_executions_as_allowed() {
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1)], vec![load(0, X)]]);
    let program = BuilderProgram::new(&listing).expect("a well-formed listing");
    for algorithm in Algorithm::all() {
        let stopped = |most| {
            let limits = Limits {
                executions: Some(most),
                ..Limits::default()
            };
            let options = Options {
                algorithm,
                limits,
                ..Options::default()
            };
            let report = explore(program.clone(), options);
            report.expect("the program can be explored").stopped
        };
        assert_eq!(stopped(2), None, "{algorithm}");
        assert_eq!(stopped(1), Some(Stop::Executions), "{algorithm}");
    }
}

/// Nothing recurses over the length of an execution: on a stack that is far smaller than the execution is long,
/// every algorithm comes to its end.
#[test]
fn long_executions_need_no_stack() {
    const LENGTH: u64 = 4000;
    let writes = |variable| (0..LENGTH).map(move |value| store(variable, value % 7));
    let first: Vec<_> = writes(X).chain([store(Z, 1)]).collect();
    let second: Vec<_> = writes(Y).chain([load(0, Z)]).collect();
    for algorithm in Algorithm::all() {
        let listing = Listing::with_main(&[0, 0, 0], vec![first.clone(), second.clone()], vec![]);
        let explored = std::thread::Builder::new()
            .stack_size(128 << 10)
            .spawn(move || {
                let program = BuilderProgram::new(&listing).expect("a well-formed listing");
                let options = Options {
                    algorithm,
                    ..Options::default()
                };
                explore(program, options).expect("the program can be explored")
            });
        let report = explored.expect("a thread").join().expect("a report");
        assert_eq!(report.counts.complete, 2, "{}", algorithm.name());
    }
}
