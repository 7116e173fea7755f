//! Random programs with atomic sections, printed as C and checked by the command: under every algorithm just those
//! statements fail that brute force finds to fail in the listing, where a section is one step of its thread. So those
//! algorithms are judged that know sections only as locks.
//!
//! `SECTION_SEEDS=2000 cargo test --release -p quotient-cli --test verdicts sections` tries more.

use std::collections::BTreeSet;
use std::fs;

use crate::common::parallel;
use crate::compiled::Compiled;
use quotient_explore::Algorithm;
use quotient_model::Equivalence;
use quotient_oracle::{BuilderProgram, census, generate_sections};
use serde_json::Value;

#[test]
fn sections_in_c_do_what_their_listings_do() {
    let seeds = std::env::var("SECTION_SEEDS");
    let seeds = seeds.map_or(40, |n| n.parse().expect("SECTION_SEEDS is a number"));
    let first = std::env::var("SECTION_START").map_or(0, |n| n.parse().expect("a number"));
    let seeds: Vec<u64> = (first..first + seeds).collect();
    parallel::assert_all(&seeds, |&seed| {
        let listing = generate_sections(seed);
        let program = BuilderProgram::new(&listing).unwrap();
        let Ok(census) = census(&program, 20_000) else {
            return Vec::new();
        };
        let expected = census.failures.iter();
        let expected: BTreeSet<(String, u64)> = expected
            .map(|failure| named(failure.kind.word(), failure.line.into()))
            .collect();
        let name = format!("quotient-{}-sections-{seed}.c", std::process::id());
        let file = std::env::temp_dir().join(name);
        let text = listing.to_c();
        fs::write(&file, &text).unwrap();
        let compiled = Compiled::new(&file, &[]);
        fs::remove_file(&file).unwrap();
        let wrong = |algorithm: Algorithm| {
            let output = compiled.check(algorithm, &["--keep-going".to_owned()]);
            let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
            let found = report["violations"].as_array().into_iter().flatten();
            let found: BTreeSet<(String, u64)> = found.map(|v| reached(v, &text)).collect();
            // No execution in vain: one for each class that the listing has.
            let classes = census.count(Equivalence::Mazurkiewicz) as u64;
            let count = |what: &str| report[what].as_u64().unwrap_or_default();
            let explored = count("complete") + count("blocked");
            let as_many =
                algorithm != Algorithm::Optimal || listing_has_awaits(&text) || explored == classes;
            let text = String::from_utf8_lossy(&output.stdout);
            (found != expected || !as_many).then(|| {
                format!(
                    "seed {seed}, {algorithm}: not {expected:?}, {classes} classes\n{text}{listing}"
                )
            })
        };
        Algorithm::all().filter_map(wrong).collect::<Vec<_>>()
    });
}

/// Awaits are loops in C, of which not all become awaits again; and assumptions may become some.
fn listing_has_awaits(text: &str) -> bool {
    ["do r", "for (;;)", "_assume(r"]
        .iter()
        .any(|awaits| text.contains(awaits))
}

/// A failure, by its line. Of the accesses of a section to memory that is freed meanwhile, any may be the one that fails:
/// they are one step.
fn named(kind: &str, line: u64) -> (String, u64) {
    match kind {
        "deadlock" | "livelock" | "memory" => (kind.to_owned(), 0),
        _ => (kind.to_owned(), line),
    }
}

/// The kind of a violation, and the line of the listing that it is at: C has it as a comment.
fn reached(violation: &Value, text: &str) -> (String, u64) {
    let kind = violation["kind"].as_str().unwrap_or_default();
    let line = violation["line"].as_u64().unwrap_or(1);
    let line = text.lines().nth(line as usize - 1).unwrap_or_default();
    let (_, number) = line.rsplit_once("// ").unwrap_or_default();
    named(kind, number.parse().unwrap_or_default())
}
