//! The current partial trace of the algorithms that choose where reads read from ([`crate::rf`],
//! [`crate::rvf`], [`crate::vc`]), with a witness for it: the events with their sources ([`Graph`]), what each did,
//! the thread states after each, and an order in which they can happen.
//!
//! It grows at the end: by an event after the witness, or by one with a source of its own, for which
//! a new witness must then be found. It shrinks at the end as well. No thread is run again over an
//! event that the trace has, or that is put back into it as a copy.

mod accesses;
mod awaits;
mod current;
mod saved;
mod turns;

use quotient_model::{
    Access, Cell, EventId, Failure, Found, Index, Indices, Life, Location, Mark, Named, Pending,
    Program, Published, Table, ThreadId, Threads, Value, World,
};

use crate::order::EventIndex;
use crate::witness::{Contradiction, Graph, NONE, NewEvent, Place, Sequence, Writes};
use crate::world::counters::{Counters, added};
use crate::world::current::Current;
use crate::world::slots::Slot;
use crate::world::states::States;
use crate::world::twins::Twins;
use accesses::{may_end_a_lock, takes};

pub(crate) use accesses::{Outcome, is_lock};
pub(crate) use awaits::{PutOff, stops};

/// What an event did, besides what the graph knows of it.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub access: Access,
    pub observed: Value,
    pub written: Option<Value>,
    pub failure: Option<Failure>,
    /// The thread's state after it.
    pub slot: Slot,
    /// For a spawn, the child and its first state.
    pub child: Option<(ThreadId, Slot)>,
    /// An event of a schedule whose alternatives are looked for elsewhere.
    pub marked: bool,
    /// The world before it, and the counters.
    mark: Mark,
    counted: u32,
}

impl Event {
    /// The thread that it created.
    pub fn spawned(&self) -> Option<ThreadId> {
        self.child.map(|(child, _)| child)
    }

    /// Whether it is an unlock of what its thread does not hold, or not any more.
    fn is_late_unlock(&self) -> bool {
        matches!(self.access, Access::Unlock { .. }) && self.failure.is_some()
    }
}

/// From what an event gets what it observes.
#[derive(Clone, Copy)]
enum Among<'r> {
    /// Its source, if it has one.
    Source,
    /// Any of these writes.
    Good(&'r [EventIndex]),
    /// The gauge that it looks at and the adds up to these.
    Seen(Place, &'r [EventIndex]),
}

/// The current trace.
pub(crate) struct Run<P: Program> {
    pub program: Named<P>,
    pub threads: Threads,
    pub graph: Graph,
    events: Table<EventIndex, Event>,
    /// The witness. It may have events that were taken back, until it is shortened.
    pub witness: Sequence,
    pub states: States<P::Thread>,
    main: Slot,
    /// For each thread the event that created it, [`NONE`] if it does not exist; main always does.
    spawned_at: Table<ThreadId, EventIndex>,
    /// The threads, and memory as it is at first: as the program says, or as it was published. What it
    /// comes to hold depends on the witness.
    world: World,
    pub counters: Counters,
    /// For each place and thread the events that take a value from it and may leave another.
    takers: Table<Place, Vec<(ThreadId, Vec<EventIndex>)>>,
    published: Published,
    /// Whether some thread has come to an await, in this trace or another.
    pub awaits: bool,
    /// Awaits that may not happen as soon as they can.
    pub put_off: Vec<PutOff>,
    twins: Twins<P>,
}

impl<P: Program> Run<P> {
    /// The empty trace.
    pub fn new(program: Named<P>) -> Self {
        Run::with(program, Counters::default(), Twins::default())
    }

    /// The empty trace, in which threads that do the same wait for each other, and what is no counter may be a gauge.
    pub fn with_gauges(program: Named<P>, twins: Twins<P>) -> Self {
        Run::with(program, Counters::with_gauges(), twins)
    }

    /// The empty trace, for another worker. What is first met from now on has the same number for both.
    pub fn beside(&mut self) -> Self
    where
        P: Clone,
    {
        self.program.share();
        self.threads.share();
        Run {
            threads: self.threads.clone(),
            ..Run::with(
                self.program.clone(),
                self.counters.beside(),
                self.twins.beside(),
            )
        }
    }

    /// The empty trace, once more after the program has been started over.
    pub fn start_over(mut self) -> Self {
        self.program.start_over();
        let known = self.counters.known();
        Run::with(self.program, known, self.twins.start_over())
    }

    fn with(mut program: Named<P>, counters: Counters, twins: Twins<P>) -> Self {
        let mut states = States::new();
        let main = states.add(program.start());
        let mut run = Run {
            program,
            threads: Threads::new(),
            graph: Graph::new(),
            events: Table::new(),
            witness: Sequence::default(),
            states,
            main,
            spawned_at: Table::from(vec![NONE]),
            world: World::new(),
            counters,
            takers: Table::new(),
            published: Vec::new(),
            awaits: false,
            put_off: Vec::new(),
            twins,
        };
        run.stepped(ThreadId::MAIN, main);
        run
    }

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

    /// All events, in the order in which they were added.
    pub fn all(&self) -> Indices<EventIndex> {
        self.events.indices()
    }

    #[inline]
    pub fn event(&self, event: EventIndex) -> &Event {
        &self.events[event]
    }

    pub fn exists(&self, thread: ThreadId) -> bool {
        self.world.life(thread) != Life::Absent
    }

    /// The thread's last event, or the one that created it.
    #[inline]
    pub fn last_of(&self, thread: ThreadId) -> EventIndex {
        let last = self.graph.of_thread(thread).last();
        last.copied().unwrap_or_else(|| self.spawned_at[thread])
    }

    #[inline]
    fn slot(&self, thread: ThreadId) -> Slot {
        if let Some(&last) = self.graph.of_thread(thread).last() {
            return self.events[last].slot;
        }
        match self.spawned_at[thread] {
            NONE => self.main,
            spawn => self.events[spawn].child.map_or(self.main, |(_, slot)| slot),
        }
    }

    /// The last event in the witness that writes the place.
    #[inline]
    pub fn last_write(&self, place: Place) -> EventIndex {
        let witness = &self.witness;
        let mut last = NONE;
        for writer in &self.graph.at(place).writers {
            let mut events = writer.events.iter().rev();
            if let Some(&write) = events.find(|&&write| witness.has(write))
                && (last == NONE || witness.position(last) < witness.position(write))
            {
                last = write;
            }
        }
        last
    }

    /// What the location holds after the write `source` to it.
    fn cell(&self, location: Location, source: EventIndex) -> Cell {
        if source == NONE {
            return self.world.cell(location);
        }
        match self.events[source].written {
            Some(value) => Cell::new(value),
            None => Cell {
                value: 0,
                freed: true,
            },
        }
    }

    pub fn enabled(&self, thread: ThreadId) -> bool {
        let Pending::Access(access) = *self.pending(thread) else {
            return false;
        };
        if self.failure(thread).is_some() || self.twins.hold_back(thread) {
            return false;
        }
        match access {
            Access::Await { .. } | Access::AwaitExchange { .. } if self.is_put_off(thread) => false,
            Access::Lock { .. }
            | Access::Join { .. }
            | Access::Await { .. }
            | Access::AwaitExchange { .. } => {
                let place = self.reads(thread, &access);
                let source = place.map_or(NONE, |place| self.last_write(place));
                !self.outcome(thread, &access, source).disabled
            }
            _ => true,
        }
    }

    /// Some thread that can go on after the witness.
    pub fn any_enabled(&self) -> Option<ThreadId> {
        self.present().find(|&thread| self.enabled(thread))
    }

    /// Whether some thread waits for another, for ever if nothing is enabled.
    pub fn any_waiting(&self) -> bool {
        self.present().any(|thread| {
            matches!(self.pending(thread), Pending::Access(_)) && self.failure(thread).is_none()
        })
    }

    /// Lets an enabled thread perform its pending access after the witness.
    pub fn extend(&mut self, thread: ThreadId) -> EventIndex {
        let Pending::Access(access) = *self.pending(thread) else {
            unreachable!("only a thread with a pending access is enabled");
        };
        let source = match self.reads(thread, &access) {
            Some(place) => self.last_write(place),
            None => NONE,
        };
        let event = match self.push(thread, access, source) {
            Ok(event) => event,
            Err(Contradiction) => unreachable!("the witness can be extended"),
        };
        self.come(event);
        event
    }

    /// Puts an event at the end of the witness.
    pub fn come(&mut self, event: EventIndex) {
        self.witness.push(event);
    }

    /// Adds an event that reads from `source`, and steps its thread over it.
    pub fn push(
        &mut self,
        thread: ThreadId,
        access: Access,
        source: EventIndex,
    ) -> Result<EventIndex, Contradiction> {
        self.push_choice(thread, access, source, None)
    }

    /// As [`Run::push`]; with `good` writes it may read from any of them, to which `source` belongs
    /// and from all of which it gets the same. If it looks at a gauge it sees all adds that there are.
    pub fn push_choice(
        &mut self,
        thread: ThreadId,
        access: Access,
        source: EventIndex,
        good: Option<&[EventIndex]>,
    ) -> Result<EventIndex, Contradiction> {
        if let Some(place) = self.looks(&access) {
            let seen = self.graph.last_adds(place);
            return self.push_look(thread, access, place, &seen);
        }
        let outcome = self.outcome(thread, &access, source);
        let mut reads = self.reads(thread, &access).map(|place| (place, source));
        let mut too_late_for = NONE;
        if let (Access::Unlock { location }, None) = (access, good) {
            let (read, taker) = self.unlock_reads(thread, location, source);
            (reads, too_late_for) = (Some(read), taker);
        }
        let among = good.map_or(Among::Source, Among::Good);
        let node = self.append(thread, &access, reads, outcome.writes, among, too_late_for)?;
        Ok(self.perform(node, thread, access, outcome))
    }

    /// Adds an event that looks at a gauge and sees the adds up to these, at most one of each thread.
    pub fn push_look(
        &mut self,
        thread: ThreadId,
        access: Access,
        place: Place,
        seen: &[EventIndex],
    ) -> Result<EventIndex, Contradiction> {
        let outcome = self.outcome_seeing(thread, &access, seen);
        let among = Among::Seen(place, seen);
        let node = self.append(thread, &access, None, outcome.writes, among, NONE)?;
        Ok(self.perform(node, thread, access, outcome))
    }

    /// Steps a thread over an event that the graph has.
    fn perform(
        &mut self,
        node: EventIndex,
        thread: ThreadId,
        access: Access,
        outcome: Outcome,
    ) -> EventIndex {
        let before = self.slot_before(node);
        let slot = self.states.copy(before);
        let mut event = Event {
            access,
            observed: outcome.observed,
            written: outcome.written,
            failure: outcome.failure,
            slot,
            child: None,
            marked: false,
            mark: Mark::default(),
            counted: 0,
        };
        if let Access::Spawn { nth } = access {
            let child = self
                .threads
                .child(thread, nth)
                .expect("the search stops at fewer threads");
            let state = self.program.spawn(self.states.get(before), child);
            let born = self.states.add(state);
            event.observed = Value::from(child.0);
            event.child = Some((child, born));
            self.graph.widen(self.threads.count());
        }
        if event.failure.is_none() {
            let state = self.states.get_mut(slot);
            self.program
                .step(state, event.observed, &mut self.published);
            if !self.published.is_empty() {
                self.states.publish(slot, &self.published);
                self.published.clear();
            }
        }
        self.keep(node, event);
        node
    }

    /// Adds a copy of an event of an earlier trace, with the same source or seeing the same; nothing is run.
    pub fn push_copy(
        &mut self,
        thread: ThreadId,
        reads: Option<(Place, EventIndex)>,
        seen: &[EventIndex],
        writes: Writes,
        event: &Event,
    ) -> Result<(), Contradiction> {
        let among = match self.looks(&event.access) {
            Some(place) => Among::Seen(place, seen),
            None => Among::Source,
        };
        let node = self.append(thread, &event.access, reads, writes, among, NONE)?;
        self.states.hold(event.slot);
        if let Some((_, born)) = event.child {
            self.states.hold(born);
        }
        self.keep(
            node,
            Event {
                marked: true,
                ..event.clone()
            },
        );
        Ok(())
    }

    fn append(
        &mut self,
        thread: ThreadId,
        access: &Access,
        reads: Option<(Place, EventIndex)>,
        writes: Writes,
        among: Among<'_>,
        too_late_for: EventIndex,
    ) -> Result<EventIndex, Contradiction> {
        let mut after = [NONE, too_late_for];
        if self.graph.of_thread(thread).is_empty() {
            after[0] = self.spawned_at[thread];
        }
        if let Access::Join { thread: child } = *access
            && self.exists(child)
        {
            after[1] = self.last_of(child);
        }
        // Who is tied to another has locked nothing and joins nobody.
        let twin = self.twins.before_next(thread);
        if twin != NONE {
            after[1] = twin;
        }
        let new = NewEvent {
            thread,
            reads,
            writes,
            after,
        };
        let pushed = match (reads, among) {
            (Some((place, _)), Among::Good(good)) if good.len() > 1 || may_end_a_lock(access) => {
                self.graph
                    .push_choice(NewEvent { reads: None, ..new }, place, good)
            }
            (_, Among::Seen(place, seen)) => self.graph.push_look(new, place, seen),
            _ => self.graph.push(new),
        };
        // A refused event is in the graph until it is taken back, and so must be known here.
        pushed.inspect_err(|_| self.graph.truncate(self.events.end()))
    }

    /// The slot of the thread's state before the event, which is the thread's last.
    fn slot_before(&self, event: EventIndex) -> Slot {
        let node = self.graph.node(event);
        match node.index {
            0 => match self.spawned_at[node.thread] {
                NONE => self.main,
                spawn => self.events[spawn].child.map_or(self.main, |(_, slot)| slot),
            },
            index => {
                let previous = self.graph.nth(node.thread, index - 1);
                self.events[previous].slot
            }
        }
    }

    fn keep(&mut self, node: EventIndex, mut event: Event) {
        let thread = self.graph.node(node).thread;
        event.mark = self.world.mark();
        event.counted = self.counters.mark();
        self.count(node, &mut event);
        if let Some((child, born)) = event.child {
            *self.spawned_at.reach(child, || NONE) = node;
            self.world.spawn(child);
            self.stepped(child, born);
        }
        match event.failure {
            None => self.stepped(thread, event.slot),
            Some(_) => self.world.fail(thread),
        }
        if let Some(place) = self.wanted(node, &event) {
            let takers = self.takers.reach(place, Vec::new);
            match takers.iter_mut().find(|(taker, _)| *taker == thread) {
                Some((_, events)) => events.push(node),
                None => takers.push((thread, vec![node])),
            }
        }
        let spawns = event.child.is_some();
        self.events.push(event);
        if self.twins.are_wanted() && (self.twins.care(thread) || spawns) {
            self.note_last();
        }
    }

    /// Notes what an event does to counters. What it leaves in one depends on what there is, also if the event
    /// is a copy.
    #[inline]
    fn count(&mut self, node: EventIndex, event: &mut Event) {
        if !self.counters.care(&event.access) {
            return;
        }
        if let Access::Add { location, .. } = event.access
            && event.failure.is_none()
            && self.counters.is(location)
        {
            event.written = added(&event.access, self.counter(location));
        }
        let described = self.described(node, event);
        self.counters.performed(&described);
    }

    /// What a counter holds.
    fn counter(&self, location: Location) -> Cell {
        match self.counters.value(location) {
            Some(value) => Cell::new(value),
            None => self.world.cell(location),
        }
    }

    /// The event of a node as others know it.
    fn described(&self, node: EventIndex, event: &Event) -> quotient_model::Event {
        let at = self.graph.node(node);
        quotient_model::Event {
            id: EventId {
                thread: at.thread,
                index: at.index,
            },
            access: event.access,
            observed: event.observed,
            written: event.written,
            spawned: event.spawned(),
        }
    }

    /// Tells the world what the thread, now in the state in `slot`, has come to.
    fn stepped(&mut self, thread: ThreadId, slot: Slot) {
        let pending = self.program.pending(self.states.get(slot));
        if let Pending::Access(Access::Await { .. } | Access::AwaitExchange { .. }) = pending {
            self.awaits = true;
        }
        if let Pending::Access(access) = pending {
            self.counters.arrived(access);
        }
        let published = self.states.published(slot);
        self.world
            .stepped(&self.program, thread, pending, published);
    }

    /// Takes back all events from `end` on. The witness is not shortened.
    pub fn truncate(&mut self, end: EventIndex) {
        for node in end.to(self.events.end()).rev() {
            let event = &self.events[node];
            if let Some(place) = self.wanted(node, event) {
                let thread = self.graph.node(node).thread;
                let takers = &mut self.takers[place];
                if let Some((_, events)) = takers.iter_mut().find(|(taker, _)| *taker == thread) {
                    events.pop();
                }
            }
            if let Some((child, born)) = event.child {
                self.spawned_at[child] = NONE;
                self.states.release(born);
            }
            self.states.release(event.slot);
            self.twins.undo(node);
        }
        if let Some(first) = self.events.get(end) {
            self.world.undo(first.mark);
            self.counters.undo(first.counted);
        }
        self.events.truncate(end);
        self.graph.truncate(end);
    }

    /// Takes what was taken back out of the witness.
    pub fn shorten_witness(&mut self) {
        self.witness.shorten(self.events.end());
    }

    /// Makes `order` the witness.
    pub fn set_witness(&mut self, order: impl Iterator<Item = EventIndex>) {
        self.witness.set(order);
    }

    /// Makes `order`, of which the witness often has the beginning, the witness.
    pub fn set_witness_to(&mut self, order: &[EventIndex]) {
        self.witness.set_to(order);
    }

    /// The place that the event reads, if other sources than its own have to be looked for; or the gauge that it looks
    /// at.
    pub fn alternatives(&self, event: EventIndex) -> Option<Place> {
        let node = self.graph.node(event);
        if node.looks.is_some() {
            return node.looks;
        }
        node.reads.filter(|_| match self.events[event].access {
            // Only an initialisation or a free makes a difference to an unlock, and only a free to
            // a write; see `rf::sources`.
            Access::Unlock { .. } => self.frees(node.source),
            Access::Write { .. } => node.source != NONE,
            _ => true,
        })
    }

    /// The place from which the event takes a value and where it may leave another, or would have if
    /// it had come in time.
    fn wanted(&self, node: EventIndex, event: &Event) -> Option<Place> {
        match event.access {
            Access::Unlock { location } if event.is_late_unlock() => Some(Place::cell(location)),
            access => self.graph.node(node).reads.filter(|_| takes(&access)),
        }
    }

    /// As [`Run::wanted`], of an event of the trace.
    pub fn takes(&self, event: EventIndex) -> Option<Place> {
        self.wanted(event, self.event(event))
    }

    /// The events by which the thread of `event` came to it. That an unlock comes too late is not
    /// among them.
    pub fn way_to(&self, event: EventIndex) -> impl Iterator<Item = EventIndex> {
        let late = self.event(event).is_late_unlock();
        let thread = self.graph.node(event).thread;
        let causes = self.graph.causes(event);
        causes.filter(move |&cause| !late || self.graph.node(cause).thread == thread)
    }

    /// The alternatives of the event are looked for elsewhere.
    pub fn mark(&mut self, event: EventIndex) {
        self.events[event].marked = true;
    }

    /// By thread, the events that take a value from the place and may leave another.
    pub fn takers(&self, place: Place) -> &[(ThreadId, Vec<EventIndex>)] {
        self.takers.get(place).map_or(&[], Vec::as_slice)
    }

    /// The threads that wait for a mutex, or to exchange a value for another, and for which.
    pub fn all_waiting(&self) -> impl Iterator<Item = (ThreadId, Access, Place)> {
        self.present()
            .filter_map(|thread| match *self.pending(thread) {
                Pending::Access(
                    access @ (Access::Lock { location } | Access::AwaitExchange { location, .. }),
                ) if self.failure(thread).is_none() && !self.twins.hold_back(thread) => {
                    Some((thread, access, Place::cell(location)))
                }
                _ => None,
            })
    }
}
