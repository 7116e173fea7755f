//! What can go wrong between a path and a module, each with a message a user can act on.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::clang::ClangError;
use crate::parse::ParseError;
use crate::rustc::RustcError;

/// Why a program could not be loaded.
#[derive(Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// The file cannot be read.
    NotFound {
        /// The file.
        path: PathBuf,
        /// What the system said.
        reason: std::io::Error,
    },
    /// The file is neither C nor C++ nor LLVM IR, by its name.
    UnknownKind {
        /// The file.
        path: PathBuf,
    },
    /// There are flags for clang, but nothing to compile.
    Flags {
        /// The file.
        path: PathBuf,
    },
    /// Overflow is looked for, which only clang can tell when it compiles.
    NoOverflowChecks {
        /// The file, which is compiled already.
        path: PathBuf,
    },
    /// The compiler is missing, or refused the program.
    Clang(ClangError),
    /// The same of Rust's.
    Rustc(RustcError),
    /// The file holds something else than text, by its first bytes.
    NotText {
        /// The file.
        path: PathBuf,
        /// What it holds.
        found: NotText,
    },
    /// The file is called LLVM IR, but is a program in C or C++ by its first words.
    Source {
        /// The file.
        path: PathBuf,
        /// What is not LLVM IR in it.
        error: ParseError,
    },
    /// What clang wrote is no LLVM IR text: a flag may have made it write something else.
    Compiled {
        /// The source that clang compiled.
        path: PathBuf,
        /// Where and what.
        error: ParseError,
    },
    /// The LLVM IR text is malformed.
    Parse {
        /// The `.ll` file.
        path: PathBuf,
        /// Where and what.
        error: ParseError,
    },
    /// The program uses what is not supported.
    Unsupported(Unsupported),
    /// Two files have a function `main`.
    TwoMains {
        /// The file that is the first to have one.
        first: PathBuf,
        /// The other.
        second: PathBuf,
    },
    /// The program has no function of that name that could be run in the place of `main`.
    NoEntry {
        /// The file.
        path: PathBuf,
        /// What was asked for.
        entry: String,
        /// The functions without parameters that it has.
        known: Vec<String>,
    },
    /// It has several.
    SeveralEntries {
        /// The file.
        path: PathBuf,
        /// What was asked for.
        entry: String,
        /// The functions that fit.
        found: Vec<String>,
    },
    /// The program has no function `main`.
    NoMain {
        /// The file.
        path: PathBuf,
    },
    /// The list of a Rust program's tests is not understood, or there is none.
    Tests {
        /// The file.
        path: PathBuf,
        /// How many tests were found.
        found: usize,
        /// How many there are, if there is a list.
        count: Option<usize>,
    },
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::NotFound { path, reason } => {
                write!(f, "cannot read {}: {reason}", path.display())
            }
            LoadError::UnknownKind { path } => write!(
                f,
                "{}: neither a C file (.c), nor C++ (.cpp, .cc, .cxx, .C), nor Rust (.rs), nor LLVM IR text (.ll)",
                path.display()
            ),
            LoadError::NotText { path, found } => write!(f, "{}: {found}", path.display()),
            LoadError::Source { path, error } => write!(
                f,
                "{}: this looks like C or C++, not like LLVM IR text ({error}); name it .c or .cpp",
                path.display()
            ),
            LoadError::Clang(error) => error.fmt(f),
            LoadError::Rustc(error) => error.fmt(f),
            LoadError::Parse { path, error } => {
                let ParseError {
                    line,
                    column,
                    expected,
                    found,
                } = error;
                write!(
                    f,
                    "{}:{line}:{column}: malformed LLVM IR: expected {expected}, found {found}",
                    path.display()
                )
            }
            LoadError::Compiled { path, error } => write!(
                f,
                "{}: what clang wrote is not LLVM IR text that can be read ({error})",
                path.display()
            ),
            LoadError::Flags { path } => write!(
                f,
                "{}: there are flags for clang, which a file of LLVM IR does not need; leave them \
                 out, or give them to clang when it writes the file",
                path.display()
            ),
            LoadError::NoOverflowChecks { path } => write!(
                f,
                "{}: LLVM IR does not tell where arithmetic overflows; give the source",
                path.display()
            ),
            LoadError::Unsupported(error) => error.fmt(f),
            LoadError::TwoMains { first, second } => write!(
                f,
                "{}: a second function `main`, besides that of {}; give the files of one program",
                second.display(),
                first.display()
            ),
            LoadError::NoEntry { path, entry, known } => {
                let path = path.display();
                write!(f, "{path}: no function `{entry}` without parameters ")?;
                match known.is_empty() {
                    true => f.write_str("(nor any other); write one that is not static or inline"),
                    false => write!(f, "that is not static or inline; there are {}", few(known)),
                }
            }
            LoadError::SeveralEntries { path, entry, found } => write!(
                f,
                "{}: `{entry}` means several functions ({}); name one of them",
                path.display(),
                few(found)
            ),
            LoadError::Tests {
                path, count: None, ..
            } => write!(
                f,
                "{}: there is no list of tests, as the harness of `cargo test` has one (`harness = false` goes without)",
                path.display()
            ),
            LoadError::Tests {
                path,
                found,
                count: Some(count),
            } => write!(
                f,
                "{}: of {count} tests only {found} are understood: this rustc is newer than Quotient knows",
                path.display()
            ),
            LoadError::NoMain { path } => write!(
                f,
                "{}: the program has no function `main`; give it one that starts the threads",
                path.display()
            ),
        }
    }
}

/// The first few of the names.
fn few(names: &[String]) -> String {
    const MOST: usize = 8;
    let shown = names[..names.len().min(MOST)].join(", ");
    match names.len() {
        0..=MOST => shown,
        all => format!("{shown} and {} more", all - MOST),
    }
}

/// What a file may hold in the place of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NotText {
    /// Nothing, or nothing but blanks.
    Nothing,
    /// LLVM IR in its binary form.
    Bitcode,
    /// What a compiler or linker made for Linux.
    Elf,
    /// Bytes that no text has.
    Binary,
}

impl NotText {
    /// What the bytes of a file are, if they are not text.
    pub(crate) fn of(bytes: &[u8]) -> Option<Self> {
        let begins = |with: &[u8]| bytes.starts_with(with);
        match () {
            () if bytes.trim_ascii().is_empty() => Some(NotText::Nothing),
            // The second is a wrapper around the first.
            () if begins(b"BC\xc0\xde") || begins(b"\xde\xc0\x17\x0b") => Some(NotText::Bitcode),
            () if begins(b"\x7fELF") => Some(NotText::Elf),
            () if bytes.contains(&0) => Some(NotText::Binary),
            () => None,
        }
    }
}

impl fmt::Display for NotText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotText::Nothing => "the file is empty",
            NotText::Bitcode => {
                "this is LLVM bitcode, not LLVM IR text; `llvm-dis` makes text of it, and clang \
                 writes text with -S in the place of -c"
            }
            NotText::Elf => {
                "this is an object file or a program (ELF), not LLVM IR text; give the source, or \
                 what clang writes with -S -emit-llvm"
            }
            NotText::Binary => {
                "this is a binary file, not LLVM IR text, which clang writes with -S -emit-llvm"
            }
        })
    }
}

/// Whether a text is C or C++, by its first words.
pub(crate) fn looks_like_source(text: &str) -> bool {
    const BEGINNINGS: &[&str] = &[
        "#include",
        "#define",
        "#if",
        "#pragma",
        "//",
        "/*",
        "int ",
        "void ",
        "static ",
        "extern ",
        "typedef ",
        "struct ",
        "using ",
        "namespace ",
        "template",
    ];
    let text = text.trim_start();
    BEGINNINGS.iter().any(|word| text.starts_with(word))
}

/// Whether the file is LLVM IR text, by its name.
pub(crate) fn is_text(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "ll")
}

impl std::error::Error for LoadError {}

impl From<ClangError> for LoadError {
    fn from(error: ClangError) -> Self {
        LoadError::Clang(error)
    }
}

/// A construct that is not supported, and where the program uses it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The source file, or the `.ll` file if the program carries no debug information.
    pub file: String,
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The function it stands in; empty outside functions.
    pub function: String,
    /// The construct, and what to do about it.
    pub what: String,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        write!(f, ": not supported")?;
        if !self.function.is_empty() {
            write!(f, " (in function `{}`)", self.function)?;
        }
        write!(f, ": {}", self.what)
    }
}

impl std::error::Error for Unsupported {}

/// A construct that the lowering refuses, before it is known where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub what: String,
    /// The program is well-formed, and no worse for it as long as no execution gets there.
    pub when_reached: bool,
}

impl Refusal {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Refusal {
            what: what.into(),
            when_reached: false,
        }
    }

    /// What is refused only if an execution gets there.
    pub(crate) fn when_reached(what: impl Into<String>) -> Self {
        Refusal {
            when_reached: true,
            ..Refusal::new(what)
        }
    }
}

/// A module that LLVM's own verifier would reject.
pub(crate) fn malformed() -> Refusal {
    Refusal::new("an instruction whose operands do not fit together (malformed LLVM IR)")
}
