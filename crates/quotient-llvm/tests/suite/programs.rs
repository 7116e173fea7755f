//! The programs of `tests/c` and `tests/cpp`, each with what is expected of it in its first line, under every
//! clang that is supported.
//!
//! `// expect: done`, `exit`, `blocked`, `deadlock`, `no-main`; a kind of violation, or
//! `unsupported`, and a part of its message; `refused`, the line and a part of the message; or
//! `not-compiled`, if clang has no such thing. If something else is expected with 32-bit pointers, the
//! second line says it, `// with -m32: done`. A program for another target has its flags in a line
//! `// compile with: --target=...`, and is compiled with no others.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::CLANGS;
use crate::driver::Outcome;
use crate::run;
use quotient_ir::program::Module;
use quotient_llvm::{ClangChoice, ClangError, LoadError, LoadOptions, load, read};

fn folder(language: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests")
        .join(language)
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut sources: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "c" || extension == "cpp")
        })
        .collect();
    sources.sort();
    assert!(!sources.is_empty(), "no programs in {}", folder.display());
    sources
}

fn load_with(clang: &str, path: &Path, flags: &str) -> Result<Module, LoadError> {
    let options = LoadOptions {
        clang: ClangChoice::Explicit(clang.into()),
        clang_flags: flags.split_whitespace().map(OsString::from).collect(),
        keep: true,
        ..LoadOptions::default()
    };
    load(path, &options)
}

/// The words after `// expect:`, or after what is expected with these flags, and the quoted text at
/// their end.
fn expectation(path: &Path, flags: &str) -> (Vec<String>, String) {
    let text = std::fs::read_to_string(path).expect("a readable program");
    let special = format!("// with {flags}: ");
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(&special))
        .or_else(|| text.strip_prefix("// expect: ")?.lines().next())
        .unwrap_or_else(|| panic!("{}: no expectation", path.display()));
    let (words, part) = line.split_once('"').unwrap_or((line, "\""));
    let words = words.split_whitespace().map(str::to_owned).collect();
    (words, part.trim_end_matches('"').to_owned())
}

fn check(what: &str, loaded: Result<Module, LoadError>, words: &[String], part: &str) {
    let kind = words[0].as_str();
    let module = match (kind, loaded) {
        ("no-main", Err(LoadError::NoMain { .. })) => return,
        ("not-compiled", Err(LoadError::Clang(ClangError::Failed { .. }))) => return,
        ("refused", Err(LoadError::Unsupported(error))) => {
            assert_eq!(error.line.to_string(), words[1], "{what}: {error}");
            assert!(error.to_string().contains(part), "{what}: {error}");
            let source = error.file.ends_with(".c") || error.file.ends_with(".cpp");
            assert!(source, "{what}: {error}");
            return;
        }
        (_, Ok(module)) => module,
        (_, Err(error)) => panic!("{what}: {error}"),
    };
    let (outcome, events) = run(&module);
    let mut optimised = module;
    quotient_ir::optimise(&mut optimised);
    let (outcome_optimised, events_optimised) = run(&optimised);
    assert_eq!(outcome, outcome_optimised, "{what}: the passes change it");
    assert_eq!(events, events_optimised, "{what}: the passes change it");
    match (kind, outcome) {
        // A return from `main` ends the process, `pthread_exit` there only its thread.
        ("done", Outcome::Exit(0) | Outcome::Done(0)) | ("exit", Outcome::Exit(3)) => {}
        ("unsupported", Outcome::Unsupported(message)) => {
            assert!(message.contains(part), "{what}: {message}");
        }
        ("blocked", Outcome::Blocked) | ("deadlock", Outcome::Deadlock) => {}
        (kind, Outcome::Failed(failure)) if failure.kind.word() == kind => {
            assert!(failure.message.contains(part), "{what}: {failure:?}");
        }
        (kind, outcome) => panic!("{what}: expected {kind}, got {outcome:?}"),
    }
}

#[test]
fn c_programs_end_as_expected() {
    programs_end_as_expected("c", "");
}

#[test]
fn c_programs_end_as_expected_with_narrow_pointers() {
    programs_end_as_expected("c", "-m32");
}

#[test]
fn cpp_programs_end_as_expected() {
    programs_end_as_expected("cpp", "");
}

/// The flags that a program insists on.
fn own_flags(path: &Path) -> Option<String> {
    let text = std::fs::read_to_string(path).expect("a readable program");
    let mut lines = text.lines();
    let flags = lines.find_map(|line| line.strip_prefix("// compile with: "));
    flags.map(str::to_owned)
}

fn programs_end_as_expected(language: &str, flags: &str) {
    for path in sources(&folder(language)) {
        let (words, part) = expectation(&path, flags);
        let own = own_flags(&path);
        if own.is_some() && !flags.is_empty() {
            continue;
        }
        let flags = own.as_deref().unwrap_or(flags);
        for clang in CLANGS {
            let what = format!("{} with {clang} {flags}", path.display());
            check(&what, load_with(clang, &path, flags), &words, &part);
        }
    }
}

/// Users bring IR of their own making, at any level of optimisation.
#[test]
fn other_levels_of_optimisation_mean_the_same() {
    for path in sources(&folder("c")) {
        let (words, part) = expectation(&path, "");
        if words[0] != "done" {
            continue;
        }
        let own = own_flags(&path).unwrap_or_default();
        for clang in CLANGS {
            for level in ["-O0", "-O2"] {
                let output = Command::new(clang)
                    .args([level, "-fno-vectorize", "-fno-slp-vectorize"])
                    .args(["-S", "-emit-llvm", "-o", "-"])
                    .args(own.split_whitespace())
                    .arg(&path)
                    .output()
                    .expect("clang runs");
                let text = String::from_utf8(output.stdout).expect("IR is text");
                let what = format!("{} with {clang} {level}", path.display());
                check(&what, read(&text, Path::new("user.ll")), &words, &part);
            }
        }
    }
}

/// Variable arguments are passed in another way by every processor.
#[test]
fn variable_arguments_are_those_of_the_target() {
    let path = folder("c").join("varargs.c");
    let targets = [
        "aarch64-linux-gnu",
        "arm64-apple-macos13",
        "riscv64-linux-gnu",
    ];
    for target in targets {
        for clang in CLANGS {
            let loaded = load_with(clang, &path, &format!("--target={target}"));
            let what = format!("{target} with {clang}");
            check(&what, loaded, &["done".to_owned()], "");
        }
    }
}

#[test]
fn variable_arguments_make_no_events() {
    let path = folder("c").join("varargs.c");
    for clang in CLANGS {
        let module = load_with(clang, &path, "").unwrap_or_else(|error| panic!("{error}"));
        let (_, events) = run(&module);
        let names: Vec<_> = events
            .iter()
            .map(|event| event.location.as_deref())
            .collect();
        assert_eq!(
            names,
            [Some("through")],
            "{clang}: the one variable that others could reach"
        );
    }
}

#[test]
fn every_program_of_the_repository_loads() {
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs");
    let examples = programs.join("examples");
    let table = std::fs::read_to_string(programs.join("counts.csv")).expect("a table of programs");
    // Some programs need flags; those of their first row will do.
    let flags = |path: &Path| {
        let name = path.file_stem().and_then(|stem| stem.to_str());
        let mut rows = table.lines().map(|row| row.split(','));
        rows.find_map(|mut row| (row.next() == name).then(|| row.next().unwrap_or_default()))
    };
    for path in sources(&programs).into_iter().chain(sources(&examples)) {
        for clang in CLANGS {
            if let Err(error) = load_with(clang, &path, flags(&path).unwrap_or_default()) {
                panic!("{} with {clang}: {error}", path.display());
            }
        }
    }
}
