//! Functions that end with a call of themselves: a jump back to their beginning does the same.
//!
//! So waiting by recursion is a loop that waits, which the passes and the interpreter know. Only functions
//! without memory of their own qualify: of a variable whose address somebody has each call has another one.
//! Of functions that end with calls of each other the first takes in the others, up to the call of itself.

use super::inline::{Positions, SMALL, inline_call, size};
use super::optimise_function;
use crate::program::{
    Block, BlockId, Callee, Function, FunctionId, Module, Op, Operand, Phi, Reg, TerminatorOp,
};
use rustc_hash::FxHashMap;

/// How many calls a function takes in on the way to itself, at the most.
const MOST_CALLS: u32 = 8;

/// Over how many blocks what a function returns is followed.
const LONGEST_WAY_OUT: u32 = 16;

/// Makes loops of functions that end with a call of themselves, directly or by way of others.
pub(super) fn make_loops(module: &mut Module) {
    let mut positions = Positions::default();
    let all = 0..module.functions.len() as u32;
    let mut ways: Vec<_> = all.map(|id| ways_on(module, FunctionId(id))).collect();
    for number in 0..module.functions.len() {
        let id = FunctionId(number as u32);
        for _ in 0..MOST_CALLS {
            let Some((block, callee)) = next_on_the_way(module, &ways, id) else {
                break;
            };
            let last = module.functions[number].block(block).instructions.len() - 1;
            inline_call(module, number, (block, last), callee, &mut positions);
            optimise_function(&mut module.functions[number]);
        }
        let function = &mut module.functions[number];
        if jump_back(function, id) {
            optimise_function(function);
            ways[number] = ways_on(module, id);
        }
    }
}

/// Whether calls of the function can be jumps: it has no memory of its own, and is the program's.
fn has_no_memory(function: &Function) -> bool {
    let mut instructions = function.blocks.iter().flat_map(|b| &b.instructions);
    !function.library && !instructions.any(|i| matches!(i.op, Op::Alloca { .. }))
}

/// The functions with calls of which this one ends, if it could be taken in by another.
fn ways_on(module: &Module, id: FunctionId) -> Vec<FunctionId> {
    let function = &module.functions[id.index()];
    match size(function) <= SMALL && has_no_memory(function) {
        true => last_calls(module, function).map(|call| call.1).collect(),
        false => Vec::new(),
    }
}

/// A call of another function with which this one ends, and from which such calls lead back to it.
fn next_on_the_way(
    module: &Module,
    ways: &[Vec<FunctionId>],
    id: FunctionId,
) -> Option<(BlockId, FunctionId)> {
    if ways[id.index()].iter().all(|&callee| callee == id) {
        return None;
    }
    let leads_back = |callee: FunctionId| {
        let mut seen = vec![callee];
        let mut next = 0;
        while let Some(at) = seen.get(next) {
            next += 1;
            for &to in &ways[at.index()] {
                if to == id {
                    return true;
                }
                if !seen.contains(&to) {
                    seen.push(to);
                }
            }
        }
        false
    };
    let mut calls = last_calls(module, &module.functions[id.index()]);
    calls.find(|&(_, callee)| callee != id && leads_back(callee))
}

/// The calls with which a function ends, each in its block.
fn last_calls<'m>(
    module: &'m Module,
    function: &'m Function,
) -> impl Iterator<Item = (BlockId, FunctionId)> + 'm {
    let blocks = (0..function.blocks.len() as u32).map(BlockId);
    blocks.filter_map(|block| {
        let callee = last_call(function, block)?;
        let passed = match function.block(block).instructions.last().map(|i| &i.op) {
            Some(Op::Call { args, .. }) => args.len(),
            _ => return None,
        };
        let wanted = module.functions[callee.index()].params.len();
        (passed == wanted).then_some((block, callee))
    })
}

/// Has the function jump where it ends with a call of itself. Tells whether it does.
fn jump_back(function: &mut Function, id: FunctionId) -> bool {
    if !has_no_memory(function) {
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
    let passes_all = match function.block(block).instructions.last().map(|i| &i.op) {
        Some(Op::Call { args, .. }) => args.len() == function.params.len(),
        _ => false,
    };
    passes_all && last_call(function, block) == Some(id)
}

/// The function that the block calls, if it does nothing more but to return what that does.
fn last_call(function: &Function, block: BlockId) -> Option<FunctionId> {
    let body = function.block(block);
    let Some(Op::Call {
        callee: Callee::Direct(callee),
        dsts,
        landing: None,
        ..
    }) = body.instructions.last().map(|i| &i.op)
    else {
        return None;
    };
    let results: Vec<Operand> = dsts.iter().map(|&dst| Operand::Reg(dst)).collect();
    (returned_after(function, block)? == results).then_some(*callee)
}

/// What is returned after a block, if nothing else is done any more.
fn returned_after(function: &Function, block: BlockId) -> Option<Vec<Operand>> {
    let mut known: FxHashMap<Reg, Operand> = FxHashMap::default();
    let mut from = block;
    for _ in 0..LONGEST_WAY_OUT {
        let value = |operand: &Operand| match operand {
            Operand::Reg(reg) => known.get(reg).copied().unwrap_or(*operand),
            _ => *operand,
        };
        let to = match &function.block(from).terminator.op {
            TerminatorOp::Return(values) => return Some(values.iter().map(value).collect()),
            TerminatorOp::Jump(to) => *to,
            _ => return None,
        };
        let next = function.block(to);
        if !next.instructions.is_empty() {
            return None;
        }
        let arriving = next.phis.iter().filter_map(|phi| {
            let arrives = phi.incoming.iter().find(|incoming| incoming.0 == from)?;
            Some((phi.dst, value(&arrives.1)))
        });
        let arriving: Vec<(Reg, Operand)> = arriving.collect();
        known.extend(arriving);
        from = to;
    }
    None
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
