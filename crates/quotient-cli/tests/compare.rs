//! `quotient compare`: every algorithm on one program, in a table and as JSON.

#[path = "common/clangs.rs"]
mod clangs;

use std::path::Path;
use std::process::{Command, Output};

use clangs::CLANG;
use quotient_explore::Algorithm;
use serde_json::Value;

fn compare(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("compare")
        .args(["--clang", CLANG])
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs"))
        .output()
        .unwrap()
}

fn object(arguments: &[&str]) -> (Value, Option<i32>) {
    let output = compare(&[arguments, &["--format", "json"]].concat());
    let text = String::from_utf8_lossy(&output.stdout);
    let error = String::from_utf8_lossy(&output.stderr);
    let object = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}{error}"));
    (object, output.status.code())
}

#[test]
fn every_algorithm_has_a_row_with_what_it_needs() {
    let flags = ["--no-await", "--no-symmetry", "--no-ifaa"];
    let (object, code) = object(&[&["lastwrite.c"][..], &flags].concat());
    assert_eq!(code, Some(0));
    assert_eq!(object["verdict"], "safe");
    assert_eq!(object["agree"], true);
    let rows = object["algorithms"].as_array().unwrap();
    let names: Vec<&str> = rows
        .iter()
        .map(|row| row["algorithm"].as_str().unwrap())
        .collect();
    let all: Vec<&str> = Algorithm::all().map(Algorithm::name).collect();
    assert_eq!(names, all);
    for row in rows {
        assert_eq!(row["verdict"], "safe", "{row}");
        assert!(row["peak_memory"].as_u64().unwrap() > 100_000, "{row}");
    }
    let complete = |name: &str| {
        let row = rows.iter().find(|row| row["algorithm"] == name).unwrap();
        row["complete"].as_u64().unwrap()
    };
    assert!(complete("optimal") > complete("rf"));
    assert_eq!(complete("optimal"), complete("source"));
}

#[test]
fn a_violation_is_told_by_all() {
    let (object, code) = object(&["examples/bank_bug.c"]);
    assert_eq!(
        (code, &object["verdict"]),
        (Some(1), &Value::from("violation"))
    );
    for row in object["algorithms"].as_array().unwrap() {
        assert_eq!(row["found"]["kind"], "assertion", "{row}");
    }
}

#[test]
fn a_limit_is_one_for_each() {
    let (object, code) = object(&["lastwrite.c", "--max-executions", "2"]);
    let rows = object["algorithms"].as_array().unwrap();
    assert_eq!(rows.len(), Algorithm::all().count());
    let unfinished = rows.iter().filter(|row| row["verdict"] == "incomplete");
    assert!(unfinished.clone().count() > 1, "{object}");
    for row in unfinished {
        assert!(row["reason"].as_str().unwrap().contains("--max-executions"));
    }
    assert!(code == Some(0) || code == Some(3));
}

#[test]
fn what_only_some_can_do_is_refused() {
    for option in [
        "--races",
        "--algorithm=rf",
        "--leaks",
        "--no-closure",
        "--save=x",
    ] {
        let output = compare(&["lastwrite.c", option]);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{option}: {error}");
        assert!(error.contains(option.split('=').next().unwrap()), "{error}");
    }
    // What is wrong with the program is told once.
    let output = compare(&["no_such_file.c"]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(error.matches("no_such_file.c").count(), 1, "{error}");
}

#[test]
fn the_page_has_a_bar_for_each_algorithm_and_measure() {
    let name = format!("quotient-compare-{}.html", std::process::id());
    let file = std::env::temp_dir().join(name);
    let output = compare(&["lastwrite.c", "--html", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0));
    // The table is printed as well.
    assert!(String::from_utf8_lossy(&output.stdout).contains("fewest executions"));
    let page = std::fs::read_to_string(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert!(page.contains("<h1>lastwrite.c</h1>"), "{page}");
    assert!(!page.contains("{{"), "{page}");
    let algorithms = Algorithm::all().count();
    assert_eq!(page.matches("<rect class=\"safe\"").count(), 3 * algorithms);
    for algorithm in Algorithm::all() {
        assert!(page.contains(&format!("<td>{algorithm}</td>")), "{page}");
    }
    let length = |algorithm: &str, measure: &str| -> f64 {
        let bars = page.split("<rect ").skip(1);
        let title = format!("<title>{algorithm}: ");
        let mut bars = bars.filter(|bar| bar.contains(&title) && bar.contains(measure));
        let width = bars.next().unwrap().split("width=\"").nth(1).unwrap();
        width.split('"').next().unwrap().parse().unwrap()
    };
    assert!(length("optimal", "executions") > length("rf", "executions"));
    // Nothing can be written there.
    let output = compare(&["lastwrite.c", "--html", "/no/such/folder/x.html"]);
    assert_eq!(output.status.code(), Some(74));
}
