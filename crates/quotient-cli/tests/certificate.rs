//! `--certificate`: the file is one that the checker accepts, and what does not go with it is refused.

#[path = "common/clangs.rs"]
mod clangs;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs, process};

use clangs::CLANG;
use quotient_certificate::{Tree, verify};
use quotient_ir::Interpreter;
use quotient_llvm::{ClangChoice, LoadOptions};

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../programs")
        .join(name)
}

fn check(arguments: &[&str], file: &Path, program: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
    command
        .arg("check")
        .args(arguments)
        .arg("--clang")
        .arg(CLANG);
    command.arg("--certificate").arg(file).arg(program);
    command.output().expect("the command can be run")
}

fn file(name: &str) -> PathBuf {
    env::temp_dir().join(format!("quotient-certificate-{name}-{}", process::id()))
}

#[test]
fn what_is_written_is_accepted() {
    let (program, file) = (program("real/readers_writers.c"), file("accepted"));
    for algorithm in ["source", "optimal"] {
        let output = check(&["-a", algorithm], &file, &program);
        assert_eq!(output.status.code(), Some(0));
        let text = fs::read_to_string(&file).expect("it was written");
        fs::remove_file(&file).expect("it is there");
        let tree = Tree::read(&text).expect("it is one");
        let load = LoadOptions {
            clang: ClangChoice::Explicit(CLANG.into()),
            ..LoadOptions::default()
        };
        let mut module = quotient_llvm::load(&program, &load).expect("it compiles");
        quotient_ir::optimise(&mut module);
        let program = Interpreter::new(&module, quotient_ir::Options::plain());
        let verified = verify(program.expect("it has a main function"), &tree);
        assert_eq!(verified.map(|verified| verified.executions), Ok(166));
    }
}

#[test]
fn there_is_none_of_what_was_not_proved() {
    let file = file("none");
    let wrong =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/violation/lost_wakeup.c");
    for (program, code, says) in [
        (wrong, 1, "there is a violation"),
        (program("real/locks.c"), 3, "not everything was explored"),
    ] {
        let output = check(&["-a", "optimal"], &file, &program);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{said}");
        assert!(said.contains(says) && !file.exists(), "{said}");
    }
}

#[test]
fn what_does_not_go_with_it_is_refused() {
    let (program, file) = (program("sigma.c"), file("refused"));
    for arguments in [
        &["-a", "rf"][..],
        &["-a", "optimal", "--unroll", "2"],
        &["-a", "optimal", "--threads", "2"],
        &["-a", "optimal", "--uninit"],
        &["-a", "optimal", "--save", "x"],
    ] {
        let output = check(arguments, &file, &program);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!file.exists());
    }
}
