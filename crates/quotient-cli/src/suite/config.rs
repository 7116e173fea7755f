//! `quotient.toml`: which programs a folder has, and what is to be known of each.
//!
//! ```toml
//! options = "--timeout 60"          # for all programs below this folder
//! flags = "-I include"
//! exclude = ["third_party/*"]
//!
//! [[program]]
//! files = ["queue.c", "driver.c"]   # one program of two files
//! flags = "-DTHREADS=3"
//! expect = "deadlock"
//!
//! [[program]]
//! file = "litmus/*.c"               # each of them a program
//! options = "-a rf"
//! ```

use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;

use super::settings::{Place, Settings};
use crate::error::Error;
use crate::input;

pub const NAME: &str = "quotient.toml";

/// What the file says.
#[derive(Debug)]
pub struct Config {
    /// The folder that it is for.
    pub folder: PathBuf,
    /// For all programs.
    pub settings: Settings,
    /// Patterns of files that are no programs.
    pub exclude: Vec<String>,
    pub programs: Vec<Described>,
}

/// A program, or several.
#[derive(Debug)]
pub struct Described {
    pub files: Files,
    pub settings: Settings,
    /// Where it stands.
    pub line: usize,
}

#[derive(PartialEq, Eq, Debug)]
pub enum Files {
    /// These make up one program.
    Together(Vec<String>),
    /// Each that matches is a program.
    Each(String),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    options: Option<Spanned<String>>,
    flags: Option<Spanned<String>>,
    entry: Option<Spanned<String>>,
    #[serde(default)]
    exclude: Vec<String>,
    #[serde(default)]
    program: Vec<Spanned<Program>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Program {
    file: Option<String>,
    files: Option<Vec<String>>,
    options: Option<Spanned<String>>,
    flags: Option<Spanned<String>>,
    entry: Option<Spanned<String>>,
    expect: Option<Spanned<String>>,
}

impl Config {
    /// The one in a folder, if there is one.
    pub fn in_folder(folder: &Path) -> Result<Option<Self>, Error> {
        let path = folder.join(NAME);
        match path.exists() {
            true => Self::parse(&input::text(&path)?, &path).map(Some),
            false => Ok(None),
        }
    }

    fn parse(text: &str, path: &Path) -> Result<Self, Error> {
        let line = |offset: usize| text[..offset].matches('\n').count() + 1;
        let place = |offset: usize| Place {
            file: path,
            line: line(offset),
        };
        let document: Document = toml::from_str(text).map_err(|error| {
            place(error.span().map_or(0, |span| span.start)).error(error.message())
        })?;
        let settings = |said: [(&str, Option<Spanned<String>>); 4]| {
            let mut settings = Settings::default();
            for (key, value) in said {
                if let Some(value) = value {
                    settings.set(key, value.as_ref(), place(value.span().start))?;
                }
            }
            Ok::<_, Error>(settings)
        };
        let mut programs = Vec::new();
        for program in document.program {
            let here = place(program.span().start);
            let program = program.into_inner();
            let files = match (program.files, program.file) {
                (Some(files), None) if !files.is_empty() => Files::Together(files),
                (None, Some(pattern)) => Files::Each(pattern),
                _ => {
                    return Err(here.error(
                        "a program has either `files`, which make it up, or `file`, of which each that matches is one",
                    ));
                }
            };
            programs.push(Described {
                files,
                settings: settings([
                    ("options", program.options),
                    ("flags", program.flags),
                    ("entry", program.entry),
                    ("expect", program.expect),
                ])?,
                line: here.line,
            });
        }
        Ok(Config {
            folder: path.parent().unwrap_or(Path::new("")).to_owned(),
            settings: settings([
                ("options", document.options),
                ("flags", document.flags),
                ("entry", document.entry),
                ("expect", None),
            ])?,
            exclude: document.exclude,
            programs,
        })
    }

    /// The error at the description of a program.
    pub fn error(&self, described: &Described, what: &str) -> Error {
        let file = &*self.folder.join(NAME);
        let line = described.line;
        Place { file, line }.error(what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suite::settings::Expected;

    fn parse(text: &str) -> Result<Config, String> {
        Config::parse(text, Path::new("lib/quotient.toml")).map_err(|error| error.to_string())
    }

    #[test]
    fn what_can_be_said() {
        let config = parse(
            "options = '--timeout 60'\nexclude = ['old/*']\n\
             [[program]]\nfiles = ['a.c', 'b.c']\nexpect = 'deadlock'\n\
             [[program]]\nfile = '*.c'\nflags = '-I inc'\n",
        )
        .unwrap();
        assert_eq!(config.settings.options, ["--timeout", "60"]);
        let [first, second] = &config.programs[..] else {
            panic!("two programs")
        };
        assert_eq!(
            first.files,
            Files::Together(vec!["a.c".into(), "b.c".into()])
        );
        assert_eq!(first.settings.expect, Some(Expected::Kind("deadlock")));
        assert_eq!(second.files, Files::Each("*.c".into()));
        assert_eq!(second.settings.flags, ["-I", "lib/inc"]);
    }

    #[test]
    fn errors_have_a_line() {
        for (text, begins) in [
            ("options = 3\n", "lib/quotient.toml:1: "),
            (
                "\n[[program]]\nfile = 'a.c'\nexpekt = 'safe'\n",
                "lib/quotient.toml:4: ",
            ),
            (
                "[[program]]\nfile = 'a.c'\n\nexpect = 'fine'\n",
                "lib/quotient.toml:4: `fine`",
            ),
            (
                "\n\n[[program]]\nexpect = 'safe'\n",
                "lib/quotient.toml:3: a program has",
            ),
            ("options = '-a\n", "lib/quotient.toml:1: "),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.starts_with(begins), "{error}");
        }
    }
}
