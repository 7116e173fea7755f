//! What an execution must come to, to be one with the violation that was found.

use quotient_model::{Access, FailureKind, Named, Pending, Program, SourceLocation, ThreadId};

use super::replay::Replay;
use crate::recording::Found;

/// What an execution must come to.
pub(super) enum Goal {
    /// The thread fails, in this way and there.
    Fails {
        thread: ThreadId,
        kind: FailureKind,
        message: String,
        source: Option<SourceLocation>,
    },
    /// These threads wait for each other in a circle: whatever others do, they wait for ever. With each, what it
    /// waits for.
    Cycle(Vec<(ThreadId, Access)>),
    /// Nothing can go on, and these threads wait. With each, what it waits for.
    Stuck(Vec<(ThreadId, Access)>),
    /// All that happens, in the order that matters: what the failure depends on is not known here.
    All,
    /// The last accesses, of which two race, or one is stale.
    Race,
}

impl Goal {
    /// That of a violation, of which the execution was just run to its end.
    pub fn of<P: Program>(found: &Found, program: &Named<P>, replay: &Replay<P::Thread>) -> Self {
        let failure = &found.violation.failure;
        match failure.kind {
            FailureKind::Race | FailureKind::Robustness => Goal::Race,
            FailureKind::Leak | FailureKind::Livelock => Goal::All,
            FailureKind::Deadlock => Goal::waits(found, program, replay),
            kind => match replay.failure(program, found.thread) {
                Some(met) if met == failure => Goal::Fails {
                    thread: found.thread,
                    kind,
                    message: failure.message.to_string(),
                    source: found.violation.source.clone(),
                },
                _ => Goal::All,
            },
        }
    }

    fn waits<P: Program>(found: &Found, program: &Named<P>, replay: &Replay<P::Thread>) -> Self {
        let wants = |thread: ThreadId| match *program.pending(replay.state(thread)?) {
            Pending::Access(access) => Some((thread, access)),
            _ => None,
        };
        let next = |thread: ThreadId| {
            let (_, access) = wants(thread)?;
            waits_for(program, replay, access)
        };
        for &start in &found.stuck {
            let mut cycle = vec![start];
            while let Some(thread) = cycle.last().and_then(|&last| next(last)) {
                if thread == start {
                    let waits: Option<Vec<_>> = cycle.iter().map(|&t| wants(t)).collect();
                    return waits.map_or(Goal::All, Goal::Cycle);
                }
                if cycle.contains(&thread) {
                    break;
                }
                cycle.push(thread);
            }
        }
        let waits: Option<Vec<_>> = found.stuck.iter().map(|&t| wants(t)).collect();
        waits.map_or(Goal::All, Goal::Stuck)
    }

    /// The threads whose last events matter; all if there are none.
    pub fn threads(&self) -> Vec<ThreadId> {
        match self {
            Goal::Fails { thread, .. } => vec![*thread],
            Goal::Cycle(waits) => waits.iter().map(|&(thread, _)| thread).collect(),
            Goal::Stuck(_) | Goal::All | Goal::Race => Vec::new(),
        }
    }

    /// Whether other orders in which threads observe something else may come to it.
    pub fn is_open(&self) -> bool {
        matches!(self, Goal::Fails { .. } | Goal::Cycle(_) | Goal::Stuck(_))
    }

    /// Whether the execution has come to it.
    pub fn is_met<P: Program>(&self, program: &Named<P>, replay: &Replay<P::Thread>) -> bool {
        let waits = |&(thread, access): &(ThreadId, Access)| {
            replay.state(thread).is_some_and(|state| {
                *program.pending(state) == Pending::Access(access)
                    && !replay.enabled(program, thread)
            })
        };
        match self {
            Goal::Fails {
                thread,
                kind,
                message,
                source,
            } => {
                replay
                    .failure(program, *thread)
                    .is_some_and(|failure| failure.kind == *kind && *failure.message == **message)
                    && replay
                        .state(*thread)
                        .is_some_and(|state| program.source(state) == *source)
            }
            Goal::Cycle(cycle) => {
                let threads = self.threads();
                let inside = |&(_, access): &(ThreadId, Access)| {
                    waits_for(program, replay, access).is_some_and(|on| threads.contains(&on))
                };
                cycle.iter().all(waits) && cycle.iter().all(inside)
            }
            Goal::Stuck(stuck) => {
                let quiet = |thread| !replay.enabled(program, thread);
                let ended = |thread: ThreadId| {
                    let pending = replay.state(thread).map(|state| program.pending(state));
                    matches!(pending, Some(Pending::Done(_)))
                };
                let known = |thread: ThreadId| stuck.iter().any(|&(known, _)| known == thread);
                stuck.iter().all(waits)
                    && replay.present().all(quiet)
                    && replay.present().all(|t| known(t) || ended(t))
            }
            Goal::All | Goal::Race => false,
        }
    }
}

/// The one thread that could let another go on that waits for this access.
pub(super) fn waits_for<P: Program>(
    program: &Named<P>,
    replay: &Replay<P::Thread>,
    access: Access,
) -> Option<ThreadId> {
    match access {
        Access::Lock { location } if !program.is_gate(location) => {
            replay.cell(program, location).holder()
        }
        Access::Join { thread } => Some(thread),
        _ => None,
    }
}
