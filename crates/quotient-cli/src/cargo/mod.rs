//! `cargo quotient`: packages of Rust, built by cargo with the user's own toolchain, and checked.
//!
//! [`build`] has cargo make LLVM IR of a target, [`attributes`] looks what stands above a test, [`tests`] checks one
//! after the other and tells of it as `cargo test` does.

mod attributes;
mod build;
mod tests;

use std::ffi::OsString;

use clap::Parser;

use crate::args::{CheckArgs, Cli, Command};
use crate::cargo_args::{CargoArgs, CargoCommand};
use crate::check;
use crate::error::Error;
use crate::exit;

/// The exit code of cargo for what went wrong.
const FAILED: u8 = 101;

/// Does what was asked for; the exit code is cargo's.
pub fn run(args: CargoArgs) -> Result<u8, Error> {
    match args.command {
        CargoCommand::Check {
            package,
            bin,
            example,
            options,
        } => {
            let target = match (bin, example) {
                (Some(name), _) => build::Target::Bin(name),
                (None, Some(name)) => build::Target::Example(name),
                (None, None) => build::Target::Default,
            };
            let program = build::build(&package, &target, "dev")?;
            let args = check_args(program.into_os_string(), &options)?;
            check::run(&args).map(exit::code)
        }
        CargoCommand::Test {
            package,
            lib,
            bin,
            test,
            no_run,
            filter,
            options,
        } => {
            let chosen = build::Chosen { lib, bin, test };
            let mut all_passed = true;
            for (target, source) in build::test_targets(&package, &chosen)? {
                let program = build::build(&package, &target, "test")?;
                if no_run {
                    continue;
                }
                eprintln!("     Running {source}");
                let args = check_args(program.clone().into_os_string(), &options)?;
                all_passed &= tests::run(&program, &args, filter.as_deref())?;
            }
            Ok(if all_passed { 0 } else { FAILED })
        }
    }
}

/// The arguments of `quotient check` with these options.
fn check_args(program: OsString, options: &[OsString]) -> Result<CheckArgs, Error> {
    let line = ["quotient".into(), "check".into(), program];
    let line = line.into_iter().chain(options.iter().cloned());
    let parsed = Cli::try_parse_from(line);
    match parsed
        .map_err(|error| Error::CommandLine(error.to_string()))?
        .command
    {
        Command::Check(args) => Ok(*args),
        _ => Err(Error::CommandLine(
            "only options of `quotient check` are for here".to_owned(),
        )),
    }
}
