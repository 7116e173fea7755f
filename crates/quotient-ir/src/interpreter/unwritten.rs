//! Memory that was allocated and never written, which [`Options::uninit`](super::Options::uninit)
//! tells apart.
//!
//! A thread's own memory has [`Marks`](super::marks::Marks) beside it: for every byte, whether it was
//! written; a value in the bytes could not do, since a program may
//! write every value of a byte. A shared cell has no room for this, but needs none: cells are as
//! large as accesses, and a [`Marker`](super::marks::Marker) is what a cell holds of which no byte was written. It lies
//! outside of what narrower cells can hold. A program may write it to a cell of eight bytes or more;
//! then the exploration starts over with another marker. Being a value, it is told apart by every
//! algorithm, also those that compare values.
//!
//! Without the option it is only remarked on (see `doubts`), by the same rule.
//!
//! A load fails if none of its bytes was written. One that finds some of them goes on, with zeros
//! for the others: structs are passed in registers with their padding. Copies carry along what is
//! not written and never fail. Some loads may find anything, see `harmless`.
//!
//! rustc copies an enum or a union field by field, also those that mean nothing. Such loads ([`Op::Load`]) do not fail: the
//! register is undefined then, which `translate/undefined.rs` follows to where it is stored, or gone by.
//!
//! [`Op::Load`]: crate::program::Op::Load

use super::Machine;
use super::code::{Code, FlatOp, Slot};
use super::memory::Place;
use super::space::ObjectId;
use super::thread::{Flow, Thread};
use quotient_model::{FailureKind, Value};

/// The slot that says whether the value in another one is undefined, if it may be.
pub(super) fn undefined_slot(of: Slot) -> Slot {
    of + 1
}

impl Machine {
    /// Whether the thread is about to store what is undefined.
    #[inline]
    pub(super) fn stores_undefined(code: &Code, thread: &Thread) -> bool {
        code.uninit && {
            let undefined = code.undefined_stores.get(&thread.pc);
            undefined.is_some_and(|&slot| thread.get(slot) != 0)
        }
    }

    /// Fails if what the thread is about to go by is undefined.
    pub(super) fn check_defined(thread: &mut Thread, undefined: Slot) -> Flow {
        match thread.get(undefined) {
            0 => Flow::Continue(()),
            _ => thread.memory_error("what happens next depends on memory that was never written"),
        }
    }

    /// Notes where an object was made, for reports.
    pub(super) fn note_origin(&mut self, code: &Code, thread: &Thread, object: ObjectId) {
        if code.uninit {
            let place = || code.names.place(code, thread);
            self.made_at.entry(object).or_insert_with(place);
        }
    }

    /// Whether the access that the thread has done found a shared cell that nobody has written.
    #[inline]
    pub(super) fn found_unwritten(&self, code: &Code, thread: &Thread, observed: Value) -> bool {
        let size = thread.progress.piece.max(thread.progress.of);
        code.uninit && observed == self.objects.marker.of(size)
    }

    /// Makes sure that what the program writes to a cell is not what cells hold that were never
    /// written.
    #[inline]
    pub(super) fn check_marker(&mut self, code: &Code, thread: &mut Thread, value: Value) -> Flow {
        if code.uninit && value == self.objects.marker.of(8) {
            self.objects.marker = self.objects.marker.next();
            return self.restart(thread);
        }
        Flow::Continue(())
    }

    /// A read of memory that nobody has written: the thread fails, unless the read is harmless. Without the option it
    /// goes on.
    #[cold]
    pub(super) fn unwritten_read(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        place: Place,
    ) -> Flow {
        if code.harmless.contains(&thread.pc) {
            return Flow::Continue(());
        }
        if let FlatOp::Load {
            dst, copies: true, ..
        } = code.ops[thread.pc as usize]
        {
            if code.uninit {
                thread.set(undefined_slot(dst), 1);
            }
            return Flow::Continue(());
        }
        if !code.uninit {
            self.remark_unwritten(code, thread);
            return Flow::Continue(());
        }
        let name = self.byte_name(code, place.object, place.offset.into());
        let message = match self.made_at.get(&place.object) {
            Some(made) => format!("uninitialised read of `{name}`, allocated at {made}"),
            None => format!("uninitialised read of `{name}`"),
        };
        thread.fail(FailureKind::Memory, message)
    }

    /// The same for an access to shared memory, once it has been observed.
    #[cold]
    pub(super) fn unwritten_observed(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        address: Slot,
    ) -> Flow {
        let place = self.place(code, thread, thread.get(address), 1)?;
        self.unwritten_read(code, thread, place)
    }
}
