//! What `cargo quotient` runs: the `quotient` command beside it, which has all that it takes.

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let own = std::env::current_exe().unwrap_or_default();
    let quotient = own.with_file_name(format!("quotient{}", std::env::consts::EXE_SUFFIX));
    // Cargo hands over the name of the subcommand first.
    let mut arguments: Vec<_> = std::env::args_os().skip(1).collect();
    if arguments.first().is_some_and(|first| first == "quotient") {
        arguments.remove(0);
    }
    let ran = Command::new(&quotient)
        .arg("cargo")
        .args(arguments)
        .status();
    match ran {
        Ok(status) => ExitCode::from(status.code().and_then(|c| c.try_into().ok()).unwrap_or(101)),
        Err(error) => {
            eprintln!(
                "cargo quotient: cannot run {}: {error}; install both from one release",
                quotient.display()
            );
            ExitCode::from(101)
        }
    }
}
