//! What is recorded of an exploration while it goes on, and what the report says in the end.

mod ending;
mod endless;
mod recorder;
mod report;
mod saved;
mod stale;
mod steps;
mod unwritten;

pub use ending::{Endless, Error, Limit, Stop};
pub use recorder::{Leaks, Memory, RaceReading, Races};
pub use report::{
    BlockedBy, Chosen, Counts, DataRace, Deepening, Extent, HeldMutex, Missed, Printed,
    RacingAccess, Report, Schedule, ThreadStory, TraceStep, Tried, Turn, Verdict, Violation,
    Waiting,
};
pub use stale::{Judged, Remedy, StaleAccess, StalePlace, Unjudged};

pub(crate) use ending::Halt;
pub(crate) use endless::{stuck, too_long};
pub(crate) use recorder::{Found, Recorder, Stuck, Wanted};
pub(crate) use steps::{trace_step, weak_order};
