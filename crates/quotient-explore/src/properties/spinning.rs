//! Whether a thread that waits in a loop would go around it again and again, and what memory must hold for
//! that.
//!
//! A thread may have been stopped in its loop by what it read before others went on
//! ([`Blocked::Spin`]), and an await that stands for a loop may compare with that. So the thread is
//! taken around its loop, on memory as it stays. It spins if it comes to wait in the same loop again, with
//! the same to begin the next round with, and has changed nothing: all of that round was done with the
//! values that stay, and so will be all others.
//!
//! Where the order of writes is open, memory as it stays is not known. There the thread is given what it
//! found itself when it last looked. Nothing is lost by that: if some order of some execution ends with threads
//! that spin, then so does one in which each has gone as far as it could, and has last seen what stays.
//! Every algorithm explores an execution in which all reads get the values that they get there.

use quotient_model::{
    Access, Blocked, Cell, Effect, Location, Pending, Published, ThreadId, Value, perform,
};

use crate::world::Current;

/// A loop that only waits and takes more accesses than this is not followed around.
const LONGEST_ROUND: u32 = 1000;

/// What a location must hold when nothing happens any more, for a thread to wait for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stays {
    pub location: Location,
    what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Value(Value),
    /// A mutex that cannot be locked.
    Held,
    /// Nothing that this await waits for.
    NotFor(Access),
}

impl Stays {
    /// A value that stays.
    pub fn value(location: Location, value: Value) -> Self {
        Stays {
            location,
            what: What::Value(value),
        }
    }

    /// A mutex that stays held.
    pub fn held(location: Location) -> Self {
        Stays {
            location,
            what: What::Held,
        }
    }

    /// Whether this is such a value.
    pub fn fits(&self, cell: Cell) -> bool {
        !cell.freed
            && match self.what {
                What::Value(value) => cell.value == value,
                What::Held => !cell.is_lockable(),
                What::NotFor(access) => access.awaits(cell.value) == Some(false),
            }
    }
}

impl Stays {
    /// Whether the location may hold it in the end. `false` only if it cannot.
    pub fn may_be<C: Current>(&self, current: &C) -> bool {
        let fits = |cell| self.fits(cell);
        fits(current.holds(self.location)) || current.may_hold(self.location, &fits)
    }
}

/// If the thread, which waits in a loop, comes to wait in it again without changing anything: what it
/// found on its way.
pub(super) fn round<C: Current>(current: &mut C, thread: ThreadId) -> Option<Vec<Stays>> {
    let blocked_at = current.pending(thread).clone();
    let mut state = current.state(thread).clone();
    let mut published = Published::new();
    let mut found = Vec::new();
    let mut within = None;
    for _ in 0..LONGEST_ROUND {
        let pending = current.program().pending(&state);
        let (access, location) = match *pending {
            Pending::Blocked(Blocked::Spin) => {
                let around = Some(current.program_mut().go_around(&mut state, 0));
                if within == around {
                    return Some(found);
                }
                within = around;
                continue;
            }
            Pending::Access(access) => (access, access.location()?),
            _ => return None,
        };
        let waits_there = *pending == blocked_at && access.awaits(0).is_some();
        let (cell, what) = match current.last_seen(thread, location) {
            // That an await is not satisfied needs no look of its own.
            Some(value) if !waits_there => seen(current, access, location, value),
            _ => {
                let cell = current.holds(location);
                (cell, What::Value(cell.value))
            }
        };
        match perform(&access, cell, thread) {
            Effect::Done { observed, written }
                if written.is_none_or(|written| written == cell.value) =>
            {
                let stays = Stays { location, what };
                if !stays.may_be(current) {
                    return None;
                }
                note(&mut found, stays);
                let program = current.program_mut();
                program.step(&mut state, observed, &mut published);
                if !published.is_empty() {
                    return None;
                }
            }
            Effect::Disabled if access.awaits(cell.value).is_some() => {
                if !current.program().waits_in_loop(&state) {
                    return None;
                }
                let program = current.program_mut();
                let around = Some(program.go_around(&mut state, cell.value));
                let what = What::NotFor(access);
                note(&mut found, Stays { location, what });
                if within == around {
                    return Some(found);
                }
                within = around;
            }
            _ => return None,
        }
    }
    None
}

/// What a thread finds that finds what it has seen before, and what must stay for that.
fn seen<C: Current>(current: &C, access: Access, location: Location, value: Value) -> (Cell, What) {
    match access {
        // It has not seen who holds the mutex.
        Access::TryLock { .. } => {
            let now = current.holds(location);
            let held = match now.is_lockable() {
                true => Cell::new(Cell::CLOSED),
                false => now,
            };
            (held, What::Held)
        }
        _ => (Cell::new(value), What::Value(value)),
    }
}

fn note(found: &mut Vec<Stays>, stays: Stays) {
    if !found.contains(&stays) {
        found.push(stays);
    }
}
