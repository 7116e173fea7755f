//! The events of one explored execution, thread by thread, as far as it matters in which other orders
//! they could happen: what each needs to find at its place, and what it leaves there.
//!
//! A *place* is a memory cell, or whether a thread that is joined more than once has been joined. What
//! a place can hold, its *contents*, are numbered.

mod index;
mod record;
mod sync;

use quotient_model::{
    Access, Cell, Found, Index, Indices, Life, Location, Table, ThreadId, Value, effect, index_type,
};

use super::histories::{HistoryIndex, Key, Outcome};
use index::Lists;

index_type! {
    /// A thread, as numbered in the trace.
    pub(in crate::view) struct ThreadNumber;

    /// A place, as numbered in the trace.
    pub(in crate::view) struct PlaceIndex;

    /// A content of some place.
    pub(in crate::view) struct ContentIndex;

    /// A step of some thread; those of one thread are next to each other.
    struct StepIndex;

    /// What came before some steps for sure ([`sync`]).
    struct RowIndex;
}

/// How many steps of each thread.
pub(super) type Lengths = Table<ThreadNumber, u32>;

/// A step by its thread, and its number there.
pub(super) type At = (ThreadNumber, u32);

/// The histories that are asked for, by thread; none of a thread that may do anything.
pub(super) type Demand = Table<ThreadId, HistoryIndex>;

/// No step.
pub(super) const NOWHERE: At = (ThreadNumber::NONE, u32::MAX);

/// What an event needs in order to happen as it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Needs {
    /// Nothing: it would do the same whenever it happened.
    Nothing,
    /// This content.
    Content(ContentIndex),
    /// A content that gives it the same outcome.
    Alike,
}

/// An event.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub access: Access,
    /// The thread's history with it.
    pub history: HistoryIndex,
    pub key: Key,
    /// The place it is about, none if there is none.
    pub place: PlaceIndex,
    pub needs: Needs,
    /// The content that it leaves at its place, none if it leaves what it found.
    pub leaves: ContentIndex,
    /// Whether it does something else, or cannot happen, if it finds another content.
    pub choice: bool,
    /// For a join, the thread that must have ended, as numbered in the trace.
    pub joins: ThreadNumber,
    /// For a spawn, the thread that it creates.
    pub spawns: ThreadNumber,
    /// What came before it for sure, as [`sync`] numbers it.
    row: RowIndex,
    /// Whether what it needs can be there with nothing happening at the place but what comes before
    /// it for sure.
    pub given: bool,
}

impl Step {
    /// What is about no place, leaves nothing and needs nothing.
    const NOTHING: Step = Step {
        access: Access::Fence,
        history: HistoryIndex::NONE,
        key: (0, 0),
        place: PlaceIndex::NONE,
        needs: Needs::Nothing,
        leaves: ContentIndex::NONE,
        choice: false,
        joins: ThreadNumber::NONE,
        spawns: ThreadNumber::NONE,
        row: RowIndex::NONE,
        given: false,
    };

    /// The content that it takes away.
    pub fn takes(&self) -> Option<ContentIndex> {
        match self.needs {
            Needs::Content(content) if self.leaves.is_some() && self.leaves != content => {
                Some(content)
            }
            _ => None,
        }
    }

    /// Whether anything is otherwise after it: at its place, or that a thread has begun.
    pub fn changes(&self) -> bool {
        self.leaves.is_some() || self.spawns.is_some()
    }

    /// The content that its place has right after it, if that is known.
    pub fn known_after(&self) -> ContentIndex {
        match self.needs {
            _ if self.leaves.is_some() => self.leaves,
            Needs::Content(content) => content,
            _ => ContentIndex::NONE,
        }
    }
}

/// A thread of the trace.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thread {
    pub id: ThreadId,
    /// Its empty history.
    pub empty: HistoryIndex,
    /// Where its steps begin.
    first: StepIndex,
    /// How many there are.
    pub length: u32,
    /// Which thread's which step spawned it; none for main.
    pub spawned: At,
    /// Which thread's which step waits for its end; none if none does.
    pub joined: At,
    /// If it has ended and can be joined, with which value.
    pub ended: Option<Value>,
    /// What comes before its next step for sure.
    row: RowIndex,
}

/// What there is to know about a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// A number for it in all traces: that of the cell, or that of the thread whose end it is, counted
    /// from the largest down.
    pub name: u32,
    /// The thread that accesses it, none if several do.
    owner: ThreadNumber,
    /// Some event needs any of several contents there.
    pub alike: bool,
    /// Some event frees it.
    pub freed: bool,
    /// It is a mutex that not only its holder releases: others do, or initialise it.
    pub gate: bool,
    /// What it holds at first.
    pub initial: ContentIndex,
    /// The content that was numbered last.
    last_content: ContentIndex,
}

impl Place {
    /// Whether several threads access it.
    #[inline]
    pub fn shared(&self) -> bool {
        self.owner.is_none()
    }
}

#[derive(Clone, Copy, Debug)]
struct Content {
    cell: Cell,
    place: PlaceIndex,
    /// Another content of the place.
    next: ContentIndex,
}

/// How often a thread is joined.
#[derive(Clone, Copy)]
enum End {
    Never,
    Once,
    /// More often: its end is this place.
    Again(PlaceIndex),
}

/// The trace of an explored execution.
#[derive(Default)]
pub(super) struct Trace {
    pub threads: Table<ThreadNumber, Thread>,
    steps: Table<StepIndex, Step>,
    pub places: Table<PlaceIndex, Place>,
    contents: Table<ContentIndex, Content>,
    /// For each step when it happened.
    ranks: Table<StepIndex, u32>,
    /// Some step takes away what it needs.
    pub takes: bool,
    /// The joins: thread, step, thread waited for.
    pub joins: Vec<(ThreadNumber, u32, ThreadNumber)>,
    /// What frees leave: the step, by thread and number, and the content.
    pub frees: Vec<(ThreadNumber, u32, ContentIndex)>,
    index: Lists,
    rows: Vec<u32>,
    /// By thread id its number, by location its place, by thread id the place of its end.
    numbers: Table<ThreadId, ThreadNumber>,
    cells: Table<Location, PlaceIndex>,
    ends: Table<ThreadId, End>,
}

impl Trace {
    /// What a content is.
    #[inline]
    pub fn holds(&self, content: ContentIndex) -> Cell {
        self.contents[content].cell
    }

    /// The contents that a place can have.
    pub fn contents_of(&self, place: PlaceIndex) -> impl Iterator<Item = ContentIndex> {
        let last = self.places[place].last_content;
        std::iter::successors(last.some(), |&content| self.contents[content].next.some())
    }

    /// The place that can have the content.
    #[inline]
    pub fn place_of(&self, content: ContentIndex) -> PlaceIndex {
        self.contents[content].place
    }

    /// Whether each step needs one content, or none.
    pub fn is_plain(&self) -> bool {
        self.frees.is_empty() && !self.places.iter().any(|place| place.alike)
    }

    /// All contents.
    pub fn contents(&self) -> Indices<ContentIndex> {
        self.contents.indices()
    }

    /// How many contents there are.
    pub fn content_count(&self) -> usize {
        self.contents.len()
    }

    /// Whether not only its holder may release the mutex, or nobody holds it while it is closed at
    /// first.
    pub fn is_gate(&self, place: PlaceIndex) -> bool {
        let place = &self.places[place];
        place.gate || self.holds(place.initial).value != 0
    }

    /// The place of a location.
    pub fn place_at(&self, location: Location) -> PlaceIndex {
        self.cells[location]
    }

    /// Takes out what cannot happen without what was taken out: the steps of threads that are not
    /// spawned, and joins of threads that do not end. `open` does not end, however long it is.
    pub fn normalize(&self, open: ThreadNumber, lengths: &mut Lengths) {
        loop {
            let mut changed = false;
            for number in lengths.indices() {
                let (parent, spawn) = self.threads[number].spawned;
                if parent.is_some() && lengths[parent] <= spawn && lengths[number] > 0 {
                    lengths[number] = 0;
                    changed = true;
                }
            }
            for &(thread, index, joined) in &self.joins {
                let ends = joined != open && lengths[joined] == self.threads[joined].length;
                if !ends && lengths[thread] > index {
                    lengths[thread] = index;
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
    pub fn exists(&self, thread: ThreadNumber, lengths: &Lengths) -> bool {
        let (parent, spawn) = self.threads[thread].spawned;
        parent.is_none() || lengths[parent] > spawn
    }

    /// The histories of these first steps, and of a further one of a thread, by thread id.
    pub fn demand(
        &self,
        lengths: &Lengths,
        further: Option<(ThreadNumber, HistoryIndex)>,
        demand: &mut Demand,
    ) {
        demand.clear();
        for (number, thread) in self.threads.entries() {
            if self.exists(number, lengths) {
                let history = self.history(number, lengths[number]);
                *demand.reach(thread.id, || HistoryIndex::NONE) = history;
            }
        }
        if let Some((thread, history)) = further {
            let id = self.threads[thread].id;
            *demand.reach(id, || HistoryIndex::NONE) = history;
        }
    }

    /// The number of a thread, none if it is not in the trace.
    pub fn number(&self, thread: ThreadId) -> ThreadNumber {
        let number = self.numbers.get(thread).copied();
        number.unwrap_or(ThreadNumber::NONE)
    }

    /// All steps.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter()
    }

    /// Where the step of a thread is.
    #[inline]
    fn place_of_step(&self, thread: ThreadNumber, index: u32) -> StepIndex {
        StepIndex::new(self.threads[thread].first.index() + index as usize)
    }

    /// The step of a thread.
    #[inline]
    pub fn step_of(&self, thread: ThreadNumber, index: u32) -> &Step {
        &self.steps[self.place_of_step(thread, index)]
    }

    /// When the step of a thread happened.
    #[inline]
    pub fn rank(&self, thread: ThreadNumber, index: u32) -> u32 {
        self.ranks[self.place_of_step(thread, index)]
    }

    /// The steps of a thread.
    pub fn steps_of(&self, thread: ThreadNumber) -> &[Step] {
        let at = &self.threads[thread];
        self.steps
            .between(at.first, self.place_of_step(thread, at.length))
    }

    /// A thread's history with its first `length` steps.
    #[inline]
    pub fn history(&self, thread: ThreadNumber, length: u32) -> HistoryIndex {
        match length {
            0 => self.threads[thread].empty,
            length => self.step_of(thread, length - 1).history,
        }
    }

    /// Another outcome of the thread's access after `index` steps, as a step.
    pub fn alternative(
        &mut self,
        thread: ThreadNumber,
        index: u32,
        access: Access,
        outcome: &Outcome,
    ) -> Step {
        let mut step = self.describe(thread, access, HistoryIndex::NONE, outcome);
        let known =
            |&(other, at, _): &(ThreadNumber, u32, ContentIndex)| (other, at) == (thread, index);
        if let (Access::Free { first, count }, true) = (access, step.leaves.is_some())
            && !self.frees.iter().any(known)
        {
            self.free(thread, index, first, count);
        }
        step.row = match index < self.threads[thread].length {
            true => self.step_of(thread, index).row,
            false => self.threads[thread].row,
        };
        step.given = self.is_given(thread, index, &step);
        step
    }

    /// Whether the thread's step happens as it did if it finds this content.
    #[inline]
    pub fn suits(&self, thread: ThreadNumber, step: &Step, content: ContentIndex) -> bool {
        match step.needs {
            Needs::Nothing => true,
            Needs::Content(needed) => needed == content,
            Needs::Alike => {
                let outcome = self.outcome(thread, &step.access, content);
                outcome.is_some_and(|outcome| outcome.key() == step.key)
            }
        }
    }

    /// What the access does if it finds this content at its place; `None` if it cannot happen.
    pub fn outcome(
        &self,
        thread: ThreadNumber,
        access: &Access,
        content: ContentIndex,
    ) -> Option<Outcome> {
        let found = Finds {
            trace: self,
            cell: self.holds(content),
        };
        Outcome::of(effect(access, self.threads[thread].id, &found))
    }
}

/// What an access finds that finds this at its place. A free looks at its first cell, for all of them.
struct Finds<'t> {
    trace: &'t Trace,
    cell: Cell,
}

impl Found for Finds<'_> {
    fn cell(&self, _location: Location) -> Cell {
        self.cell
    }

    fn life(&self, thread: ThreadId) -> Life {
        let joined = self.trace.threads.get(self.trace.number(thread));
        match joined.map(|joined| joined.ended) {
            _ if self.cell.value != 0 => Life::Joined,
            Some(Some(value)) => Life::Ended(value),
            _ => Life::Running,
        }
    }
}

/// The location whose content can keep a thread waiting at the access.
pub(super) fn waits_at(access: &Access) -> Option<Location> {
    match *access {
        Access::Lock { location }
        | Access::Await { location, .. }
        | Access::AwaitExchange { location, .. } => Some(location),
        _ => None,
    }
}
