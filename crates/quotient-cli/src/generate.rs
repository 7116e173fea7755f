//! `quotient generate`: man pages and completions for shells, from the same declarations as the parser. The tables of
//! options in docs/options.md come from there, too, and a test holds them against it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use clap::{Arg, ArgAction, CommandFactory};
use clap_complete::Shell;

use crate::args::Cli;
use crate::error::Error;

/// Writes them to a folder: `man` and `completions` in it.
pub fn run(folder: &Path) -> Result<(), Error> {
    let failed = |error| Error::File(folder.to_owned(), error);
    let (man, completions) = (folder.join("man"), folder.join("completions"));
    for folder in [&man, &completions] {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    clap_mangen::generate_to(Cli::command(), &man).map_err(failed)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut Cli::command(), "quotient", &completions)
            .map_err(failed)?;
    }
    fs::write(folder.join("options.md"), options()).map_err(failed)
}

/// The page with all commands and their options.
fn options() -> String {
    let mut page = "# Options\n\n\
                    All that `quotient` can be asked for. Written by `quotient generate` from what the parser knows.\n"
        .to_owned();
    let mut command = Cli::command();
    command.build();
    for command in command
        .get_subcommands()
        .filter(|command| !command.is_hide_set())
    {
        if command.get_name() == "help" {
            continue;
        }
        section(&mut page, command, "quotient");
    }
    page
}

/// What can be asked of a command, and of those inside it.
fn section(page: &mut String, command: &clap::Command, before: &str) {
    let name = format!("{before} {}", command.get_name());
    let about = command
        .get_about()
        .map(ToString::to_string)
        .unwrap_or_default();
    // Writing to a string does not fail.
    let _ = write!(page, "\n## {name}\n\n{about}.\n");
    let shown =
        |arg: &&Arg| !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str());
    let mut headings: Vec<Option<&str>> = Vec::new();
    for arg in command.get_arguments().filter(shown) {
        if !headings.contains(&arg.get_help_heading()) {
            headings.push(arg.get_help_heading());
        }
    }
    for heading in headings {
        let title = heading.unwrap_or("Arguments and options");
        let _ = write!(page, "\n{title}:\n\n| | |\n|---|---|\n");
        let here = command.get_arguments().filter(shown);
        for arg in here.filter(|arg| arg.get_help_heading() == heading) {
            let _ = writeln!(page, "| `{}` | {} |", written(arg), explained(arg));
        }
    }
    for inner in command
        .get_subcommands()
        .filter(|inner| inner.get_name() != "help")
    {
        section(page, inner, &name);
    }
}

/// An option as it is written.
fn written(arg: &Arg) -> String {
    let value = arg.get_value_names().unwrap_or_default().join(" ");
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    let optional = arg
        .get_num_args()
        .is_some_and(|range| range.min_values() == 0);
    let long = arg.get_long().map(|long| format!("--{long}"));
    let short = arg.get_short().map(|short| format!("-{short}"));
    let names: Vec<String> = short.into_iter().chain(long).collect();
    let text = match (names.is_empty(), takes_value) {
        (true, _) if arg.is_last_set() => format!("-- {value}..."),
        (true, _) => value,
        (false, false) => names.join(", "),
        (false, true) if optional => format!("{}[={value}]", names.join(", ")),
        (false, true) => format!("{} {value}", names.join(", ")),
    };
    text.replace('|', "\\|")
}

/// What it does, what it may be given as, and what it is if it is not given.
fn explained(arg: &Arg) -> String {
    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let mut text = help.replace('\n', " ");
    let values = arg.get_possible_values();
    if values.len() > 1 && !arg.is_hide_possible_values_set() && arg.get_action().takes_values() {
        let names: Vec<String> = values
            .iter()
            .map(|value| format!("`{}`", value.get_name()))
            .collect();
        let _ = write!(text, "; one of {}", names.join(", "));
    }
    let defaults: Vec<_> = arg
        .get_default_values()
        .iter()
        .map(|value| value.to_string_lossy())
        .collect();
    if !defaults.is_empty() && arg.get_action().takes_values() {
        let _ = write!(text, " [default: {}]", defaults.join(" "));
    }
    text.replace('|', "\\|").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_options_is_that_of_the_parser() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/options.md");
        if std::env::var_os("UPDATE_EXPECTED").is_some() {
            fs::write(&file, options()).unwrap();
        }
        let page = fs::read_to_string(&file).unwrap_or_default();
        assert!(
            page == options(),
            "docs/options.md is not what the parser knows; UPDATE_EXPECTED=1 writes it anew"
        );
    }

    #[test]
    fn every_command_has_a_man_page() {
        let folder = std::env::temp_dir().join(format!("quotient-pages-{}", std::process::id()));
        run(&folder).unwrap();
        let check = fs::read_to_string(folder.join("man/quotient-check.1")).unwrap();
        let bash = fs::read_to_string(folder.join("completions/quotient.bash")).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert!(
            check.contains("\\-\\-algorithm") && check.contains("Exit codes"),
            "{check}"
        );
        assert!(bash.contains("--unroll"), "{bash}");
    }
}
