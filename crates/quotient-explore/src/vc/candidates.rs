//! Candidate writes: what a read can read from that it was not let read from before, by what comes of
//! it; and whether it ever will find something.

use quotient_model::{
    Access, FailureKind, Index, Pending, Program, Span, ThreadId, Value, portable,
};

use super::ValueCentric;
use super::order::Chain;
use super::outlook::Standing;
use crate::order::EventIndex;
use crate::recording::Halt;
use crate::witness::{NONE, Place, Writes};
use crate::world::{Current, Outcome};

/// What can be told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Observation {
    /// The value handed to the thread.
    value: Value,
    written: Option<Value>,
    fails: Option<FailureKind>,
    /// The source itself, where that matters.
    source: Option<EventIndex>,
}

/// One value that a read can get, and the writes that it can get it from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub observed: Observation,
    /// Where the good writes begin and end.
    good: Span,
}

/// The groups of all reads that are being processed, those of the last one on top.
#[derive(Default)]
pub(super) struct Groups {
    groups: Vec<Group>,
    good: Vec<EventIndex>,
    /// Scratch: the candidate writes, and what comes of them.
    writes: Vec<EventIndex>,
    outcomes: Vec<(Observation, EventIndex)>,
}

impl Groups {
    pub fn len(&self) -> usize {
        self.groups.len()
    }

    pub fn good_writes(&self, group: Group) -> &[EventIndex] {
        &self.good[group.good.range()]
    }

    /// The next group of a read that began with `base` of them.
    pub fn next(&mut self, base: usize) -> Option<Group> {
        if self.groups.len() == base {
            return None;
        }
        self.groups.pop()
    }

    /// Takes out some groups, with their good writes.
    pub fn remove(&mut self, (from, to): (usize, usize)) -> Vec<(Observation, Box<[EventIndex]>)> {
        let groups: Vec<Group> = self.groups.drain(from..to).collect();
        let with_writes = |group: Group| (group.observed, self.good_writes(group).into());
        groups.into_iter().map(with_writes).collect()
    }

    /// Adds a group to those of the last read.
    pub fn push(&mut self, observed: Observation, good: &[EventIndex]) {
        let from = self.good.len();
        self.good.extend_from_slice(good);
        let good = Span::new(from..self.good.len());
        self.groups.push(Group { observed, good });
    }

    /// Forgets the good writes of all groups that are not there any more.
    pub fn tidy(&mut self) {
        let end = self.groups.last().map_or(0, |group| group.good.range().end);
        self.good.truncate(end);
    }

    /// Makes groups of the outcomes but for those that are unwanted.
    fn gather(&mut self, unwanted: impl Fn(Observation) -> bool) {
        self.tidy();
        for at in 0..self.outcomes.len() {
            let observed = self.outcomes[at].0;
            let same = |&&(other, _): &&(Observation, EventIndex)| other == observed;
            if self.outcomes[..at].iter().any(|other| same(&other)) || unwanted(observed) {
                continue;
            }
            let from = self.good.len();
            let good = self.outcomes[at..].iter().filter(same);
            self.good.extend(good.map(|&(_, write)| write));
            let good = Span::new(from..self.good.len());
            self.groups.push(Group { observed, good });
        }
    }
}

impl<P: Program> ValueCentric<P> {
    /// Puts the candidate writes of the next read of `thread`, Y₁ and Y₂ of ExtendRoot and
    /// ExtendLeaf, into groups by value.
    pub(super) fn find_groups(&mut self, thread: ThreadId, access: Access, place: Place) {
        let mut groups = std::mem::take(&mut self.groups);
        groups.writes.clear();
        groups.outcomes.clear();
        self.candidates(thread, place, &mut groups.writes);
        for &write in &groups.writes {
            let outcome = self.run.outcome(thread, &access, write);
            let overwrites = outcome.writes == Writes::One(place);
            if outcome.disabled || (overwrites && self.order.is_taken(place, write)) {
                continue;
            }
            let observed = self.observed(&access, &outcome, write);
            groups.outcomes.push((observed, write));
        }
        let ended = self.ended();
        groups.gather(|observed| ended.contains(&(thread, observed)));
        self.groups = groups;
    }

    /// What can be told apart of what comes of a read.
    pub(super) fn observed(
        &self,
        access: &Access,
        outcome: &Outcome,
        write: EventIndex,
    ) -> Observation {
        // An initialisation finds a destroyed mutex as it does one that is held; what is left of it in the
        // end is not the same.
        let by_source = self.settings.data_centric || matches!(access, Access::MutexInit { .. });
        Observation {
            value: outcome.observed,
            written: outcome.written,
            fails: outcome.failure.as_ref().map(|failure| failure.kind),
            source: by_source.then_some(write),
        }
    }

    /// How many of a chain's writes are forbidden.
    pub(super) fn known_of(&self, chain: &Chain, forbidden: Option<&[u32]>) -> usize {
        let column = chain.thread.index();
        let known = forbidden.map_or(0, |row| row.get(column).copied().unwrap_or(0));
        let old = |&write: &EventIndex| self.order.item(write).index < known;
        chain.writes.partition_point(old)
    }

    /// The writes that are not hidden from what the thread has done, nor forbidden, in ascending
    /// order; the initial value is last.
    fn candidates(&self, thread: ThreadId, place: Place, writes: &mut Vec<EventIndex>) {
        let forbidden = self.chb.forbidden(thread);
        let last = self.run.last_of(thread);
        let mut overwritten = false;
        let chains = self.order.at(place).map_or(&[][..], |at| &at.chains);
        for chain in chains {
            let hidden = match last {
                NONE => 0,
                last => self.order.count_before(&chain.writes, chain.thread, last),
            };
            overwritten |= hidden > 0;
            let from = self.known_of(chain, forbidden);
            writes.extend_from_slice(&chain.writes[hidden.saturating_sub(1).max(from)..]);
        }
        writes.sort_unstable();
        if !overwritten && forbidden.is_none() {
            writes.push(NONE);
        }
    }

    /// Notes what the next access of the thread may write.
    pub(super) fn foresee(&mut self, thread: ThreadId) -> Result<(), Halt> {
        let Pending::Access(access) = *self.run.pending(thread) else {
            return Ok(());
        };
        let done = self.run.graph.count_of(thread);
        let outlook = &mut self.outlook;
        let mut places = may_write(&access).places();
        match places.any(|place| outlook.writes(thread, done, place)) {
            true => Err(Halt::StartOver),
            false => Ok(()),
        }
    }

    /// Whether some thread waits for a write that will not come, so that nothing lies below.
    /// `witnessed` says that the witness has all that there is.
    pub(super) fn in_vain(&mut self, witnessed: bool) -> bool {
        let waits = |thread| matches!(self.standing(thread, witnessed), Standing::Waits(_));
        if !self.chb.threads().any(waits) {
            return false;
        }
        let mut standings = std::mem::take(&mut self.standings);
        standings.clear();
        let met = self.run.threads.count();
        standings.extend(ThreadId::first(met).map(|thread| {
            let done = self.order.count_of(thread);
            (self.standing(thread, witnessed), done)
        }));
        // Threads that were met by others, or before the search started over, may come here as well.
        let known = self.outlook.thread_count().max(met);
        standings.widen(known, (Standing::Moves, 0));
        let in_vain = self.outlook.in_vain(&mut standings);
        self.standings = standings;
        in_vain
    }

    fn standing(&self, thread: ThreadId, witnessed: bool) -> Standing {
        let Some(forbidden) = self.chb.forbidden(thread) else {
            let ended = self.run.exists(thread) && !self.goes_on(thread);
            return if ended {
                Standing::Ended
            } else {
                Standing::Moves
            };
        };
        let Some((access, place)) = self.learnt.next_read(&self.run, thread) else {
            return Standing::Moves;
        };
        let may_stay = match access {
            // Unless its mutex is free and stays so.
            Access::Lock { .. } => !(witnessed && self.run.enabled(thread)),
            Access::Await { .. } | Access::AwaitExchange { .. } => {
                self.may_stay(thread, &access, place)
            }
            _ => false,
        };
        if may_stay {
            return Standing::Moves;
        }
        let chains = self.order.at(place).map_or(&[][..], |at| &at.chains);
        let new = chains.iter().any(|chain| {
            let column = chain.thread;
            let known = forbidden.get(column.index()).copied().unwrap_or(0);
            let last = chain.writes.last();
            last.is_some_and(|&last| self.order.item(last).index >= known)
        });
        match new {
            true => Standing::Moves,
            false => Standing::Waits(place),
        }
    }

    /// Whether the thread has not ended or failed.
    fn goes_on(&self, thread: ThreadId) -> bool {
        matches!(self.run.pending(thread), Pending::Access(_)) && self.run.failure(thread).is_none()
    }
}

/// What an access writes if it can.
fn may_write(access: &Access) -> Writes {
    match *access {
        Access::Read { .. } | Access::Await { .. } => Writes::Nothing,
        Access::Join { thread } => Writes::One(Place::joined(thread)),
        Access::Free { first, count } => Writes::Free { first, count },
        access => access.location().map_or(Writes::Nothing, |location| {
            Writes::One(Place::cell(location))
        }),
    }
}

portable!(struct Observation { value, written, fails, source });
portable!(struct Group { observed, good });
portable!(struct Groups { groups, good, writes, outcomes });
