//! The current execution as reports and checks see it.

use quotient_model::{Cell, Event, Failure, Found, Location, Named, Program, ThreadId, Threads};

use super::consistency::sequential;
use super::execution::Execution;
use crate::world::{Current, HappenedIndex};

impl<P: Program> Current for Execution<P> {
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

    fn length(&self) -> usize {
        self.events.len()
    }

    fn present(&self) -> impl Iterator<Item = ThreadId> {
        self.present.iter().copied()
    }

    fn state(&self, thread: ThreadId) -> &P::Thread {
        &self.row(thread).state
    }

    fn failure(&self, thread: ThreadId) -> Option<&Failure> {
        self.row(thread).failure.as_ref()
    }

    fn holder(&self, mutex: Location) -> Option<ThreadId> {
        self.value(mutex, self.graph.last_write(mutex)).holder()
    }

    fn holds(&self, location: Location) -> Cell {
        let mut ended = self.ended.iter();
        let chains = ended.find(|chains| chains.location == location);
        match chains {
            Some(chains) => self.value(location, chains.last()),
            None if location.index() < self.world.cells().len() => self.world.cell(location),
            None => Cell::new(self.program.initial(location)),
        }
    }

    fn happened(&self) -> impl Iterator<Item = (Event, &P::Thread)> {
        let told = self.told_order().into_iter().map(|at| &self.events[at]);
        told.map(|made| (made.event.clone(), &made.before))
    }

    fn is_weak(&self) -> bool {
        true
    }

    fn causes(&self, thread: ThreadId) -> Option<Vec<HappenedIndex>> {
        match sequential(&self.graph) {
            // It is made shorter as interleavings are.
            Some(_) => None,
            None => Some(self.causes_of(thread)),
        }
    }
}
