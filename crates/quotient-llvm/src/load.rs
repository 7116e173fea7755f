//! From paths to a module: the one entry of this crate.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use quotient_ir::program::Module;

use crate::ast;
use crate::clang::{self, ClangChoice, ClangError, Language};
use crate::entry::{self, Entries};
use crate::error::{LoadError, NotText, is_text, looks_like_source};
use crate::file_names::seen_from_here;
use crate::library;
use crate::lower::{LowerError, Settings, Unit, lower};
use crate::parse::parse;
use crate::patience::Patience;
use crate::rustc;
use crate::source;

/// How to load a program.
#[derive(Clone, Debug, Default)]
pub struct LoadOptions {
    /// The compiler for C.
    pub clang: ClangChoice,
    /// Flags for it, after Quotient's own.
    pub clang_flags: Vec<OsString>,
    /// What it makes is kept among the user's files, and taken from there if it was made before.
    pub keep: bool,
    /// How long it may take.
    pub patience: Patience,
    /// The function without parameters that takes the place of `main`: its name, the linker's, or a pattern with `*` and `?`
    /// that means just one.
    pub entry: Option<String>,
    /// Arguments for the program's `main`, after its name.
    pub program_args: Vec<OsString>,
    /// The least and the greatest of the values that an integer which the program leaves open
    /// (`__VERIFIER_nondet_int`) can have.
    pub nondet: Option<(i64, i64)>,
    /// Functions without a definition do nothing and return anything; otherwise they are refused.
    pub extern_any: bool,
    /// Whether a wait for a condition variable may end without a signal.
    pub spurious_wakeups: bool,
    /// Whether memory that was freed may be given out again.
    pub reuse: bool,
    /// Whether signed arithmetic whose result does not fit is a violation.
    pub overflow: bool,
    /// Whether a program that calls `abort` has ended well: SV-COMP's programs leave executions out so.
    pub abort_ends: bool,
}

/// Loads a C or C++ program (`.c`, `.cpp` and the like, through clang), one in Rust (`.rs`, through rustc) or LLVM IR
/// text (`.ll`).
pub fn load(path: &Path, options: &LoadOptions) -> Result<Module, LoadError> {
    load_all(&[path.to_owned()], options)
}

/// Loads a program that several files make up together.
pub fn load_all(paths: &[PathBuf], options: &LoadOptions) -> Result<Module, LoadError> {
    compile_all(paths, options)?.load(options)
}

/// A program that is compiled, for those who want to know more of it before it is loaded, or to load it several times with
/// other entries.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The LLVM IR text of each file, with names of sources that lead to them from the working directory.
    texts: Vec<(String, PathBuf)>,
}

impl Compiled {
    /// One of LLVM IR that was compiled elsewhere: the text of each file, with the name of that.
    pub fn of(texts: Vec<(String, PathBuf)>) -> Self {
        Compiled { texts }
    }

    /// The LLVM IR text of each file, with the name of that.
    pub fn files(&self) -> &[(String, PathBuf)] {
        &self.texts
    }

    /// The program, with what the options say of how it is read.
    pub fn load(&self, options: &LoadOptions) -> Result<Module, LoadError> {
        read_all(&self.texts, &settings(options))
    }

    /// Where it can begin.
    pub fn entries(&self) -> Result<Entries, LoadError> {
        Ok(entry::entries(&parsed(&self.texts)?))
    }

    /// What there is of the program: the LLVM IR text of each of its files. But for the name of the folder that clang was
    /// given a copy in, it is the same whenever the same is compiled.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.texts.iter().map(|(text, _)| text.as_str())
    }
}

/// Compiles the files of a program, as far as they are not LLVM IR already.
pub fn compile_all(paths: &[PathBuf], options: &LoadOptions) -> Result<Compiled, LoadError> {
    let compiled = |path: &PathBuf| kind(path) != Kind::Text;
    if !options.clang_flags.is_empty() && !paths.iter().any(compiled) {
        return Err(LoadError::Flags {
            path: paths.first().cloned().unwrap_or_default(),
        });
    }
    if options.overflow
        && let Some(path) = paths.iter().find(|path| kind(path) == Kind::Text)
    {
        return Err(LoadError::NoOverflowChecks { path: path.clone() });
    }
    let mut texts = Vec::with_capacity(paths.len());
    for path in paths {
        texts.push((seen_from_here(text(path, options)?), path.clone()));
    }
    Ok(Compiled { texts })
}

/// What of the options is about how a program is read.
pub(crate) fn settings(options: &LoadOptions) -> Settings {
    Settings {
        entry: options.entry.clone(),
        arguments: options.program_args.iter().map(bytes).collect(),
        nondet: options.nondet,
        extern_any: options.extern_any,
        spurious_wakeups: options.spurious_wakeups,
        reuse: options.reuse,
        abort_ends: options.abort_ends,
        test: None,
    }
}

fn bytes(argument: &OsString) -> Vec<u8> {
    argument.as_encoded_bytes().to_vec()
}

/// What a file is, by its name.
#[derive(PartialEq, Eq)]
enum Kind {
    Source,
    Rust,
    Text,
    Unknown,
}

fn kind(path: &Path) -> Kind {
    match path.extension().and_then(|extension| extension.to_str()) {
        Some(extension) if Language::of(extension).is_some() => Kind::Source,
        Some("rs") => Kind::Rust,
        Some("ll") => Kind::Text,
        _ => Kind::Unknown,
    }
}

/// The flags for clang: the user's come last.
fn flags(options: &LoadOptions) -> Vec<OsString> {
    let checks = match options.overflow {
        true => OVERFLOW_CHECKS,
        false => &[],
    };
    let checks = checks.iter().map(OsString::from);
    checks.chain(options.clang_flags.iter().cloned()).collect()
}

/// Clang knows where arithmetic is signed, and says so before it is done.
const OVERFLOW_CHECKS: &[&str] = &[
    "-fsanitize=signed-integer-overflow,shift",
    "-fsanitize-trap=signed-integer-overflow,shift",
];

/// The LLVM IR text of a file.
fn text(path: &Path, options: &LoadOptions) -> Result<String, LoadError> {
    match kind(path) {
        Kind::Source => clang::compile(
            path,
            &options.clang,
            &flags(options),
            options.keep,
            options.patience,
        )
        .map_err(|error| match error {
            ClangError::Source { path, reason } => LoadError::NotFound { path, reason },
            error => LoadError::Clang(error),
        }),
        Kind::Rust => {
            source::read(path).map_err(|reason| LoadError::NotFound {
                path: path.to_owned(),
                reason,
            })?;
            let compiled = rustc::compile(path, &options.clang_flags, options.patience);
            compiled.map_err(LoadError::Rustc)
        }
        Kind::Text => {
            let bytes = source::read(path).map_err(|reason| LoadError::NotFound {
                path: path.to_owned(),
                reason,
            })?;
            if let Some(found) = NotText::of(&bytes) {
                let path = path.to_owned();
                return Err(LoadError::NotText { path, found });
            }
            // Only comments and names can hold other than ASCII, in whatever encoding.
            Ok(String::from_utf8(bytes)
                .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
        }
        Kind::Unknown => {
            let path = path.to_owned();
            // A name such as `prog.bc` says less than what is in the file.
            Err(match source::read(&path) {
                Ok(bytes) => match NotText::of(&bytes) {
                    Some(found) => LoadError::NotText { path, found },
                    None => LoadError::UnknownKind { path },
                },
                Err(reason) => LoadError::NotFound { path, reason },
            })
        }
    }
}

/// Reads LLVM IR text; `path` is what messages call it.
pub fn read(text: &str, path: &Path) -> Result<Module, LoadError> {
    read_all(&[(text.to_owned(), path.to_owned())], &Settings::default())
}

/// The modules that texts describe.
fn parsed(texts: &[(String, PathBuf)]) -> Result<Vec<ast::Module<'_>>, LoadError> {
    let mut modules = Vec::with_capacity(texts.len());
    for (text, path) in texts {
        modules.push(parse(text).map_err(|error| {
            let path = path.clone();
            match is_text(&path) {
                true if looks_like_source(text) => LoadError::Source { path, error },
                true => LoadError::Parse { path, error },
                false => LoadError::Compiled { path, error },
            }
        })?);
    }
    Ok(modules)
}

fn read_all(texts: &[(String, PathBuf)], settings: &Settings) -> Result<Module, LoadError> {
    let modules = parsed(texts)?;
    let paths: Vec<&Path> = texts.iter().map(|(_, path)| path.as_path()).collect();
    if let Some(entry) = &settings.entry {
        let first = paths.first().copied().unwrap_or(Path::new(""));
        let symbol = entry::resolve(entry, &modules, first)?;
        let entry = Some(symbol);
        return lower_all(
            &modules,
            &paths,
            &Settings {
                entry,
                ..settings.clone()
            },
        );
    }
    let mut mains = modules.iter().zip(&paths).filter(|(ast, _)| has_main(ast));
    if let (Some((_, first)), Some((_, second))) = (mains.next(), mains.next()) {
        return Err(LoadError::TwoMains {
            first: first.to_path_buf(),
            second: second.to_path_buf(),
        });
    }
    lower_all(&modules, &paths, settings)
}

/// The program that modules make up together; `paths` are what messages call them.
pub(crate) fn lower_all(
    modules: &[ast::Module<'_>],
    paths: &[&Path],
    settings: &Settings,
) -> Result<Module, LoadError> {
    let own = modules.iter().zip(paths);
    let mut units: Vec<Unit> = own
        .map(|(ast, path)| Unit::new(ast, path.display().to_string()))
        .collect();
    for file in library::written(modules, settings.reuse) {
        let unit = Unit::of_library(file).map_err(|error| LoadError::Parse {
            path: file.name.into(),
            error: error.clone(),
        })?;
        units.push(unit);
    }
    lower(&units, modules.len(), settings).map_err(|error| match error {
        LowerError::NoMain => LoadError::NoMain {
            path: paths.first().map_or_else(PathBuf::new, |path| path.into()),
        },
        LowerError::Unsupported(error) => LoadError::Unsupported(error),
    })
}

/// Whether it defines the function at which programs begin. Of other names the first definition counts, as
/// two may well be the same inline function.
fn has_main(ast: &ast::Module) -> bool {
    let mut functions = ast.functions.iter();
    functions.any(|function| function.name == "main" && !function.blocks.is_empty())
}
