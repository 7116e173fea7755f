//! The events of one explored execution, thread by thread, as far as it matters in which other orders
//! they could happen: what each needs to find at its place, and what it leaves there.
//!
//! A *place* is a memory cell, or whether a thread that is joined more than once has been joined. What
//! a place can hold, its *contents*, are numbered.

mod index;

use quotient_model::{Access, Cell, Effect, Failure, Location, Program, ThreadId, Value, perform};

use super::histories::{Histories, Key, NONE, Outcome};
use index::Index;

/// What an event needs in order to happen as it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Needs {
    /// Nothing: it would do the same whenever it happened.
    Nothing,
    /// This content.
    Content(u32),
    /// A content that gives it the same outcome.
    Alike,
}

/// An event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub access: Access,
    /// The thread's history with it.
    pub history: u32,
    pub key: Key,
    /// The place it is about, [`NONE`] if none.
    pub place: u32,
    pub needs: Needs,
    /// The content that it leaves at its place, [`NONE`] if it leaves what it found.
    pub leaves: u32,
    /// Whether it does something else, or cannot happen, if it finds another content.
    pub choice: bool,
    /// For a join, the thread that must have ended, as numbered in the trace.
    pub joins: u32,
    /// For a spawn, the thread that it creates.
    pub spawns: u32,
    /// The content that the thread's step before it at the place found or left, [`NONE`] if it is
    /// the first there.
    pub inherits: u32,
}

impl Step {
    /// What is about no place, leaves nothing and needs nothing.
    const NOTHING: Step = Step {
        access: Access::Fence,
        history: NONE,
        key: (0, false),
        place: NONE,
        needs: Needs::Nothing,
        leaves: NONE,
        choice: false,
        joins: NONE,
        spawns: NONE,
        inherits: NONE,
    };

    /// The content that its place has right after it, if that is known.
    fn known_after(&self) -> u32 {
        match self.needs {
            _ if self.leaves != NONE => self.leaves,
            Needs::Content(content) => content,
            _ => NONE,
        }
    }
}

/// A thread of the trace.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thread {
    pub id: ThreadId,
    /// Its empty history.
    pub empty: u32,
    /// Where its steps begin.
    first: u32,
    /// How many there are.
    pub length: u32,
    /// Which thread's which step spawned it; [`NONE`] for main.
    pub spawned: (u32, u32),
    /// Which thread's which step waits for its end; [`NONE`] if none does.
    pub joined: (u32, u32),
    /// If it has ended and can be joined, with which value.
    pub ended: Option<Value>,
}

/// What there is to know about a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// A number for it in all traces: that of the cell, or that of the thread whose end it is, counted
    /// from the largest down.
    pub name: u32,
    /// The thread that accesses it, [`NONE`] if several do.
    owner: u32,
    /// Some event needs any of several contents there.
    pub alike: bool,
    /// Some event frees it.
    pub freed: bool,
    /// It is a mutex that not only its holder releases.
    pub gate: bool,
    /// What it holds at first.
    pub initial: u32,
    /// The content that was numbered last.
    last_content: u32,
}

impl Place {
    /// Whether several threads access it.
    #[inline]
    pub fn shared(&self) -> bool {
        self.owner == NONE
    }
}

#[derive(Clone, Copy, Debug)]
struct Content {
    cell: Cell,
    place: u32,
    /// Another content of the place.
    next: u32,
}

/// The trace of an explored execution.
#[derive(Default)]
pub(super) struct Trace {
    pub threads: Vec<Thread>,
    steps: Vec<Step>,
    pub places: Vec<Place>,
    contents: Vec<Content>,
    /// For each step when it happened.
    ranks: Vec<u32>,
    /// The joins: thread, step, thread waited for.
    pub joins: Vec<(u32, u32, u32)>,
    /// What frees leave: the step, by thread and number, and the content.
    pub frees: Vec<(u32, u32, u32)>,
    index: Index,
    /// By thread id its number, by location its place, by thread id the place of its end.
    numbers: Vec<u32>,
    cells: Vec<u32>,
    ends: Vec<u32>,
}

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
        self.steps.resize(order.len(), Step::NOTHING);
        self.ranks.resize(order.len(), 0);
        for (rank, &history) in order.iter().enumerate() {
            let thread = self.numbers[histories.get(history).thread.index()];
            let Some(access) = histories.access(histories.get(history).before) else {
                continue;
            };
            let step = self.describe(thread, access, history, &histories.get(history).outcome);
            let Thread { first, length, .. } = self.threads[thread as usize];
            if let (Access::Free { first, count }, true) = (access, step.leaves != NONE) {
                self.free(thread, length, first, count);
            }
            if step.joins != NONE {
                self.joins.push((thread, length, step.joins));
                self.threads[step.joins as usize].joined = (thread, length);
            }
            self.threads[thread as usize].length += 1;
            self.steps[(first + length) as usize] = step;
            self.ranks[(first + length) as usize] = rank as u32;
        }
        for number in 0..self.threads.len() as u32 {
            let end = self.history(number, self.threads[number as usize].length);
            self.threads[number as usize].ended = histories.ended(end);
            let (parent, spawn) = self.threads[number as usize].spawned;
            if parent != NONE {
                let first = self.threads[parent as usize].first;
                self.steps[(first + spawn) as usize].spawns = number;
            }
        }
        self.index();
    }

    fn clear(&mut self) {
        self.threads.clear();
        self.steps.clear();
        self.places.clear();
        self.contents.clear();
        self.ranks.clear();
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
            match histories.access(node.before) {
                Some(Access::Free { first, count }) => {
                    for location in (first.0..first.0 + count).map(Location) {
                        let place = self.cell(histories, location, thread);
                        self.places[place as usize].freed = true;
                    }
                }
                Some(Access::Join { thread: child }) => self.join(child, thread),
                Some(access) => {
                    if let Some(location) = access.location() {
                        self.cell(histories, location, thread);
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
            if let Some(Access::Lock { location }) = histories.access(end) {
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
        // What freed memory held before is of no interest.
        let cell = Cell {
            value: if cell.freed { 0 } else { cell.value },
            ..cell
        };
        if let Some(known) = self.contents_of(place).find(|&c| self.holds(c) == cell) {
            return known;
        }
        let number = self.contents.len() as u32;
        let next = std::mem::replace(&mut self.places[place as usize].last_content, number);
        self.contents.push(Content { cell, place, next });
        number
    }

    /// What a content is.
    #[inline]
    pub fn holds(&self, content: u32) -> Cell {
        self.contents[content as usize].cell
    }

    /// The contents that a place can have.
    pub fn contents_of(&self, place: u32) -> impl Iterator<Item = u32> {
        let last = self.places[place as usize].last_content;
        std::iter::successors((last != NONE).then_some(last), |&content| {
            let next = self.contents[content as usize].next;
            (next != NONE).then_some(next)
        })
    }

    /// The place that can have the content.
    #[inline]
    pub fn place_of(&self, content: u32) -> u32 {
        self.contents[content as usize].place
    }

    /// Whether each step needs one content, or none.
    pub fn is_plain(&self) -> bool {
        self.frees.is_empty() && !self.places.iter().any(|place| place.alike)
    }

    /// How many contents there are.
    pub fn content_count(&self) -> usize {
        self.contents.len()
    }

    fn free(&mut self, thread: u32, step: u32, first: Location, count: u32) {
        for location in first.index()..first.index() + count as usize {
            let place = self.cells[location];
            let freed = Cell {
                value: 0,
                freed: true,
            };
            let content = self.content(place, freed);
            self.frees.push((thread, step, content));
        }
    }

    /// The step that an access with that outcome is.
    fn describe(&mut self, thread: u32, access: Access, history: u32, outcome: &Outcome) -> Step {
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
                    let freed = Cell {
                        value: 0,
                        freed: true,
                    };
                    step.leaves = self.content(step.place, freed);
                }
            }
            _ => {
                let Some(location) = access.location() else {
                    return step;
                };
                step.place = self.cells[location.index()];
                let freed = self.places[step.place as usize].freed;
                let observed = Cell::new(outcome.observed);
                (step.needs, step.choice) = match access {
                    _ if failed => (Needs::Alike, true),
                    Access::Read { .. } | Access::Rmw { .. } | Access::CompareExchange { .. } => {
                        (Needs::Content(self.content(step.place, observed)), true)
                    }
                    Access::Lock { .. } | Access::MutexDestroy { .. } => {
                        let free = self.content(step.place, Cell::new(0));
                        (Needs::Content(free), true)
                    }
                    Access::TryLock { .. } if outcome.written.is_some() => {
                        let free = self.content(step.place, Cell::new(0));
                        (Needs::Content(free), true)
                    }
                    Access::Write { .. } | Access::MutexInit { .. } if !freed => {
                        (Needs::Nothing, false)
                    }
                    // Who holds a mutex finds it as it left it, however that came to be.
                    Access::Unlock { .. } if !freed => {
                        let id = self.threads[thread as usize].id;
                        let held = self.content(step.place, Cell::new(Cell::held_by(id)));
                        (Needs::Content(held), false)
                    }
                    _ => (Needs::Alike, true),
                };
                let place = &mut self.places[step.place as usize];
                place.alike |= step.needs == Needs::Alike;
                place.gate |= matches!(access, Access::Release { .. });
                if let Some(value) = outcome.written {
                    step.leaves = self.content(step.place, Cell::new(value));
                }
            }
        }
        step
    }

    /// Whether not only its holder may release the mutex, or nobody holds it while it is closed at
    /// first.
    pub fn is_gate(&self, place: u32) -> bool {
        let place = &self.places[place as usize];
        place.gate || self.holds(place.initial).value != 0
    }

    /// The place of a location.
    pub fn place_at(&self, location: Location) -> u32 {
        self.cells[location.index()]
    }

    /// Takes out what cannot happen without what was taken out: the steps of threads that are not
    /// spawned, and joins of threads that do not end. `open` does not end, however long it is.
    pub fn normalize(&self, open: u32, lengths: &mut [u32]) {
        loop {
            let mut changed = false;
            for number in 0..lengths.len() {
                let (parent, spawn) = self.threads[number].spawned;
                if parent != NONE && lengths[parent as usize] <= spawn && lengths[number] > 0 {
                    lengths[number] = 0;
                    changed = true;
                }
            }
            for &(thread, index, joined) in &self.joins {
                let ends = joined != open
                    && lengths[joined as usize] == self.threads[joined as usize].length;
                if !ends && lengths[thread as usize] > index {
                    lengths[thread as usize] = index;
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Whether the thread is spawned by these first steps.
    #[inline]
    pub fn exists(&self, thread: u32, lengths: &[u32]) -> bool {
        let (parent, spawn) = self.threads[thread as usize].spawned;
        parent == NONE || lengths[parent as usize] > spawn
    }

    /// The histories of these first steps, and of a further one of a thread, by thread id.
    pub fn demand(&self, lengths: &[u32], further: Option<(u32, u32)>, demand: &mut Vec<u32>) {
        demand.clear();
        for (number, thread) in self.threads.iter().enumerate() {
            if self.exists(number as u32, lengths) {
                let history = self.history(number as u32, lengths[number]);
                set(demand, thread.id.index(), history);
            }
        }
        if let Some((thread, history)) = further {
            set(demand, self.threads[thread as usize].id.index(), history);
        }
    }

    /// The number of a thread, [`NONE`] if it is not in the trace.
    pub fn number(&self, thread: ThreadId) -> u32 {
        self.numbers.get(thread.index()).copied().unwrap_or(NONE)
    }

    /// All steps.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter()
    }

    /// The step of a thread.
    #[inline]
    pub fn step_of(&self, thread: u32, index: u32) -> &Step {
        let first = self.threads[thread as usize].first;
        &self.steps[(first + index) as usize]
    }

    /// When the step of a thread happened.
    #[inline]
    pub fn rank(&self, thread: u32, index: u32) -> u32 {
        self.ranks[(self.threads[thread as usize].first + index) as usize]
    }

    /// The steps of a thread.
    pub fn steps_of(&self, thread: u32) -> &[Step] {
        let at = &self.threads[thread as usize];
        &self.steps[at.first as usize..(at.first + at.length) as usize]
    }

    /// A thread's history with its first `length` steps.
    #[inline]
    pub fn history(&self, thread: u32, length: u32) -> u32 {
        match length {
            0 => self.threads[thread as usize].empty,
            length => self.step_of(thread, length - 1).history,
        }
    }

    /// Another outcome of the thread's access after `index` steps, as a step.
    pub fn alternative(
        &mut self,
        thread: u32,
        index: u32,
        access: Access,
        outcome: &Outcome,
    ) -> Step {
        let mut step = self.describe(thread, access, NONE, outcome);
        if step.place != NONE {
            let before = self
                .visits(thread, step.place)
                .take_while(|&visit| visit < index);
            if let Some(last) = before.last() {
                step.inherits = self.step_of(thread, last).known_after();
            }
        }
        step
    }

    /// What the access does if it finds this content at its place; `None` if it cannot happen.
    pub fn outcome(&self, thread: u32, access: &Access, content: u32) -> Option<Outcome> {
        let cell = self.holds(content);
        match access {
            Access::Join { .. } if cell.value != 0 => {
                Some(Outcome::failed(Failure::joined_before()))
            }
            Access::Join { thread } => {
                let joined = self.threads.get(self.number(*thread) as usize)?;
                Some(Outcome::done(joined.ended?, None))
            }
            Access::Free { .. } => Some(match cell.freed {
                true => Outcome::failed(Failure::double_free()),
                false => Outcome::done(0, None),
            }),
            access => match perform(access, cell, self.threads[thread as usize].id) {
                Effect::Done { observed, written } => Some(Outcome::done(observed, written)),
                Effect::Failed(failure) => Some(Outcome::failed(failure)),
                Effect::Disabled => None,
            },
        }
    }
}

fn set(array: &mut Vec<u32>, index: usize, value: u32) {
    if array.len() <= index {
        array.resize(index + 1, NONE);
    }
    array[index] = value;
}
