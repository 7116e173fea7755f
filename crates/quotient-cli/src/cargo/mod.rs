//! `cargo quotient`: packages of Rust, built by cargo with the user's own toolchain, and checked.
//!
//! [`packages`] finds what is meant, [`build`] has cargo make LLVM IR of a target, with [`flags`] of its own, [`attributes`] looks what stands above a test, [`tests`] checks one
//! after the other and tells of it as `cargo test` does.

mod attributes;
mod build;
mod check_args;
mod flags;
mod loom;
mod packages;
mod profile;
mod tests;

use std::ffi::OsString;

use self::build::Builder;
use self::check_args::check_args;
use self::packages::{Chosen, Target, Workspace, failed};
use crate::cargo_args::{CargoArgs, CargoCommand, PackageArgs, TargetArgs};
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
            let target = bin.map(Target::Bin).or(example.map(Target::Example));
            check_target(&package, target, options)
        }
        CargoCommand::Test {
            package,
            targets,
            no_run,
            jobs,
            filter,
            options,
        } => {
            let what = tests::What {
                options,
                filter,
                jobs,
            };
            check_tests(&package, &chosen(targets), (!no_run).then_some(what))
        }
    }
}

/// Checks a program of the package.
fn check_target(
    args: &PackageArgs,
    target: Option<Target>,
    options: Vec<OsString>,
) -> Result<u8, Error> {
    let workspace = Workspace::read(args)?;
    let packages = workspace.chosen(args)?;
    let [package] = packages[..] else {
        let names: Vec<&str> = packages.iter().map(packages::Package::name).collect();
        return Err(failed(format!(
            "one program is checked at a time: name its package with --package: {}",
            names.join(", ")
        )));
    };
    let target = match target {
        Some(target) => target,
        None => package.only_binary()?,
    };
    let program = Builder {
        workspace: &workspace,
        args,
        profile: "dev",
        several: false,
    };
    let program = program.build(package, &target)?;
    let args = check_args(program.into_os_string(), options)?;
    check::run(&args).map(exit::code)
}

/// Checks the tests of all targets that are meant, or only builds them.
fn check_tests(
    args: &PackageArgs,
    chosen: &Chosen,
    what: Option<tests::What>,
) -> Result<u8, Error> {
    let workspace = Workspace::read(args)?;
    let packages = workspace.chosen(args)?;
    let mut targets = Vec::new();
    for package in &packages {
        let of_package = package.test_targets(chosen, args).into_iter();
        targets.extend(of_package.map(|(target, source)| (*package, target, source)));
    }
    let found: Vec<Target> = targets
        .iter()
        .map(|(_, target, _)| target.clone())
        .collect();
    if let Some((kind, name)) = chosen.missing(&found) {
        return Err(failed(format!("there is no {kind} `{name}`")));
    }
    let builder = Builder {
        workspace: &workspace,
        args,
        profile: "test",
        several: packages.len() > 1,
    };
    let mut all_passed = true;
    for (package, target, source) in targets {
        let program = builder.build(package, &target)?;
        let Some(what) = &what else {
            eprintln!(
                "  Built {source} ({}, {})",
                package.name(),
                program.display()
            );
            continue;
        };
        eprintln!("     Running {source} ({})", package.name());
        all_passed &= match tests::run(&program, workspace.root(), what) {
            // The other targets have nothing to do with it.
            Err(Error::Load(error)) => {
                eprintln!("quotient: {error}");
                false
            }
            ran => ran?,
        };
    }
    if let Some(ignored) = builder.ignored_variables() {
        eprintln!(
            "note: {ignored} not used: models are explored in full; --timeout and --max-executions set limits"
        );
    }
    Ok(if all_passed { 0 } else { FAILED })
}

fn chosen(args: TargetArgs) -> Chosen {
    let all = args.all_targets;
    Chosen {
        lib: args.lib || args.tests || all,
        bins: args.bins || args.tests || all,
        tests: args.tests || all,
        examples: args.examples || all,
        bin: args.bin,
        test: args.test,
        example: args.example,
    }
}
