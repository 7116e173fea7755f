//! When to stop early: limits, the clock, the user.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::Exploration;
use super::book::Slice;
use super::checkpoints::Checkpoints;
use super::crew::{ALONE, ALONE_FOR};
use super::turns::Turns;
use crate::frontier::Bell;
use crate::recording::{Counts, Halt, Limit, Stop, too_long};
use crate::world::Current;

/// Limits on an exploration.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Give up after this long.
    pub timeout: Option<Duration>,
    /// Give up after this many executions.
    pub executions: Option<u64>,
    /// An execution with more events than this is taken for one that never ends.
    pub events: usize,
    /// So is one with more threads than this: clocks have an entry for each.
    pub threads: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            timeout: None,
            executions: None,
            events: 20_000,
            threads: 1024,
        }
    }
}

/// Called now and then with the counts so far.
pub type Progress<'a> = dyn FnMut(&Counts) + Send + 'a;

/// How many steps of the search, such as events, pass between two looks at the clock.
const BETWEEN_LOOKS: u32 = 1024;

/// How many looks at the clock pass between two estimates, which take longer.
const BETWEEN_ESTIMATES: u32 = 64;

/// Watches the limits.
pub(crate) struct Control<'a> {
    limits: Limits,
    deadline: Option<Instant>,
    interrupt: Option<&'a AtomicBool>,
    progress: Option<&'a mut Progress<'a>>,
    until_look: u32,
    look_due: bool,
    /// How often it has looked.
    looks: u32,
    /// By which workers know of each other, once there are several.
    bell: Option<Arc<Bell>>,
    /// How far the worker had come when it told that last.
    told: Counts,
    /// Others are to join: one worker is alone only for a while.
    crowds: Option<Crowds>,
    /// Other searches have their turn when this one has done so much.
    turns: Option<&'a Turns>,
    /// When the next checkpoint is due, if there are any.
    keeps: Option<Keeps>,
    /// One worker has seen all of the search, and can say how much is left.
    sees_all: bool,
}

/// When there is a checkpoint.
#[derive(Clone, Copy, Debug)]
struct Keeps {
    at: Option<Instant>,
    /// After so many executions of a worker.
    after: Option<u64>,
    /// Since when there should be one because all are to stop.
    asked: Option<Instant>,
    /// When there is one since something was found that others should know.
    hurries: Option<Instant>,
}

/// How long to go on when something was found that others should know.
const HURRY: Duration = Duration::from_millis(150);

/// How long an execution may take to come to its end when all are to stop and what is left is to be kept.
const GRACE: Duration = Duration::from_secs(1);

/// When one worker stops to be alone.
#[derive(Clone, Copy, Debug)]
struct Crowds {
    after: u64,
    at: Instant,
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
            looks: 0,
            bell: None,
            told: Counts::default(),
            crowds: None,
            turns: None,
            keeps: None,
            sees_all: true,
        }
    }

    /// With other searches that have their turn, too.
    pub fn in_turns(self, turns: Option<&'a Turns>) -> Self {
        turns.inspect(|turns| turns.begin());
        Control { turns, ..self }
    }

    /// What was counted is of no use.
    pub fn start_over(&mut self) {
        self.looks = 0;
        self.turns.inspect(|turns| turns.begin());
    }

    /// The same limits for another worker.
    pub fn beside(&self) -> Self {
        Control {
            limits: self.limits.clone(),
            progress: None,
            until_look: BETWEEN_LOOKS,
            look_due: false,
            bell: self.bell.clone(),
            told: Counts::default(),
            crowds: None,
            sees_all: false,
            ..*self
        }
    }

    /// The worker is alone and will not be for long, or for less long if it is `eager`. If other searches have their turn, it is
    /// until that is over.
    pub fn expect_others(&mut self, eager: bool, alone_for: Option<Duration>) {
        self.bell = None;
        if self.turns.is_some_and(Turns::keeps_alone) {
            return;
        }
        self.crowds = Some(match eager {
            true => Crowds {
                after: 0,
                at: Instant::now(),
            },
            false => Crowds {
                after: ALONE,
                at: Instant::now() + alone_for.unwrap_or(ALONE_FOR),
            },
        });
    }

    /// Whether it is the one that shows progress.
    pub fn has_progress(&self) -> bool {
        self.progress.is_some()
    }

    /// There are others, who know how far this one has come.
    pub fn hear(&mut self, bell: Arc<Bell>, told: Counts) {
        self.bell = Some(bell);
        self.told = told;
        self.crowds = None;
    }

    /// One worker does not see all of the search.
    pub fn sees_part(&mut self) {
        self.sees_all = false;
    }

    /// Something was done that takes a while: stops if the time is up.
    #[inline(always)]
    pub fn step(&mut self) -> Result<(), Halt> {
        self.until_look -= 1;
        match self.until_look {
            0 => self.look(),
            _ => Ok(()),
        }
    }

    #[cold]
    fn look(&mut self) -> Result<(), Halt> {
        self.until_look = BETWEEN_LOOKS;
        self.look_due = true;
        self.looks = self.looks.wrapping_add(1);
        if let Some(turns) = self.turns {
            turns.count(BETWEEN_LOOKS);
        }
        if self.bell.as_ref().is_some_and(|bell| bell.is_over()) {
            return Err(Halt::Pause);
        }
        self.look_around()
    }

    /// Looks whether a checkpoint is due, and outside. Who is to stop comes to the end of the execution first, if there are
    /// checkpoints and that does not take long.
    fn look_around(&mut self) -> Result<(), Halt> {
        let stop = self.look_outside();
        let (Some(keeps), Some(bell)) = (&mut self.keeps, &self.bell) else {
            return stop;
        };
        let now = Instant::now();
        if stop.is_err() {
            bell.ask_to_keep();
            let asked = *keeps.asked.get_or_insert(now);
            return if now < asked + GRACE { Ok(()) } else { stop };
        }
        if bell.is_hurrying() && keeps.hurries.is_none() {
            keeps.hurries = Some(now + HURRY);
        }
        if [keeps.at, keeps.hurries]
            .into_iter()
            .flatten()
            .any(|at| now >= at)
        {
            bell.ask_to_keep();
        }
        Ok(())
    }

    /// Looks at the clock and at whether somebody has had enough.
    fn look_outside(&self) -> Result<(), Halt> {
        let interrupt = self.interrupt;
        if interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed)) {
            return Err(Stop::Interrupted.into());
        }
        let deadline = self.deadline;
        if deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Err(Stop::Timeout.into());
        }
        Ok(())
    }
}

impl Exploration<'_> {
    /// Stops if the current execution has become too long, or the time is up.
    #[inline(always)]
    pub fn check_length<C: Current>(&mut self, current: &C) -> Result<(), Halt> {
        let Limits {
            events, threads, ..
        } = self.control.limits;
        if current.length() > events {
            return Err(too_long(current, Limit::Events(events)).into());
        }
        // Not all threads that were ever met are in this execution.
        if current.threads().count() > threads && current.present().count() > threads {
            return Err(too_long(current, Limit::Threads(threads)).into());
        }
        self.step()
    }

    /// Something was done that takes a while: stops if the time is up.
    #[inline(always)]
    pub fn step(&mut self) -> Result<(), Halt> {
        self.control.step()
    }

    /// Shows progress, if that is due.
    #[inline]
    pub fn tell(&mut self) {
        if self.control.look_due {
            self.control.look_due = false;
            let counts = self.counted_by_all();
            if let Some(progress) = &mut self.control.progress {
                progress(&counts);
            }
        }
    }

    /// What all workers have told so far, this one included.
    fn counted_by_all(&mut self) -> Counts {
        let counts = self.recorder.counts;
        let Some(bell) = &self.control.bell else {
            return counts;
        };
        let more = counts.since(self.control.told);
        self.control.told = counts;
        Counts {
            expected: counts.expected.filter(|_| self.control.sees_all),
            ..bell.tell(more)
        }
    }

    /// Another execution begins after a prefix with `depth` events of the last one, which had `length`, in a search
    /// that can say how many branches are left at each prefix, the last one first.
    #[inline]
    pub fn next_branch<I: Iterator<Item = (usize, usize)>>(
        &mut self,
        depth: usize,
        length: usize,
        left: impl FnOnce() -> I,
    ) -> Result<(), Halt> {
        let turns = self.control.turns.filter(|turns| turns.is_up());
        let executions = self.recorder.counts.executions();
        if !self.control.sees_all {
            // One of several workers does not see all of it.
            self.recorder.counts.expected = None;
            if let Some(turns) = turns {
                let all = self.counted_by_all();
                turns.pause(all.executions(), None)?;
            }
            return self.next_execution();
        }
        self.estimate.went_back(length, depth, executions);
        let Control {
            look_due,
            looks,
            progress,
            ..
        } = &self.control;
        let tells = *look_due && looks % BETWEEN_ESTIMATES == 0 && progress.is_some();
        if tells || turns.is_some() {
            let total = self.estimate.total(executions, left());
            self.recorder.counts.expected = Some(total as u64);
            if let Some(turns) = turns {
                turns.pause(executions, Some(total))?;
                if self.threads > 1 && !turns.keeps_alone() {
                    return Err(Halt::Pause);
                }
            }
        }
        self.next_execution()
    }

    /// Another execution begins, or may begin. Called before each but the first. A search that can be shared may
    /// have to pause here.
    #[inline]
    pub fn next_execution(&mut self) -> Result<(), Halt> {
        self.tell();
        if let Some(bell) = &self.control.bell {
            self.begin_branch()?;
            self.ask_to_keep(bell);
            return match bell.rings() {
                true => Err(Halt::Pause),
                false => Ok(()),
            };
        }
        if self.has_enough() {
            return Err(Stop::Executions.into());
        }
        let executions = self.recorder.counts.executions();
        if let Some(crowds) = self.control.crowds
            && executions >= crowds.after
            && Instant::now() >= crowds.at
        {
            return Err(Halt::Pause);
        }
        Ok(())
    }

    /// Another execution begins, of a search whose workers [share all that they know](super::crew::beside).
    pub fn next_of_all(&mut self) -> Result<(), Halt> {
        self.tell();
        self.begin_branch()
    }

    /// An execution of such a search has ended. It pauses if what is left is to be kept.
    pub fn ended_one_of_all(&mut self) -> Result<(), Halt> {
        let Some(bell) = &self.control.bell else {
            return Ok(());
        };
        self.ask_to_keep(bell);
        match bell.is_keeping() {
            true => Err(Halt::Pause),
            false => Ok(()),
        }
    }

    /// Asks all to stop for a checkpoint if there have been as many executions as there are between two of them.
    fn ask_to_keep(&self, bell: &Bell) {
        let after = self.control.keeps.and_then(|keeps| keeps.after);
        if after.is_some_and(|after| self.recorder.counts.executions() >= after) {
            bell.ask_to_keep();
        }
    }

    /// Whether there have been as many executions as there may be.
    pub(super) fn has_enough(&self) -> bool {
        let most = self.control.limits.executions;
        most.is_some_and(|most| self.recorder.counts.executions() >= most)
    }

    /// One of several workers is going to begin an execution.
    pub fn begin_branch(&self) -> Result<(), Halt> {
        let Control { limits, bell, .. } = &self.control;
        match (limits.executions, bell) {
            (Some(most), Some(bell)) if !bell.begin(most) => Err(Stop::Executions.into()),
            _ => Ok(()),
        }
    }

    /// One of several workers has nothing to do for the moment.
    pub fn idle(&mut self) -> Result<(), Halt> {
        self.control.look_due = true;
        self.tell();
        self.control.look_around()
    }

    /// Looks at the clock and at whether somebody has had enough.
    pub(super) fn look_outside(&self) -> Result<(), Halt> {
        self.control.look_outside()
    }

    /// It is to stop at the end of an execution when a slice of time is over.
    pub(super) fn keep_in(&mut self, slice: &Slice) {
        self.control.keeps = Some(Keeps {
            at: Instant::now().checked_add(slice.time),
            after: slice.executions,
            asked: None,
            hurries: None,
        });
    }

    /// The next checkpoint is due some time after `now`, or when one worker is to be alone no longer.
    pub(super) fn keep_after(
        &mut self,
        checkpoints: &Checkpoints<'_>,
        alone_for: Option<Duration>,
        now: Instant,
    ) {
        let every = checkpoints.every;
        let executions = self.recorder.counts.executions();
        self.control.keeps = Some(Keeps {
            at: now.checked_add(alone_for.map_or(every, |alone_for| every.min(alone_for))),
            after: checkpoints.after.map(|after| executions + after),
            asked: None,
            hurries: None,
        });
    }
}
