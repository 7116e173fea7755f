//! A program that is compiled once and checked many times: clang takes longer than all the rest.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};

use quotient_explore::Algorithm;
use quotient_llvm::ClangChoice;

use crate::common::clangs::CLANG;

/// The program's LLVM IR, in a file of its own for as long as it is needed.
pub struct Compiled(PathBuf);

impl Compiled {
    pub fn new(program: &Path, flags: &[String]) -> Self {
        static FILES: AtomicUsize = AtomicUsize::new(0);
        let flags: Vec<OsString> = flags.iter().map(OsString::from).collect();
        let clang = ClangChoice::Explicit(CLANG.into());
        let text = quotient_llvm::compile(
            program,
            &clang,
            &flags,
            true,
            quotient_llvm::Patience::default(),
        )
        .unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let nth = FILES.fetch_add(1, Ordering::Relaxed);
        let name = format!("quotient-{}-{nth}.ll", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::write(&path, text).unwrap();
        Compiled(path)
    }

    /// What the command has to say of it, as JSON.
    pub fn check(&self, algorithm: Algorithm, arguments: &[String]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_quotient"))
            .arg("check")
            .arg(&self.0)
            .args(["--format", "json", "--algorithm", algorithm.name()])
            .args(arguments)
            .output()
            .unwrap()
    }
}

impl Drop for Compiled {
    fn drop(&mut self) {
        // Nothing is wrong with what was tested if it stays.
        let _ = fs::remove_file(&self.0);
    }
}
