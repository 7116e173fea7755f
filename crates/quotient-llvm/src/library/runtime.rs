//! Threads, mutexes, memory, the ends of programs.

use quotient_ir::program as ir;

use super::{Call, Model};
use crate::error::Refusal;
use crate::lower::FunctionLowering;

/// What `pthread_mutex_trylock` returns for a mutex that is held.
const EBUSY: u64 = 16;

/// `PTHREAD_MUTEX_RECURSIVE`.
const RECURSIVE: u64 = 1;

const ZERO: ir::Operand = ir::Operand::Const(0);

impl FunctionLowering<'_, '_> {
    pub(super) fn runtime_call(&mut self, model: Model, call: &Call<'_>) -> Result<(), Refusal> {
        let builtin = match model {
            Model::ThreadCreate => ir::Builtin::ThreadCreate {
                handle: Some(self.argument(call, 0)?),
                entry: self.argument(call, 2)?,
                argument: self.argument(call, 3)?,
            },
            Model::ThreadJoin => return self.join(call),
            Model::ThreadExit => ir::Builtin::ThreadExit {
                value: self.argument(call, 0)?,
            },
            Model::ThreadSelf => return self.result_of(call, ir::Builtin::ThreadSelf),
            Model::ThreadEqual => return self.equal(call),
            Model::MutexInit => ir::Builtin::MutexInit {
                mutex: self.argument(call, 0)?,
            },
            Model::MutexKind => {
                if self.argument(call, 1)? == ir::Operand::Const(RECURSIVE) {
                    return Err(Refusal::new(
                        "a recursive mutex; let no thread lock a mutex that it holds",
                    ));
                }
                self.give(call, ZERO);
                return Ok(());
            }
            Model::MutexLock => ir::Builtin::MutexLock {
                mutex: self.argument(call, 0)?,
            },
            Model::MutexTryLock => return self.try_lock(call),
            Model::MutexUnlock => ir::Builtin::MutexUnlock {
                mutex: self.argument(call, 0)?,
            },
            Model::MutexDestroy => ir::Builtin::MutexDestroy {
                mutex: self.argument(call, 0)?,
            },
            Model::Malloc => {
                let size = self.argument(call, 0)?;
                return self.result_of(call, ir::Builtin::Malloc { size });
            }
            Model::AlignedAlloc => {
                let size = self.argument(call, 1)?;
                return self.result_of(call, ir::Builtin::Malloc { size });
            }
            Model::Calloc => {
                let count = self.argument(call, 0)?;
                let size = self.argument(call, 1)?;
                return self.result_of(call, ir::Builtin::Calloc { count, size });
            }
            Model::PosixMemalign => {
                let address = self.argument(call, 0)?;
                let size = self.argument(call, 2)?;
                let memory = self.new_reg();
                self.builtin(Some(memory), ir::Builtin::Malloc { size });
                self.emit(ir::Op::Store {
                    address,
                    value: ir::Operand::Reg(memory),
                    size: 8,
                    atomic: false,
                });
                self.give(call, ZERO);
                return Ok(());
            }
            Model::Free => ir::Builtin::Free {
                pointer: self.argument(call, 0)?,
            },
            Model::MemCopy => {
                let to = self.argument(call, 0)?;
                let from = self.argument(call, 1)?;
                let length = self.argument(call, 2)?;
                self.builtin(None, ir::Builtin::MemCopy { to, from, length });
                self.give(call, to);
                return Ok(());
            }
            Model::MemSet => {
                let to = self.argument(call, 0)?;
                let value = self.argument(call, 1)?;
                let length = self.argument(call, 2)?;
                self.builtin(None, ir::Builtin::MemSet { to, value, length });
                self.give(call, to);
                return Ok(());
            }
            Model::AssertFail(n) => ir::Builtin::AssertFail {
                message: match self.text(call, n) {
                    Some(text) => format!("assertion `{text}` failed").into(),
                    None => "assertion failed".into(),
                },
            },
            Model::Assert => {
                let bits = self.argument_bits(call, 0)?;
                let condition = self.argument(call, 0)?;
                let fails = self.compare(ir::IntPredicate::Eq, bits, condition, ZERO);
                self.when(fails, |this| {
                    let message = "assertion failed".into();
                    this.builtin(None, ir::Builtin::AssertFail { message });
                });
                return Ok(());
            }
            Model::Assume => {
                let bits = self.argument_bits(call, 0)?;
                let condition = self.argument(call, 0)?;
                ir::Builtin::Assume {
                    condition: self.compare(ir::IntPredicate::Ne, bits, condition, ZERO),
                }
            }
            Model::Abort => ir::Builtin::Abort {
                message: format!("`{}` called", call.name).into(),
            },
            Model::Exit => ir::Builtin::Exit {
                status: self.argument(call, 0)?,
            },
            Model::AtomicBegin => ir::Builtin::AtomicBegin,
            Model::AtomicEnd => ir::Builtin::AtomicEnd,
            _ => return Err(Refusal::new(super::unknown(call.name))),
        };
        self.builtin(None, builtin);
        self.give(call, ZERO);
        Ok(())
    }

    /// A builtin whose result is the call's.
    fn result_of(&mut self, call: &Call<'_>, builtin: ir::Builtin) -> Result<(), Refusal> {
        self.builtin(call.dsts.first().copied(), builtin);
        Ok(())
    }

    /// `pthread_join`: the thread's end value is stored unless the pointer for it is null.
    fn join(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let handle = self.argument(call, 0)?;
        let address = self.argument(call, 1)?;
        let value = self.new_reg();
        let builtin = ir::Builtin::ThreadJoin {
            handle,
            result: None,
        };
        self.builtin(Some(value), builtin);
        let store = ir::Op::Store {
            address,
            value: ir::Operand::Reg(value),
            size: 8,
            atomic: false,
        };
        match address {
            ir::Operand::Const(0) => {}
            _ if self.is_never_null(address) => self.emit(store),
            _ => {
                let wanted = self.compare(ir::IntPredicate::Ne, 64, address, ZERO);
                self.when(wanted, |this| this.emit(store));
            }
        }
        self.give(call, ZERO);
        Ok(())
    }

    fn equal(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let left = self.argument(call, 0)?;
        let right = self.argument(call, 1)?;
        let equal = self.compare(ir::IntPredicate::Eq, 64, left, right);
        self.give(call, equal);
        Ok(())
    }

    fn try_lock(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let mutex = self.argument(call, 0)?;
        let taken = self.new_reg();
        self.builtin(Some(taken), ir::Builtin::MutexTryLock { mutex });
        let status = self.choose(ir::Operand::Reg(taken), ZERO, ir::Operand::Const(EBUSY));
        self.give(call, status);
        Ok(())
    }
}
