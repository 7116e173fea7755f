//! Vector clocks of events, in one flat array: what all orders here are kept in. Events are added and taken back
//! at the end, and rows may be raised afterwards; a trail remembers what that changed.
//!
//! Row i belongs to the i-th event; its entry t counts the events of thread t that happen before
//! event i or are it. So e happens before e' just if row(e')[thread of e] > index of e.

/// No event.
pub(crate) const NONE: u32 = u32::MAX;

/// Rows are joined by so many entries at once: it is what machines compare in one go.
const LANES: usize = 4;

/// The rows, one per event.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    entries: Vec<u32>,
    /// Entries per row: at least the number of threads met so far, and a multiple of [`LANES`].
    width: usize,
    /// Entries that were raised after their row was added, and what they had been.
    trail: Vec<(u32, u32)>,
}

impl Default for Clocks {
    fn default() -> Self {
        Clocks {
            entries: Vec::new(),
            width: LANES,
            trail: Vec::new(),
        }
    }
}

impl Clocks {
    fn len(&self) -> usize {
        self.entries.len() / self.width
    }

    /// Makes room for this many threads in every row.
    pub fn widen(&mut self, threads: usize) {
        if threads <= self.width {
            return;
        }
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
            let at = *entry as usize;
            *entry = (at / self.width * width + at % self.width) as u32;
        }
        self.entries = entries;
        self.width = width;
    }

    /// How many events of `thread` happen before `event` or are it.
    #[inline]
    pub fn get(&self, event: u32, thread: usize) -> u32 {
        self.entries[event as usize * self.width + thread]
    }

    /// Adds a row: a copy of that of `from` (all zero for [`NONE`]), with one entry set.
    #[inline]
    pub fn push(&mut self, from: u32, thread: usize, count: u32) {
        let start = self.entries.len();
        self.push_copy(from);
        self.entries[start + thread] = count;
    }

    /// Adds a copy of the row of `from` (all zero for [`NONE`]).
    #[inline]
    pub fn push_copy(&mut self, from: u32) {
        let start = self.entries.len();
        if from == NONE {
            self.entries.resize(start + self.width, 0);
        } else {
            let source = from as usize * self.width;
            self.entries.extend_from_within(source..source + self.width);
        }
    }

    /// Sets an entry of a row that will go before any other does.
    #[inline]
    pub fn set(&mut self, event: u32, thread: usize, count: u32) {
        self.entries[event as usize * self.width + thread] = count;
    }

    /// Raises a row that will go before any other does to another one.
    #[inline]
    pub fn raise(&mut self, into: u32, from: u32) {
        let (into, from) = (into as usize * self.width, from as usize * self.width);
        for lane in 0..self.width {
            self.entries[into + lane] = self.entries[into + lane].max(self.entries[from + lane]);
        }
    }

    /// Joins the row of `event` into the last row.
    #[inline]
    pub fn join_last(&mut self, event: u32) {
        let last = self.entries.len() - self.width;
        let (earlier, row) = self.entries.split_at_mut(last);
        let source = &earlier[event as usize * self.width..][..self.width];
        for (into, from) in lanes_mut(row).zip(lanes(source)) {
            for (into, &from) in into.iter_mut().zip(from) {
                *into = (*into).max(from);
            }
        }
    }

    /// Adds the row of an event that comes after these, with one entry set.
    #[inline]
    pub fn push_after(&mut self, causes: impl Iterator<Item = u32>, thread: usize, count: u32) {
        self.entries.resize(self.entries.len() + self.width, 0);
        for cause in causes {
            self.join_last(cause);
        }
        let last = self.entries.len() - self.width;
        self.entries[last + thread] = count;
    }

    /// Raises the row of `into` to that of `from`, and says whether that changed it.
    #[inline]
    pub fn join(&mut self, into: u32, from: u32) -> bool {
        let (into, from) = (into as usize * self.width, from as usize * self.width);
        let rows = [into..into + self.width, from..from + self.width];
        let Ok([row, source]) = self.entries.get_disjoint_mut(rows) else {
            // They are one row.
            return false;
        };
        let mut changed = false;
        let mut place = into as u32;
        for (row, source) in lanes_mut(row).zip(lanes(source)) {
            // Mostly nothing changes.
            let raises = |lane: usize| row[lane] < source[lane];
            if raises(0) | raises(1) | raises(2) | raises(3) {
                for (place, (old, &new)) in (place..).zip(row.iter_mut().zip(source)) {
                    if *old < new {
                        self.trail.push((place, *old));
                        *old = new;
                    }
                }
                changed = true;
            }
            place += LANES as u32;
        }
        changed
    }

    /// How much has been raised, to go back there.
    #[inline]
    pub fn mark(&self) -> u32 {
        self.trail.len() as u32
    }

    /// The rows and entries that were raised since, some more than once.
    pub fn raised(&self, mark: u32) -> impl Iterator<Item = (u32, usize)> {
        let width = self.width;
        let place = move |&(entry, _): &(u32, u32)| (entry / width as u32, entry as usize % width);
        self.trail[mark as usize..].iter().map(place)
    }

    /// Takes back what was raised since, before any rows are dropped that were added since.
    #[inline]
    pub fn undo(&mut self, mark: u32) {
        for (entry, old) in self.trail.drain(mark as usize..).rev() {
            self.entries[entry as usize] = old;
        }
    }

    /// The row of `event`.
    #[inline]
    pub fn row(&self, event: u32) -> &[u32] {
        &self.entries[event as usize * self.width..][..self.width]
    }

    /// The last row's entry for `thread`.
    #[inline]
    pub fn last(&self, thread: usize) -> u32 {
        self.entries[self.entries.len() - self.width + thread]
    }

    /// Drops all rows but the first `len`.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.entries.truncate(len * self.width);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_join_and_survive_widening() {
        let mut clocks = Clocks::default();
        clocks.push(NONE, 0, 1);
        clocks.push(NONE, 1, 1);
        clocks.push(1, 1, 2);
        clocks.join_last(0);
        assert_eq!((clocks.get(2, 0), clocks.get(2, 1)), (1, 2));
        clocks.widen(9);
        assert_eq!(
            (clocks.get(2, 0), clocks.get(2, 1), clocks.get(2, 8)),
            (1, 2, 0)
        );
        clocks.push(2, 8, 1);
        assert_eq!((clocks.last(8), clocks.last(0)), (1, 1));
        clocks.pop();
        assert_eq!(clocks.len(), 3);
        let mark = clocks.mark();
        assert!(clocks.join(0, 2) && !clocks.join(0, 2));
        clocks.widen(17);
        assert_eq!(clocks.row(0), clocks.row(2));
        clocks.undo(mark);
        assert_eq!((clocks.get(0, 0), clocks.get(0, 1)), (1, 0));
    }
}
