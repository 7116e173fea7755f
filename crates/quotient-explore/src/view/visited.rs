//! The states that a search has entered: a set of keys of one length, which is emptied often.

/// The set; it keeps its memory.
#[derive(Default)]
pub(super) struct Visited {
    keys: Vec<u32>,
    length: usize,
    count: usize,
    /// Open addressing: one more than the number of a key, in the current round; anything older is
    /// as good as empty.
    slots: Vec<(u32, u32)>,
    round: u32,
}

impl Visited {
    /// Empties the set. Its keys have this length from now on.
    pub fn clear(&mut self, length: usize) {
        self.keys.clear();
        self.length = length;
        self.count = 0;
        self.round = self.round.wrapping_add(1);
        if self.round == 0 || self.slots.is_empty() {
            self.slots.clear();
            self.slots.resize(64, (0, 0));
            self.round = 1;
        }
    }

    /// How many keys there are.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Adds the key that is made of two parts. Says whether it is new.
    pub fn insert(&mut self, first: &[u32], second: &[u32]) -> bool {
        if 2 * self.count >= self.slots.len() {
            self.grow();
        }
        let from = self.keys.len();
        self.keys.extend_from_slice(first);
        self.keys.extend_from_slice(second);
        let mut slot = self.slot(&self.keys[from..]);
        while let (round, number) = self.slots[slot]
            && round == self.round
        {
            let at = number as usize * self.length;
            if self.keys[at..at + self.length] == self.keys[from..] {
                self.keys.truncate(from);
                return false;
            }
            slot = (slot + 1) % self.slots.len();
        }
        self.slots[slot] = (self.round, self.count as u32);
        self.count += 1;
        true
    }

    fn slot(&self, key: &[u32]) -> usize {
        let mix = |hash: u64, &part: &u32| {
            (hash.rotate_left(5) ^ u64::from(part)).wrapping_mul(0x517c_c1b7_2722_0a95)
        };
        let hash = key.iter().fold(0, mix);
        (hash >> 32) as usize % self.slots.len()
    }

    fn grow(&mut self) {
        let larger = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(larger, (0, 0));
        self.round = 1;
        for number in 0..self.count {
            let at = number * self.length;
            let mut slot = self.slot(&self.keys[at..at + self.length]);
            while self.slots[slot].0 == self.round {
                slot = (slot + 1) % larger;
            }
            self.slots[slot] = (self.round, number as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_new_once() {
        let mut visited = Visited::default();
        for round in 0..3 {
            visited.clear(2);
            for key in 0..1000 {
                assert!(visited.insert(&[key], &[key % 7 + round]));
                assert!(!visited.insert(&[key], &[key % 7 + round]));
            }
            assert_eq!(visited.len(), 1000);
        }
    }
}
