//! When to stop early: limits, the clock, the user.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use quotient_model::Diagnostic;

use crate::recording::ending::Stop;
use crate::recording::report::Counts;

/// Limits on an exploration.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Give up after this long.
    pub timeout: Option<Duration>,
    /// Give up after this many executions.
    pub executions: Option<u64>,
    /// An execution with more events than this is taken for one that never ends.
    pub events: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            timeout: None,
            executions: None,
            events: 20_000,
        }
    }
}

/// Called now and then with the counts so far.
pub type Progress<'a> = dyn FnMut(&Counts) + 'a;

/// How many steps of the search, such as events, pass between two looks at the clock.
const BETWEEN_LOOKS: u32 = 1024;

/// Clocks have an entry per thread, so far more threads than this would not fit in memory.
const MOST_THREADS: usize = 4096;

/// Watches the limits.
pub(crate) struct Control<'a> {
    limits: Limits,
    deadline: Option<Instant>,
    interrupt: Option<&'a AtomicBool>,
    progress: Option<&'a mut Progress<'a>>,
    until_look: u32,
    look_due: bool,
}

impl<'a> Control<'a> {
    pub fn new(
        limits: Limits,
        interrupt: Option<&'a AtomicBool>,
        progress: Option<&'a mut Progress<'a>>,
    ) -> Self {
        let deadline = limits.timeout.and_then(|t| Instant::now().checked_add(t));
        Control {
            limits,
            deadline,
            interrupt,
            progress,
            until_look: BETWEEN_LOOKS,
            look_due: false,
        }
    }

    /// After each event; `length` is that of the current execution.
    #[inline]
    pub fn event(&mut self, length: usize, threads: usize) -> Result<(), Stop> {
        if threads > MOST_THREADS {
            return Err(Stop::Program(Diagnostic::limit(format!(
                "the program creates more than {MOST_THREADS} threads"
            ))));
        }
        if length > self.limits.events {
            return Err(Stop::Program(Diagnostic::limit(format!(
                "an execution has more than {} events: does the program end? Bound its loops with \
                 --unroll N, or allow longer executions with --max-events N",
                self.limits.events
            ))));
        }
        self.step()
    }

    /// After anything else that takes a while.
    #[inline]
    pub fn step(&mut self) -> Result<(), Stop> {
        self.until_look -= 1;
        if self.until_look == 0 {
            self.until_look = BETWEEN_LOOKS;
            self.look_due = true;
            if self
                .interrupt
                .is_some_and(|flag| flag.load(Ordering::Relaxed))
            {
                return Err(Stop::Interrupted);
            }
            if self
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline)
            {
                return Err(Stop::Timeout);
            }
        }
        Ok(())
    }

    /// Shows progress, if that is due.
    #[inline]
    pub fn tell(&mut self, counts: &Counts) {
        if self.look_due {
            self.look_due = false;
            if let Some(progress) = &mut self.progress {
                progress(counts);
            }
        }
    }

    /// Before each execution but the first, or more often.
    #[inline]
    pub fn execution(&mut self, counts: &Counts) -> Result<(), Stop> {
        self.tell(counts);
        if self
            .limits
            .executions
            .is_some_and(|most| counts.executions() >= most)
        {
            return Err(Stop::Executions);
        }
        Ok(())
    }
}
