//! The front end as a whole: C in, behaviour out.

mod driver;
mod hostile;
mod library;
mod loading;
mod names;
mod orders;
mod programs;

use quotient_ir::program::Module;
use quotient_ir::{Interpreter, Options};

use driver::{Outcome, Seen, run_bounded};

/// All three must be installed: a test that skips one proves nothing about it.
const CLANGS: [&str; 3] = ["clang-14", "clang-16", "clang-19"];

/// Runs the module's program to its end; gives that and its events.
fn run(module: &Module) -> (Outcome, Vec<Seen>) {
    let program = Interpreter::new(module, Options::default()).expect("the module has a main");
    run_bounded(&program, usize::MAX).expect("the program asks to be started over and over")
}
