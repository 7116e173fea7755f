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
mod rf;
mod root;
mod rvf;
mod search;
mod source;
mod statistics;
mod vc;
mod view;
mod witness;
mod world;

use quotient_model::{Named, Program};

pub use algorithm::Algorithm;
pub use exploration::control::{Limits, Progress};
pub use exploration::options::{Heuristics, Options};
pub use exploration::self_check::{Explored, OnExecution};
pub use recording::ending::{Error, Stop};
pub use recording::recorder::Leaks;
pub use recording::report::{Counts, RacingAccess, Report, TraceStep, Violation, Waiting};
pub use root::{NotAThread, Root};
pub use statistics::{OrderStatistics, PhaseTimes, Statistics, ViewStatistics, WitnessStatistics};

use exploration::Exploration;
use observers::Observers;
use optimal::Optimal;
use rf::ReadsFrom;
use rvf::ReadsValueFrom;
use search::Search;
use search::conflicts::Conflicts;
use source::Source;
use vc::ValueCentric;
use view::Views;

/// Explores the program.
pub fn explore<P: Program>(program: P, options: Options<'_>) -> Result<Report, Error> {
    let algorithm = options.algorithm;
    let timed = options.time_phases;
    let heuristics = options.heuristics;
    let root = options.root.to_string();
    let exploration = Exploration::new(options)?;
    let program = Named::new(program);
    match algorithm {
        Algorithm::Source => exploration.run(Search::<P, Conflicts<Source>>::new(program)),
        Algorithm::Optimal => exploration.run(Search::<P, Conflicts<Optimal>>::new(program)),
        Algorithm::Observers => exploration.run(Search::<P, Observers>::new(program)),
        Algorithm::ReadsFrom => exploration.run(ReadsFrom::new(program, timed)),
        Algorithm::ReadsValueFrom => {
            exploration.run(ReadsValueFrom::new(program, heuristics, timed))
        }
        Algorithm::DataCentric | Algorithm::ValueCentric => {
            let settings = vc::Settings {
                root,
                data_centric: algorithm == Algorithm::DataCentric,
                timed,
            };
            exploration.run(ValueCentric::new(program, settings))
        }
        Algorithm::View => exploration.run(Views::new(program, timed)),
    }
}
