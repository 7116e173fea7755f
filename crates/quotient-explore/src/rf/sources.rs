//! The new-source-detection phase (Algorithm 1, lines 4 to 11): how could the reads of the current
//! trace have read from something else?
//!
//! Only pairs with something new are looked at: the read was made after the last schedule was
//! added, or what it could read from was (the schedule's own events included, see [`super`]). So
//! of the older reads only those are looked at whose place a new event touched.

use quotient_model::{Access, Index, Program, ThreadId};

use super::copies::{Copies, Fingerprint, Name, Origin, fingerprint};
use super::looks::{self, Seen};
use super::schedule::{Changed, Must, Schedule, Schedules};
use crate::exploration::Exploration;
use crate::order::{Counts, EventIndex};
use crate::recording::Halt;
use crate::witness::{NONE, Place, Writes};
use crate::world::{Run, is_lock};

/// An event that could take the value that a read took: one that happened, or one that a thread
/// waits to make.
#[derive(Clone, Copy, Debug)]
pub(super) enum Taker {
    Event(EventIndex),
    Waiting(ThreadId, Access),
}

/// Another way for a read.
#[derive(Clone, Debug)]
pub(super) enum Alternative {
    /// It reads from this event ([`NONE`]: the initial value).
    Source(EventIndex),
    /// It looks at a gauge and sees this.
    Sees(Seen),
    /// It reads from this one, which takes the value that it took.
    Exchange(Taker),
    /// This one takes the value instead.
    Instead(Taker),
}

impl Alternative {
    /// Where the read gets what it observes, unless others change with it.
    pub fn origin<P: Program>(&self, run: &Run<P>) -> Origin {
        match self {
            Alternative::Source(write) => Origin::from(Name::of(run, *write)),
            Alternative::Sees(seen) => Origin::seeing(run, seen),
            _ => Origin::from(Name::INITIAL),
        }
    }
}

/// An alternative for `read`, and what it makes of it: the read-modify-write with which that exchanges
/// places, and it or what comes instead, with new sources.
struct Plan {
    read: EventIndex,
    alternative: Alternative,
    exchanged: Option<(Name, Changed)>,
    head: (Name, Changed),
}

/// Finds new sources; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Detector {
    places: Vec<Place>,
    reads: Vec<EventIndex>,
    found: Vec<Alternative>,
    before: Counts,
    lasts: Vec<(EventIndex, usize)>,
    needed: Counts,
    copied: Vec<EventIndex>,
    copies: Copies,
}

impl Detector {
    /// Looks for alternatives, given that the events from `new_from` on are new, and of the
    /// choices all but the first `old_choices`.
    pub fn detect<P: Program>(
        &mut self,
        run: &mut Run<P>,
        schedules: &mut Schedules,
        new_from: EventIndex,
        old_choices: usize,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        self.copies.catch_up(run);
        if old_choices > 0 {
            self.touched(run, new_from);
            for at in 0..self.places.len() {
                self.reads.clear();
                self.reads.extend(schedules.at_place(self.places[at]));
                for read in 0..self.reads.len() {
                    let choice = schedules.with_cut(self.reads[read]);
                    if choice < old_choices {
                        self.alternatives(run, schedules, choice, new_from, exploration)?;
                    }
                }
            }
        }
        for choice in old_choices..schedules.choices.len() {
            self.alternatives(run, schedules, choice, EventIndex::FIRST, exploration)?;
        }
        self.freed_writes(run, schedules, new_from);
        self.closing_frees(run, schedules, new_from);
        self.late_unlocks(run, schedules, new_from);
        Ok(())
    }

    /// The places that a new event writes or could write, looks at or adds to, or that a thread waits for.
    fn touched<P: Program>(&mut self, run: &Run<P>, new_from: EventIndex) {
        self.places.clear();
        for event in new_from.to(run.end()) {
            let node = run.graph.node(event);
            self.places.extend(node.writes.places());
            self.places.extend(node.writes.added().or(node.looks));
            self.places.extend(run.takes(event));
        }
        self.places
            .extend(run.all_waiting().map(|(_, _, place)| place));
        self.places.sort_unstable();
        self.places.dedup();
    }

    /// Notes the alternatives for a choice that involve an event from `new_from` on.
    fn alternatives<P: Program>(
        &mut self,
        run: &mut Run<P>,
        schedules: &mut Schedules,
        choice: usize,
        new_from: EventIndex,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        let (cut, read, locks) = schedules.choices[choice].position();
        let node = run.graph.node(read);
        if node.looks.is_some() {
            for seen in looks::alternatives(run, cut, read, new_from) {
                exploration.step()?;
                self.note(run, schedules, choice, Alternative::Sees(seen));
            }
            return Ok(());
        }
        let Some(place) = node.reads else {
            return Ok(());
        };
        self.found.clear();
        let access = run.event(read).access;
        if !locks {
            self.may_read(run, read, place, new_from);
            if access.awaits(0).is_some() {
                let thread = node.thread;
                self.leave_out_disabled(run, thread, &access);
            } else if is_of_mutex(&access) {
                self.leave_out_closed(run, schedules, choice);
            }
        }
        // A lock has sources only if it failed at first, as its mutex was freed. It need not exchange
        // places then.
        if node.writes != Writes::Nothing && (locks || !matches!(access, Access::Lock { .. })) {
            takers(run, cut.max(new_from), read, place, |taker| {
                if locks {
                    self.found.push(Alternative::Instead(taker));
                } else if reads_of(run, &access, taker, node.source) {
                    self.found.push(Alternative::Exchange(taker));
                } else if let Some(waits) = &mut schedules.choices[choice].waits {
                    waits.must = Must::Yes;
                }
            });
        }
        for at in 0..self.found.len() {
            exploration.step()?;
            self.note(run, schedules, choice, self.found[at].clone());
        }
        Ok(())
    }

    /// Leaves out the sources with which an await would have to wait.
    fn leave_out_disabled<P: Program>(&mut self, run: &Run<P>, thread: ThreadId, access: &Access) {
        self.found.retain(|alternative| match alternative {
            Alternative::Source(source) => !run.outcome(thread, access, *source).disabled,
            _ => true,
        });
    }

    /// The writes that pass MayRead: not after the read, and not before another write that comes
    /// before the read. (The paper asks that only of writes of one thread; what happens before the
    /// read is part of every trace with the read, so no other write can be hidden either.)
    fn may_read<P: Program>(
        &mut self,
        run: &Run<P>,
        read: EventIndex,
        place: Place,
        new_from: EventIndex,
    ) {
        let graph = &run.graph;
        let node = graph.node(read);
        self.before.refill(graph.thread_count(), 0);
        for cause in graph.causes(read) {
            join(&mut self.before, graph.hb_row(cause));
        }
        // The last write of each thread that comes before the read, and how many come before it.
        self.lasts.clear();
        for writer in &graph.at(place).writers {
            let bound = self.before[writer.thread];
            let precede = |&write: &EventIndex| graph.node(write).index < bound;
            let precedes = writer.events.partition_point(precede);
            let last = precedes
                .checked_sub(1)
                .map_or(NONE, |last| writer.events[last]);
            self.lasts.push((last, precedes));
        }
        let overwritten = self.lasts.iter().any(|&(last, _)| last != NONE);
        for (writer, &(last, precedes)) in graph.at(place).writers.iter().zip(&self.lasts) {
            let hidden = last != NONE && {
                let index = graph.node(last).index;
                self.lasts.iter().any(|&(other, _)| {
                    other != NONE && other != last && graph.hb(other, writer.thread) > index
                })
            };
            let first = if hidden {
                precedes
            } else {
                precedes.saturating_sub(1)
            };
            let new = writer.events.partition_point(|&write| write < new_from);
            for &write in &writer.events[first.max(new)..] {
                if graph.hb(write, node.thread) > node.index {
                    break;
                }
                if write != node.source {
                    self.found.push(Alternative::Source(write));
                }
            }
        }
        if new_from == EventIndex::FIRST && !overwritten && node.source != NONE {
            self.found.push(Alternative::Source(NONE));
        }
    }

    /// Leaves out the sources from which an access of a mutex would have to wait, and those of which
    /// nothing must be taken because a free comes first.
    fn leave_out_closed<P: Program>(&mut self, run: &Run<P>, schedules: &Schedules, choice: usize) {
        let (cut, read, _) = schedules.choices[choice].position();
        let (access, thread) = (run.event(read).access, run.graph.node(read).thread);
        let Some(location) = access.location() else {
            return;
        };
        let mut others = schedules.at_place(Place::cell(location)).iter();
        let closed = others.any(|&other| {
            let (_, taker, takers) = schedules.choices[schedules.with_cut(other)].position();
            other < cut && takers && run.frees(taker)
        });
        self.found.retain(|alternative| {
            let Alternative::Source(source) = *alternative else {
                return true;
            };
            let outcome = run.outcome(thread, &access, source);
            !(outcome.disabled || closed && outcome.writes != Writes::Nothing)
        });
    }

    /// A write that found its memory alive is a choice only if there is a free that does not come
    /// after it.
    fn freed_writes<P: Program>(
        &mut self,
        run: &mut Run<P>,
        schedules: &mut Schedules,
        new_from: EventIndex,
    ) {
        let mut pairs = Vec::new();
        for free in new_from.to(run.end()) {
            let Writes::Free { first, count } = run.graph.node(free).writes else {
                continue;
            };
            for place in first.block(count).map(Place::alive) {
                for write in run.graph.initial_readers(place) {
                    let event = run.event(write);
                    let only_fails =
                        matches!(event.access, Access::Write { .. } | Access::Unlock { .. });
                    if only_fails && !event.marked && comes_freely(run, free, write) {
                        pairs.push((write, place, free));
                    }
                }
            }
        }
        for (write, place, free) in pairs {
            let choice = schedules.begin_late(write, place, false);
            self.note(run, schedules, choice, Alternative::Source(free));
        }
    }

    /// A mutex may have been freed before it was locked, or unlocked, if there is a free that does not
    /// come after that: the free takes what they took.
    fn closing_frees<P: Program>(
        &mut self,
        run: &mut Run<P>,
        schedules: &mut Schedules,
        new_from: EventIndex,
    ) {
        let mut found = Vec::new();
        for free in new_from.to(run.end()) {
            let Access::Free { first, count } = run.event(free).access else {
                continue;
            };
            let freely = |event: EventIndex| {
                let node = run.graph.node(event);
                let depends = |cause: EventIndex| run.graph.hb(cause, node.thread) > node.index;
                event < free && !run.way_to(free).any(depends)
            };
            for place in first.block(count).map(Place::cell) {
                for unlock in unlocks_before(run, place, free).filter(|&unlock| freely(unlock)) {
                    schedules.begin_late(unlock, place, true);
                }
                for &cut in schedules.at_place(place) {
                    let (_, read, takers) = schedules.choices[schedules.with_cut(cut)].position();
                    if takers && freely(read) {
                        found.push((cut, free));
                    }
                }
            }
        }
        for (cut, free) in found {
            let choice = schedules.with_cut(cut);
            self.note(
                run,
                schedules,
                choice,
                Alternative::Instead(Taker::Event(free)),
            );
        }
    }

    /// An unlock that found its mutex as the lock left it is a choice only if the mutex is initialised
    /// later, in between for all we know.
    fn late_unlocks<P: Program>(
        &mut self,
        run: &mut Run<P>,
        schedules: &mut Schedules,
        new_from: EventIndex,
    ) {
        let mut pairs = Vec::new();
        for init in new_from.to(run.end()) {
            let (node, event) = (run.graph.node(init), run.event(init));
            let (Access::MutexInit { .. }, Some(place)) = (event.access, node.reads) else {
                continue;
            };
            for unlock in unlocks_before(run, place, init) {
                takers(run, init, unlock, place, |taker| {
                    pairs.push((unlock, place, taker));
                });
            }
        }
        for (unlock, place, taker) in pairs {
            let choice = schedules.begin_late(unlock, place, true);
            self.note(run, schedules, choice, Alternative::Instead(taker));
        }
    }

    /// Lines 7 to 11: makes the alternative a schedule, unless the choice has an equivalent one.
    fn note<P: Program>(
        &mut self,
        run: &mut Run<P>,
        schedules: &mut Schedules,
        choice: usize,
        alternative: Alternative,
    ) {
        let (cut, read, _) = schedules.choices[choice].position();
        let node = run.graph.node(read);
        let taken = Name::of(run, node.source);
        let itself = |origin| {
            let thread = node.thread;
            (
                Name::of(run, read),
                Changed {
                    thread,
                    access: run.event(read).access,
                    origin,
                },
            )
        };
        let (exchanged, head) = match alternative {
            Alternative::Source(_) | Alternative::Sees(_) => {
                (None, itself(alternative.origin(run)))
            }
            Alternative::Exchange(taker) => {
                let taker = describe(run, taker, taken);
                let origin = Origin::from(taker.0);
                (Some(taker), itself(origin))
            }
            Alternative::Instead(Taker::Event(free)) if is_free(&run.event(free).access) => {
                (None, describe(run, Taker::Event(free), Name::INITIAL))
            }
            Alternative::Instead(taker) => (None, describe(run, taker, taken)),
        };
        let plan = Plan {
            read,
            alternative,
            exchanged,
            head,
        };
        if !run.put_off.is_empty() {
            let taker = plan.exchanged.clone().map(|taker| Plan {
                read,
                alternative: Alternative::Source(node.source),
                exchanged: None,
                head: taker,
            });
            let mut changes = taker.iter().chain([&plan]);
            if changes.any(|plan| self.was_explored(run, schedules, cut, plan)) {
                return;
            }
        }
        let fingerprint = self.fingerprint(run, cut, &plan);
        if !schedules.is_new(run, choice, fingerprint) {
            return;
        }
        let copied = self.copied.iter();
        let copied = copied.map(|&event| self.copies.copy(run, event)).collect();
        let schedule = Schedule {
            copied,
            exchanged: plan.exchanged.map(|(_, changed)| changed),
            head: plan.head.1,
        };
        schedules.add(run, choice, fingerprint, schedule);
    }

    /// The fingerprint of a plan as a schedule at `cut`; in `copied`, the last event of each thread in π.
    fn fingerprint<P: Program>(
        &mut self,
        run: &Run<P>,
        cut: EventIndex,
        plan: &Plan,
    ) -> Fingerprint {
        let mut rest = self.needed(run, cut, plan.read, &plan.alternative);
        if let Some((name, changed)) = &plan.exchanged {
            rest = rest.wrapping_add(fingerprint(run, *name, &changed.origin));
        }
        fingerprint(run, plan.head.0, &plan.head.1.origin) ^ rest.rotate_left(1)
    }

    /// Whether the plan gives an await a source with which it was explored before it was put off, at `cut` or
    /// before.
    fn was_explored<P: Program>(
        &mut self,
        run: &Run<P>,
        schedules: &Schedules,
        cut: EventIndex,
        plan: &Plan,
    ) -> bool {
        run.put_off.iter().any(|put_off| {
            let name = Name::new(put_off.thread, put_off.index);
            if name != plan.head.0 || put_off.cut > cut {
                return false;
            }
            let in_prefix = match &plan.alternative {
                Alternative::Source(source) => *source == NONE || *source < put_off.cut,
                Alternative::Sees(seen) => seen.iter().all(|&add| add < put_off.cut),
                _ => false,
            };
            if in_prefix {
                return true;
            }
            let schedule = self.fingerprint(run, put_off.cut, plan);
            schedules.knows(put_off, schedule)
        })
    }

    /// Whether the await to which a thread has come may read from a source or see some adds, or was explored so before it
    /// was put off.
    pub fn may_go_on<P: Program>(
        &mut self,
        run: &Run<P>,
        schedules: &Schedules,
        (thread, access): (ThreadId, Access),
        alternative: &Alternative,
    ) -> bool {
        if !run.is_put_off(thread) {
            return true;
        }
        self.copies.catch_up(run);
        let (name, mut changed) = describe(run, Taker::Waiting(thread, access), Name::INITIAL);
        changed.origin = alternative.origin(run);
        let plan = Plan {
            read: NONE,
            alternative: alternative.clone(),
            exchanged: None,
            head: (name, changed),
        };
        !self.was_explored(run, schedules, run.end(), &plan)
    }

    /// The events from `new_from` on are new.
    pub fn renew<P: Program>(&mut self, run: &mut Run<P>, new_from: EventIndex) {
        self.copies.renew(run, new_from);
    }

    /// π, the events from `cut` on that the alternative cannot do without: its fingerprint, and in
    /// `copied` the last event of each thread.
    fn needed<P: Program>(
        &mut self,
        run: &Run<P>,
        cut: EventIndex,
        read: EventIndex,
        alternative: &Alternative,
    ) -> Fingerprint {
        let graph = &run.graph;
        self.needed.refill(graph.thread_count(), 0);
        let mut need = |event: EventIndex| {
            if event != NONE {
                join(&mut self.needed, graph.hb_row(event));
            }
        };
        match *alternative {
            Alternative::Source(write) => need(write),
            Alternative::Sees(ref seen) => seen.iter().copied().for_each(&mut need),
            Alternative::Exchange(taker) | Alternative::Instead(taker) => {
                need(graph.node(read).source);
                match taker {
                    Taker::Event(event) => run.way_to(event).for_each(&mut need),
                    Taker::Waiting(thread, _) => {
                        need(run.last_of(thread));
                        need(run.twin_before_next(thread));
                    }
                }
            }
        }
        self.copied.clear();
        let mut all: Fingerprint = 0;
        for (thread, &count) in self.needed.entries() {
            let events = graph.first_of(thread, count);
            if let Some(&last) = events.last().filter(|&&last| last >= cut) {
                self.copied.push(last);
                let before = events.partition_point(|&event| event < cut);
                let after = self.copies.sum(events);
                let before = self.copies.sum(&events[..before]);
                all = all.wrapping_add(after.wrapping_sub(before));
            }
        }
        all
    }
}

/// Whether the access is of a mutex, of which one can take only what the one before left.
fn is_of_mutex(access: &Access) -> bool {
    matches!(
        access,
        Access::Lock { .. }
            | Access::TryLock { .. }
            | Access::Unlock { .. }
            | Access::Release { .. }
            | Access::MutexInit { .. }
            | Access::MutexDestroy { .. }
    )
}

fn is_free(access: &Access) -> bool {
    matches!(access, Access::Free { .. })
}

/// The unlocks of a mutex that came before an event, but for those whose alternatives are looked for
/// elsewhere.
fn unlocks_before<P: Program>(
    run: &Run<P>,
    mutex: Place,
    event: EventIndex,
) -> impl Iterator<Item = EventIndex> {
    let writers = run.graph.at(mutex).writers.iter();
    let earlier = move |&write: &EventIndex| write < event;
    let writes = writers.flat_map(move |writer| writer.events.iter().copied().take_while(earlier));
    writes.filter(|&write| {
        let write = run.event(write);
        matches!(write.access, Access::Unlock { .. }) && !write.marked
    })
}

/// Whether a free does not come after another event.
fn comes_freely<P: Program>(run: &Run<P>, free: EventIndex, event: EventIndex) -> bool {
    let node = run.graph.node(event);
    run.graph.hb(free, node.thread) <= node.index
}

/// Whether an access could read from `taker`, if that took what `source` left behind: an await may have to
/// wait for another value.
fn reads_of<P: Program>(run: &Run<P>, access: &Access, taker: Taker, source: EventIndex) -> bool {
    if access.awaits(0).is_none() {
        return true;
    }
    let (thread, taking) = match taker {
        Taker::Event(event) => (run.graph.node(event).thread, run.event(event).access),
        Taker::Waiting(thread, access) => (thread, access),
    };
    let written = run.outcome(thread, &taking, source).written;
    written.is_none_or(|value| access.awaits(value) == Some(true))
}

/// The events that could have taken what `read` took: they come at `from` or later, their threads
/// came to them by events that do not depend on `read`, and they would take it.
fn takers<P: Program>(
    run: &Run<P>,
    from: EventIndex,
    read: EventIndex,
    place: Place,
    mut found: impl FnMut(Taker),
) {
    let graph = &run.graph;
    let node = graph.node(read);
    let source = node.source;
    let depends = |event: EventIndex| graph.hb(event, node.thread) > node.index;
    let would_take = |thread: ThreadId, access: &Access| {
        run.outcome(thread, access, source).writes != Writes::Nothing
    };
    for (thread, events) in run.takers(place) {
        if *thread == node.thread {
            continue;
        }
        let first = events.partition_point(|&event| event < from);
        for &taker in &events[first..] {
            if run.way_to(taker).any(depends) {
                break;
            }
            let needed = source != NONE && graph.hb(source, *thread) > graph.node(taker).index;
            if !needed && would_take(*thread, &run.event(taker).access) {
                found(Taker::Event(taker));
            }
        }
    }
    let access = &run.event(read).access;
    if run.awaits
        || is_lock(access)
        || matches!(access, Access::Release { .. } | Access::MutexInit { .. })
    {
        for (thread, access, mutex) in run.all_waiting() {
            let other = thread != node.thread && mutex == place;
            let twin = run.twin_before_next(thread);
            if other
                && !depends(run.last_of(thread))
                && !(twin != NONE && depends(twin))
                && would_take(thread, &access)
            {
                found(Taker::Waiting(thread, access));
            }
        }
    }
}

/// The taker's name, and it reading from `source`.
fn describe<P: Program>(run: &Run<P>, taker: Taker, source: Name) -> (Name, Changed) {
    match taker {
        Taker::Event(event) => {
            let thread = run.graph.node(event).thread;
            (
                Name::of(run, event),
                Changed {
                    thread,
                    access: run.event(event).access,
                    origin: Origin::from(source),
                },
            )
        }
        Taker::Waiting(thread, access) => {
            let index = run.graph.count_of(thread);
            (
                Name::new(thread, index),
                Changed {
                    thread,
                    access,
                    origin: Origin::from(source),
                },
            )
        }
    }
}

#[inline]
fn join(into: &mut Counts, row: &[u32]) {
    for (into, &count) in into.iter_mut().zip(row) {
        *into = (*into).max(count);
    }
}
