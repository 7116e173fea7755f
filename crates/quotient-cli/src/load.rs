//! From the command line to a module.

use quotient_ir::program::Module;
use quotient_llvm::{ClangChoice, LoadOptions};

use crate::args::ProgramArgs;
use crate::error::Error;

/// The program, optimised.
pub fn optimised(args: &ProgramArgs) -> Result<Module, Error> {
    let options = LoadOptions {
        clang: match &args.clang {
            Some(path) => ClangChoice::Explicit(path.clone()),
            None => ClangChoice::Search,
        },
        clang_flags: args.clang_flags.clone(),
    };
    let mut module = quotient_llvm::load(&args.file, &options)?;
    quotient_ir::optimise(&mut module);
    Ok(module)
}

/// Keeps threads from going around loops for nothing, as far as that is asked for.
pub fn cut_loops_short(module: &mut Module, args: &ProgramArgs) {
    if !args.no_purity {
        quotient_ir::eliminate_purity(module);
    }
    if !args.no_await {
        quotient_ir::introduce_awaits(module);
    }
}
