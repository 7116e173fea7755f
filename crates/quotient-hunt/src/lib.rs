//! The algorithms as the oracle asks them.
//!
//! A search is compiled anew for every kind of program that it is given, and there is much of it. So what explores the oracle's
//! programs is compiled here, once, for the `quotient-oracle` command and for all tests.

mod explorer;

use quotient_explore::{Error, Options, Report};
use quotient_oracle::BuilderProgram;

pub use explorer::{Explorer, failures};

/// Explores one of the oracle's programs.
#[inline(never)]
pub fn explore(program: BuilderProgram, options: Options<'_>) -> Result<Report, Error> {
    quotient_explore::explore(program, options)
}
