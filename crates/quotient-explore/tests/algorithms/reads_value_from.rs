//! `rvf` on programs that show what is particular to it: values that several writes have, failed
//! compare-exchanges, locks and joins that wait; and on random ones, that its heuristics change
//! nothing but the cost. Each program is held against brute force besides.

use quotient_explore::{Algorithm, Heuristics, Options};
use quotient_hunt::explore;
use quotient_model::{Equivalence, FailureKind};
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing, generate, known};

use crate::questions::Asked;

const RF: Asked = Asked(Algorithm::ReadsFrom);
const RVF: Asked = Asked(Algorithm::ReadsValueFrom);

/// Fig. 1 of the paper: only one value is ever written, after which all reads come.
#[test]
fn figure_1() {
    let listing = known::reads_value_from_figure_1();
    assert_eq!(RVF.counts(&listing), (1, 0));
    assert_eq!(RF.counts(&listing), (9, 0));
}

/// Fig. 6 of the paper. A class more than executions: whether the second read comes after the
/// first is not asked.
#[test]
fn figure_6() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1), load(0, X), store(Y, 1)],
            vec![store(X, 1), store(Y, 1), load(0, Y), store(X, 2)],
        ],
    );
    assert_eq!(RVF.counts(&listing), (2, 0));
    assert!(RVF.reachable(&listing, 1, &[(0, 2)]));
    let (census, _) = RVF.judged(&listing);
    assert_eq!(census.count(Equivalence::ReadsValueFrom), 3);
}

#[test]
fn each_compare_exchange_can_be_the_one_that_fails() {
    let listing = known::equal_compare_exchanges();
    for thread in 1..=2 {
        assert!(RVF.reachable(&listing, thread, &[(0, 0)]));
        assert!(RVF.reachable(&listing, thread, &[(0, 2)]));
    }
    assert_eq!(RVF.counts(&listing), (2, 0));
}

/// A failed compare-exchange writes nothing: what comes after reads what was there before.
#[test]
fn a_failed_compare_exchange_is_a_read() {
    let listing = Listing::parallel(
        &[1],
        vec![vec![cas(0, X, 0, 2)], vec![load(0, X)], vec![store(X, 1)]],
    );
    assert_eq!(RVF.counts(&listing), (1, 0));
    assert!(!RVF.reachable(&listing, 2, &[(0, 2)]));
}

/// All read 1, but what a read-modify-write reads from comes before it: the order in which they come
/// is causality between reads, which reads-value-from tells apart.
#[test]
fn a_chain_of_exchanges_of_one_value() {
    let bodies = vec![vec![xchg(0, X, 1), xchg(1, X, 1)]; 2];
    let listing = Listing::parallel(&[1], bodies);
    assert_eq!(RVF.counts(&listing), (6, 0));
    let (census, _) = RVF.judged(&listing);
    assert_eq!(census.count(Equivalence::View), 1);
}

/// What read-modify-writes lose in other tools (also among the tests of `rf`).
#[test]
fn a_read_between_two_adds_and_the_own_write() {
    let listing = known::two_adds_between();
    assert_eq!(RVF.counts(&listing), (6, 0));
    assert!(RVF.reachable(&listing, 1, &[(0, 2)]));
}

/// The same for locks: one that follows an unlock comes after it.
#[test]
fn critical_sections_in_every_order() {
    assert_eq!(RVF.counts(&known::critical_sections()), (6, 0));
}

/// Either thread first with both mutexes, or each with one.
#[test]
fn crossed_locks_deadlock() {
    let listing = known::crossed_locks();
    assert_eq!(RVF.failures(&listing), [FailureKind::Deadlock]);
    assert_eq!(RVF.counts(&listing), (2, 1));
}

/// One keeps the mutex: first (1 way), second (2 ways), last (2 ways).
#[test]
fn threads_that_wait_at_the_end() {
    let listing = known::kept_mutex();
    assert_eq!(RVF.counts(&listing), (2, 3));
}

/// A trylock sees whether the mutex is free, not who holds it: there are more places where it can
/// fail than executions in which it does.
#[test]
fn a_trylock_beside_two_locks() {
    let section = || vec![lock(0), unlock(0)];
    let listing =
        Listing::parallel(&[], vec![section(), section(), vec![trylock(0, 0)]]).mutexes(1);
    assert!(RVF.reachable(&listing, 3, &[(0, 0)]));
    assert!(RVF.reachable(&listing, 3, &[(0, 1)]));
    // It comes last after either order of the sections, or fails; or it comes earlier, and one or
    // both wait for ever.
    let (complete, blocked) = RVF.counts(&listing);
    assert_eq!((complete, blocked), (5, 3));
    assert_eq!(RF.counts(&listing), (6, 3));
}

#[test]
fn a_failed_assumption_is_no_deadlock() {
    let listing = known::assumption_in_a_section();
    assert_eq!(RVF.counts(&listing), (1, 1));
    assert_eq!(RVF.failures(&listing), []);
}

/// Whichever of three joins of one thread comes first succeeds.
#[test]
fn three_joins() {
    let listing = known::three_joins();
    assert_eq!(RVF.failures(&listing), [FailureKind::Thread; 3]);
    assert_eq!(RVF.counts(&listing), (2, 0));
}

/// Complete and blocked executions with these heuristics, and whether anything fails.
fn with(heuristics: Heuristics, listing: &Listing) -> (u64, u64, Vec<FailureKind>) {
    let program = BuilderProgram::new(listing).expect("a well-formed listing");
    let report = explore(
        program,
        Options {
            algorithm: Algorithm::ReadsValueFrom,
            keep_going: true,
            self_check: true,
            heuristics,
            ..Options::default()
        },
    )
    .expect("the program can be explored");
    assert_eq!(report.stopped, None);
    let mut kinds: Vec<_> = report.violations.iter().map(|v| v.failure.kind).collect();
    kinds.sort_unstable();
    (report.counts.complete, report.counts.blocked, kinds)
}

#[test]
fn heuristics_change_the_cost_and_nothing_else() {
    for seed in 600_000..600_300 {
        let listing = generate(seed);
        let all_on = with(Heuristics::default(), &listing);
        for switched in 1..8 {
            let heuristics = Heuristics {
                backtrack_signals: switched & 1 == 0,
                closure: switched & 2 == 0,
                guide: switched & 4 == 0,
            };
            let found = with(heuristics, &listing);
            assert_eq!(found, all_on, "seed {seed}, {heuristics:?}");
        }
    }
}

/// Reads-value-from is coarser than reads-from.
#[test]
fn never_more_executions_than_rf() {
    let mut fewer = 0;
    for seed in 700_000..701_500 {
        let listing = generate(seed);
        let (rf, rvf) = (RF.explored(&listing), RVF.explored(&listing));
        let executions = [&rf, &rvf].map(|report| report.counts.complete + report.counts.blocked);
        assert!(
            executions[0] >= executions[1],
            "seed {seed}: {executions:?}"
        );
        assert_eq!(rf.violations.is_empty(), rvf.violations.is_empty());
        fewer += u32::from(executions[0] > executions[1]);
    }
    assert!(fewer > 300, "only {fewer} programs tell the two apart");
}
