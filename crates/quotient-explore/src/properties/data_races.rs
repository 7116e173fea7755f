//! Data races: two accesses of one location by different threads, one of which writes and one of
//! which is not atomic, that some execution has next to each other.
//!
//! Such a pair is looked for in the order of the current execution, when the second of the two is
//! added. If the first happens before the second because the two conflict and for no other reason, then
//! there is an execution in which the first comes right before the second: all that does not
//! happen after the first, then the first, then the second. Conversely, an execution that has them next
//! to each other is in a class that is explored, and in the order of that class nothing is between
//! them. In [`crate::observers`], two writes may also be unordered; what was said holds for them too.
//!
//! # Awaits
//!
//! An await stands for a loop that reads until it finds what it waits for, and only the last of these
//! reads is an event. The reads in vain are accesses as well. They can come right after any write e
//! unless what the thread did before the await happens after e. So for awaits, those that happen and those that stay
//! blocked, all such e are looked at, whatever lies between.
//! A compare-exchange that waits writes only when it happens, so it races with a read e only if it could
//! happen where e does. An exchange writes in vain, too.

use quotient_model::{
    Access, Cell, Effect, EventId, Index, Location, Pending, Program, RmwOp, ThreadId, Value,
    perform,
};
use rustc_hash::FxHashMap;

use crate::order::{EventIndex, Footprint, NONE};
use crate::recording::{Halt, RacingAccess, Recorder};
use crate::world::{Await, Current, Trace};

/// Reports the data races of the last event with those that it directly comes after. Mostly there are none.
#[inline]
pub(crate) fn of_last<P: Program>(trace: &Trace<P>, recorder: &mut Recorder) -> Result<(), Halt> {
    let at = trace.last();
    let plain = |event: EventIndex| !trace.program.is_atomic(trace.state_before(event));
    let mut conflicting = trace.conflicting(at);
    let Some(first) = conflicting.next() else {
        return Ok(());
    };
    let awaits = trace.event(at).access.awaits(0).is_some();
    if !awaits && !plain(at) && !plain(first) && !conflicting.any(plain) {
        return Ok(());
    }
    let direct: Vec<EventIndex> = trace.conflicting(at).collect();
    let before = |a, b| trace.happens_before(a, b);
    of_event(trace, recorder, &direct, &[], before)
}

/// Reports the data races of the awaits that stay blocked at the end of an execution, with events and
/// with each other, and of those with each other that were blocked until their memory was freed. `before` is
/// the order of the events.
#[cold]
pub(crate) fn of_blocked<P: Program>(
    trace: &Trace<P>,
    recorder: &mut Recorder,
    before: impl Fn(EventIndex, EventIndex) -> bool,
) -> Result<(), Halt> {
    let mut blocked: Vec<Second<'_, P>> = Vec::new();
    let mut freed: Vec<Freed<'_, P>> = Vec::new();
    for thread in trace.present() {
        if trace.has_failed(thread) {
            let Some(second) = Freed::last_of(trace, thread, &before) else {
                continue;
            };
            for first in freed.iter().filter(|first| first.by == second.by) {
                let pair = [first.await_, second.await_];
                of_pair(trace, recorder, pair, || {
                    let earlier = |&at: &EventIndex| at < first.by || !before(first.by, at);
                    let both = [first.await_.end, second.await_.end];
                    let others = |at: &EventIndex| *at != first.by && !both.contains(at);
                    let all = trace.all();
                    all.filter(earlier).filter(others).collect()
                })?;
            }
            freed.push(second);
            continue;
        }
        if let Pending::Access(access) = *trace.pending(thread)
            && let Some(awaited) = Await::pending(trace, thread, access)
        {
            let second = Second {
                thread,
                access,
                end: trace.end(),
                state: trace.state(thread),
            };
            of_await(trace, recorder, &awaited, second, &before)?;
            for &first in &blocked {
                let all = || trace.all().collect();
                of_pair(trace, recorder, [first, second], all)?;
            }
            blocked.push(second);
        }
    }
    Ok(())
}

/// An await that was in vain until its memory was freed, and fails then.
struct Freed<'t, P: Program> {
    await_: Second<'t, P>,
    /// The event that frees the memory.
    by: EventIndex,
}

impl<'t, P: Program> Freed<'t, P> {
    /// The last event of a thread that has failed, if it is such an await: one whose thread could come there before
    /// the memory was freed.
    fn last_of(
        trace: &'t Trace<P>,
        thread: ThreadId,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
    ) -> Option<Self> {
        let at = trace.last_of(thread);
        let awaited = (at != NONE && trace.fails(at)).then(|| Await::happened(trace, at))??;
        Some(Freed {
            await_: Second::happened(trace, at),
            by: awaited.freed_by(trace, before)?,
        })
    }
}

/// Reports the data race of two awaits that are blocked after the events of `order`, if there is one: they are
/// accesses in vain, one of which writes.
fn of_pair<P: Program>(
    trace: &Trace<P>,
    recorder: &mut Recorder,
    pair: [Second<'_, P>; 2],
    order: impl FnOnce() -> Vec<EventIndex>,
) -> Result<(), Halt> {
    let [first, second] = pair.map(|await_| await_.access.location());
    let Some(location) = first.filter(|_| first == second) else {
        return Ok(());
    };
    let atomic = pair.map(|await_| trace.program.is_atomic(await_.state));
    if atomic == [true, true]
        || apart(trace, pair.map(|await_| await_.state))
        || !pair.iter().any(|await_| await_.access.writes_in_vain())
        || !recorder.is_new_pair(pair.map(|await_| trace.program.site(await_.state)))
    {
        return Ok(());
    }
    let order = order();
    let (events, value) = replayed(trace, &order, location);
    let in_vain = pair.map(|await_| performed(trace, &await_, location, value));
    let states = pair.map(|await_| await_.state);
    let accesses = [0, 1].map(|n| racing(trace, &in_vain[n], states[n]));
    recorder.race(trace, location, accesses, || {
        let before = order.iter().map(|&at| trace.state_before(at));
        let happened = events.into_iter().zip(before);
        happened.chain(in_vain.into_iter().zip(states)).collect()
    })
}

/// What a report says of an access that is part of a race.
pub(crate) fn racing<C: Current>(
    current: &C,
    event: &quotient_model::Event,
    before: &<C::Program as Program>::Thread,
) -> RacingAccess {
    let program = current.program();
    RacingAccess {
        thread: current.threads().name(event.id.thread),
        source: program.source(before),
        writes: event.written.is_some(),
        frees: matches!(event.access, Access::Free { .. }),
        atomic: program.is_atomic(before),
    }
}

/// Reports the data races of the last event: with those of `direct`, which it comes after because they
/// conflict, that are not before another of them; and with `unordered`, which conflict with it
/// and have no order for it; if it is an await, with all that its reads in vain could come right after. `before` is
/// the order of the events.
pub(crate) fn of_event<P: Program>(
    trace: &Trace<P>,
    recorder: &mut Recorder,
    direct: &[EventIndex],
    unordered: &[EventIndex],
    before: impl Fn(EventIndex, EventIndex) -> bool,
) -> Result<(), Halt> {
    let at = trace.last();
    if let Some(awaited) = Await::happened(trace, at) {
        return of_await(
            trace,
            recorder,
            &awaited,
            Second::happened(trace, at),
            &before,
        );
    }
    let event = trace.event(at);
    if trace.has_failed(event.step.thread) || matches!(event.step.footprint, Footprint::Section(_))
    {
        return Ok(());
    }
    let pred = trace.thread_before(at);
    for &first in direct.iter().chain(unordered) {
        let between = |&other: &EventIndex| other != first && before(first, other);
        if pred != NONE && before(first, pred) || direct.iter().any(between) {
            continue;
        }
        report(trace, recorder, first, Second::happened(trace, at), &before)?;
    }
    Ok(())
}

fn of_await<P: Program>(
    trace: &Trace<P>,
    recorder: &mut Recorder,
    awaited: &Await,
    second: Second<'_, P>,
    before: &impl Fn(EventIndex, EventIndex) -> bool,
) -> Result<(), Halt> {
    let mut first = awaited.last;
    while first != NONE {
        let ordered = awaited.pred != NONE && before(first, awaited.pred);
        let conflicts = match trace.event(first).step.footprint {
            Footprint::Write(_) if ordered => break,
            Footprint::Write(_)
            | Footprint::Blind(_)
            | Footprint::Count(..)
            | Footprint::Uncount(..) => !ordered,
            Footprint::Read(_) => {
                let cell = trace.cell_before(first, awaited.location);
                let writes = match perform(&awaited.access, cell, awaited.thread) {
                    Effect::Done { written, .. } => written.is_some(),
                    Effect::Disabled => awaited.access.writes_in_vain(),
                    Effect::Failed(_) => false,
                };
                !ordered && writes
            }
            _ => false,
        };
        if conflicts {
            report(trace, recorder, first, second, before)?;
        }
        first = trace.access_before(first, awaited.location);
    }
    Ok(())
}

/// The second access of a race, which is pending after the events up to `end`.
struct Second<'t, P: Program> {
    thread: ThreadId,
    access: Access,
    end: EventIndex,
    state: &'t P::Thread,
}

impl<P: Program> Clone for Second<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: Program> Copy for Second<'_, P> {}

impl<'t, P: Program> Second<'t, P> {
    fn happened(trace: &'t Trace<P>, at: EventIndex) -> Self {
        let event = trace.event(at);
        Second {
            thread: event.step.thread,
            access: event.access,
            end: at,
            state: trace.state_before(at),
        }
    }
}

/// Reports the race of `first`, which is no access of a whole object, and `second`, if there is one.
fn report<P: Program>(
    trace: &Trace<P>,
    recorder: &mut Recorder,
    first: EventIndex,
    second: Second<'_, P>,
    before: &impl Fn(EventIndex, EventIndex) -> bool,
) -> Result<(), Halt> {
    let event = trace.event(first);
    let Some(location) = event.access.location() else {
        return Ok(());
    };
    if let Footprint::Section(_) = event.step.footprint {
        return Ok(());
    }
    let program = &trace.program;
    let states = [trace.state_before(first), second.state];
    let atomic = states.map(|state| program.is_atomic(state));
    if event.step.thread == second.thread || atomic == [true, true] || apart(trace, states) {
        return Ok(());
    }
    if !recorder.is_new_pair(states.map(|state| program.site(state))) {
        return Ok(());
    }
    let order: Vec<EventIndex> = EventIndex::FIRST
        .to(second.end)
        .filter(|&at| at != first && !(at > first && before(first, at)))
        .chain([first])
        .collect();
    let (mut events, value) = replayed(trace, &order, location);
    events.push(performed(trace, &second, location, value));
    let [.., one, other] = &events[..] else {
        return Ok(());
    };
    let accesses = [
        racing(trace, one, states[0]),
        racing(trace, other, states[1]),
    ];
    recorder.race(trace, location, accesses, || {
        let states = order.iter().map(|&at| trace.state_before(at));
        let states = states.chain([second.state]);
        events.into_iter().zip(states).collect()
    })
}

/// Whether the two accesses are to parts of a location that have nothing in common. What lies between
/// two that have hides no race: there is an execution of another class in which it comes before or after.
fn apart<P: Program>(trace: &Trace<P>, states: [&P::Thread; 2]) -> bool {
    let [first, second] = states.map(|state| trace.program.program.accessed_part(state));
    first.is_apart_from(second)
}

/// The events in another order, and what the location holds after them. What adds leave behind may
/// differ from what they left in the current execution.
fn replayed<P: Program>(
    trace: &Trace<P>,
    order: &[EventIndex],
    location: Location,
) -> (Vec<quotient_model::Event>, Value) {
    let mut memory: FxHashMap<Location, Value> = FxHashMap::default();
    for at in trace.all() {
        let event = trace.event(at);
        if let Some(location) = event.access.location() {
            memory.entry(location).or_insert(event.before.value);
        }
    }
    let events = order.iter().map(|&at| {
        let mut event = trace.described_whole(at);
        if let Some(cell) = event.access.location().and_then(|l| memory.get_mut(&l)) {
            if let Some((operand, bits)) = event.access.added() {
                event.written = Some(RmwOp::Add.apply(*cell, operand, bits));
            }
            *cell = event.written.unwrap_or(*cell);
        }
        event
    });
    let events = events.collect();
    (events, memory.get(&location).copied().unwrap_or_default())
}

/// The second access as an event. An await that finds what it does not wait for is in vain.
fn performed<P: Program>(
    trace: &Trace<P>,
    second: &Second<'_, P>,
    location: Location,
    value: Value,
) -> quotient_model::Event {
    let thread = second.thread;
    let earlier = trace.happened().take(second.end.index());
    let index = earlier
        .filter(|(event, _)| event.id.thread == thread)
        .count() as u32;
    let (access, observed, written) = match perform(&second.access, Cell::new(value), thread) {
        Effect::Done { observed, written } => (second.access, observed, written),
        _ if second.access.writes_in_vain() => (second.access, value, Some(value)),
        _ => (Access::Read { location }, value, None),
    };
    quotient_model::Event {
        id: EventId { thread, index },
        access,
        observed,
        written,
        spawned: None,
    }
}
