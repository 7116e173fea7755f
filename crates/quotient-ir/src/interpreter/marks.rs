//! How it is kept which memory was written (see `unwritten`): the second half of a thread's own memory, and
//! what shared cells hold that were not.

use super::code::Code;
use super::space::mix;
use quotient_model::{Cell, Value};
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
pub(super) fn fresh(code: &Code, size: u64, written: bool) -> Arc<[u8]> {
    let content = std::iter::repeat_n(0, size as usize);
    if !code.uninit {
        return content.collect();
    }
    let marks = std::iter::repeat_n(u8::from(written), size as usize);
    content.chain(marks).collect::<Vec<u8>>().into()
}

/// The bytes of an object that was written as a whole.
pub(super) fn written(code: &Code, content: &Arc<[u8]>) -> Arc<[u8]> {
    if !code.uninit {
        return Arc::clone(content);
    }
    let marks = std::iter::repeat_n(1, content.len());
    content.iter().copied().chain(marks).collect()
}

/// The content of private memory, and the marks of what was written; none if that is not kept.
#[inline]
pub(super) fn halves<'b>(code: &Code, bytes: &'b [u8]) -> (&'b [u8], &'b [u8]) {
    match code.uninit {
        true => bytes.split_at(bytes.len() / 2),
        false => (bytes, &[]),
    }
}

/// Notes that bytes have been written.
#[inline]
pub(super) fn mark(code: &Code, bytes: &mut [u8], offset: u32, size: usize) {
    if code.uninit {
        let marks = bytes.len() / 2;
        bytes[marks + offset as usize..][..size].fill(1);
    }
}

/// Whether none of the bytes was written.
#[inline]
pub(super) fn is_unwritten(code: &Code, bytes: &[u8], offset: u32, size: u8) -> bool {
    code.uninit && {
        let (_, marks) = halves(code, bytes);
        none(&marks[offset as usize..][..usize::from(size)])
    }
}

/// Whether no mark is set.
pub(super) fn none(marks: &[u8]) -> bool {
    marks.iter().all(|&mark| mark == 0)
}
