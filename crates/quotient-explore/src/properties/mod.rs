//! What can be wrong with an execution besides what its threads find wrong themselves.

pub(crate) mod c11_races;
pub(crate) mod data_races;
pub(crate) mod leaks;
pub(crate) mod plain;
mod rearranged;
pub(crate) mod robustness;
mod spinning;
mod synchronised;
pub(crate) mod waiting;

use quotient_model::Program;

use crate::recording::{Halt, RaceReading, Recorder};
use crate::world::Trace;
use c11_races::C11Races;
use robustness::Robustness;

/// What an execution that is looked at by itself, and not by a search that reverses its races, is judged by, event for event.
pub(crate) struct Judges<P: Program> {
    races: Option<Box<C11Races>>,
    robustness: Option<Box<Robustness<P>>>,
}

impl<P: Program> Default for Judges<P> {
    fn default() -> Self {
        Judges {
            races: None,
            robustness: None,
        }
    }
}

impl<P: Program> Judges<P> {
    /// Before the first event. Whether the program has weakly ordered accesses, one execution does not tell.
    pub fn new(recorder: &Recorder, robustness: Option<Box<Robustness<P>>>) -> Self {
        let reading = recorder.wanted.races.map(|races| races.reading);
        Judges {
            races: (reading == Some(RaceReading::C11)).then(Box::default),
            robustness,
        }
    }

    /// Judges the last event.
    pub fn of_last(&mut self, trace: &mut Trace<P>, recorder: &mut Recorder) -> Result<(), Halt> {
        if recorder.wanted.races.is_some() {
            let before = |a, b| trace.happens_before(a, b);
            match &mut self.races {
                Some(races) => races.follow(trace, recorder, before)?,
                None => data_races::of_last(trace, recorder)?,
            }
        }
        match &mut self.robustness {
            Some(robustness) => robustness.follow(trace, recorder, self.races.as_deref()),
            None => Ok(()),
        }
    }

    /// Judges those that wait, at the end.
    pub fn of_blocked(&self, trace: &Trace<P>, recorder: &mut Recorder) -> Result<(), Halt> {
        if let Some(races) = &self.races {
            races.of_blocked(trace, recorder)?;
        }
        if recorder.wanted.races.is_some() {
            let before = |a, b| trace.happens_before(a, b);
            data_races::of_blocked(trace, recorder, before)?;
        }
        Ok(())
    }

    /// Goes back over the last event, which the trace still has.
    pub fn pop(&mut self, trace: &Trace<P>) {
        if let Some(robustness) = &mut self.robustness {
            robustness.pop(trace.len());
        }
        if let Some(races) = &mut self.races {
            let last = trace.event(trace.last());
            races.pop(&last.access, last.step.thread);
        }
    }
}
