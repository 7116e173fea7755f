//! Livelocks are the same whether loops are whole, cut short where an iteration does nothing, or awaits.
//!
//! With loops whole, a livelock is a state after which memory does not change any more and no thread ends, although
//! some thread goes on. With loops cut short, threads that are stopped in one are taken around it, on
//! memory as it stays.

use quotient_ir::program::Module;
use quotient_ir::{Interpreter, Options, Thread};
use quotient_model::{
    Access, Blocked, Cell, Effect, Location, Named, Pending, ThreadId, Threads, World, effect,
    perform,
};
use std::collections::HashMap;

/// Variables of the tests with which threads do what changes nothing: a mutex that is given up and taken again,
/// a counter at which nobody looks.
const PASSING: [&str; 3] = ["m", "spins", "looks"];

/// Who gets on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Counts {
    /// Whoever ends or changes memory.
    Memory,
    /// Only who ends.
    Ends,
}

#[derive(Clone)]
struct State {
    threads: Vec<Thread>,
    world: World,
}

impl State {
    /// All that changes when somebody gets on.
    fn standing(&self, program: &Named<Interpreter>, counts: Counts) -> String {
        let ended = self.threads.iter().map(|thread| {
            let pending = program.pending(thread);
            !matches!(
                pending,
                Pending::Access(_) | Pending::Blocked(Blocked::Spin)
            )
        });
        let cells = self.world.cells().iter().enumerate();
        let cells = cells.filter(|&(at, _)| {
            let name = program.location_name(Location(at as u32));
            counts == Counts::Memory && !PASSING.contains(&name.as_str())
        });
        format!(
            "{:?} {:?}",
            ended.collect::<Vec<_>>(),
            cells.collect::<Vec<_>>()
        )
    }

    /// Whether another thread waits at a location.
    fn is_wanted(&self, program: &Named<Interpreter>, by: ThreadId, at: Location) -> bool {
        let mut threads = self.threads.iter().enumerate();
        threads.any(|(i, thread)| match program.pending(thread) {
            Pending::Access(access) => i != by.index() && access.location() == Some(at),
            _ => false,
        })
    }
}

/// Whether the program has a livelock; `None` if there are more than `limit` states, or some thread runs on
/// without an access.
pub fn has_livelock(module: &Module, options: Options, limit: usize) -> Option<bool> {
    has_livelock_of(
        Interpreter::new(module, options).expect("has a main function"),
        limit,
        Counts::Memory,
    )
}

/// The same for a program that is ready to run.
pub fn has_livelock_of(program: Interpreter, limit: usize, counts: Counts) -> Option<bool> {
    let mut program = Named::new(program);
    for _ in 0..20 {
        match explore(&mut program, limit, counts) {
            Ok(result) => return result,
            Err(Restart) => program.start_over(),
        }
    }
    panic!("endless restarts");
}

struct Restart;

fn explore(
    program: &mut Named<Interpreter>,
    limit: usize,
    counts: Counts,
) -> Result<Option<bool>, Restart> {
    let mut names = Threads::new();
    let mut start = State {
        threads: vec![program.start()],
        world: World::new(),
    };
    let main = program.pending(&start.threads[0]);
    start.world.stepped(program, ThreadId::MAIN, main, &[]);
    let key = |state: &State| format!("{:?} {:?}", state.threads, state.world.cells());
    let mut known = HashMap::from([(key(&start), 0)]);
    let mut states = vec![start];
    let mut before: Vec<Vec<usize>> = vec![Vec::new()];
    let mut gets_on = vec![false];
    let mut at = 0;
    while at < states.len() {
        gets_on[at] = gets_out(program, &states[at]);
        for i in 0..states[at].threads.len() {
            match program.pending(&states[at].threads[i]) {
                Pending::Restart => return Err(Restart),
                Pending::Unsupported(_) => return Ok(None),
                _ => {}
            }
            let Some(next) = moved(program, &mut names, &states[at], i) else {
                continue;
            };
            gets_on[at] |= next.standing(program, counts) != states[at].standing(program, counts);
            let place = *known.entry(key(&next)).or_insert_with(|| {
                states.push(next);
                before.push(Vec::new());
                gets_on.push(false);
                states.len() - 1
            });
            before[place].push(at);
            if states.len() > limit {
                return Ok(None);
            }
        }
        at += 1;
    }
    spread(&mut gets_on, &before);
    // Who may yet come to wait for a mutex for ever does not spin.
    let mut stands = Vec::new();
    for state in &states {
        stands.push(!is_livelock(program, state));
    }
    spread(&mut stands, &before);
    Ok(Some(
        (0..states.len()).any(|at| !gets_on[at] && !stands[at]),
    ))
}

/// Adds the states from which those can be reached that have it.
fn spread(has: &mut [bool], before: &[Vec<usize>]) {
    let mut news: Vec<usize> = (0..has.len()).filter(|&at| has[at]).collect();
    while let Some(state) = news.pop() {
        for &earlier in &before[state] {
            if !std::mem::replace(&mut has[earlier], true) {
                news.push(earlier);
            }
        }
    }
}

/// The state after the thread's next access.
fn moved(
    program: &mut Named<Interpreter>,
    names: &mut Threads,
    state: &State,
    i: usize,
) -> Option<State> {
    let Pending::Access(access) = *program.pending(&state.threads[i]) else {
        return None;
    };
    let thread = ThreadId(i as u16);
    let (mut observed, written) = match effect(&access, thread, &state.world) {
        Effect::Done { observed, written } => (observed, written),
        Effect::Disabled => return None,
        Effect::Failed(failure) => panic!("{}", failure.message),
    };
    let mut next = state.clone();
    next.world.perform(&access, written);
    if let Access::Spawn { nth } = access {
        let child = names.child(thread, nth).expect("few threads");
        let spawned = program.spawn(&state.threads[i], child);
        next.world.spawn(child);
        let wanted = program.pending(&spawned);
        next.world.stepped(program, child, wanted, &[]);
        next.threads.push(spawned);
        observed = child.0.into();
    }
    let mut published = Vec::new();
    program.step(&mut next.threads[i], observed, &mut published);
    let wanted = program.pending(&next.threads[i]);
    next.world.stepped(program, thread, wanted, &published);
    Some(next)
}

/// Whether some thread is stopped in a loop that it would leave, with what memory holds.
fn gets_out(program: &mut Named<Interpreter>, state: &State) -> bool {
    let mut threads = state.threads.iter().enumerate();
    threads.any(|(i, thread)| {
        let id = ThreadId(i as u16);
        let stopped = match *program.pending(thread) {
            Pending::Blocked(Blocked::Spin) => true,
            Pending::Access(access) if access.awaits(0).is_some() => {
                effect(&access, id, &state.world) == Effect::Disabled
            }
            _ => false,
        };
        stopped && !goes_round(program, state, id, thread.clone())
    })
}

/// Whether some thread goes around for ever, and none was stopped otherwise. Nobody gets on.
fn is_livelock(program: &Named<Interpreter>, state: &State) -> bool {
    let mut spins = false;
    for (i, thread) in state.threads.iter().enumerate() {
        match *program.pending(thread) {
            Pending::Done(_) | Pending::Exit(_) => {}
            Pending::Access(access) => {
                let moves = effect(&access, ThreadId(i as u16), &state.world) != Effect::Disabled;
                spins |= moves || access.awaits(0).is_some();
            }
            Pending::Blocked(Blocked::Spin) => spins = true,
            _ => return false,
        }
    }
    spins
}

fn goes_round(
    program: &mut Named<Interpreter>,
    state: &State,
    id: ThreadId,
    mut thread: Thread,
) -> bool {
    // With what it began rounds when it had changed nothing.
    let mut begun = Vec::new();
    // What it has changed on its way, and from what.
    let mut changes: HashMap<Location, (Cell, Cell)> = HashMap::new();
    for _ in 0..100 {
        let found = match *program.pending(&thread) {
            Pending::Blocked(Blocked::Spin) => 0,
            Pending::Access(access) => {
                let Some(at) = access.location() else {
                    return false;
                };
                let known = state.world.cells().get(at.index()).copied();
                let known = changes.get(&at).map(|changed| changed.1).or(known);
                let cell = known.unwrap_or_else(|| Cell::new(program.initial(at)));
                match perform(&access, cell, id) {
                    Effect::Done { observed, written } => {
                        let written = written.filter(|&value| value != cell.value);
                        if let Some(value) = written.filter(|_| !program.is_unobserved(at)) {
                            if state.is_wanted(program, id, at) {
                                return false;
                            }
                            changes.entry(at).or_insert((cell, cell)).1 = Cell::new(value);
                        }
                        program.step(&mut thread, observed, &mut Vec::new());
                        continue;
                    }
                    Effect::Disabled if program.spins_at(&thread).is_some() => cell.value,
                    _ => return false,
                }
            }
            _ => return false,
        };
        let around = program.go_around(&mut thread, found);
        if changes.values().all(|(held, now)| held == now) {
            if begun.contains(&around) {
                return true;
            }
            begun.push(around);
        }
    }
    false
}
