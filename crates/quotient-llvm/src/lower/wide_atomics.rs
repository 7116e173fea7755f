//! Atomic accesses to more than 8 bytes at once.
//!
//! What such an access reads and writes is in a register by its name, which [`ir::Op::Pack`] and
//! [`ir::Op::Unpack`] exchange for the bytes themselves; the access is then one like any other. What
//! a processor has no instruction for, a fetch-add of 128 bits, is a compare-exchange that is
//! repeated, as compilers have it.

use quotient_ir::program as ir;
use quotient_model::{MemoryOrder, Orders, RmwOp};

use super::function::FunctionLowering;
use super::wide::{Halves, widened};
use crate::ast::Typed;
use crate::error::{Refusal, malformed};
use crate::layout::Scalar;

/// The most bytes of an atomic access.
pub(crate) const WIDEST: u8 = 16;

const BITS: u8 = 128;

impl FunctionLowering<'_, '_> {
    /// The name of 16 bytes.
    pub(crate) fn pack(&mut self, [low, high]: Halves) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Pack { dst, low, high });
        ir::Operand::Reg(dst)
    }

    /// The 16 bytes that have the name.
    pub(crate) fn unpack(&mut self, src: ir::Operand) -> Halves {
        [false, true].map(|high| {
            let dst = self.new_reg();
            self.emit(ir::Op::Unpack { dst, src, high });
            ir::Operand::Reg(dst)
        })
    }

    /// An atomic read of up to 16 bytes.
    pub(crate) fn atomic_read(
        &mut self,
        address: ir::Operand,
        size: u8,
        order: MemoryOrder,
    ) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Load {
            dst,
            address,
            size,
            order,
            copies: false,
        });
        ir::Operand::Reg(dst)
    }

    /// An atomic write of up to 16 bytes.
    pub(crate) fn atomic_write(
        &mut self,
        address: ir::Operand,
        value: ir::Operand,
        size: u8,
        order: MemoryOrder,
    ) {
        self.emit(ir::Op::Store {
            address,
            value,
            size,
            order,
        });
    }

    /// An atomic compare-exchange of up to 16 bytes: what was found, and whether that was expected.
    pub(crate) fn atomic_compare_exchange(
        &mut self,
        address: ir::Operand,
        size: u8,
        expected: ir::Operand,
        new: ir::Operand,
        orders: Orders,
    ) -> (ir::Operand, ir::Operand) {
        let (old, success) = (self.new_reg(), self.new_reg());
        self.emit(ir::Op::CompareExchange {
            bits: size * 8,
            old,
            success,
            address,
            expected,
            new,
            orders,
        });
        (ir::Operand::Reg(old), ir::Operand::Reg(success))
    }

    /// An atomic exchange of up to 16 bytes: what was found.
    pub(crate) fn atomic_exchange(
        &mut self,
        address: ir::Operand,
        size: u8,
        value: ir::Operand,
        order: MemoryOrder,
    ) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Rmw {
            op: RmwOp::Exchange,
            bits: size * 8,
            dst,
            address,
            value,
            order,
        });
        ir::Operand::Reg(dst)
    }

    /// Reads up to 16 bytes one after the other: their value, or its name.
    pub(crate) fn plain_read(&mut self, address: ir::Operand, size: u8) -> ir::Operand {
        let parts = parts(size).map(|(offset, scalar)| {
            let dst = self.new_reg();
            let address = self.at_offset(address, offset);
            self.load_scalar(dst, address, scalar, (MemoryOrder::NotAtomic, false));
            ir::Operand::Reg(dst)
        });
        match *parts.collect::<Vec<_>>() {
            [low, high] => self.pack([low, high]),
            [value] => value,
            _ => ir::Operand::Const(0),
        }
    }

    /// Writes up to 16 bytes one after the other.
    pub(crate) fn plain_write(&mut self, address: ir::Operand, value: ir::Operand, size: u8) {
        let values = match size {
            ..=8 => vec![value],
            _ => self.unpack(value).to_vec(),
        };
        for ((offset, scalar), value) in parts(size).zip(values) {
            let address = self.at_offset(address, offset);
            self.store_scalar(value, address, scalar, MemoryOrder::NotAtomic);
        }
    }

    pub(super) fn wide_compare_exchange(
        &mut self,
        pointer: &Typed,
        expected: &Typed,
        new: &Typed,
        orders: Orders,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let &[low, high, success] = dsts else {
            return Err(malformed());
        };
        let address = self.operand(&pointer.ty, &pointer.value)?;
        let expected = self.halves(&expected.ty, &expected.value)?;
        let new = self.halves(&new.ty, &new.value)?;
        let (expected, new) = (self.pack(expected), self.pack(new));
        let (found, exchanged) =
            self.atomic_compare_exchange(address, WIDEST, expected, new, orders);
        let found = self.unpack(found);
        self.copy(&[low, high, success], &[found[0], found[1], exchanged])
    }

    /// An atomic read-modify-write of 16 bytes: what was found.
    pub(crate) fn wide_fetch(
        &mut self,
        op: RmwOp,
        address: ir::Operand,
        value: Halves,
        order: MemoryOrder,
    ) -> Halves {
        if op == RmwOp::Exchange {
            let value = self.pack(value);
            let old = self.atomic_exchange(address, WIDEST, value, order);
            return self.unpack(old);
        }
        let first = self.atomic_read(address, WIDEST, MemoryOrder::Relaxed);
        let orders = Orders {
            success: order,
            failure: MemoryOrder::Relaxed,
        };
        let mut result = widened(0);
        self.repeat(first, |this, expected| {
            let old = this.unpack(expected);
            let new = this.applied(op, old, value);
            let new = this.pack(new);
            result = old;
            let (found, exchanged) =
                this.atomic_compare_exchange(address, WIDEST, expected, new, orders);
            (exchanged, found)
        });
        result
    }

    /// What a read-modify-write makes of two numbers.
    fn applied(&mut self, op: RmwOp, old: Halves, value: Halves) -> Halves {
        use ir::BinaryOp::{Add, And, Or, Sub, Xor};
        use ir::IntPredicate::{Sgt, Slt, Ugt, Ult};
        let binary = match op {
            RmwOp::Exchange => return value,
            RmwOp::Add => Add,
            RmwOp::Sub => Sub,
            RmwOp::And => And,
            RmwOp::Or => Or,
            RmwOp::Xor => Xor,
            RmwOp::Nand => {
                let both = self.wide_binary(And, BITS, old, value);
                let all = [ir::Operand::Const(u64::MAX); 2];
                return self.wide_binary(Xor, BITS, both, all);
            }
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMin | RmwOp::FMax => {
                unreachable!("no number of floating point has 128 bits here")
            }
            RmwOp::Min | RmwOp::Max | RmwOp::UMin | RmwOp::UMax => {
                let stays = match op {
                    RmwOp::Min => Slt,
                    RmwOp::Max => Sgt,
                    RmwOp::UMin => Ult,
                    _ => Ugt,
                };
                let stays = self.wide_compare(stays, BITS, old, value);
                return self.wide_choose(stays, old, value);
            }
        };
        self.wide_binary(binary, BITS, old, value)
    }
}

/// The one or two words (offset, type) that so many bytes are.
fn parts(size: u8) -> impl Iterator<Item = (u64, Scalar)> {
    let size = size.min(WIDEST);
    let word = move |at: u8| (u64::from(at), Scalar::Int(8 * (size - at).min(8)));
    [0, 8].into_iter().filter(move |&at| at < size).map(word)
}
