//! The command line as it was given, less what only says how things are told: what a saved violation is found with.

use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, CommandFactory, FromArgMatches};

use crate::args::{Cli, Command};

/// Options that do not change what is found, and those that a saved violation must not have.
const LEFT_OUT: [&str; 15] = [
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
    "max_memory",
    "keep_going",
    "self_check",
];

/// Parses the command line.
pub fn parse() -> Result<Cli, clap::Error> {
    let matches = Cli::command().try_get_matches()?;
    let mut cli = Cli::from_arg_matches(&matches)?;
    if let (Command::Check(args), Some(("check", given))) = (&mut cli.command, matches.subcommand())
    {
        args.given = arguments(given);
    }
    Ok(cli)
}

/// The arguments of `check`, written in one way.
fn arguments(given: &ArgMatches) -> Vec<String> {
    let command = Cli::command();
    let Some(check) = command.find_subcommand("check") else {
        return Vec::new();
    };
    let mut options = Vec::new();
    let (mut files, mut flags) = (Vec::new(), Vec::new());
    for arg in check.get_arguments() {
        let id = arg.get_id().as_str();
        let is_given = given.value_source(id) == Some(ValueSource::CommandLine);
        if LEFT_OUT.contains(&id) || !is_given {
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
