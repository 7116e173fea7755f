//! The data races found: every pair of lines whose accesses can come next to each other, and no other.

use quotient_explore::Algorithm;
use quotient_oracle::{BuilderProgram, Seeds, data_races, generate_plain};

use crate::pairs::racing_lines;
use crate::with;

/// Holds the algorithms against brute force on programs some of whose accesses are not atomic.
pub fn agree(algorithms: &[Algorithm], seeds: Seeds) {
    if algorithms.is_empty() {
        return;
    }
    let (mut compared, mut racing, mut races) = (0, 0, 0);
    for seed in seeds.start..seeds.start + seeds.count {
        let listing = seeds.kind.generate(seed);
        let plain = generate_plain(&listing, seed);
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
        for &algorithm in algorithms {
            assert_eq!(
                racing_lines(&program, algorithm),
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
