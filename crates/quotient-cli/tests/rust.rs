//! The programs of `programs/rust`, in Rust as people write it, each correct and with a classic bug, and those of
//! `programs/rust-crates`, which use the crates that are for such tests.
//!
//! They are the tests of one crate, so that rustc has to put them together with the standard library only once. A line above
//! each says what must come of it:
//!
//! ```text
//! // expect: safe in 9
//! // expect: panic "a part of the message"
//! ```
//!
//! The first is in at most so many executions, under `optimal` and `rf` alike.

#[path = "common/parallel.rs"]
mod parallel;

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock};

use quotient::{Algorithm, LoadOptions, Options, Patience, RustTest, RustTests, Verdict};

/// Asks for something to be looked for.
type Ask = fn(&mut Options<'_>);

/// What to look for besides, by what the line above a test says.
const ASKS: [(&str, Ask); 3] = [
    ("--races", |options| {
        options.explore.races = Some(quotient::Races {
            reading: quotient::RaceReading::C11,
            violations: true,
        });
    }),
    ("--uninit", |options| options.uninit = true),
    ("--leaks", |options| {
        options.explore.leaks = Some(quotient::Leaks::Lost);
    }),
];

/// The programs, compiled once for all tests of this file.
fn compiled() -> &'static (PathBuf, String) {
    static COMPILED: OnceLock<(PathBuf, String)> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs/rust/main.rs");
        let flags = ["--test".into(), "--edition=2024".into()];
        let text = quotient::compile_rust(&root, &flags, Patience::default());
        (root, text.unwrap_or_else(|error| panic!("{error}")))
    })
}

fn tests() -> RustTests<'static> {
    let (root, text) = compiled();
    RustTests::read(text, root).unwrap()
}

/// Parts of the mangled paths of what there are models of, and others as long.
const MOVED: [(&str, &str); 2] = [("4mpmc", "4mpmd"), ("5futex", "5futez")];

/// What is run on std's real code too, which takes more executions.
const ON_REAL_CODE: [&str; 24] = [
    "park",
    "park_bug_of_no_unpark",
    "park_without_a_loop",
    "arc_of_mutex",
    "condition_variable",
    "condition_variable_bug_of_looking_too_early",
    "read_write_lock_bug_of_reading_twice",
    "read_write_lock_bug_of_upgrading",
    "once",
    "once_after_a_panic",
    "once_bug_of_a_first_that_panics",
    "once_bug_of_looking_and_setting",
    "barrier_bug_of_a_thread_too_few",
    "mutexes_bug_of_two_orders",
    "try_lock",
    "account_bug_of_two_sections",
    "event_bug_of_no_flag",
    "channel_bug_of_a_sender_that_lives",
    "request_and_reply_bug_of_both_waiting",
    "pipeline_bug_of_a_bound_too_low",
    "bug_of_looking_for_a_message_once",
    "two_senders",
    "two_senders_bug_of_expecting_an_order",
    "a_message_that_is_dropped_is_the_end_of_a_channel",
];

/// If std's insides have other names, its real code runs, the report says so, and the verdicts are those of the models.
#[test]
fn models_and_real_code_agree() {
    let (root, text) = compiled();
    let moved = MOVED.iter().fold(text.clone(), |text, (known, other)| {
        text.replace(known, other)
    });
    let (known, moved) = (tests(), RustTests::read(&moved, root).unwrap());
    let finished = Mutex::new(0);
    parallel::assert_all(&ON_REAL_CODE, |name| {
        let [model, real] = [&known, &moved].map(|tests| {
            let list = tests.list().unwrap();
            let mut all = list.iter();
            let test = all.find(|test| test.name.rsplit("::").next() == Some(name));
            let mut options = Options::default();
            options.explore.limits.executions = Some(2_000);
            let module = quotient::load_test(tests, test.unwrap(), &Default::default(), &options);
            let module = module.unwrap();
            let unmatched = module.unmatched.clone();
            (unmatched, quotient::explore(module, options).unwrap())
        });
        let mut wrong = Vec::new();
        if !model.0.is_empty() || (name.contains("mutex") && real.0.is_empty()) {
            wrong.push(format!("{name}: not known: {:?}, {:?}", model.0, real.0));
        }
        let [model, real] = [model.1, real.1].map(|report| {
            let found = report.violations.first();
            (report.verdict(), found.map(|v| v.failure.kind))
        });
        if real.0 != Verdict::Incomplete {
            *finished.lock().unwrap() += 1;
            if model != real {
                wrong.push(format!("{name}: {model:?} with models, {real:?} without"));
            }
        }
        wrong
    });
    assert!(finished.into_inner().unwrap() >= 15);
}

/// A bound for loops is for those of the program: what std does in loops of its own ends by itself.
#[test]
fn a_bound_is_for_the_programs_own_loops() {
    let tests = tests();
    let list = tests.list().unwrap();
    let names = ["arc_of_mutex", "condition_variable", "once", "two_senders"];
    parallel::assert_all(&names, |name| {
        let test = list
            .iter()
            .find(|test| test.name.rsplit("::").next() == Some(name));
        let [whole, bounded] = [None, Some(4)].map(|unroll| {
            let options = Options {
                unroll,
                ..Options::default()
            };
            let module = quotient::load_test(&tests, test.unwrap(), &Default::default(), &options);
            let report = quotient::explore(module.unwrap(), options).unwrap();
            (report.verdict(), report.counts.complete, report.bounded)
        });
        (whole != bounded).then(|| format!("{name}: {bounded:?} with a bound, {whole:?} without"))
    });
}

/// A `main` finds what the command hands it.
#[test]
fn a_program_is_told_its_arguments() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arguments.rs");
    let program = "fn main() { let all: Vec<_> = std::env::args().skip(1).collect(); assert_eq!(all, [\"a\", \"b\"]); }\n";
    fs::write(&file, program).unwrap();
    let code = |arguments: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
        let output = command
            .arg("check")
            .arg(&file)
            .args(["--program-args", arguments])
            .output();
        output.unwrap().status.code()
    };
    assert_eq!((code("a b"), code("a c")), (Some(0), Some(1)));
}

/// What a closure does is told as its own doing, with its line, wherever it was inlined.
#[test]
fn traces_are_told_in_the_programs_terms() {
    let tests = tests();
    let list = tests.list().unwrap();
    let name = "counter_bug_of_load_and_store";
    let test = list.iter().find(|test| test.name.ends_with(name)).unwrap();
    let options = Options::default();
    let module = quotient::load_test(&tests, test, &Default::default(), &options);
    let report = quotient::explore(module.unwrap(), options).unwrap();
    let violation = &report.violations[0];
    let own = violation.trace.iter().filter(|step| {
        let last = step.stack.last();
        step.thread == "main/1" && last.is_some_and(|frame| !frame.library)
    });
    let told: Vec<_> = own
        .map(|step| (step.operation, step.target.as_deref().unwrap_or_default()))
        .collect();
    assert_eq!(told, [("read", "count"), ("write", "count")]);
    let thread = violation.threads.iter().find(|t| t.name == "main/1");
    let function = thread.and_then(|thread| thread.function.as_deref());
    assert!(function.is_some_and(|f| f.contains(name)), "{function:?}");
}

/// A test or a `main` that returns an error fails, with the value and a place.
#[test]
fn errors_that_are_returned_have_a_place() {
    let tests = tests();
    let list = tests.list().unwrap();
    let name = "bug_of_an_error_that_is_returned";
    let test = list.iter().find(|test| test.name.ends_with(name)).unwrap();
    let options = Options::default();
    let module = quotient::load_test(&tests, test, &Default::default(), &options);
    let report = quotient::explore(module.unwrap(), options).unwrap();
    let place = &report.violations[0].source;
    let there = place
        .as_ref()
        .map(|place| place.file.ends_with("panics.rs"));
    assert_eq!(there, Some(true), "{place:?}");

    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("returns_err.rs");
    let program = "fn main() -> Result<(), String> {\n    Err(format!(\"lost {}\", 1))\n}\n";
    fs::write(&file, program).unwrap();
    let checked = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(&file)
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&checked.stdout);
    assert_eq!(checked.status.code(), Some(1), "{told}");
    assert!(told.contains("`Err` is returned: \"lost 1\""), "{told}");
    let place = "returns_err.rs:3:2 in function main, thread main";
    assert!(told.contains(place), "{told}");
}

/// Of two places that panic alike, which the compiler would make one, each has its own line.
#[test]
fn panics_have_their_own_lines() {
    let tests = tests();
    let list = tests.list().unwrap();
    let name = "bug_of_the_second_of_two_overflows";
    let test = list.iter().find(|test| test.name.ends_with(name)).unwrap();
    let text = fs::read_to_string(test.file.as_ref().unwrap()).unwrap();
    let options = Options::default();
    let module = quotient::load_test(&tests, test, &Default::default(), &options);
    let report = quotient::explore(module.unwrap(), options).unwrap();
    let line = report.violations[0].source.as_ref().unwrap().line as usize;
    let line = text.lines().nth(line - 1).unwrap().trim();
    assert_eq!(line, "let second = tickets[1].load(SeqCst) - 1;");
}

#[test]
fn verdicts_and_numbers_of_executions() {
    let tests = tests();
    let list = tests.list().unwrap();
    assert!(list.len() > 20, "{} tests", list.len());
    assert_all_as_expected(&tests, &list);
}

/// To move what has nothing in it reads nothing that was never written: what is safe is safe with `--uninit`. It takes more
/// executions, for counts are in order then.
#[test]
fn moves_of_undefined_bytes_are_no_reads() {
    let tests = tests();
    let list = tests.list().unwrap();
    let asked = Mutex::new(0);
    parallel::assert_all(&list, |test| {
        let expected = expectation(test);
        if !expected.starts_with(": safe") {
            return Vec::new();
        }
        *asked.lock().unwrap() += 1;
        let expected = " --uninit: safe in 20000";
        differs(&tests, test, expected, Algorithm::Optimal)
            .into_iter()
            .collect()
    });
    assert!(asked.into_inner().unwrap() > 50);
}

/// Parts of published packages that are known by their paths.
const OTHERS: [&str; 4] = ["crossbeam_channel", "futures_util", "parking_lot", "tokio"];

/// loom's interface, the attribute for tests and parts of other packages, compiled as cargo would.
#[test]
fn crates_for_tests_are_known_to_the_checker() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let out = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let library = |name: &str| out.join(format!("lib{name}.rlib"));
    let macros = format!("{DLL_PREFIX}quotient_test_macros{DLL_SUFFIX}");
    let of_macros = extern_flag("quotient_test_macros", &out.join(macros));
    let own = |name: &str| crates.join(name).join("src/lib.rs");
    let built = [
        ("loom", own("quotient-loom"), "rlib", "2021", None),
        (
            "quotient_test_macros",
            own("quotient-test-macros"),
            "proc-macro",
            "2024",
            Some("--extern=proc_macro".to_owned()),
        ),
        (
            "quotient_test",
            own("quotient-test"),
            "rlib",
            "2024",
            Some(of_macros),
        ),
    ];
    let programs = crates.join("../programs/rust-crates");
    let others = OTHERS.map(|name| {
        let root = programs.join("others").join(format!("{name}.rs"));
        (name, root, "rlib", "2024", None)
    });
    for (name, root, kind, edition, flag) in built.into_iter().chain(others) {
        let built = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
            .args([
                "--crate-name",
                name,
                "--crate-type",
                kind,
                "--edition",
                edition,
            ])
            .args(["-O", "-Cdebuginfo=2", "-Csymbol-mangling-version=v0"])
            .args(["-C", quotient::KEEP_CALLS, "--out-dir"])
            .arg(&out)
            .args(flag)
            .arg(root)
            .status();
        assert!(built.is_ok_and(|status| status.success()), "{name}");
    }
    let mut flags = vec![
        "--test".to_owned(),
        "--edition=2024".to_owned(),
        format!("-L{}", out.display()),
    ];
    let used = ["loom", "quotient_test"].into_iter().chain(OTHERS);
    flags.extend(used.map(|name| extern_flag(name, &library(name))));
    let flags: Vec<_> = flags.into_iter().map(Into::into).collect();
    let root = programs.join("main.rs");
    let text = quotient::compile_rust(&root, &flags, Patience::default());
    let text = text.unwrap_or_else(|error| panic!("{error}"));
    let tests = RustTests::read(&text, &root).unwrap();
    let list = tests.list().unwrap();
    assert!(list.len() > 10, "{} tests", list.len());
    assert_all_as_expected(&tests, &list);
}

fn extern_flag(name: &str, path: &Path) -> String {
    format!("--extern={name}={}", path.display())
}

fn assert_all_as_expected(tests: &RustTests<'_>, list: &[RustTest]) {
    parallel::assert_all(list, |test| {
        let expected = expectation(test);
        [Algorithm::Optimal, Algorithm::ReadsFrom]
            .into_iter()
            .filter_map(|algorithm| differs(tests, test, &expected, algorithm))
            .collect::<Vec<_>>()
    });
}

/// What the line above a test says, behind `expect`.
fn expectation(test: &RustTest) -> String {
    let file = test.file.as_ref().unwrap();
    let text = fs::read_to_string(file).unwrap();
    let line = test.line(&text).unwrap();
    let above: Vec<&str> = text.lines().take(line).collect();
    let above = above.iter().rev().skip(1);
    let mut above = above.take_while(|line| !line.is_empty());
    let expected = above.find_map(|line| line.trim().strip_prefix("// expect"));
    let expected = expected.unwrap_or_else(|| panic!("{file}:{line}: nothing is expected"));
    expected.to_owned()
}

fn differs(
    tests: &RustTests<'_>,
    test: &RustTest,
    expected: &str,
    algorithm: Algorithm,
) -> Option<String> {
    let (asked, expected) = expected
        .split_once(": ")
        .unwrap_or_else(|| panic!("`// expect{expected}` names no verdict"));
    let mut options = Options::default();
    for (name, ask) in ASKS {
        if asked.contains(name) {
            ask(&mut options);
        }
    }
    // Others do not know how to look for some of it.
    if !asked.is_empty() && algorithm != Algorithm::Optimal {
        return None;
    }
    options.explore.algorithm = algorithm;
    options.explore.limits.executions = Some(200_000);
    let load = LoadOptions {
        spurious_wakeups: asked.contains("--spurious-wakeups"),
        ..LoadOptions::default()
    };
    let module = quotient::load_test(tests, test, &load, &options);
    let checked = module.and_then(|module| quotient::explore(module, options));
    let report = match checked {
        Ok(report) => report,
        Err(error) => return Some(format!("{}: {error}", test.name)),
    };
    let count = report.counts.complete + report.counts.blocked;
    let found = report.violations.first().map(|v| &v.failure);
    let as_expected = match (expected.strip_prefix("safe in "), found) {
        (Some(most), _) => report.verdict() == Verdict::Safe && count <= most.parse().unwrap(),
        (None, Some(failure)) => {
            let (kind, message) = expected.split_once(' ').unwrap_or((expected, ""));
            failure.kind.word() == kind && failure.message.contains(message.trim_matches('"'))
        }
        (None, None) => false,
    };
    (!as_expected).then(|| {
        let verdict = report.verdict();
        let told = found.map_or("", |failure| &failure.message);
        format!(
            "{} ({algorithm:?}): expected {expected}, got {verdict:?} in {count} {told}",
            test.name
        )
    })
}
