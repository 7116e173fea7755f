//! Forward purity conditions (FPCs), computed backwards from the backedges to the header.
//!
//! The FPC at a point is a disjunction of the conditions of the paths by which a pure execution
//! gets from there to the header. Each disjunct remembers the last instruction on its path that
//! might fail, before which nothing must be assumed: the failure would be lost.

use super::Scope;
use crate::passes::condition::{Definition, Definitions, Dnf};
use crate::program::{
    BinaryOp, BlockId, Builtin, Function, Global, IntPredicate, Op, Operand, Reg,
};
use quotient_model::RmwOp;

/// The analysis of one loop.
pub(super) struct Analysis<'a> {
    pub(super) definitions: &'a Definitions<'a>,
    globals: &'a [Global],
    pub(super) scope: Scope<'a>,
    /// FPC(•B) for each block B of the loop.
    at_start: Vec<Dnf>,
    /// Every iteration leaves as many atomic sections as it enters.
    balanced: bool,
}

impl<'a> Analysis<'a> {
    pub fn new(definitions: &'a Definitions<'a>, globals: &'a [Global], scope: Scope<'a>) -> Self {
        Analysis {
            definitions,
            globals,
            scope,
            at_start: vec![Dnf::never(); definitions.function.blocks.len()],
            balanced: is_balanced(definitions.function, scope),
        }
    }

    /// The purity condition of the loop: the FPC at the start of its header.
    pub fn purity_condition(mut self) -> Dnf {
        for &block in self.scope.cfg.order.iter().rev() {
            if self.scope.contains(block) {
                self.at_start[block.index()] = self.block(block);
            }
        }
        std::mem::replace(
            &mut self.at_start[self.scope.natural.header.index()],
            Dnf::never(),
        )
    }

    fn block(&self, block: BlockId) -> Dnf {
        let successors = &self.scope.cfg.successors[block.index()];
        let edges = successors.iter().map(|&to| self.edge(block, to));
        let mut fpc = edges.fold(Dnf::never(), Dnf::or);
        let instructions = &self.definitions.function.block(block).instructions;
        for (index, instruction) in instructions.iter().enumerate().rev() {
            if fpc.disjuncts.is_empty() {
                break;
            }
            if self.may_fail(&instruction.op, (block, index)) {
                fpc = fpc.not_before((block, index));
            }
            fpc = fpc.and(&self.changes_nothing(&instruction.op));
        }
        fpc
    }

    /// FPC(A, B).
    fn edge(&self, from: BlockId, to: BlockId) -> Dnf {
        if !self.scope.contains(to) || self.scope.internal_backedge(from, to) {
            return Dnf::never();
        }
        let guard = self.definitions.guard(from, to);
        let phis = &self.definitions.function.block(to).phis;
        let incoming = |reg: Reg| {
            let phi = phis.iter().find(|phi| phi.dst == reg)?;
            phi.incoming
                .iter()
                .find(|(block, _)| *block == from)
                .map(|&(_, value)| value)
        };
        if to == self.scope.natural.header {
            return phis.iter().fold(guard, |fpc, phi| {
                fpc.and(&self.keeps(phi.dst, incoming(phi.dst)))
            });
        }
        let through = |reg| incoming(reg).unwrap_or(Operand::Reg(reg));
        let fpc =
            self.at_start[to.index()].map_atoms(|atom| self.definitions.replaced(atom, through));
        fpc.and(&guard)
    }

    /// When a header phi has the same value before and after a backedge. The header is impure along
    /// the edge if the value is made in the loop.
    fn keeps(&self, phi: Reg, incoming: Option<Operand>) -> Dnf {
        let own = Operand::Reg(phi);
        match incoming {
            Some(value) if value == own => Dnf::always(),
            Some(value) if self.is_invariant(value) => {
                self.definitions
                    .comparison(IntPredicate::Eq, 64, own, value)
            }
            Some(value) => Dnf::constant(self.is_refreshed(phi, value)),
            None => Dnf::never(),
        }
    }

    pub(super) fn is_invariant(&self, operand: Operand) -> bool {
        let Operand::Reg(reg) = operand else {
            return true;
        };
        match self.definitions.definition(reg) {
            Definition::Parameter => true,
            Definition::Phi(block) | Definition::Instruction(block, _) => {
                !self.scope.contains(block)
            }
        }
    }

    /// The condition under which the instruction changes nothing that lasts and goes on.
    fn changes_nothing(&self, op: &Op) -> Dnf {
        use IntPredicate::{Eq, Ne, Sge, Sle, Uge, Ule};
        let compare =
            |predicate, bits, lhs, rhs| self.definitions.comparison(predicate, bits, lhs, rhs);
        match *op {
            Op::Load { .. } | Op::Fence { .. } => Dnf::always(),
            Op::Binary { .. } => Dnf::always(),
            Op::CompareExchange { expected, new, .. } if expected == new => Dnf::always(),
            Op::CompareExchange {
                bits,
                old,
                expected,
                ..
            } => compare(Ne, bits.min(64), Operand::Reg(old), expected),
            Op::Rmw {
                op,
                bits,
                dst,
                value,
                ..
            } => {
                let old = Operand::Reg(dst);
                match (op, value) {
                    (RmwOp::Add | RmwOp::Sub | RmwOp::Xor, _) => {
                        compare(Eq, bits, value, Operand::Const(0))
                    }
                    (RmwOp::Exchange, _) => compare(Eq, bits.min(64), old, value),
                    (RmwOp::Or, Operand::Const(set)) => {
                        self.definitions.bits_are(old, bits, set, set)
                    }
                    (RmwOp::And, Operand::Const(kept)) => {
                        let cleared = !kept & crate::arithmetic::mask(bits);
                        self.definitions.bits_are(old, bits, cleared, 0)
                    }
                    (RmwOp::Min, _) => compare(Sle, bits, old, value),
                    (RmwOp::Max, _) => compare(Sge, bits, old, value),
                    (RmwOp::UMin, _) => compare(Ule, bits, old, value),
                    (RmwOp::UMax, _) => compare(Uge, bits, old, value),
                    (RmwOp::And | RmwOp::Or | RmwOp::Nand, _)
                    | (RmwOp::FAdd | RmwOp::FSub | RmwOp::FMin | RmwOp::FMax, _) => Dnf::never(),
                }
            }
            Op::Builtin { dst, ref builtin } => match (builtin, dst) {
                (Builtin::Assume { condition, .. }, _) => self.definitions.truth(*condition, true),
                (Builtin::MutexTryLock { .. }, Some(dst)) => {
                    compare(Eq, 64, Operand::Reg(dst), Operand::Const(0))
                }
                (Builtin::ThreadSelf | Builtin::Print { .. }, _) => Dnf::always(),
                (Builtin::AtomicBegin | Builtin::AtomicEnd, _) => Dnf::constant(self.balanced),
                _ => Dnf::never(),
            },
            ref other if other.is_pure() => Dnf::always(),
            _ => Dnf::never(),
        }
    }

    /// Might the thread fail at the instruction, or has it to be done for the sake of others? A thread that
    /// is blocked inside of an atomic section keeps everybody out.
    fn may_fail(&self, op: &Op, site: (BlockId, usize)) -> bool {
        match *op {
            Op::Load { address, size, .. } => !self.is_safe(address, size, site),
            Op::Rmw { address, bits, .. } | Op::CompareExchange { address, bits, .. } => {
                !self.is_safe(address, bits / 8, site)
            }
            Op::Builtin {
                builtin: Builtin::MutexTryLock { .. } | Builtin::AtomicEnd,
                ..
            } => true,
            Op::Binary {
                op: BinaryOp::UDiv | BinaryOp::URem | BinaryOp::SDiv | BinaryOp::SRem,
                bits,
                rhs,
                ..
            } => !matches!(rhs, Operand::Const(by)
                if by != 0 && by != crate::arithmetic::mask(bits)),
            _ => false,
        }
    }

    /// Is it known that the memory at the address can be accessed? It is if it is a global, or if
    /// the iteration has accessed it already (had it been freed since, then it could as well have
    /// been freed before).
    fn is_safe(&self, address: Operand, size: u8, site: (BlockId, usize)) -> bool {
        if let Operand::Global(id, offset) = address {
            let global = &self.globals[id.index()];
            let end = offset.checked_add(size.into());
            return !global.constant
                && offset >= 0
                && end.is_some_and(|end| end as u64 <= global.shape.size);
        }
        let accessed = |op: &Op| match *op {
            Op::Load {
                address: a,
                size: s,
                ..
            } => a == address && s >= size,
            Op::Rmw {
                address: a, bits, ..
            }
            | Op::CompareExchange {
                address: a, bits, ..
            } => a == address && bits / 8 >= size,
            _ => false,
        };
        let (mut at, mut end) = site;
        loop {
            let instructions = &self.definitions.function.block(at).instructions[..end];
            if instructions.iter().any(|i| accessed(&i.op)) {
                return true;
            }
            if at == self.scope.natural.header {
                return false;
            }
            match self.scope.idom[at.index()] {
                Some(up) if up != at => at = up,
                _ => return false,
            }
            end = self.definitions.function.block(at).instructions.len();
        }
    }
}

/// Does every way from the header back to it enter and leave equally many atomic sections?
fn is_balanced(function: &Function, scope: Scope<'_>) -> bool {
    let header = scope.natural.header;
    let mut depths: Vec<Option<i32>> = vec![None; function.blocks.len()];
    depths[header.index()] = Some(0);
    for &block in scope.cfg.order.iter().filter(|&&b| scope.contains(b)) {
        let Some(mut depth) = depths[block.index()] else {
            continue;
        };
        for instruction in &function.block(block).instructions {
            if let Op::Builtin { builtin, .. } = &instruction.op {
                match builtin {
                    Builtin::AtomicBegin => depth += 1,
                    Builtin::AtomicEnd => depth -= 1,
                    _ => {}
                }
            }
        }
        for to in &scope.cfg.successors[block.index()] {
            let known = &mut depths[to.index()];
            if scope.contains(*to) && *known.get_or_insert(depth) != depth {
                return false;
            }
        }
    }
    true
}
