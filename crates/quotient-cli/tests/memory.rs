//! Lock-free code with the orders that it needs, and with one of them weakened: what RC11 makes of it, under `source` and `optimal`; and what
//! follows from it, with `--explore`.
//!
//! Each program of `memory` begins with a line for every way to compile it: `// robust:`, `// stale:` or `// race:`, and the flags.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use clangs::CLANG;

struct Case {
    program: PathBuf,
    verdict: String,
    flags: Vec<String>,
}

#[test]
fn weakened_orders_are_found() {
    let cases = cases();
    assert!(cases.len() >= 88);
    parallel::assert_all(&cases, |case| {
        let wrong = |algorithm: &&str| told(case, &[algorithm]).0 != case.verdict;
        let algorithms = ["source", "optimal"];
        let wrong = algorithms.iter().filter(|algorithm| wrong(algorithm));
        wrong
            .map(|algorithm| {
                let program = case.program.display();
                let text = told(case, &[algorithm]).1;
                format!("{program} {:?}: not {}: {text}", case.flags, case.verdict)
            })
            .collect::<Vec<_>>()
    });
}

/// What is not robust violates an assertion if there is one, or has a data race; the rest is safe.
#[test]
fn what_follows_from_weakened_orders_is_explored() {
    parallel::assert_all(&cases(), |case| {
        let (found, text) = told(case, &["rf", "--explore"]);
        let program = fs::read_to_string(&case.program).expect("a program");
        let expected: &[&str] = match case.verdict.as_str() {
            "stale" if program.contains("assert(") => &["stale", "race"],
            "stale" => &["race", "robust"],
            "race" => &["race"],
            _ => &["robust"],
        };
        let program = case.program.display();
        let wrong = format!("{program} {:?}: not {expected:?}: {text}", case.flags);
        Vec::from_iter((!expected.contains(&found)).then_some(wrong))
    });
}

/// Where nobody asks for a model adds have no order, and what is told of RC11 is so nevertheless.
#[test]
fn nothing_is_noted_of_what_is_robust() {
    parallel::assert_all(&cases(), |case| {
        if case.verdict != "robust" {
            return Vec::new();
        }
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(["check", "-a", "optimal", "--clang", CLANG])
            .arg(&case.program)
            .arg("--")
            .args(&case.flags)
            .output()
            .expect("the command runs");
        let text = String::from_utf8_lossy(&output.stdout);
        let right = output.status.success() && !text.contains("under RC11");
        let program = case.program.display();
        Vec::from_iter((!right).then(|| format!("{program} {:?}: {text}", case.flags)))
    });
}

/// What is proved without exploring a model's executions has no violation among them.
#[test]
fn what_is_proved_is_so_in_all_executions_of_the_model() {
    parallel::assert_all(&cases(), |case| {
        let contradicts = |model: &&str| {
            let proved = checked(case, model, &["optimal"]).status.success();
            proved && checked(case, model, &["rf", "--explore"]).status.code() == Some(1)
        };
        let models = ["tso", "pso", "ra", "rc11"];
        let wrong = models.iter().filter(|model| contradicts(model));
        let program = case.program.display();
        wrong
            .map(|model| format!("{program} {:?}: a violation under {model}", case.flags))
            .collect::<Vec<_>>()
    });
}

/// What holds a lock to read has done what it did when it gives the lock back, to whoever comes next.
#[test]
fn readers_that_write_are_in_order() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/memory");
    let case = Case {
        program: folder.join("taken_to_work.c"),
        verdict: "robust".to_owned(),
        flags: vec!["-DPLAIN".to_owned()],
    };
    for model in ["tso", "pso", "ra"] {
        let output = checked(&case, model, &["optimal"]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{model}: {text}");
    }
}

fn checked(case: &Case, model: &str, algorithm: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quotient"))
        .args(["check", "--memory", model, "-a"])
        .args(algorithm)
        .args(["--clang", CLANG])
        .arg(&case.program)
        .arg("--")
        .args(&case.flags)
        .output()
        .expect("the command runs")
}

/// The verdict, and all that was said.
fn told(case: &Case, algorithm: &[&str]) -> (&'static str, String) {
    let output = checked(case, "rc11", algorithm);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let verdict = match output.status.code() {
        Some(0) if text.contains("under RC11 (C11/C++20/Rust)") => "robust",
        Some(1) if text.contains("under RC11") => "stale",
        Some(1) if text.contains("data race") => "race",
        // With `--explore`, memory that is freed while others access it is a memory error.
        Some(1) if text.contains("nothing orders the two") && !text.contains(", stale: ") => "race",
        Some(1) if text.contains(", stale: ") => "stale",
        _ => "nothing",
    };
    let error = String::from_utf8_lossy(&output.stderr);
    (verdict, text + &error)
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/memory");
    let entries = fs::read_dir(folder).expect("the programs");
    let programs = entries.map(|entry| entry.expect("a program").path());
    let programs = programs.filter(|path| path.extension().is_some_and(|end| end != "h"));
    let mut cases = Vec::new();
    for program in programs {
        let text = fs::read_to_string(&program).expect("a program");
        let lines = text.lines().take_while(|line| line.starts_with("//"));
        for line in lines.skip(1) {
            let line = line.trim_start_matches("// ");
            let (verdict, flags) = line.split_once(':').expect("a verdict");
            cases.push(Case {
                program: program.clone(),
                verdict: verdict.to_owned(),
                flags: flags.split_whitespace().map(str::to_owned).collect(),
            });
        }
    }
    cases
}
