//! The exploration: what every search is given, and what makes a report of what it does.
//!
//! A search ([`Explorer`]) tells an [`Exploration`] of each event, each thread that has come to
//! something new and each execution that has ended, and is told in return when to stop. What a limit, a report, an observer
//! or a check needs is here, once for all algorithms. So is starting over: a search that finds that it
//! went by what is not so says [`Halt::StartOver`], and begins again with what it has learnt.

pub(crate) mod book;
pub(crate) mod checkpoints;
pub(crate) mod control;
pub(crate) mod crew;
mod estimate;
mod gathered;
pub(crate) mod options;
pub(crate) mod self_check;
pub(crate) mod turns;

use std::cell::RefCell;
use std::time::{Duration, Instant};

use quotient_model::{Diagnostic, Named, Program, ThreadId};

use crate::properties::waiting;
use crate::recording::{Error, Found, Halt, Recorder, Report, Stop, Wanted};
use crate::retelling::Manner;
use crate::statistics::{Statistics, SymmetryStatistics};
use crate::world::Current;
use book::{Apart, Book};
use checkpoints::Checkpoints;
use control::Control;
use crew::{Keeper, NO_TREE, Resumable, Sharing, pieces};
use estimate::Estimate;
use gathered::Gathered;
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
    fn retell(&mut self, found: &mut [Found], manner: Manner);

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
    alone_for: Option<Duration>,
    schedule: Option<u64>,
    /// What other workers have reached, and can tell of how they went.
    gathered: Gathered,
    checkpoints: Option<Checkpoints<'a>>,
    apart: Option<Apart<'a>>,
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
            alone_for: options.alone_for,
            schedule: options.schedule,
            gathered: Gathered::default(),
            checkpoints: options.checkpoints,
            apart: options.apart,
        })
    }

    /// For another worker.
    fn beside(&self) -> Self {
        Exploration {
            recorder: Recorder::new(self.recorder.wanted),
            control: self.control.beside(),
            observer: self.observer.clone(),
            estimate: Estimate::default(),
            gathered: Gathered::default(),
            checkpoints: None,
            apart: None,
            ..*self
        }
    }

    /// Lets a search go on until there is something to report.
    pub fn run<E: Explorer>(self, explorer: E) -> Result<Report, Error> {
        self.go_on(
            explorer,
            |mut exploration, mut explorer| {
                let ended = explorer.explore(&mut exploration);
                (exploration, explorer, ended)
            },
            |_, _, _| Duration::ZERO,
        )
    }

    /// As [`Exploration::run`], with as many workers as were asked for, and with checkpoints if these were.
    pub fn run_together<E: Sharing>(mut self, explorer: E) -> Result<Report, Error> {
        if let Some(apart) = self.apart.take() {
            return self.run_apart(explorer, apart);
        }
        let keeper = self.checkpoints.take().map(Keeper::new);
        if self.threads <= 1 && keeper.is_none() {
            return self.run(explorer);
        }
        let keeper = RefCell::new(keeper);
        self.go_on(
            explorer,
            |exploration, explorer| exploration.go_together(explorer, keeper.borrow_mut().as_mut()),
            |exploration, explorer, stopped| match keeper.borrow_mut().as_mut() {
                Some(keeper) => keeper.end(exploration, (explorer, &E::Tree::default()), stopped),
                None => Duration::ZERO,
            },
        )
    }

    /// As [`Exploration::run`], with checkpoints if these were asked for, of a search that is not divided: its workers share all
    /// that they know.
    pub fn run_whole<E: Resumable>(mut self, explorer: E) -> Result<Report, Error> {
        let Some(keeper) = self.checkpoints.take().map(Keeper::new) else {
            return self.run(explorer);
        };
        let keeper = RefCell::new(keeper);
        self.go_on(
            explorer,
            |exploration, explorer| exploration.explore_whole(explorer, &mut keeper.borrow_mut()),
            |exploration, explorer, stopped| {
                let mut keeper = keeper.borrow_mut();
                keeper.end(exploration, (explorer, &NO_TREE), stopped)
            },
        )
    }

    /// As [`Exploration::run_together`], by processes that share nothing.
    fn run_apart<E: Sharing>(self, explorer: E, apart: Apart<'_>) -> Result<Report, Error> {
        let apart = RefCell::new(apart);
        self.go_on(
            explorer,
            |mut exploration, explorer| {
                let apart = &mut *apart.borrow_mut();
                let root = pieces::write(&explorer, &E::Tree::default());
                let context = apart.context.clone();
                let last = apart.fleet.last_unit();
                let mut book = Book::new(&mut exploration, root, context, last);
                let ended = apart.fleet.explore(&mut book);
                let ended = book.end(ended);
                (exploration, explorer, ended)
            },
            |_, _, _| Duration::ZERO,
        )
    }

    /// Lets workers explore everything, one alone at first.
    fn go_together<E: Sharing>(
        mut self,
        mut explorer: E,
        mut keeper: Option<&mut Keeper<'_>>,
    ) -> (Self, E, Result<(), Halt>) {
        if let Some(keeper) = &mut keeper
            && let Some(bytes) = keeper.take()
        {
            return match self.resumed_crew(explorer, &bytes, keeper) {
                Ok(crew) => crew.explore(Some(keeper)),
                Err(over) => {
                    let (exploration, explorer, halt) = *over;
                    (exploration, explorer, Err(halt))
                }
            };
        }
        if self.threads > 1 && self.alone_for.is_some() && keeper.is_some() {
            return self.growing_crew(explorer).explore(keeper);
        }
        if self.threads > 1 {
            let eager = self.schedule.is_some();
            self.control.expect_others(eager, self.alone_for);
            match explorer.explore(&mut self) {
                Err(Halt::Pause) => {}
                ended => return (self, explorer, ended),
            }
        }
        self.crew(explorer).explore(keeper)
    }

    fn go_on<E: Explorer>(
        mut self,
        mut explorer: E,
        explore: impl Fn(Self, E) -> (Self, E, Result<(), Halt>),
        end: impl FnOnce(&Self, &E, Option<&Stop>) -> Duration,
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
                    self.gathered = Gathered::default();
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
            let before = end(&self, &explorer, stopped.as_ref());
            self.gathered.gather(&explorer);
            let elapsed = before + self.started.elapsed();
            let manner = Manner {
                minimise: self.minimise,
                races: self.recorder.wanted.races.map(|races| races.reading),
                memory: self.recorder.wanted.memory,
            };
            explorer.retell(&mut self.recorder.found, manner);
            let report = self.recorder.report(stopped, self.restarts, elapsed);
            let Gathered {
                coverage,
                weakly_ordered,
                symmetry,
                statistics,
            } = self.gathered;
            return Ok(Report {
                coverage,
                weakly_ordered,
                symmetry,
                statistics,
                ..report
            });
        }
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
