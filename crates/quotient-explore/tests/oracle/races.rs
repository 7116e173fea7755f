//! The data races found: every pair of lines whose accesses can come next to each other, or that C11 does not
//! order, and no other.

use std::collections::BTreeSet;

use quotient_explore::{Algorithm, RaceReading};
use quotient_oracle::{
    BuilderProgram, Listing, Seeds, Symmetry, c11_races, cores, data_races, first_line,
    generate_orders, generate_plain, side_by_side,
};

use crate::pairs::{Pair, racing_lines};
use crate::{again, with};

/// How many programs were compared, how many of them race, and how many data races there are.
#[derive(Default)]
struct Tally {
    compared: u64,
    racing: u64,
    races: usize,
}

/// The data races that an algorithm finds.
type Finder<'a> = Box<dyn Fn(&BuilderProgram, Algorithm) -> BTreeSet<Pair> + 'a>;

/// What brute force says, and an algorithm.
struct Case<'a> {
    program: BuilderProgram,
    expected: BTreeSet<Pair>,
    found: Finder<'a>,
    /// What is not in the listing.
    beside: String,
}

/// Holds the algorithms against brute force on programs some of whose accesses are not atomic.
pub fn agree(algorithms: &[Algorithm], seeds: Seeds) {
    if algorithms.is_empty() {
        return;
    }
    let tally = compared(algorithms, seeds, interleaved);
    let Tally {
        compared,
        racing,
        races,
    } = tally;
    println!(
        "{}: agree on the {races} data races of {racing} of {compared} programs{}",
        names(algorithms),
        with(seeds.kind)
    );
    let count = seeds.count;
    assert!(count == 0 || compared * 10 > count * 9);
    // Neither all of them nor none, or nothing would be told apart.
    assert!(count < 100 || racing * 10 > compared && racing * 20 < compared * 19);
}

/// The same for C11's data races, on programs with all memory orders and fences.
pub fn agree_by_c11(algorithms: &[Algorithm], seeds: Seeds) {
    if algorithms.is_empty() {
        return;
    }
    let tally = compared(algorithms, seeds, by_c11);
    let Tally {
        compared,
        racing,
        races,
    } = tally;
    println!(
        "{}: agree on the {races} data races by C11 of {racing} of {compared} programs{}",
        names(algorithms),
        with(seeds.kind)
    );
    assert!(seeds.count == 0 || compared * 2 > seeds.count);
}

fn names(algorithms: &[Algorithm]) -> String {
    let names: Vec<&str> = algorithms.iter().map(|a| a.name()).collect();
    names.join(", ")
}

/// Compares on all programs; of each there is a case unless it is too large.
fn compared(
    algorithms: &[Algorithm],
    seeds: Seeds,
    case: fn(&Listing, Seeds, u64) -> Option<Case<'_>>,
) -> Tally {
    let mut sum = Tally::default();
    let judged = |seed| {
        let listing = seeds.kind.generate(seed);
        let Some(case) = case(&listing, seeds, seed) else {
            return Ok(None);
        };
        for &algorithm in algorithms {
            let found = (case.found)(&case.program, algorithm);
            if found != case.expected {
                return Err(format!(
                    "{algorithm}: {found:?}, not {:?}; {}\n{listing}\n{}",
                    case.expected,
                    case.beside,
                    again(
                        seeds.only(seed),
                        &format!("--races --algorithm {algorithm}")
                    )
                ));
            }
        }
        Ok(Some(case.expected.len()))
    };
    let add = |races: Option<usize>| {
        sum.compared += u64::from(races.is_some());
        sum.racing += u64::from(races.is_some_and(|races| races > 0));
        sum.races += races.unwrap_or(0);
    };
    if let Err(fault) = side_by_side(seeds.numbers(), cores(), judged, add) {
        panic!("{fault}");
    }
    sum
}

/// Some accesses are not atomic, and races are those that come next to each other.
fn interleaved(listing: &Listing, seeds: Seeds, seed: u64) -> Option<Case<'_>> {
    let symmetric = seeds.kind.are_symmetric();
    let mut plain = generate_plain(listing, seed);
    if symmetric {
        let all = 1..=listing.size() as u32;
        let same = |line: &u32| plain.contains(&first_line(listing, *line));
        plain = all.filter(same).collect();
    }
    let program = BuilderProgram::new(listing).ok()?;
    let program = program.with_plain(plain.clone());
    let expected = data_races(&program, seeds.limit).ok()?;
    let symmetry = symmetric.then(|| Symmetry::new(listing));
    // Up to which of several threads that do the same is which.
    let named = move |pairs: BTreeSet<Pair>| -> BTreeSet<Pair> {
        let name = |(a, b): Pair| match &symmetry {
            Some(symmetry) => (symmetry.line(a), symmetry.line(b)),
            None => (a, b),
        };
        let ordered = |(a, b): Pair| (a.min(b), a.max(b));
        pairs.into_iter().map(name).map(ordered).collect()
    };
    Some(Case {
        program,
        expected: named(expected),
        found: Box::new(move |program, algorithm| {
            let reading = RaceReading::Interleaving;
            named(racing_lines(program, algorithm, symmetric, reading))
        }),
        beside: format!("not atomic: {plain:?}"),
    })
}

/// Each makes a graph.
const INTERLEAVINGS: u64 = 4_000;

/// All memory orders and fences, and races are those of C11.
fn by_c11(listing: &Listing, _: Seeds, seed: u64) -> Option<Case<'_>> {
    let orders = generate_orders(listing, seed);
    let program = BuilderProgram::new(listing).ok()?;
    let program = program.with_orders(orders.clone());
    Some(Case {
        expected: c11_races(&program, INTERLEAVINGS).ok()?,
        program,
        found: Box::new(|program, algorithm| {
            racing_lines(program, algorithm, false, RaceReading::C11)
        }),
        beside: format!("{orders:?}"),
    })
}
