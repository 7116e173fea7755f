//! `quotient-certify CERTIFICATE FILE... [-- COMPILER-ARGUMENTS]`: whether a certificate is one for the program.
//!
//! Exit codes: 0 if it is, 1 if it is refused, 2 if it, or the program, cannot be read.

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use quotient_certificate::{Refusal, Tree, Verified, verify};
use quotient_ir::{Interpreter, Options};
use quotient_llvm::LoadOptions;

const USAGE: &str = "usage: quotient-certify CERTIFICATE FILE... [-- COMPILER-ARGUMENTS]\n\
    Sees whether a certificate of `quotient check --certificate` has every execution of the program.";

fn main() -> ExitCode {
    match certify() {
        Ok(Ok(verified)) => {
            println!("accepted: {verified}");
            ExitCode::SUCCESS
        }
        Ok(Err(refusal)) => {
            println!("refused: {refusal}");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("quotient-certify: {message}");
            ExitCode::from(2)
        }
    }
}

fn certify() -> Result<Result<Verified, Refusal>, String> {
    let mut arguments = env::args_os().skip(1);
    let given = arguments.by_ref().take_while(|word| word != "--");
    let mut files: Vec<PathBuf> = given.map(PathBuf::from).collect();
    if files.len() < 2 {
        return Err(USAGE.to_owned());
    }
    let certificate = files.remove(0);
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", certificate.display());
    let text = fs::read_to_string(&certificate).map_err(|error| named(&error))?;
    let tree = Tree::read(&text).map_err(|error| named(&error))?;
    let load = LoadOptions {
        clang_flags: arguments.collect(),
        ..LoadOptions::default()
    };
    let mut module = quotient_llvm::load_all(&files, &load).map_err(|error| error.to_string())?;
    quotient_ir::optimise(&mut module);
    let program = Interpreter::new(&module, Options::plain()).map_err(|error| error.message)?;
    Ok(verify(&program, &tree))
}
