//! Memory that was allocated and never written, which [`Options::uninit`](super::Options::uninit)
//! tells apart.
//!
//! A thread's own memory then has a second half of equal size: for every byte, whether it was
//! written. It lies behind the bytes themselves, so that nothing is larger, and nothing is copied
//! that was not, where the option is off; a value in the bytes could not do, since a program may
//! write every value of a byte. A shared cell has no room for this, but needs none: cells are as
//! large as accesses, and a [`Marker`] is what a cell holds of which no byte was written. It lies
//! outside of what narrower cells can hold. A program may write it to a cell of eight bytes or more;
//! then the exploration starts over with another marker. Being a value, it is told apart by every
//! algorithm, also those that compare values.
//!
//! A load fails if none of its bytes was written. One that finds some of them goes on, with zeros
//! for the others: structs are passed in registers with their padding. Copies carry along what is
//! not written and never fail. Some loads may find anything, see `translate::harmless`.

use super::Machine;
use super::code::{Code, Slot};
use super::memory::Place;
use super::objects::ObjectId;
use super::space::mix;
use super::thread::{Flow, Thread};
use quotient_model::{Cell, FailureKind, Value};
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
    fn next(self) -> Self {
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

impl Machine {
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

    /// A read of memory that nobody has written: the thread fails, unless the read is harmless.
    #[cold]
    pub(super) fn unwritten_read(&self, code: &Code, thread: &mut Thread, place: Place) -> Flow {
        if code.harmless.contains(&thread.pc) {
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
