//! Why there is no report.

use std::fmt;

use quotient_llvm::LoadError;

/// Why a check came to no report.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The program could not be loaded.
    Load(LoadError),
    /// The program could not be explored, or not with these options.
    Explore(quotient_explore::Error),
    /// Algorithms that take turns cannot be put down and gone on with, nor divided.
    TurnsNotKept,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Load(error) => error.fmt(f),
            Error::Explore(error) => error.fmt(f),
            Error::TurnsNotKept => f.write_str(
                "auto cannot write checkpoints, nor go on from one, nor explore on several machines; choose one algorithm, such as rf",
            ),
        }
    }
}

// The message is that of the error inside, which is therefore no source besides.
impl std::error::Error for Error {}

impl From<LoadError> for Error {
    fn from(error: LoadError) -> Self {
        Error::Load(error)
    }
}

impl From<quotient_explore::Error> for Error {
    fn from(error: quotient_explore::Error) -> Self {
        Error::Explore(error)
    }
}
