//! The memory orders of accesses, and which can be part of a data race: those that the program does not call
//! atomic.
//!
//! That is seen from the operation at which a thread stands, and only when somebody asks: accesses
//! themselves do not carry it, since under sequential consistency they do the same either way.

use super::Machine;
use super::code::{Code, FlatOp, MutexAction};
use super::thread::{Thread, Wrap};
use quotient_model::{Access, MemoryOrder, Orders, Pending};

impl FlatOp {
    /// The orders of the access that the operation makes, if it accesses memory.
    fn orders(&self) -> Option<Orders> {
        match *self {
            FlatOp::Load { order, .. }
            | FlatOp::Store { order, .. }
            | FlatOp::Await { order, .. }
            | FlatOp::Rmw { order, .. }
            | FlatOp::Count { order, .. }
            | FlatOp::Add { order, .. } => Some(Orders::always(order)),
            FlatOp::CompareExchange { orders, .. } | FlatOp::AwaitExchange { orders, .. } => {
                Some(orders)
            }
            FlatOp::MemSet { .. } | FlatOp::MemCopy { .. } => {
                Some(Orders::always(MemoryOrder::NotAtomic))
            }
            _ => None,
        }
    }

    /// Whether it is an atomic access of an order weaker than `seq_cst`.
    pub(super) fn is_weakly_ordered(&self) -> bool {
        self.orders().is_some_and(Orders::are_weak)
    }

    /// Whether it is an attempt to lock.
    pub(super) fn tries_to_lock(&self) -> bool {
        matches!(self, FlatOp::Mutex { action, .. } if *action == MutexAction::TryLock)
    }
}

impl Code {
    /// Whether the operation at which the thread stands accesses memory otherwise than by an atomic
    /// instruction. `volatile` does not make it one.
    pub(super) fn is_plain(&self, thread: &Thread) -> bool {
        let orders = self.ops[thread.pc as usize].orders();
        orders.is_some_and(|orders| !orders.success.is_atomic())
    }

    /// Whether an event is to come before the fence that releases at which the thread stands. Memory of the thread's own makes no events:
    /// between two of them nobody could tell what was written there before the fence, and is handed over by
    /// whatever the thread stores behind it, from what is written later.
    pub(super) fn shows_fence(&self, thread: &Thread) -> bool {
        let alone = thread.sections == 0 && matches!(thread.wrap, Wrap::None);
        self.weak && alone && !thread.private.is_empty()
    }
}

impl Machine {
    /// The orders of the thread's pending access: by its instruction, unless it stands in an atomic section or is
    /// the library's own affair.
    pub(super) fn orders(&self, code: &Code, thread: &Thread) -> Orders {
        if thread.hidden.is_some() || thread.sections > 0 {
            return Orders::SEQ_CST;
        }
        let Pending::Access(access) = thread.pending else {
            return Orders::SEQ_CST;
        };
        match access {
            Access::Read { location }
            | Access::Write { location, .. }
            | Access::Rmw { location, .. }
            | Access::CompareExchange { location, .. }
            | Access::Add { location, .. }
            | Access::Count { location, .. }
            | Access::Uncount { location, .. }
            | Access::Await { location, .. }
            | Access::AwaitExchange { location, .. } => {
                match code.ops[thread.pc as usize].orders() {
                    Some(orders)
                        if orders != Orders::SEQ_CST && !self.is_of_library(code, location) =>
                    {
                        orders
                    }
                    _ => Orders::SEQ_CST,
                }
            }
            Access::Lock { .. } => Orders::always(MemoryOrder::Acquire),
            Access::TryLock { .. } => Orders {
                success: MemoryOrder::Acquire,
                failure: MemoryOrder::Relaxed,
            },
            Access::Unlock { .. } => Orders::always(MemoryOrder::Release),
            _ => Orders::SEQ_CST,
        }
    }
}
