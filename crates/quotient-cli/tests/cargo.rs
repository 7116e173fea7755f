//! `cargo quotient` on a workspace of two packages without dependencies: which packages, targets, features and profiles are
//! meant, what is printed, and the exit codes.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

const FILES: [(&str, &str); 11] = [
    (
        "Cargo.toml",
        "[workspace]\nmembers = [\"alpha\", \"beta\"]\nexclude = [\"old\"]\nresolver = \"2\"\n\
         [profile.quick]\ninherits = \"release\"\n\
         [profile.abort]\ninherits = \"release\"\npanic = \"abort\"\n\
         [profile.dev.package.beta]\nopt-level = 3\ndebug = false\n",
    ),
    (
        "alpha/Cargo.toml",
        "[package]\nname = \"alpha\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\
         [features]\ndefault = [\"counted\"]\ncounted = []\n\
         [dependencies]\nbeta = { path = \"../beta\" }\n\
         older = { package = \"beta\", path = \"../old/beta\" }\n\
         [[test]]\nname = \"never\"\nrequired-features = [\"nobody\"]\n",
    ),
    (
        "alpha/src/lib.rs",
        r#"
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::SeqCst};

fn add(count: &AtomicU32) {
    if cfg!(feature = "counted") {
        count.fetch_add(1, SeqCst);
    } else {
        let seen = count.load(SeqCst);
        count.store(seen + 1, SeqCst);
    }
}

pub fn both() -> u32 {
    let count = Arc::new(AtomicU32::new(0));
    let other = count.clone();
    let thread = std::thread::spawn(move || add(&other));
    add(&count);
    thread.join().unwrap();
    count.load(SeqCst)
}

/// So large that what sends and receives them returns them by a pointer, which comes before the channel.
pub fn received() -> [u64; 2] {
    let (sender, receiver) = std::sync::mpsc::channel();
    let thread = std::thread::spawn(move || sender.send([1, 2]).unwrap());
    let received = receiver.recv().unwrap();
    thread.join().unwrap();
    received
}

#[test]
fn both_count() {
    assert_eq!(both(), 2);
}

#[test]
#[should_panic(expected = "boo")]
fn panics() {
    panic!("a boo b");
}

#[test]
#[should_panic(expected = "boo")]
fn panics_otherwise() {
    assert!(!cfg!(debug_assertions), "bah");
    panic!("boo");
}

#[test]
#[ignore]
fn ignored() {}
"#,
    ),
    (
        "alpha/src/bin/one.rs",
        "fn main() { assert_eq!(alpha::both(), 2); assert_eq!(alpha::received(), [1, 2]); }\n",
    ),
    (
        "alpha/src/bin/two.rs",
        "fn main() { println!(\"{}\", alpha::both()); }\n",
    ),
    (
        "alpha/examples/three.rs",
        "fn main() { assert_eq!(alpha::both(), 3, \"in an example\"); }\n",
    ),
    (
        "alpha/examples/sum.rs",
        "fn main() { assert_eq!(beta::sum(), 3); }\n",
    ),
    (
        "alpha/tests/never.rs",
        "compile_error!(\"nobody asked for it\");\n",
    ),
    (
        "beta/src/lib.rs",
        r#"
/// What two threads send.
pub fn sum() -> u32 {
    let (sender, receiver) = std::sync::mpsc::channel();
    let other = sender.clone();
    std::thread::scope(|scope| {
        scope.spawn(move || sender.send(1).unwrap());
        scope.spawn(move || other.send(2).unwrap());
    });
    receiver.iter().sum()
}

#[test]
fn the_only_one() {}
"#,
    ),
    // Another version of a member, as packages have that depend on what depends on them.
    (
        "old/beta/Cargo.toml",
        "[package]\nname = \"beta\"\nversion = \"0.0.1\"\nedition = \"2021\"\n",
    ),
    ("old/beta/src/lib.rs", ""),
];

/// The workspace, written once.
fn workspace() -> &'static Path {
    static WORKSPACE: OnceLock<PathBuf> = OnceLock::new();
    WORKSPACE.get_or_init(|| {
        let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cargo-workspace");
        let beta = "[package]\nname = \"beta\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";
        for (name, text) in FILES.iter().chain(&[("beta/Cargo.toml", beta)]) {
            let path = root.join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            if fs::read_to_string(&path).ok().as_deref() != Some(text) {
                fs::write(path, text).unwrap();
            }
        }
        root
    })
}

/// What `cargo quotient` says there, with its exit code.
fn run(folder: &str, arguments: &[&str]) -> (Option<i32>, String) {
    let (subcommand, arguments) = arguments.split_first().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_cargo-quotient"))
        .args(["quotient", subcommand, "--offline"])
        .args(arguments)
        .current_dir(workspace().join(folder))
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_TARGET_DIR")
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).unwrap())
}

#[track_caller]
fn assert_run(folder: &str, arguments: &[&str], code: i32, wanted: &[&str]) -> String {
    let (found, text) = run(folder, arguments);
    assert_eq!(found, Some(code), "{text}");
    for wanted in wanted {
        assert!(text.contains(wanted), "no {wanted:?} in:\n{text}");
    }
    text
}

#[test]
fn tests_are_checked_and_told_of_as_cargo_does() {
    let told = [
        "running 4 tests\ntest both_count ... ok",
        "test ignored ... ignored\ntest panics - should panic ... ok",
        "test panics_otherwise - should panic ... FAILED",
        "got: panic: bah",
        "2 passed; 1 failed; 1 ignored; 0 measured; 0 filtered out",
    ];
    assert_run("", &["test", "-p", "alpha", "--lib", "-j", "2"], 101, &told);
    // The list of one test is written otherwise; below a package, that one is meant.
    let told = [
        "running 1 test\ntest the_only_one ... ok (1 execution)",
        "1 passed",
    ];
    assert_run("beta/src", &["test"], 0, &told);
    let all = ["test", "--workspace", "--exclude", "alpha", "the_only"];
    assert_run("", &all, 0, &told);
}

#[test]
fn sources_are_found_from_the_folder_of_a_package() {
    let told = [
        "test ignored ... ignored\ntest panics - should panic ... ok",
        " --> src/lib.rs:",
        "|     assert_eq!(both(), 2);",
    ];
    let all = ["test", "--lib", "--no-default-features"];
    assert_run("alpha", &all, 101, &told);
}

#[test]
fn features_and_profiles_are_those_asked_for() {
    let lost = [
        "test",
        "-p",
        "alpha",
        "--lib",
        "--no-default-features",
        "both_count",
    ];
    let told = [
        "test both_count ... FAILED",
        "left: 1, right: 2",
        "3 filtered out",
    ];
    assert_run("", &lost, 101, &told);
    let quick = [
        "test",
        "-p",
        "alpha",
        "--lib",
        "--profile",
        "quick",
        "panics_otherwise",
    ];
    assert_run(
        "",
        &quick,
        0,
        &["test panics_otherwise - should panic ... ok"],
    );
    let unknown = ["test", "-p", "alpha", "--profile", "slow"];
    assert_run("", &unknown, 101, &["no profile `slow`"]);
}

#[test]
fn binaries_and_examples_are_checked() {
    assert_run(
        "alpha",
        &["check", "--bin", "one"],
        0,
        &["no violation in 1 execution"],
    );
    let example = ["check", "-p", "alpha", "--example", "three"];
    assert_run(
        "",
        &example,
        1,
        &["in an example, left: 2, right: 3", "examples/three.rs:1"],
    );
}

/// What a profile says of single packages, or of panics, leaves what their threads do with std in few steps.
#[test]
fn profiles_change_no_models() {
    let executions = |profile: &str| {
        let check = ["check", "-p", "alpha", "--example", "sum", "--profile"];
        let told = assert_run(
            "",
            &[&check[..], &[profile]].concat(),
            0,
            &["no violation in "],
        );
        assert!(!told.contains("real code"), "{told}");
        let (_, count) = told.split_once("no violation in ").unwrap();
        count.split(' ').next().unwrap().to_owned()
    };
    let (usual, abort) = (executions("dev"), executions("abort"));
    assert_eq!(usual, abort);
    assert!(usual.parse::<u32>().unwrap() < 20, "{usual}");
}

#[test]
fn what_is_not_there_is_refused() {
    assert_run(
        "",
        &["check"],
        101,
        &["name its package with --package: alpha, beta"],
    );
    assert_run("alpha", &["check"], 101, &["name one with --bin: one, two"]);
    assert_run("beta", &["check"], 101, &["package `beta` has no binary"]);
    assert_run(
        "",
        &["test", "-p", "gamma"],
        101,
        &["no package `gamma`", "alpha, beta"],
    );
    let missing = ["test", "--test", "none"];
    assert_run("", &missing, 101, &["there is no integration test `none`"]);
}

#[test]
fn tests_are_built_and_not_run() {
    let told = assert_run(
        "",
        &["test", "--bins", "--no-run"],
        0,
        &["src/bin/one.rs", "two.rs"],
    );
    assert!(!told.contains("running"), "{told}");
}
