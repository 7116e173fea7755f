//! What becomes of a program between loading and exploring it.

use quotient_explore::Schedule;
use quotient_ir::program::{Module, Outline};
use quotient_ir::{Bounds, Interpreter, Keep};
use std::sync::Arc;

use crate::error::Error;
use crate::options::Options;

/// A program as it was loaded, optimised.
pub(crate) fn prepare(mut module: Module, options: &Options<'_>) -> Module {
    // What of an optimised program was never reached says little of its source.
    if !module.optimised {
        module.outline = Some(Arc::new(Outline::of(&module)));
    }
    module.make_room_for_threads(options.explore.limits.threads);
    match options.uninit {
        true => quotient_ir::optimise_written(&mut module),
        false => quotient_ir::optimise(&mut module),
    }
    module
}

/// The program that a schedule is for.
pub(crate) fn scheduled(
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

/// Keeps threads from going around loops for nothing, as far as the options ask for it. [`crate::explore`]
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
    // Robustness is about the order of adds, too.
    let adds_commute = options.loops.independent_adds && !options.judges_robustness();
    quotient_ir::Options {
        unroll: options.unroll,
        local_steps: options.local_steps,
        awaits: true,
        independent_adds: algorithm.knows_adds() && adds_commute,
        counts: algorithm.knows_counts() && adds_commute,
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
