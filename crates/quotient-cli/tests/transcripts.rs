//! Runs the real command over the programs in `tests/programs` and compares what it prints and
//! how it exits with the transcript beside each program.
//!
//! A program says in its first lines how it is to be run:
//!
//! ```c
//! // $ quotient check violation/assertion.c --format json
//! ```
//!
//! Nothing there says which clang is to be used, as nobody does who follows the README. So each is run
//! where the default clang is an old one, a middle one and a new one.
//!
//! `UPDATE_EXPECTED=1 cargo test -p quotient-cli` writes the transcripts anew; read the difference
//! before it is committed. Times and memory are replaced by
//! placeholders.

#[path = "common/clangs.rs"]
mod clangs;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::{CLANG, CLANGS};

#[test]
fn safe_programs() {
    compare_folder("safe");
}

#[test]
fn violations() {
    compare_folder("violation");
}

#[test]
fn incomplete_searches() {
    compare_folder("incomplete");
}

#[test]
fn bad_input() {
    compare_folder("bad");
}

#[test]
fn tasks() {
    compare_folder("tasks");
}

/// What beginners do wrong. One clang is enough: what differs between them shows in the others.
#[test]
fn mistakes() {
    compare("mistakes", &[CLANG]);
}

fn compare_folder(folder: &str) {
    compare(folder, &CLANGS);
}

fn compare(folder: &str, clangs: &[&str]) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let update = std::env::var_os("UPDATE_EXPECTED").is_some();
    let mut differing = Vec::new();
    let programs = programs(&root.join(folder));
    assert!(!programs.is_empty(), "no program in {folder}");
    // The newest first: what it prints is what is written anew.
    for &clang in clangs.iter().rev() {
        let default = DefaultClang::new(clang, folder);
        for program in &programs {
            let actual = transcript(&root, program, &default);
            let beside = program.with_extension("expected");
            if update && clang == CLANG {
                fs::write(&beside, &actual).unwrap();
            }
            let expected = fs::read_to_string(&beside).unwrap_or_default();
            if actual != expected {
                let name = program.strip_prefix(&root).unwrap().display();
                differing.push(format!(
                    "==== {name}: expected\n{expected}\n==== {name}: actual with {clang}\n{actual}"
                ));
            }
        }
    }
    assert!(
        differing.is_empty(),
        "{}\n(UPDATE_EXPECTED=1 accepts what is printed now)",
        differing.join("\n")
    );
}

/// A folder to be the whole `PATH`, in which just this clang is called `clang`.
struct DefaultClang(PathBuf);

impl DefaultClang {
    fn new(clang: &str, user: &str) -> Self {
        let file = std::env::split_paths(&std::env::var_os("PATH").unwrap())
            .map(|folder| folder.join(clang))
            .find(|file| file.is_file())
            .unwrap_or_else(|| panic!("{clang} is needed for this test"));
        let name = format!("quotient-{}-{user}-{clang}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder).unwrap();
        std::os::unix::fs::symlink(file, folder.join("clang")).unwrap();
        DefaultClang(folder)
    }
}

impl Drop for DefaultClang {
    fn drop(&mut self) {
        // Nothing is wrong with what was tested if it stays.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The programs of a folder, in order of their names.
fn programs(folder: &Path) -> Vec<PathBuf> {
    let mut programs: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e != "expected"))
        .collect();
    programs.sort();
    programs
}

fn transcript(root: &Path, program: &Path, default: &DefaultClang) -> String {
    let source = fs::read_to_string(program).unwrap();
    let mut transcript = String::new();
    let runs = source.lines().filter_map(|line| {
        line.trim_start_matches([';', '/', '#'])
            .trim()
            .strip_prefix("$ ")
    });
    for line in runs {
        let arguments = line.strip_prefix("quotient ").unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(arguments.split_whitespace())
            .current_dir(root)
            .env_remove("CLANG")
            .env("PATH", &default.0)
            .output()
            .unwrap();
        let stdout = without_measurements(&String::from_utf8(output.stdout).unwrap());
        let stderr = String::from_utf8(output.stderr).unwrap();
        transcript.push_str(&format!("$ {line}\n{stdout}"));
        if !stderr.is_empty() {
            transcript.push_str(&format!("[standard error]\n{stderr}"));
        }
        let code = output.status.code();
        transcript.push_str(&match code {
            Some(code) => format!("[exit code {code}]\n\n"),
            None => format!("[{}]\n\n", output.status),
        });
    }
    assert!(
        !transcript.is_empty(),
        "{program:?} does not say how to run it"
    );
    transcript
}

/// What differs from one run to the next, times such as `(optimal, 0.004 s)` and `"seconds":0.004`
/// and the memory and shares in statistics, with a placeholder for the number.
fn without_measurements(text: &str) -> String {
    let mut text = text.to_owned();
    for (before, after, placeholder) in [
        ("\"seconds\":", "", "<time>"),
        (", ", " s\n", "<time>"),
        ("\"peak_memory\":", "", "<memory>"),
        ("peak memory: ", " MB\n", "<memory>"),
        ("\"share\":", "", "<share>"),
        ("share of time: ", " %, ", "<share>"),
    ] {
        text = replace_number(&text, before, after, placeholder);
    }
    let algorithms = quotient_explore::Algorithm::all();
    algorithms.fold(text, |text, algorithm| {
        replace_number(&text, &format!("({algorithm}, "), " s)", "<time>")
    })
}

/// Puts the placeholder in place of each number between `before` and `after`.
fn replace_number(text: &str, before: &str, after: &str, placeholder: &str) -> String {
    let mut parts = text.split(before);
    let mut replaced = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit() || ".e-".contains(c));
        replaced.push_str(before);
        if rest.len() < part.len() && rest.starts_with(after) {
            replaced.push_str(placeholder);
            replaced.push_str(rest);
        } else {
            replaced.push_str(part);
        }
    }
    replaced
}
