//! Tries texts, one for each seed, and says in a file which one it is at.

use std::fs::File;
use std::io::{Seek, Write};
use std::ops::Range;
use std::panic::catch_unwind;
use std::path::Path;
use std::process::ExitCode;

use crate::corpus;
use crate::driver::run_bounded;
use crate::mutate::damaged;
use quotient_ir::{Interpreter, Keep, Options};
use quotient_llvm::{LoadError, read};

/// The stack of a test's thread, a quarter of what a command has.
const STACK: usize = 2 << 20;

/// Events of a run; a text that loops goes no further.
const EVENTS: usize = 200;

/// How far a text got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// It is not LLVM IR.
    Text,
    /// It is no program that is supported.
    Program,
    /// It ran.
    Run,
}

/// The name of the file in which a worker writes where it is.
pub const PLACE: &str = "place";

/// Tries the texts of the seeds and prints how far they got.
pub fn run(folder: &Path, seeds: Range<u64>) -> ExitCode {
    let texts = corpus::read(folder);
    let mut place = File::create(folder.join(PLACE)).expect("room for a number");
    on_small_stack(move || {
        let mut reached = [0u64; 3];
        for seed in seeds {
            place.rewind().expect("a file can be rewound");
            place
                .write_all(&seed.to_le_bytes())
                .expect("room for a number");
            let text = damaged(&texts, seed);
            match catch_unwind(|| try_text(&text)) {
                Ok(how_far) => reached[how_far as usize] += 1,
                Err(_) => return ExitCode::FAILURE,
            }
        }
        let [text, program, run] = reached;
        println!("{text} texts are malformed, {program} are refused, {run} are run");
        ExitCode::SUCCESS
    })
}

/// Writes the texts of the seeds into a folder, to be looked at, or tried in other ways.
pub fn write(folder: &Path, seeds: Range<u64>, to: &Path) -> ExitCode {
    let texts = corpus::read(folder);
    std::fs::create_dir_all(to).expect("a folder for the texts");
    for seed in seeds {
        let text = damaged(&texts, seed);
        std::fs::write(to.join(format!("{seed}.ll")), text).expect("room for the text");
    }
    ExitCode::SUCCESS
}

/// Does it on a thread with little stack.
pub fn on_small_stack<T: Send + 'static>(what: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(what);
    thread.expect("a thread").join().expect("an answer")
}

/// The way of a file through `quotient check`, up to the first execution.
pub fn try_text(bytes: &[u8]) -> Reached {
    let text = String::from_utf8_lossy(bytes);
    let mut module = match read(&text, Path::new("damaged.ll")) {
        Ok(module) => module,
        Err(error) => {
            let message = error.to_string();
            return match error {
                LoadError::Parse { error, .. } | LoadError::Source { error, .. } => {
                    let lines = text.split('\n').count() as u32;
                    assert!((1..=lines).contains(&error.line), "no such line: {message}");
                    assert!(message.contains("damaged.ll"), "no file: {message}");
                    Reached::Text
                }
                LoadError::Unsupported(error) => {
                    assert!(!error.file.is_empty(), "no file: {message}");
                    Reached::Program
                }
                _ => Reached::Program,
            };
        }
    };
    run_module(&module);
    quotient_ir::optimise(&mut module);
    let keep = match bytes.len() % 2 {
        0 => Keep::Nothing,
        _ => Keep::Accesses,
    };
    quotient_ir::eliminate_purity(&mut module, keep);
    quotient_ir::introduce_awaits(&mut module);
    run_module(&module);
    assert!(!module.to_string().is_empty());
    Reached::Run
}

fn run_module(module: &quotient_ir::program::Module) {
    let options = Options {
        local_steps: 1000,
        call_depth: 100,
        ..Options::default()
    };
    let program = Interpreter::new(module, options).expect("a module with a main function");
    run_bounded(&program, EVENTS);
}
