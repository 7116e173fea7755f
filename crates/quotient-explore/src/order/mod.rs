//! Orders of events: what conflicts, and what happens before what.

mod clocks;
mod footprint;
mod touches;

pub(crate) use clocks::{Clocks, NONE};
pub(crate) use footprint::{Footprint, Step, Touch, TouchSet, WeakInitial, weak_initial};
pub(crate) use touches::TouchSets;
