//! Mutexes: cells of their own, at the address of the mutex.
//!
//! A mutex takes the first four bytes of whatever type the library gave it (a spin lock has no
//! more). Only its own operations, and plain accesses to just these bytes, may touch them.

use super::Machine;
use super::code::{Code, FlatOp, MutexAction, Slot};
use super::memory::Region;
use super::thread::{Flow, Thread};
use quotient_model::{
    Access, Blocked, Cell, Effect, FailureKind, Location, Pending, Value, perform,
};

const SIZE: u8 = 4;

impl MutexAction {
    fn access(self, location: Location) -> Access {
        match self {
            MutexAction::Lock | MutexAction::Pass | MutexAction::LockInTime { .. } => {
                Access::Lock { location }
            }
            MutexAction::TryLock => Access::TryLock { location },
            MutexAction::Unlock => Access::Unlock { location },
            MutexAction::Release | MutexAction::Open => Access::Release { location },
            MutexAction::Init => Access::MutexInit { location },
            MutexAction::Destroy => Access::MutexDestroy { location },
        }
    }

    /// Whether it goes by what the mutex holds, which somebody must have written.
    pub(super) fn locks(self) -> bool {
        let access = self.access(Location(0));
        matches!(access, Access::Lock { .. } | Access::TryLock { .. })
    }
}

impl Thread {
    /// Keeps count of the mutexes that it holds: this was done, and found so.
    #[inline]
    pub(super) fn count_mutex(&mut self, action: MutexAction, observed: Value) {
        match action {
            MutexAction::Lock | MutexAction::LockInTime { gate: false } => self.mutexes += 1,
            MutexAction::TryLock if observed == 1 => self.mutexes += 1,
            MutexAction::Unlock | MutexAction::Open => {
                self.mutexes = self.mutexes.saturating_sub(1)
            }
            _ => {}
        }
    }
}

impl Code {
    /// Whether the thread waits, if it does, for no longer than a time limit.
    pub(super) fn waits_in_time(&self, thread: &Thread) -> bool {
        let op = self.ops.get(thread.pc as usize);
        let in_time = |op: &FlatOp| {
            let FlatOp::Mutex { action, .. } = op else {
                return false;
            };
            matches!(action, MutexAction::LockInTime { .. })
        };
        matches!(thread.pending, Pending::Access(Access::Lock { .. })) && op.is_some_and(in_time)
    }
}

impl Machine {
    pub(super) fn mutex(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        action: MutexAction,
        dst: Slot,
        mutex: Slot,
    ) -> Flow {
        let place = self.place(code, thread, thread.get(mutex), SIZE.into())?;
        match place.region {
            Region::Shared => {
                let layout = self.objects.layout_mut(place.object);
                if let Err(mismatch) = layout.mutex(place.offset, SIZE) {
                    return self.mismatch(code, thread, place, SIZE, mismatch);
                }
                let location = self.location(code, thread, place.object, place.offset)?;
                if let MutexAction::Pass | MutexAction::LockInTime { gate: true } = action {
                    self.gates.insert(location);
                }
                let access = action.access(location);
                if let Access::Lock { .. } | Access::TryLock { .. } = access
                    && !thread.watches.is_empty()
                {
                    self.watch_lock(thread)?;
                }
                self.request_outside_section(code, thread, access)
            }
            Region::Constant(_) => self.write_to_constant(code, thread, place.object),
            Region::Private(index) => {
                let layout = self.objects.layout_mut(place.object);
                if let Err(mismatch) = layout.mutex(place.offset, SIZE) {
                    return self.mismatch(code, thread, place, SIZE, mismatch);
                }
                let unwritten = thread.private[index].marks.is_unwritten(place.offset, SIZE);
                if unwritten && !code.uninit && action.locks() {
                    self.remark_unwritten(code, thread);
                }
                let private = &mut thread.private[index];
                let cell = match unwritten && code.uninit {
                    true => Cell::new(Cell::UNWRITTEN),
                    false => private_cell(self.wide.read_own(&private.bytes, place.offset, SIZE)),
                };
                // Which mutex it is makes no difference to what happens.
                match perform(&action.access(Location(0)), cell, thread.id) {
                    Effect::Done { observed, written } => {
                        if let Some(value) = written {
                            self.wide.write(private, place.offset, SIZE, value);
                        }
                        thread.count_mutex(action, observed);
                        thread.set(dst, observed);
                        Flow::Continue(())
                    }
                    Effect::Disabled if matches!(action, MutexAction::LockInTime { .. }) => {
                        thread.stop(Pending::Blocked(Blocked::Assume))
                    }
                    // Nobody else can reach it, so nobody else will ever unlock it.
                    Effect::Disabled => {
                        let why = waits_in_vain(code, thread, action);
                        thread.fail(FailureKind::Deadlock, why)
                    }
                    Effect::Failed(failure) => thread.stop(Pending::Failed(failure)),
                }
            }
        }
    }
}

/// Why a wait for what only the thread itself can reach never ends. Other locks are made of mutexes, and of gates.
fn waits_in_vain(code: &Code, thread: &Thread, action: MutexAction) -> &'static str {
    let function = thread.function as usize;
    let of_library = code.functions[function].library;
    match action {
        MutexAction::Pass => "a wait that only the thread itself could end",
        _ if of_library && code.names.functions[function].contains("rwlock") => {
            "lock of a read-write lock that the thread itself holds"
        }
        _ => "lock of a mutex that the thread itself holds",
    }
}

/// The mutex in four private bytes, where a destroyed one has lost its upper half.
fn private_cell(bytes: u64) -> Cell {
    if bytes == Cell::DESTROYED & u64::from(u32::MAX) {
        return Cell::new(Cell::DESTROYED);
    }
    Cell::new(bytes)
}
