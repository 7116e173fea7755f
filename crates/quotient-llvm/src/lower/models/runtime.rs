//! Threads, mutexes, memory, the ends of programs.

use quotient_ir::program as ir;
use quotient_model::{FailureKind, MemoryOrder};

use crate::error::Refusal;
use crate::library::{Call, Jump, Runtime};
use crate::lower::function::FunctionLowering;

/// `ENOMEM`.
const NO_MEMORY: u64 = 12;

const ZERO: ir::Operand = ir::Operand::Const(0);

impl FunctionLowering<'_, '_> {
    /// Models a call of a function of the runtime. Here are the ones about threads and what they do
    /// in one step; what is of another kind is handed on, from function to function, until one
    /// knows it.
    pub(super) fn runtime_call(&mut self, model: Runtime, call: &Call<'_>) -> Result<(), Refusal> {
        let builtin = match model {
            Runtime::ThreadCreate(entry) => ir::Builtin::ThreadCreate {
                handle: Some(self.argument(call, 0)?),
                entry: self.argument(call, entry)?,
                argument: self.argument(call, entry + 1)?,
            },
            Runtime::ThreadJoin { pointer: true } => return self.join(call, self.pointer_bytes()),
            Runtime::ThreadJoin { pointer: false } => return self.join(call, 4),
            Runtime::ThreadExit => ir::Builtin::ThreadExit {
                value: self.argument(call, 0)?,
            },
            Runtime::ThreadSelf => return self.result_of(call, ir::Builtin::ThreadSelf),
            Runtime::ThreadEqual => return self.equal(call),
            Runtime::ThreadNumber => {
                return self.result_of(call, ir::Builtin::ThreadNumber { of: None });
            }
            Runtime::NumberOf => {
                let of = Some(self.argument(call, 0)?);
                return self.result_of(call, ir::Builtin::ThreadNumber { of });
            }
            Runtime::Misused(kind) => ir::Builtin::Misuse {
                kind,
                message: self.text(call, 0).unwrap_or_default().into(),
            },
            Runtime::AtomicBegin => ir::Builtin::AtomicBegin,
            Runtime::AtomicEnd => ir::Builtin::AtomicEnd,
            _ => return self.lock_call(model, call),
        };
        self.zero_after(call, builtin)
    }

    /// Models what is done to mutexes and gates.
    fn lock_call(&mut self, model: Runtime, call: &Call<'_>) -> Result<(), Refusal> {
        let builtin = match model {
            Runtime::MutexInit => ir::Builtin::MutexInit {
                mutex: self.argument(call, 0)?,
            },
            Runtime::MutexLock => ir::Builtin::MutexLock {
                mutex: self.argument(call, 0)?,
            },
            Runtime::MutexTryLock(busy) => return self.try_lock(call, busy),
            Runtime::MutexUnlock => ir::Builtin::MutexUnlock {
                mutex: self.argument(call, 0)?,
            },
            Runtime::MutexDestroy => ir::Builtin::MutexDestroy {
                mutex: self.argument(call, 0)?,
            },
            Runtime::GateLock => ir::Builtin::GateLock {
                gate: self.argument(call, 0)?,
            },
            Runtime::LockInTime { gate } => ir::Builtin::LockInTime {
                mutex: self.argument(call, 0)?,
                gate,
            },
            Runtime::GateTryLock => {
                let mutex = self.argument(call, 0)?;
                return self.result_of(call, ir::Builtin::MutexTryLock { mutex });
            }
            Runtime::GateRelease => {
                let gate = self.argument(call, 0)?;
                return self.result_of(call, ir::Builtin::GateRelease { gate });
            }
            _ => return self.memory_call(model, call),
        };
        self.zero_after(call, builtin)
    }

    /// Models what allocates, frees, copies and fills memory.
    fn memory_call(&mut self, model: Runtime, call: &Call<'_>) -> Result<(), Refusal> {
        let builtin = match model {
            Runtime::Malloc => {
                let size = self.argument(call, 0)?;
                let throws = call.name.starts_with("_Zn") && !call.name.contains("nothrow");
                return self.allocate(call, ir::Builtin::Malloc { size, throws });
            }
            Runtime::AlignedAlloc => {
                let size = self.argument(call, 1)?;
                let throws = false;
                return self.allocate(call, ir::Builtin::Malloc { size, throws });
            }
            Runtime::Calloc => {
                let count = self.argument(call, 0)?;
                let size = self.argument(call, 1)?;
                return self.allocate(call, ir::Builtin::Calloc { count, size });
            }
            Runtime::Realloc => {
                let pointer = self.argument(call, 0)?;
                let size = self.argument(call, 1)?;
                return self.allocate(call, ir::Builtin::Realloc { pointer, size });
            }
            Runtime::HeapSize => {
                let pointer = self.argument(call, 0)?;
                return self.result_of(call, ir::Builtin::HeapSize { pointer });
            }
            Runtime::Free => ir::Builtin::Free {
                pointer: self.argument(call, 0)?,
            },
            Runtime::MemCopy => {
                let to = self.argument(call, 0)?;
                let from = self.argument(call, 1)?;
                let length = self.argument(call, 2)?;
                self.builtin(None, ir::Builtin::MemCopy { to, from, length });
                self.give(call, to);
                return Ok(());
            }
            Runtime::MemSet => {
                let to = self.argument(call, 0)?;
                let value = self.argument(call, 1)?;
                let length = self.argument(call, 2)?;
                self.builtin(None, ir::Builtin::MemSet { to, value, length });
                self.give(call, to);
                return Ok(());
            }
            _ => return self.choice_call(model, call),
        };
        self.zero_after(call, builtin)
    }

    /// Models what the program leaves open: choices, and what it assumes of them.
    fn choice_call(&mut self, model: Runtime, call: &Call<'_>) -> Result<(), Refusal> {
        let builtin = match model {
            Runtime::Choose => {
                let count = self.argument(call, 0)?;
                let what = self.text(call, 1).unwrap_or_else(|| "choice".to_owned());
                let what = what.into();
                let limit = false;
                return self.result_of(call, ir::Builtin::Choose { count, what, limit });
            }
            Runtime::NondetBool | Runtime::TimesOut => {
                let limit = model == Runtime::TimesOut;
                let what = if limit { "timeout" } else { "nondet bool" }.into();
                let count = ir::Operand::Const(2);
                return self.result_of(call, ir::Builtin::Choose { count, what, limit });
            }
            Runtime::Nondet => return self.nondet(call),
            Runtime::SetJump(jump) => return self.set_jump(jump, call),
            Runtime::LongJump(jump) => return self.long_jump(jump, call),
            Runtime::Assume => {
                let bits = self.argument_bits(call, 0)?;
                let condition = self.argument(call, 0)?;
                ir::Builtin::Assume {
                    condition: self.compare(ir::IntPredicate::Ne, bits, condition, ZERO),
                    pure_loop: None,
                }
            }
            _ => return self.end_call(model, call),
        };
        self.zero_after(call, builtin)
    }

    /// Models what ends the program, or leaves functions with an exception: the last kind.
    fn end_call(&mut self, model: Runtime, call: &Call<'_>) -> Result<(), Refusal> {
        let builtin = match model {
            Runtime::AssertFail(n) => ir::Builtin::AssertFail {
                message: match self.text(call, n) {
                    Some(text) => format!("assertion `{text}` failed").into(),
                    None => "assertion failed".into(),
                },
            },
            Runtime::Assert => {
                let bits = self.argument_bits(call, 0)?;
                let condition = self.argument(call, 0)?;
                let fails = self.compare(ir::IntPredicate::Eq, bits, condition, ZERO);
                self.when(fails, |this| {
                    let message = "assertion failed".into();
                    this.builtin(None, ir::Builtin::AssertFail { message });
                });
                return Ok(());
            }
            // Others could have gone on for as long before it as they like: it does not matter that
            // they do so afterwards.
            Runtime::Abort if call.name == "abort" && self.settings().abort_ends => {
                ir::Builtin::Assume {
                    condition: ZERO,
                    pure_loop: None,
                }
            }
            Runtime::Abort => ir::Builtin::Abort {
                message: format!("`{}` called", call.name).into(),
            },
            Runtime::Trap => match self.argument(call, 0)? {
                ir::Operand::Const(check) => trapped(check),
                _ => trapped(0),
            },
            Runtime::Fail(message) => ir::Builtin::Abort {
                message: message.into(),
            },
            Runtime::Unwind => ir::Builtin::Unwind,
            Runtime::UnwindByForce => ir::Builtin::UnwindByForce {
                place: self.argument(call, 0)?,
            },
            Runtime::Uncaught => ir::Builtin::Uncaught {
                exception: self.argument(call, 0)?,
                said: self.argument(call, 1)?,
                kind: FailureKind::Exception,
            },
            Runtime::Panicked => ir::Builtin::Uncaught {
                exception: self.argument(call, 0)?,
                said: ZERO,
                kind: FailureKind::Panic,
            },
            Runtime::Exit => {
                if call.name == "exit" {
                    self.at_exit()?;
                }
                ir::Builtin::Exit {
                    status: self.argument(call, 0)?,
                }
            }
            Runtime::Unsupported => {
                let what = self.text(call, 0).unwrap_or_default();
                let what = what.strip_prefix("not supported: ").unwrap_or(&what);
                ir::Builtin::Unsupported {
                    message: format!("not supported: {what}").into(),
                    advice: None,
                }
            }
            // Named one by one, so that the compiler asks where a new one belongs.
            Runtime::ThreadCreate(_)
            | Runtime::ThreadJoin { .. }
            | Runtime::ThreadExit
            | Runtime::ThreadSelf
            | Runtime::ThreadEqual
            | Runtime::ThreadNumber
            | Runtime::NumberOf
            | Runtime::Misused(_)
            | Runtime::AtomicBegin
            | Runtime::AtomicEnd
            | Runtime::MutexInit
            | Runtime::MutexLock
            | Runtime::MutexTryLock(_)
            | Runtime::MutexUnlock
            | Runtime::MutexDestroy
            | Runtime::GateLock
            | Runtime::LockInTime { .. }
            | Runtime::GateTryLock
            | Runtime::GateRelease
            | Runtime::Malloc
            | Runtime::AlignedAlloc
            | Runtime::Calloc
            | Runtime::Realloc
            | Runtime::HeapSize
            | Runtime::Free
            | Runtime::MemCopy
            | Runtime::MemSet
            | Runtime::Choose
            | Runtime::NondetBool
            | Runtime::TimesOut
            | Runtime::Nondet
            | Runtime::SetJump(_)
            | Runtime::LongJump(_)
            | Runtime::Assume => unreachable!("the functions before model it"),
        };
        self.zero_after(call, builtin)
    }

    /// A builtin after which the call returns zero.
    fn zero_after(&mut self, call: &Call<'_>, builtin: ir::Builtin) -> Result<(), Refusal> {
        self.builtin(None, builtin);
        self.give(call, ZERO);
        Ok(())
    }

    /// A builtin whose result is the call's.
    fn result_of(&mut self, call: &Call<'_>, builtin: ir::Builtin) -> Result<(), Refusal> {
        self.builtin(call.dsts.first().copied(), builtin);
        Ok(())
    }

    /// A builtin that gives memory, or null: a program that looks at `errno` finds there that it has none.
    fn allocate(&mut self, call: &Call<'_>, builtin: ir::Builtin) -> Result<(), Refusal> {
        let (true, &[memory]) = (self.module.looks_at_errno(), call.dsts) else {
            return self.result_of(call, builtin);
        };
        self.builtin(Some(memory), builtin);
        let address = self.errno();
        let none = self.compare(ir::IntPredicate::Eq, 64, ir::Operand::Reg(memory), ZERO);
        self.when(none, |this| {
            this.emit(ir::Op::Store {
                address,
                value: ir::Operand::Const(NO_MEMORY),
                size: 4,
                order: MemoryOrder::NotAtomic,
            });
        });
        Ok(())
    }

    /// The buffer's first word has the name of the place.
    fn set_jump(&mut self, jump: Jump, call: &Call<'_>) -> Result<(), Refusal> {
        let address = self.argument(call, 0)?;
        if jump.signals {
            let save = self.argument(call, 1)?;
            self.call_written("__quotient_save_blocked", vec![address, save], None)?;
        }
        let name = self.new_reg();
        self.builtin(Some(name), ir::Builtin::MarkJump);
        let name = ir::Operand::Reg(name);
        self.emit(ir::Op::Store {
            address,
            value: name,
            size: 8,
            order: MemoryOrder::NotAtomic,
        });
        self.result_of(call, ir::Builtin::SetJump { name })
    }

    /// `setjmp` never returns 0 after a jump.
    fn long_jump(&mut self, jump: Jump, call: &Call<'_>) -> Result<(), Refusal> {
        let address = self.argument(call, 0)?;
        if jump.signals {
            self.call_written("__quotient_restore_blocked", vec![address], None)?;
        }
        let value = self.argument(call, 1)?;
        let name = self.new_reg();
        self.emit(ir::Op::Load {
            dst: name,
            address,
            size: 8,
            order: MemoryOrder::NotAtomic,
            copies: false,
        });
        let none = self.compare(ir::IntPredicate::Eq, 32, value, ZERO);
        let dst = self.new_reg();
        self.emit(ir::Op::Select {
            dst,
            condition: none,
            then: ir::Operand::Const(1),
            otherwise: value,
        });
        let (name, value) = (ir::Operand::Reg(name), ir::Operand::Reg(dst));
        self.builtin(None, ir::Builtin::LongJump { name, value });
        Ok(())
    }

    /// The thread's end value is stored unless the pointer for it is null.
    fn join(&mut self, call: &Call<'_>, size: u8) -> Result<(), Refusal> {
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
            size,
            order: MemoryOrder::NotAtomic,
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

    fn try_lock(&mut self, call: &Call<'_>, busy: u64) -> Result<(), Refusal> {
        let mutex = self.argument(call, 0)?;
        let taken = self.new_reg();
        self.builtin(Some(taken), ir::Builtin::MutexTryLock { mutex });
        let status = self.choose(ir::Operand::Reg(taken), ZERO, ir::Operand::Const(busy));
        self.give(call, status);
        Ok(())
    }
}

/// What a check that clang has put into the program has found, by clang's number for it.
fn trapped(check: u64) -> ir::Builtin {
    let overflow = |message: &str| ir::Builtin::Misuse {
        kind: FailureKind::Overflow,
        message: format!("signed overflow: {message}").into(),
    };
    match check {
        0 => overflow("the sum does not fit"),
        3 => overflow("the quotient does not fit"),
        12 => overflow("the product does not fit"),
        13 => overflow("the negative does not fit"),
        20 => overflow("the shift is too far, or moves bits out"),
        21 => overflow("the difference does not fit"),
        _ => ir::Builtin::Abort {
            message: "a check that clang has put into the program failed".into(),
        },
    }
}
