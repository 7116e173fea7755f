//! The classes explored, and the failures found.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use quotient_explore::{Algorithm, Root};
use quotient_model::{Access, Equivalence, ThreadId, Threads};
use quotient_oracle::{
    BuilderProgram, Census, Outcome, Programs, Seeds, Subject, Tally, census, hunt, judge_against,
};

use crate::common::Explorer;
use crate::with;

/// Who explores.
#[derive(Clone, Copy)]
pub struct Workers {
    pub threads: usize,
    /// They take turns, as the seed of the program says, and share whenever they can.
    pub in_turns: bool,
}

/// Judges the algorithms on each program against one census of it: those that have a root under every
/// choice of it unless one is given, and then on the first `rooted` programs only.
pub fn agree(
    algorithms: &[Algorithm],
    seeds: Seeds,
    root: Option<&Root>,
    rooted: u64,
    workers: Workers,
) -> bool {
    let mut tallies = vec![Tally::default(); algorithms.len()];
    let mut skipped = 0;
    for seed in seeds.start..seeds.start + seeds.count {
        let Ok(program) = BuilderProgram::new(&seeds.kind.generate(seed)) else {
            skipped += 1;
            continue;
        };
        let Ok(census) = census(&program, seeds.limit) else {
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
                let explorer = Explorer {
                    algorithm,
                    root,
                    symmetry: seeds.kind == Programs::Symmetric,
                    threads: workers.threads,
                    schedule: workers.in_turns.then_some(seed),
                };
                let promise = explorer.expectation();
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
                if workers.in_turns {
                    let alone = Explorer {
                        threads: 1,
                        schedule: None,
                        ..explorer
                    };
                    let alone = alone.run(program.clone());
                    let counts = |outcome: &Outcome| {
                        let of_timing =
                            matches!(algorithm, Algorithm::Source | Algorithm::ReadsFrom);
                        let redundant = (!of_timing).then_some(outcome.redundant);
                        (outcome.executions.len(), redundant)
                    };
                    if counts(&alone) != counts(&outcome) {
                        println!(
                            "{algorithm}, program {seed}{}: {:?}, by one worker {:?}",
                            with(seeds.kind),
                            counts(&outcome),
                            counts(&alone)
                        );
                        return false;
                    }
                }
                tally.executions += outcome.executions.len() as u64;
                tally.redundant += outcome.redundant as u64;
            }
            tally.agreed += 1;
        }
    }
    assert!(skipped * 10 < seeds.count, "most programs are small enough");
    let with = with(seeds.kind);
    for (algorithm, tally) in algorithms.iter().zip(&tallies) {
        let roots = match algorithm.has_root() && root.is_none() {
            true => ", every root",
            false => "",
        };
        println!(
            "{algorithm}: agrees on {} programs{with}{roots}, {} executions, {} redundant",
            tally.agreed, tally.executions, tally.redundant
        );
        // It cannot always tell beforehand whether an await that it puts off can stay blocked.
        let in_vain = match seeds.kind {
            Programs::Awaiting => 50,
            Programs::Symmetric => 25,
            _ => 0,
        };
        if *algorithm == Algorithm::ReadsFrom && in_vain > 0 {
            assert!(tally.redundant * in_vain <= tally.executions);
        } else if algorithm.never_redundant() {
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
