//! Exploration of programs that may go on for ever: loop by loop, and for more and more rounds.
//!
//! A loop that runs away may be one in which a thread only waits: first threads are watched there, and stopped
//! once it shows that they do ([`Bounds::watched`]). What still runs away does something in every round.
//!
//! To cut an execution that is too long would lose others: a reduction finds those only through the races
//! of the one at hand. So the loop that runs away is bounded, as part of the program and from its start,
//! and everything is explored again: first for one round, so that short counterexamples come first, then
//! for two, for four, and so on. It ends where no bound kept any thread from going on: then everything was
//! explored.

use std::time::{Duration, Instant};

use quotient_explore::{
    BlockedBy, Checkpoints, Counts, Deepening, Done, Endless, Explored, Kept, Limit, Limits, Piece,
    Report, Slice, Stop, Violation,
};
use quotient_ir::program::Module;
use quotient_ir::{Bounds, Interpreter};
use quotient_model::{Coverage, Reader, Repetition, Writer};

use crate::error::Error;
use crate::options::Options;

/// A depth with more executions than this is the last: the next would have more still.
const MANY_EXECUTIONS: u64 = 1_000_000;

/// Where one depth was explored whole, the next is given up after so many executions.
const MOST_EXECUTIONS: u64 = 10_000_000;

/// Explores a program, for as many rounds of its endless loops as the options allow.
pub(crate) fn explore(
    module: &Module,
    shown: quotient_ir::Options,
    mut options: Options<'_>,
) -> Result<Report, Error> {
    // What is drawn is not explored whole for any number of rounds: there is nothing to go deeper from.
    let first = match options.explore.sampling {
        Some(_) => options.rounds,
        None => 1,
    };
    let mut depths = Depths {
        bounds: Bounds {
            repetitions: Vec::new(),
            rounds: options.unroll.unwrap_or(first),
            watched: Vec::new(),
        },
        watches: shown.watch,
        most: options.unroll.is_none().then_some(options.rounds),
        endless: Vec::new(),
        too_long: None,
        explored: 0,
        whole: (Counts::default(), BlockedBy::default()),
        explorations: 0,
        executions: 0,
        found: Vec::new(),
        coverage: None,
        started: Instant::now(),
        before: Duration::ZERO,
    };
    let limits = options.explore.limits.clone();
    let mut checkpoints = options.explore.checkpoints.take();
    let often = checkpoints.as_ref().map(|all| (all.every, all.after));
    let mut resume = None;
    if let Some(bytes) = checkpoints.as_mut().and_then(|all| all.resume.take()) {
        let kept = depths.resume(&bytes);
        resume = Some(kept.ok_or(Error::Explore(quotient_explore::Error::Checkpoint))?);
    }
    loop {
        let program = Interpreter::with_bounds(module, shown, &depths.bounds)
            .map_err(|diagnostic| Error::Explore(quotient_explore::Error::Program(diagnostic)))?;
        options.explore.limits = depths.left_of(&limits);
        let mut keep = |kept: &Kept<'_>| match &mut checkpoints {
            Some(all) => (all.keep)(&Kept {
                bytes: &depths.save(kept.bytes),
                ..*kept
            }),
            None => true,
        };
        let mut explore = options.explore.once();
        if let Some(apart) = &mut explore.apart {
            apart.context = write_bounds(&depths.bounds);
        }
        if let Some((every, after)) = often {
            explore.checkpoints = Some(Checkpoints {
                every,
                after,
                keep: &mut keep,
                resume: resume.take(),
            });
        }
        let mut report = quotient_explore::explore(&program, explore)?;
        if !depths.go_deeper(&mut report) {
            return Ok(depths.finish(report));
        }
        if let Some(on_execution) = &mut options.explore.on_execution {
            on_execution(Explored::StartedOver);
        }
    }
}

/// Explores a piece of what [`explore`] explores, for a while.
pub(crate) fn work(
    module: &Module,
    shown: quotient_ir::Options,
    options: Options<'_>,
    piece: &Piece,
    slice: &Slice,
) -> Result<Done, Error> {
    let misfit = Error::Explore(quotient_explore::Error::Checkpoint);
    let bounds = read_bounds(&mut Reader::new(&piece.context)).ok_or(misfit)?;
    let program = Interpreter::with_bounds(module, shown, &bounds)
        .map_err(|diagnostic| Error::Explore(quotient_explore::Error::Program(diagnostic)))?;
    Ok(quotient_explore::work(
        &program,
        options.explore,
        piece,
        slice,
    )?)
}

/// The bounds, for those who explore pieces of one depth.
fn write_bounds(bounds: &Bounds) -> Vec<u8> {
    let mut out = Writer::default();
    put_bounds(bounds, &mut out);
    out.into_bytes()
}

fn put_bounds(bounds: &Bounds, out: &mut Writer) {
    out.put(&bounds.repetitions);
    out.put(&bounds.rounds);
    out.put(&bounds.watched);
}

fn read_bounds(input: &mut Reader<'_>) -> Option<Bounds> {
    Some(Bounds {
        repetitions: input.get()?,
        rounds: input.get()?,
        watched: input.get()?,
    })
}

/// How far the exploration has come.
struct Depths {
    bounds: Bounds,
    /// Whether threads may be watched before a loop is bounded.
    watches: bool,
    /// The most rounds, if not all loops have the same bound from the start.
    most: Option<u32>,
    endless: Vec<Endless>,
    /// The limit that the executions of more rounds than that are beyond.
    too_long: Option<Limit>,
    /// For how many rounds everything was explored.
    explored: u32,
    /// What was counted then, and why threads stayed blocked.
    whole: (Counts, BlockedBy),
    explorations: u32,
    executions: u64,
    /// What was found, each once.
    found: Vec<Violation>,
    /// What of the source was reached.
    coverage: Option<Coverage>,
    started: Instant,
    /// How long it took before it was put down and gone on with.
    before: Duration,
}

impl Depths {
    /// What was explored of other depths, with what is kept of the one at hand.
    fn save(&self, kept: &[u8]) -> Vec<u8> {
        let mut out = Writer::default();
        put_bounds(&self.bounds, &mut out);
        out.put(&self.endless);
        out.put(&self.explored);
        out.put(&self.whole);
        out.put(&self.explorations);
        out.put(&self.executions);
        out.put(&self.found);
        out.put(&self.coverage);
        out.put(&(self.before + self.started.elapsed()));
        out.raw(kept);
        out.into_bytes()
    }

    /// Takes over what was explored of other depths. Gives what was kept of the one to go on with.
    fn resume(&mut self, bytes: &[u8]) -> Option<Vec<u8>> {
        let mut input = Reader::new(bytes);
        self.bounds = read_bounds(&mut input)?;
        self.endless = input.get()?;
        self.explored = input.get()?;
        self.whole = input.get()?;
        self.explorations = input.get()?;
        self.executions = input.get()?;
        self.found = input.get()?;
        self.coverage = input.get()?;
        self.before = input.get()?;
        let kept = input.raw()?.to_vec();
        input.is_empty().then_some(kept)
    }

    /// What is left of limits that are meant for all depths together.
    fn left_of(&self, limits: &Limits) -> Limits {
        let elapsed = self.started.elapsed();
        let left = |most: u64| most.saturating_sub(self.executions);
        let enough = (self.explored > 0).then_some(MOST_EXECUTIONS);
        Limits {
            timeout: limits.timeout.map(|most| most.saturating_sub(elapsed)),
            executions: limits.executions.map(left).into_iter().chain(enough).min(),
            ..*limits
        }
    }

    /// Takes in what was explored, and says whether there is more to explore, with other bounds.
    fn go_deeper(&mut self, report: &mut Report) -> bool {
        self.explorations += 1;
        self.executions += report.counts.executions();
        self.cover(report);
        let known = self.found.len();
        for mut violation in report.violations.drain(..) {
            let before = &self.found[..known];
            if !before.iter().any(|other| is_same(other, &violation)) {
                let Bounds {
                    repetitions,
                    rounds,
                    watched,
                } = self.bounds.clone();
                violation.schedule.rounds = rounds;
                violation.schedule.bounded = repetitions;
                violation.schedule.watched = watched;
                self.found.push(violation);
            }
        }
        match &report.stopped {
            Some(Stop::Endless(endless)) => {
                let limit = endless.limit;
                self.bound(endless) || {
                    self.give_up(report, limit);
                    false
                }
            }
            Some(Stop::Executions)
                if self.explored > 0 && report.counts.executions() >= MOST_EXECUTIONS =>
            {
                report.stopped = Some(Stop::Rounds);
                false
            }
            None | Some(Stop::Preemptions(_)) if self.endless.is_empty() => false,
            None | Some(Stop::Preemptions(_)) => {
                if let Some(Stop::Preemptions(most)) = report.stopped {
                    report.preemptions = Some(most);
                }
                self.explored = self.bounds.rounds;
                self.whole = (report.counts, report.blocked_by);
                self.double(report)
            }
            Some(_) => false,
        }
    }

    /// Takes in what was reached: others may have reached more.
    fn cover(&mut self, report: &Report) {
        match (&mut self.coverage, &report.coverage) {
            (Some(all), Some(new)) => all.merge(new),
            (all @ None, new) => all.clone_from(new),
            _ => {}
        }
    }

    /// Has threads be watched in the loop that runs away, and if that was not enough, gives it its bound.
    /// `false` if nothing is known of it that could have one.
    fn bound(&mut self, endless: &Endless) -> bool {
        let Some(repeated) = &endless.repeated else {
            return false;
        };
        // A thread that waits looks at something: one that makes no accesses need not be watched.
        let is_loop = matches!(repeated.what, Repetition::Loop { .. });
        let looks = endless.limit != Limit::Steps;
        if self.watches && is_loop && looks && !self.bounds.watched.contains(&repeated.what) {
            self.bounds.watched.push(repeated.what);
            return true;
        }
        self.bounds.repetitions.push(repeated.what);
        self.endless.push(endless.clone());
        true
    }

    /// Executions of so many rounds are too long: what was explored before is what there is to tell.
    fn give_up(&mut self, report: &mut Report, limit: Limit) {
        if self.explored > 0 {
            self.too_long = Some(limit);
            (report.counts, report.blocked_by) = self.whole;
            report.bounded = true;
            report.stopped = Some(Stop::Rounds);
        }
    }

    /// Allows twice as many rounds, if these were too few and there may be more.
    fn double(&mut self, report: &mut Report) -> bool {
        let rounds = self.bounds.rounds;
        let Some(most) = self.most.filter(|_| report.bounded) else {
            return false;
        };
        if rounds >= most || report.counts.executions() > MANY_EXECUTIONS {
            report.stopped = Some(Stop::Rounds);
            return false;
        }
        self.bounds.rounds = rounds.saturating_mul(2).min(most);
        true
    }

    /// The report on all of it.
    fn finish(self, mut report: Report) -> Report {
        report.violations = self.found;
        report.coverage = self.coverage;
        report.elapsed = self.before + self.started.elapsed();
        report.deepening = (!self.endless.is_empty()).then_some(Deepening {
            endless: self.endless,
            too_long: self.too_long,
            rounds: self.bounds.rounds,
            explored: self.explored,
            explorations: self.explorations,
            executions: self.executions,
        });
        report
    }
}

/// Whether two depths have found the same.
fn is_same(one: &Violation, other: &Violation) -> bool {
    let places = |violation: &Violation| {
        let accesses = violation.accesses.iter();
        accesses.map(|a| a.source.clone()).collect::<Vec<_>>()
    };
    one.failure.kind == other.failure.kind
        && one.source == other.source
        && places(one) == places(other)
}
