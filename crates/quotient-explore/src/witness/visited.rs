//! A set of keys that are made of numbers, such as the states that a search has entered.

use quotient_model::{Index, Table, index_type};

index_type! {
    /// A key of the set.
    pub(crate) struct KeyIndex;
}

/// The set; it keeps its memory when it is emptied, as it is often.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visited {
    keys: Vec<u32>,
    kept: Table<KeyIndex, Kept>,
    /// Open addressing, with a power of two as length: for each slot a part of the hash of the key there, or 0 if there is none.
    /// Most that is looked for is not there, and of a large set this much may be near at hand when nothing else is.
    tags: Vec<u8>,
    /// The number of the key in each slot.
    slots: Vec<KeyIndex>,
}

#[derive(Clone, Copy, Debug)]
struct Kept {
    /// Where the key ends in [`Visited::keys`].
    end: usize,
    slot: usize,
}

impl Visited {
    /// Empties the set.
    pub fn clear(&mut self) {
        self.keys.clear();
        for Kept { slot, .. } in &self.kept {
            self.tags[*slot] = 0;
        }
        self.kept.clear();
    }

    /// How long all keys are together.
    pub fn size(&self) -> usize {
        self.keys.len()
    }

    /// Whether it has the key.
    pub fn contains(&self, key: &[u32]) -> bool {
        !self.tags.is_empty() && self.find(key).is_ok()
    }

    /// Adds the key that is made of two parts. Says whether it is new.
    pub fn insert(&mut self, first: &[u32], second: impl Iterator<Item = u32>) -> bool {
        self.number(first, second).1
    }

    /// Adds the key that is made of two parts. Its number, from 0 on, and whether it is new.
    pub fn number(&mut self, first: &[u32], second: impl Iterator<Item = u32>) -> (KeyIndex, bool) {
        if 2 * self.kept.len() >= self.tags.len() {
            self.grow();
        }
        let from = self.keys.len();
        self.keys.extend_from_slice(first);
        self.keys.extend(second);
        match self.find(&self.keys[from..]) {
            Ok(known) => {
                self.keys.truncate(from);
                (known, false)
            }
            Err((slot, tag)) => {
                let end = self.keys.len();
                let number = self.kept.push(Kept { end, slot });
                (self.tags[slot], self.slots[slot]) = (tag, number);
                (number, true)
            }
        }
    }

    fn key(&self, number: KeyIndex) -> &[u32] {
        let from = match number {
            KeyIndex::FIRST => 0,
            number => self.kept[number.previous()].end,
        };
        &self.keys[from..self.kept[number].end]
    }

    /// The number of a key, or its slot and tag if it is not there.
    fn find(&self, key: &[u32]) -> Result<KeyIndex, (usize, u8)> {
        let mix =
            |hash: u64, part: u64| (hash.rotate_left(5) ^ part).wrapping_mul(0x517c_c1b7_2722_0a95);
        // Two numbers at a time.
        let (pairs, rest) = key.as_chunks::<2>();
        let whole = |&[low, high]: &[u32; 2]| u64::from(low) | u64::from(high) << 32;
        let hash = pairs.iter().map(whole).fold(0, mix);
        let hash = rest.iter().fold(hash, |hash, &part| mix(hash, part.into()));
        let last = self.tags.len() - 1;
        let tag = ((hash >> 24) as u8).max(1);
        let mut at = (hash >> 32) as usize & last;
        loop {
            match self.tags[at] {
                0 => return Err((at, tag)),
                other if other == tag && self.key(self.slots[at]) == key => {
                    return Ok(self.slots[at]);
                }
                _ => at = (at + 1) & last,
            }
        }
    }

    fn grow(&mut self) {
        let larger = (self.tags.len() * 4).max(64);
        self.tags.clear();
        self.tags.resize(larger, 0);
        self.slots.resize(larger, KeyIndex::FIRST);
        for number in self.kept.indices() {
            if let Err((slot, tag)) = self.find(self.key(number)) {
                self.kept[number].slot = slot;
                (self.tags[slot], self.slots[slot]) = (tag, number);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_new_once() {
        let mut visited = Visited::default();
        assert!(!visited.contains(&[]));
        for round in 0..3 {
            visited.clear();
            for key in 0..1000 {
                let parts = [key, key % 7 + round, 1];
                let whole = &parts[..1 + key as usize % 3];
                let (first, second) = whole.split_at(1);
                let second = || second.iter().copied();
                assert!(!visited.contains(whole));
                assert!(visited.insert(first, second()));
                let number = KeyIndex::new(key as usize);
                assert_eq!(visited.number(first, second()), (number, false));
                assert!(visited.contains(whole));
            }
        }
    }
}
