//! What a thread does over and over: the loops and functions that a search can bound.

use crate::source::SourceLocation;

/// What can be repeated without end. Its numbers are the front end's own: an explorer only hands them on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Repetition {
    /// A loop.
    Loop {
        /// The function that it is in.
        function: u32,
        /// Where its rounds begin.
        header: u32,
    },
    /// A function that calls itself, be it through others.
    Recursion {
        /// The function.
        function: u32,
    },
    /// Jumps back to a `setjmp`.
    Jumps {
        /// The function that it is in.
        function: u32,
    },
}

/// A repetition that a thread was seen in.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Repeated {
    /// What is repeated.
    pub what: Repetition,
    /// Where it stands in the source.
    pub source: Option<SourceLocation>,
}
