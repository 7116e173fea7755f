//! What an instruction uses and what it assigns, for passes that do not care which one it is.

use std::collections::HashSet;
use std::iter;

use smallvec::{SmallVec, smallvec};

use super::{
    BlockId, Builtin, Callee, Index, Landing, Op, Operand, Reg, TerminatorOp, Until, WideOp,
};

/// A few of something: as many as most instructions have, without allocating.
type Few<T> = SmallVec<[T; 4]>;

/// The operands of an instruction, by `iter` to read or by `iter_mut` to replace them.
macro_rules! operands {
    ($op:expr, $iter:ident) => {
        match $op {
            Op::Copy { src, .. }
            | Op::FloatFunction { src, .. }
            | Op::Cast { src, .. }
            | Op::Unpack { src, .. } => smallvec![src],
            Op::Pack { low, high, .. } => smallvec![low, high],
            Op::Binary { lhs, rhs, .. }
            | Op::Float { lhs, rhs, .. }
            | Op::IntCompare { lhs, rhs, .. }
            | Op::FloatCompare { lhs, rhs, .. } => smallvec![lhs, rhs],
            Op::Select {
                condition,
                then,
                otherwise,
                ..
            } => smallvec![condition, then, otherwise],
            Op::Address { base, indices, .. } => {
                let values = indices.$iter().map(|Index { value, .. }| value);
                iter::once(base).chain(values).collect()
            }
            Op::Load { address, .. } => smallvec![address],
            Op::Store { address, value, .. } | Op::Rmw { address, value, .. } => {
                smallvec![address, value]
            }
            Op::CompareExchange {
                address,
                expected,
                new,
                ..
            } => smallvec![address, expected, new],
            Op::Await {
                address,
                until: Until { operand, .. },
                ..
            } => smallvec![address, operand],
            Op::AwaitExchange {
                address,
                until: Until { operand, .. },
                new,
                ..
            } => smallvec![address, operand, new],
            Op::Wide { args, .. } => args.$iter().collect(),
            Op::Fence(_) => Few::new(),
            Op::Alloca { count, .. } => smallvec![count],
            Op::Call { callee, args, .. } => {
                let target = match callee {
                    Callee::Indirect(target) => Some(target),
                    Callee::Direct(_) => None,
                };
                args.$iter().chain(target).collect()
            }
            Op::Builtin { builtin, .. } => match builtin {
                Builtin::ThreadCreate {
                    handle,
                    entry,
                    argument,
                } => [entry, argument].into_iter().chain(handle).collect(),
                Builtin::ThreadJoin { handle, result } => {
                    iter::once(handle).chain(result).collect()
                }
                Builtin::ThreadExit { value } => smallvec![value],
                Builtin::MutexLock { mutex }
                | Builtin::LockInTime { mutex, .. }
                | Builtin::MutexTryLock { mutex }
                | Builtin::MutexUnlock { mutex }
                | Builtin::MutexInit { mutex }
                | Builtin::MutexDestroy { mutex } => smallvec![mutex],
                Builtin::MutexOpen { mutex } => smallvec![mutex],
                Builtin::GateLock { gate } | Builtin::GateRelease { gate } => smallvec![gate],
                Builtin::Choose { count, .. } => smallvec![count],
                Builtin::ThreadNumber { of } => of.$iter().collect(),
                Builtin::Malloc { size, .. } => smallvec![size],
                Builtin::Calloc { count, size } => smallvec![count, size],
                Builtin::Realloc { pointer, size } => smallvec![pointer, size],
                Builtin::HeapSize { pointer } | Builtin::Free { pointer } => smallvec![pointer],
                Builtin::MemCopy { to, from, length } => smallvec![to, from, length],
                Builtin::MemSet { to, value, length } => smallvec![to, value, length],
                Builtin::Assume { condition, .. } => smallvec![condition],
                Builtin::Exit { status } => smallvec![status],
                Builtin::Unwind { exception, .. } | Builtin::Uncaught { exception, .. } => {
                    smallvec![exception]
                }
                Builtin::SetJump { name } => smallvec![name],
                Builtin::LongJump { name, value } => smallvec![name, value],
                Builtin::ThreadSelf
                | Builtin::MarkJump
                | Builtin::Input { .. }
                | Builtin::Misuse { .. }
                | Builtin::AssertFail { .. }
                | Builtin::Abort { .. }
                | Builtin::AtomicBegin
                | Builtin::AtomicEnd
                | Builtin::Unsupported { .. } => Few::new(),
            },
        }
    };
}

/// The same for the end of a block.
macro_rules! operands_at_end {
    ($op:expr, $iter:ident) => {
        match $op {
            TerminatorOp::Return(values) => values.$iter().collect(),
            TerminatorOp::Branch { condition, .. } => smallvec![condition],
            TerminatorOp::Switch { value, .. } => smallvec![value],
            TerminatorOp::Jump(_) | TerminatorOp::Unreachable => Few::new(),
        }
    };
}

/// The registers that an instruction assigns, by `iter` to read or by `iter_mut` to replace them.
macro_rules! assigned {
    ($op:expr, $iter:ident) => {
        match $op {
            Op::Copy { dst, .. }
            | Op::Binary { dst, .. }
            | Op::Float { dst, .. }
            | Op::FloatFunction { dst, .. }
            | Op::IntCompare { dst, .. }
            | Op::FloatCompare { dst, .. }
            | Op::Cast { dst, .. }
            | Op::Select { dst, .. }
            | Op::Pack { dst, .. }
            | Op::Unpack { dst, .. }
            | Op::Address { dst, .. }
            | Op::Load { dst, .. }
            | Op::Rmw { dst, .. }
            | Op::Await { dst, .. }
            | Op::Alloca { dst, .. } => smallvec![dst],
            Op::Wide { dsts, .. } => dsts.$iter().collect(),
            Op::CompareExchange { old, success, .. } => smallvec![old, success],
            Op::AwaitExchange { old, success, .. } => iter::once(old).chain(success).collect(),
            Op::Store { .. } | Op::Fence(_) => Few::new(),
            Op::Call { dsts, landing, .. } => {
                let unwound = landing.$iter().map(|Landing { unwound, .. }| unwound);
                dsts.$iter().chain(unwound).collect()
            }
            Op::Builtin { dst, .. } => dst.$iter().collect(),
        }
    };
}

impl Op {
    /// The operands.
    pub fn operands(&self) -> Few<&Operand> {
        operands!(self, iter)
    }

    /// The operands, to replace them.
    pub fn operands_mut(&mut self) -> Few<&mut Operand> {
        operands!(self, iter_mut)
    }

    /// The registers that the instruction uses.
    pub fn uses(&self) -> impl Iterator<Item = Reg> {
        registers(self.operands())
    }

    /// The registers that the instruction assigns.
    pub fn assigns(&self) -> impl Iterator<Item = Reg> {
        let assigned: Few<&Reg> = assigned!(self, iter);
        assigned.into_iter().copied()
    }

    /// Renames the registers that the instruction assigns.
    pub(crate) fn rename_assigned(&mut self, rename: impl Fn(Reg) -> Reg) {
        let assigned: Few<&mut Reg> = assigned!(self, iter_mut);
        for reg in assigned {
            *reg = rename(*reg);
        }
    }

    /// Nothing but the result depends on its being executed: it cannot fail, touches no memory.
    pub fn is_pure(&self) -> bool {
        use super::BinaryOp::{SDiv, SRem, UDiv, URem};
        match self {
            Op::Binary { op, .. }
            | Op::Wide {
                op: WideOp::Binary(op),
                ..
            } => !matches!(op, UDiv | SDiv | URem | SRem),
            Op::Copy { .. }
            | Op::Float { .. }
            | Op::FloatFunction { .. }
            | Op::IntCompare { .. }
            | Op::FloatCompare { .. }
            | Op::Cast { .. }
            | Op::Select { .. }
            | Op::Wide { .. }
            | Op::Pack { .. }
            | Op::Unpack { .. }
            | Op::Address { .. } => true,
            _ => false,
        }
    }
}

impl TerminatorOp {
    /// The operands, to replace them.
    pub fn operands_mut(&mut self) -> Few<&mut Operand> {
        operands_at_end!(self, iter_mut)
    }

    /// The registers that the terminator uses.
    pub fn uses(&self) -> impl Iterator<Item = Reg> {
        registers(operands_at_end!(self, iter))
    }

    /// Where it may go, to read or replace it. A block may come more than once.
    pub fn targets_mut(&mut self) -> Vec<&mut BlockId> {
        match self {
            TerminatorOp::Jump(to) => vec![to],
            TerminatorOp::Branch {
                then, otherwise, ..
            } => vec![then, otherwise],
            TerminatorOp::Switch { cases, default, .. } => {
                let mut all: Vec<_> = cases.iter_mut().map(|(_, to)| to).collect();
                all.push(default);
                all
            }
            TerminatorOp::Return(_) | TerminatorOp::Unreachable => Vec::new(),
        }
    }

    /// The blocks it may go to, each once.
    pub fn successors(&self) -> SmallVec<[BlockId; 2]> {
        match self {
            TerminatorOp::Jump(to) => smallvec![*to],
            TerminatorOp::Branch {
                then, otherwise, ..
            } if then == otherwise => smallvec![*then],
            TerminatorOp::Branch {
                then, otherwise, ..
            } => smallvec![*then, *otherwise],
            TerminatorOp::Switch { cases, default, .. } => {
                let mut seen = HashSet::new();
                let all = cases.iter().map(|(_, to)| *to).chain([*default]);
                all.filter(|&to| seen.insert(to)).collect()
            }
            TerminatorOp::Return(_) | TerminatorOp::Unreachable => SmallVec::new(),
        }
    }
}

fn registers(operands: Few<&Operand>) -> impl Iterator<Item = Reg> {
    operands.into_iter().filter_map(|operand| match *operand {
        Operand::Reg(reg) => Some(reg),
        _ => None,
    })
}
