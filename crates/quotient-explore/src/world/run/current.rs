//! The current trace as reports know it.

use quotient_model::{Cell, Event, Failure, Location, Named, Program, ThreadId, Threads, Value};
use rustc_hash::FxHashMap;

use super::Run;
use crate::order::EventIndex;
use crate::witness::{NONE, Place};
use crate::world::counters::added;
use crate::world::current::{Current, left_behind};

impl<P: Program> Current for Run<P> {
    type Program = P;

    fn program(&self) -> &Named<P> {
        &self.program
    }

    fn program_mut(&mut self) -> &mut Named<P> {
        &mut self.program
    }

    fn threads(&self) -> &Threads {
        &self.threads
    }

    #[inline]
    fn length(&self) -> usize {
        self.events.len()
    }

    fn present(&self) -> impl Iterator<Item = ThreadId> {
        self.world.present()
    }

    #[inline]
    fn state(&self, thread: ThreadId) -> &P::Thread {
        self.states.get(self.slot(thread))
    }

    #[inline]
    fn failure(&self, thread: ThreadId) -> Option<&Failure> {
        let last = self.graph.of_thread(thread).last()?;
        self.events[*last].failure.as_ref()
    }

    fn holder(&self, mutex: Location) -> Option<ThreadId> {
        self.cell(mutex, self.last_write(Place::cell(mutex)))
            .holder()
    }

    fn is_refuted(&self) -> bool {
        self.counters.are_refuted() || self.twins.are_refuted()
    }

    fn learns(&mut self) -> bool {
        if !self.counters.are_new() {
            return false;
        }
        let events: Vec<Event> = self.happened().map(|(event, _)| event).collect();
        self.counters.sort_out(&events);
        true
    }

    fn classed(&self, event: Event) -> Event {
        self.counters.classed(event)
    }

    fn holds(&self, location: Location) -> Cell {
        if self.counters.is(location) {
            return self.counter(location);
        }
        if self.counters.is_gauge(location) {
            let all = self.graph.last_adds(Place::cell(location));
            return Cell::new(self.sum(location, &all));
        }
        match self.last_write(Place::cell(location)) {
            NONE => Cell::new(self.held_at_first(location)),
            write => self.cell(location, write),
        }
    }

    fn last_seen(&self, thread: ThreadId, location: Location) -> Option<Value> {
        // At the end a gauge holds the same in every order.
        if self.counters.is_gauge(location) {
            return None;
        }
        let own = self.graph.of_thread(thread).iter().rev();
        own.map(|&event| &self.events[event])
            .find(|event| event.access.location() == Some(location))
            .map(|event| left_behind(event.access, event.observed, event.written))
    }

    fn may_hold(&self, location: Location, fits: &dyn Fn(Cell) -> bool) -> bool {
        if self.counters.is(location) || self.counters.is_gauge(location) {
            return fits(self.holds(location));
        }
        let writers = &self.graph.at(Place::cell(location)).writers;
        let lasts = || writers.iter().filter_map(|writer| writer.events.last());
        if lasts().next().is_none() {
            return fits(Cell::new(self.held_at_first(location)));
        }
        // Of what a thread has written there, only the last can stay.
        lasts().any(|&write| {
            let overwritten =
                |&other: &EventIndex| other != write && self.graph.is_before(write, other);
            fits(self.cell(location, write)) && !lasts().any(overwritten)
        })
    }

    fn held_at_first(&self, location: Location) -> Value {
        let known = self.world.cells().get(location.index());
        known.map_or_else(|| self.program.initial(location), |cell| cell.value)
    }

    fn happened(&self) -> impl Iterator<Item = (Event, &P::Thread)> {
        // What adds leave in a counter or a gauge depends on the order, which is not that in which they were made.
        let mut counted: FxHashMap<Location, Value> = FxHashMap::default();
        self.witness.events().iter().map(move |&node| {
            let mut event = self.described(node, &self.events[node]);
            if let Some(location) = event.access.location()
                && (self.counters.is(location) || self.counters.is_gauge(location))
                && let Some(written) = event.written
            {
                let held = counted.get(&location).copied();
                let held = Cell::new(held.unwrap_or_else(|| self.held_at_first(location)));
                let written = added(&event.access, held).unwrap_or(written);
                counted.insert(location, written);
                event.written = Some(written);
            }
            (event, self.states.get(self.slot_before(node)))
        })
    }
}
