//! Awaits: a load, exchange or compare-exchange and an assumption about what it read, in one.
//!
//! An assumption that fails blocks the thread for good, also if the value would have come later.
//! Where it stands right behind the access, with nothing but local arithmetic between, the thread
//! may as well wait for the value. What is compared with must be known before the access.
//!
//! - An assumption that purity elimination made goes away: if the await is stepped over with
//!   another value, the thread goes around the loop as it would have in the source. An assumption
//!   of the user's stays behind the await.
//! - An exchange that would have been followed by a failed assumption must have changed nothing,
//!   or else others could have seen the change. A compare-exchange must wait for just what it
//!   expects, since once it happens it writes.

use super::condition::{Atom, Definition, Definitions, Term};
use super::simplify;
use crate::arithmetic::mask;
use crate::program::{
    BlockId, Builtin, Function, IntPredicate, Module, Op, Operand, PureLoop, Reg, Until,
};
use quotient_model::{Orders, RmwOp};

/// Turns accesses with assumptions about what they read into awaits.
pub fn introduce_awaits(module: &mut Module) {
    for function in &mut module.functions {
        let mut changed = false;
        for block in 0..function.blocks.len() as u32 {
            while let Some(found) = find(function, BlockId(block)) {
                found.apply(function, BlockId(block));
                changed = true;
            }
        }
        if changed {
            simplify::remove_dead_code(function);
        }
    }
}

/// An access that can wait.
struct Found {
    access: usize,
    assume: usize,
    /// What takes the place of the access.
    op: Op,
    /// Instructions between the two that must come before the access.
    hoisted: Vec<usize>,
    /// The assumption is not needed any more.
    dropped: bool,
}

impl Found {
    fn apply(self, function: &mut Function, block: BlockId) {
        let instructions = &mut function.block_mut(block).instructions;
        instructions[self.access].op = self.op;
        if self.dropped {
            instructions.remove(self.assume);
        }
        // Ascending, and all of them behind the access: moving one leaves the places of the others.
        for (n, &from) in self.hoisted.iter().enumerate() {
            let moved = instructions.remove(from);
            instructions.insert(self.access + n, moved);
        }
    }
}

fn find(function: &Function, block: BlockId) -> Option<Found> {
    // Few blocks assume anything, and to know where everything is defined takes time.
    let assumes = |op: &Op| {
        let Op::Builtin { builtin, .. } = op else {
            return false;
        };
        matches!(builtin, Builtin::Assume { .. })
    };
    if !function
        .block(block)
        .instructions
        .iter()
        .any(|i| assumes(&i.op))
    {
        return None;
    }
    let definitions = Definitions::new(function);
    let instructions = &function.block(block).instructions;
    instructions
        .iter()
        .enumerate()
        .find_map(|(assume, instruction)| {
            let Op::Builtin {
                builtin:
                    Builtin::Assume {
                        condition,
                        pure_loop,
                    },
                ..
            } = instruction.op
            else {
                return None;
            };
            let atom = definitions.truth(condition, true).single_atom()?;
            await_for(&definitions, (block, assume), atom, pure_loop)
                .or_else(|| await_for(&definitions, (block, assume), mirrored(atom)?, pure_loop))
        })
}

/// The same comparison with its sides exchanged.
fn mirrored(atom: Atom) -> Option<Atom> {
    let Term { reg, bits, mask: m } = atom.term;
    match atom.operand {
        Operand::Reg(other) if m == mask(bits) => Some(Atom {
            term: Term {
                reg: other,
                ..atom.term
            },
            predicate: atom.predicate.swapped(),
            operand: Operand::Reg(reg),
        }),
        _ => None,
    }
}

/// The await of the access that the left side of the comparison was read by.
fn await_for(
    definitions: &Definitions<'_>,
    (block, assume): (BlockId, usize),
    atom: Atom,
    pure_loop: Option<PureLoop>,
) -> Option<Found> {
    let Definition::Instruction(home, access) = definitions.definition(atom.term.reg) else {
        return None;
    };
    let instructions = &definitions.function.block(block).instructions;
    let between = instructions.get(access + 1..assume)?;
    let is_local = |op: &Op| {
        let assumes = matches!(
            op,
            Op::Builtin {
                builtin: Builtin::Assume { .. },
                ..
            }
        );
        op.is_pure() || assumes || matches!(op, Op::Fence { .. })
    };
    if home != block || !between.iter().all(|i| is_local(&i.op)) {
        return None;
    }
    let mut hoisted = Vec::new();
    available(definitions, (block, access), atom.operand, &mut hoisted)?;
    hoisted.sort_unstable();
    hoisted.dedup();
    let until = Until {
        mask: atom.term.mask,
        predicate: atom.predicate,
        bits: atom.term.bits,
        operand: atom.operand,
    };
    Some(Found {
        access,
        assume,
        op: waiting(&instructions[access].op, atom.term.reg, until, pure_loop)?,
        hoisted,
        dropped: pure_loop.is_some(),
    })
}

/// Lists the instructions behind the access that must go before it for the operand to be known
/// there. `None` if it depends on the access.
fn available(
    definitions: &Definitions<'_>,
    (block, access): (BlockId, usize),
    operand: Operand,
    hoisted: &mut Vec<usize>,
) -> Option<()> {
    let Operand::Reg(reg) = operand else {
        return Some(());
    };
    match definitions.definition(reg) {
        Definition::Instruction(home, index) if home == block && index >= access => {
            let op = &definitions.function.block(block).instructions[index].op;
            if !op.is_pure() {
                return None;
            }
            for used in op.uses() {
                available(definitions, (block, access), Operand::Reg(used), hoisted)?;
            }
            hoisted.push(index);
            Some(())
        }
        _ => Some(()),
    }
}

/// The access as one that waits until the value of `reg`, which it reads, is as wanted.
fn waiting(op: &Op, reg: Reg, until: Until, pure_loop: Option<PureLoop>) -> Option<Op> {
    let whole = |bits: u8| until.mask & mask(bits) == mask(bits);
    match *op {
        Op::Load {
            dst,
            address,
            size,
            order,
            ..
        } => Some(Op::Await {
            dst,
            address,
            size,
            order,
            until,
            pure_loop,
        }),
        Op::Rmw {
            op: RmwOp::Exchange,
            bits,
            dst,
            address,
            value,
            order,
        } if whole(bits) && until.bits >= bits.min(64) && finds_what_it_writes(until, value) => {
            Some(Op::AwaitExchange {
                bits,
                old: dst,
                success: None,
                address,
                until,
                new: value,
                orders: Orders::always(order),
                pure_loop,
            })
        }
        Op::CompareExchange {
            bits,
            old,
            success,
            address,
            expected,
            new,
            orders,
        } if reg == old
            && whole(bits)
            && until.bits >= bits.min(64)
            && until.predicate == IntPredicate::Eq
            && until.operand == expected =>
        {
            Some(Op::AwaitExchange {
                bits,
                old,
                success: Some(success),
                address,
                until,
                new,
                orders,
                pure_loop,
            })
        }
        _ => None,
    }
}

/// Is an exchange that does not find what is wanted sure to find the value that it writes?
fn finds_what_it_writes(until: Until, value: Operand) -> bool {
    let unwanted = Atom {
        term: Term {
            reg: Reg(0),
            bits: until.bits,
            mask: mask(until.bits),
        },
        predicate: until.predicate.inverse(),
        operand: until.operand,
    };
    unwanted.implies(&Atom {
        predicate: IntPredicate::Eq,
        operand: value,
        ..unwanted
    })
}
