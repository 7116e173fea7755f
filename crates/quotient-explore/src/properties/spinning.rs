//! Whether a thread that waits in a loop would go around it again and again, and what memory must hold for
//! that.
//!
//! A thread may have been stopped in its loop by what it read before others went on
//! ([`Blocked::Spin`]), and an await that stands for a loop may compare with that. So the thread is
//! taken around its loop, on memory as it stays. It spins if it comes to wait in the same loop again, after a round or
//! several, with the same to begin the next round with, and has changed nothing: all of that was done with the
//! values that stay, and so will be all that follows.
//!
//! What it changes in the round must be undone at its end, and nobody may wait for it: a mutex that it gives up
//! and takes again. Memory that only counts, and at which nobody looks, does not count.
//!
//! A thread that was stopped by the bound of a loop is taken around in the same way. What any of them changes for a
//! while may be what another one waits for: then nothing is said ([`Round::disturbs`]).
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
const LONGEST_ROUND: u32 = 100_000;

/// Who was stopped by a bound is followed for so many accesses, and taken over bounds so often. Most that are do not wait, and there are many
/// executions in which they are.
const LONGEST_BOUNDED: u32 = 1000;
const MOST_OVER_BOUND: u32 = 8;

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
    #[cfg(test)]
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

/// A round of a loop, after which the thread is where it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Round {
    /// What it found on its way.
    pub found: Vec<Stays>,
    /// What it has changed for a while, and what it held then.
    changed: Vec<(Location, Value)>,
    /// Where it has looked. Whoever locks a mutex, and unlocks it, is only held up by others that do, and so is who takes another
    /// lock.
    looked: Vec<Location>,
    /// Where it has looked only by exchanges that wait, before it has changed what is there for a while: such a lock of the program's
    /// own holds it up, too, while it does not hold what is waited for.
    awaited: Vec<Access>,
}

impl Round {
    /// Whether it changes for a while what another thread looks at in its round.
    pub fn disturbs(&self, other: &Round) -> bool {
        let mut changed = self.changed.iter();
        changed.any(|&(location, value)| {
            let mut awaited = other.awaited.iter();
            other.looked.contains(&location)
                || awaited.any(|access| {
                    access.location() == Some(location) && access.awaits(value) == Some(true)
                })
        })
    }
}

/// If the thread, which waits in a loop, comes to wait in it again without changing anything: that round.
pub(super) fn round<C: Current>(current: &mut C, thread: ThreadId) -> Option<Round> {
    let blocked_at = current.pending(thread).clone();
    let is_bounded = blocked_at == Pending::Blocked(Blocked::LoopBound);
    let mut looked = Vec::new();
    let mut awaited: Vec<Access> = Vec::new();
    let mut state = current.state(thread).clone();
    let mut published = Published::new();
    let mut found = Vec::new();
    // With what it began rounds when it had changed nothing.
    let mut begun = Vec::new();
    let mut over_bound = 0;
    let mut changes = Changes::default();
    let (longest, most_over_bound) = match is_bounded {
        true => (LONGEST_BOUNDED, MOST_OVER_BOUND),
        false => (LONGEST_ROUND, LONGEST_ROUND),
    };
    for _ in 0..longest {
        let pending = current.program().pending(&state);
        let (access, location) = match *pending {
            Pending::Blocked(why @ (Blocked::Spin | Blocked::LoopBound)) => {
                if why == Blocked::LoopBound {
                    over_bound += 1;
                    if over_bound > most_over_bound || !current.program().waits_in_loop(&state) {
                        return None;
                    }
                }
                let around = current.program_mut().go_around(&mut state, 0);
                // Of a thread that was not seen to wait all must be the same, not only what counts for those that do.
                let compares = !is_bounded || why == Blocked::LoopBound;
                if compares && changes.are_undone() && has_begun(&mut begun, around) {
                    return Some(changes.round(found, looked, awaited));
                }
                continue;
            }
            Pending::Access(access) => (access, access.location()?),
            _ => return None,
        };
        let own = changes.now(location);
        let is_awaited = awaited.iter().any(|a| a.location() == Some(location));
        match access {
            Access::Lock { .. } | Access::Unlock { .. } => {}
            _ if looked.contains(&location) || is_awaited && own.is_some() => {}
            Access::AwaitExchange { .. } => awaited.push(access),
            _ if current.program().is_lock(location) => {}
            _ => looked.push(location),
        }
        let waits_there = *pending == blocked_at && access.awaits(0).is_some();
        let (cell, what) = match current.last_seen(thread, location) {
            _ if own.is_some() => (own.unwrap_or(Cell::new(0)), None),
            // That an await is not satisfied needs no look of its own.
            Some(value) if !waits_there => {
                let (cell, what) = seen(current, access, location, value);
                (cell, Some(what))
            }
            _ => {
                let cell = current.holds(location);
                (cell, Some(What::Value(cell.value)))
            }
        };
        let observed_by_nobody = current.program().is_unobserved(location);
        match perform(&access, cell, thread) {
            Effect::Done { observed, written } => {
                let written = written.filter(|&w| w != cell.value && !observed_by_nobody);
                if let Some(value) = written {
                    if is_wanted(current, thread, location) {
                        return None;
                    }
                    changes.note(location, cell, value);
                }
                if let Some(what) = what.filter(|_| !observed_by_nobody) {
                    let stays = Stays { location, what };
                    if !stays.may_be(current) {
                        return None;
                    }
                    note(&mut found, stays);
                }
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
                let around = program.go_around(&mut state, cell.value);
                let what = What::NotFor(access);
                note(&mut found, Stays { location, what });
                if !is_bounded && changes.are_undone() && has_begun(&mut begun, around) {
                    return Some(changes.round(found, looked, awaited));
                }
            }
            _ => return None,
        }
    }
    None
}

/// Whether a round has begun with this before. Takes note of it.
fn has_begun(begun: &mut Vec<u64>, with: u64) -> bool {
    let before = begun.contains(&with);
    if !before {
        begun.push(with);
    }
    before
}

/// What a thread has changed in the round: a mutex that it gives up and takes again, say. Nothing has come of it
/// if all of it is undone.
#[derive(Default)]
struct Changes {
    /// What locations hold without it, and with it.
    cells: Vec<(Location, Cell, Cell)>,
    /// All that they have held in between.
    between: Vec<(Location, Value)>,
}

impl Changes {
    fn now(&self, location: Location) -> Option<Cell> {
        let changed = self.cells.iter().find(|cell| cell.0 == location);
        changed.map(|&(_, _, now)| now)
    }

    fn note(&mut self, location: Location, held: Cell, value: Value) {
        let now = Cell::new(value);
        let at_first = match self.cells.iter_mut().find(|cell| cell.0 == location) {
            Some(changed) => {
                changed.2 = now;
                changed.1
            }
            None => {
                self.cells.push((location, held, now));
                held
            }
        };
        if value != at_first.value {
            self.between.push((location, value));
        }
    }

    fn are_undone(&self) -> bool {
        let mut cells = self.cells.iter();
        cells.all(|(_, held, now)| held.value == now.value)
    }

    /// The round in which these were made and undone.
    fn round(self, found: Vec<Stays>, looked: Vec<Location>, awaited: Vec<Access>) -> Round {
        Round {
            found,
            changed: self.between,
            looked,
            awaited,
        }
    }
}

/// Whether another thread waits at the location: then a change there, be it undone, may let it go on.
fn is_wanted<C: Current>(current: &C, by: ThreadId, location: Location) -> bool {
    let waits = |thread: ThreadId| match current.pending(thread) {
        Pending::Access(access) => access.location() == Some(location),
        _ => false,
    };
    current
        .present()
        .any(|thread| thread != by && waits(thread))
}

/// What a thread finds that finds what it has seen before, and what must stay for that.
fn seen<C: Current>(current: &C, access: Access, location: Location, value: Value) -> (Cell, What) {
    match access {
        // It has not seen who holds the mutex.
        Access::TryLock { .. } if !Cell::new(value).is_lockable() => {
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
