//! Deadlocks and livelocks: threads that wait for ever.
//!
//! Threads that wait for each other at the end of an execution are a violation, and so are threads that
//! spin for ever. Not so if one of the threads was blocked by an assumption or a bound or would give up
//! waiting (then this execution says nothing), has failed (a violation of its own, which would have ended
//! the program), or the program has exited. A thread is followed around its loop before it is said to spin
//! ([`Current::goes_round`]).

use quotient_model::{Access, Failure, FailureKind, Pending, SourceLocation, ThreadId};

use crate::recording::{Halt, Recorder, Waiting};
use crate::world::Current;

/// Reports the threads that wait for ever in the current execution, which is maximal.
pub(crate) fn at_end<C: Current>(current: &mut C, recorder: &mut Recorder) -> Result<(), Halt> {
    let excused = |thread| {
        current.failure(thread).is_some()
            || match current.pending(thread) {
                Pending::Blocked(_) | Pending::Exit(_) | Pending::Failed(_) => true,
                Pending::Access(access) => {
                    let (program, state) = (current.program(), current.state(thread));
                    program.gives_up(state)
                        || access.awaits(0).is_some() && program.spins_at(state).is_none()
                }
                _ => false,
            }
    };
    if current.present().any(excused) {
        return Ok(());
    }
    let waiting: Vec<(ThreadId, Access)> = current
        .present()
        .filter_map(|thread| match *current.pending(thread) {
            Pending::Access(access) => Some((thread, access)),
            _ => None,
        })
        .collect();
    let spinning: Vec<ThreadId> = waiting
        .iter()
        .filter(|(_, access)| access.awaits(0).is_some())
        .map(|&(thread, _)| thread)
        .collect();
    if !spinning.iter().all(|&thread| current.goes_round(thread)) {
        return Ok(());
    }
    match (spinning.first(), waiting.first()) {
        (Some(&first), _) => {
            recorder.counts.livelocks += 1;
            if recorder.wanted.allow_livelock {
                return Ok(());
            }
            let source = current.program().spins_at(current.state(first));
            report(
                current,
                recorder,
                FailureKind::Livelock,
                &waiting,
                first,
                source,
            )
        }
        (None, Some(&(first, _))) => {
            let source = current.program().source(current.state(first));
            report(
                current,
                recorder,
                FailureKind::Deadlock,
                &waiting,
                first,
                source,
            )
        }
        (None, None) => Ok(()),
    }
}

/// Reports a violation by threads that wait for ever.
#[cold]
fn report<C: Current>(
    current: &C,
    recorder: &mut Recorder,
    kind: FailureKind,
    threads: &[(ThreadId, Access)],
    first: ThreadId,
    source: Option<SourceLocation>,
) -> Result<(), Halt> {
    let waiting: Vec<Waiting> = threads
        .iter()
        .map(|&(thread, access)| Waiting {
            thread: current.threads().name(thread),
            source: match current.program().spins_at(current.state(thread)) {
                Some(source) => Some(source),
                None => current.program().source(current.state(thread)),
            },
            reason: reason(current, access),
        })
        .collect();
    let each = waiting.iter();
    let each = each.map(|w| format!("{} waits for {}", w.thread, w.reason));
    let message = format!("{}: {}", kind.word(), each.collect::<Vec<_>>().join("; "));
    let failure = Failure::new(kind, message);
    recorder.violation_by(current, failure, first, source, waiting)
}

/// What a thread that wants this access waits for.
fn reason<C: Current>(current: &C, access: Access) -> String {
    match access {
        Access::Lock { location } => {
            let name = current.program().location_name(location);
            if current.program().is_gate(location) {
                return name;
            }
            match current.holder(location) {
                Some(holder) => {
                    format!("mutex {name}, held by {}", current.threads().name(holder))
                }
                None => format!("mutex {name}"),
            }
        }
        Access::Join { thread } => format!("the end of {}", current.threads().name(thread)),
        Access::Await { location, .. } | Access::AwaitExchange { location, .. } => {
            let name = current.program().location_name(location);
            format!("another value of {name}, in a loop")
        }
        _ => "an access that is not enabled".to_owned(),
    }
}
