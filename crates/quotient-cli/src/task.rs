//! Tasks of the competition on software verification: a `.yml` file that names a program and the
//! properties to check, answered by `true`, `false` or `unknown` for each.
//!
//! Of YAML this reads what such files consist of: keys with a scalar, a list of scalars, or a list
//! of maps.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};

use quotient::{Failure, FailureKind, Verdict};

use crate::args::{CheckArgs, Leaks};
use crate::check;
use crate::error::Error;
use crate::report::{Outcome, exit_code};

/// What a task file says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Task {
    files: Vec<PathBuf>,
    properties: Vec<Property>,
    /// Pointers and `long` have 32 bits.
    narrow: bool,
}

/// A property, by the name of its file without folder and extension.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Property {
    name: String,
    expected: Option<String>,
}

/// What comes of a property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    True,
    /// Of a property that has parts, with the part that does not hold.
    False(Option<Part>),
    Unknown,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::True => f.write_str("true"),
            Answer::False(None) => f.write_str("false"),
            Answer::False(Some(part)) => write!(f, "false({})", part.name()),
            Answer::Unknown => f.write_str("unknown"),
        }
    }
}

/// The parts of memory safety, each of which may also be asked for by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Deref,
    Free,
    Memtrack,
}

impl Part {
    const ALL: [Part; 3] = [Part::Deref, Part::Free, Part::Memtrack];

    fn name(self) -> &'static str {
        match self {
            Part::Deref => "valid-deref",
            Part::Free => "valid-free",
            Part::Memtrack => "valid-memtrack",
        }
    }

    /// The part that a failure violates.
    fn of(failure: &Failure) -> Option<Part> {
        match failure.kind {
            FailureKind::Free => Some(Part::Free),
            FailureKind::Memory => Some(Part::Deref),
            FailureKind::Leak => Some(Part::Memtrack),
            _ => None,
        }
    }
}

/// What is asked of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    Unreachable,
    NoDataRace,
    Memory,
    OnePart(Part),
    Cleanup,
}

impl Asked {
    /// What the property of that name asks, or why it has no answer.
    fn new(name: &str) -> Result<Asked, &'static str> {
        match name {
            "unreach-call" => Ok(Asked::Unreachable),
            "no-data-race" => Ok(Asked::NoDataRace),
            "valid-memsafety" => Ok(Asked::Memory),
            "valid-memcleanup" => Ok(Asked::Cleanup),
            "termination" => Err(
                "whether a program ends is not checked, only that threads do not \
                                  wait for ever",
            ),
            "no-overflow" => Err("integers wrap around here, and nobody notes it"),
            name => {
                let part = Part::ALL.into_iter().find(|part| part.name() == name);
                part.map(Asked::OnePart)
                    .ok_or("it is not one that is known")
            }
        }
    }

    fn races(self) -> bool {
        self == Asked::NoDataRace
    }

    fn leaks(self) -> Option<Leaks> {
        match self {
            Asked::Memory | Asked::OnePart(Part::Memtrack) => Some(Leaks::Lost),
            Asked::Cleanup => Some(Leaks::All),
            _ => None,
        }
    }

    /// The answer that a failure gives, if it is one of those asked about.
    fn answer(self, failure: &Failure) -> Option<Answer> {
        let violated = match self {
            Asked::Unreachable => {
                matches!(failure.kind, FailureKind::Abort | FailureKind::Assertion)
            }
            Asked::NoDataRace => failure.kind == FailureKind::Race,
            Asked::Cleanup => failure.kind == FailureKind::Leak,
            Asked::OnePart(part) => Part::of(failure) == Some(part),
            Asked::Memory => {
                return Part::of(failure).map(|part| Answer::False(Some(part)));
            }
        };
        violated.then_some(Answer::False(None))
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
    let text = std::fs::read_to_string(path)
        .map_err(|error| Error::CommandLine(format!("cannot read {}: {error}", path.display())))?;
    let task = parse(&text);
    if task.files.is_empty() {
        return Err(Error::CommandLine(format!(
            "{}: no `input_files`, so there is nothing to check",
            path.display()
        )));
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    args.program.files = task.files.iter().map(|file| folder.join(file)).collect();
    if task.narrow {
        // Before what the user says, which may be otherwise.
        let target = OsString::from("--target=i686-pc-linux-gnu");
        args.program.clang_flags.insert(0, target);
    }
    args.program.abort_ends = true;
    let mut code = 0;
    for property in &task.properties {
        let answer = answer(property, &mut args);
        match &property.expected {
            Some(expected) => println!("{}: {answer} (expected: {expected})", property.name),
            None => println!("{}: {answer}", property.name),
        }
        code = code.max(match answer {
            Answer::True => exit_code(Verdict::Safe),
            Answer::False(_) => exit_code(Verdict::Violation),
            Answer::Unknown => exit_code(Verdict::Incomplete),
        });
    }
    Ok(code)
}

fn answer(property: &Property, args: &mut CheckArgs) -> Answer {
    let asked = match Asked::new(&property.name) {
        Ok(asked) => asked,
        Err(reason) => {
            eprintln!(
                "quotient: the property {} is not checked: {reason}",
                property.name
            );
            return Answer::Unknown;
        }
    };
    args.races = asked.races();
    args.leaks = asked.leaks();
    // What else is wrong with the program may keep a search from what is asked for: then it goes on.
    for keep_going in [false, true] {
        args.keep_going = keep_going;
        let outcome = match check::explore(args) {
            Ok(outcome) => outcome,
            Err(error) => {
                eprintln!("quotient: {error}");
                return Answer::Unknown;
            }
        };
        let violations = &outcome.report.violations;
        if let Some(answer) = violations.iter().find_map(|v| asked.answer(&v.failure)) {
            return answer;
        }
        if violations.is_empty() || keep_going {
            return match exhaustive(&outcome) {
                true => Answer::True,
                false => Answer::Unknown,
            };
        }
    }
    Answer::Unknown
}

fn exhaustive(outcome: &Outcome) -> bool {
    outcome.report.stopped.is_none() && !outcome.report.bounded
}

fn parse(text: &str) -> Task {
    let mut task = Task::default();
    let mut section = String::new();
    for line in text.lines() {
        let content = line.split(" #").next().unwrap_or_default();
        if content.trim().is_empty() || content.trim_start().starts_with('#') {
            continue;
        }
        let top = !content.starts_with([' ', '-']);
        let item = content.trim_start().strip_prefix('-');
        let content = item.unwrap_or(content).trim();
        let (key, value) = match content.split_once(':') {
            Some((key, value)) => (key.trim(), scalar(value)),
            None => ("", scalar(content)),
        };
        if top {
            section = key.to_owned();
        }
        match (section.as_str(), key) {
            ("input_files", _) if !value.is_empty() => task.files.push(value.into()),
            ("properties", "property_file") => task.properties.push(Property {
                name: Path::new(&value)
                    .file_stem()
                    .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned()),
                expected: None,
            }),
            ("properties", "expected_verdict") => {
                if let Some(property) = task.properties.last_mut() {
                    property.expected = Some(value);
                }
            }
            ("options", "data_model") => task.narrow = value == "ILP32",
            _ => {}
        }
    }
    task
}

/// A scalar without its quotes.
fn scalar(text: &str) -> String {
    let text = text.trim();
    let quoted = |quote| text.strip_prefix(quote)?.strip_suffix(quote);
    quoted('\'')
        .or_else(|| quoted('"'))
        .unwrap_or(text)
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn task_files_are_read() {
        let task = parse(
            "format_version: '2.0'\n# a comment\ninput_files: 'a.i'\nproperties:\n  - \
             property_file: ../properties/unreach-call.prp\n    expected_verdict: false\n  - \
             property_file: ../properties/no-data-race.prp\noptions:\n  language: C\n  \
             data_model: ILP32\n",
        );
        assert_eq!(task.files, [PathBuf::from("a.i")]);
        assert_eq!(task.properties[0].name, "unreach-call");
        assert_eq!(task.properties[0].expected.as_deref(), Some("false"));
        assert_eq!(task.properties[1].name, "no-data-race");
        assert_eq!(task.properties[1].expected, None);
        assert!(task.narrow);
    }

    #[test]
    fn failures_violate_what_they_are_about() {
        let memory = |message: &str| Failure::new(FailureKind::Memory, message);
        let free = |message: &str| Failure::new(FailureKind::Free, message);
        let asked = |name: &str, failure: &Failure| {
            let answer = Asked::new(name).unwrap().answer(failure);
            answer.map(|answer| answer.to_string())
        };
        let answer = |failure: &Failure| asked("valid-memsafety", failure).unwrap();
        assert_eq!(answer(&Failure::freed_memory()), "false(valid-deref)");
        assert_eq!(
            answer(&memory("null pointer dereference")),
            "false(valid-deref)"
        );
        assert_eq!(answer(&Failure::double_free()), "false(valid-free)");
        assert_eq!(
            answer(&free("free of `x`, which is not on the heap")),
            "false(valid-free)"
        );
        let leak = Failure::new(FailureKind::Leak, "memory leak: 4 bytes are never freed");
        assert_eq!(answer(&leak), "false(valid-memtrack)");
        assert_eq!(asked("valid-memcleanup", &leak).as_deref(), Some("false"));
        assert_eq!(asked("valid-deref", &leak), None);
        assert_eq!(asked("unreach-call", &leak), None);
        assert!(Asked::new("termination").is_err());
    }

    #[test]
    fn several_files_are_a_list() {
        let task = parse("input_files:\n  - \"a.c\"\n  - b.c\n");
        assert_eq!(task.files, [PathBuf::from("a.c"), PathBuf::from("b.c")]);
        assert!(!task.narrow && task.properties.is_empty());
    }
}
