//! `--certificate`: a file with which others can see for themselves that everything was explored
//! (`quotient-certify`).

use std::path::Path;

use quotient::{Algorithm, Explored, Report};
use quotient_certificate::Writer;

use crate::args::CheckArgs;
use crate::error::Error;

/// What is explored, as it is written down.
#[derive(Default)]
pub struct Certificate(Writer);

impl Certificate {
    /// Notes what was explored.
    pub fn note(&mut self, explored: &Explored<'_>) {
        match explored {
            Explored::Execution(execution) => self.0.add(execution),
            Explored::StartedOver => self.0 = Writer::default(),
        }
    }

    /// Writes the file, if there is something to certify: that the program is safe.
    pub fn write(&self, file: &Path, report: &Report) -> Result<(), Error> {
        let why = match report.stopped.is_none() && !report.bounded {
            _ if !report.violations.is_empty() => Some("there is a violation"),
            false => Some("not everything was explored"),
            true => None,
        };
        if let Some(why) = why {
            eprintln!("note: no certificate was written: {why}");
            return Ok(());
        }
        let text = self.0.finish();
        std::fs::write(file, text).map_err(|error| Error::File(file.to_owned(), error))
    }
}

/// Whether the arguments ask for what a certificate can speak of.
pub fn check(args: &CheckArgs) -> Result<(), Error> {
    let program = &args.program;
    let asked = [
        ("--save", args.output.save.is_some()),
        ("--threads", args.threads.is_some_and(|threads| threads > 1)),
        ("--hunt", args.hunt.is_some()),
        ("--unroll", args.unroll.is_some()),
        ("--races", args.races.is_some()),
        ("--memory", args.memory.is_some()),
        ("--leaks", args.leaks.is_some()),
        ("--uninit", args.uninit),
        ("--overflow", args.overflow),
        ("--exit-status", args.exit_status),
        ("--max-allocation", args.max_allocation.is_some()),
        ("--max-steps", args.max_steps.is_some()),
        ("--nondet", program.nondet.is_some()),
        ("--extern", program.extern_functions.is_some()),
        ("--spurious-wakeups", program.spurious_wakeups),
        ("--reuse", program.reuse),
        ("--entry", program.entry.is_some()),
        ("--args", program.program_args.is_some()),
    ];
    let other = asked
        .into_iter()
        .find_map(|(name, given)| given.then_some(name));
    let message = match (args.algorithm.first(), other) {
        (Algorithm::Source | Algorithm::Optimal, None) => return Ok(()),
        (Algorithm::Source | Algorithm::Optimal, Some(name)) => format!(
            "--certificate does not go with {name}: a certificate is of all executions of the program as it stands, one \
             thread's search"
        ),
        (other, _) => format!("--certificate goes with -a source and -a optimal, not with {other}"),
    };
    Err(Error::CommandLine(message))
}
