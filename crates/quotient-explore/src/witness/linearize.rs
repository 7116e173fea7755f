//! GetWitness: from the witness of a prefix to one of the whole saturated graph.
//!
//! The guide is the prefix's witness followed by the new events, as they were added. First it is
//! walked along: at each point comes the first event in the guide that can come, and no choice is
//! taken back. An event can come if all that `shb` puts before it has come, and it overwrites nothing
//! that is still to be read. (That a read sees its source then follows: the source has come, by `shb`,
//! and has not been overwritten.) The walk begins where the new events make a difference: at the
//! first event that must now come after a later one in the guide, or that overwrites what a new one
//! reads. All before can come as it did.
//!
//! The paper has no such walk. It answers most questions, and costs what changes. What it cannot
//! answer goes to [`super::coherence`], whose order every walk can follow to the end, and what that
//! cannot answer to [`super::verify_sc`], which always can.

use quotient_model::{Index, Table};

use super::graph::{Graph, NONE};
use super::places::{Place, Writes};
use super::sequence::{Position, Sequence};
use super::verify_sc::VerifySc;
use crate::order::{Counts, EventIndex};
use crate::statistics::{PhaseTimes, timed};

/// How the witness was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decided {
    /// By the walk along the guide.
    Walking,
    /// By phase II.
    Ordering,
    /// By phase III.
    Searching,
}

/// Makes witnesses; keeps its arrays between calls.
#[derive(Clone, Debug, Default)]
pub(crate) struct Linearizer {
    /// How many events of each thread have come.
    come: Counts,
    /// For each place, how many events that read what it now holds have not come. All zero between
    /// walks.
    unread: Table<Place, u32>,
    guide: Vec<EventIndex>,
    verify: VerifySc,
}

impl Linearizer {
    /// Extends a witness of the first events of the graph to one of all, if there is one. `step` is
    /// called now and then, and may stop the search.
    pub fn extend<E>(
        &mut self,
        graph: &mut Graph,
        witness: &mut Sequence,
        times: &mut Option<PhaseTimes>,
        step: impl FnMut() -> Result<(), E>,
    ) -> Result<Option<Decided>, E> {
        let old = EventIndex::new(witness.events().len());
        witness.extend(old.to(graph.end()));
        let time = times.as_mut().map(|times| &mut times.guide);
        if timed(time, || {
            let from = first_change(graph, witness, old);
            self.walk(graph, witness, from)
        }) {
            return Ok(Some(Decided::Walking));
        }
        let time = times.as_mut().map(|times| &mut times.coherence);
        if timed(time, || {
            let mut ways = [false, true].into_iter();
            ways.any(|from_end| self.construct(graph, witness, from_end))
        }) {
            return Ok(Some(Decided::Ordering));
        }
        let time = times.as_mut().map(|times| &mut times.decision);
        let found = timed(time, || self.verify.witness(graph, witness.events(), step))?;
        Ok(match found {
            Some(order) => {
                witness.set(order.iter().copied());
                Some(Decided::Searching)
            }
            None => {
                witness.shorten(old);
                None
            }
        })
    }

    /// Algorithm 2: orders the writes, and then whatever respects the order will do.
    fn construct(&mut self, graph: &mut Graph, witness: &mut Sequence, from_end: bool) -> bool {
        let mark = graph.mark();
        let coherent = graph.cohere(witness, from_end).is_ok();
        let found = coherent && self.walk(graph, witness, Position::FIRST);
        graph.undo(mark);
        found
    }

    /// Walks along the guide, which is in `witness`, from position `from` on. Leaves the guide there
    /// if it does not come to the end.
    fn walk(&mut self, graph: &Graph, witness: &mut Sequence, from: Position) -> bool {
        self.guide.clear();
        self.guide
            .extend_from_slice(&witness.events()[from.index()..]);
        self.begin(graph, witness, from);
        witness.keep(from);
        let mut cursor = 0;
        while witness.events().len() < graph.len() {
            while self.has_come(graph, self.guide[cursor]) {
                cursor += 1;
            }
            let first = self.guide[cursor];
            let node = graph.node(first);
            let is_next = node.index == self.come[node.thread];
            if is_next && self.can_come(graph, first) {
                self.come(graph, first);
                witness.push(first);
                continue;
            }
            let next = graph
                .all_threads()
                .filter_map(|thread| graph.get(thread, self.come[thread]));
            let ready = next.filter(|&event| self.can_come(graph, event));
            // Those that have not come have their positions in the guide still.
            let Some(event) = ready.min_by_key(|&event| witness.position(event)) else {
                self.give_up(graph);
                witness.keep(from);
                witness.extend(self.guide.iter().copied());
                return false;
            };
            self.come(graph, event);
            witness.push(event);
        }
        true
    }

    /// What it is like before the guide's events.
    fn begin(&mut self, graph: &Graph, witness: &Sequence, from: Position) {
        self.come.clear();
        let threads = graph.all_threads();
        self.come
            .extend(threads.map(|thread| graph.count_of(thread)));
        self.unread.widen(graph.place_count(), 0);
        for &event in &self.guide {
            let node = graph.node(event);
            self.come[node.thread] -= 1;
            if let Some(place) = node.reads
                && (node.source == NONE || witness.position(node.source) < from)
            {
                self.unread[place] += 1;
            }
        }
    }

    fn give_up(&mut self, graph: &Graph) {
        for &event in &self.guide {
            let node = graph.node(event);
            for place in node.writes.places().chain(node.reads) {
                self.unread[place] = 0;
            }
        }
    }

    #[inline]
    fn has_come(&self, graph: &Graph, event: EventIndex) -> bool {
        let node = graph.node(event);
        node.index < self.come[node.thread]
    }

    /// Whether `event`, the next of its thread, can come next of all.
    #[inline]
    fn can_come(&self, graph: &Graph, event: EventIndex) -> bool {
        let node = graph.node(event);
        let own = node.thread;
        let before = graph.shb_row(event).iter().zip(&self.come);
        for (thread, (&needed, &come)) in before.enumerate() {
            if needed > come && thread != own.index() {
                return false;
            }
        }
        let reads = node.reads;
        node.writes
            .places()
            .all(|place| self.unread[place] == u32::from(reads == Some(place)))
    }

    #[inline]
    fn come(&mut self, graph: &Graph, event: EventIndex) {
        let node = graph.node(event);
        self.come[node.thread] += 1;
        if let Some(place) = node.reads {
            self.unread[place] -= 1;
        }
        match node.writes {
            Writes::Nothing | Writes::Add(_) => {}
            Writes::One(place) => self.unread[place] = node.readers,
            Writes::Free { .. } => {
                for reader in graph.readers(event) {
                    if let Some(place) = graph.node(reader).reads {
                        self.unread[place] += 1;
                    }
                }
            }
        }
    }
}

/// The position in the guide up to which all can come as in the witness of the first `old` events.
fn first_change(graph: &Graph, guide: &Sequence, old: EventIndex) -> Position {
    let mut first = Position::new(old.index());
    for (event, thread) in graph.raised_since(old).filter(|&(event, _)| event < old) {
        let needed = graph.nth(thread, graph.shb(event, thread) - 1);
        if guide.position(needed) > guide.position(event) {
            first = first.min(guide.position(event));
        }
    }
    for event in old.to(graph.end()) {
        let node = graph.node(event);
        let Some(place) = node.reads else { continue };
        let comes = |&write: &EventIndex| {
            node.source != NONE && guide.position(write) <= guide.position(node.source)
        };
        for writer in &graph.at(place).writers {
            let overwrites = writer.events.partition_point(comes);
            if let Some(&write) = writer.events.get(overwrites) {
                first = first.min(guide.position(write));
            }
        }
    }
    first
}
