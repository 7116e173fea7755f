//! What is checked.

use std::path::PathBuf;

use quotient_llvm::LoadOptions;

/// A program, as its files and what it takes to load them.
#[derive(Clone, Debug, Default)]
pub struct Input {
    /// C (`.c`, or preprocessed `.i`), C++ (`.cpp`, `.cc`, `.cxx` or `.C`) or LLVM IR as text (`.ll`).
    /// Several are linked.
    pub files: Vec<PathBuf>,
    /// Which clang with which flags, and what the program runs in.
    pub load: LoadOptions,
}

impl Input {
    /// The program in one file.
    pub fn file(path: impl Into<PathBuf>) -> Self {
        Input {
            files: vec![path.into()],
            load: LoadOptions::default(),
        }
    }
}
