//! Jump threading: an edge into a block that does nothing but decide, by a value that is a constant
//! on that edge, goes on to where the decision leads.
//!
//! Compilers lower `return` and `break` out of a scope to such blocks: a number is put aside, and a
//! common exit switches on it. To the purity analysis every way out of the loop then looks like
//! every other, and the loop like one with several values on its back edge.
//!
//! What the block's phis stand for is kept in stack variables meanwhile, since after threading more
//! than one definition may reach a use; promotion ([`super::promote`]) makes registers of them again.

use super::promote;
use crate::cfg::Cfg;
use crate::loops::Loops;
use crate::program::{
    BlockId, Function, Instruction, Op, Operand, Phi, Position, Reg, Shape, TerminatorOp,
};
use std::collections::HashMap;

/// Threads jumps. The function must have no unreachable blocks; afterwards it may. Returns whether
/// anything changed.
pub(super) fn thread_jumps(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    let loops = Loops::new(&cfg);
    let mut changed = false;
    for &block in &cfg.order {
        // Around a header, threading would turn one loop into another.
        if block != BlockId::ENTRY && !loops.is_header(block) {
            let edges = threadable(function, block);
            if !edges.is_empty() {
                thread(function, block, &edges);
                changed = true;
                // Predecessors are no longer what `cfg` says; the caller comes again.
                break;
            }
        }
    }
    if changed {
        super::blocks::remove_unreachable(function);
        promote::promote_locals(function);
    }
    changed
}

/// The predecessors from which it is known where the block leads, and where.
fn threadable(function: &Function, id: BlockId) -> Vec<(BlockId, BlockId)> {
    let block = function.block(id);
    if !block.instructions.is_empty() {
        return Vec::new();
    }
    let (TerminatorOp::Branch {
        condition: Operand::Reg(decides),
        ..
    }
    | TerminatorOp::Switch {
        value: Operand::Reg(decides),
        ..
    }) = block.terminator.op
    else {
        return Vec::new();
    };
    let Some(phi) = block.phis.iter().find(|phi| phi.dst == decides) else {
        return Vec::new();
    };
    let mut edges = Vec::new();
    for &(from, operand) in &phi.incoming {
        let Operand::Const(value) = operand else {
            continue;
        };
        let to = leads_to(&block.terminator.op, value);
        // A block has one entry per predecessor in its phis, so there can be no second edge.
        let second = function.block(from).terminator.op.successors().contains(&to);
        if from != id && to != id && !second {
            edges.push((from, to));
        }
    }
    edges
}

/// Where a branch or switch goes for this value.
fn leads_to(op: &TerminatorOp, value: u64) -> BlockId {
    match op {
        TerminatorOp::Branch {
            then, otherwise, ..
        } => {
            if value & 1 == 1 {
                *then
            } else {
                *otherwise
            }
        }
        TerminatorOp::Switch { cases, default, .. } => {
            let case = cases.iter().find(|&&(case, _)| case == value);
            case.map_or(*default, |&(_, to)| to)
        }
        TerminatorOp::Jump(to) => *to,
        TerminatorOp::Return(_) | TerminatorOp::Unreachable => BlockId::ENTRY,
    }
}

fn thread(function: &mut Function, block: BlockId, edges: &[(BlockId, BlockId)]) {
    let phis = demote(function, block);
    for &(from, to) in edges {
        for target in function.block_mut(from).terminator.op.targets_mut() {
            if *target == block {
                *target = to;
            }
        }
        let along = |operand: Operand| match operand {
            Operand::Reg(reg) => phis
                .iter()
                .find(|phi| phi.dst == reg)
                .and_then(|phi| phi.incoming.iter().find(|&&(pred, _)| pred == from))
                .map_or(operand, |&(_, value)| value),
            other => other,
        };
        for phi in &mut function.block_mut(to).phis {
            if let Some(&(_, operand)) = phi.incoming.iter().find(|&&(pred, _)| pred == block) {
                phi.incoming.push((from, along(operand)));
            }
        }
    }
    load_uses(function, block, &phis);
}

/// Stores what the block's phis stand for at the end of each predecessor, in the variables named
/// like the phis' registers. The phis are gone from the block then.
fn demote(function: &mut Function, block: BlockId) -> Vec<Phi> {
    std::mem::take(&mut function.block_mut(block).phis)
}

/// Gives each phi that was demoted a stack variable, stores its value on the way to where it was,
/// and loads it where it was used.
fn load_uses(function: &mut Function, block: BlockId, phis: &[Phi]) {
    let mut slots: HashMap<Reg, Reg> = HashMap::new();
    for phi in phis {
        let slot = function.new_reg();
        slots.insert(phi.dst, slot);
    }
    for at in 0..function.blocks.len() {
        let id = BlockId(at as u32);
        let mut old = std::mem::take(&mut function.block_mut(id).instructions);
        let mut new = Vec::with_capacity(old.len());
        for mut instruction in old.drain(..) {
            for operand in instruction.op.operands_mut() {
                load(function, &slots, operand, &mut new);
            }
            new.push(instruction);
        }
        let mut terminator = std::mem::take(&mut function.block_mut(id).terminator);
        for operand in terminator.op.operands_mut() {
            load(function, &slots, operand, &mut new);
        }
        // Phis of the blocks that follow use what holds at the end of this one.
        for to in terminator.op.successors() {
            let mut after = std::mem::take(&mut function.block_mut(to).phis);
            for phi in &mut after {
                for (pred, operand) in &mut phi.incoming {
                    if *pred == id {
                        load(function, &slots, operand, &mut new);
                    }
                }
            }
            function.block_mut(to).phis = after;
        }
        let function_block = function.block_mut(id);
        function_block.instructions = new;
        function_block.terminator = terminator;
    }
    // All at once: a phi may use another one of its block, as it was.
    for phi in phis {
        for &(from, value) in &phi.incoming {
            let mut stores = Vec::new();
            let mut value = value;
            if matches!(value, Operand::Reg(reg) if slots.contains_key(&reg)) {
                load(function, &slots, &mut value, &mut stores);
            }
            stores.push(Instruction::new(
                Op::Store {
                    address: Operand::Reg(slots[&phi.dst]),
                    value,
                    size: 8,
                    atomic: false,
                },
                Position::NONE,
            ));
            function.block_mut(from).instructions.extend(stores);
        }
    }
    let allocas = phis.iter().map(|phi| {
        Instruction::new(
            Op::Alloca {
                dst: slots[&phi.dst],
                count: Operand::Const(1),
                shape: Shape::scalar(8),
                name: None,
            },
            Position::NONE,
        )
    });
    let allocas: Vec<Instruction> = allocas.collect();
    let entry = function.block_mut(BlockId::ENTRY);
    entry.instructions.splice(0..0, allocas);
    let _ = block;
}
