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
    args: CheckArgs,
    came: OnceLock<Result<Came, Error>>,
}

/// Checks the tests that are meant; says whether all passed.
pub fn run(program: &Path, what: &What) -> Result<bool, Error> {
    let text = std::fs::read_to_string(program).map_err(|reason| {
        Error::Load(LoadError::NotFound {
            path: program.to_owned(),
            reason,
        })
    })?;
    let tests = RustTests::read(&text, program).map_err(Error::Load)?;
    let list = tests.list().map_err(Error::Load)?;
    let mut jobs = Vec::new();
    for test in &list {
        if !(what.filter.as_ref()).is_none_or(|filter| test.name.contains(filter)) {
            continue;
        }
        let attributes = Attributes::of(test);
        let own = what.options.iter().chain(&attributes.options).cloned();
        let mut args = check_args(program.as_os_str().to_owned(), own)?;
        // Tests are checked side by side already.
        args.threads.get_or_insert(1);
        jobs.push(Job {
            test,
            args,
            attributes,
            came: OnceLock::new(),
        });
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
            let _ = job
                .came
                .set(came_of(tests, job.test, &job.attributes, &job.args));
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
            Some(Came::Failed(report)) => failures.push((&job.test.name, report)),
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

fn came_of(
    tests: &RustTests<'_>,
    test: &RustTest,
    attributes: &Attributes,
    args: &CheckArgs,
) -> Result<Came, Error> {
    if attributes.ignored {
        return Ok(Came::Ignored);
    }
    let checked = quotient::load_test(tests, test, &args.input().load, &args.options()?)
        .map_err(Error::from)
        .and_then(|module| check::explore(module, args));
    let outcome = match checked {
        Ok(outcome) => outcome,
        Err(Error::Output(error)) => return Err(Error::Output(error)),
        // What one test does that is not supported keeps nobody from the others.
        Err(error) => return Ok(Came::Failed(format!("{error}\n"))),
    };
    let count = outcome.report.counts.complete + outcome.report.counts.blocked;
    let panic = outcome.report.violations.first().map(|v| &v.failure);
    let panic = panic.filter(|failure| failure.kind == FailureKind::Panic);
    Ok(match &attributes.should_panic {
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
        None if outcome.report.verdict() == Verdict::Safe => Came::Passed(count),
        None => Came::Failed(render(&outcome, args)),
    })
}

fn render(outcome: &Outcome, args: &CheckArgs) -> String {
    let view = args.output.view();
    human::render(outcome, view, terminal::width(), Style::of_stdout())
}
