//! Header phis that a failed compare-exchange refreshes.
//!
//! `w = x; while (!compare_exchange(&x, &w, f(w)));` keeps what the failed exchange has found for
//! the next round, so w changes on the backedge, and by the letter no round is pure. But what it
//! has found is what the load before the loop would have found at that moment. So an execution
//! with failed rounds has one without beside it, in which the thread loads x later: at the time of
//! the last failed exchange. The failed rounds were pure otherwise, so nobody misses them; and
//! nothing of the thread lies between the load and the loop that would have to wait with the load.
//!
//! The load must not order more than an exchange that fails: one that acquires, where the failed exchange does not, would know
//! what the thread does not, and data races and stale reads behind the loop would not be seen.

use super::Analysis;
use crate::passes::condition::Definition;
use crate::program::{BlockId, Op, Operand, Phi, Reg};
use quotient_model::MemoryOrder;

/// What is loaded before the loop.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Loaded {
    address: Operand,
    bits: u8,
    order: MemoryOrder,
}

impl Analysis<'_> {
    /// Whether some header phi is refreshed on some backedge.
    pub fn refreshes(&self) -> bool {
        let header = self.scope.natural.header;
        let phis = &self.definitions.function.block(header).phis;
        phis.iter().any(|phi| {
            let mut ways = phi.incoming.iter();
            ways.any(|&(from, value)| {
                let changes = value != Operand::Reg(phi.dst) && !self.is_invariant(value);
                self.scope.contains(from) && changes && self.is_refreshed(phi.dst, value)
            })
        })
    }

    /// Whether the header phi gets on entry what was just loaded from some place, for this purpose
    /// only, and as `incoming` on a backedge what a compare-exchange there has found, or keeps what
    /// it has.
    pub(super) fn is_refreshed(&self, phi: Reg, incoming: Operand) -> bool {
        let header = self.scope.natural.header;
        let phis = &self.definitions.function.block(header).phis;
        let Some(phi) = phis.iter().find(|p| p.dst == phi) else {
            return false;
        };
        let mut place = None;
        for &(from, value) in &phi.incoming {
            if self.scope.contains(from) {
                continue;
            }
            match self.just_loaded(from, value) {
                Some(loaded) if place.is_none_or(|place| place == loaded) => place = Some(loaded),
                _ => return false,
            }
        }
        place.is_some_and(|place| self.found_at(place, phi, incoming, &mut Vec::new()))
    }

    /// The load that made the value, if it is the last access of the block `from`, and only header phis use the value.
    fn just_loaded(&self, from: BlockId, value: Operand) -> Option<Loaded> {
        let Operand::Reg(reg) = value else {
            return None;
        };
        let Definition::Instruction(block, index) = self.definitions.definition(reg) else {
            return None;
        };
        let instructions = &self.definitions.function.block(block).instructions;
        let Op::Load {
            address,
            size,
            order,
            ..
        } = instructions[index].op
        else {
            return None;
        };
        let loaded = Loaded {
            address,
            bits: 8 * size,
            order,
        };
        let last = instructions[index + 1..].iter().all(|i| i.op.is_pure());
        (block == from && last && self.uses(reg) == 1).then_some(loaded)
    }

    /// How often a register is used in the function.
    fn uses(&self, reg: Reg) -> usize {
        let is = |used: &Reg| *used == reg;
        let blocks = self.definitions.function.blocks.iter();
        blocks
            .map(|block| {
                let phis = block.phis.iter().flat_map(|phi| &phi.incoming);
                let in_phis = phis
                    .filter(|&&(_, value)| value == Operand::Reg(reg))
                    .count();
                let in_code = block.instructions.iter().flat_map(|i| i.op.uses());
                let at_end = block.terminator.op.uses();
                in_phis + in_code.chain(at_end).filter(is).count()
            })
            .sum()
    }

    /// Whether the value, made in the loop, is the phi's own or was found by a compare-exchange of
    /// the place that orders no less if it fails.
    fn found_at(&self, place: Loaded, phi: &Phi, value: Operand, met: &mut Vec<BlockId>) -> bool {
        let Operand::Reg(reg) = value else {
            return false;
        };
        if reg == phi.dst {
            return true;
        }
        match self.definitions.definition(reg) {
            Definition::Instruction(block, index) => {
                let instructions = &self.definitions.function.block(block).instructions;
                match instructions[index].op {
                    Op::CompareExchange {
                        old,
                        address,
                        bits,
                        orders,
                        ..
                    } => {
                        old == reg
                            && (address, bits) == (place.address, place.bits)
                            && orders.failure >= place.order
                            && self.scope.contains(block)
                    }
                    _ => false,
                }
            }
            // Where paths meet inside the loop, by whichever the value came.
            Definition::Phi(block)
                if self.scope.contains(block) && block != self.scope.natural.header =>
            {
                if met.contains(&block) {
                    return false;
                }
                met.push(block);
                let phis = &self.definitions.function.block(block).phis;
                let merged = phis.iter().find(|p| p.dst == reg);
                merged.is_some_and(|merged| {
                    let mut ways = merged.incoming.iter();
                    ways.all(|&(_, value)| self.found_at(place, phi, value, met))
                })
            }
            _ => false,
        }
    }
}
