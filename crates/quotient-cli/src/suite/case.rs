//! The checks of a program: what there is to check, with which options, and what comes of it.

use std::cell::RefCell;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use clap::{CommandFactory, FromArgMatches};
use quotient::{Compiled, EntryFunction, Verdict};

use super::cache::Cache;
use super::checked::Checked;
use super::commands::Commands;
use super::comments::Comments;
use super::programs::Program;
use super::settings::{Came, Expected, Settings};
use crate::args::{CheckArgs, Cli, Command};
use crate::check;
use crate::error::Error;
use crate::interrupt;
use crate::output::Format;
use crate::report::{View, human};
use crate::style::Style;
use crate::terminal;

/// The functions that are checked in programs without `main`, if nobody says which.
const USUAL_ENTRIES: &str = "test_*";

/// What is the same for all programs.
pub struct Suite {
    /// Which functions to check, if that was said.
    pub entry: Option<String>,
    /// Options and flags of the command line.
    pub options: Settings,
    pub commands: Commands,
    pub cache: Option<Cache>,
}

/// A check.
pub struct Case {
    program: String,
    files: Vec<PathBuf>,
    /// The function that it begins with; `None` is `main`.
    entry: Option<EntryFunction>,
    settings: Settings,
    compiled: Arc<Compiled>,
}

thread_local! {
    /// What the thread checks, for whoever reports a panic.
    static BEING_CHECKED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What this thread checks, if it is one of a suite's.
pub fn being_checked() -> Option<String> {
    BEING_CHECKED.with_borrow(Clone::clone)
}

/// The options that were given on the command line, and behind another `--` the flags.
pub fn given(words: &[OsString]) -> Result<Settings, Error> {
    let words: Option<Vec<String>> = words
        .iter()
        .map(|word| Some(word.to_str()?.to_owned()))
        .collect();
    let words =
        words.ok_or_else(|| Error::CommandLine("an option is not text (UTF-8)".to_owned()))?;
    let mut parts = words.splitn(2, |word| word == "--");
    let mut part = || parts.next().unwrap_or_default().to_vec();
    let (options, flags) = (part(), part());
    let given = Settings {
        options,
        flags,
        ..Settings::default()
    };
    // What is wrong with it is wrong with every program.
    arguments(&[], &given)?;
    Ok(given)
}

/// A program that could not be checked.
pub fn refused(program: &Program, error: Error) -> Checked {
    Checked {
        program: program.name(),
        entry: None,
        expected: program.settings.expect.unwrap_or(Expected::SAFE),
        result: Err(error),
        report: String::new(),
        seconds: 0.0,
        cached: false,
    }
}

impl Suite {
    /// What there is to check in a program.
    pub fn cases(&self, program: &Program) -> Result<Vec<Case>, Error> {
        BEING_CHECKED.set(Some(program.name()));
        let comments: Vec<Comments> = program
            .files
            .iter()
            .map(|file| Comments::of(file))
            .collect();
        // Which lines have functions is known when it is compiled, with flags that are said in the same comments.
        let before = self.settings(program, &comments, &[])?;
        no_compiler(&program.name(), &before)?;
        let args = arguments(&program.files, &before.with(&self.options))?;
        let mut input = args.input();
        input.load.keep &= self.cache.is_some();
        let compiled = Arc::new(quotient::compile(&input)?);
        let entries = compiled.entries().map_err(Error::Load)?;
        let wanted = self.entry.as_ref().or(before.entry.as_ref());
        let pattern = wanted.map_or(USUAL_ENTRIES, String::as_str);
        let chosen: Vec<&EntryFunction> = match (wanted, &entries.main) {
            (None, Some(main)) => vec![main],
            _ => {
                let functions = entries.functions.iter();
                functions
                    .filter(|function| function.matches(pattern))
                    .collect()
            }
        };
        if chosen.is_empty() {
            // Of what was only found nobody has said that it is a program.
            return match program.named || before.entry.is_some() {
                true => Err(nothing_to_check(pattern)),
                false => Ok(Vec::new()),
            };
        }
        let whole = wanted.is_none() && entries.main.is_some();
        // Also of those that are not checked this time.
        let known = || entries.main.iter().chain(&entries.functions);
        let lines = program.files.iter().map(|file| {
            let here = known().filter(|function| is_in(function, file));
            here.filter_map(|f| Some(f.line? as usize)).collect()
        });
        let lines: Vec<Vec<usize>> = lines.collect();
        for (comments, lines) in comments.iter().zip(&lines) {
            comments.all_are_used(lines)?;
        }
        let settings = self.settings(program, &comments, &lines)?;
        let mut cases = Vec::new();
        for entry in chosen {
            let own = own_settings(program, &comments, entry)?;
            let settings = settings.with(&own);
            no_compiler(&program.name(), &settings)?;
            cases.push(Case {
                program: program.name(),
                files: program.files.clone(),
                entry: (!whole).then(|| entry.clone()),
                settings: settings.with(&self.options),
                compiled: compiled.clone(),
            });
        }
        Ok(cases)
    }

    /// What is said of a program as a whole, where these lines of its files have functions that are checked.
    fn settings(
        &self,
        program: &Program,
        comments: &[Comments],
        lines: &[Vec<usize>],
    ) -> Result<Settings, Error> {
        let built = program
            .files
            .iter()
            .flat_map(|file| self.commands.flags(file));
        let mut settings = Settings {
            flags: built.cloned().collect(),
            ..Settings::default()
        };
        settings = settings.with(&program.settings);
        for (index, comments) in comments.iter().enumerate() {
            let lines = lines.get(index).map_or(&[][..], Vec::as_slice);
            settings = settings.with(&comments.for_file(lines)?);
        }
        Ok(settings)
    }

    /// Does a check.
    pub fn check(&self, case: &Case) -> Checked {
        let started = Instant::now();
        let expected = case.settings.expect.unwrap_or(Expected::SAFE);
        let mut checked = Checked {
            program: case.program.clone(),
            entry: case.entry.as_ref().map(|entry| entry.name.clone()),
            expected,
            result: Err(Error::CommandLine("interrupted".to_owned())),
            report: String::new(),
            seconds: 0.0,
            cached: false,
        };
        BEING_CHECKED.set(Some(checked.name()));
        if interrupt::flag().load(Ordering::Relaxed) {
            return checked;
        }
        let symbol = case.entry.as_ref().map(|entry| entry.symbol.as_str());
        let options = &case.settings.options;
        let cache = self.cache.as_ref();
        let cache = cache.map(|cache| (cache, cache.key(&case.compiled, symbol, options)));
        let known = cache.as_ref().and_then(|(cache, key)| cache.get(key));
        // What has to be shown has to be done again.
        if let Some(known) = known.filter(|known| expected.fits(known)) {
            checked.result = Ok(known);
            checked.cached = true;
            return checked;
        }
        checked.result = self.explore(case, symbol, &mut checked.report, cache);
        checked.seconds = started.elapsed().as_secs_f64();
        checked
    }

    fn explore(
        &self,
        case: &Case,
        symbol: Option<&str>,
        report: &mut String,
        cache: Option<(&Cache, String)>,
    ) -> Result<Came, Error> {
        let mut args = arguments(&case.files, &case.settings)?;
        args.program.entry = symbol.map(str::to_owned);
        args.output.quiet = true;
        let module = quotient::load_compiled(&case.compiled, &args.input().load, &args.options()?)?;
        let outcome = check::explore(module, &args)?;
        let came = Came::of(&outcome.report);
        if let Some((cache, key)) = cache {
            cache.put(&key, &outcome.report);
        }
        let expected = case.settings.expect.unwrap_or(Expected::SAFE);
        if !expected.fits(&came) && came.verdict != Verdict::Safe {
            *report = human::render(&outcome, View::default(), terminal::width(), Style::PLAIN);
        }
        Ok(came)
    }
}

fn nothing_to_check(pattern: &str) -> Error {
    Error::CommandLine(format!(
        "it has neither a function main nor one named {pattern} without parameters; write one that is not static, or \
         name another with --entry"
    ))
}

/// What comments say of a function.
fn own_settings(
    program: &Program,
    comments: &[Comments],
    entry: &EntryFunction,
) -> Result<Settings, Error> {
    let mut files = program.files.iter().zip(comments);
    let own = files.find(|(file, _)| is_in(entry, file));
    match (own, entry.line) {
        (Some((_, comments)), Some(line)) => comments.for_function(line as usize),
        _ => Ok(Settings::default()),
    }
}

/// Whether a function is in a file, whichever ways lead to that: compilers do not always call it as they were told.
fn is_in(function: &EntryFunction, file: &Path) -> bool {
    let Some(own) = function.file.as_ref().map(Path::new) else {
        return false;
    };
    let same = |real: PathBuf| file.canonicalize().is_ok_and(|file| file == real);
    own == file || own.file_name() == file.file_name() && own.canonicalize().is_ok_and(same)
}

/// Refuses a compiler that is named by a file: it would be run.
fn no_compiler(program: &str, settings: &Settings) -> Result<(), Error> {
    match arguments(&[], settings)?.program.clang {
        Some(_) => Err(Error::CommandLine(format!(
            "the options of {program} name a compiler, which no file may; give --clang on the command line"
        ))),
        None => Ok(()),
    }
}

/// The arguments of `quotient check` that the settings make up. What is said later counts.
fn arguments(files: &[PathBuf], settings: &Settings) -> Result<CheckArgs, Error> {
    let command = Cli::command().mut_subcommand("check", |check| check.args_override_self(true));
    let line = ["quotient", "check", "program"]
        .map(str::to_owned)
        .into_iter();
    let line = line
        .chain(settings.options.iter().cloned())
        .chain(["--".to_owned()]);
    let line = line.chain(settings.flags.iter().cloned());
    let refused = |what: &str| {
        let options = settings.options.join(" ");
        Err(Error::CommandLine(format!(
            "the options `{options}`: {what}"
        )))
    };
    let matches = command.try_get_matches_from(line);
    let parsed = matches.and_then(|matches| Cli::from_arg_matches(&matches));
    let mut args = match parsed.map(|cli| cli.command) {
        Ok(Command::Check(args)) => *args,
        Ok(_) => return refused("only options of `quotient check` are for here"),
        Err(error) => {
            let message = error.to_string();
            let first = message.lines().next().unwrap_or_default();
            return refused(first.trim_start_matches("error: "));
        }
    };
    let kept = args.checkpoints.are_wanted();
    let writes = args.output.writes_files() || kept || args.witness.is_some();
    if writes || args.output.format != Format::Human {
        return refused("what is written for one program is for `quotient check`; see --junit");
    }
    if args.program.files.len() != 1 || args.program.entry.is_some() {
        return refused("files and entries are not options");
    }
    args.program.files = files.to_vec();
    // Programs are checked side by side already.
    args.threads.get_or_insert(1);
    Ok(args)
}
