//! Failures that a program can reach, named so that two explorations can be compared.

use std::fmt;

use quotient_model::{FailureKind, SourceLocation};

/// A failure and where it happens. What the message says is left to whoever reports it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reached {
    /// Which property fails.
    pub kind: FailureKind,
    /// The line of the failing statement; 0 for a deadlock or livelock, which has no one place.
    pub line: u32,
}

impl Reached {
    /// Threads that wait for each other for ever: some thread stays blocked on a lock or a join,
    /// and none is blocked by an assumption or a loop bound, has failed, or has called `exit`.
    pub const DEADLOCK: Reached = Reached {
        kind: FailureKind::Deadlock,
        line: 0,
    };

    /// As [`Reached::DEADLOCK`], but some thread stays in a loop that waits for a value: it spins
    /// for ever.
    pub const LIVELOCK: Reached = Reached {
        kind: FailureKind::Livelock,
        line: 0,
    };

    /// A failure of the thread that stands at `source`.
    pub fn new(kind: FailureKind, source: Option<&SourceLocation>) -> Self {
        Reached {
            kind,
            line: source.map_or(0, |source| source.line),
        }
    }
}

impl fmt::Display for Reached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}", self.kind),
            line => write!(f, "{} at line {line}", self.kind),
        }
    }
}
