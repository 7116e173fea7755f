//! Which registers share a slot with the phi that they become: a loop's counter and its successor need no move from one
//! to the other.
//!
//! A block B that goes nowhere but to H gives a phi p of H the value of r, which B itself makes: by an instruction that
//! is one operation, or as a phi of its own. The two may share a slot if p is not wanted in B once r is made, nor on the
//! way to H, and r is wanted nowhere else. Behind B there is only H, where p is assigned anew: so nobody misses the old p.
//!
//! Left out are loops whose rounds are cut short, since these begin anew with the phis as they are
//! (`interpreter/rounds.rs`), and functions that may be jumped back into.

use crate::program::{Block, BlockId, Builtin, Function, Op, Operand, Reg, TerminatorOp};
use std::collections::{HashMap, HashSet};

/// For registers that share the slot of a phi, that phi. No phi here shares the slot of another.
pub(super) fn shared_slots(function: &Function, uses: &[u32]) -> HashMap<Reg, Reg> {
    let mut shared = HashMap::new();
    let Some(kept) = kept_headers(function) else {
        return shared;
    };
    let mut taken = HashSet::new();
    for (number, block) in function.blocks.iter().enumerate() {
        let TerminatorOp::Jump(to) = block.terminator.op else {
            continue;
        };
        let from = BlockId(number as u32);
        if kept.contains(&from) || kept.contains(&to) || from == to {
            continue;
        }
        for phi in &function.block(to).phis {
            let mut values = phi.incoming.iter().filter(|(block, _)| *block == from);
            if let Some(&(_, Operand::Reg(reg))) = values.next()
                && !taken.contains(&reg)
                && !taken.contains(&phi.dst)
                && may_share(function, (from, to), (reg, phi.dst), uses)
            {
                shared.insert(reg, phi.dst);
                taken.insert(reg);
            }
        }
    }
    // What has the slot of another one must not be where that one's slot is looked for.
    let dsts: HashSet<Reg> = shared.values().copied().collect();
    shared.retain(|reg, _| !dsts.contains(reg));
    shared
}

/// The headers of loops whose rounds are cut short. `None` if the function may be jumped back into.
fn kept_headers(function: &Function) -> Option<HashSet<BlockId>> {
    let mut kept = HashSet::new();
    let blocks = function.blocks.iter();
    for instruction in blocks.flat_map(|block| &block.instructions) {
        let pure_loop = match &instruction.op {
            Op::Await { pure_loop, .. } | Op::AwaitExchange { pure_loop, .. } => pure_loop,
            Op::Builtin { builtin, .. } => match builtin {
                Builtin::Assume { pure_loop, .. } => pure_loop,
                Builtin::SetJump { .. } => return None,
                _ => continue,
            },
            _ => continue,
        };
        kept.extend(pure_loop.map(|cut| cut.header));
    }
    Some(kept)
}

fn may_share(
    function: &Function,
    (from, to): (BlockId, BlockId),
    (reg, phi): (Reg, Reg),
    uses: &[u32],
) -> bool {
    let block = function.block(from);
    let Some(made) = made_by(block, reg) else {
        return false;
    };
    let later = &block.instructions[made..];
    let mut wanted = later.iter().flat_map(|later| later.op.uses());
    if wanted.any(|used| used == phi) {
        return false;
    }
    let own = later.iter().flat_map(|later| later.op.uses());
    let own = own.filter(|&used| used == reg).count() as u32;
    let incoming = function.block(to).phis.iter().flat_map(|p| &p.incoming);
    let on_the_way = incoming.filter(|(block, _)| *block == from);
    let moved = on_the_way.filter(|(_, value)| *value == Operand::Reg(phi));
    uses[reg.index()] == own + 1 && moved.count() == 0
}

/// From which instruction of the block on the register is there, if the block makes it in one step.
fn made_by(block: &Block, reg: Reg) -> Option<usize> {
    if block.phis.iter().any(|phi| phi.dst == reg) {
        return Some(0);
    }
    let made = block.instructions.iter().position(|instruction| {
        matches!(
            instruction.op,
            Op::Binary { dst, .. } | Op::Cast { dst, .. } | Op::Select { dst, .. } if dst == reg
        )
    })?;
    Some(made + 1)
}
