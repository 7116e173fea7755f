//! The one-variable families: N writers with ids 0..N-1 and one thread that looks at them.
//!
//! The formulas are derived here once more, since they are short: below, (a, b) are the sources of
//! the special thread's reads and c is that of main's last one. A source that is past never comes
//! back, and nobody but the special thread sees an order of writes.

mod common;

use common::counts;
use quotient_oracle::Listing;
use quotient_oracle::listing::Statement;
use quotient_oracle::short::*;

/// N writers that write their id `times` times, the special thread if it does anything, and main's
/// last read after joining all.
fn family(n: usize, initial: u64, times: usize, special: Vec<Statement>, last: bool) -> Listing {
    let mut bodies: Vec<Vec<Statement>> =
        (0..n as u64).map(|id| vec![store(X, id); times]).collect();
    if !special.is_empty() {
        bodies.push(special);
    }
    let mut main: Vec<Statement> = (1..=bodies.len()).map(join).collect();
    if last {
        main.push(load(0, X));
    }
    Listing::with_main(&[initial], bodies, main)
}

fn reads_from(listing: &Listing) -> usize {
    counts(listing)[1]
}

/// (init, init) and (init, w) leave c free: N + N². (w, w) too: N². (w, w') excludes c = w:
/// N(N-1)·(N-1). Together N³+2N.
///
/// By value: a = b leaves c free: N². a ≠ b excludes c = a, N(N-1)², except that a = 0 can be
/// the initial value and c = 0 the write of it: N-1 more.
#[test]
fn co1() {
    for n in 2..=3 {
        let listing = family(n, 0, 1, vec![load(0, X), load(1, X)], true);
        let [_, rf, _, view] = counts(&listing);
        assert_eq!(rf, n * n * n + 2 * n);
        assert_eq!(view, n * n + n * (n - 1) * (n - 1) + n - 1);
    }
}

/// a = own write leaves c any: N+1. a = w excludes that c is the own write, which came before: N
/// each.
#[test]
fn co4() {
    for n in 2..=3 {
        let special = vec![store(X, n as u64), load(0, X)];
        assert_eq!(reads_from(&family(n, 0, 1, special, true)), n * n + n + 1);
    }
}

/// Only the last write is seen: N! orders, N sources, N values.
#[test]
fn co10() {
    let listing = family(3, 0, 1, Vec::new(), true);
    assert_eq!(counts(&listing), [6, 3, 3, 3]);
}

/// a = init leaves b any: N+1. a = w leaves b = w or another write: N each.
#[test]
fn alpha1() {
    for n in 2..=3 {
        let listing = family(n, 1, 1, vec![load(0, X), load(1, X)], false);
        assert_eq!(reads_from(&listing), n * n + n + 1);
    }
}

/// As alpha1, with the own write in the place of the initial value. All events of the special
/// thread conflict with every write, so each interleaving of N+3 events, 3 of them in a fixed
/// order, is a trace. All values differ.
#[test]
fn alpha2() {
    let (n, traces) = (2, 20);
    let special = vec![store(X, n as u64), load(0, X), load(1, X)];
    let [mazurkiewicz, rf, _, view] = counts(&family(n, 1, 1, special, false));
    let classes = n * n + n + 1;
    assert_eq!([mazurkiewicz, rf, view], [traces, classes, classes]);
}

/// Writes w1 w2 of each writer. a = init leaves b any: 2N+1. a = w1 leaves b any write: 2N, N
/// times. a = w2 excludes b = w1: 2N-1, N times.
#[test]
fn co_mp() {
    for n in 1..=2 {
        let listing = family(n, 0, 2, vec![load(0, X), load(1, X)], false);
        assert_eq!(reads_from(&listing), 4 * n * n + n + 1);
    }
}

/// c is the own write or some w2. a = own leaves all: N+1. a = w1 or w2 excludes the own: N, 2N
/// times.
#[test]
fn co_r() {
    for n in 1..=2 {
        let special = vec![store(X, n as u64), load(0, X)];
        assert_eq!(
            reads_from(&family(n, 0, 2, special, true)),
            2 * n * n + n + 1
        );
    }
}

/// The read comes before the own write. a = init leaves c any: N+1. a = w1 too: N+1, N times.
/// a = w2 excludes c = w2: N, N times.
#[test]
fn co_s() {
    for n in 1..=2 {
        let special = vec![load(0, X), store(X, n as u64)];
        let expected = 2 * n * n + 2 * n + 1;
        assert_eq!(reads_from(&family(n, 0, 2, special, true)), expected);
    }
}

/// CO-2+2W(N): the last write is some w2. (2N)!/2^N orders.
#[test]
fn co_2_2w() {
    let [mazurkiewicz, rf, _, view] = counts(&family(2, 0, 2, Vec::new(), true));
    assert_eq!([mazurkiewicz, rf, view], [6, 2, 2]);
}

/// Each thread writes and reads: (N!)² traces and (N+1)^(N-1) reads-from classes, as many as
/// labelled trees on N+1 nodes: the threads that read a write of another hang below it. Where
/// all write the same value (45_monabsex) there is one view.
#[test]
fn write_then_read() {
    for (n, traces, sources) in [(2, 4, 3), (3, 36, 16)] {
        let own = (0..n).map(|id| vec![store(X, id), load(0, X)]).collect();
        assert_eq!(
            counts(&Listing::parallel(&[0], own))[..2],
            [traces, sources]
        );
        let same = (0..n).map(|_| vec![store(X, 4), load(0, X)]).collect();
        assert_eq!(
            counts(&Listing::parallel(&[0], same)),
            [traces, sources, 1, 1]
        );
    }
}

/// N+1 events on one variable, of which the last may read any write or the initial value.
#[test]
fn n_writers_a_reader() {
    let mut bodies = vec![vec![store(X, 1)]; 3];
    bodies.push(vec![load(0, X)]);
    assert_eq!(counts(&Listing::parallel(&[0], bodies)), [24, 4, 2, 2]);
}

/// Threads of N writes of 1, N of 2, and two reads: (2N+2)!/(N!·N!·2) traces. Sources: (init, b)
/// leaves 2N+1. (w, b): with w the i-th of its thread, b is w, one of N-i later ones, or any of
/// the N others: sum over i, twice, N(N-1) + 2N(N+1). Together 3N²+3N+1. Values: both reads
/// go from 0 to 1 or 2 and, if N > 1, between 1 and 2 as they like.
#[test]
fn redundant_co() {
    for (n, traces, sources) in [(1, 12, 7), (2, 90, 19)] {
        let bodies = vec![
            vec![store(X, 1); n],
            vec![store(X, 2); n],
            vec![load(0, X), load(1, X)],
        ];
        let [mazurkiewicz, rf, _, view] = counts(&Listing::parallel(&[0], bodies));
        assert_eq!([mazurkiewicz, rf, view], [traces, sources, 7]);
    }
}
