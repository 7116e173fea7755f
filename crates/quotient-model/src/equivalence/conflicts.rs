//! The order of accesses that conflict, where not all do that touch the same: which counts are free, by the definition that
//! [`Tally`] gives: by looking at everything that happens before each, and by trying every way to give tokens and
//! uncounts away.

use std::collections::{BTreeMap, BTreeSet};

use super::record::Record;
use super::relations::{Kind, Place, in_order, span};
use crate::access::Access;
use crate::names::{Location, ThreadId, Value};
use crate::tally::Tally;

/// For each place its accesses in order, those that do not conflict as a set.
pub(super) fn conflict_order(record: &Record<'_>, key: &mut Vec<u64>) {
    let free = free(record);
    let kind = |at: usize, plain| free.get(&at).copied().unwrap_or(plain);
    in_order(record, |at, _, plain| Some(kind(at, plain)), key);
}

/// Some events, by their place in the execution.
type Events = BTreeSet<usize>;

/// The block of counts that a location's last accesses are.
struct Block {
    tally: Tally,
    /// What the location held when it began.
    start: Value,
    /// What each of its free counts claims.
    claims: Vec<Vec<usize>>,
    uncounts: Vec<usize>,
}

/// How each event of the execution conflicts, where it is not just what [`span`] says: what counts and is free.
fn free(record: &Record<'_>) -> BTreeMap<usize, Kind> {
    let mut free = BTreeMap::new();
    let mut accesses = record.events.iter().map(|event| event.access);
    if !accesses.any(|access| access.tally().is_some()) {
        return free;
    }
    let mut before: Vec<Events> = Vec::new();
    let mut last: BTreeMap<ThreadId, usize> = BTreeMap::new();
    let mut blocks: BTreeMap<Location, Block> = BTreeMap::new();
    for (at, event) in record.events.iter().enumerate() {
        let mut past = Events::new();
        let come_after = |past: &mut Events, earlier: usize| {
            past.insert(earlier);
            past.extend(before[earlier].iter());
        };
        if let Some(&earlier) = last.get(&event.id.thread) {
            come_after(&mut past, earlier);
        }
        if let Access::Join { thread } = event.access
            && let Some(&earlier) = last.get(&thread)
        {
            come_after(&mut past, earlier);
        }
        if let Some(tally) = event.access.tally()
            && let (Some(location), Some(written)) = (event.access.location(), event.written)
        {
            let found = match event.access {
                Access::Count { .. } => tally.uncounted(written),
                _ => tally.counted(written),
            };
            let block = blocks
                .remove(&location)
                .filter(|block| block.tally == tally)
                .unwrap_or(Block {
                    tally,
                    start: found,
                    claims: Vec::new(),
                    uncounts: Vec::new(),
                });
            if let Some(block) = block.with(record, at, &past) {
                free.insert(at, Kind::Count(tally));
                blocks.insert(location, block);
            }
        } else if let Some((Place::Memory(low), Place::Memory(high), _)) = span(record, event) {
            blocks.retain(|&location, _| location < low || location > high);
        }
        let kind = |at| free.get(&at).copied();
        for earlier in (0..at).rev() {
            if conflict(record, [earlier, at], kind) {
                come_after(&mut past, earlier);
            }
        }
        before.push(past);
        last.insert(event.id.thread, at);
        if let Some(child) = event.spawned {
            last.insert(child, at);
        }
    }
    free
}

/// Whether two events conflict.
fn conflict(record: &Record<'_>, pair: [usize; 2], free: impl Fn(usize) -> Option<Kind>) -> bool {
    let [one, other] = pair.map(|at| span(record, &record.events[at]));
    let (Some((low, high, kind)), Some((other_low, other_high, other_kind))) = (one, other) else {
        return false;
    };
    let [kind, other_kind] =
        [(pair[0], kind), (pair[1], other_kind)].map(|(at, kind)| free(at).unwrap_or(kind));
    low <= other_high && other_low <= high && (kind == Kind::Write || kind != other_kind)
}

impl Block {
    /// The block with the event, if it is free there.
    fn with(mut self, record: &Record<'_>, at: usize, past: &Events) -> Option<Block> {
        if let Access::Uncount { .. } = record.events[at].access {
            self.uncounts.push(at);
            return self.tally.is_steady(self.start).then_some(self);
        }
        if self.tally.is_over(self.start) {
            return None;
        }
        let own = record.events[at].id.thread;
        let mut by_thread: BTreeMap<(bool, usize, usize), Vec<usize>> = BTreeMap::new();
        for &uncount in self
            .uncounts
            .iter()
            .filter(|uncount| past.contains(uncount))
        {
            let thread = record.events[uncount].id.thread;
            let place = (thread != own, record.depth(thread), record.rank(thread));
            by_thread.entry(place).or_default().push(uncount);
        }
        let most = by_thread.values().map(Vec::len).max().unwrap_or(0);
        let claim = by_thread.into_values().find(|all| all.len() == most);
        let mut claim = claim.unwrap_or_default();
        claim.truncate(Tally::MOST_TOKENS as usize);
        self.claims.push(claim);
        self.is_covered().then_some(self)
    }

    /// Whether each count can be given something of its own.
    fn is_covered(&self) -> bool {
        let mut given: BTreeMap<usize, usize> = BTreeMap::new();
        let without = (0..self.claims.len())
            .filter(|&count| !self.give(count, &mut given, &mut Events::new()))
            .count();
        without as u64 <= self.tally.left(self.start).min(Tally::MOST_TOKENS)
    }

    /// Gives an uncount to a count, taking it from others if they can be given another one.
    fn give(&self, count: usize, given: &mut BTreeMap<usize, usize>, tried: &mut Events) -> bool {
        for &uncount in &self.claims[count] {
            if !tried.insert(uncount) {
                continue;
            }
            let free = match given.get(&uncount) {
                None => true,
                Some(&other) => self.give(other, given, tried),
            };
            if free {
                given.insert(uncount, count);
                return true;
            }
        }
        false
    }
}
