//! `optimal` and `rf` in turns: whichever comes to its end first answers.
//!
//! Neither is the better one on all programs. `optimal` begins alone: most programs are done before it has made
//! [`ALONE`] steps, or it expects then to be done after [`SHORT`]. If not, how many choices of sources there are among the first
//! executions tells whom to leave it to: `rf` explores one execution for each choice, but needs longer for it. Where that does not
//! make much of a difference each has its turn, and turns become longer; with several workers, both at a time. All of this is counted in steps and never by the clock,
//! so the answer is always the same.
//!
//! Estimates of how much is left to explore do not decide: early on those of `rf` are wrong by far.
//!
//! What only `optimal` can tell (data races, orders) is told as far as it has come; the report says how far that is.

use std::collections::HashSet;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::Instant;

use quotient_explore::{
    Algorithm, Chosen, Counts, Error as ExploreError, Explored, Options as ExploreOptions, Paused,
    Progress, Report, Stop, Tried, Turns,
};
use quotient_ir::program::Module;
use quotient_model::Equivalence;

use crate::deepening;
use crate::error::Error;
use crate::options::Options;
use crate::prepared::shown;

/// So many steps `optimal` makes before there is another, and so many if it expects to be done by then.
const ALONE: u64 = 512 << 10;
const SHORT: u64 = 4 << 20;

/// A turn ends after so many percent of the steps that were made before it.
const PERCENT: u64 = 10;

/// So many executions are looked at for how many choices of sources there are among them.
const LOOKED_AT: u64 = 2_000;

/// An execution of `rf` costs some 1.5 to 3 times as much as one of `optimal`. With at most the first part of choices among
/// executions `rf` goes on alone, with the second part or more `optimal`.
const FEW: f64 = 0.2;
const MANY: f64 = 0.7;

/// As much as the first thread of a process has.
const STACK: usize = 8 << 20;

/// Those that take turns, by their number.
const CANDIDATES: [Algorithm; 2] = [Algorithm::Optimal, Algorithm::ReadsFrom];
const OPTIMAL: usize = 0;
const RF: usize = 1;

/// How many of its steps cost as much as one of `optimal`.
const STEPS: [f64; 2] = [1.0, 0.4];

/// What came of a search.
type Came = Result<Report, Error>;

/// Explores a program whose loops are cut short.
pub(crate) fn explore(module: &Module, mut options: Options<'_>) -> Came {
    let progress = Mutex::new(options.explore.progress.take());
    let turns = CANDIDATES.map(|_| Turns::default());
    std::thread::scope(|scope| {
        Contest {
            module,
            options,
            progress: &progress,
            turns: &turns,
            started: Instant::now(),
            turn: ALONE,
            running: [None, None],
            came: [None, None],
        }
        .decide(scope)
    })
}

/// Who is told of progress, by whoever has its turn.
type Told<'a> = Mutex<Option<&'a mut Progress<'a>>>;

struct Contest<'s, 'o> {
    module: &'s Module,
    options: Options<'o>,
    progress: &'s Told<'o>,
    turns: &'s [Turns; 2],
    started: Instant,
    /// Up to how many steps of `optimal` turns go.
    turn: u64,
    running: [Option<ScopedJoinHandle<'s, Came>>; 2],
    came: [Option<Came>; 2],
}

impl<'s, 'o: 's> Contest<'s, 'o> {
    fn decide<'e>(mut self, scope: &'s Scope<'s, 'e>) -> Came {
        // A machine that has no more threads has one.
        if !self.begin(OPTIMAL, scope) {
            let options = self.options_of(OPTIMAL, None);
            return run(self.module, options, self.progress);
        }
        let paused = match self.goes_on(OPTIMAL, ALONE) {
            Some(paused) if paused.expected <= SHORT as f64 => self.goes_on(OPTIMAL, SHORT),
            paused => paused,
        };
        let Some(Paused { steps, .. }) = paused else {
            return self.came[OPTIMAL].take().unwrap_or_else(nothing);
        };
        self.turn = longer(steps);
        let part = self.choices();
        let mut who = match self.begin(RF, scope) {
            true => match part {
                Some(part) if part <= FEW => RF,
                Some(part) if part >= MANY => OPTIMAL,
                _ => self.take_turns(),
            },
            false => OPTIMAL,
        };
        self.finish(who);
        if !self.is_answer(who) {
            who = 1 - who;
            self.finish(who);
        }
        who = self.who_answers(who);
        self.report(who)
    }

    /// Who has come to its end, after turns. With several workers both have their turn at the same time, and who has come to its
    /// end in the same turn is judged as if one had been after the other.
    fn take_turns(&mut self) -> usize {
        loop {
            let steps = self.turn;
            if self.options.explore.threads > 1 {
                self.turns[OPTIMAL].allow(steps);
            }
            if self
                .goes_on(RF, (steps as f64 * STEPS[RF]) as u64)
                .is_none()
            {
                return RF;
            }
            if self.goes_on(OPTIMAL, steps).is_none() {
                return OPTIMAL;
            }
            self.turn = longer(steps);
        }
    }

    /// How many choices of sources the first executions of `optimal` have, for each of them. Nothing if that could not be told.
    fn choices(&mut self) -> Option<f64> {
        let mut options = self.options_of(OPTIMAL, None);
        let (mut executions, mut choices) = (0u64, HashSet::new());
        let mut look = |explored: Explored<'_>| match explored {
            Explored::Execution(execution) => {
                executions += 1;
                choices.insert(Equivalence::ReadsFrom.class(execution));
            }
            Explored::StartedOver => {
                executions = 0;
                choices.clear();
            }
        };
        options.explore.limits.executions = Some(LOOKED_AT);
        let explore = ExploreOptions {
            threads: 1,
            keep_going: true,
            as_found: true,
            races: None,
            memory: None,
            on_execution: Some(&mut look),
            ..options.explore.once()
        };
        let options = Options { explore, ..options };
        deepening::explore(self.module, shown(&options), options).ok()?;
        (executions > 0).then(|| choices.len() as f64 / executions as f64)
    }

    /// Begins a search on a thread of its own, if there is one to be had.
    fn begin<'e>(&mut self, who: usize, scope: &'s Scope<'s, 'e>) -> bool {
        let (module, progress, turns) = (self.module, self.progress, &self.turns[who]);
        let options = self.options_of(who, Some(turns));
        let search = move || {
            let _ends = Ends(turns);
            run(module, options, progress)
        };
        let thread = Builder::new().stack_size(STACK).spawn_scoped(scope, search);
        self.running[who] = thread.ok();
        self.running[who].is_some()
    }

    /// The same options for one of the searches.
    fn options_of(&mut self, who: usize, turns: Option<&'s Turns>) -> Options<'s> {
        let algorithm = CANDIDATES[who];
        let elapsed = self.started.elapsed();
        let Options { explore, .. } = &mut self.options;
        let mut limits = explore.limits.clone();
        limits.timeout = limits.timeout.map(|most| most.saturating_sub(elapsed));
        Options {
            explore: ExploreOptions {
                algorithm,
                limits,
                turns,
                threads: if turns.is_some() { 1 } else { explore.threads },
                races: explore.races.filter(|_| algorithm.finds_races()),
                memory: explore.memory.filter(|_| algorithm.judges_robustness()),
                root: explore.root.clone(),
                progress: None,
                on_execution: None,
                checkpoints: None,
                apart: None,
                ..*explore
            },
            ..self.options
        }
    }

    /// Lets a search go on until it has made so many steps; nothing if it came to its end.
    fn goes_on(&mut self, who: usize, steps: u64) -> Option<Paused> {
        let paused = self.turns[who].go_on(steps);
        if paused.is_none() {
            self.join(who);
        }
        paused
    }

    fn join(&mut self, who: usize) {
        let Some(thread) = self.running[who].take() else {
            return;
        };
        let came = thread.join().unwrap_or_else(|panic| {
            // Nobody would wake the other one any more.
            self.turns[1 - who].stop(Stop::Interrupted);
            resume_unwind(panic)
        });
        self.came[who] = Some(came);
    }

    /// Lets a search go on to its end, by as many workers as there may be.
    fn finish(&mut self, who: usize) {
        if self.came[who].is_some() || self.running[who].is_none() {
            return;
        }
        if self.options.explore.threads <= 1 {
            self.goes_on(who, u64::MAX);
            return;
        }
        self.turns[who].stop(Stop::Interrupted);
        self.join(who);
        let options = self.options_of(who, None);
        self.came[who] = Some(run(self.module, options, self.progress));
    }

    /// Whether nothing is to be had from the other one.
    fn is_answer(&self, who: usize) -> bool {
        match &self.came[who] {
            Some(Ok(report)) => match report.stopped {
                Some(Stop::Executions) => false,
                // What it cannot do may be no trouble to the other one.
                Some(Stop::Program(_) | Stop::Endless(_)) => who == OPTIMAL,
                _ => true,
            },
            Some(Err(Error::Explore(ExploreError::SelfCheck(_)))) => true,
            Some(Err(_)) => who == OPTIMAL,
            None => false,
        }
    }

    /// Of one that has come to an end, who is to tell of it.
    fn who_answers(&mut self, who: usize) -> usize {
        let report = match &self.came[who] {
            Some(Ok(report)) => report,
            Some(Err(_)) if self.is_answer(who) => return who,
            _ => return OPTIMAL,
        };
        match &report.stopped {
            None | Some(Stop::Rounds) => who,
            Some(_) if who == OPTIMAL => who,
            Some(Stop::Violation) => {
                // It may have its turn.
                if self.came[OPTIMAL].is_none() {
                    self.goes_on(OPTIMAL, self.turn);
                }
                match &self.came[OPTIMAL] {
                    Some(Ok(report)) if !report.violations.is_empty() => OPTIMAL,
                    _ => RF,
                }
            }
            Some(_) if !report.violations.is_empty() => who,
            Some(stop) => {
                self.turns[OPTIMAL].stop(stop.clone());
                self.join(OPTIMAL);
                OPTIMAL
            }
        }
    }

    /// The report of one of them, with what the other one has to tell.
    fn report(mut self, who: usize) -> Came {
        let other = 1 - who;
        self.turns[other].stop(Stop::Interrupted);
        self.join(other);
        let [first, second] = self.came;
        let tried = [&first, &second]
            .into_iter()
            .zip(self.turns)
            .zip(CANDIDATES);
        let tried = tried.map(|((came, turns), algorithm)| Tried {
            algorithm,
            steps: turns.steps(),
            executions: match came {
                Some(Ok(report)) => report.counts.executions(),
                _ => 0,
            },
        });
        let tried = tried.collect();
        let (mut report, optimal) = match who {
            OPTIMAL => (first.unwrap_or_else(nothing)?, None),
            _ => (second.unwrap_or_else(nothing)?, first.and_then(Result::ok)),
        };
        if let Some(optimal) = optimal {
            report.races = optimal.races;
            report.memory = optimal.memory;
            report.weakly_ordered |= optimal.weakly_ordered;
        }
        report.chosen = Some(Chosen {
            answered: CANDIDATES[who],
            tried,
        });
        report.elapsed = self.started.elapsed();
        Ok(report)
    }
}

/// Up to how many steps the turns go after those that went up to so many.
fn longer(steps: u64) -> u64 {
    steps + steps * PERCENT / 100
}

/// A search, on whichever thread.
fn run(module: &Module, mut options: Options<'_>, progress: &Told<'_>) -> Came {
    let mut tell = |counts: &Counts| {
        let mut progress = progress.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(progress) = progress.as_mut() {
            progress(counts);
        }
    };
    let explore = ExploreOptions {
        progress: Some(&mut tell),
        ..options.explore.once()
    };
    let options = Options { explore, ..options };
    deepening::explore(module, shown(&options), options)
}

/// There is something of every search that was joined.
fn nothing() -> Came {
    unreachable!("a search that is over has ended in some way")
}

/// Says that a search is over, even if it has panicked.
struct Ends<'t>(&'t Turns);

impl Drop for Ends<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}
