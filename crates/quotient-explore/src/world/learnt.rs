//! What an exploration learns of the program that decides what reads, for the algorithms that choose
//! the value that each read gets ([`crate::rvf`], [`crate::vc`]).
//!
//! Besides reads these are read-modify-writes, locks and trylocks, of what they observe (a trylock
//! whether the mutex is free, not who holds it; all that a lock can observe is that it is free, so all
//! unlocks are alike to it). Frees read whether the memory was freed, and so do writes and unlocks where
//! some execution frees the memory; joins of a thread that several threads join read whether it was joined. The
//! initialisation of a mutex reads whether it is held. An unlock reads whether it still holds the mutex,
//! where another thread may initialise that meanwhile: when an initialisation could read from the lock of
//! another thread. Which memory is freed, which thread is joined by several and which mutex is initialised
//! while held is learnt: when something of the kind comes up that was not known, the exploration starts
//! over, knowing it.

use quotient_model::{Access, Location, Pending, Program, ThreadId, portable};
use rustc_hash::FxHashSet;

use crate::order::EventIndex;
use crate::witness::{NONE, Place};
use crate::world::current::Current;
use crate::world::run::{Run, is_lock};

/// It lasts from one start of an exploration to the next. If memory was cut finer in between, some
/// locations in it may name others by now; then a write more than necessary reads, which costs
/// nothing but time.
#[derive(Clone, Default)]
pub(crate) struct Learnt {
    /// The locations that some execution frees.
    freed: FxHashSet<Location>,
    /// The threads that several threads join.
    contended: FxHashSet<ThreadId>,
    /// The mutexes that may be initialised while another thread holds them.
    reset: FxHashSet<Location>,
}

/// Whether the thread's next event, if it reads, reads only whether it fails, as a write does to memory that
/// may be freed. Such reads are to be processed before others. All executions in which it does not fail
/// are then found at once, with all that its thread writes next. Otherwise another read would
/// be processed twice, for what the thread writes before it and for what it writes after it, and the
/// executions would differ in nothing that is read.
pub(crate) fn observes_nothing<P: Program>(run: &Run<P>, thread: ThreadId) -> bool {
    matches!(
        run.pending(thread),
        Pending::Access(
            Access::Write { .. }
                | Access::Unlock { .. }
                | Access::Free { .. }
                | Access::Join { .. }
                | Access::MutexDestroy { .. }
        )
    )
}

impl Learnt {
    /// Notes what a free frees. Says whether it was known.
    pub fn knew_free(&mut self, access: &Access) -> bool {
        let Access::Free { first, count } = *access else {
            return true;
        };
        let known = self.freed.len();
        self.freed.extend(first.block(count));
        self.freed.len() == known
    }

    /// Notes that an initialisation by the thread can read from these writes. Says whether it was
    /// known what that means for unlocks.
    pub fn knew_init<P: Program>(
        &mut self,
        run: &Run<P>,
        thread: ThreadId,
        access: &Access,
        writes: &[EventIndex],
    ) -> bool {
        let Access::MutexInit { location } = *access else {
            return true;
        };
        let held = writes.iter().any(|&write| {
            write != NONE
                && is_lock(&run.event(write).access)
                && run.graph.node(write).thread != thread
        });
        !held || !self.reset.insert(location)
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

    /// A thread that writes.
    pub fn writer<P: Program>(&self, run: &Run<P>) -> Option<ThreadId> {
        run.present().find(|&thread| self.writes(run, thread))
    }

    /// Whether the thread's next event is not a read and can happen.
    pub fn writes<P: Program>(&self, run: &Run<P>, thread: ThreadId) -> bool {
        self.next_read(run, thread).is_none() && run.enabled(thread)
    }

    /// What the thread reads next, if its next event is a read that is not waiting for a thread to
    /// end.
    pub fn next_read<P: Program>(&self, run: &Run<P>, thread: ThreadId) -> Option<(Access, Place)> {
        let Pending::Access(access) = *run.pending(thread) else {
            return None;
        };
        let reads = match access {
            Access::Fence | Access::Spawn { .. } => false,
            Access::Unlock { location } => {
                self.reset.contains(&location) || self.freed.contains(&location)
            }
            Access::Write { location, .. } => self.freed.contains(&location),
            Access::Join { thread: child } => {
                self.contended.contains(&child) && run.enabled(thread)
            }
            _ => true,
        };
        if !reads || run.failure(thread).is_some() {
            return None;
        }
        run.reads(thread, &access).map(|place| (access, place))
    }
}

portable!(struct Learnt { freed, contended, reset });
