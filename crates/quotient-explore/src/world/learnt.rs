//! What an exploration learns of the program that decides what reads, for the algorithms that choose
//! the value that each read gets ([`crate::rvf`], [`crate::vc`]).
//!
//! Besides reads these are read-modify-writes, locks and trylocks, of what they observe (a trylock
//! whether the mutex is free, not who holds it; all that a lock can observe is that it is free, so all
//! unlocks are alike to it). Frees read whether the memory was freed, and so do writes to memory that
//! some execution frees; joins of a thread that several threads join read whether it was joined. Which
//! memory is freed and which thread is joined by several is learnt: when something of the kind comes
//! up that was not known, the exploration starts over, knowing it.

use quotient_model::{Access, Pending, Program, ThreadId};
use rustc_hash::FxHashSet;

use crate::witness::Place;
use crate::world::current::Current;
use crate::world::run::Run;

/// It lasts from one start of an exploration to the next. If memory was cut finer in between, some
/// locations in it may name others by now; then a write more than necessary reads, which costs
/// nothing but time.
#[derive(Default)]
pub(crate) struct Learnt {
    /// The locations that some execution frees.
    freed: FxHashSet<u32>,
    /// The threads that several threads join.
    contended: FxHashSet<ThreadId>,
}

impl Learnt {
    /// Notes what a free frees. Says whether it was known.
    pub fn knew_free(&mut self, access: &Access) -> bool {
        let Access::Free { first, count } = *access else {
            return true;
        };
        let known = self.freed.len();
        self.freed.extend(first.0..first.0 + count);
        self.freed.len() == known
    }

    /// Whether the last event is a join that failed because another came first, which was not
    /// expected to happen. It is expected from now on.
    pub fn learns_of_a_join<P: Program>(&mut self, run: &Run<P>) -> bool {
        let failed = run.present().find_map(|thread| match *run.pending(thread) {
            Pending::Access(Access::Join { thread: child }) => run.failure(thread).map(|_| child),
            _ => None,
        });
        failed.is_some_and(|child| self.contended.insert(child))
    }

    /// A thread whose next event is not a read and can happen.
    pub fn writer<P: Program>(&self, run: &Run<P>) -> Option<ThreadId> {
        run.present()
            .find(|&thread| self.next_read(run, thread).is_none() && run.enabled(thread))
    }

    /// What the thread reads next, if its next event is a read that is not waiting for a thread to
    /// end.
    pub fn next_read<P: Program>(&self, run: &Run<P>, thread: ThreadId) -> Option<(Access, Place)> {
        let Pending::Access(access) = *run.pending(thread) else {
            return None;
        };
        if run.failure(thread).is_some() {
            return None;
        }
        let reads = match access {
            Access::Fence | Access::Spawn { .. } | Access::Unlock { .. } => false,
            Access::Write { location, .. } | Access::MutexInit { location } => {
                self.freed.contains(&location.0)
            }
            Access::Join { thread: child } => {
                self.contended.contains(&child) && run.enabled(thread)
            }
            _ => true,
        };
        if !reads {
            return None;
        }
        run.reads(thread, &access).map(|place| (access, place))
    }
}
