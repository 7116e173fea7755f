//! Every algorithm against brute force on random programs: exactly one execution per class, every
//! failure found, none invented, and for the optimal ones nothing begun in vain.
//!
//! A fixed number of programs runs with the other tests. By hand, any number:
//!
//! ```text
//! cargo test --release -p quotient-explore --test oracle -- --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --awaiting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --algorithm optimal --start 70000 --seeds 100
//! ```

mod common;

use std::process::ExitCode;

use common::{Explorer, expectation};
use quotient_explore::Algorithm;
use quotient_oracle::{Seeds, hunt};

const IN_CI: u64 = 1500;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.iter().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let number = |name: &str| option(name).map(|n| n.parse().expect("a number of programs"));
    let seeds = Seeds {
        start: number("--start").unwrap_or(0),
        ..Seeds::first(number("--seeds").unwrap_or(IN_CI))
    };
    // Both kinds of programs, unless numbers are given: those name programs of one kind.
    let kinds: &[bool] = match arguments.iter().any(|argument| argument == "--awaiting") {
        true => &[true],
        false if number("--seeds").is_some() => &[false],
        false => &[false, true],
    };
    let wanted: Option<Algorithm> =
        option("--algorithm").map(|name| name.parse().expect("the name of an algorithm"));
    let mut passed = 0;
    let algorithms = Algorithm::all().filter(|&a| wanted.is_none_or(|wanted| a == wanted));
    let runs = algorithms.flat_map(|algorithm| kinds.iter().map(move |&kind| (algorithm, kind)));
    for (algorithm, awaiting) in runs.filter(|(algorithm, kind)| !kind || algorithm.knows_awaits())
    {
        let seeds = Seeds { awaiting, ..seeds };
        match hunt(
            &Explorer(algorithm),
            expectation(algorithm),
            seeds,
            |_, _| {},
        ) {
            Err(found) => {
                println!("{found}");
                return ExitCode::FAILURE;
            }
            Ok(tally) => {
                let with = if awaiting { " with awaits" } else { "" };
                println!(
                    "{algorithm}: agrees on {} programs{} ({} too large), {} executions, {} redundant",
                    tally.agreed, with, tally.skipped, tally.executions, tally.redundant
                );
                assert!(
                    tally.agreed * 10 > seeds.count * 9,
                    "most programs are small enough"
                );
                if algorithm.never_redundant() {
                    assert_eq!(tally.redundant, 0, "{algorithm} begins nothing in vain");
                }
                passed += 1;
            }
        }
    }
    println!("{passed} passed, 0 failed");
    ExitCode::SUCCESS
}
