//! Blocks: unreachable ones go, straight lines are joined, decided branches become jumps.

use crate::cfg::Cfg;
use crate::program::{Block, BlockId, Function, Instruction, Op, Operand, Position, TerminatorOp};

/// Decides branches on constants and joins blocks. Returns whether anything changed.
pub(super) fn simplify_blocks(function: &mut Function) -> bool {
    let mut changed = false;
    for block in &mut function.blocks {
        if let Some(to) = decided(&block.terminator.op) {
            block.terminator.op = TerminatorOp::Jump(to);
            function.notes.decided.push(block.terminator.position);
            changed = true;
        }
    }
    if changed {
        remove_unreachable(function);
    }
    let joined = join_straight_lines(function);
    if joined {
        remove_unreachable(function);
    }
    changed || joined
}

/// The only block that a branch or switch can go to.
fn decided(op: &TerminatorOp) -> Option<BlockId> {
    match op {
        TerminatorOp::Branch {
            then, otherwise, ..
        } if then == otherwise => Some(*then),
        TerminatorOp::Branch {
            condition: Operand::Const(value),
            then,
            otherwise,
        } => Some(if value & 1 == 1 { *then } else { *otherwise }),
        TerminatorOp::Switch {
            value: Operand::Const(value),
            cases,
            default,
        } => {
            let case = cases.iter().find(|(case, _)| case == value);
            Some(case.map_or(*default, |&(_, to)| to))
        }
        TerminatorOp::Switch { cases, default, .. } if cases.is_empty() => Some(*default),
        _ => None,
    }
}

/// Appends to each block the only block that follows it and that follows no other. There must be
/// no unreachable blocks, whose edges phis would still know.
fn join_straight_lines(function: &mut Function) -> bool {
    let cfg = Cfg::new(function);
    let mut changed = false;
    for &block in &cfg.order {
        while let TerminatorOp::Jump(next) = function.block(block).terminator.op {
            let lone = cfg.predecessors[next.index()].len() == 1;
            if !lone || next == block || next == BlockId::ENTRY {
                break;
            }
            let Block {
                phis,
                instructions,
                terminator,
            } = std::mem::take(function.block_mut(next));
            // With one predecessor a phi is a copy. They are independent: a phi that used
            // another one of its block would need a second edge.
            let copies = phis.iter().filter_map(|phi| {
                let &(_, src) = phi.incoming.first()?;
                let op = Op::Copy { dst: phi.dst, src };
                Some(Instruction::new(op, Position::NONE))
            });
            let successors = terminator.op.successors();
            let joined = function.block_mut(block);
            joined.instructions.extend(copies);
            joined.instructions.extend(instructions);
            joined.terminator = terminator;
            for to in successors {
                for phi in &mut function.block_mut(to).phis {
                    for (from, _) in &mut phi.incoming {
                        if *from == next {
                            *from = block;
                        }
                    }
                }
            }
            changed = true;
        }
    }
    changed
}

/// Removes blocks that the entry does not reach, and what phis say about edges that are gone.
pub(super) fn remove_unreachable(function: &mut Function) {
    let cfg = Cfg::new(function);
    let mut new_ids = vec![None; function.blocks.len()];
    let reachable = (0..function.blocks.len() as u32).map(BlockId);
    for (new, old) in reachable.filter(|&b| cfg.reachable(b)).enumerate() {
        new_ids[old.index()] = Some(BlockId(new as u32));
    }
    let old_blocks = std::mem::take(&mut function.blocks);
    for (old, mut block) in old_blocks.into_iter().enumerate() {
        if new_ids[old].is_none() {
            continue;
        }
        let predecessors = &cfg.predecessors[old];
        for phi in &mut block.phis {
            phi.incoming.retain(|(from, _)| predecessors.contains(from));
            for (from, _) in &mut phi.incoming {
                *from = new_ids[from.index()].unwrap_or(BlockId::ENTRY);
            }
        }
        for to in block.terminator.op.targets_mut() {
            *to = new_ids[to.index()].unwrap_or(BlockId::ENTRY);
        }
        function.blocks.push(block);
    }
}
