//! Races whose reversal is covered for the time being, and must be looked at again when what covers
//! it comes to conflict (see [`crate::search`]).

use crate::order::footprint::Step;
use crate::search::Reversal;

/// A race that is covered only as long as nothing conflicts with some step.
#[derive(Clone, Copy)]
pub(crate) struct Deferred {
    /// The race's first event.
    pub first: u32,
    /// Its second event, as a step right before the first.
    pub last: Step,
    /// Where the events are listed that are left out of notdep(first), with all that happens after
    /// them.
    left_out: (u32, u32),
    /// The step that covers it.
    until: Step,
    /// Taken care of, in all that begins with the current execution.
    settled: bool,
}

impl Deferred {
    /// Whether a new event, if it does not happen after the first, calls for another look.
    #[inline]
    pub fn wakes(&self, event: Step) -> bool {
        !self.settled && self.until.conflicts(event)
    }
}

/// The deferred races of the current execution: a stack, by the event at which they were deferred.
pub(crate) struct DeferredRaces {
    races: Vec<Deferred>,
    /// Races settled by a later event.
    settled: Vec<u32>,
    /// Events left out.
    left_out: Vec<u32>,
    /// Per event, how many of each there were before it.
    starts: Vec<Start>,
}

#[derive(Clone, Copy)]
struct Start {
    races: u32,
    settled: u32,
    left_out: u32,
}

impl DeferredRaces {
    pub fn new() -> Self {
        DeferredRaces {
            races: Vec::new(),
            settled: Vec::new(),
            left_out: Vec::new(),
            starts: Vec::new(),
        }
    }

    pub fn len(&self) -> usize {
        self.races.len()
    }

    #[inline]
    pub fn get(&self, at: usize) -> &Deferred {
        &self.races[at]
    }

    /// The events that are left out of the reversal of the race at `at`.
    pub fn left_out(&self, at: usize) -> &[u32] {
        let (start, end) = self.races[at].left_out;
        &self.left_out[start as usize..end as usize]
    }

    /// Goes on over an event.
    #[inline]
    pub fn push(&mut self) {
        self.starts.push(Start {
            races: self.races.len() as u32,
            settled: self.settled.len() as u32,
            left_out: self.left_out.len() as u32,
        });
    }

    /// Goes back over the last event, with what was deferred or settled at it.
    #[inline]
    pub fn pop(&mut self) {
        let Some(start) = self.starts.pop() else {
            return;
        };
        for race in self.settled.drain(start.settled as usize..) {
            self.races[race as usize].settled = false;
        }
        self.races.truncate(start.races as usize);
        self.left_out.truncate(start.left_out as usize);
    }

    /// Puts a race off at the last event, unless it is settled.
    pub fn add(&mut self, first: u32, last: Step, left_out: &[u32], reversal: Reversal) {
        if let Reversal::CoveredBy(until) = reversal {
            let start = self.left_out.len() as u32;
            self.left_out.extend_from_slice(left_out);
            self.races.push(Deferred {
                first,
                last,
                left_out: (start, self.left_out.len() as u32),
                until,
                settled: false,
            });
        }
    }

    /// The race at `at` got another look.
    pub fn replace(&mut self, at: usize, reversal: Reversal) {
        self.races[at].settled = true;
        self.settled.push(at as u32);
        if let Reversal::CoveredBy(until) = reversal {
            self.races.push(Deferred {
                until,
                settled: false,
                ..self.races[at]
            });
        }
    }
}
