//! Every algorithm on random programs whose threads access the same bytes in all sizes, atomically or not: against
//! brute force on the bytes, for every end and every failure; and against brute force over the events, for
//! the number of classes.
//!
//! A fixed number of programs runs with the other tests, and some that are others every day. By hand, any number:
//!
//! ```text
//! cargo test --release -p quotient-ir --test mixed -- --seeds 20000
//! cargo test --release -p quotient-ir --test mixed -- --algorithm rf --start 300 --seeds 1
//! ```

#[path = "../interpreter/common.rs"]
#[allow(dead_code)]
mod common;
mod family;
#[path = "../heap/hunt.rs"]
mod hunt;
mod reference;

use std::collections::{BTreeSet, HashSet};
use std::fmt;
use std::ops::AddAssign;
use std::process::ExitCode;

use family::{Family, generate, module};
use quotient::explore_interpreter;
use quotient_explore::{Algorithm, Explored};
use quotient_ir::{Interpreter, Options};
use quotient_model::{Access, ClassKey, FailureKind, ThreadId};
use quotient_oracle::{Census, EnumerateError, enumerate};
use reference::{Outcomes, outcomes};

/// Programs with more interleavings, or states, are too large.
const LIMIT: u64 = 20_000;

fn main() -> ExitCode {
    hunt::run::<Family>()
}

impl hunt::Kind for Family {
    const NAME: &str = "mixed";
    const IN_CI: u64 = 200;
    const TODAY: u64 = 40;

    type Tally = Tally;

    fn generate(seed: u64) -> Self {
        generate(seed)
    }

    /// The programs that lack one statement.
    fn smaller(&self) -> Vec<Self> {
        let threads = self.threads.iter().enumerate();
        let statements = threads.flat_map(|(n, thread)| (0..thread.len()).map(move |at| (n, at)));
        let without = statements.map(|(thread, at)| {
            let mut smaller = self.clone();
            smaller.threads[thread].remove(at);
            smaller
        });
        without.collect()
    }

    fn judge(&self, algorithms: &[Algorithm], tally: &mut Tally) -> Result<(), String> {
        judge(self, algorithms, tally)
    }

    fn are_telling(tally: &Tally, count: u64) -> bool {
        let few = |part: u64| part * 10 < tally.agreed;
        !few(tally.failing)
            && tally.mixed * 2 >= tally.agreed
            && !few(tally.restarted)
            && tally.skipped * 4 <= count
    }
}

/// What there was in the programs so far.
#[derive(Default)]
pub struct Tally {
    agreed: u64,
    skipped: u64,
    failing: u64,
    mixed: u64,
    restarted: u64,
    executions: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.agreed += other.agreed;
        self.skipped += other.skipped;
        self.failing += other.failing;
        self.mixed += other.mixed;
        self.restarted += other.restarted;
        self.executions += other.executions;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} programs agree, {} too large; {} fail, {} mix sizes, {} started over, {} executions",
            self.agreed, self.skipped, self.failing, self.mixed, self.restarted, self.executions
        )
    }
}

/// What is wrong, if anything is.
fn judge(family: &Family, algorithms: &[Algorithm], tally: &mut Tally) -> Result<(), String> {
    let Some(expected) = outcomes(family, LIMIT as usize) else {
        tally.skipped += 1;
        return Ok(());
    };
    let mut restarted = false;
    for awaits in [true, false] {
        let options = Options {
            awaits,
            independent_adds: awaits,
            ..Options::default()
        };
        let program = Interpreter::new(&module(family), options).expect("has a main function");
        let census = match enumerate(&program, LIMIT) {
            Ok(census) => census,
            Err(EnumerateError::TooMany { .. }) => {
                tally.skipped += 1;
                return Ok(());
            }
            Err(error) => return Err(format!("brute force gives up: {error}")),
        };
        for &algorithm in algorithms {
            // It is the one that may have other classes without awaits.
            if !awaits && algorithm != Algorithm::Observers {
                continue;
            }
            let counts = algorithm.every_class();
            let found = run(&program, algorithm).map_err(|fault| format!("{algorithm} {fault}"))?;
            // Others also start over for reasons of their own.
            restarted |= found.restarted && algorithm == Algorithm::Optimal;
            tally.executions += found.executions;
            compare(algorithm, &expected, counts.then_some(&census), &found)
                .map_err(|fault| format!("{algorithm} {fault}"))?;
        }
    }
    tally.agreed += 1;
    tally.failing += u64::from(!expected.failures.is_empty());
    tally.mixed += u64::from(mixes(family));
    tally.restarted += u64::from(restarted);
    Ok(())
}

/// Whether accesses of different threads overlap without being to the same bytes.
fn mixes(family: &Family) -> bool {
    let all = || {
        let threads = family.threads.iter().enumerate();
        threads.flat_map(|(n, statements)| statements.iter().map(move |s| (n, s.at, s.at + s.size)))
    };
    all().any(|(n, start, end)| {
        all().any(|(m, first, last)| {
            n != m && start < last && first < end && (start, end) != (first, last)
        })
    })
}

/// What an algorithm has found.
#[derive(Default)]
struct Found {
    outcomes: Outcomes,
    executions: u64,
    classes: HashSet<ClassKey>,
    restarted: bool,
}

fn run(program: &Interpreter, algorithm: Algorithm) -> Result<Found, String> {
    let mut found = Found::default();
    let mut keep = |explored: Explored<'_>| match explored {
        Explored::Execution(execution) => {
            found.executions += 1;
            found
                .classes
                .insert(algorithm.equivalence().class(execution));
            let main = |event: &&quotient_model::Event| event.id.thread == ThreadId::MAIN;
            let last = execution.events.iter().rfind(main);
            if let Some(Access::Write { value, .. }) = last.map(|event| event.access) {
                found.outcomes.ends.insert(value);
            }
        }
        Explored::StartedOver => {
            found = Found {
                restarted: true,
                ..Found::default()
            };
        }
    };
    let report = explore_interpreter(
        program,
        quotient_explore::Options {
            algorithm,
            keep_going: true,
            self_check: true,
            on_execution: Some(&mut keep),
            ..quotient_explore::Options::default()
        },
    )
    .map_err(|error| format!("stops: {error}"))?;
    if let Some(stop) = &report.stopped {
        return Err(format!("stops: {stop:?}"));
    }
    for violation in &report.violations {
        if violation.failure.kind == FailureKind::Assertion {
            let line = violation.source.as_ref().map(|source| source.line);
            found.outcomes.failures.extend(line);
        }
    }
    Ok(found)
}

/// Holds the ends and failures against those expected, and the number of classes against a census if there is one.
fn compare(
    algorithm: Algorithm,
    expected: &Outcomes,
    census: Option<&Census>,
    found: &Found,
) -> Result<(), String> {
    let difference = |what: &str, all: &BTreeSet<u64>, met: &BTreeSet<u64>| {
        let lost = all.difference(met).count();
        let false_ones = met.difference(all).count();
        match (lost, false_ones) {
            (0, 0) => Ok(()),
            _ => Err(format!(
                "misses {lost} {what} of {}, invents {false_ones}",
                all.len()
            )),
        }
    };
    difference("ends", &expected.ends, &found.outcomes.ends)?;
    let wide = |lines: &BTreeSet<u32>| lines.iter().map(|&line| line.into()).collect();
    difference(
        "failures",
        &wide(&expected.failures),
        &wide(&found.outcomes.failures),
    )?;
    let classes = census.map(|census| census.classes(algorithm.equivalence()).count());
    // To observers, writes are exchanges where somebody awaits something in any execution. The self-check, which knows
    // where, has found no two executions of one class.
    let met = match algorithm {
        Algorithm::Observers => found.executions as usize,
        _ => found.classes.len(),
    };
    match classes {
        Some(classes) if met != classes => Err(format!("meets {met} classes of {classes}")),
        _ => Ok(()),
    }
}
