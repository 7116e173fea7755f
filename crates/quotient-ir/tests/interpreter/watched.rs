//! Rounds in which a thread only waits, seen at run time: random programs with loops spelled in many ways do the
//! same with these rounds and without.
//!
//! What a thread has done in rounds that are not in vain is part of its state, so some programs have more states than are gone
//! through where threads are watched.
//!
//! `WATCH_SEEDS=5000 cargo test --release -p quotient-ir --test interpreter watched` tries more.

use crate::livelocks::{Counts, has_livelock_of};
use crate::reachable::reachable_of;
use crate::waiting_programs::random_program;
use quotient_ir::program::Module;
use quotient_ir::{
    Bounds, Interpreter, Keep, Options, eliminate_purity, introduce_awaits, optimise,
};
use quotient_model::Repetition;

/// The program with threads watched in all of its loops.
fn watched(module: &Module, options: Options) -> Interpreter {
    let blocks = module
        .functions
        .iter()
        .enumerate()
        .flat_map(|(function, body)| {
            (0..body.blocks.len() as u32).map(move |header| Repetition::Loop {
                function: function as u32,
                header,
            })
        });
    let bounds = Bounds {
        repetitions: Vec::new(),
        rounds: 1,
        watched: blocks.collect(),
    };
    let options = Options {
        watch: true,
        ..options
    };
    Interpreter::with_bounds(module, options, &bounds).expect("has a main function")
}

const LIMIT: usize = 6000;

fn seeds() -> u64 {
    let seeds = std::env::var("WATCH_SEEDS");
    seeds.map_or(400, |n| n.parse().expect("WATCH_SEEDS is a number"))
}

#[test]
fn rounds_in_which_a_thread_only_waits_can_be_left_out() {
    let (mut compared, mut shorter, mut deadlocks) = (0, 0, 0);
    for seed in 0..seeds() {
        let mut module = random_program(seed, true);
        optimise(&mut module);
        let options = Options::default();
        let whole = Interpreter::new(&module, options).expect("has a main function");
        let Some((before, _)) = reachable_of(whole, LIMIT) else {
            continue;
        };
        let Some((after, watched)) = reachable_of(watched(&module, options), 20 * LIMIT) else {
            continue;
        };
        assert_eq!(before, after, "seed {seed}\n{module}");
        compared += 1;
        shorter += u64::from(watched.assumptions > 0);
        deadlocks += u64::from(!before.deadlocks.is_empty());
    }
    println!("{compared} compared, {shorter} with rounds in vain, {deadlocks} with deadlocks");
    assert!(compared >= seeds() / 2 && shorter >= seeds() / 4);
}

/// The same where loops that wait for one location are awaits: taking a word for a lock then is one access.
#[test]
fn rounds_can_be_left_out_beside_awaits() {
    let (mut compared, mut shorter) = (0, 0);
    for seed in 0..seeds() {
        let mut module = random_program(seed, true);
        optimise(&mut module);
        let whole = Interpreter::new(&module, Options::default()).expect("has a main function");
        let Some((before, _)) = reachable_of(whole, LIMIT) else {
            continue;
        };
        eliminate_purity(&mut module, Keep::Nothing);
        introduce_awaits(&mut module);
        let Some((after, watched)) = reachable_of(watched(&module, Options::plain()), 20 * LIMIT)
        else {
            continue;
        };
        assert_eq!(before, after, "seed {seed}\n{module}");
        compared += 1;
        shorter += u64::from(watched.assumptions > 0);
    }
    println!("{compared} compared, {shorter} with rounds in vain");
    assert!(compared >= seeds() / 2 && shorter >= seeds() / 4);
}

#[test]
fn livelocks_are_the_same_without_rounds_in_vain() {
    let (mut compared, mut livelocks) = (0, 0);
    for seed in 0..seeds() {
        let mut module = random_program(seed, false);
        optimise(&mut module);
        let options = Options::default();
        let whole = |counts| {
            let whole = Interpreter::new(&module, options).expect("has a main function");
            has_livelock_of(whole, LIMIT, counts)
        };
        // What a thread does in memory that nobody else looks at may go on for ever, or count for nothing.
        let (Some(before), Some(most)) = (whole(Counts::Memory), whole(Counts::Ends)) else {
            continue;
        };
        let after = has_livelock_of(watched(&module, options), 20 * LIMIT, Counts::Memory);
        let Some(after) = after else {
            continue;
        };
        // One who takes a mutex again and again does something, if another tries whether it is free.
        let tries = module.to_string().contains("MutexTryLock");
        assert!(
            before <= after || tries,
            "seed {seed}: a livelock is missed\n{module}"
        );
        assert!(after <= most, "seed {seed}: this is no livelock\n{module}");
        compared += 1;
        livelocks += u64::from(before);
    }
    println!("{compared} compared, {livelocks} livelocks");
    assert!(compared >= seeds() / 2 && livelocks >= seeds() / 20);
}
