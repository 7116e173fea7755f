//! Deadlocks and livelocks: threads that wait for ever.
//!
//! Threads that wait for each other at the end of an execution are a violation, and so are threads that
//! spin for ever. Not so if one of the threads was blocked by an assumption or would give up
//! waiting (then this execution says nothing), has failed (a violation of its own, which would have ended
//! the program), or the program has exited. A thread is followed around its loop before it is said to spin
//! ([`spinning`](super::spinning)); so is one that was stopped by the bound of a loop, which may only wait there. All
//! threads must be stuck in one order of the events: the one at hand, or another that
//! the algorithm holds for the same ([`rearranged`](super::rearranged)).

use quotient_model::{
    Access, Blocked, Event, Failure, FailureKind, Pending, SourceLocation, Table, ThreadId,
};

use super::rearranged::order_that_ends_with;
use super::spinning::{Round, Stays, round};
use crate::recording::{Halt, Recorder, Stuck as Waiters, Waiting};
use crate::world::{Current, HappenedIndex};

/// A thread that has not ended.
struct Stuck {
    thread: ThreadId,
    /// The round of the loop that it waits in.
    round: Option<Round>,
}

/// Reports the threads that wait for ever in the current execution, which is maximal. `step` is called for
/// what takes a while.
pub(crate) fn at_end<C: Current>(
    current: &mut C,
    recorder: &mut Recorder,
    step: impl FnMut() -> Result<(), Halt>,
) -> Result<(), Halt> {
    let mut waiting: Vec<ThreadId> = Vec::new();
    for thread in current.present() {
        match says(current, thread) {
            Says::Nothing => return Ok(()),
            Says::Waits => waiting.push(thread),
            Says::Ended => {}
        }
    }
    let mut stuck = Vec::with_capacity(waiting.len());
    for thread in waiting {
        // Awaits that stand for no loop are excused.
        let spins = match current.pending(thread) {
            Pending::Access(access) => access.awaits(0).is_some(),
            _ => true,
        };
        let round = match spins {
            false => None,
            true => match round(current, thread) {
                None => return Ok(()),
                some => some,
            },
        };
        stuck.push(Stuck { thread, round });
    }
    if do_disturb(&stuck) {
        return Ok(());
    }
    let Some(order) = order_at_end(current, &stuck, step)? else {
        return Ok(());
    };
    let spins = |stuck: &&Stuck| {
        let (program, state) = (current.program(), current.state(stuck.thread));
        stuck.round.is_some() && !program.sleeps(state)
    };
    match stuck.iter().find(spins) {
        Some(first) => {
            recorder.counts.livelocks += 1;
            if recorder.wanted.allow_livelock {
                return Ok(());
            }
            report(
                current,
                recorder,
                FailureKind::Livelock,
                &stuck,
                first,
                order,
            )
        }
        None => match stuck.first() {
            Some(first) => report(
                current,
                recorder,
                FailureKind::Deadlock,
                &stuck,
                first,
                order,
            ),
            None => Ok(()),
        },
    }
}

/// Whether some thread might be let go by what another does while it waits.
fn do_disturb(stuck: &[Stuck]) -> bool {
    let mut rounds = stuck.iter().filter_map(|stuck| stuck.round.as_ref());
    rounds.any(|one| {
        let all = stuck.iter().filter_map(|stuck| stuck.round.as_ref());
        all.filter(|other| !std::ptr::eq(one, *other))
            .any(|other| one.disturbs(other))
    })
}

/// What a thread lets the execution say of those that wait for ever.
enum Says {
    /// Because of the thread, nothing.
    Nothing,
    /// That it is one of them, if all others are.
    Waits,
    Ended,
}

fn says<C: Current>(current: &C, thread: ThreadId) -> Says {
    if current.failure(thread).is_some() {
        return Says::Nothing;
    }
    let (program, state) = (current.program(), current.state(thread));
    let waits = match program.pending(state) {
        Pending::Blocked(Blocked::Spin) => true,
        Pending::Blocked(Blocked::LoopBound) => program.waits_in_loop(state),
        Pending::Blocked(_) | Pending::Exit(_) | Pending::Failed(_) => false,
        Pending::Access(access) => {
            let assumes = access.awaits(0).is_some() && !program.waits_in_loop(state);
            !assumes && !program.gives_up(state)
        }
        _ => return Says::Ended,
    };
    match waits {
        true => Says::Waits,
        false => Says::Nothing,
    }
}

/// The order in which the threads are stuck together.
enum Order {
    /// The one at hand.
    AtHand,
    /// Another: the events by their places in the one at hand.
    Other(Vec<HappenedIndex>),
}

fn order_at_end<C: Current>(
    current: &C,
    stuck: &[Stuck],
    step: impl FnMut() -> Result<(), Halt>,
) -> Result<Option<Order>, Halt> {
    let found = || {
        stuck
            .iter()
            .filter_map(|stuck| stuck.round.as_ref())
            .flat_map(|round| &round.found)
    };
    let is_there = |stays: &Stays| stays.fits(current.holds(stays.location));
    if found().all(is_there) {
        return Ok(Some(Order::AtHand));
    }
    let mut stays: Vec<Stays> = found().copied().collect();
    for stuck in stuck {
        if let Pending::Access(Access::Lock { location }) = *current.pending(stuck.thread) {
            stays.push(Stays::held(location));
        }
    }
    let events: Table<_, Event> = current.happened().map(|(event, _)| event).collect();
    let first = |location| current.held_at_first(location);
    let order = order_that_ends_with(&events, first, &stays, step)?;
    Ok(order.map(Order::Other))
}

/// Reports a violation by threads that wait for ever.
#[cold]
fn report<C: Current>(
    current: &C,
    recorder: &mut Recorder,
    kind: FailureKind,
    stuck: &[Stuck],
    first: &Stuck,
    order: Order,
) -> Result<(), Halt> {
    let waiting: Vec<Waiting> = stuck.iter().map(|stuck| waits(current, stuck)).collect();
    let failure = Failure::new(kind, Waiting::message(kind, &waiting));
    let source = place(current, first.thread);
    let order = match order {
        Order::AtHand => None,
        Order::Other(order) => Some(order),
    };
    let waiters = Waiters {
        threads: stuck.iter().map(|stuck| stuck.thread).collect(),
        waiting,
        order,
    };
    recorder.stuck(current, failure, first.thread, source, waiters)
}

/// How a thread waits for ever.
fn waits<C: Current>(current: &C, stuck: &Stuck) -> Waiting {
    let name = |thread| current.threads().name(thread);
    let (mut mutex, mut on) = (None, None);
    match *current.pending(stuck.thread) {
        Pending::Access(Access::Lock { location }) if !current.program().is_gate(location) => {
            mutex = Some(current.program().location_name(location));
            on = current.holder(location).map(name);
        }
        Pending::Access(Access::Join { thread }) => on = Some(name(thread)),
        _ => {}
    }
    Waiting {
        thread: name(stuck.thread),
        source: place(current, stuck.thread),
        reason: reason(current, stuck),
        mutex,
        on,
        ..Waiting::default()
    }
}

/// The loop in which a thread waits, or the access for which it does.
fn place<C: Current>(current: &C, thread: ThreadId) -> Option<SourceLocation> {
    let (program, state) = (current.program(), current.state(thread));
    // A loop that stands for what the system does is nobody's: the call of it is.
    let spins = || program.spins_at(state).filter(|_| !program.sleeps(state));
    spins().or_else(|| program.source(state))
}

/// What a stuck thread waits for.
fn reason<C: Current>(current: &C, stuck: &Stuck) -> String {
    let name = |location| current.program().location_name(location);
    if let Some(round) = &stuck.round {
        let mut names: Vec<String> = Vec::new();
        for stays in &round.found {
            let name = name(stays.location);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let how = match current.program().sleeps(current.state(stuck.thread)) {
            true => "",
            false => ", in a loop",
        };
        return match &names[..] {
            [] => format!("nothing{how}"),
            [only] => format!("another value of {only}{how}"),
            [others @ .., last] => {
                format!("other values of {} and {last}{how}", others.join(", "))
            }
        };
    }
    match *current.pending(stuck.thread) {
        Pending::Access(Access::Lock { location }) => {
            let name = name(location);
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
        Pending::Access(Access::Join { thread }) => {
            format!("the end of {}", current.threads().name(thread))
        }
        _ => "an access that is not enabled".to_owned(),
    }
}
