//! The reader of LLVM IR text against damaged text: whatever a file holds, reading it ends in a
//! program or in an error with a place and a reason, never in a panic, a stack overflow, unbounded
//! memory, or not at all. A text that still is a program goes the whole way that `quotient check` has for it,
//! passes and interpreter included, and is run for a while.
//!
//! A fixed number of texts is tried with the other tests. By hand, any number:
//!
//! ```text
//! cargo test --release -p quotient-llvm --test reader -- --seeds 1000000
//! cargo test --release -p quotient-llvm --test reader -- --start 70000 --seeds 100
//! cargo test --release -p quotient-llvm --test reader -- --start 70000 --seeds 100 --write FOLDER
//! cargo test --release -p quotient-llvm --test reader -- --file FOLDER/70000.ll
//! ```
//!
//! Texts are tried in a process of their own (`worker`), which the test watches: an overflown stack
//! takes the process with it.

mod corpus;
#[path = "../suite/driver.rs"]
mod driver;
mod mutate;
mod watch;
mod worker;

use std::path::Path;
use std::process::ExitCode;

const IN_CI: u64 = 3000;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.iter().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    // `cargo test NAME` means other tests.
    if arguments
        .get(1)
        .is_some_and(|name| !name.starts_with('-') && !"reader".contains(name.as_str()))
    {
        return ExitCode::SUCCESS;
    }
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let number = |name: &str| option(name).map(|n| n.parse::<u64>().expect("a number of texts"));
    if let Some(file) = option("--file") {
        let bytes = std::fs::read(&file).expect("a readable file");
        println!(
            "{:?}",
            worker::on_small_stack(move || worker::try_text(&bytes))
        );
        return ExitCode::SUCCESS;
    }
    let seeds = number("--start").unwrap_or(0);
    let seeds = seeds..seeds + number("--seeds").unwrap_or(IN_CI);
    if let Some(folder) = option("--worker") {
        return worker::run(Path::new(&folder), seeds);
    }
    let folder = corpus::prepare();
    let done = match option("--write") {
        Some(to) => worker::write(&folder, seeds, Path::new(&to)),
        None => watch::run(&folder, seeds),
    };
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    done
}
