//! The same program compiled by an old, a middle and a new clang is the same program: the whole
//! report is the same, counts, messages and counterexample, all but the time, the numbers that
//! stand for addresses, which depend on what else of the library is there, and the arguments of the library's
//! templates, which each clang spells in its own way.
//!
//! One algorithm is enough. What another clang could change is the accesses that threads make, and
//! `optimal` counts every trace of them.

pub mod clangs;
pub mod parallel;

use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::CLANGS;
use serde_json::Value;

/// A program and how the command is to be called with it.
pub struct Run {
    pub program: PathBuf,
    pub arguments: Vec<String>,
}

/// Compares the reports on each of the programs. Nearly all of the time goes to clang.
pub fn assert_same_with_every_clang(runs: &[Run]) {
    parallel::assert_all(runs, difference);
}

fn difference(run: &Run) -> Option<String> {
    let reports = CLANGS.map(|clang| report(run, clang));
    let same = reports.iter().all(|report| report == &reports[0]);
    (!same).then(|| {
        let name = format!("{} {}", run.program.display(), run.arguments.join(" "));
        let reports = CLANGS.iter().zip(reports);
        let lines = reports.map(|(clang, report)| format!("  {clang}: {report}"));
        format!("{name}\n{}", lines.collect::<Vec<_>>().join("\n"))
    })
}

fn report(run: &Run, clang: &str) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(&run.program)
        .args(["--algorithm", "optimal", "--keep-going"])
        .args(["--format", "json", "--clang", clang])
        .args(&run.arguments)
        .current_dir(run.program.parent().unwrap_or(Path::new(".")))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    let mut report: Value = serde_json::from_str(&text).unwrap_or_else(|_| {
        let error = String::from_utf8_lossy(&output.stderr);
        panic!("{} with {clang}: {error}", run.program.display());
    });
    report["seconds"] = Value::Null;
    forget_what_differs(&mut report);
    report
}

fn forget_what_differs(report: &mut Value) {
    /// The programs have no other values that are as large, but no larger.
    const ADDRESSES: std::ops::Range<u64> = 1 << 32..1 << 47;
    match report {
        Value::Number(number) if number.as_u64().is_some_and(|n| ADDRESSES.contains(&n)) => {
            *report = Value::Null;
        }
        Value::String(text) if text.parse().is_ok_and(|n: u64| ADDRESSES.contains(&n)) => {
            *report = Value::Null;
        }
        Value::String(text) if text.contains("std::") => {
            let name = text.find('<').unwrap_or(text.len());
            text.truncate(name);
        }
        Value::Array(values) => values.iter_mut().for_each(forget_what_differs),
        Value::Object(fields) => fields.values_mut().for_each(forget_what_differs),
        _ => {}
    }
}
