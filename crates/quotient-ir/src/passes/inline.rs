//! Inlining of calls inside loops, so that a spin loop around `try_lock()` is seen whole; and of what C++ has as methods
//! of atomic variables and C as operations, so that it shows what becomes of the old value of a count.
//!
//! What is called must be known, small, not recursive, and have no memory of its own left: a stack
//! variable lives as long as its function, which is less than its caller. A call that an exception
//! may end, and whose caller takes that up, is inlined only if no exception leaves it. Locks that are taken to work stay by themselves,
//! so that their accesses are known. Accesses stay what they
//! were and so do their positions, which remember the function that the source has there.

use super::optimise_function;
use crate::cfg::Cfg;
use crate::loops::Loops;
use crate::program::{
    Block, BlockId, Builtin, Callee, Function, FunctionId, InlinedCall, Instruction, Module, Op,
    Operand, Phi, Position, PositionEntry, Reg, TerminatorOp,
};
use quotient_model::RmwOp;
use rustc_hash::FxHashMap;

/// The most instructions of a function that is inlined.
pub(super) const SMALL: usize = 150;
/// The most instructions of a function into which others are inlined.
const LARGE: usize = 4000;

/// Inlines calls inside loops, also those that come in with others, and simplifies what changed.
pub(super) fn inline_calls_in_loops(module: &mut Module) {
    inline_calls(module, Where::InLoops, |_| true);
}

/// Inlines functions of the system's headers that do little else than add to a variable atomically, also those that do so
/// by way of others.
pub(super) fn inline_adds(module: &mut Module) {
    let adds = |i: &Instruction| match i.op {
        Op::Rmw { op, .. } => matches!(op, RmwOp::Add | RmwOp::Sub),
        _ => false,
    };
    let calls = |i: &Instruction| matches!(i.op, Op::Call { .. } | Op::Builtin { .. });
    let wanted = |function: &Function| {
        let all = || function.blocks.iter().flat_map(|b| &b.instructions);
        function.system && all().any(adds) && !all().any(calls)
    };
    while inline_calls(module, Where::Anywhere, wanted) {}
}

/// Which calls are inlined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    Anywhere,
    InLoops,
}

/// Inlines calls of functions that are wanted, and simplifies what changed. Says whether something did.
fn inline_calls(module: &mut Module, place: Where, wanted: impl Fn(&Function) -> bool) -> bool {
    if !module.functions.iter().any(&wanted) {
        return false;
    }
    let mut any = false;
    let recursive = recursive_functions(module, &wanted);
    let may_inline = |function: &Function, id: FunctionId| {
        let stays = |i: &Instruction| matches!(i.op, Op::Alloca { .. });
        // A loop of the library has no bound, which it would lose in a function of the program.
        let bound = || function.library && Loops::new(&Cfg::new(function)).count > 0;
        wanted(function)
            && !function.works
            && function.lock.is_none()
            && !recursive[id.index()]
            && !function.blocks.is_empty()
            && size(function) <= SMALL
            && !bound()
            && !function
                .blocks
                .iter()
                .flat_map(|b| &b.instructions)
                .any(stays)
    };
    let mut positions = Positions::default();
    for caller in 0..module.functions.len() {
        let mut changed = false;
        while let Some((site, callee)) = next_call(module, caller, place, may_inline) {
            inline_call(module, caller, site, callee, &mut positions);
            changed = true;
        }
        if changed {
            optimise_function(&mut module.functions[caller]);
        }
        any |= changed;
    }
    any
}

/// Positions of functions that were inlined, by whose they are and where they are called.
pub(super) type Positions = FxHashMap<(FunctionId, Position, Position), Position>;

/// Puts the body of a function in place of a call of it.
pub(super) fn inline_call(
    module: &mut Module,
    caller: usize,
    site: (BlockId, usize),
    callee: FunctionId,
    positions: &mut Positions,
) {
    let mut body = module.functions[callee.index()].clone();
    let call = module.functions[caller].block(site.0).instructions[site.1].position;
    let library = body.library || body.system;
    let around = InlinedCall {
        function: body.name.clone(),
        library,
        call,
    };
    let mut place = |position: &mut Position| {
        *position = *positions
            .entry((callee, *position, call))
            .or_insert_with(|| inlined(&mut module.positions, *position, &around));
    };
    for block in &mut body.blocks {
        block
            .instructions
            .iter_mut()
            .for_each(|i| place(&mut i.position));
        place(&mut block.terminator.position);
    }
    module.functions[callee.index()].notes.inlined = true;
    inline(&mut module.functions[caller], site, body);
}

/// A position of a function that is inlined. What has none stands where the call does.
fn inlined(positions: &mut Vec<PositionEntry>, known: Position, around: &InlinedCall) -> Position {
    let at = |position: Position| {
        let index = (position.0 as usize).checked_sub(1);
        index.and_then(|index| positions.get(index)).cloned()
    };
    let (known, call) = (at(known), at(around.call));
    let inside = known.as_ref().map(|known| known.within.clone());
    let mut entry = match known.filter(PositionEntry::is_placed) {
        Some(mut entry) => {
            entry.inlined.get_or_insert_with(|| around.function.clone());
            entry
        }
        None => call.clone().unwrap_or(PositionEntry {
            file: PositionEntry::NOWHERE,
            ..PositionEntry::default()
        }),
    };
    entry.within = call.map_or_else(Vec::new, |call| call.within);
    entry.within.push(around.clone());
    entry.within.extend(inside.into_iter().flatten());
    positions.push(entry);
    Position(positions.len() as u32)
}

/// How many instructions a function has.
pub(super) fn size(function: &Function) -> usize {
    function
        .blocks
        .iter()
        .map(|b| b.instructions.len() + 1)
        .sum()
}

/// Which of the functions that are wanted may be entered again before they have returned, as far as direct calls tell.
fn recursive_functions(module: &Module, wanted: impl Fn(&Function) -> bool) -> Vec<bool> {
    let callees: Vec<Vec<usize>> = module.functions.iter().map(direct_callees).collect();
    let reaches_itself = |start: usize| {
        let mut seen = vec![false; callees.len()];
        let mut stack = callees[start].clone();
        while let Some(function) = stack.pop() {
            if !std::mem::replace(&mut seen[function], true) {
                stack.extend(&callees[function]);
            }
        }
        seen[start]
    };
    let functions = module.functions.iter().enumerate();
    functions
        .map(|(id, function)| wanted(function) && reaches_itself(id))
        .collect()
}

fn direct_callees(function: &Function) -> Vec<usize> {
    let all = function.blocks.iter().flat_map(|b| &b.instructions);
    all.filter_map(|i| direct_callee(&i.op).map(FunctionId::index))
        .collect()
}

fn direct_callee(op: &Op) -> Option<FunctionId> {
    match op {
        Op::Call {
            callee: Callee::Direct(id),
            ..
        } => Some(*id),
        _ => None,
    }
}

/// Whether the caller takes up an exception that ends the call.
fn lands(op: &Op) -> bool {
    matches!(
        op,
        Op::Call {
            landing: Some(_),
            ..
        }
    )
}

/// Whether no exception leaves the function, as far as its own instructions tell.
fn never_unwinds(function: &Function) -> bool {
    let all = function.blocks.iter().flat_map(|b| &b.instructions);
    all.into_iter().all(|i| match &i.op {
        Op::Call { .. } => lands(&i.op),
        Op::Builtin { builtin, .. } => {
            !matches!(builtin, Builtin::Unwind | Builtin::UnwindByForce { .. })
        }
        _ => true,
    })
}

/// The first call there that may be inlined: block and index, and whom it calls.
fn next_call(
    module: &Module,
    caller: usize,
    place: Where,
    may_inline: impl Fn(&Function, FunctionId) -> bool,
) -> Option<((BlockId, usize), FunctionId)> {
    let function = &module.functions[caller];
    let may_be = |id: usize| may_inline(&module.functions[id], FunctionId(id as u32));
    if size(function) > LARGE || !direct_callees(function).into_iter().any(may_be) {
        return None;
    }
    let cfg = Cfg::new(function);
    let loops = Loops::new(&cfg);
    let is_there = |block: BlockId| place == Where::Anywhere || loops.contain(block);
    for &block in cfg.order.iter().filter(|&&block| is_there(block)) {
        for (i, instruction) in function.block(block).instructions.iter().enumerate() {
            let callee = direct_callee(&instruction.op);
            let callee = callee.filter(|&id| {
                let function = &module.functions[id.index()];
                may_inline(function, id) && (!lands(&instruction.op) || never_unwinds(function))
            });
            if let Some(callee) = callee {
                return Some(((block, i), callee));
            }
        }
    }
    None
}

/// Puts the body of the callee in place of the call.
fn inline(caller: &mut Function, (block, index): (BlockId, usize), mut body: Function) {
    let first = caller.blocks.len() as u32;
    let rest = BlockId(first + body.blocks.len() as u32);
    let offset = caller.registers;
    let rename = |reg: Reg| Reg(reg.0 + offset);
    rename_all(&mut body, rename, |block| BlockId(block.0 + first));
    caller.registers += body.registers;

    let mut returned = Vec::new();
    for (i, block) in body.blocks.iter_mut().enumerate() {
        if let TerminatorOp::Return(values) = &mut block.terminator.op {
            returned.push((BlockId(first + i as u32), std::mem::take(values)));
            block.terminator.op = TerminatorOp::Jump(rest);
        }
    }

    let before = caller.block_mut(block);
    let after = before.instructions.split_off(index + 1);
    let end = std::mem::replace(
        &mut before.terminator,
        TerminatorOp::Jump(BlockId(first)).into(),
    );
    let Some(Instruction {
        op:
            Op::Call {
                args,
                dsts,
                landing,
                ..
            },
        position,
    }) = before.instructions.pop()
    else {
        unreachable!("the instruction is a call");
    };
    for (i, &param) in body.params.iter().enumerate() {
        let op = Op::Copy {
            dst: rename(param),
            src: args.get(i).copied().unwrap_or(Operand::Const(0)),
        };
        before.instructions.push(Instruction::new(op, position));
    }
    let result = |(nth, &dst): (usize, &Reg)| {
        let incoming = returned.iter().map(|(block, values)| {
            let value = values.get(nth).copied().unwrap_or(Operand::Const(0));
            (*block, value)
        });
        let incoming = incoming.collect();
        Phi { dst, incoming }
    };
    let mut after = after;
    if let Some(landing) = landing {
        let op = Op::Copy {
            dst: landing.unwound,
            src: Operand::Const(0),
        };
        after.insert(0, Instruction::new(op, position));
    }
    let continuation = Block {
        phis: dsts.iter().enumerate().map(result).collect(),
        instructions: after,
        terminator: end,
    };
    for to in continuation.terminator.op.successors() {
        for phi in &mut caller.block_mut(to).phis {
            for (from, _) in phi.incoming.iter_mut().filter(|(from, _)| *from == block) {
                *from = rest;
            }
        }
    }
    caller.blocks.extend(body.blocks);
    caller.blocks.push(continuation);
}

/// Renames the registers and blocks of a function's body.
fn rename_all(
    body: &mut Function,
    rename: impl Fn(Reg) -> Reg + Copy,
    moved: impl Fn(BlockId) -> BlockId,
) {
    let rename_operand = |operand: &mut Operand| {
        if let Operand::Reg(reg) = operand {
            *reg = rename(*reg);
        }
    };
    for block in &mut body.blocks {
        for phi in &mut block.phis {
            phi.dst = rename(phi.dst);
            for (from, value) in &mut phi.incoming {
                *from = moved(*from);
                rename_operand(value);
            }
        }
        for instruction in &mut block.instructions {
            let operands = instruction.op.operands_mut();
            operands.into_iter().for_each(rename_operand);
            instruction.op.rename_assigned(rename);
        }
        let end = &mut block.terminator.op;
        end.operands_mut().into_iter().for_each(rename_operand);
        end.targets_mut()
            .into_iter()
            .for_each(|to| *to = moved(*to));
    }
}
