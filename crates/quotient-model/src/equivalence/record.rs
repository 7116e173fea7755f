//! The events of an execution, thread by thread, under names that do not depend on the schedule.

use std::collections::HashSet;

use crate::access::Access;
use crate::execution::{Event, Execution};
use crate::names::{EventId, Location, ThreadId};

/// An execution with its threads in the order of their spawn paths.
///
/// A [`ThreadId`] says in which order an exploration met the threads; two explorations of one
/// program may number them differently. The path can be read off the spawns of the execution
/// itself. A thread's *rank* is its place in the order of the paths; the spawns are part of what
/// is encoded, so equal encodings mean equal ranks for equal paths.
pub(super) struct Record<'e> {
    /// In the order in which they happened.
    pub(super) events: &'e [Event],
    /// For each thread, by number, its rank.
    rank: Vec<usize>,
    /// For each thread, by rank, its spawn path and its number.
    by_rank: Vec<(Vec<u32>, ThreadId)>,
}

impl<'e> Record<'e> {
    pub(super) fn new(execution: &'e Execution) -> Self {
        let events = &execution.events;
        // Parents act before their children, so one pass finds every path.
        let mut paths: Vec<(Vec<u32>, ThreadId)> = vec![(Vec::new(), ThreadId::MAIN)];
        for event in events {
            if let (Access::Spawn { nth }, Some(child)) = (event.access, event.spawned) {
                let parent = paths.iter().find(|(_, t)| *t == event.id.thread);
                let mut path = parent.map_or_else(Vec::new, |(path, _)| path.clone());
                path.push(nth);
                paths.push((path, child));
            }
        }
        paths.sort();
        let threads = paths.iter().map(|(_, t)| t.index() + 1).max().unwrap_or(1);
        let mut rank = vec![usize::MAX; threads];
        for (place, (_, thread)) in paths.iter().enumerate() {
            rank[thread.index()] = place;
        }
        Record {
            events,
            rank,
            by_rank: paths,
        }
    }

    /// The thread with this spawn path, if it took part.
    pub(super) fn at_path(&self, path: &[u32]) -> Option<ThreadId> {
        let mut threads = self.by_rank.iter();
        threads
            .find(|(own, _)| own == path)
            .map(|&(_, thread)| thread)
    }

    /// How many threads took part.
    pub(super) fn threads(&self) -> usize {
        self.by_rank.len()
    }

    /// The thread's rank; `usize::MAX` for what the execution never spawned, which can be named by
    /// a join that fails.
    pub(super) fn rank(&self, thread: ThreadId) -> usize {
        self.rank.get(thread.index()).copied().unwrap_or(usize::MAX)
    }

    /// How many threads its spawn path leads through.
    pub(super) fn depth(&self, thread: ThreadId) -> usize {
        let path = self.by_rank.get(self.rank(thread));
        path.map_or(0, |(path, _)| path.len())
    }

    /// An event's name in keys.
    pub(super) fn name(&self, id: EventId) -> u64 {
        (self.rank(id.thread) as u64) << 32 | u64::from(id.index)
    }

    /// Writes down what each thread did: every access with what it observed and wrote.
    ///
    /// (thread, index) alone would not do: where control flow differs it names different events.
    pub(super) fn encode(&self, key: &mut Vec<u64>) {
        let mut by_thread: Vec<Vec<(&Event, Fails)>> = vec![Vec::new(); self.threads()];
        for (event, fails) in self.events.iter().zip(failures(self.events)) {
            by_thread[self.rank(event.id.thread)].push((event, fails));
        }
        key.push(by_thread.len() as u64);
        for thread in by_thread {
            key.push(thread.len() as u64);
            for (event, fails) in thread {
                key.push(fails as u64);
                self.encode_event(event, key);
            }
        }
    }

    /// A spawn's observation (a thread number) and a mutex's contents (the holder's number) are
    /// left out: the rest of the encoding determines them, and numbers are not names.
    fn encode_event(&self, event: &Event, key: &mut Vec<u64>) {
        let wrote = u64::from(event.written.is_some());
        let at = |location: Location| u64::from(location.0);
        match event.access {
            Access::Read { location } => key.extend([0, at(location), event.observed]),
            Access::Write { location, value } => key.extend([1, at(location), value]),
            Access::Rmw {
                location,
                op,
                operand,
                bits,
                part,
            } => key.extend([
                2,
                at(location),
                op as u64,
                operand,
                u64::from(bits),
                u64::from(part.shift),
                event.observed,
            ]),
            Access::CompareExchange {
                location,
                expected,
                new,
                part,
            } => key.extend([
                3,
                at(location),
                expected,
                new,
                u64::from(part.shift) << 8 | u64::from(part.bits),
                event.observed,
            ]),
            // What an add leaves behind depends on the adds before it, with which it commutes.
            Access::Add {
                location,
                operand,
                bits,
            } => key.extend([13, at(location), operand, u64::from(bits)]),
            Access::Count { location, tally } | Access::Uncount { location, tally } => {
                key.extend([
                    match event.access {
                        Access::Count { .. } => 17,
                        _ => 18,
                    },
                    at(location),
                    u64::from(tally.rises) << 16
                        | u64::from(tally.bits) << 8
                        | u64::from(tally.last),
                    event.observed,
                ])
            }
            Access::Await { location, .. } => key.extend([14, at(location), event.observed]),
            Access::AwaitExchange { location, new, .. } => {
                key.extend([15, at(location), new, event.observed]);
            }
            Access::Fence => key.push(4),
            Access::Lock { location } => key.extend([5, at(location)]),
            Access::TryLock { location } => key.extend([6, at(location), wrote]),
            Access::Unlock { location } => key.extend([7, at(location)]),
            Access::Release { location } => key.extend([16, at(location), event.observed]),
            Access::MutexInit { location } => key.extend([8, at(location), event.observed]),
            Access::MutexDestroy { location } => key.extend([9, at(location)]),
            Access::Spawn { nth } => key.extend([10, u64::from(nth)]),
            Access::Join { thread } => key.extend([11, self.rank(thread) as u64, event.observed]),
            Access::Free { first, count } => key.extend([12, at(first), u64::from(count)]),
        }
    }
}

/// Whether and how the thread of an event failed there.
#[derive(Clone, Copy)]
enum Fails {
    No,
    /// It used what was freed.
    Memory,
    Otherwise,
}

/// For each event whether its thread failed there. An access that fails only looks, and what it
/// observed is no value: a second join would pass for one of a thread that ended with 0. But the
/// events before it tell.
fn failures(events: &[Event]) -> Vec<Fails> {
    let mut joined: HashSet<ThreadId> = HashSet::new();
    let mut freed: Vec<(Location, u32)> = Vec::new();
    let mut destroyed: HashSet<Location> = HashSet::new();
    let or_not = |fails: bool, how: Fails| if fails { how } else { Fails::No };
    let mut fails = |event: &Event| match event.access {
        Access::Join { thread } => or_not(!joined.insert(thread), Fails::Otherwise),
        Access::Free { first, count } => {
            let overlaps = freed.iter().any(|&(other, length)| {
                first.0 < other.0.saturating_add(length) && other.0 < first.0.saturating_add(count)
            });
            freed.push((first, count));
            or_not(overlaps, Fails::Memory)
        }
        access => {
            let Some(location) = access.location() else {
                return Fails::No;
            };
            let wrote = event.written.is_some();
            match access {
                Access::MutexDestroy { .. } if wrote => destroyed.insert(location),
                Access::MutexInit { .. } if wrote => destroyed.remove(&location),
                _ => false,
            };
            if freed
                .iter()
                .any(|&(first, count)| location.0.wrapping_sub(first.0) < count)
            {
                return Fails::Memory;
            }
            let fails = match access {
                Access::Read { .. } | Access::CompareExchange { .. } | Access::Await { .. } => {
                    false
                }
                Access::TryLock { .. } => destroyed.contains(&location),
                // The others always write.
                _ => !wrote,
            };
            or_not(fails, Fails::Otherwise)
        }
    };
    events.iter().map(&mut fails).collect()
}
