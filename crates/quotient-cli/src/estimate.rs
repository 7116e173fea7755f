//! `quotient estimate`: how many executions `optimal` would explore, and how long that would take, without exploring them.
//!
//! The number is that of random walks ([`quotient::Strategy::Survey`]), the time for each that of the first ones that are explored. Who
//! is through with those has the number itself. Where the walks differ too much to rely on, the first executions are also asked
//! what they expect, as the progress line does, and the larger number counts: both miss what they have not met.

use std::io::{self, Write};
use std::time::Duration;

use quotient::{Counts, Module, Report, Sampling, Stop};
use serde::Serialize;

use crate::args::{CheckArgs, EstimateArgs};
use crate::error::Error;
use crate::interrupt;
use crate::output::Format;
use crate::progress::{grouped, time};
use crate::{check, drawing, task};

/// What `estimate` does not take of the options of `check`: it looks for nothing, and counts what `optimal` explores.
pub const NOT_ESTIMATED: [&str; 24] = [
    "preemptions",
    "certificate",
    "memory",
    "explore",
    "algorithm",
    "hunt",
    "threads",
    "any_violation",
    "self_check",
    "root",
    "backtrack_signals",
    "closure",
    "guide",
    "witness",
    "max_executions",
    "coverage",
    "races",
    "leaks",
    "keep_going",
    "no_minimise",
    "save",
    "html",
    "dot",
    "stats",
];

/// So many executions are explored to see how long each takes.
const EXPLORED: u64 = 20_000;

/// What is told.
#[derive(Serialize, Debug)]
struct Estimate {
    executions: u64,
    low: u64,
    /// Nothing if there may be any number more.
    high: Option<u64>,
    /// Everything was explored: that is how many there are.
    exact: bool,
    seconds: f64,
    /// How many walks it rests on.
    walks: u64,
}

/// Tells how much there is to explore. Gives the exit code.
pub fn run(args: &EstimateArgs) -> Result<u8, Error> {
    let EstimateArgs {
        check: args,
        walks,
        seed,
    } = args;
    if task::named(args).is_some() {
        return Err(Error::CommandLine(
            "estimate takes programs; for a task (.yml) there is `quotient check`".to_owned(),
        ));
    }
    let module = check::load(args)?;
    let estimate = match explored(&module, args)? {
        Explored::All(estimate) => Some(estimate),
        Explored::Some { each, by_search } => surveyed(
            module,
            args,
            drawing::survey(*walks, *seed),
            each,
            by_search,
        )?,
    };
    let text = match (&estimate, args.output.format) {
        (Some(estimate), Format::Json) => json(estimate),
        (Some(estimate), _) => words(estimate),
        (None, _) => {
            return Err(Error::CommandLine(
                "no walk came to the end of an execution: try more with --walks N".to_owned(),
            ));
        }
    };
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Error::Output(error)),
        _ => Ok(0),
    }
}

/// What came of exploring a little.
enum Explored {
    All(Estimate),
    /// More is to be explored, in this time for each execution.
    Some {
        each: f64,
        by_search: Option<u64>,
    },
}

fn explored(module: &Module, args: &CheckArgs) -> Result<Explored, Error> {
    let mut options = args.options()?;
    options.auto = false;
    options.explore.limits.executions = Some(EXPLORED);
    options.explore.interrupt = Some(interrupt::flag());
    options.explore.keep_going = true;
    let mut by_search = None;
    let mut listen = |counts: &Counts| by_search = counts.expected.or(by_search);
    options.explore.progress = Some(&mut listen);
    let report = quotient::explore(module.clone(), options)?;
    let executions = report.counts.executions();
    let seconds = report.elapsed.as_secs_f64();
    Ok(match report.stopped {
        None => Explored::All(Estimate {
            executions,
            low: executions,
            high: Some(executions),
            exact: true,
            seconds,
            walks: 0,
        }),
        _ => Explored::Some {
            each: seconds / executions.max(1) as f64,
            by_search,
        },
    })
}

fn surveyed(
    module: Module,
    args: &CheckArgs,
    sampling: Sampling,
    each: f64,
    by_search: Option<u64>,
) -> Result<Option<Estimate>, Error> {
    let mut options = args.options()?;
    options.explore.sampling = Some(sampling);
    options.explore.interrupt = Some(interrupt::flag());
    options.explore.keep_going = true;
    options.explore.races = None;
    let report: Report = quotient::explore(module, options)?;
    if let Some(Stop::Program(diagnostic)) = report.stopped {
        return Err(Error::Program(diagnostic));
    }
    let Some(sampled) = report.sampled else {
        return Ok(None);
    };
    Ok(sampled.space.map(|space| {
        // More were explored already: then the walks have missed most.
        let high = space.high.filter(|&high| high > EXPLORED as f64);
        let executions = match (high, by_search) {
            (None, Some(other)) => space.executions.max(other as f64),
            _ => space.executions,
        };
        let executions = executions.max(EXPLORED as f64);
        Estimate {
            executions: executions as u64,
            low: space.low.max(EXPLORED as f64) as u64,
            high: high.map(|high| high as u64),
            exact: false,
            seconds: executions * each,
            walks: sampled.schedules,
        }
    }))
}

fn json(estimate: &Estimate) -> String {
    serde_json::to_string(estimate).expect("numbers are JSON") + "\n"
}

fn words(estimate: &Estimate) -> String {
    let Estimate {
        executions,
        low,
        high,
        ..
    } = *estimate;
    if estimate.exact {
        return format!(
            "{} executions, all explored in {:.3} s (optimal)\n",
            grouped(executions),
            estimate.seconds
        );
    }
    let takes = |number: u64| {
        // Beyond that the words for it are as good as any.
        let seconds = estimate.seconds * number as f64 / executions as f64;
        time(Duration::from_secs_f64(seconds.min(1e15)))
    };
    let likely = |number: &dyn Fn(u64) -> String| match high {
        Some(high) => format!("likely between {} and {}", number(low), number(high)),
        None => format!("likely more than {}, and perhaps many more", number(low)),
    };
    format!(
        "about {} executions (optimal), {}\n  about {}, {}, with one thread on this machine\n  by {} random walks\n",
        rounded(executions),
        likely(&rounded),
        takes(executions),
        likely(&takes),
        grouped(estimate.walks)
    )
}

/// A number to two digits.
fn rounded(number: u64) -> String {
    if number >= 1_000_000_000_000 {
        return format!("{:.1e}", number as f64);
    }
    let mut unit = 1;
    while number / unit >= 100 {
        unit *= 10;
    }
    grouped((number + unit / 2) / unit * unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_digits_than_are_known() {
        assert_eq!(rounded(7), "7");
        assert_eq!(rounded(12_345), "12,000");
        assert_eq!(rounded(12_999), "13,000");
        assert_eq!(rounded(1_260_000_000_000), "1.3e12");
        let estimate = Estimate {
            executions: 1_000_000,
            low: 500_000,
            high: Some(2_000_000),
            exact: false,
            seconds: 100.0,
            walks: 20_000,
        };
        assert_eq!(
            words(&estimate),
            "about 1,000,000 executions (optimal), likely between 500,000 and 2,000,000\n  \
             about 1 min 40 s, likely between 50 s and 3 min 20 s, with one thread on this machine\n  \
             by 20,000 random walks\n"
        );
        let unsure = Estimate {
            high: None,
            ..estimate
        };
        assert!(words(&unsure).contains("likely more than 500,000, and perhaps many more"));
    }
}
