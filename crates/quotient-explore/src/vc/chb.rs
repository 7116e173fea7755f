//! Causally-happens-before maps: which writes a read is not to read from again.
//!
//! The paper keeps for each read and thread the last read of the thread when the read was processed
//! (its guard), which stands for the writes up to the next read. Here it is the number of events that
//! the thread had, which says the same and also where a thread waited for something else than a read,
//! for a join. A thread has one next read, so the map is kept by thread.

use quotient_model::ThreadId;

/// The writes that are forbidden: of each thread those among its first few events.
type Row = Box<[u32]>;

/// A CHB map that can be taken back.
#[derive(Default)]
pub(super) struct ChbMap {
    rows: Vec<Option<Row>>,
}

impl ChbMap {
    /// Makes room for this many threads.
    pub fn widen(&mut self, threads: usize) {
        if self.rows.len() < threads {
            self.rows.resize(threads, None);
        }
    }

    /// How many events of each thread the next read of `thread` is not to read from; nothing if it
    /// has not been processed, and may read the initial value too.
    pub fn forbidden(&self, thread: ThreadId) -> Option<&[u32]> {
        self.rows.get(thread.index())?.as_deref()
    }

    /// Sets what is known of the next read of a thread. Gives back what was known.
    pub fn replace(&mut self, thread: ThreadId, row: Option<Row>) -> Option<Row> {
        self.widen(thread.index() + 1);
        std::mem::replace(&mut self.rows[thread.index()], row)
    }
}

/// What was known of a thread's next read.
pub(super) type Known = (ThreadId, Option<Row>);
