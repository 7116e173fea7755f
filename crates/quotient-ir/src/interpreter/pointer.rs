//! Pointers to functions as numbers: above all objects if pointers are wide, below them if they are
//! narrow. Where objects lie says [`space`](super::space). Null is 0.

use crate::program::{FunctionId, PointerWidth};

const FUNCTION: u64 = 0x7f00_0000_0000;
const NARROW_FUNCTION: u64 = 0x0800_0000;

/// The address of a function. Functions are 16 bytes apart, as aligned code would be.
pub(super) fn to_function(width: PointerWidth, function: FunctionId) -> u64 {
    match width {
        PointerWidth::Wide => FUNCTION | u64::from(function.0) << 4,
        PointerWidth::Narrow => NARROW_FUNCTION | u64::from(function.0 << 4),
    }
}

/// The function that a number with the form of a function pointer points to.
#[inline]
pub(super) fn function(width: PointerWidth, value: u64) -> Option<FunctionId> {
    let (index, bits) = match width {
        PointerWidth::Wide => (value ^ FUNCTION, 36),
        PointerWidth::Narrow => (value ^ NARROW_FUNCTION, 27),
    };
    (index >> bits == 0 && index & 15 == 0).then_some(FunctionId((index >> 4) as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_told_from_other_numbers() {
        for width in [PointerWidth::Wide, PointerWidth::Narrow] {
            let f = to_function(width, FunctionId(3));
            assert!(f <= u64::MAX >> (64 - width.bits()));
            assert_eq!(function(width, f), Some(FunctionId(3)));
            assert_eq!(function(width, f + 1), None);
            assert_eq!(function(width, 0), None);
        }
    }
}
