//! Awaits and independent adds: the figures of the paper, what its definitions leave open, and
//! threads that wait for ever. Each count is that of brute force too.

use quotient_explore::{Algorithm, Options};
use quotient_hunt::explore;
use quotient_model::Comparison::{Eq, Ne, Ugt};
use quotient_model::FailureKind;
use quotient_oracle::listing::Statement;
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing};

use crate::questions::Asked;

const OPTIMAL: Asked = Asked(Algorithm::Optimal);
const READS_FROM: Asked = Asked(Algorithm::ReadsFrom);

/// Sorts two neighbours, which are variables `at` and `at + 1`; y is variable 0.
fn sort_neighbours(at: usize, registers: [usize; 2]) -> Vec<Statement> {
    let [a, b] = registers;
    vec![
        load(a, at),
        load(b, at + 1),
        store(at, reg(b)),
        store(at + 1, reg(a)),
    ]
}

#[test]
fn figure_1_has_one_class_with_awaits_and_three_with_assumptions() {
    let round = |wait: &dyn Fn(usize, u64) -> Vec<Statement>| {
        let mut p = sort_neighbours(1, [0, 1]);
        p.push(store(0, 1));
        p.extend(wait(2, 2));
        p.extend(sort_neighbours(1, [0, 1]));
        let mut q = wait(2, 1);
        q.extend(sort_neighbours(2, [0, 1]));
        q.push(store(0, 2));
        Listing::parallel(&[0, 3, 2, 1], vec![p, q])
    };
    let with_await = round(&|register, value| vec![await_(register, 0, Eq, value)]);
    assert_eq!(OPTIMAL.counts(&with_await), (1, 0));
    let with_assume =
        round(&|register, value| vec![load(register, 0), assume(eq(register, value))]);
    assert_eq!(OPTIMAL.counts(&with_assume), (1, 2));
}

#[test]
fn figure_2_waits_for_the_signal() {
    let q = vec![store(Y, 42), store(X, 1)];
    let b = Listing::parallel(
        &[0, 0],
        vec![vec![load(0, X), assume(eq(0, 1)), load(1, Y)], q.clone()],
    );
    assert_eq!(OPTIMAL.counts(&b), (1, 1));
    let c = Listing::parallel(&[0, 0], vec![vec![await_(0, X, Eq, 1), load(1, Y)], q]);
    assert_eq!(OPTIMAL.counts(&c), (1, 0));
    assert!(OPTIMAL.reachable(&c, 1, &[(1, 42)]));
    assert!(!OPTIMAL.reachable(&c, 1, &[(1, 0)]));
}

#[test]
fn figure_3_has_four_classes() {
    let listing = Listing::with_main(
        &[0, 0],
        vec![
            vec![store(X, 1), store(Y, 1)],
            vec![store(X, 2), store(Y, 2)],
        ],
        vec![join(1), join(2), load(0, X), load(1, Y)],
    );
    assert_eq!(OPTIMAL.counts(&listing), (4, 0));
}

#[test]
fn figure_4_goes_back_over_the_write_that_blocks() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1), store(X, 0)],
            vec![await_(0, X, Eq, 0), store(Y, 1)],
        ],
    );
    assert_eq!(OPTIMAL.counts(&listing), (2, 0));
}

#[test]
fn figure_5_leaves_out_two_adds_at_once() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![add(X, 1)],
            vec![add(X, 1)],
            vec![add(X, 3)],
            vec![await_(0, X, Eq, 3), store(Y, 1)],
        ],
    );
    // After the 3 alone, or never.
    assert_eq!(OPTIMAL.counts(&listing), (1, 1));
    assert_eq!(OPTIMAL.failures(&listing), [FailureKind::Livelock]);
}

#[test]
fn adds_are_independent_of_each_other_and_of_nothing_else() {
    let adds = vec![vec![add(X, 1)], vec![add(X, 2)], vec![add(X, 3)]];
    let alone = Listing::parallel(&[0], adds.clone());
    assert_eq!(OPTIMAL.counts(&alone), (1, 0));
    let mut read = adds;
    read.push(vec![load(0, X)]);
    assert_eq!(OPTIMAL.counts(&Listing::parallel(&[0], read)), (8, 0));
}

/// By the paper's Definition 2 taken to the letter, a read and an exchange that awaits after it
/// are in no race at all.
#[test]
fn a_read_before_an_exchange_that_awaits() {
    let listing = Listing::parallel(
        &[0],
        vec![vec![load(0, X)], vec![await_exchange(0, X, Eq, 0, 1)]],
    );
    assert_eq!(OPTIMAL.counts(&listing), (2, 0));
}

/// Whether a compare-exchange writes, after what does not happen after the add that it races with,
/// depends on the other adds there.
#[test]
fn a_compare_exchange_put_before_one_of_two_adds() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![await_exchange(0, X, Eq, 0, 2), load(1, X)],
            vec![add(X, 0)],
            vec![load(0, X)],
            vec![add(X, 1), cas(0, X, 2, 0)],
        ],
    );
    assert_eq!(OPTIMAL.judged(&listing).1.executions.len(), 45);
}

#[test]
fn a_test_and_set_lock_has_a_class_per_order() {
    let section = |id: u64| {
        vec![
            await_exchange(0, X, Ne, 1, 1),
            store(Y, id),
            load(1, Y),
            assert(eq(1, id)),
            store(X, 0),
        ]
    };
    let listing = Listing::parallel(&[0, 0], vec![section(1), section(2), section(3)]);
    assert_eq!(OPTIMAL.explored(&listing).counts.complete, 6);
    assert_eq!(OPTIMAL.failures(&listing), []);
}

#[test]
fn awaits_for_each_other_are_a_livelock() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![await_(0, Y, Eq, 1), store(X, 1)],
            vec![await_(0, X, Eq, 1), store(Y, 1)],
        ],
    );
    assert_eq!(OPTIMAL.counts(&listing), (0, 1));
    assert_eq!(OPTIMAL.failures(&listing), [FailureKind::Livelock]);
    let program = BuilderProgram::new(&listing).expect("a well-formed listing");
    let options = Options {
        allow_livelock: true,
        ..Options::default()
    };
    let report = explore(program, options).expect("the program can be explored");
    assert!(report.violations.is_empty());
    assert_eq!((report.counts.blocked, report.counts.livelocks), (1, 1));
}

#[test]
fn an_await_behind_an_assumption_says_nothing() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![load(0, Y), assume(eq(0, 1)), store(X, 1)],
            vec![await_(0, X, Ugt, 0)],
        ],
    );
    assert_eq!(OPTIMAL.counts(&listing), (0, 1));
    assert_eq!(OPTIMAL.failures(&listing), []);
}

#[test]
fn a_lock_held_by_one_who_awaits() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![lock(0), await_(0, X, Eq, 1), unlock(0)],
            vec![lock(0), store(X, 1), unlock(0)],
        ],
    )
    .mutexes(1);
    // The writer first, or nobody ever again.
    assert_eq!(OPTIMAL.counts(&listing), (1, 1));
    assert_eq!(OPTIMAL.failures(&listing), [FailureKind::Livelock]);
}

/// Complete and blocked executions of `rf`, once brute force has agreed.
fn sources(listing: &Listing) -> (u64, u64) {
    let (_, outcome) = READS_FROM.judged(listing);
    let counts = READS_FROM.explored(listing).counts;
    assert_eq!(
        counts.executions() - counts.redundant,
        outcome.executions.len() as u64
    );
    (counts.complete, counts.blocked)
}

#[test]
fn writes_that_no_await_sees_are_in_any_order_under_rf() {
    let writers = (1..=3).map(|value| vec![store(X, value)]);
    let waiter = vec![await_(0, X, Eq, 1)];
    let listing = Listing::parallel(&[0], writers.chain([waiter]).collect());
    // The await reads x = 1 at some time, or another write comes last.
    assert_eq!(sources(&listing), (1, 1));
    // In which order the writes come, and where the await is: 2 traces in which x = 1 comes last, and 4 in
    // which it does not, of which each has the await or not.
    assert_eq!(OPTIMAL.counts(&listing), (6, 4));
}

#[test]
fn an_await_may_stay_blocked_though_it_could_have_gone_on_in_another_order() {
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1)],
            vec![store(X, 2), store(Y, 1)],
            vec![load(0, Y), when(eq(0, 1), vec![await_(1, X, Eq, 1)])],
            vec![load(0, X), load(1, X)],
        ],
    );
    READS_FROM.judged(&listing);
}

/// None of the two awaits can be left out of the execution in which both happen without the other: only in
/// the order 1, 2, 3 of the writes are they blocked, both.
#[test]
fn awaits_that_stay_blocked_only_together() {
    let (flag, x) = (Y, X);
    let listing = Listing::parallel(
        &[0, 0],
        vec![
            vec![store(x, 1), store(x, 2)],
            vec![store(x, 3), store(flag, 1), await_(0, x, Eq, 1)],
            vec![await_(0, x, Eq, 2), await_(1, flag, Eq, 1), store(x, 1)],
        ],
    );
    assert_eq!(sources(&listing), (2, 1));
}

/// What is known of an await that is put off must be looked for also where another that is put off could go on
/// in the end (one of 20,000 random programs).
#[test]
fn an_await_is_put_off_because_another_is() {
    let listing = Listing::parallel(
        &[0],
        vec![
            vec![
                store(X, 1),
                await_exchange(0, X, Ne, 0, 0),
                await_(2, X, Eq, 0),
            ],
            vec![store(X, 1), await_(0, X, Ne, 1)],
        ],
    );
    assert_eq!(sources(&listing), (2, 2));
}

/// The example of `rf/blame.rs`: with the await at the initial value the read cannot find 0.
#[test]
fn an_await_that_stands_in_the_way_of_a_read() {
    let (x, v, z) = (0, 1, 2);
    let waits = vec![store(v, 1), await_(0, x, Ne, 2)];
    let reads = vec![await_(0, z, Eq, 1), store(x, 2), load(1, v), store(x, 1)];
    let starts = vec![store(z, 1)];
    for threads in [
        vec![reads.clone(), waits.clone(), starts.clone()],
        vec![waits.clone(), reads.clone(), starts.clone()],
        vec![starts, reads, waits],
    ] {
        let listing = Listing::parallel(&[1, 0, 0], threads);
        assert_eq!(sources(&listing), (3, 0));
        assert!(READS_FROM.explored(&listing).counts.redundant <= 1);
    }
}

#[test]
fn locks_made_of_awaits_have_one_execution_per_order_and_none_in_vain() {
    let section = |value: u64| vec![await_exchange(0, X, Ne, 1, 1), store(Y, value), store(X, 0)];
    let listing = Listing::parallel(&[0, 0], vec![section(1), section(2), section(3)]);
    let counts = READS_FROM.explored(&listing).counts;
    assert_eq!(
        (counts.complete, counts.blocked, counts.redundant),
        (6, 0, 0)
    );
    let waits = await_(1, X, Eq, 0);
    let looks = |value| [vec![waits.clone()], section(value)].concat();
    let listing = Listing::parallel(&[0, 0], vec![looks(1), looks(2), looks(3)]);
    let counts = READS_FROM.explored(&listing).counts;
    assert_eq!(
        (counts.complete, counts.blocked, counts.redundant),
        (36, 0, 0)
    );
}

/// An exchange that awaits and finds its memory freed fails, and has changed nothing: it does not conflict with
/// another access that fails. Reversed as the write that it would have been, it kept `optimal` from the class in
/// which it comes first of those that fail.
#[test]
fn an_exchange_that_finds_its_memory_freed_changes_nothing() {
    let twice = vec![free_cells(X, 1), free_cells(X, 1)];
    let write = vec![store(X, 0)];
    let waits = vec![await_exchange(0, X, Eq, 0, 0)];
    let listing = Listing::parallel(&[0], vec![twice, write.clone(), waits, write]);
    let counts = OPTIMAL.explored(&listing).counts;
    assert_eq!(
        (counts.complete + counts.blocked, counts.redundant),
        (38, 0)
    );
}
