//! A set of keys that are made of numbers, such as the states that a search has entered.

use quotient_model::{Index, Table, Value, index_type};

index_type! {
    /// A key of the set.
    pub(super) struct KeyIndex;
}

/// A value as parts of a key.
pub(super) fn halves(value: Value) -> [u32; 2] {
    [value as u32, (value >> 32) as u32]
}

/// The set; it keeps its memory when it is emptied, as it is often.
#[derive(Default)]
pub(super) struct Visited {
    keys: Vec<u32>,
    /// Where each key ends in `keys`.
    ends: Table<KeyIndex, usize>,
    /// Open addressing, with a power of two as length; a slot of an older round is as good as empty.
    slots: Vec<Slot>,
    round: u16,
}

#[derive(Clone, Copy, Default)]
struct Slot {
    round: u16,
    /// A part of the key's hash, so that few other keys are looked at.
    tag: u16,
    /// The number of the key.
    number: KeyIndex,
}

impl Visited {
    /// Empties the set.
    pub fn clear(&mut self) {
        self.keys.clear();
        self.ends.clear();
        self.round = self.round.wrapping_add(1);
        if self.round == 0 {
            self.slots.fill(Slot::default());
            self.round = 1;
        }
    }

    /// How long all keys are together.
    pub fn size(&self) -> usize {
        self.keys.len()
    }

    /// Whether it has the key.
    pub fn contains(&self, key: &[u32]) -> bool {
        !self.slots.is_empty() && self.find(key).is_ok()
    }

    /// Adds the key that is made of two parts. Says whether it is new.
    pub fn insert(&mut self, first: &[u32], second: impl Iterator<Item = u32>) -> bool {
        self.number(first, second).1
    }

    /// Adds the key that is made of two parts. Its number, from 0 on, and whether it is new.
    pub fn number(&mut self, first: &[u32], second: impl Iterator<Item = u32>) -> (KeyIndex, bool) {
        if 2 * self.ends.len() >= self.slots.len() {
            self.grow();
        }
        let from = self.keys.len();
        self.keys.extend_from_slice(first);
        self.keys.extend(second);
        let number = self.ends.end();
        match self.find(&self.keys[from..]) {
            Ok(known) => {
                self.keys.truncate(from);
                (known, false)
            }
            Err((at, tag)) => {
                self.fill(at, tag, number);
                self.ends.push(self.keys.len());
                (number, true)
            }
        }
    }

    fn key(&self, number: KeyIndex) -> &[u32] {
        let from = match number {
            KeyIndex::FIRST => 0,
            number => self.ends[number.previous()],
        };
        &self.keys[from..self.ends[number]]
    }

    /// The number of a key, or its slot and tag if it is not there.
    fn find(&self, key: &[u32]) -> Result<KeyIndex, (usize, u16)> {
        let mix =
            |hash: u64, part: u64| (hash.rotate_left(5) ^ part).wrapping_mul(0x517c_c1b7_2722_0a95);
        // Two numbers at a time.
        let (pairs, rest) = key.as_chunks::<2>();
        let whole = |&[low, high]: &[u32; 2]| u64::from(low) | u64::from(high) << 32;
        let hash = pairs.iter().map(whole).fold(0, mix);
        let hash = rest.iter().fold(hash, |hash, &part| mix(hash, part.into()));
        let last = self.slots.len() - 1;
        let tag = (hash >> 16) as u16;
        let mut at = (hash >> 32) as usize & last;
        loop {
            let slot = self.slots[at];
            if slot.round != self.round {
                return Err((at, tag));
            }
            if slot.tag == tag && self.key(slot.number) == key {
                return Ok(slot.number);
            }
            at = (at + 1) & last;
        }
    }

    fn fill(&mut self, at: usize, tag: u16, number: KeyIndex) {
        self.slots[at] = Slot {
            round: self.round,
            tag,
            number,
        };
    }

    fn grow(&mut self) {
        let larger = (self.slots.len() * 4).max(64);
        self.slots.clear();
        self.slots.resize(larger, Slot::default());
        self.round = 1;
        for number in self.ends.indices() {
            if let Err((at, tag)) = self.find(self.key(number)) {
                self.fill(at, tag, number);
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
