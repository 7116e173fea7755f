//! Every algorithm on random programs with heap objects that are published in every way: against brute
//! force over the same program, for the number of classes, and against brute force over the program
//! with all memory shared from its beginning, for what can fail. The latter knows nothing of
//! private memory, of publishing, or of starting over.
//!
//! A fixed number of programs runs with the other tests, and some that are others every day. By hand, any number:
//!
//! ```text
//! cargo test --release -p quotient-ir --test heap -- --seeds 20000
//! cargo test --release -p quotient-ir --test heap -- --algorithm rf --start 300 --seeds 1
//! ```

#[path = "../interpreter/common.rs"]
#[allow(dead_code)]
mod common;
mod family;
mod hunt;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use std::ops::AddAssign;
use std::process::ExitCode;

use family::{Family, generate, module};
use quotient::explore_interpreter;
use quotient_explore::{Algorithm, Explored, Report};
use quotient_ir::{Interpreter, Options};
use quotient_model::{Access, ClassKey, Equivalence, Execution, FailureKind, ThreadId};
use quotient_oracle::{Census, EnumerateError, Reached, enumerate, enumerate_traces};

/// Programs with more interleavings are too large.
const LIMIT: u64 = 20_000;

fn main() -> ExitCode {
    hunt::run::<Family>()
}

impl hunt::Kind for Family {
    const NAME: &str = "heap";
    const IN_CI: u64 = 200;
    const TODAY: u64 = 100;
    const REGRESSIONS: &[u64] = &[1083, 1833, 3423, 5248];

    type Tally = Tally;

    fn generate(seed: u64) -> Self {
        generate(seed)
    }

    /// The programs that lack one statement, or a choice, or a thread.
    fn smaller(&self) -> Vec<Self> {
        smaller(self)
    }

    fn judge(&self, algorithms: &[Algorithm], tally: &mut Tally) -> Result<(), String> {
        judge(self, algorithms, tally)
    }

    fn are_telling(tally: &Tally, count: u64) -> bool {
        let few = |part: u64| part * 10 < tally.agreed;
        !few(tally.failing) && !few(tally.restarted) && tally.skipped * 4 <= count
    }
}

/// What there was in the programs so far.
#[derive(Default)]
pub struct Tally {
    agreed: u64,
    skipped: u64,
    failing: u64,
    restarted: u64,
    executions: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.agreed += other.agreed;
        self.skipped += other.skipped;
        self.failing += other.failing;
        self.restarted += other.restarted;
        self.executions += other.executions;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} programs agree, {} too large; {} fail, {} started over, {} executions",
            self.agreed, self.skipped, self.failing, self.restarted, self.executions
        )
    }
}

fn program(family: &Family, open: bool) -> Interpreter {
    let options = Options {
        open,
        ..Options::default()
    };
    Interpreter::new(&module(family), options).expect("has a main function")
}

/// What is wrong, if anything is.
fn judge(family: &Family, algorithms: &[Algorithm], tally: &mut Tally) -> Result<(), String> {
    let usual = program(family, false);
    let (Some(census), Some(open)) = (
        counted(enumerate(&usual, LIMIT))?,
        counted(enumerate_traces(&program(family, true), LIMIT))?,
    ) else {
        tally.skipped += 1;
        return Ok(());
    };
    if census.failures != open.failures {
        return Err(format!(
            "brute force finds {:?}, and {:?} if all is shared",
            census.failures, open.failures
        ));
    }
    let mut restarted = false;
    for &algorithm in algorithms {
        let explored = run(&usual, algorithm)?;
        // Others also start over for reasons of their own.
        restarted |= explored.restarted && algorithm == Algorithm::Optimal;
        tally.executions += explored.executions;
        compare(algorithm, &census, &explored).map_err(|fault| format!("{algorithm} {fault}"))?;
    }
    tally.agreed += 1;
    tally.failing += u64::from(!census.failures.is_empty());
    tally.restarted += u64::from(restarted);
    Ok(())
}

fn counted(census: Result<Census, EnumerateError>) -> Result<Option<Census>, String> {
    match census {
        Ok(census) => Ok(Some(census)),
        Err(EnumerateError::TooMany { .. }) => Ok(None),
        Err(error) => Err(format!("brute force gives up: {error}")),
    }
}

/// What an algorithm has found.
struct Found {
    report: Report,
    executions: u64,
    /// The classes of the executions, under its own equivalence and by views.
    classes: [HashSet<ClassKey>; 2],
    histories: Histories,
    restarted: bool,
}

fn run(program: &Interpreter, algorithm: Algorithm) -> Result<Found, String> {
    let mut restarted = false;
    let mut executions = 0;
    let mut classes = [HashSet::new(), HashSet::new()];
    let mut histories = Histories::new();
    let mut keep = |explored: Explored<'_>| match explored {
        Explored::Execution(execution) => {
            executions += 1;
            classes[0].insert(algorithm.equivalence().class(execution));
            classes[1].insert(Equivalence::View.class(execution));
            add_histories(&mut histories, execution);
        }
        Explored::StartedOver => {
            restarted = true;
            executions = 0;
            classes = [HashSet::new(), HashSet::new()];
            histories.clear();
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
    Ok(Found {
        report,
        executions,
        classes,
        histories,
        restarted,
    })
}

/// What threads, by their spawn paths, have read and written.
type Histories = BTreeSet<(String, Vec<(u64, Option<u64>)>)>;

/// Adds what the threads of an execution have read and written, addresses and all.
fn add_histories(histories: &mut Histories, execution: &Execution) {
    let mut paths = HashMap::from([(ThreadId::MAIN, "main".to_owned())]);
    let mut threads: HashMap<ThreadId, Vec<(u64, Option<u64>)>> = HashMap::new();
    for event in &execution.events {
        let thread = event.id.thread;
        let history = threads.entry(thread).or_default();
        if let (Access::Spawn { nth }, Some(child)) = (event.access, event.spawned) {
            paths.insert(child, format!("{}/{nth}", paths[&thread]));
        } else {
            history.push((event.observed, event.written));
        }
    }
    histories.extend(
        threads
            .into_iter()
            .map(|(id, history)| (paths[&id].clone(), history)),
    );
}

/// Names of locations are each exploration's own, so that classes can be counted but not compared.
fn compare(algorithm: Algorithm, census: &Census, found: &Found) -> Result<(), String> {
    if let Some(stop) = &found.report.stopped {
        return Err(format!("stops: {stop:?}"));
    }
    let violations = found.report.violations.iter();
    let failures: BTreeSet<Reached> = violations
        .map(|violation| match violation.failure.kind {
            FailureKind::Deadlock => Reached::DEADLOCK,
            kind => Reached::new(kind, violation.source.as_ref()),
        })
        .collect();
    if failures != census.failures {
        return Err(format!("finds {failures:?}, not {:?}", census.failures));
    }
    let (own, views) = (algorithm.equivalence(), census.classes(Equivalence::View));
    if found.classes[1].len() != views.count() {
        let met = found.classes[1].len();
        return Err(format!("meets {met} view classes of {}", views.count()));
    }
    // Whatever was explored before, every number that a thread sees is the same.
    let mut histories = Histories::new();
    for execution in views.complete.values().chain(views.blocked.values()) {
        add_histories(&mut histories, execution);
    }
    if let Some(other) = found.histories.symmetric_difference(&histories).next() {
        return Err(format!(
            "has other values than brute force, as in {other:x?}"
        ));
    }
    let classes = census.classes(own).count();
    if algorithm.every_class() && found.classes[0].len() != classes {
        let met = found.classes[0].len();
        return Err(format!("meets {met} classes of {classes}"));
    }
    Ok(())
}

fn smaller(family: &Family) -> Vec<Family> {
    let mut found = Vec::new();
    for thread in 0..family.threads.len() {
        if thread > 0 {
            let mut without = family.clone();
            without.threads.remove(thread);
            found.push(without);
        }
        let mut without = family.clone();
        if without.threads[thread].then.take().is_some() {
            found.push(without);
        }
        let parts = family.threads[thread].clone().parts().count();
        for part in 0..parts {
            for at in 0.. {
                let mut without = family.clone();
                let Some(statements) = without.threads[thread].parts().nth(part) else {
                    break;
                };
                if at >= statements.len() {
                    break;
                }
                statements.remove(at);
                found.push(without);
            }
        }
    }
    found
}
