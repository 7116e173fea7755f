//! Calls rustc to compile a Rust program to LLVM IR text, the standard library inside.
//!
//! The rlibs of std carry bitcode for link-time optimisation: with `-C lto=fat` and one codegen unit, what
//! `--emit=llvm-ir` writes is the whole program. That needs the link step but no linker, so `true` stands in for one
//! and nothing is linked. The symbols are mangled so that [`crate::demangle`] can tell every path.
//!
//! rustc runs procedural macros, which come with `--extern`, while it compiles; a single file has none. Nothing
//! else of the input is run.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::patience::{Impatience, Patience, Ran};
use crate::private_folder::PrivateFolder;

/// What makes one text of a program and of what it uses; a user's flags change none of it. Optimisation inlines what generic
/// code is made of; at level 1 it leaves the functions of std that are called rarely, of which there are models, as functions
/// with all of their parameters. The order of what one thread does to memory that it shares by atomic accesses stays. What was
/// inlined is found by debug information.
pub const FLAGS: [&str; 16] = [
    "-C",
    "debuginfo=2",
    "-C",
    "opt-level=1",
    "-C",
    "lto=fat",
    "-C",
    "codegen-units=1",
    "-C",
    "symbol-mangling-version=v0",
    "-C",
    KEEP_CALLS,
    "-C",
    KEEP_LINES,
    "-C",
    "linker=true",
];

/// What a user's flags may change.
const USUAL: [&str; 2] = ["-C", "debug-assertions=on"];

/// Has LLVM inline no more than it must: what takes the place of a function of std is found where that is called. There
/// is no more text for it, nor does rustc take longer.
pub const KEEP_CALLS: &str = "llvm-args=-inline-threshold=-100000";

/// Has LLVM leave several calls that panic as they are: one made of them has no line.
pub const KEEP_LINES: &str = "llvm-args=-simplifycfg-merge-compatible-invokes=false";

/// The edition of programs that do not say which they are of: rustc's own choice, that of 2015, is nobody's any more.
const EDITION: &str = "2021";

/// Why there is no IR.
#[derive(Debug)]
#[non_exhaustive]
pub enum RustcError {
    /// No rustc was found.
    Missing {
        /// What was looked for.
        wanted: PathBuf,
    },
    /// rustc could not be run.
    Start {
        /// The rustc.
        rustc: PathBuf,
        /// What the system said.
        reason: io::Error,
    },
    /// There is no room for what rustc writes, or it cannot be read.
    Output {
        /// What the system said.
        reason: io::Error,
    },
    /// rustc was stopped.
    Stopped(Impatience),
    /// rustc rejected the program.
    Failed {
        /// What rustc wrote to standard error, as it wrote it.
        stderr: String,
    },
}

impl fmt::Display for RustcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RustcError::Missing { wanted } => write!(
                f,
                "rustc `{}` not found: install Rust, or name another with the environment variable RUSTC",
                wanted.display()
            ),
            RustcError::Start { rustc, reason } => {
                write!(f, "cannot run {}: {reason}", rustc.display())
            }
            RustcError::Output { reason } => write!(
                f,
                "cannot use {}, where rustc writes the program: {reason}",
                env::temp_dir().display()
            ),
            RustcError::Stopped(impatience) => f.write_str(match impatience {
                Impatience::Timeout => "the time was up before rustc had compiled the program",
                Impatience::Interrupted => "interrupted while rustc compiled the program",
                Impatience::Memory => "rustc took too much memory to compile the program",
                Impatience::Idle => "rustc has done nothing for too long",
            }),
            RustcError::Failed { stderr } => write!(
                f,
                "rustc could not compile the program:\n{}",
                stderr.trim_end()
            ),
        }
    }
}

impl std::error::Error for RustcError {}

/// Compiles a Rust file, the root of a program, to LLVM IR text, with `extra_flags` after Quotient's own, as long
/// as there is patience.
pub fn compile(
    source: &Path,
    extra_flags: &[OsString],
    patience: Patience,
) -> Result<String, RustcError> {
    let rustc = env::var_os("RUSTC").filter(|name| !name.is_empty());
    let rustc = PathBuf::from(rustc.unwrap_or_else(|| "rustc".into()));
    let output = |reason| RustcError::Output { reason };
    let folder = PrivateFolder::new().map_err(output)?;
    let text = folder.path().join("program.ll");
    let mut command = Command::new(&rustc);
    command.args(USUAL).args(["--crate-name", "program"]);
    if !extra_flags.iter().any(names_edition) {
        command.args(["--edition", EDITION]);
    }
    let emit = |kind: &str, path: &Path| {
        let mut flag = OsString::from(kind);
        flag.push(path);
        flag
    };
    command
        .arg(harmless(source))
        .args(extra_flags)
        .args(FLAGS)
        // What rustc writes on the way: beside nobody else's.
        .arg("--out-dir")
        .arg(folder.path())
        .arg(emit("--emit=llvm-ir=", &text))
        .arg(emit("--emit=link=", &folder.path().join("program")));
    let ran = patience.run(&mut command);
    let ran = ran.map_err(|reason| match reason.kind() {
        io::ErrorKind::NotFound => RustcError::Missing {
            wanted: rustc.clone(),
        },
        _ => RustcError::Start {
            rustc: rustc.clone(),
            reason,
        },
    })?;
    let ended = match ran {
        Ran::Ended(output) => output,
        Ran::Stopped(impatience) => return Err(RustcError::Stopped(impatience)),
    };
    if !ended.status.success() {
        let mut stderr = String::from_utf8_lossy(&ended.stderr).into_owned();
        if stderr.trim().is_empty() {
            stderr = format!("{} ended with {}", rustc.display(), ended.status);
        }
        return Err(RustcError::Failed { stderr });
    }
    let bytes = std::fs::read(&text).map_err(output)?;
    Ok(String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

fn names_edition(flag: &OsString) -> bool {
    flag.as_encoded_bytes().starts_with(b"--edition")
}

/// The path in a form that rustc takes for a path: what begins with `@` is a list of arguments, and with `-` an option.
fn harmless(source: &Path) -> OsString {
    let name: &OsStr = source.as_os_str();
    match name.as_encoded_bytes().first() {
        Some(b'@' | b'-') => Path::new(".").join(source).into_os_string(),
        _ => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_never_an_option() {
        assert_eq!(harmless(Path::new("@x.rs")), "./@x.rs");
        assert_eq!(harmless(Path::new("-x.rs")), "./-x.rs");
        assert_eq!(harmless(Path::new("a/b.rs")), "a/b.rs");
    }
}
