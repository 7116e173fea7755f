//! Orders of events: what conflicts, and what happens before what.

mod clocks;
mod footprint;

pub(crate) use clocks::{Clocks, NONE};
pub(crate) use footprint::{Footprint, Step, WeakInitial, weak_initial};
