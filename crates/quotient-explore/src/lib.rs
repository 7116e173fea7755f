//! Quotient's exploration algorithms.
//!
//! [`explore`] runs a program under every schedule that can matter. Which schedules those are is
//! the [`Algorithm`]'s to say; all of them see a program only through [`quotient_model::Program`].

mod algorithm;
mod exploration;
mod observers;
mod optimal;
mod order;
mod properties;
mod recording;
mod replay;
mod rf;
mod root;
mod rvf;
mod scout;
mod search;
mod source;
mod statistics;
mod vc;
mod view;
mod witness;
mod world;

use quotient_model::{Named, Program};

pub use algorithm::{Algorithm, Property};
pub use exploration::control::{Limits, Progress};
pub use exploration::options::{Heuristics, Options};
pub use exploration::self_check::{Explored, OnExecution};
pub use recording::{
    BlockedBy, Counts, Deepening, Endless, Error, Leaks, Limit, RacingAccess, Report, Schedule,
    Stop, TraceStep, Turn, Verdict, Violation, Waiting,
};
pub use replay::{Divergence, Misfit, Order, Replayed, Wanted, explain, replay};
pub use root::{NotAThread, Root};
pub use statistics::{
    OrderStatistics, PhaseTimes, Statistics, SymmetryStatistics, ViewStatistics, WitnessStatistics,
};

use exploration::Exploration;
use search::Search;
use search::conflicts::Conflicts;
use world::twins::Twins;

/// Explores the program.
pub fn explore<P: Program>(program: P, options: Options<'_>) -> Result<Report, Error> {
    let (algorithm, timed) = (options.algorithm, options.time_phases);
    let (heuristics, root) = (options.heuristics, options.root.to_string());
    let (limits, symmetry) = (options.limits.clone(), options.symmetry);
    let exploration = Exploration::new(options)?;
    // Of these the first execution is one that a scout would look at.
    let long_first = matches!(
        algorithm,
        Algorithm::Source | Algorithm::Optimal | Algorithm::Observers
    );
    let mut program = Named::new(program);
    if !long_first {
        program = match scout::look(program, &limits) {
            Ok(program) => program,
            Err(stop) => return Ok(exploration.stopped(stop)),
        };
    }
    match algorithm {
        Algorithm::Source => exploration.run(Search::<P, Conflicts<source::Source>>::with_twins(
            program,
            Twins::new(symmetry),
        )),
        Algorithm::Optimal => exploration.run(
            Search::<P, Conflicts<optimal::Optimal>>::with_twins(program, Twins::new(symmetry)),
        ),
        Algorithm::Observers => exploration.run(Search::<P, observers::Observers>::new(program)),
        Algorithm::ReadsFrom => {
            exploration.run(rf::ReadsFrom::new(program, Twins::new(symmetry), timed))
        }
        Algorithm::ReadsValueFrom => {
            exploration.run(rvf::ReadsValueFrom::new(program, heuristics, timed))
        }
        Algorithm::DataCentric | Algorithm::ValueCentric => {
            let settings = vc::Settings {
                root,
                data_centric: algorithm == Algorithm::DataCentric,
                timed,
            };
            exploration.run(vc::ValueCentric::new(program, settings))
        }
        Algorithm::View => exploration.run(view::Views::new(program, timed)),
    }
}
