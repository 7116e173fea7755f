//! Shows on standard error that something is going on: on a terminal a line that is gone when the report comes,
//! elsewhere a line now and then, if that is asked for.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use quotient::Counts;

const BETWEEN_UPDATES: Duration = Duration::from_millis(200);
const BETWEEN_LINES: Duration = Duration::from_secs(30);
const ERASE_LINE: &str = "\r\x1b[K";

/// The progress line.
pub struct Progress {
    way: Way,
    started: Instant,
    updated: Instant,
    shown: bool,
}

/// How it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// Not at all.
    Silent,
    /// One line, over and over.
    InPlace,
    /// A new line each time.
    Lines,
}

impl Progress {
    /// Starts the clock. Nothing is shown yet.
    pub fn start(quiet: bool, lines: bool) -> Self {
        let now = Instant::now();
        let terminal = std::io::stderr().is_terminal();
        Progress {
            way: match () {
                () if quiet => Way::Silent,
                () if terminal => Way::InPlace,
                () if lines => Way::Lines,
                () => Way::Silent,
            },
            started: now,
            updated: now,
            shown: false,
        }
    }

    /// Whether anything is ever shown.
    pub fn is_shown(&self) -> bool {
        self.way != Way::Silent
    }

    /// How long it has gone on.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Shows the counts, unless it was done a moment ago.
    pub fn update(&mut self, counts: &Counts) {
        let between = match self.way {
            Way::Silent => return,
            Way::InPlace => BETWEEN_UPDATES,
            Way::Lines => BETWEEN_LINES,
        };
        if self.updated.elapsed() < between {
            return;
        }
        self.updated = Instant::now();
        self.shown = true;
        let line = line(counts, self.started.elapsed());
        // A progress line that cannot be shown is no reason to stop.
        let _ = match self.way {
            Way::Lines => writeln!(std::io::stderr(), "quotient: {line}"),
            _ => write!(std::io::stderr(), "{ERASE_LINE}{line}"),
        };
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown && self.way == Way::InPlace {
            let _ = write!(std::io::stderr(), "{ERASE_LINE}");
        }
    }
}

/// How far the search is; and if that can be told, how much of it that is, and how long the rest may take.
fn line(counts: &Counts, elapsed: Duration) -> String {
    let executions = counts.executions();
    let rate = executions as f64 / elapsed.as_secs_f64().max(1e-9);
    let mut line = format!(
        "{} executions, {}/s, {}",
        grouped(executions),
        short(rate),
        time(elapsed)
    );
    // At first there is nothing to go by.
    let expected = counts
        .expected
        .filter(|_| elapsed >= Duration::from_secs(2));
    if let Some(expected) = expected {
        let share = executions as f64 / expected.max(executions + 1) as f64;
        let left = elapsed.as_secs_f64() * (1.0 - share) / share.max(1e-9);
        line.push_str(&match share {
            share if share < 0.001 => ", less than 0.1 % of all by estimation".to_owned(),
            share => {
                let left = time(Duration::from_secs_f64(left));
                format!(", about {:.1} % of all, {left} left", share * 100.0)
            }
        });
    }
    line
}

/// A time as people say it: `7 s`, `2 min 5 s`, `3 h 20 min`.
pub fn time(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        _ => format!("{} h {} min", seconds / 3600, seconds % 3600 / 60),
    }
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
        let counts = |complete, expected| Counts {
            complete,
            expected,
            ..Counts::default()
        };
        assert_eq!(
            line(&counts(123_000, None), Duration::from_millis(300)),
            "123,000 executions, 410k/s, 0 s"
        );
        assert_eq!(
            line(
                &counts(1_230_000, Some(4_920_000)),
                Duration::from_secs(125)
            ),
            "1,230,000 executions, 10k/s, 2 min 5 s, about 25.0 % of all, 6 min 15 s left"
        );
        assert_eq!(
            line(&counts(1_000, Some(u64::MAX)), Duration::from_secs(10)),
            "1,000 executions, 100/s, 10 s, less than 0.1 % of all by estimation"
        );
        assert_eq!(time(Duration::from_secs(12_010)), "3 h 20 min");
    }
}
