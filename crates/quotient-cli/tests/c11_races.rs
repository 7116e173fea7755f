//! Programs of a few lines with the data races that C11 says they have, under every algorithm that looks for them; and in all executions that
//! RC11 allows, where there may be more.
//!
//! `c11/cases.txt` has the bodies of their threads, which `main` creates and joins.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::{env, fs, process};

use clangs::CLANG;

struct Case {
    name: String,
    /// In interleavings, and in all executions.
    races: [bool; 2],
    program: String,
}

#[test]
fn races_are_those_of_the_standard() {
    let folder = env::temp_dir().join(format!("quotient-c11-{}", process::id()));
    fs::create_dir_all(&folder).unwrap();
    let cases: Vec<(usize, Case)> = cases().into_iter().enumerate().collect();
    assert!(cases.len() >= 290);
    parallel::assert_all(&cases, |(number, case)| {
        let program = folder.join(format!("{number}.c"));
        fs::write(&program, &case.program).unwrap();
        let [interleaved, weak] = case.races;
        let ways = [
            ("--races -a source", interleaved),
            ("--races -a optimal", interleaved),
            ("--races -a observers", interleaved),
            ("-a rf --memory rc11 --explore", weak),
        ];
        let wrong = |&&(way, races): &&(&str, bool)| check(&program, way) != races;
        let wrong = ways.iter().filter(wrong);
        wrong
            .map(|(way, races)| format!("{}: {way} says {}", case.name, !races))
            .collect::<Vec<_>>()
    });
    fs::remove_dir_all(&folder).unwrap();
}

/// Whether there is a data race.
fn check(program: &Path, way: &str) -> bool {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .args(["check", "--allow-livelock"])
        .args(way.split(' '))
        .args(["--clang", CLANG])
        .arg(program)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let error = String::from_utf8_lossy(&output.stderr);
    let code = output.status.code();
    assert!(
        matches!(code, Some(0 | 1)),
        "{}: {text}{error}",
        program.display()
    );
    // With `--explore`, memory that is freed while others access it is a memory error.
    let told = text.contains("data race") || text.contains("nothing orders the two");
    assert_eq!(told, code == Some(1), "{text}");
    code == Some(1)
}

fn cases() -> Vec<Case> {
    let prelude = include_str!("c11/prelude.h");
    let lines = include_str!("c11/cases.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    let case = |line: &str| {
        // `||` is C.
        let parts: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let [name, races, threads @ ..] = &parts[..] else {
            panic!("{line}");
        };
        let mut program = prelude.to_owned();
        let count = threads.len();
        for (number, body) in threads.iter().enumerate() {
            writeln!(program, "void *t{number}(void *a) {{ {body} return 0; }}").unwrap();
        }
        writeln!(program, "int main(void) {{\n  pthread_t t[{count}];").unwrap();
        for number in 0..count {
            writeln!(program, "  pthread_create(&t[{number}], 0, t{number}, 0);").unwrap();
        }
        for number in 0..count {
            writeln!(program, "  pthread_join(t[{number}], 0);").unwrap();
        }
        writeln!(program, "}}").unwrap();
        let races = match *races {
            "race" => [true, true],
            "weak" => [false, true],
            "safe" => [false, false],
            _ => panic!("{line}"),
        };
        Case {
            name: (*name).to_owned(),
            races,
            program,
        }
    };
    lines.map(case).collect()
}
