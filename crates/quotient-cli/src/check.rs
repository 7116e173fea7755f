//! `quotient check`: load the program, explore it, report.

use std::io::{self, Write};
use std::time::Instant;

use quotient_explore::{Counts, Heuristics, Leaks, Limits, Options, Report, Root};
use quotient_ir::{Interpreter, Keep};

use crate::args::{CheckArgs, Format, Leaks as LeaksArg};
use crate::error::Error;
use crate::interrupt;
use crate::load;
use crate::progress::Progress;
use crate::report::statistics::Measured;
use crate::report::{Outcome, Verdict, human, json};
use crate::style::Style;

/// How wide a report may be where that is not known: in a pipe, in a file.
const USUAL_WIDTH: usize = 120;

/// Checks the program and writes the report to standard output.
pub fn run(args: &CheckArgs) -> Result<Verdict, Error> {
    let outcome = explore(args)?;
    match write(&outcome, args.format) {
        // Whoever read the report has seen enough; the exit code still tells.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        written => written.map_err(Error::Output)?,
    }
    Ok(outcome.verdict())
}

/// Checks the program.
pub fn explore(args: &CheckArgs) -> Result<Outcome, Error> {
    let heuristics = args.without.heuristics(args.algorithm)?;
    let root = args.root()?;
    args.check_properties()?;
    let program = interpreter(args)?;
    let started = Instant::now();
    let report = explored(&program, args, heuristics, root)?;
    Ok(Outcome {
        elapsed: started.elapsed(),
        report,
        algorithm: args.algorithm,
        unroll: args.unroll,
        measured: args.stats.then(Measured::now),
    })
}

fn interpreter(args: &CheckArgs) -> Result<Interpreter, Error> {
    let mut module = load::optimised(&args.program, args.uninit)?;
    let keep = match args.races || args.uninit {
        true => Keep::Accesses,
        false => Keep::Nothing,
    };
    load::cut_loops_short(&mut module, &args.program, keep);
    let knows_awaits = args.algorithm.knows_awaits();
    let options = quotient_ir::Options {
        unroll: args.unroll,
        awaits: knows_awaits,
        independent_adds: knows_awaits && !args.no_ifaa,
        races: args.races,
        leaks: args.leaks.is_some(),
        uninit: args.uninit,
        ..quotient_ir::Options::default()
    };
    Interpreter::new(&module, options).map_err(Error::Program)
}

fn explored(
    program: &Interpreter,
    args: &CheckArgs,
    heuristics: Heuristics,
    root: Root,
) -> Result<Report, Error> {
    let usual = Limits::default();
    let limits = Limits {
        timeout: args.timeout,
        executions: args.max_executions,
        events: args.max_events.map_or(usual.events, |most| most as usize),
    };
    let mut progress = Progress::start();
    let mut show = |counts: &Counts| progress.update(counts);
    let options = Options {
        algorithm: args.algorithm,
        keep_going: args.keep_going,
        limits,
        self_check: args.self_check,
        time_phases: args.stats,
        heuristics,
        root,
        allow_livelock: args.allow_livelock,
        races: args.races,
        leaks: args.leaks.map(|which| match which {
            LeaksArg::Lost => Leaks::Lost,
            LeaksArg::All => Leaks::All,
        }),
        interrupt: Some(interrupt::flag()),
        progress: Some(&mut show),
        ..Options::default()
    };
    Ok(quotient_explore::explore(program, options)?)
}

fn write(outcome: &Outcome, format: Format) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match format {
        Format::Json => json::write(outcome, &mut out)?,
        Format::Human => {
            let size = terminal_size::terminal_size_of(io::stdout());
            let width = size.map_or(USUAL_WIDTH, |(width, _)| usize::from(width.0));
            let report = human::render(outcome, width, Style::of_stdout());
            out.write_all(report.as_bytes())?;
        }
    }
    out.flush()
}
