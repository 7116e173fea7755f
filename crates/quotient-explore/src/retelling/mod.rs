//! An execution with a violation is run once more, to say what the search had no time to note: the functions that
//! threads were in, where mutexes were taken and memory was allocated, what calls of the library did. Before that
//! it is made as short as it can be ([`minimise`]).
//!
//! It relies on [`Program`] alone: a thread does again what it did if its accesses observe what they observed. What
//! cannot be run again as it was found (the last access of a data race may be one in vain) is told as it was
//! recorded.

mod dependence;
mod goal;
mod judged;
mod minimise;
mod replay;
mod telling;

use quotient_model::{FailureKind, Named, Program, ThreadId};

use crate::recording::{Extent, Found, Memory, RaceReading};
use goal::Goal;
use replay::Replay;

/// How violations are told.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// Their executions are made as short as they can be.
    pub minimise: bool,
    /// What is a data race, if any are looked for.
    pub races: Option<RaceReading>,
    /// What may be stale, if that is judged.
    pub memory: Option<Memory>,
}

/// Tells all that was found.
pub(crate) fn retell<P: Program>(program: &mut Named<P>, found: &mut [Found], manner: Manner) {
    for found in found {
        retell_one(program, found, manner);
    }
}

fn retell_one<P: Program>(program: &mut Named<P>, found: &mut Found, manner: Manner) {
    if found.events.is_empty() && !found.violation.trace.is_empty() {
        return;
    }
    let as_found: Vec<ThreadId> = found.events.iter().map(|event| event.id.thread).collect();
    // Of a data race the second access may be one in vain, which is no event.
    let kind = found.violation.failure.kind;
    let race = matches!(kind, FailureKind::Race | FailureKind::Robustness);
    let sure = found.events.len().saturating_sub(usize::from(race));
    let mut replay = Replay::new(program);
    if !replay.follow(program, &mut found.threads, &found.events[..sure]) {
        return;
    }
    let goal = Goal::of(found, program, &replay);
    let shorter = match kind {
        _ if !manner.minimise => None,
        FailureKind::Race | FailureKind::Robustness => shorter_judged(program, found, manner),
        _ => Some(minimise::minimise(
            program,
            &mut found.threads,
            replay,
            &goal,
        )),
    };
    let before = Extent::of(as_found.iter());
    let shorter = shorter.filter(|shorter| Extent::of(shorter.iter()) < before);
    if shorter.is_some() {
        found.violation.found = Some(before);
    }
    let schedule = shorter.unwrap_or(as_found);
    telling::tell(program, found, &schedule, &goal);
}

/// Has a data race, or an access that may be stale, in a shorter execution, if there is one, and gives that's schedule.
fn shorter_judged<P: Program>(
    program: &Named<P>,
    found: &mut Found,
    manner: Manner,
) -> Option<Vec<ThreadId>> {
    let shorter = judged::shorter(&program.program, found, manner)?;
    found.violation.trace = shorter.trace;
    found.violation.schedule.turns = shorter.turns;
    Some(shorter.schedule)
}
