//! Causally-happens-before maps: which writes a read is not to read from again.
//!
//! The paper keeps for each read and thread the last read of the thread when the read was processed
//! (its guard), which stands for the writes up to the next read. Here it is the number of events that
//! the thread had, which says the same and also where a thread waited for something else than a read,
//! for a join. A thread has one next read, so the map is kept by thread.

use quotient_model::{Span, Table, ThreadId, portable};

/// Where a row is kept: how many events of each thread are forbidden.
type Row = Span;

/// What was known of a thread's next read.
pub(super) type Known = (ThreadId, Option<Row>);

/// How far a map had come, to go back there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    changes: usize,
    counts: usize,
}

/// A CHB map that can be taken back.
#[derive(Clone, Default)]
pub(super) struct ChbMap {
    rows: Table<ThreadId, Option<Row>>,
    counts: Vec<u32>,
    /// What there was before each change.
    changes: Vec<Known>,
}

impl ChbMap {
    /// The threads to whose next read something is forbidden.
    pub fn threads(&self) -> impl Iterator<Item = ThreadId> {
        let rows = self.rows.entries();
        rows.filter_map(|(thread, row)| row.is_some().then_some(thread))
    }

    /// How many events of each thread the next read of `thread` is not to read from; nothing if it
    /// has not been processed, and may read the initial value too.
    #[inline]
    pub fn forbidden(&self, thread: ThreadId) -> Option<&[u32]> {
        let row = self.rows.get(thread)?.as_ref()?;
        Some(&self.counts[row.range()])
    }

    /// The next read of a thread has been processed: it is not to read from so many events of each
    /// thread, until the map is taken back.
    pub fn forbid(&mut self, thread: ThreadId, events: impl Iterator<Item = u32>) {
        let from = self.counts.len();
        self.counts.extend(events);
        let row = Span::new(from..self.counts.len());
        let known = self.replace(thread, Some(row));
        self.changes.push(known);
    }

    /// The next read of the thread is another one by now. Gives back what was known of the last.
    pub fn forget(&mut self, thread: ThreadId) -> Known {
        self.replace(thread, None)
    }

    /// Puts back what was forgotten.
    pub fn remember(&mut self, (thread, row): Known) {
        self.replace(thread, row);
    }

    fn replace(&mut self, thread: ThreadId, row: Option<Row>) -> Known {
        let old = self.rows.reach(thread, || None);
        (thread, std::mem::replace(old, row))
    }

    pub fn mark(&self) -> Mark {
        Mark {
            changes: self.changes.len(),
            counts: self.counts.len(),
        }
    }

    /// Takes back what was forbidden after the mark.
    pub fn undo(&mut self, mark: Mark) {
        while self.changes.len() > mark.changes {
            if let Some(known) = self.changes.pop() {
                self.remember(known);
            }
        }
        self.counts.truncate(mark.counts);
    }
}

portable!(struct Mark { changes, counts });
portable!(struct ChbMap { rows, counts, changes });

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_back_is_as_it_was() {
        let (a, b) = (ThreadId(0), ThreadId(1));
        let mut map = ChbMap::default();
        assert_eq!(map.forbidden(a), None);
        map.forbid(a, [1, 2].into_iter());
        let mark = map.mark();
        let known = map.forget(a);
        assert_eq!(map.forbidden(a), None);
        map.forbid(b, [3, 4].into_iter());
        map.forbid(b, [5, 6].into_iter());
        assert_eq!(map.forbidden(b), Some(&[5, 6][..]));
        map.undo(mark);
        map.remember(known);
        assert_eq!(map.forbidden(b), None);
        assert_eq!(map.forbidden(a), Some(&[1, 2][..]));
    }
}
