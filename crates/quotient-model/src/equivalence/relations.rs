//! The relations on events that tell executions apart.
//!
//! What the papers leave open is settled thus. A mutex is a variable: a lock or a successful
//! trylock is a read-modify-write of it, a failed trylock only reads it, and an unlock, which
//! learns nothing, only writes it. The release of a gate and the initialisation of a mutex, which
//! learn whether it was held, are read-modify-writes too. Whoever holds a mutex, others see it as held and no more. A
//! spawn comes causally before all that the child does, and a join after all that it did. What reads
//! freed memory reads from the free. What reads after adds whose results nobody uses reads from all of them, and from
//! the write before them; the adds read nothing.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::record::Record;
use crate::access::Access;
use crate::execution::Event;
use crate::names::Location;
use crate::tally::Tally;

/// What conflicts are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    Memory(Location),
    /// The end of a thread, by rank: only one join can take it.
    End(usize),
}

/// How an access conflicts: a write with all, others with all but their own kind.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Kind {
    #[default]
    Read,
    Add,
    /// What counts and is free ([`Tally`]); only Mazurkiewicz traces know it.
    Count(Tally),
    Write,
}

/// The accesses to one place so far: groups of such as do not conflict with each other.
#[derive(Default)]
struct History {
    key: Vec<u64>,
    kind: Kind,
    group: BTreeSet<u64>,
}

impl History {
    fn access(&mut self, name: u64, kind: Kind) {
        if kind == Kind::Write || kind != self.kind {
            self.close_group();
            self.kind = kind;
        }
        self.group.insert(name);
    }

    fn close_group(&mut self) {
        self.key.push(self.group.len() as u64);
        self.key.extend(std::mem::take(&mut self.group));
    }
}

/// A history for every place whose accesses must be put in order. Of two overlapping frees one
/// covers the other's first cell; so the cells that are accessed and the first cells of frees are
/// enough to order a free against all it conflicts with.
pub(super) fn places<H: Default>(record: &Record<'_>) -> BTreeMap<Place, H> {
    let touched = |event: &Event| Some(span(record, event)?.0);
    let places = record.events.iter().filter_map(touched);
    places.map(|place| (place, H::default())).collect()
}

/// For each place its accesses in order, those that do not conflict as a set. `kind` says of an event, which is the one
/// at this place of the execution and accesses so, how it is to be taken, if it is.
pub(super) fn in_order(
    record: &Record<'_>,
    kind: impl Fn(usize, &Event, Kind) -> Option<Kind>,
    key: &mut Vec<u64>,
) {
    let mut histories = places::<History>(record);
    for (at, event) in record.events.iter().enumerate() {
        if let Some((low, high, plain)) = span(record, event)
            && let Some(kind) = kind(at, event, plain)
        {
            for (_, history) in histories.range_mut(low..=high) {
                history.access(record.name(event.id), kind);
            }
        }
    }
    let closed = histories.into_iter().map(|(place, mut history)| {
        history.close_group();
        (place, history.key)
    });
    encode(closed, key);
}

/// The first and the last place that an event touches, and how.
pub(super) fn span(record: &Record<'_>, event: &Event) -> Option<(Place, Place, Kind)> {
    match event.access {
        Access::Free { first, count } => {
            let last = Location(first.0.saturating_add(count.saturating_sub(1)));
            Some((Place::Memory(first), Place::Memory(last), Kind::Write))
        }
        Access::Join { thread } => {
            let end = Place::End(record.rank(thread));
            Some((end, end, Kind::Write))
        }
        access => {
            let place = Place::Memory(access.location()?);
            let kind = match (access, event.written) {
                (_, None) => Kind::Read,
                (Access::Add { .. }, Some(_)) => Kind::Add,
                (_, Some(_)) => Kind::Write,
            };
            Some((place, place, kind))
        }
    }
}

/// Adds the histories to a key, place by place.
pub(super) fn encode(histories: impl IntoIterator<Item = (Place, Vec<u64>)>, key: &mut Vec<u64>) {
    for (place, mut history) in histories {
        match place {
            Place::Memory(location) => key.extend([0, u64::from(location.0)]),
            Place::End(rank) => key.extend([1, rank as u64]),
        }
        key.push(history.len() as u64);
        key.append(&mut history);
    }
}

/// The accesses to one place so far, where writes are ordered only by who reads them.
#[derive(Default)]
struct Observed {
    key: Vec<u64>,
    reads: BTreeSet<u64>,
    /// The writes that nobody has read yet, but for the last.
    hidden: BTreeSet<u64>,
    last: Option<u64>,
    /// The adds since the last access of another kind.
    adds: BTreeSet<u64>,
}

impl Observed {
    fn close_reads(&mut self) {
        if !self.reads.is_empty() {
            self.key.extend([0, self.reads.len() as u64]);
            self.key.extend(std::mem::take(&mut self.reads));
        }
    }

    fn close_adds(&mut self) {
        if !self.adds.is_empty() {
            self.key.extend([4, self.adds.len() as u64]);
            self.key.extend(std::mem::take(&mut self.adds));
        }
    }

    /// What has been written so far comes before what follows, in whichever order.
    fn close_writes(&mut self) {
        self.hidden.extend(self.last.take());
        if !self.hidden.is_empty() {
            self.key.extend([1, self.hidden.len() as u64]);
            self.key.extend(std::mem::take(&mut self.hidden));
        }
    }

    /// Somebody reads the last write.
    fn observe(&mut self) {
        if let Some(last) = self.last.take() {
            self.close_writes();
            self.key.extend([2, last]);
        }
    }
}

/// For each place its reads and writes in order, where the order of two writes is left out unless
/// a read observes the later one. What changes a mutex is both, an unlock too: who may take it
/// next depends on the order. Adds are both as well, but have no order among themselves. A free or a join comes before or after each other access, and
/// reads nothing.
pub(super) fn observed_order(record: &Record<'_>, key: &mut Vec<u64>) {
    let mut histories = places::<Observed>(record);
    for event in record.events {
        let name = record.name(event.id);
        let Some((low, high, kind)) = span(record, event) else {
            continue;
        };
        for (_, history) in histories.range_mut(low..=high) {
            if kind != Kind::Add {
                history.close_adds();
            }
            match (event.access, kind) {
                (_, Kind::Add) => {
                    history.observe();
                    history.close_reads();
                    history.adds.insert(name);
                }
                (Access::Free { .. } | Access::Join { .. }, _) => {
                    history.close_reads();
                    history.close_writes();
                    history.key.extend([3, name]);
                }
                (_, Kind::Read) => {
                    history.observe();
                    history.reads.insert(name);
                }
                (Access::Write { .. }, _) => {
                    history.close_reads();
                    history.hidden.extend(history.last.replace(name));
                }
                _ => {
                    history.observe();
                    history.close_reads();
                    history.key.extend([3, name]);
                }
            }
        }
    }
    let closed = histories.into_iter().map(|(place, mut history)| {
        history.close_reads();
        history.close_adds();
        history.close_writes();
        (place, history.key)
    });
    encode(closed, key);
}

/// Whether the event takes a value from memory, so that it has a source.
pub(super) fn reads(event: &Event) -> bool {
    matches!(
        event.access,
        Access::Read { .. }
            | Access::Rmw { .. }
            | Access::CompareExchange { .. }
            | Access::Count { .. }
            | Access::Uncount { .. }
            | Access::Await { .. }
            | Access::AwaitExchange { .. }
            | Access::Lock { .. }
            | Access::TryLock { .. }
            | Access::Release { .. }
            | Access::MutexInit { .. }
    )
}

/// Whether causality is about the event: whether it reads, in the wide sense that an unlock reads
/// whether its thread still holds the mutex. That makes a difference only to one that fails.
pub(super) fn learns(event: &Event) -> bool {
    reads(event) || matches!(event.access, Access::Unlock { .. })
}

/// The objects freed so far, by first cell: how many cells each has, and what is known of its free.
struct Freed<T>(BTreeMap<Location, (u32, T)>);

impl<T> Freed<T> {
    /// Only the first free of an object succeeds.
    fn add(&mut self, first: Location, count: u32, free: T) {
        self.0.entry(first).or_insert((count, free));
    }

    /// The free of a cell.
    fn get(&self, cell: Location) -> Option<&T> {
        let (first, (count, free)) = self.0.range(..=cell).next_back()?;
        (cell.0 - first.0 < *count).then_some(free)
    }
}

/// For each event that reads, the write it reads from, with the adds since; the initial value has no write. What
/// reads freed memory learns that it was freed, and no more: it reads from the free.
pub(super) fn sources(record: &Record<'_>, key: &mut Vec<u64>) {
    const INITIAL: u64 = u64::MAX;
    let mut last_write: HashMap<Location, (u64, BTreeSet<u64>)> = HashMap::new();
    let mut freed = Freed(BTreeMap::new());
    let mut sources: BTreeMap<u64, (u64, BTreeSet<u64>)> = BTreeMap::new();
    for event in record.events {
        let name = record.name(event.id);
        let alone = |name| (name, BTreeSet::new());
        if let Access::Free { first, count } = event.access {
            freed.add(first, count, alone(name));
        }
        let Some(location) = event.access.location() else {
            continue;
        };
        if reads(event) {
            let source = freed.get(location).or_else(|| last_write.get(&location));
            sources.insert(name, source.cloned().unwrap_or(alone(INITIAL)));
        }
        match (event.access, event.written) {
            (_, None) => {}
            (Access::Add { .. }, Some(_)) => {
                let write = last_write.entry(location).or_insert(alone(INITIAL));
                write.1.insert(name);
            }
            (_, Some(_)) => _ = last_write.insert(location, alone(name)),
        }
    }
    for (read, (write, adds)) in sources {
        key.extend([read, write, adds.len() as u64]);
        key.extend(adds);
    }
}

/// The causal order (program order, reads-from, spawn and join, closed transitively), as far as
/// it relates reads: for each read how many reads of each thread come before it.
///
/// Of one thread's reads those causally before an event are always the first few, so a vector
/// clock that counts reads says which. What is a read is for `reads` to say.
pub(super) fn causality(record: &Record<'_>, reads: fn(&Event) -> bool, key: &mut Vec<u64>) {
    type Clock = Vec<u32>;
    let join = |into: &mut Clock, from: &Clock| {
        for (a, b) in into.iter_mut().zip(from) {
            *a = (*a).max(*b);
        }
    };
    let mut threads: Vec<Clock> = vec![vec![0; record.threads()]; record.threads()];
    let mut written: HashMap<Location, Clock> = HashMap::new();
    let mut freed = Freed(BTreeMap::new());
    let mut clocks: BTreeMap<u64, Clock> = BTreeMap::new();
    for event in record.events {
        let me = record.rank(event.id.thread);
        if let Access::Join { thread } = event.access {
            let end = threads[record.rank(thread)].clone();
            join(&mut threads[me], &end);
        }
        if let Some(child) = event.spawned {
            threads[record.rank(child)] = threads[me].clone();
        }
        let location = event.access.location();
        let source = |location| Freed::get(&freed, location).or_else(|| written.get(&location));
        if reads(event) {
            if let Some(source) = location.and_then(source) {
                join(&mut threads[me], source);
            }
            clocks.insert(record.name(event.id), threads[me].clone());
            threads[me][me] += 1;
        }
        if let (Some(location), Some(_)) = (location, event.written) {
            // What follows an add follows what was added to.
            let before = match event.access {
                Access::Add { .. } => written.remove(&location),
                _ => None,
            };
            let mut clock = threads[me].clone();
            before.iter().for_each(|before| join(&mut clock, before));
            written.insert(location, clock);
        }
        if let Access::Free { first, count } = event.access {
            freed.add(first, count, threads[me].clone());
        }
    }
    for (read, clock) in clocks {
        key.push(read);
        key.extend(clock.into_iter().map(u64::from));
    }
}
