//! Models, of which a test may have several.
//!
//! What one does tells nothing of another, so each is explored on its own: an execution runs one model and ends, or skips
//! it and goes on. There are as many executions as all have together, not as many as they have multiplied.
//!
//! So what a test does behind a model finds nothing of what that did. If it panics for that, nothing is wrong.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::quotient;

/// How many threads of the model run, but for the main one.
static RUNNING: AtomicUsize = AtomicUsize::new(0);

/// That a thread runs, until it is dropped.
pub(crate) struct Running;

impl Running {
    pub(crate) fn begin() -> Self {
        RUNNING.fetch_add(1, Ordering::Relaxed);
        Running
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if std::thread::panicking() {
            quotient::fail();
        }
        RUNNING.fetch_sub(1, Ordering::Release);
    }
}

/// Explores all executions of a model.
pub fn model<F>(f: F)
where
    F: Fn() + Sync + Send + 'static,
{
    Builder::new().check(f)
}

/// What loom can be told of how to explore. Here everything is explored, whatever is said: bounds are not bounds, and
/// nothing need be raised. Options of the checker limit time and memory.
#[derive(Debug)]
#[non_exhaustive]
pub struct Builder {
    pub max_threads: usize,
    pub max_branches: usize,
    pub max_permutations: Option<usize>,
    pub max_duration: Option<Duration>,
    pub preemption_bound: Option<usize>,
    pub checkpoint_file: Option<PathBuf>,
    pub checkpoint_interval: usize,
    pub expect_explicit_explore: bool,
    pub location: bool,
    pub log: bool,
}

impl Default for Builder {
    fn default() -> Self {
        Builder::new()
    }
}

impl Builder {
    pub fn new() -> Self {
        Builder {
            max_threads: crate::MAX_THREADS,
            max_branches: 1_000,
            max_permutations: None,
            max_duration: None,
            preemption_bound: None,
            checkpoint_file: None,
            checkpoint_interval: 20_000,
            expect_explicit_explore: false,
            location: false,
            log: false,
        }
    }

    pub fn checkpoint_file(&mut self, file: &str) -> &mut Self {
        self.checkpoint_file = Some(file.into());
        self
    }

    /// Explores all executions of a model.
    pub fn check<F>(&self, f: F)
    where
        F: Fn() + Sync + Send + 'static,
    {
        if quotient::choose() == 0 {
            quotient::skipped();
            return;
        }
        quotient::begin();
        f();
        drop(f);
        // A model has ended when all of its threads have.
        quotient::wait_for_none(std::hint::black_box(&RUNNING));
        quotient::end();
    }
}

/// Everything is explored anyway.
pub fn explore() {}

/// Everything is explored anyway.
pub fn stop_exploring() {}

/// Everything is explored anyway.
pub fn skip_branch() {}
