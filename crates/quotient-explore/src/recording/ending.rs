//! Why an exploration ends before everything is explored.

use std::fmt;

use quotient_model::Diagnostic;

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
    /// An execution has more events than this limit ([`Limits::events`](crate::Limits::events)): it may
    /// never end.
    Events(usize),
    /// The user asked for it.
    Interrupted,
    /// The program cannot be checked further.
    Program(Diagnostic),
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
    /// It has gone wrong.
    Error(Error),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stop(stop)
    }
}
