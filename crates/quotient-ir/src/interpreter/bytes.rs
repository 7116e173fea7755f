//! The bytes of memory that is a thread's own: cheap to copy, since explorers keep a thread's state for every
//! event, and cheap to change, also after it was copied.
//!
//! Small objects are one piece of memory, which copies share until one of them changes it. Large ones are
//! trees of such pieces: a change copies one leaf and the nodes above it, whatever the size of the object.
//! Where a tree has nothing there are zeros, so that a large object costs nothing before it is written.

use std::ops::Range;
use std::sync::Arc;

/// Objects of up to so many bytes are one piece.
const FLAT: usize = 1024;

/// A leaf has two to this many bytes.
const LEAF_BITS: u32 = 9;
const LEAF: usize = 1 << LEAF_BITS;

/// An inner node has two to this many children.
const FAN_BITS: u32 = 6;
const FAN: usize = 1 << FAN_BITS;

/// The bytes of an object.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Bytes {
    Flat(Arc<[u8]>),
    Tree(Box<Tree>),
}

/// Bytes of which only those are kept that were written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Tree {
    length: usize,
    /// How many inner nodes there are on the way to a leaf.
    height: u32,
    root: Link,
}

type Link = Option<Arc<Node>>;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Node {
    Leaf([u8; LEAF]),
    Inner([Link; FAN]),
}

/// What bytes are changed to.
#[derive(Clone, Copy)]
enum Source<'b> {
    Bytes(&'b [u8]),
    Fill(u8),
}

impl Source<'_> {
    /// The same for some of the bytes.
    fn part(self, range: Range<usize>) -> Self {
        match self {
            Source::Bytes(bytes) => Source::Bytes(&bytes[range]),
            fill => fill,
        }
    }
}

impl Bytes {
    /// So many bytes of one value.
    pub fn filled(length: usize, byte: u8) -> Self {
        if length <= FLAT {
            return Bytes::Flat(std::iter::repeat_n(byte, length).collect());
        }
        let mut bytes = Bytes::zeros(length);
        if byte != 0 {
            bytes.fill(0..length, byte);
        }
        bytes
    }

    /// These bytes.
    pub fn of(content: &Arc<[u8]>) -> Self {
        if content.len() <= FLAT {
            return Bytes::Flat(Arc::clone(content));
        }
        let mut bytes = Bytes::zeros(content.len());
        for (n, leaf) in content.chunks(LEAF).enumerate() {
            if leaf.iter().any(|&byte| byte != 0) {
                bytes.write(n * LEAF, leaf);
            }
        }
        bytes
    }

    fn zeros(length: usize) -> Self {
        let mut height = 0;
        while length > LEAF << (FAN_BITS * height) {
            height += 1;
        }
        Bytes::Tree(Box::new(Tree {
            length,
            height,
            root: None,
        }))
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Bytes::Flat(bytes) => bytes.len(),
            Bytes::Tree(tree) => tree.length,
        }
    }

    /// Whether the two are copies of which none was changed.
    #[inline]
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Bytes::Flat(one), Bytes::Flat(other)) => Arc::ptr_eq(one, other),
            (Bytes::Tree(one), Bytes::Tree(other)) => match (&one.root, &other.root) {
                (Some(one), Some(other)) => Arc::ptr_eq(one, other),
                (None, None) => one.length == other.length,
                _ => false,
            },
            _ => false,
        }
    }

    /// Reads bytes from `offset` on. The caller has checked the bounds.
    #[inline]
    pub fn read(&self, offset: usize, to: &mut [u8]) {
        match self {
            Bytes::Flat(bytes) => to.copy_from_slice(&bytes[offset..][..to.len()]),
            Bytes::Tree(tree) => tree.read(offset, to),
        }
    }

    /// The number in 1, 2, 4 or 8 bytes from `offset` on. The caller has checked the bounds.
    #[inline]
    pub fn word(&self, offset: usize, size: u8) -> u64 {
        fn number<const N: usize>(bytes: &[u8], offset: usize) -> [u8; N] {
            let mut all = [0; N];
            all.copy_from_slice(&bytes[offset..][..N]);
            all
        }
        let mut word = [0; 8];
        match (self, size) {
            (Bytes::Flat(bytes), 1) => bytes[offset].into(),
            (Bytes::Flat(bytes), 2) => u16::from_le_bytes(number(bytes, offset)).into(),
            (Bytes::Flat(bytes), 4) => u32::from_le_bytes(number(bytes, offset)).into(),
            (Bytes::Flat(bytes), _) => u64::from_le_bytes(number(bytes, offset)),
            (Bytes::Tree(tree), _) => {
                tree.read(offset, &mut word[..usize::from(size)]);
                u64::from_le_bytes(word)
            }
        }
    }

    /// Writes such a number.
    #[inline]
    pub fn set_word(&mut self, offset: usize, size: u8, value: u64) {
        let word = value.to_le_bytes();
        match (self, size) {
            (Bytes::Flat(bytes), 1) => Arc::make_mut(bytes)[offset] = word[0],
            (Bytes::Flat(bytes), 2) => {
                Arc::make_mut(bytes)[offset..][..2].copy_from_slice(&word[..2]);
            }
            (Bytes::Flat(bytes), 4) => {
                Arc::make_mut(bytes)[offset..][..4].copy_from_slice(&word[..4]);
            }
            (Bytes::Flat(bytes), _) => {
                Arc::make_mut(bytes)[offset..][..8].copy_from_slice(&word);
            }
            (tree, _) => tree.write(offset, &word[..usize::from(size)]),
        }
    }

    /// Some of the bytes.
    pub fn to_vec(&self, range: Range<usize>) -> Vec<u8> {
        let mut bytes = vec![0; range.len()];
        self.read(range.start, &mut bytes);
        bytes
    }

    /// Writes bytes from `offset` on. The caller has checked the bounds.
    #[inline]
    pub fn write(&mut self, offset: usize, content: &[u8]) {
        match self {
            Bytes::Flat(bytes) => {
                Arc::make_mut(bytes)[offset..][..content.len()].copy_from_slice(content);
            }
            Bytes::Tree(tree) => {
                let range = offset..offset + content.len();
                change(&mut tree.root, tree.height, &range, Source::Bytes(content));
            }
        }
    }

    /// Writes one value to all bytes of a range. The caller has checked the bounds.
    pub fn fill(&mut self, range: Range<usize>, byte: u8) {
        match self {
            Bytes::Flat(bytes) => Arc::make_mut(bytes)[range].fill(byte),
            Bytes::Tree(tree) => {
                change(&mut tree.root, tree.height, &range, Source::Fill(byte));
            }
        }
    }

    /// Where the first `end` bytes may be other than zero: ranges that do not touch, ascending.
    pub fn written(&self, end: usize) -> Vec<Range<usize>> {
        let mut ranges: Vec<Range<usize>> = Vec::new();
        let Bytes::Tree(tree) = self else {
            ranges.push(0..end);
            return ranges;
        };
        let mut at = 0;
        while at < end {
            let (leaf, length) = tree.leaf(at);
            let next = (at + length).min(end);
            match (leaf.is_some(), ranges.last_mut()) {
                (true, Some(last)) if last.end == at => last.end = next,
                (true, _) => ranges.push(at..next),
                (false, _) => {}
            }
            at = next;
        }
        ranges
    }
}

impl Tree {
    /// The leaf that has the byte at an offset at a leaf's beginning, and how many bytes it stands for: of
    /// nothing there may be more than a leaf has.
    fn leaf(&self, offset: usize) -> (Option<&[u8; LEAF]>, usize) {
        let mut link = &self.root;
        for level in (0..=self.height).rev() {
            match link.as_deref() {
                Some(Node::Inner(children)) => link = &children[child(offset, level)],
                Some(Node::Leaf(bytes)) => return (Some(bytes), LEAF),
                None => {
                    let span = LEAF << (FAN_BITS * level);
                    return (None, span - offset % span);
                }
            }
        }
        match link.as_deref() {
            Some(Node::Leaf(bytes)) => (Some(bytes), LEAF),
            _ => (None, LEAF),
        }
    }

    fn read(&self, offset: usize, to: &mut [u8]) {
        let mut done = 0;
        while done < to.len() {
            let at = offset + done;
            let inside = at % LEAF;
            let (leaf, _) = self.leaf(at - inside);
            let next = (done + LEAF - inside).min(to.len());
            let piece = &mut to[done..next];
            match leaf {
                Some(bytes) => piece.copy_from_slice(&bytes[inside..][..piece.len()]),
                None => piece.fill(0),
            }
            done = next;
        }
    }
}

/// Which child of an inner node at a level above the leaves has the byte.
fn child(offset: usize, level: u32) -> usize {
    offset >> (LEAF_BITS + FAN_BITS * (level - 1)) & (FAN - 1)
}

/// Changes the bytes in `range`, counted from the beginning of what the link stands for.
fn change(link: &mut Link, level: u32, range: &Range<usize>, source: Source<'_>) {
    let span = LEAF << (FAN_BITS * level);
    if let Source::Fill(byte) = source
        && *range == (0..span)
    {
        *link = uniform(level, byte);
        return;
    }
    let node = link.get_or_insert_with(|| {
        Arc::new(match level {
            0 => Node::Leaf([0; LEAF]),
            _ => Node::Inner([const { None }; FAN]),
        })
    });
    match Arc::make_mut(node) {
        Node::Leaf(bytes) => match source {
            Source::Bytes(content) => bytes[range.clone()].copy_from_slice(content),
            Source::Fill(byte) => bytes[range.clone()].fill(byte),
        },
        Node::Inner(children) => {
            let below = span / FAN;
            let mut at = range.start;
            while at < range.end {
                let (n, inside) = (at / below, at % below);
                let next = ((n + 1) * below).min(range.end);
                let piece = source.part(at - range.start..next - range.start);
                let within = inside..inside + (next - at);
                change(&mut children[n], level - 1, &within, piece);
                at = next;
            }
        }
    }
}

/// All bytes at a level the same.
fn uniform(level: u32, byte: u8) -> Link {
    let mut link = match byte {
        0 => return None,
        _ => Arc::new(Node::Leaf([byte; LEAF])),
    };
    for _ in 0..level {
        link = Arc::new(Node::Inner(std::array::from_fn(|_| {
            Some(Arc::clone(&link))
        })));
    }
    Some(link)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trees_hold_what_vectors_hold() {
        for length in [0, 1, FLAT, FLAT + 1, LEAF * FAN, LEAF * FAN + 3, 300_000] {
            let mut bytes = Bytes::filled(length, 0);
            let mut model = vec![0; length];
            let mut random = 1_u64;
            let mut next = |below: usize| {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (random >> 33) as usize % below.max(1)
            };
            for round in 0..200 {
                let start = next(length);
                let size = next(if round % 8 == 0 { length } else { 20 }).min(length - start);
                let range = start..start + size;
                let old = bytes.clone();
                match round % 3 {
                    0 => {
                        bytes.fill(range.clone(), round as u8);
                        model[range].fill(round as u8);
                    }
                    _ => {
                        let content: Vec<u8> = (0..size).map(|n| (n * 7 + round) as u8).collect();
                        let before = old.to_vec(0..length);
                        bytes.write(start, &content);
                        model[range].copy_from_slice(&content);
                        assert_eq!(old.to_vec(0..length), before, "a copy stays as it was");
                    }
                }
                assert_eq!(bytes.to_vec(0..length), model);
                let probe = next(length);
                let size = 16.min(length - probe);
                assert_eq!(
                    bytes.to_vec(probe..probe + size),
                    &model[probe..probe + size]
                );
                let mut outside = vec![true; length];
                for range in bytes.written(length) {
                    outside[range].fill(false);
                }
                let zeros = |(outside, byte): (&bool, &u8)| !outside || *byte == 0;
                assert!(outside.iter().zip(&model).all(zeros));
            }
        }
    }

    #[test]
    fn what_was_not_written_costs_nothing() {
        let mut bytes = Bytes::filled(1 << 30, 0);
        assert!(bytes.written(1 << 30).is_empty());
        bytes.write(700_000_000, &[1, 2, 3]);
        let written = bytes.written(1 << 30);
        assert_eq!(written.len(), 1);
        assert!(written[0].contains(&700_000_000) && written[0].len() == LEAF);
        let full = Bytes::filled(1 << 20, 7);
        assert_eq!(full.to_vec(4000..4003), [7; 3]);
        let content: Arc<[u8]> = (0..5000).map(|n| (n / 2000) as u8).collect();
        assert_eq!(Bytes::of(&content).to_vec(0..5000), &content[..]);
    }

    #[test]
    fn copies_are_the_same_until_one_changes() {
        let mut bytes = Bytes::filled(5000, 1);
        let copy = bytes.clone();
        assert!(bytes.is_same(&copy));
        bytes.write(9, &[2]);
        assert!(!bytes.is_same(&copy));
    }
}
