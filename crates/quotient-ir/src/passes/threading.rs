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
    Block, BlockId, Function, Instruction, Op, Operand, Phi, Position, Reg, Shape, TerminatorOp,
};
use quotient_model::MemoryOrder;
use rustc_hash::FxHashMap;

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
        let second = function
            .block(from)
            .terminator
            .op
            .successors()
            .contains(&to);
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

/// Leads the edges from the first of each pair through `block` straight to the second.
fn thread(function: &mut Function, block: BlockId, edges: &[(BlockId, BlockId)]) {
    let phis = std::mem::take(&mut function.block_mut(block).phis);
    let position = function.block(block).terminator.position;
    function.notes.decided.push(position);
    for &(from, to) in edges {
        for target in function.block_mut(from).terminator.op.targets_mut() {
            if *target == block {
                *target = to;
            }
        }
        let along = |operand: Operand| {
            let phi = phis.iter().find(|phi| Operand::Reg(phi.dst) == operand);
            phi.map_or(operand, |phi| incoming(phi, from))
        };
        for phi in &mut function.block_mut(to).phis {
            if let Some(&(_, operand)) = phi.incoming.iter().find(|&&(pred, _)| pred == block) {
                phi.incoming.push((from, along(operand)));
            }
        }
    }
    demote(function, &phis);
}

/// What a phi stands for on the edge from `from`.
fn incoming(phi: &Phi, from: BlockId) -> Operand {
    let entry = phi.incoming.iter().find(|&&(pred, _)| pred == from);
    entry.map_or(Operand::Const(0), |&(_, value)| value)
}

/// Gives each of the phis, which are in no block any more, a stack variable: stored at the end of
/// each block that had an edge to the phis, loaded wherever the phi was used.
fn demote(function: &mut Function, phis: &[Phi]) {
    let slots: FxHashMap<Reg, Reg> = phis
        .iter()
        .map(|phi| (phi.dst, function.new_reg()))
        .collect();
    for id in (0..function.blocks.len() as u32).map(BlockId) {
        let block = std::mem::take(function.block_mut(id));
        let mut instructions = Vec::with_capacity(block.instructions.len());
        for mut instruction in block.instructions {
            for operand in instruction.op.operands_mut() {
                load(function, &slots, operand, &mut instructions);
            }
            instructions.push(instruction);
        }
        let mut terminator = block.terminator;
        for operand in terminator.op.operands_mut() {
            load(function, &slots, operand, &mut instructions);
        }
        let mut phis_here = block.phis;
        // The phis of what follows use what holds at the end of this block.
        for to in terminator.op.successors() {
            let mut after = match to == id {
                true => std::mem::take(&mut phis_here),
                false => std::mem::take(&mut function.block_mut(to).phis),
            };
            let here = after.iter_mut().flat_map(|phi| &mut phi.incoming);
            for (_, operand) in here.filter(|(pred, _)| *pred == id) {
                load(function, &slots, operand, &mut instructions);
            }
            match to == id {
                true => phis_here = after,
                false => function.block_mut(to).phis = after,
            }
        }
        // All are loaded before any is stored: a phi may use another, as it was.
        let mut stores = Vec::new();
        for phi in phis {
            if phi.incoming.iter().any(|&(pred, _)| pred == id) {
                let mut value = incoming(phi, id);
                load(function, &slots, &mut value, &mut instructions);
                let store = Op::Store {
                    address: Operand::Reg(slots[&phi.dst]),
                    value,
                    size: 8,
                    order: MemoryOrder::NotAtomic,
                };
                stores.push(Instruction::new(store, Position::NONE));
            }
        }
        instructions.append(&mut stores);
        *function.block_mut(id) = Block {
            phis: phis_here,
            instructions,
            terminator,
        };
    }
    let variables = phis.iter().map(|phi| {
        let variable = Op::Alloca {
            dst: slots[&phi.dst],
            count: Operand::Const(1),
            shape: Shape::scalar(8),
            name: None,
        };
        Instruction::new(variable, Position::NONE)
    });
    let entry = function.block_mut(BlockId::ENTRY);
    entry.instructions.splice(0..0, variables);
}

/// Loads the variable that stands for the operand, if one does, and uses that instead.
fn load(
    function: &mut Function,
    slots: &FxHashMap<Reg, Reg>,
    operand: &mut Operand,
    instructions: &mut Vec<Instruction>,
) {
    if let Operand::Reg(reg) = *operand
        && let Some(&slot) = slots.get(&reg)
    {
        let dst = function.new_reg();
        let load = Op::Load {
            dst,
            address: Operand::Reg(slot),
            size: 8,
            order: MemoryOrder::NotAtomic,
            copies: true,
        };
        instructions.push(Instruction::new(load, Position::NONE));
        *operand = Operand::Reg(dst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `if (p0) { r = 1; exit = 1 } else { r = p0; exit = 0 }; switch (exit)` with uses of r after.
    #[test]
    fn a_common_exit_is_bypassed() {
        let mut function = Function::new("f", 1);
        let [entry, left, right, exit, zero, one] = [(); 6].map(|()| function.new_block());
        let (r, code) = (function.new_reg(), function.new_reg());
        let param = Operand::Reg(Reg(0));
        let (zero_const, one_const) = (Operand::Const(0), Operand::Const(1));
        function.block_mut(entry).terminator = TerminatorOp::Branch {
            condition: param,
            then: left,
            otherwise: right,
        }
        .into();
        function.block_mut(left).terminator = TerminatorOp::Jump(exit).into();
        function.block_mut(right).terminator = TerminatorOp::Jump(exit).into();
        function.block_mut(exit).phis = vec![
            Phi {
                dst: r,
                incoming: vec![(left, one_const), (right, param)],
            },
            Phi {
                dst: code,
                incoming: vec![(left, one_const), (right, zero_const)],
            },
        ];
        function.block_mut(exit).terminator = TerminatorOp::Switch {
            value: Operand::Reg(code),
            cases: vec![(0, zero)],
            default: one,
        }
        .into();
        function.block_mut(zero).terminator = TerminatorOp::Return(vec![Operand::Reg(r)]).into();
        function.block_mut(one).terminator = TerminatorOp::Return(vec![Operand::Reg(r)]).into();
        assert!(thread_jumps(&mut function));
        let returned: Vec<_> = function
            .blocks
            .iter()
            .filter_map(|block| match &block.terminator.op {
                TerminatorOp::Return(values) => Some(values.clone()),
                _ => None,
            })
            .collect();
        assert!(returned.contains(&vec![one_const]), "{returned:?}");
        assert!(returned.contains(&vec![param]), "{returned:?}");
        assert_eq!(function.blocks.len(), 5);
    }
}
