//! The line on standard error that shows that something is going on: only on a terminal, and gone
//! when the report comes.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use quotient::Counts;

const BETWEEN_UPDATES: Duration = Duration::from_millis(200);
const ERASE_LINE: &str = "\r\x1b[K";

/// The progress line.
pub struct Progress {
    terminal: bool,
    started: Instant,
    updated: Instant,
    shown: bool,
}

impl Progress {
    /// Starts the clock. Nothing is shown yet.
    pub fn start() -> Self {
        let now = Instant::now();
        Progress {
            terminal: std::io::stderr().is_terminal(),
            started: now,
            updated: now,
            shown: false,
        }
    }

    /// Shows the counts, unless it was done a moment ago.
    pub fn update(&mut self, counts: &Counts) {
        if !self.terminal || self.updated.elapsed() < BETWEEN_UPDATES {
            return;
        }
        self.updated = Instant::now();
        self.shown = true;
        let line = line(counts.executions(), self.started.elapsed());
        // A progress line that cannot be shown is no reason to stop.
        let _ = write!(std::io::stderr(), "{ERASE_LINE}{line}");
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(std::io::stderr(), "{ERASE_LINE}");
        }
    }
}

fn line(executions: u64, elapsed: Duration) -> String {
    let rate = executions as f64 / elapsed.as_secs_f64().max(1e-9);
    format!("{} executions, {}/s", grouped(executions), short(rate))
}

/// A number with commas: `12,345`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn short(rate: f64) -> String {
    match rate {
        r if r >= 1e7 => format!("{:.0}M", r / 1e6),
        r if r >= 1e6 => format!("{:.1}M", r / 1e6),
        r if r >= 1e3 => format!("{:.0}k", r / 1e3),
        r => format!("{r:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(12_345), "12,345");
        assert_eq!(grouped(1_000_000), "1,000,000");
        assert_eq!(
            line(123_000, Duration::from_millis(300)),
            "123,000 executions, 410k/s"
        );
        assert_eq!(
            line(1_230_000, Duration::from_secs(1)),
            "1,230,000 executions, 1.2M/s"
        );
    }
}
