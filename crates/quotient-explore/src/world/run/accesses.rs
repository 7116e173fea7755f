//! What accesses read, and what they do given where they read from.

use quotient_model::{
    Access, Cell, Effect, Failure, Found, Life, Location, Program, ThreadId, Value, effect,
};

use super::Run;
use crate::order::EventIndex;
use crate::witness::{NONE, Place, Writes};
use crate::world::counters::added;

/// What an access does, given where it reads from.
pub(crate) struct Outcome {
    pub observed: Value,
    pub written: Option<Value>,
    pub writes: Writes,
    pub failure: Option<Failure>,
    /// It cannot happen: the mutex is held, the awaited condition does not hold.
    pub disabled: bool,
}

/// What an access finds that reads from `source`. A write and a free read only whether a free came before,
/// a join only whether another join did.
struct Source<'r, P: Program> {
    run: &'r Run<P>,
    thread: ThreadId,
    access: &'r Access,
    source: EventIndex,
    /// What it sees in a gauge.
    seen: Value,
}

impl<P: Program> Found for Source<'_, P> {
    #[inline]
    fn cell(&self, location: Location) -> Cell {
        match self.access {
            _ if self.run.counters.is(location) => self.run.counter(location),
            _ if self.run.counters.is_gauge(location) => Cell::new(self.seen),
            Access::Write { .. } | Access::Free { .. } => Cell {
                value: 0,
                freed: self.source != NONE,
            },
            Access::Unlock { .. } if self.source == NONE => {
                let found = self.run.unlocked(self.thread, location);
                self.run.cell(location, found)
            }
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
    /// The gauge that the access looks at.
    pub fn looks(&self, access: &Access) -> Option<Place> {
        let location = access.location()?;
        let looks = self.counters.is_gauge(location) && !matches!(access, Access::Add { .. });
        looks.then(|| Place::cell(location))
    }

    /// What a gauge holds after the adds up to these, at most one of each thread.
    pub fn sum(&self, location: Location, seen: &[EventIndex]) -> Value {
        let place = Place::cell(location);
        let initial = self.world.cell(location).value;
        seen.iter().fold(initial, |sum, &last| {
            let thread = self.graph.node(last).thread;
            let mut adders = self.graph.adders(place).iter();
            let own = adders.find(|adder| adder.thread == thread);
            let own = own.into_iter().flat_map(|adder| &adder.events);
            let adds = own.take_while(|&&add| add <= last);
            adds.fold(sum, |sum, &add| self.plus(sum, add))
        })
    }

    /// What an add makes of a value.
    pub fn plus(&self, value: Value, add: EventIndex) -> Value {
        let access = &self.events[add].access;
        added(access, Cell::new(value)).unwrap_or(value)
    }

    /// What the access reads. What it finds in a counter or a gauge has no source.
    pub fn reads(&self, thread: ThreadId, access: &Access) -> Option<Place> {
        let gauge = |location| self.counters.is_gauge(location);
        if self.counters.are_accessed(access) || access.location().is_some_and(gauge) {
            return None;
        }
        match *access {
            Access::Read { location }
            | Access::Rmw { location, .. }
            | Access::CompareExchange { location, .. }
            | Access::Add { location, .. }
            | Access::Count { location, .. }
            | Access::Uncount { location, .. }
            | Access::Await { location, .. }
            | Access::AwaitExchange { location, .. }
            | Access::Lock { location }
            | Access::TryLock { location }
            | Access::Release { location }
            | Access::MutexInit { location }
            | Access::MutexDestroy { location } => Some(Place::cell(location)),
            Access::Write { location, .. } => Some(Place::alive(location)),
            // An unlock reads from the lock that it ends, or from what came in between; without one it
            // can only tell whether there is a mutex at all.
            Access::Unlock { location } => Some(match self.own_lock(thread, location) {
                NONE => Place::alive(location),
                _ => Place::cell(location),
            }),
            Access::Join { thread } => Some(Place::joined(thread)),
            Access::Free { first, .. } => Some(Place::alive(first)),
            Access::Fence | Access::Spawn { .. } => None,
        }
    }

    /// The lock that an unlock by the thread would end; [`NONE`] if there is none.
    fn own_lock(&self, thread: ThreadId, mutex: Location) -> EventIndex {
        let mut writers = self.graph.at(Place::cell(mutex)).writers.iter();
        let own = writers.find(|writer| writer.thread == thread);
        let last = own.and_then(|own| own.events.last());
        last.copied()
            .filter(|&last| is_lock(&self.events[last].access))
            .unwrap_or(NONE)
    }

    /// What an unlock by the thread finds in a mutex that is not freed: its own lock, or else what took
    /// the mutex away from it.
    fn unlocked(&self, thread: ThreadId, mutex: Location) -> EventIndex {
        let lock = self.own_lock(thread, mutex);
        if lock == NONE {
            return NONE;
        }
        let takes = |&reader: &EventIndex| self.graph.node(reader).writes != Writes::Nothing;
        self.graph.readers(lock).find(takes).unwrap_or(lock)
    }

    /// What an unlock reads that comes after the free `source`, or before any; and what took the mutex
    /// away from it, after which it fails wherever it comes.
    pub(super) fn unlock_reads(
        &self,
        thread: ThreadId,
        mutex: Location,
        source: EventIndex,
    ) -> ((Place, EventIndex), EventIndex) {
        if self.frees(source) {
            return ((Place::alive(mutex), source), NONE);
        }
        match self.unlocked(thread, mutex) {
            NONE => ((Place::alive(mutex), NONE), NONE),
            lock if lock == self.own_lock(thread, mutex) => ((Place::cell(mutex), lock), NONE),
            taker => ((Place::alive(mutex), NONE), taker),
        }
    }

    /// Whether the event is a free.
    pub fn frees(&self, event: EventIndex) -> bool {
        event != NONE && matches!(self.graph.node(event).writes, Writes::Free { .. })
    }

    /// What the access does if it reads from `source`, or if it looks at a gauge after all that the trace has.
    pub fn outcome(&self, thread: ThreadId, access: &Access, source: EventIndex) -> Outcome {
        match self.looks(access) {
            Some(place) => self.outcome_seeing(thread, access, &self.graph.last_adds(place)),
            None => self.outcome_of(thread, access, source, 0),
        }
    }

    /// What the access, which looks at a gauge, does after the adds up to these.
    pub fn outcome_seeing(
        &self,
        thread: ThreadId,
        access: &Access,
        seen: &[EventIndex],
    ) -> Outcome {
        let seen = access
            .location()
            .map_or(0, |location| self.sum(location, seen));
        self.outcome_of(thread, access, NONE, seen)
    }

    fn outcome_of(
        &self,
        thread: ThreadId,
        access: &Access,
        source: EventIndex,
        seen: Value,
    ) -> Outcome {
        let found = Source {
            run: self,
            thread,
            access,
            source,
            seen,
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
                    Access::Join { thread } => Writes::One(Place::joined(thread)),
                    Access::Free { first, count } => Writes::Free { first, count },
                    _ => match (access.location(), written) {
                        (Some(location), Some(_)) if self.counters.is_gauge(location) => {
                            match access {
                                Access::Add { .. } => Writes::Add(Place::cell(location)),
                                // It is no gauge then, which is noted.
                                _ => Writes::Nothing,
                            }
                        }
                        (Some(location), Some(_)) if !self.counters.is(location) => {
                            Writes::One(Place::cell(location))
                        }
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

/// Whether the access may end a lock, its own or another's. Who does is looked for among those that read from the lock
/// ([`Run::unlocked`]), unless it was let choose from what it reads: then that tells.
pub(super) fn may_end_a_lock(access: &Access) -> bool {
    matches!(
        access,
        Access::Unlock { .. } | Access::MutexInit { .. } | Access::MutexDestroy { .. }
    )
}

/// Whether the access reads what it may overwrite: a read-modify-write in the wide sense. An unlock
/// is none, since it has only one source from which it does not fail.
pub(super) fn takes(access: &Access) -> bool {
    matches!(
        access,
        Access::Rmw { .. }
            | Access::CompareExchange { .. }
            | Access::Add { .. }
            | Access::Count { .. }
            | Access::Uncount { .. }
            | Access::AwaitExchange { .. }
            | Access::Lock { .. }
            | Access::TryLock { .. }
            | Access::Release { .. }
            | Access::MutexInit { .. }
            | Access::MutexDestroy { .. }
            | Access::Join { .. }
            | Access::Free { .. }
    )
}
