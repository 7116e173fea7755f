//! Copy propagation, constant folding, simple phis, indices of addresses, and removal of what nobody uses.

use super::replace_registers;
use crate::arithmetic;
use crate::program::{CastOp, Function, Op, Operand, Phi, Reg};
use rustc_hash::FxHashMap;

/// Replaces registers that are known to be constants or copies. Returns whether any was.
pub(super) fn simplify(function: &mut Function) -> bool {
    let mut changed = false;
    loop {
        let mut known = FxHashMap::default();
        for block in &mut function.blocks {
            block.phis.retain(|phi| match only_value(phi) {
                Some(value) => {
                    known.insert(phi.dst, value);
                    false
                }
                None => true,
            });
            block
                .instructions
                .retain(|instruction| match fold(&instruction.op) {
                    Some((dst, value)) => {
                        known.insert(dst, value);
                        false
                    }
                    None => true,
                });
        }
        if known.is_empty() {
            return changed;
        }
        changed = true;
        replace_registers(function, &known);
    }
}

/// What a phi always equals: the only value other than itself that comes in.
fn only_value(phi: &Phi) -> Option<Operand> {
    let own = Operand::Reg(phi.dst);
    let mut others = phi.incoming.iter().map(|&(_, o)| o).filter(|&o| o != own);
    let first = others.next()?;
    others.all(|other| other == first).then_some(first)
}

/// The register that an instruction assigns and what it is known to equal.
fn fold(op: &Op) -> Option<(Reg, Operand)> {
    use Operand::Const;
    let folded = match *op {
        Op::Copy { dst, src } => (dst, src),
        Op::Binary {
            op,
            bits,
            dst,
            lhs: Const(a),
            rhs: Const(b),
        } => (dst, Const(arithmetic::binary(op, bits, a, b).ok()?)),
        Op::IntCompare {
            predicate,
            bits,
            dst,
            lhs: Const(a),
            rhs: Const(b),
        } => {
            let holds = predicate.holds(a, b, bits);
            (dst, Const(holds.into()))
        }
        Op::Cast {
            op,
            from,
            to,
            dst,
            src: Const(value),
        } => (dst, Const(arithmetic::cast(op, from, to, value))),
        Op::Select {
            dst,
            condition: Const(condition),
            then,
            otherwise,
        } => (dst, if condition & 1 == 1 { then } else { otherwise }),
        Op::Address {
            dst,
            base,
            offset,
            ref indices,
        } => {
            let mut total = offset;
            for index in indices {
                let Const(value) = index.value else {
                    return None;
                };
                let value = arithmetic::signed(value, index.bits);
                total = total.wrapping_add(value.wrapping_mul(index.scale));
            }
            let address = match base {
                Const(base) => {
                    let sum = base.wrapping_add(total as u64);
                    // Beyond 32 bits the sum depends on how wide pointers are.
                    if sum >> 32 != base >> 32 {
                        return None;
                    }
                    Const(sum)
                }
                Operand::Global(id, start) => Operand::Global(id, start.wrapping_add(total)),
                other if total == 0 => other,
                _ => return None,
            };
            (dst, address)
        }
        _ => return None,
    };
    Some(folded)
}

/// Has addresses take indices as they are before they are sign-extended: they do that themselves.
pub(super) fn take_narrow_indices(function: &mut Function) {
    let instructions = function.blocks.iter().flat_map(|b| &b.instructions);
    let extended: FxHashMap<Reg, _> = instructions
        .filter_map(|instruction| match instruction.op {
            Op::Cast {
                op: CastOp::SExt,
                from,
                to,
                dst,
                src,
            } => Some((dst, (src, from, to))),
            _ => None,
        })
        .collect();
    let blocks = function.blocks.iter_mut();
    for instruction in blocks.flat_map(|b| &mut b.instructions) {
        let Op::Address { indices, .. } = &mut instruction.op else {
            continue;
        };
        for index in indices {
            if let Operand::Reg(reg) = index.value
                && let Some(&(src, from, to)) = extended.get(&reg)
                && to == index.bits
            {
                (index.value, index.bits) = (src, from);
            }
        }
    }
}

/// Removes pure instructions, phis and allocas whose results nobody uses.
pub(super) fn remove_dead_code(function: &mut Function) {
    let removable = |op: &Op| op.is_pure() || matches!(op, Op::Alloca { .. });
    let mut uses_of: Vec<Vec<Reg>> = vec![Vec::new(); function.registers as usize];
    let mut work = Vec::new();
    for block in &function.blocks {
        for phi in &block.phis {
            let used = phi.incoming.iter().filter_map(|&(_, o)| match o {
                Operand::Reg(reg) => Some(reg),
                _ => None,
            });
            uses_of[phi.dst.index()].extend(used);
        }
        for instruction in &block.instructions {
            let op = &instruction.op;
            if removable(op) {
                for dst in op.assigns() {
                    uses_of[dst.index()].extend(op.uses());
                }
            } else {
                work.extend(op.uses());
            }
        }
        work.extend(block.terminator.op.uses());
    }
    let mut live = vec![false; function.registers as usize];
    while let Some(reg) = work.pop() {
        if std::mem::replace(&mut live[reg.index()], true) {
            continue;
        }
        work.append(&mut uses_of[reg.index()]);
    }
    for block in &mut function.blocks {
        block.phis.retain(|phi| live[phi.dst.index()]);
        block.instructions.retain(|instruction| {
            let op = &instruction.op;
            !removable(op) || op.assigns().any(|dst| live[dst.index()])
        });
    }
}
