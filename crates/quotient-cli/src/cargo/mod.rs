//! `cargo quotient`: packages of Rust, built by cargo with the user's own toolchain, and checked.
//!
//! [`build`] has cargo make LLVM IR of a target, [`attributes`] looks what stands above a test, [`tests`] checks one
//! after the other and tells of it as `cargo test` does.

mod attributes;
mod build;
mod check_args;
mod loom;
mod tests;

use self::check_args::check_args;
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
            let args = check_args(program.into_os_string(), options)?;
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
                all_passed &= tests::run(&program, &options, filter.as_deref())?;
            }
            Ok(if all_passed { 0 } else { FAILED })
        }
    }
}
