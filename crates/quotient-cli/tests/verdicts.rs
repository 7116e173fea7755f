//! The programs in `tests/verdicts` and `tests/coroutines` have the verdict that they say, under every algorithm; those in
//! `tests/races` and `tests/leaks` under every algorithm that looks for data races, or for leaks.
//!
//! Each begins with a line for every way to run it: `// safe`, or the kind of violation, and then
//! the arguments; `// undefined`, if there is none but memory is read that was never written. Comments may follow, with a capital
//! letter.

mod common;
#[path = "common/compiled.rs"]
mod compiled;
#[path = "common/inputs.rs"]
mod inputs;
#[path = "common/sections.rs"]
mod sections;
#[path = "common/waiting.rs"]
mod waiting;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use common::clangs::CLANGS;
use common::{Run, parallel};
use compiled::Compiled;
use quotient_explore::Algorithm;
use serde_json::Value;

/// One way to run a program.
struct Way {
    program: PathBuf,
    expected: String,
    arguments: Vec<String>,
}

#[test]
fn programs_have_the_same_verdict_under_every_algorithm() {
    compare("verdicts", |_| true);
}

/// The programs with a transcript that have violations: each algorithm finds all kinds of them.
#[test]
fn all_algorithms_find_the_same_violations() {
    parallel::assert_all(&violating(), |way| {
        let mut arguments = way.arguments.split(|word| word == "--");
        let options = arguments.next().unwrap_or_default();
        let compiled = Compiled::new(&way.program, arguments.next().unwrap_or_default());
        let found = |algorithm| kinds(&compiled.check(algorithm, options));
        let expected = found(Algorithm::Optimal);
        let name = way.program.display();
        assert_ne!(expected, "", "{name}: no violation");
        let wrong = |algorithm: Algorithm| {
            let kinds = found(algorithm);
            (kinds != expected).then(|| format!("{name} -a {algorithm}: {kinds}, not {expected}"))
        };
        Algorithm::all().filter_map(wrong).collect::<Vec<_>>()
    });
}

#[test]
fn data_races_are_found_by_every_algorithm_that_looks_for_them() {
    compare("races", Algorithm::finds_races);
}

#[test]
fn leaks_are_found_by_every_algorithm_that_looks_for_them() {
    compare("leaks", Algorithm::finds_leaks);
}

/// By themselves, since clangs differ in what a coroutine keeps in its frame, and so in the accesses that are told.
#[test]
fn coroutines_have_the_same_verdict_under_every_algorithm() {
    compare("coroutines", |_| true);
}

#[test]
fn every_clang_gives_the_same_report() {
    let ways = ["verdicts", "races", "leaks"].into_iter().flat_map(ways);
    let runs = ways.map(|way| Run {
        program: way.program,
        arguments: way.arguments,
    });
    common::assert_same_with_every_clang(&runs.collect::<Vec<_>>());
}

#[test]
fn programs_in_c_have_the_same_verdict_with_32_bit_pointers() {
    let ways = ["verdicts", "races", "leaks"].into_iter().flat_map(ways);
    let in_c = ways.filter(|way| way.program.extension().is_some_and(|e| e == "c"));
    // Such integers only 64-bit targets have.
    let in_c = in_c.filter(|way| {
        let text = fs::read_to_string(&way.program).unwrap();
        !text.contains("__int128")
    });
    // What functions do that an exception leaves is written out for 64 bits.
    let in_c = in_c.filter(|way| !way.arguments.iter().any(|word| word == "-fexceptions"));
    // Each with one clang, in turn: what clangs do otherwise, they do with pointers of any size, and the test above compares them all.
    let with_clangs: Vec<_> = in_c.zip(CLANGS.into_iter().cycle()).collect();
    parallel::assert_all(&with_clangs, |(way, clang)| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
        command.args(["check", "--format", "json", "--clang", clang]);
        command.arg(&way.program).args(&way.arguments);
        if !way.arguments.iter().any(|word| word == "--") {
            command.arg("--");
        }
        let verdict = verdict(&command.arg("-m32").output().unwrap());
        (verdict != way.expected).then(|| {
            let (name, arguments) = (way.program.display(), way.arguments.join(" "));
            let expected = &way.expected;
            format!("{name} {arguments} -m32 with {clang}: {verdict}, not {expected}")
        })
    });
}

/// Runs each program of the folder in each of its ways under these algorithms.
fn compare(folder: &str, runs: fn(Algorithm) -> bool) {
    parallel::assert_all(&ways(folder), |way| {
        let mut arguments = way.arguments.split(|word| word == "--");
        let options = arguments.next().unwrap_or_default();
        let compiled = Compiled::new(&way.program, arguments.next().unwrap_or_default());
        let wrong = |algorithm: Algorithm| {
            let verdict = verdict(&compiled.check(algorithm, options));
            (verdict != way.expected).then(|| {
                format!(
                    "{} {} -a {algorithm}: {verdict}, not {}",
                    way.program.display(),
                    way.arguments.join(" "),
                    way.expected
                )
            })
        };
        let algorithms = Algorithm::all().filter(|&algorithm| runs(algorithm));
        algorithms.filter_map(wrong).collect::<Vec<_>>()
    });
}

/// Each program of the folder in each of its ways.
fn ways(folder: &str) -> Vec<Way> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut programs: Vec<PathBuf> = fs::read_dir(tests.join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    programs.sort();
    assert!(!programs.is_empty());
    let ways = programs.iter().flat_map(|program| {
        let source = fs::read_to_string(program).unwrap();
        let lines = source.lines().map_while(|line| line.strip_prefix("// "));
        // A comment begins with a capital letter.
        let lines = lines.take_while(|line| line.starts_with(char::is_lowercase));
        let way = |line: &str| {
            let mut words = line.split_whitespace().map(str::to_owned);
            Way {
                program: program.clone(),
                expected: words.next().unwrap(),
                arguments: words.collect(),
            }
        };
        let ways: Vec<Way> = lines.map(way).collect();
        assert!(!ways.is_empty(), "{}: what is expected?", program.display());
        ways
    });
    ways.collect()
}

/// The programs with a transcript that have violations which all algorithms look for, as they are run there first,
/// but to the end.
fn violating() -> Vec<Way> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/violation");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut ways = Vec::new();
    for program in files.map(|file| file.path()) {
        let source = fs::read_to_string(&program).unwrap();
        let command = source
            .lines()
            .find_map(|line| line.strip_prefix("// $ quotient check "));
        let words = command.unwrap_or_default().split_whitespace().skip(1);
        let mut words: Vec<String> = words.map(str::to_owned).collect();
        let only_some = ["--races", "--leaks", "--memory"];
        let is_for_some = |word: &String| only_some.iter().any(|only| word.starts_with(only));
        if command.is_none() || words.iter().any(is_for_some) {
            continue;
        }
        if let Some(at) = words.iter().position(|word| word == "-a") {
            words.drain(at..at + 2);
        }
        words.retain(|word| word != "--keep-going");
        words.insert(0, "--keep-going".to_owned());
        ways.push(Way {
            program,
            expected: String::new(),
            arguments: words,
        });
    }
    assert!(ways.len() > 20);
    ways
}

/// The kinds of the violations.
fn kinds(output: &Output) -> String {
    let Ok(report) = serde_json::from_slice::<Value>(&output.stdout) else {
        return String::from_utf8_lossy(&output.stderr).into_owned();
    };
    let violations = report["violations"].as_array().into_iter().flatten();
    let kinds: BTreeSet<&str> = violations.filter_map(|v| v["kind"].as_str()).collect();
    kinds.into_iter().collect::<Vec<_>>().join(" ")
}

/// `safe`, `undefined`, the kind of the violation, or whatever else the command has to say.
fn verdict(output: &Output) -> String {
    let Ok(report) = serde_json::from_slice::<Value>(&output.stdout) else {
        return String::from_utf8_lossy(&output.stderr).into_owned();
    };
    let word = match &report["verdict"] {
        Value::String(verdict) if verdict == "violation" => &report["violations"][0]["kind"],
        Value::String(verdict) if verdict == "safe" && reads_undefined(&report) => {
            return "undefined".to_owned();
        }
        verdict => verdict,
    };
    word.as_str().unwrap_or_default().to_owned()
}

/// Whether the report remarks that memory was read which was never written.
fn reads_undefined(report: &Value) -> bool {
    let remarks = report["remarks"].as_array();
    remarks.is_some_and(|all| all.iter().any(|remark| remark["kind"] == "undefined-read"))
}
