//! Cells of 9 to 16 bytes, which atomic accesses to so many bytes make: a pointer and its count, a
//! counter of 128 bits.
//!
//! An event touches one cell, and explorers know values of 64 bits. So a value of more bytes goes by
//! a name of 64 bits, which is equal for equal bytes and for no others: all that an explorer does
//! with values is to compare them for equality, and reads, writes, exchanges and compare-exchanges
//! need no more. A register holds such a name between
//! [`Op::Pack`](crate::program::Op::Pack) and the access, and between the access and
//! [`Op::Unpack`](crate::program::Op::Unpack). An atomic section around two accesses would do as
//! well, but makes every access of the program conflict with every other (see `sections`).
//!
//! Programs also access parts of such a cell: `atomic_init` writes field by field, and a loop around
//! a compare-exchange may read them one by one. A read of a part reads the cell, and the thread
//! takes what it wants. A write of a part, or any other change, is a read of the cell and a
//! compare-exchange that puts in the part, and again if that finds that the cell has changed.
//! Nobody can see that it is two events: the one that writes is the change, whole.

use super::Machine;
use super::code::{Code, FlatOp};
use super::layout::{Mismatch, little_endian};
use super::memory::Place;
use super::thread::{Flow, Progress, Thread};
use super::unwritten;
use quotient_model::{Access, Cell, Effect, Location, Value, perform};
use std::collections::HashMap;
use std::sync::Arc;

/// The most bytes of an atomic access.
pub(super) const WIDEST: u8 = 16;

/// What is wider has no value of its own.
const WORD: u8 = 8;

/// The upper half of all names but those that are the value itself. No pointer looks like this.
const TAG: u64 = 0x9d3b_a5e7 << 32;

/// The names of wide values. They are the same in all executions of an exploration.
#[derive(Clone, Debug, Default)]
pub(super) struct WideValues {
    values: Vec<u128>,
    names: HashMap<u128, u64>,
}

impl WideValues {
    /// The name of a value: itself, if it is small.
    fn name(&mut self, value: u128) -> u64 {
        match u64::try_from(value) {
            Ok(small) if small >> 63 == 0 => small,
            _ => *self.names.entry(value).or_insert_with(|| {
                self.values.push(value);
                TAG + (self.values.len() as u64 - 1)
            }),
        }
    }

    /// The value that has the name; names that were not given stand for themselves.
    fn value(&self, name: u64) -> u128 {
        self.tabled(name).unwrap_or(name.into())
    }

    fn tabled(&self, name: u64) -> Option<u128> {
        let index = usize::try_from(name.checked_sub(TAG)?).ok()?;
        self.values.get(index).copied()
    }

    /// The name of 16 bytes.
    pub fn pack(&mut self, low: u64, high: u64) -> Value {
        self.name(u128::from(high) << 64 | u128::from(low))
    }

    /// The 16 bytes that have the name, low half first.
    pub fn unpack(&self, name: Value) -> [u64; 2] {
        halves(self.value(name))
    }

    /// The same for a value that may be no name.
    pub fn unpack_name(&self, value: Value) -> Option<[u64; 2]> {
        self.tabled(value).map(halves)
    }

    /// What a cell holds whose bytes are these.
    #[inline]
    pub fn cell_value(&mut self, bytes: &[u8]) -> Value {
        match bytes.len() > WORD.into() {
            true => self.name(wide_number(bytes)),
            false => little_endian(bytes),
        }
    }

    /// The same for bytes that have been given a name before.
    pub fn known_cell_value(&self, bytes: &[u8]) -> Value {
        let value = wide_number(bytes);
        // Only what is its own name is in no table.
        self.names.get(&value).copied().unwrap_or(value as u64)
    }

    /// The value in `size` bytes. The caller has checked the bounds.
    #[inline]
    pub fn read(&mut self, bytes: &[u8], offset: u32, size: u8) -> Value {
        self.cell_value(&bytes[offset as usize..][..usize::from(size)])
    }

    /// Writes a value of `size` bytes. The caller has checked the bounds.
    #[inline]
    pub fn write(&self, code: &Code, bytes: &mut Arc<[u8]>, offset: u32, size: u8, value: Value) {
        let all = self.cell_bytes(value, size);
        let size = usize::from(size);
        let bytes = Arc::make_mut(bytes);
        bytes[offset as usize..][..size].copy_from_slice(&all[..size]);
        unwritten::mark(code, bytes, offset, size);
    }

    /// The bytes of a cell, of which it has `size`.
    #[inline]
    pub fn cell_bytes(&self, value: Value, size: u8) -> [u8; WIDEST as usize] {
        let value = match size > WORD {
            true => self.value(value),
            false => value.into(),
        };
        value.to_le_bytes()
    }
}

fn halves(value: u128) -> [u64; 2] {
    [value as u64, (value >> 64) as u64]
}

fn wide_number(bytes: &[u8]) -> u128 {
    let (low, high) = bytes.split_at(bytes.len().min(WORD.into()));
    u128::from(little_endian(high)) << 64 | u128::from(little_endian(low))
}

impl Progress {
    fn part_range(&self) -> std::ops::Range<usize> {
        let start = usize::from(self.skip);
        start..start + usize::from(self.piece)
    }

    fn leave_part(&mut self) {
        (self.of, self.skip, self.swapping, self.value) = (0, 0, false, 0);
    }
}

impl Machine {
    /// The cell of which an access of `size` bytes touches a part, if there is one and it is wide:
    /// otherwise the access does not fit the cells.
    #[cold]
    pub(super) fn part(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        place: Place,
        size: u8,
        mismatch: Mismatch,
    ) -> Flow<Location> {
        match mismatch {
            Mismatch::Atomic {
                offset,
                size: whole,
            } if whole > WORD
                && size <= WORD
                && offset <= place.offset
                && place.offset + u32::from(size) <= offset + u32::from(whole) =>
            {
                thread.progress.piece = size;
                thread.progress.of = whole;
                thread.progress.skip = (place.offset - offset) as u8;
                self.location(code, thread, place.object, offset)
            }
            _ => self.mismatch(code, thread, place, size, mismatch),
        }
    }

    /// Makes what changes a part of a cell, by this access to the part, the thread's pending access.
    /// `Continue`, with what was found, if it turns out that it changes nothing.
    pub(super) fn request_change(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        location: Location,
        access: Access,
    ) -> Flow<Value> {
        if !thread.progress.swapping {
            return self.request(code, thread, Access::Read { location });
        }
        let expected = thread.progress.value;
        let part = self.part_of(code, thread, expected);
        let Effect::Done {
            written: Some(written),
            ..
        } = perform(&access, Cell::new(part), thread.id)
        else {
            thread.progress.leave_part();
            return Flow::Continue(part);
        };
        let range = thread.progress.part_range();
        let mut bytes = match self.found_unwritten(code, thread, expected) {
            true => [0; WIDEST as usize],
            false => self.wide.cell_bytes(expected, thread.progress.of),
        };
        let length = range.len();
        bytes[range].copy_from_slice(&written.to_le_bytes()[..length]);
        let new = self.wide.cell_value(&bytes);
        self.check_marker(code, thread, new)?;
        let access = Access::CompareExchange {
            location,
            expected,
            new,
        };
        self.request(code, thread, access)
    }

    /// Takes in what an access to a cell observed, of which the operation wants a part: what that
    /// part held, once the operation has been done.
    pub(super) fn complete_part(
        &self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
    ) -> Option<Value> {
        let reads = match code.ops[thread.pc as usize] {
            FlatOp::Load { .. } | FlatOp::Await { .. } => true,
            FlatOp::MemCopy { .. } => !thread.progress.writing,
            _ => false,
        };
        let part = self.part_of(code, thread, observed);
        let progress = &mut thread.progress;
        if reads {
            // The value belongs to the load, which may be made of several pieces.
            (progress.of, progress.skip) = (0, 0);
            return Some(part);
        }
        if progress.swapping && progress.value == observed {
            progress.leave_part();
            return Some(part);
        }
        progress.swapping = true;
        progress.value = observed;
        None
    }

    fn part_of(&self, code: &Code, thread: &Thread, value: Value) -> Value {
        if self.found_unwritten(code, thread, value) {
            return self.objects.marker.of(thread.progress.piece);
        }
        let bytes = self.wide.cell_bytes(value, thread.progress.of);
        little_endian(&bytes[thread.progress.part_range()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_different_as_values() {
        let mut wide = WideValues::default();
        let numbers = [0, 7, 1 << 62, 1 << 63, TAG.into(), 1 << 64, u128::MAX];
        let names = numbers.map(|number| wide.name(number));
        for (n, number) in numbers.into_iter().enumerate() {
            assert_eq!(wide.value(names[n]), number);
            assert_eq!(wide.name(number), names[n]);
            assert!(!names[..n].contains(&names[n]), "{number}");
        }
        assert_eq!(names[1], 7);
    }
}
