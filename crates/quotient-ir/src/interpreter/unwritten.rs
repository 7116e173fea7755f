//! Memory that was allocated and never written, which [`Options::uninit`](super::Options::uninit)
//! tells apart.
//!
//! A thread's own memory then has a second half of equal size: for every byte, whether it was
//! written. It lies behind the bytes themselves, so that nothing is larger, and nothing is copied
//! that was not, where the option is off; a value in the bytes could not do, since a program may
//! write every value of a byte. A shared cell has no room for this, but needs none: cells are as
//! large as accesses, and a [`Marker`](super::marks::Marker) is what a cell holds of which no byte was written. It lies
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
use super::space::ObjectId;
use super::thread::{Flow, Thread};
use quotient_model::{FailureKind, Value};

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
