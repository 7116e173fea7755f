//! Names that do not depend on the schedule: threads, events, memory locations.

use std::cmp::Ordering;
use std::fmt;

use crate::portable::{Portable, Reader, Writer};
use std::sync::{Arc, Mutex, PoisonError};

use crate::index::{Index, Indices};

/// What a register or a memory cell holds: up to 64 bits, zero-extended. Floats are their bits,
/// pointers are made by the front end.
pub type Value = u64;

/// A thread, as a small index into the [`Threads`] of one exploration. The main thread is 0.
///
/// The number is given when the thread is first met and stands for its spawn path in every
/// execution of the exploration, whichever schedule created it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ThreadId(pub u16);

impl ThreadId {
    /// The thread that runs `main`.
    pub const MAIN: ThreadId = ThreadId(0);

    /// The index for arrays with one entry a thread.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Index for ThreadId {
    #[inline]
    fn new(index: usize) -> Self {
        debug_assert!(
            index <= usize::from(u16::MAX),
            "a thread's number has 16 bits"
        );
        ThreadId(index as u16)
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// One cell of shared memory, as a dense index. The front end interns its own names (variable,
/// field, allocation of a thread) to such indices and can name them again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location(pub u32);

impl Location {
    /// The index for arrays with one entry a location.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// This location and those after it, so many in all.
    #[inline]
    pub fn block(self, count: u32) -> Indices<Location> {
        self.to(Location(self.0 + count))
    }
}

impl Index for Location {
    #[inline]
    fn new(index: usize) -> Self {
        Location(index as u32)
    }

    #[inline]
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// The `index`-th event (from 0) of a thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventId {
    /// The thread that performs it.
    pub thread: ThreadId,
    /// Its place among the events of that thread, from 0.
    pub index: u32,
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.thread.0, self.index)
    }
}

/// A spawn with this number or a greater one creates a *hidden* thread, which is not of the program
/// but stands for a choice. It shifts no other thread's name, and reports leave it out.
pub const HIDDEN: u32 = 1 << 31;

/// A thread that chooses more often than this does so in a loop that has no end.
pub const MOST_CHOICES: u32 = 256;

/// The threads met so far in an exploration, each named by its spawn path.
///
/// `child(p, k)` is the thread that p's k-th spawn creates; it has the same [`ThreadId`] in every
/// execution. Lives as long as the exploration and only grows.
///
/// Workers that explore one program together give the same number to the same thread: they have the list of
/// names in common.
#[derive(Clone, Debug)]
pub struct Threads {
    /// For each thread its parent and its number (from 1) among the parent's children.
    origin: Vec<(ThreadId, u32)>,
    /// For each thread its children, by number.
    children: Vec<Vec<Option<ThreadId>>>,
    /// For each thread its hidden children, by number less [`HIDDEN`].
    hidden: Vec<Vec<Option<ThreadId>>>,
    /// For each thread a hash of its spawn path.
    paths: Vec<u64>,
    roll: Option<Roll>,
}

/// The threads that any of several workers has met, main left out: for each its parent and its number among
/// the parent's children.
#[derive(Clone, Debug, Default)]
pub struct Roll(Arc<Mutex<Vec<(ThreadId, u32)>>>);

impl Default for Threads {
    fn default() -> Self {
        Threads {
            origin: vec![(ThreadId::MAIN, 0)],
            children: vec![Vec::new()],
            hidden: vec![Vec::new()],
            paths: vec![scatter(0)],
            roll: None,
        }
    }
}

impl Threads {
    /// Only the main thread.
    pub fn new() -> Self {
        Self::default()
    }

    /// The thread created by the `nth` spawn (from 1) of `parent`. `None` when there are more
    /// threads than a [`ThreadId`] can number.
    pub fn child(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        if let Some(known) = *self.slot(parent, nth) {
            return Some(known);
        }
        let Some(roll) = self.roll.clone() else {
            return self.add(parent, nth);
        };
        let mut met = roll.0.lock().unwrap_or_else(PoisonError::into_inner);
        for &(parent, nth) in &met[self.origin.len() - 1..] {
            self.add(parent, nth)?;
        }
        if let Some(known) = *self.slot(parent, nth) {
            return Some(known);
        }
        let id = self.add(parent, nth)?;
        met.push((parent, nth));
        Some(id)
    }

    /// Where the number of a child is, if it has one.
    fn slot(&mut self, parent: ThreadId, nth: u32) -> &mut Option<ThreadId> {
        let (slot, children) = match nth.checked_sub(HIDDEN) {
            Some(choice) => (choice as usize, &mut self.hidden[parent.index()]),
            None => (nth as usize, &mut self.children[parent.index()]),
        };
        if children.len() <= slot {
            children.resize(slot + 1, None);
        }
        &mut children[slot]
    }

    fn add(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        let id = ThreadId(u16::try_from(self.origin.len()).ok()?);
        *self.slot(parent, nth) = Some(id);
        self.origin.push((parent, nth));
        self.children.push(Vec::new());
        self.hidden.push(Vec::new());
        let parent = self.paths[parent.index()];
        self.paths
            .push(scatter(parent.wrapping_add(u64::from(nth))));
        Some(id)
    }

    /// From now on these threads, and all copies of them, have a roll in common.
    pub fn share(&mut self) {
        self.roll
            .get_or_insert_with(|| Roll(Arc::new(Mutex::new(self.origin[1..].to_vec()))));
    }

    /// Meets all threads that others have met.
    pub fn catch_up(&mut self) {
        let Some(roll) = self.roll.clone() else {
            return;
        };
        let met = roll.0.lock().unwrap_or_else(PoisonError::into_inner);
        for &(parent, nth) in &met[self.origin.len() - 1..] {
            self.add(parent, nth);
        }
    }

    /// How many threads have been named.
    pub fn count(&self) -> usize {
        self.origin.len()
    }

    /// A number that follows from the spawn path, whoever was met first: the same on every machine.
    #[inline]
    pub fn path_hash(&self, thread: ThreadId) -> u64 {
        self.paths[thread.index()]
    }

    /// The spawn path: `main`, `main/1`, `main/1/2`.
    pub fn name(&self, thread: ThreadId) -> String {
        if thread == ThreadId::MAIN {
            return "main".to_owned();
        }
        let (parent, nth) = self.origin[thread.index()];
        match nth.checked_sub(HIDDEN) {
            Some(choice) => format!("{}/choice {choice}", self.name(parent)),
            None => format!("{}/{nth}", self.name(parent)),
        }
    }

    /// The order of names: by how many threads there are on the way from main, then by who created them, then by number.
    /// Unlike the order of numbers it does not depend on who was met first.
    pub fn compare(&self, a: ThreadId, b: ThreadId) -> Ordering {
        let ((parent_a, nth_a), (parent_b, nth_b)) =
            (self.origin[a.index()], self.origin[b.index()]);
        if parent_a == parent_b {
            return nth_a.cmp(&nth_b);
        }
        let depth = |mut thread: ThreadId| {
            let mut depth = 0;
            while thread != ThreadId::MAIN {
                thread = self.origin[thread.index()].0;
                depth += 1;
            }
            depth
        };
        let by_parents = || self.compare(parent_a, parent_b);
        depth(a).cmp(&depth(b)).then_with(by_parents)
    }

    /// Whether the thread stands for a choice.
    pub fn is_hidden(&self, thread: ThreadId) -> bool {
        self.origin[thread.index()].1 >= HIDDEN
    }
}

/// Lets each bit depend on all: the last part of SplitMix64, after a step of it.
fn scatter(bits: u64) -> u64 {
    let mut bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// By their names: who created them, and which of whose children they are.
impl Portable for Threads {
    fn write(&self, out: &mut Writer) {
        out.all(self.origin[1..].iter());
        out.put(&self.roll.as_ref().map(|roll| roll.0.clone()));
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let mut threads = Threads::new();
        for (parent, nth) in Vec::<(ThreadId, u32)>::read(input)? {
            if parent.index() >= threads.count() {
                return None;
            }
            threads.child(parent, nth)?;
        }
        threads.roll = Option::read(input)?.map(Roll);
        Some(threads)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_spawn_paths_and_stay() {
        let mut threads = Threads::new();
        let b = threads.child(ThreadId::MAIN, 2).unwrap();
        let a = threads.child(ThreadId::MAIN, 1).unwrap();
        let c = threads.child(a, 1).unwrap();
        assert_ne!(a, b);
        assert_eq!(threads.child(ThreadId::MAIN, 2), Some(b));
        assert_eq!(threads.name(b), "main/2");
        assert_eq!(threads.name(c), "main/1/1");
        assert_eq!(threads.count(), 4);
    }

    #[test]
    fn names_are_ordered_whoever_was_met_first() {
        let mut threads = Threads::new();
        let b = threads.child(ThreadId::MAIN, 2).unwrap();
        let b1 = threads.child(b, 1).unwrap();
        let a = threads.child(ThreadId::MAIN, 1).unwrap();
        let a2 = threads.child(a, 2).unwrap();
        let mut all = [b1, a2, b, a, ThreadId::MAIN];
        all.sort_by(|&a, &b| threads.compare(a, b));
        assert_eq!(all, [ThreadId::MAIN, a, b, a2, b1]);
    }

    #[test]
    fn workers_call_a_thread_by_the_same_number() {
        let mut threads = Threads::new();
        let first = threads.child(ThreadId::MAIN, 1);
        threads.share();
        let mut others = threads.clone();
        let met = others.child(ThreadId::MAIN, 3);
        assert_eq!(threads.child(ThreadId::MAIN, 2), Some(ThreadId(3)));
        assert_eq!(threads.child(ThreadId::MAIN, 3), met);
        assert_eq!(others.child(ThreadId::MAIN, 1), first);
        assert_eq!(others.child(ThreadId::MAIN, 2), Some(ThreadId(3)));
        others.child(ThreadId(3), 1).unwrap();
        threads.catch_up();
        assert_eq!(threads.name(ThreadId(4)), "main/2/1");
    }

    #[test]
    fn hashes_follow_from_paths() {
        let (mut one, mut other) = (Threads::new(), Threads::new());
        let second = one.child(ThreadId::MAIN, 2).unwrap();
        let below = one.child(second, 1).unwrap();
        let first = other.child(ThreadId::MAIN, 1).unwrap();
        let again = other.child(ThreadId::MAIN, 2).unwrap();
        let again_below = other.child(again, 1).unwrap();
        assert_eq!(one.path_hash(below), other.path_hash(again_below));
        assert_ne!(one.path_hash(second), other.path_hash(first));
        assert_ne!(one.path_hash(second), one.path_hash(below));
    }

    #[test]
    fn hidden_threads_shift_no_names() {
        let mut threads = Threads::new();
        let hidden = threads.child(ThreadId::MAIN, HIDDEN + 1).unwrap();
        let first = threads.child(ThreadId::MAIN, 1).unwrap();
        assert!(threads.is_hidden(hidden) && !threads.is_hidden(first));
        assert_eq!(threads.name(first), "main/1");
        assert_eq!(threads.child(ThreadId::MAIN, HIDDEN + 1), Some(hidden));
    }

    #[test]
    fn more_threads_than_ids_is_none_not_a_panic() {
        let mut threads = Threads::new();
        for n in 1..=u32::from(u16::MAX) {
            assert!(threads.child(ThreadId::MAIN, n).is_some());
        }
        assert_eq!(threads.child(ThreadId::MAIN, 70_000), None);
    }
}
