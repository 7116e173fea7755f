//! What the pure instructions compute: one place for the interpreter and for constant folding.
//!
//! Values are zero-extended from their width, and so is every result.

mod wide;

pub(crate) use wide::wide;

use std::num::FpCategory;

use crate::program::{BinaryOp, CastOp, FloatFunction, FloatOp, FloatPredicate, FloatWidth};

/// The low `bits` bits set, of which there are 1 to 64; more count as 64.
#[inline]
pub(crate) fn mask(bits: u8) -> u64 {
    u64::MAX >> above(bits)
}

/// How many bits of a word are above the low `bits`.
#[inline]
fn above(bits: u8) -> u32 {
    // The mask takes nothing off, but what is cut to 6 bits the machine shifts by as it is.
    (64 - u32::from(bits.min(64))) & 63
}

/// The value, sign-extended from `bits`.
#[inline]
pub(crate) fn signed(value: u64, bits: u8) -> i64 {
    let shift = above(bits);
    ((value << shift) as i64) >> shift
}

/// The result of integer arithmetic, or why there is none.
#[inline(always)]
pub(crate) fn binary(op: BinaryOp, bits: u8, a: u64, b: u64) -> Result<u64, &'static str> {
    let result = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl if b >= u64::from(bits) => 0,
        BinaryOp::Shl => a << b,
        BinaryOp::LShr if b >= u64::from(bits) => 0,
        BinaryOp::LShr => a >> b,
        BinaryOp::AShr => (signed(a, bits) >> b.min(63)) as u64,
        BinaryOp::UDiv | BinaryOp::URem | BinaryOp::SDiv | BinaryOp::SRem => {
            return divide(op, bits, a, b);
        }
    };
    Ok(result & mask(bits))
}

#[inline(never)]
fn divide(op: BinaryOp, bits: u8, a: u64, b: u64) -> Result<u64, &'static str> {
    if b & mask(bits) == 0 {
        return Err("division by zero");
    }
    let (x, y) = (signed(a, bits), signed(b, bits));
    let least = signed(1 << (bits.clamp(1, 64) - 1), bits);
    let result = match op {
        BinaryOp::UDiv => a / b,
        BinaryOp::URem => a % b,
        _ if x == least && y == -1 => {
            return Err("signed division overflows (the least number divided by -1)");
        }
        BinaryOp::SDiv => (x / y) as u64,
        _ => (x % y) as u64,
    };
    Ok(result & mask(bits))
}

/// The number that the bits stand for. Every `f32` is an `f64`, and an operation on two `f32`
/// done in `f64` and rounded once gives the `f32` result (f64 has more than twice the digits).
fn to_float(width: FloatWidth, value: u64) -> f64 {
    match width {
        FloatWidth::F32 => f64::from(f32::from_bits(value as u32)),
        FloatWidth::F64 => f64::from_bits(value),
    }
}

fn from_float(width: FloatWidth, value: f64) -> u64 {
    match width {
        FloatWidth::F32 => u64::from((value as f32).to_bits()),
        FloatWidth::F64 => value.to_bits(),
    }
}

/// The result of floating-point arithmetic.
pub(crate) fn float(op: FloatOp, width: FloatWidth, a: u64, b: u64) -> u64 {
    let (x, y) = (to_float(width, a), to_float(width, b));
    let result = match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
        FloatOp::Rem => x % y,
        FloatOp::Power => libm::pow(x, y),
        FloatOp::ArcTangent2 => libm::atan2(x, y),
        FloatOp::Hypotenuse => libm::hypot(x, y),
        FloatOp::CopySign => x.copysign(y),
        FloatOp::Minimum => x.min(y),
        FloatOp::Maximum => x.max(y),
    };
    from_float(width, result)
}

/// The product of the first two and what is added to it, rounded once: a float's in its own width, for to round a sum
/// twice may give another number.
pub(crate) fn multiply_add(width: FloatWidth, operands: [u64; 3]) -> u64 {
    match width {
        FloatWidth::F32 => {
            let [x, y, added] = operands.map(|bits| f32::from_bits(bits as u32));
            u64::from(x.mul_add(y, added).to_bits())
        }
        FloatWidth::F64 => {
            let [x, y, added] = operands.map(f64::from_bits);
            x.mul_add(y, added).to_bits()
        }
    }
}

/// The bit of the kind of number that it is.
fn class(width: FloatWidth, a: u64) -> u64 {
    let (category, quiet) = match width {
        FloatWidth::F32 => (f32::from_bits(a as u32).classify(), a >> 22 & 1),
        FloatWidth::F64 => (f64::from_bits(a).classify(), a >> 51 & 1),
    };
    // Below 5 the negative ones, from minus infinity up, from 5 on the others.
    let (below, above) = match category {
        FpCategory::Nan => return 1 << quiet,
        FpCategory::Infinite => (2, 9),
        FpCategory::Normal => (3, 8),
        FpCategory::Subnormal => (4, 7),
        FpCategory::Zero => (5, 6),
    };
    1 << if to_float(width, a).is_sign_negative() {
        below
    } else {
        above
    }
}

/// The function of a floating-point number. The same on every machine, which is why it is not left to
/// the system's library.
pub(crate) fn float_function(function: FloatFunction, width: FloatWidth, a: u64) -> u64 {
    let x = to_float(width, a);
    let result = match function {
        // Also of what is not a number.
        FloatFunction::Negate => {
            return match width {
                FloatWidth::F32 => a ^ (1 << 31),
                FloatWidth::F64 => a ^ (1 << 63),
            };
        }
        FloatFunction::Class => return class(width, a),
        FloatFunction::SquareRoot => x.sqrt(),
        FloatFunction::CubeRoot => libm::cbrt(x),
        FloatFunction::Floor => x.floor(),
        FloatFunction::Ceiling => x.ceil(),
        FloatFunction::Truncate => x.trunc(),
        FloatFunction::Round => x.round(),
        FloatFunction::RoundEven => x.round_ties_even(),
        FloatFunction::Exponential => libm::exp(x),
        FloatFunction::Exponential2 => libm::exp2(x),
        FloatFunction::ExponentialLess1 => libm::expm1(x),
        FloatFunction::Logarithm => libm::log(x),
        FloatFunction::Logarithm2 => libm::log2(x),
        FloatFunction::Logarithm10 => libm::log10(x),
        FloatFunction::LogarithmPlus1 => libm::log1p(x),
        FloatFunction::Sine => libm::sin(x),
        FloatFunction::Cosine => libm::cos(x),
        FloatFunction::Tangent => libm::tan(x),
        FloatFunction::ArcSine => libm::asin(x),
        FloatFunction::ArcCosine => libm::acos(x),
        FloatFunction::ArcTangent => libm::atan(x),
        FloatFunction::HyperbolicSine => libm::sinh(x),
        FloatFunction::HyperbolicCosine => libm::cosh(x),
        FloatFunction::HyperbolicTangent => libm::tanh(x),
    };
    from_float(width, result)
}

/// Does the comparison hold?
pub(crate) fn float_compare(predicate: FloatPredicate, width: FloatWidth, a: u64, b: u64) -> bool {
    let (x, y) = (to_float(width, a), to_float(width, b));
    let unordered = x.is_nan() || y.is_nan();
    match predicate {
        FloatPredicate::False => false,
        FloatPredicate::Oeq => x == y,
        FloatPredicate::Ogt => x > y,
        FloatPredicate::Oge => x >= y,
        FloatPredicate::Olt => x < y,
        FloatPredicate::Ole => x <= y,
        FloatPredicate::One => !unordered && x != y,
        FloatPredicate::Ord => !unordered,
        FloatPredicate::Uno => unordered,
        FloatPredicate::Ueq => unordered || x == y,
        FloatPredicate::Ugt => unordered || x > y,
        FloatPredicate::Uge => unordered || x >= y,
        FloatPredicate::Ult => unordered || x < y,
        FloatPredicate::Ule => unordered || x <= y,
        FloatPredicate::Une => x != y,
        FloatPredicate::True => true,
    }
}

fn width_of(bits: u8) -> FloatWidth {
    if bits == 32 {
        FloatWidth::F32
    } else {
        FloatWidth::F64
    }
}

/// The converted value.
#[inline]
pub(crate) fn cast(op: CastOp, from: u8, to: u8, value: u64) -> u64 {
    match op {
        CastOp::Trunc | CastOp::ZExt => value & mask(from) & mask(to),
        CastOp::SExt => signed(value, from) as u64 & mask(to),
        _ => cast_float(op, from, to, value),
    }
}

fn cast_float(op: CastOp, from: u8, to: u8, value: u64) -> u64 {
    match op {
        CastOp::FloatToUnsigned => {
            let number = to_float(width_of(from), value) as u64;
            number.min(mask(to))
        }
        CastOp::FloatToSigned => {
            let number = to_float(width_of(from), value) as i64;
            let most = (mask(to) >> 1) as i64;
            number.clamp(-most - 1, most) as u64 & mask(to)
        }
        // Straight to f32: by way of f64 it would be rounded twice.
        CastOp::UnsignedToFloat if to == 32 => u64::from((value as f32).to_bits()),
        CastOp::SignedToFloat if to == 32 => u64::from((signed(value, from) as f32).to_bits()),
        CastOp::UnsignedToFloat => (value as f64).to_bits(),
        CastOp::SignedToFloat => (signed(value, from) as f64).to_bits(),
        _ => from_float(width_of(to), to_float(width_of(from), value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_at_their_width() {
        assert_eq!(binary(BinaryOp::Add, 8, 0xff, 1), Ok(0));
        assert_eq!(binary(BinaryOp::Sub, 1, 0, 1), Ok(1));
        assert_eq!(binary(BinaryOp::Mul, 64, u64::MAX, 2), Ok(u64::MAX - 1));
        assert_eq!(binary(BinaryOp::Shl, 33, 1, 32), Ok(1 << 32));
        assert_eq!(binary(BinaryOp::Shl, 8, 1, 8), Ok(0));
        assert_eq!(binary(BinaryOp::LShr, 64, 1, 64), Ok(0));
        assert_eq!(binary(BinaryOp::AShr, 8, 0x80, 3), Ok(0xf0));
        assert_eq!(binary(BinaryOp::AShr, 8, 0x80, 200), Ok(0xff));
    }

    #[test]
    fn division_knows_signs_and_fails_where_it_must() {
        assert_eq!(binary(BinaryOp::SDiv, 8, 0xf8, 2), Ok(0xfc));
        assert_eq!(binary(BinaryOp::SRem, 8, 0xf9, 2), Ok(0xff));
        assert_eq!(binary(BinaryOp::UDiv, 8, 0xf8, 2), Ok(0x7c));
        for bits in [1, 8, 32, 64] {
            assert!(binary(BinaryOp::URem, bits, 1, 0).is_err());
            let least = 1 << (bits - 1);
            assert!(binary(BinaryOp::SDiv, bits, least, mask(bits)).is_err());
        }
    }

    /// The sum lies above the middle of two floats, and would be that middle if it were first rounded to a double.
    #[test]
    fn products_and_sums_of_floats_are_rounded_once() {
        let power = |exponent| 2f32.powi(exponent);
        let factor = 1.0 + power(-12);
        let operands = [factor, factor, power(-60)].map(|float| u64::from(float.to_bits()));
        let sum = 1.0 + power(-11) + power(-23);
        assert_eq!(
            multiply_add(FloatWidth::F32, operands),
            u64::from(sum.to_bits())
        );
    }

    #[test]
    fn comparisons_know_what_is_no_number() {
        let nan = f64::NAN.to_bits();
        assert!(float_compare(
            FloatPredicate::Une,
            FloatWidth::F64,
            nan,
            nan
        ));
        assert!(!float_compare(
            FloatPredicate::One,
            FloatWidth::F64,
            nan,
            nan
        ));
    }

    #[test]
    fn casts() {
        assert_eq!(cast(CastOp::SExt, 8, 32, 0x80), 0xffff_ff80);
        assert_eq!(cast(CastOp::Trunc, 32, 8, 0x1234), 0x34);
        let minus = (-2.5f64).to_bits();
        assert_eq!(cast(CastOp::FloatToSigned, 64, 8, minus), 0xfe);
        assert_eq!(cast(CastOp::FloatToUnsigned, 64, 8, minus), 0);
        assert_eq!(cast(CastOp::FloatToSigned, 64, 8, 1e9f64.to_bits()), 0x7f);
        let three = u64::from(3f32.to_bits());
        assert_eq!(cast(CastOp::SignedToFloat, 32, 32, 3), three);
        assert_eq!(cast(CastOp::FloatToFloat, 32, 64, three), 3f64.to_bits());
    }

    #[test]
    fn floats_are_told_by_kind() {
        let kinds = [
            f64::NEG_INFINITY,
            -1.0,
            -f64::MIN_POSITIVE / 2.0,
            -0.0,
            0.0,
            f64::MIN_POSITIVE / 2.0,
            1.0,
            f64::INFINITY,
        ];
        for (bit, value) in (2..).zip(kinds) {
            assert_eq!(class(FloatWidth::F64, value.to_bits()), 1 << bit, "{value}");
        }
        assert_eq!(class(FloatWidth::F32, 0x7fc0_0000), 2, "quiet");
        assert_eq!(class(FloatWidth::F32, 0x7fa0_0000), 1, "signalling");
        assert_eq!(
            class(FloatWidth::F32, 0x8000_0001),
            1 << 4,
            "subnormal as f32"
        );
    }
}
