//! The order in which the events of an execution are told.
//!
//! If the execution is sequentially consistent it is told as an interleaving. Otherwise in an order in which reads come
//! after what they read from, and in which a write comes late if others have yet to read what it overwrites: so that few reads are stale.
//! Of such an execution what a failure does not follow from is left out.

use quotient_model::{Access, Index, MemoryModel, Program, ThreadId};

use super::axioms::Axioms;
use super::consistency::sequential;
use super::execution::{Execution, Made};
use super::relation::{Relation, ones};
use crate::properties::robustness::rows::{NONE, NodeIndex};
use crate::world::HappenedIndex;

impl<P: Program> Execution<P> {
    /// The events in the order in which they are told, by their places in the order in which they were added.
    pub fn told_order(&self) -> Vec<usize> {
        let graph = &self.graph;
        if let Some(all) = sequential(graph) {
            let order = Axioms::new(graph, MemoryModel::Sc).global(&all);
            let order =
                self.of_events(|node| ones(order.row(node.index())).map(NodeIndex::new).collect());
            if let Some(told) = self.linearised(&order, |_, _| false) {
                return told;
            }
        }
        self.told_to(self.events.len())
    }

    /// The first so many events, in an order in which few reads are stale.
    pub fn told_to(&self, count: usize) -> Vec<usize> {
        let order = &self.causal_order();
        let overwrites = |at: usize, told: &[bool]| self.overwrites_too_early(at, &told[..count]);
        let told = self.linearised(order, overwrites);
        let mut told = told.unwrap_or_else(|| (0..count).collect());
        told.retain(|&at| at < count);
        told
    }

    /// The events that a thread's last one follows from, by their places in the order in which they are told. What comes before them by
    /// program order and reads-from is among them, so that the model allows them alone.
    pub fn causes_of(&self, thread: ThreadId) -> Vec<HappenedIndex> {
        let order = self.causal_order();
        let of_thread = |thread: ThreadId, at: usize| self.events[at].event.id.thread == thread;
        let last = |thread| (0..self.events.len()).rfind(|&at| of_thread(thread, at));
        let mut needed = vec![false; self.events.len()];
        let mut open: Vec<usize> = last(thread).into_iter().collect();
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut needed[at], true) {
                continue;
            }
            open.extend(ones(order.row(at)));
            let event = &self.events[at].event;
            let created = |made: &Made<P::Thread>| made.event.spawned == Some(event.id.thread);
            open.extend(self.events.iter().position(created));
            if let Access::Join { thread } = event.access {
                open.extend(last(thread));
            }
        }
        let told = self.told_order().into_iter().enumerate();
        let needed = told.filter(|&(_, at)| needed[at]);
        needed.map(|(nth, _)| HappenedIndex::new(nth)).collect()
    }

    /// What comes before each event by program order and reads-from.
    fn causal_order(&self) -> Relation {
        let graph = &self.graph;
        self.of_events(|node| {
            let before = NodeIndex::FIRST.to(node);
            before
                .filter(|&other| graph.leads_to(other, node))
                .collect()
        })
    }

    /// The order of the events that follows from that of the nodes, given as those before each.
    fn of_events(&self, before: impl Fn(NodeIndex) -> Vec<NodeIndex>) -> Relation {
        let mut order = Relation::new(self.events.len());
        // Main begins before all events.
        let event = |node: NodeIndex| self.events.partition_point(|made| made.end <= node);
        for node in self.graph.nodes.indices() {
            for other in before(node) {
                if let (Some(first), Some(second)) =
                    (event(other).checked_sub(1), event(node).checked_sub(1))
                    && first != second
                {
                    order.put(first, second);
                }
            }
        }
        let mut last: Vec<Option<usize>> = Vec::new();
        for (at, made) in self.events.iter().enumerate() {
            let thread = made.event.id.thread.index();
            if last.len() <= thread {
                last.resize(thread + 1, None);
            }
            if let Some(before) = last[thread].replace(at) {
                order.put(before, at);
            }
        }
        order
    }

    /// The events in some such order: with few switches between threads, and with what is `early` put off.
    fn linearised(
        &self,
        order: &Relation,
        early: impl Fn(usize, &[bool]) -> bool,
    ) -> Option<Vec<usize>> {
        let count = self.events.len();
        let mut done = vec![false; count];
        let mut told = Vec::with_capacity(count);
        let mut last: Option<ThreadId> = None;
        while told.len() < count {
            let ready = (0..count)
                .filter(|&at| !done[at] && ones(order.row(at)).all(|before| done[before]));
            let rank = |&at: &usize| {
                let switches = last != Some(self.events[at].event.id.thread);
                (early(at, &done), switches, at)
            };
            let next = ready.min_by_key(rank)?;
            last = Some(self.events[next].event.id.thread);
            done[next] = true;
            told.push(next);
        }
        Some(told)
    }

    /// Whether an event writes what others, that need not come after it, have yet to read another value of.
    fn overwrites_too_early(&self, at: usize, told: &[bool]) -> bool {
        let node = self.events[at].node;
        if node == NONE || !self.graph.nodes[node].writes {
            return false;
        }
        let location = self.graph.nodes[node].location;
        let yet_to_read = |other: usize| {
            let read = self.events[other].node;
            if told[other] || read == NONE || read == node {
                return false;
            }
            let access = &self.graph.nodes[read];
            let source_told = access.source == NONE || self.is_told(access.source, told);
            access.reads
                && access.location == location
                && source_told
                && !self.graph.leads_to(node, read)
        };
        (0..told.len()).any(yet_to_read)
    }

    fn is_told(&self, node: NodeIndex, told: &[bool]) -> bool {
        let event = self.events.partition_point(|made| made.end <= node);
        event
            .checked_sub(1)
            .is_some_and(|event| told.get(event) == Some(&true))
    }
}
