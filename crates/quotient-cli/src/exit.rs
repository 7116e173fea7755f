//! The command's exit codes for what comes of a check; those for errors are with the errors.

use quotient::Verdict;

/// The exit code.
pub fn code(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Safe => 0,
        Verdict::Violation => 1,
        Verdict::Incomplete => 3,
    }
}
