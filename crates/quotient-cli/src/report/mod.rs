//! What a check came to, and the forms in which it is told.
//!
//! [`Outcome`] holds all that a report may say; the others only choose the words: [`human`] for people, [`json`],
//! [`sarif`], [`junit`] and [`github`] for programs.

pub mod calls;
mod closing;
pub mod columns;
mod coverage;
pub mod deadlock;
pub mod details;
pub mod dot;
mod drawn;
mod gathered;
pub mod github;
mod holding;
pub mod html;
pub mod human;
pub mod json;
mod json_details;
pub mod junit;
mod known;
mod line;
mod links;
mod locks;
pub mod memory;
mod part;
mod place;
mod printed;
pub mod remarks;
mod repository;
mod robustness;
mod rounds;
mod rust_calls;
mod rust_names;
pub mod sarif;
mod source_text;
pub mod statistics;
pub mod step;
pub mod story;
mod turns;
pub mod variables;

pub use remarks::ROUNDED;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use quotient::{Algorithm, Report, SourceLocation, Stop, Value, Verdict};

use crate::error::words;
use statistics::Measured;

/// Names of values that are pointers.
pub type Pointers = BTreeMap<Value, String>;

/// How much of an execution is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// Also what the library's functions do inside.
    pub internals: bool,
    /// With each step the functions that its thread is in.
    pub stacks: bool,
    /// All steps, however many they are.
    pub full: bool,
}

/// A finished check.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The files that the program is made of.
    pub files: Vec<PathBuf>,
    /// What the exploration found.
    pub report: Report,
    /// The algorithm that explored.
    pub algorithm: Algorithm,
    /// The loop bound that was given.
    pub unroll: Option<u32>,
    /// The least and the greatest input that was tried, if not all were.
    pub inputs: Option<(i64, i64)>,
    /// The reads of local variables that nothing was written to: variable, and place.
    pub undefined: Vec<(String, SourceLocation)>,
    /// `long double` counted as `double`.
    pub rounded: bool,
    /// Parts of the standard library that are not as they are known.
    pub unmatched: Vec<&'static str>,
    /// Whether all that was reached is to be listed.
    pub coverage: bool,
    /// What else was measured, if statistics were asked for.
    pub measured: Option<Measured>,
    /// How it went.
    pub course: Course,
    /// The file that the violations were saved in.
    pub saved: Option<PathBuf>,
}

/// How a check went over time.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// How long it took until the program was loaded.
    pub loading: Duration,
    /// How many executions had been begun after so many seconds of exploring; a few hundred at most.
    pub samples: Vec<(f64, u64)>,
}

impl Course {
    const MOST_SAMPLES: usize = 256;

    /// Takes a sample. Where there are many, every other is forgotten.
    pub fn note(&mut self, exploring: Duration, executions: u64) {
        if self.samples.len() >= Course::MOST_SAMPLES {
            let mut nth = 0;
            self.samples.retain(|_| {
                nth += 1;
                nth % 2 == 0
            });
        }
        let gap =
            self.samples.last().map_or(0.0, |&(last, _)| last) / (Course::MOST_SAMPLES / 2) as f64;
        let now = seconds(exploring);
        if self
            .samples
            .last()
            .is_none_or(|&(last, _)| now - last >= gap)
        {
            self.samples.push((now, executions));
        }
    }
}

/// The word for a verdict in machine-readable output.
pub fn word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Safe => "safe",
        Verdict::Violation => "violation",
        Verdict::Incomplete => "incomplete",
    }
}

impl Outcome {
    /// The program, by the names of its files.
    pub fn program_name(&self) -> String {
        let names = self.files.iter().map(|file| file.display().to_string());
        names.collect::<Vec<_>>().join(" ")
    }

    /// What kept the search from its end, unless it was a violation that it had looked for.
    pub fn cut_short(&self) -> Option<CutShort> {
        let vacuous = || {
            let nothing = "every execution ended at a loop bound or an assumption that does not hold: \
                           nothing was checked to its end";
            CutShort {
                reason: nothing.to_owned(),
                advice: self.report.bounded.then_some("raise the bound"),
            }
        };
        let Some(stopped) = &self.report.stopped else {
            let unfounded = self.report.verdict() == Verdict::Incomplete;
            return unfounded.then(vacuous);
        };
        let (reason, advice) = match stopped {
            Stop::Violation => return None,
            Stop::Timeout => (
                "the time given with --timeout is up".to_owned(),
                Some("give it more time, or make the program smaller"),
            ),
            Stop::Executions => (
                "the number of executions given with --max-executions is reached".to_owned(),
                Some("allow more executions, or make the program smaller"),
            ),
            Stop::Endless(endless) => (rounds::stopped(endless), None),
            Stop::Rounds => (
                match &self.report.deepening {
                    Some(deepening) => {
                        let rounds = rounds::explored(deepening);
                        match self.report.preemptions {
                            Some(most) => {
                                let most = preemptions(most);
                                format!("nothing was found up to {rounds}, and to {most}")
                            }
                            None => format!("nothing was found up to {rounds}"),
                        }
                    }
                    None => "a loop may have no end".to_owned(),
                },
                Some(rounds::advice(self.report.deepening.as_ref())),
            ),
            Stop::Preemptions(most) => (
                format!("nothing was found up to {}", preemptions(*most)),
                Some("allow more with --preemptions N"),
            ),
            Stop::Sampled => (
                drawn::reason(self),
                Some("draw more with --schedules N, or explore all with `quotient check`"),
            ),
            Stop::Interrupted => ("interrupted".to_owned(), None),
            Stop::Memory => (
                "it needs more memory than --max-memory allows, or than there is".to_owned(),
                Some("allow more memory, choose another algorithm, or make the program smaller"),
            ),
            Stop::Program(diagnostic) => (words(diagnostic), None),
        };
        Some(CutShort { reason, advice })
    }
}

/// So many preemptions, in words.
fn preemptions(most: u32) -> String {
    match most {
        1 => "1 preemption".to_owned(),
        most => format!("{most} preemptions"),
    }
}

/// How much of the time a part of it is.
fn share(part: Duration, whole: Duration) -> f64 {
    let share = part.as_secs_f64() / whole.as_secs_f64().max(1e-9);
    (share * 1e4).round() / 1e4
}

/// Seconds, to the microsecond.
fn seconds(duration: Duration) -> f64 {
    (duration.as_secs_f64() * 1e6).round() / 1e6
}

/// Why a search is incomplete.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CutShort {
    /// What happened.
    pub reason: String,
    /// What the user can do about it.
    pub advice: Option<&'static str>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_stay_few() {
        let mut course = Course::default();
        for at in 0..100_000u64 {
            course.note(Duration::from_millis(at), at);
        }
        let count = course.samples.len();
        assert!((64..=Course::MOST_SAMPLES).contains(&count), "{count}");
        assert!(course.samples.is_sorted_by(|a, b| a.0 < b.0));
    }
}

#[cfg(test)]
pub(crate) mod samples {
    //! Reports made by hand, for the tests of the renderers.

    use quotient::{Counts, Failure, FailureKind, TraceStep, Violation};

    use super::*;

    pub fn at(line: u32) -> Option<SourceLocation> {
        Some(SourceLocation {
            file: "prog.c".to_owned(),
            line,
            column: 3,
            function: "f".to_owned(),
        })
    }

    pub fn step(
        thread: &str,
        line: u32,
        operation: &'static str,
        target: &str,
        read: Option<u64>,
        written: Option<u64>,
    ) -> TraceStep {
        TraceStep {
            thread: thread.to_owned(),
            source: at(line),
            operation,
            target: Some(target.to_owned()),
            read,
            written,
            ..TraceStep::default()
        }
    }

    pub fn violation() -> Violation {
        let failure = Failure::new(FailureKind::Assertion, "assertion failed: x == 2");
        let mut violation = Violation::new(failure, "main".to_owned(), at(31));
        violation.trace = vec![
            step("main", 20, "spawn", "main/1", None, None),
            step("main/1", 12, "read", "x", Some(0), None),
            step("main", 22, "fetch-add", "x", Some(0), Some(1)),
            step("main", 23, "read", "x", Some(1), None),
        ];
        violation
    }

    pub fn outcome(violations: Vec<Violation>, stopped: Option<Stop>) -> Outcome {
        Outcome {
            files: vec![PathBuf::from("prog.c")],
            report: Report {
                counts: Counts {
                    complete: 127,
                    events: 5461,
                    lengths: 9017,
                    ..Counts::default()
                },
                violations,
                races: Vec::new(),
                weakly_ordered: false,
                memory: None,
                explored: None,
                stopped,
                bounded: false,
                vacuous: false,
                deepening: None,
                preemptions: None,
                chosen: None,
                sampled: None,
                remarks: Vec::new(),
                blocked_by: quotient::BlockedBy::default(),
                pointers: Pointers::new(),
                restarts: 0,
                symmetry: None,
                statistics: None,
                coverage: None,
                elapsed: Duration::from_micros(4321),
            },
            algorithm: Algorithm::Optimal,
            unroll: None,
            inputs: None,
            undefined: Vec::new(),
            rounded: false,
            unmatched: Vec::new(),
            coverage: false,
            measured: None,
            course: Course::default(),
            saved: None,
        }
    }
}
