//! The C front end: reads LLVM IR text, as clang 14 to 19 write it, and lowers it to Quotient's
//! IR. No part of LLVM is linked; clang is called as a command, and only for C files.
//!
//! ```no_run
//! # use std::path::Path;
//! let module = quotient_llvm::load(Path::new("queue.c"), &Default::default())?;
//! println!("{} functions", module.functions.len());
//! # Ok::<(), quotient_llvm::LoadError>(())
//! ```
//!
//! The way through: `clang` compiles, `lex` and `parse` make an `ast`, `lower` makes the IR with
//! the help of `layout` (sizes and offsets, as `target` has them), `debug` (names and positions) and `library` (models
//! of pthreads, the C library and LLVM's intrinsic functions).
//!
//! Everything that is not supported is refused while loading if `main` can reach it, or when a thread comes to it, with
//! one message that names the construct, the file and the line.

mod ast;
mod clang;
mod debug;
mod demangle;
mod dialect;
mod entry;
mod error;
mod file_names;
mod kept;
mod layout;
mod lex;
mod library;
mod load;
mod lower;
mod narrow_headers;
mod parse;
mod patience;
mod private_folder;
mod rust_tests;
mod rustc;
mod source;
mod target;

pub use clang::{ClangChoice, ClangError, compile};
pub use entry::{Entries, EntryFunction, matches};
pub use error::{LoadError, NotText, Unsupported};
pub use file_names::seen_from_here;
pub use kept::user_cache;
pub use load::{Compiled, LoadOptions, compile_all, load, load_all, read};
pub use parse::ParseError;
pub use patience::{Impatience, Patience};
pub use rust_tests::{RustTest, RustTests};
pub use rustc::{
    FLAGS as RUSTC_FLAGS, KEEP_CALLS, KEEP_LINES, RustcError, compile as compile_rust,
};
