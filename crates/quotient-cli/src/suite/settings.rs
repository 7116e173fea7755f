//! What is said of a program beside the command line: in `quotient.toml`, and in comments of its own.

use std::fmt;
use std::path::Path;

use quotient::{FailureKind, Report, Verdict};

use crate::error::Error;
use crate::flags;
use crate::report::word;

/// What is said of a program.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    /// Options of `quotient check`, as words.
    pub options: Vec<String>,
    /// Flags for clang.
    pub flags: Vec<String>,
    /// Which functions are checked in the place of `main`.
    pub entry: Option<String>,
    /// What must come of it.
    pub expect: Option<Expected>,
}

/// Where something is said.
#[derive(Clone, Copy, Debug)]
pub struct Place<'p> {
    pub file: &'p Path,
    /// From 1.
    pub line: usize,
}

impl Place<'_> {
    /// The error that is there.
    pub fn error(self, what: impl fmt::Display) -> Error {
        Error::CommandLine(format!("{}:{}: {what}", self.file.display(), self.line))
    }
}

/// What can be said.
pub const KEYS: &str = "options, flags, entry and expect";

impl Settings {
    /// Adds what a key is given as. Paths in flags are seen from where it is said. Nothing if there is no such key.
    pub fn set(&mut self, key: &str, value: &str, place: Place<'_>) -> Result<bool, Error> {
        let split = || flags::words(value).map_err(|error| place.error(error));
        match key {
            "options" => {
                let words = split()?;
                if words.iter().any(|word| word == "--") {
                    return Err(
                        place.error("flags for clang are not said in `options` but in `flags`")
                    );
                }
                self.options.extend(words);
            }
            "flags" => {
                let words = split()?;
                if let Some(flag) = flags::harmful(&words) {
                    return Err(place.error(format!(
                        "the flag {flag} might have clang run or write something, which no file may; give it on the \
                         command line: quotient test ... -- -- {flag}"
                    )));
                }
                let folder = place.file.parent().unwrap_or(Path::new(""));
                self.flags.extend(flags::seen_from_here(&words, folder));
            }
            "entry" => self.entry = Some(value.to_owned()),
            "expect" => self.expect = Some(Expected::read(value).map_err(|e| place.error(e))?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// These settings, and others that are said closer to the program.
    pub fn with(&self, closer: &Settings) -> Settings {
        let both = |far: &[String], near: &[String]| [far, near].concat();
        Settings {
            options: both(&self.options, &closer.options),
            flags: both(&self.flags, &closer.flags),
            entry: closer.entry.clone().or_else(|| self.entry.clone()),
            expect: closer.expect.or(self.expect),
        }
    }
}

/// What must come of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    Verdict(Verdict),
    /// A violation of this kind, by its word.
    Kind(&'static str),
}

/// The kinds of violations, as reports call them.
const KINDS: [FailureKind; 14] = [
    FailureKind::Assertion,
    FailureKind::Abort,
    FailureKind::Memory,
    FailureKind::Mutex,
    FailureKind::Thread,
    FailureKind::Arithmetic,
    FailureKind::Overflow,
    FailureKind::Status,
    FailureKind::Exception,
    FailureKind::Panic,
    FailureKind::Leak,
    FailureKind::Race,
    FailureKind::Deadlock,
    FailureKind::Livelock,
];

impl Expected {
    pub const SAFE: Expected = Expected::Verdict(Verdict::Safe);

    fn read(text: &str) -> Result<Self, String> {
        let verdicts = [Verdict::Safe, Verdict::Violation, Verdict::Incomplete];
        if let Some(verdict) = verdicts.into_iter().find(|&v| word(v) == text) {
            return Ok(Expected::Verdict(verdict));
        }
        let mut kinds = KINDS.iter().map(|kind| kind.word());
        kinds.find(|kind| *kind == text).map(Expected::Kind).ok_or_else(|| {
            let kinds: Vec<&str> = KINDS.iter().map(|kind| kind.word()).collect();
            format!(
                "`{text}` cannot be expected; say safe, violation or incomplete, or a kind of violation: {}",
                kinds.join(", ")
            )
        })
    }

    /// Whether that is what came of it.
    pub fn fits(self, came: &Came) -> bool {
        match self {
            Expected::Verdict(verdict) => came.verdict == verdict,
            Expected::Kind(kind) => came.kinds.iter().any(|found| found == kind),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Verdict(verdict) => word(*verdict),
            Expected::Kind(kind) => kind,
        })
    }
}

/// What came of a check, as far as an expectation and a line of the summary need it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Came {
    pub verdict: Verdict,
    /// The kinds of its violations.
    pub kinds: Vec<String>,
    pub executions: u64,
}

impl Came {
    pub fn of(report: &Report) -> Self {
        let kinds = report
            .violations
            .iter()
            .map(|v| v.failure.kind.word().to_owned());
        Came {
            verdict: report.verdict(),
            kinds: kinds.collect(),
            executions: report.counts.complete + report.counts.blocked,
        }
    }
}

impl fmt::Display for Came {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plural = if self.executions == 1 { "" } else { "s" };
        f.write_str(word(self.verdict))?;
        if !self.kinds.is_empty() {
            write!(f, " ({})", self.kinds.join(", "))?;
        }
        write!(f, ", {} execution{plural}", self.executions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(key: &str, value: &str) -> Result<Settings, String> {
        let mut settings = Settings::default();
        let (file, line) = (Path::new("lib/queue.c"), 3);
        match settings.set(key, value, Place { file, line }) {
            Ok(known) => known.then_some(settings).ok_or_else(String::new),
            Err(error) => Err(error.to_string()),
        }
    }

    #[test]
    fn what_can_be_said() {
        let options = set("options", "-a rf --unroll 3").unwrap().options;
        assert_eq!(options, ["-a", "rf", "--unroll", "3"]);
        assert_eq!(
            set("flags", "-DN=3 -I inc").unwrap().flags,
            ["-DN=3", "-I", "lib/inc"]
        );
        let expected = |word| set("expect", word).unwrap().expect.unwrap();
        assert_eq!(expected("safe"), Expected::SAFE);
        assert_eq!(expected("deadlock"), Expected::Kind("deadlock"));
        assert!(set("expects", "safe").is_err_and(|error| error.is_empty()));
    }

    #[test]
    fn errors_have_a_place_and_tell_what_to_do() {
        for (key, value, words) in [
            ("expect", "unsafe", "say safe, violation or incomplete"),
            ("flags", "-fplugin=x.so", "on the command line"),
            ("options", "-a rf -- -DN", "`flags`"),
            ("options", "-a 'rf", "does not end"),
        ] {
            let error = set(key, value).unwrap_err();
            assert!(
                error.starts_with("lib/queue.c:3: ") && error.contains(words),
                "{error}"
            );
        }
    }

    #[test]
    fn what_is_said_closer_counts_more() {
        let far = set("expect", "safe")
            .unwrap()
            .with(&set("options", "-a rf").unwrap());
        let both = far.with(&set("options", "-a view").unwrap());
        assert_eq!(both.options, ["-a", "rf", "-a", "view"]);
        let near = set("expect", "race").unwrap();
        assert_eq!(both.with(&near).expect, Some(Expected::Kind("race")));
    }
}
