//! The reports for programs: JSON as `docs/report.schema.json` describes it, SARIF, JUnit XML, annotations; and the
//! short report.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/schema.rs"]
mod schema;

use std::path::Path;
use std::process::Command;

use clangs::CLANG;
use serde_json::{Value, json};

fn run(program: &str, arguments: &[&str]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .args(["check", "--clang", CLANG, program])
        .args(arguments)
        .current_dir(folder)
        .env_remove("GITHUB_WORKSPACE")
        .output()
        .unwrap();
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(stderr, "", "{program} {arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn documented() -> Value {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/report.schema.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

#[test]
fn json_is_as_documented() {
    let schema = documented();
    let mut checks: Vec<(&str, Vec<&str>)> = vec![
        ("programs/violation/deadlock.c", vec!["--keep-going"]),
        ("programs/violation/livelock.c", vec!["--allow-livelock"]),
        (
            "programs/violation/data_race.c",
            vec!["--races", "--keep-going"],
        ),
        ("programs/violation/no_debug_information.ll", vec![]),
        (
            "programs/violation/nondet.c",
            vec!["--nondet", "0..3", "--coverage"],
        ),
        ("programs/violation/leak.c", vec!["--leaks"]),
        ("programs/mistakes/late_thread.c", vec!["--stacks"]),
        ("programs/mistakes/exception.cpp", vec![]),
        ("programs/mistakes/rwlock_upgrade.c", vec![]),
        ("verdicts/endless_first.c", vec!["--stats", "--rounds", "2"]),
        (
            "programs/incomplete/long.c",
            vec!["--max-executions", "10", "--no-ifaa"],
        ),
    ];
    for algorithm in [
        "source",
        "optimal",
        "observers",
        "rf",
        "rvf",
        "vc",
        "dc",
        "view",
    ] {
        let arguments = vec!["-a", algorithm, "--stats", "--coverage"];
        checks.push(("programs/violation/assertion.c", arguments));
    }
    for (program, mut arguments) in checks {
        arguments.extend(["--format", "json"]);
        let report: Value = serde_json::from_str(&run(program, &arguments)).unwrap();
        let faults = schema::faults(&schema, &report);
        assert!(faults.is_empty(), "{program} {arguments:?}: {faults:#?}");
    }
}

#[test]
fn the_schema_refuses_what_it_does_not_describe() {
    let schema = documented();
    let report = run("programs/violation/assertion.c", &["--format", "json"]);
    let good: Value = serde_json::from_str(&report).unwrap();
    for (field, value) in [
        ("verdict", json!("perhaps")),
        ("complete", json!(-1)),
        ("schema_version", json!("1.1")),
        ("violations", json!([{ "kind": "assertion" }])),
        ("surprise", json!(0)),
    ] {
        let mut bad = good.clone();
        bad[field] = value;
        assert!(!schema::faults(&schema, &bad).is_empty(), "{field}");
    }
}

#[test]
fn sarif_has_the_places_and_the_execution() {
    let text = run("programs/violation/deadlock.c", &["--format", "sarif"]);
    let log: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(log["version"], "2.1.0");
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "deadlock");
    assert!(!result["relatedLocations"].as_array().unwrap().is_empty());
    let flows = result["codeFlows"][0]["threadFlows"].as_array().unwrap();
    assert!(flows.len() > 1);
    let place = &result["locations"][0]["physicalLocation"]["artifactLocation"];
    assert_eq!(place["uriBaseId"], "%SRCROOT%");
    assert_eq!(place["uri"], "programs/violation/deadlock.c");
}

#[test]
fn junit_and_annotations_and_the_short_report() {
    let program = "programs/violation/assertion.c";
    let junit = run(program, &["--format", "junit"]);
    assert!(junit.contains(&format!("name=\"{program}\"")), "{junit}");
    assert!(junit.contains("<failure type=\"assertion\""), "{junit}");
    let annotations = run(program, &["--format", "github"]);
    let first = annotations.lines().next().unwrap();
    assert!(first.starts_with(&format!("::error file={program},line=")));
    let short = run(program, &["--quiet"]);
    assert_eq!(short.lines().count(), 2, "{short}");
    assert!(short.starts_with(program), "{short}");
    assert_eq!(run("programs/safe/mutex.c", &["-q"]).lines().count(), 1);
}

/// The same circle at the same place, and none of those who only wait for its threads.
#[test]
fn a_deadlock_is_told_alike_in_all_forms() {
    let program = "programs/violation/rwlock_cycle.c";
    let sentence = "deadlock: main/1 holds table for reading (line 11) and waits for log_lock (line 12); \
                    main/2 holds log_lock (line 21) and waits to write table (line 22)";
    let text = run(program, &[]);
    assert!(text.starts_with(&format!("error: {sentence}\n")), "{text}");
    let short = run(program, &["--quiet"]);
    let first = short.lines().next().unwrap();
    assert_eq!(first, format!("{program}:12: error: {sentence}"));

    let json: Value = serde_json::from_str(&run(program, &["--format", "json"])).unwrap();
    let violation = &json["violations"][0];
    assert_eq!(violation["message"], sentence);
    assert_eq!(
        (&violation["line"], &violation["thread"]),
        (&json!(12), &json!("main/1"))
    );
    let waiting = violation["waiting"].as_array().unwrap();
    let threads: Vec<_> = waiting
        .iter()
        .map(|w| w["thread"].as_str().unwrap())
        .collect();
    assert_eq!(threads, ["main/1", "main/2"]);

    let sarif: Value = serde_json::from_str(&run(program, &["--format", "sarif"])).unwrap();
    let result = &sarif["runs"][0]["results"][0];
    assert_eq!(result["message"]["text"], sentence);
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["region"]["startLine"], 12);
    assert_eq!(result["relatedLocations"].as_array().unwrap().len(), 2);

    let junit = run(program, &["--format", "junit"]);
    assert!(
        junit.contains(&format!("message=\"{sentence}\"")),
        "{junit}"
    );
    let github = run(program, &["--format", "github"]);
    let first = github.lines().next().unwrap();
    assert!(
        first.starts_with(&format!("::error file={program},line=12,")),
        "{github}"
    );
    assert!(
        first.ends_with(&format!("::{sentence} (thread main/1)")),
        "{github}"
    );
    let notices = github.lines().filter(|line| line.starts_with("::notice"));
    assert_eq!(notices.count(), 2, "{github}");

    let page = std::env::temp_dir().join(format!("quotient-cycle-{}.html", std::process::id()));
    run(program, &["--html", page.to_str().unwrap()]);
    let html = std::fs::read_to_string(&page).unwrap();
    std::fs::remove_file(&page).unwrap();
    assert!(
        html.contains(&format!("\"message\":\"{sentence}\"")),
        "{html}"
    );
}

/// Calls are told as the report tells them, and what they do inside is there if somebody asks.
#[test]
fn json_has_the_steps_of_the_report() {
    let steps = |arguments: &[&str]| {
        let program = "programs/mistakes/rwlock_upgrade.c";
        let text = run(program, &[&["--format", "json"][..], arguments].concat());
        let report: Value = serde_json::from_str(&text).unwrap();
        let trace = report["violations"][0]["trace"].as_array().unwrap().clone();
        let words = |field: &str| -> Vec<String> {
            let words = trace.iter().filter_map(|step| step[field].as_str());
            words.map(str::to_owned).collect()
        };
        (words("text"), words("operation"), words("variable"))
    };
    let (texts, operations, variables) = steps(&[]);
    assert_eq!(
        texts,
        [
            "spawn main/1",
            "read-lock lock",
            "read value = 0",
            "write-lock lock: waits"
        ]
    );
    assert_eq!(operations, ["spawn", "call", "read", "call"]);
    assert_eq!(variables, ["main/1", "value"]);
    let (all, operations, variables) = steps(&["--internals"]);
    assert!(all.len() > texts.len(), "{all:?}");
    assert!(!operations.contains(&"call".to_owned()), "{operations:?}");
    assert!(variables.contains(&"lock+8".to_owned()), "{variables:?}");
}
