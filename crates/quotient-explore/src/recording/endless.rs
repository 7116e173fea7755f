//! Executions that may never end: which thread keeps them from it, and what that does over and over.

use std::cmp::Reverse;

use quotient_model::{Access, Event, HIDDEN, MOST_CHOICES, Program, Repeated, ThreadId, Value};

use crate::recording::ending::{Endless, Limit, Stop};
use crate::recording::steps::trace_step;
use crate::world::Current;

/// The current execution has reached a limit: a thread that has done much of what happened last is
/// taken to be the one that goes on for ever.
#[cold]
pub(crate) fn too_long<C: Current>(current: &C, limit: Limit) -> Stop {
    let happened: Vec<_> = current.happened().collect();
    let mut busy: Vec<(ThreadId, usize)> = Vec::new();
    for (event, _) in &happened[happened.len() / 2..] {
        match busy.iter_mut().find(|(t, _)| *t == event.id.thread) {
            Some((_, events)) => *events += 1,
            None => busy.push((event.id.thread, 1)),
        }
    }
    busy.sort_by_key(|&(thread, events)| (Reverse(events), thread));
    let threads = || busy.iter().map(|&(thread, _)| thread);
    let named = threads().find_map(|thread| {
        let repeated = repeated(current, thread, &happened)?;
        Some((thread, Some(repeated)))
    });
    let busiest = threads().next().unwrap_or(ThreadId::MAIN);
    let (thread, repeated) = named.unwrap_or((busiest, None));
    Stop::Endless(Box::new(endless(current, limit, thread, repeated)))
}

/// `thread` has come to what it may never leave.
#[cold]
pub(crate) fn stuck<C: Current>(current: &C, thread: ThreadId) -> Stop {
    let repeated = current.program().repeated(current.state(thread), &[]);
    let chooses = |event: &Event| {
        let hidden = matches!(event.access, Access::Spawn { nth } if nth >= HIDDEN);
        hidden && event.id.thread == thread
    };
    let choices = current.happened().filter(|(event, _)| chooses(event));
    let limit = match choices.count() >= MOST_CHOICES as usize {
        true => Limit::Choices(MOST_CHOICES as usize),
        false => Limit::Steps,
    };
    let endless = endless(current, limit, thread, repeated);
    Stop::Endless(Box::new(endless))
}

/// What the thread has done over and over in the second half of its events; or, if it has left that in
/// the end, in their third quarter.
fn repeated<C: Current>(
    current: &C,
    thread: ThreadId,
    happened: &[(Event, &<C::Program as Program>::Thread)],
) -> Option<Repeated> {
    let own = happened
        .iter()
        .filter(|(event, _)| event.id.thread == thread);
    let own: Vec<_> = own.collect();
    let half = own.len() / 2;
    let quarter = own.len() / 4;
    [&own[half..], &own[half..half + quarter]]
        .iter()
        .find_map(|last| {
            let &(_, before) = last.first()?;
            let observed: Vec<Value> = last.iter().map(|(event, _)| event.observed).collect();
            current.program().repeated(before, &observed)
        })
}

fn endless<C: Current>(
    current: &C,
    limit: Limit,
    thread: ThreadId,
    repeated: Option<Repeated>,
) -> Endless {
    let own = current
        .happened()
        .filter(|(event, _)| event.id.thread == thread);
    let steps =
        own.map(|(event, _)| trace_step(current.program(), current.threads(), &event, None));
    let reads = steps.filter_map(|step| Some((step.target?, step.read?)));
    Endless {
        limit,
        thread: current.threads().name(thread),
        repeated,
        read: reads.last(),
    }
}
