//! `quotient check`: load the program, explore it, report.

use std::io::{self, Write};

use quotient::{Counts, Verdict};

use crate::args::{CheckArgs, Format};
use crate::error::Error;
use crate::interrupt;
use crate::progress::Progress;
use crate::report::statistics::Measured;
use crate::report::{Outcome, human, json};
use crate::style::Style;

/// How wide a report may be where that is not known: in a pipe, in a file.
const USUAL_WIDTH: usize = 120;

/// Checks the program and writes the report to standard output.
pub fn run(args: &CheckArgs) -> Result<Verdict, Error> {
    let outcome = explore(args)?;
    match write(&outcome, args.format) {
        // Whoever read the report has seen enough; the exit code still tells.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        written => written.map_err(Error::Output)?,
    }
    Ok(outcome.report.verdict())
}

/// Checks the program.
pub fn explore(args: &CheckArgs) -> Result<Outcome, Error> {
    let mut options = args.options()?;
    let module = quotient::load(&args.input(), &options)?;
    let mut progress = Progress::start();
    let mut show = |counts: &Counts| progress.update(counts);
    options.explore.progress = Some(&mut show);
    // Only now: as long as clang runs Ctrl-C ends the command, as there is nothing to report.
    options.explore.interrupt = Some(interrupt::flag());
    Ok(Outcome {
        report: quotient::explore(module, options)?,
        algorithm: args.algorithm,
        unroll: args.unroll,
        measured: args.stats.then(Measured::now),
    })
}

fn write(outcome: &Outcome, format: Format) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match format {
        Format::Json => json::write(outcome, &mut out)?,
        Format::Human => {
            let size = terminal_size::terminal_size_of(io::stdout());
            let width = size.map_or(USUAL_WIDTH, |(width, _)| usize::from(width.0));
            let report = human::render(outcome, width, Style::of_stdout());
            out.write_all(report.as_bytes())?;
        }
    }
    out.flush()
}
