//! The exploration: what every search is given, and what makes a report of what it does.
//!
//! A search ([`Explorer`]) tells an [`Exploration`] of each event, each thread that has come to
//! something new and each execution that has ended, and is told in return when to stop. What a limit, a report, an observer
//! or a check needs is here, once for all algorithms. So is starting over: a search that finds that it
//! went by what is not so says [`Halt::StartOver`], and begins again with what it has learnt.

pub(crate) mod control;
pub(crate) mod crew;
mod estimate;
pub(crate) mod options;
pub(crate) mod self_check;
pub(crate) mod turns;

use std::time::Instant;

use quotient_model::{Coverage, Diagnostic, Named, Program, ThreadId};

use crate::properties::waiting;
use crate::recording::{Error, Found, Halt, Recorder, Report, Stop, Wanted};
use crate::statistics::{Statistics, SymmetryStatistics};
use crate::world::Current;
use control::Control;
use crew::Sharing;
use estimate::Estimate;
use options::Options;
use self_check::Observer;

/// How often an exploration may start over: each time memory is cut finer, or, for `rvf`, `vc` and `dc`, something
/// more is known to be freed or joined twice.
const MOST_RESTARTS: u32 = 1000;

/// A search for executions: an algorithm at work on a program.
pub(crate) trait Explorer: Sized {
    /// What is explored.
    type Program: Program;

    /// Explores everything, unless it is halted.
    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt>;

    /// Goes back to the beginning, with nothing but what was learnt of the program.
    fn start_over(self) -> Self;

    /// The program, with what is known of it.
    fn program(&self) -> &Named<Self::Program>;

    /// What it has made of threads that do the same, if it was to make something of them.
    fn symmetry(&self) -> Option<SymmetryStatistics> {
        None
    }

    /// Runs the executions with violations once more, and says more of them.
    fn retell(&mut self, found: &mut [Found], minimise: bool);

    /// What it can tell of how it went.
    fn statistics(&self) -> Option<Statistics> {
        None
    }
}

/// An exploration under way.
pub(crate) struct Exploration<'a> {
    pub recorder: Recorder,
    control: Control<'a>,
    observer: Observer<'a>,
    estimate: Estimate,
    restarts: u32,
    minimise: bool,
    started: Instant,
    threads: usize,
    schedule: Option<u64>,
    /// What other workers have reached, and can tell of how they went.
    coverage: Option<Coverage>,
    weakly_ordered: bool,
    symmetry: Option<SymmetryStatistics>,
    statistics: Option<Statistics>,
}

impl<'a> Exploration<'a> {
    /// One that has not begun, if its options go together.
    pub fn new(options: Options<'a>) -> Result<Self, Error> {
        let algorithm = options.algorithm;
        options.check()?;
        Ok(Exploration {
            recorder: Recorder::new(Wanted {
                keep_going: options.keep_going,
                allow_livelock: options.allow_livelock,
                races: options.races,
                leaks: options.leaks,
                memory: options.memory.filter(|_| algorithm.judges_robustness()),
                enough: None,
            }),
            observer: Observer::new(
                options.on_execution,
                options
                    .self_check
                    .then(|| (algorithm.equivalence(), options.root.path())),
            ),
            control: Control::new(options.limits, options.interrupt, options.progress)
                .in_turns(options.turns),
            estimate: Estimate::default(),
            restarts: 0,
            minimise: !options.as_found,
            started: Instant::now(),
            threads: options.threads,
            schedule: options.schedule,
            coverage: None,
            weakly_ordered: false,
            symmetry: None,
            statistics: None,
        })
    }

    /// For another worker.
    fn beside(&self) -> Self {
        Exploration {
            recorder: Recorder::new(self.recorder.wanted),
            control: self.control.beside(),
            observer: self.observer.clone(),
            estimate: Estimate::default(),
            coverage: None,
            weakly_ordered: false,
            symmetry: None,
            statistics: None,
            ..*self
        }
    }

    /// Lets a search go on until there is something to report.
    pub fn run<E: Explorer>(self, explorer: E) -> Result<Report, Error> {
        self.go_on(explorer, |mut exploration, mut explorer| {
            let ended = explorer.explore(&mut exploration);
            (exploration, explorer, ended)
        })
    }

    /// As [`Exploration::run`], with as many workers as were asked for.
    pub fn run_together<E: Sharing>(self, explorer: E) -> Result<Report, Error> {
        if self.threads <= 1 {
            return self.run(explorer);
        }
        self.go_on(explorer, |mut exploration, mut explorer| {
            let eager = exploration.schedule.is_some();
            exploration.control.expect_others(eager);
            match explorer.explore(&mut exploration) {
                Err(Halt::Pause) => exploration.go_on_together(explorer),
                ended => (exploration, explorer, ended),
            }
        })
    }

    fn go_on<E: Explorer>(
        mut self,
        mut explorer: E,
        explore: impl Fn(Self, E) -> (Self, E, Result<(), Halt>),
    ) -> Result<Report, Error> {
        loop {
            let ended;
            (self, explorer, ended) = explore(self, explorer);
            let stopped = match ended {
                Ok(()) => None,
                Err(Halt::Pause) => unreachable!("only several workers pause"),
                Err(Halt::StartOver) if self.restarts < MOST_RESTARTS => {
                    self.restarts += 1;
                    self.recorder = Recorder::new(self.recorder.wanted);
                    (self.coverage, self.symmetry, self.statistics) = (None, None, None);
                    self.observer.start_over();
                    self.estimate = Estimate::default();
                    self.control.start_over();
                    explorer = explorer.start_over();
                    continue;
                }
                Err(Halt::StartOver) => Some(Stop::Program(Diagnostic::limit(format!(
                    "the exploration has started over {MOST_RESTARTS} times: the program accesses \
                     memory in too many different sizes, or frees too many objects for this \
                     algorithm (try another)"
                )))),
                Err(Halt::Stop(Stop::Program(diagnostic)))
                    if !diagnostic.limit && self.recorder.found.is_empty() =>
                {
                    return Err(Error::Program(diagnostic));
                }
                Err(Halt::Stop(stop)) => Some(stop),
                Err(Halt::Error(error)) => return Err(error),
            };
            self.gather(&explorer);
            let elapsed = self.started.elapsed();
            explorer.retell(&mut self.recorder.found, self.minimise);
            let report = self.recorder.report(stopped, self.restarts, elapsed);
            return Ok(Report {
                coverage: self.coverage,
                weakly_ordered: self.weakly_ordered,
                symmetry: self.symmetry,
                statistics: self.statistics,
                ..report
            });
        }
    }

    /// Takes in what a worker has reached and can tell.
    fn gather<E: Explorer>(&mut self, explorer: &E) {
        let program = explorer.program();
        self.weakly_ordered |= program.is_weakly_ordered();
        match (&mut self.coverage, program.coverage()) {
            (Some(all), Some(new)) => all.merge(&new),
            (all, new) => *all = all.take().or(new),
        }
        self.symmetry = match (self.symmetry, explorer.symmetry()) {
            (Some(all), Some(new)) => Some(all.with(new)),
            (all, new) => all.or(new),
        };
        self.statistics = match (self.statistics, explorer.statistics()) {
            (Some(all), Some(new)) => Some(all.with(new)),
            (all, new) => all.or(new),
        };
    }

    /// The report on a search that never began.
    pub fn stopped(self, stop: Stop) -> Report {
        let elapsed = self.started.elapsed();
        self.recorder.report(Some(stop), self.restarts, elapsed)
    }

    /// An event was performed that was not performed before.
    #[inline]
    pub fn count_event(&mut self) {
        self.recorder.counts.events += 1;
    }

    /// The events so far will be performed again, in another order.
    pub fn begin_again(&mut self) {
        self.recorder.counts.events = 0;
    }

    /// `thread` has come to a new pending access, or to its end.
    #[inline]
    pub fn arrived<C: Current>(&mut self, current: &C, thread: ThreadId) -> Result<(), Halt> {
        if current.is_refuted() {
            return Err(Halt::StartOver);
        }
        self.recorder.arrived(current, thread)
    }

    /// `thread` has made the last event, by which it may have created a `child`: where both have come
    /// to, and whether the execution has become too long.
    #[inline(always)]
    pub fn performed<C: Current>(
        &mut self,
        current: &C,
        thread: ThreadId,
        child: Option<ThreadId>,
    ) -> Result<(), Halt> {
        self.arrived(current, thread)?;
        if let Some(child) = child {
            self.arrived(current, child)?;
        }
        self.check_length(current)
    }

    /// The current execution leads to nothing new.
    pub fn redundant(&mut self) {
        self.recorder.counts.redundant += 1;
    }

    /// The current execution is maximal.
    pub fn maximal<C: Current>(&mut self, current: &mut C) -> Result<(), Halt> {
        if current.learns() {
            return Err(Halt::StartOver);
        }
        if self.recorder.count_maximal(current) {
            waiting::at_end(current, &mut self.recorder, || self.control.step())?;
        }
        self.observer.maximal(current)
    }
}
