//! Intrinsic arithmetic, spelled out in the operations that the IR has.
//!
//! Relies on the IR's shifts by the width or more giving 0.

use quotient_ir::program as ir;

use crate::error::Refusal;
use crate::library::{Arithmetic, Call, unknown};
use crate::lower::function::FunctionLowering;

use ir::BinaryOp::{Add, And, LShr, Mul, Or, SDiv, Shl, Sub, UDiv, URem, Xor};
use ir::IntPredicate::{Eq, Ne, Sgt, Slt, Ult};

fn number(number: u64) -> ir::Operand {
    ir::Operand::Const(number)
}

/// All bits of the width.
fn ones(bits: u8) -> u64 {
    u64::MAX >> (64 - u32::from(bits.clamp(1, 64)))
}

fn float_width(bits: u8) -> ir::FloatWidth {
    match bits {
        32 => ir::FloatWidth::F32,
        _ => ir::FloatWidth::F64,
    }
}

impl FunctionLowering<'_, '_> {
    pub(super) fn arithmetic_call(
        &mut self,
        model: Arithmetic,
        call: &Call<'_>,
    ) -> Result<(), Refusal> {
        if let Some(bits) = self.wide_argument_bits(call) {
            return self.wide_arithmetic_call(model, call, bits);
        }
        let bits = self.argument_bits(call, 0)?;
        let a = self.argument(call, 0)?;
        let result = match model {
            Arithmetic::Choose(predicate) => {
                let b = self.argument(call, 1)?;
                let first = self.compare(predicate, bits, a, b);
                self.choose(first, a, b)
            }
            Arithmetic::Absolute => {
                let negative = self.compare(Slt, bits, a, number(0));
                let opposite = self.binary_op(Sub, bits, number(0), a);
                self.choose(negative, opposite, a)
            }
            Arithmetic::FloatAbsolute => self.binary_op(And, bits, a, number(ones(bits) >> 1)),
            Arithmetic::MultiplyAdd => return self.multiply_add(call, bits, a),
            Arithmetic::FusedMultiplyAdd => {
                let dst = self.new_reg();
                let op = ir::Op::MultiplyAdd {
                    width: float_width(bits),
                    dst,
                    lhs: a,
                    rhs: self.argument(call, 1)?,
                    added: self.argument(call, 2)?,
                };
                self.emit(op);
                ir::Operand::Reg(dst)
            }
            Arithmetic::CountOnes => self.count_ones(bits, a),
            Arithmetic::LeadingZeros => self.leading_zeros(bits, a),
            Arithmetic::TrailingZeros => self.trailing_zeros(bits, a),
            Arithmetic::ByteSwap => self.byte_swap(bits, a),
            Arithmetic::BitReverse => self.bit_reverse(bits, a),
            Arithmetic::Order(less) => {
                let b = self.argument(call, 1)?;
                let below = self.compare(less, bits, a, b);
                let above = self.compare(less, bits, b, a);
                self.binary_op(Sub, self.result_bits(call), above, below)
            }
            Arithmetic::FunnelLeft | Arithmetic::FunnelRight => {
                let b = self.argument(call, 1)?;
                let shift = self.argument(call, 2)?;
                self.funnel(bits, a, b, shift, model == Arithmetic::FunnelLeft)
            }
            Arithmetic::Saturating(op, signed) => self.saturating(call, (op, signed), bits, a)?,
            Arithmetic::Overflow(op, signed) => {
                let b = self.argument(call, 1)?;
                return self.with_overflow(call, op, signed, bits, a, b);
            }
        };
        self.give(call, result);
        Ok(())
    }

    fn saturating(
        &mut self,
        call: &Call<'_>,
        (op, signed): (ir::BinaryOp, bool),
        bits: u8,
        a: ir::Operand,
    ) -> Result<ir::Operand, Refusal> {
        let b = self.argument(call, 1)?;
        let plain = self.binary_op(op, bits, a, b);
        let over = self.overflows(call, op, signed, bits, [a, b, plain])?;
        let end = match (op, signed) {
            (Add, false) => number(ones(bits)),
            (_, false) => number(0),
            (_, true) => {
                let most = ones(bits) >> 1;
                let negative = self.compare(Slt, bits, a, number(0));
                self.choose(negative, number(most + 1), number(most))
            }
        };
        Ok(self.choose(over, end, plain))
    }

    pub(crate) fn binary_op(
        &mut self,
        op: ir::BinaryOp,
        bits: u8,
        lhs: ir::Operand,
        rhs: ir::Operand,
    ) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Binary {
            op,
            bits,
            dst,
            lhs,
            rhs,
        });
        ir::Operand::Reg(dst)
    }

    pub(crate) fn compare(
        &mut self,
        predicate: ir::IntPredicate,
        bits: u8,
        lhs: ir::Operand,
        rhs: ir::Operand,
    ) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::IntCompare {
            predicate,
            bits,
            dst,
            lhs,
            rhs,
        });
        ir::Operand::Reg(dst)
    }

    pub(crate) fn choose(
        &mut self,
        condition: ir::Operand,
        then: ir::Operand,
        otherwise: ir::Operand,
    ) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Select {
            dst,
            condition,
            then,
            otherwise,
        });
        ir::Operand::Reg(dst)
    }

    /// Sums of neighbouring bits, then pairs, then nibbles; the product adds up the bytes.
    pub(in crate::lower) fn count_ones(&mut self, bits: u8, a: ir::Operand) -> ir::Operand {
        const EVEN: u64 = 0x5555_5555_5555_5555;
        const PAIRS: u64 = 0x3333_3333_3333_3333;
        const NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        const BYTES: u64 = 0x0101_0101_0101_0101;
        let odd = self.binary_op(LShr, 64, a, number(1));
        let odd = self.binary_op(And, 64, odd, number(EVEN));
        let two = self.binary_op(Sub, 64, a, odd);
        let low = self.binary_op(And, 64, two, number(PAIRS));
        let high = self.binary_op(LShr, 64, two, number(2));
        let high = self.binary_op(And, 64, high, number(PAIRS));
        let four = self.binary_op(Add, 64, low, high);
        let high = self.binary_op(LShr, 64, four, number(4));
        let eight = self.binary_op(Add, 64, four, high);
        let eight = self.binary_op(And, 64, eight, number(NIBBLES));
        let sum = self.binary_op(Mul, 64, eight, number(BYTES));
        let sum = self.binary_op(LShr, 64, sum, number(56));
        self.binary_op(And, bits, sum, number(ones(bits)))
    }

    /// Sets all bits below the first one, and counts the others.
    pub(in crate::lower) fn leading_zeros(&mut self, bits: u8, a: ir::Operand) -> ir::Operand {
        let mut smeared = a;
        for shift in [1, 2, 4, 8, 16, 32] {
            let shifted = self.binary_op(LShr, bits, smeared, number(shift));
            smeared = self.binary_op(Or, bits, smeared, shifted);
        }
        let ones = self.count_ones(bits, smeared);
        self.binary_op(Sub, bits, number(bits.into()), ones)
    }

    /// Counts the bits below the last one.
    pub(in crate::lower) fn trailing_zeros(&mut self, bits: u8, a: ir::Operand) -> ir::Operand {
        let less = self.binary_op(Sub, bits, a, number(1));
        let not = self.binary_op(Xor, bits, a, number(ones(bits)));
        let below = self.binary_op(And, bits, not, less);
        self.count_ones(bits, below)
    }

    pub(in crate::lower) fn byte_swap(&mut self, bits: u8, a: ir::Operand) -> ir::Operand {
        let bytes = u64::from(bits / 8);
        let mut result = number(0);
        for n in 0..bytes {
            let byte = self.binary_op(LShr, bits, a, number(n * 8));
            let byte = self.binary_op(And, bits, byte, number(0xff));
            let byte = self.binary_op(Shl, bits, byte, number((bytes - 1 - n) * 8));
            result = self.binary_op(Or, bits, result, byte);
        }
        result
    }

    pub(in crate::lower) fn bit_reverse(&mut self, bits: u8, a: ir::Operand) -> ir::Operand {
        let bits_in_all = u64::from(bits);
        let mut result = number(0);
        for n in 0..bits_in_all {
            let bit = self.binary_op(LShr, bits, a, number(n));
            let bit = self.binary_op(And, bits, bit, number(1));
            let bit = self.binary_op(Shl, bits, bit, number(bits_in_all - 1 - n));
            result = self.binary_op(Or, bits, result, bit);
        }
        result
    }

    /// The two numbers side by side, shifted, and the half that is asked for.
    fn funnel(
        &mut self,
        bits: u8,
        a: ir::Operand,
        b: ir::Operand,
        shift: ir::Operand,
        left: bool,
    ) -> ir::Operand {
        let width = number(bits.into());
        let shift = self.binary_op(URem, bits, shift, width);
        let rest = self.binary_op(Sub, bits, width, shift);
        let (high, low) = if left { (shift, rest) } else { (rest, shift) };
        let high = self.binary_op(Shl, bits, a, high);
        let low = self.binary_op(LShr, bits, b, low);
        self.binary_op(Or, bits, high, low)
    }

    fn multiply_add(&mut self, call: &Call<'_>, bits: u8, a: ir::Operand) -> Result<(), Refusal> {
        let width = float_width(bits);
        let b = self.argument(call, 1)?;
        let c = self.argument(call, 2)?;
        let product = self.new_reg();
        self.emit(ir::Op::Float {
            op: ir::FloatOp::Mul,
            width,
            dst: product,
            lhs: a,
            rhs: b,
        });
        let sum = self.new_reg();
        self.emit(ir::Op::Float {
            op: ir::FloatOp::Add,
            width,
            dst: sum,
            lhs: ir::Operand::Reg(product),
            rhs: c,
        });
        self.give(call, ir::Operand::Reg(sum));
        Ok(())
    }

    fn with_overflow(
        &mut self,
        call: &Call<'_>,
        op: ir::BinaryOp,
        signed: bool,
        bits: u8,
        a: ir::Operand,
        b: ir::Operand,
    ) -> Result<(), Refusal> {
        let result = self.binary_op(op, bits, a, b);
        let over = self.overflows(call, op, signed, bits, [a, b, result])?;
        self.copy(call.dsts, &[result, over])
    }

    /// Whether the result is not that of unlimited numbers.
    fn overflows(
        &mut self,
        call: &Call<'_>,
        op: ir::BinaryOp,
        signed: bool,
        bits: u8,
        [a, b, result]: [ir::Operand; 3],
    ) -> Result<ir::Operand, Refusal> {
        Ok(match (op, signed) {
            (Add, false) => self.compare(Ult, bits, result, a),
            (Sub, false) => self.compare(Ult, bits, a, b),
            (Mul, false) => self.unsigned_product_overflows(bits, a, b, result),
            (Mul, true) => self.signed_product_overflows(bits, a, b, result),
            (_, true) => {
                if let ir::Operand::Const(constant) = b {
                    return Ok(self.constant_overflows(op == Add, bits, a, constant));
                }
                // The sign is wrong: it differs from that of `a`, although `b` pulls the other
                // way (addition: from both).
                let moved = self.binary_op(Xor, bits, a, result);
                let other = if op == Add { result } else { a };
                let other = self.binary_op(Xor, bits, b, other);
                let wrong = self.binary_op(And, bits, moved, other);
                self.compare(Slt, bits, wrong, number(0))
            }
            _ => return Err(Refusal::when_reached(unknown(call.name))),
        })
    }

    /// Whether a signed number plus a constant, or less it, does not fit: whether it is beyond the last one for which
    /// it does. That is a comparison, which inputs can be asked for.
    fn constant_overflows(
        &mut self,
        adds: bool,
        bits: u8,
        a: ir::Operand,
        constant: u64,
    ) -> ir::Operand {
        let least = 1u64 << (bits - 1);
        let up = adds == (constant & least == 0);
        let end = if up { least - 1 } else { least };
        let last = match adds {
            true => end.wrapping_sub(constant),
            false => end.wrapping_add(constant),
        };
        let predicate = if up { Sgt } else { Slt };
        self.compare(predicate, bits, a, number(last & ones(bits)))
    }

    /// `result / a != b`, where `a` is not 0.
    fn unsigned_product_overflows(
        &mut self,
        bits: u8,
        a: ir::Operand,
        b: ir::Operand,
        result: ir::Operand,
    ) -> ir::Operand {
        let zero = self.compare(Eq, bits, a, number(0));
        let divisor = self.choose(zero, number(1), a);
        let quotient = self.binary_op(UDiv, bits, result, divisor);
        let differs = self.compare(Ne, bits, quotient, b);
        self.choose(zero, number(0), differs)
    }

    /// The same for signed numbers, where -1 is apart as well: it overflows just for the least
    /// number, and dividing that by it does too.
    fn signed_product_overflows(
        &mut self,
        bits: u8,
        a: ir::Operand,
        b: ir::Operand,
        result: ir::Operand,
    ) -> ir::Operand {
        let zero = self.compare(Eq, bits, a, number(0));
        let minus_one = self.compare(Eq, bits, a, number(ones(bits)));
        let apart = self.binary_op(Or, 1, zero, minus_one);
        let divisor = self.choose(apart, number(1), a);
        let quotient = self.binary_op(SDiv, bits, result, divisor);
        let differs = self.compare(Ne, bits, quotient, b);
        let least = self.compare(Eq, bits, b, number(1 << (bits - 1)));
        let general = self.choose(minus_one, least, differs);
        self.choose(zero, number(0), general)
    }
}
