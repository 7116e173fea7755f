//! Every algorithm on random programs whose threads access the same bytes in all sizes, atomically or not: against
//! brute force on the bytes, for every end and every failure; and against brute force over the events, for
//! the number of classes.
//!
//! A fixed number of programs runs with the other tests. By hand, any number:
//!
//! ```text
//! cargo test --release -p quotient-ir --test mixed -- --seeds 20000
//! cargo test --release -p quotient-ir --test mixed -- --algorithm rf --start 300 --seeds 1
//! ```

#[path = "../interpreter/common.rs"]
#[allow(dead_code)]
mod common;
mod family;
mod reference;

use std::collections::{BTreeSet, HashSet};
use std::process::ExitCode;

use family::{Family, generate, module};
use quotient_explore::{Algorithm, Explored, explore};
use quotient_ir::{Interpreter, Options};
use quotient_model::{Access, ClassKey, FailureKind, ThreadId};
use quotient_oracle::{Census, EnumerateError, enumerate};
use reference::{Outcomes, outcomes};

/// How many programs run with the other tests.
const IN_CI: u64 = 300;

/// Programs with more interleavings, or states, are too large.
const LIMIT: u64 = 20_000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    if arguments.iter().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    let number = |name: &str| option(name).map(|n| n.parse().expect("a number of programs"));
    let wanted: Option<Algorithm> =
        option("--algorithm").map(|name| name.parse().expect("the name of an algorithm"));
    let algorithms: Vec<Algorithm> = Algorithm::all()
        .filter(|&algorithm| wanted.is_none_or(|wanted| wanted == algorithm))
        .collect();
    let start = number("--start").unwrap_or(0);
    let count = number("--seeds").unwrap_or(IN_CI);
    let mut tally = Tally::default();
    for seed in start..start + count {
        let family = generate(seed);
        if let Err(fault) = judge(&family, &algorithms, &mut tally) {
            let (family, fault) = shrink(family, fault, &algorithms);
            println!("seed {seed}: {fault}\n{family}");
            println!("0 passed, 1 failed");
            return ExitCode::FAILURE;
        }
    }
    println!(
        "{} programs agree, {} too large; {} fail, {} mix sizes, {} started over, {} executions",
        tally.agreed, tally.skipped, tally.failing, tally.mixed, tally.restarted, tally.executions
    );
    let few = |part: u64| part * 10 < tally.agreed;
    if count >= IN_CI
        && wanted.is_none()
        && (few(tally.failing)
            || tally.mixed * 2 < tally.agreed
            || few(tally.restarted)
            || tally.skipped * 4 > count)
    {
        println!("these programs do not test what they should");
        println!("0 passed, 1 failed");
        return ExitCode::FAILURE;
    }
    println!("{} passed, 0 failed", algorithms.len());
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Tally {
    agreed: u64,
    skipped: u64,
    failing: u64,
    mixed: u64,
    restarted: u64,
    executions: u64,
}

/// What is wrong, if anything is.
fn judge(family: &Family, algorithms: &[Algorithm], tally: &mut Tally) -> Result<(), String> {
    let Some(expected) = outcomes(family, LIMIT as usize) else {
        tally.skipped += 1;
        return Ok(());
    };
    let mut restarted = false;
    for awaits in [false, true] {
        let options = Options {
            awaits,
            independent_adds: awaits,
            ..Options::default()
        };
        let program = Interpreter::new(&module(family), options).expect("has a main function");
        let algorithms = algorithms.iter().copied();
        let mut algorithms = algorithms.filter(|a| a.knows_awaits() == awaits).peekable();
        if algorithms.peek().is_none() {
            continue;
        }
        let census = match enumerate(&program, LIMIT) {
            Ok(census) => census,
            Err(EnumerateError::TooMany { .. }) => {
                tally.skipped += 1;
                return Ok(());
            }
            Err(error) => return Err(format!("brute force gives up: {error}")),
        };
        for algorithm in algorithms {
            let found = run(&program, algorithm).map_err(|fault| format!("{algorithm} {fault}"))?;
            // Others also start over for reasons of their own.
            restarted |= found.restarted && algorithm == Algorithm::Optimal;
            tally.executions += found.executions;
            compare(algorithm, &expected, &census, &found)
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
    let report = explore(
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

fn compare(
    algorithm: Algorithm,
    expected: &Outcomes,
    census: &Census,
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
    let classes = census.classes(algorithm.equivalence()).count();
    if algorithm.every_class() && found.classes.len() != classes {
        let met = found.classes.len();
        return Err(format!("meets {met} classes of {classes}"));
    }
    Ok(())
}

/// The smallest program with fewer statements that is wrong as well, and what is wrong with it.
fn shrink(family: Family, fault: String, algorithms: &[Algorithm]) -> (Family, String) {
    let mut best = (family, fault);
    'again: loop {
        for thread in 0..best.0.threads.len() {
            for at in 0..best.0.threads[thread].len() {
                let mut smaller = best.0.clone();
                smaller.threads[thread].remove(at);
                if let Err(fault) = judge(&smaller, algorithms, &mut Tally::default()) {
                    best = (smaller, fault);
                    continue 'again;
                }
            }
        }
        return best;
    }
}
