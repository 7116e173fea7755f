//! Why there is no report: faults of the input, and of Quotient itself.

use std::fmt;
use std::io;

use quotient_llvm::LoadError;
use quotient_model::Diagnostic;

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
    /// The report could not be written.
    Output(io::Error),
}

impl Error {
    /// The exit code for bad input.
    pub const BAD_INPUT: u8 = 2;
    /// The exit code for errors of Quotient itself (`EX_SOFTWARE` of sysexits.h).
    pub const INTERNAL: u8 = 70;
    /// The exit code for a report that cannot be written (`EX_IOERR` of sysexits.h).
    const OUTPUT: u8 = 74;

    /// The command's exit code.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::CommandLine(_) | Error::Load(_) | Error::Program(_) => Error::BAD_INPUT,
            Error::Internal(_) => Error::INTERNAL,
            Error::Output(_) => Error::OUTPUT,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::CommandLine(message) => f.write_str(message),
            Error::Load(error) => error.fmt(f),
            Error::Program(diagnostic) => diagnostic.fmt(f),
            Error::Internal(message) => write!(
                f,
                "internal error: {message}\nThis is a fault of Quotient, not of the program. \
                 Please report it, with the program and the command line."
            ),
            Error::Output(error) => write!(f, "cannot write the report: {error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<quotient_explore::Error> for Error {
    fn from(error: quotient_explore::Error) -> Self {
        match error {
            quotient_explore::Error::Program(diagnostic) => Error::Program(diagnostic),
            quotient_explore::Error::SelfCheck(message) => Error::Internal(message),
            options => Error::CommandLine(options.to_string()),
        }
    }
}

impl From<LoadError> for Error {
    fn from(error: LoadError) -> Self {
        Error::Load(error)
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
