//! Tasks of the competition on software verification: a `.yml` file that names a program and the
//! properties to check, answered by `true`, `false` or `unknown` for each.
//!
//! [`definition`] reads the file, with [`yaml`]; [`property`] says what the properties are; here they are
//! answered. `true` is said only of a search that has seen everything: whatever was bounded, assumed, left
//! out or not understood makes it `unknown`, with the reason.

mod definition;
mod property;
mod witness;
mod yaml;

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

use quotient::{
    LoadError, MemoryModel, Module, Remark, RemarkKind, Report, Stop, Verdict, Violation,
};

use crate::args::{CheckArgs, Reading};
use crate::check;
use crate::error::Error;
use crate::exit;
use crate::input;
use crate::report::{Outcome, remarks};
use crate::visible;
use crate::watch::Watch;
use definition::Task;
use property::{Asked, Part};

/// What comes of a property.
#[derive(Clone, Debug)]
enum Answer {
    True,
    /// Of a property that has parts, with the part that does not hold.
    False(Option<Part>, Box<Violation>),
    /// And why.
    Unknown(String),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::True => f.write_str("true"),
            Answer::False(None, _) => f.write_str("false"),
            Answer::False(Some(part), _) => write!(f, "false({})", part.name()),
            Answer::Unknown(reason) => write!(f, "unknown: {reason}"),
        }
    }
}

impl Answer {
    fn verdict(&self) -> Verdict {
        match self {
            Answer::True => Verdict::Safe,
            Answer::False(..) => Verdict::Violation,
            Answer::Unknown(_) => Verdict::Incomplete,
        }
    }
}

/// The task file among the arguments, if that is what they name.
pub fn named(args: &CheckArgs) -> Option<&Path> {
    let is_task = |path: &PathBuf| path.extension().is_some_and(|e| e == "yml" || e == "yaml");
    args.program
        .files
        .iter()
        .find(|path| is_task(path))
        .map(PathBuf::as_path)
}

/// Answers a task; the exit code is that of the worst answer.
pub fn run(path: &Path, mut args: CheckArgs) -> Result<u8, Error> {
    if args.program.files.len() > 1 {
        let message = "a task names its files itself; give nothing but the task";
        return Err(Error::CommandLine(message.to_owned()));
    }
    let task = Task::parse(&input::text(path)?).map_err(|fault| {
        let (file, line) = (path.display(), fault.line);
        Error::CommandLine(format!("{file}:{line}: not a task: {}", fault.what))
    })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    args.program.files = task.files.iter().map(|file| folder.join(file)).collect();
    if task.narrow {
        // Before what the user says, which may be otherwise.
        let target = OsString::from("--target=i686-pc-linux-gnu");
        args.program.clang_flags.insert(0, target);
    }
    args.program.abort_ends = true;
    args.program.spurious_wakeups = true;
    let mut programs = Programs::default();
    let mut code = 0;
    let mut witness_path = args.witness.clone();
    for property in &task.properties {
        let (name, blank) = (
            property.name.clone(),
            check::cut_off(&args, Stop::Interrupted),
        );
        let _watch = Watch::start(args.limits(), move |stop, _| {
            let mut outcome = blank.clone();
            outcome.report.stopped = Some(stop);
            let reason = outcome.cut_short().map(|cut| cut.reason);
            let answer = Answer::Unknown(reason.unwrap_or_default());
            println!("{}", visible::line(&format!("{name}: {answer}")));
        });
        let answer = match Asked::new(&property.name) {
            Some(asked) => answer(asked, &mut args, &mut programs)?,
            None => Answer::Unknown("no such property is known".to_owned()),
        };
        let line = match property.expected {
            Some(expected) => format!("{}: {answer} (expected: {expected})", property.name),
            None => format!("{}: {answer}", property.name),
        };
        println!("{}", visible::line(&line));
        if let (Answer::False(_, violation), Some(path)) = (&answer, &witness_path) {
            write_witness(path, &task, &property.name, &args, violation)?;
            // One file holds one witness.
            witness_path = None;
        }
        code = code.max(exit::code(answer.verdict()));
    }
    Ok(code)
}

/// Writes the witness of a violation, if the format has one for the property.
fn write_witness(
    path: &Path,
    task: &Task,
    property: &str,
    args: &CheckArgs,
    violation: &Violation,
) -> Result<(), Error> {
    let mut files = Vec::new();
    for file in &args.program.files {
        let content = std::fs::read(file).map_err(Error::Output)?;
        files.push((file.display().to_string(), content));
    }
    let subject = witness::Subject {
        files: &files,
        property,
        narrow: task.narrow,
        least_input: args.program.nondet.map_or(0, |(least, _)| least),
    };
    match witness::text(&subject, violation) {
        Some(text) => std::fs::write(path, text).map_err(Error::Output),
        None => Ok(()),
    }
}

/// The task's program, compiled once for all properties; and once more, with checks that others have no use
/// for, if overflow is asked about.
#[derive(Default)]
struct Programs {
    plain: Option<Loaded>,
    checked: Option<Loaded>,
}

/// A program, or why it is not supported.
type Loaded = Result<Module, String>;

impl Programs {
    fn get(&mut self, args: &CheckArgs) -> Result<Loaded, Error> {
        let place = match args.overflow {
            true => &mut self.checked,
            false => &mut self.plain,
        };
        if let Some(loaded) = place {
            return Ok(loaded.clone());
        }
        let loaded = match check::load(args) {
            Ok(module) => Ok(module),
            Err(error @ Error::Load(LoadError::Unsupported(_))) => Err(error.to_string()),
            Err(error) => match check::stopped(&error) {
                Some(_) => return Ok(Err(error.to_string())),
                None => return Err(error),
            },
        };
        Ok(place.insert(loaded).clone())
    }
}

fn answer(asked: Asked, args: &mut CheckArgs, programs: &mut Programs) -> Result<Answer, Error> {
    args.races = (asked == Asked::NoDataRace).then_some(Reading::Sc);
    args.no_races = asked != Asked::NoDataRace;
    args.overflow = asked == Asked::NoOverflow;
    args.leaks = asked.leaks();
    args.memory = Some(MemoryModel::Sc);
    if let Err(error) = args.options()?.explore.check() {
        return Ok(Answer::Unknown(Error::from(error).to_string()));
    }
    let module = match programs.get(args)? {
        Ok(module) => module,
        Err(reason) => return Ok(Answer::Unknown(reason)),
    };
    let waits = asked == Asked::Termination && check::waits_in_loops(&module, args)?;
    let names_error = module.names_error;
    // What else is wrong with the program may keep a search from what is asked for: then it goes on.
    for keep_going in [false, true] {
        args.keep_going = keep_going;
        let outcome = match check::explore(module.clone(), args) {
            Ok(outcome) => outcome,
            Err(error @ Error::Internal(_)) => return Err(error),
            Err(error) => return Ok(Answer::Unknown(error.to_string())),
        };
        let violations = &outcome.report.violations;
        let is_it = |found: &&Violation| asked.violated_by(&found.failure, names_error);
        if let Some(found) = violations.iter().find(is_it) {
            let part = Part::of(found.failure.kind).filter(|_| asked == Asked::Memory);
            return Ok(Answer::False(part, Box::new(found.clone())));
        }
        if violations.is_empty() || keep_going {
            return Ok(match unseen(asked, &outcome) {
                Some(reason) => Answer::Unknown(reason),
                None if waits => {
                    let reason = "threads wait in loops, and whether these end is not told";
                    Answer::Unknown(reason.to_owned())
                }
                None if asked == Asked::Termination && has_endless(&outcome.report) => {
                    let reason = "threads go on, or wait, until the process ends";
                    Answer::Unknown(reason.to_owned())
                }
                None => Answer::True,
            });
        }
    }
    unreachable!("the second time it goes on")
}

/// Whether some thread has no end of its own in some execution.
fn has_endless(report: &Report) -> bool {
    report.deepening.is_some() || report.blocked_by.loops || report.blocked_by.end
}

/// Why a search that has found nothing of what was asked has not seen everything.
fn unseen(asked: Asked, outcome: &Outcome) -> Option<String> {
    let report = &outcome.report;
    // In a task an assumption that fails is an `abort`: the program has come to its end, be it in every execution.
    let limited = report.stopped.is_some() || report.bounded;
    if let Some(cut) = outcome.cut_short().filter(|_| limited) {
        return Some(cut.reason);
    }
    if report.bounded {
        return Some("not all rounds of the program's loops were explored".to_owned());
    }
    if let Some((low, high)) = outcome.inputs {
        return Some(format!("only for inputs {low}..{high}, by --nondet"));
    }
    let no_memory = |kind| matches!(kind, RemarkKind::NoMemory { .. });
    if report.remarks.iter().any(|remark| no_memory(remark.kind)) {
        return Some("an allocation was larger than --max-allocation".to_owned());
    }
    let unwritten = |remark: &&Remark| remark.kind == RemarkKind::UnwrittenRead;
    if let Some(remark) = report.remarks.iter().find(unwritten) {
        let place = remark
            .source
            .as_ref()
            .map_or_else(String::new, remarks::place);
        return Some(format!(
            "memory may hold anything{place}, where nothing was written to it before"
        ));
    }
    if let Some((variable, place)) = outcome.undefined.first() {
        return Some(format!(
            "`{variable}` may be anything at {}:{}, where nothing was written to it before",
            place.file, place.line
        ));
    }
    if outcome.rounded {
        return Some(crate::report::ROUNDED.to_owned());
    }
    let mut open = report.violations.iter().map(|v| &v.failure);
    let open = open.find(|failure| asked.left_open_by(failure))?;
    Some(format!(
        "nothing was explored behind something else that is wrong: {}",
        open.message
    ))
}
