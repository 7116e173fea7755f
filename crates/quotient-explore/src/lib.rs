//! Quotient's exploration algorithms.
//!
//! [`explore`] runs a program under every schedule that can matter. Which schedules those are is
//! the [`Algorithm`]'s to say; all of them see a program only through [`quotient_model::Program`].

mod algorithm;
mod exploration;
mod frontier;
mod observers;
mod optimal;
mod order;
mod preemptions;
mod prefix;
mod properties;
mod recording;
mod replay;
mod retelling;
mod rf;
mod root;
mod rvf;
mod sampled;
mod sampling;
mod scout;
mod search;
mod single;
mod source;
mod statistics;
mod vc;
mod view;
mod weak;
mod witness;
mod world;

use std::time::Duration;

use quotient_model::{Named, Program};

pub use algorithm::{Algorithm, Property};
pub use exploration::book::{Apart, Book, Done, Fleet, Piece, Slice, Unit};
pub use exploration::checkpoints::{Checkpoints, Keep, Kept};
pub use exploration::control::{Limits, Progress};
pub use exploration::options::{Heuristics, Options};
pub use exploration::self_check::{Explored, OnExecution};
pub use exploration::turns::{Paused, Turns};
pub use recording::{
    BlockedBy, Chosen, Counts, DataRace, Deepening, Endless, Error, Extent, HeldMutex, Judged,
    Leaks, Limit, Memory, Missed, Printed, RaceReading, Races, RacingAccess, Remedy, Report,
    Schedule, StaleAccess, StalePlace, Stop, ThreadStory, TraceStep, Tried, Turn, Unjudged,
    Verdict, Violation, Waiting,
};
pub use replay::{Divergence, Misfit, Order, Replayed, Wanted, explain, printed, replay};
pub use root::{NotAThread, Root};
pub use sampled::{Sampled, Sampling, Space, Strategy};
pub use statistics::{
    OrderStatistics, PhaseTimes, Statistics, SymmetryStatistics, ViewStatistics, WitnessStatistics,
};

use exploration::Exploration;
use sampling::Sampler;
use search::Search;
use search::conflicts::Conflicts;
use world::twins::Twins;

/// Explores the program.
///
/// With several workers, what ends the search before everything is explored is looked for once more by one alone:
/// so that it is the same whoever comes to something first.
pub fn explore<P>(program: P, mut options: Options<'_>) -> Result<Report, Error>
where
    P: Program + Clone + Send + Sync,
    P::Thread: Send + Sync,
    P::Names: Send + Sync,
{
    let alone =
        options.sampling.is_some() || options.preemptions.is_some() || options.weak.is_some();
    if alone {
        options.threads = 1;
    }
    options.threads = options.threads.max(1);
    let several = options
        .checkpoints
        .as_ref()
        .is_some_and(Checkpoints::are_of_several);
    if options.threads == 1 && !several && options.apart.is_none() {
        return explore_with(program, options, None);
    }
    let timeout = options.limits.timeout;
    let report = explore_with(program.clone(), options.once(), None);
    let was_alone = options.turns.is_some_and(Turns::keeps_alone);
    if options.any_violation || was_alone {
        return report;
    }
    // What the program does wrong, or cannot be checked for; not what a limit or the user says.
    let enough = match &report {
        Ok(report) if report.stopped.is_none() => report.violations.len(),
        Ok(report) => match report.stopped {
            Some(Stop::Violation | Stop::Endless(_) | Stop::Program(_)) => usize::MAX,
            _ => return Ok(report.clone()),
        },
        Err(Error::Program(_)) => usize::MAX,
        Err(error) => return Err(error.clone()),
    };
    if enough == 0 {
        return report;
    }
    let elapsed = report
        .as_ref()
        .map_or(Duration::ZERO, |report| report.elapsed);
    options.threads = 1;
    options.checkpoints = None;
    options.apart = None;
    options.limits.timeout = timeout.map(|timeout| timeout.saturating_sub(elapsed));
    if enough == usize::MAX {
        if let Some(on_execution) = &mut options.on_execution {
            on_execution(Explored::StartedOver);
        }
        return explore_with(program, options, None);
    }
    // Everything was explored; what is wrong, and how one comes there, is told as one worker finds it.
    options.on_execution = None;
    let alone = explore_with(program, options, Some(enough))?;
    let mut report = report?;
    if alone.violations.len() == enough {
        report.violations = alone.violations;
        report.pointers = alone.pointers;
    }
    report.elapsed += alone.elapsed;
    Ok(report)
}

/// Explores a piece of what [`explore`] explores, for a while, if the algorithm can be divided ([`Algorithm::shares`]).
pub fn work<P>(
    program: P,
    options: Options<'_>,
    piece: &Piece,
    slice: &Slice,
) -> Result<Done, Error>
where
    P: Program + Clone + Send + Sync,
    P::Thread: Send + Sync,
    P::Names: Send + Sync,
{
    let (algorithm, timed) = (options.algorithm, options.time_phases);
    let (heuristics, root) = (options.heuristics, options.root.to_string());
    let symmetry = options.symmetry;
    let exploration = Exploration::new(options)?;
    let program = Named::new(program);
    match algorithm {
        Algorithm::ReadsFrom => {
            let explorer = rf::ReadsFrom::new(program, Twins::new(symmetry), timed);
            exploration.work(&explorer, piece, slice)
        }
        Algorithm::ReadsValueFrom => {
            let explorer = rvf::ReadsValueFrom::new(program, heuristics, timed);
            exploration.work(&explorer, piece, slice)
        }
        Algorithm::DataCentric | Algorithm::ValueCentric => {
            let settings = vc::Settings {
                root,
                data_centric: algorithm == Algorithm::DataCentric,
                timed,
            };
            exploration.work(&vc::ValueCentric::new(program, settings), piece, slice)
        }
        Algorithm::Source => {
            let twins = Twins::new(symmetry);
            let explorer = Search::<P, Conflicts<source::Source>>::with_twins(program, twins);
            exploration.work(&explorer, piece, slice)
        }
        Algorithm::Optimal => {
            let twins = Twins::new(symmetry);
            let explorer = Search::<P, Conflicts<optimal::Optimal>>::with_twins(program, twins);
            exploration.work(&explorer, piece, slice)
        }
        Algorithm::Observers => {
            let explorer = Search::<P, observers::Observers>::new(program);
            exploration.work(&explorer, piece, slice)
        }
        Algorithm::View => Err(Error::NotDivided(algorithm)),
    }
}

/// Explores the program until so many violations are found.
fn explore_with<P>(program: P, options: Options<'_>, enough: Option<usize>) -> Result<Report, Error>
where
    P: Program + Clone + Send + Sync,
    P::Thread: Send + Sync,
    P::Names: Send + Sync,
{
    let (algorithm, timed) = (options.algorithm, options.time_phases);
    let (heuristics, root) = (options.heuristics, options.root.to_string());
    let (limits, symmetry) = (options.limits.clone(), options.symmetry);
    let (sampling, preemptions, weak) = (options.sampling, options.preemptions, options.weak);
    let mut exploration = Exploration::new(options)?;
    exploration.recorder.wanted.enough = enough;
    // Of these the first execution is one that a scout would look at.
    let long_first = matches!(
        algorithm,
        Algorithm::Source | Algorithm::Optimal | Algorithm::Observers
    );
    let mut program = Named::new(program);
    if let Some(sampling) = sampling {
        let mut sampled = Sampled::new(&sampling);
        // Only who counts executions leaves out those that differ in which thread is which.
        let twins = Twins::new(symmetry && sampling.strategy == Strategy::Survey);
        let sampler = Sampler::new(program, twins, sampling, &mut sampled);
        let report = exploration.run(sampler)?;
        return Ok(Report {
            sampled: Some(sampled),
            ..report
        });
    }
    if let Some(most) = preemptions {
        return exploration.run(preemptions::Preempting::new(program, most));
    }
    if !long_first {
        program = match scout::look(program, &limits) {
            Ok(program) => program,
            Err(stop) => return Ok(exploration.stopped(stop)),
        };
    }
    if let Some(model) = weak {
        let report = exploration.run(weak::Weak::new(program, model))?;
        return Ok(Report {
            explored: Some(model),
            ..report
        });
    }
    match algorithm {
        Algorithm::Source => exploration.run_together(
            Search::<P, Conflicts<source::Source>>::with_twins(program, Twins::new(symmetry)),
        ),
        Algorithm::Optimal => exploration.run_together(
            Search::<P, Conflicts<optimal::Optimal>>::with_twins(program, Twins::new(symmetry)),
        ),
        Algorithm::Observers => {
            exploration.run_together(Search::<P, observers::Observers>::new(program))
        }
        Algorithm::ReadsFrom => {
            exploration.run_together(rf::ReadsFrom::new(program, Twins::new(symmetry), timed))
        }
        Algorithm::ReadsValueFrom => {
            exploration.run_together(rvf::ReadsValueFrom::new(program, heuristics, timed))
        }
        Algorithm::DataCentric | Algorithm::ValueCentric => {
            let settings = vc::Settings {
                root,
                data_centric: algorithm == Algorithm::DataCentric,
                timed,
            };
            exploration.run_together(vc::ValueCentric::new(program, settings))
        }
        Algorithm::View => exploration.run_whole(view::Views::new(program, timed)),
    }
}
