//! The `quotient` command.
//!
//! `args` says what can be asked for, `check` and `ir` have the library `quotient` do it, `report`
//! tells what came of a check, `output` says where and in which form; `saved` is a violation in a file, `replay` runs it again; `compare` has all algorithms check one program; `sample` draws schedules at random, `estimate` tells how many there are; `suite` checks many programs; `nats` checks one on many machines; `cargo` builds and checks packages of Rust; `task` answers tasks of the competition on software verification.
//! Standard output has the report and nothing else; all complaints go to standard error.

mod algorithm;
mod args;
mod asked;
mod cargo;
mod cargo_args;
mod cells;
mod certificate;
mod check;
mod checkpoint;
mod compare;
mod drawing;
mod error;
mod estimate;
mod exit;
mod flags;
mod generate;
mod given;
mod hash;
mod input;
mod interrupt;
mod ir;
mod memory;
mod memory_model;
mod nats;
mod nats_args;
mod output;
mod progress;
mod replay;
mod report;
mod sample;
mod saved;
mod style;
mod suite;
mod task;
mod terminal;
mod test_args;
mod until;
mod visible;
mod walks;
mod watch;

use std::path::Path;
use std::process::ExitCode;

use args::Command;
use error::Error;

fn main() -> ExitCode {
    report_panics();
    let cli = match given::parse() {
        Ok(cli) => cli,
        Err(error) => return command_line(&error),
    };
    interrupt::install();
    let done = match cli.command {
        Command::Check(args) => match task::named(&args).map(Path::to_owned) {
            Some(_) if args.output.certificate.is_some() => Err(Error::CommandLine(
                "--certificate is for programs, not for tasks (.yml)".to_owned(),
            )),
            Some(_) if args.checkpoints.are_wanted() => Err(Error::CommandLine(
                "--checkpoint and --resume are for programs, not for tasks (.yml)".to_owned(),
            )),
            Some(_) if args.machines.nats.is_some() => Err(Error::CommandLine(
                "--nats is for programs, not for tasks (.yml)".to_owned(),
            )),
            Some(task) => task::run(&task, *args),
            None if args.witness.is_some() => Err(Error::CommandLine(
                "--witness is for tasks (.yml): witnesses belong to their properties".to_owned(),
            )),
            None if args.machines.nats.is_some() => nats::check(&args).map(exit::code),
            None => check::run(&args).map(exit::code),
        },
        Command::Compare(args) => compare::run(&args),
        Command::Estimate(args) => estimate::run(&args),
        Command::Sample(args) => sample::run(&args).map(exit::code),
        Command::Cargo(args) => cargo::run(args),
        Command::Test(args) => suite::run(&args),
        Command::Generate { folder } => generate::run(&folder).map(|()| 0),
        Command::Ir(args) => ir::run(&args).map(|()| 0),
        Command::Replay(args) => replay::run(&args),
        Command::Explain(args) => replay::explain(&args),
        Command::Worker(args) => nats::work(&args).map(|()| 0),
        Command::Status(args) => nats::status(&args).map(|()| 0),
    };
    match done {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("quotient: {}", visible::lines(&error.to_string()));
            ExitCode::from(error.exit_code())
        }
    }
}

/// Help and version are parse errors to clap, and answers to the user.
fn command_line(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // If nobody reads the help, nobody misses it.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let message = error.to_string();
    let message = visible::lines(&message);
    match message.strip_prefix("error: ") {
        Some(message) => eprint!("quotient: {message}"),
        // No error but the help, for a command line that asks for nothing.
        None => eprint!("{message}"),
    }
    ExitCode::from(Error::BAD_INPUT)
}

/// A panic is an error of Quotient's own and is reported as one.
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let program = suite::being_checked();
        let place = program.map(|name| format!("{name}: ")).unwrap_or_default();
        let error = Error::Internal(format!("{place}{panic}"));
        eprintln!("quotient: {error}");
        std::process::exit(Error::INTERNAL.into());
    }));
}
