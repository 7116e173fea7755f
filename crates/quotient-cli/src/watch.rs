//! Looks after the limits from outside of the search.
//!
//! A search looks at the clock and at a flag now and then, and stops. Memory it does not look at: that is
//! done here, by a thread, which then sets the flag. And if a search does not stop soon after it should have,
//! the report is made here, with the counts that were last told: a limit is a limit.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use quotient::{Counts, Stop, Verdict};

use crate::exit;
use crate::interrupt;
use crate::memory::Bounds;

const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// How long a search may take to stop.
const GRACE: Duration = Duration::from_millis(1500);

static OUT_OF_MEMORY: AtomicBool = AtomicBool::new(false);

/// The search that is watched, by number, and what it has told last; `None` once there is nothing to watch
/// any more.
static WATCHED: Mutex<(u32, Option<Counts>)> = Mutex::new((0, None));

/// What is to be kept.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub deadline: Option<Instant>,
    pub memory: Bounds,
}

/// Watches a search as long as this lives.
pub struct Watch(());

impl Watch {
    /// Begins to watch. `report` tells what came of the search if that cannot do so itself.
    pub fn start(limits: Limits, report: impl Fn(Stop, Counts) + Send + 'static) -> Self {
        if let Ok(mut watched) = WATCHED.lock() {
            let number = watched.0 + 1;
            *watched = (number, Some(Counts::default()));
            thread::spawn(move || watch(number, limits, &report));
        }
        Watch(())
    }

    /// The search has come so far.
    pub fn tell(counts: &Counts) {
        if let Ok(mut watched) = WATCHED.lock()
            && let Some(known) = &mut watched.1
        {
            *known = *counts;
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Ok(mut watched) = WATCHED.lock() {
            watched.1 = None;
        }
    }
}

/// Why a search was interrupted: by somebody, or because it took too much memory.
pub fn interruption() -> Stop {
    match OUT_OF_MEMORY.load(Ordering::Relaxed) {
        true => Stop::Memory,
        false => Stop::Interrupted,
    }
}

fn watch(number: u32, limits: Limits, report: &dyn Fn(Stop, Counts)) {
    let over = |&(watched, counts): &(u32, Option<Counts>)| watched != number || counts.is_none();
    let mut stopping: Option<Instant> = None;
    loop {
        thread::sleep(BETWEEN_LOOKS);
        if WATCHED.lock().is_ok_and(|watched| over(&watched)) {
            return;
        }
        let now = Instant::now();
        if limits.memory.are_exceeded() && !OUT_OF_MEMORY.swap(true, Ordering::Relaxed) {
            interrupt::flag().store(true, Ordering::Relaxed);
        }
        let late = limits.deadline.is_some_and(|deadline| now >= deadline);
        if !late && !interrupt::flag().load(Ordering::Relaxed) {
            continue;
        }
        let since = *stopping.get_or_insert(now);
        let out_of_memory = OUT_OF_MEMORY.load(Ordering::Relaxed);
        if now < since + GRACE && !(out_of_memory && limits.memory.are_far_exceeded()) {
            continue;
        }
        // Held to the end: the search must not report as well.
        let Ok(watched) = WATCHED.lock() else { return };
        let Some(counts) = watched.1.filter(|_| !over(&watched)) else {
            return;
        };
        let stop = match late && !out_of_memory {
            true => Stop::Timeout,
            false => interruption(),
        };
        report(stop, counts);
        std::process::exit(exit::code(Verdict::Incomplete).into());
    }
}

/// A limit to the time, as it is given.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok();
    let duration = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    duration.ok_or_else(|| "not a number of seconds, such as 10 or 0.5".to_owned())
}
