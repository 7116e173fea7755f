//! What accesses read, and what they do given where they read from.

use quotient_model::{
    Access, Cell, Effect, Failure, Found, Life, Location, Program, ThreadId, Value, effect,
};

use super::Run;
use crate::witness::{NONE, Place, Writes};

/// What an access does, given where it reads from.
pub(crate) struct Outcome {
    pub observed: Value,
    pub written: Option<Value>,
    pub writes: Writes,
    pub failure: Option<Failure>,
    /// It cannot happen: the mutex is held.
    pub disabled: bool,
}

/// What an access finds that reads from `source`. A write and a free read only whether a free came before,
/// a join only whether another join did.
struct Source<'r, P: Program> {
    run: &'r Run<P>,
    access: &'r Access,
    source: u32,
}

impl<P: Program> Found for Source<'_, P> {
    #[inline]
    fn cell(&self, location: Location) -> Cell {
        match self.access {
            Access::Write { .. } | Access::Free { .. } => Cell {
                value: 0,
                freed: self.source != NONE,
            },
            _ => self.run.cell(location, self.source),
        }
    }

    fn life(&self, thread: ThreadId) -> Life {
        match self.source {
            NONE => self.run.world.life(thread),
            _ => Life::Joined,
        }
    }
}

impl<P: Program> Run<P> {
    /// What the access reads.
    pub fn reads(&self, thread: ThreadId, access: &Access) -> Option<Place> {
        match *access {
            Access::Read { location }
            | Access::Rmw { location, .. }
            | Access::CompareExchange { location, .. }
            | Access::Lock { location }
            | Access::TryLock { location }
            | Access::Release { location }
            | Access::MutexInit { location }
            | Access::MutexDestroy { location } => Some(Place::cell(location.0)),
            Access::Write { location, .. } => Some(Place::alive(location.0)),
            // An unlock reads from the lock that it ends, or from what came in between; without one it
            // fails, whatever there is.
            Access::Unlock { location } => self
                .own_lock(thread, location)
                .map(|_| Place::cell(location.0)),
            Access::Join { thread } => Some(Place::joined(thread.0)),
            Access::Free { first, .. } => Some(Place::alive(first.0)),
            Access::Fence | Access::Spawn { .. } => None,
            // Never shown to these algorithms.
            Access::Add { .. } | Access::Await { .. } | Access::AwaitExchange { .. } => None,
        }
    }

    /// The lock that an unlock by the thread would end.
    fn own_lock(&self, thread: ThreadId, mutex: Location) -> Option<u32> {
        let mut writers = self.graph.at(Place::cell(mutex.0)).writers.iter();
        let own = writers.find(|writer| writer.thread == thread.0);
        let &last = own?.events.last()?;
        is_lock(&self.events[last as usize].access).then_some(last)
    }

    /// For an unlock that finds `last` instead of its thread's lock, what took the mutex away; [`NONE`]
    /// if there was no lock.
    pub(super) fn taken_away(&self, thread: ThreadId, mutex: Location, last: u32) -> u32 {
        let Some(lock) = self.own_lock(thread, mutex) else {
            return NONE;
        };
        let takes = |&reader: &u32| self.graph.node(reader).writes != Writes::Nothing;
        // A free does not read what it takes away.
        self.graph.readers(lock).find(takes).unwrap_or(last)
    }

    /// What the access does if it reads from `source`.
    pub fn outcome(&self, thread: ThreadId, access: &Access, source: u32) -> Outcome {
        let found = Source {
            run: self,
            access,
            source,
        };
        let mut outcome = Outcome {
            observed: 0,
            written: None,
            writes: Writes::Nothing,
            failure: None,
            disabled: false,
        };
        match effect(access, thread, &found) {
            Effect::Done { observed, written } => {
                outcome.observed = observed;
                outcome.written = written;
                outcome.writes = match *access {
                    Access::Join { thread } => Writes::One(Place::joined(thread.0)),
                    Access::Free { first, count } => Writes::Free {
                        first: first.0,
                        count,
                    },
                    _ => match (access.location(), written) {
                        (Some(location), Some(_)) => Writes::One(Place::cell(location.0)),
                        _ => Writes::Nothing,
                    },
                };
            }
            Effect::Failed(failure) => outcome.failure = Some(failure),
            Effect::Disabled => outcome.disabled = true,
        }
        outcome
    }
}

/// Whether the access takes a mutex if it can.
pub(crate) fn is_lock(access: &Access) -> bool {
    matches!(access, Access::Lock { .. } | Access::TryLock { .. })
}

/// Whether the access reads what it may overwrite: a read-modify-write in the wide sense. An unlock
/// is none, since it has only one source from which it does not fail.
pub(super) fn takes(access: &Access) -> bool {
    matches!(
        access,
        Access::Rmw { .. }
            | Access::CompareExchange { .. }
            | Access::Lock { .. }
            | Access::TryLock { .. }
            | Access::Release { .. }
            | Access::MutexInit { .. }
            | Access::MutexDestroy { .. }
            | Access::Join { .. }
            | Access::Free { .. }
    )
}
