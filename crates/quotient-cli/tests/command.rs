//! What transcripts cannot show: time limits, Ctrl-C, a reader that goes away.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/signals.rs"]
mod signals;

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use clangs::CLANG;

/// A program with far more executions than anybody waits for.
fn long() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/incomplete/long.c")
}

fn quotient(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
    // Its fetch-adds would be one execution if their order did not matter.
    command
        .args(["check", "--clang", CLANG, "--no-ifaa"])
        .arg(long())
        .args(arguments);
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn assert_incomplete(output: &Output, reason: &str) {
    let stdout = text(&output.stdout);
    assert_eq!(output.status.code(), Some(3), "{stdout}");
    assert!(stdout.starts_with("incomplete: "), "{stdout}");
    assert!(stdout.contains(reason), "{stdout}");
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn the_time_limit_is_kept() {
    let started = Instant::now();
    let output = quotient(&["--timeout", "0.3"]).output().unwrap();
    assert!(started.elapsed() < Duration::from_secs(20));
    assert_incomplete(&output, "the time given with --timeout is up");
}

#[cfg(unix)]
#[test]
fn an_interrupted_search_still_reports() {
    let child = quotient(&[])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    signals::send("INT", child.id());
    assert_incomplete(&child.wait_with_output().unwrap(), "interrupted");
}

#[test]
fn a_reader_that_goes_away_does_not_change_the_exit_code() {
    let mut child = quotient(&["--max-executions", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stderr = String::new();
    let mut pipe = child.stderr.take().unwrap();
    pipe.read_to_string(&mut stderr).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(3));
    assert_eq!(stderr, "");
}

#[test]
fn a_task_that_is_violated_has_a_witness() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let witness = std::env::temp_dir().join(format!("quotient-witness-{}.yml", std::process::id()));
    let check = |task: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(["check", "--clang", CLANG, task, "--witness"])
            .arg(&witness)
            .current_dir(&folder)
            .output()
            .unwrap();
        let written = std::fs::read_to_string(&witness).ok();
        let _ = std::fs::remove_file(&witness);
        (output.status.code(), written)
    };
    assert_eq!(check("tasks/aborts.yml"), (Some(0), None));
    let (code, written) = check("tasks/overflow.yml");
    let written = written.unwrap();
    assert_eq!(code, Some(1));
    let begins = "- entry_type: violation_sequence\n  metadata:\n    format_version: \"2.2\"\n";
    assert!(written.starts_with(begins), "{written}");
    // Both threads count, the second one too far.
    let target = "type: target\n            action: follow\n            thread_id: 2\n";
    assert!(written.contains(target), "{written}");
    assert!(written.contains("thread_id: 1\n") && written.contains("line: 10\n"));
    assert_eq!(check("safe/mutex.c").0, Some(2));
}

/// Runs the command on a terminal of 80 columns, which `script` makes, and gives what it showed.
#[cfg(unix)]
fn on_terminal(environment: &str, arguments: &str) -> String {
    let program = env!("CARGO_BIN_EXE_quotient");
    let inside = format!("stty cols 80 rows 24; env {environment} {program} {arguments}");
    let output = Command::new("script")
        .args(["-qec", &inside, "/dev/null"])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"))
        .env("CLANG", CLANG)
        .env("TERM", "xterm")
        .env_remove("NO_COLOR")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    text(&output.stdout).replace('\r', "")
}

#[cfg(unix)]
#[test]
fn terminals_are_narrow_plain_or_without_unicode() {
    let check = "check programs/violation/deadlock.c --unroll 7";
    let coloured = on_terminal("LC_ALL=C.UTF-8", check);
    assert!(
        coloured.contains("\x1b[1;31m") && coloured.contains('✗'),
        "{coloured}"
    );
    let plain = on_terminal("LC_ALL=C.UTF-8 NO_COLOR=1", check);
    assert!(!plain.contains('\x1b'), "{plain}");
    for line in plain.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    let ascii = on_terminal("LC_ALL=C NO_COLOR=1", check);
    assert!(ascii.is_ascii() && ascii.contains("x waits for"), "{ascii}");

    let folder = std::env::temp_dir().join(format!("quotient-{}-wide", std::process::id()));
    std::fs::create_dir(&folder).unwrap();
    let long = format!(
        "#include <assert.h>\nint main(void) {{ /* {} */ int wrong = 0; assert(wrong); /* {} */ }}\n",
        "x".repeat(300),
        "y".repeat(300)
    );
    let file = folder.join("wide.c");
    std::fs::write(&file, long).unwrap();
    let shown = on_terminal(
        "LC_ALL=C.UTF-8 NO_COLOR=1",
        &format!("check {}", file.display()),
    );
    std::fs::remove_dir_all(&folder).unwrap();
    let lines: Vec<&str> = shown.lines().collect();
    let at = lines
        .iter()
        .position(|line| line.contains("assert(wrong)"))
        .unwrap();
    assert!(
        lines[at].chars().count() <= 80 && lines[at].contains('…'),
        "{shown}"
    );
    let caret = lines[at + 1].chars().position(|c| c == '^').unwrap();
    let under: String = lines[at].chars().skip(caret).collect();
    assert!(under.starts_with("assert(wrong)"), "{shown}");
}

/// Calls of clang, as a command that notes each of them sees them.
#[cfg(unix)]
struct Noted {
    folder: PathBuf,
}

#[cfg(unix)]
impl Noted {
    fn new() -> Self {
        use std::os::unix::fs::PermissionsExt;
        let folder = std::env::temp_dir().join(format!("quotient-noted-{}", std::process::id()));
        for inner in ["first", "second", "cache"] {
            std::fs::create_dir_all(folder.join(inner)).unwrap();
        }
        let noted = Noted { folder };
        let clang = noted.folder.join("clang");
        let calls = noted.folder.join("first/calls").display().to_string();
        std::fs::write(
            &clang,
            format!("#!/bin/sh\necho >>{calls}\nexec {CLANG} \"$@\"\n"),
        )
        .unwrap();
        std::fs::set_permissions(&clang, std::fs::Permissions::from_mode(0o755)).unwrap();
        noted.write("first/calls", "");
        noted.write(
            "program.c",
            "#include <value.h>\nint main(void) { return VALUE; }\n",
        );
        noted.write("second/value.h", "#define VALUE 1\n");
        noted
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.folder.join(name), text).unwrap();
        // What has only just changed is not relied on.
        std::thread::sleep(Duration::from_millis(150));
    }

    /// The status with which the program ends, and how often clang was called so far.
    fn check(&self, option: Option<&str>) -> (String, usize) {
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(["check", "program.c", "--exit-status", "--clang", "./clang"])
            .args(option)
            .args(["--", "-Ifirst", "-Isecond"])
            .current_dir(&self.folder)
            .env("XDG_CACHE_HOME", self.folder.join("cache"))
            .output()
            .unwrap();
        let stdout = text(&output.stdout);
        let status = stdout.split("status ").nth(1).unwrap_or("0");
        let status = status.chars().take_while(char::is_ascii_digit).collect();
        let calls = std::fs::read_to_string(self.folder.join("first/calls")).unwrap();
        (status, calls.lines().count())
    }
}

#[cfg(unix)]
impl Drop for Noted {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[cfg(unix)]
#[test]
fn clang_is_called_again_only_if_something_has_changed() {
    let noted = Noted::new();
    let comes = |status: &str, calls: usize| (status.to_owned(), calls);
    assert_eq!(noted.check(None), comes("1", 1));
    assert_eq!(noted.check(None), comes("1", 1));
    assert_eq!(noted.check(Some("--no-cache")), comes("1", 2));
    noted.write("second/value.h", "#define VALUE 2\n");
    assert_eq!(noted.check(None), comes("2", 3));
    // One that is found first.
    noted.write("first/value.h", "#define VALUE 3\n");
    assert_eq!(noted.check(None), comes("3", 4));
    assert_eq!(noted.check(None), comes("3", 4));
    std::fs::remove_file(noted.folder.join("first/value.h")).unwrap();
    std::thread::sleep(Duration::from_millis(150));
    assert_eq!(noted.check(None), comes("2", 5));
    noted.write("program.c", "int main(void) { return 4; }\n");
    assert_eq!(noted.check(None), comes("4", 6));
    assert_eq!(noted.check(None), comes("4", 6));
}

#[test]
fn who_explores_is_chosen_unless_it_is_named() {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs");
    let report = |arguments: &[&str]| -> serde_json::Value {
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(["check", "--clang", CLANG, "lastwrite.c", "--format=json"])
            .args(arguments)
            .current_dir(&programs)
            .output()
            .unwrap();
        serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{}", text(&output.stderr)))
    };
    // All orders of ten writes, of which only the last one is read.
    let left = report(&["--", "-DN=10"]);
    assert_eq!(
        (&left["algorithm"], &left["complete"]),
        (&"rf".into(), &10.into())
    );
    let turns = left["turns"].as_array().unwrap();
    assert_eq!(turns[0]["algorithm"], "optimal");
    assert!(turns[0]["executions"].as_u64().unwrap() > 1_000, "{left}");
    // What is done soon, and what only one algorithm can do.
    for arguments in [
        &["--", "-DN=5"][..],
        &[
            "--races",
            "--max-executions=200000",
            "--threads=1",
            "--",
            "-DN=10",
        ],
        &["--preemptions=0", "--max-executions=1000", "--", "-DN=10"],
    ] {
        let alone = report(arguments);
        assert_eq!(alone["algorithm"], "optimal", "{arguments:?}");
        assert!(alone["turns"].is_null(), "{arguments:?}: {alone}");
    }
    let folder = std::env::temp_dir().join(format!("quotient-kept-{}", std::process::id()));
    let kept = report(&["--checkpoint", folder.to_str().unwrap(), "--", "-DN=5"]);
    std::fs::remove_file(&folder).unwrap();
    assert_eq!(kept["algorithm"], "optimal");
    assert_eq!(kept["complete"], 120);
}

#[test]
fn what_is_weak_gives_way_to_another_file() {
    let folder = std::env::temp_dir().join(format!("quotient-weak-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let weak = "__attribute__((weak)) int f(void) { return 1; }\n\
                __attribute__((weak)) int v = 1;\n\
                int main(void) { return f() * 10 + v; }\n";
    std::fs::write(folder.join("weak.c"), weak).unwrap();
    std::fs::write(
        folder.join("other.c"),
        "int v = 2;\nint f(void) { return 2; }\n",
    )
    .unwrap();
    let status = |files: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(["check", "--exit-status", "--clang", CLANG, "--no-cache"])
            .args(files)
            .current_dir(&folder)
            .output()
            .unwrap();
        let stdout = text(&output.stdout);
        let status = stdout.split("status ").nth(1).unwrap_or("0");
        let digits = status.chars().take_while(char::is_ascii_digit);
        digits.collect::<String>()
    };
    let (alone, before) = (status(&["weak.c"]), status(&["weak.c", "other.c"]));
    let after = status(&["other.c", "weak.c"]);
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!([alone, before, after], ["11", "22", "22"]);
}
