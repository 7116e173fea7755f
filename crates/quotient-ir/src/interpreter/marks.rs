//! How it is kept which memory was written (see `unwritten`): the second half of a thread's own memory, and
//! what shared cells hold that were not.

use super::bytes::Bytes;
use super::code::Code;
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

/// The bytes of a new object, which holds zeros, and whether they count as written.
pub(super) fn fresh(code: &Code, size: u64, written: bool) -> Bytes {
    let size = size as usize;
    if !code.uninit {
        return Bytes::filled(size, 0);
    }
    let mut bytes = Bytes::filled(2 * size, 0);
    bytes.fill(size..2 * size, written.into());
    bytes
}

/// The bytes of an object that was written as a whole.
pub(super) fn written(code: &Code, content: &Arc<[u8]>) -> Bytes {
    if !code.uninit {
        return Bytes::of(content);
    }
    let mut bytes = fresh(code, content.len() as u64, true);
    bytes.write(0, content);
    bytes
}

/// How many bytes of private memory are its content; marks of what was written may follow.
#[inline]
pub(super) fn content(code: &Code, bytes: &Bytes) -> usize {
    match code.uninit {
        true => bytes.len() / 2,
        false => bytes.len(),
    }
}

/// The marks of some bytes; none if that is not kept.
pub(super) fn of(code: &Code, bytes: &Bytes, range: Range<usize>) -> Vec<u8> {
    let marks = content(code, bytes);
    match code.uninit {
        true => bytes.to_vec(marks + range.start..marks + range.end),
        false => Vec::new(),
    }
}

/// Notes that bytes have been written.
#[inline]
pub(super) fn mark(code: &Code, bytes: &mut Bytes, offset: u32, size: usize) {
    if code.uninit {
        let marks = bytes.len() / 2 + offset as usize;
        bytes.fill(marks..marks + size, 1);
    }
}

/// Notes that bytes hold nothing again, as if they had not been written.
pub(super) fn unmark(code: &Code, bytes: &mut Bytes, offset: u32, size: usize) {
    if code.uninit {
        let marks = bytes.len() / 2 + offset as usize;
        bytes.fill(marks..marks + size, 0);
    }
}

/// Whether none of the bytes was written.
#[inline]
pub(super) fn is_unwritten(code: &Code, bytes: &Bytes, offset: u32, size: u8) -> bool {
    let start = offset as usize;
    code.uninit && none(&of(code, bytes, start..start + usize::from(size)))
}

/// Whether no mark is set.
pub(super) fn none(marks: &[u8]) -> bool {
    marks.iter().all(|&mark| mark == 0)
}

portable!(struct Marker(0));
