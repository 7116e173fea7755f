//! Which registers may hold inputs that are not decided yet (`Builtin::Input`), function by function: for
//! the interpreter, which looks out for them only there.
//!
//! What comes from memory, from a caller or from a callee may be one. What is computed may be, where the interpreter can
//! go on with what it does not know: copies, extensions, a sum or a difference.

use crate::program::{BinaryOp, Builtin, Callee, CastOp, Function, Module, Op, Operand, Reg};
use quotient_model::RmwOp;

/// Whether a program has inputs that are not decided at once.
pub(crate) fn has_inputs(module: &Module) -> bool {
    let blocks = module
        .functions
        .iter()
        .flat_map(|function| &function.blocks);
    let mut instructions = blocks.flat_map(|block| &block.instructions);
    instructions.any(|instruction| {
        matches!(
            instruction.op,
            Op::Builtin {
                builtin: Builtin::Input { .. },
                ..
            }
        )
    })
}

/// The registers of a function that may hold such inputs.
pub(crate) struct Undecided(Vec<bool>);

impl Undecided {
    pub fn of(function: &Function) -> Self {
        let mut undecided = Undecided(vec![false; function.registers as usize]);
        for param in &function.params {
            undecided.0[param.index()] = true;
        }
        while undecided.spread(function) {}
        undecided
    }

    /// Goes once through the function. Returns whether anything was new.
    fn spread(&mut self, function: &Function) -> bool {
        let before = self.0.iter().filter(|&&is| is).count();
        for block in &function.blocks {
            for phi in &block.phis {
                if phi.incoming.iter().any(|&(_, value)| self.may_be(value)) {
                    self.0[phi.dst.index()] = true;
                }
            }
            for instruction in &block.instructions {
                if self.makes(&instruction.op) {
                    for reg in instruction.op.assigns() {
                        self.0[reg.index()] = true;
                    }
                }
            }
        }
        before < self.0.iter().filter(|&&is| is).count()
    }

    /// Whether a value may be one.
    pub fn may_be(&self, value: Operand) -> bool {
        matches!(value, Operand::Reg(reg) if self.0[reg.index()])
    }

    /// Whether the result of an instruction may be one.
    fn makes(&self, op: &Op) -> bool {
        match *op {
            Op::Load { .. }
            | Op::Rmw { .. }
            | Op::CompareExchange { .. }
            | Op::Await { .. }
            | Op::AwaitExchange { .. }
            | Op::Call { .. } => true,
            Op::Builtin { ref builtin, .. } => {
                matches!(builtin, Builtin::Input { .. } | Builtin::ThreadJoin { .. })
            }
            Op::Copy { src, .. } => self.may_be(src),
            Op::Cast {
                op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc,
                src,
                ..
            } => self.may_be(src),
            Op::Select {
                then, otherwise, ..
            } => self.may_be(then) || self.may_be(otherwise),
            Op::Binary {
                op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor,
                lhs,
                rhs,
                ..
            } => self.may_be(lhs) || self.may_be(rhs),
            _ => false,
        }
    }

    /// The registers among them that an instruction needs to know. Where the interpreter decides itself, it is none.
    pub fn needed(&self, op: &Op) -> Vec<Reg> {
        let operands: Vec<Operand> = match *op {
            Op::Copy { .. } | Op::IntCompare { .. } | Op::Binary { .. } | Op::Cast { .. } => {
                Vec::new()
            }
            Op::Select { condition, .. } => vec![condition],
            Op::Store { address, .. } => vec![address],
            Op::Rmw {
                op: RmwOp::Exchange,
                address,
                ..
            } => vec![address],
            Op::CompareExchange { address, .. }
            | Op::Await { address, .. }
            | Op::AwaitExchange { address, .. } => vec![address],
            Op::Call { callee, .. } => match callee {
                Callee::Direct(_) => Vec::new(),
                Callee::Indirect(target) => vec![target],
            },
            Op::Builtin { ref builtin, .. } => match *builtin {
                Builtin::ThreadCreate { handle, entry, .. } => {
                    handle.into_iter().chain([entry]).collect()
                }
                // What a program ends with is its own business, and looked at there.
                Builtin::ThreadExit { .. } | Builtin::Exit { .. } | Builtin::Print { .. } => {
                    Vec::new()
                }
                _ => return self.among(op.uses()),
            },
            _ => return self.among(op.uses()),
        };
        let regs = operands.into_iter().filter_map(|operand| match operand {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        });
        self.among(regs)
    }

    fn among(&self, regs: impl IntoIterator<Item = Reg>) -> Vec<Reg> {
        let among = regs.into_iter().filter(|reg| self.0[reg.index()]);
        among.collect()
    }
}
