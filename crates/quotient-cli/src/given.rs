//! The command line as it was given, less what only says how things are told: what a saved violation is found with.

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, CommandFactory, FromArgMatches};
use quotient::Algorithm;

use crate::algorithm::Choice;
use crate::args::{Cli, Command};
use crate::compare::NOT_COMPARED;
use crate::estimate::NOT_ESTIMATED;
use crate::sample::NOT_SAMPLED;

/// Options for a long check, on many machines or with checkpoints: they are for `check` alone, and do not change what is found.
const FOR_LONG: [&str; 10] = [
    "nats",
    "job",
    "nats_creds",
    "nats_tls",
    "nats_ca",
    "nats_cert",
    "nats_key",
    "checkpoint",
    "resume",
    "checkpoint_every",
];

/// Other options that do not change what is found, and those that a saved violation must not have.
const LEFT_OUT: [&str; 17] = [
    "no_cache",
    "format",
    "quiet",
    "save",
    "html",
    "dot",
    "progress",
    "stats",
    "coverage",
    "witness",
    "clang",
    "timeout",
    "max_executions",
    "hunt",
    "max_memory",
    "keep_going",
    "self_check",
];

/// The commands that take the options of `check`, but for some.
const REFUSED: [(&str, &[&str]); 3] = [
    ("compare", &NOT_COMPARED),
    ("sample", &NOT_SAMPLED),
    ("estimate", &NOT_ESTIMATED),
];

/// Whether a command that does not take these does not take the option.
fn is_refused(refused: &[&str], option: &str) -> bool {
    refused.contains(&option) || FOR_LONG.contains(&option)
}

/// Parses the command line.
pub fn parse() -> Result<Cli, clap::Error> {
    let mut command = Cli::command();
    for (name, refused) in REFUSED {
        command = command.mut_subcommand(name, |command| {
            command.mut_args(|arg| match is_refused(refused, arg.get_id().as_str()) {
                true => arg.hide(true),
                false => arg,
            })
        });
    }
    let matches = command.try_get_matches_from_mut(std::env::args_os())?;
    let mut cli = Cli::from_arg_matches(&matches)?;
    let Some((name, given)) = matches.subcommand() else {
        return Ok(cli);
    };
    if let Some(option) = refused(&command, name, given) {
        let message = format!("{name} has no --{option}: see `quotient {name} --help`");
        return Err(command.error(ErrorKind::UnknownArgument, message));
    }
    if let Command::Check(args) = &mut cli.command
        && args.algorithm == Choice::Auto
    {
        // Those that take turns explore on one machine, to their end, and interleavings.
        if args.machines.nats.is_some() || args.explore && !is_given(given, "algorithm") {
            args.algorithm = Choice::One(Algorithm::ReadsFrom);
        } else if args.checkpoints.are_wanted() && !is_given(given, "algorithm") {
            args.algorithm = Choice::One(Algorithm::Optimal);
        }
    }
    match &mut cli.command {
        Command::Check(args) | Command::Compare(args) => args.given = arguments(given),
        Command::Sample(args) => args.check.given = arguments(given),
        _ => {}
    }
    Ok(cli)
}

/// An option of `check` that was given to a command that does not take it.
fn refused(command: &clap::Command, name: &str, given: &ArgMatches) -> Option<String> {
    let (_, refused) = REFUSED.iter().find(|(refusing, _)| *refusing == name)?;
    let options = command.find_subcommand(name)?.get_arguments();
    let refused = options.filter(|arg| is_refused(refused, arg.get_id().as_str()));
    let mut asked = refused.filter(|arg| is_given(given, arg.get_id().as_str()));
    asked.next()?.get_long().map(str::to_owned)
}

fn is_given(given: &ArgMatches, id: &str) -> bool {
    given.value_source(id) == Some(ValueSource::CommandLine)
}

/// The arguments of `check`, or of what takes the same, written in one way.
fn arguments(given: &ArgMatches) -> Vec<String> {
    let command = Cli::command();
    let Some(check) = command.find_subcommand("check") else {
        return Vec::new();
    };
    let mut options = Vec::new();
    let (mut files, mut flags) = (Vec::new(), Vec::new());
    for arg in check.get_arguments() {
        let id = arg.get_id().as_str();
        if LEFT_OUT.contains(&id) || FOR_LONG.contains(&id) || !is_given(given, id) {
            continue;
        }
        match id {
            "files" => files = raw(given, id),
            "clang_flags" => flags = raw(given, id),
            _ => options.extend(option(arg, given)),
        }
    }
    files.extend(options);
    if !flags.is_empty() {
        files.push("--".to_owned());
        files.extend(flags);
    }
    files
}

fn option(arg: &Arg, given: &ArgMatches) -> Vec<String> {
    let Some(name) = arg.get_long() else {
        return Vec::new();
    };
    match arg.get_action() {
        ArgAction::SetTrue => vec![format!("--{name}")],
        _ => {
            let values = raw(given, arg.get_id().as_str()).into_iter();
            values.map(|value| format!("--{name}={value}")).collect()
        }
    }
}

fn raw(given: &ArgMatches, id: &str) -> Vec<String> {
    let values = given.get_raw(id).into_iter().flatten();
    values
        .map(|value| value.to_string_lossy().into_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_given_is_written_in_one_way() {
        let given = |line: &str| {
            let matches = Cli::command().get_matches_from(line.split(' '));
            arguments(matches.subcommand_matches("check").unwrap())
        };
        assert_eq!(given("quotient check a.c"), ["a.c"]);
        assert_eq!(
            given("quotient check -a rf a.c b.c --save x --unroll 3 --uninit -- -DN=1 -I x"),
            [
                "a.c",
                "b.c",
                "--algorithm=rf",
                "--unroll=3",
                "--uninit",
                "--",
                "-DN=1",
                "-I",
                "x"
            ]
        );
        assert_eq!(given("quotient check a.c --leaks"), ["a.c", "--leaks=lost"]);
    }
}
