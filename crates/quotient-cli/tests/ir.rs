//! What `quotient ir` prints does not depend on the clang, if that gives the same code.
//!
//! For C++ clang 14 does not: it calls `std::move` and its like, which newer ones know. In C the clangs
//! differ in little: how atomic accesses to 16 bytes and initial values of local arrays are written, and what
//! is known while compiling. The programs of the transcripts have nothing of that.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::{CLANG, CLANGS};

#[test]
fn every_clang_gives_the_same_text() {
    parallel::assert_all(&programs(), |program| {
        let expected = text(program, CLANG);
        let others = CLANGS.into_iter().filter(|&clang| clang != CLANG);
        let differing = others.filter(|clang| text(program, clang) != expected);
        differing
            .map(|clang| format!("{}: {clang} differs from {CLANG}", program.display()))
            .collect::<Vec<_>>()
    });
}

/// Those in C that can be loaded.
fn programs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let files = ["safe", "violation", "incomplete"]
        .into_iter()
        .flat_map(|folder| fs::read_dir(root.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path());
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "c"))
        .collect()
}

fn text(program: &Path, clang: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("ir")
        .arg(program)
        // Some programs need these, and to the others they do nothing.
        .args(["--nondet", "0..3", "--clang", clang, "--", "-DLIMIT=3"])
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {error}", program.display());
    String::from_utf8(output.stdout).unwrap()
}

/// Integers of 256 bits, as optimisation makes them of products.
#[test]
fn arithmetic_with_256_bits() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ir");
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .arg(folder.join("widest.ll"))
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.starts_with("safe: no violation in 1 execution"),
        "{text}"
    );
}
