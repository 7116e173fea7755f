//! `vc` and `dc` on programs that show what is particular to them: the paper's figures, values that
//! several writes have, read-modify-writes, the choice of a root. Each program is held
//! against brute force besides.

use std::collections::BTreeSet;

use quotient_explore::{Algorithm, Options, Root, Statistics};
use quotient_hunt::explore;
use quotient_model::FailureKind;
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing, generate, known};

use crate::questions::Asked;

const OPTIMAL: Asked = Asked(Algorithm::Optimal);
const VC: Asked = Asked(Algorithm::ValueCentric);
const DC: Asked = Asked(Algorithm::DataCentric);

/// Fig. 1 of the paper: four Mazurkiewicz traces, but whatever happens the read gets 1.
#[test]
fn figure_1() {
    let listing = known::value_centric_figure_1();
    assert_eq!(VC.counts(&listing), (1, 0));
    assert_eq!(DC.counts(&listing), (2, 0));
    assert_eq!(OPTIMAL.counts(&listing), (4, 0));
}

/// Fig. 3a: n writes of 0 by the root and n reads of it.
fn many_operations(n: usize) -> Listing {
    let reads = (0..n).map(|k| load(k % 8, X)).collect();
    Listing::parallel(&[0], vec![vec![store(X, 0); n], reads])
}

/// Fig. 3b: two writes of 0 to each of n variables, and a read of each.
fn many_variables(n: usize) -> Listing {
    let writes = (0..2 * n).map(|k| store(k / 2, 0)).collect();
    let reads = (0..n).map(|k| load(k % 8, k)).collect();
    Listing::parallel(&vec![0; n], vec![writes, reads])
}

/// One class of maximal executions, where the Mazurkiewicz traces are exponentially many.
#[test]
fn figure_3() {
    for n in 1..=4 {
        let listing = many_operations(n);
        assert_eq!(VC.counts(&listing), (1, 0), "{n}");
        let traces = [2, 6, 20, 70][n - 1];
        assert_eq!(OPTIMAL.counts(&listing), (traces, 0), "{n}");
    }
    for n in 1..=3 {
        let listing = many_variables(n);
        assert_eq!(VC.counts(&listing), (1, 0), "{n}");
        assert!(OPTIMAL.counts(&listing).0 >= 1 << n, "{n}");
    }
}

/// The classes of all executions, maximal or not, are O(n²).
#[test]
fn figure_3_grows_as_the_paper_says() {
    for n in [10, 20, 40] {
        for listing in [many_operations(n), many_variables(n)] {
            let report = VC.explored(&listing);
            assert_eq!((report.counts.complete, report.counts.redundant), (1, 0));
            let Some(Statistics::Orders(traces)) = report.statistics else {
                unreachable!("it closes orders");
            };
            assert_eq!(traces.maximal, 1);
            let bound = (n + 1) * (n + 1);
            assert!(traces.partial <= bound as u64, "{n}: {traces:?}");
        }
    }
}

/// One read-modify-write at the variable does not undo the reduction, whether the root writes or reads.
#[test]
fn a_read_modify_write_orders_nothing_else() {
    for n in [3, 8] {
        let loads = || (0..n).map(|k| load(k % 8, X));
        let (first, writes) = (faa(0, X, 0), vec![store(X, 0); n]);
        let reader = std::iter::once(first.clone()).chain(loads()).collect();
        let writer = std::iter::once(first).chain(writes.clone()).collect();
        for threads in [vec![writes, reader], vec![loads().collect(), writer]] {
            let counts = VC.explored(&Listing::parallel(&[0], threads)).counts;
            assert!(counts.complete <= n as u64 + 1, "{n}: {counts:?}");
            assert_eq!(counts.redundant, 0, "{n}");
        }
    }
}

/// When the last read has got all that it could in any order, no other order is tried.
#[test]
fn orders_that_would_end_alike_are_left() {
    for n in [3, 6, 10] {
        let mut bodies: Vec<Vec<_>> = (0..n).map(|k| vec![store(X, k)]).collect();
        bodies.push(vec![store(X, n), load(0, X), load(1, X)]);
        let counts = VC.explored(&Listing::parallel(&[1], bodies)).counts;
        let expected = n * n + n + 1;
        assert_eq!((counts.complete, counts.redundant), (expected, 0), "{n}");
    }
}

/// Writes that nobody reads, or that all look alike to the only read, are not ordered.
#[test]
fn writes_of_leaves_that_no_read_can_tell_apart() {
    let mut bodies = vec![vec![store(X, 1)]; 3];
    bodies.push(vec![load(0, X)]);
    let listing = Listing::parallel(&[0], bodies);
    assert_eq!(VC.counts(&listing), (2, 0));
    assert_eq!(DC.counts(&listing), (4, 0));
    let unread = Listing::parallel(&[0], vec![vec![store(X, 1)]; 4]);
    assert_eq!(VC.counts(&unread), (1, 0));
    assert_eq!(DC.counts(&unread), (1, 0));
}

#[test]
fn each_compare_exchange_can_be_the_one_that_fails() {
    let listing = known::equal_compare_exchanges();
    for asked in [VC, DC] {
        for thread in 1..=2 {
            assert!(asked.reachable(&listing, thread, &[(0, 0)]));
            assert!(asked.reachable(&listing, thread, &[(0, 2)]));
        }
        assert_eq!(asked.counts(&listing), (2, 0));
    }
}

fn violations(listing: &Listing, algorithm: Algorithm, root: &str) -> BTreeSet<FailureKind> {
    let program = BuilderProgram::new(listing).expect("a well-formed listing");
    let options = Options {
        algorithm,
        keep_going: true,
        root: root.parse::<Root>().expect("the name of a thread"),
        ..Options::default()
    };
    let report = explore(program, options).expect("the program can be explored");
    report.violations.iter().map(|v| v.failure.kind).collect()
}

/// Also if there is no such thread.
#[test]
fn the_verdict_does_not_depend_on_the_root() {
    for seed in 0..150 {
        let listing = generate(seed);
        let expected = violations(&listing, Algorithm::Optimal, "main");
        for algorithm in [Algorithm::DataCentric, Algorithm::ValueCentric] {
            for root in ["main", "main/1", "main/2", "main/9/9"] {
                let found = violations(&listing, algorithm, root);
                assert_eq!(found, expected, "seed {seed}, {algorithm}, {root}");
            }
        }
    }
}

#[test]
fn coarser_equivalences_need_fewer_executions() {
    for seed in 0..300 {
        let listing = generate(seed);
        let [optimal, dc, vc] = [OPTIMAL, DC, VC].map(|asked| {
            let counts = asked.explored(&listing).counts;
            counts.complete + counts.blocked
        });
        assert!(
            optimal >= dc && dc >= vc,
            "seed {seed}: {optimal} {dc} {vc}"
        );
    }
}
