//! Calls clang to compile C and C++ to LLVM IR text.
//!
//! `-O1 -Xclang -disable-llvm-passes` gives the front end's own output without `optnone`: every
//! access the source makes is there, none is merged or moved, and the calls of `llvm.lifetime`
//! and type-based metadata are as in optimised code.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use crate::dialect;
use crate::kept::{self, Kept, Run};
use crate::narrow_headers::{NarrowHeaders, are_narrow};
use crate::patience::{Impatience, Patience, Ran};
use crate::source;

/// Which clang to call.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum ClangChoice {
    /// The one that the environment variable `CLANG` names, else `clang`, else `clang-19` down to
    /// `clang-14`: whichever is found first.
    #[default]
    Search,
    /// This one: a path, or a name to be found on `PATH`.
    Explicit(PathBuf),
}

/// The oldest and newest versions looked for by name.
const VERSIONS: std::ops::RangeInclusive<u32> = 14..=19;

const FLAGS: [&str; 6] = [
    "-O1",
    "-Xclang",
    "-disable-llvm-passes",
    "-g",
    "-S",
    "-emit-llvm",
];

/// The same for files with coroutines. Only passes make functions of these: one that begins, one that goes on, one that
/// destroys. Without optimisation they do nothing else.
const COROUTINE_FLAGS: [&str; 6] = [
    "-O0",
    "-Xclang",
    "-disable-O0-optnone",
    "-g",
    "-S",
    "-emit-llvm",
];

/// What clang has made of a coroutine calls this, as long as no pass has seen to it.
const COROUTINE: &str = " call ptr @llvm.coro.begin(";
/// With clang 14, to which pointers have types.
const COROUTINE_TYPED: &str = " call i8* @llvm.coro.begin(";

/// Clang that does nothing for so long waits for something that may never come.
const LONGEST_REST: Duration = Duration::from_secs(10);

/// Flags for C. Old programs call what they do not declare, leave out that something is an `int`, or a result, and take
/// one pointer for another: compilers did no more than warn of it.
const C_FLAGS: [&str; 7] = [
    "-Wno-unknown-warning-option",
    "-Wno-error=implicit-function-declaration",
    "-Wno-error=implicit-int",
    "-Wno-error=int-conversion",
    "-Wno-error=incompatible-function-pointer-types",
    "-Wno-error=return-type",
    "-Wno-error=return-mismatch",
];

/// Flags for C++. With its assertions libstdc++ tells of an empty queue's front as of a failed
/// assertion, and leaves the functions of strings to be compiled with the program.
const CXX_FLAGS: [&str; 2] = ["-std=gnu++17", "-D_GLIBCXX_ASSERTIONS"];

/// The languages that clang compiles here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    C,
    Cxx,
}

impl Language {
    /// The language of files with this extension.
    pub(crate) fn of(extension: &str) -> Option<Self> {
        match extension {
            "c" | "i" => Some(Language::C),
            "cpp" | "cc" | "cxx" | "c++" | "C" => Some(Language::Cxx),
            _ => None,
        }
    }

    fn of_file(path: &Path) -> Option<Self> {
        Language::of(path.extension()?.to_str()?)
    }
}

/// Why there is no IR.
#[derive(Debug)]
#[non_exhaustive]
pub enum ClangError {
    /// The source cannot be read.
    Source {
        /// The source.
        path: PathBuf,
        /// What the system said.
        reason: io::Error,
    },
    /// No clang was found.
    Missing {
        /// The one that was asked for, if one was.
        wanted: Option<PathBuf>,
    },
    /// Headers for 32-bit programs could not be put where clang finds them.
    Headers {
        /// What the system said.
        reason: io::Error,
    },
    /// Clang could not be run.
    Start {
        /// The clang.
        clang: PathBuf,
        /// What the system said.
        reason: io::Error,
    },
    /// No copy of the source could be made for clang.
    Copy {
        /// What the system said.
        reason: io::Error,
    },
    /// Clang was stopped.
    Stopped(Impatience),
    /// Clang rejected the program.
    Failed {
        /// What clang wrote to standard error, as it wrote it.
        stderr: String,
    },
}

impl fmt::Display for ClangError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClangError::Source { path, reason } => {
                write!(f, "cannot read {}: {reason}", path.display())
            }
            ClangError::Missing { wanted: None } => write!(
                f,
                "no clang found: install clang ({} to {}), or name one",
                VERSIONS.start(),
                VERSIONS.end()
            ),
            ClangError::Missing {
                wanted: Some(wanted),
            } => write!(
                f,
                "clang `{}` not found: install it, or name another",
                wanted.display()
            ),
            ClangError::Headers { reason } => write!(
                f,
                "cannot write to {}, where clang is to find headers for 32-bit programs: {reason}",
                env::temp_dir().display()
            ),
            ClangError::Copy { reason } => write!(
                f,
                "cannot write to {}, where clang is to find the program: {reason}",
                env::temp_dir().display()
            ),
            ClangError::Stopped(impatience) => f.write_str(match impatience {
                Impatience::Timeout => "the time was up before clang had compiled the program",
                Impatience::Interrupted => "interrupted while clang compiled the program",
                Impatience::Memory => "clang took too much memory to compile the program",
                Impatience::Idle => {
                    "clang was stopped, since it has done nothing for 10 seconds: does the program include what is no \
                     file, such as a named pipe?"
                }
            }),
            ClangError::Start { clang, reason } => {
                write!(f, "cannot run {}: {reason}", clang.display())
            }
            ClangError::Failed { stderr } => write!(
                f,
                "clang could not compile the program:\n{}",
                stderr.trim_end()
            ),
        }
    }
}

impl std::error::Error for ClangError {}

/// Compiles `source` to LLVM IR text, with `extra_flags` after Quotient's own, as long as there is patience.
///
/// Clang is given a copy with a harmless name (see `source`). With `keep` the text is kept among the user's files, and taken from there
/// if the same was compiled before (see `kept`).
pub fn compile(
    source: &Path,
    clang: &ClangChoice,
    extra_flags: &[OsString],
    keep: bool,
    patience: Patience,
) -> Result<String, ClangError> {
    let bytes = source::read(source).map_err(|reason| ClangError::Source {
        path: source.to_owned(),
        reason,
    })?;
    let clang = find(clang)?;
    let own_flags = [&FLAGS, language_flags(source)].concat();
    let run = Run {
        clang: &clang,
        own_flags: &own_flags,
        flags: extra_flags,
        source,
        bytes: &bytes,
    };
    let kept = (keep && !are_narrow(extra_flags))
        .then(|| Kept::of(&run))
        .flatten();
    if let Some(text) = kept.as_ref().and_then(Kept::text) {
        return Ok(text);
    }
    let began = SystemTime::now();
    let extension = source.extension().and_then(OsStr::to_str).unwrap_or("c");
    let text = dialect::for_clang(&bytes, extension == "i");
    let copy = source::Copy::new(source, &text, extension);
    let copy = copy.map_err(|reason| ClangError::Copy { reason })?;
    let headers = NarrowHeaders::for_flags(extra_flags);
    let headers = headers.map_err(|reason| ClangError::Headers { reason })?;
    let told = copy.path().with_extension("told");
    let with = |own_flags: &[&str]| {
        let mut command = Command::new(&clang);
        command
            .args(own_flags)
            .arg(copy.path())
            .args(extra_flags)
            .arg(copy.flag())
            .args(headers.iter().flat_map(NarrowHeaders::flags))
            .args(kept.iter().flat_map(|_| kept::telling(&told)))
            // A preprocessed file has no use for some of these, and nobody asked for them.
            .arg("-Qunused-arguments")
            // Behind the user's flags: the text must come here whatever they say.
            .args(["-o", "-"]);
        text_of(&mut command, &clang, headers.is_some(), patience)
    };
    let mut text = with(&own_flags)?;
    if text.contains(COROUTINE) || text.contains(COROUTINE_TYPED) {
        text = with(&[&COROUTINE_FLAGS, language_flags(source)].concat())?;
    }
    if let Some(kept) = kept {
        kept.put(began, &told, &copy.path(), &text);
    }
    Ok(text)
}

/// What clang writes, called so; `narrow` says whether it is given headers for 32-bit programs.
fn text_of(
    command: &mut Command,
    clang: &Path,
    narrow: bool,
    patience: Patience,
) -> Result<String, ClangError> {
    let idle = Some(LONGEST_REST);
    let ran = Patience { idle, ..patience }.run(command);
    let ran = ran.map_err(|reason| ClangError::Start {
        clang: clang.to_owned(),
        reason,
    })?;
    let output = match ran {
        Ran::Ended(output) => output,
        Ran::Stopped(impatience) => return Err(ClangError::Stopped(impatience)),
    };
    if !output.status.success() {
        let mut stderr = String::from_utf8_lossy(&output.stderr).into_owned();
        if stderr.trim().is_empty() {
            stderr = format!("{} ended with {}", clang.display(), output.status);
        }
        if narrow && stderr.contains("file not found") {
            stderr += "are the headers for 32-bit programs missing? install them (on Debian and Ubuntu \
                       libc6-dev-i386, on Fedora glibc-devel.i686), or give a preprocessed file (.i)";
        }
        return Err(ClangError::Failed { stderr });
    }
    Ok(String::from_utf8(output.stdout)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

fn language_flags(source: &Path) -> &'static [&'static str] {
    match Language::of_file(source) {
        Some(Language::Cxx) => &CXX_FLAGS,
        _ => &C_FLAGS,
    }
}

fn find(choice: &ClangChoice) -> Result<PathBuf, ClangError> {
    let wanted = match choice {
        ClangChoice::Explicit(path) => Some(path.clone()),
        ClangChoice::Search => env::var_os("CLANG")
            .filter(|name| !name.is_empty())
            .map(PathBuf::from),
    };
    let path = env::var_os("PATH").unwrap_or_default();
    if let Some(wanted) = wanted {
        return on_path(wanted.as_os_str(), &path).ok_or(ClangError::Missing {
            wanted: Some(wanted),
        });
    }
    first_on_path(&path).ok_or(ClangError::Missing { wanted: None })
}

/// The clang to use if nobody has said which.
fn first_on_path(path: &OsStr) -> Option<PathBuf> {
    std::iter::once("clang".to_owned())
        .chain(VERSIONS.rev().map(|version| format!("clang-{version}")))
        .find_map(|name| on_path(OsStr::new(&name), path))
}

/// The file that a command names, as a shell would find it.
fn on_path(name: &OsStr, path: &OsStr) -> Option<PathBuf> {
    let file = Path::new(name);
    if file.components().count() > 1 {
        return file.is_file().then(|| file.to_owned());
    }
    env::split_paths(path)
        .map(|folder| folder.join(file))
        .find(|candidate| candidate.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_source_is_reported_before_clang_is_looked_for() {
        let choice = ClangChoice::Explicit(PathBuf::from("no-such-clang"));
        let patience = Patience::default();
        let error =
            compile(Path::new("no-such-file.c"), &choice, &[], false, patience).unwrap_err();
        assert!(matches!(error, ClangError::Source { .. }), "{error}");
        assert!(error.to_string().contains("no-such-file.c"));
    }

    #[test]
    fn a_missing_clang_tells_what_to_do() {
        let error = find(&ClangChoice::Explicit(PathBuf::from("no-such-clang"))).unwrap_err();
        let message = error.to_string();
        assert!(
            message.contains("no-such-clang") && message.contains("install it"),
            "{message}"
        );
    }

    #[test]
    fn without_a_choice_it_is_what_is_called_clang_or_else_the_newest() {
        let name = format!("quotient-clangs-{}", std::process::id());
        let folder = env::temp_dir().join(name);
        std::fs::create_dir(&folder).unwrap();
        // What is found as one after the other is installed; 13 is too old.
        let found = [
            ("clang-13", None),
            ("clang-14", Some("clang-14")),
            ("clang-16", Some("clang-16")),
            ("clang-15", Some("clang-16")),
            ("clang", Some("clang")),
        ]
        .map(|(installed, expected)| {
            std::fs::write(folder.join(installed), "").unwrap();
            let expected = expected.map(|name| folder.join(name));
            (first_on_path(folder.as_os_str()), expected)
        });
        std::fs::remove_dir_all(&folder).unwrap();
        for (found, expected) in found {
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn names_are_searched_on_the_path_and_paths_are_not() {
        let here = env::current_exe().unwrap();
        let folder = here.parent().unwrap();
        let name = here.file_name().unwrap();
        assert_eq!(on_path(name, folder.as_os_str()), Some(here.clone()));
        assert_eq!(on_path(name, OsStr::new("")), None);
        assert_eq!(
            on_path(here.as_os_str(), OsStr::new("")),
            Some(here.clone())
        );
    }
}
