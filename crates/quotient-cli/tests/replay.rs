//! Violations that are saved, run again and explained: for every program of the transcripts and under every
//! algorithm the same violation again; files that are damaged, foreign or of another program.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use clangs::CLANG;
use serde_json::Value;

/// A folder of its own for a test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("quotient-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing is wrong with what was tested if it stays.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn quotient(arguments: &[&str]) -> Output {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
    command
        .args(arguments)
        .current_dir(folder)
        .env("CLANG", CLANG);
    command.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// What was found: kind, message, place and execution.
fn found(output: &Output) -> Option<[Value; 5]> {
    let report: Value = serde_json::from_slice(&output.stdout).ok()?;
    let violation = report["violations"].get(0)?;
    let fields = ["kind", "message", "line", "thread", "trace"];
    Some(fields.map(|field| violation[field].clone()))
}

/// The programs with violations, with the arguments that their transcripts begin with.
fn programs() -> Vec<(String, Vec<String>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/violation");
    let entries = fs::read_dir(root).unwrap();
    let mut programs = Vec::new();
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.extension().is_some_and(|end| end == "expected") {
            continue;
        }
        let source = fs::read_to_string(&path).unwrap();
        let run = source
            .lines()
            .find_map(|line| line.split_once("$ quotient check "));
        let Some((_, run)) = run else { continue };
        let mut words = run.split_whitespace().map(str::to_owned);
        let program = format!("programs/{}", words.next().unwrap());
        let mut arguments: Vec<String> = words.filter(|word| word != "--keep-going").collect();
        if let Some(at) = arguments.iter().position(|word| word == "--format") {
            arguments.drain(at..at + 2);
        }
        // What only a weak memory model allows has no schedule that could be followed, and --save says so.
        if arguments.iter().all(|word| word != "--explore") {
            programs.push((program, arguments));
        }
    }
    programs.sort();
    programs
}

#[test]
fn every_violation_shows_again() {
    let folder = Folder::new("again");
    let programs: Vec<_> = programs().into_iter().enumerate().collect();
    parallel::assert_all(&programs, |(nth, (program, arguments))| {
        let file = folder.file(&format!("{nth}.json"));
        let mut check = vec!["check", program, "--format", "json", "--save", &file];
        check.extend(arguments.iter().map(String::as_str));
        let first = found(&quotient(&check));
        let again = quotient(&["replay", &file, "--format", "json"]);
        let same = first.is_some() && first == found(&again) && again.status.code() == Some(1);
        (!same).then(|| format!("{program}: {first:?}\n{}", text(&again.stderr)))
    });
}

#[test]
fn every_algorithm_saves_what_shows_again() {
    let folder = Folder::new("algorithms");
    let algorithms = [
        "source",
        "optimal",
        "observers",
        "rf",
        "rvf",
        "vc",
        "dc",
        "view",
    ];
    let programs = [
        "assertion.c",
        "deadlock.c",
        "livelock.c",
        "lost_wakeup.c",
        "nondet.c",
    ];
    let all: Vec<_> = algorithms
        .iter()
        .flat_map(|algorithm| programs.map(|program| (*algorithm, program)))
        .collect();
    parallel::assert_all(&all, |(algorithm, program)| {
        let file = folder.file(&format!("{algorithm}-{program}.json"));
        let path = format!("programs/violation/{program}");
        let check = [
            "check", &path, "-a", algorithm, "--nondet", "0..3", "--format", "json", "--save",
            &file,
        ];
        let first = found(&quotient(&check));
        let again = quotient(&["replay", &file, "--format", "json"]);
        let same = first.is_some() && first == found(&again);
        (!same).then(|| format!("{program} {algorithm}: {first:?}\n{}", text(&again.stderr)))
    });
}

/// Saves the violation of a program and gives the file's name.
fn save(folder: &Folder, program: &str, arguments: &[&str]) -> String {
    let file = folder.file("saved.json");
    let mut check = vec!["check", program, "--save", &file];
    check.extend(arguments);
    let output = quotient(&check);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("quotient replay"));
    file
}

const LOST: &str = "
#include <assert.h>
#include <pthread.h>
int x;
void *add(void *unused) {
  int old = x;
  x = old + 1;
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, add, 0);
  pthread_create(&b, 0, add, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(x == 2);
}
";

#[test]
fn a_program_that_has_changed_is_told_so() {
    let folder = Folder::new("changed");
    let program = folder.file("lost.c");
    fs::write(&program, LOST).unwrap();
    let file = save(&folder, &program, &[]);

    fs::write(&program, LOST.replace("int x;", "int x; // shared")).unwrap();
    let same = quotient(&["replay", &file]);
    assert_eq!(same.status.code(), Some(1));
    assert!(text(&same.stderr).contains("has changed since this was saved, but not what it does"));

    let longer = LOST.replace("x = old + 1;", "x = old + 1; x = x + 0;");
    fs::write(&program, longer).unwrap();
    let other = quotient(&["replay", &file]);
    assert!(text(&other.stderr).contains("the program has changed since this was saved"));

    let mended = LOST
        .replace("old + 1", "old + 2")
        .replace("x == 2", "x >= 2");
    fs::write(&program, mended).unwrap();
    let gone = quotient(&["replay", &file]);
    assert_eq!(gone.status.code(), Some(2));
    assert!(
        text(&gone.stderr).contains("does not show again"),
        "{}",
        text(&gone.stderr)
    );

    fs::remove_file(&program).unwrap();
    assert_eq!(quotient(&["replay", &file]).status.code(), Some(2));
}

#[test]
fn what_is_not_ours_is_refused() {
    let folder = Folder::new("foreign");
    let file = save(&folder, "programs/violation/assertion.c", &[]);
    let good = fs::read_to_string(&file).unwrap();
    let cut = &good[..good.len() / 2];
    let changed = good.replace("\"module\":\"", "\"module\":\"0");
    for (content, reason) in [
        ("", "not JSON"),
        (cut, "cut off"),
        ("{\"format\":\"x\",\"version\":1}", "something else"),
        (&*changed, "checksum"),
    ] {
        fs::write(&file, content).unwrap();
        for command in ["replay", "explain"] {
            let output = quotient(&[command, &file]);
            assert_eq!(output.status.code(), Some(2));
            assert!(
                text(&output.stderr).contains(reason),
                "{}",
                text(&output.stderr)
            );
            assert_eq!(text(&output.stdout), "");
        }
    }
    assert_eq!(quotient(&["replay", "/dev/zero"]).status.code(), Some(2));
}

#[test]
fn one_step_at_a_time() {
    let folder = Folder::new("step");
    let program = folder.file("lost.c");
    fs::write(&program, LOST).unwrap();
    let file = save(&folder, &program, &[]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .args(["replay", &file, "--step", "--clang", CLANG])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"\n\nb\n1\nwhat\nc\n").unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    let shown = text(&output.stdout);
    let steps: Vec<&str> = shown
        .lines()
        .filter_map(|line| line.strip_prefix("step ")?.split(' ').next())
        .collect();
    assert_eq!(steps, ["1", "2", "3", "2", "1", "1"], "{shown}");
    assert!(shown.contains("x = 0"), "{shown}");
    assert!(
        shown
            .trim_end()
            .lines()
            .last()
            .unwrap()
            .starts_with("1 violation")
    );
}

#[test]
fn until_a_step_and_what_touches_a_variable() {
    let folder = Folder::new("until");
    let program = folder.file("lost.c");
    fs::write(&program, LOST).unwrap();
    let file = save(&folder, &program, &[]);
    let steps = |arguments: &[&str]| {
        let mut all = vec!["replay", &file, "--format", "json"];
        all.extend(arguments);
        let output = quotient(&all);
        let [.., trace] = found(&output).unwrap_or_else(|| panic!("{}", text(&output.stderr)));
        trace.as_array().unwrap().clone()
    };
    let all = steps(&[]);
    assert_eq!(steps(&["--until", "3"]), all[..3]);
    let place = steps(&["--until", "lost.c:6"]);
    assert_eq!(place.last().unwrap()["line"], 6);
    let watched = steps(&["--watch", "x"]);
    assert!(!watched.is_empty() && watched.iter().all(|step| step["variable"] == "x"));
    let none = quotient(&["replay", &file, "--watch", "nothing"]);
    assert_eq!(none.status.code(), Some(2));
    assert_eq!(
        quotient(&["replay", &file, "--until", "999"]).status.code(),
        Some(2)
    );
}

#[test]
fn an_explanation_has_the_orders_that_matter() {
    let folder = Folder::new("explain");
    let program = folder.file("lost.c");
    fs::write(&program, LOST).unwrap();
    let file = save(&folder, &program, &[]);
    let output = quotient(&["explain", &file]);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    // Each read comes before the other's write.
    assert!(told.contains("It needs 2 orders"), "{told}");
    assert_eq!(
        told.matches("otherwise nothing goes wrong").count(),
        2,
        "{told}"
    );

    let file = save(&folder, "programs/violation/deadlock.c", &[]);
    let told = text(&quotient(&["explain", &file]).stdout);
    assert!(told.contains("otherwise nothing goes wrong"), "{told}");
}
