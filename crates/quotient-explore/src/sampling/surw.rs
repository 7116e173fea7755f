//! A random walk that is uniform over the orders at one variable (after "Selectively Uniform Concurrency Testing", Zhao, Wolff,
//! Mathur and Roychoudhury, ASPLOS 2025).
//!
//! A walk that chooses among threads with the same chance each seldom lets a long thread fall far behind a short one. Here the
//! thread that is next to access the variable is drawn by how many accesses of it each has left, which gives every
//! order of these accesses the same chance if the numbers are right. They are those of the schedules before; which variable it is, is drawn
//! for each schedule among those that several threads access and one writes.

use quotient_model::{Location, Program, Table, ThreadId};

use super::pos::next;
use super::random::Random;
use crate::order::{Counts, Footprint};
use crate::world::Trace;

/// What is known of the program's accesses, and the state of a schedule.
#[derive(Clone, Debug, Default)]
pub(super) struct Surw {
    /// By location, what is known of it.
    known: Table<Location, Accesses>,
    /// The variable of this schedule.
    chosen: Option<Location>,
    /// By thread, how many accesses of it are left.
    left: Counts,
    /// Who is next to access it.
    intended: Option<ThreadId>,
    /// Those that can go now.
    candidates: Vec<ThreadId>,
}

/// How a location is accessed.
#[derive(Clone, Debug, Default)]
struct Accesses {
    /// By thread, how often at most.
    most: Counts,
    /// By thread, how often in this schedule.
    now: Counts,
    written: bool,
}

impl Surw {
    pub fn begin(&mut self, random: &mut Random) {
        let shared = |accesses: &Accesses| {
            accesses.written && accesses.most.iter().filter(|&&most| most > 0).count() > 1
        };
        for accesses in &mut self.known {
            accesses.now.as_mut_slice().fill(0);
        }
        let known = self.known.entries();
        let shared: Vec<Location> = known
            .filter(|(_, accesses)| shared(accesses))
            .map(|(location, _)| location)
            .collect();
        self.chosen = None;
        self.left.clear();
        if !shared.is_empty() {
            let location = shared[random.below(shared.len() as u64) as usize];
            self.chosen = Some(location);
            self.left.clone_from(&self.known[location].most);
        }
        self.intend(random);
    }

    /// Draws who is next to access the variable.
    fn intend(&mut self, random: &mut Random) {
        let all: u64 = self.left.iter().map(|&left| u64::from(left)).sum();
        self.intended = None;
        if all > 0 {
            let mut drawn = random.below(all);
            let mut all = self.left.entries();
            let intended = all.find(|&(_, &left)| {
                let is_it = drawn < u64::from(left);
                drawn = drawn.wrapping_sub(u64::from(left));
                is_it
            });
            self.intended = intended.map(|(thread, _)| thread);
        }
    }

    /// Who goes next, of those that can: the others wait with their accesses of the variable.
    pub fn choose<P: Program>(
        &mut self,
        trace: &Trace<P>,
        enabled: &[ThreadId],
        random: &mut Random,
    ) -> ThreadId {
        let Surw {
            chosen,
            intended,
            candidates,
            ..
        } = self;
        let goes = |thread: ThreadId| {
            let touched = next(trace, thread).footprint.span();
            intended.is_none()
                || *intended == Some(thread)
                || touched.1 == 0
                || chosen.is_some_and(|chosen| chosen != touched.0)
        };
        candidates.clear();
        candidates.extend(enabled.iter().copied().filter(|&thread| goes(thread)));
        // Who is intended may have to wait for one of the others.
        let among = match candidates.is_empty() {
            true => enabled,
            false => candidates,
        };
        among[random.below(among.len() as u64) as usize]
    }

    /// The last event was made.
    pub fn made<P: Program>(&mut self, trace: &Trace<P>, random: &mut Random) {
        let at = trace.last();
        let thread = trace.event(at).step.thread;
        let mut touched = false;
        for (event, _) in trace.accesses_of(at) {
            let Some(location) = event.access.location() else {
                continue;
            };
            self.note(location, thread, trace.footprint_at(at, location));
            touched |= self.chosen == Some(location);
        }
        if touched {
            if let Some(left) = self.left.get_mut(thread) {
                *left = left.saturating_sub(1);
            }
            if self.intended == Some(thread) || self.intended.is_some_and(|who| self.left[who] == 0)
            {
                self.intend(random);
            }
        }
    }

    fn note(&mut self, location: Location, thread: ThreadId, footprint: Footprint) {
        let accesses = self.known.reach(location, Accesses::default);
        let now = accesses.now.reach(thread, || 0);
        *now += 1;
        let most = accesses.most.reach(thread, || 0);
        *most = (*most).max(*now);
        accesses.written |= !matches!(footprint, Footprint::Read(_));
    }
}
