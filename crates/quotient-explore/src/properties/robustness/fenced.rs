//! What `seq_cst` fences force, as far as clocks tell: mostly that is enough to see that nothing is stale, and no graph is made.
//!
//! A fence comes after another one, F, if a path of accesses of the same locations leads from what F happens before to what happens before it
//! (`[F];hb;eco;hb;[F]` of psc, see [`super::c11`]). All that happens before F an access behind the later fence cannot miss: neither write before it, nor
//! read what was there before it. Kept are, for each event, two clocks:
//!
//! - `forced`: what happens before the fences that its thread has passed, and before all fences that those come after;
//! - `arriving`: what a fence of its thread would add to that, by the accesses since the last one;
//!
//! and for each location what was `forced` for those who accessed it: up to its last write, for who reads that, and up to now, for who writes
//! next.
//!
//! These follow program order, creation and join alone, where [`super::c11`] follows all of happens-before: what they have is forced, and what they have
//! not takes a closer look. The same for atomic sections, and among adds, which may have no order.

use quotient_model::{Access, Fences, Index, Location, Program, Table, ThreadId, index_type};

use crate::order::{Clocks, EventIndex, Footprint, NONE};
use crate::properties::c11_races::C11Races;
use crate::world::{Current, Trace};

index_type! {
    /// A clock. None: it is empty.
    pub(super) struct Row;
}

/// The clocks at the end of the current execution.
#[derive(Default)]
pub(super) struct Fenced {
    clocks: Clocks<Row>,
    events: Table<EventIndex, Behind>,
    locations: Table<Location, Told>,
    /// What [`Fenced::locations`] had before, by the events that changed it.
    replaced: Vec<(EventIndex, Location, Told)>,
}

/// The clocks of an event.
#[derive(Clone, Copy)]
struct Behind {
    forced: Row,
    arriving: Row,
    /// The first clock that is not of an earlier event.
    first: Row,
}

/// The clocks of a location.
#[derive(Clone, Copy, PartialEq)]
struct Told {
    /// By those who accessed it up to its last write.
    written: Row,
    /// By all who accessed it.
    all: Row,
}

const NOBODY: Told = Told {
    written: Row::NONE,
    all: Row::NONE,
};

impl Fenced {
    /// Goes on over the events that are new. `races` have C11's happens-before.
    #[inline]
    pub fn follow<P: Program>(&mut self, trace: &Trace<P>, races: &C11Races) {
        for at in self.events.end().to(trace.end()) {
            self.push(trace, races, at);
        }
    }

    /// What the fences that `thread` has passed force what it does next not to come before.
    #[inline]
    pub fn before_next<P: Program>(&self, trace: &Trace<P>, thread: ThreadId) -> [Row; 2] {
        match self.events.get(trace.last_of(thread)) {
            None => [Row::NONE; 2],
            Some(behind) if behind.arriving.is_some() => {
                match passes_fence(trace, trace.state(thread)) {
                    true => [behind.forced, behind.arriving],
                    false => [behind.forced, Row::NONE],
                }
            }
            Some(behind) => [behind.forced, Row::NONE],
        }
    }

    /// Whether event `a` is among what [`Fenced::before_next`] says.
    #[inline]
    pub fn has<P: Program>(&self, trace: &Trace<P>, rows: [Row; 2], a: EventIndex) -> bool {
        let event = trace.event(a);
        let has = |row: Row| row.is_some() && self.clocks.get(row, event.step.thread) > event.index;
        rows.into_iter().any(has)
    }

    fn push<P: Program>(&mut self, trace: &Trace<P>, races: &C11Races, at: EventIndex) {
        let event = trace.event(at);
        let pred = trace.thread_before(at);
        let mut behind = Behind {
            first: self.clocks.end(),
            ..match pred {
                NONE => Behind {
                    forced: Row::NONE,
                    arriving: Row::NONE,
                    first: Row::NONE,
                },
                pred => self.events[pred],
            }
        };
        if passes_fence(trace, trace.state_before(at)) {
            self.clocks.widen(trace.threads.count());
            let own = self.clocks.end();
            races.push_known_at_fence(trace, at, &mut self.clocks);
            for row in [behind.forced, behind.arriving] {
                if row.is_some() {
                    self.clocks.raise(own, row);
                }
            }
            behind.forced = own;
            behind.arriving = Row::NONE;
        }
        // Before the first fence of all there is nothing to tell.
        if self.clocks.end() > Row::new(0) {
            self.clocks.widen(trace.threads.count());
            match event.step.footprint {
                _ if trace.fails(at) => {}
                Footprint::Join(child) => {
                    let last = trace.last_of(child);
                    if let Some(&end) = self.events.get(last) {
                        behind.forced = self.both(behind.forced, end.forced);
                        behind.arriving = self.both(behind.arriving, end.arriving);
                    }
                }
                Footprint::Spawn(_)
                | Footprint::Nothing
                | Footprint::Free(..)
                | Footprint::Section(_) => {}
                Footprint::Read(_)
                | Footprint::Write(_)
                | Footprint::Blind(_)
                | Footprint::Add(_)
                | Footprint::Count(..)
                | Footprint::Uncount(..) => self.touch(trace, at, &mut behind),
            }
            // What was published is another memory now.
            for location in trace.published_by(at) {
                let told = self.locations.reach(location, || NOBODY);
                self.replaced
                    .push((at, location, std::mem::replace(told, NOBODY)));
            }
        }
        self.events.push(behind);
    }

    /// Brings in what an event accesses.
    fn touch<P: Program>(&mut self, trace: &Trace<P>, at: EventIndex, behind: &mut Behind) {
        let event = trace.event(at);
        let Some(location) = event.access.location() else {
            return;
        };
        let writes = event.written.is_some();
        let told = *self.locations.reach(location, || NOBODY);
        let adds =
            matches!(event.access, Access::Add { .. }) || event.step.footprint.tally().is_some();
        if !adds {
            let arrives = match writes {
                true => told.all,
                false => told.written,
            };
            behind.arriving = self.both(behind.arriving, arrives);
        }
        let all = self.both(told.all, behind.forced);
        let written = match writes {
            true => all,
            false => told.written,
        };
        let new = Told { written, all };
        if new != told {
            self.locations[location] = new;
            self.replaced.push((at, location, told));
        }
    }

    /// A clock that has what both have.
    #[inline]
    fn both(&mut self, one: Row, other: Row) -> Row {
        match (one.some(), other.some()) {
            (Some(one), Some(other)) if one != other => self.clocks.joined(one, other),
            (None, Some(other)) => other,
            _ => one,
        }
    }

    /// Goes back over the last of so many events.
    pub fn pop(&mut self, events: usize) {
        if self.events.len() != events {
            return;
        }
        let Some(behind) = self.events.pop() else {
            return;
        };
        let at = self.events.end();
        while let Some((_, location, told)) = self.replaced.pop_if(|&mut (event, ..)| event == at) {
            self.locations[location] = told;
        }
        self.clocks.truncate(behind.first);
    }
}

/// Whether a thread in this state has passed a `seq_cst` fence, or what is one to psc, since its last event.
fn passes_fence<P: Program>(trace: &Trace<P>, state: &P::Thread) -> bool {
    trace.program.fences(state) == Fences::SeqCst || trace.program.passes_barrier(state)
}
