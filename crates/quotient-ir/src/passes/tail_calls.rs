//! Functions that end with a call of themselves: a jump back to their beginning does the same.
//!
//! So waiting by recursion is a loop that waits, which the passes and the interpreter know. Only functions
//! without memory of their own qualify: of a variable whose address somebody has each call has another one.

use crate::program::{
    Block, BlockId, Callee, Function, FunctionId, Op, Operand, Phi, Reg, TerminatorOp,
};

/// Has the function jump where it ends with a call of itself. Tells whether it does.
pub(super) fn make_loops(function: &mut Function, id: FunctionId) -> bool {
    let mut instructions = function.blocks.iter().flat_map(|b| &b.instructions);
    if function.library || instructions.any(|i| matches!(i.op, Op::Alloca { .. })) {
        return false;
    }
    let blocks = (0..function.blocks.len() as u32).map(BlockId);
    let calls: Vec<BlockId> = blocks.filter(|&b| ends_so(function, id, b)).collect();
    if calls.is_empty() {
        return false;
    }
    let start = move_entry(function);
    let moved = |block: BlockId| {
        if block == BlockId::ENTRY {
            start
        } else {
            block
        }
    };
    // The arguments arrive in other registers now.
    let params = function.params.clone();
    let arriving = (0..params.len() as u32).map(|nth| Reg(function.registers + nth));
    function.params = arriving.collect();
    function.registers += params.len() as u32;
    let arrives = function.params.iter();
    let mut phis: Vec<Phi> = params
        .iter()
        .zip(arrives)
        .map(|(&dst, &arrives)| Phi {
            dst,
            incoming: vec![(BlockId::ENTRY, Operand::Reg(arrives))],
        })
        .collect();
    for block in calls.into_iter().map(moved) {
        let from = function.block_mut(block);
        let Some(call) = from.instructions.pop() else {
            continue;
        };
        let left = from.terminator.op.successors();
        from.terminator.op = TerminatorOp::Jump(start);
        from.terminator.position = call.position;
        for to in left {
            for phi in &mut function.block_mut(to).phis {
                phi.incoming.retain(|&(from, _)| from != block);
            }
        }
        if let Op::Call { args, .. } = call.op {
            let next = phis.iter_mut().zip(args);
            next.for_each(|(phi, value)| phi.incoming.push((block, value)));
        }
    }
    // The entry had no predecessors, so it has no phis.
    function.block_mut(start).phis = phis;
    true
}

/// Whether the block calls the function and does nothing more but to return what that does.
fn ends_so(function: &Function, id: FunctionId, block: BlockId) -> bool {
    let body = function.block(block);
    let Some(Op::Call {
        callee: Callee::Direct(callee),
        args,
        dsts,
        landing: None,
        ..
    }) = body.instructions.last().map(|i| &i.op)
    else {
        return false;
    };
    let returned = match &body.terminator.op {
        TerminatorOp::Return(values) => values.clone(),
        TerminatorOp::Jump(to) => match returned_from(function.block(*to), block) {
            Some(values) => values,
            None => return false,
        },
        _ => return false,
    };
    let results: Vec<Operand> = dsts.iter().map(|&dst| Operand::Reg(dst)).collect();
    *callee == id && args.len() == function.params.len() && returned == results
}

/// What a block returns that does nothing else, if another one leads there.
fn returned_from(block: &Block, from: BlockId) -> Option<Vec<Operand>> {
    let TerminatorOp::Return(values) = &block.terminator.op else {
        return None;
    };
    let value = |value: &Operand| {
        let phi = block.phis.iter().find(|p| Operand::Reg(p.dst) == *value);
        match phi {
            Some(phi) => phi.incoming.iter().find(|i| i.0 == from).map(|i| i.1),
            None => Some(*value),
        }
    };
    match block.instructions.is_empty() {
        true => values.iter().map(value).collect(),
        false => None,
    }
}

/// Puts an empty block in front of all. Returns with the one that was the first.
fn move_entry(function: &mut Function) -> BlockId {
    let start = BlockId(function.blocks.len() as u32);
    let jump = Block {
        phis: Vec::new(),
        instructions: Vec::new(),
        terminator: TerminatorOp::Jump(start).into(),
    };
    let entry = std::mem::replace(function.block_mut(BlockId::ENTRY), jump);
    function.blocks.push(entry);
    for phi in function.blocks.iter_mut().flat_map(|b| &mut b.phis) {
        for (from, _) in &mut phi.incoming {
            if *from == BlockId::ENTRY {
                *from = start;
            }
        }
    }
    start
}
