//! What the interpreter provides, made of operations.

use super::Translator;
use crate::interpreter::code::{FlatOp, MutexAction, Slot};
use crate::interpreter::undecided::Kind;
use crate::program::{Builtin, IntPredicate, Operand, PureLoop};
use quotient_model::{FailureKind, MemoryOrder};

impl Translator<'_> {
    pub(super) fn builtin(&mut self, dst: Slot, builtin: &Builtin) {
        let op = match *builtin {
            Builtin::ThreadCreate {
                handle,
                entry,
                argument,
            } => return self.create_thread(dst, handle, entry, argument),
            Builtin::ThreadJoin { handle, result } => return self.join_thread(dst, handle, result),
            Builtin::ThreadExit { value } => {
                let value = self.operand(value);
                FlatOp::ThreadExit { value }
            }
            Builtin::ThreadSelf => FlatOp::ThreadSelf { dst },
            Builtin::ThreadNumber { of: None } => FlatOp::ThreadNumber { dst },
            Builtin::ThreadNumber { of: Some(handle) } => {
                let handle = self.operand(handle);
                FlatOp::NumberOf { dst, handle }
            }
            Builtin::Choose { count, ref what } => {
                let (count, what) = (self.operand(count), self.message(what.clone()));
                FlatOp::Choose { dst, count, what }
            }
            Builtin::Input {
                bits,
                signed,
                range,
                ref what,
            } => {
                let kind = Kind {
                    bits,
                    signed,
                    range,
                };
                let what = self.message(what.clone());
                FlatOp::Input { dst, kind, what }
            }
            Builtin::MarkJump => FlatOp::MarkJump { dst },
            Builtin::SetJump { name } => {
                let name = self.operand(name);
                FlatOp::SetJump { dst, name }
            }
            Builtin::LongJump { name, value } => {
                let (name, value) = (self.operand(name), self.operand(value));
                FlatOp::LongJump { name, value }
            }
            Builtin::MutexLock { mutex } => self.mutex(MutexAction::Lock, dst, mutex),
            Builtin::MutexTryLock { mutex } => self.mutex(MutexAction::TryLock, dst, mutex),
            Builtin::MutexUnlock { mutex } => self.mutex(MutexAction::Unlock, dst, mutex),
            Builtin::LockInTime { mutex, gate } => {
                self.mutex(MutexAction::LockInTime { gate }, dst, mutex)
            }
            Builtin::GateLock { gate } => self.mutex(MutexAction::Pass, dst, gate),
            Builtin::MutexOpen { mutex } => self.mutex(MutexAction::Open, dst, mutex),
            Builtin::GateRelease { gate } => self.mutex(MutexAction::Release, dst, gate),
            Builtin::MutexInit { mutex } => self.mutex(MutexAction::Init, dst, mutex),
            Builtin::MutexDestroy { mutex } => self.mutex(MutexAction::Destroy, dst, mutex),
            Builtin::Malloc { size, throws } => self.malloc(dst, size, throws),
            Builtin::Calloc { count, size } => self.calloc(dst, count, size),
            Builtin::Realloc { pointer, size } => return self.realloc(dst, pointer, size),
            Builtin::HeapSize { pointer } => {
                let pointer = self.operand(pointer);
                FlatOp::HeapSize { dst, pointer }
            }
            Builtin::Free { pointer } => {
                let pointer = self.operand(pointer);
                FlatOp::Free { pointer }
            }
            Builtin::MemCopy { to, from, length } => {
                let [to, from, length] = [to, from, length].map(|of| self.operand(of));
                FlatOp::MemCopy { to, from, length }
            }
            Builtin::MemSet { to, value, length } => {
                let [to, value, length] = [to, value, length].map(|of| self.operand(of));
                FlatOp::MemSet { to, value, length }
            }
            Builtin::Assume {
                condition,
                pure_loop,
            } => self.assume(condition, pure_loop),
            Builtin::AssertFail { ref message } => {
                return self.fail(FailureKind::Assertion, message.clone());
            }
            Builtin::Misuse { kind, ref message } => return self.fail(kind, message.clone()),
            Builtin::Abort { ref message } => {
                return self.fail(FailureKind::Abort, message.clone());
            }
            Builtin::Unwind { exception, kind } => {
                let exception = self.operand(exception);
                FlatOp::Unwind { exception, kind }
            }
            Builtin::Uncaught { exception, kind } => {
                let exception = self.operand(exception);
                FlatOp::Uncaught { exception, kind }
            }
            Builtin::Exit { status } => {
                let status = self.operand(status);
                FlatOp::Exit { status }
            }
            Builtin::AtomicBegin => self.section(FlatOp::AtomicBegin),
            Builtin::AtomicEnd => self.section(FlatOp::AtomicEnd),
            Builtin::Unsupported {
                ref message,
                advice,
            } => {
                let message = self.message(message.clone());
                FlatOp::Unsupported { message, advice }
            }
        };
        self.emit(op);
    }

    /// Stores what a builtin gives, a pointer or as wide as one, if there is somewhere to.
    fn store_result(&mut self, dst: Slot, address: Option<Slot>) {
        if let Some(address) = address {
            self.emit(FlatOp::Store {
                address,
                value: dst,
                size: self.module.pointers.bytes(),
                order: MemoryOrder::NotAtomic,
            });
        }
    }

    fn create_thread(
        &mut self,
        dst: Slot,
        handle: Option<Operand>,
        entry: Operand,
        argument: Operand,
    ) {
        let (entry, argument) = (self.operand(entry), self.operand(argument));
        let handle = handle.map(|handle| self.operand(handle));
        self.emit(FlatOp::Spawn {
            dst,
            entry,
            argument,
        });
        self.store_result(dst, handle);
    }

    fn join_thread(&mut self, dst: Slot, handle: Operand, result: Option<Operand>) {
        let handle = self.operand(handle);
        let result = result.map(|result| self.operand(result));
        self.emit(FlatOp::Join { dst, handle });
        self.store_result(dst, result);
    }

    fn mutex(&mut self, action: MutexAction, dst: Slot, mutex: Operand) -> FlatOp {
        let mutex = self.operand(mutex);
        FlatOp::Mutex { action, dst, mutex }
    }

    fn malloc(&mut self, dst: Slot, size: Operand, throws: bool) -> FlatOp {
        let size = self.operand(size);
        let site = self.here();
        FlatOp::Malloc {
            dst,
            size,
            site,
            throws,
        }
    }

    fn calloc(&mut self, dst: Slot, count: Operand, size: Operand) -> FlatOp {
        let (count, size) = (self.operand(count), self.operand(size));
        let site = self.here();
        FlatOp::Calloc {
            dst,
            count,
            size,
            site,
        }
    }

    fn assume(&mut self, condition: Operand, pure_loop: Option<PureLoop>) -> FlatOp {
        let condition = self.operand(condition);
        match pure_loop.map(|cut| self.round(cut)) {
            None => FlatOp::Assume { condition },
            Some(round) => {
                self.code.rounds.push(round);
                let round = self.code.rounds.len() as u32 - 1;
                FlatOp::CutRound { condition, round }
            }
        }
    }

    /// The beginning or the end of an atomic section.
    fn section(&mut self, edge: FlatOp) -> FlatOp {
        self.code.sections = true;
        edge
    }

    /// New memory, a copy of as much as fits, and the end of the old memory. If there is none, the old
    /// memory stays as it is.
    fn realloc(&mut self, dst: Slot, pointer: Operand, size: Operand) {
        let (pointer, size) = (self.operand(pointer), self.operand(size));
        let (new, length, fits) = (self.new_slot(0), self.new_slot(0), self.new_slot(0));
        let (none, ended) = (self.new_slot(0), self.new_slot(0));
        let zero = self.operand(Operand::Const(0));
        let site = self.here();
        self.emit(FlatOp::HeapSize {
            dst: length,
            pointer,
        });
        self.emit(FlatOp::Malloc {
            dst: new,
            size,
            site,
            throws: false,
        });
        self.emit(FlatOp::Compare {
            predicate: IntPredicate::Eq,
            bits: 64,
            dst: none,
            lhs: new,
            rhs: zero,
        });
        self.emit(FlatOp::Compare {
            predicate: IntPredicate::Ult,
            bits: 64,
            dst: fits,
            lhs: length,
            rhs: size,
        });
        self.emit(FlatOp::Select {
            dst: length,
            condition: fits,
            then: length,
            otherwise: size,
        });
        for (dst, otherwise) in [(length, length), (ended, pointer)] {
            self.emit(FlatOp::Select {
                dst,
                condition: none,
                then: zero,
                otherwise,
            });
        }
        self.emit(FlatOp::MemCopy {
            to: new,
            from: pointer,
            length,
        });
        self.emit(FlatOp::Free { pointer: ended });
        self.emit(FlatOp::Copy { dst, src: new });
    }
}
