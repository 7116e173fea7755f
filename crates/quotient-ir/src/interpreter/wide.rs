//! Cells of 9 to 16 bytes, which atomic accesses to so many bytes make: a pointer and its count, a
//! counter of 128 bits.
//!
//! An event touches one cell, and explorers know values of 64 bits. So a value of more bytes goes by
//! a name of 64 bits, which is equal for equal bytes and for no others: all that an explorer does
//! with values is to compare them for equality, and reads, writes, exchanges and compare-exchanges
//! need no more. A register holds such a name between
//! [`Op::Pack`](crate::program::Op::Pack) and the access, and between the access and
//! [`Op::Unpack`](crate::program::Op::Unpack). An atomic section around two accesses would do as
//! well, but most explorers know it only as locks (see `sections`).
//!
//! Cells that are whole although parts of them are accessed (see `layout`) have parts in the same way.
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
use super::wide_values::{WIDEST, WORD};
use quotient_model::{Access, Cell, Effect, Location, Value, perform};

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
            Mismatch::Part {
                offset,
                size: whole,
            } => {
                thread.progress.piece = size;
                thread.progress.of = whole;
                thread.progress.skip = (place.offset - offset) as u8;
                self.location(code, thread, place.object, offset)
            }
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
        let new = self
            .wide
            .cell_value(&bytes[..usize::from(thread.progress.of)]);
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
