//! `quotient sample`: draw schedules at random, and report as a check does.

use quotient::Verdict;

use crate::args::SampleArgs;
use crate::check;
use crate::error::Error;
use crate::task;

/// What `sample` does not take of the options of `check`: it has no algorithm, or draws what they choose.
pub const NOT_SAMPLED: [&str; 17] = [
    "preemptions",
    "certificate",
    "memory",
    "explore",
    "algorithm",
    "hunt",
    "threads",
    "any_violation",
    "no_symmetry",
    "self_check",
    "root",
    "backtrack_signals",
    "closure",
    "guide",
    "witness",
    "max_executions",
    "coverage",
];

/// Draws schedules and writes the report to standard output.
pub fn run(args: &SampleArgs) -> Result<Verdict, Error> {
    let SampleArgs {
        check: args,
        drawing,
    } = args;
    if task::named(args).is_some() {
        return Err(Error::CommandLine(
            "sample takes programs; for a task (.yml) there is `quotient check`".to_owned(),
        ));
    }
    check::watched(args, || {
        let module = check::load(args)?;
        check::search(module, args, &[Some(drawing.sampling())], None)
    })
}
