//! The programs of `programs/real`, each correct and with a classic bug, under every algorithm.
//!
//! Lines in a program's head say what must come of it:
//!
//! ```c
//! // expect: safe
//! // expect -DBUG: memory "use of freed memory"
//! ```
//!
//! Behind `expect` stand flags for clang; then `safe`, or a kind of violation and a part of its
//! message.

mod common;
#[path = "common/compiled.rs"]
mod compiled;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Run, parallel};
use compiled::Compiled;
use quotient_explore::Algorithm;

/// What must come of a program.
struct Expectation {
    flags: Vec<String>,
    /// The kind of violation; none if the program is safe.
    kind: Option<String>,
    message: String,
}

#[test]
fn every_algorithm_finds_the_bugs_and_nothing_else() {
    parallel::assert_all(&programs(), |program| {
        let expectations = expectations(program);
        let bugs = expectations.iter().filter(|e| e.kind.is_some()).count();
        assert!(
            bugs > 0 && bugs < expectations.len(),
            "{}: expected are a correct version and one with a bug",
            program.display()
        );
        let mut wrong = Vec::new();
        for expectation in expectations {
            let compiled = Compiled::new(program, &expectation.flags);
            for algorithm in Algorithm::all() {
                let wrong_here = differs(&compiled, &expectation, algorithm);
                wrong.extend(wrong_here.map(|what| format!("{}: {what}", program.display())));
            }
        }
        wrong
    });
}

#[test]
fn every_clang_gives_the_same_report() {
    let run = |program: &Path, expectation: Expectation| {
        let flags = expectation.flags.into_iter();
        Run {
            program: program.to_owned(),
            arguments: std::iter::once("--".to_owned()).chain(flags).collect(),
        }
    };
    let runs = programs().into_iter().flat_map(|program| {
        let expectations = expectations(&program).into_iter();
        expectations.map(move |expectation| run(&program, expectation))
    });
    common::assert_same_with_every_clang(&runs.collect::<Vec<_>>());
}

fn programs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs/real");
    let mut programs: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "c" || extension == "cpp")
        })
        .collect();
    programs.sort();
    assert!(!programs.is_empty());
    programs
}

fn expectations(program: &Path) -> Vec<Expectation> {
    let text = fs::read_to_string(program).unwrap();
    let lines = text.lines().filter_map(|line| {
        let (flags, what) = line.strip_prefix("// expect")?.split_once(": ")?;
        let (word, message) = what.split_once(' ').unwrap_or((what, ""));
        Some(Expectation {
            flags: flags.split_whitespace().map(str::to_owned).collect(),
            kind: (word != "safe").then(|| word.to_owned()),
            message: message.trim_matches('"').to_owned(),
        })
    });
    lines.collect()
}

/// What is wrong with the report on a compiled program, if anything is.
fn differs(compiled: &Compiled, expected: &Expectation, algorithm: Algorithm) -> Option<String> {
    // The bug may also let threads wait for ever, and an algorithm come to that first.
    let allowed = expected.kind.as_ref().filter(|&kind| kind != "livelock");
    let arguments = allowed.map(|_| "--allow-livelock".to_owned());
    let output = compiled.check(algorithm, arguments.as_slice());
    let report = String::from_utf8(output.stdout).unwrap();
    let right = match &expected.kind {
        None => output.status.code() == Some(0),
        Some(kind) => {
            let kind = format!("\"kind\":\"{kind}\"");
            output.status.code() == Some(1)
                && report.contains(&kind)
                && report.contains(&expected.message)
        }
    };
    (!right).then(|| {
        let error = String::from_utf8_lossy(&output.stderr);
        let start: String = report.chars().take(400).collect();
        let flags = expected.flags.join(" ");
        format!("{flags} with {algorithm}: {start} {error}")
    })
}
