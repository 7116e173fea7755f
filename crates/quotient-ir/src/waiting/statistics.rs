//! Memory that only counts: `spins++`, and nobody looks.
//!
//! What an access of this kind reads goes nowhere but back to where it was read, with something added, or
//! nowhere at all. Whether somebody else looks at the memory is not to be seen here; it shows at run time.

use super::silent::is_silent;
use super::unseen::Unseen;
use crate::program::{BlockId, Function, Op, Operand, Reg};
use std::collections::{HashMap, HashSet};

/// The instructions that only count, by block and index, and those that access what is unseen anyway.
pub(crate) fn statistics(function: &Function, unseen: &Unseen) -> HashSet<(BlockId, usize)> {
    let uses = Uses::of(function);
    let mut found = HashSet::new();
    let mut counted = Vec::new();
    let mut looks = Vec::new();
    for (index, body) in function.blocks.iter().enumerate() {
        let block = BlockId(index as u32);
        for (i, instruction) in body.instructions.iter().enumerate() {
            if unseen.is_accessed_by(&instruction.op) {
                found.insert((block, i));
                continue;
            }
            match instruction.op {
                Op::Rmw { dst, bits, .. } if bits <= 64 && uses.of_register(dst).is_empty() => {
                    found.insert((block, i));
                }
                Op::Load { dst, address, .. } => {
                    if uses.of_register(dst).is_empty() {
                        looks.push((address, (block, i)));
                    } else if let Some(stores) = uses.written_back(function, dst, address) {
                        found.insert((block, i));
                        found.extend(stores);
                        counted.push(address);
                    }
                }
                _ => {}
            }
        }
    }
    // A pause for as long as was counted. Elsewhere to read in vain is nothing but to read.
    let of_counters = looks.into_iter().filter(|(at, _)| counted.contains(at));
    found.extend(of_counters.map(|(_, place)| place));
    found
}

/// Where each register is used; `None` stands for what is no instruction.
struct Uses(HashMap<Reg, Vec<Option<(BlockId, usize)>>>);

impl Uses {
    fn of(function: &Function) -> Self {
        let mut uses: HashMap<Reg, Vec<Option<(BlockId, usize)>>> = HashMap::new();
        for (index, body) in function.blocks.iter().enumerate() {
            let block = BlockId(index as u32);
            for (_, operand) in body.phis.iter().flat_map(|phi| &phi.incoming) {
                if let Operand::Reg(reg) = operand {
                    uses.entry(*reg).or_default().push(None);
                }
            }
            for (i, instruction) in body.instructions.iter().enumerate() {
                for reg in instruction.op.uses() {
                    uses.entry(reg).or_default().push(Some((block, i)));
                }
            }
            for reg in body.terminator.op.uses() {
                uses.entry(reg).or_default().push(None);
            }
        }
        Uses(uses)
    }

    fn of_register(&self, reg: Reg) -> &[Option<(BlockId, usize)>] {
        self.0.get(&reg).map_or(&[], |uses| uses)
    }

    /// The stores that what was loaded goes to, if it only goes back to where it comes from, whatever is made of it
    /// on the way.
    fn written_back(
        &self,
        function: &Function,
        loaded: Reg,
        from: Operand,
    ) -> Option<Vec<(BlockId, usize)>> {
        let mut stores = Vec::new();
        let mut left = vec![loaded];
        while let Some(reg) = left.pop() {
            for &place in self.of_register(reg) {
                let (block, i) = place?;
                let op = &function.block(block).instructions[i].op;
                match *op {
                    Op::Store { address, value, .. }
                        if address == from && value == Operand::Reg(reg) =>
                    {
                        stores.push((block, i));
                    }
                    Op::Binary { dst, .. } | Op::Cast { dst, .. } if is_silent(op) => {
                        left.push(dst);
                    }
                    _ => return None,
                }
            }
        }
        (!stores.is_empty()).then_some(stores)
    }
}
