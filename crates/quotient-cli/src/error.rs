//! Why there is no report: faults of the input, and of Quotient itself.

use std::fmt;
use std::io;
use std::path::PathBuf;

use quotient::{Advice, Algorithm, ClangError, Diagnostic, ExploreError, LoadError, Property};

/// Why a check came to no verdict.
#[derive(Debug)]
pub enum Error {
    /// The command line asks for what does not go together.
    CommandLine(String),
    /// The program could not be loaded.
    Load(LoadError),
    /// The program does what is not supported; seen while it ran.
    Program(Diagnostic),
    /// Quotient is wrong; found by itself.
    Internal(String),
    /// Cargo could not do what it was asked for, and has said why.
    Cargo(String),
    /// The report could not be written.
    Output(io::Error),
    /// A file that was asked for could not be written.
    File(PathBuf, io::Error),
}

impl Error {
    /// The exit code for bad input.
    pub const BAD_INPUT: u8 = 2;
    /// The exit code of cargo for a package that cannot be built.
    const CARGO: u8 = 101;
    /// The exit code for errors of Quotient itself (`EX_SOFTWARE` of sysexits.h).
    pub const INTERNAL: u8 = 70;
    /// The exit code for a report that cannot be written (`EX_IOERR` of sysexits.h).
    const OUTPUT: u8 = 74;

    /// The command's exit code.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::CommandLine(_) | Error::Load(_) | Error::Program(_) => Error::BAD_INPUT,
            Error::Cargo(_) => Error::CARGO,
            Error::Internal(_) => Error::INTERNAL,
            Error::Output(_) | Error::File(..) => Error::OUTPUT,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::CommandLine(message) | Error::Cargo(message) => f.write_str(message),
            Error::Load(error) => f.write_str(&not_loaded(error)),
            Error::Program(diagnostic) => f.write_str(&words(diagnostic)),
            Error::Internal(message) => write!(
                f,
                "internal error: {message}\nThis is a fault of Quotient, not of the program. \
                 Please report it, with the program and the command line."
            ),
            Error::Output(error) => write!(f, "cannot write the report: {error}"),
            Error::File(path, error) => write!(f, "cannot write {}: {error}", path.display()),
        }
    }
}

impl std::error::Error for Error {}

impl From<quotient::Error> for Error {
    fn from(error: quotient::Error) -> Self {
        match error {
            quotient::Error::Load(error) => Error::Load(error),
            quotient::Error::Explore(error) => error.into(),
            other => Error::CommandLine(other.to_string()),
        }
    }
}

impl From<ExploreError> for Error {
    fn from(error: ExploreError) -> Self {
        match error {
            ExploreError::Program(diagnostic) => Error::Program(diagnostic),
            ExploreError::SelfCheck(message) => Error::Internal(message),
            ExploreError::CannotFind {
                algorithm,
                property,
            } => Error::CommandLine(cannot_find(algorithm, property)),
            other => Error::CommandLine(other.to_string()),
        }
    }
}

/// A diagnostic with the option that would help.
pub fn words(diagnostic: &Diagnostic) -> String {
    let message = &diagnostic.message;
    match diagnostic.advice {
        Some(Advice::AllowLargeAllocations) => {
            format!("{message}; allow more with --max-allocation BYTES")
        }
        Some(Advice::GiveInputs) => format!(
            "{message}: say with --nondet which values inputs may have, such as --nondet 0..3"
        ),
        Some(Advice::LetExternBeAnything) => {
            format!("{message}, or let it return anything with --extern=nondet")
        }
        None => message.clone(),
    }
}

/// Why a program could not be loaded, with the options that help.
fn not_loaded(error: &LoadError) -> String {
    match error {
        LoadError::Clang(ClangError::Missing { .. }) => format!("{error} with --clang"),
        LoadError::Compiled { .. } => {
            format!("{error}; does a flag after `--` change its output?")
        }
        LoadError::Flags { path } => format!(
            "{}: the flags after `--` are for clang, which a file of LLVM IR does not need; leave \
             them out, or give them to clang when it writes the file",
            path.display()
        ),
        LoadError::NoMain { .. } => {
            format!("{error}, or name another function to begin with, by --entry")
        }
        LoadError::SeveralEntries { .. } => {
            format!("{error}, or check them all with `quotient test`")
        }
        error => error.to_string(),
    }
}

/// Why an algorithm cannot look for what an option asks for, and which can.
fn cannot_find(algorithm: Algorithm, property: Property) -> String {
    let (option, what) = match property {
        Property::Races => ("--races", "the order of all accesses"),
        Property::Leaks => ("--leaks", "what memory holds in the end"),
        Property::Robustness => ("--memory", "every order of accesses that conflict"),
    };
    let able: Vec<&str> = Algorithm::all()
        .filter(|algorithm| algorithm.finds(property))
        .map(Algorithm::name)
        .collect();
    format!(
        "{option} needs an algorithm that tells {what}, and {algorithm} does not; choose \
         --algorithm {}",
        either(&able)
    )
}

/// `a, b or c`.
fn either(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        names => names.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_codes_tell_the_input_from_quotient() {
        let input = Error::Program(Diagnostic::input("no"));
        assert_eq!(input.exit_code(), 2);
        let internal = Error::Internal("an execution was explored twice".to_owned());
        assert_eq!(internal.exit_code(), 70);
        assert!(internal.to_string().contains("Please report"));
    }
}
