//! Checks the tests of a target one after the other, and tells of it as `cargo test` does.

use std::ffi::OsString;
use std::path::Path;
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

/// Checks the tests whose names contain the filter; says whether all passed.
pub fn run(program: &Path, options: &[OsString], filter: Option<&str>) -> Result<bool, Error> {
    let text = std::fs::read_to_string(program).map_err(|reason| {
        Error::Load(LoadError::NotFound {
            path: program.to_owned(),
            reason,
        })
    })?;
    let tests = RustTests::read(&text, program).map_err(Error::Load)?;
    let list = tests.list();
    let wanted = |test: &&RustTest| filter.is_none_or(|filter| test.name.contains(filter));
    let chosen: Vec<&RustTest> = list.iter().filter(wanted).collect();
    let started = Instant::now();
    let plural = if chosen.len() == 1 { "" } else { "s" };
    println!("\nrunning {} test{plural}", chosen.len());
    let (mut passed, mut ignored) = (0, 0);
    let mut failures: Vec<(&str, String)> = Vec::new();
    for test in &chosen {
        let attributes = Attributes::of(test);
        let should_panic = if attributes.should_panic.is_some() {
            " - should panic"
        } else {
            ""
        };
        let own = options.iter().chain(&attributes.options).cloned();
        let args = check_args(program.as_os_str().to_owned(), own)?;
        let came = came_of(&tests, test, &attributes, &args)?;
        let word = match &came {
            // It panics, and there it ends.
            Came::Passed(0) => "ok".to_owned(),
            Came::Passed(count) => {
                let plural = if *count == 1 { "" } else { "s" };
                format!("ok ({count} execution{plural})")
            }
            Came::Failed(_) => "FAILED".to_owned(),
            Came::Ignored => "ignored".to_owned(),
        };
        println!("test {}{should_panic} ... {word}", test.name);
        match came {
            Came::Passed(_) => passed += 1,
            Came::Ignored => ignored += 1,
            Came::Failed(report) => failures.push((&test.name, report)),
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
        "\ntest result: {}. {passed} passed; {} failed; {ignored} ignored; 0 measured; {} filtered out; finished in {:.2}s\n",
        if failures.is_empty() { "ok" } else { "FAILED" },
        failures.len(),
        list.len() - chosen.len(),
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
