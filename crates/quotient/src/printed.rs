//! What a program had printed when it failed: the execution is run once more in the program that also prints.
//!
//! What is explored knows nothing of output. Should an execution be another one with it, nothing is told of it.

use quotient_explore::{Options as ExploreOptions, Report, Violation};
use quotient_ir::program::Module;

use crate::options::Options;
use crate::prepared::{prepare, scheduled};

/// Of so many violations it is looked up.
const MOST_VIOLATIONS: usize = 16;

/// The options that decide which executions a program has and what of them is a violation.
pub(crate) fn options_of(options: &Options<'_>) -> Options<'static> {
    let explore = &options.explore;
    Options {
        explore: ExploreOptions {
            algorithm: explore.algorithm,
            allow_livelock: explore.allow_livelock,
            races: explore.races,
            memory: explore.memory,
            leaks: explore.leaks,
            limits: explore.limits.clone(),
            ..ExploreOptions::default()
        },
        left_to_rf: None,
        ..*options
    }
}

/// Notes with each violation what the program had printed. `module` was loaded with these options.
pub(crate) fn note(report: &mut Report, module: &Module, options: &Options<'_>) {
    let Some(printing) = &module.printing else {
        return;
    };
    if report.violations.is_empty() {
        return;
    }
    let printing = prepare(Module::clone(printing), options);
    for violation in report.violations.iter_mut().take(MOST_VIOLATIONS) {
        note_one(violation, &printing, options);
    }
}

fn note_one(violation: &mut Violation, printing: &Module, options: &Options<'_>) {
    let schedule = &violation.schedule;
    let Ok(program) = scheduled(&mut printing.clone(), schedule, options) else {
        return;
    };
    let explore = options_of(options).explore;
    let Ok(again) = quotient_explore::printed(&program, &schedule.turns, explore) else {
        return;
    };
    let same = |other: &&Violation| {
        other.failure.kind == violation.failure.kind && other.source == violation.source
    };
    // That of threads that wait in a circle is told at another one of them.
    let found = again.iter().find(same).or(match &again[..] {
        [only] if only.failure.kind == violation.failure.kind => Some(only),
        _ => None,
    });
    violation.printed = found.map_or_else(Vec::new, |found| found.printed.clone());
}
