//! The spawn paths of threads, and the numbers that a program knows them by.

use super::thread::Thread;
use quotient_model::ThreadId;

/// The threads met so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Paths {
    /// By thread: its parent, and which of its children it is.
    origins: Vec<(ThreadId, u32)>,
    /// By thread its number among those that are not hidden, in the order in which they were met.
    numbers: Vec<u64>,
    count: u64,
}

impl Paths {
    pub fn add(&mut self, child: ThreadId, parent: &Thread) {
        if self.origins.len() <= child.index() {
            self.origins.resize(child.index() + 1, (ThreadId::MAIN, 0));
            self.numbers.resize(child.index() + 1, 0);
        }
        if self.numbers[child.index()] == 0 {
            self.count += 1;
            self.numbers[child.index()] = self.count;
        }
        self.origins[child.index()] = (parent.id, parent.spawned + 1);
    }

    /// The number of a thread: 0 for the main thread.
    pub fn number(&self, thread: ThreadId) -> u64 {
        self.numbers.get(thread.index()).copied().unwrap_or(0)
    }

    /// The thread with a number.
    pub fn numbered(&self, number: u64) -> Option<ThreadId> {
        let found = self.numbers.iter().position(|&known| known == number);
        let found = if number == 0 { Some(0) } else { found };
        found.and_then(|index| u16::try_from(index).ok().map(ThreadId))
    }

    /// The spawn path of a thread: `main/1/2`.
    pub fn name(&self, thread: ThreadId) -> String {
        match self.origins.get(thread.index()) {
            Some(&(parent, nth)) if thread != ThreadId::MAIN => {
                format!("{}/{nth}", self.name(parent))
            }
            _ => "main".to_owned(),
        }
    }
}
