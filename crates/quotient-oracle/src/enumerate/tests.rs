//! Random programs hold brute force to what must be true of it.

use std::collections::HashMap;

use super::*;
use crate::{BuilderProgram, generate};
use quotient_model::{Access, Event};

/// The programs with the given seeds that have at most `limit` interleavings.
fn programs(seeds: std::ops::Range<u64>, limit: u64) -> Vec<(u64, BuilderProgram, Census)> {
    seeds
        .filter_map(|seed| {
            let program = BuilderProgram::new(&generate(seed)).expect("generated programs build");
            let census = enumerate(&program, limit).ok()?;
            Some((seed, program, census))
        })
        .collect()
}

#[test]
fn walking_by_traces_finds_the_same() {
    for (seed, program, census) in programs(1_000..1_150, 2_000) {
        let traces = enumerate_traces(&program, 2_000).expect("no more than interleavings");
        for equivalence in Equivalence::ALL {
            let (a, b) = (census.classes(equivalence), traces.classes(equivalence));
            assert!(a.complete.keys().eq(b.complete.keys()), "seed {seed}");
            assert!(a.blocked.keys().eq(b.blocked.keys()), "seed {seed}");
        }
        assert_eq!(census.failures, traces.failures, "seed {seed}");
    }
}

/// Every maximal execution, in the order of the walk.
fn executions(program: &BuilderProgram) -> Vec<Execution> {
    let program = &mut Named::new(program);
    let mut threads = Threads::new();
    let mut found = Vec::new();
    let mut stack = vec![Machine::new(program)];
    while let Some(machine) = stack.pop() {
        let enabled = machine.enabled(program).expect("listings are supported");
        if enabled.is_empty() {
            found.push(machine.execution().clone());
        }
        for thread in enabled {
            let mut next = machine.clone();
            let moved = next.advance(program, &mut threads, thread);
            moved.expect("listings have few threads");
            stack.push(next);
        }
    }
    found
}

/// Whether two neighbours in an execution may change places. Written from the definition, not
/// from the code under test.
fn independent(a: &Event, b: &Event) -> bool {
    let starts = |a: &Event, b: &Event| a.spawned == Some(b.id.thread);
    let awaits = |a: &Event, b: &Event| match b.access {
        Access::Join { thread } => thread == a.id.thread || a.access == (Access::Join { thread }),
        _ => false,
    };
    if a.id.thread == b.id.thread || starts(a, b) || awaits(a, b) {
        return false;
    }
    let shared = a.access.location().is_some() && a.access.location() == b.access.location();
    !shared || (a.written.is_none() && b.written.is_none())
}

/// Traces are what is left of interleavings when neighbours that do not conflict may be swapped:
/// Mazurkiewicz's own definition, which the keys must come to.
#[test]
fn mazurkiewicz_classes_are_closed_under_swaps_and_connected_by_them() {
    for (seed, program, census) in programs(2_000..2_100, 1_500) {
        let executions = executions(&program);
        let names = |execution: &Execution| -> Vec<_> {
            execution.events.iter().map(|event| event.id).collect()
        };
        let index: HashMap<Vec<_>, usize> = executions
            .iter()
            .enumerate()
            .map(|(n, execution)| (names(execution), n))
            .collect();
        assert_eq!(
            index.len(),
            executions.len(),
            "the order names the execution"
        );
        let mut group: Vec<usize> = (0..executions.len()).collect();
        fn root(group: &mut [usize], mut n: usize) -> usize {
            while group[n] != n {
                group[n] = group[group[n]];
                n = group[n];
            }
            n
        }
        for (n, execution) in executions.iter().enumerate() {
            let mut order = names(execution);
            for (at, pair) in execution.events.windows(2).enumerate() {
                if independent(&pair[0], &pair[1]) {
                    order.swap(at, at + 1);
                    let swapped = *index.get(&order).expect("independent events commute");
                    let (a, b) = (root(&mut group, n), root(&mut group, swapped));
                    group[a] = b;
                    order.swap(at, at + 1);
                }
            }
        }
        let mut class_of: HashMap<usize, ClassKey> = HashMap::new();
        for (n, execution) in executions.iter().enumerate() {
            let key = Equivalence::Mazurkiewicz.class(execution);
            let first = class_of.entry(root(&mut group, n)).or_insert(key.clone());
            assert_eq!(*first, key, "seed {seed}");
        }
        assert_eq!(
            class_of.len(),
            census.count(Equivalence::Mazurkiewicz),
            "seed {seed}"
        );
    }
}

/// Executions that a finer equivalence takes for one, a coarser one does not tell apart.
#[test]
fn each_equivalence_is_coarser_than_the_one_before() {
    for (seed, program, _) in programs(3_000..3_100, 1_500) {
        let executions = executions(&program);
        let chains: [&[Equivalence]; 3] = [
            &Equivalence::ALL[..5],
            &[
                Equivalence::Mazurkiewicz,
                Equivalence::DataCentric,
                Equivalence::ValueHappensBefore,
                Equivalence::View,
            ],
            &[Equivalence::DataCentric, Equivalence::ReadsFrom],
        ];
        for pair in chains.iter().flat_map(|chain| chain.windows(2)) {
            let mut coarser: HashMap<ClassKey, ClassKey> = HashMap::new();
            for execution in &executions {
                let class = pair[1].class(execution);
                let first = coarser
                    .entry(pair[0].class(execution))
                    .or_insert(class.clone());
                assert_eq!(*first, class, "seed {seed}, {pair:?}");
            }
        }
    }
}

#[test]
fn too_many_interleavings_are_refused() {
    let program = BuilderProgram::new(&generate(0)).expect("generated programs build");
    let all = enumerate(&program, u64::MAX)
        .expect("no limit")
        .interleavings;
    assert!(all > 1);
    assert!(enumerate(&program, all).is_ok());
    let refused = enumerate(&program, all - 1).map(|census| census.interleavings);
    assert_eq!(refused, Err(EnumerateError::TooMany { limit: all - 1 }));
}
