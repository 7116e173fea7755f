//! The programs in `tests/verdicts` have the verdict that they say, under every algorithm; those in
//! `tests/races` and `tests/leaks` under every algorithm that looks for data races, or for leaks.
//!
//! Each begins with a line for every way to run it: `// safe`, or the kind of violation, and then
//! the arguments. Comments may follow, with a capital letter.

mod common;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use common::Run;
use quotient_explore::Algorithm;
use quotient_llvm::ClangChoice;

/// One way to run a program.
struct Way {
    program: PathBuf,
    expected: String,
    arguments: Vec<String>,
}

#[test]
fn programs_have_the_same_verdict_under_every_algorithm() {
    compare("tests/verdicts", &Algorithm::all().collect::<Vec<_>>());
}

#[test]
fn data_races_are_found_by_every_algorithm_that_looks_for_them() {
    let all = Algorithm::all().filter(|algorithm| algorithm.finds_races());
    compare("tests/races", &all.collect::<Vec<_>>());
}

#[test]
fn leaks_are_found_by_every_algorithm_that_looks_for_them() {
    let all = Algorithm::all().filter(|algorithm| algorithm.finds_leaks());
    compare("tests/leaks", &all.collect::<Vec<_>>());
}

#[test]
fn every_clang_gives_the_same_report() {
    let runs = ways("tests/verdicts").into_iter().map(|way| Run {
        program: way.program,
        arguments: way.arguments,
    });
    common::assert_same_with_every_clang(&runs.collect::<Vec<_>>());
}

/// Runs each program of the folder in each of its ways.
fn compare(folder: &str, algorithms: &[Algorithm]) {
    let mut wrong = Vec::new();
    for way in ways(folder) {
        // Clang takes longer than all the rest.
        let compiled = compiled(&way, folder);
        for &algorithm in algorithms {
            let verdict = verdict(&way, &compiled, algorithm);
            if verdict != way.expected {
                wrong.push(format!(
                    "{} {} -a {algorithm}: {verdict}, not {}",
                    way.program.display(),
                    way.arguments.join(" "),
                    way.expected
                ));
            }
        }
        fs::remove_file(&compiled).unwrap();
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Each program of the folder in each of its ways.
fn ways(folder: &str) -> Vec<Way> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut programs: Vec<PathBuf> = fs::read_dir(folder)
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

/// The program's LLVM IR, in a file that no other test of the folder has.
fn compiled(way: &Way, folder: &str) -> PathBuf {
    let flags = way.arguments.iter().skip_while(|word| *word != "--");
    let flags: Vec<OsString> = flags.skip(1).map(OsString::from).collect();
    let text = quotient_llvm::compile(&way.program, &ClangChoice::Search, &flags)
        .unwrap_or_else(|error| panic!("{}: {error}", way.program.display()));
    let name = format!(
        "quotient-{}-{}.ll",
        folder.replace('/', "-"),
        std::process::id()
    );
    let path = std::env::temp_dir().join(name);
    fs::write(&path, text).unwrap();
    path
}

/// `safe`, the kind of the violation, or whatever else the command has to say.
fn verdict(way: &Way, compiled: &Path, algorithm: Algorithm) -> String {
    let arguments = way.arguments.iter().take_while(|word| *word != "--");
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(compiled)
        .args(["--format", "json", "--algorithm", algorithm.name()])
        .args(arguments)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let word = |key: &str| {
        let after = text.split_once(&format!("\"{key}\":\""))?.1;
        Some(after.split_once('"')?.0.to_owned())
    };
    match word("verdict").as_deref() {
        Some("violation") => word("kind").unwrap_or_default(),
        Some(verdict) => verdict.to_owned(),
        None => String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}
