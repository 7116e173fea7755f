//! Searches that take turns: each goes on until it has done so much, and then lets the others have their turn.
//!
//! How much a search has done is counted in its steps ([`Exploration::step`](super::Exploration::step)), never by the clock: so
//! who is the first to come to an end does not depend on the machine.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

use crate::recording::{Halt, Stop};

/// By which a search that runs on a thread of its own is told how far it may go.
#[derive(Default, Debug)]
pub struct Turns {
    /// How many steps it has made.
    steps: AtomicU64,
    /// How many it had made when it began, or started over.
    begun: AtomicU64,
    /// How many it may make.
    allowed: AtomicU64,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default, Debug)]
struct State {
    /// It has come to the end of its turn, after which it expects so much.
    paused: Option<Paused>,
    /// How many executions there will be, as one worker that saw all of it said last.
    expected: f64,
    /// It has come to its end.
    over: bool,
    /// It is to stop.
    stop: Option<Stop>,
    /// It may have several workers.
    crowds: bool,
}

/// Where a search has come to at the end of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paused {
    /// How many steps it has made.
    pub steps: u64,
    /// Those of them that it has made since it last started over.
    pub made: u64,
    /// How many executions it has explored with these.
    pub executions: u64,
    /// How many it will have explored at the end, as far as can be said.
    pub expected: f64,
}

impl Paused {
    /// How many steps it takes for so many executions.
    pub fn steps_for(&self, executions: f64) -> f64 {
        executions * self.made as f64 / self.executions.max(1) as f64
    }
}

impl Turns {
    /// Lets the search go on until it has made so many steps.
    pub fn allow(&self, steps: u64) {
        let mut state = self.lock();
        self.allowed.store(steps, Ordering::Relaxed);
        if !self.is_up() {
            state.paused = None;
        }
        self.changed.notify_all();
    }

    /// The same; returns when it has made them, or nothing if it is over.
    pub fn go_on(&self, steps: u64) -> Option<Paused> {
        self.allow(steps);
        let mut state = self.lock();
        while state.paused.is_none() && !state.over {
            state = self.wait(state);
        }
        state.paused
    }

    /// From its next turn on the search may have as many workers as it was to have.
    pub fn crowd(&self) {
        self.lock().crowds = true;
    }

    /// Whether one worker is alone, since it is not known yet how much there is to do.
    pub(crate) fn keeps_alone(&self) -> bool {
        !self.lock().crowds
    }

    /// Has the search stop, as if for this reason.
    pub fn stop(&self, stop: Stop) {
        let mut state = self.lock();
        state.stop = Some(stop);
        state.paused = None;
        self.allowed.store(0, Ordering::Relaxed);
        self.changed.notify_all();
    }

    /// Called on the search's thread when it has come to its end, whichever way.
    pub fn end(&self) {
        self.lock().over = true;
        self.changed.notify_all();
    }

    /// How many steps it has made.
    pub fn steps(&self) -> u64 {
        self.steps.load(Ordering::Relaxed)
    }

    /// So many steps were made.
    pub(super) fn count(&self, steps: u32) {
        self.steps.fetch_add(u64::from(steps), Ordering::Relaxed);
    }

    /// Whether the turn is over.
    pub(super) fn is_up(&self) -> bool {
        self.steps() >= self.allowed.load(Ordering::Relaxed)
    }

    /// The search begins, or starts over.
    pub(super) fn begin(&self) {
        self.begun.store(self.steps(), Ordering::Relaxed);
    }

    /// The search waits for its next turn, after so many executions. One of several workers does not know how many are expected.
    pub(super) fn pause(&self, executions: u64, expected: Option<f64>) -> Result<(), Halt> {
        let mut state = self.lock();
        state.expected = expected.unwrap_or(state.expected);
        // Another worker may have waited, and the next turn have begun.
        if state.stop.is_none() && self.is_up() {
            let steps = self.steps();
            state.paused = Some(Paused {
                steps,
                made: steps - self.begun.load(Ordering::Relaxed),
                executions,
                expected: state.expected,
            });
            self.changed.notify_all();
        }
        while state.paused.is_some() {
            state = self.wait(state);
        }
        // All of its workers are to stop.
        match state.stop.clone() {
            Some(stop) => Err(stop.into()),
            None => Ok(()),
        }
    }

    // Whoever panics does so elsewhere.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'g>(&self, state: MutexGuard<'g, State>) -> MutexGuard<'g, State> {
        let waited = self.changed.wait(state);
        waited.unwrap_or_else(PoisonError::into_inner)
    }
}
