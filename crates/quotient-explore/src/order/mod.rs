//! Orders of events: what conflicts, and what happens before what.

pub(crate) mod clocks;
pub(crate) mod footprint;
