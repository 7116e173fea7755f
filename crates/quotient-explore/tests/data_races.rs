//! The algorithms that look for data races find just those that there are: every pair of lines whose
//! accesses can come next to each other, by brute force over all interleavings.
//!
//! By hand, on any number of random programs of each kind:
//!
//! ```text
//! RACES_PROGRAMS=10000 cargo test --release -p quotient-explore --test data_races
//! ```

use std::collections::BTreeSet;

use quotient_explore::{Algorithm, Options, Report, Stop, explore};
use quotient_model::{Comparison, FailureKind};
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing, Programs, data_races, generate_plain};

/// Two lines, the smaller first.
type Pair = (u32, u32);

fn explored(program: &BuilderProgram, algorithm: Algorithm) -> Report {
    let options = Options {
        algorithm,
        keep_going: true,
        races: true,
        ..Options::default()
    };
    explore(program.clone(), options)
}

fn found(program: &BuilderProgram, algorithm: Algorithm) -> BTreeSet<Pair> {
    let report = explored(program, algorithm);
    assert_eq!(report.stopped, None);
    let races = report.violations.iter();
    let races = races.filter(|violation| violation.failure.kind == FailureKind::Race);
    races
        .map(|violation| {
            // The execution ends with the two.
            let [.., first, second] = &violation.trace[..] else {
                panic!("a race has two accesses");
            };
            let lines = violation.accesses.iter().map(|access| {
                let source = access.source.as_ref();
                source.map_or(0, |source| source.line)
            });
            let lines: Vec<u32> = lines.collect();
            let shown = [first, second].map(|step| step.source.as_ref().map_or(0, |s| s.line));
            assert_eq!(lines, shown);
            (lines[0].min(lines[1]), lines[0].max(lines[1]))
        })
        .collect()
}

fn that_find_races(kind: Programs) -> impl Iterator<Item = Algorithm> {
    let knows = move |a: &Algorithm| kind != Programs::Awaiting || a.knows_awaits();
    Algorithm::all().filter(|a| a.finds_races()).filter(knows)
}

fn agree(kind: Programs) {
    let programs = std::env::var("RACES_PROGRAMS").map_or(400, |n| n.parse().expect("a number"));
    let (mut compared, mut racing, mut races) = (0, 0, 0);
    for seed in 0..programs {
        let listing = kind.generate(seed);
        let plain = generate_plain(&listing, seed);
        let Ok(program) = BuilderProgram::new(&listing) else {
            continue;
        };
        let program = program.with_plain(plain.clone());
        let Ok(expected) = data_races(&mut program.clone(), 20_000) else {
            continue;
        };
        compared += 1;
        racing += u64::from(!expected.is_empty());
        races += expected.len();
        for algorithm in that_find_races(kind) {
            let found = found(&program, algorithm);
            assert_eq!(
                found, expected,
                "{algorithm}, seed {seed}, not atomic: {plain:?}\n{listing}"
            );
        }
    }
    println!("{kind:?}: {compared} programs, {racing} of them with {races} races");
    assert!(compared * 10 > programs * 9);
    // Neither all of them nor none, or nothing would be told apart.
    assert!(racing * 10 > compared && racing * 20 < compared * 19);
}

#[test]
fn of_random_programs() {
    agree(Programs::Usual);
}

#[test]
fn of_random_programs_with_awaits() {
    agree(Programs::Awaiting);
}

#[test]
fn of_random_programs_with_gates() {
    agree(Programs::Gated);
}

/// The races of a program in which nothing is atomic, once all algorithms agree with brute force.
fn races(listing: &Listing, awaiting: bool) -> Vec<Pair> {
    let lines = 1..=listing.size() as u32;
    races_with(listing, lines.collect(), awaiting)
}

fn races_with(listing: &Listing, plain: BTreeSet<u32>, awaiting: bool) -> Vec<Pair> {
    let program = BuilderProgram::new(listing).expect("a well-formed listing");
    let program = program.with_plain(plain);
    let expected = data_races(&mut program.clone(), 100_000).expect("a small program");
    let kind = match awaiting {
        true => Programs::Awaiting,
        false => Programs::Usual,
    };
    for algorithm in that_find_races(kind) {
        assert_eq!(found(&program, algorithm), expected, "{algorithm}");
    }
    expected.into_iter().collect()
}

#[test]
fn writes_that_nobody_reads_race() {
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1)], vec![store(X, 2)]]);
    assert_eq!(races(&listing, false), [(3, 4)]);
    assert_eq!(races_with(&listing, BTreeSet::from([4]), false), [(3, 4)]);
    assert_eq!(races_with(&listing, BTreeSet::new(), false), []);
}

#[test]
fn a_write_that_is_hidden_by_another_races_as_well() {
    let writes = vec![store(X, 1), store(X, 3)];
    let listing = Listing::parallel(&[0], vec![writes, vec![store(X, 2)], vec![load(0, X)]]);
    assert_eq!(
        races(&listing, false),
        [(4, 6), (4, 7), (5, 6), (5, 7), (6, 7)]
    );
}

#[test]
fn a_flag_orders_what_it_hands_over() {
    let giver = vec![store(X, 1), store(Y, 1)];
    let taker = vec![load(0, Y), when(eq(0, 1), vec![load(1, X)])];
    let listing = Listing::parallel(&[0, 0], vec![giver, taker]);
    assert_eq!(races_with(&listing, BTreeSet::from([3, 7]), false), []);
    assert_eq!(races(&listing, false), [(4, 5)]);
}

#[test]
fn threads_that_were_joined_race_no_more() {
    let bodies = vec![vec![store(X, 1)]];
    let listing = Listing::with_main(&[0], bodies, vec![load(0, X), join(1), load(1, X)]);
    assert_eq!(races(&listing, false), [(2, 5)]);
}

#[test]
fn a_read_in_vain_races_although_the_loop_goes_on() {
    // The loop ends only after the last write, which comes after the first.
    let writer = vec![store(X, 1), store(X, 2)];
    let waiter = vec![await_(0, X, Comparison::Eq, 2)];
    let listing = Listing::parallel(&[0], vec![writer, waiter]);
    assert_eq!(races_with(&listing, BTreeSet::from([3]), true), [(3, 5)]);
    // And here it never ends.
    let waiter = vec![await_(0, X, Comparison::Eq, 7)];
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1)], waiter]);
    assert_eq!(races_with(&listing, BTreeSet::from([4]), true), [(3, 4)]);
}

#[test]
fn an_exchange_in_vain_writes_and_a_compare_exchange_does_not() {
    let reader = || vec![load(0, X)];
    for (test, expected, races) in [
        (Comparison::Ne, 0, &[(3, 4)][..]),
        (Comparison::Eq, 1, &[][..]),
    ] {
        let waiter = vec![await_exchange(0, X, test, expected, 0)];
        let listing = Listing::parallel(&[0], vec![reader(), waiter]);
        assert_eq!(races_with(&listing, BTreeSet::from([3]), true), races);
    }
}

#[test]
fn other_algorithms_refuse() {
    let listing = Listing::parallel(&[0], vec![vec![store(X, 1)]]);
    let program = BuilderProgram::new(&listing).expect("a well-formed listing");
    for algorithm in Algorithm::all().filter(|a| !a.finds_races()) {
        let stopped = explored(&program, algorithm).stopped;
        assert!(matches!(stopped, Some(Stop::Program(_))), "{algorithm}");
    }
}
