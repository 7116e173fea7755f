//! Data races by C11: two accesses of one location by different threads, one of which writes and one of which is
//! not atomic, neither of which happens before the other ([`Synchronised`]).
//!
//! They are judged on the executions that are explored. What happens before what follows from program order and from what each
//! read reads from, so it is the same in all executions of a class, also of [`crate::observers`], which
//! leaves the order of writes open that nobody reads. And of two accesses that are unordered in an execution no
//! continuation orders them: it is enough to look at the second when it is added.
//!
//! # Awaits
//!
//! The reads in vain of an await are accesses as well. Each can come right after any write that does not happen
//! before what the thread did last; what the await learns when it happens comes too late for them.
//!
//! # Memory of a thread's own
//!
//! What a thread writes before others can reach it makes no event. It writes each cell for the last time somewhere
//! before the event that publishes it: behind the last of the thread's events after which the cell still held something
//! else. What races with that is a race with the publication.
//!
//! # Freed memory
//!
//! To free memory is to write all of it, for those who accessed it before and do not happen before that: they may come after it
//! on a machine that keeps no more order than it must. So a reference count whose last owner does not acquire what the others
//! released is found. Who comes after the free in an execution is found by that.

use std::ops::Range;

use quotient_model::{Access, Event, EventId, Index, Location, Pending, Program, Table, ThreadId};

use super::data_races::racing;
use super::synchronised::Synchronised;
use crate::order::{Clocks, EventIndex, Footprint, NONE};
use crate::recording::{Halt, RaceReading, Recorder};
use crate::world::{Await, Current, Trace};

/// The accesses of the current execution, by location and thread, and their order.
#[derive(Default)]
pub(crate) struct C11Races {
    order: Synchronised,
    accessed: Table<Location, Accessed>,
    /// By event, the access of the same location by the same thread before it.
    earlier: Table<EventIndex, EventIndex>,
    /// The events that are atomic sections. What they access is not among [`C11Races::accessed`].
    sections: Vec<EventIndex>,
    /// By location, the event that published it.
    published: Table<Location, EventIndex>,
    revealed: Vec<Revealed>,
}

impl C11Races {
    /// Whether it is for C11's order to tell which data races there are: if those are wanted, and happens-before may be less
    /// than the order of what conflicts, since a thread has come to something weakly ordered. In a program in which none
    /// ever does, [`super::data_races`] finds races if there are any, though not all the pairs.
    #[inline]
    pub fn are_wanted<P: Program>(trace: &Trace<P>, recorder: &Recorder) -> bool {
        let program = &trace.program;
        (program.is_weakly_ordered() || program.tries_to_lock())
            && recorder.wanted.races.map(|races| races.reading) == Some(RaceReading::C11)
    }

    /// Follows the current execution to its last event, and reports the data races of what was added. `before` is the
    /// order that all executions of the class have.
    pub fn follow<P: Program>(
        &mut self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        before: impl Fn(EventIndex, EventIndex) -> bool,
    ) -> Result<(), Halt> {
        for at in self.earlier.end().to(trace.end()) {
            self.push(trace, at, &before);
            self.of_event(trace, recorder, at, &before)?;
        }
        Ok(())
    }

    /// Whether the next access of `thread`, of this location, must come after every write of it that it comes after under
    /// sequential consistency and `can_miss`, because it comes behind one that happens before or that it is `forced` behind otherwise.
    /// `false` if it takes a closer look to tell.
    pub fn must_see_all<P: Program>(
        &self,
        trace: &Trace<P>,
        thread: ThreadId,
        location: Location,
        forced: impl Fn(EventIndex) -> bool,
        can_miss: impl Fn(EventIndex) -> bool,
    ) -> bool {
        if !self.sections.is_empty() {
            return false;
        }
        let Some(accessed) = self.accessed.get(location) else {
            return true;
        };
        // The last access that it must come behind.
        let mut known = None;
        let before = self.order.before_next(trace, thread);
        for &(_, last) in &accessed.by {
            let mut at = last;
            while at != NONE
                && known.is_none_or(|known| known < at)
                && !self.order.has(trace, before, at)
                && !forced(at)
            {
                at = self.earlier[at];
            }
            known = known.max(at.some());
        }
        if known.is_some_and(|known| trace.event(known).access.added().is_some()) {
            return false;
        }
        let last = trace.last_of(thread);
        self.others(location, thread).all(|&(_, latest)| {
            let mut at = latest;
            while at != NONE && known.is_none_or(|known| known < at) {
                if trace.event(at).written.is_some()
                    && can_miss(at)
                    && trace.happens_before(at, last)
                {
                    return false;
                }
                at = self.earlier[at];
            }
            true
        })
    }

    /// Adds a row to other clocks: what happens before the `seq_cst` fence that the thread of event `at` passed before that.
    pub fn push_known_at_fence<P: Program, I: Index>(
        &self,
        trace: &Trace<P>,
        at: EventIndex,
        into: &mut Clocks<I>,
    ) {
        self.order.push_known_at_fence(trace, at, into);
    }

    fn push<P: Program>(
        &mut self,
        trace: &Trace<P>,
        at: EventIndex,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
    ) {
        self.order.push(trace, before);
        for location in trace.published_by(at) {
            let published = self.published.reach(location, || NONE);
            let accessed = self.accessed.get_mut(location);
            self.revealed.push(Revealed {
                event: at,
                location,
                published: std::mem::replace(published, at),
                accessed: accessed.map(std::mem::take).unwrap_or_default(),
            });
        }
        let event = trace.event(at);
        if let Footprint::Section(_) = event.step.footprint {
            self.sections.push(at);
        }
        // One that fails its thread accesses nothing.
        let earlier = match accessed(&event.access) {
            Some(location) if !trace.fails(at) => self.note(location, event.step.thread, at),
            _ => NONE,
        };
        self.earlier.push(earlier);
    }

    /// Goes back over the last event, which the trace has no more.
    pub fn pop(&mut self, access: &Access, thread: ThreadId) {
        let plain = !self.order.is_atomic(self.earlier.last_index());
        self.order.pop();
        let earlier = self.earlier.pop().unwrap_or(NONE);
        let at = self.earlier.end();
        self.sections.pop_if(|section| *section == at);
        if let Some(location) = accessed(access)
            && let Some(accessed) = self.accessed.get_mut(location)
            && let Some(place) = accessed
                .by
                .iter()
                .position(|&(t, last)| t == thread && last == at)
        {
            accessed.plain -= u32::from(plain);
            match earlier {
                NONE => _ = accessed.by.swap_remove(place),
                earlier => accessed.by[place].1 = earlier,
            }
        }
        while let Some(revealed) = self.revealed.pop_if(|revealed| revealed.event == at) {
            let location = revealed.location;
            self.published[location] = revealed.published;
            if let Some(accessed) = self.accessed.get_mut(location) {
                *accessed = revealed.accessed;
            }
        }
    }

    /// Notes an access as the thread's last of the location; gives the one before.
    fn note(&mut self, location: Location, thread: ThreadId, at: EventIndex) -> EventIndex {
        let accessed = self.accessed.reach(location, Accessed::default);
        accessed.plain += u32::from(!self.order.is_atomic(at));
        match accessed.by.iter_mut().find(|(by, _)| *by == thread) {
            Some((_, last)) => std::mem::replace(last, at),
            None => {
                accessed.by.push((thread, at));
                NONE
            }
        }
    }

    /// Reports the data races of an event with those before.
    fn of_event<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        at: EventIndex,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
    ) -> Result<(), Halt> {
        let event = trace.event(at);
        if let Access::Free { first, count } = event.access {
            return self.of_free(trace, recorder, at, first.0..first.0 + count);
        }
        let Some(location) = accessed(&event.access) else {
            return Ok(());
        };
        let second = Accessing {
            at,
            plain: !self.order.is_atomic(at),
            writes: event.written.is_some(),
        };
        // What fails in the end may have looked in vain before.
        let fails = trace.fails(at);
        let waits = Await::happened(trace, at)
            .is_some_and(|awaited| !fails || awaited.freed_by(trace, before).is_some());
        // Mostly all accesses of the location are atomic.
        let accessed = self.accessed.get(location);
        let others = match second.plain || accessed.is_some_and(|accessed| accessed.plain > 0) {
            true => Some(self.others(location, event.step.thread)),
            false => None,
        };
        for &(thread, last) in others.into_iter().flatten() {
            let mut first = last;
            while !fails && first != NONE && !self.order.before(trace, first, at) {
                self.of_pair(trace, recorder, first, second)?;
                first = self.earlier[first];
            }
            // What the await has learnt may come too late.
            while waits && first != NONE && !self.order.before_event(trace, first, at) {
                let in_vain = Accessing {
                    writes: event.access.writes_in_vain(),
                    ..second
                };
                self.of_pair(trace, recorder, first, in_vain)?;
                first = self.earlier[first];
            }
            debug_assert_ne!(thread, event.step.thread);
        }
        match fails {
            true => Ok(()),
            false => {
                let unseen = || self.unseen_publication(trace, at, location);
                self.of_publication(trace, recorder, at, location, unseen)
            }
        }
    }

    /// Reports the data races of an event that frees these locations with those before.
    fn of_free<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        at: EventIndex,
        freed: Range<u32>,
    ) -> Result<(), Halt> {
        if trace.fails(at) {
            return Ok(());
        }
        let thread = trace.event(at).step.thread;
        // All of them are one object.
        let mut unseen = None;
        for location in freed.map(Location) {
            for &(_, last) in self.others(location, thread) {
                let mut first = last;
                while first != NONE && !self.order.before(trace, first, at) {
                    self.tell(trace, recorder, location, [first, at])?;
                    first = self.earlier[first];
                }
            }
            self.of_publication(trace, recorder, at, location, || {
                *unseen.get_or_insert_with(|| self.unseen_publication(trace, at, location))
            })?;
        }
        Ok(())
    }

    /// Reports the data races of the awaits that stay blocked at the end of an execution, with events.
    pub fn of_blocked<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
    ) -> Result<(), Halt> {
        for thread in trace.present() {
            let Pending::Access(access) = *trace.pending(thread) else {
                continue;
            };
            if trace.has_failed(thread) || access.awaits(0).is_none() {
                continue;
            }
            let Some(location) = access.location() else {
                continue;
            };
            let second = Accessing {
                at: NONE,
                plain: !trace.program.is_atomic(trace.state(thread)),
                writes: access.writes_in_vain(),
            };
            for &(_, last) in self.others(location, thread) {
                let mut first = last;
                while first != NONE && !self.order.before_thread(trace, first, thread) {
                    let states = [trace.state_before(first), trace.state(thread)];
                    let sites = states.map(|state| trace.program.site(state));
                    if self.conflicts(trace, first, second) && recorder.is_new_pair(sites) {
                        let in_vain = in_vain(trace, thread, access, location);
                        let accesses = [
                            racing(trace, &trace.described_whole(first), states[0]),
                            racing(trace, &in_vain, states[1]),
                        ];
                        recorder.race(trace, location, accesses, || {
                            trace.happened().chain([(in_vain, states[1])]).collect()
                        })?;
                    }
                    first = self.earlier[first];
                }
            }
        }
        Ok(())
    }

    /// The last accesses of the location by others.
    fn others(
        &self,
        location: Location,
        thread: ThreadId,
    ) -> impl Iterator<Item = &(ThreadId, EventIndex)> {
        let accessed = self.accessed.get(location);
        let by = accessed.map_or(&[][..], |accessed| &accessed.by);
        by.iter().filter(move |&&(by, _)| by != thread)
    }

    fn conflicts<P: Program>(
        &self,
        trace: &Trace<P>,
        first: EventIndex,
        second: Accessing,
    ) -> bool {
        let writes = trace.event(first).written.is_some();
        (writes || second.writes) && (second.plain || !self.order.is_atomic(first))
    }

    fn of_pair<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        first: EventIndex,
        second: Accessing,
    ) -> Result<(), Halt> {
        if !self.conflicts(trace, first, second) {
            return Ok(());
        }
        let states = [trace.state_before(first), trace.state_before(second.at)];
        let [one, other] = states.map(|state| trace.program.program.accessed_part(state));
        if one.is_apart_from(other) {
            return Ok(());
        }
        match accessed(&trace.event(second.at).access) {
            Some(location) => self.tell(trace, recorder, location, [first, second.at]),
            None => Ok(()),
        }
    }

    /// Reports the race of two events of the current execution, in which nothing behind the second counts.
    #[cold]
    fn tell<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        location: Location,
        [first, second]: [EventIndex; 2],
    ) -> Result<(), Halt> {
        let states = [first, second].map(|at| trace.state_before(at));
        if !recorder.is_new_pair(states.map(|state| trace.program.site(state))) {
            return Ok(());
        }
        let mut accesses = [first, second]
            .map(|at| racing(trace, &trace.described_whole(at), trace.state_before(at)));
        if accessed(&trace.event(first).access) != Some(location) {
            // What it published had been written before.
            (accesses[0].writes, accesses[0].atomic) = (true, false);
        }
        if let Access::Free { .. } = trace.event(second).access {
            (accesses[1].writes, accesses[1].atomic) = (true, false);
        }
        recorder.race(trace, location, accesses, || {
            let events = EventIndex::FIRST.to(second.next());
            events.flat_map(|at| trace.accesses_of(at)).collect()
        })
    }

    /// Reports the data race of an event with the publication of its location, if there is one: by the event that is known to have
    /// published it, or else by `unseen`.
    fn of_publication<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        at: EventIndex,
        location: Location,
        unseen: impl FnOnce() -> Option<EventIndex>,
    ) -> Result<(), Halt> {
        let published = self.published.get(location).copied();
        let published = match published.filter(|&event| event != NONE) {
            Some(published) => Some(published),
            None => unseen(),
        };
        let Some(published) = published.filter(|&event| event != at) else {
            return Ok(());
        };
        let by = trace.event(published).step.thread;
        if by == trace.event(at).step.thread || self.order.before(trace, published, at) {
            return Ok(());
        }
        let written = self.written_before(trace, published, location);
        match self.order.known(at, by) > trace.event(written).index {
            true => Ok(()),
            false => self.tell(trace, recorder, location, [published, at]),
        }
    }

    /// The event that published the memory of a location that is not known to have been published: it held nothing but zeros, and
    /// nobody had accessed it so far. Asked for the first access of a thread; what happens before that happens before the others.
    fn unseen_publication<P: Program>(
        &self,
        trace: &Trace<P>,
        at: EventIndex,
        location: Location,
    ) -> Option<EventIndex> {
        if self.earlier[at] != NONE {
            return None;
        }
        let program = &trace.program;
        let by = program.owner(location)?;
        if by == trace.event(at).step.thread || program.is_own(location, trace.state(by)) {
            return None;
        }
        let mut event = trace.last_of(by);
        while event != NONE && trace.event(event).step.thread == by {
            if program.is_own(location, trace.state_before(event)) {
                return Some(event);
            }
            event = trace.thread_before(event);
        }
        None
    }

    /// The first event of the publishing thread that comes after its last write to the location.
    fn written_before<P: Program>(
        &self,
        trace: &Trace<P>,
        published: EventIndex,
        location: Location,
    ) -> EventIndex {
        let mut after = published;
        loop {
            let before = trace.thread_before(after);
            let own = |event: EventIndex| {
                event != NONE
                    && trace.event(event).step.thread == trace.event(published).step.thread
            };
            let states = match own(before) {
                true => [trace.state_before(before), trace.state_before(published)],
                false => return after,
            };
            if !trace.program.holds_alike(location, states[0], states[1]) {
                return after;
            }
            after = before;
        }
    }
}

/// How a location was accessed.
#[derive(Default)]
struct Accessed {
    /// The last access of each thread that has accessed it.
    by: Vec<(ThreadId, EventIndex)>,
    /// How many accesses were not atomic.
    plain: u32,
}

/// A location that an event published, and what was known of it before, when it was another cell.
struct Revealed {
    event: EventIndex,
    location: Location,
    published: EventIndex,
    accessed: Accessed,
}

/// The second access of a race.
#[derive(Clone, Copy)]
struct Accessing {
    at: EventIndex,
    plain: bool,
    writes: bool,
}

/// An await that looks in vain, as an event.
pub(crate) fn in_vain<C: Current>(
    current: &C,
    thread: ThreadId,
    access: Access,
    location: Location,
) -> Event {
    let value = current.holds(location).value;
    let writes = access.writes_in_vain();
    let own = current
        .happened()
        .filter(|(event, _)| event.id.thread == thread);
    Event {
        id: EventId {
            thread,
            index: own.count() as u32,
        },
        access: match writes {
            true => access,
            false => Access::Read { location },
        },
        observed: value,
        written: writes.then_some(value),
        spawned: None,
    }
}

/// The location of an access that can be part of a data race.
pub(crate) fn accessed(access: &Access) -> Option<Location> {
    match *access {
        Access::Read { location }
        | Access::Write { location, .. }
        | Access::Rmw { location, .. }
        | Access::CompareExchange { location, .. }
        | Access::Add { location, .. }
        | Access::Count { location, .. }
        | Access::Uncount { location, .. }
        | Access::Await { location, .. }
        | Access::AwaitExchange { location, .. } => Some(location),
        _ => None,
    }
}
