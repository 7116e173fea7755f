//! What came of the checks of a suite.

use quotient::Verdict;

use super::settings::{Came, Expected};
use crate::error::Error;
use crate::exit;

/// A check that was done, or could not be.
#[derive(Debug)]
pub struct Checked {
    /// The program, by its first file.
    pub program: String,
    /// The function that it began with, if not `main`.
    pub entry: Option<String>,
    pub expected: Expected,
    pub result: Result<Came, Error>,
    /// What a report says of it, if it is not as expected.
    pub report: String,
    pub seconds: f64,
    /// It was known from before.
    pub cached: bool,
}

impl Checked {
    /// What it is called.
    pub fn name(&self) -> String {
        match &self.entry {
            Some(entry) => format!("{}: {entry}", self.program),
            None => self.program.clone(),
        }
    }

    /// Whether it is as expected.
    pub fn passed(&self) -> bool {
        let came = self.result.as_ref();
        came.is_ok_and(|came| self.expected.fits(came))
    }

    /// The exit code if nothing else went wrong.
    fn exit_code(&self) -> u8 {
        match &self.result {
            _ if self.passed() => 0,
            Err(error) => error.exit_code(),
            Ok(came) if came.verdict == Verdict::Incomplete => exit::code(Verdict::Incomplete),
            Ok(_) => exit::code(Verdict::Violation),
        }
    }
}

/// The exit code of a suite: that of what is worst. A verdict that is wrong is worse than none.
pub fn exit_code(checked: &[Checked]) -> u8 {
    let codes: Vec<u8> = checked.iter().map(Checked::exit_code).collect();
    let by_weight = [Error::INTERNAL, 1, Error::BAD_INPUT, 3];
    let worst = by_weight.into_iter().find(|code| codes.contains(code));
    worst.unwrap_or_else(|| codes.into_iter().max().unwrap_or(0))
}
