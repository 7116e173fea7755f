//! Tasks of the competition on software verification: a `.yml` file that names a program and the
//! properties to check, answered by `true`, `false` or `unknown` for each.
//!
//! Of YAML this reads what such files consist of: keys with a scalar, a list of scalars, or a list
//! of maps.

use std::fmt;
use std::path::{Path, PathBuf};

use quotient_model::FailureKind;

use crate::args::CheckArgs;
use crate::check;
use crate::error::Error;
use crate::report::{Outcome, Verdict};

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
    False,
    Unknown,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::True => "true",
            Answer::False => "false",
            Answer::Unknown => "unknown",
        })
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
        eprintln!(
            "quotient: the task is for 32-bit machines (ILP32); it is checked as for 64-bit ones"
        );
    }
    let mut code = 0;
    for property in &task.properties {
        let answer = answer(property, &mut args);
        match &property.expected {
            Some(expected) => println!("{}: {answer} (expected: {expected})", property.name),
            None => println!("{}: {answer}", property.name),
        }
        code = code.max(match answer {
            Answer::True => Verdict::Safe.exit_code(),
            Answer::False => Verdict::Violation.exit_code(),
            Answer::Unknown => Verdict::Incomplete.exit_code(),
        });
    }
    Ok(code)
}

fn answer(property: &Property, args: &mut CheckArgs) -> Answer {
    // The kinds of violations that the property is about, and whether it is about nothing else.
    let (kinds, whole): (&[FailureKind], bool) = match property.name.as_str() {
        "unreach-call" => (&[FailureKind::Abort, FailureKind::Assertion], true),
        "valid-memsafety" => (&[FailureKind::Memory], false),
        _ => {
            let name = &property.name;
            eprintln!("quotient: the property {name} is not one that is checked");
            return Answer::Unknown;
        }
    };
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
        if violations.iter().any(|v| kinds.contains(&v.failure.kind)) {
            return Answer::False;
        }
        // What else is wrong with the program may have kept the search from what is asked for.
        if violations.is_empty() || keep_going {
            return match whole && exhaustive(&outcome) {
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
    fn several_files_are_a_list() {
        let task = parse("input_files:\n  - \"a.c\"\n  - b.c\n");
        assert_eq!(task.files, [PathBuf::from("a.c"), PathBuf::from("b.c")]);
        assert!(!task.narrow && task.properties.is_empty());
    }
}
