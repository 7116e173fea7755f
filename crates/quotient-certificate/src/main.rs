//! `quotient-certify CERTIFICATE FILE... [-- COMPILER-ARGUMENTS]`: whether a certificate is one for the program.
//!
//! Exit codes: 0 if it is, 1 if it is refused, 2 if it, or the program, cannot be read.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use quotient_certificate::{Tree, Verified, verify};
use quotient_ir::{Interpreter, Options};
use quotient_llvm::LoadOptions;

const USAGE: &str = "usage: quotient-certify CERTIFICATE FILE... [-- COMPILER-ARGUMENTS]

Checks a certificate that `quotient check --certificate` has written: runs the program along all of its
executions, and sees that no other is possible. None of the search's own code is used.";

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let given: Vec<String> = arguments.by_ref().take_while(|word| word != "--").collect();
    let load = LoadOptions {
        clang_flags: arguments.map(Into::into).collect(),
        ..LoadOptions::default()
    };
    let (certificate, files) = match given.split_first() {
        Some((first, rest)) if !rest.is_empty() && !first.starts_with('-') => (first, rest),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let files: Vec<PathBuf> = files.iter().map(PathBuf::from).collect();
    match certify(Path::new(certificate), &files, &load) {
        Ok(Ok(verified)) => {
            println!("accepted: {}", words(&verified));
            ExitCode::SUCCESS
        }
        Ok(Err(refusal)) => {
            println!("refused: {refusal}");
            ExitCode::FAILURE
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

type Judgement = Result<Verified, quotient_certificate::Refusal>;

fn certify(certificate: &Path, files: &[PathBuf], load: &LoadOptions) -> Result<Judgement, String> {
    let named = |error: &dyn std::fmt::Display| format!("{}: {error}", certificate.display());
    let text = fs::read_to_string(certificate).map_err(|error| named(&error))?;
    let tree = Tree::read(&text).map_err(|error| named(&error))?;
    let mut module = quotient_llvm::load_all(files, load).map_err(|error| error.to_string())?;
    quotient_ir::optimise(&mut module);
    let program = Interpreter::new(&module, Options::plain()).map_err(|error| error.message)?;
    Ok(verify(&program, &tree))
}

fn words(verified: &Verified) -> String {
    let Verified {
        executions,
        assumed,
        pairs,
        ..
    } = verified;
    let assumed = match assumed {
        0 => String::new(),
        some => format!(" ({some} end at an assumption)"),
    };
    format!(
        "no thread fails or waits for ever in any of {executions} executions{assumed}, and there is no other \
         ({pairs} pairs of conflicting accesses)"
    )
}
