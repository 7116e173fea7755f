//! The programs in `tests/verdicts` have the verdict that they say, under every algorithm.
//!
//! Each begins with a line for every way to run it: `// safe`, or the kind of violation, and then
//! the arguments.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use quotient_explore::Algorithm;

#[test]
fn programs_have_the_same_verdict_under_every_algorithm() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verdicts");
    let all: Vec<Algorithm> = Algorithm::all().collect();
    let ways = |source: &str| {
        let lines = source.lines().map_while(|line| line.strip_prefix("// "));
        let way = |line: &str| {
            let (expected, arguments) = line.split_once(' ').unwrap_or((line, ""));
            (expected.to_owned(), arguments.to_owned())
        };
        lines.map(way).collect()
    };
    compare(&folder, &all, ways);
}

/// Runs each C program of the folder in each of its ways, verdict and arguments.
fn compare(folder: &Path, algorithms: &[Algorithm], ways: impl Fn(&str) -> Vec<(String, String)>) {
    let mut programs: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "c"))
        .collect();
    programs.sort();
    assert!(!programs.is_empty());
    let mut wrong = Vec::new();
    for program in programs {
        let ways = ways(&fs::read_to_string(&program).unwrap());
        assert!(!ways.is_empty(), "{}: what is expected?", program.display());
        for (expected, arguments) in ways {
            for &algorithm in algorithms {
                let verdict = verdict(folder, &program, algorithm, &arguments);
                if verdict != expected {
                    let name = program.display();
                    wrong.push(format!(
                        "{name} {arguments} -a {algorithm}: {verdict}, not {expected}"
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `safe`, the kind of the violation, or whatever else the command has to say.
fn verdict(folder: &Path, program: &Path, algorithm: Algorithm, arguments: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(program)
        .args(["--format", "json", "--algorithm", algorithm.name()])
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .env_remove("CLANG")
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
