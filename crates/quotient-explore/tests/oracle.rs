//! Every algorithm against brute force on random programs: exactly one execution per class, every
//! failure found, none invented, and for the optimal ones nothing begun in vain.
//!
//! A fixed number of programs runs with the other tests. By hand, any number:
//!
//! ```text
//! cargo test --release -p quotient-explore --test oracle -- --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --awaiting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --gated --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --algorithm optimal --start 70000 --seeds 100
//! cargo test --release -p quotient-explore --test oracle -- --algorithm vc --root main/2 --seeds 100
//! ```
//!
//! An algorithm that has a root is tried with every thread as the root, unless one is given.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;
use std::str::FromStr;

use common::{Explorer, expectation};
use quotient_explore::{Algorithm, Root};
use quotient_model::{Access, Equivalence, ThreadId, Threads};
use quotient_oracle::{BuilderProgram, Census, Programs, Seeds, enumerate, hunt, judge_against};

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
    // All kinds of programs, unless numbers are given: those name programs of one kind.
    let given = |name: &str| arguments.iter().any(|argument| argument == name);
    let kinds: &[Programs] = match () {
        () if given("--awaiting") => &[Programs::Awaiting],
        () if given("--gated") => &[Programs::Gated],
        () if number("--seeds").is_some() => &[Programs::Usual],
        () => &[Programs::Usual, Programs::Awaiting, Programs::Gated],
    };
    let wanted: Option<Algorithm> =
        option("--algorithm").map(|name| name.parse().expect("the name of an algorithm"));
    let root: Root =
        option("--root").map_or_else(Root::default, |name| name.parse().expect("a thread"));
    let mut passed = 0;
    let algorithms = Algorithm::all().filter(|&a| wanted.is_none_or(|wanted| a == wanted));
    let runs = algorithms.flat_map(|algorithm| kinds.iter().map(move |&kind| (algorithm, kind)));
    for (algorithm, kind) in
        runs.filter(|(algorithm, kind)| *kind != Programs::Awaiting || algorithm.knows_awaits())
    {
        let seeds = Seeds { kind, ..seeds };
        if algorithm.has_root() && option("--root").is_none() {
            continue;
        }
        let explorer = Explorer {
            algorithm,
            root: root.clone(),
        };
        match hunt(&explorer, expectation(algorithm), seeds, |_, _| {}) {
            Err(found) => {
                println!("{found}");
                return ExitCode::FAILURE;
            }
            Ok(tally) => {
                let with = match kind {
                    Programs::Usual => "",
                    Programs::Awaiting => " with awaits",
                    Programs::Gated => " with gates",
                };
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
    if option("--root").is_none() {
        let rooted = Algorithm::all().filter(|&a| a.has_root());
        let rooted: Vec<Algorithm> = rooted
            .filter(|&a| wanted.is_none_or(|wanted| a == wanted))
            .collect();
        // Each program counts once for every thread it has.
        let count = number("--seeds").unwrap_or(IN_CI / 5);
        for &kind in kinds.iter().filter(|kind| **kind != Programs::Awaiting) {
            let seeds = Seeds {
                count,
                kind,
                ..seeds
            };
            if !rooted.is_empty() && !every_root(&rooted, seeds) {
                return ExitCode::FAILURE;
            }
            passed += rooted.len();
        }
    }
    println!("{passed} passed, 0 failed");
    ExitCode::SUCCESS
}

/// Judges algorithms with a root on each program under every choice of it, against one census.
fn every_root(algorithms: &[Algorithm], seeds: Seeds) -> bool {
    let (mut agreed, mut executions) = (0, 0);
    for seed in seeds.start..seeds.start + seeds.count {
        let Ok(program) = BuilderProgram::new(&seeds.kind.generate(seed)) else {
            continue;
        };
        let Ok(census) = enumerate(&mut program.clone(), seeds.limit) else {
            continue;
        };
        agreed += 1;
        for &algorithm in algorithms {
            for root in roots(&census) {
                let explorer = Explorer { algorithm, root };
                let promise = expectation(algorithm);
                match judge_against(&explorer, &program, promise, &census) {
                    Ok(outcome) => executions += outcome.executions.len(),
                    Err(_) => {
                        let seeds = Seeds {
                            start: seed,
                            count: 1,
                            ..seeds
                        };
                        let found = hunt(&explorer, promise, seeds, |_, _| {});
                        println!("with root {}:", explorer.root);
                        if let Err(found) = found {
                            println!("{found}");
                        }
                        return false;
                    }
                }
            }
        }
    }
    let names: Vec<_> = algorithms.iter().map(|a| a.name()).collect();
    println!(
        "{}: agree on {agreed} programs with every root, {executions} executions",
        names.join(", ")
    );
    assert!(
        agreed * 10 > seeds.count * 9,
        "most programs are small enough"
    );
    true
}

/// Every thread that some execution has.
fn roots(census: &Census) -> BTreeSet<Root> {
    let mut roots = BTreeSet::new();
    let traces = census.classes(Equivalence::View);
    for execution in traces.complete.values().chain(traces.blocked.values()) {
        let mut threads = Threads::new();
        let mut names = BTreeMap::from([(ThreadId::MAIN, ThreadId::MAIN)]);
        roots.insert(Root::from_str("main").expect("a thread"));
        for event in &execution.events {
            if let (Access::Spawn { nth }, Some(child)) = (event.access, event.spawned) {
                let parent = names[&event.id.thread];
                let named = threads.child(parent, nth).expect("few threads");
                names.insert(child, named);
                roots.insert(threads.name(named).parse().expect("a thread"));
            }
        }
    }
    roots
}
