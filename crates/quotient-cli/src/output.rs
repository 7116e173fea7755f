//! What is told of a check, and where: the report on standard output, in the form that was asked for, and files.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::error::Error;
use crate::report::{Outcome, View, dot, github, html, human, json, junit, sarif};
use crate::style::Style;
use crate::terminal;

/// What to tell.
#[derive(Args, Clone, Debug)]
pub struct OutputArgs {
    /// What to print: a report for people, one JSON object (docs/report.schema.json), SARIF 2.1.0,
    /// JUnit XML, or annotations for a workflow of GitHub
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Human)]
    pub format: Format,

    /// Of the report for people, print only a line for each violation and the verdict
    #[arg(short, long)]
    pub quiet: bool,

    /// Tell on standard error every 30 seconds how far the search is, also where that is no terminal
    #[arg(long, conflicts_with = "quiet")]
    pub progress: bool,

    /// Show also what the library's functions do inside
    #[arg(long)]
    pub internals: bool,

    /// Show with each step the functions that its thread is in, also in JSON
    #[arg(long)]
    pub stacks: bool,

    /// Show all steps of an execution, however many they are
    #[arg(long)]
    pub full: bool,

    /// Save the violations in this file, for `quotient replay` and `quotient explain`
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

    /// Write what was explored to this file, if that is everything and the program is safe: quotient-certify, which shares
    /// nothing with the search, checks that nothing was left out. With -a source or optimal, without any reduction but
    /// theirs
    #[arg(long, value_name = "FILE")]
    pub certificate: Option<PathBuf>,

    /// Write a page for the browser to this file: the source, the execution of each violation step by step,
    /// statistics
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// Write the execution of the first violation to this file, as a graph for Graphviz
    #[arg(long, value_name = "FILE")]
    pub dot: Option<PathBuf>,
}

/// What the report looks like.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Format {
    /// Text for people.
    Human,
    /// One JSON object.
    Json,
    /// SARIF 2.1.0.
    Sarif,
    /// JUnit XML.
    Junit,
    /// Annotations for GitHub.
    Github,
}

impl OutputArgs {
    /// How much of an execution is shown.
    pub fn view(&self) -> View {
        View {
            internals: self.internals,
            stacks: self.stacks,
            full: self.full,
        }
    }

    /// Whether files are to be written.
    pub fn writes_files(&self) -> bool {
        self.save.is_some()
            || self.certificate.is_some()
            || self.html.is_some()
            || self.dot.is_some()
    }

    /// Writes the report, and the files that were asked for, but for what is saved.
    pub fn write_all(&self, outcome: &Outcome) -> Result<(), Error> {
        let write = |file: &PathBuf, text: String| {
            std::fs::write(file, text).map_err(|error| Error::File(file.clone(), error))
        };
        if let Some(file) = &self.html {
            write(file, html::render(outcome))?;
        }
        if let Some(file) = &self.dot {
            write(file, dot::render(outcome))?;
        }
        match self.write(outcome) {
            // Whoever read the report has seen enough; the exit code still tells.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            written => written.map_err(Error::Output),
        }
    }

    /// Writes the report to standard output.
    pub fn write(&self, outcome: &Outcome) -> io::Result<()> {
        let mut out = io::stdout().lock();
        match self.format {
            Format::Json => json::write(outcome, self.view(), &mut out)?,
            Format::Sarif => sarif::write(outcome, &mut out)?,
            Format::Junit => junit::write(outcome, &mut out)?,
            Format::Github => github::write(outcome, &mut out)?,
            Format::Human => {
                let style = Style::of_stdout();
                let report = match self.quiet {
                    true => human::render_short(outcome, style),
                    false => human::render(outcome, self.view(), terminal::width(), style),
                };
                out.write_all(terminal::fit(report).as_bytes())?;
            }
        }
        out.flush()
    }
}
