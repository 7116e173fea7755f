//! Leaves out ends of stack variables that make no difference, or that come too early: whoever makes a function with such ends has to.
//!
//! - If a variable's address goes nowhere, nobody can use it when it has ended.
//! - What ends right before its function returns ends then in any case.
//! - What a loop ends, it may begin again, which is not told: such a variable stays as long as the function. So it does where a jump may
//!   lead back into its block.

use crate::cfg::Cfg;
use crate::program::{BlockId, Builtin, Function, Instruction, Op, Operand, Reg, TerminatorOp};
use rustc_hash::{FxHashMap, FxHashSet};

/// Removes the ends of stack variables after which these may be used again, and those after which nobody can.
pub fn remove_needless_ends(function: &mut Function) {
    let mut ends = function.blocks.iter().flat_map(|b| &b.instructions);
    if !ends.any(|instruction| ended(instruction).is_some()) {
        return;
    }
    let cfg = Cfg::new(function);
    let escaped = Escaped::of(function, &cfg);
    let jumps = (function.blocks.iter().flat_map(|b| &b.instructions)).any(|instruction| {
        let op = &instruction.op;
        matches!(
            op,
            Op::Builtin {
                builtin: Builtin::SetJump { .. },
                ..
            }
        )
    });
    for index in 0..function.blocks.len() {
        let block = BlockId(index as u32);
        let again = jumps || cfg.reachable(block) && is_in_cycle(&cfg, block);
        let body = function.block_mut(block);
        let returns = matches!(body.terminator.op, TerminatorOp::Return { .. });
        let last = (body.instructions.iter()).rposition(|i| ended(i).is_none() && !i.op.is_pure());
        let mut at = 0;
        body.instructions.retain(|instruction| {
            let is_last = returns && last.is_none_or(|last| at > last);
            at += 1;
            match ended(instruction) {
                Some(pointer) => !again && !is_last && escaped.has(pointer),
                None => true,
            }
        });
    }
}

/// The address of the variable that the instruction ends.
fn ended(instruction: &Instruction) -> Option<Operand> {
    match instruction.op {
        Op::Builtin {
            builtin: Builtin::EndLocal { pointer },
            ..
        } => Some(pointer),
        _ => None,
    }
}

/// Whether control may come back to the block.
fn is_in_cycle(cfg: &Cfg, block: BlockId) -> bool {
    let mut met = FxHashSet::default();
    let mut open: Vec<BlockId> = cfg.successors[block.index()].to_vec();
    while let Some(next) = open.pop() {
        if next == block {
            return true;
        }
        if met.insert(next) {
            open.extend(&cfg.successors[next.index()]);
        }
    }
    false
}

/// The stack variables whose addresses go somewhere.
struct Escaped {
    /// Registers that point into a variable.
    pointers: FxHashMap<Reg, Reg>,
    variables: FxHashSet<Reg>,
}

impl Escaped {
    fn of(function: &Function, cfg: &Cfg) -> Self {
        let mut escaped = Escaped {
            pointers: FxHashMap::default(),
            variables: FxHashSet::default(),
        };
        for &block in &cfg.order {
            for instruction in &function.block(block).instructions {
                match instruction.op {
                    Op::Alloca { dst, .. } => {
                        escaped.pointers.insert(dst, dst);
                    }
                    Op::Copy { dst, src: base } | Op::Address { dst, base, .. } => {
                        if let Some(variable) = escaped.variable(base) {
                            escaped.pointers.insert(dst, variable);
                        }
                    }
                    _ => {}
                }
            }
        }
        for &block in &cfg.order {
            let body = function.block(block);
            for (_, operand) in body.phis.iter().flat_map(|phi| &phi.incoming) {
                escaped.note(*operand);
            }
            for instruction in &body.instructions {
                match instruction.op {
                    Op::Load { .. } | Op::Copy { .. } => {}
                    Op::Store { value, .. } => escaped.note(value),
                    Op::Address { ref indices, .. } => {
                        indices.iter().for_each(|index| escaped.note(index.value));
                    }
                    _ if ended(instruction).is_some() => {}
                    ref other => other.uses().for_each(|reg| escaped.note(Operand::Reg(reg))),
                }
            }
            let terminator = &body.terminator.op;
            terminator
                .uses()
                .for_each(|reg| escaped.note(Operand::Reg(reg)));
        }
        escaped
    }

    fn variable(&self, operand: Operand) -> Option<Reg> {
        match operand {
            Operand::Reg(reg) => self.pointers.get(&reg).copied(),
            _ => None,
        }
    }

    fn note(&mut self, operand: Operand) {
        self.variables.extend(self.variable(operand));
    }

    fn has(&self, pointer: Operand) -> bool {
        let variable = self.variable(pointer);
        variable.is_some_and(|variable| self.variables.contains(&variable))
    }
}
