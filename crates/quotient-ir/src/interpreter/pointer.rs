//! Pointers as numbers.
//!
//! If pointers are wide, one to memory has bit 62 set, the object's index in bits 32 to 61, and in
//! the low 32 bits the byte offset plus [`BIAS`]. Arithmetic works on the whole number: the bias
//! keeps offsets a little below 0 from borrowing from the index, so a pointer that leaves its object
//! and comes back is right. The bias is a multiple of every alignment, so low bits can carry tags.
//! A pointer to a function has bit 61 set and bit 62 clear.
//!
//! In a program with narrow pointers there is no room for that: objects lie one behind the other,
//! as on a machine with 32 bits ([`narrow`](super::narrow)), and functions below them. Null is 0.
//!
//! Objects have the same index in every execution of an exploration, and so the same address.

use super::narrow::Space;
use crate::program::{FunctionId, PointerWidth};

const MEMORY: u64 = 1 << 62;
const FUNCTION: u64 = 1 << 61;
const NARROW_FUNCTION: u64 = 0x0800_0000;
const BIAS: u32 = 0x1000_0000;

/// The most objects that can be told apart.
const MAX_OBJECTS: usize = 1 << 29;
/// The largest object.
pub(super) const MAX_SIZE: u64 = 0xc000_0000;

/// Which number is the address of which object.
#[derive(Clone, Debug)]
pub(super) enum Addresses {
    Wide,
    Narrow(Space),
}

impl Addresses {
    pub fn new(width: PointerWidth) -> Self {
        match width {
            PointerWidth::Wide => Addresses::Wide,
            PointerWidth::Narrow => Addresses::Narrow(Space::default()),
        }
    }

    /// Gives an object of that index, the next, its address; whether there is room for it.
    pub fn add(&mut self, object: usize, size: u64) -> bool {
        object < MAX_OBJECTS
            && match self {
                Addresses::Wide => true,
                Addresses::Narrow(space) => space.add(size),
            }
    }

    /// Forgets all objects but the first `count`.
    pub fn truncate(&mut self, count: usize) {
        if let Addresses::Narrow(space) = self {
            space.truncate(count);
        }
    }

    /// The address of a byte of an object.
    #[inline]
    pub fn to_object(&self, object: u32, offset: i64) -> u64 {
        match self {
            Addresses::Wide => {
                let base = MEMORY | u64::from(object) << 32 | u64::from(BIAS);
                base.wrapping_add(offset as u64)
            }
            Addresses::Narrow(space) => space.start(object).wrapping_add(offset as u32).into(),
        }
    }

    /// The object and byte offset that a number with the form of a pointer points to. The offset of
    /// a pointer below its object wraps to a large one.
    #[inline]
    pub fn object(&self, value: u64) -> Option<(u32, u32)> {
        if let Addresses::Narrow(space) = self {
            return space.object(value);
        }
        // Bit 61 stays clear in every object's index, which keeps most floats and hashes from
        // looking like pointers.
        if value >> 61 != MEMORY >> 61 {
            return None;
        }
        let object = (value >> 32) as u32 & (MAX_OBJECTS as u32 - 1);
        Some((object, (value as u32).wrapping_sub(BIAS)))
    }
}

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
    fn pointers_survive_arithmetic() {
        for width in [PointerWidth::Wide, PointerWidth::Narrow] {
            let mut addresses = Addresses::new(width);
            assert!((0..10).all(|n| addresses.add(n, 100)));
            let p = addresses.to_object(5, 0);
            assert_eq!(addresses.object(p), Some((5, 0)));
            assert_eq!(p % 4096, 0);
            let below = p.wrapping_sub(24);
            let object = addresses.object(below);
            assert!(object.is_some_and(|(o, at)| o == 5 && at > u32::MAX - 100));
            assert_eq!(addresses.object(below.wrapping_add(32)), Some((5, 8)));
            assert_eq!(addresses.to_object(5, -24), below);
        }
    }

    #[test]
    fn numbers_are_not_pointers() {
        for width in [PointerWidth::Wide, PointerWidth::Narrow] {
            let mut addresses = Addresses::new(width);
            assert!((0..10).all(|n| addresses.add(n, 100)));
            assert_eq!(addresses.object(0), None);
            assert_eq!(addresses.object(u64::MAX), None);
            assert_eq!(addresses.object(u64::MAX >> 32), None);
            let f = to_function(width, FunctionId(3));
            assert!(f <= u64::MAX >> (64 - width.bits()));
            assert_eq!(addresses.object(f), None);
            assert_eq!(function(width, f), Some(FunctionId(3)));
            assert_eq!(function(width, f + 1), None);
            assert_eq!(function(width, addresses.to_object(3, 0)), None);
            assert_eq!(function(width, 0), None);
        }
    }
}
