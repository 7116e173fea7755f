//! Where objects lie: addresses that are made of names.
//!
//! A program can print, compare and hash addresses. So an address must not depend on what an
//! exploration met before, and one number must never be the address of two objects, not even of
//! objects of different executions: a thread that is handed a number has nothing else to tell what it
//! points to. Hence a *group* of objects (those of one thread, kind, site and size, see
//! [`GroupKey`]) has a region of the address space that follows from its name by a hash, and in it a slot
//! for each number that an object can have. Two groups that get the same region, which is rare, are
//! noticed when the second one is met: then the exploration starts over with another salt for the hash.
//! Global variables are all known from the start and lie one behind the other, below all others.
//!
//! An object begins some way into its slot and slots are larger than objects, so that what an access
//! below or beyond an object meets is nobody's memory.
//!
//! With wide pointers all addresses are above 4 GiB and below 2^47, so that the upper bits can carry
//! tags, and so can the lower ones: objects are aligned to 16 bytes and more. Freed memory is never
//! given out again.

use crate::program::PointerWidth;
use quotient_model::{Reader, Writer, portable};

/// An object's index (see `objects`).
pub(super) type ObjectId = u32;

/// The address space of one width of pointers.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// Where global variables begin. Null and, with narrow pointers, functions are below.
    low: u64,
    /// Where other objects begin, unless global variables take more room.
    hashed: u64,
    /// Where the last object ends. With wide pointers, functions are above.
    high: u64,
    /// The size of a region is two to this.
    region_bits: u32,
    /// How far into its slot an object begins, at least, as long as there is plenty of room.
    pad: u64,
    /// What of a value says where it points, if it has a pointer in it: the upper bits of a wide one
    /// may carry a tag. Of narrow ones there may be two in a word.
    untagged: u64,
}

const WIDE: Shape = Shape {
    low: 1 << 32,
    hashed: 1 << 40,
    high: 0x7e00_0000_0000,
    region_bits: 21,
    pad: 32768,
    untagged: (1 << 47) - 1,
};

/// Few integers and floats are as large as the first address, and small negative ones are larger
/// than the last.
const NARROW: Shape = Shape {
    low: 0x5000_0000,
    hashed: 0x5000_0000,
    high: 0xf000_0000,
    region_bits: 14,
    pad: 4096,
    untagged: u64::MAX,
};

/// How far into its slot an object begins where there is not.
const CRAMPED_PAD: u64 = 256;

/// After so many clashes there is little room.
const ROOMY_SALTS: u64 = 20;

/// Objects are aligned to their size, up to this.
const MOST_ALIGNED: u64 = 4096;

/// The largest object.
pub(super) const MAX_SIZE: u64 = 0xc000_0000;

/// The group of all global variables.
const GLOBALS: u64 = u64::MAX;

/// No region has this number.
const NO_REGION: u64 = u64::MAX;
/// No object has this number.
const NO_OBJECT: ObjectId = ObjectId::MAX;

/// Why an object gets no address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Clash {
    /// Two groups have the same region, or there is no room: another salt may help.
    Region,
    /// Two objects of one group have the same number.
    Slot,
}

/// What a group's objects have in common, besides that each has a number of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct GroupKey(u64);

impl GroupKey {
    /// The name of a group, made of these numbers.
    pub fn new(parts: &[u64]) -> Self {
        GroupKey(
            parts
                .iter()
                .fold(0x51_7c_c1_b7_27_22_0a_95, |key, &part| mix(key ^ part)),
        )
    }
}

/// The finaliser of splitmix64: every bit of the result depends on every bit.
pub(super) fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ value >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ value >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ value >> 31
}

/// A region that has been given to a group.
#[derive(Clone, Copy, Debug)]
struct Region {
    number: u64,
    /// What is to be added, modulo 2^32, to an address divided by the size of a slot, to get its slot among
    /// [`Space::slots`].
    to_slot: u32,
    /// The size of a slot is two to this; more than that of a region if an object takes several.
    slot_bits: u32,
}

const FREE: Region = Region {
    number: NO_REGION,
    to_slot: 0,
    slot_bits: 0,
};

/// Which object lies where.
#[derive(Clone, Debug)]
pub(super) struct Space {
    shape: Shape,
    salt: u64,
    /// The pad of objects that are no global variables.
    pad: u64,
    /// Open addressing by the number of the region; never more than half full.
    regions: Vec<Region>,
    /// For each of them, whose it is.
    groups: Vec<u64>,
    used: usize,
    slots: Vec<ObjectId>,
    /// The first region that is free for global variables.
    next_global: u64,
    /// By the size of slots, where the next global variable goes: region, slot.
    global_slots: [(u64, u64); 64],
}

/// How an object of some size lies in its slot.
struct Fit {
    slot_bits: u32,
    start: u64,
}

impl Space {
    pub fn new(width: PointerWidth, salt: u64) -> Self {
        let shape = match width {
            PointerWidth::Wide => WIDE,
            PointerWidth::Narrow => NARROW,
        };
        Space {
            shape,
            salt,
            pad: match salt < ROOMY_SALTS {
                true => shape.pad,
                false => CRAMPED_PAD,
            },
            regions: vec![FREE; 64],
            groups: vec![0; 64],
            used: 0,
            slots: Vec::new(),
            next_global: shape.low >> shape.region_bits,
            global_slots: [(NO_REGION, 0); 64],
        }
    }

    fn fit(size: u64, pad: u64) -> Result<Fit, Clash> {
        if size > MAX_SIZE {
            return Err(Clash::Region);
        }
        let aligned = (size / 2 + 1).next_power_of_two().min(MOST_ALIGNED);
        let start = pad.max(aligned);
        // One past the end is a pointer to it too.
        let slot = (start + size + 1).next_power_of_two();
        Ok(Fit {
            slot_bits: slot.trailing_zeros(),
            start,
        })
    }

    /// The address of the next global variable, which has that many bytes.
    pub fn add_global(&mut self, object: ObjectId, size: u64) -> Result<u64, Clash> {
        let Fit { slot_bits, start } = Self::fit(size, self.shape.pad)?;
        let bits = self.shape.region_bits;
        let (mut region, mut slot) = self.global_slots[slot_bits as usize];
        let full = slot_bits >= bits || slot >> (bits - slot_bits) != 0;
        if region == NO_REGION || full {
            let count = 1 << slot_bits.saturating_sub(bits);
            (region, slot) = (self.next_global, 0);
            let end = (region + count) << bits;
            // Nothing lies behind them but what they may push up.
            if end >= self.shape.high
                || self.shape.hashed > self.shape.low && end > self.shape.hashed
            {
                return Err(Clash::Region);
            }
            self.next_global += count;
            self.claim(region, count, slot_bits, GLOBALS)?;
        }
        self.global_slots[slot_bits as usize] = (region, slot + 1);
        self.bind(object, (region << bits) + (slot << slot_bits) + start)
    }

    /// The address of an object of a group: the one with that number, which has that many bytes.
    pub fn add(
        &mut self,
        object: ObjectId,
        key: GroupKey,
        nth: u32,
        size: u64,
    ) -> Result<u64, Clash> {
        let Fit { slot_bits, start } = Self::fit(size, self.pad)?;
        let bits = self.shape.region_bits;
        let per_region = bits.saturating_sub(slot_bits);
        let (chunk, slot) = (
            u64::from(nth) >> per_region,
            u64::from(nth) & ((1 << per_region) - 1),
        );
        let group = mix(mix(key.0 ^ chunk) ^ self.salt);
        let count = 1 << slot_bits.saturating_sub(bits);
        let first = self.next_global.max(self.shape.hashed >> bits);
        let room = (self.shape.high >> bits)
            .checked_sub(first + count)
            .ok_or(Clash::Region)?;
        let region = first + group % (room + 1);
        self.claim(region, count, slot_bits, group)?;
        self.bind(object, (region << bits) + (slot << slot_bits) + start)
    }

    /// Gives regions to a group, unless it has them.
    fn claim(&mut self, region: u64, count: u64, slot_bits: u32, group: u64) -> Result<(), Clash> {
        for number in region..region + count {
            let at = self.position(number);
            if self.regions[at].number == NO_REGION {
                // One slot may take several regions.
                let slots = 1 << self.shape.region_bits.saturating_sub(slot_bits);
                let first = match number == region {
                    true => self.slots.len(),
                    false => self.slots.len() - slots,
                };
                self.slots.resize(first + slots, NO_OBJECT);
                let first = u32::try_from(first).map_err(|_| Clash::Region)?;
                let begin = number << self.shape.region_bits >> slot_bits;
                self.regions[at] = Region {
                    number,
                    to_slot: first.wrapping_sub(begin as u32),
                    slot_bits,
                };
                self.groups[at] = group;
                self.used += 1;
                self.grow();
            } else if self.groups[at] != group {
                return Err(Clash::Region);
            }
        }
        Ok(())
    }

    fn grow(&mut self) {
        if self.used * 2 <= self.regions.len() {
            return;
        }
        let size = self.regions.len() * 4;
        let regions = std::mem::replace(&mut self.regions, vec![FREE; size]);
        let groups = std::mem::replace(&mut self.groups, vec![0; size]);
        for (region, group) in regions.into_iter().zip(groups) {
            if region.number != NO_REGION {
                let at = self.position(region.number);
                self.regions[at] = region;
                self.groups[at] = group;
            }
        }
    }

    /// Where a region is in the table, or would be.
    #[inline]
    fn position(&self, region: u64) -> usize {
        let mask = self.regions.len() - 1;
        let mut at = region as usize & mask;
        while self.regions[at].number != region && self.regions[at].number != NO_REGION {
            at = (at + 1) & mask;
        }
        at
    }

    fn bind(&mut self, object: ObjectId, address: u64) -> Result<u64, Clash> {
        let slot = self.slot(address).ok_or(Clash::Region)?;
        let slot = &mut self.slots[slot];
        match *slot {
            NO_OBJECT => *slot = object,
            other if other == object => {}
            _ => return Err(Clash::Slot),
        }
        Ok(address)
    }

    #[inline]
    fn slot(&self, address: u64) -> Option<usize> {
        let number = address >> self.shape.region_bits;
        // Nearly always where it should be.
        let mut region = self.regions[number as usize & (self.regions.len() - 1)];
        if region.number != number {
            region = self.regions[self.position(number)];
            if region.number != number {
                return None;
            }
        }
        let slot = (address >> region.slot_bits) as u32;
        Some(slot.wrapping_add(region.to_slot) as usize)
    }

    /// The object in whose slot a number lies, or one that does not exist. `None` if it lies in none.
    #[inline]
    pub fn object(&self, value: u64) -> Option<ObjectId> {
        self.slot(value).map(|slot| self.slots[slot])
    }

    /// Whether a value may have a pointer in it to anything but a global variable: most have none.
    #[inline]
    pub fn may_point(&self, value: u64) -> bool {
        value & self.shape.untagged >= self.shape.hashed
    }

    /// The object that a value points to, whatever else is in its upper bits.
    pub fn tagged_object(&self, value: u64) -> Option<ObjectId> {
        self.object(value & self.shape.untagged)
    }
}

portable!(struct GroupKey(0));
portable!(struct Region { number, to_slot, slot_bits });

impl Space {
    /// Writes where all objects lie.
    pub fn save(&self, out: &mut Writer) {
        out.put(&self.salt);
        out.put(&self.regions);
        out.put(&self.groups);
        out.put(&self.used);
        out.put(&self.slots);
        out.put(&self.next_global);
        out.put(&self.global_slots);
    }

    /// What was saved.
    pub fn restore(width: PointerWidth, input: &mut Reader<'_>) -> Option<Self> {
        let new = Space::new(width, input.get()?);
        Some(Space {
            regions: input.get()?,
            groups: input.get()?,
            used: input.get()?,
            slots: input.get()?,
            next_global: input.get()?,
            global_slots: input.get()?,
            ..new
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTHS: [PointerWidth; 2] = [PointerWidth::Wide, PointerWidth::Narrow];

    #[test]
    fn an_address_follows_from_the_name_alone() {
        for width in WIDTHS {
            let names = || {
                (0u32..200).map(|n| {
                    let size = [1, 8, 24, 4096][n as usize % 4];
                    (n, GroupKey::new(&[u64::from(n % 7), size]), size)
                })
            };
            let mut forth = Space::new(width, 0);
            let there: Vec<_> = names()
                .map(|(n, key, size)| forth.add(n, key, n, size))
                .collect();
            let mut back = Space::new(width, 0);
            let mut again: Vec<_> = names()
                .rev()
                .map(|(n, key, size)| back.add(n, key, n, size))
                .collect();
            again.reverse();
            assert_eq!(there, again);
            assert!(there.iter().all(Result::is_ok), "{there:?}");
        }
    }

    #[test]
    fn every_byte_of_an_object_is_its_own() {
        for width in WIDTHS {
            let mut space = Space::new(width, 0);
            let mut starts = Vec::new();
            for (object, size) in (0u32..).zip([0, 1, 4095, 4096, 1 << 20, 3]) {
                let key = GroupKey::new(&[size]);
                let (start, global) = match object % 2 {
                    0 => (space.add_global(object, size), true),
                    _ => (space.add(object, key, 5, size), false),
                };
                starts.push((object, start.expect("room"), size, global));
            }
            for (object, start, size, global) in starts {
                assert_eq!(start % 16, 0);
                assert!(start >= WIDE.low || width == PointerWidth::Narrow);
                // One past the end is still a pointer to it, and so is what is a little below.
                for address in [start - 24, start, start + size / 2, start + size] {
                    assert_eq!(
                        space.object(address),
                        Some(object),
                        "{width:?} {size} {global}"
                    );
                }
                if width == PointerWidth::Wide {
                    assert_eq!(space.tagged_object(start | 7 << 48), Some(object));
                }
            }
        }
    }

    #[test]
    fn numbers_are_not_pointers() {
        for width in WIDTHS {
            let mut space = Space::new(width, 0);
            space.add(0, GroupKey::new(&[]), 1, 8).expect("room");
            for number in [0, 1, u64::MAX, u64::MAX >> 32, 2f64.to_bits()] {
                assert_eq!(space.object(number), None);
            }
        }
    }

    #[test]
    fn groups_that_share_a_region_are_noticed() {
        let mut space = Space::new(PointerWidth::Narrow, 0);
        let clash = (0..10_000).find(|&n| space.add(n, GroupKey::new(&[n.into()]), 1, 8).is_err());
        let clash = clash.expect("there are not that many regions");
        // With another salt the two get along.
        let mut other = Space::new(PointerWidth::Narrow, 1);
        let both = (0..=clash).filter(|&n| other.add(n, GroupKey::new(&[n.into()]), 1, 8).is_ok());
        assert!(both.count() > clash as usize / 2);
    }
}
