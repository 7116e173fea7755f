//! Why an exploration ends before everything is explored.

use std::fmt;

use quotient_model::{Diagnostic, Repeated, Value};

use crate::algorithm::{Algorithm, Property};

/// Why an exploration stopped before its end. What it found until then is so nevertheless.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A violation was found and one is enough.
    Violation,
    /// The time is up.
    Timeout,
    /// The number of executions is reached.
    Executions,
    /// An execution may never end.
    Endless(Box<Endless>),
    /// Loops that may have no end were explored for as many rounds as wanted ([`Report::deepening`]).
    ///
    /// [`Report::deepening`]: crate::Report::deepening
    Rounds,
    /// As many schedules were drawn as wanted ([`Report::sampled`]).
    ///
    /// [`Report::sampled`]: crate::Report::sampled
    Sampled,
    /// Everything that needs at most so many preemptions was explored, and there is more.
    Preemptions(u32),
    /// The user asked for it.
    Interrupted,
    /// It has taken more memory than it may. Whoever watches the memory says so, by an interruption.
    Memory,
    /// The program cannot be checked further.
    Program(Diagnostic),
}

/// A thread that may go on for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endless {
    /// Which limit told.
    pub limit: Limit,
    /// The thread, by spawn path.
    pub thread: String,
    /// What it does over and over, if that can be told and has no bound yet.
    pub repeated: Option<Repeated>,
    /// What it read last, and which value.
    pub read: Option<(String, Value)>,
}

/// A limit beyond which an execution is taken for one that never ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// It has more events than this.
    Events(usize),
    /// It has more threads than this.
    Threads(usize),
    /// A thread has gone on for too long without an access, or is too deep in calls.
    Steps,
    /// A thread has made more choices than this.
    Choices(usize),
}

/// Why there is nothing to report.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// The algorithm cannot look for what is asked.
    CannotFind {
        /// The algorithm.
        algorithm: Algorithm,
        /// What is asked for.
        property: Property,
    },
    /// The program does what is not supported, and nothing was found before.
    Program(Diagnostic),
    /// The explorer did what it must never do; found by the self-check. Nothing that it found can be
    /// relied on.
    SelfCheck(String),
    /// The algorithm cannot leave out what needs more preemptions.
    NotBounded(Algorithm),
    /// What a memory model allows is explored without this.
    NotWeak(&'static str),
    /// The algorithm has no pieces that could be explored apart from each other.
    NotDivided(Algorithm),
    /// Those who explore pieces of it cannot.
    Fleet(String),
    /// What was kept of an exploration does not fit the program, or makes no sense.
    Checkpoint,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::CannotFind {
                algorithm,
                property,
            } => write!(f, "{algorithm} does not find {property}"),
            Error::Program(diagnostic) => diagnostic.fmt(f),
            Error::SelfCheck(message) => f.write_str(message),
            Error::NotBounded(algorithm) => write!(
                f,
                "{algorithm} cannot leave out what needs more preemptions: source and optimal can"
            ),
            Error::NotWeak(what) => write!(
                f,
                "what a memory model allows is explored by rf, by one worker, and does not go with {what}"
            ),
            Error::NotDivided(algorithm) => write!(
                f,
                "{algorithm} explores on one machine only; all others can on several"
            ),
            Error::Fleet(why) => f.write_str(why),
            Error::Checkpoint => f.write_str(
                "the checkpoint cannot be gone on with: what it says of the program is not so",
            ),
        }
    }
}

impl std::error::Error for Error {}

/// Why a search does not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// It is to stop.
    Stop(Stop),
    /// It is to start over: memory was cut finer ([`quotient_model::Pending::Restart`]), or something
    /// was learnt that would have mattered before.
    StartOver,
    /// It is to pause at the end of an execution, and can be gone on with: there are other workers.
    Pause,
    /// It has gone wrong.
    Error(Error),
}

impl Halt {
    /// What was saved cannot be gone on with.
    pub fn misfit() -> Self {
        Halt::Error(Error::Checkpoint)
    }
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stop(stop)
    }
}
