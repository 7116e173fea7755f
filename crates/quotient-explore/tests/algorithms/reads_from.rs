//! `rf` on programs that show what is particular to it: read-modify-writes, which the published
//! extension loses classes of; locks that are exchanged, or waited for in vain; joins. All counts
//! are those of brute force, which each program is held against besides.

use quotient_explore::{Algorithm, Statistics, WitnessStatistics};
use quotient_model::FailureKind;
use quotient_oracle::short::*;
use quotient_oracle::{Listing, generate, known};

use crate::questions::Asked;

const RF: Asked = Asked(Algorithm::ReadsFrom);

#[test]
fn a_read_between_two_adds_and_the_own_write() {
    let listing = known::two_adds_between();
    assert!(RF.reachable(&listing, 1, &[(0, 2)]));
    // r is 0, 1 or 2, and x=7 comes before, between or after the adds, not before r.
    assert_eq!(RF.counts(&listing), (6, 0));
}

#[test]
fn a_chain_with_a_compare_exchange_in_the_middle() {
    let listing = known::chain_with_a_compare_exchange();
    assert_eq!(RF.counts(&listing), (11, 0));
    assert!(RF.reachable(&listing, 2, &[(0, 1), (1, 2), (2, 1)]));
}

#[test]
fn a_chain_broken_by_an_exchange() {
    let listing = known::chain_broken_by_an_exchange();
    assert_eq!(RF.counts(&listing), (16, 0));
    assert!(RF.reachable(&listing, 2, &[(0, 1), (1, 1), (2, 1)]));
}

#[test]
fn four_read_modify_writes_on_two_variables() {
    let listing = known::four_read_modify_writes();
    assert_eq!(RF.counts(&listing), (7, 0));
}

/// Each takes 0, and then the other fails; a failed one is a read.
#[test]
fn compare_exchanges_change_between_success_and_failure() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![cas(0, X, 0, 1)],
            vec![cas(0, X, 0, 2)],
            vec![cas(0, X, 2, 3)],
        ],
    );
    for thread in 1..=3 {
        assert!(RF.reachable(&listing, thread, &[(0, 0)]));
        assert!(RF.reachable(&listing, thread, &[(0, 1)]) == (thread != 1));
    }
    // The first takes 0, and the third reads 0 or 1; or the second does, and the third reads 0, or
    // takes 2 before or after the first looks.
    assert_eq!(RF.counts(&listing), (5, 0));
}

/// Three critical sections follow each other in any order; a lock is exchanged with one that the
/// first execution has after it.
#[test]
fn locks_are_exchanged() {
    assert_eq!(RF.counts(&known::critical_sections()), (6, 0));
}

/// The attempt comes before, within or after the critical section. Which it is decides whether the
/// lock reads from the attempt's unlock or the attempt from the lock's.
#[test]
fn a_trylock_and_a_lock_are_exchanged() {
    let section = vec![trylock(0, 0), when(eq(0, 1), vec![unlock(0)])];
    let listing =
        Listing::parallel(&[], vec![vec![lock(0), unlock(0)], section.clone()]).mutexes(1);
    assert_eq!(RF.counts(&listing), (3, 0));
    assert!(RF.reachable(&listing, 2, &[(0, 0)]));
    assert!(RF.reachable(&listing, 2, &[(0, 1)]));
    let listing = Listing::parallel(&[], vec![section.clone(), section]).mutexes(1);
    assert_eq!(RF.counts(&listing), (4, 0));
}

/// Either thread first with both mutexes, or each with one.
#[test]
fn crossed_locks_deadlock() {
    let listing = known::crossed_locks();
    assert_eq!(RF.counts(&listing), (2, 1));
    assert_eq!(RF.failures(&listing), [FailureKind::Deadlock]);
}

/// The one who keeps the mutex may come first, second or third: whoever waits then waits for ever,
/// and never made the event that the exchange is about.
#[test]
fn threads_that_wait_at_the_end_could_have_come_first() {
    let listing = known::kept_mutex();
    // The keeper first (1 way), second (2 ways), last (2 ways).
    assert_eq!(RF.counts(&listing), (2, 3));
}

/// A failed assumption in a critical section keeps the mutex, and is no deadlock.
#[test]
fn a_section_that_is_never_left() {
    let listing = known::assumption_in_a_section();
    assert_eq!(RF.counts(&listing), (1, 1));
    assert_eq!(RF.failures(&listing), []);
}

/// Whichever of three joins of one thread comes first succeeds.
#[test]
fn three_joins() {
    let listing = known::three_joins();
    assert_eq!(RF.counts(&listing), (2, 0));
    assert_eq!(RF.failures(&listing), [FailureKind::Thread; 3]);
}

/// What a join of a thread saw is what the thread left.
#[test]
fn a_join_orders() {
    let listing = Listing::with_main(
        &[0],
        vec![vec![load(0, X), store(X, 1)], vec![store(X, 2)]],
        vec![join(1), load(0, X), assert(ne(0, 0))],
    );
    assert_eq!(RF.failures(&listing), []);
    // The thread reads 0 or 2 and main 1 or 2, but not both 2.
    assert_eq!(RF.counts(&listing), (3, 0));
}

/// Reads-from is coarser than Mazurkiewicz, so `rf` never needs more executions.
#[test]
fn never_more_executions_than_optimal() {
    let mut fewer = 0;
    for seed in 500_000..501_500 {
        let listing = generate(seed);
        let optimal = Asked(Algorithm::Optimal).explored(&listing);
        let rf = RF.explored(&listing);
        assert!(
            rf.counts.complete <= optimal.counts.complete
                && rf.counts.blocked <= optimal.counts.blocked,
            "seed {seed}: rf {:?}, optimal {:?}",
            rf.counts,
            optimal.counts
        );
        assert_eq!(rf.violations.is_empty(), optimal.violations.is_empty());
        fewer += u32::from(rf.counts.complete < optimal.counts.complete);
    }
    assert!(fewer > 300, "only {fewer} programs tell the two apart");
}

/// How `rf` decided consistency.
fn decided(listing: &Listing) -> WitnessStatistics {
    match RF.explored(listing).statistics {
        Some(Statistics::Sources(statistics)) => statistics,
        _ => panic!("rf tells how it decided"),
    }
}

/// What saturation does not refute, a walk along the execution at hand or ordering the writes as it
/// does finds; the exponential phase is for traces made for it.
#[test]
fn random_programs_do_not_need_the_decision_procedure() {
    for seed in 0..20_000 {
        let statistics = decided(&generate(seed));
        let decided = statistics.decision_found + statistics.decision_refuted;
        assert_eq!(decided, 0, "seed {seed}");
    }
}

/// A walk does not find all witnesses here, and among so many threads the decision procedure would
/// take for ever.
#[test]
fn ordering_the_writes_does_not_mind_other_threads() {
    let mut bodies = vec![
        vec![store(Y, 1), load(0, X), load(1, Y)],
        vec![store(Z, 4), store(Y, 5), load(0, Z)],
        vec![load(0, X), load(1, Z), store(X, 9)],
        vec![load(0, X), store(Z, 11), load(1, Y)],
    ];
    bodies.extend((3..10).map(|own| (1..5).map(|value| store(own, value)).collect()));
    let listing = Listing::parallel(&[0; 10], bodies);
    let statistics = decided(&listing);
    assert_eq!(RF.explored(&listing).counts.complete, 108);
    assert_eq!(statistics.coherence_found, 3);
    assert_eq!(statistics.decision_found + statistics.decision_refuted, 0);
}
