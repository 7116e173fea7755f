//! Reads of memory that was never written, where they are no violations: they are remarked on, since what the program does
//! with other memory was not explored.
//!
//! What a thread reads of its own memory is seen at once, by its marks. Of what others can reach, values tell nothing:
//! what was not written holds zeros, and somebody may have written zero. So a thread only notes a *doubt*: that it may have found
//! such memory. Whoever keeps the whole execution then looks whether anybody had written it.
//!
//! A read that waits is seen where its thread comes to wait, since there it would have read.

use super::Machine;
use super::code::{Code, FlatOp};
use super::thread::Thread;
use quotient_model::{Access, Location, Pending, RemarkKind, Value};

/// Whether an access observes the value that its location holds when the thread comes to it.
fn finds_value(access: &Access) -> bool {
    matches!(
        access,
        Access::Read { .. } | Access::Rmw { .. } | Access::CompareExchange { .. }
    )
}

impl Machine {
    /// Notes that the thread may have found what nobody has written, if its pending access has observed this.
    pub(super) fn doubt(&self, code: &Code, thread: &mut Thread, observed: Value) {
        let location = match &thread.pending {
            Pending::Access(access) if observed == 0 || !finds_value(access) => access.location(),
            _ => None,
        };
        let doubted = |location| self.may_find_unwritten(code, thread, location);
        if location.is_some_and(doubted) {
            thread.doubts = true;
        }
    }

    /// Whether the thread is about to read what may have become shared without having been written, and that matters.
    pub(super) fn may_find_unwritten(
        &self,
        code: &Code,
        thread: &Thread,
        location: Location,
    ) -> bool {
        let reads = match code.ops[thread.pc as usize] {
            // Of a read in pieces one may have been written.
            FlatOp::Load { copies, size, .. } => {
                let whole = thread.progress.done == 0 && thread.progress.piece == size;
                whole && !copies && !code.harmless.contains(&thread.pc)
            }
            FlatOp::Await { .. }
            | FlatOp::AwaitExchange { .. }
            | FlatOp::Rmw { .. }
            | FlatOp::CompareExchange { .. }
            | FlatOp::Add { .. }
            | FlatOp::Count { .. } => true,
            FlatOp::Mutex { action, .. } => action.locks(),
            _ => false,
        };
        let prelude = self.prelude.as_ref();
        reads
            && self.objects.may_be_unwritten(location)
            && prelude.is_none_or(|prelude| !prelude.memory.contains_key(&location))
    }

    /// Whether the thread has to itself what the location is part of, and has written it.
    pub(super) fn has_written(&self, thread: &Thread, location: Location) -> bool {
        let written = |(object, offset)| {
            let own = &thread.private[thread.find_private(object)?];
            let size = self.objects.content_size(object, offset)?;
            Some(!own.marks.is_unwritten(offset, size))
        };
        self.objects.at(location).and_then(written).unwrap_or(false)
    }

    /// The thread reads memory that nobody has written, which it may do over and over.
    pub(super) fn remark_unwritten(&mut self, code: &Code, thread: &mut Thread) {
        let place = (thread.id, thread.site());
        if let Some(&number) = self.unwritten.get(&place) {
            return thread.carry_remark(number);
        }
        let number = self.remark(code, thread, RemarkKind::UnwrittenRead);
        self.unwritten.insert(place, number);
    }
}
