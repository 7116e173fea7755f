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
    Access, Cell, Effect, Failure, Found, Life, Location, Pending, Program, Published, RmwOp,
    ThreadId, Value, effect,
};
use rustc_hash::FxHashMap;

use super::{Accessed, Event, Trace};
use crate::order::{Footprint, NONE, Step, Touch, TouchSet};

/// One access of a section.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    pub access: Access,
    pub observed: Value,
    pub written: Option<Value>,
    /// Where the state before it is.
    pub slot: u32,
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
    parts: u32,
    touched: u32,
}

/// The sections of the current execution.
#[derive(Debug, Default)]
pub(super) struct SectionEvents {
    begins: Vec<Begins>,
    parts: Vec<Part>,
    touched: Vec<Touched>,
}

impl SectionEvents {
    /// The accesses of a section, which is an event.
    pub fn parts(&self, event: &Event) -> &[Part] {
        let nth = event.prev.last as usize;
        let end = self.begins.get(nth + 1).map(|next| next.parts as usize);
        &self.parts[self.begins[nth].parts as usize..end.unwrap_or(self.parts.len())]
    }

    /// The locations that it touches, ascending.
    fn touched(&self, event: &Event) -> &[Touched] {
        let nth = event.prev.last as usize;
        let end = self.begins.get(nth + 1).map(|next| next.touched as usize);
        &self.touched[self.begins[nth].touched as usize..end.unwrap_or(self.touched.len())]
    }

    /// How it touches a location.
    fn touch(&self, event: &Event, location: Location) -> Option<&Touched> {
        let all = self.touched(event);
        let at = all.binary_search_by_key(&location, |touched| touched.location);
        Some(&all[at.ok()?])
    }

    /// Notes that the last section touches a location, which holds this.
    fn note(&mut self, location: Location, accessed: Accessed, before: Cell) -> &mut Touched {
        let begin = self
            .begins
            .last()
            .map_or(0, |begins| begins.touched as usize);
        let all = &self.touched[begin..];
        let known = all.iter().position(|touched| touched.location == location);
        let at = known.map_or(self.touched.len(), |at| begin + at);
        if known.is_none() {
            self.touched.push(Touched {
                location,
                writes: false,
                accessed,
                before,
                after: before,
            });
        }
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
        Access::Free { first, count } => (first.0, count),
        _ => access.location().map_or((0, 0), |location| (location.0, 1)),
    };
    (first..first + count).map(Location)
}

impl<P: Program> Trace<P> {
    /// Whether what the thread wants next is an atomic section.
    #[inline]
    pub(super) fn wants_section(&self, slot: usize) -> bool {
        self.program.section(&self.states[slot]) != 0
    }

    /// Lets the thread perform the section that it wants.
    #[cold]
    pub(super) fn push_section(&mut self, thread: ThreadId) {
        let row = self.rows[thread.index()];
        let section = self.program.section(&self.states[row.slot as usize]);
        let at = self.events.len() as u32;
        self.races.clear();
        let from = match row.last {
            NONE => row.born_at,
            last => last,
        };
        self.clocks.push(from, thread.index(), row.count + 1);
        self.wait_for_twin(thread);
        self.sections.begins.push(Begins {
            parts: self.sections.parts.len() as u32,
            touched: self.sections.touched.len() as u32,
        });
        self.events.push(Event {
            step: Step {
                thread,
                footprint: Footprint::Nothing,
            },
            index: row.count,
            access: Access::Fence,
            observed: 0,
            written: None,
            before: Cell::default(),
            mark: self.world.mark(),
            prev: Accessed {
                last: self.sections.begins.len() as u32 - 1,
                before: NONE,
            },
            prev_slot: row.slot,
            prev_of_thread: row.last,
        });
        let failure = self.perform_section(thread, section);
        self.order_section(at);
        self.rows[thread.index()].last = at;
        if let Some(failure) = failure {
            self.world.fail(thread);
            self.failures.push((thread, failure));
        }
        self.note_for_twins();
    }

    /// Runs the section through.
    fn perform_section(&mut self, thread: ThreadId, section: u32) -> Option<Failure> {
        loop {
            let slot = self.rows[thread.index()].slot;
            let state = &self.states[slot as usize];
            let Pending::Access(access) = *self.program.pending(state) else {
                return None;
            };
            if self.program.section(state) != section {
                return None;
            }
            for location in locations(&access) {
                let accessed = self.accessed[location.index()];
                let cell = self.world.cell(location);
                self.sections.note(location, accessed, cell);
            }
            let new = self.top;
            self.keep(new, slot as usize);
            self.top += 1;
            let row = &mut self.rows[thread.index()];
            row.slot = new as u32;
            row.count += 1;
            let (observed, written, failure) = match effect(&access, thread, &self.world) {
                Effect::Done { observed, written } => (observed, written, None),
                Effect::Failed(failure) => (0, None, Some(failure)),
                Effect::Disabled => unreachable!("what waits is no part of a section"),
            };
            self.sections.parts.push(Part {
                access,
                observed,
                written,
                slot,
            });
            if failure.is_some() {
                return failure;
            }
            self.world.perform(&access, written);
            if written.is_some() || matches!(access, Access::Free { .. }) {
                for location in locations(&access) {
                    let cell = self.world.cell(location);
                    let touched = self.sections.note(location, super::UNTOUCHED, cell);
                    (touched.writes, touched.after) = (true, cell);
                }
            }
            self.program
                .step(&mut self.states[new], observed, &mut self.published);
            self.stepped(thread, new);
        }
    }

    /// Orders the section, the last event, after all that it conflicts with, and finds its races.
    fn order_section(&mut self, at: u32) {
        let begins = self.sections.begins.last().map_or(0, |b| b.touched) as usize;
        self.sections.touched[begins..].sort_unstable_by_key(|touched| touched.location);
        let mut earlier = Vec::new();
        for index in begins..self.sections.touched.len() {
            let Touched {
                location,
                writes,
                accessed,
                ..
            } = self.sections.touched[index];
            let how = at_location(location, writes);
            let joins = accessed.last != NONE
                && how.groups_with(self.footprint_at(accessed.last, location));
            let mut group = match joins {
                true => accessed.before,
                false => accessed.last,
            };
            self.accessed[location.index()] = Accessed {
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
        let touches: TouchSet = self.sections.touched[begins..]
            .iter()
            .map(|touched| Touch {
                location: touched.location.0,
                writes: touched.writes,
            })
            .collect();
        self.events[at as usize].step.footprint = self.touch_sets.footprint(touches);
    }

    /// The section `at`, which happens after `first`, as the step that it would be after notdep(first).
    pub fn section_before(&mut self, first: u32, at: u32) -> Step {
        let thread = self.event(at).step.thread;
        let mut state = self.state_before(at).clone();
        let section = self.program.section(&state);
        let mut memory = Overlay(FxHashMap::default());
        let mut touches: FxHashMap<u32, bool> = FxHashMap::default();
        let mut published = Published::new();
        while let Pending::Access(access) = *self.program.pending(&state) {
            if self.program.section(&state) != section {
                break;
            }
            for location in locations(&access) {
                let found = || self.cell_without(first, location);
                memory.0.entry(location).or_insert_with(found);
                touches.entry(location.0).or_default();
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
                    touches.insert(location.0, true);
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
    fn cell_without(&self, first: u32, location: Location) -> Cell {
        let accessed = self.accessed.get(location.index());
        let mut event = accessed.map_or(NONE, |accessed| accessed.last);
        let mut cell = self.cell(location);
        let mut adds = Vec::new();
        while event != NONE && event >= first {
            if event > first && !self.happens_before(first, event) {
                match self.footprint_at(event, location) {
                    Footprint::Read(_) => {}
                    Footprint::Blind(_) => adds.push(self.event(event).access),
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
            if let Access::Add { operand, bits, .. } = add {
                cell.value = RmwOp::Add.apply(cell.value, operand, bits);
            }
        }
        cell
    }

    /// What a location held after `event`, which touches it.
    fn cell_after(&self, event: u32, location: Location) -> Cell {
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
    fn touched(&self, event: u32, location: Location) -> Option<&Touched> {
        let event = self.event(event);
        match event.step.footprint {
            Footprint::Section(_) => self.sections.touch(event, location),
            _ => None,
        }
    }

    /// The footprint of an event, as far as a location is concerned that it touches.
    #[inline]
    pub fn footprint_at(&self, event: u32, location: Location) -> Footprint {
        match self.event(event).step.footprint {
            Footprint::Section(_) => self.section_at(event, location),
            footprint => footprint,
        }
    }

    #[cold]
    fn section_at(&self, event: u32, location: Location) -> Footprint {
        let touched = self.touched(event, location);
        at_location(location, touched.is_some_and(|touched| touched.writes))
    }

    /// How a location had been accessed before a section that touches it.
    #[cold]
    pub(super) fn accessed_before_section(&self, event: u32, location: Location) -> Accessed {
        let touched = self.touched(event, location);
        touched.map_or(super::UNTOUCHED, |touched| touched.accessed)
    }

    /// What a location held before a section that touches it.
    #[cold]
    pub(super) fn cell_before_section(&self, event: u32, location: Location) -> Cell {
        let touched = self.touched(event, location);
        touched.map_or_else(Cell::default, |touched| touched.before)
    }

    /// Takes back the last section. Returns of how many accesses it was.
    #[cold]
    pub(super) fn pop_section(&mut self) -> u32 {
        let Some(begins) = self.sections.begins.pop() else {
            return 0;
        };
        for touched in self.sections.touched.drain(begins.touched as usize..) {
            self.accessed[touched.location.index()] = touched.accessed;
        }
        let parts = self.sections.parts.len() as u32 - begins.parts;
        self.sections.parts.truncate(begins.parts as usize);
        parts
    }
}

fn at_location(location: Location, writes: bool) -> Footprint {
    match writes {
        true => Footprint::Write(location.0),
        false => Footprint::Read(location.0),
    }
}
