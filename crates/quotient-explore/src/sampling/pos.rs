//! Partial order sampling (Yuan, Yang and Gu, CAV 2018).
//!
//! The next step of every thread has a priority, drawn at random, and of those that can be made the highest is made. The steps
//! that conflict with it draw anew, since a race with it is decided. So each order of steps that conflict has a fair chance,
//! however many others lie between them.

use quotient_model::{Cell, Pending, Program, ThreadId};

use super::random::Random;
use crate::order::{Footprint, Step};
use crate::world::{Current, Trace};

/// The state of a schedule.
#[derive(Clone, Debug, Default)]
pub(super) struct Pos {
    /// By thread, of its next step.
    priorities: Vec<Option<u64>>,
}

impl Pos {
    pub fn begin(&mut self) {
        self.priorities.clear();
    }

    /// Who goes next, of those that can.
    pub fn choose(&mut self, enabled: &[ThreadId], random: &mut Random) -> ThreadId {
        for &thread in enabled {
            if self.priorities.len() <= thread.index() {
                self.priorities.resize(thread.index() + 1, None);
            }
            self.priorities[thread.index()].get_or_insert_with(|| random.next());
        }
        let priority = |thread: &&ThreadId| self.priorities[thread.index()];
        *enabled
            .iter()
            .max_by_key(priority)
            .expect("somebody can go")
    }

    /// The last event was made.
    pub fn made<P: Program>(&mut self, trace: &Trace<P>) {
        let step = trace.event(trace.last()).step;
        for thread in trace.present() {
            let place = thread.index();
            if place < self.priorities.len()
                && next(trace, thread).conflicts(&step, trace.touch_sets())
            {
                self.priorities[place] = None;
            }
        }
    }
}

/// What the thread's next step touches. Of an atomic section that is what it begins with.
pub(super) fn next<P: Program>(trace: &Trace<P>, thread: ThreadId) -> Step {
    let footprint = match trace.pending(thread) {
        Pending::Access(access) => {
            let cell = access.location().map(|location| trace.cell(location));
            Footprint::of(access, cell.unwrap_or(Cell::new(0)), thread)
        }
        _ => Footprint::Nothing,
    };
    Step { thread, footprint }
}
