//! What can be chosen about an exploration.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use quotient_model::MemoryModel;

use crate::algorithm::{Algorithm, Property};
use crate::recording::{Error, Leaks, Memory, RaceReading, Races};
use crate::root::Root;
use crate::sampled::Sampling;

use super::book::Apart;
use super::checkpoints::Checkpoints;
use super::control::{Limits, Progress};
use super::self_check::OnExecution;
use super::turns::Turns;

/// How to explore.
#[derive(Default)]
pub struct Options<'a> {
    /// Which algorithm.
    pub algorithm: Algorithm,
    /// Go on after a violation, and collect one per kind and source line.
    pub keep_going: bool,
    /// Threads that spin for ever are counted, and are no violation.
    pub allow_livelock: bool,
    /// Look for data races. Only for algorithms that can look for them
    /// ([`Algorithm::finds_races`]); for others it is an error if they are to be violations.
    pub races: Option<Races>,
    /// Judge robustness against a memory model. Only for algorithms that can ([`Algorithm::judges_robustness`]); for others it is an
    /// error if what is stale is to be a violation.
    pub memory: Option<Memory>,
    /// What memory must have been freed in the end. Only for algorithms that can tell
    /// ([`Algorithm::finds_leaks`]); for others it is an error.
    pub leaks: Option<Leaks>,
    /// Explore only one of the executions that differ in which of several threads that do the same is which. For
    /// the algorithms that can ([`Algorithm::knows_symmetry`]); others explore them all.
    pub symmetry: bool,
    /// How many workers explore together; with `sampling`, `preemptions` or `weak` one is alone. What is reported does not depend on it.
    pub threads: usize,
    /// For so long one worker is alone, before the others join it [default: some milliseconds].
    pub alone_for: Option<Duration>,
    /// Instead of all at once, workers work one at a time, in an order that follows from this seed, and share at
    /// every opportunity that it calls for: for tests.
    pub schedule: Option<u64>,
    /// Report whichever violation is found first, where one worker alone would have found another one first.
    pub any_violation: bool,
    /// Executions with violations are told as they were found, and not made as short as they can be.
    pub as_found: bool,
    /// Instead of exploring everything, draw schedules at random.
    pub sampling: Option<Sampling>,
    /// Explore only what needs at most so many preemptions, in the place of everything: what [`Algorithm::Optimal`] would explore.
    pub preemptions: Option<u32>,
    /// Explore all executions that this memory model allows, and not only interleavings: what [`Algorithm::ReadsFrom`] would explore, were
    /// memory so.
    pub weak: Option<MemoryModel>,
    /// When to give up.
    pub limits: Limits,
    /// Check each explored execution by itself.
    pub self_check: bool,
    /// Measure the time that each phase of consistency checking takes, in the algorithms that
    /// have them.
    pub time_phases: bool,
    /// Which heuristics `rvf` uses.
    pub heuristics: Heuristics,
    /// Which thread is the root of `vc` and `dc`.
    pub root: Root,
    /// By which it lets other searches have their turn: one worker of `optimal`, `source`, `observers` or `rf`.
    pub turns: Option<&'a Turns>,
    /// Keep what is left to explore now and then, for another process to go on with. Only for algorithms that can
    /// ([`Algorithm::shares`]); for others it is an error.
    pub checkpoints: Option<Checkpoints<'a>>,
    /// Have pieces of it explored by processes that share nothing. Only for algorithms that can
    /// ([`Algorithm::shares`]); for others it is an error.
    pub apart: Option<Apart<'a>>,
    /// Set to stop the exploration.
    pub interrupt: Option<&'a AtomicBool>,
    /// Called now and then.
    pub progress: Option<&'a mut Progress<'a>>,
    /// Called with every maximal execution, and when the exploration starts over.
    pub on_execution: Option<&'a mut OnExecution<'a>>,
}

impl Options<'_> {
    /// The same options, for one exploration of several.
    pub fn once(&mut self) -> Options<'_> {
        Options {
            limits: self.limits.clone(),
            root: self.root.clone(),
            checkpoints: self.checkpoints.as_mut().map(Checkpoints::once),
            apart: self.apart.as_mut().map(Apart::once),
            progress: match &mut self.progress {
                Some(progress) => Some(&mut **progress),
                None => None,
            },
            on_execution: match &mut self.on_execution {
                Some(on_execution) => Some(&mut **on_execution),
                None => None,
            },
            ..*self
        }
    }

    /// Whether they go together: the algorithm can look for what is asked.
    pub fn check(&self) -> Result<(), Error> {
        let algorithm = self.algorithm;
        if self.preemptions.is_some()
            && !matches!(algorithm, Algorithm::Source | Algorithm::Optimal)
        {
            return Err(Error::NotBounded(algorithm));
        }
        if self.apart.is_some() && !algorithm.shares() {
            return Err(Error::NotDivided(algorithm));
        }
        if self.weak.is_some() {
            return self.check_weak();
        }
        let asked = [
            (
                Property::Races,
                self.races.is_some_and(|races| races.violations),
            ),
            (Property::Leaks, self.leaks.is_some()),
            (
                Property::Robustness,
                self.memory.is_some_and(|memory| memory.violations),
            ),
        ];
        let cannot = |&(property, asked): &(Property, bool)| asked && !algorithm.finds(property);
        match asked.iter().find(|asked| cannot(asked)) {
            Some(&(property, _)) => Err(Error::CannotFind {
                algorithm,
                property,
            }),
            None => Ok(()),
        }
    }
}

impl Options<'_> {
    /// Whether they go together with exploring what a memory model allows.
    fn check_weak(&self) -> Result<(), Error> {
        let reading = self.races.map(|races| races.reading);
        let others = [
            (
                self.algorithm != Algorithm::ReadsFrom,
                "another algorithm than rf",
            ),
            (
                self.self_check,
                "the self-check, which knows interleavings only",
            ),
            (
                self.leaks.is_some(),
                "leaks, which depend on the order of writes that nobody reads",
            ),
            (self.sampling.is_some(), "schedules drawn at random"),
            (self.preemptions.is_some(), "a bound on preemptions"),
            (self.checkpoints.is_some(), "checkpoints"),
            (self.apart.is_some(), "several machines"),
            (
                reading == Some(RaceReading::Interleaving),
                "data races of interleavings",
            ),
        ];
        let other = others.iter().find(|(given, _)| *given);
        other.map_or(Ok(()), |&(_, what)| Err(Error::NotWeak(what)))
    }
}

/// The heuristics of `rvf`'s paper, all on unless a study of them switches some off. The executions explored
/// do not depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Heuristics {
    /// Leave a node early if nothing new came up for its read (Section 5).
    pub backtrack_signals: bool,
    /// Refute by closure, and search only orders that respect it (Section 4.2).
    pub closure: bool,
    /// Let the trace at hand guide the search for a witness (Section 4.2).
    pub guide: bool,
}

impl Default for Heuristics {
    fn default() -> Self {
        Heuristics {
            backtrack_signals: true,
            closure: true,
            guide: true,
        }
    }
}
