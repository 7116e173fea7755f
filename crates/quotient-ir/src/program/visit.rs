//! What an instruction uses and what it assigns, for passes that do not care which one it is.

use super::{BlockId, Builtin, Callee, Op, Operand, Reg, TerminatorOp, WideOp};

impl Op {
    /// The operands, to read or replace them.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        match self {
            Op::Copy { src, .. } | Op::FloatFunction { src, .. } | Op::Cast { src, .. } => {
                vec![src]
            }
            Op::Binary { lhs, rhs, .. }
            | Op::Float { lhs, rhs, .. }
            | Op::IntCompare { lhs, rhs, .. }
            | Op::FloatCompare { lhs, rhs, .. } => vec![lhs, rhs],
            Op::Select {
                condition,
                then,
                otherwise,
                ..
            } => vec![condition, then, otherwise],
            Op::Address { base, indices, .. } => {
                let mut all = vec![base];
                all.extend(indices.iter_mut().map(|i| &mut i.value));
                all
            }
            Op::Load { address, .. } => vec![address],
            Op::Store { address, value, .. } | Op::Rmw { address, value, .. } => {
                vec![address, value]
            }
            Op::CompareExchange {
                address,
                expected,
                new,
                ..
            } => vec![address, expected, new],
            Op::Await { address, until, .. } => vec![address, &mut until.operand],
            Op::AwaitExchange {
                address,
                until,
                new,
                ..
            } => vec![address, &mut until.operand, new],
            Op::Wide { args, .. } => args.iter_mut().collect(),
            Op::Fence => Vec::new(),
            Op::Alloca { count, .. } => vec![count],
            Op::Call { callee, args, .. } => {
                let mut all: Vec<_> = args.iter_mut().collect();
                if let Callee::Indirect(target) = callee {
                    all.push(target);
                }
                all
            }
            Op::Builtin { builtin, .. } => builtin.operands_mut(),
        }
    }

    /// The registers that the instruction uses.
    pub fn uses(&self) -> Vec<Reg> {
        registers(self.clone().operands_mut())
    }

    /// The registers that the instruction assigns.
    pub fn assigns(&self) -> Vec<Reg> {
        let mut op = self.clone();
        op.assigned_mut().into_iter().map(|reg| *reg).collect()
    }

    /// Renames the registers that the instruction assigns.
    pub(crate) fn rename_assigned(&mut self, rename: impl Fn(Reg) -> Reg) {
        for reg in self.assigned_mut() {
            *reg = rename(*reg);
        }
    }

    fn assigned_mut(&mut self) -> Vec<&mut Reg> {
        match self {
            Op::Copy { dst, .. }
            | Op::Binary { dst, .. }
            | Op::Float { dst, .. }
            | Op::FloatFunction { dst, .. }
            | Op::IntCompare { dst, .. }
            | Op::FloatCompare { dst, .. }
            | Op::Cast { dst, .. }
            | Op::Select { dst, .. }
            | Op::Address { dst, .. }
            | Op::Load { dst, .. }
            | Op::Rmw { dst, .. }
            | Op::Await { dst, .. }
            | Op::Alloca { dst, .. } => vec![dst],
            Op::Wide { dsts, .. } => dsts.iter_mut().collect(),
            Op::CompareExchange { old, success, .. } => vec![old, success],
            Op::AwaitExchange { old, success, .. } => {
                let mut all = vec![old];
                all.extend(success);
                all
            }
            Op::Store { .. } | Op::Fence => Vec::new(),
            Op::Call { dsts, landing, .. } => {
                let unwound = landing.iter_mut().map(|l| &mut l.unwound);
                dsts.iter_mut().chain(unwound).collect()
            }
            Op::Builtin { dst, .. } => dst.iter_mut().collect(),
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
            | Op::Address { .. } => true,
            _ => false,
        }
    }
}

impl Builtin {
    fn operands_mut(&mut self) -> Vec<&mut Operand> {
        match self {
            Builtin::ThreadCreate {
                handle,
                entry,
                argument,
            } => {
                let mut all = vec![entry, argument];
                all.extend(handle);
                all
            }
            Builtin::ThreadJoin { handle, result } => {
                let mut all = vec![handle];
                all.extend(result);
                all
            }
            Builtin::ThreadExit { value } => vec![value],
            Builtin::MutexLock { mutex }
            | Builtin::LockInTime { mutex, .. }
            | Builtin::MutexTryLock { mutex }
            | Builtin::MutexUnlock { mutex }
            | Builtin::MutexInit { mutex }
            | Builtin::MutexDestroy { mutex } => vec![mutex],
            Builtin::GateLock { gate } | Builtin::GateRelease { gate } => vec![gate],
            Builtin::Choose { count, .. } => vec![count],
            Builtin::Malloc { size } => vec![size],
            Builtin::Calloc { count, size } => vec![count, size],
            Builtin::Realloc { pointer, size } => vec![pointer, size],
            Builtin::Free { pointer } => vec![pointer],
            Builtin::MemCopy { to, from, length } => vec![to, from, length],
            Builtin::MemSet { to, value, length } => vec![to, value, length],
            Builtin::Assume { condition, .. } => vec![condition],
            Builtin::Exit { status } => vec![status],
            Builtin::Unwind { exception } | Builtin::Uncaught { exception } => vec![exception],
            Builtin::ThreadSelf
            | Builtin::ThreadNumber
            | Builtin::AssertFail { .. }
            | Builtin::Abort { .. }
            | Builtin::AtomicBegin
            | Builtin::AtomicEnd
            | Builtin::Unsupported { .. } => Vec::new(),
        }
    }
}

impl TerminatorOp {
    /// The operands, to read or replace them.
    pub fn operands_mut(&mut self) -> Vec<&mut Operand> {
        match self {
            TerminatorOp::Return(values) => values.iter_mut().collect(),
            TerminatorOp::Branch { condition, .. } => vec![condition],
            TerminatorOp::Switch { value, .. } => vec![value],
            TerminatorOp::Jump(_) | TerminatorOp::Unreachable => Vec::new(),
        }
    }

    /// The registers that the terminator uses.
    pub fn uses(&self) -> Vec<Reg> {
        registers(self.clone().operands_mut())
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
    pub fn successors(&self) -> Vec<BlockId> {
        let mut all: Vec<BlockId> = match self {
            TerminatorOp::Jump(to) => vec![*to],
            TerminatorOp::Branch {
                then, otherwise, ..
            } => vec![*then, *otherwise],
            TerminatorOp::Switch { cases, default, .. } => {
                cases.iter().map(|(_, to)| *to).chain([*default]).collect()
            }
            TerminatorOp::Return(_) | TerminatorOp::Unreachable => Vec::new(),
        };
        let mut seen = std::collections::HashSet::new();
        all.retain(|b| seen.insert(*b));
        all
    }
}

fn registers(operands: Vec<&mut Operand>) -> Vec<Reg> {
    let register = |operand: &mut Operand| match *operand {
        Operand::Reg(r) => Some(r),
        _ => None,
    };
    operands.into_iter().filter_map(register).collect()
}
