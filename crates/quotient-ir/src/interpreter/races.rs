//! Which accesses can be part of a data race: those that the program does not call atomic.
//!
//! That is seen from the operation at which a thread stands, and only when somebody asks: accesses
//! themselves do not carry it, since under sequential consistency they do the same either way.

use super::Machine;
use super::code::{Code, FlatOp};
use super::thread::Thread;
use quotient_model::{Access, Pending};

impl Code {
    /// Whether the operation at which the thread stands accesses memory otherwise than by an atomic
    /// instruction. `volatile` does not make it one.
    pub(super) fn is_plain(&self, thread: &Thread) -> bool {
        match self.ops[thread.pc as usize] {
            FlatOp::Load { atomic, .. }
            | FlatOp::Store { atomic, .. }
            | FlatOp::Await { atomic, .. } => !atomic,
            FlatOp::MemSet { .. } | FlatOp::MemCopy { .. } => true,
            _ => false,
        }
    }
}

impl Machine {
    /// Whether the thread's pending access is atomic: by its instruction, because it stands in an
    /// atomic section, or because it is the library's own affair.
    pub(super) fn is_atomic(&self, code: &Code, thread: &Thread) -> bool {
        if thread.hidden.is_some() || thread.sections > 0 || !code.is_plain(thread) {
            return true;
        }
        match thread.pending {
            Pending::Access(
                Access::Read { location }
                | Access::Write { location, .. }
                // The change of a part of a cell.
                | Access::Rmw { location, .. }
                | Access::CompareExchange { location, .. }
                | Access::Await { location, .. },
            ) => self.is_of_library(code, location),
            // The lock around an access is not what the operation does.
            _ => true,
        }
    }
}
