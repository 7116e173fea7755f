//! Every algorithm against brute force on random programs: of classes, exactly one execution each, every
//! failure found, none invented, and for the optimal ones nothing begun in vain; of data races, just those
//! that there are.
//!
//! A fixed number of programs runs with the other tests. By hand, any number, of classes or of data races:
//!
//! ```text
//! cargo test --release -p quotient-explore --test oracle -- --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --awaiting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --adding --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --gated --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --reinitialised --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --freed --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --waiting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --sections --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --symmetric --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --algorithm optimal --start 70000 --seeds 100
//! cargo test --release -p quotient-explore --test oracle -- --algorithm vc --root main/2 --seeds 100
//! cargo test --release -p quotient-explore --test oracle -- --races --seeds 10000
//! cargo test --release -p quotient-explore --test oracle -- --robustness --seeds 10000
//! cargo test --release -p quotient-explore --test oracle -- --robustness --short --seeds 10000
//! cargo test --release -p quotient-explore --test oracle -- --threads 4 --in-turns --seeds 10000
//! ```
//!
//! An algorithm that has a root is tried with every thread as the root, unless one is given.

mod classes;
#[path = "../../../quotient-hunt/src/explorer.rs"]
mod common;
#[path = "../common/pairs.rs"]
mod pairs;
mod races;
mod robustness;

use std::process::ExitCode;

use classes::Workers;
use quotient_explore::{Algorithm, Root};
use quotient_oracle::{Programs, Seeds};

/// How many programs of each kind run with the other tests: for their classes, with every root, and for
/// their data races.
const IN_CI: u64 = 1500;
const ROOTED_IN_CI: u64 = 300;
const RACES_IN_CI: u64 = 400;
/// For robustness against four memory models, and likewise of short programs, of which few are robust.
const ROBUSTNESS_IN_CI: u64 = 60;
const SHORT_IN_CI: u64 = 250;
/// Of those with threads that do the same, which are held against brute force with each in the others' place.
const SYMMETRIC_IN_CI: u64 = 200;
/// With several workers, who share whenever they can.
const SHARED_IN_CI: u64 = 120;
/// Of those with loops that wait, which are judged twice: with the loops cut short, and whole.
const WAITING_IN_CI: u64 = 500;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let given = |name: &str| arguments.iter().any(|argument| argument == name);
    if given("--list") {
        return ExitCode::SUCCESS;
    }
    // `cargo test NAME` means other tests.
    if arguments
        .get(1)
        .is_some_and(|name| !name.starts_with('-') && !"oracle".contains(name.as_str()))
    {
        return ExitCode::SUCCESS;
    }
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let number = |name: &str| option(name).map(|n| n.parse().expect("a number of programs"));
    let count = number("--seeds");
    // All that there is, unless numbers are given: those name programs of one kind.
    let kinds: &[Programs] = match () {
        () if given("--awaiting") => &[Programs::Awaiting],
        () if given("--adding") => &[Programs::Adding],
        () if given("--gated") => &[Programs::Gated],
        () if given("--reinitialised") => &[Programs::Reinitialised],
        () if given("--freed") => &[Programs::Freed],
        () if given("--waiting") => &[Programs::Waiting],
        () if given("--sections") => &[Programs::Sections],
        () if given("--symmetric") => &[Programs::Symmetric],
        () if count.is_some() => &[Programs::Usual],
        () => &[
            Programs::Usual,
            Programs::Awaiting,
            Programs::Adding,
            Programs::Gated,
            Programs::Reinitialised,
            Programs::Freed,
            Programs::Waiting,
            Programs::Sections,
            Programs::Symmetric,
        ],
    };
    let only_robustness = given("--robustness");
    let (classes, races) = match given("--races") {
        true => (false, true),
        false => (!only_robustness, count.is_none() && !only_robustness),
    };
    let wanted: Option<Algorithm> =
        option("--algorithm").map(|name| name.parse().expect("the name of an algorithm"));
    let root: Option<Root> = option("--root").map(|name| name.parse().expect("a thread"));
    // With every thread as the root a program counts several times.
    let rooted = count.unwrap_or(ROOTED_IN_CI);
    let mut passed = 0;
    for &kind in kinds {
        let seeds = |in_ci: u64| Seeds {
            start: number("--start").unwrap_or(0),
            kind,
            ..Seeds::first(count.unwrap_or(in_ci))
        };
        let knows = |a: &Algorithm| match kind {
            Programs::Sections => a.knows_sections(),
            Programs::Symmetric => a.knows_symmetry(),
            Programs::Adding => a.knows_adds(),
            Programs::Usual
            | Programs::Awaiting
            | Programs::Gated
            | Programs::Reinitialised
            | Programs::Freed
            | Programs::Waiting => true,
        };
        let wanted = |a: &Algorithm| wanted.is_none_or(|wanted| *a == wanted) && knows(a);
        let mut algorithms: Vec<Algorithm> = Algorithm::all().filter(wanted).collect();
        if classes {
            let in_ci = match kind {
                Programs::Waiting => WAITING_IN_CI,
                Programs::Symmetric => SYMMETRIC_IN_CI,
                _ => IN_CI,
            };
            let workers = Workers {
                threads: number("--threads").unwrap_or(1) as usize,
                in_turns: given("--in-turns"),
            };
            if !classes::agree(&algorithms, seeds(in_ci), root.as_ref(), rooted, workers) {
                return ExitCode::FAILURE;
            }
            passed += algorithms.len();
            if count.is_none() {
                // Several workers, some of the programs.
                algorithms.retain(|algorithm| algorithm.shares());
                let workers = Workers {
                    threads: 4,
                    in_turns: true,
                };
                if !classes::agree(
                    &algorithms,
                    seeds(SHARED_IN_CI),
                    root.as_ref(),
                    rooted,
                    workers,
                ) {
                    return ExitCode::FAILURE;
                }
                passed += algorithms.len();
            }
        }
        let judges: Vec<Algorithm> = algorithms
            .iter()
            .copied()
            .filter(|a| a.judges_robustness())
            .collect();
        let has_graphs = matches!(
            kind,
            Programs::Usual | Programs::Awaiting | Programs::Symmetric
        );
        if only_robustness || count.is_none() && has_graphs {
            let short = matches!(kind, Programs::Usual | Programs::Symmetric);
            if short && (count.is_none() || given("--short")) {
                robustness::agree(&judges, seeds(SHORT_IN_CI), true);
                passed += judges.len();
            }
            if !given("--short") {
                robustness::agree(&judges, seeds(ROBUSTNESS_IN_CI), false);
                passed += judges.len();
            }
        }
        algorithms.retain(|algorithm| algorithm.finds_races());
        // Where data races are looked for, sections are shown as what they are made of.
        if races && kind != Programs::Sections {
            let in_ci = RACES_IN_CI.min(match kind {
                Programs::Symmetric => SYMMETRIC_IN_CI,
                _ => RACES_IN_CI,
            });
            races::agree(&algorithms, seeds(in_ci));
            passed += algorithms.len();
            if kind != Programs::Symmetric {
                races::agree_by_c11(&algorithms, seeds(in_ci / 4));
                passed += algorithms.len();
            }
        }
    }
    println!("{passed} passed, 0 failed");
    ExitCode::SUCCESS
}

/// A kind of programs, as it is said of programs.
fn with(kind: Programs) -> &'static str {
    match kind {
        Programs::Usual => "",
        Programs::Awaiting => " with awaits",
        Programs::Adding => " with adds",
        Programs::Gated => " with gates",
        Programs::Reinitialised => " with mutexes initialised again",
        Programs::Freed => " with objects that are freed",
        Programs::Waiting => " with loops that wait",
        Programs::Sections => " with atomic sections",
        Programs::Symmetric => " with threads that do the same",
    }
}
