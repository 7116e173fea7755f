//! What an access does to the cell that it touches: the one place where this is said. What touches no cell or
//! several is [`crate::effect`]'s to say.

use crate::access::{Access, Part, RmwOp};
use crate::failure::{Failure, FailureKind};
use crate::names::{ThreadId, Value};

/// One cell of shared memory.
///
/// A mutex is a cell too: 0 is free, t+1 is held by thread t, [`Cell::DESTROYED`] is no mutex any
/// more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cell {
    /// What it holds.
    pub value: Value,
    /// The object it belongs to has been freed.
    pub freed: bool,
}

impl Cell {
    /// The value of a destroyed mutex.
    pub const DESTROYED: Value = Value::MAX;

    /// The value of a gate that nobody has locked and nobody can: what it is before its first
    /// [`Access::Release`].
    pub const CLOSED: Value = 0x7fff_ffff;

    /// What a cell holds that was allocated and never written, where the front end tells such cells
    /// apart. No narrower cell can hold it, and of eight bytes no program is expected to write it.
    pub const UNWRITTEN: Value = 0xa5c3_96e7_1b2d_487f;

    /// A live cell.
    pub fn new(value: Value) -> Self {
        Cell {
            value,
            freed: false,
        }
    }

    /// The value of a mutex held by `thread`.
    #[inline]
    pub fn held_by(thread: ThreadId) -> Value {
        Value::from(thread.0) + 1
    }

    /// Whether a lock of the mutex in this cell would not have to wait: it is free, or the lock fails.
    #[inline]
    pub fn is_lockable(self) -> bool {
        self.freed || matches!(self.value, 0 | Cell::DESTROYED | Cell::UNWRITTEN)
    }

    /// The thread that holds the mutex in this cell.
    pub fn holder(self) -> Option<ThreadId> {
        let index = self.value.checked_sub(1)?;
        u16::try_from(index).ok().map(ThreadId)
    }
}

/// The outcome of an access to one location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// It happens. The thread observes `observed`; the cell gets `written`, if anything. An
    /// access without `written` is a read and conflicts with no other read.
    Done {
        /// What the thread is handed.
        observed: Value,
        /// The cell's new value.
        written: Option<Value>,
    },
    /// It cannot happen now: the mutex is held, the awaited condition does not hold.
    Disabled,
    /// It must not happen: the thread fails.
    Failed(Failure),
}

/// What `access` by `thread` does to the location that it touches, which holds `cell`.
///
/// Accesses that touch no single location do nothing here; [`crate::effect`] knows them all.
#[inline]
pub fn perform(access: &Access, cell: Cell, thread: ThreadId) -> Effect {
    let done = |observed, written| Effect::Done { observed, written };
    if cell.freed {
        return Effect::Failed(Failure::freed_memory());
    }
    let old = cell.value;
    match *access {
        Access::Read { .. } => done(old, None),
        Access::Write { value, .. } => done(0, Some(value)),
        Access::Rmw {
            op,
            operand,
            bits,
            part: Part::WHOLE,
            ..
        } => done(old, Some(op.apply(old, operand, bits))),
        Access::CompareExchange {
            expected,
            new,
            part: Part::WHOLE,
            ..
        } => done(old, (old == expected).then_some(new)),
        _ => perform_other(access, old, thread),
    }
}

/// What is not worth a place in every loop that performs accesses.
fn perform_other(access: &Access, old: Value, thread: ThreadId) -> Effect {
    let done = |observed, written| Effect::Done { observed, written };
    match *access {
        Access::Rmw {
            op,
            operand,
            bits,
            part,
            ..
        } => {
            let new = op.apply(part.of(old), operand, bits);
            done(old, Some(part.put(old, new)))
        }
        Access::CompareExchange {
            expected,
            new,
            part,
            ..
        } => {
            let exchanges = part.of(old) == expected;
            done(old, exchanges.then(|| part.put(old, new)))
        }
        Access::Add { operand, bits, .. } => done(0, Some(RmwOp::Add.apply(old, operand, bits))),
        Access::Count { tally, .. } => done(tally.is_last(old).into(), Some(tally.counted(old))),
        Access::Uncount { tally, .. } => {
            done(tally.is_negative(old).into(), Some(tally.uncounted(old)))
        }
        Access::Await { .. } | Access::AwaitExchange { .. } if access.awaits(old) != Some(true) => {
            Effect::Disabled
        }
        Access::Await { .. } => done(old, None),
        Access::AwaitExchange { new, part, .. } => done(old, Some(part.put(old, new))),
        Access::Lock { .. } | Access::TryLock { .. } if old == Cell::DESTROYED => {
            mutex_failure("lock of a destroyed mutex")
        }
        Access::Lock { .. } | Access::TryLock { .. } if old == Cell::UNWRITTEN => {
            mutex_failure("lock of a mutex that was never initialised")
        }
        Access::Lock { .. } if old != 0 => Effect::Disabled,
        Access::Lock { .. } => done(0, Some(Cell::held_by(thread))),
        Access::TryLock { .. } if old != 0 => done(0, None),
        Access::TryLock { .. } => done(1, Some(Cell::held_by(thread))),
        Access::Unlock { .. } if old != Cell::held_by(thread) => {
            mutex_failure("unlock of a mutex that the thread does not hold")
        }
        Access::Unlock { .. } => done(0, Some(0)),
        Access::Release { .. } | Access::MutexInit { .. } => done((old != 0).into(), Some(0)),
        Access::MutexDestroy { .. } if old == Cell::DESTROYED => {
            mutex_failure("destruction of a destroyed mutex")
        }
        Access::MutexDestroy { .. } if old == Cell::UNWRITTEN => {
            mutex_failure("destruction of a mutex that was never initialised")
        }
        Access::MutexDestroy { .. } if old != 0 => mutex_failure("destruction of a held mutex"),
        Access::MutexDestroy { .. } => done(0, Some(Cell::DESTROYED)),
        _ => done(0, None),
    }
}

#[cold]
fn mutex_failure(message: &'static str) -> Effect {
    Effect::Failed(Failure::new(FailureKind::Mutex, message))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::access::{Comparison, Condition, Part};
    use crate::names::Location;

    const M: Location = Location(0);
    const T: ThreadId = ThreadId(3);

    fn on(access: Access, value: Value) -> Effect {
        perform(&access, Cell::new(value), T)
    }

    #[test]
    fn a_failed_compare_exchange_writes_nothing() {
        let cas = Access::CompareExchange {
            location: M,
            expected: 1,
            new: 2,
            part: Part::WHOLE,
        };
        assert_eq!(
            on(cas, 1),
            Effect::Done {
                observed: 1,
                written: Some(2)
            }
        );
        assert_eq!(
            on(cas, 5),
            Effect::Done {
                observed: 5,
                written: None
            }
        );
    }

    #[test]
    fn mutexes_block_fail_and_let_go() {
        let held = Cell::held_by(T);
        assert_eq!(
            on(Access::Lock { location: M }, 0),
            Effect::Done {
                observed: 0,
                written: Some(held)
            }
        );
        assert_eq!(on(Access::Lock { location: M }, held), Effect::Disabled);
        assert_eq!(
            on(Access::TryLock { location: M }, held),
            Effect::Done {
                observed: 0,
                written: None
            }
        );
        assert_eq!(
            on(Access::Unlock { location: M }, held),
            Effect::Done {
                observed: 0,
                written: Some(0)
            }
        );
        assert!(matches!(
            on(Access::Unlock { location: M }, 0),
            Effect::Failed(_)
        ));
        assert!(matches!(
            on(Access::MutexDestroy { location: M }, held),
            Effect::Failed(_)
        ));
        assert!(matches!(
            on(Access::Lock { location: M }, Cell::DESTROYED),
            Effect::Failed(_)
        ));
    }

    #[test]
    fn a_mutex_that_was_never_written_is_none() {
        let unwritten = |access| on(access, Cell::UNWRITTEN);
        for access in [
            Access::Lock { location: M },
            Access::TryLock { location: M },
            Access::Unlock { location: M },
            Access::MutexDestroy { location: M },
        ] {
            assert!(matches!(unwritten(access), Effect::Failed(_)), "{access:?}");
        }
        let init = Access::MutexInit { location: M };
        assert!(matches!(unwritten(init), Effect::Done { .. }));
    }

    #[test]
    fn a_mutex_can_be_initialised_whoever_holds_it() {
        let init = Access::MutexInit { location: M };
        let frees = |observed| Effect::Done {
            observed,
            written: Some(0),
        };
        assert_eq!(on(init, 0), frees(0));
        assert_eq!(on(init, Cell::held_by(ThreadId(7))), frees(1));
    }

    #[test]
    fn gates_open_whoever_closed_them_and_say_what_they_were() {
        let release = Access::Release { location: M };
        let opens = |observed| Effect::Done {
            observed,
            written: Some(0),
        };
        assert_eq!(on(release, Cell::held_by(ThreadId(7))), opens(1));
        assert_eq!(on(release, Cell::CLOSED), opens(1));
        assert_eq!(on(release, 0), opens(0));
        let lock = Access::Lock { location: M };
        assert_eq!(on(lock, Cell::CLOSED), Effect::Disabled);
        assert_eq!(Cell::new(Cell::CLOSED).holder(), None);
    }

    #[test]
    fn awaits_wait() {
        let until = Condition {
            test: Comparison::Eq,
            bits: 32,
            operand: 1,
        };
        let load = Access::Await {
            location: M,
            mask: 1,
            until,
            part: Part::WHOLE,
        };
        let exchange = Access::AwaitExchange {
            location: M,
            until,
            new: 7,
            part: Part::WHOLE,
        };
        assert_eq!(on(load, 2), Effect::Disabled);
        assert_eq!(
            on(load, 3),
            Effect::Done {
                observed: 3,
                written: None
            }
        );
        assert_eq!(on(exchange, 3), Effect::Disabled);
        assert_eq!(
            on(exchange, 1),
            Effect::Done {
                observed: 1,
                written: Some(7)
            }
        );
    }

    #[test]
    fn parts_change_alone() {
        let part = Part { shift: 8, bits: 8 };
        let wrote = |access| match on(access, 0x12_34_56) {
            Effect::Done {
                observed: 0x12_34_56,
                written,
            } => written,
            other => panic!("{other:?}"),
        };
        let cas = |expected| Access::CompareExchange {
            location: M,
            expected,
            new: 0xab,
            part,
        };
        assert_eq!(wrote(cas(0x34)), Some(0x12_ab_56));
        assert_eq!(wrote(cas(0x56)), None);
        let add = Access::Rmw {
            location: M,
            op: RmwOp::Add,
            operand: 0xff,
            bits: 8,
            part,
        };
        assert_eq!(wrote(add), Some(0x12_33_56));
        let until = Condition {
            test: Comparison::Ugt,
            bits: 8,
            operand: 0x30,
        };
        let exchange = Access::AwaitExchange {
            location: M,
            until,
            new: 0,
            part,
        };
        assert_eq!(wrote(exchange), Some(0x12_00_56));
        assert_eq!(on(exchange, 0x12_2f_56), Effect::Disabled);
        let load = Access::Await {
            location: M,
            mask: 0xf0,
            until,
            part,
        };
        assert_eq!(on(load, 0x12_34_56), Effect::Disabled);
    }

    #[test]
    fn freed_memory_is_not_touched() {
        let freed = Cell {
            value: 7,
            freed: true,
        };
        assert!(matches!(
            perform(&Access::Read { location: M }, freed, T),
            Effect::Failed(_)
        ));
    }
}
