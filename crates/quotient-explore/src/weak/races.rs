//! Data races by C11, on the executions that RC11 allows: two accesses of one location by different threads, one of which writes and one of
//! which is not atomic, neither of which happens before the other.
//!
//! What is said in [`c11_races`](crate::properties::c11_races) of awaits that look in vain, and of memory that a thread had to itself,
//! holds here as well.

use quotient_model::{Event, Location, MemoryModel, Program, ThreadId};

use super::execution::Execution;
use super::graph::Node;
use crate::properties::c11_races::accessed;
use crate::properties::robustness::rows::{NONE, NodeIndex};
use crate::recording::{Halt, RacingAccess, Recorder};
use crate::world::Current;

impl<P: Program> Execution<P> {
    /// Reports the data races of the last event.
    pub fn judge_races(&self, recorder: &mut Recorder) -> Result<(), Halt> {
        if recorder.wanted.races.is_none() || self.graph.model != MemoryModel::Rc11 {
            return Ok(());
        }
        let last = self.events.len() - 1;
        let made = &self.events[last];
        let Some(location) = accessed(&made.event.access).filter(|_| made.node != NONE) else {
            return Ok(());
        };
        let (at, node) = (made.node, &self.graph.nodes[made.node]);
        // What an await learns comes too late for its looks in vain.
        let known = match made.event.access.awaits(0) {
            Some(_) => node.pred,
            None => at,
        };
        for &other in self.graph.accesses(location) {
            let first = &self.graph.nodes[other];
            if races(first, node) && !self.graph.happens_before(other, known) {
                self.tell_race(recorder, location, self.event_of(other), last, false)?;
            }
        }
        match self.unordered_handover(location, node.thread, known) {
            Some(event) => self.tell_race(recorder, location, event, last, true),
            None => Ok(()),
        }
    }

    /// The event that has handed the location over, if what its thread wrote there before does not happen before what is known.
    fn unordered_handover(
        &self,
        location: Location,
        thread: ThreadId,
        known: NodeIndex,
    ) -> Option<usize> {
        let handed = self.handed.get(location).copied().flatten()?;
        let by = self.events[handed.event].event.id.thread;
        let ordered = self.graph.happens_before(handed.written, known);
        (by != thread && !ordered).then_some(handed.event)
    }

    /// The event that a node is part of.
    fn event_of(&self, node: NodeIndex) -> usize {
        self.events.partition_point(|made| made.end <= node) - 1
    }

    #[cold]
    fn tell_race(
        &self,
        recorder: &mut Recorder,
        location: Location,
        first: usize,
        second: usize,
        handed: bool,
    ) -> Result<(), Halt> {
        let states = [first, second].map(|at| &self.events[at].before);
        if !recorder.is_new_pair(states.map(|state| self.program.site(state))) {
            return Ok(());
        }
        let mut accesses = [first, second].map(|at| {
            let made = &self.events[at];
            RacingAccess {
                thread: self.threads().name(made.event.id.thread),
                source: self.program.source(&made.before),
                writes: made.event.written.is_some(),
                atomic: self.program.is_atomic(&made.before),
            }
        });
        if handed {
            (accesses[0].writes, accesses[0].atomic) = (true, false);
        }
        recorder.race(self, location, accesses, || {
            let told = self.told_to(second).into_iter().chain([second]);
            let told = told.map(|at| (self.events[at].event.clone(), &self.events[at].before));
            told.collect::<Vec<(Event, &P::Thread)>>()
        })
    }
}

fn races(first: &Node, second: &Node) -> bool {
    let plain = !first.order.is_atomic() || !second.order.is_atomic();
    plain && (first.writes || second.writes) && first.thread != second.thread
}
