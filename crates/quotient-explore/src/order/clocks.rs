//! Vector clocks of the events of the current execution, in one flat array.
//!
//! Row i belongs to the i-th event; its entry t counts the events of thread t that happen before
//! event i or are it. So e happens before e' just if row(e')[thread of e] > index of e.

/// No event.
pub(crate) const NONE: u32 = u32::MAX;

/// The rows, one per event of the current execution.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    entries: Vec<u32>,
    /// Entries per row: at least the number of threads met so far.
    width: usize,
}

impl Default for Clocks {
    fn default() -> Self {
        Clocks {
            entries: Vec::new(),
            width: 4,
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
        let width = threads.next_multiple_of(4);
        let mut entries = vec![0; self.len() * width];
        for (old, new) in self
            .entries
            .chunks(self.width)
            .zip(entries.chunks_mut(width))
        {
            new[..self.width].copy_from_slice(old);
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
        if from == NONE {
            self.entries.resize(start + self.width, 0);
        } else {
            let source = from as usize * self.width;
            self.entries.extend_from_within(source..source + self.width);
        }
        self.entries[start + thread] = count;
    }

    /// Joins the row of `event` into the last row.
    #[inline]
    pub fn join_last(&mut self, event: u32) {
        let last = self.entries.len() - self.width;
        let (earlier, row) = self.entries.split_at_mut(last);
        let source = event as usize * self.width;
        for (into, &from) in row.iter_mut().zip(&earlier[source..source + self.width]) {
            *into = (*into).max(from);
        }
    }

    /// Joins the row of `from` into that of `into`, and says whether that changed it.
    pub fn join(&mut self, into: u32, from: u32) -> bool {
        let (into, from) = (into as usize * self.width, from as usize * self.width);
        let mut changed = false;
        for i in 0..self.width {
            let joined = self.entries[from + i];
            if self.entries[into + i] < joined {
                self.entries[into + i] = joined;
                changed = true;
            }
        }
        changed
    }

    /// The row of `event`.
    pub fn row(&self, event: u32) -> &[u32] {
        let start = event as usize * self.width;
        &self.entries[start..start + self.width]
    }

    /// Sets the row of `event` to an earlier one, which may have been narrower.
    pub fn restore(&mut self, event: u32, row: &[u32]) {
        let start = event as usize * self.width;
        let (old, new) = self.entries[start..start + self.width].split_at_mut(row.len());
        old.copy_from_slice(row);
        new.fill(0);
    }

    /// The last row's entry for `thread`.
    #[inline]
    pub fn last(&self, thread: usize) -> u32 {
        self.entries[self.entries.len() - self.width + thread]
    }

    /// Drops the last row.
    #[inline]
    pub fn pop(&mut self) {
        self.entries.truncate(self.entries.len() - self.width);
    }
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
    }
}
