//! What atomic sections touch, as far as it is known, and what must be locked for it.
//!
//! A cell goes by its address, and a section by its thread's name and its number among the sections
//! of that thread: neither depends on what an exploration meets first, so what was learnt is good for
//! the next one, which starts over. A program with many sections that keep touching something
//! new has the sections of each thread taken together, and then all of them, so that it is known soon.
//!
//! What is locked is argued in [`sections`](super::sections).

use quotient_model::portable;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// What sections go by: a thread, and one of its sections.
pub(super) type Key = (u64, u32);

/// How often something may be learnt before the sections of a thread are taken together, and how often
/// before all sections are.
const MOST_LEARNT: [u32; 2] = [150, 300];

/// What a section touches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Touched {
    /// The cells of which it looks at what others have left there.
    pub reads: BTreeSet<u64>,
    /// The cells that it writes or frees.
    pub writes: BTreeSet<u64>,
    /// It creates a thread.
    pub spawns: bool,
}

impl Touched {
    /// It is more than one event.
    fn is_long(&self) -> bool {
        self.spawns || self.reads.len() + self.writes.len() > 1
    }

    /// What it does shows in more than one event.
    fn shows_often(&self) -> bool {
        self.spawns || self.writes.len() > 1
    }

    fn contains(&self, other: &Touched) -> bool {
        self.reads.is_superset(&other.reads)
            && self.writes.is_superset(&other.writes)
            && self.spawns >= other.spawns
    }
}

/// How sections touch a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Use {
    /// A section of several events reads it.
    read: bool,
    /// A section that shows in several events writes it.
    shown: bool,
    /// It is written at all, be it outside of sections.
    written: bool,
}

/// What sections touch.
#[derive(Clone, Debug, Default)]
pub(super) struct Footprints {
    sections: FxHashMap<Key, Touched>,
    cells: FxHashMap<u64, Use>,
    /// How often something was learnt.
    learnt: u32,
    /// Sections must be shown with locks to whomever.
    pub must_lock: bool,
}

impl Footprints {
    /// What the `nth` section of the thread with this name goes by.
    pub fn key(&self, path: u64, nth: u32) -> Key {
        match MOST_LEARNT.map(|most| self.learnt > most) {
            [false, _] => (path, nth),
            [true, false] => (path, 0),
            [true, true] => (0, 0),
        }
    }

    /// Whether the section is known to create a thread.
    pub fn spawns(&self, key: Key) -> bool {
        self.sections.get(&key).is_some_and(|known| known.spawns)
    }

    /// The cells that a section must have locked, ascending.
    pub fn locks(&self, key: Key) -> Vec<u64> {
        let Some(known) = self.sections.get(&key) else {
            return Vec::new();
        };
        let long = known.is_long();
        let read = |cell: &&u64| {
            let used = self.used(**cell);
            used.written && (long || used.shown)
        };
        let written = |cell: &&u64| self.is_locked_to_write(**cell);
        let reads = known.reads.iter().filter(read);
        let all: BTreeSet<u64> = reads
            .chain(known.writes.iter().filter(written))
            .copied()
            .collect();
        all.into_iter().collect()
    }

    fn used(&self, cell: u64) -> Use {
        self.cells.get(&cell).copied().unwrap_or_default()
    }

    /// Whether who reads the cell, outside of sections, must have it locked.
    pub fn is_locked_to_read(&self, cell: u64) -> bool {
        self.used(cell).shown
    }

    /// Whether who writes the cell must have it locked.
    pub fn is_locked_to_write(&self, cell: u64) -> bool {
        let used = self.used(cell);
        used.read || used.shown
    }

    /// Takes note of what a section touches. Says whether that is news.
    pub fn learn(&mut self, key: Key, touched: &Touched) -> bool {
        let known = self.sections.entry(key).or_default();
        if known.contains(touched) {
            return false;
        }
        known.reads.extend(&touched.reads);
        known.writes.extend(&touched.writes);
        known.spawns |= touched.spawns;
        let (long, often) = (known.is_long(), known.shows_often());
        for &cell in &known.reads {
            self.cells.entry(cell).or_default().read |= long;
        }
        for &cell in &known.writes {
            let used = self.cells.entry(cell).or_default();
            used.written = true;
            used.shown |= often;
        }
        self.learnt += 1;
        true
    }

    /// Takes note that the cell is written outside of sections. Says whether that is news to a section.
    pub fn learn_written(&mut self, cell: u64) -> bool {
        match self.cells.get_mut(&cell) {
            Some(used) if used.read && !used.written => {
                used.written = true;
                self.learnt += 1;
                true
            }
            _ => false,
        }
    }
}

portable!(struct Touched { reads, writes, spawns });
portable!(struct Use { read, shown, written });
portable!(struct Footprints { sections, cells, learnt, must_lock });

#[cfg(test)]
mod tests {
    use super::*;

    fn touched(reads: &[u64], writes: &[u64]) -> Touched {
        Touched {
            reads: reads.iter().copied().collect(),
            writes: writes.iter().copied().collect(),
            spawns: false,
        }
    }

    const KEY: Key = (7, 1);

    #[test]
    fn one_event_needs_no_lock() {
        let mut known = Footprints::default();
        assert!(known.learn(KEY, &touched(&[], &[8])));
        assert!(!known.learn(KEY, &touched(&[], &[8])));
        assert!(known.locks(KEY).is_empty());
        assert!(!known.is_locked_to_write(8) && !known.is_locked_to_read(8));
    }

    #[test]
    fn what_shows_at_once_keeps_writers_out_only() {
        let mut known = Footprints::default();
        known.learn(KEY, &touched(&[8], &[8]));
        assert_eq!(known.locks(KEY), [8]);
        assert!(known.is_locked_to_write(8) && !known.is_locked_to_read(8));
        known.learn((7, 2), &touched(&[], &[8, 16]));
        assert!(known.is_locked_to_read(8) && known.is_locked_to_read(16));
        assert_eq!(known.locks((7, 2)), [8, 16]);
    }

    #[test]
    fn what_nobody_writes_needs_no_lock() {
        let mut known = Footprints::default();
        known.learn(KEY, &touched(&[8, 16], &[24]));
        assert!(known.locks(KEY).is_empty());
        assert!(known.learn_written(16) && !known.learn_written(16));
        assert!(!known.learn_written(32));
        assert_eq!(known.locks(KEY), [16]);
    }
}
