//! The current execution: its events, the memory they have made, the thread states between them,
//! and the happens-before order, all of which grow by one event and shrink by one event.
//!
//! This is where "nothing is run again that did not change" comes from. Each event keeps the
//! state of its thread after it, and what it overwrote; going back takes the last event off and
//! puts the old cell back, and no thread is ever stepped twice over the same event of the same
//! prefix. Mostly it is not in another prefix either, if it observes the same there ([`states`]).
//!
//! An access that fails its thread (use of freed memory, unlock of a mutex that is not held) is
//! an event as well, one that only reads: another order of events may have let it pass, so it
//! must be seen to conflict with them.
//!
//! An atomic section is one event of several accesses ([`sections`]). Threads that do the same wait for each other
//! ([`turns`]).

mod counting;
mod current;
mod perform;
mod saved;
mod sections;
mod states;
mod turns;

use quotient_model::{
    Access, Cell, Failure, Found, Index, Indices, Location, Mark, Named, Pending, Program,
    Published, RmwOp, Table, ThreadId, Threads, Value, World, index_type,
};

use crate::order::{AllTouched, Clocks, EventIndex, Footprint, NONE, Step, TouchSets};
use crate::world::awaited::Awaited;
use crate::world::current::Current;
use crate::world::slots::Slot;
use crate::world::twins::Twins;
use sections::{SectionEvents, SectionIndex};
use states::States;

index_type! {
    /// What a free has to put back at a location.
    struct FreedIndex;
}

/// One event of the current execution.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event {
    pub step: Step,
    /// Its place among the events of its thread, from 0.
    pub index: u32,
    pub access: Access,
    pub observed: Value,
    pub written: Option<Value>,
    /// What the location held before.
    pub before: Cell,
    /// The world before it.
    mark: Mark,
    /// How the location had been accessed before this event. For a join, `prev.last` is the join
    /// of the same thread before.
    prev: Accessed,
    /// For a free, where in [`Trace::freed`] its locations begin.
    freed: FreedIndex,
    /// For a section, which one it is.
    section: SectionIndex,
    /// The state and last event of the thread before this event.
    prev_slot: Slot,
    prev_of_thread: EventIndex,
}

impl Event {
    /// Whether it would have the same footprint wherever it happens earlier.
    #[inline]
    pub fn always_does_the_same(&self) -> bool {
        match self.access {
            Access::Read { .. } => true,
            // One that has written did not find its memory freed.
            Access::Write { .. } | Access::Rmw { .. } | Access::Add { .. } => {
                self.written.is_some()
            }
            _ => false,
        }
    }
}

/// A thread of the current execution.
#[derive(Clone, Copy, Debug)]
struct Row {
    /// Where its state is.
    slot: Slot,
    /// Its last event.
    last: EventIndex,
    /// How many accesses it has made.
    count: u32,
    /// The event that created it.
    born_at: EventIndex,
    /// The event that joined it.
    joined_at: EventIndex,
}

const ABSENT: Row = Row {
    slot: Slot::NONE,
    last: NONE,
    count: 0,
    born_at: NONE,
    joined_at: NONE,
};

/// The accesses of a location that the next one can conflict with, in groups of consecutive ones
/// that do not conflict with each other: reads, adds, or a single write.
#[derive(Clone, Copy, Debug)]
struct Accessed {
    /// The last event of the last group; the others are linked by [`Event::prev`].
    last: EventIndex,
    /// The last event of the group before that.
    before: EventIndex,
}

const UNTOUCHED: Accessed = Accessed {
    last: NONE,
    before: NONE,
};

/// A location that an event published, and how it was accessed before.
#[derive(Clone, Copy, Debug)]
struct Revealed {
    event: EventIndex,
    location: Location,
    accessed: Accessed,
}

/// The current execution of a program.
pub(crate) struct Trace<P: Program> {
    pub program: Named<P>,
    pub threads: Threads,
    events: Table<EventIndex, Event>,
    clocks: Clocks,
    states: States<P::Thread>,
    rows: Table<ThreadId, Row>,
    /// The threads present, in order of creation.
    present: Vec<ThreadId>,
    world: World,
    accessed: Table<Location, Accessed>,
    /// What frees have to put back: for each location freed, how it had been accessed.
    freed: Table<FreedIndex, Accessed>,
    /// What events that published memory have to put back.
    revealed: Vec<Revealed>,
    /// The events that the last event is in a reversible race with, latest first.
    races: Vec<EventIndex>,
    sections: SectionEvents,
    touch_sets: TouchSets,
    failures: Vec<(ThreadId, Failure)>,
    published: Published,
    twins: Twins<P>,
    /// Where threads await something, if that matters to the search.
    pub awaited: Option<Awaited>,
}

impl<P: Program> Trace<P> {
    /// The empty execution.
    pub fn new(program: Named<P>) -> Self {
        Trace::with_twins(program, Twins::default())
    }

    /// The empty execution, in which threads that do the same wait for each other.
    pub fn with_twins(mut program: Named<P>, twins: Twins<P>) -> Self {
        let mut states = States::new();
        let slot = states.begin(program.start());
        let mut trace = Trace {
            program,
            threads: Threads::new(),
            events: Table::new(),
            clocks: Clocks::default(),
            states,
            rows: Table::from(vec![Row { slot, ..ABSENT }]),
            present: vec![ThreadId::MAIN],
            world: World::new(),
            accessed: Table::new(),
            freed: Table::new(),
            revealed: Vec::new(),
            races: Vec::new(),
            sections: SectionEvents::default(),
            touch_sets: TouchSets::default(),
            failures: Vec::new(),
            published: Vec::new(),
            twins,
            awaited: None,
        };
        trace.stepped(ThreadId::MAIN);
        trace
    }

    /// The empty execution, for another worker. What is first met from now on has the same number for both.
    pub fn beside(&mut self) -> Self
    where
        P: Clone,
    {
        self.program.share();
        self.threads.share();
        self.touch_sets.share();
        self.awaited.iter_mut().for_each(Awaited::share);
        Trace {
            awaited: self.awaited.clone(),
            threads: self.threads.clone(),
            touch_sets: self.touch_sets.clone(),
            ..Trace::with_twins(self.program.clone(), self.twins.beside())
        }
    }

    /// Meets what other workers have met.
    pub fn catch_up(&mut self) {
        self.threads.catch_up();
        self.touch_sets.catch_up();
    }

    /// Notes from now on where threads await something, beside what is known. Nothing has happened yet.
    pub fn watch_awaits(&mut self, mut awaited: Awaited) {
        if let Pending::Access(access) = self.pending(ThreadId::MAIN) {
            awaited.arrived(access);
        }
        self.awaited = Some(awaited);
    }

    /// How many events there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// The event that would be the next.
    #[inline]
    pub fn end(&self) -> EventIndex {
        self.events.end()
    }

    /// The last event, which there must be.
    #[inline]
    pub fn last(&self) -> EventIndex {
        self.events.last_index()
    }

    /// All events, the first one first.
    pub fn all(&self) -> Indices<EventIndex> {
        self.events.indices()
    }

    #[inline]
    pub fn event(&self, at: EventIndex) -> &Event {
        &self.events[at]
    }

    /// Whether the thread was failed by an access of its own.
    pub fn has_failed(&self, thread: ThreadId) -> bool {
        self.world.has_failed(thread)
    }

    /// Whether the event has made its thread fail. Nothing of the thread follows it then.
    pub fn fails(&self, at: EventIndex) -> bool {
        let thread = self.event(at).step.thread;
        self.has_failed(thread) && self.rows[thread].last == at
    }

    /// The events that the last event races with and that can be reversed with it, latest first.
    pub fn races(&self) -> &[EventIndex] {
        &self.races
    }

    /// What atomic sections touch, by the numbers in their footprints.
    #[inline]
    pub fn touch_sets(&self) -> &AllTouched {
        self.touch_sets.all()
    }

    /// Whether event `a` happens before event `b`, or is it.
    #[inline]
    pub fn happens_before(&self, a: EventIndex, b: EventIndex) -> bool {
        let event = &self.events[a];
        self.clocks.get(b, event.step.thread) > event.index
    }

    /// How many events of each thread happen before the last event or are it, of those that have any.
    pub fn known_to_last(&self) -> impl Iterator<Item = (ThreadId, u32)> {
        let row = self.clocks.row(self.events.last_index());
        let counts = row.iter().enumerate().filter(|&(_, &count)| count > 0);
        counts.map(|(thread, &count)| (ThreadId::new(thread), count))
    }

    /// Whether event `a` happens before whatever the thread does next because of what the thread
    /// has done so far.
    pub fn happens_before_thread(&self, a: EventIndex, thread: ThreadId) -> bool {
        let before = |last: EventIndex| last != NONE && self.happens_before(a, last);
        before(self.last_of(thread)) || before(self.twins.before_next(thread))
    }

    /// The event that took the mutex at `location` and still holds it.
    pub fn taken_by(&self, location: Location) -> Option<EventIndex> {
        let write = self.last_write(self.accessed[location], location);
        (write != NONE && self.world.cell(location).value != 0).then_some(write)
    }

    /// The last event that did more at the location than read.
    fn last_write(&self, accessed: Accessed, location: Location) -> EventIndex {
        match accessed.last {
            NONE => NONE,
            last if self.is_read(last, location) => accessed.before,
            last => last,
        }
    }

    fn is_read(&self, event: EventIndex, location: Location) -> bool {
        matches!(self.footprint_at(event, location), Footprint::Read(_))
    }

    /// The event before this one in its group at the location.
    #[inline]
    fn next_in_group(&self, at: EventIndex, location: Location) -> EventIndex {
        let event = self.event(at);
        let (footprint, last) = match event.step.footprint {
            Footprint::Section(_) => (
                self.footprint_at(at, location),
                self.accessed_before_section(at, location).last,
            ),
            // It stands alone, and has no event in this place (`Trace::free`).
            Footprint::Free(..) => return NONE,
            footprint => (footprint, event.prev.last),
        };
        match self.joins(footprint, last, location) {
            true => last,
            false => NONE,
        }
    }

    /// Whether an event that touches the location so is in one group with `last`, the event that touched it before.
    #[inline(always)]
    fn joins(&self, footprint: Footprint, last: EventIndex, location: Location) -> bool {
        // A write stands alone: the other one need not be looked at.
        last != NONE
            && !matches!(footprint, Footprint::Write(_))
            && footprint.groups_with(self.footprint_at(last, location))
    }

    /// The events that `at`, an access of one location, conflicts with and directly comes after as far
    /// as that location is concerned.
    pub fn conflicting(&self, at: EventIndex) -> impl Iterator<Item = EventIndex> {
        let event = self.event(at);
        let Accessed { last, before } = event.prev;
        let location = event.access.location().unwrap_or(Location(0));
        let first = match event.step.footprint {
            Footprint::Read(_)
            | Footprint::Write(_)
            | Footprint::Blind(_)
            | Footprint::Count(..)
            | Footprint::Uncount(..) => match self.joins(event.step.footprint, last, location) {
                true => before,
                false => last,
            },
            _ => NONE,
        };
        std::iter::successors(first.some(), move |&event| {
            self.next_in_group(event, location).some()
        })
    }

    /// The state of the thread of event `at` before that event.
    pub fn state_before(&self, at: EventIndex) -> &P::Thread {
        self.states.get(self.event(at).prev_slot)
    }

    /// The last event that touches the location.
    pub fn last_access(&self, location: Location) -> EventIndex {
        self.accessed[location].last
    }

    /// The event that touched the location before `event` did.
    pub fn access_before(&self, event: EventIndex, location: Location) -> EventIndex {
        self.accessed_before(event, location).last
    }

    /// How the location had been accessed before `event`, which touches it.
    fn accessed_before(&self, at: EventIndex, location: Location) -> Accessed {
        let event = self.event(at);
        match event.step.footprint {
            Footprint::Section(_) => self.accessed_before_section(at, location),
            Footprint::Free(first, _) => {
                let nth = location.index() - first.index();
                self.freed[FreedIndex::new(event.freed.index() + nth)]
            }
            _ => event.prev,
        }
    }

    /// What the location held before `event`, which touches it.
    pub fn cell_before(&self, at: EventIndex, location: Location) -> Cell {
        let event = self.event(at);
        match event.step.footprint {
            Footprint::Section(_) => self.cell_before_section(at, location),
            Footprint::Free(..) => Cell {
                value: self.world.cell(location).value,
                freed: event.before.freed,
            },
            _ => event.before,
        }
    }

    /// The locations that the last event published.
    pub fn published_by(&self, at: EventIndex) -> impl Iterator<Item = Location> {
        // Mostly it is about the last event.
        let end = match self.revealed.last() {
            Some(last) if last.event > at => self
                .revealed
                .partition_point(|revealed| revealed.event <= at),
            _ => self.revealed.len(),
        };
        let revealed = self.revealed[..end].iter().rev();
        revealed
            .take_while(move |revealed| revealed.event == at)
            .map(|revealed| revealed.location)
    }

    /// The event that happened last in the thread before event `at`, or created it.
    pub fn thread_before(&self, at: EventIndex) -> EventIndex {
        let event = self.event(at);
        match event.prev_of_thread {
            NONE => self.rows[event.step.thread].born_at,
            last => last,
        }
    }

    /// The event that happened last in the thread, or created it.
    pub fn last_of(&self, thread: ThreadId) -> EventIndex {
        let row = &self.rows[thread];
        match row.last {
            NONE => row.born_at,
            last => last,
        }
    }

    /// How many accesses the thread has made.
    pub fn events_of(&self, thread: ThreadId) -> u32 {
        self.rows.get(thread).map_or(0, |row| row.count)
    }

    /// Whether the thread can make an event now.
    #[inline]
    pub fn enabled(&self, thread: ThreadId) -> bool {
        self.world.enabled(thread, self.pending(thread)) && !self.twins.hold_back(thread)
    }

    /// What a location holds.
    pub fn cell(&self, location: Location) -> Cell {
        match self.world.cells().get(location.index()) {
            Some(&cell) => cell,
            None => Cell::new(self.program.initial(location)),
        }
    }

    /// The step that `access` of `thread`, which races with the event `at`, would be after
    /// notdep(at): the location then holds what it held before that event, and what independent
    /// adds have added to it since.
    pub fn step_before(&self, at: EventIndex, access: &Access, thread: ThreadId) -> Step {
        let event = self.event(at);
        let cell = match (event.step.footprint, access.location()) {
            (Footprint::Free(..) | Footprint::Section(_), Some(location)) => {
                self.cell_before(at, location)
            }
            (Footprint::Blind(_) | Footprint::Count(..) | Footprint::Uncount(..), _) => {
                self.with_later_adds(at)
            }
            _ => event.before,
        };
        if let Access::Count { .. } | Access::Uncount { .. } = access {
            return self.counted_before(at, access, cell);
        }
        Step {
            thread,
            footprint: Footprint::of(access, cell, thread),
        }
    }

    /// What the location of an add, or of what counts, holds if all that happens after it is left out.
    fn with_later_adds(&self, at: EventIndex) -> Cell {
        let mut cell = self.event(at).before;
        let location = self.event(at).access.location();
        for later in at.next().to(self.end()) {
            let event = self.event(later);
            if let Some((operand, bits)) = event.access.added()
                && event.access.location() == location
                && !self.happens_before(at, later)
            {
                cell.value = RmwOp::Add.apply(cell.value, operand, bits);
            }
        }
        cell
    }

    /// Lets `thread`, which must be enabled, perform its pending access. Afterwards
    /// [`Trace::races`] has the races of the new event.
    pub fn push(&mut self, thread: ThreadId) {
        let state = self.state(thread);
        if self.program.section(state) != 0 {
            return self.push_section(thread);
        }
        let Pending::Access(access) = *self.program.pending(state) else {
            unreachable!("only a thread with a pending access is enabled");
        };
        let at = self.events.end();
        let mut event = self.begin_event(thread, access);
        let failure = match access {
            Access::Fence => None,
            Access::Spawn { nth } => {
                self.spawn(&mut event, nth, at);
                None
            }
            Access::Join { thread } => self.join(&mut event, thread, at),
            Access::Free { first, count } => self.free(&mut event, first, count, at),
            _ => self.touch(&mut event, at),
        };
        self.rows[thread].last = at;
        self.events.push(event);
        match failure {
            Some(failure) => self.fail(thread, failure),
            None => self.step(thread, event.observed),
        }
        self.note_for_twins();
    }

    /// Takes the thread over its pending access, which has observed this.
    #[inline(always)]
    fn step(&mut self, thread: ThreadId, observed: Value) {
        let row = &mut self.rows[thread];
        let (slot, new) = self.states.follow(row.slot, observed);
        row.slot = slot;
        row.count += 1;
        if new {
            let state = self.states.get_mut(slot);
            self.program.step(state, observed, &mut self.published);
            if !self.published.is_empty() {
                self.states.forget(slot);
            }
        }
        self.stepped(thread);
    }

    /// The pending access of the thread fails it.
    #[cold]
    fn fail(&mut self, thread: ThreadId, failure: Failure) {
        let row = &mut self.rows[thread];
        row.slot = self.states.stay(row.slot);
        row.count += 1;
        self.world.fail(thread);
        self.failures.push((thread, failure));
    }

    /// A new event of the thread, of which nothing is known but what comes before it in any case.
    #[inline(always)]
    fn begin_event(&mut self, thread: ThreadId, access: Access) -> Event {
        let row = self.rows[thread];
        self.races.clear();
        let from = match row.last {
            NONE => row.born_at,
            last => last,
        };
        self.clocks.push(from.some(), thread, row.count + 1);
        self.wait_for_twin(thread);
        Event {
            step: Step {
                thread,
                footprint: Footprint::Nothing,
            },
            index: row.count,
            access,
            observed: 0,
            written: None,
            before: Cell::default(),
            mark: self.world.mark(),
            prev: UNTOUCHED,
            freed: FreedIndex::NONE,
            section: SectionIndex::NONE,
            prev_slot: row.slot,
            prev_of_thread: row.last,
        }
    }

    /// Takes the last event back.
    pub fn pop(&mut self) -> Step {
        let at = self.events.last_index();
        // As a whole: put together of what is looked at below it takes longer.
        let step = self.events[at].step;
        let event = self.events.pop().expect("there is an event to take back");
        self.twins.undo(at);
        if let Footprint::Section(_) = event.step.footprint {
            // One of each is taken back below.
            let more = self.pop_section() - 1;
            self.rows[event.step.thread].count -= more as u32;
        }
        while let Some(revealed) = self.revealed.pop_if(|revealed| revealed.event == at) {
            self.accessed[revealed.location] = revealed.accessed;
        }
        self.clocks.pop();
        let row = &mut self.rows[event.step.thread];
        self.states.leave(row.slot);
        row.slot = event.prev_slot;
        row.last = event.prev_of_thread;
        row.count -= 1;
        if !self.failures.is_empty() && self.has_failed(event.step.thread) {
            self.failures.pop();
        }
        self.world.undo(event.mark);
        match event.step.footprint {
            Footprint::Read(location)
            | Footprint::Write(location)
            | Footprint::Blind(location)
            | Footprint::Add(location)
            | Footprint::Count(location, ..)
            | Footprint::Uncount(location, _) => self.accessed[location] = event.prev,
            Footprint::Nothing | Footprint::Section(_) => {}
            Footprint::Spawn(child) => {
                self.states.leave(self.rows[child].slot);
                self.present.pop();
            }
            Footprint::Join(child) => {
                if let Some(row) = self.rows.get_mut(child) {
                    row.joined_at = event.prev.last;
                }
            }
            Footprint::Free(first, count) => {
                for location in first.block(count).rev() {
                    self.accessed[location] = self.freed.pop().expect("one per location");
                }
            }
        }
        step
    }

    /// Tells the world what the thread has come to.
    #[inline(always)]
    fn stepped(&mut self, thread: ThreadId) {
        let state = self.states.get(self.rows[thread].slot);
        let pending = self.program.pending(state);
        if let (Some(awaited), Pending::Access(access)) = (&mut self.awaited, pending) {
            awaited.arrived(access);
        }
        self.world
            .stepped(&self.program, thread, pending, &self.published);
        let known = self.world.cells().len();
        self.accessed.widen(known, UNTOUCHED);
        if !self.published.is_empty() {
            self.reveal();
        }
    }

    /// What the last event published has not been accessed.
    #[cold]
    fn reveal(&mut self) {
        for (location, _) in self.published.drain(..) {
            let accessed = &mut self.accessed[location];
            self.revealed.push(Revealed {
                event: self.events.last_index(),
                location,
                accessed: std::mem::replace(accessed, UNTOUCHED),
            });
        }
    }
}
