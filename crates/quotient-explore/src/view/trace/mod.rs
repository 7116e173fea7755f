//! The events of one explored execution, thread by thread, as far as it matters in which other orders
//! they could happen: what each needs to find at its place, and what it leaves there.
//!
//! A *place* is a memory cell, or whether a thread that is joined more than once has been joined. What
//! a place can hold, its *contents*, are numbered.

mod index;
mod record;
mod sync;

use quotient_model::{Access, Cell, Found, Life, Location, ThreadId, Value, effect};

use super::histories::{Key, NONE, Outcome};
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
    /// What came before it for sure, as [`sync`] numbers it.
    row: u32,
    /// Whether what it needs can be there with nothing happening at the place but what comes before
    /// it for sure.
    pub given: bool,
}

impl Step {
    /// What is about no place, leaves nothing and needs nothing.
    const NOTHING: Step = Step {
        access: Access::Fence,
        history: NONE,
        key: (0, 0),
        place: NONE,
        needs: Needs::Nothing,
        leaves: NONE,
        choice: false,
        joins: NONE,
        spawns: NONE,
        row: NONE,
        given: false,
    };

    /// The content that it takes away.
    pub fn takes(&self) -> Option<u32> {
        match self.needs {
            Needs::Content(content) if self.leaves != NONE && self.leaves != content => {
                Some(content)
            }
            _ => None,
        }
    }

    /// The content that its place has right after it, if that is known.
    pub fn known_after(&self) -> u32 {
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
    /// What comes before its next step for sure.
    row: u32,
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
    /// It is a mutex that not only its holder releases: others do, or initialise it.
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
    /// Some step takes away what it needs.
    pub takes: bool,
    /// The joins: thread, step, thread waited for.
    pub joins: Vec<(u32, u32, u32)>,
    /// What frees leave: the step, by thread and number, and the content.
    pub frees: Vec<(u32, u32, u32)>,
    index: Index,
    rows: Vec<u32>,
    /// By thread id its number, by location its place, by thread id the place of its end.
    numbers: Vec<u32>,
    cells: Vec<u32>,
    ends: Vec<u32>,
}

impl Trace {
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
        let known = |&(other, at, _): &(u32, u32, u32)| (other, at) == (thread, index);
        if let (Access::Free { first, count }, true) = (access, step.leaves != NONE)
            && !self.frees.iter().any(known)
        {
            self.free(thread, index, first, count);
        }
        step.row = match index < self.threads[thread as usize].length {
            true => self.step_of(thread, index).row,
            false => self.threads[thread as usize].row,
        };
        step.given = self.is_given(thread, index, &step);
        step
    }

    /// Whether the thread's step happens as it did if it finds this content.
    #[inline]
    pub fn suits(&self, thread: u32, step: &Step, content: u32) -> bool {
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
    pub fn outcome(&self, thread: u32, access: &Access, content: u32) -> Option<Outcome> {
        let found = Finds {
            trace: self,
            cell: self.holds(content),
        };
        Outcome::of(effect(access, self.threads[thread as usize].id, &found))
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
        let joined = self.trace.threads.get(self.trace.number(thread) as usize);
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

fn set(array: &mut Vec<u32>, index: usize, value: u32) {
    if array.len() <= index {
        array.resize(index + 1, NONE);
    }
    array[index] = value;
}
