//! How a trace is taken down: first which threads and places there are, then step by step what each needs
//! and leaves.

use quotient_model::{Access, Cell, Location, Program, ThreadId};

use super::{Content, Needs, Place, Step, Thread, Trace, set, waits_at};
use crate::view::histories::{Histories, NONE, Outcome};

/// What freed memory held before is of no interest.
const FREED: Cell = Cell {
    value: 0,
    freed: true,
};

impl Trace {
    /// Takes down the events, given in order as the histories that they end.
    pub fn record<P: Program>(&mut self, histories: &Histories<P>, order: &[u32]) {
        self.clear();
        self.add_thread(ThreadId::MAIN, 0, (NONE, NONE));
        self.find_threads_and_places(histories, order);
        let mut first = 0;
        for thread in &mut self.threads {
            thread.first = first;
            first += std::mem::take(&mut thread.length);
        }
        self.threads[0].row = self.first_row();
        self.steps.resize(order.len(), Step::NOTHING);
        self.ranks.resize(order.len(), 0);
        for (rank, &history) in order.iter().enumerate() {
            let thread = self.numbers[histories.get(history).thread.index()];
            let Some(access) = histories.visible(histories.get(history).before) else {
                continue;
            };
            let mut step = self.describe(thread, access, history, &histories.get(history).outcome);
            let Thread {
                first, length, row, ..
            } = self.threads[thread as usize];
            step.row = row;
            if let (Access::Free { first, count }, true) = (access, step.leaves != NONE) {
                self.free(thread, length, first, count);
            }
            self.takes |= step.takes().is_some();
            if step.joins != NONE {
                self.joins.push((thread, length, step.joins));
                self.threads[step.joins as usize].joined = (thread, length);
                self.comes_back(thread, step.joins);
            }
            if let Some((child, _)) = histories.get(history).child {
                step.spawns = self.numbers[child.index()];
                self.sets_out(step.spawns);
            }
            self.threads[thread as usize].length += 1;
            self.steps[(first + length) as usize] = step;
            self.ranks[(first + length) as usize] = rank as u32;
        }
        for number in 0..self.threads.len() as u32 {
            let end = self.history(number, self.threads[number as usize].length);
            self.threads[number as usize].ended = histories.ended(end);
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
        self.numbers.fill(NONE);
        self.cells.fill(NONE);
        self.ends.fill(NONE);
    }

    fn add_thread(&mut self, id: ThreadId, empty: u32, spawned: (u32, u32)) {
        set(&mut self.numbers, id.index(), self.threads.len() as u32);
        self.threads.push(Thread {
            id,
            empty,
            first: 0,
            length: 0,
            spawned,
            joined: (NONE, NONE),
            ended: None,
            row: NONE,
        });
    }

    /// The threads with the numbers of their steps, and the places with who accesses them.
    fn find_threads_and_places<P: Program>(&mut self, histories: &Histories<P>, order: &[u32]) {
        let mut published = Vec::new();
        for &history in order {
            let node = histories.get(history);
            let thread = self.numbers[node.thread.index()];
            let length = self.threads[thread as usize].length;
            if let Some((child, empty)) = node.child {
                self.add_thread(child, empty, (thread, length));
            }
            self.threads[thread as usize].length += 1;
            published.extend(node.published.iter().copied());
            match histories.visible(node.before) {
                Some(Access::Free { first, count }) => {
                    for location in (first.0..first.0 + count).map(Location) {
                        let place = self.cell(histories, location, thread);
                        self.places[place as usize].freed = true;
                    }
                }
                Some(Access::Join { thread: child }) => self.join(child, thread),
                Some(access) => {
                    if let Some(location) = access.location() {
                        let place = self.cell(histories, location, thread);
                        // While main is alone nobody else holds a mutex.
                        let alone = self.threads.len() == 1;
                        self.places[place as usize].gate |= match access {
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
        let mut ends: Vec<u32> = self.threads.iter().map(|thread| thread.empty).collect();
        for &history in order {
            ends[self.numbers[histories.get(history).thread.index()] as usize] = history;
        }
        for (thread, end) in ends.into_iter().enumerate() {
            if let Some(location) = histories.visible(end).as_ref().and_then(waits_at) {
                self.cell(histories, location, thread as u32);
            }
        }
        for (location, value) in published {
            match self.cells.get(location.index()) {
                Some(&place) if place != NONE => {
                    let initial = self.content(place, Cell::new(value));
                    self.places[place as usize].initial = initial;
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
        thread: u32,
    ) -> u32 {
        let known = self.cells.get(location.index()).copied().unwrap_or(NONE);
        if known != NONE {
            let place = &mut self.places[known as usize];
            if place.owner != thread {
                place.owner = NONE;
            }
            return known;
        }
        let initial = histories.initial.get(location.index());
        let place = self.add_place(location.0, Cell::new(initial.copied().unwrap_or(0)), thread);
        set(&mut self.cells, location.index(), place);
        place
    }

    /// A second join of a thread makes its end a place.
    fn join(&mut self, child: ThreadId, thread: u32) {
        const ONCE: u32 = NONE - 1;
        let known = self.ends.get(child.index()).copied().unwrap_or(NONE);
        match known {
            NONE => set(&mut self.ends, child.index(), ONCE),
            ONCE => {
                let place = self.add_place(NONE - child.index() as u32, Cell::new(0), thread);
                self.places[place as usize].owner = NONE;
                set(&mut self.ends, child.index(), place);
            }
            _ => {}
        }
    }

    fn add_place(&mut self, name: u32, initial: Cell, owner: u32) -> u32 {
        let place = self.places.len() as u32;
        self.places.push(Place {
            name,
            owner,
            alike: false,
            freed: false,
            gate: false,
            initial: NONE,
            last_content: NONE,
        });
        let initial = self.content(place, initial);
        self.places[place as usize].initial = initial;
        place
    }

    /// The number of a content.
    fn content(&mut self, place: u32, cell: Cell) -> u32 {
        let cell = if cell.freed { FREED } else { cell };
        if let Some(known) = self.contents_of(place).find(|&c| self.holds(c) == cell) {
            return known;
        }
        let number = self.contents.len() as u32;
        let next = std::mem::replace(&mut self.places[place as usize].last_content, number);
        self.contents.push(Content { cell, place, next });
        number
    }

    pub(super) fn free(&mut self, thread: u32, step: u32, first: Location, count: u32) {
        for location in first.index()..first.index() + count as usize {
            let place = self.cells[location];
            let content = self.content(place, FREED);
            self.frees.push((thread, step, content));
        }
    }

    /// The step that an access with that outcome is.
    pub(super) fn describe(
        &mut self,
        thread: u32,
        access: Access,
        history: u32,
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
                let number = self.numbers.get(child.index()).copied().unwrap_or(NONE);
                let place = self.ends.get(child.index()).copied().unwrap_or(NONE);
                if !failed {
                    step.joins = number;
                }
                if (place as usize) < self.places.len() {
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
                step.place = self.cells[first.index()];
                step.needs = Needs::Alike;
                step.choice = true;
                self.places[step.place as usize].alike = true;
                if !failed {
                    step.leaves = self.content(step.place, FREED);
                }
            }
            _ => {
                let Some(location) = access.location() else {
                    return step;
                };
                step.place = self.cells[location.index()];
                (step.needs, step.choice) = self.needs(thread, &access, step.place, outcome);
                self.places[step.place as usize].alike |= step.needs == Needs::Alike;
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
        thread: u32,
        access: &Access,
        place: u32,
        outcome: &Outcome,
    ) -> (Needs, bool) {
        let Place { freed, gate, .. } = self.places[place as usize];
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
                let id = self.threads[thread as usize].id;
                (Cell::held_by(id), gate)
            }
            _ => return (Needs::Alike, true),
        };
        let content = self.content(place, Cell::new(value));
        (Needs::Content(content), choice)
    }
}
