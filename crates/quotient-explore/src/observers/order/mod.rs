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

use quotient_model::{Access, Cell, ThreadId};

use crate::order::{Clocks, Footprint, NONE, Step};
use crate::world::trace::Event;
use epochs::{Epoch, Place};

pub(super) use races::{Kind, Race};

#[derive(Clone, Copy, Debug)]
struct Node {
    step: Step,
    /// Its place among the events of its thread.
    index: u32,
    /// The event before in its thread, or the one that created the thread.
    pred: u32,
    /// The write that it reads.
    source: u32,
    /// It is the first to read its source.
    observes: bool,
    unlocks: bool,
}

/// A thread of the current execution.
#[derive(Clone, Copy, Debug)]
struct Thread {
    /// Its last event, or the one that created it.
    last: u32,
    count: u32,
}

/// The events of the current execution and their order.
#[derive(Default)]
pub(super) struct Order {
    nodes: Vec<Node>,
    clocks: Clocks,
    places: Vec<Place>,
    threads: Vec<Thread>,
    /// For each thread the joins of it.
    joins: Vec<Vec<u32>>,
    /// How far the clocks had been raised before each event.
    marks: Vec<u32>,
    /// The events that the one being added directly comes after.
    direct: Vec<u32>,
}

impl Order {
    #[inline]
    pub fn step(&self, at: u32) -> Step {
        self.nodes[at as usize].step
    }

    /// The event before `at` in its thread, or the one that created the thread.
    pub fn pred(&self, at: u32) -> u32 {
        self.nodes[at as usize].pred
    }

    /// The write that an event reads.
    #[inline]
    pub fn source(&self, at: u32) -> u32 {
        self.nodes[at as usize].source
    }

    /// Whether `a` happens before `b` or is it. Nothing happens before no event.
    #[inline]
    pub fn before(&self, a: u32, b: u32) -> bool {
        let node = &self.nodes[a as usize];
        b != NONE && self.clocks.get(b, node.step.thread.index()) > node.index
    }

    /// Whether an event happens after one of these, given by thread and place, or is it.
    #[inline]
    pub fn is_cut(&self, at: u32, cut: &[(usize, u32)]) -> bool {
        cut.iter()
            .any(|&(thread, index)| self.clocks.get(at, thread) > index)
    }

    /// The place of an event in its thread.
    pub fn index(&self, at: u32) -> u32 {
        self.nodes[at as usize].index
    }

    /// Whether `a` happens before whatever `thread` does next because of what it has done.
    pub fn before_thread(&self, a: u32, thread: ThreadId) -> bool {
        let row = self.threads.get(thread.index());
        row.is_some_and(|row| self.before(a, row.last))
    }

    /// The event that took the mutex at `location`, which is held; none if it was held at first.
    pub fn holder(&self, location: u32) -> Option<u32> {
        let epoch = self.places.get(location as usize)?.epochs.last()?;
        (epoch.head != NONE).then_some(epoch.head)
    }

    /// Those that read `head`, a write of `location`.
    pub fn readers(&self, location: u32, head: u32) -> &[u32] {
        let epochs = &self.places[location as usize].epochs;
        let epoch = epochs.iter().rev().find(|epoch| epoch.head == head);
        epoch.map_or(&[], |epoch| &epoch.readers)
    }

    /// The events that the last one directly comes after.
    pub fn direct(&self) -> &[u32] {
        &self.direct
    }

    /// The writes of `location` that nobody has read, up to but not including `at`, which is one.
    pub fn unobserved(&self, location: u32, at: u32) -> &[u32] {
        let open = &self.places[location as usize].open;
        open.strip_suffix(&[at]).unwrap_or(open)
    }

    /// Adds an event and finds the races in which it is the second.
    pub fn push(&mut self, step: Step, event: &Event, races: &mut Vec<Race>) {
        let access = &event.access;
        let at = self.nodes.len() as u32;
        let thread = step.thread.index();
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
        if let Some(last) = (first + count_of).checked_sub(1)
            && self.places.len() <= last as usize
        {
            self.places.resize_with(last as usize + 1, Place::new);
        }
        match step.footprint {
            Footprint::Nothing | Footprint::Spawn(_) | Footprint::Section(_) => {}
            Footprint::Join(child) => self.join(child.index(), at, pred, races),
            Footprint::Read(location) => {
                self.read(&mut node, location, at, races);
                let held = event.before.freed && !Cell::new(event.before.value).is_lockable();
                if held && matches!(access, Access::Lock { .. }) {
                    self.find_freed(&node, location, at, races);
                }
            }
            Footprint::Blind(location) => {
                self.after_epoch(location);
                self.places[location as usize].open.push(at);
            }
            Footprint::Write(location) => {
                let locks = matches!(access, Access::Lock { .. });
                self.update(&mut node, location, at, locks, races);
            }
            Footprint::Add(location) => self.add(&mut node, location, at, races),
            Footprint::Free(first, count) => self.free(first, count, at, pred, races),
        }
        self.find_around(access, pred, at, races);
        self.nodes.push(node);
        self.clocks.push(pred, thread, count + 1);
        for i in 0..self.direct.len() {
            self.clocks.join_last(self.direct[i]);
        }
        self.threads[thread] = Thread {
            last: at,
            count: count + 1,
        };
        if let Footprint::Spawn(child) = step.footprint {
            self.know_thread(child.index());
            self.threads[child.index()] = Thread { last: at, count: 0 };
        }
    }

    /// Takes the last event back.
    pub fn pop(&mut self) -> Step {
        let node = self.nodes.pop().expect("there is an event to take back");
        let mark = self.marks.pop().expect("one per event");
        self.clocks.undo(mark);
        self.clocks.pop();
        self.threads[node.step.thread.index()] = Thread {
            last: node.pred,
            count: node.index,
        };
        let place = |location: u32| location as usize;
        match node.step.footprint {
            Footprint::Nothing | Footprint::Section(_) => {}
            Footprint::Spawn(child) => {
                self.threads[child.index()] = Thread {
                    last: NONE,
                    count: 0,
                };
            }
            Footprint::Join(child) => {
                self.joins[child.index()].pop();
            }
            Footprint::Blind(location) => {
                self.places[place(location)].open.pop();
            }
            Footprint::Read(location) => {
                let place = &mut self.places[place(location)];
                place.last().readers.pop();
                if node.observes {
                    place.unobserve(true);
                }
            }
            Footprint::Add(location) if self.places[place(location)].last().adds.len() > 1 => {
                let epochs = &mut self.places[place(location)].epochs;
                if let [.., before, last] = &mut epochs[..] {
                    before.readers.pop();
                    last.adds.pop();
                }
            }
            Footprint::Write(location) | Footprint::Add(location) => {
                let place = &mut self.places[place(location)];
                place.epochs.pop();
                place.last().readers.pop();
                if node.observes {
                    place.unobserve(true);
                }
            }
            Footprint::Free(first, count) => {
                for location in first..first + count {
                    self.places[place(location)].unobserve(false);
                }
            }
        }
        node.step
    }

    fn know_thread(&mut self, thread: usize) {
        if self.threads.len() <= thread {
            let unborn = Thread {
                last: NONE,
                count: 0,
            };
            self.threads.resize(thread + 1, unborn);
            self.joins.resize_with(thread + 1, Vec::new);
            self.clocks.widen(thread + 1);
        }
    }

    fn mere_write(&self, at: u32) -> bool {
        at != NONE && matches!(self.step(at).footprint, Footprint::Blind(_))
    }

    /// A write comes directly after the reads of the last epoch, or after the update or free that
    /// began it.
    fn after_epoch(&mut self, location: u32) {
        let place = &self.places[location as usize];
        let epoch = &place.epochs[place.epochs.len() - 1];
        if !epoch.readers.is_empty() {
            self.direct.extend_from_slice(&epoch.readers);
        } else {
            self.direct.extend_from_slice(epoch.heads());
        }
    }

    fn join(&mut self, child: usize, at: u32, pred: u32, races: &mut Vec<Race>) {
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

    fn read(&mut self, node: &mut Node, location: u32, at: u32, races: &mut Vec<Race>) {
        node.observes = self.observe(location);
        let place = &self.places[location as usize];
        let epoch = &place.epochs[place.epochs.len() - 1];
        node.source = epoch.head;
        self.direct.extend_from_slice(epoch.heads());
        if self.mere_write(epoch.head) {
            self.find_writes(node, epoch, at, races);
        }
        self.places[location as usize].last().readers.push(at);
    }

    fn update(
        &mut self,
        node: &mut Node,
        location: u32,
        at: u32,
        locks: bool,
        races: &mut Vec<Race>,
    ) {
        node.observes = self.observe(location);
        let place = &self.places[location as usize];
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
        let place = &mut self.places[location as usize];
        place.last().readers.push(at);
        place.epochs.push(Epoch::new(Vec::new(), at));
    }

    /// An add is an update, but those that come one after the other, with no other access between them, have no
    /// order: each comes after what the first of them comes after.
    fn add(&mut self, node: &mut Node, location: u32, at: u32, races: &mut Vec<Race>) {
        let place = &self.places[location as usize];
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
        if let [.., before, last] = &mut self.places[location as usize].epochs[..] {
            before.readers.push(at);
            last.adds.push(at);
        }
    }

    fn first_add(&mut self, node: &mut Node, location: u32, at: u32, races: &mut Vec<Race>) {
        self.update(node, location, at, false, races);
        self.places[location as usize].last().adds.push(at);
    }

    fn unlocks(&self, at: u32) -> bool {
        at != NONE && self.nodes[at as usize].unlocks
    }

    fn free(&mut self, first: u32, count: u32, at: u32, pred: u32, races: &mut Vec<Race>) {
        for location in first..first + count {
            if self.places[location as usize].open.is_empty() {
                self.after_epoch(location);
            }
            let place = &mut self.places[location as usize];
            let batch = std::mem::take(&mut place.open);
            self.direct.extend_from_slice(&batch);
            for &first in &batch {
                if !self.before(first, pred) {
                    races.push(Race::new(first, at, Kind::ReadBefore));
                }
            }
            let place = &mut self.places[location as usize];
            place.epochs.push(Epoch::new(batch, at));
        }
    }

    /// The first read of the last write orders it after its batch.
    fn observe(&mut self, location: u32) -> bool {
        if !self.places[location as usize].observe() {
            return false;
        }
        let place = &self.places[location as usize];
        let Epoch { batch, head, .. } = &place.epochs[place.epochs.len() - 1];
        let head = *head;
        if batch.iter().all(|&write| self.before(write, head)) {
            return true;
        }
        for at in head..self.nodes.len() as u32 {
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
