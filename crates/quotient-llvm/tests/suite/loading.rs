//! What a user sees when a file, the compiler or the program is not as it should be.

use std::path::{Path, PathBuf};

use crate::CLANGS;
use quotient_llvm::{ClangChoice, ClangError, LoadError, LoadOptions, load};

fn program(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/c")
        .join(name)
}

fn options(clang: &str, flags: &[&str]) -> LoadOptions {
    LoadOptions {
        clang: ClangChoice::Explicit(clang.into()),
        clang_flags: flags.iter().map(Into::into).collect(),
        ..LoadOptions::default()
    }
}

#[test]
fn files_that_cannot_be_read() {
    for name in ["no-such-file.c", "no-such-file.ll"] {
        let error = load(Path::new(name), &LoadOptions::default()).unwrap_err();
        assert!(matches!(error, LoadError::NotFound { .. }), "{error}");
        assert!(error.to_string().contains(name), "{error}");
    }
    let error = load(Path::new("program.txt"), &LoadOptions::default()).unwrap_err();
    assert!(error.to_string().contains("program.txt"), "{error}");
}

#[test]
fn a_missing_compiler() {
    let error = load(&program("exits.c"), &options("no-such-clang", &[])).unwrap_err();
    assert!(
        matches!(error, LoadError::Clang(ClangError::Missing { .. })),
        "{error}"
    );
    assert!(error.to_string().contains("install it"), "{error}");
}

#[test]
fn a_program_that_does_not_compile_carries_the_compilers_words() {
    for clang in CLANGS {
        let broken = ["-include", "no-such-header.h"];
        let error = load(&program("exits.c"), &options(clang, &broken)).unwrap_err();
        let LoadError::Clang(ClangError::Failed { stderr }) = &error else {
            panic!("{error}");
        };
        assert!(stderr.contains("no-such-header.h"), "{stderr}");
        assert!(error.to_string().contains(stderr.trim_end()), "{error}");
    }
}

#[test]
fn the_users_flags_reach_the_compiler() {
    for clang in CLANGS {
        let flags = ["-Dmain=renamed"];
        let error = load(&program("exits.c"), &options(clang, &flags)).unwrap_err();
        assert!(matches!(error, LoadError::NoMain { .. }), "{error}");
    }
}
