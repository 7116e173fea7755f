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
mod vc;
mod view;
mod witness;
mod world;

use std::sync::atomic::AtomicBool;

use quotient_model::{Diagnostic, Named, Program};

pub use algorithm::Algorithm;
pub use exploration::control::{Limits, Progress, Stop};
pub use exploration::self_check::{Explored, OnExecution};
pub use properties::leaks::Leaks;
pub use recording::report::{Counts, RacingAccess, Report, TraceStep, Violation, Waiting};
pub use root::{NotAThread, Root};
pub use rvf::Heuristics;
pub use vc::OrderStatistics;
pub use view::ViewStatistics;
pub use witness::{PhaseTimes, WitnessStatistics};

use exploration::control::Control;
use exploration::self_check::{Observer, SelfCheck};
use recording::recorder::{Recorder, Wanted};
use world::learnt;

/// How to explore.
#[derive(Default)]
pub struct Options<'a> {
    /// Which algorithm.
    pub algorithm: Algorithm,
    /// Go on after a violation, and collect one per kind and source line.
    pub keep_going: bool,
    /// Threads that spin for ever are counted, and are no violation.
    pub allow_livelock: bool,
    /// Data races are violations, too. Only for algorithms that can look for them
    /// ([`Algorithm::finds_races`]); others refuse.
    pub races: bool,
    /// What memory must have been freed in the end. Only for algorithms that can tell
    /// ([`Algorithm::finds_leaks`]); others refuse.
    pub leaks: Option<Leaks>,
    /// When to give up.
    pub limits: Limits,
    /// Check each explored execution by itself.
    pub self_check: bool,
    /// Measure the time that each phase of consistency checking takes, in the algorithms that
    /// have them.
    pub time_phases: bool,
    /// Which heuristics `rvf` uses.
    pub heuristics: Heuristics,
    /// Which thread is the root of `vc` and `dc`.
    pub root: Root,
    /// Set to stop the exploration.
    pub interrupt: Option<&'a AtomicBool>,
    /// Called now and then.
    pub progress: Option<&'a mut Progress<'a>>,
    /// Called with every maximal execution, and when the exploration starts over.
    pub on_execution: Option<&'a mut OnExecution<'a>>,
}

/// How often an exploration may start over: each time memory is cut finer, or, for `rvf`, `vc` and `dc`, something
/// more is known to be freed or joined twice.
const MOST_RESTARTS: u32 = 1000;

/// Explores the program.
pub fn explore<P: Program>(program: P, options: Options<'_>) -> Report {
    let mut program = Named::new(program);
    let mut control = Control::new(options.limits, options.interrupt, options.progress);
    let mut observer = Observer {
        on_execution: options.on_execution,
        self_check: None,
    };
    let observed = options.self_check || observer.on_execution.is_some();
    let root = options.root.to_string();
    let mut learnt = learnt::Learnt::default();
    let wanted = Wanted {
        keep_going: options.keep_going,
        allow_livelock: options.allow_livelock,
        races: options.races,
        leaks: options.leaks,
    };
    let lacks = match options.algorithm {
        algorithm if options.races && !algorithm.finds_races() => Some("data races"),
        algorithm if options.leaks.is_some() && !algorithm.finds_leaks() => Some("leaks"),
        _ => None,
    };
    if let Some(what) = lacks {
        let message = format!("{} does not find {what}", options.algorithm);
        let stop = Stop::Program(Diagnostic::input(message));
        return Recorder::new(wanted).report(Some(stop));
    }
    for _ in 0..MOST_RESTARTS {
        observer.self_check = options
            .self_check
            .then(|| SelfCheck::new(options.algorithm.equivalence(), &options.root));
        let mut recorder = Recorder::new(wanted);
        let watching = observed.then_some(&mut observer);
        let (returned, result) = match options.algorithm {
            Algorithm::Source => {
                let sets = source::Source::new();
                search::search(program, sets, &mut control, &mut recorder, watching)
            }
            Algorithm::Optimal => {
                let trees = optimal::Optimal::new();
                search::search(program, trees, &mut control, &mut recorder, watching)
            }
            Algorithm::Observers => {
                observers::search(program, &mut control, &mut recorder, watching)
            }
            Algorithm::ReadsValueFrom => {
                let settings = rvf::Settings {
                    heuristics: options.heuristics,
                    timed: options.time_phases,
                };
                rvf::search(
                    program,
                    settings,
                    &mut learnt,
                    &mut control,
                    &mut recorder,
                    watching,
                )
            }
            Algorithm::DataCentric | Algorithm::ValueCentric => {
                let settings = vc::Settings {
                    root: &root,
                    data_centric: options.algorithm == Algorithm::DataCentric,
                    timed: options.time_phases,
                };
                vc::search(
                    program,
                    settings,
                    &mut learnt,
                    &mut control,
                    &mut recorder,
                    watching,
                )
            }
            Algorithm::View => {
                let timed = options.time_phases;
                view::search(program, timed, &mut control, &mut recorder, watching)
            }
            Algorithm::ReadsFrom => {
                let timed = options.time_phases;
                rf::search(program, timed, &mut control, &mut recorder, watching)
            }
        };
        match result {
            Err(Stop::Restart) => {
                program = returned;
                program.start_over();
                if let Some(on_execution) = &mut observer.on_execution {
                    on_execution(Explored::StartedOver);
                }
            }
            result => return recorder.report(result.err()),
        }
    }
    let stop = Stop::Program(Diagnostic::limit(format!(
        "the exploration has started over {MOST_RESTARTS} times: the program accesses memory in too \
         many different sizes, or frees too many objects for this algorithm (try another)"
    )));
    Recorder::new(wanted).report(Some(stop))
}
