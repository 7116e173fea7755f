//! Cells of 9 to 16 bytes, which atomic accesses to so many bytes make: a pointer and its count, a
//! counter of 128 bits; and accesses to parts of cells.
//!
//! An event touches one cell, and explorers know values of 64 bits. So a value of more bytes goes by
//! a name of 64 bits, which is equal for equal bytes and for no others: all that an explorer does
//! with values is to compare them for equality, and reads, writes, exchanges and compare-exchanges
//! need no more. A register holds such a name between
//! [`Op::Pack`](crate::program::Op::Pack) and the access, and between the access and
//! [`Op::Unpack`](crate::program::Op::Unpack). An atomic section around two accesses would do as
//! well, but most explorers know it only as locks (see `sections`).
//!
//! Programs also access parts of such a cell: `atomic_init` writes field by field, and a loop around
//! a compare-exchange may read them one by one. So it is with cells that are whole although parts of them
//! are accessed, and with atomic variables that overlap (see `layout`). A read of a part reads the cell,
//! and the thread takes what it wants. A write of a part, or any other change, is one of the cell that leaves
//! the other bits as they are: a read-modify-write ([`Part`]) if the cell has a number for its value, so up to 8
//! bytes. In others, and where what was never written must be told apart, it is a read of the cell and a
//! compare-exchange that puts in the part, and again if that finds that the cell has changed.
//! Nobody can see that it is two events: the one that writes is the change, whole.
//!
//! This is exact in what can happen, but finer than need be: accesses to different parts of a cell
//! conflict, and what a write of a part reads from counts although the thread does not look at it.

use super::Machine;
use super::code::{Code, FlatOp};
use super::layout::{Mismatch, little_endian};
use super::memory::Place;
use super::thread::{Flow, Progress, Thread};
use super::wide_values::{WIDEST, WORD};
use quotient_model::{Access, Cell, Effect, Location, Part, Pending, RmwOp, Value, perform};

impl Progress {
    fn part_range(&self) -> std::ops::Range<usize> {
        let start = usize::from(self.skip);
        start..start + usize::from(self.piece)
    }

    /// What of its cell the access is about.
    pub(super) fn part(&self) -> Part {
        match self.of {
            0 => Part::WHOLE,
            _ => Part {
                shift: 8 * self.skip,
                bits: 8 * self.piece,
            },
        }
    }

    fn leave_part(&mut self) {
        (self.of, self.skip, self.swapping, self.value) = (0, 0, false, 0);
    }
}

impl Machine {
    /// The cell of which an access of `size` bytes touches a part, if there is one: otherwise the access
    /// does not fit the cells.
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
            } if size <= WORD => {
                if whole > WORD {
                    let cell = (offset, whole);
                    self.objects
                        .name_initial_value(place.object, cell, &mut self.wide);
                }
                let skip = (place.offset - offset) as u8;
                thread.progress.piece = size.min(whole - skip);
                thread.progress.of = whole;
                thread.progress.skip = skip;
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
        if !code.uninit && thread.progress.of <= WORD {
            let access = in_part(access, thread.progress.part());
            return self.request(code, thread, access);
        }
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
            part: Part::WHOLE,
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
        let at_once = match thread.pending {
            Pending::Access(
                Access::Rmw { part, .. }
                | Access::CompareExchange { part, .. }
                | Access::AwaitExchange { part, .. },
            ) => part != Part::WHOLE,
            _ => false,
        };
        if at_once || progress.swapping && progress.value == observed {
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

/// The access to a cell that is this one to a part of it. Additions that nobody looks at, and counts, are like others there: with
/// one to more of the cell, or to less, they do not commute.
fn in_part(access: Access, part: Part) -> Access {
    match access {
        Access::Write { location, value } => Access::Rmw {
            location,
            op: RmwOp::Exchange,
            operand: value,
            bits: part.bits,
            part,
        },
        Access::Add {
            location,
            operand,
            bits,
        } => Access::Rmw {
            location,
            op: RmwOp::Add,
            operand,
            bits,
            part,
        },
        Access::Count { location, tally } | Access::Uncount { location, tally } => Access::Rmw {
            location,
            op: RmwOp::Add,
            operand: access.added().map_or(0, |(operand, _)| operand),
            bits: tally.bits,
            part,
        },
        Access::Rmw {
            location,
            op,
            operand,
            bits,
            ..
        } => Access::Rmw {
            location,
            op,
            operand,
            bits,
            part,
        },
        Access::CompareExchange {
            location,
            expected,
            new,
            ..
        } => Access::CompareExchange {
            location,
            expected,
            new,
            part,
        },
        Access::AwaitExchange {
            location,
            until,
            new,
            ..
        } => Access::AwaitExchange {
            location,
            until,
            new,
            part,
        },
        other => other,
    }
}
