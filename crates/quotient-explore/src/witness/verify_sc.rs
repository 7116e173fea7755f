//! VerifySC (Algorithm 1 of the reads-value-from paper): is there an order of the events in which
//! each read reads from one of its good writes?
//!
//! The search goes through witness states: which events have come, and for each place which thread's
//! write is active. Two sequences with one state can be continued alike, so each state is entered
//! once: at most (n+1)^k · (k+1)^d of them for n events, k threads and d places, which is polynomial in n
//! for fixed k and d. With one good write for each read the active writes follow from which events have
//! come, as far as they matter, and it is the decision procedure of the reads-from paper (Algorithm 3). A place is *held* while some read that has not come has none of its good writes left to
//! come: then it must read from the active one, and nothing may overwrite that.
//!
//! An event that reads and writes is executable if one of its good writes is active and no *other*
//! read holds the place. Two that succeed never share a source, as the first becomes active itself.
//!
//! Heuristics (Section 4.2), and why each stays complete with read-modify-writes:
//!
//! - An executable event that only reads is taken at once: it changes no memory, and can only let go
//!   of its place. So is one that adds to a gauge ([`super::looks`]): who must not see it has come. A read-modify-write
//!   changes memory and is not taken like this.
//! - If neither the active write of a place nor another that could come next is wanted by any read to
//!   come, the other is taken at once: whatever follows can follow as well. It only writes: a
//!   read-modify-write would want the active one.
//! - Only orders that respect the closure ([`super::closure`]) are tried: all witnesses do.
//! - Events are tried in the order of a guide. That changes only what is tried first.

use quotient_model::{Index, Indices, Table, ThreadId, index_type};

use super::graph::{Graph, NONE};
use super::places::{Place, Writes};
use super::visited::Visited;
use crate::order::{Counts, EventIndex};

index_type! {
    /// A read of those that some write is good for.
    struct ReaderIndex;
}

/// The procedure; keeps its arrays between calls.
#[derive(Clone, Debug, Default)]
pub(crate) struct VerifySc {
    /// How many events of each thread have come.
    come: Counts,
    /// What was found last of each thread's next event, and how often events were taken back until then.
    next: Table<ThreadId, Next>,
    taken_back: u64,
    /// For each place the active write.
    active: Table<Place, EventIndex>,
    /// For each place how many reads hold it.
    held: Table<Place, u32>,
    /// For each read how many of its good writes have not come.
    left: Table<EventIndex, u32>,
    /// For each write how many reads to come it is good for; for each place, its initial value.
    wanted: Table<EventIndex, u32>,
    initial_wanted: Table<Place, u32>,
    /// For each write the reads that it is good for, in `readers`.
    readers_from: Table<EventIndex, ReaderIndex>,
    readers: Table<ReaderIndex, EventIndex>,
    rank: Table<EventIndex, u32>,
    order: Vec<EventIndex>,
    /// The writes that were active before, per event that came and place that it wrote.
    overwritten: Vec<EventIndex>,
    visited: Visited,
    key: Vec<u32>,
    /// Scratch: for each write where its next reader goes.
    filled: Table<EventIndex, ReaderIndex>,
    branches: Vec<Branch>,
    candidates: Vec<EventIndex>,
}

/// Whether all has come that comes before the next event of a thread. With many threads it takes long to find out, and it is asked
/// again for every event that comes.
#[derive(Clone, Copy, Debug)]
struct Next {
    event: EventIndex,
    /// A thread of which more must come.
    waits_for: Option<ThreadId>,
    taken_back: u64,
}

/// A state with more than one way to go on.
#[derive(Clone, Copy, Debug)]
struct Branch {
    come: usize,
    /// Where its untried candidates begin; they end where the next branch's begin.
    candidates: usize,
}

impl VerifySc {
    /// A witness for the events of `graph`, if there is one. `guide` has all of them once. `step` is
    /// called for each event that is tried, and may stop the search.
    pub fn witness<E>(
        &mut self,
        graph: &Graph,
        guide: &[EventIndex],
        mut step: impl FnMut() -> Result<(), E>,
    ) -> Result<Option<&[EventIndex]>, E> {
        self.begin(graph, guide);
        while self.order.len() < graph.len() {
            step()?;
            if let Some(event) = self.forced(graph) {
                self.take(graph, event);
                continue;
            }
            if self.is_new_state(graph) {
                let branch = self.candidates.len();
                for thread in self.come.indices() {
                    if let Some(event) = graph.get(thread, self.come[thread])
                        && self.executable(graph, event)
                    {
                        self.candidates.push(event);
                    }
                }
                let rank = &self.rank;
                self.candidates[branch..]
                    .sort_unstable_by_key(|&event| std::cmp::Reverse(rank[event]));
                self.branches.push(Branch {
                    come: self.order.len(),
                    candidates: branch,
                });
            }
            let event = loop {
                let Some(&branch) = self.branches.last() else {
                    return Ok(None);
                };
                while self.order.len() > branch.come {
                    self.take_back(graph);
                }
                let left = self.candidates.len() > branch.candidates;
                if left && let Some(event) = self.candidates.pop() {
                    break event;
                }
                self.branches.pop();
            };
            self.take(graph, event);
        }
        Ok(Some(&self.order))
    }

    fn begin(&mut self, graph: &Graph, guide: &[EventIndex]) {
        let (events, places) = (graph.len(), graph.place_count());
        self.come.refill(graph.thread_count(), 0);
        let unknown = Next {
            event: NONE,
            waits_for: None,
            taken_back: 0,
        };
        self.next.refill(graph.thread_count(), unknown);
        self.taken_back = 0;
        self.active.refill(places, NONE);
        self.held.refill(places, 0);
        self.left.refill(events, 0);
        self.wanted.refill(events, 0);
        self.initial_wanted.refill(places, 0);
        self.rank.refill(events, 0);
        for (rank, &event) in (0..).zip(guide) {
            self.rank[event] = rank;
        }
        for read in graph.all() {
            let Some(place) = graph.node(read).reads else {
                continue;
            };
            for &write in graph.good_writes(read) {
                if write == NONE {
                    self.initial_wanted[place] += 1;
                } else {
                    self.wanted[write] += 1;
                    self.left[read] += 1;
                }
            }
            self.held[place] += u32::from(self.left[read] == 0);
        }
        self.readers_from.clear();
        let mut from = ReaderIndex::FIRST;
        for write in graph.all() {
            self.readers_from.push(from);
            from = ReaderIndex::new(from.index() + self.wanted[write] as usize);
        }
        self.filled.clone_from(&self.readers_from);
        self.readers_from.push(from);
        self.readers.refill(from.index(), NONE);
        for read in graph.all() {
            if graph.node(read).reads.is_some() {
                for &write in graph
                    .good_writes(read)
                    .iter()
                    .filter(|&&write| write != NONE)
                {
                    let at = &mut self.filled[write];
                    self.readers[*at] = read;
                    *at = at.next();
                }
            }
        }
        self.order.clear();
        self.overwritten.clear();
        self.visited.clear();
        self.branches.clear();
        self.candidates.clear();
    }

    /// Whether all has come that comes before `event`, the next of its thread.
    fn is_reached(&mut self, graph: &Graph, event: EventIndex) -> bool {
        let own = graph.node(event).thread;
        let known = &mut self.next[own];
        if known.event == event {
            match known.waits_for {
                Some(other) if graph.shb(event, other) > self.come[other] => return false,
                None if known.taken_back == self.taken_back => return true,
                _ => {}
            }
        }
        let mut needs = graph.shb_row(event).iter().zip(self.come.entries());
        let missing = needs.find(|&(&needed, (other, &come))| needed > come && other != own);
        *known = Next {
            event,
            waits_for: missing.map(|(_, (other, _))| other),
            taken_back: self.taken_back,
        };
        known.waits_for.is_none()
    }

    /// Whether `event`, the next of its thread, can come next of all.
    fn executable(&mut self, graph: &Graph, event: EventIndex) -> bool {
        if !self.is_reached(graph, event) {
            return false;
        }
        let node = graph.node(event);
        if let Some(place) = node.reads
            && !graph.is_good(event, self.active[place])
        {
            return false;
        }
        node.writes.places().all(|place| {
            let itself = node.reads == Some(place) && self.left[event] == 0;
            self.held[place] == u32::from(itself)
        })
    }

    /// An event that can be taken without looking at others.
    fn forced(&mut self, graph: &Graph) -> Option<EventIndex> {
        let mut unwanted = None;
        for thread in self.come.indices() {
            let Some(event) = graph.get(thread, self.come[thread]) else {
                continue;
            };
            let node = graph.node(event);
            match node.writes {
                Writes::Nothing | Writes::Add(_) if self.executable(graph, event) => {
                    return Some(event);
                }
                Writes::One(place) if unwanted.is_none() => {
                    let is_unwanted = node.reads != Some(place)
                        && self.wanted[event] == 0
                        && self.active_wanted(place) == 0;
                    if is_unwanted && self.executable(graph, event) {
                        unwanted = Some(event);
                    }
                }
                _ => {}
            }
        }
        unwanted
    }

    fn active_wanted(&self, place: Place) -> u32 {
        match self.active[place] {
            NONE => self.initial_wanted[place],
            write => self.wanted[write],
        }
    }

    fn is_new_state(&mut self, graph: &Graph) -> bool {
        self.key.clear();
        self.key.extend_from_slice(self.come.as_slice());
        for &place in graph.known_places() {
            if !graph.at(place).choosers.is_empty() {
                let active = self.active[place];
                let thread = active.some().map(|active| graph.node(active).thread);
                self.key
                    .push(thread.map_or(u32::MAX, |thread| thread.0.into()));
            }
        }
        self.visited.insert(&self.key, std::iter::empty())
    }

    fn has_come(&self, graph: &Graph, event: EventIndex) -> bool {
        let node = graph.node(event);
        node.index < self.come[node.thread]
    }

    /// The reads that a write is good for.
    fn readers(&self, write: EventIndex) -> Indices<ReaderIndex> {
        self.readers_from[write].to(self.readers_from[write.next()])
    }

    fn take(&mut self, graph: &Graph, event: EventIndex) {
        let node = graph.node(event);
        self.order.push(event);
        self.come[node.thread] += 1;
        if let Some(place) = node.reads {
            self.held[place] -= u32::from(self.left[event] == 0);
            for &write in graph.good_writes(event) {
                match write {
                    NONE => self.initial_wanted[place] -= 1,
                    write => self.wanted[write] -= 1,
                }
            }
        }
        for place in node.writes.places() {
            self.overwritten.push(self.active[place]);
            self.active[place] = event;
        }
        for at in self.readers(event) {
            let read = self.readers[at];
            self.left[read] -= 1;
            if self.left[read] == 0
                && !self.has_come(graph, read)
                && let Some(place) = graph.node(read).reads
            {
                self.held[place] += 1;
            }
        }
    }

    fn take_back(&mut self, graph: &Graph) {
        let Some(event) = self.order.pop() else {
            return;
        };
        self.taken_back += 1;
        let node = graph.node(event);
        for at in self.readers(event) {
            let read = self.readers[at];
            if self.left[read] == 0
                && !self.has_come(graph, read)
                && let Some(place) = graph.node(read).reads
            {
                self.held[place] -= 1;
            }
            self.left[read] += 1;
        }
        let places: usize = node.writes.places().count();
        let from = self.overwritten.len() - places;
        for (place, &before) in node.writes.places().zip(&self.overwritten[from..]) {
            self.active[place] = before;
        }
        self.overwritten.truncate(from);
        if let Some(place) = node.reads {
            for &write in graph.good_writes(event) {
                match write {
                    NONE => self.initial_wanted[place] += 1,
                    write => self.wanted[write] += 1,
                }
            }
            self.held[place] += u32::from(self.left[event] == 0);
        }
        self.come[node.thread] -= 1;
    }
}
