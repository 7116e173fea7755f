//! Follows values that were never written through the registers of a function, where that is looked for.
//!
//! A register that may be undefined ([`Undefined`](crate::undefined::Undefined)) has a second slot, just behind its own, which
//! is 1 while it is. A load sets it, and what is computed of the register computes of it: mostly, the result is undefined if
//! an operand is. But
//!
//! - a choice of two values is only as undefined as the chosen one: LLVM computes first and chooses later;
//! - bits that are put beside others make all of them defined, as zeros: small structures are passed in one register, and their
//!   parts taken out again;
//! - of two conditions that are joined, one may decide alone.
//!
//! It is a mistake to branch on such a value, or to use it as an address. To store it is a copy.

use super::Translator;
use crate::interpreter::code::{FlatOp, Slot};
use crate::interpreter::flatten::Places;
use crate::interpreter::unwritten;
use crate::program::{BinaryOp, Callee, Op, Operand, Reg};

impl Translator<'_> {
    /// Where it is said whether a value is undefined, if it may be.
    pub(super) fn undefined_slot(&mut self, value: Operand) -> Option<Slot> {
        match value {
            Operand::Reg(reg) if self.undefined.has(reg) => {
                Some(unwritten::undefined_slot(self.reg(reg)))
            }
            _ => None,
        }
    }

    /// The same; a slot that holds 0, if it may not be.
    pub(super) fn whether_undefined(&mut self, value: Operand) -> Slot {
        let slot = self.undefined_slot(value);
        slot.unwrap_or_else(|| self.constant(0))
    }

    /// Has a thread fail that is about to go by an undefined value.
    pub(super) fn need_defined(&mut self, value: Operand) {
        if let Some(undefined) = self.undefined_slot(value) {
            self.emit(FlatOp::Defined { undefined });
        }
    }

    /// Emits what stands before an instruction: what is to be said of its results, and whether it may go by its operands.
    pub(super) fn follow_undefined(&mut self, op: &Op) {
        if self.undefined.is_empty() {
            return;
        }
        match *op {
            Op::Load { address, .. } | Op::Store { address, .. } => self.need_defined(address),
            Op::Rmw { address, .. } | Op::CompareExchange { address, .. } => {
                self.need_defined(address);
            }
            Op::Call {
                callee: Callee::Indirect(target),
                ..
            } => self.need_defined(target),
            _ => {}
        }
        let mut results = op.assigns();
        let result = results.next().filter(|&reg| self.undefined.has(reg));
        if let Some(result) = result {
            let dst = self.whether_undefined(Operand::Reg(result));
            self.follow(op, dst);
        }
    }

    /// Has a slot say whether the result of an instruction is undefined.
    fn follow(&mut self, op: &Op, dst: Slot) {
        match *op {
            Op::Select {
                condition,
                then,
                otherwise,
                ..
            } => {
                let [then, otherwise] = [then, otherwise].map(|v| self.whether_undefined(v));
                let by = self.operand(condition);
                self.emit(FlatOp::Select {
                    dst,
                    condition: by,
                    then,
                    otherwise,
                });
                let undefined = self.whether_undefined(condition);
                self.any(dst, dst, undefined);
            }
            Op::Binary {
                op: op @ (BinaryOp::And | BinaryOp::Or),
                bits: 1,
                lhs,
                rhs,
                ..
            } => self.join(dst, op, lhs, rhs),
            Op::Binary {
                op: BinaryOp::Or,
                lhs,
                rhs,
                ..
            } => {
                let alone = |other| other == Operand::Const(0);
                let [left, right] = [lhs, rhs].map(|v| self.whether_undefined(v));
                match alone(lhs) || alone(rhs) {
                    true => self.any(dst, left, right),
                    false => self.both(dst, left, right),
                }
            }
            _ => {
                let zero = self.constant(0);
                self.emit(FlatOp::Copy { dst, src: zero });
                // What a load has found, it says itself.
                let used: Vec<Reg> = op.uses().collect();
                for reg in used.into_iter().filter(|_| !matches!(op, Op::Load { .. })) {
                    let undefined = self.whether_undefined(Operand::Reg(reg));
                    self.any(dst, dst, undefined);
                }
            }
        }
    }

    /// Whether `and` or `or` of two conditions is undefined: not if one of them is defined and decides it.
    fn join(&mut self, dst: Slot, op: BinaryOp, lhs: Operand, rhs: Operand) {
        let temporaries = [self.new_slot(0), self.new_slot(0)];
        let operands = [lhs, rhs];
        for (side, temporary) in temporaries.into_iter().enumerate() {
            // The other one leaves it open if it is undefined itself, or is 1 for `and`, 0 for `or`.
            let other = self.operand(operands[1 - side]);
            let one = self.constant(1);
            let open = match op {
                BinaryOp::And => one,
                _ => self.constant(0),
            };
            self.emit(FlatOp::Xor64 {
                dst: temporary,
                lhs: other,
                rhs: open,
            });
            self.emit(FlatOp::Xor64 {
                dst: temporary,
                lhs: temporary,
                rhs: one,
            });
            let undefined = self.whether_undefined(operands[1 - side]);
            self.any(temporary, temporary, undefined);
            let undefined = self.whether_undefined(operands[side]);
            self.both(temporary, temporary, undefined);
        }
        self.any(dst, temporaries[0], temporaries[1]);
    }

    fn any(&mut self, dst: Slot, lhs: Slot, rhs: Slot) {
        self.emit(FlatOp::Or64 { dst, lhs, rhs });
    }

    fn both(&mut self, dst: Slot, lhs: Slot, rhs: Slot) {
        self.emit(FlatOp::And64 { dst, lhs, rhs });
    }
}
