//! Sets of nodes, one a row, in one flat array. Rows are added and taken back at the end.

use std::marker::PhantomData;

use quotient_model::{Index, index_type};

index_type! {
    /// A node of the graph.
    pub(crate) struct NodeIndex;
}

/// No node.
pub(crate) const NONE: NodeIndex = NodeIndex::NONE;

/// The rows, each a set of nodes, indexed by what has one.
#[derive(Clone, Debug)]
pub(crate) struct Rows<I = NodeIndex> {
    words: Vec<u64>,
    /// Words per row.
    width: usize,
    by: PhantomData<fn(I)>,
}

impl<I> Default for Rows<I> {
    fn default() -> Self {
        Rows {
            words: Vec::new(),
            width: 1,
            by: PhantomData,
        }
    }
}

impl<I: Index> Rows<I> {
    /// Makes room for so many nodes in every row.
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
    pub fn push(&mut self, from: Option<I>) {
        let end = self.words.len();
        match from.map(|from| self.start(from)) {
            Some(from) => self.words.extend_from_within(from..from + self.width),
            None => self.words.resize(end + self.width, 0),
        }
    }

    /// Where a row begins.
    #[inline]
    fn start(&self, row: I) -> usize {
        row.index() * self.width
    }

    /// The row that would be the next.
    pub fn end(&self) -> I {
        I::new(self.words.len() / self.width)
    }

    /// Takes back the rows from `end` on.
    pub fn truncate(&mut self, end: I) {
        self.words.truncate(self.start(end));
    }

    #[inline]
    pub fn has(&self, row: I, node: NodeIndex) -> bool {
        self.words[self.start(row) + node.index() / 64] >> (node.index() % 64) & 1 == 1
    }

    #[inline]
    pub fn put(&mut self, row: I, node: NodeIndex) {
        let start = self.start(row);
        self.words[start + node.index() / 64] |= 1 << (node.index() % 64);
    }

    /// A row, a bit a node.
    #[inline]
    pub fn words(&self, row: I) -> &[u64] {
        &self.words[self.start(row)..][..self.width]
    }

    /// Puts what `from` has into `into`.
    #[inline]
    pub fn join(&mut self, into: I, from: I) {
        let (into, from) = (self.start(into), self.start(from));
        for word in 0..self.width {
            self.words[into + word] |= self.words[from + word];
        }
    }

    /// Makes one row what another is.
    pub fn copy(&mut self, into: I, from: I) {
        let (into, from) = (self.start(into), self.start(from));
        self.words.copy_within(from..from + self.width, into);
    }

    /// A copy of one row, or an empty one, alone, as wide as the rows of others, which are as wide at least.
    pub fn only<J>(&self, row: Option<I>, others: &Rows<J>) -> Rows<Only> {
        let row = row.map(|row| &self.words[self.start(row)..][..self.width]);
        let mut words = row.unwrap_or_default().to_vec();
        words.resize(others.width, 0);
        Rows {
            words,
            width: others.width,
            by: PhantomData,
        }
    }

    /// Adds empty rows up to `end`.
    pub fn fill(&mut self, end: I) {
        let words = self.start(end);
        if self.words.len() < words {
            self.words.resize(words, 0);
        }
    }
}

index_type! {
    /// The only row that there is.
    pub(crate) struct Only;
}

impl Rows<Only> {
    /// Puts what a row of others of the same width has into the only row.
    pub fn join_from<J: Index>(&mut self, others: &Rows<J>, from: J) {
        let from = &others.words[others.start(from)..][..self.width];
        for (into, from) in self.words.iter_mut().zip(from) {
            *into |= from;
        }
    }
}
