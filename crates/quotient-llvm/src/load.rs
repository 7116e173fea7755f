//! From a path to a module: the one entry of this crate.

use std::ffi::OsString;
use std::path::Path;

use quotient_ir::program::Module;

use crate::clang::{self, ClangChoice, ClangError, Language};
use crate::error::LoadError;
use crate::library;
use crate::lower::{LowerError, lower};
use crate::parse::parse;

/// How to load a program.
#[derive(Clone, Debug, Default)]
pub struct LoadOptions {
    /// The compiler for C.
    pub clang: ClangChoice,
    /// Flags for it, after Quotient's own.
    pub clang_flags: Vec<OsString>,
}

/// Loads a C or C++ program (`.c`, `.cpp` and the like, through clang) or LLVM IR text (`.ll`).
pub fn load(path: &Path, options: &LoadOptions) -> Result<Module, LoadError> {
    let text = match path.extension().and_then(|extension| extension.to_str()) {
        Some(extension) if Language::of(extension).is_some() => {
            clang::compile(path, &options.clang, &options.clang_flags).map_err(
                |error| match error {
                    ClangError::Source { path, reason } => LoadError::NotFound { path, reason },
                    error => LoadError::Clang(error),
                },
            )?
        }
        Some("ll") if !options.clang_flags.is_empty() => {
            return Err(LoadError::Flags {
                path: path.to_owned(),
            });
        }
        Some("ll") => {
            let bytes = std::fs::read(path).map_err(|reason| LoadError::NotFound {
                path: path.to_owned(),
                reason,
            })?;
            // Only comments and names can hold other than ASCII, in whatever encoding.
            String::from_utf8_lossy(&bytes).into_owned()
        }
        _ => {
            return Err(LoadError::UnknownKind {
                path: path.to_owned(),
            });
        }
    };
    read(&text, path)
}

/// Reads LLVM IR text; `path` is what messages call it.
pub fn read(text: &str, path: &Path) -> Result<Module, LoadError> {
    let malformed = |error| LoadError::Parse {
        path: path.to_owned(),
        error,
    };
    let module = parse(text).map_err(malformed)?;
    let written = library::written(&module).map_err(malformed)?;
    lower(&module, &written, &path.display().to_string()).map_err(|error| match error {
        LowerError::NoMain => LoadError::NoMain {
            path: path.to_owned(),
        },
        LowerError::Unsupported(error) => LoadError::Unsupported(error),
    })
}
