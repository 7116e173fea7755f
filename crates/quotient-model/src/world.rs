//! What the threads of an execution share: memory, and which threads live. All of it can be taken back.
//!
//! Whoever runs threads, an explorer, the oracle or a check, keeps their states in its own way and the rest
//! here: it asks for the [`effect`] of an access, has it [done](World::perform), and says what the thread
//! [came to](World::stepped). Whoever decides itself what an access finds asks for the effect on that
//! ([`Found`]).

use crate::access::Access;
use crate::automaton::{Named, Pending, Program};
use crate::failure::Failure;
use crate::names::{Location, ThreadId, Value};
use crate::semantics::{Cell, Effect, perform};

/// How far a thread has come, as far as others can tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Life {
    /// It does not exist.
    #[default]
    Absent,
    /// It has not ended, and may never do so.
    Running,
    /// An access of its own has failed it.
    Failed,
    /// It has ended with this value.
    Ended(Value),
    /// It has ended, and another has joined it.
    Joined,
}

/// What an access finds.
pub trait Found {
    /// What a location holds.
    fn cell(&self, location: Location) -> Cell;
    /// How far a thread has come.
    fn life(&self, thread: ThreadId) -> Life;
}

/// What `access` by `thread` does: the one place where this is said of all accesses, those of one location
/// being left to [`perform`]. What a spawn observes is for whoever numbers the threads.
///
/// A join takes the thread's end with it, so that a second one fails. A free looks at all of its memory.
#[inline]
pub fn effect<F: Found + ?Sized>(access: &Access, thread: ThreadId, found: &F) -> Effect {
    match access.location() {
        Some(location) => perform(access, found.cell(location), thread),
        None => effect_elsewhere(access, found),
    }
}

fn effect_elsewhere<F: Found + ?Sized>(access: &Access, found: &F) -> Effect {
    let mut observed = 0;
    match *access {
        Access::Join { thread } => match found.life(thread) {
            Life::Absent => return Effect::Failed(Failure::not_a_thread()),
            Life::Joined => return Effect::Failed(Failure::joined_before()),
            Life::Running | Life::Failed => return Effect::Disabled,
            Life::Ended(value) => observed = value,
        },
        Access::Free { first, count } => {
            let mut cells = (first.0..first.0.saturating_add(count)).map(Location);
            if cells.any(|location| found.cell(location).freed) {
                return Effect::Failed(Failure::double_free());
            }
        }
        _ => {}
    }
    Effect::Done {
        observed,
        written: None,
    }
}

/// What the threads share.
#[derive(Clone, Debug)]
pub struct World {
    cells: Vec<Cell>,
    stages: Vec<Stage>,
    /// For each thread that has ended, the value.
    ends: Vec<Value>,
    trail: Vec<Change>,
}

/// [`Life`] without the value, which need not be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Absent,
    Running,
    Failed,
    Ended,
    Joined,
}

/// What there was before a change. Small: every write leaves one.
#[derive(Clone, Copy, Debug)]
enum Change {
    Cell {
        location: Location,
        freed: bool,
        value: Value,
    },
    Stage(ThreadId, Stage),
}

/// A point to which a [`World`] can go back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark(u32);

impl Default for World {
    fn default() -> Self {
        World::new()
    }
}

impl Found for World {
    #[inline]
    fn cell(&self, location: Location) -> Cell {
        self.cells[location.index()]
    }

    #[inline]
    fn life(&self, thread: ThreadId) -> Life {
        match self.stages.get(thread.index()) {
            None | Some(Stage::Absent) => Life::Absent,
            Some(Stage::Running) => Life::Running,
            Some(Stage::Failed) => Life::Failed,
            Some(Stage::Ended) => Life::Ended(self.ends[thread.index()]),
            Some(Stage::Joined) => Life::Joined,
        }
    }
}

impl World {
    /// The beginning: main runs, and nothing is known of memory. What main wants first must be
    /// [made known](World::stepped).
    pub fn new() -> Self {
        World {
            cells: Vec::new(),
            stages: vec![Stage::Running],
            ends: vec![0],
            trail: Vec::new(),
        }
    }

    /// The memory that is known.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The threads that exist, by number.
    pub fn present(&self) -> impl Iterator<Item = ThreadId> {
        let threads = (0..).map(ThreadId).zip(&self.stages);
        threads.filter_map(|(thread, stage)| (*stage != Stage::Absent).then_some(thread))
    }

    /// Whether an access of the thread, which exists, has failed it.
    #[inline]
    pub fn has_failed(&self, thread: ThreadId) -> bool {
        self.stages[thread.index()] == Stage::Failed
    }

    /// Whether the thread, which wants this, can do it now, be it that it fails.
    #[inline]
    pub fn enabled(&self, thread: ThreadId, pending: &Pending) -> bool {
        if self.has_failed(thread) {
            return false;
        }
        match *pending {
            Pending::Access(Access::Lock { location }) => self.cell(location).is_lockable(),
            Pending::Access(
                access @ (Access::Await { location, .. } | Access::AwaitExchange { location, .. }),
            ) => {
                let cell = self.cell(location);
                cell.freed || access.awaits(cell.value) == Some(true)
            }
            Pending::Access(Access::Join { thread }) => {
                !matches!(self.life(thread), Life::Running | Life::Failed)
            }
            Pending::Access(_) => true,
            _ => false,
        }
    }

    /// Does what an access does that happens and writes this.
    #[inline]
    pub fn perform(&mut self, access: &Access, written: Option<Value>) {
        match (access.location(), written) {
            (Some(location), Some(value)) => self.write(location, value),
            (Some(_), None) => {}
            (None, _) => self.perform_elsewhere(access),
        }
    }

    fn perform_elsewhere(&mut self, access: &Access) {
        match *access {
            Access::Join { thread } => self.enter(thread, Stage::Joined),
            Access::Free { first, count } => {
                for location in (first.0..first.0.saturating_add(count)).map(Location) {
                    let freed = Cell {
                        freed: true,
                        ..self.cell(location)
                    };
                    self.set(location, freed);
                }
            }
            _ => {}
        }
    }

    /// Writes a live cell.
    #[inline]
    pub fn write(&mut self, location: Location, value: Value) {
        self.set(location, Cell::new(value));
    }

    #[inline(always)]
    fn set(&mut self, location: Location, cell: Cell) {
        let before = std::mem::replace(&mut self.cells[location.index()], cell);
        self.trail.push(Change::Cell {
            location,
            freed: before.freed,
            value: before.value,
        });
    }

    #[inline]
    fn enter(&mut self, thread: ThreadId, stage: Stage) {
        if self.stages.len() <= thread.index() {
            self.stages.resize(thread.index() + 1, Stage::Absent);
            self.ends.resize(thread.index() + 1, 0);
        }
        let before = std::mem::replace(&mut self.stages[thread.index()], stage);
        self.trail.push(Change::Stage(thread, before));
    }

    /// A thread begins. What it wants first must be [made known](World::stepped).
    pub fn spawn(&mut self, child: ThreadId) {
        self.enter(child, Stage::Running);
    }

    /// An access of the thread has failed it.
    pub fn fail(&mut self, thread: ThreadId) {
        self.enter(thread, Stage::Failed);
    }

    /// The thread has come to want this, and has published that memory on its way.
    #[inline]
    pub fn stepped<P: Program>(
        &mut self,
        program: &Named<P>,
        thread: ThreadId,
        pending: &Pending,
        published: &[(Location, Value)],
    ) {
        if !published.is_empty() {
            self.publish(program, published);
        }
        match pending {
            Pending::Access(access) => {
                let bound = access.location_bound() as usize;
                if bound > self.cells.len() {
                    self.know(program, bound);
                }
            }
            Pending::Done(value) => {
                self.enter(thread, Stage::Ended);
                self.ends[thread.index()] = *value;
            }
            _ => {}
        }
    }

    #[cold]
    fn publish<P: Program>(&mut self, program: &Named<P>, cells: &[(Location, Value)]) {
        for &(location, value) in cells {
            self.know(program, location.index() + 1);
            self.write(location, value);
        }
    }

    /// Makes sure that so many locations are known; new ones hold what the program says.
    #[cold]
    fn know<P: Program>(&mut self, program: &Named<P>, count: usize) {
        let new = (self.cells.len()..count).map(|index| Location(index as u32));
        self.cells
            .extend(new.map(|location| Cell::new(program.initial(location))));
    }

    /// Where things are now.
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark(self.trail.len() as u32)
    }

    /// Takes back all that was done since.
    #[inline]
    pub fn undo(&mut self, mark: Mark) {
        while self.trail.len() > mark.0 as usize {
            match self.trail.pop() {
                Some(Change::Cell {
                    location,
                    freed,
                    value,
                }) => self.cells[location.index()] = Cell { value, freed },
                Some(Change::Stage(thread, stage)) => self.stages[thread.index()] = stage,
                None => unreachable!("the trail is longer than the mark"),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::access::{Comparison, Condition, Part, RmwOp};
    use crate::tally::Tally;

    const L: Location = Location(0);
    const T: ThreadId = ThreadId(0);
    const CHILD: ThreadId = ThreadId(1);

    fn world(cells: &[Cell], child: Stage) -> World {
        World {
            cells: cells.to_vec(),
            stages: vec![Stage::Running, child],
            ends: vec![0, 3],
            trail: Vec::new(),
        }
    }

    fn accesses() -> Vec<Access> {
        let until = Condition {
            test: Comparison::Eq,
            bits: 32,
            operand: 0,
        };
        let tally = Tally {
            rises: false,
            bits: 32,
            last: 1,
        };
        vec![
            Access::Read { location: L },
            Access::Write {
                location: L,
                value: 7,
            },
            Access::Rmw {
                location: L,
                op: RmwOp::Add,
                operand: 1,
                bits: 32,
                part: Part::WHOLE,
            },
            Access::CompareExchange {
                location: L,
                expected: 0,
                new: 7,
                part: Part { shift: 0, bits: 8 },
            },
            Access::Add {
                location: L,
                operand: 1,
                bits: 32,
            },
            Access::Count { location: L, tally },
            Access::Uncount { location: L, tally },
            Access::Await {
                location: L,
                mask: 0xff,
                until,
                part: Part::WHOLE,
            },
            Access::AwaitExchange {
                location: L,
                until,
                new: 7,
                part: Part::WHOLE,
            },
            Access::Fence,
            Access::Lock { location: L },
            Access::TryLock { location: L },
            Access::Unlock { location: L },
            Access::Release { location: L },
            Access::MutexInit { location: L },
            Access::MutexDestroy { location: L },
            Access::Spawn { nth: 1 },
            Access::Join { thread: CHILD },
            Access::Join {
                thread: ThreadId(9),
            },
            Access::Free { first: L, count: 2 },
        ]
    }

    fn cells() -> Vec<Cell> {
        let values = [
            0,
            1,
            2,
            0x100,
            Cell::DESTROYED,
            Cell::CLOSED,
            Cell::UNWRITTEN,
        ];
        let cells = |freed| values.map(|value| Cell { value, freed });
        [cells(false), cells(true)].concat()
    }

    #[test]
    fn what_is_enabled_is_what_has_an_effect() {
        let stages = [
            Stage::Absent,
            Stage::Running,
            Stage::Failed,
            Stage::Ended,
            Stage::Joined,
        ];
        for access in accesses() {
            for cell in cells() {
                for stage in stages {
                    let world = world(&[cell, Cell::new(0)], stage);
                    let can = effect(&access, T, &world) != Effect::Disabled;
                    let pending = Pending::Access(access);
                    assert_eq!(
                        world.enabled(T, &pending),
                        can,
                        "{access:?} {cell:?} {stage:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn all_that_was_done_is_taken_back() {
        for access in accesses() {
            for cell in cells() {
                let before = world(&[cell, Cell::new(5)], Stage::Ended);
                let mut after = before.clone();
                let mark = after.mark();
                match effect(&access, T, &after) {
                    Effect::Done { written, .. } => after.perform(&access, written),
                    Effect::Failed(_) => after.fail(T),
                    Effect::Disabled => continue,
                }
                after.spawn(ThreadId(2));
                after.undo(mark);
                assert_eq!(after.cells, before.cells, "{access:?} {cell:?}");
                assert_eq!(after.stages[..2], before.stages, "{access:?} {cell:?}");
                assert_eq!(after.life(ThreadId(2)), Life::Absent);
            }
        }
    }

    #[test]
    fn a_join_takes_the_end_with_it() {
        let mut world = world(&[], Stage::Ended);
        let join = Access::Join { thread: CHILD };
        let ended = Effect::Done {
            observed: 3,
            written: None,
        };
        assert_eq!(effect(&join, T, &world), ended);
        world.perform(&join, None);
        let again = Effect::Failed(Failure::joined_before());
        assert_eq!(effect(&join, T, &world), again);
        let nobody = Access::Join {
            thread: ThreadId(9),
        };
        let absent = Effect::Failed(Failure::not_a_thread());
        assert_eq!(effect(&nobody, T, &world), absent);
    }

    #[test]
    fn a_free_looks_at_all_of_its_memory() {
        let mut world = world(&[Cell::new(1), Cell::new(2)], Stage::Absent);
        world.perform(
            &Access::Free {
                first: Location(1),
                count: 1,
            },
            None,
        );
        let whole = Access::Free { first: L, count: 2 };
        let twice = Effect::Failed(Failure::double_free());
        assert_eq!(effect(&whole, T, &world), twice);
        assert_eq!(world.cell(L), Cell::new(1));
        assert_eq!(
            world.cell(Location(1)),
            Cell {
                value: 2,
                freed: true
            }
        );
    }
}
