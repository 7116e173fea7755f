//! The happens-before order of the current execution, in which writes are ordered only by reads.
//!
//! Of one location, the current execution is a sequence of *epochs*: first writes in any order (the
//! batch), the last of which is observed (the head), then the reads that observe it. Each write
//! comes after all reads of earlier epochs, each read after all writes so far; a head comes
//! after its batch, for its readers have all of the batch before them and see the head.
//!
//! So the first read of a write orders it after its batch, and with it all that came after it:
//! rows are raised that were there before. That is undone when the read is taken back.

mod epochs;
mod races;

use quotient_model::{Access, Cell, Index, Location, Table, ThreadId};

use crate::order::{Clocks, EventIndex, Footprint, NONE, Raised, Step};
use crate::world::trace::Event;
use epochs::{Epoch, Place};

pub(super) use races::{Kind, Race};

#[derive(Clone, Copy, Debug)]
struct Node {
    step: Step,
    /// Its place among the events of its thread.
    index: u32,
    /// The event before in its thread, or the one that created the thread.
    pred: EventIndex,
    /// The write that it reads.
    source: EventIndex,
    /// It is the first to read its source.
    observes: bool,
    unlocks: bool,
}

/// A thread of the current execution.
#[derive(Clone, Copy, Debug)]
struct Thread {
    /// Its last event, or the one that created it.
    last: EventIndex,
    count: u32,
}

/// The events of the current execution and their order.
#[derive(Default)]
pub(super) struct Order {
    nodes: Table<EventIndex, Node>,
    clocks: Clocks,
    places: Table<Location, Place>,
    threads: Table<ThreadId, Thread>,
    /// For each thread the joins of it.
    joins: Table<ThreadId, Vec<EventIndex>>,
    /// How far the clocks had been raised before each event.
    marks: Vec<Raised>,
    /// The events that the one being added directly comes after.
    direct: Vec<EventIndex>,
}

impl Order {
    #[inline]
    pub fn step(&self, at: EventIndex) -> Step {
        self.nodes[at].step
    }

    /// The event before `at` in its thread, or the one that created the thread.
    pub fn pred(&self, at: EventIndex) -> EventIndex {
        self.nodes[at].pred
    }

    /// The write that an event reads.
    #[inline]
    pub fn source(&self, at: EventIndex) -> EventIndex {
        self.nodes[at].source
    }

    /// Whether `a` happens before `b` or is it. Nothing happens before no event.
    #[inline]
    pub fn before(&self, a: EventIndex, b: EventIndex) -> bool {
        let node = &self.nodes[a];
        b != NONE && self.clocks.get(b, node.step.thread) > node.index
    }

    /// Whether an event happens after one of these, given by thread and place, or is it.
    #[inline]
    pub fn is_cut(&self, at: EventIndex, cut: &[(ThreadId, u32)]) -> bool {
        cut.iter()
            .any(|&(thread, index)| self.clocks.get(at, thread) > index)
    }

    /// The place of an event in its thread.
    pub fn index(&self, at: EventIndex) -> u32 {
        self.nodes[at].index
    }

    /// Whether `a` happens before whatever `thread` does next because of what it has done.
    pub fn before_thread(&self, a: EventIndex, thread: ThreadId) -> bool {
        let row = self.threads.get(thread);
        row.is_some_and(|row| self.before(a, row.last))
    }

    /// The event that took the mutex at `location`, which is held; none if it was held at first.
    pub fn holder(&self, location: Location) -> Option<EventIndex> {
        let epoch = self.places.get(location)?.epochs.last()?;
        (epoch.head != NONE).then_some(epoch.head)
    }

    /// Those that read `head`, a write of `location`.
    pub fn readers(&self, location: Location, head: EventIndex) -> &[EventIndex] {
        let epochs = &self.places[location].epochs;
        let epoch = epochs.iter().rev().find(|epoch| epoch.head == head);
        epoch.map_or(&[], |epoch| &epoch.readers)
    }

    /// The events that the last one directly comes after.
    pub fn direct(&self) -> &[EventIndex] {
        &self.direct
    }

    /// The writes of `location` that nobody has read, up to but not including `at`, which is one.
    pub fn unobserved(&self, location: Location, at: EventIndex) -> &[EventIndex] {
        let open = &self.places[location].open;
        open.strip_suffix(&[at]).unwrap_or(open)
    }

    /// Adds an event and finds the races in which it is the second.
    pub fn push(&mut self, step: Step, event: &Event, races: &mut Vec<Race>) {
        let access = &event.access;
        let at = self.nodes.end();
        let thread = step.thread;
        self.know_thread(thread);
        let Thread { last: pred, count } = self.threads[thread];
        let mut node = Node {
            step,
            index: count,
            pred,
            source: NONE,
            observes: false,
            unlocks: !event.before.is_lockable() && event.written.is_some(),
        };
        self.marks.push(self.clocks.mark());
        self.direct.clear();
        races.clear();
        let (first, count_of) = step.footprint.span();
        if let Some(last) = first.block(count_of).next_back() {
            self.places.reach(last, Place::new);
        }
        match step.footprint {
            Footprint::Nothing | Footprint::Spawn(_) | Footprint::Section(_) => {}
            Footprint::Join(child) => self.join(child, at, pred, races),
            Footprint::Read(location) => {
                self.read(&mut node, location, at, races);
                let held = event.before.freed && !Cell::new(event.before.value).is_lockable();
                if held && matches!(access, Access::Lock { .. }) {
                    self.find_freed(&node, location, at, races);
                }
            }
            Footprint::Blind(location) => {
                self.after_epoch(location);
                self.places[location].open.push(at);
            }
            Footprint::Write(location)
            | Footprint::Count(location, ..)
            | Footprint::Uncount(location, _) => {
                let locks = matches!(access, Access::Lock { .. });
                self.update(&mut node, location, at, locks, races);
            }
            Footprint::Add(location) => self.add(&mut node, location, at, races),
            Footprint::Free(first, count) => self.free(first, count, at, pred, races),
        }
        self.find_around(access, pred, at, races);
        self.nodes.push(node);
        self.clocks.push(pred.some(), thread, count + 1);
        for i in 0..self.direct.len() {
            self.clocks.join_last(self.direct[i]);
        }
        self.threads[thread] = Thread {
            last: at,
            count: count + 1,
        };
        if let Footprint::Spawn(child) = step.footprint {
            self.know_thread(child);
            self.threads[child] = Thread { last: at, count: 0 };
        }
    }

    /// Takes the last event back.
    pub fn pop(&mut self) -> Step {
        let node = self.nodes.pop().expect("there is an event to take back");
        let mark = self.marks.pop().expect("one per event");
        self.clocks.undo(mark);
        self.clocks.pop();
        self.threads[node.step.thread] = Thread {
            last: node.pred,
            count: node.index,
        };
        match node.step.footprint {
            Footprint::Nothing | Footprint::Section(_) => {}
            Footprint::Spawn(child) => {
                self.threads[child] = Thread {
                    last: NONE,
                    count: 0,
                };
            }
            Footprint::Join(child) => {
                self.joins[child].pop();
            }
            Footprint::Blind(location) => {
                self.places[location].open.pop();
            }
            Footprint::Read(location) => {
                let place = &mut self.places[location];
                place.last().readers.pop();
                if node.observes {
                    place.unobserve(true);
                }
            }
            Footprint::Add(location) if self.places[location].last().adds.len() > 1 => {
                let epochs = &mut self.places[location].epochs;
                if let [.., before, last] = &mut epochs[..] {
                    before.readers.pop();
                    last.adds.pop();
                }
            }
            Footprint::Write(location)
            | Footprint::Add(location)
            | Footprint::Count(location, ..)
            | Footprint::Uncount(location, _) => {
                let place = &mut self.places[location];
                place.epochs.pop();
                place.last().readers.pop();
                if node.observes {
                    place.unobserve(true);
                }
            }
            Footprint::Free(first, count) => {
                for location in first.block(count) {
                    self.places[location].unobserve(false);
                }
            }
        }
        node.step
    }

    fn know_thread(&mut self, thread: ThreadId) {
        if self.threads.get(thread).is_none() {
            let unborn = Thread {
                last: NONE,
                count: 0,
            };
            self.threads.reach(thread, || unborn);
            self.joins.reach(thread, Vec::new);
            self.clocks.widen(thread.index() + 1);
        }
    }

    fn mere_write(&self, at: EventIndex) -> bool {
        at != NONE && matches!(self.step(at).footprint, Footprint::Blind(_))
    }

    /// A write comes directly after the reads of the last epoch, or after the update or free that
    /// began it.
    fn after_epoch(&mut self, location: Location) {
        let place = &self.places[location];
        let epoch = &place.epochs[place.epochs.len() - 1];
        if !epoch.readers.is_empty() {
            self.direct.extend_from_slice(&epoch.readers);
        } else {
            self.direct.extend_from_slice(epoch.heads());
        }
    }

    fn join(&mut self, child: ThreadId, at: EventIndex, pred: EventIndex, races: &mut Vec<Race>) {
        self.know_thread(child);
        match self.joins[child].last() {
            Some(&first) => {
                if !self.before(first, pred) {
                    races.push(Race::new(first, at, Kind::Around));
                }
                self.direct.push(first);
            }
            None if self.threads[child].last != NONE => {
                // Not a race: without the child's last event there is nothing to join.
                let last = self.threads[child].last;
                self.direct.push(last);
            }
            None => {}
        }
        self.joins[child].push(at);
    }

    fn read(&mut self, node: &mut Node, location: Location, at: EventIndex, races: &mut Vec<Race>) {
        node.observes = self.observe(location);
        let place = &self.places[location];
        let epoch = &place.epochs[place.epochs.len() - 1];
        node.source = epoch.head;
        self.direct.extend_from_slice(epoch.heads());
        if self.mere_write(epoch.head) {
            self.find_writes(node, epoch, at, races);
        }
        self.places[location].last().readers.push(at);
    }

    fn update(
        &mut self,
        node: &mut Node,
        location: Location,
        at: EventIndex,
        locks: bool,
        races: &mut Vec<Race>,
    ) {
        node.observes = self.observe(location);
        let place = &self.places[location];
        let epoch = &place.epochs[place.epochs.len() - 1];
        let head = epoch.head;
        node.source = head;
        if node.observes {
            self.direct.push(head);
            self.find_writes(node, epoch, at, races);
        } else if locks && epoch.readers.is_empty() && self.unlocks(head) {
            // The lock could not have happened right before the unlock, but it could have
            // happened before the lock that the unlock ends.
            let taken = place.epochs[place.epochs.len() - 2].head;
            if taken != NONE && !self.before(taken, node.pred) {
                races.push(Race::new(taken, at, Kind::Around));
            }
            self.direct.push(head);
        } else {
            self.after_epoch(location);
        }
        let place = &mut self.places[location];
        place.last().readers.push(at);
        place.epochs.push(Epoch::new(Vec::new(), at));
    }

    /// An add is an update, but those that come one after the other, with no other access between them, have no
    /// order: each comes after what the first of them comes after.
    fn add(&mut self, node: &mut Node, location: Location, at: EventIndex, races: &mut Vec<Race>) {
        let place = &self.places[location];
        let [.., before, last] = &place.epochs[..] else {
            return self.first_add(node, location, at, races);
        };
        if !place.open.is_empty() || last.adds.is_empty() || !last.readers.is_empty() {
            return self.first_add(node, location, at, races);
        }
        node.source = before.head;
        let others = &before.readers[..before.readers.len() - last.adds.len()];
        match others {
            [] => self.direct.extend_from_slice(before.heads()),
            readers => self.direct.extend_from_slice(readers),
        }
        if others.is_empty() && self.mere_write(before.head) {
            self.find_writes(node, before, at, races);
        }
        if let [.., before, last] = &mut self.places[location].epochs[..] {
            before.readers.push(at);
            last.adds.push(at);
        }
    }

    fn first_add(
        &mut self,
        node: &mut Node,
        location: Location,
        at: EventIndex,
        races: &mut Vec<Race>,
    ) {
        self.update(node, location, at, false, races);
        self.places[location].last().adds.push(at);
    }

    fn unlocks(&self, at: EventIndex) -> bool {
        at != NONE && self.nodes[at].unlocks
    }

    fn free(
        &mut self,
        first: Location,
        count: u32,
        at: EventIndex,
        pred: EventIndex,
        races: &mut Vec<Race>,
    ) {
        for location in first.block(count) {
            if self.places[location].open.is_empty() {
                self.after_epoch(location);
            }
            let place = &mut self.places[location];
            let batch = std::mem::take(&mut place.open);
            self.direct.extend_from_slice(&batch);
            for &first in &batch {
                if !self.before(first, pred) {
                    races.push(Race::new(first, at, Kind::ReadBefore));
                }
            }
            let place = &mut self.places[location];
            place.epochs.push(Epoch::new(batch, at));
        }
    }

    /// The first read of the last write orders it after its batch.
    fn observe(&mut self, location: Location) -> bool {
        if !self.places[location].observe() {
            return false;
        }
        let place = &self.places[location];
        let Epoch { batch, head, .. } = &place.epochs[place.epochs.len() - 1];
        let head = *head;
        if batch.iter().all(|&write| self.before(write, head)) {
            return true;
        }
        for at in head.to(self.nodes.end()) {
            if at != head && !self.before(head, at) {
                continue;
            }
            if at != head {
                self.clocks.join(at, head);
                continue;
            }
            for &write in batch {
                self.clocks.join(head, write);
            }
        }
        true
    }
}
