//! What each event of an execution depends on, and an order with as few changes of thread as there can be.

use std::ops::Range;

use quotient_model::{Access, Event, Location, Table, ThreadId};
use rustc_hash::{FxHashMap, FxHashSet};

use super::replay::{Done, DoneIndex};
use crate::order::Counts;

/// For each event those of other threads that it comes after for a reason, as far as others do not imply them.
pub(super) struct Dependence {
    before: Table<DoneIndex, Vec<DoneIndex>>,
    /// The events of each thread, in their order.
    own: Table<ThreadId, Vec<DoneIndex>>,
}

/// What happened to memory.
#[derive(Default)]
struct Touched {
    cells: FxHashMap<Location, Last>,
    /// What was freed, of which nothing need have been accessed before.
    frees: Vec<(Range<u32>, DoneIndex)>,
}

impl Touched {
    /// What happened to a location last.
    fn last(&mut self, location: Location) -> &mut Last {
        let Touched { cells, frees } = self;
        cells.entry(location).or_insert_with(|| {
            let mut frees = frees.iter().rev();
            let freed = frees.find(|(range, _)| range.contains(&location.0));
            freed.map_or_else(Last::default, |&(_, index)| Last::write(index))
        })
    }
}

/// What happened to a location last.
#[derive(Default)]
struct Last {
    write: Option<DoneIndex>,
    reads: Vec<DoneIndex>,
}

impl Last {
    fn write(index: DoneIndex) -> Self {
        Last {
            write: Some(index),
            reads: Vec::new(),
        }
    }
}

impl Dependence {
    pub fn of(done: &Table<DoneIndex, Done>) -> Self {
        let mut before: Table<DoneIndex, Vec<DoneIndex>> = Table::filled(done.len(), Vec::new());
        let mut own: Table<ThreadId, Vec<DoneIndex>> = Table::new();
        let mut touched = Touched::default();
        let mut spawned: FxHashMap<ThreadId, DoneIndex> = FxHashMap::default();
        for (index, Done { event, section }) in done.entries() {
            let thread = event.id.thread;
            own.reach(thread, Vec::new);
            // All of a section waits until its first event can happen.
            let first = match own[thread].last() {
                Some(&last) if *section != 0 && done[last].section == *section => {
                    section_start(done, &own[thread], *section)
                }
                _ => index,
            };
            let mut after = Vec::new();
            if own[thread].is_empty() {
                after.extend(spawned.get(&event.id.thread));
            }
            own[thread].push(index);
            if let Some(child) = event.spawned {
                spawned.insert(child, index);
            }
            touch(event, index, &mut touched, &own, &mut after);
            after.retain(|&other| done[other].event.id.thread != event.id.thread);
            before[first].extend(after);
        }
        Dependence { before, own }
    }

    /// The events that these depend on, with themselves, and whole sections.
    pub fn past(
        &self,
        done: &Table<DoneIndex, Done>,
        roots: impl Iterator<Item = DoneIndex>,
    ) -> Table<DoneIndex, bool> {
        let mut needed = Table::filled(done.len(), false);
        let mut open: Vec<DoneIndex> = roots.collect();
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut needed[at], true) {
                continue;
            }
            let Done { event, section } = &done[at];
            open.extend(&self.before[at]);
            let own = &self.own[event.id.thread];
            let place = own.partition_point(|&other| other < at);
            open.extend(place.checked_sub(1).map(|before| own[before]));
            let next = own.get(place + 1);
            let same = |&&next: &&DoneIndex| *section != 0 && done[next].section == *section;
            open.extend(next.filter(same));
        }
        needed
    }

    /// The needed events in an order that respects what they depend on, and in which threads change as seldom as
    /// there can be; as seldom as it can be seen, if there is too much to look at.
    ///
    /// Whoever goes on does so as long as it can: what it does later it could as well do now. `None` if no such
    /// order was found.
    pub fn fewest_switches(
        &self,
        done: &Table<DoneIndex, Done>,
        needed: &Table<DoneIndex, bool>,
    ) -> Option<Vec<ThreadId>> {
        let own: Table<ThreadId, Vec<DoneIndex>> = self
            .own
            .iter()
            .map(|own| own.iter().copied().filter(|&at| needed[at]).collect())
            .collect();
        let mut place = Table::filled(done.len(), 0);
        for events in &own {
            for (nth, &at) in (0..).zip(events) {
                place[at] = nth;
            }
        }
        let ready = |at: DoneIndex, done_of: &Counts| {
            self.before[at].iter().all(|&other| {
                let thread = done[other].event.id.thread;
                !needed[other] || place[other] < done_of[thread]
            })
        };
        let run = |thread: ThreadId, mut reached: Counts| {
            while let Some(&at) = own[thread].get(reached[thread] as usize)
                && ready(at, &reached)
            {
                reached[thread] += 1;
            }
            reached
        };
        let end: Counts = own.iter().map(|events| events.len() as u32).collect();
        let blocks = blocks_of(&end, run);
        let mut order = Vec::new();
        for (thread, count) in blocks {
            order.extend(std::iter::repeat_n(thread, count as usize));
        }
        let all = end.iter().sum::<u32>() as usize;
        (order.len() == all).then_some(order)
    }
}

/// How many states are looked at in search of the least number of changes.
const MOST_STATES: usize = 20_000;

/// Runs of threads that lead from the beginning to the end, as few as there can be.
fn blocks_of(end: &Counts, run: impl Fn(ThreadId, Counts) -> Counts) -> Vec<(ThreadId, u32)> {
    struct Node {
        reached: Counts,
        parent: usize,
        thread: Option<ThreadId>,
    }
    let mut nodes = vec![Node {
        reached: Table::filled(end.len(), 0),
        parent: 0,
        thread: None,
    }];
    let mut seen: FxHashSet<Counts> = FxHashSet::default();
    let mut next = 0;
    let mut last = 0;
    while next < nodes.len() {
        // With too much to look at, only what leads furthest is gone on with.
        let at = match nodes.len() < MOST_STATES {
            true => next,
            false => nodes.len() - 1,
        };
        next += 1;
        if nodes[at].reached == *end {
            last = at;
            break;
        }
        let mut further = Vec::new();
        for thread in end.indices() {
            if Some(thread) == nodes[at].thread {
                continue;
            }
            let reached = run(thread, nodes[at].reached.clone());
            if reached != nodes[at].reached && seen.insert(reached.clone()) {
                further.push(Node {
                    reached,
                    parent: at,
                    thread: Some(thread),
                });
            }
        }
        further.sort_by_key(|node| node.reached.iter().sum::<u32>());
        nodes.extend(further);
    }
    let mut blocks = Vec::new();
    while let Node {
        reached,
        parent,
        thread: Some(thread),
    } = &nodes[last]
    {
        blocks.push((*thread, reached[*thread] - nodes[*parent].reached[*thread]));
        last = *parent;
    }
    blocks.reverse();
    blocks
}

fn section_start(done: &Table<DoneIndex, Done>, own: &[DoneIndex], section: u32) -> DoneIndex {
    let inside = own.iter().rev();
    let inside = inside.take_while(|&&at| done[at].section == section);
    inside.last().copied().unwrap_or_default()
}

/// Notes what an event does to memory and to threads, and what it comes after.
fn touch(
    event: &Event,
    index: DoneIndex,
    touched: &mut Touched,
    own: &Table<ThreadId, Vec<DoneIndex>>,
    after: &mut Vec<DoneIndex>,
) {
    match event.access {
        Access::Join { thread } => {
            let events = own.get(thread);
            after.extend(events.and_then(|events| events.last()));
        }
        Access::Free { first, count } => {
            let freed = first.0..first.0.saturating_add(count.max(1));
            // It may have been freed before.
            touched.last(first);
            let cells = touched.cells.iter_mut();
            for (_, last) in cells.filter(|(at, _)| freed.contains(&at.0)) {
                after.extend(last.write.iter().chain(&last.reads));
                *last = Last::write(index);
            }
            touched.frees.push((freed, index));
        }
        access => {
            let Some(location) = access.location() else {
                return;
            };
            let last = touched.last(location);
            match event.written {
                None => {
                    after.extend(last.write);
                    last.reads.push(index);
                }
                Some(_) => {
                    after.extend(last.write.iter().chain(&last.reads));
                    *last = Last::write(index);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use quotient_model::EventId;

    use super::*;

    fn done(thread: u16, index: u32, access: Access) -> Done {
        let id = EventId {
            thread: ThreadId(thread),
            index,
        };
        let event = Event {
            id,
            access,
            observed: 0,
            written: None,
            spawned: None,
        };
        Done { event, section: 0 }
    }

    #[test]
    fn accesses_depend_on_the_end_of_what_nobody_has_accessed_before() {
        let free = Access::Free {
            first: Location(4),
            count: 3,
        };
        let read = |location| Access::Read {
            location: Location(location),
        };
        let accesses = [(0, free), (1, read(7)), (1, read(6)), (2, free)];
        let mut all: Table<DoneIndex, Done> = Table::new();
        for (thread, access) in accesses {
            let index = all.iter().filter(|d| d.event.id.thread == ThreadId(thread));
            let index = index.count() as u32;
            all.push(done(thread, index, access));
        }
        let dependence = Dependence::of(&all);
        let before: Vec<Vec<u32>> = dependence
            .before
            .iter()
            .map(|before| before.iter().map(|other| other.number()).collect())
            .collect();
        let ends = |of: usize| before[of].contains(&0);
        assert!(!ends(1) && ends(2) && ends(3), "{before:?}");
        assert!(before[3].contains(&2), "{before:?}");
    }
}
