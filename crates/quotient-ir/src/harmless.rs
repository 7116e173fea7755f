//! Loads that may find memory which was never written without that being a mistake.
//!
//! - To write a bit-field, clang loads all bits of its unit, keeps the others and stores them back.
//! - The library copies structs byte by byte, with their padding.

use crate::program::{BinaryOp, Function, Op, Operand, Reg};
use std::collections::{HashMap, HashSet};

/// The registers of such loads.
pub(crate) fn harmless_loads(function: &Function) -> HashSet<Reg> {
    let uses = Uses::of(function);
    let loads = function.blocks.iter().flat_map(|b| &b.instructions);
    let found = loads.filter_map(|instruction| match instruction.op {
        Op::Load { dst, address, .. }
            if uses.keeps_other_bits(dst, address) || function.library && uses.copied(dst) =>
        {
            Some(dst)
        }
        _ => None,
    });
    found.collect()
}

/// What uses each register; `None` stands for what is no instruction.
struct Uses<'f>(HashMap<Reg, Vec<Option<&'f Op>>>);

impl<'f> Uses<'f> {
    fn of(function: &'f Function) -> Self {
        let mut uses: HashMap<Reg, Vec<Option<&Op>>> = HashMap::new();
        for block in &function.blocks {
            for phi in &block.phis {
                for (_, operand) in &phi.incoming {
                    if let Operand::Reg(reg) = operand {
                        uses.entry(*reg).or_default().push(None);
                    }
                }
            }
            for instruction in &block.instructions {
                for reg in instruction.op.uses() {
                    uses.entry(reg).or_default().push(Some(&instruction.op));
                }
            }
            for reg in block.terminator.op.uses() {
                uses.entry(reg).or_default().push(None);
            }
        }
        Uses(uses)
    }

    /// The one instruction that uses a register.
    fn only(&self, reg: Reg) -> Option<&'f Op> {
        match self.0.get(&reg)?.as_slice() {
            [only] => *only,
            _ => None,
        }
    }

    /// Whether some bits of what was loaded go back to where they were, and nothing else is done
    /// with it.
    fn keeps_other_bits(&self, loaded: Reg, from: Operand) -> bool {
        let Some(&Op::Binary {
            op: BinaryOp::And,
            dst: kept,
            rhs: Operand::Const(_),
            ..
        }) = self.only(loaded)
        else {
            return false;
        };
        // A bit-field that is set to zero needs no more.
        let stored = match self.only(kept) {
            Some(&Op::Binary {
                op: BinaryOp::Or,
                dst,
                ..
            }) => dst,
            _ => kept,
        };
        let store = self.only(stored);
        matches!(store, Some(&Op::Store { address, value, .. })
            if address == from && value == Operand::Reg(stored))
    }

    /// Whether what was loaded is stored, and nothing else is done with it.
    fn copied(&self, loaded: Reg) -> bool {
        let Some(uses) = self.0.get(&loaded) else {
            return false;
        };
        let is_copy =
            |op: &Op| matches!(op, Op::Store { value: Operand::Reg(reg), .. } if *reg == loaded);
        uses.iter().all(|op| op.is_some_and(is_copy))
    }
}
