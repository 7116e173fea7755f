//! What the interpreter provides: operations as they are, or made of several.

use super::Translator;
use crate::interpreter::code::{FlatOp, MutexAction, PrintSite, Round, Slot};
use crate::interpreter::flatten::Places;
use crate::interpreter::undecided::Kind;
use crate::program::{Builtin, IntPredicate, Operand, instructions};
use quotient_model::{FailureKind, MemoryOrder};

/// The pattern of builtins that are plain.
macro_rules! plain_builtin {
    (
        given {}
        computations { $($computation:tt)* }
        accesses { $($access:tt)* }
        composed { $($composed:tt)* }
        builtin_results { $( $(#[$doc:meta])* $Result:ident $({ $($field:tt)* })?, )* }
        builtin_effects { $( $(#[$effect_doc:meta])* $Effect:ident $({ $($effect_field:tt)* })?, )* }
        $($other:tt)*
    ) => {
        $( Builtin::$Result { .. } | )* $( Builtin::$Effect { .. } )|*
    };
}

impl Translator<'_> {
    pub(super) fn builtin(&mut self, dst: Slot, builtin: &Builtin) {
        let Some(flat) = FlatOp::of_builtin(dst, builtin, self) else {
            return self.composed_builtin(dst, builtin);
        };
        self.code.sections |= matches!(flat, FlatOp::AtomicBegin | FlatOp::AtomicEnd);
        self.emit(flat);
    }

    fn print(&mut self, site: PrintSite) {
        self.code.prints.push(site);
        let site = self.code.prints.len() as u32 - 1;
        self.emit(FlatOp::Print { site });
    }

    fn assume(&mut self, condition: Slot, round: Option<Round>) {
        match round {
            None => self.emit(FlatOp::Assume { condition }),
            Some(round) => {
                self.code.rounds.push(round);
                let round = self.code.rounds.len() as u32 - 1;
                self.emit(FlatOp::CutRound { condition, round });
            }
        }
    }

    /// What is not plain.
    fn composed_builtin(&mut self, dst: Slot, builtin: &Builtin) {
        let size = self.module.pointers.bytes();
        let store = |value| {
            move |address| FlatOp::Store {
                address,
                value,
                size,
                order: MemoryOrder::NotAtomic,
            }
        };
        match *builtin {
            Builtin::ThreadCreate {
                handle,
                entry,
                argument,
            } => {
                let (entry, argument) = (self.operand(entry), self.operand(argument));
                let handle = handle.map(|h| self.operand(h));
                self.emit(FlatOp::Spawn {
                    dst,
                    entry,
                    argument,
                });
                if let Some(store) = handle.map(store(dst)) {
                    self.emit(store);
                }
            }
            Builtin::ThreadJoin { handle, result } => {
                let handle = self.operand(handle);
                let result = result.map(|r| self.operand(r));
                self.emit(FlatOp::Join { dst, handle });
                if let Some(store) = result.map(store(dst)) {
                    self.emit(store);
                }
            }
            Builtin::ThreadNumber { of: None } => self.emit(FlatOp::ThreadNumber { dst }),
            Builtin::ThreadNumber { of: Some(handle) } => {
                let handle = self.operand(handle);
                self.emit(FlatOp::NumberOf { dst, handle });
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
                self.code.kinds.push(kind);
                let kind = self.code.kinds.len() as u32 - 1;
                let what = self.message(what.clone());
                self.emit(FlatOp::Input { dst, kind, what });
            }
            Builtin::MutexLock { mutex } => self.mutex(MutexAction::Lock, dst, mutex),
            Builtin::MutexTryLock { mutex } => self.mutex(MutexAction::TryLock, dst, mutex),
            Builtin::MutexUnlock { mutex } => self.mutex(MutexAction::Unlock, dst, mutex),
            Builtin::LockInTime { mutex, gate } => {
                self.mutex(MutexAction::LockInTime { gate }, dst, mutex);
            }
            Builtin::GateLock { gate } => self.mutex(MutexAction::Pass, dst, gate),
            Builtin::MutexOpen { mutex } => self.mutex(MutexAction::Open, dst, mutex),
            Builtin::GateRelease { gate } => self.mutex(MutexAction::Release, dst, gate),
            Builtin::MutexInit { mutex } => self.mutex(MutexAction::Init, dst, mutex),
            Builtin::MutexDestroy { mutex } => self.mutex(MutexAction::Destroy, dst, mutex),
            Builtin::Malloc { size, throws } => {
                let size = self.operand(size);
                let site = self.here();
                self.emit(FlatOp::Malloc {
                    dst,
                    size,
                    site,
                    throws,
                });
            }
            Builtin::Calloc { count, size } => {
                let (count, size) = (self.operand(count), self.operand(size));
                let site = self.here();
                self.emit(FlatOp::Calloc {
                    dst,
                    count,
                    size,
                    site,
                });
            }
            Builtin::Realloc { pointer, size } => self.realloc(dst, pointer, size),
            Builtin::Assume {
                condition,
                pure_loop,
            } => {
                let condition = self.operand(condition);
                let round = pure_loop.map(|cut| self.round(cut));
                self.assume(condition, round);
            }
            Builtin::Print {
                format,
                literal,
                ref arguments,
                list,
            } => {
                let site = PrintSite {
                    arguments: arguments.iter().map(|&a| self.operand(a)).collect(),
                    format: format.map(|format| self.operand(format)),
                    list: list.map(|list| self.operand(list)),
                    literal,
                };
                self.print(site);
            }
            Builtin::AssertFail { ref message } => {
                self.fail(FailureKind::Assertion, message.clone());
            }
            Builtin::Misuse { kind, ref message } => self.fail(kind, message.clone()),
            Builtin::Abort { ref message } => self.fail(FailureKind::Abort, message.clone()),
            instructions!(plain_builtin! {}) => unreachable!("{} is plain", builtin.name()),
        }
    }

    fn mutex(&mut self, action: MutexAction, dst: Slot, mutex: Operand) {
        let mutex = self.operand(mutex);
        self.emit(FlatOp::Mutex { action, dst, mutex });
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
        self.emit(FlatOp::IntCompare {
            predicate: IntPredicate::Eq,
            bits: 64,
            dst: none,
            lhs: new,
            rhs: zero,
        });
        self.emit(FlatOp::IntCompare {
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
