//! Integers of 256 bits, which optimisation makes of products of two that have 128: to divide by a constant, as the decimal
//! digits of a `u128` need it, is to multiply by its inverse and to take the upper half.
//!
//! Such an integer is four words, the lowest first. What it is computed with here is made of operations on integers of 128
//! bits: products, shifts by constants, sums, differences and what goes bit by bit. All else is refused when it is reached.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use super::wide::Halves;
use crate::ast::{CastOp, Type, Typed, Value};
use crate::error::{Refusal, malformed};

const ZERO: ir::Operand = ir::Operand::Const(0);

/// The lowest 64 bits first.
type Words = [ir::Operand; 4];

impl FunctionLowering<'_, '_> {
    /// The words of a constant.
    pub(super) fn widest_constant(&self, number: i128) -> Vec<ir::Operand> {
        let sign = if number < 0 { u64::MAX } else { 0 };
        let words = [number as u64, (number >> 64) as u64, sign, sign];
        words.map(ir::Operand::Const).to_vec()
    }

    /// An operation on two of them; `None` if it is of no kind that is known here.
    pub(super) fn widest_binary(
        &mut self,
        op: ir::BinaryOp,
        ty: &Type,
        left: &Value,
        right: &Value,
    ) -> Result<Option<Words>, Refusal> {
        let words = |operands: Vec<ir::Operand>| Words::try_from(operands).map_err(|_| malformed());
        let lhs = words(self.operands(ty, left)?)?;
        let rhs = words(self.operands(ty, right)?)?;
        Ok(match (op, right) {
            (ir::BinaryOp::And | ir::BinaryOp::Or | ir::BinaryOp::Xor, _) => {
                Some([0, 1, 2, 3].map(|n| self.binary_op(op, 64, lhs[n], rhs[n])))
            }
            (ir::BinaryOp::Mul, _) => Some(self.widest_product(lhs, rhs)),
            (ir::BinaryOp::Add, _) => Some(self.widest_sum(lhs, rhs)),
            (ir::BinaryOp::Shl | ir::BinaryOp::LShr, Value::Int(Some(by @ 0..256))) => {
                Some(self.widest_shift(op, lhs, *by as usize))
            }
            _ => None,
        })
    }

    /// By columns, as on paper: the products of words have 128 bits, and so has what is carried.
    fn widest_product(&mut self, lhs: Words, rhs: Words) -> Words {
        let mut result = [ZERO; 4];
        for (n, &word) in rhs.iter().enumerate() {
            let mut carried = [ZERO, ZERO];
            for (m, &other) in lhs.iter().enumerate().take(4 - n) {
                // At most (2^64 - 1)^2 + 2 (2^64 - 1), which is 2^128 - 1.
                let product = self.wide_sum_op(ir::BinaryOp::Mul, [other, ZERO], [word, ZERO]);
                let sum = self.wide_sum_op(ir::BinaryOp::Add, product, [result[n + m], ZERO]);
                let sum = self.wide_sum_op(ir::BinaryOp::Add, sum, carried);
                result[n + m] = sum[0];
                carried = [sum[1], ZERO];
            }
        }
        result
    }

    fn widest_sum(&mut self, lhs: Words, rhs: Words) -> Words {
        let mut carried = ZERO;
        [0, 1, 2, 3].map(|n| {
            let sum = self.wide_sum_op(ir::BinaryOp::Add, [lhs[n], ZERO], [rhs[n], ZERO]);
            let [low, high] = self.wide_sum_op(ir::BinaryOp::Add, sum, [carried, ZERO]);
            carried = high;
            low
        })
    }

    /// By a constant: every word is made of two that lie beside each other.
    fn widest_shift(&mut self, op: ir::BinaryOp, words: Words, by: usize) -> Words {
        let (whole, bits) = (by / 64, (by % 64) as u64);
        let left = op == ir::BinaryOp::Shl;
        let word = |n: Option<usize>| n.and_then(|n| words.get(n)).copied().unwrap_or(ZERO);
        [0, 1, 2, 3].map(|n: usize| {
            let (near, far) = match left {
                true => (n.checked_sub(whole), n.checked_sub(whole + 1)),
                false => (Some(n + whole), Some(n + whole + 1)),
            };
            if bits == 0 {
                return word(near);
            }
            let back = match left {
                true => ir::BinaryOp::LShr,
                false => ir::BinaryOp::Shl,
            };
            let near = self.binary_op(op, 64, word(near), ir::Operand::Const(bits));
            let far = self.binary_op(back, 64, word(far), ir::Operand::Const(64 - bits));
            self.binary_op(ir::BinaryOp::Or, 64, near, far)
        })
    }

    fn wide_sum_op(&mut self, op: ir::BinaryOp, lhs: Halves, rhs: Halves) -> Halves {
        self.wide_binary(op, 128, lhs, rhs)
    }

    /// A conversion from or to one of them: it is cut, or filled up; `None` if it is another.
    pub(super) fn widest_cast(
        &mut self,
        op: CastOp,
        value: &Typed,
        to: &Type,
        sources: &[ir::Operand],
    ) -> Result<Option<Vec<ir::Operand>>, Refusal> {
        let layout = &self.module.layout;
        match op {
            CastOp::ZExt if layout.is_widest(to) => {
                let mut words = sources.to_vec();
                words.resize(4, ZERO);
                Ok(Some(words))
            }
            CastOp::Trunc if layout.is_widest(&value.ty) => {
                let leaves = layout.leaves(to)?;
                let parts = leaves.iter().zip(sources);
                let parts: Vec<_> = parts
                    .map(|(leaf, &word)| (leaf.scalar.bits(), word))
                    .collect();
                let cut = parts.into_iter();
                Ok(Some(
                    cut.map(|(bits, word)| self.cut_to(bits, word)).collect(),
                ))
            }
            _ => Ok(None),
        }
    }
}
