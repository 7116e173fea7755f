//! Options of `quotient check` that stand behind `--`, or above a test.

use std::ffi::OsString;

use clap::Parser;

use crate::args::{CheckArgs, Cli, Command};
use crate::error::Error;

/// The arguments of `quotient check` with these options.
pub fn check_args(
    program: OsString,
    options: impl IntoIterator<Item = OsString>,
) -> Result<CheckArgs, Error> {
    let line = ["quotient".into(), "check".into(), program];
    let line = line.into_iter().chain(options);
    let parsed = Cli::try_parse_from(line);
    match parsed
        .map_err(|error| Error::CommandLine(error.to_string()))?
        .command
    {
        // There is one file, and many checks.
        Command::Check(args) if args.checkpoints.are_wanted() => Err(Error::CommandLine(
            "--checkpoint and --resume are for one program, not for tests".to_owned(),
        )),
        Command::Check(args) => Ok(*args),
        _ => Err(Error::CommandLine(
            "only options of `quotient check` are for here".to_owned(),
        )),
    }
}
