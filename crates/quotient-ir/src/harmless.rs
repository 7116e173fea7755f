//! Loads that may find memory which was never written without that being a mistake.
//!
//! - To write a bit-field, clang loads all bits of its unit, keeps the others and stores them back.
//! - The library copies structs byte by byte, with their padding.
//! - Nobody uses what was loaded, as in `(void)x;`.

use crate::program::{BinaryOp, Function, Op, Operand, Reg};
use std::collections::HashSet;

/// The registers of such loads.
pub(crate) fn harmless_loads(function: &Function) -> HashSet<Reg> {
    let uses = Uses::of(function);
    let loads = function.blocks.iter().flat_map(|b| &b.instructions);
    let found = loads.filter_map(|instruction| match instruction.op {
        Op::Load { dst, address, .. }
            if uses.are_none(dst)
                || uses.keeps_other_bits(dst, address)
                || function.library && uses.copied(dst) =>
        {
            Some(dst)
        }
        _ => None,
    });
    found.collect()
}

/// What uses each register.
struct Uses<'f>(Vec<Use<'f>>);

#[derive(Clone, Copy, Default)]
struct Use<'f> {
    /// How often it is used.
    count: u32,
    /// How often it is stored.
    stored: u32,
    /// What has used it last, if that is an instruction.
    last: Option<&'f Op>,
}

impl<'f> Uses<'f> {
    fn of(function: &'f Function) -> Self {
        let mut uses = Uses(vec![Use::default(); function.registers as usize]);
        for block in &function.blocks {
            let incoming = block.phis.iter().flat_map(|phi| &phi.incoming);
            let in_phis = incoming.filter_map(|&(_, operand)| match operand {
                Operand::Reg(reg) => Some(reg),
                _ => None,
            });
            for reg in in_phis.chain(block.terminator.op.uses()) {
                uses.add(reg, None);
            }
            for instruction in &block.instructions {
                for reg in instruction.op.uses() {
                    uses.add(reg, Some(&instruction.op));
                }
            }
        }
        uses
    }

    fn add(&mut self, reg: Reg, by: Option<&'f Op>) {
        let known = &mut self.0[reg.index()];
        known.count += 1;
        known.last = by;
        let stores =
            |op: &Op| matches!(op, Op::Store { value: Operand::Reg(value), .. } if *value == reg);
        known.stored += u32::from(by.is_some_and(stores));
    }

    /// The one instruction that uses a register.
    fn only(&self, reg: Reg) -> Option<&'f Op> {
        let known = &self.0[reg.index()];
        known.last.filter(|_| known.count == 1)
    }

    fn are_none(&self, reg: Reg) -> bool {
        self.0[reg.index()].count == 0
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
        let Use { count, stored, .. } = self.0[loaded.index()];
        count > 0 && stored == count
    }
}
