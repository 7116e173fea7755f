//! The sequence that reverses a race: what must be explored, at the prefix before the race's first
//! event, so that the two come in another order and that order is observed.
//!
//! Where the first event, p, is no mere write, this is as always notdep(p).e, all that does not
//! happen after p and then e. Where p is a mere write of x and e reads x, let V be all of the
//! execution after p's prefix that does not happen after a read of x. In V no write of x is
//! observed, so that less happens after p than in the whole execution. Then
//!
//! - [`Kind::ReadBefore`] is what of V does not happen after p, and then e: p comes after e;
//! - [`Kind::WriteLast`] is what of V does not happen after p, p, the rest of V, and then e: of the
//!   writes of x, p is last, and e reads it.
//!
//! Both make sense only if no other write of x in V happens after p, the first only if e does not.
//! The order within V is not that of the execution either: a write of any location that only a
//! read outside V observes is unobserved in V. So what happens after p in V is followed step by
//! step ([`Taint`]).

use quotient_model::{Access, Cell, Index, Location, Program, RmwOp, Table, ThreadId};

use super::order::{Kind, Order, Race};
use super::step::step_at;
use crate::order::{EventIndex, Footprint, NONE, Step};
use crate::world::Trace;

/// A set of indices that is emptied at no cost.
struct Marks<I> {
    round_of: Table<I, u32>,
}

impl<I> Default for Marks<I> {
    fn default() -> Self {
        Marks {
            round_of: Table::default(),
        }
    }
}

impl<I: Index> Marks<I> {
    fn insert(&mut self, round: u32, at: I) {
        *self.round_of.reach(at, || 0) = round;
    }

    fn has(&self, round: u32, at: I) -> bool {
        self.round_of.get(at) == Some(&round)
    }
}

/// What happens after the race's first event, in V: threads, and locations by how they were
/// accessed.
#[derive(Default)]
struct Taint {
    round: u32,
    threads: Marks<ThreadId>,
    joined: Marks<ThreadId>,
    read: Marks<Location>,
    written: Marks<Location>,
    added: Marks<Location>,
}

impl Taint {
    fn thread(&mut self, thread: ThreadId) {
        self.threads.insert(self.round, thread);
    }

    /// Whether a step comes after something tainted. `observed` is whether it is a write that is
    /// read in V.
    fn reaches(&self, step: Step, observed: bool) -> bool {
        let read = |l: Location| self.read.has(self.round, l);
        let written = |l: Location| self.written.has(self.round, l);
        let added = |l: Location| self.added.has(self.round, l);
        self.threads.has(self.round, step.thread)
            || match step.footprint {
                Footprint::Nothing | Footprint::Spawn(_) | Footprint::Section(_) => false,
                Footprint::Read(l) => written(l) || added(l),
                Footprint::Blind(l) => read(l) || added(l) || observed && written(l),
                Footprint::Write(l) | Footprint::Count(l, ..) | Footprint::Uncount(l, _) => {
                    read(l) || written(l) || added(l)
                }
                Footprint::Add(l) => read(l) || written(l),
                Footprint::Free(first, count) => first
                    .block(count)
                    .any(|l| read(l) || written(l) || added(l)),
                Footprint::Join(child) => {
                    self.threads.has(self.round, child) || self.joined.has(self.round, child)
                }
            }
    }

    fn add(&mut self, step: Step) {
        self.thread(step.thread);
        match step.footprint {
            Footprint::Nothing | Footprint::Section(_) => {}
            Footprint::Spawn(child) => self.thread(child),
            Footprint::Join(child) => self.joined.insert(self.round, child),
            Footprint::Read(l) => self.read.insert(self.round, l),
            Footprint::Blind(l) => self.written.insert(self.round, l),
            Footprint::Add(l) => self.added.insert(self.round, l),
            Footprint::Write(_)
            | Footprint::Count(..)
            | Footprint::Uncount(..)
            | Footprint::Free(..) => {
                let (first, count) = step.footprint.span();
                for l in first.block(count) {
                    self.read.insert(self.round, l);
                    self.written.insert(self.round, l);
                }
            }
        }
    }
}

/// Makes the sequences. Keeps what it needs for that from one to the next.
#[derive(Default)]
pub(super) struct Reverser {
    taint: Taint,
    observed: Marks<EventIndex>,
    free_writes: Marks<Location>,
    /// V.
    kept: Vec<EventIndex>,
    after: Vec<EventIndex>,
    /// For each thread with a read of the location, where its first is.
    cut: Vec<(ThreadId, u32)>,
    /// The sequence.
    pub sequence: Vec<Step>,
    /// Locations of which the sequence has writes in another order than the execution; a read
    /// may come to tell which of the two is meant.
    pub watched: Vec<Location>,
}

impl Reverser {
    /// Makes the sequence for a race, by what the execution has so far. Says whether there is one.
    pub fn reverse<P: Program>(&mut self, trace: &Trace<P>, order: &Order, race: Race) -> bool {
        self.sequence.clear();
        self.watched.clear();
        let event = trace.event(race.second);
        let thread = event.step.thread;
        match race.kind {
            Kind::Around => {
                !order.before(race.first, order.pred(race.second))
                    && self.around(trace, order, race.first, &event.access, thread)
            }
            Kind::ReadBefore | Kind::WriteLast => self.observed_race(trace, order, race),
        }
    }

    /// notdep(first) and then `access` of `thread`.
    pub fn around<P: Program>(
        &mut self,
        trace: &Trace<P>,
        order: &Order,
        first: EventIndex,
        access: &Access,
        thread: ThreadId,
    ) -> bool {
        self.sequence.clear();
        self.watched.clear();
        let Some(last) = last_step(trace, order, first, access, thread) else {
            return false;
        };
        for at in first.next().to(trace.end()) {
            if !order.before(first, at) {
                self.sequence.push(order.step(at));
            }
        }
        self.sequence.push(last);
        true
    }

    /// notdep(first), less what is left out, and then `last`, an await. notdep are the steps after `first` that happen
    /// neither after it nor after any of `left_out`.
    pub fn await_around<P: Program>(
        &mut self,
        trace: &Trace<P>,
        order: &Order,
        first: EventIndex,
        left_out: &[EventIndex],
        last: Step,
    ) {
        self.sequence.clear();
        self.watched.clear();
        for at in first.next().to(trace.end()) {
            let depends = left_out.iter().any(|&out| order.before(out, at));
            if !depends && !order.before(first, at) {
                self.sequence.push(order.step(at));
            }
        }
        self.sequence.push(last);
    }

    fn observed_race<P: Program>(&mut self, trace: &Trace<P>, order: &Order, race: Race) -> bool {
        let Race {
            first,
            second,
            kind,
        } = race;
        let (location, _) = order.step(first).footprint.span();
        if !self.keep(trace, order, race, location) {
            return false;
        }
        self.follow(order, first);
        let round = self.taint.round;
        let event = trace.event(second);
        if self.taint.written.has(round, location)
            || kind == Kind::ReadBefore && self.taint.reaches(order.step(second), false)
        {
            return false;
        }
        let cell = match kind {
            Kind::WriteLast => trace.event(first).written.map(Cell::new),
            _ => {
                let writes =
                    |&&at: &&EventIndex| order.step(at).footprint == Footprint::Blind(location);
                let last = self.kept.iter().rev().find(writes);
                last.map_or(Some(trace.event(first).before), |&at| {
                    trace.event(at).written.map(Cell::new)
                })
            }
        };
        let thread = event.step.thread;
        let Some(last) = cell.and_then(|cell| step_at(trace, &event.access, cell, thread)) else {
            return false;
        };
        self.sequence
            .extend(self.kept.iter().map(|&at| order.step(at)));
        if kind == Kind::WriteLast {
            self.sequence.push(order.step(first));
            self.watch(order);
            self.sequence
                .extend(self.after.iter().map(|&at| order.step(at)));
        }
        self.sequence.push(last);
        true
    }

    /// Lists V, and marks the writes observed in it. Nothing if another read of the location
    /// happens before the second event.
    fn keep<P: Program>(
        &mut self,
        trace: &Trace<P>,
        order: &Order,
        race: Race,
        location: Location,
    ) -> bool {
        self.taint.round += 1;
        self.kept.clear();
        self.cut.clear();
        let second = [race.second];
        let readers = match order.step(race.second).footprint {
            Footprint::Free(..) => &second[..],
            _ => order.readers(location, order.source(race.second)),
        };
        for &reader in readers {
            if reader != race.second && order.before(reader, order.pred(race.second)) {
                return false;
            }
            let thread = order.step(reader).thread;
            if !self.cut.iter().any(|&(other, _)| other == thread) {
                self.cut.push((thread, order.index(reader)));
            }
        }
        for at in race.first.next().to(trace.end()) {
            if order.is_cut(at, &self.cut) {
                continue;
            }
            self.kept.push(at);
            let source = order.source(at);
            if source != NONE {
                self.observed.insert(self.taint.round, source);
            }
        }
        true
    }

    /// Moves from `kept` to `after` what happens after `first` in V.
    fn follow(&mut self, order: &Order, first: EventIndex) {
        let Reverser {
            taint,
            observed,
            after,
            kept,
            ..
        } = self;
        taint.thread(order.step(first).thread);
        after.clear();
        kept.retain(|&at| {
            let step = order.step(at);
            let tainted = taint.reaches(step, observed.has(taint.round, at));
            if tainted {
                taint.add(step);
                after.push(at);
            }
            !tainted
        });
    }

    /// Notes the locations that are written both before and after p in the new order.
    fn watch(&mut self, order: &Order) {
        let round = self.taint.round;
        for &at in &self.kept {
            if let Footprint::Blind(l) = order.step(at).footprint {
                self.free_writes.insert(round, l);
            }
        }
        for &at in &self.after {
            if let Footprint::Blind(l) = order.step(at).footprint
                && self.free_writes.has(round, l)
                && !self.watched.contains(&l)
            {
                self.watched.push(l);
            }
        }
    }
}

/// The step that `access` of `thread` is right before `first`, with which it conflicts, after all that does not
/// happen after that.
fn last_step<P: Program>(
    trace: &Trace<P>,
    order: &Order,
    first: EventIndex,
    access: &Access,
    thread: ThreadId,
) -> Option<Step> {
    let mut before = match access.location() {
        Some(location) => trace.cell_before(first, location),
        None => Cell::default(),
    };
    let adds = order.step(first).footprint;
    if let Footprint::Add(_) = adds {
        for at in first.next().to(trace.end()) {
            if let Access::Add { operand, bits, .. } = trace.event(at).access
                && order.step(at).footprint == adds
                && !order.before(first, at)
            {
                before.value = RmwOp::Add.apply(before.value, operand, bits);
            }
        }
    }
    step_at(trace, access, before, thread)
}
