//! Violations in a file: all that it takes to have them again, as JSON.
//!
//! The file may come from anybody. What it says decides which program is compiled and how threads take turns, and
//! nothing else: no compiler is taken from it, no file is written, and only flags for clang that cannot
//! have it run anything ([`flags`]).

use std::path::{Path, PathBuf};

use clap::Parser;
use quotient::{
    Algorithm, Module, Regions, Repetition, Schedule, SourceLocation, Turn, Violation, Wanted,
};
use serde::{Deserialize, Serialize};

use crate::args::{CheckArgs, Cli, Command};
use crate::error::Error;
use crate::flags;
use crate::hash::{hash, module_hash};
use crate::input;

const FORMAT: &str = "quotient violation";
const VERSION: u32 = 1;

const ALGORITHM: &str = "--algorithm=";

/// No schedule that can be written is larger.
const MOST_BYTES: u64 = 1 << 30;

/// What the file looks like.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope {
    format: String,
    version: u32,
    /// The version of Quotient that has written it.
    quotient: String,
    /// Of the rest, so that damage shows.
    checksum: String,
    content: Saved,
}

/// What is known of a file before anything is made of its content.
#[derive(Deserialize)]
struct Heading {
    format: String,
    version: u32,
}

/// A saved violation.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    files: Vec<SourceFile>,
    /// The hash of the program as it is checked.
    module: String,
    /// The command line, as far as it matters.
    arguments: Vec<String>,
    violation: Failed,
    schedule: Turns,
    /// Others that were found with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    more: Vec<Other>,
}

/// Another violation.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Other {
    violation: Failed,
    schedule: Turns,
}

impl Other {
    fn of(violation: &Violation) -> Self {
        let place = violation.source.clone();
        Other {
            violation: Failed {
                kind: violation.failure.kind.word().to_owned(),
                message: violation.failure.message.to_string(),
                thread: violation.thread.clone(),
                place: place.map(|place| Place {
                    file: place.file,
                    line: place.line,
                    column: place.column,
                    function: place.function,
                }),
            },
            schedule: Turns::of(&violation.schedule),
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SourceFile {
    path: PathBuf,
    sha256: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Failed {
    kind: String,
    message: String,
    thread: String,
    place: Option<Place>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    file: String,
    line: u32,
    column: u32,
    function: String,
}

/// A schedule: for each turn the thread and the value that it observed.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Turns {
    rounds: u32,
    bounded: Vec<Repeated>,
    watched: Vec<Repeated>,
    turns: Vec<(String, u64)>,
    /// Which values of inputs are not told apart.
    #[serde(default)]
    regions: Vec<Regions>,
}

/// A loop, a function that calls itself, or one that is jumped back to, by the numbers that they have in the program.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Repeated {
    function: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    header: Option<u32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    jumps: bool,
}

/// What has changed since a violation was saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing.
    Nothing,
    /// The text of these files, and not what is checked.
    Text(Vec<PathBuf>),
    /// What is checked, with these files.
    Program(Vec<PathBuf>),
}

impl Saved {
    /// What there is to save of violations that were found with these arguments in this program.
    pub fn new(
        first: &Violation,
        others: &[Violation],
        args: &CheckArgs,
        algorithm: Algorithm,
        module: String,
    ) -> Self {
        // Another one would show the program in another way.
        let mut arguments = vec![format!("{ALGORITHM}{algorithm}")];
        let (options, flags) = match args.given.iter().position(|argument| argument == "--") {
            Some(at) => args.given.split_at(at),
            None => (args.given.as_slice(), Default::default()),
        };
        let kept = options
            .iter()
            .filter(|option| !option.starts_with(ALGORITHM));
        arguments.extend(kept.chain(flags).cloned());
        let files = args.program.files.iter().map(|path| SourceFile {
            path: path.clone(),
            sha256: file_hash(path),
        });
        let Other {
            violation,
            schedule,
        } = Other::of(first);
        Saved {
            files: files.collect(),
            module,
            arguments,
            violation,
            schedule,
            more: others.iter().map(Other::of).collect(),
        }
    }

    /// How many violations there are.
    pub fn count(&self) -> usize {
        1 + self.more.len()
    }

    /// From now on it is about the violation of that number, from 1. Says whether there is one.
    pub fn choose(&mut self, number: usize) -> bool {
        let Some(place) = number.checked_sub(1) else {
            return false;
        };
        if let Some(other) = place.checked_sub(1) {
            let Some(other) = self.more.get_mut(other) else {
                return false;
            };
            std::mem::swap(&mut other.violation, &mut self.violation);
            std::mem::swap(&mut other.schedule, &mut self.schedule);
        }
        true
    }

    /// The text of the file.
    pub fn text(self) -> Result<String, Error> {
        let unwritable = |error: serde_json::Error| Error::Output(error.into());
        let checksum = hash(&serde_json::to_vec(&self).map_err(unwritable)?);
        let envelope = Envelope {
            format: FORMAT.to_owned(),
            version: VERSION,
            quotient: env!("CARGO_PKG_VERSION").to_owned(),
            checksum,
            content: self,
        };
        let text = serde_json::to_string(&envelope).map_err(unwritable)?;
        Ok(text + "\n")
    }

    /// Reads a file, and refuses what is none of ours.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let text = input::text_up_to(path, MOST_BYTES)?;
        Saved::parse(&text).map_err(|why| {
            let file = path.display();
            Error::CommandLine(format!("{file}: {why}"))
        })
    }

    fn parse(text: &str) -> Result<Self, String> {
        let foreign = "not a violation that `quotient check --save` has written";
        let heading: Heading = serde_json::from_str(text).map_err(|error| {
            match error.is_syntax() || error.is_eof() {
                true => format!("{foreign}: it is not JSON, or was cut off ({error})"),
                false => format!("{foreign}: {error}"),
            }
        })?;
        if heading.format != FORMAT {
            return Err(format!("{foreign}, but something else: {}", heading.format));
        }
        if heading.version != VERSION {
            return Err(format!(
                "written in version {} of the format, and this Quotient reads version {VERSION}",
                heading.version
            ));
        }
        let damaged = "the file is damaged";
        let envelope: Envelope =
            serde_json::from_str(text).map_err(|error| format!("{damaged}: {error}"))?;
        let content = serde_json::to_vec(&envelope.content);
        if content.map(|content| hash(&content)).ok().as_ref() != Some(&envelope.checksum) {
            return Err(format!("{damaged}: its content does not have its checksum"));
        }
        Ok(envelope.content)
    }

    /// The arguments that it was found with.
    pub fn check_args(&self) -> Result<CheckArgs, Error> {
        let refuse = |why: &str| Err(Error::CommandLine(format!("the saved arguments {why}")));
        let all = ["quotient", "check"].into_iter();
        let all = all.chain(self.arguments.iter().map(String::as_str));
        let Ok(Cli {
            command: Command::Check(args),
        }) = Cli::try_parse_from(all)
        else {
            return refuse("are not understood by this version of Quotient");
        };
        if args.program.clang.is_some() || args.witness.is_some() || args.output.writes_files() {
            return refuse("name a compiler or a file to write; a saved violation never does");
        }
        let flags = args.program.clang_flags.iter();
        let flags: Vec<String> = flags.map(|flag| flag.to_string_lossy().into()).collect();
        if let Some(flag) = flags::harmful(&flags) {
            return refuse(&format!(
                "have a flag for clang that might run something: {flag}; give the flags yourself, \
                 after `--`"
            ));
        }
        Ok(*args)
    }

    /// The schedule.
    pub fn schedule(&self) -> Schedule {
        let Turns {
            rounds,
            bounded,
            watched,
            turns,
            regions,
        } = &self.schedule;
        Schedule {
            turns: turns
                .iter()
                .map(|(thread, observed)| Turn {
                    thread: thread.clone(),
                    observed: *observed,
                })
                .collect(),
            rounds: *rounds,
            bounded: bounded.iter().map(Repeated::repetition).collect(),
            watched: watched.iter().map(Repeated::repetition).collect(),
            regions: regions.clone(),
        }
    }

    /// The failure that it leads to.
    pub fn wanted(&self) -> Wanted {
        let place = self.violation.place.as_ref();
        Wanted {
            kind: self.violation.kind.clone(),
            source: place.map(|place| SourceLocation {
                file: place.file.clone(),
                line: place.line,
                column: place.column,
                function: place.function.clone(),
            }),
        }
    }

    /// What was said of it.
    pub fn message(&self) -> &str {
        &self.violation.message
    }

    /// What has changed since.
    pub fn change(&self, module: &Module) -> Change {
        let changed = self.files.iter().filter(|f| file_hash(&f.path) != f.sha256);
        let changed: Vec<PathBuf> = changed.map(|file| file.path.clone()).collect();
        match (self.module == module_hash(module), changed.is_empty()) {
            (true, true) => Change::Nothing,
            (true, false) => Change::Text(changed),
            (false, _) => Change::Program(changed),
        }
    }
}

impl Turns {
    fn of(schedule: &Schedule) -> Self {
        let repeated = |all: &[Repetition]| all.iter().map(|&one| Repeated::of(one)).collect();
        let turns = schedule.turns.iter();
        Turns {
            rounds: schedule.rounds,
            bounded: repeated(&schedule.bounded),
            watched: repeated(&schedule.watched),
            turns: turns
                .map(|turn| (turn.thread.clone(), turn.observed))
                .collect(),
            regions: schedule.regions.clone(),
        }
    }
}

impl Repeated {
    fn of(repetition: Repetition) -> Self {
        let (function, header, jumps) = match repetition {
            Repetition::Loop { function, header } => (function, Some(header), false),
            Repetition::Recursion { function } => (function, None, false),
            Repetition::Jumps { function } => (function, None, true),
        };
        Repeated {
            function,
            header,
            jumps,
        }
    }

    fn repetition(&self) -> Repetition {
        let function = self.function;
        match self.header {
            Some(header) => Repetition::Loop { function, header },
            None if self.jumps => Repetition::Jumps { function },
            None => Repetition::Recursion { function },
        }
    }
}

fn file_hash(path: &Path) -> String {
    input::source(path).map_or_else(String::new, |bytes| hash(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Saved {
        Saved {
            files: Vec::new(),
            module: "0".to_owned(),
            arguments: ["prog.c", "--unroll=3", "--", "-DN=2"]
                .map(str::to_owned)
                .into(),
            violation: Failed {
                kind: "assertion".to_owned(),
                message: "assertion failed: x".to_owned(),
                thread: "main".to_owned(),
                place: None,
            },
            schedule: Turns {
                rounds: 1,
                bounded: vec![Repeated {
                    function: 3,
                    header: Some(4),
                    jumps: false,
                }],
                watched: Vec::new(),
                turns: vec![("main".to_owned(), u64::MAX), ("main/1".to_owned(), 7)],
                regions: Vec::new(),
            },
            more: Vec::new(),
        }
    }

    fn refusal(text: &str) -> String {
        Saved::parse(text).err().expect("it is refused")
    }

    #[test]
    fn what_is_written_is_read() {
        let text = sample().text().unwrap();
        let saved = Saved::parse(&text).unwrap();
        let schedule = saved.schedule();
        assert_eq!(schedule.turns[0].observed, u64::MAX);
        assert_eq!(
            schedule.bounded,
            [Repetition::Loop {
                function: 3,
                header: 4
            }]
        );
        let args = saved.check_args().unwrap();
        assert_eq!(args.unroll, Some(3));
        assert_eq!(args.program.clang_flags, ["-DN=2"]);
    }

    #[test]
    fn one_of_several_is_chosen() {
        let mut saved = sample();
        let mut other = sample();
        other.violation.message = "deadlock".to_owned();
        saved.more.push(Other {
            violation: other.violation,
            schedule: other.schedule,
        });
        let mut saved = Saved::parse(&saved.text().unwrap()).unwrap();
        assert_eq!(saved.count(), 2);
        assert!(saved.choose(1) && saved.message() == "assertion failed: x");
        assert!(saved.choose(2) && saved.message() == "deadlock");
        assert!(!saved.choose(0) && !saved.choose(3));
    }

    #[test]
    fn what_is_damaged_or_foreign_is_refused_with_the_reason() {
        let good = sample().text().unwrap();
        assert!(refusal("").contains("not JSON"));
        assert!(refusal(&good[..good.len() / 2]).contains("cut off"));
        assert!(refusal("{\"verdict\": \"safe\"}").contains("missing field `format`"));
        let other = good.replace(FORMAT, "something");
        assert!(refusal(&other).contains("something else: something"));
        let newer = good.replace("\"version\":1", "\"version\":2");
        assert!(refusal(&newer).contains("version 2"));
        let changed = good.replace("[\"main/1\",7]", "[\"main/1\",8]");
        assert!(refusal(&changed).contains("checksum"));
        let more = good.replace("\"module\"", "\"surprise\":0,\"module\"");
        assert!(refusal(&more).contains("surprise"));
    }

    #[test]
    fn nothing_is_run_that_a_file_names() {
        let with = |arguments: &[&str]| {
            let arguments = arguments.iter().map(|&text| text.to_owned()).collect();
            let saved = Saved {
                arguments,
                ..sample()
            };
            saved.check_args().is_ok()
        };
        assert!(with(&["a.c", "--", "-D", "X", "-I", "include", "-O1"]));
        for bad in [
            &["a.c", "--clang=evil"][..],
            &["a.c", "--save=x"],
            &["a.c", "--certificate=x"],
            &["a.c", "--html=x"],
            &["a.c", "--dot=x"],
            &["a.c", "--witness=x"],
            &["a.c", "--", "-fplugin=evil.so"],
            &["a.c", "--", "-Xclang", "-load"],
            &["a.c", "--", "@flags"],
            &["a.c", "--no-such-option"],
        ] {
            assert!(!with(bad), "{bad:?}");
        }
    }
}
