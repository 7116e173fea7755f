//! Passes over a module.
//!
//! [`optimise`] makes it smaller and faster to run without changing what it does: no access to
//! memory that another thread could reach is removed, added or moved, so the events of every
//! execution stay what they were.
//!
//! [`eliminate_purity`] and [`introduce_awaits`] change what there is to explore, but not which
//! assertions can fail: they cut off loop iterations that do nothing, and let threads wait instead.

mod awaits;
mod blocks;
mod condition;
mod inline;
mod input_parts;
mod inputs;
mod promote;
mod purity;
mod scopes;
mod simplify;
mod tail_calls;
mod threading;
mod unread;

pub use awaits::introduce_awaits;
pub use purity::{Keep, eliminate_purity};
pub use scopes::remove_needless_ends;

use crate::program::{Function, Module, Operand, Reg};
use rustc_hash::FxHashMap;

/// Runs all passes on all functions.
pub fn optimise(module: &mut Module) {
    for function in &mut module.functions {
        optimise_function(function);
        unread::remove_unread(function, &module.globals);
    }
    inline::inline_adds(module);
    tail_calls::make_loops(module);
}

/// The same, but variables that may be read before they are written stay in memory, where the
/// interpreter can tell ([`Options::uninit`](crate::Options::uninit)).
pub fn optimise_written(module: &mut Module) {
    for function in &mut module.functions {
        function.keep_unwritten = true;
    }
    optimise(module);
}

fn optimise_function(function: &mut Function) {
    blocks::remove_unreachable(function);
    input_parts::take_apart(function);
    promote::promote_locals(function);
    // A folded condition removes blocks, which makes phis simpler, which folds conditions.
    loop {
        let simplified = simplify::simplify(function);
        let restructured = blocks::simplify_blocks(function);
        if !simplified && !restructured && !threading::thread_jumps(function) {
            break;
        }
    }
    inputs::narrow_inputs(function);
    simplify::take_narrow_indices(function);
    simplify::remove_dead_code(function);
}

/// Replaces registers by what they are known to equal, everywhere in the function.
fn replace_registers(function: &mut Function, known: &FxHashMap<Reg, Operand>) {
    if known.is_empty() {
        return;
    }
    let replace = |operand: &mut Operand| {
        // Replacements may be registers that are replaced themselves. They cannot go in circles:
        // what a register equals was defined before it.
        while let Operand::Reg(reg) = operand {
            match known.get(reg) {
                Some(&other) => *operand = other,
                None => break,
            }
        }
    };
    for block in &mut function.blocks {
        for phi in &mut block.phis {
            phi.incoming.iter_mut().for_each(|(_, o)| replace(o));
        }
        for instruction in &mut block.instructions {
            instruction.op.operands_mut().into_iter().for_each(replace);
        }
        block
            .terminator
            .op
            .operands_mut()
            .into_iter()
            .for_each(replace);
    }
}
