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

use crate::order::Clocks;

/// No event; as the source of a read, the initial value.
pub(crate) use crate::order::NONE;

/// As the source of a read: any of several writes ([`Graph::good_writes`]).
pub(crate) const SEVERAL: u32 = u32::MAX - 1;

/// What can be read and written. Three kinds share one dense numbering.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Place(pub u32);

impl Place {
    /// The contents of a memory cell.
    pub fn cell(location: u32) -> Place {
        Place(location * 3)
    }

    /// Whether a memory cell is alive: read by what writes it, written by what frees it.
    pub fn alive(location: u32) -> Place {
        Place(location * 3 + 1)
    }

    /// Whether a thread has been joined.
    pub fn joined(thread: u16) -> Place {
        Place(u32::from(thread) * 3 + 2)
    }

    /// The index for arrays with one entry a place.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What an event writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Writes {
    Nothing,
    One(Place),
    /// Frees these cells: writes what they contain and that they are alive.
    Free {
        first: u32,
        count: u32,
    },
}

impl Writes {
    /// The places written.
    #[inline]
    pub fn places(self) -> impl Iterator<Item = Place> {
        let (one, first, count) = match self {
            Writes::Nothing => (None, 0, 0),
            Writes::One(place) => (Some(place), 0, 0),
            Writes::Free { first, count } => (None, first, count),
        };
        one.into_iter()
            .chain((first..first + count).flat_map(|l| [Place::cell(l), Place::alive(l)]))
    }
}

/// What is to be added.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewEvent {
    pub thread: u16,
    /// What it reads, and the event it reads from ([`NONE`]: the initial value).
    pub reads: Option<(Place, u32)>,
    pub writes: Writes,
    /// Events of other threads that it comes after ([`NONE`] where there is none): the spawn
    /// before a thread's first event, the last event of the thread that a join waits for.
    pub after: [u32; 2],
}

/// An event of the graph.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub thread: u16,
    /// Its place among the events of its thread, from 0.
    pub index: u32,
    pub reads: Option<Place>,
    /// The event that it reads from, [`NONE`] for the initial value, or [`SEVERAL`].
    pub source: u32,
    /// Where its good writes begin and end, if it may read from several.
    good: (u32, u32),
    pub writes: Writes,
    after: [u32; 2],
    /// How many events read from it.
    pub readers: u32,
    /// The events that read from it, linked by `next_reader`.
    pub(super) first_reader: u32,
    pub(super) next_reader: u32,
    /// Where its edges to other threads' events begin, other than to its readers.
    pub(super) first_edge: u32,
    pub(super) queued: bool,
    /// Its clock has grown since the rules were applied to it.
    pub(super) grown: bool,
    /// How far `shb` had been raised, and how many edges there were, before it was added.
    trail: u32,
    edges: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub to: u32,
    pub next: u32,
    from: u32,
}

/// The writes of one thread to a place, in program order.
#[derive(Clone, Debug)]
pub(crate) struct Writer {
    pub thread: u16,
    pub events: Vec<u32>,
}

/// What there is at a place.
#[derive(Clone, Debug)]
pub(crate) struct AtPlace {
    pub writers: Vec<Writer>,
    /// The events that read the initial value, linked by `next_reader`, and how many.
    pub(super) initial_reader: u32,
    pub initial_readers: u32,
    /// The events that may read from several writes.
    pub(super) choosers: Vec<u32>,
    known: bool,
}

static NOTHING: AtPlace = AtPlace {
    writers: Vec::new(),
    initial_reader: NONE,
    initial_readers: 0,
    choosers: Vec::new(),
    known: false,
};

/// A partial trace.
#[derive(Clone, Debug)]
pub(crate) struct Graph {
    pub(super) nodes: Vec<Node>,
    /// The events of each thread.
    threads: Vec<Vec<u32>>,
    places: Vec<AtPlace>,
    known: Vec<Place>,
    hb: Clocks,
    pub(super) shb: Clocks,
    pub(super) edges: Vec<Edge>,
    pub(super) queue: Vec<u32>,
    good: Vec<u32>,
    /// Scratch of the closure.
    pub(super) visible: Vec<u32>,
    pub(super) lasts: Vec<u32>,
    /// Whether the two orders are kept, and whether reads of several writes are closed.
    pub(super) ordered: bool,
    pub(super) closes: bool,
}

impl Graph {
    pub fn new() -> Self {
        Graph {
            nodes: Vec::new(),
            threads: vec![Vec::new()],
            places: Vec::new(),
            known: Vec::new(),
            hb: Clocks::default(),
            shb: Clocks::default(),
            edges: Vec::new(),
            queue: Vec::new(),
            good: Vec::new(),
            visible: Vec::new(),
            lasts: Vec::new(),
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

    #[inline]
    pub fn node(&self, event: u32) -> &Node {
        &self.nodes[event as usize]
    }

    /// The events of a thread, in program order.
    #[inline]
    pub fn of_thread(&self, thread: u16) -> &[u32] {
        self.threads
            .get(usize::from(thread))
            .map_or(&[], Vec::as_slice)
    }

    /// The events that read from `event`.
    pub fn readers(&self, event: u32) -> impl Iterator<Item = u32> {
        self.linked_readers(self.nodes[event as usize].first_reader)
    }

    /// The events that read the initial value of a place.
    pub fn initial_readers(&self, place: Place) -> impl Iterator<Item = u32> {
        self.linked_readers(self.at(place).initial_reader)
    }

    fn linked_readers(&self, first: u32) -> impl Iterator<Item = u32> {
        std::iter::successors((first != NONE).then_some(first), |&reader| {
            let next = self.nodes[reader as usize].next_reader;
            (next != NONE).then_some(next)
        })
    }

    /// How many threads there is room for.
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// What there is at a place.
    #[inline]
    pub fn at(&self, place: Place) -> &AtPlace {
        self.places.get(place.index()).unwrap_or(&NOTHING)
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
    pub fn hb(&self, event: u32, thread: u16) -> u32 {
        self.hb.get(event, usize::from(thread))
    }

    /// Whether `a` is known to happen before `b`: by [≤ ∪ rf]+, as far as the sources are fixed.
    pub fn is_before(&self, a: u32, b: u32) -> bool {
        let node = &self.nodes[a as usize];
        self.ordered && self.hb(b, node.thread) > node.index
    }

    /// The events right before `event` in program order, with spawn and join: all its causes but
    /// its source.
    #[inline]
    pub fn causes(&self, event: u32) -> impl Iterator<Item = u32> {
        let node = &self.nodes[event as usize];
        let previous = match node.index {
            0 => NONE,
            index => self.threads[usize::from(node.thread)][index as usize - 1],
        };
        let causes = [previous, node.after[0], node.after[1]];
        causes.into_iter().filter(|&cause| cause != NONE)
    }

    /// The events of other threads that the event comes after, its source aside; [`NONE`] where there is none.
    pub fn after(&self, event: u32) -> [u32; 2] {
        self.nodes[event as usize].after
    }

    /// The whole row of `hb`.
    #[inline]
    pub fn hb_row(&self, event: u32) -> &[u32] {
        self.hb.row(event)
    }

    /// As [`Graph::hb_row`], for `shb`.
    #[inline]
    pub fn shb_row(&self, event: u32) -> &[u32] {
        self.shb.row(event)
    }

    #[inline]
    pub(super) fn shb(&self, event: u32, thread: u16) -> u32 {
        self.shb.get(event, usize::from(thread))
    }

    /// Whether `a` comes before `b` in `shb`, or is it.
    #[inline]
    pub(super) fn before(&self, a: u32, b: u32) -> bool {
        let node = &self.nodes[a as usize];
        self.shb(b, node.thread) > node.index
    }

    /// Makes room for this many threads.
    pub fn widen(&mut self, threads: usize) {
        if self.threads.len() < threads {
            self.threads.resize(threads, Vec::new());
        }
        self.hb.widen(threads);
        self.shb.widen(threads);
    }

    /// Adds an event, with its causes, to both orders. `shb` is not saturated yet.
    pub(super) fn append(&mut self, new: NewEvent) -> u32 {
        let event = self.nodes.len() as u32;
        let thread = usize::from(new.thread);
        let index = self.threads[thread].len() as u32;
        let previous = self.threads[thread].last().copied().unwrap_or(NONE);
        self.threads[thread].push(event);
        let (trail, edges) = self.mark();
        let mut node = Node {
            thread: new.thread,
            index,
            reads: None,
            source: NONE,
            good: (0, 0),
            writes: new.writes,
            after: new.after,
            readers: 0,
            first_reader: NONE,
            next_reader: NONE,
            first_edge: NONE,
            queued: false,
            grown: false,
            trail,
            edges,
        };
        let mut causes = [previous, new.after[0], new.after[1], NONE];
        if let Some((place, source)) = new.reads {
            causes[3] = source;
            node.reads = Some(place);
            node.source = source;
            self.reach(place);
            if source == NONE {
                let at = &mut self.places[place.index()];
                node.next_reader = at.initial_reader;
                at.initial_reader = event;
                at.initial_readers += 1;
            } else {
                let writer = &mut self.nodes[source as usize];
                node.next_reader = writer.first_reader;
                writer.first_reader = event;
                writer.readers += 1;
            }
        }
        let rows = [&mut self.hb, &mut self.shb];
        for rows in rows.into_iter().filter(|_| self.ordered) {
            let causes = causes.into_iter().filter(|&cause| cause != NONE);
            rows.push_after(causes, thread, index + 1);
        }
        self.nodes.push(node);
        for place in new.writes.places() {
            self.reach(place);
            let writers = &mut self.places[place.index()].writers;
            match writers
                .iter_mut()
                .find(|writer| writer.thread == new.thread)
            {
                Some(writer) => writer.events.push(event),
                None => writers.push(Writer {
                    thread: new.thread,
                    events: vec![event],
                }),
            }
        }
        for cause in new.after {
            if cause != NONE {
                self.link(cause, event);
            }
        }
        event
    }

    /// Lets the last event read from any of the good writes, given in order; [`NONE`], the initial
    /// value, would be the last.
    pub(super) fn choose(&mut self, place: Place, good: &[u32]) {
        let event = self.nodes.len() as u32 - 1;
        self.reach(place);
        self.places[place.index()].choosers.push(event);
        let start = self.good.len() as u32;
        self.good.extend_from_slice(good);
        let node = &mut self.nodes[event as usize];
        node.reads = Some(place);
        node.source = SEVERAL;
        node.good = (start, self.good.len() as u32);
    }

    /// The writes that the event may read from, in order; [`NONE`], the initial value, is the last.
    #[inline]
    pub fn good_writes(&self, event: u32) -> &[u32] {
        let node = &self.nodes[event as usize];
        match node.source {
            SEVERAL => &self.good[node.good.0 as usize..node.good.1 as usize],
            _ => std::slice::from_ref(&node.source),
        }
    }

    /// Notes an edge of `shb` that is neither program order nor reads-from.
    pub(super) fn link(&mut self, from: u32, to: u32) {
        let next = self.nodes[from as usize].first_edge;
        self.nodes[from as usize].first_edge = self.edges.len() as u32;
        self.edges.push(Edge { to, next, from });
    }

    fn reach(&mut self, place: Place) {
        if self.places.len() <= place.index() {
            self.places
                .resize_with(place.index() + 1, || NOTHING.clone());
        }
        let at = &mut self.places[place.index()];
        if !at.known {
            at.known = true;
            self.known.push(place);
        }
    }

    /// Takes back the last event and all that it brought.
    fn take_back(&mut self) {
        let Some(node) = self.nodes.pop() else { return };
        self.threads[usize::from(node.thread)].pop();
        self.undo((node.trail, node.edges));
        if self.ordered {
            self.hb.pop();
            self.shb.pop();
        }
        for place in node.writes.places() {
            let writers = &mut self.places[place.index()].writers;
            if let Some(writer) = writers
                .iter_mut()
                .find(|writer| writer.thread == node.thread)
            {
                writer.events.pop();
            }
        }
        if let Some(place) = node.reads {
            if node.source == SEVERAL {
                self.places[place.index()].choosers.pop();
                self.good.truncate(node.good.0 as usize);
            } else if node.source == NONE {
                let at = &mut self.places[place.index()];
                at.initial_reader = node.next_reader;
                at.initial_readers -= 1;
            } else {
                let writer = &mut self.nodes[node.source as usize];
                writer.first_reader = node.next_reader;
                writer.readers -= 1;
            }
        }
    }

    /// How much was added to `shb`, to go back there.
    pub(super) fn mark(&self) -> (u32, u32) {
        (self.shb.mark(), self.edges.len() as u32)
    }

    /// Takes back what was added to `shb` since.
    pub(super) fn undo(&mut self, (trail, edges): (u32, u32)) {
        while self.edges.len() > edges as usize {
            if let Some(edge) = self.edges.pop()
                && let Some(from) = self.nodes.get_mut(edge.from as usize)
            {
                from.first_edge = edge.next;
            }
        }
        self.shb.undo(trail);
    }

    /// The events whose `shb` has grown since `event` was added, and the threads of which they come
    /// after more.
    pub(super) fn raised_since(&self, event: u32) -> impl Iterator<Item = (u32, u16)> {
        let mark = self.nodes.get(event as usize).map(|node| node.trail);
        let raised = self.shb.raised(mark.unwrap_or(self.shb.mark()));
        raised.map(|(event, thread)| (event, thread as u16))
    }

    /// Takes back all events but the first `len`.
    pub fn truncate(&mut self, len: usize) {
        while self.nodes.len() > len {
            self.take_back();
        }
    }
}
