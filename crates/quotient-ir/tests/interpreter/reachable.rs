//! All that a small program can reach: every state, each visited once.

use quotient_ir::program::Module;
use quotient_ir::{Interpreter, Options, Thread};
use quotient_model::{
    Access, Blocked, Effect, Found, Location, Named, Pending, ThreadId, Threads, World, effect,
    perform,
};
use std::collections::{BTreeSet, HashSet};

/// What can be reached.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Reachable {
    /// The end values of all threads, where all end.
    pub ends: BTreeSet<Vec<u64>>,
    /// The messages of failures.
    pub failures: BTreeSet<String>,
    /// The threads that wait for each other at mutexes, where all others have ended.
    pub deadlocks: BTreeSet<Vec<usize>>,
}

/// What it took.
#[derive(Clone, Debug, Default)]
pub struct Cost {
    pub states: usize,
    /// States in which some thread is blocked by an assumption.
    pub assumptions: usize,
    /// States in which some thread awaits in vain.
    pub waits: usize,
    /// States in which some thread is at the loop bound.
    pub bounds: usize,
    /// Two threads and a location that both want to access next, one of them to write.
    pub meetings: BTreeSet<(usize, usize, String)>,
}

#[derive(Clone)]
struct State {
    threads: Vec<Thread>,
    world: World,
}

/// Explores the program; `None` if there are more than `limit` states.
pub fn reachable(module: &Module, options: Options, limit: usize) -> Option<(Reachable, Cost)> {
    reachable_of(
        Interpreter::new(module, options).expect("has a main function"),
        limit,
    )
}

/// The same for a program that is ready to run.
pub fn reachable_of(program: Interpreter, limit: usize) -> Option<(Reachable, Cost)> {
    let mut program = Named::new(program);
    for _ in 0..20 {
        if let Ok(result) = explore(&mut program, limit) {
            return result;
        }
        program.start_over();
    }
    panic!("endless restarts");
}

struct Restart;

/// What a state is, but for how calls are numbered.
fn key(state: &State) -> String {
    let all = format!("{:?} {:?}", state.threads, state.world.cells());
    let mut rest = all.as_str();
    let mut key = String::new();
    let numbered = |rest: &str| {
        let names = ["calls: ", "nth: ", "called: Some("].into_iter();
        names
            .filter_map(|name| Some(rest.find(name)? + name.len()))
            .min()
    };
    while let Some(end) = numbered(rest) {
        key.push_str(&rest[..end]);
        rest = rest[end..].trim_start_matches(|c: char| c.is_ascii_digit());
    }
    key + rest
}

fn explore(
    program: &mut Named<Interpreter>,
    limit: usize,
) -> Result<Option<(Reachable, Cost)>, Restart> {
    let mut names = Threads::new();
    let mut found = Reachable::default();
    let mut cost = Cost::default();
    let mut seen = HashSet::new();
    let mut start = State {
        threads: vec![program.start()],
        world: World::new(),
    };
    let main = program.pending(&start.threads[0]);
    start.world.stepped(program, ThreadId::MAIN, main, &[]);
    let mut stack = vec![start];
    while let Some(state) = stack.pop() {
        if !seen.insert(key(&state)) {
            continue;
        }
        cost.states += 1;
        if cost.states > limit {
            return Ok(None);
        }
        let pending: Vec<Pending> = state
            .threads
            .iter()
            .map(|t| program.pending(t).clone())
            .collect();
        let blocked = |by| usize::from(pending.contains(&Pending::Blocked(by)));
        cost.assumptions += blocked(Blocked::Assume) | blocked(Blocked::Spin);
        cost.bounds += blocked(Blocked::LoopBound);
        cost.meetings.extend(meetings(program, &state, &pending));
        let mut ends = Vec::new();
        for wanted in &pending {
            match wanted {
                Pending::Done(value) | Pending::Exit(value) => ends.push(*value),
                Pending::Failed(failure) => {
                    found.failures.insert(failure.message.to_string());
                }
                Pending::Restart => return Err(Restart),
                Pending::Unsupported(diagnostic) => panic!("{}", diagnostic.message),
                Pending::Endless => panic!("a thread has no end"),
                _ => {}
            }
        }
        let waits = |(i, wanted): (usize, &Pending)| match *wanted {
            Pending::Access(access @ Access::Lock { .. }) => {
                let waits = effect(&access, ThreadId(i as u16), &state.world) == Effect::Disabled;
                waits.then_some(i)
            }
            _ => None,
        };
        let stuck: Vec<usize> = pending.iter().enumerate().filter_map(waits).collect();
        if ends.len() == pending.len() {
            found.ends.insert(ends);
        } else if ends.len() + stuck.len() == pending.len() {
            found.deadlocks.insert(stuck);
        }
        for (i, wanted) in pending.iter().enumerate() {
            let Pending::Access(access) = *wanted else {
                continue;
            };
            let mut next = state.clone();
            let thread = ThreadId(i as u16);
            let (mut observed, written) = match effect(&access, thread, &state.world) {
                Effect::Done { observed, written } => (observed, written),
                Effect::Disabled => {
                    cost.waits += usize::from(access.location().is_some());
                    continue;
                }
                Effect::Failed(failure) => panic!("{}", failure.message),
            };
            next.world.perform(&access, written);
            if let Access::Spawn { nth } = access {
                let child = names.child(thread, nth).expect("few threads");
                assert_eq!(child.index(), next.threads.len(), "only main spawns");
                let spawned = program.spawn(&state.threads[i], child);
                next.world.spawn(child);
                next.world
                    .stepped(program, child, program.pending(&spawned), &[]);
                next.threads.push(spawned);
                observed = child.0.into();
            }
            let mut published = Vec::new();
            program.step(&mut next.threads[i], observed, &mut published);
            let wanted = program.pending(&next.threads[i]);
            next.world.stepped(program, thread, wanted, &published);
            stack.push(next);
        }
    }
    Ok(Some((found, cost)))
}

fn meetings(
    program: &Named<Interpreter>,
    state: &State,
    pending: &[Pending],
) -> Vec<(usize, usize, String)> {
    let wanted: Vec<(usize, Location, bool)> = pending
        .iter()
        .enumerate()
        .filter_map(|(thread, pending)| {
            let Pending::Access(access) = pending else {
                return None;
            };
            let at = access.location()?;
            let cell = state.world.cell(at);
            let writes = match perform(access, cell, ThreadId(thread as u16)) {
                Effect::Done { written, .. } => written.is_some(),
                Effect::Disabled => access.writes_in_vain(),
                Effect::Failed(_) => false,
            };
            Some((thread, at, writes))
        })
        .collect();
    let mut meetings = Vec::new();
    for &(a, at, first) in &wanted {
        let others = wanted.iter().filter(|&&(b, other, _)| a < b && at == other);
        let conflicts = others.filter(|&&(_, _, second)| first || second);
        meetings.extend(conflicts.map(|&(b, _, _)| (a, b, program.location_name(at))));
    }
    meetings
}
