//! The parts of std of which there are models, in programs that are compiled in one way or another.

#[path = "common/parallel.rs"]
mod parallel;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use quotient::{Compiled, LoadOptions, Options, Patience, Verdict};

/// The programs of `parts.rs`.
const PARTS: [&str; 11] = [
    "mutex",
    "try_lock",
    "condvar",
    "parked",
    "scope",
    "rwlock",
    "once",
    "barrier",
    "channel",
    "bounded",
    "rendezvous",
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rust_flags/parts.rs")
}

/// What comes of each of [`PARTS`]: how many executions, the verdict, and which models were not found.
fn checked(text: String) -> Vec<(u64, Verdict, Vec<&'static str>)> {
    let compiled = Compiled::of(vec![(text, source())]);
    let check = |part: &&str| {
        let load = LoadOptions {
            entry: Some((*part).to_owned()),
            ..LoadOptions::default()
        };
        let mut options = Options::default();
        options.explore.limits.executions = Some(500);
        let module = quotient::load_compiled(&compiled, &load, &options).unwrap();
        let unmatched = module.unmatched.clone();
        let report = quotient::explore(module, options).unwrap();
        let count = report.counts.complete + report.counts.blocked;
        (count, report.verdict(), unmatched)
    };
    PARTS.iter().map(check).collect()
}

fn compiled(flags: &[&str]) -> String {
    let flags = flags.iter().copied().chain(["--edition=2024"]);
    let flags: Vec<OsString> = flags.map(Into::into).collect();
    let text = quotient::compile_rust(&source(), &flags, Patience::default());
    text.unwrap_or_else(|error| panic!("{error}"))
}

/// What a user's flags, or a profile, may say makes no difference.
#[test]
fn models_are_found_whatever_flags_say() {
    let usual = checked(compiled(&[]));
    for (part, (count, verdict, unmatched)) in PARTS.iter().zip(&usual) {
        assert!(
            *count <= 22 && *verdict == Verdict::Safe && unmatched.is_empty(),
            "{part}: {verdict:?} in {count}, {unmatched:?}"
        );
    }
    let abort = "-Cpanic=abort";
    let unchecked = ["-Cdebug-assertions=off", "-Coverflow-checks=off"];
    let flags: [&[&str]; 5] = [
        &[abort],
        &unchecked,
        &[abort, unchecked[0], unchecked[1]],
        &["-O", "-Cdebuginfo=0"],
        &[abort, "-Copt-level=0", "-Clto=off"],
    ];
    parallel::assert_all(&flags, |flags| {
        let found = checked(compiled(flags));
        let all = PARTS.iter().zip(found.iter().zip(&usual));
        let differ = all.filter(|(_, (found, usual))| found != usual);
        let told = differ.map(|(part, (found, usual))| {
            format!("{part} {flags:?}: {found:?}, but {usual:?} without flags")
        });
        told.collect::<Vec<_>>()
    });
}

/// LLVM IR that somebody has made in another way has what it needs, or its real code runs: what is no violation is none.
#[test]
fn other_ways_of_compiling_change_no_verdict() {
    let others: [&[&str]; 4] = [
        &["-Copt-level=0"],
        &["-Cdebuginfo=0"],
        &["-Copt-level=2"],
        &["-Copt-level=3", "-Cdebuginfo=0", "-Cpanic=abort"],
    ];
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    parallel::assert_all(&others, |flags| {
        let name: String = flags
            .iter()
            .flat_map(|flag| flag.chars())
            .filter(|c| c.is_alphanumeric())
            .collect();
        // What rustc writes on the way has the same names whatever the flags are.
        let folder = folder.join(name);
        fs::create_dir_all(&folder).unwrap();
        let text = folder.join("program.ll");
        let emit = |kind: &str, path: &Path| format!("--emit={kind}={}", path.display());
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let status = Command::new(rustc)
            .args(["--edition=2024", "--crate-name=program"])
            .args(quotient::RUSTC_FLAGS)
            .args(*flags)
            .arg(source())
            .arg("--out-dir")
            .arg(&folder)
            .args([
                emit("llvm-ir", &text),
                emit("link", &folder.join("program")),
            ])
            .status();
        assert!(status.is_ok_and(|status| status.success()), "{flags:?}");
        let found = checked(fs::read_to_string(&text).unwrap());
        let wrong = PARTS.iter().zip(found);
        let wrong = wrong.filter(|(_, found)| found.1 == Verdict::Violation);
        let told = wrong.map(|(part, found)| format!("{part} {flags:?}: {found:?}"));
        told.collect::<Vec<_>>()
    });
}
