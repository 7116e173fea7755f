//! Inputs that are several: a small structure comes from a function as one number, and is taken apart in memory.
//!
//! If an input is only stored, in a variable that has several scalars there, each of them is an input of its own: any number
//! is made of any parts.

use super::inputs::count_uses;
use crate::program::{Builtin, Function, Instruction, Op, Operand, Position, Reg, Shape};
use rustc_hash::FxHashMap;

/// An input's parts: at which byte, and how many bytes.
type Parts = Vec<(u8, u8)>;

/// Takes inputs apart that are stored in variables of several parts.
pub(super) fn take_apart(function: &mut Function) {
    let found = apart(function);
    for (reg, parts) in found {
        let first = function.registers;
        function.registers += 2 * parts.len() as u32;
        let value = |nth: usize| Reg(first + 2 * nth as u32);
        for block in &mut function.blocks {
            let mut instructions = Vec::with_capacity(block.instructions.len());
            for instruction in std::mem::take(&mut block.instructions) {
                let Instruction { op, position } = &instruction;
                match op {
                    Op::Builtin {
                        dst: Some(dst),
                        builtin,
                    } if *dst == reg => {
                        let parts = parts.iter().enumerate();
                        instructions.extend(parts.map(|(nth, &part)| {
                            Instruction::new(input(builtin, value(nth), part), *position)
                        }));
                    }
                    Op::Store { value: stored, .. } if *stored == Operand::Reg(reg) => {
                        for (nth, &part) in parts.iter().enumerate() {
                            let registers = (value(nth), Reg(value(nth).0 + 1));
                            instructions.extend(store(op, part, registers, *position));
                        }
                    }
                    _ => instructions.push(instruction),
                }
            }
            block.instructions = instructions;
        }
    }
}

/// The input of a part.
fn input(whole: &Builtin, dst: Reg, (_, size): (u8, u8)) -> Op {
    let mut builtin = whole.clone();
    if let Builtin::Input { bits, .. } = &mut builtin {
        *bits = size * 8;
    }
    Op::Builtin {
        dst: Some(dst),
        builtin,
    }
}

/// The store of a part.
fn store(
    whole: &Op,
    (at, size): (u8, u8),
    (value, address): (Reg, Reg),
    position: Position,
) -> Vec<Instruction> {
    let Op::Store {
        address: base,
        order,
        ..
    } = *whole
    else {
        return Vec::new();
    };
    let moved = Op::Address {
        dst: address,
        base,
        offset: at.into(),
        indices: Vec::new(),
    };
    let store = Op::Store {
        address: Operand::Reg(address),
        value: Operand::Reg(value),
        size,
        order,
    };
    vec![
        Instruction::new(moved, position),
        Instruction::new(store, position),
    ]
}

/// The inputs to be taken apart.
fn apart(function: &Function) -> Vec<(Reg, Parts)> {
    let instructions = || function.blocks.iter().flat_map(|b| &b.instructions);
    let mut inputs: FxHashMap<Reg, u8> = FxHashMap::default();
    let mut variables: FxHashMap<Reg, (&Shape, i64)> = FxHashMap::default();
    for instruction in instructions() {
        match &instruction.op {
            Op::Builtin {
                dst: Some(dst),
                builtin:
                    Builtin::Input {
                        bits, range: None, ..
                    },
            } if matches!(*bits, 16 | 32 | 64) => {
                inputs.insert(*dst, bits / 8);
            }
            Op::Alloca {
                dst,
                count: Operand::Const(1),
                shape,
                ..
            } => {
                variables.insert(*dst, (shape, 0));
            }
            _ => {}
        }
    }
    if inputs.is_empty() {
        return Vec::new();
    }
    for instruction in instructions() {
        let (dst, base, offset) = match instruction.op {
            Op::Copy { dst, src } => (dst, src, 0),
            Op::Address {
                dst,
                base,
                offset,
                ref indices,
            } if indices.is_empty() => (dst, base, offset),
            _ => continue,
        };
        if let Operand::Reg(base) = base
            && let Some(&(shape, from)) = variables.get(&base)
        {
            variables.insert(dst, (shape, from.wrapping_add(offset)));
        }
    }
    let uses = count_uses(function);
    let stored = instructions().filter_map(|instruction| match instruction.op {
        Op::Store {
            address: Operand::Reg(address),
            value: Operand::Reg(value),
            size,
            ..
        } if inputs.get(&value) == Some(&size) && uses.get(&value) == Some(&1) => {
            let (shape, from) = variables.get(&address)?;
            Some((value, parts_of(shape, *from, size)?))
        }
        _ => None,
    });
    stored.collect()
}

/// The scalars of a variable in so many bytes, if they are several.
fn parts_of(shape: &Shape, from: i64, size: u8) -> Option<Parts> {
    let from = u32::try_from(from).ok()?;
    let end = from.checked_add(size.into())?;
    let within = |&&(at, _): &&(u32, u8)| (from..end).contains(&at);
    let cells: Vec<_> = shape.cells.iter().filter(within).collect();
    let fits = cells.iter().all(|&&(at, size)| at + u32::from(size) <= end);
    let parts = cells.iter().map(|&&(at, size)| ((at - from) as u8, size));
    (cells.len() > 1 && fits).then(|| parts.collect())
}
