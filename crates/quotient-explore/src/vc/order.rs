//! Annotated partial orders (Section 4.1 of the paper): events, an order on them, and for each read
//! the writes that it may read from.
//!
//! The order is kept transitively closed, as vector clocks: for each event how many events of each
//! thread come before it. The events of one thread that come after an event are the last few of
//! their thread, so an edge that is inserted reaches what comes after it thread by thread and stops
//! where it brings nothing new.
//!
//! The order of [`crate::witness`] is kept in the same clocks, but handed on along edges, as each event there knows
//! its readers and grows only when one is added. Here edges come between any two events, most of them old, and are
//! taken back by the choice and not by the event, so none is kept.
//!
//! X₁ are the events of the root thread, X₂ those of the others, the leaves: the two sides. A write is local
//! to a read of its own side, and remote to the others.

use quotient_model::{Span, Table, ThreadId, portable};

use crate::order::{Clocks, Counts, EventIndex, Raised};
use crate::witness::{NONE, Place, Writes};

/// An order cannot be had: it would be cyclic, or a read could read from no good write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Infeasible;

/// What the rules leave open.
#[derive(Clone, Copy, Debug)]
pub(super) enum Question {
    /// Which of two comes first?
    Order(EventIndex, EventIndex),
    /// Is the source of a read of the root local or remote?
    Side(EventIndex),
}

/// What is to be added.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewEvent<'a> {
    pub thread: ThreadId,
    /// What it reads, and its good writes; [`NONE`] is the initial value.
    pub reads: Option<(Place, &'a [EventIndex])>,
    pub writes: Writes,
}

/// An event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Item {
    pub thread: ThreadId,
    /// Its place among the events of its thread, from 0.
    pub index: u32,
    pub reads: Option<Place>,
    pub writes: Writes,
    /// An event that overwrites it can read from nothing else, so no other that overwrites it can read from it.
    taken: bool,
    /// Where its good writes begin and end.
    good: Span,
    /// It waits for the closure to look at it.
    queued: bool,
    /// The closure need not look at it again.
    settled: bool,
}

/// What one thread writes to a place, in program order.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub thread: ThreadId,
    pub writes: Vec<EventIndex>,
}

/// What there is at a place.
#[derive(Clone, Debug, Default)]
pub(super) struct AtPlace {
    /// By thread, so that what is asked first does not depend on what was explored before.
    pub chains: Vec<Chain>,
    /// All that read it, also if they write it.
    pub reads: Vec<EventIndex>,
    /// As [`Item::taken`], of the initial value.
    taken: bool,
}

impl AtPlace {
    fn chain(&mut self, thread: ThreadId) -> &mut Chain {
        let at = self.chains.iter().take_while(|chain| chain.thread < thread);
        let at = at.count();
        if self
            .chains
            .get(at)
            .is_none_or(|chain| chain.thread != thread)
        {
            let writes = Vec::new();
            self.chains.insert(at, Chain { thread, writes });
        }
        &mut self.chains[at]
    }
}

/// How far an order had come, to go back there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    /// The event that came next.
    pub end: EventIndex,
    raised: Raised,
    settled: usize,
    sides: usize,
}

/// An annotated partial order.
#[derive(Clone, Debug)]
pub(super) struct AnnotatedPartialOrder {
    /// The root thread, if it is known yet.
    pub root: Option<ThreadId>,
    items: Table<EventIndex, Item>,
    threads: Table<ThreadId, Vec<EventIndex>>,
    places: Table<Place, AtPlace>,
    good: Vec<EventIndex>,
    clocks: Clocks,
    /// The reads that the closure has to look at.
    pub(super) queue: Vec<EventIndex>,
    /// The reads that the closure need not look at again, in the order in which that was found out.
    settled: Vec<EventIndex>,
    /// The reads of the root whose side is decided, with all their good writes.
    sides: Vec<(EventIndex, Span)>,
    /// How many events of each thread have come, while it is realized.
    pub(super) done: Counts,
    /// The last write to each place, while a trace is looked at.
    pub(super) last: Table<Place, EventIndex>,
}

impl AnnotatedPartialOrder {
    pub fn new() -> Self {
        AnnotatedPartialOrder {
            root: None,
            items: Table::new(),
            threads: Table::new(),
            places: Table::new(),
            good: Vec::new(),
            clocks: Clocks::default(),
            queue: Vec::new(),
            settled: Vec::new(),
            sides: Vec::new(),
            done: Table::new(),
            last: Table::new(),
        }
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether the event is there.
    #[inline]
    pub fn has(&self, event: EventIndex) -> bool {
        event < self.items.end()
    }

    #[inline]
    pub fn item(&self, event: EventIndex) -> &Item {
        &self.items[event]
    }

    /// The events of a thread, in program order.
    #[inline]
    pub fn of_thread(&self, thread: ThreadId) -> &[EventIndex] {
        self.threads.get(thread).map_or(&[], Vec::as_slice)
    }

    /// How many events of a thread there are.
    #[inline]
    pub fn count_of(&self, thread: ThreadId) -> u32 {
        self.of_thread(thread).len() as u32
    }

    /// The event of a thread with this place among its events.
    #[inline]
    pub fn nth(&self, thread: ThreadId, index: u32) -> EventIndex {
        self.threads[thread][index as usize]
    }

    /// How many events of each thread there are.
    pub fn counts(&self) -> impl Iterator<Item = u32> {
        let threads = self.threads.indices();
        threads.map(|thread| self.count_of(thread))
    }

    /// The events of each thread, in program order.
    pub fn of_threads(&self) -> impl Iterator<Item = &[EventIndex]> {
        self.threads.iter().map(Vec::as_slice)
    }

    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    /// One more than the largest number of a place in use.
    pub fn place_count(&self) -> usize {
        self.places.len()
    }

    /// What there is at a place, if anything ever was.
    #[inline]
    pub fn at(&self, place: Place) -> Option<&AtPlace> {
        self.places.get(place)
    }

    /// What each thread has written last to a place.
    pub fn last_writes(&self, place: Place) -> Vec<EventIndex> {
        let chains = self.at(place).map_or(&[][..], |at| &at.chains);
        let lasts = chains.iter().filter_map(|chain| chain.writes.last());
        lasts.copied().collect()
    }

    /// Whether the event is in X₁.
    #[inline]
    pub fn in_root(&self, event: EventIndex) -> bool {
        self.root == Some(self.items[event].thread)
    }

    /// GoodW of a read; [`NONE`] is the initial value.
    #[inline]
    pub fn good_writes(&self, read: EventIndex) -> &[EventIndex] {
        &self.good[self.items[read].good.range()]
    }

    /// Of each thread, how many events come before the event or are it.
    #[inline]
    pub fn clock(&self, event: EventIndex) -> &[u32] {
        self.clocks.row(event)
    }

    /// How many events of a thread come before the event or are it.
    #[inline]
    pub fn comes_after(&self, event: EventIndex, thread: ThreadId) -> u32 {
        self.clocks.get(event, thread)
    }

    /// Whether `a` comes before `b` or is it.
    #[inline]
    pub fn before(&self, a: EventIndex, b: EventIndex) -> bool {
        let item = &self.items[a];
        self.clocks.get(b, item.thread) > item.index
    }

    /// How many of the events, all of one thread and in program order, come before `event`.
    #[inline]
    pub fn count_before(
        &self,
        events: &[EventIndex],
        thread: ThreadId,
        event: EventIndex,
    ) -> usize {
        let bound = self.clocks.get(event, thread);
        events.partition_point(|&other| self.item(other).index < bound)
    }

    /// The last write of a chain before the read, which is not its own; [`NONE`] if there is none.
    #[inline]
    pub fn last_before(&self, read: EventIndex, place: Place, chain: usize) -> EventIndex {
        let Chain { thread, ref writes } = self.places[place].chains[chain];
        match writes[..self.count_before(writes, thread, read)] {
            [.., last, own] if own == read => last,
            [.., last] if last != read => last,
            _ => NONE,
        }
    }

    /// Whether two events are ordered.
    #[inline]
    pub fn ordered(&self, a: EventIndex, b: EventIndex) -> bool {
        self.before(a, b) || self.before(b, a)
    }

    fn widen(&mut self, threads: usize) {
        self.threads.widen(threads, Vec::new());
        self.clocks.widen(threads);
    }

    /// Adds an event that comes after its causes and is not ordered otherwise.
    pub fn add(
        &mut self,
        new: NewEvent<'_>,
        causes: impl Iterator<Item = EventIndex>,
    ) -> EventIndex {
        let event = self.items.end();
        let thread = new.thread;
        self.widen(thread.index() + 1);
        let index = self.count_of(thread);
        let causes = causes.chain(self.threads[thread].last().copied());
        self.clocks.push_after(causes, thread, index + 1);
        self.threads[thread].push(event);
        let from = self.good.len();
        if let Some((_, good)) = new.reads {
            self.good.extend_from_slice(good);
            // What is local to the root comes first: of its own writes it can see the last one only.
            let thread = |write: EventIndex| self.items.get(write).map(|item| item.thread);
            let local = good.iter().position(|&write| thread(write) == self.root);
            if let (true, Some(local)) = (self.root == Some(new.thread), local) {
                self.good[from..][..=local].rotate_right(1);
            }
        }
        let reads = new.reads.map(|(place, _)| place);
        self.items.push(Item {
            thread: new.thread,
            index,
            reads,
            writes: new.writes,
            taken: false,
            good: Span::new(from..self.good.len()),
            queued: false,
            settled: false,
        });
        for place in new.writes.places() {
            self.reach(place);
            for at in 0..self.places[place].reads.len() {
                let read = self.places[place].reads[at];
                if !self.before(read, event) {
                    self.items[read].settled = false;
                    self.enqueue(read);
                }
            }
            let at = &mut self.places[place];
            at.chain(new.thread).writes.push(event);
        }
        if let Some(place) = reads {
            self.reach(place);
            self.places[place].reads.push(event);
            self.enqueue(event);
            self.take(event, place, true);
        }
        event
    }

    /// Notes whether what an event reads and overwrites is taken by it.
    fn take(&mut self, event: EventIndex, place: Place, taken: bool) {
        let overwrites = self.item(event).writes == Writes::One(place);
        if let (true, &[source]) = (overwrites, self.good_writes(event)) {
            match self.items.get_mut(source) {
                Some(write) => write.taken = taken,
                None => self.places[place].taken = taken,
            }
        }
    }

    /// Whether no event that overwrites what it reads from the write can be added.
    pub fn is_taken(&self, place: Place, write: EventIndex) -> bool {
        match write {
            NONE => self.at(place).is_some_and(|at| at.taken),
            write => self.item(write).taken,
        }
    }

    fn reach(&mut self, place: Place) {
        self.places.reach(place, AtPlace::default);
    }

    fn enqueue(&mut self, read: EventIndex) {
        let item = &mut self.items[read];
        if !item.queued && !item.settled {
            item.queued = true;
            self.queue.push(read);
        }
    }

    /// The next read that the closure has to look at.
    pub(super) fn dequeue(&mut self) -> Option<EventIndex> {
        let read = self.queue.pop()?;
        self.items[read].queued = false;
        Some(read)
    }

    /// No rule will ever concern the read again unless something new is written: one good write comes
    /// before it, and all other writes come before that or after the read.
    pub(super) fn settle(&mut self, read: EventIndex) {
        self.items[read].settled = true;
        self.settled.push(read);
    }

    /// The closure has to look at the reads of a place.
    fn awaken(&mut self, place: Place) {
        for at in 0..self.places[place].reads.len() {
            self.enqueue(self.places[place].reads[at]);
        }
    }

    /// Orders `a` before `b`, and with it what comes before `a` before what comes after `b`.
    pub fn insert(&mut self, a: EventIndex, b: EventIndex) -> Result<(), Infeasible> {
        if self.before(b, a) {
            return Err(Infeasible);
        }
        if self.before(a, b) {
            return Ok(());
        }
        let Item { thread, index, .. } = self.items[b];
        for other in self.threads.indices() {
            let after = |&event: &EventIndex| self.clocks.get(event, thread) <= index;
            let from = self.threads[other].partition_point(after);
            for at in from..self.threads[other].len() {
                let event = self.threads[other][at];
                if !self.raise(event, a) {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Answers a question in the first or the second way.
    pub fn answer(&mut self, question: Question, first: bool) -> Result<(), Infeasible> {
        match question {
            Question::Order(a, b) if first => self.insert(a, b),
            Question::Order(a, b) => self.insert(b, a),
            Question::Side(read) => {
                let item = &mut self.items[read];
                self.sides.push((read, item.good));
                // What is local comes first.
                let good = item.good.range();
                item.good = Span::new(match first {
                    true => good.start..good.start + 1,
                    false => good.start + 1..good.end,
                });
                self.enqueue(read);
                Ok(())
            }
        }
    }

    /// Whether the side from which a read of the root reads is still open.
    pub fn has_two_sides(&self, read: EventIndex) -> bool {
        let good = self.good_writes(read);
        self.in_root(read) && good.len() > 1 && good[0] != NONE && self.in_root(good[0])
    }

    /// Puts an event after `a` and all before that. Says whether that is new.
    fn raise(&mut self, event: EventIndex, a: EventIndex) -> bool {
        let raised = self.clocks.join(event, a);
        if raised {
            let item = self.items[event];
            if item.reads.is_some() {
                self.enqueue(event);
            }
            for place in item.writes.places() {
                self.awaken(place);
            }
        }
        raised
    }

    pub fn mark(&self) -> Mark {
        Mark {
            end: self.items.end(),
            raised: self.clocks.mark(),
            settled: self.settled.len(),
            sides: self.sides.len(),
        }
    }

    /// Takes back all that came after the mark.
    pub fn undo(&mut self, mark: Mark) {
        while self.dequeue().is_some() {}
        for read in self.settled.drain(mark.settled..) {
            self.items[read].settled = false;
        }
        for (read, good) in self.sides.drain(mark.sides..).rev() {
            self.items[read].good = good;
        }
        self.clocks.undo(mark.raised);
        while self.items.end() > mark.end {
            self.take_back();
        }
        self.clocks.truncate(self.items.end());
    }

    fn take_back(&mut self) {
        let Some(&item) = self.items.last() else {
            return;
        };
        if let Some(place) = item.reads {
            self.take(self.items.last_index(), place, false);
            self.places[place].reads.pop();
        }
        self.items.pop();
        self.threads[item.thread].pop();
        self.good.truncate(item.good.range().start);
        for place in item.writes.places() {
            self.places[place].chain(item.thread).writes.pop();
        }
    }
}

portable!(
    enum Question {
        Order(one, other),
        Side(read),
    }
);
portable!(struct Item { thread, index, reads, writes, taken, good, queued, settled });
portable!(struct Chain { thread, writes });
portable!(struct AtPlace { chains, reads, taken });
portable!(struct Mark { end, raised, settled, sides });
portable!(struct AnnotatedPartialOrder {
    root, items, threads, places, good, clocks, queue, settled, sides, done, last,
});
