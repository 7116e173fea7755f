//! Threads that do the same are explored once, and not once for each of them, exactly where nothing tells them apart:
//! the programs in `tests/symmetry` have the same verdict with and without that, and as many executions as they say.
//!
//! Each begins with a line for every way to run it: the verdict, `optimal` and `rf` with the number of executions with
//! and without, and flags for the compiler. A violation ends the search, so there no numbers are compared.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::CLANG;
use serde_json::Value;

struct Way {
    program: PathBuf,
    verdict: String,
    algorithm: String,
    /// With symmetry and without.
    executions: [String; 2],
    flags: Vec<String>,
}

#[test]
fn threads_that_do_the_same_are_explored_once() {
    parallel::assert_all(&ways(), |way| {
        let found = [false, true].map(|without| explored(way, without));
        let mut wrong = Vec::new();
        for (report, expected) in found.iter().zip(&way.executions) {
            let count = |name: &str| report[name].as_u64().unwrap_or(0);
            let executions = (count("complete") + count("blocked")).to_string();
            let verdict = report["verdict"].as_str().unwrap_or("none");
            if verdict != way.verdict || verdict == "safe" && executions != *expected {
                wrong.push(format!(
                    "{} {} {:?}: {verdict}, {executions} executions, not {expected}",
                    way.program.display(),
                    way.algorithm,
                    way.flags
                ));
            }
        }
        wrong
    });
}

fn ways() -> Vec<Way> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/symmetry");
    let mut ways = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let program = entry.expect("it can be read").path();
        let text = fs::read_to_string(&program).expect("it can be read");
        for line in text.lines().map_while(|line| line.strip_prefix("// ")) {
            let mut words = line.split_whitespace().map(str::to_owned);
            let mut word = || words.next().unwrap_or_default();
            let (verdict, algorithm) = (word(), word());
            if algorithm != "optimal" && algorithm != "rf" {
                break;
            }
            ways.push(Way {
                program: program.clone(),
                verdict,
                algorithm,
                executions: [word(), word()],
                flags: words.collect(),
            });
        }
    }
    assert!(ways.len() > 10, "there are programs");
    ways
}

fn explored(way: &Way, without: bool) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(&way.program)
        .args(["--algorithm", &way.algorithm, "--format", "json"])
        .args(["--self-check", "--clang", CLANG])
        .args(without.then_some("--no-symmetry"))
        .arg("--")
        .args(&way.flags)
        .output()
        .expect("it runs");
    serde_json::from_slice(&output.stdout).unwrap_or_default()
}
