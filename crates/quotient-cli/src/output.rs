//! What is told of a check, and where: the report on standard output, in the form that was asked for.

use std::io::{self, Write};

use clap::{Args, ValueEnum};

use crate::report::{Outcome, github, human, json, junit, sarif};
use crate::style::Style;

/// How wide a report may be where that is not known: in a pipe, in a file.
const USUAL_WIDTH: usize = 120;

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
    /// Writes the report to standard output.
    pub fn write(&self, outcome: &Outcome) -> io::Result<()> {
        let mut out = io::stdout().lock();
        match self.format {
            Format::Json => json::write(outcome, &mut out)?,
            Format::Sarif => sarif::write(outcome, &mut out)?,
            Format::Junit => junit::write(outcome, &mut out)?,
            Format::Github => github::write(outcome, &mut out)?,
            Format::Human => {
                let style = Style::of_stdout();
                let report = match self.quiet {
                    true => human::render_short(outcome, style),
                    false => human::render(outcome, width(), style),
                };
                out.write_all(report.as_bytes())?;
            }
        }
        out.flush()
    }
}

/// How many characters standard output has across.
fn width() -> usize {
    let size = terminal_size::terminal_size_of(io::stdout());
    size.map_or(USUAL_WIDTH, |(width, _)| usize::from(width.0))
}
