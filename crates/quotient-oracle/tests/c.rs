//! Programs printed as C are C.

use std::io::Write;
use std::process::{Command, Stdio};

use quotient_oracle::short::*;
use quotient_oracle::{Listing, generate, generate_freed, generate_waiting};

/// Compiles without writing anything; warnings count.
fn accepted(c: &str) -> Result<(), String> {
    let mut clang = Command::new("clang-14")
        .args(["-std=c11", "-Wall", "-Werror", "-fsyntax-only", "-x", "c"])
        .args(["-Wno-unused-but-set-variable", "-Wno-uninitialized"])
        .arg("-")
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("clang-14 is needed for this test: {error}"))?;
    let mut stdin = clang.stdin.take().ok_or("no standard input")?;
    stdin.write_all(c.as_bytes()).map_err(|e| e.to_string())?;
    drop(stdin);
    let output = clang.wait_with_output().map_err(|e| e.to_string())?;
    if output.status.success() {
        Ok(())
    } else {
        Err(format!("{}\n{c}", String::from_utf8_lossy(&output.stderr)))
    }
}

#[test]
fn clang_accepts_generated_programs() -> Result<(), String> {
    (0..60).try_for_each(|seed| accepted(&generate(seed).to_c()))
}

#[test]
fn clang_accepts_every_operation() -> Result<(), String> {
    use quotient_model::RmwOp::*;
    let ops = [Add, Sub, And, Or, Xor, Nand, Exchange, Min, Max, UMin, UMax];
    let body = ops.map(|op| rmw(0, X, op, reg_plus(1, 1))).to_vec();
    accepted(&Listing::parallel(&[0xffff_ffff], vec![body]).to_c())
}

#[test]
fn a_handle_is_global_only_if_another_thread_joins() {
    let own = Listing::with_main(&[0], vec![vec![load(0, X)]], vec![join(1)]);
    assert!(own.to_c().contains("\n    pthread_t t1;"));
    let other = Listing::parallel(&[0], vec![vec![load(0, X)], vec![join(1)]]);
    assert!(other.to_c().contains("\npthread_t t1;"));
}

#[test]
fn clang_accepts_objects_that_are_freed() -> Result<(), String> {
    (0..40).try_for_each(|seed| accepted(&generate_freed(seed).to_c()))
}

#[test]
fn clang_accepts_loops_that_wait() -> Result<(), String> {
    (0..60).try_for_each(|seed| accepted(&generate_waiting(seed).to_c()))
}
