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
    /// How many it may make.
    allowed: AtomicU64,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default, Debug)]
struct State {
    /// It has come to the end of its turn, after which it expects so much.
    paused: Option<Paused>,
    /// It has come to its end.
    over: bool,
    /// It is to stop.
    stop: Option<Stop>,
}

/// Where a search has come to at the end of a turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paused {
    /// How many steps it has made.
    pub steps: u64,
    /// How many it will have made at the end, as far as can be said.
    pub expected: f64,
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
        // Nobody else counts.
        let sum = self.steps() + u64::from(steps);
        self.steps.store(sum, Ordering::Relaxed);
    }

    /// Whether the turn is over.
    pub(super) fn is_up(&self) -> bool {
        self.steps() >= self.allowed.load(Ordering::Relaxed)
    }

    /// The search waits for its next turn, when it knows what part of it is done.
    pub(super) fn pause(&self, expected: f64) -> Result<(), Halt> {
        let mut state = self.lock();
        if state.stop.is_none() {
            state.paused = Some(Paused {
                steps: self.steps(),
                expected,
            });
            self.changed.notify_all();
        }
        while state.paused.is_some() {
            state = self.wait(state);
        }
        match state.stop.take() {
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
