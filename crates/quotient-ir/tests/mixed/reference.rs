//! What a program with accesses of mixed sizes can do, by trying everything on 16 bytes. Knows nothing of cells,
//! events, parts or the interpreter.

use std::collections::{BTreeSet, HashSet};

use quotient_model::{Comparison, Value};

use crate::family::{Action, BYTES, Family, Statement, remember};

/// All that can come of a program.
#[derive(Default, Debug)]
pub struct Outcomes {
    /// What the main thread writes at the end.
    pub ends: BTreeSet<u64>,
    /// The lines of the checks that can fail.
    pub failures: BTreeSet<u32>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    bytes: [u8; BYTES],
    threads: Vec<Thread>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Thread {
    next: usize,
    memory: u64,
    failed: bool,
}

/// Tries everything. Nothing if there are more than so many states.
pub fn outcomes(family: &Family, limit: usize) -> Option<Outcomes> {
    let thread = Thread {
        next: 0,
        memory: 0,
        failed: false,
    };
    let first = State {
        bytes: [0; BYTES],
        threads: vec![thread; family.threads.len()],
    };
    let mut found = Outcomes::default();
    let mut seen = HashSet::from([first.clone()]);
    let mut open = vec![first];
    while let Some(state) = open.pop() {
        if seen.len() > limit {
            return None;
        }
        let ended = |(n, thread): (usize, &Thread)| {
            !thread.failed && thread.next == family.threads[n].len()
        };
        if state.threads.iter().enumerate().all(ended) {
            found.ends.insert(end(&state, family.piece));
        }
        for n in 0..state.threads.len() {
            let mut next = state.clone();
            let statement = family.threads[n].get(state.threads[n].next);
            let Some(&statement) = statement.filter(|_| !state.threads[n].failed) else {
                continue;
            };
            if !step(&mut next, n, statement) {
                continue;
            }
            if next.threads[n].failed {
                let before: usize = family.threads[..n].iter().map(Vec::len).sum();
                found
                    .failures
                    .insert((before + next.threads[n].next) as u32);
            }
            if seen.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    Some(found)
}

fn end(state: &State, piece: usize) -> u64 {
    let remembered = state.threads.iter().map(|thread| thread.memory);
    let bytes = state.bytes.chunks(piece).map(|bytes| {
        let number = |all: u64, &byte: &u8| all << 8 | u64::from(byte);
        bytes.iter().rev().fold(0, number)
    });
    remembered
        .chain(bytes)
        .fold(0, |memory, found| remember(memory, found.into()))
}

/// Takes a thread over a statement, unless it must wait.
fn step(state: &mut State, thread: usize, statement: Statement) -> bool {
    let Statement {
        at, size, action, ..
    } = statement;
    let mut all = [0; 16];
    all[..size].copy_from_slice(&state.bytes[at..at + size]);
    let old = u128::from_le_bytes(all);
    let new = match action {
        Action::Load | Action::Check(_) => None,
        Action::Store(value) | Action::Exchange(value) => Some(value),
        Action::Rmw(op, value) => Some(op.apply(old as Value, value, 8 * size as u8).into()),
        Action::Add(value) => Some(old.wrapping_add(value.into())),
        Action::CompareExchange(expected, new) => (old == expected).then_some(new),
        Action::Await(test, value) => {
            if (old == u128::from(value)) != (test == Comparison::Eq) {
                return false;
            }
            None
        }
        Action::AwaitExchange(value) => {
            if old == u128::from(value) {
                return false;
            }
            Some(value.into())
        }
    };
    if let Some(new) = new {
        state.bytes[at..at + size].copy_from_slice(&new.to_le_bytes()[..size]);
    }
    let thread = &mut state.threads[thread];
    thread.next += 1;
    match action {
        Action::Store(_) | Action::Add(_) => {}
        Action::Check(value) if old == u128::from(value) => thread.failed = true,
        _ => thread.memory = remember(thread.memory, old),
    }
    true
}
