//! The current trace as reports know it.

use quotient_model::{EventId, Failure, Location, Named, Program, ThreadId, Threads};

use super::Run;
use crate::witness::Place;
use crate::world::current::Current;

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

    fn goes_round(&mut self, _thread: ThreadId) -> bool {
        false
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
