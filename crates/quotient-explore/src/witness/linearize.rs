//! Phases II and III: putting the events of a saturated graph in an order in which each read sees
//! its source.
//!
//! An event can come next if all that `shb` puts before it has come, and it overwrites nothing that
//! is still to be read. (That a read sees its source then follows: the source has come, by `shb`,
//! and has not been overwritten.) So a state of the search is just how far each thread has come.
//!
//! Phase II takes at each point the event that comes first in the guide among those that can come
//! next, and never takes a choice back. Phase III (Algorithm 3, ConsistencyDecision) searches the
//! graph whose vertices are those states, each visited once: as many as the product of the threads'
//! lengths, so polynomial for a fixed number of threads.

use rustc_hash::FxHashSet;

use super::graph::{Graph, NONE, Writes};
use crate::statistics::{PhaseTimes, timed};

/// Who found the answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decided {
    /// Phase II.
    ByGuide,
    /// Phase III.
    BySearch,
}

/// Makes witnesses; keeps its arrays between calls.
#[derive(Clone, Debug, Default)]
pub(crate) struct Linearizer {
    /// How many events of each thread have come.
    come: Vec<u32>,
    /// For each place, how many events that read what it now holds have not come.
    unread: Vec<u32>,
    /// For each event its place in the guide.
    rank: Vec<u32>,
    order: Vec<u32>,
}

impl Linearizer {
    /// An order of all events of `graph` that is an execution, if there is one, close to `guide`,
    /// which has all of them once.
    pub fn witness(
        &mut self,
        graph: &Graph,
        guide: &[u32],
        times: &mut Option<PhaseTimes>,
    ) -> Option<(Decided, &[u32])> {
        let time = times.as_mut().map(|times| &mut times.guide);
        let followed = timed(time, || {
            self.begin(graph);
            self.follow(graph, guide)
        });
        if followed {
            return Some((Decided::ByGuide, &self.order));
        }
        let time = times.as_mut().map(|times| &mut times.decision);
        let found = timed(time, || {
            self.begin(graph);
            self.search(graph)
        });
        found.then_some((Decided::BySearch, self.order.as_slice()))
    }

    fn begin(&mut self, graph: &Graph) {
        self.come.clear();
        self.come.resize(graph.thread_count(), 0);
        self.unread.resize(graph.place_count(), 0);
        for &place in graph.known_places() {
            self.unread[place.index()] = graph.at(place).initial_readers;
        }
        self.order.clear();
    }

    /// Whether `event`, the next of its thread, can come next of all.
    #[inline]
    fn can_come(&self, graph: &Graph, event: u32) -> bool {
        let node = graph.node(event);
        let own = usize::from(node.thread);
        let before = graph.shb_row(event).iter().zip(&self.come);
        for (thread, (&needed, &come)) in before.enumerate() {
            if needed > come && thread != own {
                return false;
            }
        }
        let reads = node.reads;
        node.writes
            .places()
            .all(|place| self.unread[place.index()] == u32::from(reads == Some(place)))
    }

    #[inline]
    fn come(&mut self, graph: &Graph, event: u32) {
        let node = graph.node(event);
        self.come[usize::from(node.thread)] += 1;
        self.order.push(event);
        if let Some(place) = node.reads {
            self.unread[place.index()] -= 1;
        }
        match node.writes {
            Writes::Nothing => {}
            Writes::One(place) => self.unread[place.index()] = node.readers,
            Writes::Free { .. } => {
                for reader in graph.readers(event) {
                    if let Some(place) = graph.node(reader).reads {
                        self.unread[place.index()] += 1;
                    }
                }
            }
        }
    }

    /// Takes back the last event.
    fn take_back(&mut self, graph: &Graph) {
        let Some(event) = self.order.pop() else {
            return;
        };
        let node = graph.node(event);
        self.come[usize::from(node.thread)] -= 1;
        for place in node.writes.places() {
            self.unread[place.index()] = 0;
        }
        if let Some(place) = node.reads {
            self.unread[place.index()] += 1;
        }
    }

    /// Phase II.
    fn follow(&mut self, graph: &Graph, guide: &[u32]) -> bool {
        let mut ranked = false;
        let mut cursor = 0;
        while self.order.len() < graph.len() {
            let has_come = |event: u32| {
                let node = graph.node(event);
                node.index < self.come[usize::from(node.thread)]
            };
            while has_come(guide[cursor]) {
                cursor += 1;
            }
            let first = guide[cursor];
            let node = graph.node(first);
            let is_next = node.index == self.come[usize::from(node.thread)];
            if is_next && self.can_come(graph, first) {
                self.come(graph, first);
                continue;
            }
            if !ranked {
                ranked = true;
                self.rank.resize(graph.len(), 0);
                for (rank, &event) in guide.iter().enumerate() {
                    self.rank[event as usize] = rank as u32;
                }
            }
            let next = (0..graph.thread_count()).filter_map(|thread| {
                let events = graph.of_thread(thread as u16);
                events.get(self.come[thread] as usize).copied()
            });
            let ready = next.filter(|&event| self.can_come(graph, event));
            match ready.min_by_key(|&event| self.rank[event as usize]) {
                Some(event) => self.come(graph, event),
                None => return false,
            }
        }
        true
    }

    /// Phase III.
    fn search(&mut self, graph: &Graph) -> bool {
        let mut visited: FxHashSet<Box<[u32]>> = FxHashSet::default();
        // For each event that has come, the thread to try in its stead when it is taken back.
        let mut untried: Vec<usize> = Vec::new();
        let mut thread = 0;
        while self.order.len() < graph.len() {
            if thread == graph.thread_count() {
                let Some(next) = untried.pop() else {
                    return false;
                };
                self.take_back(graph);
                thread = next;
                continue;
            }
            let next = graph
                .of_thread(thread as u16)
                .get(self.come[thread] as usize)
                .copied();
            let candidate = next.unwrap_or(NONE);
            thread += 1;
            if candidate == NONE || !self.can_come(graph, candidate) {
                continue;
            }
            self.come(graph, candidate);
            if visited.insert(self.come.as_slice().into()) {
                untried.push(thread);
                thread = 0;
            } else {
                self.take_back(graph);
            }
        }
        true
    }
}
