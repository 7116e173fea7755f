//! Which objects of threads' own memory accesses have met last, by where in the code these stand: an access mostly
//! meets the same object again, and then one comparison of its bounds is all that it takes to find it.

use super::Objects;
use crate::interpreter::code::Pc;
use crate::interpreter::private::Private;
use crate::interpreter::space::ObjectId;

/// How many there are.
const COUNT: usize = 64;

/// An object, and where it was among a thread's own.
#[derive(Clone, Copy, Debug)]
struct Recent {
    /// The access that met it.
    pc: Pc,
    size: u32,
    address: u64,
    object: ObjectId,
    index: u32,
    layout: u32,
}

/// By the low bits of the place in the code.
#[derive(Clone, Debug)]
pub(super) struct Recents([Recent; COUNT]);

impl Default for Recents {
    fn default() -> Self {
        let none = Recent {
            pc: Pc::MAX,
            size: 0,
            address: 0,
            object: 0,
            index: 0,
            layout: 0,
        };
        Recents([none; COUNT])
    }
}

impl Objects {
    /// Where `size` bytes lie of which the access at `pc` has met the object before, if that is one of these: which of
    /// them, and where in it.
    #[inline]
    pub fn met_before(
        &mut self,
        pc: Pc,
        (address, size): (u64, u8),
        private: &[Private],
    ) -> Option<(usize, u32)> {
        let recent = &self.recent.0[pc as usize % COUNT];
        if recent.pc != pc {
            return None;
        }
        let offset = address.wrapping_sub(recent.address);
        let inside = offset.saturating_add(size.into()) <= recent.size.into();
        if !inside || private.get(recent.index as usize)?.object != recent.object {
            return None;
        }
        let index = recent.index as usize;
        self.layouts[recent.layout as usize].hint(offset as u32, size);
        Some((index, offset as u32))
    }

    /// Notes that the access at `pc` has met an object, which is there among a thread's own.
    pub fn meet(&mut self, pc: Pc, object: ObjectId, index: usize) {
        let known = &self.objects[object as usize];
        self.recent.0[pc as usize % COUNT] = Recent {
            pc,
            size: u32::try_from(known.size).unwrap_or(0),
            address: known.address,
            object,
            index: index as u32,
            layout: known.layout,
        };
    }
}
