//! A partial trace: events with their program order and the write that each read reads from, in
//! any order in which causes come first, together with two orders on them.
//!
//! - `hb`, the paper's happens-before: [≤ ∪ rf]+, with spawn and join in ≤. It is fixed when an
//!   event is added.
//! - `shb`, the saturated one ([`super::saturate`]): what every execution with these sources must
//!   respect. Adding an event can add to the `shb` of older ones.
//!
//! Events are added and taken back at the end. A trail remembers what an addition changed in older
//! events, so that going back costs no more than going forth did and the saturated order of a
//! prefix is never computed again.
//!
//! What the events do besides, their values and states, is not known here. Reads and writes are of
//! *places*: a memory cell, and two more that let frees and joins be told as reads and writes
//! ([`Place`]).

use quotient_model::{Indices, Span, Table, ThreadId, index_type, portable};

use super::places::{Place, Writes};
use super::rules::Closure;
use super::sequence::{Position, Sequence};
use crate::order::{Clocks, Counts, EventIndex, Raised};

/// No event; as the source of a read, the initial value.
pub(crate) use crate::order::NONE;

/// As the source of a read: any of several writes ([`Graph::good_writes`]).
pub(crate) const SEVERAL: EventIndex = EventIndex::SEVERAL;

index_type! {
    /// An edge of `shb` that is neither program order nor reads-from.
    pub(super) struct EdgeIndex;
}

/// What is to be added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewEvent {
    pub thread: ThreadId,
    /// What it reads, and the event it reads from ([`NONE`]: the initial value).
    pub reads: Option<(Place, EventIndex)>,
    pub writes: Writes,
    /// Events of other threads that it comes after ([`NONE`] where there is none): the spawn
    /// before a thread's first event, the last event of the thread that a join waits for.
    pub after: [EventIndex; 2],
}

/// An event of the graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub thread: ThreadId,
    /// Its place among the events of its thread, from 0.
    pub index: u32,
    pub reads: Option<Place>,
    /// The gauge that it looks at; what it sees is in [`Graph::seen`].
    pub looks: Option<Place>,
    /// The event that it reads from, [`NONE`] for the initial value, or [`SEVERAL`].
    pub source: EventIndex,
    /// Where its good writes begin and end, if it may read from several; or what it sees, if it looks.
    good: Span,
    pub writes: Writes,
    after: [EventIndex; 2],
    /// How many events read from it.
    pub readers: u32,
    /// The events that read from it, linked by `next_reader`.
    pub(super) first_reader: EventIndex,
    pub(super) next_reader: EventIndex,
    /// Where its edges to other threads' events begin, other than to its readers.
    pub(super) first_edge: EdgeIndex,
    pub(super) queued: bool,
    /// Its clock has grown since the rules were applied to it.
    pub(super) grown: bool,
    /// It may read from several writes, and the closure need not look at it again.
    pub(super) settled: bool,
    /// How far `shb` had been raised, and how many edges there were, before it was added.
    before: Mark,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub to: EventIndex,
    pub next: EdgeIndex,
    from: EventIndex,
}

/// The writes of one thread to a place, in program order.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    pub thread: ThreadId,
    pub events: Vec<EventIndex>,
}

/// What there is at a place.
#[derive(Clone, Debug)]
pub(crate) struct AtPlace {
    pub writers: Vec<Writer>,
    /// The events that read the initial value, linked by `next_reader`, and how many.
    pub(super) initial_reader: EventIndex,
    pub initial_readers: u32,
    /// The events that may read from several writes.
    pub(super) choosers: Vec<EventIndex>,
    /// If it is a gauge, who adds to it, and the events that look at it.
    pub(super) adders: Vec<Writer>,
    pub(super) looks: Vec<EventIndex>,
    known: bool,
}

static NOTHING: AtPlace = AtPlace {
    writers: Vec::new(),
    initial_reader: NONE,
    initial_readers: 0,
    choosers: Vec::new(),
    adders: Vec::new(),
    looks: Vec::new(),
    known: false,
};

/// How much was added to `shb`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    raised: Raised,
    edges: EdgeIndex,
    settled: usize,
}

/// A partial trace.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    pub(super) nodes: Table<EventIndex, Node>,
    /// The events of each thread.
    threads: Table<ThreadId, Vec<EventIndex>>,
    places: Table<Place, AtPlace>,
    known: Vec<Place>,
    hb: Clocks,
    pub(super) shb: Clocks,
    pub(super) edges: Table<EdgeIndex, Edge>,
    pub(super) queue: Vec<EventIndex>,
    good: Vec<EventIndex>,
    /// The events that are settled, in the order in which that was found out, and some that are so no longer.
    settled: Vec<EventIndex>,
    pub(super) closure: Closure,
    /// Whether the two orders are kept, and whether reads of several writes are closed.
    pub(super) ordered: bool,
    pub(super) closes: bool,
}

impl Graph {
    pub fn new() -> Self {
        Graph {
            nodes: Table::new(),
            threads: Table::from(vec![Vec::new()]),
            places: Table::new(),
            known: Vec::new(),
            hb: Clocks::default(),
            shb: Clocks::default(),
            edges: Table::new(),
            queue: Vec::new(),
            good: Vec::new(),
            settled: Vec::new(),
            closure: Closure::default(),
            ordered: true,
            closes: true,
        }
    }

    /// Keeps no order, where somebody else does and decides what can be.
    pub fn leave_unordered(&mut self) {
        self.ordered = false;
    }

    /// Switches the closure on or off.
    pub fn use_closure(&mut self, closes: bool) {
        self.closes = closes;
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The event that would be the next.
    #[inline]
    pub fn end(&self) -> EventIndex {
        self.nodes.end()
    }

    /// All events, in the order in which they were added.
    pub fn all(&self) -> Indices<EventIndex> {
        self.nodes.indices()
    }

    /// All threads that there is room for.
    pub fn all_threads(&self) -> Indices<ThreadId> {
        self.threads.indices()
    }

    #[inline]
    pub fn node(&self, event: EventIndex) -> &Node {
        &self.nodes[event]
    }

    /// The events of a thread, in program order.
    #[inline]
    pub fn of_thread(&self, thread: ThreadId) -> &[EventIndex] {
        self.threads.get(thread).map_or(&[], Vec::as_slice)
    }

    /// Where the last event, if it only reads, can be put into a witness of the others ([`Sequence::gap`]).
    pub fn fit(&self, witness: &Sequence) -> Option<Position> {
        let read = self.nodes.last_index();
        let (Writes::Nothing, Some(place)) = (self.nodes[read].writes, self.nodes[read].reads)
        else {
            return None;
        };
        let threads = self.threads.iter().map(Vec::as_slice);
        let after = witness.last_before(read, self.shb_row(read), threads);
        let writers = &self.at(place).writers;
        let chains = || writers.iter().map(|writer| writer.events.as_slice());
        witness.gap(self.good_writes(read), after, chains)
    }

    /// The first so many events of a thread.
    #[inline]
    pub fn first_of(&self, thread: ThreadId, count: u32) -> &[EventIndex] {
        &self.of_thread(thread)[..count as usize]
    }

    /// How many events of each thread there are.
    pub fn counts(&self) -> Counts {
        self.threads
            .iter()
            .map(|events| events.len() as u32)
            .collect()
    }

    /// How many events of a thread there are.
    #[inline]
    pub fn count_of(&self, thread: ThreadId) -> u32 {
        self.of_thread(thread).len() as u32
    }

    /// The event of a thread with this place among its events, if there is one.
    #[inline]
    pub fn get(&self, thread: ThreadId, index: u32) -> Option<EventIndex> {
        self.of_thread(thread).get(index as usize).copied()
    }

    /// The same where there is one.
    #[inline]
    pub fn nth(&self, thread: ThreadId, index: u32) -> EventIndex {
        self.threads[thread][index as usize]
    }

    /// The events that read from `event`.
    pub fn readers(&self, event: EventIndex) -> impl Iterator<Item = EventIndex> {
        self.linked_readers(self.nodes[event].first_reader)
    }

    /// The events that read the initial value of a place.
    pub fn initial_readers(&self, place: Place) -> impl Iterator<Item = EventIndex> {
        self.linked_readers(self.at(place).initial_reader)
    }

    fn linked_readers(&self, first: EventIndex) -> impl Iterator<Item = EventIndex> {
        std::iter::successors(first.some(), |&reader| {
            self.nodes[reader].next_reader.some()
        })
    }

    /// How many threads there is room for.
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// What there is at a place.
    #[inline]
    pub fn at(&self, place: Place) -> &AtPlace {
        self.places.get(place).unwrap_or(&NOTHING)
    }

    /// All places that something was ever read from or written to.
    pub fn known_places(&self) -> &[Place] {
        &self.known
    }

    /// One more than the largest number of a place in use.
    pub fn place_count(&self) -> usize {
        self.places.len()
    }

    /// How many events of `thread` happen before `event` or are it.
    #[inline]
    pub fn hb(&self, event: EventIndex, thread: ThreadId) -> u32 {
        self.hb.get(event, thread)
    }

    /// Whether `a` is known to happen before `b`: by [≤ ∪ rf]+, as far as the sources are fixed.
    pub fn is_before(&self, a: EventIndex, b: EventIndex) -> bool {
        let node = &self.nodes[a];
        self.ordered && self.hb(b, node.thread) > node.index
    }

    /// The events right before `event` in program order, with spawn and join: all its causes but
    /// its source.
    #[inline]
    pub fn causes(&self, event: EventIndex) -> impl Iterator<Item = EventIndex> {
        let node = &self.nodes[event];
        let previous = match node.index {
            0 => NONE,
            index => self.nth(node.thread, index - 1),
        };
        let causes = [previous, node.after[0], node.after[1]];
        causes.into_iter().filter(|&cause| cause != NONE)
    }

    /// The events of other threads that the event comes after, its source aside; [`NONE`] where there is none.
    pub fn after(&self, event: EventIndex) -> [EventIndex; 2] {
        self.nodes[event].after
    }

    /// The whole row of `hb`.
    #[inline]
    pub fn hb_row(&self, event: EventIndex) -> &[u32] {
        self.hb.row(event)
    }

    /// As [`Graph::hb_row`], for `shb`.
    #[inline]
    pub fn shb_row(&self, event: EventIndex) -> &[u32] {
        self.shb.row(event)
    }

    #[inline]
    pub(super) fn shb(&self, event: EventIndex, thread: ThreadId) -> u32 {
        self.shb.get(event, thread)
    }

    /// Whether `a` comes before `b` in `shb`, or is it.
    #[inline]
    pub(super) fn before(&self, a: EventIndex, b: EventIndex) -> bool {
        let node = &self.nodes[a];
        self.shb(b, node.thread) > node.index
    }

    /// Makes room for this many threads.
    pub fn widen(&mut self, threads: usize) {
        self.threads.widen(threads, Vec::new());
        self.hb.widen(threads);
        self.shb.widen(threads);
    }

    /// Adds an event, with its causes and what it sees, to both orders. `shb` is not saturated yet.
    pub(super) fn append(&mut self, new: NewEvent, seen: &[EventIndex]) -> EventIndex {
        let event = self.nodes.end();
        let thread = new.thread;
        let index = self.count_of(thread);
        let previous = self.threads[thread].last().copied().unwrap_or(NONE);
        self.threads[thread].push(event);
        let before = self.mark();
        let mut node = Node {
            thread: new.thread,
            index,
            reads: None,
            looks: None,
            source: NONE,
            good: Span::default(),
            writes: new.writes,
            after: new.after,
            readers: 0,
            first_reader: NONE,
            next_reader: NONE,
            first_edge: EdgeIndex::NONE,
            queued: false,
            grown: false,
            settled: false,
            before,
        };
        let mut causes = [previous, new.after[0], new.after[1], NONE];
        if let Some((place, source)) = new.reads {
            causes[3] = source;
            node.reads = Some(place);
            node.source = source;
            self.reach(place);
            if source == NONE {
                let at = &mut self.places[place];
                node.next_reader = at.initial_reader;
                at.initial_reader = event;
                at.initial_readers += 1;
            } else {
                let writer = &mut self.nodes[source];
                node.next_reader = writer.first_reader;
                writer.first_reader = event;
                writer.readers += 1;
            }
        }
        let rows = [&mut self.hb, &mut self.shb];
        for rows in rows.into_iter().filter(|_| self.ordered) {
            let causes = causes.into_iter().filter(|&cause| cause != NONE);
            rows.push_after(causes.chain(seen.iter().copied()), thread, index + 1);
        }
        self.nodes.push(node);
        for place in new.writes.places() {
            self.reach(place);
            self.unsettle(place);
            note(&mut self.places[place].writers, thread, event);
        }
        if let Some(place) = new.writes.added() {
            self.reach(place);
            note(&mut self.places[place].adders, thread, event);
        }
        for cause in new.after {
            if cause != NONE {
                self.link(cause, event);
            }
        }
        event
    }

    /// The closure need not look at the read again, until something is written.
    pub(super) fn settle_read(&mut self, read: EventIndex) {
        self.nodes[read].settled = true;
        self.settled.push(read);
    }

    /// Something is written to a place by the last event: the closure has to look at reads that do not come before it.
    fn unsettle(&mut self, place: Place) {
        let event = self.nodes.last_index();
        for at in 0..self.places[place].choosers.len() {
            let read = self.places[place].choosers[at];
            if self.nodes[read].settled && !self.before(read, event) {
                self.nodes[read].settled = false;
            }
        }
    }

    /// Lets the last event read from any of the good writes, given in order; [`NONE`], the initial
    /// value, would be the last.
    pub(super) fn choose(&mut self, place: Place, good: &[EventIndex]) {
        let event = self.nodes.last_index();
        self.reach(place);
        self.places[place].choosers.push(event);
        let start = self.good.len();
        self.good.extend_from_slice(good);
        let node = &mut self.nodes[event];
        node.reads = Some(place);
        node.source = SEVERAL;
        node.good = Span::new(start..self.good.len());
    }

    /// Lets the last event look at a place and see these adds.
    pub(super) fn see(&mut self, place: Place, seen: &[EventIndex]) {
        let event = self.nodes.last_index();
        self.reach(place);
        self.places[place].looks.push(event);
        let start = self.good.len();
        self.good.extend_from_slice(seen);
        self.good[start..].sort_unstable();
        let node = &mut self.nodes[event];
        node.looks = Some(place);
        node.good = Span::new(start..self.good.len());
        for &add in seen {
            self.link(add, event);
        }
    }

    /// The last add of each thread that the event sees, if it looks at a gauge.
    #[inline]
    pub fn seen(&self, event: EventIndex) -> &[EventIndex] {
        let node = &self.nodes[event];
        match node.looks {
            Some(_) => &self.good[node.good.range()],
            None => &[],
        }
    }

    /// The writes that the event may read from, in order; [`NONE`], the initial value, is the last.
    #[inline]
    pub fn good_writes(&self, event: EventIndex) -> &[EventIndex] {
        let node = &self.nodes[event];
        match node.source {
            SEVERAL => &self.good[node.good.range()],
            _ => std::slice::from_ref(&node.source),
        }
    }

    /// Notes an edge of `shb` that is neither program order nor reads-from.
    pub(super) fn link(&mut self, from: EventIndex, to: EventIndex) {
        let next = self.nodes[from].first_edge;
        self.nodes[from].first_edge = self.edges.push(Edge { to, next, from });
    }

    fn reach(&mut self, place: Place) {
        let at = self.places.reach(place, || NOTHING.clone());
        if !at.known {
            at.known = true;
            self.known.push(place);
        }
    }

    /// Takes back the last event and all that it brought.
    fn take_back(&mut self) {
        let Some(node) = self.nodes.pop() else { return };
        self.threads[node.thread].pop();
        self.undo(node.before);
        if self.ordered {
            self.hb.pop();
            self.shb.pop();
        }
        for place in node.writes.places() {
            forget(&mut self.places[place].writers, node.thread);
        }
        if let Some(place) = node.writes.added() {
            forget(&mut self.places[place].adders, node.thread);
        }
        if let Some(place) = node.looks {
            self.places[place].looks.pop();
            self.good.truncate(node.good.range().start);
        }
        if let Some(place) = node.reads {
            if node.source == SEVERAL {
                self.places[place].choosers.pop();
                self.good.truncate(node.good.range().start);
            } else if node.source == NONE {
                let at = &mut self.places[place];
                at.initial_reader = node.next_reader;
                at.initial_readers -= 1;
            } else {
                let writer = &mut self.nodes[node.source];
                writer.first_reader = node.next_reader;
                writer.readers -= 1;
            }
        }
    }

    /// How much was added to `shb`, to go back there.
    pub(super) fn mark(&self) -> Mark {
        Mark {
            raised: self.shb.mark(),
            edges: self.edges.end(),
            settled: self.settled.len(),
        }
    }

    /// Takes back what was added to `shb` since.
    pub(super) fn undo(&mut self, mark: Mark) {
        let Mark { raised, edges, .. } = mark;
        for read in self.settled.drain(mark.settled..) {
            if let Some(read) = self.nodes.get_mut(read) {
                read.settled = false;
            }
        }
        while self.edges.end() > edges {
            if let Some(edge) = self.edges.pop()
                && let Some(from) = self.nodes.get_mut(edge.from)
            {
                from.first_edge = edge.next;
            }
        }
        self.shb.undo(raised);
    }

    /// The events whose `shb` has grown since `event` was added, and the threads of which they come
    /// after more.
    pub(super) fn raised_since(
        &self,
        event: EventIndex,
    ) -> impl Iterator<Item = (EventIndex, ThreadId)> {
        let mark = self.nodes.get(event).map(|node| node.before.raised);
        self.shb.raised(mark.unwrap_or(self.shb.mark()))
    }

    /// Takes back all events from `end` on.
    pub fn truncate(&mut self, end: EventIndex) {
        while self.nodes.end() > end {
            self.take_back();
        }
    }
}

/// Notes a thread's event among those of its kind.
fn note(writers: &mut Vec<Writer>, thread: ThreadId, event: EventIndex) {
    match writers.iter_mut().find(|writer| writer.thread == thread) {
        Some(writer) => writer.events.push(event),
        None => writers.push(Writer {
            thread,
            events: vec![event],
        }),
    }
}

/// Takes back the last one of a thread.
fn forget(writers: &mut [Writer], thread: ThreadId) {
    if let Some(writer) = writers.iter_mut().find(|writer| writer.thread == thread) {
        writer.events.pop();
    }
}

portable!(enum Writes { Nothing, One(place), Add(place), Free { first, count } });
