//! Every row of `programs/counts.csv` gives the counts that it promises, with each explored
//! execution checked by itself.
//!
//! The rows are run by the command itself, since they may have any of its switches.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::CLANG;
use serde_json::Value;

/// What the word `plain` in the column of switches stands for: Mazurkiewicz traces, and nothing less.
const PLAIN: &str = "--no-purity --no-await --no-ifaa";

struct Row {
    program: String,
    defines: Vec<String>,
    algorithm: String,
    switches: Vec<String>,
    complete: u64,
    blocked: u64,
}

#[test]
fn the_counts_are_those_of_the_table() {
    parallel::assert_all(&rows(), |row| check(row).err());
}

/// RFSC, table 5: of 1540 executions those until the bug are a handful.
#[test]
fn the_bug_of_reorder_is_found_within_a_few_executions() {
    let row = row("reorder,-DN=10,rf,,0,0,");
    let report = explored(&row, &[]).unwrap();
    assert_eq!(report["violations"].as_array().unwrap().len(), 1);
    let (complete, blocked) = counts(&report);
    assert!(complete + blocked <= 5, "{complete} + {blocked}");
}

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs")
}

fn rows() -> Vec<Row> {
    let table = std::fs::read_to_string(programs().join("counts.csv")).unwrap();
    let mut lines = table.lines();
    let head = lines.next().unwrap();
    assert!(
        head.starts_with("program,defines,algorithm,switches,complete,blocked"),
        "{head}"
    );
    lines.map(row).collect()
}

fn row(line: &str) -> Row {
    let columns: Vec<&str> = line.splitn(7, ',').collect();
    let [program, defines, algorithm, switches, complete, blocked, ..] = columns[..] else {
        panic!("a row of counts.csv has too few columns: {line}");
    };
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    Row {
        program: program.to_owned(),
        defines: words(defines),
        algorithm: algorithm.to_owned(),
        switches: words(&switches.replace("plain", PLAIN)),
        complete: complete.parse().expect(line),
        blocked: blocked.parse().expect(line),
    }
}

/// The report of a check that came to its end.
fn explored(row: &Row, options: &[&str]) -> Result<Value, String> {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(programs().join(&row.program).with_extension("c"))
        .args(["--algorithm", &row.algorithm, "--format", "json"])
        .args(["--self-check", "--clang", CLANG])
        .args(options)
        .args(&row.switches)
        .arg("--")
        .args(&row.defines)
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    match output.status.code() {
        Some(0 | 1) => serde_json::from_str(&text).map_err(|error| error.to_string()),
        code => Err(format!(
            "exit code {code:?}: {text}{}",
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}

fn counts(report: &Value) -> (u64, u64) {
    let count = |name: &str| report[name].as_u64().unwrap();
    (count("complete"), count("blocked"))
}

fn check(row: &Row) -> Result<(), String> {
    let name = format!(
        "{} {} {} {}",
        row.program,
        row.defines.join(" "),
        row.algorithm,
        row.switches.join(" ")
    );
    let report = explored(row, &["--keep-going"]).map_err(|e| format!("{name}: {e}"))?;
    let (complete, blocked) = counts(&report);
    if (complete, blocked) != (row.complete, row.blocked) {
        return Err(format!(
            "{name}: expected {} complete and {} blocked, found {complete} and {blocked}",
            row.complete, row.blocked
        ));
    }
    Ok(())
}
