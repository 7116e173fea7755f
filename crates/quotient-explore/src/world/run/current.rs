//! The current trace as reports know it.

use quotient_model::{
    Access, Cell, EventId, Failure, Location, Named, Program, ThreadId, Threads, Value,
};

use super::Run;
use crate::witness::{NONE, Place};
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

    fn state(&self, thread: ThreadId) -> &P::Thread {
        self.states.get(self.slot(thread))
    }

    fn failure(&self, thread: ThreadId) -> Option<&Failure> {
        let last = self.graph.of_thread(thread.0).last()?;
        self.events[*last as usize].failure.as_ref()
    }

    fn holder(&self, mutex: Location) -> Option<ThreadId> {
        self.cell(mutex, self.last_write(Place::cell(mutex.0)))
            .holder()
    }

    fn holds(&self, location: Location) -> Cell {
        match self.last_write(Place::cell(location.0)) {
            NONE => Cell::new(self.held_at_first(location)),
            write => self.cell(location, write),
        }
    }

    fn last_seen(&self, thread: ThreadId, location: Location) -> Option<Value> {
        let own = self.graph.of_thread(thread.0).iter().rev();
        own.map(|&event| &self.events[event as usize])
            .find(|event| event.access.location() == Some(location))
            .map(|event| left_behind(event.access, event.observed, event.written))
    }

    fn last_look(&self, thread: ThreadId) -> Option<(Location, Value)> {
        let last = *self.graph.of_thread(thread.0).last()?;
        let event = &self.events[last as usize];
        let location = match event.access {
            Access::Read { location }
            | Access::Rmw { location, .. }
            | Access::CompareExchange { location, .. } => location,
            _ => return None,
        };
        let before = self.states.get(self.slot_before(last));
        let looked = self.program.looked_last(before, self.state(thread));
        looked.then(|| (location, event.written.unwrap_or(event.observed)))
    }

    fn may_hold(&self, location: Location, fits: &dyn Fn(Cell) -> bool) -> bool {
        let writers = &self.graph.at(Place::cell(location.0)).writers;
        let lasts = || writers.iter().filter_map(|writer| writer.events.last());
        if lasts().next().is_none() {
            return fits(Cell::new(self.held_at_first(location)));
        }
        // Of what a thread has written there, only the last can stay.
        lasts().any(|&write| {
            let overwritten = |&other: &u32| other != write && self.graph.is_before(write, other);
            fits(self.cell(location, write)) && !lasts().any(overwritten)
        })
    }

    fn held_at_first(&self, location: Location) -> Value {
        let known = self.world.cells().get(location.index());
        known.map_or_else(|| self.program.initial(location), |cell| cell.value)
    }

    fn happened(&self) -> impl Iterator<Item = (quotient_model::Event, &P::Thread)> {
        self.witness.events().iter().map(|&node| {
            let event = &self.events[node as usize];
            let at = self.graph.node(node);
            let described = quotient_model::Event {
                id: EventId {
                    thread: ThreadId(at.thread),
                    index: at.index,
                },
                access: event.access,
                observed: event.observed,
                written: event.written,
                spawned: event.spawned(),
            };
            (described, self.states.get(self.slot_before(node)))
        })
    }
}
