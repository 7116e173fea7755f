//! A part of a call of a library, which is told in one line.

use quotient::{StackFrame, TraceStep};

/// A part of a call: its events that no other thread's events stand between.
pub struct Part<'v> {
    /// The functions of the library that it is in, the one that the program calls first.
    pub frames: &'v [StackFrame],
    /// What it does here.
    pub events: Vec<&'v TraceStep>,
    /// What all of the call does.
    pub whole: Vec<&'v TraceStep>,
    /// The call begins here.
    pub first: bool,
    /// The call ends here.
    pub last: bool,
}
