//! From registers to conditions: what a branch on a register means in terms of what was loaded.
//!
//! A compiler that does not optimise compares the result of a comparison, widens it, flips it and
//! narrows it again; all of this is looked through, down to the comparison that started it.

use super::{Atom, Dnf, Term, decided};
use crate::arithmetic::{self, mask};
use crate::program::{
    BinaryOp, BlockId, CastOp, Function, IntPredicate, Op, Operand, Reg, TerminatorOp,
};

/// Deeper chains of instructions are taken as they are.
const MOST_STEPS: u32 = 24;

/// Where a register is assigned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Definition {
    /// On entry to the function.
    Parameter,
    /// By a phi of the block.
    Phi(BlockId),
    /// By an instruction.
    Instruction(BlockId, usize),
}

/// Where the registers of a function are assigned.
pub(crate) struct Definitions<'f> {
    pub function: &'f Function,
    of: Vec<Definition>,
}

impl<'f> Definitions<'f> {
    pub fn new(function: &'f Function) -> Self {
        let mut of = vec![Definition::Parameter; function.registers as usize];
        for (i, block) in function.blocks.iter().enumerate() {
            let id = BlockId(i as u32);
            for phi in &block.phis {
                of[phi.dst.index()] = Definition::Phi(id);
            }
            for (index, instruction) in block.instructions.iter().enumerate() {
                for reg in instruction.op.assigns() {
                    of[reg.index()] = Definition::Instruction(id, index);
                }
            }
        }
        Definitions { function, of }
    }

    pub fn definition(&self, reg: Reg) -> Definition {
        self.of[reg.index()]
    }

    /// The instruction that assigns the register.
    pub fn op(&self, reg: Reg) -> Option<&'f Op> {
        match self.definition(reg) {
            Definition::Instruction(block, index) => {
                Some(&self.function.block(block).instructions[index].op)
            }
            _ => None,
        }
    }

    /// The condition under which a block's end goes to another block.
    pub fn guard(&self, from: BlockId, to: BlockId) -> Dnf {
        match &self.function.block(from).terminator.op {
            TerminatorOp::Branch {
                condition,
                then,
                otherwise,
            } => match (*then == to, *otherwise == to) {
                (true, true) => Dnf::always(),
                (true, false) => self.truth(*condition, true),
                (false, true) => self.truth(*condition, false),
                (false, false) => Dnf::never(),
            },
            TerminatorOp::Switch {
                value,
                cases,
                default,
            } => {
                let is = |predicate, case| {
                    self.compared(predicate, 64, *value, Operand::Const(case), MOST_STEPS)
                };
                let mut either = Dnf::never();
                for &(case, _) in cases.iter().filter(|(_, target)| *target == to) {
                    either = either.or(is(IntPredicate::Eq, case));
                }
                if *default == to {
                    let others = cases.iter().filter(|(_, target)| *target != to);
                    let none = others.fold(Dnf::always(), |all, &(case, _)| {
                        all.and(&is(IntPredicate::Ne, case))
                    });
                    either = either.or(none);
                }
                either
            }
            TerminatorOp::Jump(target) => Dnf::constant(*target == to),
            TerminatorOp::Return(_) | TerminatorOp::Unreachable => Dnf::never(),
        }
    }

    /// The condition under which a one-bit operand has the value.
    pub fn truth(&self, operand: Operand, value: bool) -> Dnf {
        self.is(operand, value, MOST_STEPS)
    }

    /// The condition under which a comparison holds.
    pub fn comparison(&self, predicate: IntPredicate, bits: u8, lhs: Operand, rhs: Operand) -> Dnf {
        self.compared(predicate, bits, lhs, rhs, MOST_STEPS)
    }

    /// The condition under which the bits of a mask are these.
    pub fn bits_are(&self, operand: Operand, bits: u8, mask: u64, value: u64) -> Dnf {
        let value = Operand::Const(value);
        self.masked(IntPredicate::Eq, bits, operand, mask, value, MOST_STEPS)
    }

    /// The atom with other operands in place of registers.
    pub fn replaced(&self, atom: Atom, replace: impl Fn(Reg) -> Operand) -> Dnf {
        let Atom {
            term,
            predicate,
            operand,
        } = atom;
        let rhs = match operand {
            Operand::Reg(reg) => replace(reg),
            other => other,
        };
        self.masked(
            predicate,
            term.bits,
            replace(term.reg),
            term.mask,
            rhs,
            MOST_STEPS,
        )
    }

    fn is(&self, operand: Operand, value: bool, steps: u32) -> Dnf {
        let reg = match operand {
            Operand::Reg(reg) => reg,
            Operand::Const(constant) => return Dnf::constant((constant & 1 == 1) == value),
            _ => return Dnf::unknown(),
        };
        let plain = || {
            let (bits, mask) = (1, 1);
            Dnf::atom(Atom {
                term: Term { reg, bits, mask },
                predicate: IntPredicate::Eq,
                operand: Operand::Const(value.into()),
            })
        };
        let Some(steps) = steps.checked_sub(1) else {
            return plain();
        };
        let equal = if value {
            IntPredicate::Eq
        } else {
            IntPredicate::Ne
        };
        match self.op(reg) {
            Some(&Op::IntCompare {
                predicate,
                bits,
                lhs,
                rhs,
                ..
            }) => {
                let predicate = if value {
                    predicate
                } else {
                    predicate.inverse()
                };
                self.compared(predicate, bits, lhs, rhs, steps)
            }
            Some(&Op::CompareExchange {
                bits,
                old,
                success,
                expected,
                ..
            }) if success == reg => {
                // Values of more bits have names, which are equal just if they are.
                let bits = bits.min(64);
                self.compared(equal, bits, Operand::Reg(old), expected, steps)
            }
            Some(&Op::Cast {
                op: CastOp::ZExt,
                src,
                ..
            }) if self.is_boolean(src) => self.is(src, value, steps),
            Some(&Op::Cast {
                op: CastOp::Trunc,
                from,
                src,
                ..
            }) => {
                if self.is_boolean(src) {
                    return self.is(src, value, steps);
                }
                let one = Operand::Const(1);
                self.masked(equal, from, src, 1, one, steps)
            }
            Some(&Op::Binary {
                op,
                bits: 1,
                lhs,
                rhs,
                ..
            }) => match (op, rhs) {
                (BinaryOp::Xor, Operand::Const(1)) => self.is(lhs, !value, steps),
                (BinaryOp::And, _) | (BinaryOp::Or, _) => {
                    let (a, b) = (self.is(lhs, value, steps), self.is(rhs, value, steps));
                    if (op == BinaryOp::And) == value {
                        a.and(&b)
                    } else {
                        a.or(b)
                    }
                }
                _ => plain(),
            },
            Some(&Op::Select {
                condition,
                then,
                otherwise,
                ..
            }) if self.is_boolean(then) && self.is_boolean(otherwise) => {
                let first = self
                    .is(condition, true, steps)
                    .and(&self.is(then, value, steps));
                let second = self.is(condition, false, steps);
                first.or(second.and(&self.is(otherwise, value, steps)))
            }
            _ => plain(),
        }
    }

    /// Is the operand known to be 0 or 1?
    fn is_boolean(&self, operand: Operand) -> bool {
        let reg = match operand {
            Operand::Const(constant) => return constant <= 1,
            Operand::Reg(reg) => reg,
            _ => return false,
        };
        match self.op(reg) {
            Some(Op::IntCompare { .. } | Op::FloatCompare { .. }) => true,
            Some(Op::CompareExchange { success, .. }) => *success == reg,
            Some(Op::Cast {
                op: CastOp::ZExt,
                from: 1,
                ..
            }) => true,
            Some(Op::Cast {
                op: CastOp::Trunc,
                to: 1,
                ..
            }) => true,
            Some(Op::Binary { bits: 1, .. }) => true,
            Some(Op::Select {
                then: Operand::Const(0 | 1),
                otherwise: Operand::Const(0 | 1),
                ..
            }) => true,
            _ => false,
        }
    }

    fn compared(
        &self,
        predicate: IntPredicate,
        bits: u8,
        lhs: Operand,
        rhs: Operand,
        steps: u32,
    ) -> Dnf {
        self.masked(predicate, bits, lhs, mask(bits), rhs, steps)
    }

    /// The condition under which `lhs & bits_seen` compares so with `rhs`.
    fn masked(
        &self,
        predicate: IntPredicate,
        bits: u8,
        lhs: Operand,
        seen: u64,
        rhs: Operand,
        steps: u32,
    ) -> Dnf {
        let whole = seen == mask(bits);
        let reg = match (lhs, rhs) {
            (Operand::Const(a), Operand::Const(b)) => {
                return decided(predicate, bits, a & seen, b);
            }
            (a, b) if a == b && whole => return decided(predicate, bits, 0, 0),
            (Operand::Reg(reg), _) => reg,
            (_, Operand::Reg(_)) if whole => {
                return self.masked(predicate.swapped(), bits, rhs, seen, lhs, steps);
            }
            _ => return Dnf::unknown(),
        };
        let plain = || {
            let mask = seen;
            Dnf::atom(Atom {
                term: Term { reg, bits, mask },
                predicate,
                operand: rhs,
            })
        };
        let (Some(steps), Operand::Const(constant)) = (steps.checked_sub(1), rhs) else {
            return plain();
        };
        let holds = |value: u64| predicate.holds(value & seen, constant, bits);
        if self.is_boolean(lhs) {
            return match (holds(0), holds(1)) {
                (false, true) => self.is(lhs, true, steps),
                (true, false) => self.is(lhs, false, steps),
                (both, _) => Dnf::constant(both),
            };
        }
        match self.op(reg) {
            Some(&Op::Select {
                condition,
                then: Operand::Const(then),
                otherwise: Operand::Const(otherwise),
                ..
            }) => match (holds(then), holds(otherwise)) {
                (true, false) => self.is(condition, true, steps),
                (false, true) => self.is(condition, false, steps),
                (both, _) => Dnf::constant(both),
            },
            // Registers are zero-extended already.
            Some(&Op::Cast {
                op: CastOp::ZExt,
                src: src @ Operand::Reg(_),
                ..
            }) => self.masked(predicate, bits, src, seen, rhs, steps),
            Some(&Op::Cast {
                op: CastOp::Trunc,
                to,
                src: src @ Operand::Reg(_),
                ..
            }) => self.masked(predicate, bits, src, seen & mask(to), rhs, steps),
            Some(&Op::Cast {
                op: CastOp::SExt,
                from,
                src: src @ Operand::Reg(_),
                ..
            }) if whole && keeps_signs(predicate) => {
                let narrow = constant & mask(from);
                let fits = arithmetic::signed(narrow, from) == arithmetic::signed(constant, bits);
                if !fits {
                    return plain();
                }
                let narrow = Operand::Const(narrow);
                self.compared(predicate, from, src, narrow, steps)
            }
            Some(&Op::Binary {
                op: BinaryOp::And,
                lhs: lhs @ Operand::Reg(_),
                rhs: Operand::Const(kept),
                ..
            }) => self.masked(predicate, bits, lhs, seen & kept, rhs, steps),
            _ => plain(),
        }
    }
}

fn keeps_signs(predicate: IntPredicate) -> bool {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt};
    matches!(predicate, Eq | Ne | Sgt | Sge | Slt | Sle)
}
