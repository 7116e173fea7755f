//! The data races found: every pair of lines whose accesses can come next to each other, and no other.

use std::collections::BTreeSet;

use quotient_explore::Algorithm;
use quotient_oracle::{
    BuilderProgram, Programs, Seeds, Symmetry, census, data_races, first_line, generate_plain,
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
        let census = symmetric.then(|| census(&program, seeds.limit).expect("it was small enough"));
        let symmetry = census.map(|census| Symmetry::new(&listing, &census));
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
                named(racing_lines(&program, algorithm, symmetric)),
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
