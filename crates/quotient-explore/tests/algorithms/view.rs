//! `view` on the figures of the ViEqui paper, on the programs that its tool gets wrong, and on those
//! that a wrong turn on the way to this implementation lost. Each is held against brute force.

use quotient_explore::Algorithm;
use quotient_model::FailureKind;
use quotient_oracle::short::*;
use quotient_oracle::{Listing, known};

use crate::questions::Asked;

const VIEW: Asked = Asked(Algorithm::View);

const Z: usize = 2;

/// Fig. 2: each of two reads can get either value, from whichever write.
#[test]
fn figure_2() {
    assert_eq!(VIEW.counts(&known::view_figure_2()), (4, 0));
}

/// Fig. 3: a read that is not enabled at first.
#[test]
fn figure_3() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1)],
            vec![load(0, X)],
            vec![load(0, Y), load(1, X)],
        ],
    );
    assert_eq!(VIEW.counts(&listing), (4, 0));
}

/// Fig. 4: a write that is there only if a read gets the right value, and changes nothing.
#[test]
fn figure_4() {
    let listing = Listing::parallel(
        &[0, 0, 0],
        vec![
            vec![store(Y, 1)],
            vec![load(0, Y), when(ne(0, 0), vec![store(X, 0)])],
            vec![store(X, 1)],
            vec![load(0, Z), load(1, X)],
        ],
    );
    assert_eq!(VIEW.counts(&listing), (4, 0));
}

/// Fig. 6: three values, of which two come twice.
#[test]
fn figure_6() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![store(X, 0)],
            vec![store(X, 1)],
            vec![store(X, 1)],
            vec![store(X, 2)],
            vec![load(0, X)],
        ],
    );
    assert_eq!(VIEW.counts(&listing), (3, 0));
}

/// Fig. 7: of two writes of one value the second reaches more.
#[test]
fn figure_7() {
    let listing = Listing::parallel(
        &[0, 0, 0],
        vec![
            vec![load(0, X), store(Y, 1)],
            vec![load(0, Y), store(X, 1)],
            vec![load(0, Z), store(X, 1)],
        ],
    );
    assert_eq!(VIEW.counts(&listing), (4, 0));
    assert!(VIEW.reachable(&listing, 1, &[(0, 1)]));
}

/// The published tool never lets r be 0 and s be 1.
#[test]
fn what_the_published_tool_loses() {
    assert_eq!(VIEW.counts(&known::lost_view()), (6, 0));
}

/// The published tool explores four.
#[test]
fn what_the_published_tool_repeats() {
    assert_eq!(VIEW.counts(&known::repeated_view()), (3, 0));
}

/// The first thread's read can be 0 after the other's is only because of what that one writes then. An
/// exploration that fixes the first read and asks whether the second can be 0 as well says no, until it
/// has run the second.
#[test]
fn what_makes_a_read_possible_may_come_after_it() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(Y, 1), load(0, X)],
            vec![store(X, 1), load(0, Y), store(X, 0)],
        ],
    );
    assert_eq!(VIEW.counts(&listing), (4, 0));
}

/// Both raise their flags and both give up: the class of `dekker(1)` that the published count lacks.
#[test]
fn both_give_up() {
    let thread = |own, other| {
        vec![
            store(own, 1),
            load(0, other),
            when(eq(0, 0), vec![store(own, 0)]),
        ]
    };
    let listing = Listing::parallel(&[0, 0], vec![thread(X, Y), thread(Y, X)]);
    assert_eq!(VIEW.counts(&listing), (4, 0));
}

/// A write of what is there already is of use once something else is there.
#[test]
fn a_write_of_the_same_value_is_not_nothing() {
    let listing = Listing::parallel(
        &[1],
        vec![vec![store(X, 1), faa(0, X, 1)], vec![cas(0, X, 1, 0)]],
    );
    assert_eq!(VIEW.counts(&listing), (3, 0));
}

/// What an execution leaves to the one that it was found from must not be left to it twice.
#[test]
fn parts_are_looked_at_in_the_order_of_finding() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![cas(0, X, 1, 1), cas(1, X, 1, 0), store(X, 0)],
            vec![store(X, 1), faa(0, X, 1), load(1, X)],
        ],
    );
    VIEW.counts(&listing);
}

/// Who holds a mutex for ever decides where the other stops.
#[test]
fn ends_that_other_executions_go_past() {
    let listing = Listing {
        mutexes: 1,
        ..Listing::parallel(&[], vec![vec![lock(0)], vec![lock(0), unlock(0), lock(0)]])
    };
    assert_eq!(VIEW.counts(&listing), (0, 3));
    assert_eq!(VIEW.failures(&listing), [FailureKind::Deadlock; 3]);
    assert_eq!(VIEW.counts(&known::crossed_locks()), (1, 1));
}

/// A thread that waits for the end of one that waits for a mutex.
#[test]
fn an_end_at_which_a_join_waits() {
    let listing = Listing {
        threads: vec![
            vec![spawn(1), spawn(2)],
            vec![spawn(3), join(3)],
            vec![lock(0)],
            vec![lock(0), unlock(0)],
        ],
        mutexes: 1,
        ..Listing::parallel(&[], vec![])
    };
    assert_eq!(VIEW.counts(&listing), (1, 1));
}

/// Of two joins of a thread the other could have come first, if the thread ends.
#[test]
fn a_join_that_could_have_been_first() {
    let listing = Listing {
        variables: vec![0],
        mutexes: 1,
        threads: vec![
            vec![spawn(1), store(X, 2), spawn(2), join(1), store(X, 2)],
            vec![cas(0, X, 2, 0), lock(0), assume(eq(0, 2))],
            vec![faa(0, X, 1), join(1)],
        ],
        ..Listing::parallel(&[], vec![])
    };
    VIEW.counts(&listing);
}

/// A join that fails where the thread has ended waits where it has not.
#[test]
fn a_join_that_comes_too_late_waits_elsewhere() {
    let listing = Listing {
        mutexes: 2,
        threads: vec![
            vec![spawn(1), spawn(2), spawn(3), join(1)],
            vec![lock(0), lock(1)],
            vec![lock(1), lock(0), unlock(0), unlock(1)],
            vec![join(1)],
        ],
        ..Listing::parallel(&[], vec![])
    };
    let (complete, blocked) = VIEW.counts(&listing);
    assert_eq!(complete + blocked, 5);
}
