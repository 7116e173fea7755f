//! The programs of the papers' figures, and the classes that the papers (or a few lines of
//! reasoning) give them.

mod common;

use common::counts;
use quotient_oracle::short::*;
use quotient_oracle::{Listing, known};

/// Reads-value-from, Fig. 1. On x there are three writes and a read that follows one of them: 12
/// orders, and as many on y; of the 144 pairs 46 are cyclic with program order. Each read can see
/// any of three writes, independently: 9. All of them write 1, and no write follows a read: the
/// reads are never ordered.
#[test]
fn reads_value_from_figure_1() {
    let listing = known::reads_value_from_figure_1();
    assert_eq!(counts(&listing), [98, 9, 1, 1]);
}

/// Value-centric, Fig. 1: the paper's 4 counts Mazurkiewicz traces (t1 to t4). The read sees the
/// thread's own second write or the other thread's: 2 sources, 1 value, and only one read.
#[test]
fn value_centric_figure_1() {
    let listing = known::value_centric_figure_1();
    assert_eq!(counts(&listing), [4, 2, 1, 1]);
}

/// View, Fig. 2: 3!·3! orders of x and y less 9 cyclic ones are 27; 3·3 pairs of sources less the
/// cyclic one are 8 (the paper's text says 6, but each of the 8 has a witness); values 2·2.
///
/// Reads-value-from: a read that sees 1 comes after the other read or not. (0,0), (0,1), (1,0)
/// with the 1 from either writer make 1 + 2 + 2, and (1,1) has the sources that are not both
/// causal: 3. The paper is right that this equals reads-from here.
#[test]
fn view_figure_2() {
    let listing = known::view_figure_2();
    assert_eq!(counts(&listing), [27, 8, 8, 4]);
}

/// One writer, N readers: each read comes before the write or after it.
#[test]
fn readers() {
    for n in 1..=4 {
        let mut bodies = vec![vec![store(X, 42)]];
        bodies.extend((0..n).map(|_| vec![load(0, X)]));
        assert_eq!(counts(&Listing::parallel(&[0], bodies)), [1 << n; 4]);
    }
}

/// Writers j = 1..N: a[j] := a[j-1] + 1. The reader goes down from a[N] to the first zero.
///
/// Each writer but the first reads its neighbour before or after that one's write, and only this
/// and the reader's reads can vary. If the reader finds zero at once, or at a[0] only, all
/// 2^(N-1) combinations remain. If it stops at 0 < i < N, then a[i] is written after it has seen
/// a[i+1], so writer i+1 has read zero: 2^(N-2) combinations each. Together (N+3)·2^(N-2).
/// A location has one write, of a value that is not 0: values tell sources.
#[test]
fn lastzero() {
    for (n, classes) in [(2, 5), (3, 12)] {
        let reader = (0..=n).fold(Vec::new(), |inside, i| {
            vec![load(0, i), when(ne(0, 0), inside)]
        });
        let mut bodies = vec![reader];
        bodies.extend((1..=n).map(|j| vec![load(0, j - 1), store(j, reg_plus(0, 1))]));
        let listing = Listing::parallel(&vec![0; n + 1], bodies);
        assert_eq!(counts(&listing), [classes; 4], "N = {n}");
    }
}

/// Threads i = 1..N: cas(x, i-1 -> i).
///
/// The last value of x is some k > 0: thread 1 always finds 0 if no other has succeeded. Threads
/// 1..k succeed, in order. Thread k+1 fails at one of the values 0..k-1, and each later thread at
/// one of 0..k. So there are 1 + sum over 0 < k < N of k·(k+1)^(N-k-1) traces, and since every
/// value has its own write the same number of classes under all equivalences. For N = 8 the sum
/// is 2048, the paper's number.
#[test]
fn casrot() {
    let formula = |n: u64| {
        1 + (1..n)
            .map(|k| k * (k + 1).pow((n - k - 1) as u32))
            .sum::<u64>()
    };
    assert_eq!(formula(8), 2048);
    for n in 3..=5 {
        let bodies = (1..=n).map(|i| vec![cas(0, X, i - 1, i)]).collect();
        let expected = formula(n) as usize;
        assert_eq!(
            counts(&Listing::parallel(&[0], bodies)),
            [expected; 4],
            "N = {n}"
        );
    }
}

/// fib-bench(2), whose number of Mazurkiewicz traces the reads-from paper gives as 140. Traces do
/// not depend on what is written, so one summand is enough here.
#[test]
fn fib_bench() {
    let body = |own, other| {
        let round = [load(0, own), load(1, other), store(own, reg_plus(0, 1))];
        [round.clone(), round].concat()
    };
    let bodies = vec![body(X, Y), body(Y, X)];
    let listing = Listing::with_main(&[1, 1], bodies, vec![load(0, X), load(1, Y)]);
    assert_eq!(counts(&listing)[0], 140);
}

/// fkp2014(2): two threads `lock; t := t+1; unlock; read s; read t; lock; s := s+1; unlock`. The
/// catalogue's count is 16 for every algorithm.
#[test]
fn fkp2014() {
    let (s, t) = (X, Y);
    let body = || {
        vec![
            lock(0),
            load(0, t),
            store(t, reg_plus(0, 1)),
            unlock(0),
            load(1, s),
            load(2, t),
            lock(0),
            load(3, s),
            store(s, reg_plus(3, 1)),
            unlock(0),
        ]
    };
    let listing = Listing::parallel(&[0, 0], vec![body(), body()]).mutexes(1);
    assert_eq!(counts(&listing)[..2], [16, 16]);
}
