//! Sets of nodes, one a row, in one flat array. Rows are added and taken back at the end.

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// The rows: row i is a set of numbers.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    words: Vec<u64>,
    /// Words per row.
    width: usize,
}

impl Default for Rows {
    fn default() -> Self {
        Rows {
            words: Vec::new(),
            width: 1,
        }
    }
}

impl Rows {
    /// Makes room for numbers below `bound` in every row.
    #[inline]
    pub fn widen(&mut self, bound: usize) {
        if bound > self.width * 64 {
            self.widen_to(bound.div_ceil(64));
        }
    }

    #[cold]
    fn widen_to(&mut self, needed: usize) {
        let width = needed.next_power_of_two();
        let mut words = vec![0; self.words.len() / self.width * width];
        let rows = self.words.chunks(self.width);
        for (old, new) in rows.zip(words.chunks_mut(width)) {
            new[..self.width].copy_from_slice(old);
        }
        self.words = words;
        self.width = width;
    }

    /// Adds a copy of a row, or an empty one.
    #[inline]
    pub fn push(&mut self, from: u32) {
        let start = self.words.len();
        match from {
            NONE => self.words.resize(start + self.width, 0),
            from => {
                let source = from as usize * self.width;
                self.words.extend_from_within(source..source + self.width);
            }
        }
    }

    /// How many rows there are.
    pub fn len(&self) -> u32 {
        (self.words.len() / self.width) as u32
    }

    pub fn truncate(&mut self, len: u32) {
        self.words.truncate(len as usize * self.width);
    }

    #[inline]
    pub fn has(&self, row: u32, number: u32) -> bool {
        self.words[row as usize * self.width + number as usize / 64] >> (number % 64) & 1 == 1
    }

    #[inline]
    pub fn put(&mut self, row: u32, number: u32) {
        self.words[row as usize * self.width + number as usize / 64] |= 1 << (number % 64);
    }

    /// Puts what `from` has into `into`.
    #[inline]
    pub fn join(&mut self, into: u32, from: u32) {
        let (into, from) = (into as usize * self.width, from as usize * self.width);
        for word in 0..self.width {
            self.words[into + word] |= self.words[from + word];
        }
    }

    /// Makes one row what another is.
    pub fn copy(&mut self, into: u32, from: u32) {
        let (into, from) = (into as usize * self.width, from as usize * self.width);
        self.words.copy_within(from..from + self.width, into);
    }

    /// A copy of one row, or an empty one, alone, as wide as the rows of others, which are as wide at least.
    pub fn only(&self, row: u32, others: &Rows) -> Rows {
        let mut words = match row {
            NONE => Vec::new(),
            row => self.words[row as usize * self.width..][..self.width].to_vec(),
        };
        words.resize(others.width, 0);
        Rows {
            words,
            width: others.width,
        }
    }

    /// Adds empty rows until there are so many.
    pub fn fill(&mut self, len: u32) {
        let words = len as usize * self.width;
        if self.words.len() < words {
            self.words.resize(words, 0);
        }
    }

    /// Puts what a row of others of the same width has into the only row.
    pub fn join_from(&mut self, others: &Rows, from: u32) {
        let from = &others.words[from as usize * self.width..][..self.width];
        for (into, from) in self.words.iter_mut().zip(from) {
            *into |= from;
        }
    }
}
