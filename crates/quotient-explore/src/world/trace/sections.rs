//! Atomic sections in the current execution: events of several accesses.
//!
//! A section is run through in one go. It touches each location once: what it only reads like a
//! read, what it also writes or frees like a write. It conflicts with all that this conflicts with, at any of its
//! locations, and with nothing else.
//!
//! What a section touches depends on what it reads. So when it is put before an event with which it
//! races, it is run again on the memory that there is after notdep of that event, to see what it
//! touches there.

use quotient_model::{
    Access, Cell, Effect, Failure, Found, Index, Indices, Life, Location, Pending, Program,
    Published, RmwOp, Table, ThreadId, Value, effect, index_type,
};
use rustc_hash::FxHashMap;

use super::{Accessed, Event, Slot, Trace, UNTOUCHED};
use crate::order::{EventIndex, Footprint, NONE, Step, Touch, TouchSet};
use crate::world::current::Current;

index_type! {
    /// A section of the current execution.
    pub(super) struct SectionIndex;

    /// An access of some section.
    struct PartIndex;

    /// A location that some section has touched.
    struct TouchedIndex;
}

/// One access of a section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub access: Access,
    pub observed: Value,
    pub written: Option<Value>,
    /// Where the state before it is.
    pub slot: Slot,
}

/// A location that a section has touched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touched {
    location: Location,
    writes: bool,
    /// How it had been accessed before.
    accessed: Accessed,
    before: Cell,
    after: Cell,
}

/// Where the parts of a section, and the locations that it touches, begin.
#[derive(Clone, Copy, Debug)]
struct Begins {
    parts: PartIndex,
    touched: TouchedIndex,
}

/// The sections of the current execution.
#[derive(Debug, Default)]
pub(super) struct SectionEvents {
    begins: Table<SectionIndex, Begins>,
    parts: Table<PartIndex, Part>,
    touched: Table<TouchedIndex, Touched>,
}

impl SectionEvents {
    /// The accesses of a section, which is an event.
    pub fn parts(&self, event: &Event) -> &[Part] {
        let next = self.begins.get(event.section.next());
        let end = next.map_or(self.parts.end(), |next| next.parts);
        self.parts.between(self.begins[event.section].parts, end)
    }

    /// The locations that it touches, ascending.
    fn touched(&self, event: &Event) -> &[Touched] {
        let next = self.begins.get(event.section.next());
        let end = next.map_or(self.touched.end(), |next| next.touched);
        self.touched
            .between(self.begins[event.section].touched, end)
    }

    /// How it touches a location.
    fn touch(&self, event: &Event, location: Location) -> Option<&Touched> {
        let all = self.touched(event);
        let at = all.binary_search_by_key(&location, |touched| touched.location);
        Some(&all[at.ok()?])
    }

    /// What the last section touches.
    fn last_touched(&self) -> Indices<TouchedIndex> {
        let begins = self.begins.last();
        let first = begins.map_or(TouchedIndex::new(0), |begins| begins.touched);
        first.to(self.touched.end())
    }

    /// Notes that the last section touches a location, which holds this.
    fn note(&mut self, location: Location, accessed: Accessed, before: Cell) -> &mut Touched {
        let mut all = self.last_touched();
        let at = all.find(|&at| self.touched[at].location == location);
        let at = at.unwrap_or_else(|| {
            self.touched.push(Touched {
                location,
                writes: false,
                accessed,
                before,
                after: before,
            })
        });
        &mut self.touched[at]
    }
}

/// Memory in which some cells differ from what there is.
struct Overlay(FxHashMap<Location, Cell>);

impl Found for Overlay {
    fn cell(&self, location: Location) -> Cell {
        self.0.get(&location).copied().unwrap_or_default()
    }

    fn life(&self, _thread: ThreadId) -> Life {
        Life::Running
    }
}

/// The locations that an access touches.
fn locations(access: &Access) -> impl Iterator<Item = Location> + use<> {
    let (first, count) = match *access {
        Access::Free { first, count } => (first, count),
        _ => match access.location() {
            Some(location) => (location, 1),
            None => (Location(0), 0),
        },
    };
    first.block(count)
}

impl<P: Program> Trace<P> {
    /// Lets the thread perform the section that it wants.
    #[cold]
    pub(super) fn push_section(&mut self, thread: ThreadId) {
        let section = self.program.section(self.state(thread));
        let at = self.events.end();
        let mut event = self.begin_event(thread, Access::Fence);
        event.section = self.sections.begins.push(Begins {
            parts: self.sections.parts.end(),
            touched: self.sections.touched.end(),
        });
        self.events.push(event);
        let failure = self.perform_section(thread, section);
        self.order_section(at);
        self.rows[thread].last = at;
        if let Some(failure) = failure {
            self.fail(thread, failure);
        }
        self.note_for_twins();
    }

    /// Runs the section through.
    fn perform_section(&mut self, thread: ThreadId, section: u32) -> Option<Failure> {
        loop {
            let state = self.state(thread);
            let Pending::Access(access) = *self.program.pending(state) else {
                return None;
            };
            if self.program.section(state) != section {
                return None;
            }
            for location in locations(&access) {
                let accessed = self.accessed[location];
                let cell = self.world.cell(location);
                self.sections.note(location, accessed, cell);
            }
            let (observed, written, failure) = match effect(&access, thread, &self.world) {
                Effect::Done { observed, written } => (observed, written, None),
                Effect::Failed(failure) => (0, None, Some(failure)),
                Effect::Disabled => unreachable!("what waits is no part of a section"),
            };
            self.sections.parts.push(Part {
                access,
                observed,
                written,
                slot: self.rows[thread].slot,
            });
            if failure.is_some() {
                return failure;
            }
            self.world.perform(&access, written);
            if written.is_some() || matches!(access, Access::Free { .. }) {
                for location in locations(&access) {
                    let cell = self.world.cell(location);
                    let touched = self.sections.note(location, UNTOUCHED, cell);
                    (touched.writes, touched.after) = (true, cell);
                }
            }
            self.step(thread, observed);
        }
    }

    /// Orders the section, the last event, after all that it conflicts with, and finds its races.
    fn order_section(&mut self, at: EventIndex) {
        let all = self.sections.last_touched();
        let touched = self.sections.touched.as_mut_slice();
        touched[all.range()].sort_unstable_by_key(|touched| touched.location);
        let mut earlier = Vec::new();
        for index in all.clone() {
            let Touched {
                location,
                writes,
                accessed,
                ..
            } = self.sections.touched[index];
            let how = at_location(location, writes);
            let mut group = match self.joins(how, accessed.last, location) {
                true => accessed.before,
                false => accessed.last,
            };
            self.accessed[location] = Accessed {
                last: at,
                before: group,
            };
            while group != NONE {
                earlier.push(group);
                group = self.next_in_group(group, location);
            }
        }
        earlier.sort_unstable();
        earlier.dedup();
        for &event in earlier.iter().rev() {
            self.conflict(event, true);
        }
        let touched = all.map(|index| &self.sections.touched[index]);
        let touches: TouchSet = touched
            .map(|touched| Touch {
                location: touched.location,
                writes: touched.writes,
            })
            .collect();
        self.events[at].step.footprint = self.touch_sets.footprint(touches);
    }

    /// The section `at`, which happens after `first`, as the step that it would be after notdep(first).
    pub fn section_before(&mut self, first: EventIndex, at: EventIndex) -> Step {
        let thread = self.event(at).step.thread;
        let mut state = self.state_before(at).clone();
        let section = self.program.section(&state);
        let mut memory = Overlay(FxHashMap::default());
        let mut touches: FxHashMap<Location, bool> = FxHashMap::default();
        let mut published = Published::new();
        while let Pending::Access(access) = *self.program.pending(&state) {
            if self.program.section(&state) != section {
                break;
            }
            for location in locations(&access) {
                let found = || self.cell_without(first, location);
                memory.0.entry(location).or_insert_with(found);
                touches.entry(location).or_default();
            }
            let Effect::Done { observed, written } = effect(&access, thread, &memory) else {
                break;
            };
            let frees = matches!(access, Access::Free { .. });
            if written.is_some() || frees {
                for location in locations(&access) {
                    let value = written.unwrap_or(memory.cell(location).value);
                    let freed = frees;
                    memory.0.insert(location, Cell { value, freed });
                    touches.insert(location, true);
                }
            }
            self.program.step(&mut state, observed, &mut published);
            for (location, value) in published.drain(..) {
                memory.0.insert(location, Cell::new(value));
            }
        }
        let mut touches: Vec<Touch> = touches
            .into_iter()
            .map(|(location, writes)| Touch { location, writes })
            .collect();
        touches.sort_unstable();
        let footprint = self.touch_sets.footprint(touches.into());
        Step { thread, footprint }
    }

    /// What a location holds after notdep(first).
    fn cell_without(&self, first: EventIndex, location: Location) -> Cell {
        let accessed = self.accessed.get(location);
        let mut event = accessed.map_or(NONE, |accessed| accessed.last);
        let mut cell = self.cell(location);
        let mut adds = Vec::new();
        while event != NONE && event >= first {
            if event > first && !self.happens_before(first, event) {
                match self.footprint_at(event, location) {
                    Footprint::Read(_) => {}
                    Footprint::Blind(_) | Footprint::Count(..) | Footprint::Uncount(..) => {
                        adds.push(self.event(event).access);
                    }
                    _ => {
                        cell = self.cell_after(event, location);
                        break;
                    }
                }
            }
            cell = self.cell_before(event, location);
            event = self.access_before(event, location);
        }
        for add in adds.into_iter().rev() {
            if let Some((operand, bits)) = add.added() {
                cell.value = RmwOp::Add.apply(cell.value, operand, bits);
            }
        }
        cell
    }

    /// What a location held after `event`, which touches it.
    fn cell_after(&self, event: EventIndex, location: Location) -> Cell {
        if let Some(touched) = self.touched(event, location) {
            return touched.after;
        }
        let event = self.event(event);
        match (event.step.footprint, event.written) {
            (Footprint::Free(..), _) => Cell {
                freed: true,
                ..self.world.cell(location)
            },
            (_, Some(value)) => Cell::new(value),
            (_, None) => event.before,
        }
    }

    /// How a section touches a location.
    fn touched(&self, event: EventIndex, location: Location) -> Option<&Touched> {
        let event = self.event(event);
        match event.step.footprint {
            Footprint::Section(_) => self.sections.touch(event, location),
            _ => None,
        }
    }

    /// The footprint of an event, as far as a location is concerned that it touches.
    #[inline]
    pub fn footprint_at(&self, event: EventIndex, location: Location) -> Footprint {
        match self.event(event).step.footprint {
            Footprint::Section(_) => self.section_at(event, location),
            footprint => footprint,
        }
    }

    #[cold]
    fn section_at(&self, event: EventIndex, location: Location) -> Footprint {
        let touched = self.touched(event, location);
        at_location(location, touched.is_some_and(|touched| touched.writes))
    }

    /// How a location had been accessed before a section that touches it.
    #[cold]
    pub(super) fn accessed_before_section(
        &self,
        event: EventIndex,
        location: Location,
    ) -> Accessed {
        let touched = self.touched(event, location);
        touched.map_or(UNTOUCHED, |touched| touched.accessed)
    }

    /// What a location held before a section that touches it.
    #[cold]
    pub(super) fn cell_before_section(&self, event: EventIndex, location: Location) -> Cell {
        let touched = self.touched(event, location);
        touched.map_or_else(Cell::default, |touched| touched.before)
    }

    /// Takes back the last section. Returns of how many accesses it was.
    #[cold]
    pub(super) fn pop_section(&mut self) -> usize {
        let Some(begins) = self.sections.begins.pop() else {
            return 0;
        };
        for touched in self.sections.touched.drain(begins.touched) {
            self.accessed[touched.location] = touched.accessed;
        }
        // The state before the first one is that before the section.
        let parts = self.sections.parts.since(begins.parts);
        let between = parts.iter().skip(1);
        between.for_each(|part| self.states.leave(part.slot));
        let count = parts.len();
        self.sections.parts.truncate(begins.parts);
        count
    }
}

fn at_location(location: Location, writes: bool) -> Footprint {
    match writes {
        true => Footprint::Write(location),
        false => Footprint::Read(location),
    }
}
