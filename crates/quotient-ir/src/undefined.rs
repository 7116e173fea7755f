//! Which registers may hold what was never written, function by function: for the interpreter, which looks out for it only
//! there ([`Options::uninit`](crate::Options::uninit)).
//!
//! It begins with loads that may copy bytes that mean nothing ([`Op::Load`]), and goes on with what is computed of them. What
//! comes from a caller or a callee counts as defined, so that nothing is called undefined by mistake.

use crate::program::{Function, Op, Operand, Reg};

/// The registers of a function that may be undefined; none of a function of which it is not asked.
#[derive(Default)]
pub(crate) struct Undefined(Vec<bool>);

impl Undefined {
    pub fn of(function: &Function) -> Self {
        let mut all = Undefined(vec![false; function.registers as usize]);
        while all.spread(function) {}
        match all.0.contains(&true) {
            true => all,
            false => Undefined::default(),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a register may be undefined.
    pub fn has(&self, reg: Reg) -> bool {
        self.0.get(reg.index()).is_some_and(|&may| may)
    }

    /// Goes once through the function. Returns whether anything was new.
    fn spread(&mut self, function: &Function) -> bool {
        let mut found = Vec::new();
        for block in &function.blocks {
            for phi in &block.phis {
                if phi.incoming.iter().any(|&(_, value)| self.may_be(value)) {
                    found.push(phi.dst);
                }
            }
            let ops = block.instructions.iter().map(|instruction| &instruction.op);
            for op in ops.filter(|op| self.makes(op)) {
                found.extend(op.assigns());
            }
        }
        let mut new = false;
        for reg in found {
            new |= !std::mem::replace(&mut self.0[reg.index()], true);
        }
        new
    }

    fn may_be(&self, value: Operand) -> bool {
        matches!(value, Operand::Reg(reg) if self.has(reg))
    }

    /// Whether the result of an instruction may be undefined.
    fn makes(&self, op: &Op) -> bool {
        match op {
            Op::Load { copies, .. } => *copies,
            Op::Copy { .. }
            | Op::Cast { .. }
            | Op::IntCompare { .. }
            | Op::Binary { .. }
            | Op::Select { .. }
            | Op::Address { .. } => op.uses().any(|reg| self.has(reg)),
            _ => false,
        }
    }
}
