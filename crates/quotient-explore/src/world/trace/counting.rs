//! What counts: which blocks of counts there are in the current execution, and what is free in them
//! ([`quotient_model::Tally`]).

use quotient_model::{Access, Cell, Index, Location, Program, Tally, ThreadId};

use super::{Event, Trace};
use crate::order::{Block, Claim, EventIndex, Footprint, NONE, Step};

impl<P: Program> Trace<P> {
    /// Finds the footprint of a new event that counts so: what happens before it so far is what its thread brings
    /// along.
    #[cold]
    pub(super) fn count(&self, event: &mut Event, tally: Tally) {
        // One that has failed, because its memory is free, has only looked.
        if let Footprint::Write(location) = event.step.footprint {
            let group = self.counts_before(self.end(), location, tally);
            let known = self.known(&group, |uncount| {
                let uncount = self.event(uncount);
                self.clocks.last(uncount.step.thread) > uncount.index
            });
            let thread = event.step.thread;
            event.step.footprint =
                self.in_block(&event.access, thread, &group, event.before, &known);
        }
    }

    /// The step that the last event, which counts, would be after notdep(first), where its location would hold `cell`.
    #[cold]
    pub(super) fn counted_before(&self, first: EventIndex, access: &Access, cell: Cell) -> Step {
        let at = self.last();
        let thread = self.event(at).step.thread;
        let mut footprint = Footprint::of(access, cell, thread);
        if let (Footprint::Write(location), Some(tally)) = (footprint, access.tally()) {
            // What of the location's accesses is in notdep(first).
            let mut others = Vec::new();
            let mut other = self.access_before(at, location);
            while other != NONE && other > first {
                if !self.happens_before(first, other) {
                    others.push(other);
                }
                other = self.access_before(other, location);
            }
            let joins = self.footprint_at(first, location).tally() == Some(tally);
            let group = match joins || others.is_empty() {
                true => self.counts_before(first, location, tally),
                false => Vec::new(),
            };
            let group: Vec<EventIndex> = match joins {
                true => others.into_iter().chain(group).collect(),
                false => group,
            };
            let known = self.known_before(at, &group);
            footprint = self.in_block(access, thread, &group, cell, &known);
        }
        Step { thread, footprint }
    }

    /// Whose uncounts an event, the last one, claims, if it counts.
    #[cold]
    pub(super) fn claimed_of(&self, at: EventIndex) -> Option<ThreadId> {
        let Event { access, step, .. } = *self.event(at);
        let Access::Count { location, tally } = access else {
            return None;
        };
        let group = self.counts_before(at, location, tally);
        let claim = self.claim(step.thread, &self.known_before(at, &group), 0);
        (claim.first > 0).then_some(claim.of)
    }

    /// Who has made the uncounts of the block that happen before the last event because of what its thread did before.
    fn known_before(&self, at: EventIndex, block: &[EventIndex]) -> Vec<ThreadId> {
        let known = [self.thread_before(at), self.twin_before(at)];
        self.known(block, |uncount| {
            let mut known = known.iter().filter_map(|known| known.some());
            known.any(|known| self.happens_before(uncount, known))
        })
    }

    /// Who has made the uncounts of a block that are known.
    fn known(&self, block: &[EventIndex], is_known: impl Fn(EventIndex) -> bool) -> Vec<ThreadId> {
        let uncounts = |at: &&EventIndex| matches!(self.event(**at).access, Access::Uncount { .. });
        let known = block.iter().filter(uncounts).filter(|at| is_known(**at));
        known.map(|&at| self.event(at).step.thread).collect()
    }

    /// Whether a count that is asleep after `depth` events, and was free before the last of them, is so still.
    #[cold]
    pub fn is_still_free(&self, depth: usize, sleeper: &Step) -> bool {
        match sleeper.footprint {
            Footprint::Count(location, tally, claim) => {
                self.block_at(depth, location, tally).is_free(claim)
            }
            _ => true,
        }
    }

    /// The block of counts that goes on after `depth` events.
    #[cold]
    pub fn block_at(&self, depth: usize, location: Location, tally: Tally) -> Block {
        let mut block = Block::new(location, tally);
        for event in self.counts_before(EventIndex::new(depth), location, tally) {
            block.follow(self.event(event).step.footprint, self.touch_sets());
        }
        block
    }

    /// The events of the block that goes on before the event `end`, latest first.
    fn counts_before(&self, end: EventIndex, location: Location, tally: Tally) -> Vec<EventIndex> {
        let mut at = self.accessed[location].last;
        while at != NONE && at >= end {
            at = self.access_before(at, location);
        }
        let mut group = Vec::new();
        while at != NONE && self.footprint_at(at, location).tally() == Some(tally) {
            group.push(at);
            at = self.next_in_group(at, location);
        }
        group
    }

    /// The footprint of a thread's access that counts after these others of its block, where the location holds
    /// `cell`. The uncounts that happen before it are by those who are `known`.
    fn in_block(
        &self,
        access: &Access,
        thread: ThreadId,
        group: &[EventIndex],
        cell: Cell,
        known: &[ThreadId],
    ) -> Footprint {
        let location = access.location().unwrap_or(Location(0));
        let Some(tally) = access.tally() else {
            return Footprint::Write(location);
        };
        let mut block = Block::new(location, tally);
        let mut start = cell.value;
        for &at in group {
            let event = self.event(at);
            block.follow(event.step.footprint, self.touch_sets());
            match event.access {
                Access::Count { .. } => start = tally.uncounted(start),
                _ => start = tally.counted(start),
            }
        }
        if let Access::Uncount { .. } = access {
            return match tally.is_steady(start) {
                true => Footprint::Uncount(location, tally),
                false => Footprint::Write(location),
            };
        }
        let claim = self.claim(thread, known, Block::tokens(tally, start));
        match block.is_free(claim) && !tally.is_over(start) {
            true => Footprint::Count(location, tally, claim),
            false => Footprint::Write(location),
        }
    }

    /// What a thread can claim of uncounts that these have made: of who has made most; of several, of itself, or else of who
    /// comes first.
    fn claim(&self, thread: ThreadId, by: &[ThreadId], tokens: u8) -> Claim {
        let claim = |of| Claim {
            of,
            first: by.iter().filter(|&&other| other == of).count().min(255) as u8,
            tokens,
        };
        let order = |a: &Claim, b: &Claim| {
            let first = a.first.cmp(&b.first);
            let own = || (a.of == thread).cmp(&(b.of == thread));
            let path = || self.threads.compare(b.of, a.of);
            first.then_with(own).then_with(path)
        };
        let most = by.iter().map(|&of| claim(of)).max_by(order);
        most.unwrap_or_else(|| claim(ThreadId::MAIN))
    }
}
