//! Races whose reversal is covered for the time being, and must be looked at again when what covers
//! it comes to conflict.

use quotient_model::portable;

/// The deferred races of the current execution: a stack, by the event at which they were deferred. What a race is,
/// and when it is to be looked at again, is the algorithm's to say.
pub(crate) struct Deferred<R> {
    /// Each with whether it is settled: taken care of, in all that begins with the current execution.
    races: Vec<(R, bool)>,
    /// Races settled by a later event.
    settled: Vec<usize>,
    /// Per event, how many races and settled ones there were before it.
    starts: Vec<(usize, usize)>,
}

impl<R> Default for Deferred<R> {
    fn default() -> Self {
        Deferred {
            races: Vec::new(),
            settled: Vec::new(),
            starts: Vec::new(),
        }
    }
}

impl<R> Deferred<R> {
    pub fn len(&self) -> usize {
        self.races.len()
    }

    /// The race at `at`, unless it is settled.
    #[inline]
    pub fn unsettled(&self, at: usize) -> Option<&R> {
        let (race, settled) = &self.races[at];
        (!settled).then_some(race)
    }

    /// Goes on over an event.
    #[inline]
    pub fn push(&mut self) {
        let start = (self.races.len(), self.settled.len());
        self.starts.push(start);
    }

    /// Goes back over the last event, with what was deferred or settled at it.
    #[inline]
    pub fn pop(&mut self) {
        let Some((races, settled)) = self.starts.pop() else {
            unreachable!("only what was gone over is gone back over");
        };
        for race in self.settled.drain(settled..) {
            self.races[race].1 = false;
        }
        self.races.truncate(races);
    }

    /// Puts a race off at the last event.
    pub fn add(&mut self, race: R) {
        self.races.push((race, false));
    }

    /// The race at `at` is looked at again, and need not be any more.
    pub fn settle(&mut self, at: usize) {
        self.races[at].1 = true;
        self.settled.push(at);
    }
}

portable!(struct Deferred<R> { races, settled, starts });
