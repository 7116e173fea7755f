//! How a trace is taken down: first which threads and places there are, then step by step what each needs
//! and leaves.

use quotient_model::{Access, Cell, Index, Location, Program, Table, ThreadId};

use super::{
    At, Content, ContentIndex, End, NOWHERE, Needs, Place, PlaceIndex, RowIndex, Step, StepIndex,
    Thread, ThreadNumber, Trace, waits_at,
};
use crate::view::histories::{Histories, HistoryIndex, Outcome};

/// What freed memory held before is of no interest.
const FREED: Cell = Cell {
    value: 0,
    freed: true,
};

impl Trace {
    /// Takes down the events, given in order as the histories that they end.
    pub fn record<P: Program>(&mut self, histories: &Histories<P>, order: &[HistoryIndex]) {
        self.clear();
        self.add_thread(ThreadId::MAIN, HistoryIndex::FIRST, NOWHERE);
        self.find_threads_and_places(histories, order);
        let mut first = StepIndex::FIRST;
        for thread in &mut self.threads {
            thread.first = first;
            first = StepIndex::new(first.index() + std::mem::take(&mut thread.length) as usize);
        }
        self.threads[ThreadNumber::FIRST].row = self.first_row();
        self.steps.refill(order.len(), Step::NOTHING);
        self.ranks.refill(order.len(), 0);
        for (rank, &history) in (0..).zip(order) {
            let thread = self.numbers[histories.get(history).thread];
            let Some(access) = histories.visible(histories.get(history).before) else {
                continue;
            };
            let mut step = self.describe(thread, access, history, &histories.get(history).outcome);
            let Thread { length, row, .. } = self.threads[thread];
            step.row = row;
            if let (Access::Free { first, count }, true) = (access, step.leaves.is_some()) {
                self.free(thread, length, first, count);
            }
            self.takes |= step.takes().is_some();
            if step.joins.is_some() {
                self.joins.push((thread, length, step.joins));
                self.threads[step.joins].joined = (thread, length);
                self.comes_back(thread, step.joins);
            }
            if let Some((child, _)) = histories.get(history).child {
                step.spawns = self.numbers[child];
                self.sets_out(step.spawns);
            }
            self.threads[thread].length += 1;
            let place = self.place_of_step(thread, length);
            self.steps[place] = step;
            self.ranks[place] = rank;
        }
        for number in self.threads.indices() {
            let end = self.history(number, self.threads[number].length);
            self.threads[number].ended = histories.ended(end);
        }
        self.index();
    }

    fn clear(&mut self) {
        self.threads.clear();
        self.steps.clear();
        self.rows.clear();
        self.places.clear();
        self.contents.clear();
        self.ranks.clear();
        self.takes = false;
        self.joins.clear();
        self.frees.clear();
        self.numbers.as_mut_slice().fill(ThreadNumber::NONE);
        self.cells.as_mut_slice().fill(PlaceIndex::NONE);
        self.ends.as_mut_slice().fill(End::Never);
    }

    fn add_thread(&mut self, id: ThreadId, empty: HistoryIndex, spawned: At) {
        let number = self.threads.push(Thread {
            id,
            empty,
            first: StepIndex::FIRST,
            length: 0,
            spawned,
            joined: NOWHERE,
            ended: None,
            row: RowIndex::NONE,
        });
        *self.numbers.reach(id, || ThreadNumber::NONE) = number;
    }

    /// The threads with the numbers of their steps, and the places with who accesses them.
    fn find_threads_and_places<P: Program>(
        &mut self,
        histories: &Histories<P>,
        order: &[HistoryIndex],
    ) {
        let mut published = Vec::new();
        for &history in order {
            let node = histories.get(history);
            let thread = self.numbers[node.thread];
            let length = self.threads[thread].length;
            if let Some((child, empty)) = node.child {
                self.add_thread(child, empty, (thread, length));
            }
            self.threads[thread].length += 1;
            published.extend(node.published.iter().copied());
            match histories.visible(node.before) {
                Some(Access::Free { first, count }) => {
                    for location in first.block(count) {
                        let place = self.cell(histories, location, thread);
                        self.places[place].freed = true;
                    }
                }
                Some(Access::Join { thread: child }) => self.join(child, thread),
                Some(access) => {
                    if let Some(location) = access.location() {
                        let place = self.cell(histories, location, thread);
                        // While main is alone nobody else holds a mutex.
                        let alone = self.threads.len() == 1;
                        self.places[place].gate |= match access {
                            Access::Release { .. } => true,
                            Access::MutexInit { .. } => !alone,
                            _ => false,
                        };
                    }
                }
                None => {}
            }
        }
        // What a thread waits for at the end it would access.
        let ends = self.threads.iter().map(|thread| thread.empty);
        let mut ends: Table<ThreadNumber, HistoryIndex> = ends.collect();
        for &history in order {
            ends[self.numbers[histories.get(history).thread]] = history;
        }
        for (thread, &end) in ends.entries() {
            if let Some(location) = histories.visible(end).as_ref().and_then(waits_at) {
                self.cell(histories, location, thread);
            }
        }
        for (location, value) in published {
            match self.cells.get(location) {
                Some(&place) if place.is_some() => {
                    let initial = self.content(place, Cell::new(value));
                    self.places[place].initial = initial;
                }
                _ => {}
            }
        }
    }

    /// The place of a location that the thread accesses.
    fn cell<P: Program>(
        &mut self,
        histories: &Histories<P>,
        location: Location,
        thread: ThreadNumber,
    ) -> PlaceIndex {
        let known = self.cells.get(location).copied();
        if let Some(known) = known.filter(|known| known.is_some()) {
            let place = &mut self.places[known];
            if place.owner != thread {
                place.owner = ThreadNumber::NONE;
            }
            return known;
        }
        let initial = histories.initial.get(location);
        let place = self.add_place(location.0, Cell::new(initial.copied().unwrap_or(0)), thread);
        *self.cells.reach(location, || PlaceIndex::NONE) = place;
        place
    }

    /// A second join of a thread makes its end a place.
    fn join(&mut self, child: ThreadId, thread: ThreadNumber) {
        match *self.ends.reach(child, || End::Never) {
            End::Never => self.ends[child] = End::Once,
            End::Once => {
                let name = u32::MAX - u32::from(child.0);
                let place = self.add_place(name, Cell::new(0), thread);
                self.places[place].owner = ThreadNumber::NONE;
                self.ends[child] = End::Again(place);
            }
            End::Again(_) => {}
        }
    }

    fn add_place(&mut self, name: u32, initial: Cell, owner: ThreadNumber) -> PlaceIndex {
        let place = self.places.push(Place {
            name,
            owner,
            alike: false,
            freed: false,
            gate: false,
            initial: ContentIndex::NONE,
            last_content: ContentIndex::NONE,
        });
        let initial = self.content(place, initial);
        self.places[place].initial = initial;
        place
    }

    /// The number of a content.
    fn content(&mut self, place: PlaceIndex, cell: Cell) -> ContentIndex {
        let cell = if cell.freed { FREED } else { cell };
        if let Some(known) = self.contents_of(place).find(|&c| self.holds(c) == cell) {
            return known;
        }
        let number = self.contents.end();
        let next = std::mem::replace(&mut self.places[place].last_content, number);
        self.contents.push(Content { cell, place, next });
        number
    }

    pub(super) fn free(&mut self, thread: ThreadNumber, step: u32, first: Location, count: u32) {
        for location in first.block(count) {
            let place = self.cells[location];
            let content = self.content(place, FREED);
            self.frees.push((thread, step, content));
        }
    }

    /// The step that an access with that outcome is.
    pub(super) fn describe(
        &mut self,
        thread: ThreadNumber,
        access: Access,
        history: HistoryIndex,
        outcome: &Outcome,
    ) -> Step {
        let failed = outcome.failure.is_some();
        let mut step = Step {
            access,
            history,
            key: outcome.key(),
            ..Step::NOTHING
        };
        match access {
            Access::Fence | Access::Spawn { .. } => {}
            Access::Join { thread: child } => {
                if !failed {
                    step.joins = self.number(child);
                }
                if let Some(&End::Again(place)) = self.ends.get(child) {
                    step.place = place;
                    step.choice = true;
                    let (free, joined) = (Cell::new(0), Cell::new(1));
                    let found = self.content(place, if failed { joined } else { free });
                    step.needs = Needs::Content(found);
                    if !failed {
                        step.leaves = self.content(place, joined);
                    }
                }
            }
            Access::Free { first, .. } => {
                step.place = self.cells[first];
                step.needs = Needs::Alike;
                step.choice = true;
                self.places[step.place].alike = true;
                if !failed {
                    step.leaves = self.content(step.place, FREED);
                }
            }
            _ => {
                let Some(location) = access.location() else {
                    return step;
                };
                step.place = self.cells[location];
                (step.needs, step.choice) = self.needs(thread, &access, step.place, outcome);
                self.places[step.place].alike |= step.needs == Needs::Alike;
                if let Some(value) = outcome.written {
                    step.leaves = self.content(step.place, Cell::new(value));
                }
            }
        }
        step
    }

    /// What an access of memory with that outcome needs, and whether it does something else if it finds
    /// another content.
    fn needs(
        &mut self,
        thread: ThreadNumber,
        access: &Access,
        place: PlaceIndex,
        outcome: &Outcome,
    ) -> (Needs, bool) {
        let Place { freed, gate, .. } = self.places[place];
        let (value, choice) = match access {
            _ if outcome.failure.is_some() => return (Needs::Alike, true),
            Access::Read { .. }
            | Access::Rmw { .. }
            | Access::CompareExchange { .. }
            | Access::Await { .. }
            | Access::AwaitExchange { .. } => (outcome.observed, true),
            Access::Lock { .. } | Access::MutexDestroy { .. } => (0, true),
            Access::TryLock { .. } if outcome.written.is_some() => (0, true),
            Access::Write { .. } if !freed => return (Needs::Nothing, false),
            Access::MutexInit { .. } if !freed && !gate => return (Needs::Nothing, false),
            // Who holds a mutex finds it as it left it, however that came to be, unless others may
            // release it.
            Access::Unlock { .. } if !freed => {
                let id = self.threads[thread].id;
                (Cell::held_by(id), gate)
            }
            _ => return (Needs::Alike, true),
        };
        let content = self.content(place, Cell::new(value));
        (Needs::Content(content), choice)
    }
}
