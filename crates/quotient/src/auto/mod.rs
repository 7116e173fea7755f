//! `optimal` and `rf` in turns: whichever comes to its end first answers.
//!
//! Neither is the better one on all programs. `optimal` begins alone: most programs are done before it has made
//! [`ALONE`] steps, or it expects then to be done after [`SHORT`]. If not, `rf` is tried, and a [`forecast`] says who has less
//! left to do. That one goes on, with as many workers as there may be, until the other should have been done. If it is not done then,
//! the forecast was wrong, and by what is known now there is another one. The one that does not go on keeps what it has done.
//!
//! All of this is counted in steps and never by the clock, so the answer is always the same. (How many steps several workers make
//! differs a little: who answers may differ where one of them is done just when the other should have been.)
//!
//! Some spaces are too large for both. So schedules are drawn at random whenever twice as many steps have been made as at the last
//! time ([`DRAWN`]): a violation that they show is the answer.
//!
//! What only `optimal` can tell (data races, orders) is told as far as it has come; the report says how far that is.

mod forecast;

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::Instant;

use quotient_explore::{
    Algorithm, Chosen, Counts, Error as ExploreError, Explored, Options as ExploreOptions, Paused,
    Progress, Report, Sampling, Stop, Strategy, Tried, Turns,
};
use quotient_ir::program::Module;

use crate::deepening;
use crate::error::Error;
use crate::options::Options;
use crate::prepared::shown;
use forecast::{Choices, Outlook, as_of_optimal, as_of_rf};

/// So many steps `optimal` makes before there is another, and so many if it expects to be done by then.
const ALONE: u64 = 512 << 10;
const SHORT: u64 = 1 << 20;

/// Who goes on does so for so many times what the other should need: there is often more to explore than it looked like.
const PATIENCE: f64 = 2.0;

/// A turn has at least this part of the steps that were made before it.
const LEAST: f64 = 0.1;

/// So many random walks tell how many executions there are, unless they have more events than this all together.
const WALKS: u64 = 500;
const MOST_WALKED: u64 = 1 << 18;

/// So many steps `rf` makes before it is asked who has less left to do.
const TRIAL: u64 = 64 << 10;

/// One event is drawn for so many steps made so far.
const DRAWN: u64 = 32;

/// As much as the first thread of a process has.
const STACK: usize = 8 << 20;

/// Those that take turns, by their number.
const CANDIDATES: [Algorithm; 2] = [Algorithm::Optimal, Algorithm::ReadsFrom];
const OPTIMAL: usize = 0;
const RF: usize = 1;

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
            running: [None, None],
            came: [None, None],
            hunts: 0,
            caught: None,
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
    running: [Option<ScopedJoinHandle<'s, Came>>; 2],
    came: [Option<Came>; 2],
    /// How often schedules were drawn.
    hunts: u64,
    /// The violation that they have shown.
    caught: Option<Report>,
}

impl<'s, 'o: 's> Contest<'s, 'o> {
    fn decide<'e>(mut self, scope: &'s Scope<'s, 'e>) -> Came {
        // A machine that has no more threads has one.
        if !self.begin(OPTIMAL, scope) {
            let options = self.options_of(OPTIMAL, None);
            return run(self.module, options, self.progress);
        }
        let paused = match self.goes_on(OPTIMAL, ALONE) {
            Some(paused) if paused.steps_for(paused.expected) <= SHORT as f64 => {
                self.goes_on(OPTIMAL, SHORT)
            }
            paused => paused,
        };
        let Some(paused) = paused else {
            return self.came[OPTIMAL].take().unwrap_or_else(nothing);
        };
        let first = match self.begin(RF, scope) {
            true => self.race(paused),
            false => Some(OPTIMAL),
        };
        let Some(mut who) = first else {
            return self.report(OPTIMAL);
        };
        self.finish(who);
        if !self.is_answer(who) {
            who = 1 - who;
            self.finish(who);
        }
        who = self.who_answers(who);
        self.report(who)
    }

    /// Who has come to its end first; nobody if a schedule drawn at random shows a violation before.
    fn race(&mut self, optimal: Paused) -> Option<usize> {
        let Some(rf) = self.goes_on(RF, TRIAL) else {
            return Some(RF);
        };
        let outlook = self.look_ahead();
        self.hunt();
        let mut paused = [optimal, rf];
        loop {
            let left = outlook.forecast(&paused[OPTIMAL], &paused[RF]);
            let (who, more) = match left.rf < left.optimal {
                true => (RF, as_of_rf(left.optimal)),
                false => (OPTIMAL, left.rf),
            };
            let made = paused[who].steps as f64;
            let until = (made + (more * PATIENCE).max(made * LEAST)) as u64;
            self.leave_to(who);
            while paused[who].steps < until {
                if self.caught.is_some() {
                    return None;
                }
                let twice = paused[who].steps + self.steps();
                match self.goes_on(who, twice.min(until)) {
                    Some(now) => paused[who] = now,
                    None => return Some(who),
                }
                if paused[who].steps >= twice {
                    self.hunt();
                }
            }
        }
    }

    /// How many steps both have made.
    fn steps(&self) -> u64 {
        self.turns.iter().map(Turns::steps).sum()
    }

    /// Draws schedules at random, unless all violations are to be found, or so many executions are to be explored.
    fn hunt(&mut self) {
        let events = self.steps() / DRAWN;
        let explore = self.options_of(OPTIMAL, None).explore;
        if explore.keep_going || explore.limits.executions.is_some() {
            return;
        }
        self.hunts += 1;
        let explore = ExploreOptions {
            threads: 1,
            races: None,
            memory: None,
            sampling: Some(Sampling {
                strategy: Strategy::Surw,
                seed: self.hunts,
                schedules: u64::MAX,
                events: Some(events),
            }),
            ..explore
        };
        let drawn = self.explore_beside(explore);
        self.caught = drawn.filter(|report| report.stopped == Some(Stop::Violation));
    }

    /// One of them goes on with as many workers as there may be.
    fn leave_to(&self, who: usize) {
        self.turns[who].crowd();
        if let Some(flag) = self.options.left_to_rf {
            flag.store(who == RF, Ordering::Relaxed);
        }
    }

    /// What walks and the first executions of `optimal` tell of how much there is to explore.
    fn look_ahead(&mut self) -> Outlook {
        let (mut choices, enough) = (Choices::default(), AtomicBool::new(false));
        let mut look = |explored: Explored<'_>| {
            enough.store(choices.look(&explored), Ordering::Relaxed);
        };
        let mut options = self.options_of(OPTIMAL, None);
        self.beside(ExploreOptions {
            interrupt: Some(&enough),
            on_execution: Some(&mut look),
            ..options.explore.once()
        });
        let options = self.options_of(OPTIMAL, None);
        let walked = self.beside(ExploreOptions {
            sampling: Some(Sampling {
                strategy: Strategy::Survey,
                seed: 0,
                schedules: WALKS,
                events: Some(MOST_WALKED),
            }),
            ..options.explore
        });
        let space = walked.and_then(|report| report.sampled?.space);
        Outlook::new(choices, space.map_or(0.0, |space| space.executions))
    }

    /// A short search beside those that take turns. What goes wrong in it is told by them.
    fn beside(&self, explore: ExploreOptions<'_>) -> Option<Report> {
        let explore = ExploreOptions {
            threads: 1,
            keep_going: true,
            as_found: true,
            races: None,
            memory: None,
            ..explore
        };
        self.explore_beside(explore)
    }

    fn explore_beside(&self, explore: ExploreOptions<'_>) -> Option<Report> {
        let options = Options {
            explore,
            left_to_rf: None,
            ..self.options
        };
        deepening::explore(self.module, shown(&options), options).ok()
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
        self.leave_to(who);
        self.goes_on(who, u64::MAX);
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
        if who == OPTIMAL || report.stopped != Some(Stop::Violation) {
            return who;
        }
        // It may do as much to show how it comes there.
        if self.came[OPTIMAL].is_none() {
            let steps = as_of_optimal(self.turns[RF].steps() as f64);
            self.goes_on(OPTIMAL, steps as u64);
        }
        match &self.came[OPTIMAL] {
            Some(Ok(report)) if !report.violations.is_empty() => OPTIMAL,
            _ => RF,
        }
    }

    /// The report of one of them, or of what was drawn, with what others have to tell.
    fn report(mut self, who: usize) -> Came {
        for (who, turns) in self.turns.iter().enumerate() {
            turns.stop(Stop::Interrupted);
            self.join(who);
        }
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
        let (mut report, optimal) = match (self.caught, who) {
            (Some(caught), _) => (caught, first.and_then(Result::ok)),
            (None, OPTIMAL) => (first.unwrap_or_else(nothing)?, None),
            (None, _) => (second.unwrap_or_else(nothing)?, first.and_then(Result::ok)),
        };
        if let Some(optimal) = optimal {
            report.races = optimal.races;
            report.memory = optimal.memory;
            report.weakly_ordered |= optimal.weakly_ordered;
            if let (Some(all), Some(more)) = (&mut report.coverage, &optimal.coverage) {
                all.merge(more);
            }
        }
        report.chosen = Some(Chosen {
            answered: CANDIDATES[who],
            tried,
        });
        report.elapsed = self.started.elapsed();
        Ok(report)
    }
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
