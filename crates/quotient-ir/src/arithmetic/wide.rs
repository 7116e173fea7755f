//! Integers of 65 to 128 bits, which lie in two registers: their low 64 bits and the rest.

use super::to_float;
use crate::program::{BinaryOp, FloatWidth, WideOp};

/// The low `bits` bits set.
fn mask(bits: u8) -> u128 {
    u128::MAX >> (128 - u32::from(bits.clamp(1, 128)))
}

/// The value, sign-extended from `bits`.
fn extended(value: u128, bits: u8) -> i128 {
    let shift = 128 - u32::from(bits.clamp(1, 128));
    ((value << shift) as i128) >> shift
}

/// The result, low half first, or why there is none. What does not fit one register lies in two of
/// the operands, and what is left of those is 0.
pub(crate) fn wide(op: WideOp, bits: u8, args: [u64; 4]) -> Result<[u64; 2], &'static str> {
    let whole = |n: usize| u128::from(args[n + 1]) << 64 | u128::from(args[n]);
    let result = match op {
        WideOp::Binary(op) => binary(op, bits, whole(0), whole(2))?,
        WideOp::ToFloat { signed, width } => {
            return Ok([number_to_float(signed, width, bits, whole(0)), 0]);
        }
        WideOp::FromFloat { signed, width } => {
            let number = to_float(width, args[0]);
            if signed {
                let most = (mask(bits) >> 1) as i128;
                (number as i128).clamp(-most - 1, most) as u128
            } else {
                (number as u128).min(mask(bits))
            }
        }
    } & mask(bits);
    Ok([result as u64, (result >> 64) as u64])
}

fn binary(op: BinaryOp, bits: u8, a: u128, b: u128) -> Result<u128, &'static str> {
    let too_far = b >= u128::from(bits);
    Ok(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl | BinaryOp::LShr if too_far => 0,
        BinaryOp::Shl => a << b,
        BinaryOp::LShr => a >> b,
        BinaryOp::AShr => (extended(a, bits) >> b.min(127)) as u128,
        _ if b == 0 => return Err("division by zero"),
        BinaryOp::UDiv => a / b,
        BinaryOp::URem => a % b,
        BinaryOp::SDiv | BinaryOp::SRem => {
            let (x, y) = (extended(a, bits), extended(b, bits));
            if y == -1 && x == extended(1 << (bits - 1), bits) {
                return Err("signed division overflows (the least number divided by -1)");
            }
            (if op == BinaryOp::SDiv { x / y } else { x % y }) as u128
        }
    })
}

/// Straight to the width of the float: by way of another it would be rounded twice.
fn number_to_float(is_signed: bool, width: FloatWidth, bits: u8, value: u128) -> u64 {
    match (width, is_signed) {
        (FloatWidth::F32, false) => u64::from((value as f32).to_bits()),
        (FloatWidth::F32, true) => u64::from((extended(value, bits) as f32).to_bits()),
        (FloatWidth::F64, false) => (value as f64).to_bits(),
        (FloatWidth::F64, true) => (extended(value, bits) as f64).to_bits(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(a: u128, b: u128) -> [u64; 4] {
        [a as u64, (a >> 64) as u64, b as u64, (b >> 64) as u64]
    }

    fn result(op: BinaryOp, bits: u8, a: u128, b: u128) -> Result<u128, &'static str> {
        let [low, high] = wide(WideOp::Binary(op), bits, of(a, b))?;
        Ok(u128::from(high) << 64 | u128::from(low))
    }

    #[test]
    fn carries_cross_the_halves_and_stop_at_the_width() {
        let low = u128::from(u64::MAX);
        assert_eq!(result(BinaryOp::Add, 128, low, 1), Ok(low + 1));
        assert_eq!(result(BinaryOp::Sub, 128, 0, 1), Ok(u128::MAX));
        assert_eq!(result(BinaryOp::Sub, 65, 0, 1), Ok(u128::MAX >> 63));
        assert_eq!(result(BinaryOp::Mul, 128, low, low), Ok(low * low));
        assert_eq!(result(BinaryOp::Shl, 96, 1, 95), Ok(1 << 95));
        assert_eq!(result(BinaryOp::Shl, 96, 1, 96), Ok(0));
        assert_eq!(result(BinaryOp::AShr, 96, 1 << 95, 95), Ok(u128::MAX >> 32));
    }

    #[test]
    fn division_knows_signs_and_fails_where_it_must() {
        let minus = |n: i128| (-n) as u128;
        assert_eq!(result(BinaryOp::SDiv, 128, minus(7), 2), Ok(minus(3)));
        assert_eq!(result(BinaryOp::SRem, 128, minus(7), 2), Ok(minus(1)));
        assert_eq!(
            result(BinaryOp::UDiv, 128, u128::MAX, 1 << 64),
            Ok((1 << 64) - 1)
        );
        assert!(result(BinaryOp::URem, 128, 5, 0).is_err());
        assert!(result(BinaryOp::SDiv, 65, 1 << 64, u128::MAX >> 63).is_err());
    }

    #[test]
    fn floats_are_rounded_once_and_saturate() {
        let to = |signed, width, number| {
            wide(WideOp::ToFloat { signed, width }, 128, of(number, 0)).map(|[low, _]| low)
        };
        let number = (1 << 100) + (1 << 47) + 1;
        assert_eq!(
            to(false, FloatWidth::F64, number),
            Ok((number as f64).to_bits())
        );
        assert_eq!(to(true, FloatWidth::F64, u128::MAX), Ok((-1f64).to_bits()));
        let width = FloatWidth::F64;
        let from = |signed, number: f64| {
            wide(
                WideOp::FromFloat { signed, width },
                128,
                [number.to_bits(), 0, 0, 0],
            )
        };
        assert_eq!(from(true, -1.5), Ok([u64::MAX, u64::MAX]));
        assert_eq!(from(false, -1.5), Ok([0, 0]));
        assert_eq!(from(true, 1e300), Ok([u64::MAX, u64::MAX >> 1]));
    }
}
