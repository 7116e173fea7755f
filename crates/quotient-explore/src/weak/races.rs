//! Data races by C11, on the executions that RC11 allows: two accesses of one location by different threads, one of which writes and one of
//! which is not atomic, neither of which happens before the other.
//!
//! What is said in [`c11_races`](crate::properties::c11_races) of awaits that look in vain, of memory that a thread had to itself, and of
//! freed memory holds here as well; but that others access memory and nothing orders this with its end is a memory error here.

use quotient_model::{Access, Event, Location, MemoryModel, Program, ThreadId};

use super::execution::{Execution, Handed};
use super::graph::{Kind, Node};
use crate::properties::c11_races::{accessed, in_vain};
use crate::properties::data_races::racing;
use crate::properties::robustness::rows::{NONE, NodeIndex};
use crate::recording::{Halt, Recorder};
use crate::world::Current;

impl<P: Program> Execution<P> {
    /// Reports the data races of the last event.
    pub fn judge_races(&self, recorder: &mut Recorder) -> Result<(), Halt> {
        if !self.judges_races(recorder) {
            return Ok(());
        }
        let last = self.events.len() - 1;
        let made = &self.events[last];
        if let Access::Free { first, count } = made.event.access {
            return self.judge_free(recorder, last, first.block(count));
        }
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

    /// Reports the data races of the awaits that stay where they are at the end of an execution: they have looked in vain.
    pub fn judge_blocked(&mut self, recorder: &mut Recorder) -> Result<(), Halt> {
        if !self.judges_races(recorder) {
            return Ok(());
        }
        for thread in self.present().collect::<Vec<ThreadId>>() {
            let awaits = |access: &Access| access.awaits(0).is_some();
            if let Some(access) = self.wanted(thread).filter(awaits)
                && let Some(location) = access.location()
            {
                for other in self.unordered_with(thread, &access, location) {
                    self.tell_in_vain(recorder, (thread, access, location), other)?;
                }
            }
        }
        Ok(())
    }

    /// The accesses that race with what the thread has looked at in vain.
    fn unordered_with(
        &mut self,
        thread: ThreadId,
        access: &Access,
        location: Location,
    ) -> Vec<NodeIndex> {
        let looks = Node {
            writes: access.writes_in_vain(),
            order: self.program.orders(self.state(thread)).success,
            ..Node::bare(Kind::Access, thread)
        };
        let end = self.graph.nodes.end();
        self.pass_fences(thread);
        let graph = &self.graph;
        let known = graph.last(thread);
        let accesses = graph.accesses(location).iter().copied();
        let unordered = accesses.filter(|&other| {
            races(&graph.nodes[other], &looks) && !graph.happens_before(other, known)
        });
        let unordered = unordered.collect();
        self.graph.truncate(end);
        unordered
    }

    #[cold]
    fn tell_in_vain(
        &self,
        recorder: &mut Recorder,
        (thread, access, location): (ThreadId, Access, Location),
        other: NodeIndex,
    ) -> Result<(), Halt> {
        let first = &self.events[self.event_of(other)];
        let states = [&first.before, self.state(thread)];
        if !recorder.is_new_pair(states.map(|state| self.program.site(state))) {
            return Ok(());
        }
        let in_vain = in_vain(self, thread, access, location);
        let accesses = [
            racing(self, &first.event, states[0]),
            racing(self, &in_vain, states[1]),
        ];
        recorder.race(self, location, accesses, || {
            self.happened().chain([(in_vain, states[1])]).collect()
        })
    }

    /// Reports the data races of the last event, which frees these locations, with what the thread that had them to itself wrote there.
    fn judge_free(
        &self,
        recorder: &mut Recorder,
        last: usize,
        freed: impl Iterator<Item = Location>,
    ) -> Result<(), Halt> {
        let thread = self.events[last].event.id.thread;
        if self.row(thread).failure.is_some() {
            return Ok(());
        }
        let known = self.graph.last(thread);
        for location in freed {
            if let Some(event) = self.unordered_handover(location, thread, known) {
                self.tell_race(recorder, location, event, last, true)?;
            }
        }
        Ok(())
    }

    fn judges_races(&self, recorder: &Recorder) -> bool {
        recorder.wanted.races.is_some() && self.graph.model == MemoryModel::Rc11
    }

    /// The event that has handed the location over, if what its thread wrote there before does not happen before what is known.
    fn unordered_handover(
        &self,
        location: Location,
        thread: ThreadId,
        known: NodeIndex,
    ) -> Option<usize> {
        let handed = match self.handed.get(location).copied().flatten() {
            Some(handed) => handed,
            None => self.unseen_handover(location, thread)?,
        };
        let by = self.events[handed.event].event.id.thread;
        let ordered = self.graph.happens_before(handed.written, known);
        (by != thread && !ordered).then_some(handed.event)
    }

    /// How memory was handed over of which that is not known: it held nothing but zeros, and nobody had accessed it so far.
    fn unseen_handover(&self, location: Location, thread: ThreadId) -> Option<Handed> {
        let by = self.program.owner(location)?;
        if by == thread || self.program.is_own(location, self.state(by)) {
            return None;
        }
        let own = |&at: &usize| self.events[at].event.id.thread == by;
        let mut own = (0..self.events.len()).rev().filter(own);
        let event = own.find(|&at| self.program.is_own(location, &self.events[at].before))?;
        Some(self.handed_over_by(event, location))
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
            racing(self, &made.event, &made.before)
        });
        if handed {
            (accesses[0].writes, accesses[0].atomic) = (true, false);
        }
        if let Access::Free { .. } = self.events[second].event.access {
            (accesses[1].writes, accesses[1].atomic) = (true, false);
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
