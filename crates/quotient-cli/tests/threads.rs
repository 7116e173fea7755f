//! Several threads explore what one does: the counts of `programs/counts.csv`, and the same violations, whoever
//! finds what first.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::CLANG;
use serde_json::Value;

/// As in `counts.rs`.
const PLAIN: &str = "--no-purity --no-await --no-ifaa";

/// The rows that are run have so many executions, and are so far apart in the table.
const EXECUTIONS: std::ops::Range<u64> = 200..20_000;
const APART: usize = 9;

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs")
}

/// What the command says of a program, but for how long it took.
fn report(program: &str, arguments: &[&str], defines: &[&str]) -> Result<Value, String> {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(programs().join(program).with_extension("c"))
        .args(["--format", "json", "--clang", CLANG])
        .args(arguments)
        .arg("--")
        .args(defines)
        .output()
        .map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut report: Value = serde_json::from_str(&text).map_err(|error| {
        let complaint = String::from_utf8_lossy(&output.stderr);
        format!("{program} {arguments:?}: {error}: {text}{complaint}")
    })?;
    if let Some(report) = report.as_object_mut() {
        report.remove("seconds");
    }
    Ok(report)
}

#[test]
fn counts_do_not_depend_on_threads() {
    let table = std::fs::read_to_string(programs().join("counts.csv")).unwrap();
    let rows = table.lines().skip(1).filter(|line| {
        let columns: Vec<&str> = line.splitn(7, ',').collect();
        let count = |at: usize| columns[at].parse::<u64>().expect(line);
        EXECUTIONS.contains(&(count(4) + count(5)))
    });
    let rows: Vec<&str> = rows.step_by(APART).collect();
    parallel::assert_all(&rows, |line| {
        let columns: Vec<&str> = line.splitn(7, ',').collect();
        let switches = columns[3].replace("plain", PLAIN);
        let defines: Vec<&str> = columns[1].split_whitespace().collect();
        let wrong = ["2", "4"].into_iter().filter_map(|threads| {
            let mut arguments = vec!["--algorithm", columns[2], "--threads", threads];
            arguments.extend(["--keep-going", "--self-check"]);
            arguments.extend(switches.split_whitespace());
            match report(columns[0], &arguments, &defines) {
                Err(error) => Some(error),
                Ok(report) => {
                    let counts = [&report["complete"], &report["blocked"]].map(Value::to_string);
                    let wrong = counts != [columns[4], columns[5]];
                    wrong.then(|| format!("{line}: {counts:?} with {threads} threads"))
                }
            }
        });
        wrong.collect::<Vec<String>>()
    });
}

/// The first violation ends the search, or all are collected: the report is that of one thread.
#[test]
fn violations_do_not_depend_on_threads() {
    let buggy = [
        ("reorder", "optimal", "-DN=4"),
        ("reorder", "source", "-DN=3"),
        ("tas", "optimal", "-DBUG"),
        ("tas", "observers", "-DBUG"),
        ("tas", "rf", "-DBUG"),
        ("netbsd", "optimal", "-DN=2"),
        ("netbsd", "observers", "-DN=2"),
    ];
    parallel::assert_all(&buggy, |&(program, algorithm, define)| {
        let mut wrong = Vec::new();
        for keep_going in [&[][..], &["--keep-going"]] {
            let of = |threads: &str| {
                let mut arguments = vec!["--algorithm", algorithm, "--threads", threads];
                arguments.extend(keep_going);
                report(program, &arguments, &[define])
            };
            let alone = of("1");
            for threads in ["2", "4", "8"] {
                let together = of(threads);
                let redundant = |report: &Result<Value, String>| {
                    let mut report = report.clone();
                    if let Ok(Value::Object(report)) = &mut report
                        && algorithm == "source"
                    {
                        report.remove("redundant");
                    }
                    report
                };
                if redundant(&together) != redundant(&alone) {
                    wrong.push(format!(
                        "{program} {algorithm} {threads}: {together:?} {alone:?}"
                    ));
                }
            }
        }
        wrong
    });
}

/// Programs as people write them, each with its bug, and those of the transcripts that violate something: whoever finds it first, the
/// report is that of one thread. One run a program, each with another number of threads and another algorithm than the one before it;
/// by hand, under all algorithms with 2, 4 and 8 threads, so many runs each:
///
/// ```text
/// QUOTIENT_RUNS=10 cargo test --release -p quotient-cli --test threads bugs
/// ```
#[test]
fn bugs_do_not_depend_on_threads() {
    let transcripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/violation");
    let real = sources(&programs().join("real"), "-DBUG");
    let buggy: Vec<_> = real.into_iter().chain(sources(&transcripts, "")).collect();
    assert!(buggy.len() >= 50, "{} programs", buggy.len());
    let by_hand = std::env::var("QUOTIENT_RUNS").ok();
    let by_hand = by_hand.map(|runs| runs.parse::<usize>().unwrap());
    let algorithms = [
        "optimal",
        "rf",
        "rvf",
        "observers",
        "vc",
        "source",
        "dc",
        "view",
    ];
    let runs: Vec<_> = match by_hand {
        Some(_) => buggy
            .iter()
            .flat_map(|program| algorithms.map(|algorithm| (program, algorithm, vec![2, 4, 8])))
            .collect(),
        None => buggy
            .iter()
            .zip(
                algorithms
                    .into_iter()
                    .cycle()
                    .zip([4, 2, 8].into_iter().cycle()),
            )
            .map(|(program, (algorithm, threads))| (program, algorithm, vec![threads]))
            .collect(),
    };
    parallel::assert_all(&runs, |((path, define), algorithm, threads)| {
        let name = path.to_string_lossy();
        let of = |threads: usize| {
            let threads = threads.to_string();
            // One of them must be told which values inputs have.
            let nondet = ["--nondet", "0..3"];
            let arguments = ["--algorithm", algorithm, "--threads", &threads];
            let arguments = [&arguments[..], &nondet].concat();
            report(
                &name,
                &arguments,
                &[*define][..usize::from(!define.is_empty())],
            )
        };
        let alone = of(1);
        let found = |report: &Value| report["verdict"] == "violation" || define.is_empty();
        if !alone.as_ref().is_ok_and(found) {
            return vec![format!("{name} {algorithm}: {alone:?}")];
        }
        let again = std::iter::repeat_n(threads, by_hand.unwrap_or(1)).flatten();
        let other = again.filter_map(|&threads| {
            let together = of(threads);
            let wrong = together != alone;
            wrong.then(|| format!("{name} {algorithm} {threads}: {together:?} {alone:?}"))
        });
        other.collect::<Vec<String>>()
    });
}

/// The C programs of a folder, in order, each with how it is compiled.
fn sources(folder: &Path, define: &'static str) -> Vec<(PathBuf, &'static str)> {
    let files = std::fs::read_dir(folder).unwrap();
    let files = files.map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|extension| extension == "c"))
        .collect();
    files.sort();
    files.into_iter().map(|file| (file, define)).collect()
}
