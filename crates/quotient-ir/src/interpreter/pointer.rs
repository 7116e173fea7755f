//! Pointers as numbers.
//!
//! A pointer to memory has bit 62 set, the object's index in bits 32 to 61, and in the low 32
//! bits the byte offset plus [`BIAS`]. Arithmetic works on the whole number: the bias keeps
//! offsets a little below 0 from borrowing from the index, so a pointer that leaves its object and
//! comes back is right. The bias is a multiple of every alignment, so low bits can carry tags.
//! A pointer to a function has bit 61 set and bit 62 clear. Null is 0.
//!
//! Objects have the same index in every execution of an exploration, and so the same address.

use crate::program::FunctionId;

const MEMORY: u64 = 1 << 62;
const FUNCTION: u64 = 1 << 61;
const BIAS: u32 = 0x1000_0000;

/// The most objects that can be told apart.
pub(super) const MAX_OBJECTS: usize = 1 << 29;
/// The largest object.
pub(super) const MAX_SIZE: u64 = 0xc000_0000;

/// The address of a byte of an object.
#[inline]
pub(super) fn to_object(object: u32, offset: i64) -> u64 {
    let base = MEMORY | u64::from(object) << 32 | u64::from(BIAS);
    base.wrapping_add(offset as u64)
}

/// The object and byte offset that a number with the form of a pointer points to. The offset of
/// a pointer below its object wraps to a large one.
#[inline]
pub(super) fn object(value: u64) -> Option<(u32, u32)> {
    // Bit 61 stays clear in every object's index, which keeps most floats and hashes from
    // looking like pointers.
    if value >> 61 != MEMORY >> 61 {
        return None;
    }
    let object = (value >> 32) as u32 & (MAX_OBJECTS as u32 - 1);
    Some((object, (value as u32).wrapping_sub(BIAS)))
}

/// The address of a function. Functions are 16 bytes apart, as aligned code would be.
pub(super) fn to_function(function: FunctionId) -> u64 {
    FUNCTION | u64::from(function.0) << 4
}

/// The function that a number with the form of a function pointer points to.
#[inline]
pub(super) fn function(value: u64) -> Option<FunctionId> {
    let index = value ^ FUNCTION;
    (index >> 36 == 0 && index & 15 == 0).then_some(FunctionId((index >> 4) as u32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_survive_arithmetic() {
        let p = to_object(5, 0);
        assert_eq!(object(p), Some((5, 0)));
        assert_eq!(p % 4096, 0);
        let below = p.wrapping_sub(24);
        assert_eq!(object(below).map(|(o, _)| o), Some(5));
        assert!(object(below).is_some_and(|(_, offset)| offset > u32::MAX - 100));
        assert_eq!(object(below.wrapping_add(32)), Some((5, 8)));
        assert_eq!(to_object(5, -24), below);
    }

    #[test]
    fn numbers_are_not_pointers() {
        assert_eq!(object(0), None);
        assert_eq!(object(u64::MAX), None);
        assert_eq!(object(to_function(FunctionId(3))), None);
        assert_eq!(function(to_function(FunctionId(3))), Some(FunctionId(3)));
        assert_eq!(function(to_function(FunctionId(3)) + 1), None);
        assert_eq!(function(to_object(3, 0)), None);
        assert_eq!(function(0), None);
    }
}
