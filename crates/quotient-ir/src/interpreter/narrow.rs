//! The memory of a program whose pointers have 32 bits.
//!
//! An address has no room for an object's index and an offset side by side. So objects lie one
//! behind the other, each from the start of a page on, and a table says to which of them a page
//! belongs. They keep a distance, for as long as there is plenty of room a large one: what an access
//! beyond an object's end meets is then nobody's memory, and the access seen to be wrong.

/// How many bytes of pages are told apart by address bits.
const PAGE_BITS: u32 = 12;
const PAGE: u64 = 1 << PAGE_BITS;

/// Where objects begin: few integers and floats are that large. Null and functions are below.
const FIRST: u32 = 0x5000_0000;
/// Where there is no more room. Small negative integers are above.
const END: u64 = 0xf000_0000;

/// So many bytes below an object belong to it too, for pointers that leave it and come back.
const BELOW: u32 = 1024;

/// Up to here objects lie as far apart as they are long, and at least so many bytes.
const SPARSE_END: u32 = 0xa000_0000;
const SPARSE: u64 = 64 << 10;

/// Where objects are.
#[derive(Clone, Debug, Default)]
pub(super) struct Space {
    /// For each object where it begins.
    starts: Vec<u32>,
    /// For each page from the first on the object that it belongs to.
    pages: Vec<u32>,
}

impl Space {
    /// Puts an object behind the others; whether there is room for it.
    pub fn add(&mut self, size: u64) -> bool {
        let start = u64::from(FIRST) + (self.pages.len() as u64) * PAGE;
        let distance = match start < u64::from(SPARSE_END) {
            true => size.max(SPARSE),
            false => 0,
        };
        let needed = size.saturating_add(distance).saturating_add(BELOW.into());
        let pages = needed.div_ceil(PAGE);
        if pages > (END - start) >> PAGE_BITS {
            return false;
        }
        let object = self.starts.len() as u32;
        self.starts.push(start as u32);
        self.pages.extend((0..pages).map(|_| object));
        true
    }

    /// Forgets all objects but the first `count`.
    pub fn truncate(&mut self, count: usize) {
        if let Some(&start) = self.starts.get(count) {
            self.starts.truncate(count);
            self.pages.truncate(((start - FIRST) >> PAGE_BITS) as usize);
        }
    }

    /// Where an object begins.
    pub fn start(&self, object: u32) -> u32 {
        self.starts[object as usize]
    }

    /// The object to which an address belongs, and the distance from its beginning.
    pub fn object(&self, address: u64) -> Option<(u32, u32)> {
        let address = u32::try_from(address).ok()?;
        let page = address.checked_sub(FIRST - BELOW)? >> PAGE_BITS;
        let object = *self.pages.get(page as usize)?;
        Some((object, address.wrapping_sub(self.start(object))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(sizes: &[u64]) -> Space {
        let mut space = Space::default();
        assert!(sizes.iter().all(|&size| space.add(size)));
        space
    }

    #[test]
    fn every_byte_of_an_object_is_its_own() {
        let sizes = [0, 1, 4095, 4096, 1 << 20, 3];
        let space = space(&sizes);
        for (object, size) in (0u32..).zip(sizes) {
            let start = u64::from(space.start(object));
            // One past the end is still a pointer to it, and far beyond it is nobody else.
            for offset in [0, size / 2, size, size + 60_000] {
                let found = space.object(start + offset);
                assert_eq!(found, Some((object, offset as u32)));
            }
        }
    }

    #[test]
    fn room_ends() {
        let mut space = space(&[]);
        assert!(!space.add(u64::MAX));
        let count = (0..).take_while(|_| space.add(8)).count();
        assert!(count > 300_000, "{count}");
        let last = u64::from(space.start(count as u32 - 1));
        assert_eq!(space.object(last + 8), Some((count as u32 - 1, 8)));
        assert!(last + 8 < END);
    }

    #[test]
    fn what_is_forgotten_is_placed_again() {
        let mut space = space(&[8, 8, 8]);
        let second = space.start(1);
        space.truncate(1);
        assert_eq!(space.object(second.into()), None);
        space.truncate(1);
        assert!(space.add(5000));
        assert_eq!(space.start(1), second);
    }
}
