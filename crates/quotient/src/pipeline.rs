//! The way from files to a report: load, optimise, cut loops short, explore.

use quotient_explore::{Order, Replayed, Report, Schedule, Wanted};
use quotient_ir::program::{Module, Outline};
use quotient_ir::{Bounds, Interpreter, Keep};
use quotient_llvm::{Compiled, LoadOptions, RustTest, RustTests};
use std::sync::Arc;

use crate::auto;
use crate::deepening;
use crate::error::Error;
use crate::input::Input;
use crate::options::Options;

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

fn prepare(mut module: Module, options: &Options<'_>) -> Module {
    // What of an optimised program was never reached says little of its source.
    if !module.optimised {
        module.outline = Some(Arc::new(Outline::of(&module)));
    }
    match options.uninit {
        true => quotient_ir::optimise_written(&mut module),
        false => quotient_ir::optimise(&mut module),
    }
    module
}

/// The second half of [`check`]: explores a program that was loaded with the same options.
pub fn explore(mut module: Module, options: Options<'_>) -> Result<Report, Error> {
    cut_loops_short(&mut module, &options);
    match options.takes_turns() {
        true => auto::explore(&module, options),
        false => deepening::explore(&module, shown(&options), options),
    }
}

/// Has an execution again: follows the schedule of a violation that was found in the same program with the same
/// options.
pub fn replay(
    mut module: Module,
    schedule: &Schedule,
    options: Options<'_>,
) -> Result<Replayed, Error> {
    let program = scheduled(&mut module, schedule, &options)?;
    let replayed = quotient_explore::replay(&program, &schedule.turns, options.explore);
    Ok(replayed?)
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

/// The program that a schedule is for.
fn scheduled(
    module: &mut Module,
    schedule: &Schedule,
    options: &Options<'_>,
) -> Result<Interpreter, Error> {
    cut_loops_short(module, options);
    let bounds = Bounds {
        repetitions: schedule.bounded.clone(),
        rounds: schedule.rounds,
        watched: schedule.watched.clone(),
    };
    let program = Interpreter::with_bounds(module, shown(options), &bounds)
        .map_err(|diagnostic| Error::Explore(quotient_explore::Error::Program(diagnostic)))?;
    Ok(program.with_regions(&schedule.regions))
}

/// Keeps threads from going around loops for nothing, as far as the options ask for it. [`explore`]
/// does so by itself; this is for those who want to see what becomes of a program.
pub fn cut_loops_short(module: &mut Module, options: &Options<'_>) {
    if options.loops.purity {
        let keep = match options.looks_for_races() || options.uninit {
            true => Keep::Accesses,
            false => Keep::Nothing,
        };
        quotient_ir::eliminate_purity(module, keep);
    }
    if options.loops.awaits {
        quotient_ir::introduce_awaits(module);
    }
}

/// What the program's automata show of what they do: no more than the algorithm knows.
pub(crate) fn shown(options: &Options<'_>) -> quotient_ir::Options {
    let algorithm = options.explore.algorithm;
    let usual = quotient_ir::Options::default();
    quotient_ir::Options {
        unroll: options.unroll,
        local_steps: options.local_steps,
        awaits: true,
        // Robustness is about the order of adds, too.
        independent_adds: algorithm.knows_adds()
            && options.loops.independent_adds
            && !options.judges_robustness(),
        sections: algorithm.knows_sections() && options.loops.sections,
        races: options.looks_for_races(),
        leaks: options.explore.leaks.is_some(),
        uninit: options.uninit,
        watch: options.loops.purity && options.unroll.is_none(),
        exit_status: options.exit_status,
        allocation: options.allocation.unwrap_or(usual.allocation),
        ..usual
    }
}
