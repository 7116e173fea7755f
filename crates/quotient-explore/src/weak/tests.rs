//! All executions that the memory models allow of random programs, against brute force over execution graphs: each reads-from class exactly
//! once.
//!
//! More programs, from some number on: `SEEDS=2000 START=0 cargo test --release -p quotient-explore --lib weak -- --nocapture`.

use std::collections::BTreeMap;

use quotient_model::{Access, Fences, MemoryModel, MemoryOrder, Named, Orders, Table};
use quotient_oracle::short::{X, Y, await_, load, store, xchg};
use quotient_oracle::{
    AccessName, BuilderProgram, GraphError, LineOrders, Listing, Programs, ReadsFrom, cores,
    generate_orders, generate_short, reads_from, side_by_side,
};

use super::execution::Execution;
use super::{NONE, NodeIndex, Weak};
use crate::exploration::Exploration;
use crate::exploration::options::Options;
use crate::recording::Counts;
use crate::world::Current;

/// So many graphs are looked at.
const GRAPHS: usize = 20_000;

/// What each read of the current execution reads from.
fn class(execution: &Execution<BuilderProgram>) -> ReadsFrom {
    let mut names: Table<NodeIndex, Option<AccessName>> =
        Table::filled(execution.graph.nodes.len(), None);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut reads = ReadsFrom::new();
    let failed = |made: &super::execution::Made<_>| {
        let thread = made.event.id.thread;
        let last = execution
            .events
            .iter()
            .rfind(|other| other.event.id.thread == thread);
        let is_last = last.is_some_and(|last| last.event.id == made.event.id);
        execution.failure(thread).is_some() && is_last
    };
    for made in &execution.events {
        let joins = matches!(made.event.access, Access::Join { .. });
        if made.node == NONE && !joins || failed(made) {
            continue;
        }
        let thread = execution.threads().name(made.event.id.thread);
        let nth = counts.entry(thread.clone()).or_default();
        let name = (thread, *nth);
        *nth += 1;
        if joins {
            reads.insert(name, None);
            continue;
        }
        names[made.node] = Some(name.clone());
        let node = &execution.graph.nodes[made.node];
        if node.reads {
            let source = node.source.some().and_then(|source| names[source].clone());
            reads.insert(name, source);
        }
    }
    reads
}

/// The classes that are explored, and how many executions there were.
fn explored(program: &BuilderProgram, model: MemoryModel) -> (Vec<ReadsFrom>, Counts) {
    let mut options = Options {
        keep_going: true,
        ..Options::default()
    };
    let mut exploration = Exploration::new(options.once()).expect("the options go together");
    let mut classes = Vec::new();
    let mut weak = Weak::new(Named::new(program.clone()), model);
    let ended = weak.explore_each(&mut exploration, |execution| classes.push(class(execution)));
    ended.expect("it comes to its end");
    (classes, exploration.recorder.counts)
}

/// Holds the search against all graphs. Gives the counts, if the graphs are few enough.
fn agree(program: &BuilderProgram, model: MemoryModel) -> Result<Option<Counts>, String> {
    let expected = match reads_from(program, model, GRAPHS) {
        Ok(expected) => expected,
        Err(GraphError::TooMany | GraphError::Unsupported) => return Ok(None),
    };
    let (mut classes, counts) = explored(program, model);
    let met = classes.len();
    classes.sort_unstable();
    classes.dedup();
    let twice = met - classes.len();
    let lost: Vec<_> = expected
        .iter()
        .filter(|class| !classes.contains(class))
        .collect();
    let invented: Vec<_> = classes
        .iter()
        .filter(|class| !expected.contains(class))
        .collect();
    match twice == 0 && lost.is_empty() && invented.is_empty() {
        true => Ok(Some(counts)),
        false => Err(format!(
            "{model:?}: of {} classes {} are lost, {} met twice, {} invented\nlost: {:?}\ninvented: {:?}",
            expected.len(),
            lost.len(),
            twice,
            invented.len(),
            lost.first(),
            invented.first()
        )),
    }
}

fn number(name: &str, otherwise: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.map_or(otherwise, |given| given.parse().expect("a number"))
}

fn agree_on(what: &str, count: u64, generate: impl Fn(u64) -> Listing + Sync) {
    let start = number("START", 0);
    let seeds = start..start + number("SEEDS", count);
    let (mut compared, mut executions, mut redundant) = (0, 0, 0);
    let judge = |seed: u64| -> Result<Vec<Option<Counts>>, String> {
        let listing = generate(seed);
        let orders = generate_orders(&listing, seed);
        let Ok(program) = BuilderProgram::new(&listing) else {
            return Ok(Vec::new());
        };
        let program = program.with_orders(orders.clone());
        let judge = |&model: &MemoryModel| {
            let judged = agree(&program, model);
            judged.map_err(|fault| format!("{what} {seed}: {fault}\n{orders:?}\n{listing}"))
        };
        MemoryModel::ALL.iter().map(judge).collect()
    };
    let add = |all: Vec<Option<Counts>>| {
        for counts in all.into_iter().flatten() {
            compared += 1;
            executions += counts.complete + counts.blocked;
            redundant += counts.redundant;
        }
    };
    if let Err(fault) = side_by_side(seeds.clone(), cores(), judge, add) {
        panic!("{fault}");
    }
    println!(
        "{what}: {compared} explorations of {} programs agree, {executions} executions and {redundant} in vain",
        seeds.count()
    );
    assert!(compared > 0);
}

#[test]
fn short_programs() {
    agree_on("short", 150, |seed| generate_short(seed, false));
}

#[test]
fn usual_programs() {
    agree_on("usual", 40, |seed| Programs::Usual.generate(seed));
}

#[test]
fn programs_that_await() {
    agree_on("awaiting", 40, |seed| Programs::Awaiting.generate(seed));
}

#[test]
fn programs_with_gates() {
    agree_on("gated", 40, |seed| Programs::Gated.generate(seed));
}

#[test]
fn programs_that_add() {
    agree_on("adding", 40, |seed| Programs::Adding.generate(seed));
}

/// The classes of a program where all accesses of the threads have this order, and this fence is before the second of each.
fn litmus(
    bodies: &[Vec<quotient_oracle::listing::Statement>],
    order: MemoryOrder,
    fence: Fences,
    model: MemoryModel,
) -> usize {
    let listing = Listing::parallel(&[0, 0], bodies.to_vec());
    let mut orders = LineOrders::default();
    let mut line = listing.threads[0].len() as u32;
    for body in &listing.threads[1..] {
        for nth in 0..body.len() {
            line += 1;
            orders.orders.insert(line, Orders::always(order));
            if nth == 1 {
                orders.fences.insert(line, fence);
            }
        }
    }
    let program = BuilderProgram::new(&listing).expect("a program");
    let program = program.with_orders(orders);
    agree(&program, model).expect("as the graphs say");
    explored(&program, model).0.len()
}

#[test]
fn shapes_of_the_literature() {
    use MemoryModel::{Ra, Rc11, Sc, Tso};
    use MemoryOrder::{AcqRel, Relaxed, SeqCst};
    let none = Fences::None;
    let sb = [vec![store(X, 1), load(0, Y)], vec![store(Y, 1), load(0, X)]];
    assert_eq!(litmus(&sb, Relaxed, none, Rc11), 4);
    assert_eq!(litmus(&sb, Relaxed, none, Tso), 4);
    assert_eq!(litmus(&sb, Relaxed, none, Sc), 3);
    assert_eq!(litmus(&sb, SeqCst, none, Rc11), 3);
    assert_eq!(litmus(&sb, Relaxed, Fences::SeqCst, Rc11), 3);
    let mp = [vec![store(X, 1), store(Y, 1)], vec![load(0, Y), load(1, X)]];
    assert_eq!(litmus(&mp, Relaxed, none, Rc11), 4);
    assert_eq!(litmus(&mp, Relaxed, none, Ra), 3);
    assert_eq!(litmus(&mp, AcqRel, none, Rc11), 3);
    let lb = [vec![load(0, X), store(Y, 1)], vec![load(0, Y), store(X, 1)]];
    assert_eq!(litmus(&lb, Relaxed, none, Rc11), 3);
    let iriw = [
        vec![store(X, 1)],
        vec![store(Y, 1)],
        vec![load(0, X), load(1, Y)],
        vec![load(0, Y), load(1, X)],
    ];
    assert_eq!(litmus(&iriw, AcqRel, none, Rc11), 16);
    assert_eq!(litmus(&iriw, SeqCst, none, Rc11), 15);
    let two = [vec![xchg(0, X, 1)], vec![xchg(0, X, 2)]];
    assert_eq!(litmus(&two, Relaxed, none, Rc11), 2);
    let corr = [vec![store(X, 1)], vec![load(0, X), load(1, X)]];
    assert_eq!(litmus(&corr, Relaxed, none, Rc11), 3);
}

#[test]
fn a_wait_ends_or_stays_by_the_last_write() {
    use quotient_model::Comparison;
    let waits = [
        vec![store(X, 1), store(X, 2)],
        vec![await_(0, X, Comparison::Eq, 1)],
    ];
    // It may have seen 1, or have missed it.
    assert_eq!(
        litmus(
            &waits,
            MemoryOrder::Relaxed,
            Fences::None,
            MemoryModel::Rc11
        ),
        2
    );
}
