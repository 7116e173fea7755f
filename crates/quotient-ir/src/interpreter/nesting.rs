//! Whether only the main thread creates threads, as far as the text of the program tells. Then it knows when it
//! is alone again.

use crate::program::{Builtin, Callee, Function, FunctionId, Module, Op, Operand};

/// Whether a function that a thread may begin with, or be led to by a pointer, creates threads: itself, or by
/// calling others.
pub(super) fn threads_may_create_threads(module: &Module) -> bool {
    let mut creates: Vec<bool> = module.functions.iter().map(creates_threads).collect();
    loop {
        let more = module
            .functions
            .iter()
            .enumerate()
            .find(|(index, function)| {
                !creates[*index] && called(function).any(|callee| creates[callee.index()])
            });
        match more {
            Some((index, _)) => creates[index] = true,
            None => break,
        }
    }
    let pointed_to =
        |operand: Operand| matches!(operand, Operand::Function(id) if creates[id.index()]);
    let in_code = module.functions.iter().flat_map(mentioned);
    let in_globals = module.globals.iter().flat_map(|global| &global.relocations);
    let mut all = in_code.chain(in_globals.map(|&(_, operand)| operand));
    all.any(pointed_to)
}

fn operations(function: &Function) -> impl Iterator<Item = &Op> {
    let instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    instructions.map(|instruction| &instruction.op)
}

fn creates_threads(function: &Function) -> bool {
    operations(function).any(|op| {
        matches!(
            op,
            Op::Builtin {
                builtin: Builtin::ThreadCreate { .. },
                ..
            }
        )
    })
}

fn called(function: &Function) -> impl Iterator<Item = FunctionId> {
    operations(function).filter_map(|op| match op {
        Op::Call {
            callee: Callee::Direct(callee),
            ..
        } => Some(*callee),
        _ => None,
    })
}

/// The operands of a function.
fn mentioned(function: &Function) -> impl Iterator<Item = Operand> {
    function.blocks.iter().flat_map(|block| {
        let in_phis = block.phis.iter().flat_map(|phi| &phi.incoming);
        let mut operands: Vec<Operand> = in_phis.map(|&(_, operand)| operand).collect();
        for instruction in &block.instructions {
            operands.extend(instruction.op.operands().into_iter().copied());
        }
        let mut end = block.terminator.op.clone();
        operands.extend(end.operands_mut().into_iter().map(|operand| *operand));
        operands
    })
}
