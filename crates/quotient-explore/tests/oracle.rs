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
use quotient_oracle::{
    BuilderProgram, Census, Programs, Seeds, Tally, enumerate, hunt, judge_against,
};

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
    let root: Option<Root> = option("--root").map(|name| name.parse().expect("a thread"));
    // With every thread as the root a program counts several times.
    let rooted = number("--seeds").unwrap_or(IN_CI / 5);
    let mut passed = 0;
    for &kind in kinds {
        let knows = |a: &Algorithm| kind != Programs::Awaiting || a.knows_awaits();
        let wanted = |a: &Algorithm| wanted.is_none_or(|wanted| *a == wanted) && knows(a);
        let algorithms: Vec<Algorithm> = Algorithm::all().filter(wanted).collect();
        if !agree(&algorithms, Seeds { kind, ..seeds }, root.as_ref(), rooted) {
            return ExitCode::FAILURE;
        }
        passed += algorithms.len();
    }
    println!("{passed} passed, 0 failed");
    ExitCode::SUCCESS
}

/// Judges the algorithms on each program against one census of it: those that have a root under every
/// choice of it unless one is given, and then on the first `rooted` programs only.
fn agree(algorithms: &[Algorithm], seeds: Seeds, root: Option<&Root>, rooted: u64) -> bool {
    let mut tallies = vec![Tally::default(); algorithms.len()];
    let mut skipped = 0;
    for seed in seeds.start..seeds.start + seeds.count {
        let Ok(program) = BuilderProgram::new(&seeds.kind.generate(seed)) else {
            skipped += 1;
            continue;
        };
        let Ok(census) = enumerate(&mut program.clone(), seeds.limit) else {
            skipped += 1;
            continue;
        };
        for (&algorithm, tally) in algorithms.iter().zip(&mut tallies) {
            let every_root = algorithm.has_root() && root.is_none();
            if every_root && seed - seeds.start >= rooted {
                continue;
            }
            let roots = match every_root {
                true => roots(&census),
                false => BTreeSet::from([root.cloned().unwrap_or_default()]),
            };
            for root in roots {
                let explorer = Explorer { algorithm, root };
                let promise = expectation(algorithm);
                let Ok(outcome) = judge_against(&explorer, &program, promise, &census) else {
                    let seeds = Seeds {
                        start: seed,
                        count: 1,
                        ..seeds
                    };
                    println!("with root {}:", explorer.root);
                    if let Err(found) = hunt(&explorer, promise, seeds, |_, _| {}) {
                        println!("{found}");
                    }
                    return false;
                };
                tally.executions += outcome.executions.len() as u64;
                tally.redundant += outcome.redundant as u64;
            }
            tally.agreed += 1;
        }
    }
    assert!(skipped * 10 < seeds.count, "most programs are small enough");
    let with = match seeds.kind {
        Programs::Usual => "",
        Programs::Awaiting => " with awaits",
        Programs::Gated => " with gates",
    };
    for (algorithm, tally) in algorithms.iter().zip(&tallies) {
        let roots = match algorithm.has_root() && root.is_none() {
            true => ", every root",
            false => "",
        };
        println!(
            "{algorithm}: agrees on {} programs{with}{roots}, {} executions, {} redundant",
            tally.agreed, tally.executions, tally.redundant
        );
        if algorithm.never_redundant() {
            assert_eq!(tally.redundant, 0, "{algorithm} begins nothing in vain");
        }
    }
    println!("{skipped} programs{with} are too large");
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
