//! The new-source-detection phase (Algorithm 1, lines 4 to 11): how could the reads of the current
//! trace have read from something else?
//!
//! Only pairs with something new are looked at: the read was made after the last schedule was
//! added, or what it could read from was (the schedule's own events included, see [`super`]).

use quotient_model::{Access, Program, ThreadId};

use super::run::{Run, is_lock};
use super::schedule::{Changed, Copied, Key, Name, Schedule, Schedules};
use crate::witness::{NONE, Place, Writes};

/// An event that could take the value that a read took: one that happened, or one that a thread
/// waits to make.
#[derive(Clone, Copy, Debug)]
enum Taker {
    Event(u32),
    Waiting(ThreadId, Access),
}

/// Another way for a read.
#[derive(Clone, Copy, Debug)]
enum Alternative {
    /// It reads from this event ([`NONE`]: the initial value).
    Source(u32),
    /// It reads from this one, which takes the value that it took.
    Exchange(Taker),
    /// This one takes the value instead.
    Instead(Taker),
}

/// Looks for alternatives, given that the events from `new_from` on are new, and of the choices
/// all but the first `old_choices`.
pub(super) fn detect<P: Program>(
    run: &mut Run<P>,
    schedules: &mut Schedules,
    new_from: u32,
    old_choices: usize,
) {
    let mut found = Vec::new();
    let mut before = Vec::new();
    for at in 0..schedules.choices.len() {
        let choice = &schedules.choices[at];
        let (cut, read, locks) = (choice.cut, choice.read, choice.takers);
        let new_from = if at < old_choices { new_from } else { 0 };
        found.clear();
        alternatives(run, (cut, read, locks), new_from, &mut before, &mut found);
        for &alternative in &found {
            note(run, schedules, at, alternative);
        }
    }
    freed_writes(run, schedules, new_from);
}

/// The alternatives for `read` that involve an event from `new_from` on.
fn alternatives<P: Program>(
    run: &Run<P>,
    (cut, read, locks): (u32, u32, bool),
    new_from: u32,
    before: &mut Vec<u32>,
    found: &mut Vec<Alternative>,
) {
    let node = run.graph.node(read);
    let Some(place) = node.reads else { return };
    if !locks {
        may_read(run, read, place, new_from, before, found);
    }
    if node.writes != Writes::Nothing {
        takers(run, cut, read, place, new_from, |taker| {
            found.push(if locks {
                Alternative::Instead(taker)
            } else {
                Alternative::Exchange(taker)
            });
        });
    }
}

/// The writes that pass MayRead: not after the read, and not followed in their thread by another
/// write that comes before the read.
fn may_read<P: Program>(
    run: &Run<P>,
    read: u32,
    place: Place,
    new_from: u32,
    before: &mut Vec<u32>,
    found: &mut Vec<Alternative>,
) {
    let graph = &run.graph;
    let node = graph.node(read);
    let writers = &graph.at(place).writers;
    if new_from > 0 {
        let latest = writers
            .iter()
            .filter_map(|writer| writer.events.last())
            .max();
        if latest.is_none_or(|&write| write < new_from) {
            return;
        }
    }
    before.clear();
    before.resize(graph.hb_row(read).len(), 0);
    for cause in graph.causes(read) {
        for (into, &count) in before.iter_mut().zip(graph.hb_row(cause)) {
            *into = (*into).max(count);
        }
    }
    let mut overwritten = false;
    for writer in writers {
        let bound = before[usize::from(writer.thread)];
        let precedes = writer
            .events
            .partition_point(|&w| graph.node(w).index < bound);
        overwritten |= precedes > 0;
        let first = precedes.saturating_sub(1);
        for &write in &writer.events[first..] {
            if graph.hb(write, node.thread) > node.index {
                break;
            }
            if write >= new_from && write != node.source {
                found.push(Alternative::Source(write));
            }
        }
    }
    if new_from == 0 && !overwritten && node.source != NONE {
        found.push(Alternative::Source(NONE));
    }
}

/// The events that could have taken what `read` took: their threads came to them by events that do
/// not depend on `read`, and they would take it.
fn takers<P: Program>(
    run: &Run<P>,
    cut: u32,
    read: u32,
    place: Place,
    new_from: u32,
    mut found: impl FnMut(Taker),
) {
    let graph = &run.graph;
    let node = graph.node(read);
    let source = node.source;
    let depends = |event: u32| graph.hb(event, node.thread) > node.index;
    let would_take = |thread: u16, access: &Access| {
        run.outcome(ThreadId(thread), access, source).writes != Writes::Nothing
    };
    for (thread, events) in run.takers(place) {
        if *thread == node.thread {
            continue;
        }
        let first = events.partition_point(|&event| event < cut.max(new_from));
        for &taker in &events[first..] {
            if graph.causes(taker).any(depends) {
                break;
            }
            let needed = source != NONE && graph.hb(source, *thread) > graph.node(taker).index;
            if !needed && would_take(*thread, &run.event(taker).access) {
                found(Taker::Event(taker));
            }
        }
    }
    if is_lock(&run.event(read).access) {
        for (thread, access) in run.waiting(place) {
            let last = run.last_of(thread);
            if thread.0 != node.thread && !depends(last) && would_take(thread.0, &access) {
                found(Taker::Waiting(thread, access));
            }
        }
    }
}

/// A write that found its memory alive is a choice only if there is a free that does not come after
/// it.
fn freed_writes<P: Program>(run: &mut Run<P>, schedules: &mut Schedules, new_from: u32) {
    let mut pairs = Vec::new();
    for free in new_from..run.len() as u32 {
        if !matches!(run.event(free).access, Access::Free { .. }) {
            continue;
        }
        for place in run.graph.node(free).writes.places() {
            for write in run.graph.initial_readers(place) {
                let node = run.graph.node(write);
                let event = run.event(write);
                let plain = matches!(
                    event.access,
                    Access::Write { .. } | Access::MutexInit { .. }
                );
                if plain && !event.marked && run.graph.hb(free, node.thread) <= node.index {
                    pairs.push((write, free));
                }
            }
        }
    }
    for (write, free) in pairs {
        let choice = schedules.begin_late(write);
        note(run, schedules, choice, Alternative::Source(free));
    }
}

/// Lines 7 to 11: makes the alternative a schedule, unless the choice has an equivalent one.
fn note<P: Program>(
    run: &mut Run<P>,
    schedules: &mut Schedules,
    choice: usize,
    alternative: Alternative,
) {
    let graph = &run.graph;
    let (cut, read) = (
        schedules.choices[choice].cut,
        schedules.choices[choice].read,
    );
    let node = graph.node(read);
    let own = |source| Changed {
        thread: ThreadId(node.thread),
        access: run.event(read).access,
        source,
    };
    let taken = Name::of(run, node.source);
    let (exchanged, head) = match alternative {
        Alternative::Source(write) => (None, own(Name::of(run, write))),
        Alternative::Exchange(taker) => {
            let (name, thread, access) = describe(run, taker);
            (
                Some((
                    name,
                    Changed {
                        thread,
                        access,
                        source: taken,
                    },
                )),
                own(name),
            )
        }
        Alternative::Instead(taker) => {
            let (_, thread, access) = describe(run, taker);
            (
                None,
                Changed {
                    thread,
                    access,
                    source: taken,
                },
            )
        }
    };
    let head_name = match alternative {
        Alternative::Instead(taker) => describe(run, taker).0,
        _ => Name::of(run, read),
    };
    let copied = needed(run, cut, read, node.source, alternative);
    let mut key: Key = Vec::with_capacity(copied.len() + 2);
    key.push((head_name, head.source));
    key.extend(
        copied
            .iter()
            .map(|&e| (Name::of(run, e), Name::of(run, graph.node(e).source))),
    );
    key.extend(exchanged.map(|(name, changed)| (name, changed.source)));
    key[1..].sort_unstable();
    if !schedules.is_new(run, choice, &key) {
        return;
    }
    let copied = copied.into_iter().map(|event| {
        let node = run.graph.node(event);
        Copied {
            thread: ThreadId(node.thread),
            reads: node.reads.map(|place| (place, Name::of(run, node.source))),
            writes: node.writes,
            event: run.event(event).clone(),
        }
    });
    let copied: Vec<Copied> = copied.collect();
    for copy in &copied {
        run.states.hold(copy.event.slot);
        if let Some((_, born)) = copy.event.child {
            run.states.hold(born);
        }
    }
    let exchanged = exchanged.map(|(_, changed)| changed);
    schedules.add(
        choice,
        Schedule {
            copied,
            exchanged,
            head,
        },
    );
}

fn describe<P: Program>(run: &Run<P>, taker: Taker) -> (Name, ThreadId, Access) {
    match taker {
        Taker::Event(event) => {
            let thread = ThreadId(run.graph.node(event).thread);
            (Name::of(run, event), thread, run.event(event).access)
        }
        Taker::Waiting(thread, access) => {
            let index = run.graph.of_thread(thread.0).len() as u32;
            (Name::new(thread.0, index), thread, access)
        }
    }
}

/// π: the events from `cut` on that the alternative cannot do without.
fn needed<P: Program>(
    run: &Run<P>,
    cut: u32,
    read: u32,
    source: u32,
    alternative: Alternative,
) -> Vec<u32> {
    let graph = &run.graph;
    let mut rows = vec![0; graph.thread_count()];
    let mut need = |event: u32| {
        if event != NONE {
            for (into, &count) in rows.iter_mut().zip(graph.hb_row(event)) {
                *into = (*into).max(count);
            }
        }
    };
    match alternative {
        Alternative::Source(write) => need(write),
        Alternative::Exchange(taker) | Alternative::Instead(taker) => {
            need(source);
            match taker {
                Taker::Event(event) => graph.causes(event).for_each(&mut need),
                Taker::Waiting(thread, _) => need(run.last_of(thread)),
            }
        }
    }
    let mut copied = Vec::new();
    for (thread, &count) in rows.iter().enumerate() {
        let events = &graph.of_thread(thread as u16)[..count as usize];
        copied.extend(events.iter().rev().take_while(|&&event| event >= cut));
    }
    copied.retain(|&event| event != read);
    copied.sort_unstable();
    copied
}
