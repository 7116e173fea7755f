//! Orders of events: what conflicts, and what happens before what.

mod clocks;
mod footprint;
mod initials;
mod touches;

pub(crate) use clocks::{Clocks, Counts, EventIndex, NONE, Raised};
pub(crate) use footprint::{AllTouched, Claim, Footprint, NO_SECTIONS, Step, Touch, TouchSet};
pub(crate) use initials::{Around, Block, WeakInitial, weak_initial};
pub(crate) use touches::TouchSets;
