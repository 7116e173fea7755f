//! What each event of an execution depends on, and an order with as few changes of thread as there can be.

use quotient_model::{Access, Event, Location, ThreadId};
use rustc_hash::{FxHashMap, FxHashSet};

use super::replay::Done;

/// For each event those of other threads that it comes after for a reason, as far as others do not imply them.
pub(super) struct Dependence {
    before: Vec<Vec<u32>>,
    /// The events of each thread, in their order.
    own: Vec<Vec<u32>>,
}

/// What happened to a location last.
#[derive(Default)]
struct Last {
    write: Option<u32>,
    reads: Vec<u32>,
}

impl Last {
    fn write(index: u32) -> Self {
        Last {
            write: Some(index),
            reads: Vec::new(),
        }
    }
}

impl Dependence {
    pub fn of(done: &[Done]) -> Self {
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); done.len()];
        let mut own: Vec<Vec<u32>> = Vec::new();
        let mut cells: FxHashMap<Location, Last> = FxHashMap::default();
        let mut spawned: FxHashMap<ThreadId, u32> = FxHashMap::default();
        for (at, Done { event, section }) in done.iter().enumerate() {
            let index = at as u32;
            let thread = event.id.thread.index();
            if own.len() <= thread {
                own.resize(thread + 1, Vec::new());
            }
            // All of a section waits until its first event can happen.
            let first = match own[thread].last() {
                Some(&last) if *section != 0 && done[last as usize].section == *section => {
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
            touch(event, index, &mut cells, &own, &mut after);
            after.retain(|&other| done[other as usize].event.id.thread != event.id.thread);
            before[first as usize].extend(after);
        }
        Dependence { before, own }
    }

    /// The events that these depend on, with themselves, and whole sections.
    pub fn past(&self, done: &[Done], roots: impl Iterator<Item = u32>) -> Vec<bool> {
        let mut needed = vec![false; done.len()];
        let mut open: Vec<u32> = roots.collect();
        while let Some(at) = open.pop() {
            if std::mem::replace(&mut needed[at as usize], true) {
                continue;
            }
            let Done { event, section } = &done[at as usize];
            open.extend(&self.before[at as usize]);
            let own = &self.own[event.id.thread.index()];
            let place = own.partition_point(|&other| other < at);
            open.extend(place.checked_sub(1).map(|before| own[before]));
            let next = own.get(place + 1);
            let same = |&&next: &&u32| *section != 0 && done[next as usize].section == *section;
            open.extend(next.filter(same));
        }
        needed
    }

    /// The needed events in an order that respects what they depend on, and in which threads change as seldom as
    /// there can be; as seldom as it can be seen, if there is too much to look at.
    ///
    /// Whoever goes on does so as long as it can: what it does later it could as well do now. `None` if no such
    /// order was found.
    pub fn fewest_switches(&self, done: &[Done], needed: &[bool]) -> Option<Vec<ThreadId>> {
        let own: Vec<Vec<u32>> = self
            .own
            .iter()
            .map(|own| {
                own.iter()
                    .copied()
                    .filter(|&at| needed[at as usize])
                    .collect()
            })
            .collect();
        let mut place = vec![0; done.len()];
        for events in &own {
            for (nth, &at) in events.iter().enumerate() {
                place[at as usize] = nth as u32;
            }
        }
        let ready = |at: u32, done_of: &[u32]| {
            self.before[at as usize].iter().all(|&other| {
                let thread = done[other as usize].event.id.thread.index();
                !needed[other as usize] || place[other as usize] < done_of[thread]
            })
        };
        let run = |thread: usize, mut reached: Vec<u32>| {
            while let Some(&at) = own[thread].get(reached[thread] as usize)
                && ready(at, &reached)
            {
                reached[thread] += 1;
            }
            reached
        };
        let end: Vec<u32> = own.iter().map(|events| events.len() as u32).collect();
        let blocks = blocks_of(&end, run);
        let mut order = Vec::new();
        for (thread, count) in blocks {
            order.extend(std::iter::repeat_n(ThreadId(thread as u16), count as usize));
        }
        let all = end.iter().sum::<u32>() as usize;
        (order.len() == all).then_some(order)
    }
}

/// How many states are looked at in search of the least number of changes.
const MOST_STATES: usize = 20_000;

/// Runs of threads that lead from the beginning to the end, as few as there can be.
fn blocks_of(end: &[u32], run: impl Fn(usize, Vec<u32>) -> Vec<u32>) -> Vec<(usize, u32)> {
    struct Node {
        reached: Vec<u32>,
        parent: usize,
        thread: usize,
    }
    let mut nodes = vec![Node {
        reached: vec![0; end.len()],
        parent: 0,
        thread: usize::MAX,
    }];
    let mut seen: FxHashSet<Vec<u32>> = FxHashSet::default();
    let mut next = 0;
    let mut last = 0;
    while next < nodes.len() {
        // With too much to look at, only what leads furthest is gone on with.
        let at = match nodes.len() < MOST_STATES {
            true => next,
            false => nodes.len() - 1,
        };
        next += 1;
        if nodes[at].reached == end {
            last = at;
            break;
        }
        let mut further = Vec::new();
        for thread in 0..end.len() {
            if thread == nodes[at].thread {
                continue;
            }
            let reached = run(thread, nodes[at].reached.clone());
            if reached != nodes[at].reached && seen.insert(reached.clone()) {
                further.push(Node {
                    reached,
                    parent: at,
                    thread,
                });
            }
        }
        further.sort_by_key(|node| node.reached.iter().sum::<u32>());
        nodes.extend(further);
    }
    let mut blocks = Vec::new();
    while last != 0 {
        let Node {
            reached,
            parent,
            thread,
        } = &nodes[last];
        blocks.push((*thread, reached[*thread] - nodes[*parent].reached[*thread]));
        last = *parent;
    }
    blocks.reverse();
    blocks
}

fn section_start(done: &[Done], own: &[u32], section: u32) -> u32 {
    let inside = own.iter().rev();
    let inside = inside.take_while(|&&at| done[at as usize].section == section);
    inside.last().copied().unwrap_or_default()
}

/// Notes what an event does to memory and to threads, and what it comes after.
fn touch(
    event: &Event,
    index: u32,
    cells: &mut FxHashMap<Location, Last>,
    own: &[Vec<u32>],
    after: &mut Vec<u32>,
) {
    match event.access {
        Access::Join { thread } => {
            let events = own.get(thread.index());
            after.extend(events.and_then(|events| events.last()));
        }
        Access::Free { first, count } => {
            let freed = first.0..first.0.saturating_add(count);
            for (_, last) in cells.iter_mut().filter(|(at, _)| freed.contains(&at.0)) {
                after.extend(last.write.iter().chain(&last.reads));
                *last = Last::write(index);
            }
            cells.insert(first, Last::write(index));
        }
        access => {
            let Some(location) = access.location() else {
                return;
            };
            let last = cells.entry(location).or_default();
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
