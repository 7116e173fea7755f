//! `quotient check`: load the program, explore it, report.

use std::path::PathBuf;

use quotient::{
    Algorithm, Apart, Checkpoints, ClangError, Counts, Explored, Fleet, Impatience, Kept,
    LoadError, Module, Report, RustcError, Sampling, Stop, Verdict,
};

use crate::args::CheckArgs;
use crate::certificate::{self, Certificate};
use crate::checkpoint::Checkpoint;
use crate::drawing;
use crate::error::Error;
use crate::hash::module_hash;
use crate::interrupt;
use crate::progress::Progress;
use crate::report::statistics::Measured;
use crate::report::{Course, Outcome, deadlock};
use crate::saved::Saved;
use crate::walks::Walks;
use crate::watch::{self, Watch};

/// Checks the program and writes the report to standard output.
pub fn run(args: &CheckArgs) -> Result<Verdict, Error> {
    watched(args, || explore(load(args)?, args))
}

/// Has a program loaded and searched, and writes the report, within the limits of the arguments.
pub fn watched(
    args: &CheckArgs,
    search: impl FnOnce() -> Result<Outcome, Error>,
) -> Result<Verdict, Error> {
    let (output, blank) = (args.output.clone(), cut_off(args, Stop::Interrupted));
    let watch = Watch::start(args.limits(), move |stop, counts| {
        let mut outcome = blank.clone();
        outcome.report.stopped = Some(stop);
        outcome.report.counts = counts;
        // There is nobody left to tell that it cannot be written.
        let _ = output.write(&outcome);
    });
    let outcome = match search() {
        Err(error) => match stopped(&error) {
            Some(stop) => cut_off(args, stop),
            None => return Err(error),
        },
        Ok(outcome) => outcome,
    };
    drop(watch);
    args.output.write_all(&outcome)?;
    Ok(outcome.report.verdict())
}

/// The program, compiled.
pub fn load(args: &CheckArgs) -> Result<Module, Error> {
    if args.output.certificate.is_some() {
        certificate::check(args)?;
    }
    Ok(quotient::load(&args.input(), &args.options()?)?)
}

/// What came of a check that was stopped from outside.
pub fn cut_off(args: &CheckArgs, stop: Stop) -> Outcome {
    let elapsed = args.started.elapsed();
    Outcome {
        files: args.program.files.clone(),
        report: Report::stopped(stop, Counts::default(), elapsed),
        algorithm: args.algorithm.first(),
        unroll: args.unroll,
        inputs: None,
        undefined: Vec::new(),
        rounded: false,
        unmatched: Vec::new(),
        coverage: args.coverage,
        measured: None,
        course: Course::default(),
        saved: None,
    }
}

/// Why a program was not loaded, if that is only because it was stopped.
pub fn stopped(error: &Error) -> Option<Stop> {
    let Error::Load(
        LoadError::Clang(ClangError::Stopped(impatience))
        | LoadError::Rustc(RustcError::Stopped(impatience)),
    ) = error
    else {
        return None;
    };
    Some(match impatience {
        Impatience::Timeout => Stop::Timeout,
        Impatience::Interrupted => watch::interruption(),
        Impatience::Memory => Stop::Memory,
        // That is a fault of the program, as what clang complains of.
        Impatience::Idle => return None,
    })
}

/// Whether threads wait in loops of the program that stand for something else when it is checked.
pub fn waits_in_loops(module: &Module, args: &CheckArgs) -> Result<bool, Error> {
    let mut cut = module.clone();
    quotient::cut_loops_short(&mut cut, &args.options()?);
    Ok(cut.functions != module.functions)
}

/// Checks a program that was loaded with the same arguments.
pub fn explore(module: Module, args: &CheckArgs) -> Result<Outcome, Error> {
    match args.hunt {
        Some(seconds) => search(module, args, &[Some(drawing::hunt(seconds)), None], None),
        None => search(module, args, &[None], None),
    }
}

/// Searches a program: by drawing schedules, or by exploring all of them, one after the other until there is something
/// to report. A fleet explores on other machines.
pub fn search(
    module: Module,
    args: &CheckArgs,
    ways: &[Option<Sampling>],
    mut fleet: Option<&mut (dyn Fleet + Send)>,
) -> Result<Outcome, Error> {
    let inputs = args.program.nondet.filter(|_| module.ranged_inputs);
    let rounded = module.rounded_floats;
    let unmatched = module.unmatched.clone();
    let undefined = module.unwritten_reads();
    let undefined: Vec<_> = undefined
        .map(|(name, place)| (name.to_owned(), place))
        .collect();
    let mut course = Course {
        loading: args.started.elapsed(),
        ..Course::default()
    };
    let mut progress = Progress::start(args.output.quiet, args.output.progress);
    let walks = Walks::default();
    let walking = fleet.is_none()
        && progress.is_shown()
        && Walks::count_for(args.algorithm.first())
        && ways == [None];
    let walked = walking.then(|| module.clone());
    let mut show = |counts: &Counts| {
        Watch::tell(counts);
        course.note(progress.elapsed(), counts.executions());
        progress.update(&walks.added_to(counts));
    };
    let hash = (args.output.save.as_ref()).map(|_| module_hash(&module));
    let mut certificate = Certificate::default();
    let opened = Checkpoint::open(&args.checkpoints, &module, &args.options()?)?;
    let (mut checkpoint, mut resume) = opened.unzip();
    let mut explore = |module: Module, sampling: Option<Sampling>| {
        let mut options = args.options()?;
        options.explore.sampling = sampling;
        options.left_to_rf = Some(walks.astray());
        options.explore.progress = Some(&mut show);
        options.explore.interrupt = Some(interrupt::flag());
        let mut note = |explored: Explored<'_>| certificate.note(&explored);
        if args.output.certificate.is_some() {
            options.explore.on_execution = Some(&mut note);
        }
        let mut keep = |kept: &Kept<'_>| {
            checkpoint
                .iter_mut()
                .for_each(|file: &mut Checkpoint| file.keep(kept));
            true
        };
        if let Some(resume) = resume.take() {
            options.explore.checkpoints = Some(Checkpoints {
                every: args.checkpoints.checkpoint_every,
                after: None,
                keep: &mut keep,
                resume,
            });
        }
        options.explore.apart = fleet.take().map(|fleet| Apart {
            fleet,
            context: Vec::new(),
        });
        Ok::<_, Error>(quotient::explore(module, options)?)
    };
    let (last, before) = ways.split_last().unwrap_or((&None, &[]));
    let mut found = None;
    for &way in before {
        // What came to its end without a violation leaves the rest to those after it.
        let report = explore(module.clone(), way)?;
        if report.stopped != Some(Stop::Sampled) {
            found = Some(report);
            break;
        }
    }
    let report = std::thread::scope(|scope| {
        if let Some(module) = walked {
            scope.spawn(|| walks.take(module, args));
        }
        let report = match found {
            Some(report) => Ok(report),
            None => explore(module, *last),
        };
        walks.end();
        report
    });
    let mut report = report?;
    drop(progress);
    course.note(report.elapsed, report.counts.executions());
    if let Some(file) = &args.output.certificate {
        certificate.write(file, &report)?;
    }
    let saved = hash.map_or(Ok(None), |hash| save(&report, args, hash))?;
    report.violations.iter_mut().for_each(deadlock::settle);
    if report.stopped == Some(Stop::Interrupted) {
        report.stopped = Some(watch::interruption());
    }
    Ok(Outcome {
        files: args.program.files.clone(),
        algorithm: answered(&report, args),
        report,
        unroll: args.unroll,
        inputs,
        undefined,
        rounded,
        unmatched,
        coverage: args.coverage,
        measured: args.stats.then(Measured::now),
        course,
        saved,
    })
}

/// Who has explored.
fn answered(report: &Report, args: &CheckArgs) -> Algorithm {
    let chosen = report.chosen.as_ref().map(|chosen| chosen.answered);
    chosen.unwrap_or(args.algorithm.first())
}

/// Saves the violations, if there are any. Gives the name of the file.
fn save(report: &Report, args: &CheckArgs, module: String) -> Result<Option<PathBuf>, Error> {
    let (Some(file), Some((first, others))) = (&args.output.save, report.violations.split_first())
    else {
        return Ok(None);
    };
    let text = Saved::new(first, others, args, answered(report, args), module).text()?;
    std::fs::write(file, text).map_err(|error| Error::File(file.clone(), error))?;
    Ok(Some(file.clone()))
}
