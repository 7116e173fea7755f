//! The way from files to a report: load, optimise, cut loops short, explore.

use quotient_explore::{Done, Order, Piece, Replayed, Report, Schedule, Slice, Wanted};
use quotient_ir::Interpreter;
use quotient_ir::program::Module;
use quotient_llvm::{Compiled, LoadOptions, RustTest, RustTests};

use crate::auto;
use crate::deepening;
use crate::error::Error;
use crate::input::Input;
use crate::options::Options;
use crate::prepared::{cut_loops_short, prepare, scheduled, shown};
use crate::printed;

/// Checks a program.
///
/// An error means that there is nothing to say of it: it does not compile, does what is not supported,
/// or the options do not go together. A search that stops early is no error but a [`Report`] that tells
/// why.
pub fn check(input: &Input, options: Options<'_>) -> Result<Report, Error> {
    let module = load(input, &options)?;
    explore(module, options)
}

/// The first half of [`check`]: the program, compiled and optimised, with its loops as they are.
pub fn load(input: &Input, options: &Options<'_>) -> Result<Module, Error> {
    // Options that do not go together are refused before clang takes its time.
    options.explore.check()?;
    let module = quotient_llvm::load_all(&input.files, &input.load)?;
    Ok(prepare(module, options))
}

/// [`load`] in two steps: the compiler's part, after which the functions are known that a program could begin with.
pub fn compile(input: &Input) -> Result<Compiled, Error> {
    Ok(quotient_llvm::compile_all(&input.files, &input.load)?)
}

/// The rest of [`load`]: the program as it begins with the entry of the options, or with `main`.
pub fn load_compiled(
    compiled: &Compiled,
    load: &LoadOptions,
    options: &Options<'_>,
) -> Result<Module, Error> {
    options.explore.check()?;
    Ok(prepare(compiled.load(load)?, options))
}

/// The same for one test of a Rust program.
pub fn load_test(
    tests: &RustTests<'_>,
    test: &RustTest,
    load: &LoadOptions,
    options: &Options<'_>,
) -> Result<Module, Error> {
    options.explore.check()?;
    let module = tests.load(test, load)?;
    Ok(prepare(module, options))
}

/// The second half of [`check`]: explores a program that was loaded with the same options.
pub fn explore(mut module: Module, options: Options<'_>) -> Result<Report, Error> {
    if options.auto && (options.explore.checkpoints.is_some() || options.explore.apart.is_some()) {
        return Err(Error::TurnsNotKept);
    }
    cut_loops_short(&mut module, &options);
    let mut again = printed::options_of(&options);
    let mut report = match options.takes_turns() {
        true => auto::explore(&module, options),
        false => deepening::explore(&module, shown(&options), options),
    }?;
    if let Some(chosen) = &report.chosen {
        again.explore.algorithm = chosen.answered;
    }
    printed::note(&mut report, &module, &again);
    Ok(report)
}

/// The last step of [`explore`] by itself: explores a program as the interpreter shows it, once.
///
/// The searches are compiled anew for every kind of program; who has an interpreter has those that are compiled here.
#[inline(never)]
pub fn explore_interpreter(
    program: &Interpreter,
    options: quotient_explore::Options<'_>,
) -> Result<Report, quotient_explore::Error> {
    quotient_explore::explore(program, options)
}

/// Explores a piece of what [`explore`] explores with [`Apart`](quotient_explore::Apart), for a while. The program was loaded with
/// the same options, and its loops were [cut short](cut_loops_short).
pub fn work(
    module: &Module,
    options: Options<'_>,
    piece: &Piece,
    slice: &Slice,
) -> Result<Done, Error> {
    deepening::work(module, shown(&options), options, piece, slice)
}

/// Has an execution again: follows the schedule of a violation that was found in the same program with the same
/// options.
pub fn replay(
    mut module: Module,
    schedule: &Schedule,
    options: Options<'_>,
) -> Result<Replayed, Error> {
    let program = scheduled(&mut module, schedule, &options)?;
    let again = printed::options_of(&options);
    let mut replayed = quotient_explore::replay(&program, &schedule.turns, options.explore)?;
    for violation in &mut replayed.report.violations {
        let Schedule { turns, .. } = std::mem::take(&mut violation.schedule);
        violation.schedule = Schedule {
            turns,
            ..schedule.clone()
        };
    }
    printed::note(&mut replayed.report, &module, &again);
    Ok(replayed)
}

/// Which orders of the execution that a schedule leads to the failure at its end needs. At most so many are
/// looked at, the last ones.
pub fn explain(
    mut module: Module,
    schedule: &Schedule,
    wanted: &Wanted,
    most: usize,
    mut options: Options<'_>,
) -> Result<Vec<Order>, Error> {
    let program = scheduled(&mut module, schedule, &options)?;
    let turns = &schedule.turns;
    let orders = quotient_explore::explain(&program, turns, wanted, most, &mut options.explore);
    Ok(orders?)
}
