//! A thread's own memory: what no other thread can reach, and when it ends.

use super::bytes::Bytes;
use super::marks::Marks;
use super::space::ObjectId;

/// Memory that no other thread can reach.
#[derive(Clone, Debug)]
pub(super) struct Private {
    pub object: ObjectId,
    /// For a stack variable, how many callers its function had; [`Private::LASTING`] or
    /// [`Private::THREAD_LOCAL`] for others.
    pub depth: u32,
    pub bytes: Bytes,
    /// Which of the bytes were written.
    pub marks: Marks,
}

impl Private {
    pub const LASTING: u32 = u32::MAX;
    pub const THREAD_LOCAL: u32 = u32::MAX - 1;

    /// Whether both are the same object, with the same contents.
    pub fn is_same(&self, other: &Self) -> bool {
        let bytes = self.bytes.is_same(&other.bytes) || self.bytes == other.bytes;
        let names = (self.object, self.depth) == (other.object, other.depth);
        names && bytes && self.marks == other.marks
    }
}

impl Private {
    /// Notes that bytes hold nothing again, as if they had not been written.
    pub fn unmark(&mut self, offset: u32, size: u8) {
        let none = vec![0; size.into()];
        self.marks.put(self.bytes.len(), offset, &none);
    }
}

/// Which of a thread's variables come to their end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ended {
    /// Those of functions with so many callers or more.
    FromDepth(u32),
    /// All of them, as the thread ends.
    WithThread,
}

impl Ended {
    /// Whether it is so with a variable of that [depth](Private::depth).
    pub fn includes(self, depth: u32) -> bool {
        match self {
            Ended::FromDepth(from) => (from..Private::THREAD_LOCAL).contains(&depth),
            Ended::WithThread => depth != Private::LASTING,
        }
    }
}
