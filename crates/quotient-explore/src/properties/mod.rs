//! What can be wrong with an execution besides what its threads find wrong themselves.

pub(crate) mod c11_races;
pub(crate) mod data_races;
pub(crate) mod leaks;
mod rearranged;
pub(crate) mod robustness;
mod spinning;
mod synchronised;
pub(crate) mod waiting;

use quotient_model::Program;

use crate::recording::{Halt, Recorder};
use crate::world::Trace;

/// Judges the last event of an execution that is looked at by itself, with what was followed of it.
pub(crate) fn of_last<P: Program>(
    trace: &mut Trace<P>,
    recorder: &mut Recorder,
    races: &mut Option<Box<c11_races::C11Races>>,
    robustness: &mut Option<Box<robustness::Robustness<P>>>,
) -> Result<(), Halt> {
    if recorder.wanted.races.is_some() {
        let before = |a, b| trace.happens_before(a, b);
        match races {
            Some(races) => races.follow(trace, recorder, before)?,
            None => data_races::of_last(trace, recorder)?,
        }
    }
    match robustness {
        Some(robustness) => robustness.follow(trace, recorder, races.as_deref()),
        None => Ok(()),
    }
}
