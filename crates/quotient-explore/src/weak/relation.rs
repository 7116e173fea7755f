//! Relations on the nodes of a graph, or on other things that are counted from 0: bits in one flat array.

/// A relation: by row, all that come before.
#[derive(Clone, Debug)]
pub(super) struct Relation {
    words: Vec<u64>,
    /// Words per row.
    width: usize,
}

/// The bits that are set.
pub(super) fn ones(row: &[u64]) -> impl Iterator<Item = usize> + '_ {
    row.iter().enumerate().flat_map(|(nth, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(nth * 64 + bit)
        })
    })
}

impl Relation {
    /// The empty relation on so many.
    pub fn new(count: usize) -> Self {
        let width = count.div_ceil(64).max(1);
        Relation {
            words: vec![0; width * count],
            width,
        }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.words.len() / self.width
    }

    pub fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.width..][..self.width]
    }

    /// Whether `first` comes before `second`.
    #[inline]
    pub fn has(&self, first: usize, second: usize) -> bool {
        self.words[second * self.width + first / 64] >> (first % 64) & 1 == 1
    }

    /// From now on `first` comes before `second`.
    #[inline]
    pub fn put(&mut self, first: usize, second: usize) {
        self.words[second * self.width + first / 64] |= 1 << (first % 64);
    }

    /// Puts a row of a relation on as many into one of this one.
    pub fn join(&mut self, into: usize, from: &[u64]) {
        let into = &mut self.words[into * self.width..][..self.width];
        for (into, from) in into.iter_mut().zip(from) {
            *into |= from;
        }
    }

    /// Puts all of another relation into this one.
    pub fn add(&mut self, other: &Relation) {
        for (into, from) in self.words.iter_mut().zip(&other.words) {
            *into |= from;
        }
    }

    /// First a step of this one, then one of the other.
    pub fn then(&self, other: &Relation) -> Relation {
        let mut both = Relation::new(self.count());
        for row in 0..self.count() {
            for middle in ones(other.row(row)) {
                both.join(row, self.row(middle));
            }
        }
        both
    }

    /// Adds what follows from several steps.
    pub fn close(&mut self) {
        for middle in 0..self.count() {
            for row in 0..self.count() {
                if row != middle && self.has(middle, row) {
                    self.join_own(row, middle);
                }
            }
        }
    }

    fn join_own(&mut self, into: usize, from: usize) {
        let (into, from) = (into * self.width, from * self.width);
        for word in 0..self.width {
            self.words[into + word] |= self.words[from + word];
        }
    }

    /// Orders two of a closed relation, and what follows.
    pub fn order(&mut self, first: usize, second: usize) {
        let mut before = self.row(first).to_vec();
        before[first / 64] |= 1 << (first % 64);
        for row in 0..self.count() {
            if row == second || self.has(second, row) {
                self.join(row, &before);
            }
        }
    }

    /// Whether no steps lead back to where they began.
    pub fn is_acyclic(&self) -> bool {
        // Takes away what nothing is left before, until nothing can be taken away.
        let count = self.count();
        let mut gone = vec![0u64; self.width];
        let mut left: Vec<usize> = (0..count).collect();
        loop {
            let before = left.len();
            left.retain(|&row| {
                let mut words = self.row(row).iter().zip(&gone);
                let free = words.all(|(word, gone)| word & !gone == 0);
                if free {
                    gone[row / 64] |= 1 << (row % 64);
                }
                !free
            });
            if left.is_empty() || left.len() == before {
                return left.is_empty();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_that_lead_back_are_seen() {
        let mut relation = Relation::new(70);
        relation.put(0, 69);
        relation.put(69, 3);
        assert!(relation.is_acyclic());
        relation.close();
        assert!(relation.has(0, 3) && !relation.has(3, 0));
        relation.put(3, 0);
        assert!(!relation.is_acyclic());
    }

    #[test]
    fn what_follows_from_an_order_is_added() {
        let mut relation = Relation::new(4);
        relation.order(0, 1);
        relation.order(2, 3);
        relation.order(1, 2);
        assert_eq!(ones(relation.row(3)).collect::<Vec<_>>(), [0, 1, 2]);
        let mut step = Relation::new(4);
        step.put(3, 0);
        assert!(relation.then(&step).has(1, 0));
    }
}
