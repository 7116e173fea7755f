//! Allocation, loads and stores, atomic operations, address computations.

use quotient_ir::program as ir;
use quotient_model::{MemoryOrder, RmwOp};

use super::function::FunctionLowering;
use crate::ast::{Operation, Type, Typed, Value};
use crate::error::{Refusal, malformed};
use crate::layout::{Scalar, describe};
use crate::library;

impl FunctionLowering<'_, '_> {
    /// Lowers an operation of this module's kind; `name` is the name of its result.
    pub(super) fn memory(
        &mut self,
        operation: &Operation,
        dsts: &[ir::Reg],
        name: Option<&str>,
    ) -> Result<(), Refusal> {
        match operation {
            Operation::Alloca { ty, count } => self.alloca(ty, count.as_ref(), single(dsts)?, name),
            Operation::Load {
                ty,
                pointer,
                order,
                defined,
            } => {
                if order.is_atomic() && self.looks(ty, pointer, *order, dsts)? {
                    return Ok(());
                }
                let copies = !defined && !order.is_atomic() && self.marks_definedness();
                self.load(ty, pointer, (*order, copies), dsts)
            }
            Operation::Store {
                value,
                pointer,
                order,
            } => {
                if order.is_atomic() && self.tells_of_end()? {
                    return Ok(());
                }
                self.store(value, pointer, *order)
            }
            Operation::CompareExchange {
                pointer,
                expected,
                new,
                orders,
            } => {
                if self.locks_or_begins([pointer, expected, new], dsts)? {
                    return Ok(());
                }
                if self.module.layout.wide_bits(&new.ty) == Some(128) {
                    return self.wide_compare_exchange(pointer, expected, new, *orders, dsts);
                }
                let &[old, success] = dsts else {
                    return Err(malformed());
                };
                let op = ir::Op::CompareExchange {
                    bits: self.atomic_bits(&new.ty)?,
                    old,
                    success,
                    address: self.operand(&pointer.ty, &pointer.value)?,
                    expected: self.operand(&expected.ty, &expected.value)?,
                    new: self.operand(&new.ty, &new.value)?,
                    orders: *orders,
                };
                self.emit(op);
                Ok(())
            }
            Operation::AtomicRmw {
                op,
                pointer,
                operand,
                order,
            } => {
                if self.unlocks_or_counts((op, *order), (pointer, operand), dsts)? {
                    return Ok(());
                }
                if self.module.layout.wide_bits(&operand.ty) == Some(128) {
                    let address = self.operand(&pointer.ty, &pointer.value)?;
                    let value = self.halves(&operand.ty, &operand.value)?;
                    let old = self.wide_fetch(rmw_op(op)?, address, value, *order);
                    return self.copy(dsts, &old);
                }
                let op = ir::Op::Rmw {
                    op: rmw_op(op)?,
                    bits: self.atomic_bits(&operand.ty)?,
                    dst: single(dsts)?,
                    address: self.operand(&pointer.ty, &pointer.value)?,
                    value: self.operand(&operand.ty, &operand.value)?,
                    order: *order,
                };
                self.emit(op);
                Ok(())
            }
            Operation::Fence(order) => {
                self.emit(ir::Op::Fence { order: *order });
                Ok(())
            }
            Operation::GetElementPtr {
                source,
                base,
                indices,
            } => self.address(source, base, indices, single(dsts)?),
            _ => Err(malformed()),
        }
    }

    fn alloca(
        &mut self,
        ty: &Type,
        count: Option<&Typed>,
        dst: ir::Reg,
        name: Option<&str>,
    ) -> Result<(), Refusal> {
        let variable = name.and_then(|name| self.variables.get(name)).cloned();
        let name = variable.as_ref().map(|variable| variable.name.clone());
        let shape = self.module.shape(ty, variable)?;
        let count = match count {
            Some(count) => self.operand(&count.ty, &count.value)?,
            None => ir::Operand::Const(1),
        };
        self.stack.insert(dst);
        self.emit(ir::Op::Alloca {
            dst,
            count,
            shape,
            name,
        });
        Ok(())
    }

    pub(super) fn load(
        &mut self,
        ty: &Type,
        pointer: &Typed,
        (order, copies): (MemoryOrder, bool),
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        if order.is_atomic() && self.module.layout.wide_bits(ty) == Some(128) {
            let address = self.operand(&pointer.ty, &pointer.value)?;
            let name = self.atomic_read(address, 16, order);
            let halves = self.unpack(name);
            return self.copy(dsts, &halves);
        }
        self.check_access(ty, order.is_atomic())?;
        let base = self.operand(&pointer.ty, &pointer.value)?;
        let leaves = self.module.layout.leaves(ty)?;
        if leaves.len() != dsts.len() {
            return Err(malformed());
        }
        if self.is_stream(&pointer.value) {
            return self.copy(dsts, &[base]);
        }
        // A structure is loaded to be passed on, whichever parts of it mean something.
        let copies = copies || leaves.len() > 1;
        for (leaf, &dst) in leaves.iter().zip(dsts) {
            let address = self.at_offset(base, leaf.offset);
            self.load_scalar(dst, address, leaf.scalar, (order, copies));
        }
        Ok(())
    }

    /// Whether the compiler marks every load of a value that must be defined, so that what has no mark may be a copy of
    /// bytes that mean nothing. rustc does, where it optimises; clang does not.
    fn marks_definedness(&self) -> bool {
        self.module.is_rust() && !self.out.library
    }

    /// Whether it is `stderr` or one like it. What it points to nobody sees, so it may point to itself; to read it is no
    /// access, or a loop that prints now and then while it waits would do more than wait.
    fn is_stream(&self, variable: &Value) -> bool {
        let Value::Global(name) = variable else {
            return false;
        };
        let variable = self.module.variable(name);
        library::is_stream(name) && variable.is_some_and(|(_, global)| global.initial.is_none())
    }

    fn store(&mut self, value: &Typed, pointer: &Typed, order: MemoryOrder) -> Result<(), Refusal> {
        if order.is_atomic() && self.module.layout.wide_bits(&value.ty) == Some(128) {
            let halves = self.halves(&value.ty, &value.value)?;
            let name = self.pack(halves);
            let address = self.operand(&pointer.ty, &pointer.value)?;
            self.atomic_write(address, name, 16, order);
            return Ok(());
        }
        self.check_access(&value.ty, order.is_atomic())?;
        let operands = self.operands(&value.ty, &value.value)?;
        let base = self.operand(&pointer.ty, &pointer.value)?;
        let leaves = self.module.layout.leaves(&value.ty)?;
        if leaves.len() != operands.len() {
            return Err(malformed());
        }
        for (leaf, operand) in leaves.iter().zip(operands) {
            let address = self.at_offset(base, leaf.offset);
            self.store_scalar(operand, address, leaf.scalar, order);
        }
        Ok(())
    }

    /// Refuses accesses that cannot be split into scalars as they stand.
    fn check_access(&self, ty: &Type, atomic: bool) -> Result<(), Refusal> {
        if atomic {
            return self.atomic_bits(ty).map(drop);
        }
        match self.module.layout.resolve(ty)? {
            // Such elements share bytes.
            Type::Vector(_, element) if matches!(**element, Type::Int(bits) if bits % 8 != 0) => {
                Err(Refusal::when_reached(
                    "an access to a vector of bits; compile without vectorisation (-O1)",
                ))
            }
            _ => Ok(()),
        }
    }

    fn atomic_bits(&self, ty: &Type) -> Result<u8, Refusal> {
        let scalar = self.module.scalar(ty)?;
        match scalar.bits() {
            bits @ (8 | 16 | 32 | 64) => Ok(bits),
            _ => Err(Refusal::when_reached(format!(
                "an atomic access of {}",
                describe(self.module.layout.resolve(ty)?)
            ))),
        }
    }

    /// `base + offset`.
    pub(crate) fn at_offset(&mut self, base: ir::Operand, offset: u64) -> ir::Operand {
        match base {
            _ if offset == 0 => base,
            ir::Operand::Global(id, at) => ir::Operand::Global(id, at.wrapping_add(offset as i64)),
            _ => {
                let dst = self.new_reg();
                self.emit(ir::Op::Address {
                    dst,
                    base,
                    offset: offset as i64,
                    indices: Vec::new(),
                });
                ir::Operand::Reg(dst)
            }
        }
    }

    pub(super) fn load_scalar(
        &mut self,
        dst: ir::Reg,
        address: ir::Operand,
        scalar: Scalar,
        (order, copies): (MemoryOrder, bool),
    ) {
        let bits = scalar.bits();
        let pieces = pieces(scalar.bytes());
        if let ([(_, size)], true) = (pieces.as_slice(), bits.is_multiple_of(8)) {
            return self.emit(ir::Op::Load {
                dst,
                address,
                size: *size,
                order,
                copies,
            });
        }
        // The bytes of a bit-field's odd container, or the bits of a byte above an `i1`.
        let mut whole = ir::Operand::Const(0);
        for (at, size) in pieces {
            let piece = self.new_reg();
            let address = self.at_offset(address, at.into());
            self.emit(ir::Op::Load {
                dst: piece,
                address,
                size,
                order,
                copies,
            });
            let shift = ir::Operand::Const(u64::from(at) * 8);
            let piece = self.binary64(ir::BinaryOp::Shl, ir::Operand::Reg(piece), shift);
            whole = self.binary64(ir::BinaryOp::Or, whole, piece);
        }
        self.emit(ir::Op::Cast {
            op: ir::CastOp::Trunc,
            from: 64,
            to: bits,
            dst,
            src: whole,
        });
    }

    pub(super) fn store_scalar(
        &mut self,
        value: ir::Operand,
        address: ir::Operand,
        scalar: Scalar,
        order: MemoryOrder,
    ) {
        for (at, size) in pieces(scalar.bytes()) {
            let value = match at {
                0 => value,
                _ => {
                    let shift = ir::Operand::Const(u64::from(at) * 8);
                    self.binary64(ir::BinaryOp::LShr, value, shift)
                }
            };
            let address = self.at_offset(address, at.into());
            self.emit(ir::Op::Store {
                address,
                value,
                size,
                order,
            });
        }
    }

    fn binary64(&mut self, op: ir::BinaryOp, lhs: ir::Operand, rhs: ir::Operand) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Binary {
            op,
            bits: 64,
            dst,
            lhs,
            rhs,
        });
        ir::Operand::Reg(dst)
    }

    /// `getelementptr`.
    fn address(
        &mut self,
        source: &Type,
        base: &Typed,
        indices: &[Typed],
        dst: ir::Reg,
    ) -> Result<(), Refusal> {
        let mut base = self.operand(&base.ty, &base.value)?;
        let mut offset = 0i64;
        let mut varying = Vec::new();
        let mut ty = source;
        for (n, index) in indices.iter().enumerate() {
            let operand = self.operand(&index.ty, &index.value)?;
            let bits = self.module.scalar(&index.ty)?.bits();
            let layout = self.module.layout;
            let stride = match (n, layout.resolve(ty)?) {
                (0, _) => layout.size(ty)?,
                (_, Type::Array(_, element) | Type::Vector(_, element)) => {
                    ty = element;
                    layout.size(element)?
                }
                (_, aggregate) => {
                    let ir::Operand::Const(field) = operand else {
                        return Err(malformed());
                    };
                    let (part, at) = layout.part(aggregate, field)?;
                    ty = part;
                    offset = offset.wrapping_add(at as i64);
                    continue;
                }
            };
            let scale = i64::try_from(stride).map_err(|_| malformed())?;
            match operand {
                ir::Operand::Const(number) => {
                    let shift = 64 - u32::from(bits);
                    let number = ((number << shift) as i64) >> shift;
                    offset = offset.wrapping_add(scale.wrapping_mul(number));
                }
                value => varying.push(ir::Index { value, bits, scale }),
            }
        }
        if let ir::Operand::Global(id, at) = base {
            base = ir::Operand::Global(id, at.wrapping_add(offset));
            offset = 0;
        }
        self.emit(if varying.is_empty() && offset == 0 {
            ir::Op::Copy { dst, src: base }
        } else {
            ir::Op::Address {
                dst,
                base,
                offset,
                indices: varying,
            }
        });
        Ok(())
    }
}

fn single(dsts: &[ir::Reg]) -> Result<ir::Reg, Refusal> {
    match dsts {
        [dst] => Ok(*dst),
        _ => Err(malformed()),
    }
}

/// The accesses (offset, size) that together touch `bytes` bytes, largest first.
fn pieces(bytes: u8) -> Vec<(u8, u8)> {
    let mut at = 0;
    let mut pieces = Vec::new();
    while at < bytes {
        let left = bytes - at;
        let size = 1 << left.ilog2();
        pieces.push((at, size));
        at += size;
    }
    pieces
}

pub(super) fn rmw_op(word: &str) -> Result<RmwOp, Refusal> {
    Ok(match word {
        "xchg" => RmwOp::Exchange,
        "add" => RmwOp::Add,
        "sub" => RmwOp::Sub,
        "and" => RmwOp::And,
        "nand" => RmwOp::Nand,
        "or" => RmwOp::Or,
        "xor" => RmwOp::Xor,
        "max" => RmwOp::Max,
        "min" => RmwOp::Min,
        "umax" => RmwOp::UMax,
        "umin" => RmwOp::UMin,
        "fadd" => RmwOp::FAdd,
        "fsub" => RmwOp::FSub,
        "fmin" => RmwOp::FMin,
        "fmax" => RmwOp::FMax,
        _ => {
            return Err(Refusal::when_reached(format!(
                "the atomic operation `{word}`; use a compare-exchange loop"
            )));
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_sizes_are_split_into_powers_of_two() {
        assert_eq!(pieces(1), [(0, 1)]);
        assert_eq!(pieces(8), [(0, 8)]);
        assert_eq!(pieces(7), [(0, 4), (4, 2), (6, 1)]);
    }

    #[test]
    fn unknown_atomic_operations_are_named() {
        assert!(rmw_op("uinc_wrap").unwrap_err().what.contains("uinc_wrap"));
    }
}
