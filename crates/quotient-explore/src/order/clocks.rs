//! Vector clocks of events, in one flat array: what all orders here are kept in. Events are added and taken back
//! at the end, and rows may be raised afterwards; a trail remembers what that changed.
//!
//! Row i belongs to the i-th event; its entry t counts the events of thread t that happen before
//! event i or are it. So e happens before e' just if row(e')[thread of e] > index of e.

use std::marker::PhantomData;

use quotient_model::{Index, Portable, Reader, Table, ThreadId, Writer, index_type};

index_type! {
    /// An event of the current execution, by the order in which they were added.
    pub(crate) struct EventIndex;

    /// How far rows had been raised, to go back there.
    pub(crate) struct Raised;

    /// An entry of some row.
    struct Entry;
}

impl EventIndex {
    /// As the source of a read: any of several writes.
    pub const SEVERAL: EventIndex = EventIndex(u32::MAX - 1);
}

/// No event.
pub(crate) const NONE: EventIndex = EventIndex::NONE;

/// So many events of each thread.
pub(crate) type Counts = Table<ThreadId, u32>;

/// Rows are joined by so many entries at once: it is what machines compare in one go.
const LANES: usize = 4;

/// The rows, one per event. Where an event has several, or others than events have one, they are indexed by that.
#[derive(Clone, Debug)]
pub(crate) struct Clocks<I = EventIndex> {
    entries: Vec<u32>,
    /// Entries per row: at least the number of threads met so far, and a multiple of [`LANES`].
    width: usize,
    /// Entries that were raised after their row was added, and what they had been.
    trail: Vec<(Entry, u32)>,
    by: PhantomData<fn(I)>,
}

impl<I> Default for Clocks<I> {
    fn default() -> Self {
        Clocks {
            entries: Vec::new(),
            width: LANES,
            trail: Vec::new(),
            by: PhantomData,
        }
    }
}

impl<I: Index> Clocks<I> {
    fn len(&self) -> usize {
        self.entries.len() / self.width
    }

    /// Where the row of an event begins.
    #[inline]
    fn start(&self, event: I) -> usize {
        event.index() * self.width
    }

    /// Makes room for this many threads in every row.
    #[inline]
    pub fn widen(&mut self, threads: usize) {
        if threads > self.width {
            self.widen_to(threads);
        }
    }

    #[cold]
    fn widen_to(&mut self, threads: usize) {
        let width = threads.next_multiple_of(LANES);
        let mut entries = vec![0; self.len() * width];
        for (old, new) in self
            .entries
            .chunks(self.width)
            .zip(entries.chunks_mut(width))
        {
            new[..self.width].copy_from_slice(old);
        }
        for (entry, _) in &mut self.trail {
            let at = entry.index();
            *entry = Entry::new(at / self.width * width + at % self.width);
        }
        self.entries = entries;
        self.width = width;
    }

    /// How many events of `thread` happen before `event` or are it.
    #[inline]
    pub fn get(&self, event: I, thread: ThreadId) -> u32 {
        self.entries[self.start(event) + thread.index()]
    }

    /// Adds a row: a copy of that of `from`, if there is one, with one entry set.
    #[inline]
    pub fn push(&mut self, from: Option<I>, thread: ThreadId, count: u32) {
        let start = self.entries.len();
        self.push_copy(from);
        self.entries[start + thread.index()] = count;
    }

    /// Adds a copy of the row of `from`, all zero if there is none.
    #[inline]
    pub fn push_copy(&mut self, from: Option<I>) {
        let end = self.entries.len();
        match from.map(|from| self.start(from)) {
            Some(from) => self.entries.extend_from_within(from..from + self.width),
            None => self.entries.resize(end + self.width, 0),
        }
    }

    /// Adds a copy of a row of others, all zero if there is none. It has no threads beyond those that there is room for.
    pub fn push_of<J: Index>(&mut self, others: &Clocks<J>, from: Option<J>) {
        let end = self.entries.len();
        if let Some(from) = from.map(|from| others.start(from)) {
            let row = &others.entries[from..][..self.width.min(others.width)];
            self.entries.extend_from_slice(row);
        }
        self.entries.resize(end + self.width, 0);
    }

    /// Raises a row that will go before any other does to another one.
    #[inline]
    pub fn raise(&mut self, into: I, from: I) {
        let (into, from) = (self.start(into), self.start(from));
        // The earlier of the two comes first, whichever it is.
        let (earlier, later) = self.entries.split_at_mut(into.max(from));
        let (into, from) = match into < from {
            true => (&mut earlier[into..][..self.width], &later[..self.width]),
            false => (&mut later[..self.width], &earlier[from..][..self.width]),
        };
        raise(into, from);
    }

    /// Whether a row is nowhere below another one.
    #[inline]
    pub fn covers(&self, row: I, other: I) -> bool {
        let mut pairs = lanes(self.row(row)).zip(lanes(self.row(other)));
        pairs.all(|(row, other)| covers(row, other))
    }

    /// A row that has what both have: one of them if that covers the other, or else a new one.
    #[inline]
    pub fn joined(&mut self, one: I, other: I) -> I {
        let (mut is_above, mut is_below) = (true, true);
        for (one, other) in lanes(self.row(one)).zip(lanes(self.row(other))) {
            is_above &= covers(one, other);
            is_below &= covers(other, one);
        }
        if is_above {
            return one;
        }
        if is_below {
            return other;
        }
        let own = self.end();
        self.push_copy(Some(one));
        self.join_last(other);
        own
    }

    /// The row that would be the next.
    #[inline]
    pub fn end(&self) -> I {
        I::new(self.len())
    }

    /// Joins the row of `event` into the last row.
    #[inline]
    pub fn join_last(&mut self, event: I) {
        let from = self.start(event);
        let last = self.entries.len() - self.width;
        let (earlier, row) = self.entries.split_at_mut(last);
        raise(row, &earlier[from..][..self.width]);
    }

    /// Adds the row of an event that comes after these, with one entry set.
    #[inline]
    pub fn push_after(&mut self, causes: impl Iterator<Item = I>, thread: ThreadId, count: u32) {
        self.entries.resize(self.entries.len() + self.width, 0);
        for cause in causes {
            self.join_last(cause);
        }
        let last = self.entries.len() - self.width;
        self.entries[last + thread.index()] = count;
    }

    /// Raises the row of `into` to that of `from`, and says whether that changed it.
    #[inline]
    pub fn join(&mut self, into: I, from: I) -> bool {
        let (into, from) = (self.start(into), self.start(from));
        let rows = [into..into + self.width, from..from + self.width];
        let Ok([row, source]) = self.entries.get_disjoint_mut(rows) else {
            // They are one row.
            return false;
        };
        let mut changed = false;
        let mut place = into;
        for (row, source) in lanes_mut(row).zip(lanes(source)) {
            // Mostly nothing changes.
            let raises = |lane: usize| row[lane] < source[lane];
            if raises(0) | raises(1) | raises(2) | raises(3) {
                for (place, (old, &new)) in (place..).zip(row.iter_mut().zip(source)) {
                    if *old < new {
                        self.trail.push((Entry::new(place), *old));
                        *old = new;
                    }
                }
                changed = true;
            }
            place += LANES;
        }
        changed
    }

    /// How much has been raised, to go back there.
    #[inline]
    pub fn mark(&self) -> Raised {
        Raised::new(self.trail.len())
    }

    /// The rows and entries that were raised since, some more than once.
    pub fn raised(&self, mark: Raised) -> impl Iterator<Item = (I, ThreadId)> {
        let width = self.width;
        let place = move |&(entry, _): &(Entry, u32)| {
            let entry = entry.index();
            (I::new(entry / width), ThreadId::new(entry % width))
        };
        self.trail[mark.index()..].iter().map(place)
    }

    /// Takes back what was raised since, before any rows are dropped that were added since.
    #[inline]
    pub fn undo(&mut self, mark: Raised) {
        for (entry, old) in self.trail.drain(mark.index()..).rev() {
            self.entries[entry.index()] = old;
        }
    }

    /// The row of `event`.
    #[inline]
    pub fn row(&self, event: I) -> &[u32] {
        &self.entries[self.start(event)..][..self.width]
    }

    /// The last row's entry for `thread`.
    #[inline]
    pub fn last(&self, thread: ThreadId) -> u32 {
        self.entries[self.entries.len() - self.width + thread.index()]
    }

    /// Drops all rows from that of `end` on.
    #[inline]
    pub fn truncate(&mut self, end: I) {
        self.entries.truncate(self.start(end));
    }

    /// Drops the last row.
    #[inline]
    pub fn pop(&mut self) {
        self.entries.truncate(self.entries.len() - self.width);
    }
}

#[inline]
fn lanes(row: &[u32]) -> impl Iterator<Item = &[u32; LANES]> {
    row.as_chunks().0.iter()
}

#[inline]
fn lanes_mut(row: &mut [u32]) -> impl Iterator<Item = &mut [u32; LANES]> {
    row.as_chunks_mut().0.iter_mut()
}

/// Raises one row to another one.
#[inline]
fn raise(row: &mut [u32], other: &[u32]) {
    for (into, from) in lanes_mut(row).zip(lanes(other)) {
        for (into, &from) in into.iter_mut().zip(from) {
            *into = (*into).max(from);
        }
    }
}

/// Whether the one is nowhere below the other.
#[inline]
fn covers(row: &[u32; LANES], other: &[u32; LANES]) -> bool {
    let at = |lane: usize| row[lane] >= other[lane];
    at(0) & at(1) & at(2) & at(3)
}

impl<E> Portable for Clocks<E> {
    fn write(&self, out: &mut Writer) {
        out.put(&self.entries);
        out.put(&self.width);
        out.put(&self.trail);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Clocks {
            entries: input.get()?,
            width: input.get()?,
            trail: input.get()?,
            by: PhantomData,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_join_and_survive_widening() {
        let [e0, e1, e2] = [0, 1, 2].map(EventIndex::new);
        let [p, q, r] = [0, 1, 8].map(ThreadId);
        let mut clocks = Clocks::default();
        clocks.push(None, p, 1);
        clocks.push(None, q, 1);
        clocks.push(Some(e1), q, 2);
        clocks.join_last(e0);
        assert_eq!((clocks.get(e2, p), clocks.get(e2, q)), (1, 2));
        clocks.widen(9);
        let entries = [p, q, r].map(|thread| clocks.get(e2, thread));
        assert_eq!(entries, [1, 2, 0]);
        clocks.push(Some(e2), r, 1);
        assert_eq!((clocks.last(r), clocks.last(p)), (1, 1));
        clocks.pop();
        assert_eq!(clocks.len(), 3);
        let mark = clocks.mark();
        assert!(clocks.join(e0, e2) && !clocks.join(e0, e2));
        clocks.widen(17);
        assert_eq!(clocks.row(e0), clocks.row(e2));
        clocks.undo(mark);
        assert_eq!((clocks.get(e0, p), clocks.get(e0, q)), (1, 0));
    }
}
