//! `observers` on programs that show what is particular to it: writes that nobody reads, a read
//! that comes after a write and reads another, a thread that reads after its own write,
//! compare-exchanges whose success depends on the order. All counts are those of brute force, which
//! each program is held against besides.

use quotient_explore::Algorithm;
use quotient_oracle::short::*;
use quotient_oracle::{Listing, generate};

use crate::questions::Asked;

const OBSERVERS: Asked = Asked(Algorithm::Observers);

#[test]
fn writes_that_nobody_reads_have_no_order() {
    let writers = (1..=5).map(|value| vec![store(X, value)]).collect();
    assert_eq!(OBSERVERS.counts(&Listing::parallel(&[0], writers)), (1, 0));
}

#[test]
fn one_read_at_the_end_sees_the_last_write() {
    let writers = (1..=4).map(|value| vec![store(X, value)]).collect();
    let mut main: Vec<_> = (1..=4).map(join).collect();
    main.push(load(0, X));
    let listing = Listing::with_main(&[0], writers, main);
    assert_eq!(OBSERVERS.counts(&listing), (4, 0));
}

/// Of N writes the read has some before it, and sees one of these: N * 2^(N-1), or none.
#[test]
fn a_read_tells_which_writes_came_before_it() {
    let mut threads: Vec<_> = (1..=4).map(|value| vec![store(X, value)]).collect();
    threads.push(vec![load(0, X)]);
    let listing = Listing::parallel(&[0], threads);
    assert_eq!(OBSERVERS.counts(&listing), (33, 0));
}

/// The write to be put last is the reader's own.
#[test]
fn the_own_write_after_all() {
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1), load(0, X)], vec![store(X, 2)]]);
    assert_eq!(OBSERVERS.counts(&listing), (3, 0));
}

/// What happens after the write that is put last has to come along: the flag lets the reader on.
#[test]
fn the_reader_depends_on_the_write_that_comes_last() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1), store(Y, 1)],
            vec![store(X, 2)],
            vec![load(0, Y), when(eq(0, 1), vec![load(1, X)])],
        ],
    );
    assert!(OBSERVERS.reachable(&listing, 3, &[(0, 1), (1, 1)]));
    assert_eq!(OBSERVERS.counts(&listing), (4, 0));
}

#[test]
fn a_compare_exchange_that_succeeds_after_one_of_the_writes() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![store(X, 1)],
            vec![store(X, 2)],
            vec![cas(0, X, 1, 3)],
            vec![cas(0, X, 3, 1)],
        ],
    );
    let (complete, blocked) = OBSERVERS.counts(&listing);
    let optimal = Asked(Algorithm::Optimal).explored(&listing).counts;
    assert!(complete < optimal.complete && blocked == 0);
}

/// An unlock learns nothing, but decides who can go on.
#[test]
fn mutexes_are_not_mere_writes() {
    let critical = || vec![lock(0), store(X, 1), unlock(0)];
    let listing = Listing::parallel(&[0], vec![critical(), critical(), critical()]).mutexes(1);
    assert_eq!(OBSERVERS.counts(&listing), (6, 0));
}

/// Coarser than Mazurkiewicz and finer than reads-from.
#[test]
fn between_optimal_and_reads_from() {
    let (mut below, mut above) = (0, 0);
    for seed in 700_000..701_000 {
        let listing = generate(seed);
        let [optimal, observers, rf] = [
            Algorithm::Optimal,
            Algorithm::Observers,
            Algorithm::ReadsFrom,
        ]
        .map(|algorithm| Asked(algorithm).explored(&listing));
        let all = [&optimal, &observers, &rf].map(|report| report.counts.executions());
        assert!(all.is_sorted_by(|a, b| a >= b), "seed {seed}: {all:?}");
        assert_eq!(
            observers.violations.is_empty(),
            optimal.violations.is_empty()
        );
        below += u32::from(all[1] < all[0]);
        above += u32::from(all[1] > all[2]);
    }
    assert!(
        below > 100 && above > 100,
        "{below} and {above} tell them apart"
    );
}
