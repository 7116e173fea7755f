//! Random schedules, for programs with too many to explore them all: a strategy says who goes next, and each schedule is run
//! to its end and judged as an execution of a search is.
//!
//! Everything follows from the seed. A violation is recorded as any other, and can be replayed.

mod pct;
mod pos;
pub(crate) mod random;
mod survey;
mod surw;

use quotient_model::{Named, Program, ThreadId};

use crate::exploration::{Exploration, Explorer};
use crate::properties::robustness::Robustness;
use crate::recording::{Found, Halt, Stop};
use crate::retelling;
use crate::sampled::{Sampled, Sampling, Strategy};
use crate::single::Single;
use crate::world::twins::Twins;
use crate::world::{Current, Trace};
use random::Random;

/// Draws schedules.
pub(crate) struct Sampler<'s, P: Program> {
    single: Single<P>,
    sampling: Sampling,
    random: Random,
    pct: pct::Pct,
    pos: pos::Pos,
    surw: surw::Surw,
    survey: survey::Survey,
    /// How many schedules were drawn with the most steps in mind that are known now.
    counted: u64,
    sampled: &'s mut Sampled,
}

impl<'s, P: Program> Sampler<'s, P> {
    /// Before the first schedule.
    pub fn new(
        program: Named<P>,
        twins: Twins<P>,
        sampling: Sampling,
        sampled: &'s mut Sampled,
    ) -> Self {
        *sampled = Sampled::new(&sampling);
        Sampler {
            single: Single::new(Trace::with_twins(program, twins)),
            sampling,
            random: Random::new(sampling.seed),
            pct: pct::Pct::default(),
            pos: pos::Pos::default(),
            surw: surw::Surw::default(),
            survey: survey::Survey::new(sampling.schedules),
            counted: 0,
            sampled,
        }
    }

    /// Runs a schedule to its end.
    fn run(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let strategy = self.sampling.strategy;
        if strategy != Strategy::Survey {
            self.back(0);
        }
        match strategy {
            Strategy::Pct { depth } => {
                self.pct.begin(depth, self.sampled.steps, &mut self.random);
            }
            Strategy::Pos => self.pos.begin(),
            Strategy::Surw => self.surw.begin(&mut self.random),
            Strategy::Survey => {
                let events = self.survey.begin();
                self.back(events);
            }
        }
        let mut enabled = Vec::new();
        loop {
            let trace = &self.single.trace;
            enabled.clear();
            enabled.extend(trace.present().filter(|&thread| trace.enabled(thread)));
            if enabled.is_empty() {
                break;
            }
            let random = &mut self.random;
            let thread = match self.sampling.strategy {
                Strategy::Pct { .. } => self.pct.choose(&enabled, random),
                Strategy::Pos => self.pos.choose(&enabled, random),
                Strategy::Surw => self.surw.choose(trace, &enabled, random),
                Strategy::Survey => {
                    match self.survey.choose(&mut self.single.trace, &enabled, random) {
                        Some(thread) => thread,
                        None => {
                            self.survey.end(false);
                            exploration.redundant();
                            return Ok(());
                        }
                    }
                }
            };
            self.make(thread, exploration)?;
        }
        if self.sampling.strategy == Strategy::Survey {
            self.survey.end(true);
        }
        self.single.judge_blocked(exploration)?;
        self.single.end(exploration)
    }

    /// Lets a thread make its next event.
    fn make(&mut self, thread: ThreadId, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        self.single.push(thread, exploration);
        let trace = &self.single.trace;
        match self.sampling.strategy {
            Strategy::Pct { .. } => {}
            Strategy::Pos => self.pos.made(trace),
            Strategy::Surw => self.surw.made(trace, &mut self.random),
            Strategy::Survey => self.survey.made(trace),
        }
        self.single.judge(exploration)
    }

    /// Takes note of the schedule, whether it is whole or ends with a violation.
    fn note(&mut self) {
        let sampled = &mut *self.sampled;
        let threads = self.single.trace.present().count() as u64;
        let steps = self.single.trace.len() as u64;
        // What was drawn with fewer in mind says nothing of those that have as many.
        match steps > sampled.steps || threads > sampled.threads {
            true => self.counted = 0,
            false => self.counted += 1,
        }
        sampled.schedules += 1;
        sampled.threads = sampled.threads.max(threads);
        sampled.steps = sampled.steps.max(steps);
        if sampled.strategy == Strategy::Survey {
            sampled.space = self.survey.space();
        }
        if let Strategy::Pct { depth } = sampled.strategy {
            let (threads, steps) = (sampled.threads, sampled.steps);
            sampled.chance = Some(pct::chance(self.counted, depth, threads, steps));
        }
    }

    /// Goes back to where so many events were made.
    fn back(&mut self, events: usize) {
        while self.single.trace.len() > events {
            self.single.pop();
        }
    }
}

impl<P: Program> Explorer for Sampler<'_, P> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let recorder = &exploration.recorder;
        self.single
            .begin(Robustness::if_asked(recorder), exploration)?;
        let Sampling {
            schedules, events, ..
        } = self.sampling;
        while self.sampled.schedules < schedules
            && events.is_none_or(|most| exploration.recorder.counts.events < most)
        {
            if self.sampled.schedules > 0 {
                exploration.next_execution()?;
            }
            let ended = self.run(exploration);
            self.note();
            ended?;
        }
        Err(Stop::Sampled.into())
    }

    fn start_over(self) -> Self {
        let (mut program, twins) = self.single.trace.into_parts();
        program.start_over();
        Sampler::new(program, twins, self.sampling, self.sampled)
    }

    fn program(&self) -> &Named<P> {
        &self.single.trace.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.single.trace.program, found, manner);
    }
}
