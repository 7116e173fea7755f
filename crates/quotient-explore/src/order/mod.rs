//! Orders of events: what conflicts, and what happens before what.

mod clocks;
mod footprint;
mod touches;

pub(crate) use clocks::{Clocks, Counts, EventIndex, NONE, Raised};
pub(crate) use footprint::{
    AllTouched, Footprint, NO_SECTIONS, Step, Touch, TouchSet, WeakInitial, weak_initial,
};
pub(crate) use touches::TouchSets;
