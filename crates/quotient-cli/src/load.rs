//! From the command line to a module.

use std::ffi::OsString;

use quotient_ir::Keep;
use quotient_ir::program::Module;
use quotient_llvm::{ClangChoice, LoadOptions};

use crate::args::ProgramArgs;
use crate::error::Error;

/// The program, optimised; if `uninit`, with the variables in memory that may be read before they are
/// written.
pub fn optimised(args: &ProgramArgs, uninit: bool) -> Result<Module, Error> {
    let options = LoadOptions {
        clang: match &args.clang {
            Some(path) => ClangChoice::Explicit(path.clone()),
            None => ClangChoice::Search,
        },
        clang_flags: args.clang_flags.clone(),
        program_args: args
            .program_args
            .iter()
            .flat_map(|all| all.split_whitespace().map(OsString::from))
            .collect(),
        nondet: args.nondet,
        spurious_wakeups: args.spurious_wakeups,
        abort_ends: args.abort_ends,
    };
    let mut module = quotient_llvm::load_all(&args.files, &options)?;
    match uninit {
        true => quotient_ir::optimise_written(&mut module),
        false => quotient_ir::optimise(&mut module),
    }
    Ok(module)
}

/// Keeps threads from going around loops for nothing, as far as that is asked for.
pub fn cut_loops_short(module: &mut Module, args: &ProgramArgs, keep: Keep) {
    if !args.no_purity {
        quotient_ir::eliminate_purity(module, keep);
    }
    if !args.no_await {
        quotient_ir::introduce_awaits(module);
    }
}
