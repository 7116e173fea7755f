//! The programs in `tests/coverage` are safe, and no execution reaches what a comment at the end of a line says:
//! `// assertion`, `// function`, `// branch`. Under every algorithm just these are told, and with every clang.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/compiled.rs"]
mod compiled;
#[path = "common/parallel.rs"]
mod parallel;

/// Where `compiled` looks for it.
mod common {
    pub(crate) use crate::clangs;
}

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use clangs::CLANGS;
use compiled::Compiled;
use quotient_explore::Algorithm;
use serde_json::Value;

/// A line, and what is there.
type Unreached = BTreeSet<(u64, String)>;

#[test]
fn what_is_not_reached_is_told_by_every_algorithm() {
    parallel::assert_all(&programs("coverage"), |program| {
        let expected = Some(expected(program));
        let compiled = Compiled::new(program, &[]);
        let wrong = |algorithm: Algorithm| {
            let found = unreached(&compiled.check(algorithm, &[]));
            let name = program.display();
            (found != expected)
                .then(|| format!("{name} -a {algorithm}: {found:?}, not {expected:?}"))
        };
        Algorithm::all().filter_map(wrong).collect::<Vec<_>>()
    });
}

#[test]
fn what_is_not_reached_does_not_depend_on_the_clang() {
    parallel::assert_all(&programs("coverage"), |program| {
        let expected = Some(expected(program));
        let wrong = |clang: &str| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
            command.args(["check", "--format", "json", "--clang", clang]);
            let found = unreached(&command.arg(program).output().unwrap());
            let name = program.display();
            (found != expected).then(|| format!("{name} with {clang}: {found:?}, not {expected:?}"))
        };
        CLANGS.into_iter().filter_map(wrong).collect::<Vec<_>>()
    });
}

/// An explorer that tries what turns out to be impossible must not count it.
#[test]
fn all_algorithms_reach_the_same() {
    parallel::assert_all(&programs("verdicts"), |program| {
        let compiled = Compiled::new(program, &flags(program));
        let limit = ["--timeout".to_owned(), "2".to_owned()];
        let found = |algorithm| unreached(&compiled.check(algorithm, &limit));
        let expected = found(Algorithm::Optimal);
        let wrong = |algorithm: Algorithm| {
            let found = found(algorithm)?;
            let name = program.display();
            (expected.as_ref()? != &found)
                .then(|| format!("{name} -a {algorithm}: {found:?}, not {expected:?}"))
        };
        Algorithm::all().filter_map(wrong).collect::<Vec<_>>()
    });
}

/// All of it can be asked for.
#[test]
fn lines_are_listed_on_demand() {
    let program = &programs("coverage")[0];
    let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
    command.args(["check", "--coverage"]).arg(program);
    let text = String::from_utf8(command.output().unwrap().stdout).unwrap();
    assert!(text.contains(" lines run; run: "), "{text}");
    assert!(text.contains("functions besides main"), "{text}");
    command.args(["--format", "json"]);
    let report: Value = serde_json::from_slice(&command.output().unwrap().stdout).unwrap();
    let lines = &report["coverage"]["lines"][0];
    assert!(lines["run"].as_array().unwrap().len() > 10, "{lines}");
}

/// The sources of a folder.
fn programs(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(folder);
    let files = fs::read_dir(folder).unwrap();
    let files = files.map(|entry| entry.unwrap().path());
    let is_source = |path: &PathBuf| path.extension().is_some_and(|e| e == "c" || e == "cpp");
    let mut files: Vec<PathBuf> = files.filter(is_source).collect();
    files.sort();
    assert!(!files.is_empty());
    files
}

/// What clang is given where the first line says how the program is run.
fn flags(program: &Path) -> Vec<String> {
    let source = fs::read_to_string(program).unwrap();
    let first = source.lines().next().unwrap_or_default();
    let flags = first.split_once(" -- ").map_or("", |(_, flags)| flags);
    flags.split_whitespace().map(str::to_owned).collect()
}

/// What the comments say.
fn expected(program: &Path) -> Unreached {
    let source = fs::read_to_string(program).unwrap();
    let mut expected = BTreeSet::new();
    for (line, number) in source.lines().zip(1..) {
        let Some((_, comment)) = line.split_once("// ") else {
            continue;
        };
        let kinds = ["assertion", "function", "branch"];
        let words = comment.split(' ').map(str::to_owned);
        if words.clone().all(|word| kinds.contains(&&*word)) {
            expected.extend(words.map(|word| (number, word)));
        }
    }
    expected
}

/// What was not reached, if the program is safe.
fn unreached(output: &Output) -> Option<Unreached> {
    let report: Value = serde_json::from_slice(&output.stdout).unwrap_or_default();
    if report["verdict"] != "safe" {
        return None;
    }
    let mut found = BTreeSet::new();
    let kinds = [
        ("assertions", "assertion"),
        ("functions", "function"),
        ("branches", "branch"),
    ];
    for (field, kind) in kinds {
        let places = &report["coverage"][field]["unreached"];
        let places = places.as_array().expect("a list of places");
        let lines = places.iter().filter_map(|place| place["line"].as_u64());
        found.extend(lines.map(|line| (line, kind.to_owned())));
    }
    Some(found)
}
