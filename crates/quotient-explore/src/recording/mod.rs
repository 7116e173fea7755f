//! What is recorded of an exploration while it goes on, and what the report says in the end.

mod ending;
mod recorder;
mod report;

pub use ending::{Error, Stop};
pub use recorder::Leaks;
pub use report::{Counts, RacingAccess, Report, TraceStep, Verdict, Violation, Waiting};

pub(crate) use ending::Halt;
pub(crate) use recorder::{Recorder, Wanted};
