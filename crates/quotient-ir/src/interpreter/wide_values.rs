//! What values of more than 8 bytes are called (see `wide`), and how values lie in bytes.

use super::bytes::Bytes;
use super::layout::little_endian;
use super::private::Private;
use quotient_model::{Portable, Reader, Value, Writer};
use std::collections::HashMap;

/// The most bytes of an atomic access.
pub(super) const WIDEST: u8 = 16;

/// What is wider has no value of its own.
pub(super) const WORD: u8 = 8;

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

    /// The same of memory that is a thread's own.
    #[inline]
    pub fn read_own(&mut self, bytes: &Bytes, offset: u32, size: u8) -> Value {
        if let Bytes::Flat(bytes) = bytes {
            return self.read(bytes, offset, size);
        }
        let mut all = [0; WIDEST as usize];
        let all = &mut all[..usize::from(size)];
        bytes.read(offset as usize, all);
        self.cell_value(all)
    }

    /// Writes a value of `size` bytes. The caller has checked the bounds.
    #[inline]
    pub fn write(&self, private: &mut Private, offset: u32, size: u8, value: Value) {
        let all = self.cell_bytes(value, size);
        let size = usize::from(size);
        private.bytes.write(offset as usize, &all[..size]);
        private.marks.mark(offset, size);
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

/// Names by their numbers.
impl Portable for WideValues {
    fn write(&self, out: &mut Writer) {
        out.put(&self.values);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let values = Vec::read(input)?;
        let names = values.iter().copied().zip(TAG..).collect();
        Some(WideValues { values, names })
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
