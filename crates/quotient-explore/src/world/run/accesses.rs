//! What accesses read, and what they do given where they read from.

use quotient_model::{
    Access, Cell, Effect, Failure, Location, Pending, Program, ThreadId, Value, perform,
};

use super::Run;
use crate::witness::{NONE, Place, Writes};
use crate::world::current::Current;

/// What an access does, given where it reads from.
pub(crate) struct Outcome {
    pub observed: Value,
    pub written: Option<Value>,
    pub writes: Writes,
    pub failure: Option<Failure>,
    /// It cannot happen: the mutex is held.
    pub disabled: bool,
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
            | Access::MutexDestroy { location } => Some(Place::cell(location.0)),
            Access::Write { location, .. } | Access::MutexInit { location } => {
                Some(Place::alive(location.0))
            }
            // An unlock reads from the lock that it ends; without one it fails, whatever there is.
            Access::Unlock { location } => {
                let place = Place::cell(location.0);
                let lock = self.last_write(place);
                let own = lock != NONE && self.graph.node(lock).thread == thread.0;
                (own && is_lock(&self.events[lock as usize].access)).then_some(place)
            }
            Access::Join { thread } => Some(Place::joined(thread.0)),
            Access::Free { first, .. } => Some(Place::alive(first.0)),
            Access::Fence | Access::Spawn { .. } => None,
            // Never shown to these algorithms.
            Access::Add { .. } | Access::Await { .. } | Access::AwaitExchange { .. } => None,
        }
    }

    /// What the access does if it reads from `source`.
    pub fn outcome(&self, thread: ThreadId, access: &Access, source: u32) -> Outcome {
        let fails = |failure| Outcome {
            observed: 0,
            written: None,
            writes: Writes::Nothing,
            failure: Some(failure),
            disabled: false,
        };
        let does = |observed, writes| Outcome {
            observed,
            written: None,
            writes,
            failure: None,
            disabled: false,
        };
        match *access {
            Access::Fence | Access::Spawn { .. } => does(0, Writes::Nothing),
            Access::Join { thread: child } if !self.exists(child) => fails(Failure::not_a_thread()),
            Access::Join { .. } if source != NONE => fails(Failure::joined_before()),
            Access::Join { thread: child } => match *self.pending(child) {
                Pending::Done(value) => does(value, Writes::One(Place::joined(child.0))),
                _ => does(0, Writes::Nothing),
            },
            Access::Free { .. } if source != NONE => fails(Failure::double_free()),
            Access::Free { first, count } => does(
                0,
                Writes::Free {
                    first: first.0,
                    count,
                },
            ),
            Access::Write { .. } | Access::MutexInit { .. } if source != NONE => {
                fails(Failure::freed_memory())
            }
            _ => {
                let location = access.location().unwrap_or(Location(0));
                let cell = match *access {
                    Access::Write { .. } | Access::MutexInit { .. } => Cell::default(),
                    _ => self.cell(location, source),
                };
                match perform(access, cell, thread) {
                    Effect::Done { observed, written } => Outcome {
                        observed,
                        written,
                        writes: written
                            .map_or(Writes::Nothing, |_| Writes::One(Place::cell(location.0))),
                        failure: None,
                        disabled: false,
                    },
                    Effect::Failed(failure) => fails(failure),
                    Effect::Disabled => Outcome {
                        disabled: true,
                        ..does(0, Writes::Nothing)
                    },
                }
            }
        }
    }
}

/// Whether the access takes a mutex if it can.
pub(crate) fn is_lock(access: &Access) -> bool {
    matches!(access, Access::Lock { .. } | Access::TryLock { .. })
}

/// Whether the access reads what it may overwrite: a read-modify-write in the wide sense. An unlock
/// is none, since it has only one source.
pub(crate) fn takes(access: &Access) -> bool {
    matches!(
        access,
        Access::Rmw { .. }
            | Access::CompareExchange { .. }
            | Access::Lock { .. }
            | Access::TryLock { .. }
            | Access::Release { .. }
            | Access::MutexDestroy { .. }
            | Access::Join { .. }
            | Access::Free { .. }
    )
}
