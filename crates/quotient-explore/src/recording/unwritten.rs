//! Whether threads have read in an execution what nobody had written.
//!
//! Threads see it of their own memory, and tell it themselves ([`Program::remarks`](quotient_model::Program::remarks)). Of shared memory they only
//! doubt it ([`Program::doubts`](quotient_model::Program::doubts)), mostly because what they found is zero; the execution decides. A read that waits is judged where its
//! thread comes to it, since there it would have read.

use quotient_model::{Access, Location, Remark, RemarkKind, ThreadId};
use rustc_hash::FxHashMap;

use crate::world::Current;

/// The first read in the current execution of what nobody had written before.
#[cold]
pub(super) fn first_unwritten_read<C: Current>(current: &C) -> Option<Remark> {
    let program = current.program();
    // The events that wrote a location first, and those that each thread did last.
    let mut written: FxHashMap<Location, usize> = FxHashMap::default();
    let mut last: FxHashMap<ThreadId, usize> = FxHashMap::default();
    for (at, (event, before)) in current.happened().enumerate() {
        let thread = event.id.thread;
        if let Some(location) = event.access.location() {
            let wrote = written.get(&location);
            let in_time = match event.access {
                Access::Await { .. } | Access::AwaitExchange { .. } => {
                    wrote.is_some_and(|wrote| last.get(&thread).is_none_or(|came| wrote < came))
                }
                _ => wrote.is_some(),
            };
            if !in_time
                && program.may_find_unwritten(before, location)
                && !was_written(current, location, at)
            {
                return Some(Remark {
                    kind: RemarkKind::UnwrittenRead,
                    thread: current.threads().name(thread),
                    source: program.source(before),
                });
            }
            if event.written.is_some() {
                written.entry(location).or_insert(at);
            }
        }
        last.insert(thread, at);
        last.extend(event.spawned.map(|child| (child, at)));
    }
    None
}

/// Whether the thread that made what a location is part of had written it in the current execution when others came to reach
/// it, before that event.
fn was_written<C: Current>(current: &C, location: Location, before: usize) -> bool {
    let program = current.program();
    let owner = program.owner(location);
    let states = current.happened().take(before);
    let own = states
        .filter(|(event, state)| Some(event.id.thread) == owner && program.is_own(location, state))
        .last();
    own.is_some_and(|(_, state)| program.has_written(state, location))
}
