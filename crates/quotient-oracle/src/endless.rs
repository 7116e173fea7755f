//! Livelocks of loops that wait, by brute force: on the program as it is, with threads that go around and
//! around, so that nothing here depends on where a round may be cut short.
//!
//! There are endlessly many interleavings then, but not endlessly many states. From a livelock no state can be
//! reached in which a thread has got out of its loop, or on where it is in none: all that can happen are
//! accesses inside of loops, and some thread makes them, or has nothing to do but to go around.

use std::collections::HashMap;

use quotient_model::{Access, Blocked, Named, Pending, ThreadId, Threads};

use crate::builder::BuilderProgram;
use crate::enumerate::EnumerateError;
use crate::machine::{Halt, Machine};

/// Whether some reachable state of the program is a livelock. Gives up at more than `limit` states.
pub(crate) fn has_livelock(program: &BuilderProgram, limit: usize) -> Result<bool, EnumerateError> {
    let program = program.clone().with_endless_loops();
    let mut named = Named::new(&program);
    let mut threads = Threads::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut states = vec![Machine::new(&mut named)];
    known.insert(states[0].state(), 0);
    // For each state those before it, and whether something gets on from there.
    let mut before: Vec<Vec<usize>> = vec![Vec::new()];
    let mut gets_on: Vec<bool> = vec![false];
    let mut at = 0;
    while at < states.len() {
        for thread in states[at].enabled(&named).map_err(given_up)? {
            let mut next = states[at].clone();
            next.advance(&mut named, &mut threads, thread)?;
            next.forget();
            let within = |machine: &Machine<&BuilderProgram>| {
                let state = machine.thread(thread)?;
                program.loop_of(state)
            };
            let stays = within(&states[at]).is_some() && within(&states[at]) == within(&next);
            gets_on[at] |= !stays;
            let place = *known.entry(next.state()).or_insert_with(|| {
                states.push(next);
                before.push(Vec::new());
                gets_on.push(false);
                states.len() - 1
            });
            before[place].push(at);
            if states.len() > limit {
                let limit = limit as u64;
                return Err(EnumerateError::TooMany { limit });
            }
        }
        at += 1;
    }
    let mut news: Vec<usize> = (0..states.len()).filter(|&at| gets_on[at]).collect();
    while let Some(state) = news.pop() {
        for &earlier in &before[state] {
            if !std::mem::replace(&mut gets_on[earlier], true) {
                news.push(earlier);
            }
        }
    }
    let mut ends = states
        .iter()
        .zip(&gets_on)
        .filter(|(_, gets_on)| !**gets_on);
    Ok(ends.any(|(state, _)| spins(&program, &named, state)))
}

fn given_up(halt: Halt) -> EnumerateError {
    match halt {
        Halt::Program(diagnostic) => EnumerateError::Program(diagnostic),
        Halt::StartOver => unreachable!("listings learn nothing"),
    }
}

/// Whether some thread goes around a loop, and no thread has failed, was stopped by an assumption or has
/// ended the process.
fn spins(
    program: &BuilderProgram,
    named: &Named<&BuilderProgram>,
    machine: &Machine<&BuilderProgram>,
) -> bool {
    let mut spins = false;
    for thread in (0..machine.threads()).map(|index| ThreadId(index as u16)) {
        let Some(state) = machine.thread(thread) else {
            continue;
        };
        if machine.has_failed(thread) {
            return false;
        }
        match named.pending(state) {
            Pending::Access(Access::Lock { .. } | Access::Join { .. }) | Pending::Done(_) => {}
            Pending::Access(_) => spins |= program.loop_of(state).is_some(),
            Pending::Blocked(Blocked::Spin) => spins = true,
            _ => return false,
        }
    }
    spins
}
