//! Random programs with loops that wait and threads that outlive main, printed as C and checked by the command: under
//! every algorithm all kinds of violations are found that brute force finds in the listing, and no others.
//!
//! `WAITING_SEEDS=2000 cargo test --release -p quotient-cli --test verdicts waiting` tries more.

use std::collections::BTreeSet;
use std::fs;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::parallel;
use crate::compiled::Compiled;
use quotient_explore::Algorithm;
use quotient_oracle::{BuilderProgram, census, generate_waiting};
use serde_json::Value;

#[test]
fn programs_in_c_have_the_violations_of_their_listings() {
    let seeds = std::env::var("WAITING_SEEDS");
    let seeds = seeds.map_or(24, |n| n.parse().expect("WAITING_SEEDS is a number"));
    let seeds: Vec<u64> = (0..seeds).collect();
    let endless = AtomicUsize::new(0);
    parallel::assert_all(&seeds, |&seed| {
        let listing = generate_waiting(seed);
        let program = BuilderProgram::new(&listing).unwrap();
        let Ok(census) = census(&program, 20_000) else {
            return Vec::new();
        };
        let expected = census.failures.iter();
        let expected: BTreeSet<&str> = expected.map(|failure| failure.kind.word()).collect();
        let name = format!("quotient-{}-waiting-{seed}.c", std::process::id());
        let file = std::env::temp_dir().join(name);
        fs::write(&file, listing.to_c()).unwrap();
        let compiled = Compiled::new(&file, &[]);
        fs::remove_file(&file).unwrap();
        let wrong = |algorithm: Algorithm| {
            let output = compiled.check(algorithm, &["--keep-going".to_owned()]);
            let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
            let found = report["violations"].as_array().into_iter().flatten();
            let found: BTreeSet<&str> = found.filter_map(|v| v["kind"].as_str()).collect();
            // Not every loop is known to change nothing: one that masks with what it has read, say.
            let finished = report["reason"].is_null() && report["bounded"] == false;
            let right = match finished {
                true => found == expected,
                false => {
                    endless.fetch_add(1, Ordering::Relaxed);
                    found.is_subset(&expected)
                }
            };
            let text = String::from_utf8_lossy(&output.stdout);
            (!right).then(|| format!("seed {seed}, {algorithm}: not {expected:?}\n{text}{listing}"))
        };
        Algorithm::all().filter_map(wrong).collect::<Vec<_>>()
    });
    let endless = endless.into_inner();
    assert!(
        endless * 10 <= seeds.len() * 8,
        "{endless} searches did not finish"
    );
}
