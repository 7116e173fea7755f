//! An execution with a violation is run once more, to say what the search had no time to note: the functions that
//! threads were in, where mutexes were taken and memory was allocated, what calls of the library did. Before that
//! it is made as short as it can be ([`minimise`]).
//!
//! It relies on [`Program`] alone: a thread does again what it did if its accesses observe what they observed. What
//! cannot be run again as it was found (the last access of a data race may be one in vain) is told as it was
//! recorded.

mod dependence;
mod goal;
mod minimise;
mod replay;
mod telling;

use quotient_model::{FailureKind, Named, Program, ThreadId};

use crate::recording::{Extent, Found};
use goal::Goal;
use replay::Replay;

/// Tells all that was found.
pub(crate) fn retell<P: Program>(program: &mut Named<P>, found: &mut [Found], minimise: bool) {
    for found in found {
        retell_one(program, found, minimise);
    }
}

fn retell_one<P: Program>(program: &mut Named<P>, found: &mut Found, minimise: bool) {
    if found.events.is_empty() && !found.violation.trace.is_empty() {
        return;
    }
    let mut schedule: Vec<ThreadId> = found.events.iter().map(|event| event.id.thread).collect();
    // Of a data race the second access may be one in vain, which is no event.
    let kind = found.violation.failure.kind;
    let race = matches!(kind, FailureKind::Race | FailureKind::Robustness);
    let sure = found.events.len().saturating_sub(usize::from(race));
    let mut replay = Replay::new(program);
    if !replay.follow(program, &mut found.threads, &found.events[..sure]) {
        return;
    }
    let goal = Goal::of(found, program, &replay);
    let shorter = match (minimise, kind) {
        // What orders the accesses of a race, or does not, is not known here.
        (false, _) | (_, FailureKind::Race | FailureKind::Robustness) => None,
        (true, _) => Some(minimise::minimise(
            program,
            &mut found.threads,
            replay,
            &goal,
        )),
    };
    if let Some(mut shorter) = shorter {
        let before = Extent::of(schedule.iter());
        shorter.extend(&schedule[sure..]);
        if Extent::of(shorter.iter()) < before {
            schedule = shorter;
            found.violation.found = Some(before);
        }
    }
    telling::tell(program, found, &schedule, &goal);
}
