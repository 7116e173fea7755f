//! What a new event does to the current execution: to memory and threads, and which earlier events it
//! conflicts and races with.
//!
//! Of the accesses of a location only the last group, and for an access that joins that group the one
//! before, can conflict with a new one without another event in between.

use quotient_model::{
    Access, Effect, Failure, Found, Life, Location, Program, ThreadId, Value, effect, perform,
};

use super::{ABSENT, Accessed, Event, Row, Trace};
use crate::order::{EventIndex, Footprint, NONE};

impl<P: Program> Trace<P> {
    /// Orders the new event after `earlier`, with which it conflicts, and notes a race if nothing
    /// else orders the two.
    #[inline(always)]
    pub(super) fn conflict(&mut self, earlier: EventIndex, race: bool) {
        let event = &self.events[earlier];
        if self.clocks.last(event.step.thread) > event.index {
            return;
        }
        if race {
            self.races.push(earlier);
        }
        self.clocks.join_last(earlier);
    }

    /// Performs an access to one location.
    #[inline]
    pub(super) fn touch(&mut self, event: &mut Event, at: EventIndex) -> Option<Failure> {
        let location = event.access.location()?;
        if let Some(awaited) = &mut self.awaited {
            awaited.performed(&event.access);
        }
        let cell = self.world.cell(location);
        let accessed = self.accessed[location];
        event.before = cell;
        event.prev = accessed;
        let failure = match perform(&event.access, cell, event.step.thread) {
            Effect::Done { observed, written } => {
                event.observed = observed;
                event.written = written;
                None
            }
            Effect::Failed(failure) => Some(failure),
            Effect::Disabled => unreachable!("only enabled accesses are performed"),
        };
        event.step.footprint = match event.written {
            None => Footprint::Read(location),
            Some(value) => {
                self.world.write(location, value);
                match event.access {
                    Access::Add { .. } => Footprint::Blind(location),
                    _ => Footprint::Write(location),
                }
            }
        };
        if let Access::Count { tally, .. } | Access::Uncount { tally, .. } = event.access {
            self.count(event, tally);
        }
        let before = match self.joins(event.step.footprint, accessed.last, location) {
            true => accessed.before,
            false => accessed.last,
        };
        self.accessed[location] = Accessed { last: at, before };
        let mut earlier = before;
        while earlier != NONE {
            let race = self.reversible(event, earlier);
            self.conflict(earlier, race);
            earlier = self.next_in_group(earlier, location);
        }
        failure
    }

    /// Whether the new event, with which `earlier` conflicts, could have happened right before
    /// `earlier` for all that `earlier` can do about it. If not, what it could have happened
    /// before is noted here (locks) or looked for by [`crate::search::blocking`] (awaits).
    #[inline]
    fn reversible(&mut self, event: &Event, earlier: EventIndex) -> bool {
        match event.access {
            Access::Lock { location } => {
                if self.cell_before(earlier, location).is_lockable() {
                    return true;
                }
                // The lock could not have happened right before the unlock, but it could have
                // happened before the lock that the unlock ends.
                let taken = self.taken_before(earlier, location);
                if taken != NONE && !self.covered(taken) {
                    self.races.push(taken);
                }
                false
            }
            Access::Await { location, .. } | Access::AwaitExchange { location, .. } => {
                self.is_read(earlier, location)
            }
            _ => true,
        }
    }

    /// The event that took the mutex which `event` found held.
    fn taken_before(&self, event: EventIndex, mutex: Location) -> EventIndex {
        let mut taken = event;
        loop {
            taken = self.last_write(self.accessed_before(taken, mutex), mutex);
            if taken == NONE || self.cell_before(taken, mutex).is_lockable() {
                return taken;
            }
        }
    }

    /// Whether `earlier` happens before the new event by what is known so far.
    fn covered(&self, earlier: EventIndex) -> bool {
        let event = &self.events[earlier];
        self.clocks.last(event.step.thread) > event.index
    }

    /// Creates a thread.
    pub(super) fn spawn(&mut self, event: &mut Event, nth: u32, at: EventIndex) {
        let parent = event.step.thread;
        let child = self
            .threads
            .child(parent, nth)
            .expect("the search stops at fewer threads");
        self.clocks.widen(self.threads.count());
        let before = self.states.get(event.prev_slot);
        let state = self.program.spawn(before, child);
        let slot = self.states.begin(state);
        *self.rows.reach(child, || ABSENT) = Row {
            slot,
            born_at: at,
            ..ABSENT
        };
        self.present.push(child);
        self.world.spawn(child);
        self.stepped(child);
        event.observed = Value::from(child.0);
        event.step.footprint = Footprint::Spawn(child);
    }

    /// Waits for a thread that has ended.
    pub(super) fn join(
        &mut self,
        event: &mut Event,
        child: ThreadId,
        at: EventIndex,
    ) -> Option<Failure> {
        event.step.footprint = Footprint::Join(child);
        if self.world.life(child) != Life::Absent {
            let joined_at = &mut self.rows[child].joined_at;
            event.prev.last = std::mem::replace(joined_at, at);
        }
        match effect(&event.access, event.step.thread, &self.world) {
            Effect::Done { observed, .. } => event.observed = observed,
            Effect::Failed(failure) => {
                if event.prev.last != NONE {
                    self.conflict(event.prev.last, true);
                }
                return Some(failure);
            }
            Effect::Disabled => unreachable!("only enabled accesses are performed"),
        }
        self.world.perform(&event.access, None);
        self.conflict(self.last_of(child), false);
        None
    }

    /// Ends the life of `count` cells.
    pub(super) fn free(
        &mut self,
        event: &mut Event,
        first: Location,
        count: u32,
        at: EventIndex,
    ) -> Option<Failure> {
        event.step.footprint = Footprint::Free(first, count);
        let failure = match effect(&event.access, event.step.thread, &self.world) {
            Effect::Failed(failure) => Some(failure),
            _ => None,
        };
        event.before.freed = failure.is_some();
        event.freed = self.freed.end();
        let mut earlier = Vec::new();
        for location in first.block(count) {
            let accessed = self.accessed[location];
            self.freed.push(accessed);
            for mut group in [accessed.last, accessed.before] {
                while group != NONE {
                    earlier.push(group);
                    group = self.next_in_group(group, location);
                }
            }
            self.accessed[location] = Accessed {
                last: at,
                before: NONE,
            };
        }
        earlier.sort_unstable();
        earlier.dedup();
        for &event in earlier.iter().rev() {
            self.conflict(event, true);
        }
        if failure.is_none() {
            self.world.perform(&event.access, None);
        }
        failure
    }
}
