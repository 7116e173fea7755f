//! The data races found: every pair of lines whose accesses can come next to each other, or that C11 does not
//! order, and no other.

use std::collections::BTreeSet;

use quotient_explore::{Algorithm, RaceReading};
use quotient_oracle::{
    BuilderProgram, Programs, Seeds, Symmetry, c11_races, data_races, first_line, generate_orders,
    generate_plain,
};

use crate::pairs::{Pair, racing_lines};
use crate::with;

/// Holds the algorithms against brute force on programs some of whose accesses are not atomic.
pub fn agree(algorithms: &[Algorithm], seeds: Seeds) {
    if algorithms.is_empty() {
        return;
    }
    let (mut compared, mut racing, mut races) = (0, 0, 0);
    for seed in seeds.start..seeds.start + seeds.count {
        let listing = seeds.kind.generate(seed);
        let symmetric = seeds.kind == Programs::Symmetric;
        let mut plain = generate_plain(&listing, seed);
        if symmetric {
            let all = 1..=listing.size() as u32;
            let same = |line: &u32| plain.contains(&first_line(&listing, *line));
            plain = all.filter(same).collect();
        }
        let Ok(program) = BuilderProgram::new(&listing) else {
            continue;
        };
        let program = program.with_plain(plain.clone());
        let Ok(expected) = data_races(&program, seeds.limit) else {
            continue;
        };
        compared += 1;
        racing += u64::from(!expected.is_empty());
        races += expected.len();
        let symmetry = symmetric.then(|| Symmetry::new(&listing));
        // Up to which of several threads that do the same is which.
        let named = |pairs: BTreeSet<Pair>| -> BTreeSet<Pair> {
            let name = |(a, b): Pair| match &symmetry {
                Some(symmetry) => (symmetry.line(a), symmetry.line(b)),
                None => (a, b),
            };
            let ordered = |(a, b): Pair| (a.min(b), a.max(b));
            pairs.into_iter().map(name).map(ordered).collect()
        };
        let expected = named(expected);
        for &algorithm in algorithms {
            assert_eq!(
                named(racing_lines(
                    &program,
                    algorithm,
                    symmetric,
                    RaceReading::Interleaving
                )),
                expected,
                "{algorithm}, seed {seed}, not atomic: {plain:?}\n{listing}"
            );
        }
    }
    let names: Vec<&str> = algorithms.iter().map(|a| a.name()).collect();
    println!(
        "{}: agree on the {races} data races of {racing} of {compared} programs{}",
        names.join(", "),
        with(seeds.kind)
    );
    assert!(compared * 10 > seeds.count * 9);
    // Neither all of them nor none, or nothing would be told apart.
    assert!(seeds.count < 100 || racing * 10 > compared && racing * 20 < compared * 19);
}

/// Each makes a graph.
const INTERLEAVINGS: u64 = 4_000;

/// The same for C11's data races, on programs with all memory orders and fences.
pub fn agree_by_c11(algorithms: &[Algorithm], seeds: Seeds) {
    if algorithms.is_empty() {
        return;
    }
    let (mut compared, mut racing, mut races) = (0, 0, 0);
    for seed in seeds.start..seeds.start + seeds.count {
        let listing = seeds.kind.generate(seed);
        let orders = generate_orders(&listing, seed);
        let Ok(program) = BuilderProgram::new(&listing) else {
            continue;
        };
        let program = program.with_orders(orders.clone());
        let Ok(expected) = c11_races(&program, INTERLEAVINGS) else {
            continue;
        };
        compared += 1;
        racing += u64::from(!expected.is_empty());
        races += expected.len();
        for &algorithm in algorithms {
            assert_eq!(
                racing_lines(&program, algorithm, false, RaceReading::C11),
                expected,
                "{algorithm}, seed {seed}: {orders:?}\n{listing}"
            );
        }
    }
    let names: Vec<&str> = algorithms.iter().map(|a| a.name()).collect();
    println!(
        "{}: agree on the {races} data races by C11 of {racing} of {compared} programs{}",
        names.join(", "),
        with(seeds.kind)
    );
    assert!(compared * 2 > seeds.count);
}
