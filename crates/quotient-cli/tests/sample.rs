//! `quotient sample` and `quotient check --hunt`: the same seed gives the same report, what is found can be replayed, and a program
//! without violations is explored as without a hunt.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/schema.rs"]
mod schema;

use std::path::Path;
use std::process::{Command, Output};

use clangs::CLANG;
use serde_json::Value;

fn run(command: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg(command)
        .args(arguments)
        .args(["--clang", CLANG])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs"))
        .output()
        .unwrap()
}

/// The JSON report without times, which follows the schema, and the exit code.
fn report(command: &str, arguments: &[&str]) -> (Value, Option<i32>) {
    let output = run(command, &[arguments, &["--format", "json"]].concat());
    let text = String::from_utf8_lossy(&output.stdout);
    let error = String::from_utf8_lossy(&output.stderr);
    let mut object: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}{error}"));
    let schema = include_str!("../../../docs/report.schema.json");
    let schema = serde_json::from_str(schema).unwrap();
    assert_eq!(schema::faults(&schema, &object), Vec::<String>::new());
    object["seconds"] = Value::Null;
    (object, output.status.code())
}

#[test]
fn what_is_found_can_be_replayed() {
    let folder = std::env::temp_dir().join(format!("quotient-sample-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for strategy in ["pct", "pos", "surw"] {
        let saved = folder.join(format!("{strategy}.json"));
        let saved = saved.to_str().unwrap();
        let arguments = [
            "examples/bank_bug.c",
            "--strategy",
            strategy,
            "--save",
            saved,
        ];
        let (object, code) = report("sample", &arguments);
        assert_eq!(code, Some(1), "{object}");
        assert_eq!(object["algorithm"], strategy);
        assert_eq!(object["sampled"]["strategy"], strategy);
        let (again, code) = report("replay", &[saved]);
        assert_eq!(code, Some(1));
        assert_eq!(again["violations"], object["violations"], "{strategy}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let draw = |seed: &str| report("sample", &["reorder.c", "--seed", seed]).0;
    assert_eq!(draw("1"), draw("1"));
    let seeds: Vec<Value> = ["1", "2", "3", "4"]
        .map(|seed| draw(seed)["sampled"]["schedules"].clone())
        .into();
    assert!(
        seeds.iter().any(|schedules| *schedules != seeds[0]),
        "{seeds:?}"
    );
}

#[test]
fn nothing_found_is_not_safe() {
    let (object, code) = report("sample", &["lastwrite.c", "--schedules", "500"]);
    assert_eq!(
        (code, &object["verdict"]),
        (Some(3), &Value::from("incomplete"))
    );
    assert_eq!(object["complete"], 500);
    let chance = object["sampled"]["chance"].as_f64().unwrap();
    assert!(chance > 0.0 && chance < 1.0, "{chance}");
    let output = run("sample", &["lastwrite.c", "--schedules", "500"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("a bug of depth 3 would have been met with a chance"),
        "{text}"
    );
}

#[test]
fn a_hunt_finds_what_exploration_comes_to_late() {
    // One thread of optimal needs more than a million executions.
    let arguments = ["reorder.c", "--hunt", "1s", "--max-executions", "100000"];
    let line = [&arguments[..], &["--format", "json"]].concat();
    let line = [&line[..], &["--clang", CLANG, "--", "-DN=10"]].concat();
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .args(line)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs"))
        .output()
        .unwrap();
    let object: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(object["verdict"], "violation", "{object}");
    assert!(object["sampled"]["schedules"].as_u64().unwrap() < 100_000);
}

#[test]
fn after_a_hunt_in_vain_everything_is_explored() {
    let (plain, _) = report("check", &["lastwrite.c"]);
    let (hunted, code) = report("check", &["lastwrite.c", "--hunt", "0.01s"]);
    assert_eq!(code, Some(0));
    assert_eq!(plain, hunted);
}

#[test]
fn what_does_not_go_together_is_refused() {
    for (command, options) in [
        ("sample", &["--algorithm=rf"][..]),
        ("sample", &["--threads=2"]),
        ("sample", &["--hunt=1s"]),
        ("sample", &["--depth=0"]),
        ("check", &["--hunt=soon"]),
        ("check", &["--hunt=1s", "--keep-going"]),
    ] {
        let output = run(command, &[&["lastwrite.c"][..], options].concat());
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{options:?}: {error}");
    }
}
