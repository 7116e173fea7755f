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
//!   of its place. A read-modify-write changes memory and is not taken like this.
//! - If neither the active write of a place nor another that could come next is wanted by any read to
//!   come, the other is taken at once: whatever follows can follow as well. It only writes: a
//!   read-modify-write would want the active one.
//! - Only orders that respect the closure ([`super::closure`]) are tried: all witnesses do.
//! - Events are tried in the order of a guide. That changes only what is tried first.

use rustc_hash::FxHashSet;

use super::graph::{Graph, NONE, Place, Writes};

/// The procedure; keeps its arrays between calls.
#[derive(Clone, Debug, Default)]
pub(crate) struct VerifySc {
    /// How many events of each thread have come.
    come: Vec<u32>,
    /// For each place the active write.
    active: Vec<u32>,
    /// For each place how many reads hold it.
    held: Vec<u32>,
    /// For each read how many of its good writes have not come.
    left: Vec<u32>,
    /// For each write how many reads to come it is good for; for each place, its initial value.
    wanted: Vec<u32>,
    initial_wanted: Vec<u32>,
    /// For each write the reads that it is good for, in `readers`.
    readers_from: Vec<u32>,
    readers: Vec<u32>,
    rank: Vec<u32>,
    order: Vec<u32>,
    /// The writes that were active before, per event that came and place that it wrote.
    overwritten: Vec<u32>,
    visited: FxHashSet<Box<[u32]>>,
    key: Vec<u32>,
    branches: Vec<Branch>,
    candidates: Vec<u32>,
}

/// A state with more than one way to go on.
#[derive(Clone, Copy, Debug)]
struct Branch {
    come: u32,
    /// Where its untried candidates begin; they end where the next branch's begin.
    candidates: u32,
}

impl VerifySc {
    /// A witness for the events of `graph`, if there is one. `guide` has all of them once. `step` is
    /// called for each event that is tried, and may stop the search.
    pub fn witness<E>(
        &mut self,
        graph: &Graph,
        guide: &[u32],
        mut step: impl FnMut() -> Result<(), E>,
    ) -> Result<Option<&[u32]>, E> {
        self.begin(graph, guide);
        while self.order.len() < graph.len() {
            step()?;
            if let Some(event) = self.forced(graph) {
                self.take(graph, event);
                continue;
            }
            if self.is_new_state(graph) {
                let branch = self.candidates.len();
                let next = self
                    .next_events(graph)
                    .filter(|&event| self.executable(graph, event));
                let next: Vec<u32> = next.collect();
                self.candidates.extend(next);
                let rank = &self.rank;
                self.candidates[branch..]
                    .sort_unstable_by_key(|&event| std::cmp::Reverse(rank[event as usize]));
                let come = self.order.len() as u32;
                self.branches.push(Branch {
                    come,
                    candidates: branch as u32,
                });
            }
            let event = loop {
                let Some(&branch) = self.branches.last() else {
                    return Ok(None);
                };
                while self.order.len() > branch.come as usize {
                    self.take_back(graph);
                }
                let left = self.candidates.len() > branch.candidates as usize;
                if left && let Some(event) = self.candidates.pop() {
                    break event;
                }
                self.branches.pop();
            };
            self.take(graph, event);
        }
        Ok(Some(&self.order))
    }

    fn begin(&mut self, graph: &Graph, guide: &[u32]) {
        let (events, places) = (graph.len(), graph.place_count());
        refill(&mut self.come, graph.thread_count(), 0);
        refill(&mut self.active, places, NONE);
        refill(&mut self.held, places, 0);
        refill(&mut self.left, events, 0);
        refill(&mut self.wanted, events, 0);
        refill(&mut self.initial_wanted, places, 0);
        refill(&mut self.rank, events, 0);
        for (rank, &event) in guide.iter().enumerate() {
            self.rank[event as usize] = rank as u32;
        }
        for read in 0..events as u32 {
            let Some(place) = graph.node(read).reads else {
                continue;
            };
            for &write in graph.good_writes(read) {
                if write == NONE {
                    self.initial_wanted[place.index()] += 1;
                } else {
                    self.wanted[write as usize] += 1;
                    self.left[read as usize] += 1;
                }
            }
            self.held[place.index()] += u32::from(self.left[read as usize] == 0);
        }
        refill(&mut self.readers_from, events + 1, 0);
        for write in 0..events {
            self.readers_from[write + 1] = self.readers_from[write] + self.wanted[write];
        }
        refill(&mut self.readers, self.readers_from[events] as usize, 0);
        let mut at = std::mem::take(&mut self.key);
        at.clear();
        at.extend_from_slice(&self.readers_from[..events]);
        for read in 0..events as u32 {
            if graph.node(read).reads.is_some() {
                for &write in graph
                    .good_writes(read)
                    .iter()
                    .filter(|&&write| write != NONE)
                {
                    self.readers[at[write as usize] as usize] = read;
                    at[write as usize] += 1;
                }
            }
        }
        self.key = at;
        self.order.clear();
        self.overwritten.clear();
        self.visited.clear();
        self.branches.clear();
        self.candidates.clear();
    }

    /// The next event of each thread.
    fn next_events(&self, graph: &Graph) -> impl Iterator<Item = u32> {
        self.come.iter().enumerate().filter_map(|(thread, &come)| {
            graph.of_thread(thread as u16).get(come as usize).copied()
        })
    }

    /// Whether `event`, the next of its thread, can come next of all.
    fn executable(&self, graph: &Graph, event: u32) -> bool {
        let node = graph.node(event);
        let own = usize::from(node.thread);
        let needs = graph.shb_row(event).iter().zip(&self.come).enumerate();
        if needs
            .into_iter()
            .any(|(thread, (&needed, &come))| needed > come && thread != own)
        {
            return false;
        }
        if let Some(place) = node.reads
            && !graph.is_good(event, self.active[place.index()])
        {
            return false;
        }
        node.writes.places().all(|place| {
            let itself = node.reads == Some(place) && self.left[event as usize] == 0;
            self.held[place.index()] == u32::from(itself)
        })
    }

    /// An event that can be taken without looking at others.
    fn forced(&self, graph: &Graph) -> Option<u32> {
        let ready = || {
            self.next_events(graph)
                .filter(|&event| self.executable(graph, event))
        };
        let reads = |&event: &u32| graph.node(event).writes == Writes::Nothing;
        let read = ready().find(reads);
        read.or_else(|| {
            ready().find(|&event| match graph.node(event).writes {
                Writes::One(place) => {
                    graph.node(event).reads != Some(place)
                        && self.wanted[event as usize] == 0
                        && self.active_wanted(place) == 0
                }
                _ => false,
            })
        })
    }

    fn active_wanted(&self, place: Place) -> u32 {
        match self.active[place.index()] {
            NONE => self.initial_wanted[place.index()],
            write => self.wanted[write as usize],
        }
    }

    fn is_new_state(&mut self, graph: &Graph) -> bool {
        self.key.clear();
        self.key.extend_from_slice(&self.come);
        for &place in graph.known_places() {
            if !graph.at(place).choosers.is_empty() {
                let active = self.active[place.index()];
                self.key.push(if active == NONE {
                    NONE
                } else {
                    graph.node(active).thread.into()
                });
            }
        }
        self.visited.insert(self.key.as_slice().into())
    }

    fn has_come(&self, graph: &Graph, event: u32) -> bool {
        let node = graph.node(event);
        node.index < self.come[usize::from(node.thread)]
    }

    /// The reads that a write is good for.
    fn readers(&self, write: u32) -> std::ops::Range<usize> {
        let write = write as usize;
        self.readers_from[write] as usize..self.readers_from[write + 1] as usize
    }

    fn take(&mut self, graph: &Graph, event: u32) {
        let node = graph.node(event);
        self.order.push(event);
        self.come[usize::from(node.thread)] += 1;
        if let Some(place) = node.reads {
            self.held[place.index()] -= u32::from(self.left[event as usize] == 0);
            for &write in graph.good_writes(event) {
                match write {
                    NONE => self.initial_wanted[place.index()] -= 1,
                    write => self.wanted[write as usize] -= 1,
                }
            }
        }
        for place in node.writes.places() {
            self.overwritten.push(self.active[place.index()]);
            self.active[place.index()] = event;
        }
        for at in self.readers(event) {
            let read = self.readers[at];
            self.left[read as usize] -= 1;
            if self.left[read as usize] == 0
                && !self.has_come(graph, read)
                && let Some(place) = graph.node(read).reads
            {
                self.held[place.index()] += 1;
            }
        }
    }

    fn take_back(&mut self, graph: &Graph) {
        let Some(event) = self.order.pop() else {
            return;
        };
        let node = graph.node(event);
        for at in self.readers(event) {
            let read = self.readers[at];
            if self.left[read as usize] == 0
                && !self.has_come(graph, read)
                && let Some(place) = graph.node(read).reads
            {
                self.held[place.index()] -= 1;
            }
            self.left[read as usize] += 1;
        }
        let places: usize = node.writes.places().count();
        let from = self.overwritten.len() - places;
        for (place, &before) in node.writes.places().zip(&self.overwritten[from..]) {
            self.active[place.index()] = before;
        }
        self.overwritten.truncate(from);
        if let Some(place) = node.reads {
            for &write in graph.good_writes(event) {
                match write {
                    NONE => self.initial_wanted[place.index()] += 1,
                    write => self.wanted[write as usize] += 1,
                }
            }
            self.held[place.index()] += u32::from(self.left[event as usize] == 0);
        }
        self.come[usize::from(node.thread)] -= 1;
    }
}

fn refill(array: &mut Vec<u32>, len: usize, value: u32) {
    array.clear();
    array.resize(len, value);
}
