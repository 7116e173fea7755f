//! How it is kept which memory was written (see `unwritten`): marks beside a thread's own memory, and
//! what shared cells hold that were not.

use super::bytes::Bytes;
use super::space::mix;
use quotient_model::{Cell, Value, portable};
use std::ops::Range;
use std::sync::Arc;

/// What cells hold that were never written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Marker(Value);

impl Default for Marker {
    fn default() -> Self {
        Marker(Cell::UNWRITTEN)
    }
}

impl Marker {
    /// The marker of cells with that many bytes. What is narrower than a word needs no other than
    /// the one that explorers know of mutexes.
    #[inline]
    pub fn of(self, size: u8) -> Value {
        match size < 8 {
            true => Cell::UNWRITTEN,
            false => self.0,
        }
    }

    /// Another one, after a program has written this one.
    pub fn next(self) -> Self {
        Marker(mix(self.0))
    }
}

/// Which bytes of a thread's own memory were written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Marks {
    /// All of them.
    All,
    /// A bit for each byte of a small object; those behind its end are set.
    Few(u64),
    /// A byte for each of a larger one.
    Many(Arc<Many>),
}

/// The marks of many bytes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Many {
    /// How many were not written.
    left: u64,
    /// 1 for each that was.
    bytes: Bytes,
}

/// Objects of up to so many bytes have a bit for each.
const FEW: usize = 64;

/// The most bytes of one load or store.
const MOST: usize = 16;

/// The marks of eight bytes that were written.
const ALL: u64 = 0x0101_0101_0101_0101;

/// Bits for some bytes of a small object.
#[inline]
fn bits(offset: usize, size: usize) -> u64 {
    match size {
        0 => 0,
        _ => u64::MAX >> (FEW - size) << offset,
    }
}

impl Marks {
    /// Those of a new object that nobody has written.
    pub fn none(length: u64) -> Self {
        match length as usize {
            0 => Marks::All,
            length @ ..FEW => Marks::Few(!bits(0, length)),
            FEW => Marks::Few(0),
            many => Marks::Many(Arc::new(Many {
                left: length,
                bytes: Bytes::filled(many, 0),
            })),
        }
    }

    /// Whether none of `size` bytes, some at least, was written.
    #[inline(always)]
    pub fn is_unwritten(&self, offset: u32, size: u8) -> bool {
        // Mostly all are: the hot loop has room for no more than to see that.
        !matches!(self, Marks::All) && self.is_unwritten_in_part(offset, size)
    }

    #[inline(never)]
    fn is_unwritten_in_part(&self, offset: u32, size: u8) -> bool {
        let (offset, size) = (offset as usize, usize::from(size));
        match self {
            Marks::All => false,
            Marks::Few(written) => written & bits(offset, size) == 0,
            Marks::Many(many) if size <= 8 && size.is_power_of_two() => {
                many.bytes.word(offset, size as u8) == 0
            }
            Marks::Many(many) => {
                let mut marks = [0; MOST];
                let marks = &mut marks[..size];
                many.bytes.read(offset, marks);
                none(marks)
            }
        }
    }

    /// Notes that bytes have been written.
    #[inline(always)]
    pub fn mark(&mut self, offset: u32, size: usize) {
        if !matches!(self, Marks::All) {
            self.mark_in_part(offset, size);
        }
    }

    #[inline(never)]
    fn mark_in_part(&mut self, offset: u32, size: usize) {
        match self {
            Marks::All => {}
            Marks::Few(written) => {
                *written |= bits(offset as usize, size);
                if *written == u64::MAX {
                    *self = Marks::All;
                }
            }
            Marks::Many(many) => {
                let is_word = size <= 8 && size.is_power_of_two();
                let all = ALL >> (8 * (8 - size.clamp(1, 8)));
                if !is_word || many.bytes.word(offset as usize, size as u8) != all {
                    self.mark_many(offset as usize, size);
                }
            }
        }
    }

    fn mark_many(&mut self, offset: usize, size: usize) {
        let Marks::Many(many) = self else { return };
        let range = offset..offset + size;
        let mut few = [0; MOST];
        let unwritten = match few.get_mut(..size) {
            Some(marks) => {
                many.bytes.read(offset, marks);
                count_none(marks)
            }
            None => count_none(&many.bytes.to_vec(range.clone())),
        };
        if unwritten == many.left {
            *self = Marks::All;
        } else if unwritten > 0 {
            let many = Arc::make_mut(many);
            many.bytes.fill(range, 1);
            many.left -= unwritten;
        }
    }

    /// The marks of some bytes, one each.
    pub fn of(&self, range: Range<usize>) -> Vec<u8> {
        match self {
            Marks::All => vec![1; range.len()],
            Marks::Few(written) => range.map(|byte| (written >> byte & 1) as u8).collect(),
            Marks::Many(many) => many.bytes.to_vec(range),
        }
    }

    /// Gives bytes of an object of that length these marks, one each.
    pub fn put(&mut self, length: usize, offset: u32, marks: &[u8]) {
        if count_none(marks) == 0 {
            return self.mark(offset, marks.len());
        }
        let mut all = self.of(0..length);
        all[offset as usize..][..marks.len()].copy_from_slice(marks);
        *self = match length {
            ..=FEW => Marks::Few(
                (0..FEW)
                    .filter(|&byte| all.get(byte) != Some(&0))
                    .fold(0, |written, byte| written | 1 << byte),
            ),
            _ => Marks::Many(Arc::new(Many {
                left: count_none(&all),
                bytes: Bytes::of(&all.into()),
            })),
        };
    }

    /// Those that both have.
    pub fn and(&self, other: &Self, length: usize) -> Self {
        let mut both = self.clone();
        if self != other {
            let marks = self.of(0..length).into_iter().zip(other.of(0..length));
            let marks: Vec<u8> = marks.map(|(one, other)| one & other).collect();
            both.put(length, 0, &marks);
        }
        both
    }
}

/// Whether no mark is set.
pub(super) fn none(marks: &[u8]) -> bool {
    marks.iter().all(|&mark| mark == 0)
}

/// How many are not.
fn count_none(marks: &[u8]) -> u64 {
    marks.iter().filter(|&&mark| mark == 0).count() as u64
}

portable!(struct Marker(0));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_those_of_a_vector() {
        for length in [1, 7, 63, 64, 65, 1000, 3000] {
            let mut marks = Marks::none(length as u64);
            let mut model = vec![0_u8; length];
            let mut random = 7_u64;
            let mut next = |below: usize| {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                (random >> 33) as usize % below
            };
            for round in 0..400 {
                let size = (1 + next(MOST)).min(length);
                let offset = next(length - size + 1);
                let range = offset..offset + size;
                match round % 5 {
                    0 => {
                        let some: Vec<u8> = (0..size).map(|_| next(2) as u8).collect();
                        marks.put(length, offset as u32, &some);
                        model[range.clone()].copy_from_slice(&some);
                    }
                    4 if round % 100 == 99 => {
                        marks.mark(0, length);
                        model.fill(1);
                        assert_eq!(marks, Marks::All);
                    }
                    _ => {
                        marks.mark(offset as u32, size);
                        model[range.clone()].fill(1);
                    }
                }
                assert_eq!(marks.of(0..length), model);
                assert_eq!(model.contains(&0), marks != Marks::All);
                let unwritten = marks.is_unwritten(offset as u32, size as u8);
                assert_eq!(unwritten, none(&model[range]));
                let cleared = Marks::none(length as u64);
                assert_eq!(marks.and(&cleared, length), cleared);
                assert_eq!(marks.and(&Marks::All, length), marks);
            }
        }
    }
}
