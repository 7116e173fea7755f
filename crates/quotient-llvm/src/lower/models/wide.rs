//! Intrinsic arithmetic on integers of 128 bits.

use quotient_ir::program as ir;

use crate::error::Refusal;
use crate::library::{Arithmetic, Call, unknown};
use crate::lower::function::FunctionLowering;
use crate::lower::{Halves, widened};

use ir::BinaryOp::{Add, And, LShr, Mul, Or, SDiv, Shl, Sub, UDiv, URem, Xor};
use ir::IntPredicate::{Eq, Ne, Slt, Ult};

const ZERO: ir::Operand = ir::Operand::Const(0);
const ALL: Halves = [ir::Operand::Const(u64::MAX); 2];
const LEAST: Halves = [ZERO, ir::Operand::Const(1 << 63)];

/// The only width that programs can ask for.
const BITS: u8 = 128;

impl FunctionLowering<'_, '_> {
    pub(super) fn wide_arithmetic_call(
        &mut self,
        model: Arithmetic,
        call: &Call<'_>,
        bits: u8,
    ) -> Result<(), Refusal> {
        if bits != BITS {
            return Err(Refusal::when_reached(unknown(call.name)));
        }
        let a = self.wide_argument(call, 0)?;
        let [low, high] = a;
        let result = match model {
            Arithmetic::Choose(predicate) => {
                let b = self.wide_argument(call, 1)?;
                let first = self.wide_compare(predicate, BITS, a, b);
                self.wide_choose(first, a, b)
            }
            Arithmetic::Absolute => {
                let negative = self.wide_compare(Slt, BITS, a, widened(0));
                let opposite = self.wide_binary(Sub, BITS, widened(0), a);
                self.wide_choose(negative, opposite, a)
            }
            Arithmetic::CountOnes => {
                let ones = [self.count_ones(64, low), self.count_ones(64, high)];
                [self.binary_op(Add, 64, ones[0], ones[1]), ZERO]
            }
            Arithmetic::LeadingZeros => {
                let zeros = [self.leading_zeros(64, high), self.leading_zeros(64, low)];
                self.zeros_from(high, zeros)
            }
            Arithmetic::TrailingZeros => {
                let zeros = [self.trailing_zeros(64, low), self.trailing_zeros(64, high)];
                self.zeros_from(low, zeros)
            }
            Arithmetic::BitReverse => [self.bit_reverse(64, high), self.bit_reverse(64, low)],
            Arithmetic::Order(less) => {
                let b = self.wide_argument(call, 1)?;
                let below = self.wide_compare(less, BITS, a, b);
                let above = self.wide_compare(less, BITS, b, a);
                let order = self.binary_op(Sub, self.result_bits(call), above, below);
                return self.copy(call.dsts, &[order]);
            }
            Arithmetic::ByteSwap => [self.byte_swap(64, high), self.byte_swap(64, low)],
            Arithmetic::FunnelLeft | Arithmetic::FunnelRight => {
                let b = self.wide_argument(call, 1)?;
                let shift = self.wide_argument(call, 2)?;
                self.wide_funnel(a, b, shift, model == Arithmetic::FunnelLeft)
            }
            Arithmetic::Saturating(op, signed) => {
                let b = self.wide_argument(call, 1)?;
                let plain = self.wide_binary(op, BITS, a, b);
                let over = self.wide_overflow(op, signed, a, b, plain);
                let end = match (op, signed) {
                    (Add, false) => ALL,
                    (_, false) => widened(0),
                    (_, true) => {
                        let negative = self.wide_compare(Slt, BITS, a, widened(0));
                        let most = self.wide_binary(Xor, BITS, LEAST, ALL);
                        self.wide_choose(negative, LEAST, most)
                    }
                };
                self.wide_choose(over, end, plain)
            }
            Arithmetic::Overflow(op, signed) => {
                let b = self.wide_argument(call, 1)?;
                let result = self.wide_binary(op, BITS, a, b);
                let over = self.wide_overflow(op, signed, a, b, result);
                return self.copy(call.dsts, &[result[0], result[1], over]);
            }
            Arithmetic::FloatAbsolute | Arithmetic::MultiplyAdd | Arithmetic::FusedMultiplyAdd => {
                return Err(Refusal::when_reached(unknown(call.name)));
            }
        };
        self.copy(call.dsts, &result)
    }

    /// Zeros are counted in one half and, if there is nothing else in it, on in the other.
    fn zeros_from(&mut self, half: ir::Operand, [here, beyond]: [ir::Operand; 2]) -> Halves {
        let empty = self.compare(Eq, 64, half, ZERO);
        let all = self.binary_op(Add, 64, beyond, ir::Operand::Const(64));
        [self.choose(empty, all, here), ZERO]
    }

    /// The two numbers side by side, shifted, and the half that is asked for.
    fn wide_funnel(&mut self, a: Halves, b: Halves, shift: Halves, left: bool) -> Halves {
        let width = widened(BITS.into());
        let shift = self.wide_binary(URem, BITS, shift, width);
        let rest = self.wide_binary(Sub, BITS, width, shift);
        let (high, low) = if left { (shift, rest) } else { (rest, shift) };
        let high = self.wide_binary(Shl, BITS, a, high);
        let low = self.wide_binary(LShr, BITS, b, low);
        self.wide_binary(Or, BITS, high, low)
    }

    /// Whether the result is not that of unlimited numbers: as with narrow ones.
    fn wide_overflow(
        &mut self,
        op: ir::BinaryOp,
        signed: bool,
        a: Halves,
        b: Halves,
        result: Halves,
    ) -> ir::Operand {
        match (op, signed) {
            (Mul, _) => {
                let zero = self.wide_compare(Eq, BITS, a, widened(0));
                let minus_one = match signed {
                    true => self.wide_compare(Eq, BITS, a, ALL),
                    false => ZERO,
                };
                let apart = self.binary_op(Or, 1, zero, minus_one);
                let divisor = self.wide_choose(apart, widened(1), a);
                let divide = if signed { SDiv } else { UDiv };
                let quotient = self.wide_binary(divide, BITS, result, divisor);
                let differs = self.wide_compare(Ne, BITS, quotient, b);
                let least = self.wide_compare(Eq, BITS, b, LEAST);
                let general = self.choose(minus_one, least, differs);
                self.choose(zero, ZERO, general)
            }
            (Add, false) => self.wide_compare(Ult, BITS, result, a),
            (_, false) => self.wide_compare(Ult, BITS, a, b),
            (_, true) => {
                let moved = self.wide_binary(Xor, BITS, a, result);
                let other = if op == Add { result } else { a };
                let other = self.wide_binary(Xor, BITS, b, other);
                let wrong = self.wide_binary(And, BITS, moved, other);
                self.wide_compare(Slt, BITS, wrong, widened(0))
            }
        }
    }
}
