//! Checks the tests of a target one after the other, and tells of it as `cargo test` does.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::Instant;

use quotient::{FailureKind, LoadError, RustTest, RustTests, Verdict};

use super::attributes::Attributes;
use super::check_args::check_args;
use super::loom;
use crate::args::CheckArgs;
use crate::check;
use crate::error::Error;
use crate::report::{Outcome, human};
use crate::style::Style;
use crate::terminal;

/// What came of a test.
enum Came {
    /// In so many executions.
    Passed(u64),
    /// No violation, but the search was not finished.
    Incomplete(String),
    Failed(String),
    Ignored,
}

/// What to do with the tests of a target.
pub struct What {
    /// Options of `quotient check`.
    pub options: Vec<OsString>,
    /// What names must contain.
    pub filter: Option<String>,
    /// How many are checked side by side.
    pub jobs: NonZeroUsize,
}

/// A test that is to be checked.
struct Job<'t> {
    test: &'t RustTest,
    attributes: Attributes,
    program: &'t Path,
    options: Vec<OsString>,
    /// It is written for loom.
    loom: bool,
    came: OnceLock<Result<Came, Error>>,
}

impl Job<'_> {
    /// The arguments of its check, which begins now: each test has the time of `--timeout`.
    fn args(&self) -> Result<CheckArgs, Error> {
        let program = self.program.as_os_str().to_owned();
        let mut args = check_args(program, self.options.iter().cloned())?;
        // Tests are checked side by side already.
        args.threads.get_or_insert(1);
        Ok(args)
    }
}

/// Checks the tests that are meant; says whether all passed.
///
/// Cargo has compiled the program in the folder of the workspace.
pub fn run(program: &Path, workspace: &Path, what: &What) -> Result<bool, Error> {
    let text = std::fs::read_to_string(program).map_err(|reason| {
        Error::Load(LoadError::NotFound {
            path: program.to_owned(),
            reason,
        })
    })?;
    let text = quotient::seen_from_here(text);
    let tests = RustTests::read(&text, program).map_err(Error::Load)?;
    let list = tests.list().map_err(Error::Load)?;
    let loom = loom::is_used(&text);
    let mut jobs = Vec::new();
    for test in &list {
        if !(what.filter.as_ref()).is_none_or(|filter| test.name.contains(filter)) {
            continue;
        }
        let attributes = Attributes::of(test, workspace);
        let given = what.options.iter().chain(&attributes.options);
        let mut options: Vec<OsString> = given.cloned().collect();
        if loom {
            options.extend(loom::options(&options));
        }
        let job = Job {
            test,
            program,
            options,
            loom,
            attributes,
            came: OnceLock::new(),
        };
        // Nothing is checked if something is wrong with the options of one.
        job.args()?;
        jobs.push(job);
    }
    let started = Instant::now();
    let plural = if jobs.len() == 1 { "" } else { "s" };
    println!("\nrunning {} test{plural}", jobs.len());
    check_all(&tests, &jobs, what.jobs);
    let filtered = list.len() - jobs.len();
    summary(jobs, filtered, started)
}

/// Checks some side by side, and tells of each as soon as those before it are told of.
fn check_all(tests: &RustTests<'_>, jobs: &[Job<'_>], side_by_side: NonZeroUsize) {
    let next = AtomicUsize::new(0);
    let told = Mutex::new(0);
    let tell = || {
        let Ok(mut told) = told.lock() else { return };
        while let Some(job) = jobs.get(*told)
            && let Some(came) = job.came.get()
        {
            if let Ok(came) = came {
                println!("{}", line(job, came));
            }
            *told += 1;
        }
    };
    let work = || {
        while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            // Nobody else has this one.
            let _ = job.came.set(came_of(tests, job));
            tell();
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..side_by_side.get() {
            scope.spawn(work);
        }
        work();
    });
}

fn line(job: &Job<'_>, came: &Came) -> String {
    let word = match came {
        // It panics, and there it ends.
        Came::Passed(0) => "ok".to_owned(),
        Came::Passed(count) => {
            let plural = if *count == 1 { "" } else { "s" };
            format!("ok ({count} execution{plural})")
        }
        Came::Incomplete(_) => "INCOMPLETE".to_owned(),
        Came::Failed(_) => "FAILED".to_owned(),
        Came::Ignored => "ignored".to_owned(),
    };
    let should_panic = match job.attributes.should_panic {
        Some(_) => " - should panic",
        None => "",
    };
    format!("test {}{should_panic} ... {word}", job.test.name)
}

fn summary(jobs: Vec<Job<'_>>, filtered: usize, started: Instant) -> Result<bool, Error> {
    let (mut passed, mut ignored) = (0, 0);
    let mut failures = Vec::new();
    for job in jobs {
        match job.came.into_inner().transpose()? {
            Some(Came::Passed(_)) => passed += 1,
            Some(Came::Failed(report) | Came::Incomplete(report)) => {
                failures.push((&job.test.name, report))
            }
            Some(Came::Ignored) | None => ignored += 1,
        }
    }
    if !failures.is_empty() {
        println!("\nfailures:\n");
        for (name, report) in &failures {
            println!("---- {name} ----\n{report}");
        }
        println!("failures:");
        for (name, _) in &failures {
            println!("    {name}");
        }
    }
    println!(
        "\ntest result: {}. {passed} passed; {} failed; {ignored} ignored; 0 measured; {filtered} filtered out; finished in {:.2}s\n",
        if failures.is_empty() { "ok" } else { "FAILED" },
        failures.len(),
        started.elapsed().as_secs_f64(),
    );
    Ok(failures.is_empty())
}

fn came_of(tests: &RustTests<'_>, job: &Job<'_>) -> Result<Came, Error> {
    if job.attributes.ignored {
        return Ok(Came::Ignored);
    }
    let args = &job.args()?;
    let checked = quotient::load_test(tests, job.test, &args.input().load, &args.options()?)
        .map_err(Error::from)
        .and_then(|module| check::explore(module, args));
    let outcome = match checked {
        Ok(outcome) => outcome,
        Err(Error::Output(error)) => return Err(Error::Output(error)),
        // What one test does that is not supported keeps nobody from the others.
        Err(error) => return Ok(Came::Failed(format!("{error}\n"))),
    };
    let count = outcome.report.counts.complete + outcome.report.counts.blocked;
    let failure = outcome.report.violations.first().map(|v| &v.failure);
    let panic = failure.filter(|failure| failure.kind == FailureKind::Panic);
    Ok(match &job.attributes.should_panic {
        Some(expected) if failure.is_some_and(|f| job.loom && loom::panics(f.kind, expected)) => {
            Came::Passed(count)
        }
        Some(expected) => match panic {
            Some(panic) if panic.message.contains(expected.as_str()) => Came::Passed(count),
            Some(panic) => Came::Failed(format!(
                "it panicked, but not with what is expected\n  got: {}\n  expected: {expected}\n",
                panic.message
            )),
            None => Came::Failed(format!(
                "test did not panic as expected\n{}",
                render(&outcome, args)
            )),
        },
        None => match outcome.report.verdict() {
            Verdict::Safe => Came::Passed(count),
            Verdict::Incomplete => Came::Incomplete(render(&outcome, args)),
            _ => Came::Failed(render(&outcome, args)),
        },
    })
}

fn render(outcome: &Outcome, args: &CheckArgs) -> String {
    let view = args.output.view();
    human::render(outcome, view, terminal::width(), Style::of_stdout())
}
