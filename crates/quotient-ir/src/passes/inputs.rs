//! Inputs of which only a remainder, or some bits, are ever looked at: `input() % 10`, `input() & 1`. They are
//! inputs of fewer values, each of which stands for many.

use crate::program::{BinaryOp, Builtin, CastOp, Function, Instruction, Op, Operand, Reg};
use rustc_hash::FxHashMap;

/// Makes inputs narrower whose only use does.
pub(super) fn narrow_inputs(function: &mut Function) {
    while let Some((reg, (narrower, shift))) = narrowed(function) {
        let blocks = function.blocks.iter_mut();
        for Instruction { op, .. } in blocks.flat_map(|block| &mut block.instructions) {
            match op {
                Op::Builtin {
                    dst: Some(dst),
                    builtin: Builtin::Input { bits, range, .. },
                } if *dst == reg => (*bits, *range) = narrower,
                Op::Binary { dst, lhs: src, .. } | Op::Cast { dst, src, .. }
                    if *src == Operand::Reg(reg) =>
                {
                    let (dst, src) = (*dst, *src);
                    *op = match shift {
                        0 => Op::Copy { dst, src },
                        _ => Op::Binary {
                            op: BinaryOp::Shl,
                            bits: narrower.0,
                            dst,
                            lhs: src,
                            rhs: Operand::Const(shift),
                        },
                    };
                }
                _ => {}
            }
        }
    }
}

/// What an input can be: how many bits it has, and the least and the largest if that does not say it.
type Values = (u8, Option<(i64, i64)>);

/// What is left of an input, and by how many bits it is shifted.
type Left = (Values, u64);

/// An input, and what is left of it by the only instruction that uses it.
fn narrowed(function: &Function) -> Option<(Reg, Left)> {
    let blocks = function.blocks.iter();
    let instructions = || blocks.clone().flat_map(|block| &block.instructions);
    let inputs = instructions().filter_map(|instruction| match instruction.op {
        Op::Builtin {
            dst: Some(dst),
            builtin: Builtin::Input { bits, range, .. },
        } => Some((dst, (bits, range))),
        _ => None,
    });
    let inputs: FxHashMap<Reg, Values> = inputs.collect();
    if inputs.is_empty() {
        return None;
    }
    let uses = count_uses(function);
    instructions().find_map(|instruction| {
        let (Op::Binary { lhs: source, .. } | Op::Cast { src: source, .. }) = instruction.op else {
            return None;
        };
        let Operand::Reg(reg) = source else {
            return None;
        };
        let values = *inputs.get(&reg)?;
        let only = uses.get(&reg) == Some(&1);
        Some((reg, left_of(&instruction.op, values).filter(|_| only)?))
    })
}

/// How often each register is used.
pub(super) fn count_uses(function: &Function) -> FxHashMap<Reg, u32> {
    let mut uses: FxHashMap<Reg, u32> = FxHashMap::default();
    for block in &function.blocks {
        let in_phis = block.phis.iter().flat_map(|phi| &phi.incoming);
        let in_phis = in_phis.filter_map(|&(_, operand)| match operand {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        });
        let in_instructions = block.instructions.iter().flat_map(|i| i.op.uses());
        let all = in_phis.chain(in_instructions);
        for reg in all.chain(block.terminator.op.uses()) {
            *uses.entry(reg).or_default() += 1;
        }
    }
    uses
}

/// What an operation leaves of an input, if that is known.
fn left_of(op: &Op, (bits, range): Values) -> Option<Left> {
    match *op {
        Op::Binary {
            op,
            rhs: Operand::Const(constant),
            ..
        } => {
            let constant = i64::try_from(constant).ok().filter(|&c| c > 0)?;
            let below = constant - 1;
            let left = match (op, range) {
                (BinaryOp::URem, None) => (0, below),
                (BinaryOp::SRem, None) => (-below, below),
                (BinaryOp::URem | BinaryOp::SRem, Some((0, most))) => (0, most.min(below)),
                (BinaryOp::And, None) if constant & (constant + 1) == 0 => (0, constant),
                // One bit.
                (BinaryOp::And, None) if constant & below == 0 => {
                    return Some(((bits, Some((0, 1))), constant.trailing_zeros().into()));
                }
                (BinaryOp::LShr, None) if constant < i64::from(bits) => {
                    (0, (u64::MAX >> (64 - u32::from(bits)) >> constant) as i64)
                }
                _ => return None,
            };
            Some(((bits, Some(left)), 0))
        }
        Op::Cast {
            op: CastOp::Trunc,
            to,
            ..
        } if range.is_none() => Some(((to, None), 0)),
        _ => None,
    }
}
