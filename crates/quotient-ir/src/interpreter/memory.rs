//! Loads, stores and atomic operations: where an address leads, and what is done there.

use super::Machine;
use super::bytes::Bytes;
use super::code::{Code, Slot, StackSite};
use super::layout::Mismatch;
use super::marks::Marks;
use super::objects::{NoLocation, Origin};
use super::pointer;
use super::private::Private;
use super::space::ObjectId;
use super::thread::{Flow, Thread};
use super::wide_values::WORD;
use crate::arithmetic::mask;
use crate::program::GlobalId;
use quotient_model::{Access, Cell, Effect, Location, Pending, Value, perform};

/// Where an address leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub object: ObjectId,
    pub offset: u32,
    pub region: Region,
}

/// Who can reach the memory at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Region {
    /// Only this thread; the place among [`Thread::private`].
    Private(usize),
    /// Everybody, but nobody writes it.
    Constant(GlobalId),
    /// Everybody.
    Shared,
}

/// Addresses below this are null with a field's offset added.
const NULL_PAGE: u64 = 4096;

impl Machine {
    /// Where the `size` bytes at an address lie, or what is wrong with the address.
    #[inline(always)]
    pub(super) fn place(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        address: u64,
        size: u64,
    ) -> Flow<Place> {
        let Some((id, object)) = self.objects.find(address) else {
            return self.wild(code, thread, address);
        };
        // Below the object it is larger than any object.
        let offset = address.wrapping_sub(object.address) as u32;
        if u64::from(offset) + size > object.size {
            return self.out_of_bounds(code, thread, id, offset, size);
        }
        let region = match object.owner {
            Some(owner) if owner == thread.id => self.own_region(code, thread, id)?,
            None if object.constant => match object.origin {
                Origin::Global(global) => Region::Constant(global),
                _ => Region::Shared,
            },
            Some(_) if !object.open && !thread.knows(id) => return self.reach(thread, id),
            _ => Region::Shared,
        };
        Flow::Continue(Place {
            object: id,
            offset,
            region,
        })
    }

    /// Whether an object is shared from its beginning.
    pub(super) fn is_open(&self, id: ObjectId) -> bool {
        self.objects.get(id).is_some_and(|object| object.open)
    }

    /// The region of an object that the thread itself made.
    pub(super) fn own_region(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        id: ObjectId,
    ) -> Flow<Region> {
        if let Some(index) = thread.find_private(id) {
            return Flow::Continue(Region::Private(index));
        }
        if thread.find_published(id).is_some() {
            return Flow::Continue(Region::Shared);
        }
        // Neither here nor there: it has been freed, or its function has returned; or it is a
        // thread-local variable that has not been used yet.
        let name = || self.object_name(code, id);
        match self.objects.get(id).map(|o| o.origin) {
            Some(Origin::ThreadLocal(_)) if self.is_open(id) => {
                thread.add_published(id, Private::THREAD_LOCAL);
                Flow::Continue(Region::Shared)
            }
            Some(Origin::ThreadLocal(global)) => {
                thread.add_private(Private {
                    object: id,
                    depth: Private::THREAD_LOCAL,
                    bytes: Bytes::of(self.objects.initial_bytes(global)),
                    marks: Marks::All,
                });
                self.own_region(code, thread, id)
            }
            Some(Origin::Stack(site)) => {
                let site = &code.stack_sites[site as usize];
                let ended = match thread.is_in_call_with(site, self.objects.address(id)) {
                    true => "its block ended",
                    false => "its function returned",
                };
                thread.memory_error(format!("use of `{}` after {ended}", name()))
            }
            _ => thread.memory_error(format!("use of freed memory `{}`", name())),
        }
    }

    #[cold]
    fn wild<T>(&self, code: &Code, thread: &mut Thread, address: u64) -> Flow<T> {
        if address < NULL_PAGE {
            return thread.memory_error("null pointer dereference");
        }
        if pointer::function(code.pointers, address).is_some() {
            return thread.memory_error("access to a function as if it were data");
        }
        thread.memory_error(format!("access through a wild pointer ({address:#x})"))
    }

    /// Another thread's memory, although no pointer to it was handed over whole. It may have come in
    /// pieces or in disguise; then all of what happens to such memory must be events.
    #[cold]
    pub(super) fn reach<T>(&mut self, thread: &mut Thread, id: ObjectId) -> Flow<T> {
        self.objects.open_like(id);
        self.restart(thread)
    }

    #[cold]
    fn out_of_bounds<T>(
        &self,
        code: &Code,
        thread: &mut Thread,
        id: ObjectId,
        offset: u32,
        size: u64,
    ) -> Flow<T> {
        let name = self.object_name(code, id);
        let has = self.objects.get(id).map_or(0, |o| o.size);
        // Offsets below the object have wrapped around.
        let offset = offset as i32;
        thread.memory_error(format!(
            "access of {size} bytes at offset {offset} of `{name}`, which has {has} bytes"
        ))
    }

    /// The location of a byte at which a cell starts.
    #[inline]
    pub(super) fn location(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        object: ObjectId,
        offset: u32,
    ) -> Flow<Location> {
        match self.objects.location(object, offset) {
            Ok(location) => Flow::Continue(location),
            Err(NoLocation::Other) => self.restart(thread),
            Err(NoLocation::TooLarge) => self.too_large(code, thread, object),
        }
    }

    /// Asks for a new exploration: something was learnt that changes the names given so far.
    #[cold]
    pub(super) fn restart<T>(&self, thread: &mut Thread) -> Flow<T> {
        thread.stop(Pending::Restart)
    }

    #[cold]
    pub(super) fn too_large<T>(
        &self,
        code: &Code,
        thread: &mut Thread,
        object: ObjectId,
    ) -> Flow<T> {
        let name = self.object_name(code, object);
        let what = format!(
            "too much of the memory that threads share is accessed, of `{name}` among others; make it smaller"
        );
        self.unsupported(code, thread, &what)
    }

    /// The cell with which an access to shared memory starts. Its size goes to
    /// `thread.progress.piece`; and if the access is to a part of a wide cell, which part that is goes
    /// there too.
    #[inline]
    pub(super) fn cell(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        place: Place,
        size: u8,
        atomic: bool,
    ) -> Flow<Location> {
        let layout = self.objects.layout_mut(place.object);
        let found = if atomic {
            layout.atomic(place.offset, size).map(|()| size)
        } else {
            layout.plain(place.offset, size)
        };
        if size > 8 {
            // Also if the exploration starts over: it may begin with parts of the cell.
            let cell = (place.offset, size);
            self.objects
                .name_initial_value(place.object, cell, &mut self.wide);
        }
        match found {
            Ok(piece) if piece < size && self.makes_whole(code, thread, place, size) => {
                return self.restart(thread);
            }
            Ok(piece) => thread.progress.piece = piece,
            Err(mismatch) => return self.part(code, thread, place, size, mismatch),
        }
        self.location(code, thread, place.object, place.offset)
    }

    /// Whether a load or store that finds several cells gets one, once the exploration has started over.
    /// Where data races are looked for, or what was never written, every part counts for itself.
    #[cold]
    fn makes_whole(&mut self, code: &Code, thread: &Thread, place: Place, size: u8) -> bool {
        let counts = !code.races && !code.uninit && thread.progress.done == 0;
        let layout = self.objects.layout_mut(place.object);
        counts && size <= WORD && layout.make_whole(place.offset, size)
    }

    #[cold]
    pub(super) fn mismatch<T>(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        place: Place,
        size: u8,
        mismatch: Mismatch,
    ) -> Flow<T> {
        let Mismatch::Refused {
            offset: atomic_offset,
            size: atomic_size,
        } = mismatch
        else {
            return self.restart(thread);
        };
        let name = self.object_name(code, place.object);
        let what = format!(
            "access of {size} bytes at offset {} of `{name}` overlaps a mutex, or atomic variables of \
             more than 16 bytes together, at offset {atomic_offset} ({atomic_size} bytes), which must \
             always be accessed as a whole",
            place.offset
        );
        self.unsupported(code, thread, &what)
    }

    /// Notes that a load or store has met an object of the thread's own memory, unless there is more to do than
    /// to read or write a word.
    fn meet(&mut self, code: &Code, thread: &Thread, (id, index): (ObjectId, usize), size: u8) {
        if !code.uninit && !code.inputs && size.is_power_of_two() && size <= WORD {
            self.objects.meet(thread.pc, id, index);
        }
    }

    /// A load from an object of the thread's own memory that the same load has met before: the usual case, and all that
    /// the hot loop knows of private memory. `false` if it is another case.
    #[inline]
    pub(super) fn load_again(
        &mut self,
        thread: &mut Thread,
        dst: Slot,
        address: Slot,
        size: u8,
    ) -> bool {
        let at = (thread.get(address), size);
        let Some((index, offset)) = self.objects.met_before(thread.pc, at, &thread.private) else {
            return false;
        };
        let private = &thread.private[index];
        if private.marks.is_unwritten(offset, size) {
            return false;
        }
        let value = private.bytes.word(offset as usize, size);
        thread.set(dst, value);
        true
    }

    /// The same for a store.
    #[inline]
    pub(super) fn store_again(
        &mut self,
        thread: &mut Thread,
        address: Slot,
        value: Slot,
        size: u8,
    ) -> bool {
        let at = (thread.get(address), size);
        let Some((index, offset)) = self.objects.met_before(thread.pc, at, &thread.private) else {
            return false;
        };
        let value = thread.get(value);
        let private = &mut thread.private[index];
        private.bytes.set_word(offset as usize, size, value);
        private.marks.mark(offset, size.into());
        true
    }

    #[inline(never)]
    pub(super) fn load(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        address: Slot,
        size: u8,
        atomic: bool,
    ) -> Flow {
        let done = thread.progress.done;
        let rest = size - done as u8;
        let address = thread.get(address).wrapping_add(done);
        let place = self.place(code, thread, address, rest.into())?;
        match place.region {
            Region::Shared => {
                let location = self.cell(code, thread, place, rest, atomic)?;
                self.request(code, thread, Access::Read { location })
            }
            Region::Private(index) => {
                self.meet(code, thread, (place.object, index), size);
                self.objects
                    .layout_mut(place.object)
                    .hint(place.offset, size);
                let private = &thread.private[index];
                let value = self.wide.read_own(&private.bytes, place.offset, size);
                if private.marks.is_unwritten(place.offset, size) {
                    self.unwritten_read(code, thread, place)?;
                }
                thread.set(dst, value);
                Flow::Continue(())
            }
            Region::Constant(global) => {
                let value = self
                    .wide
                    .read(self.objects.initial_bytes(global), place.offset, size);
                thread.set(dst, value);
                Flow::Continue(())
            }
        }
    }

    #[inline(never)]
    pub(super) fn store(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        address: Slot,
        value: Slot,
        size: u8,
        atomic: bool,
    ) -> Flow {
        let done = thread.progress.done;
        let rest = size - done as u8;
        let value = thread.get(value);
        if code.inputs {
            self.check_stored(code, thread, (address, size, atomic), value)?;
        }
        let address = thread.get(address).wrapping_add(done);
        let place = self.place(code, thread, address, rest.into())?;
        match place.region {
            Region::Shared => {
                let location = self.cell(code, thread, place, rest, atomic)?;
                if code.inputs && self.inputs.is_name(value) {
                    return self.request(code, thread, Access::Write { location, value });
                }
                let mut value = (value >> (8 * done)) & mask(8 * thread.progress.piece.min(8));
                if Self::stores_undefined(code, thread) && thread.progress.of == 0 {
                    value = self.objects.marker.of(thread.progress.piece);
                } else {
                    self.check_marker(code, thread, value)?;
                }
                let access = Access::Write { location, value };
                if thread.progress.of > 0 {
                    return self
                        .request_change(code, thread, location, access)
                        .map_continue(drop);
                }
                self.request(code, thread, access)
            }
            Region::Private(index) => {
                self.meet(code, thread, (place.object, index), size);
                self.objects
                    .layout_mut(place.object)
                    .hint(place.offset, size);
                let undefined = Self::stores_undefined(code, thread);
                let private = &mut thread.private[index];
                self.wide.write(private, place.offset, size, value);
                if undefined {
                    private.unmark(place.offset, size);
                }
                Flow::Continue(())
            }
            Region::Constant(_) => self.write_to_constant(code, thread, place.object),
        }
    }

    #[cold]
    pub(super) fn write_to_constant<T>(
        &self,
        code: &Code,
        thread: &mut Thread,
        object: ObjectId,
    ) -> Flow<T> {
        let name = self.object_name(code, object);
        thread.memory_error(format!("write to the constant `{name}`"))
    }

    /// An atomic read-modify-write or compare-exchange of `bits` bits. `Continue`, with the old
    /// value, if it was done at once in private memory, or changes nothing of a part of a cell that
    /// was read before.
    pub(super) fn atomic(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        address: Slot,
        bits: u8,
        access: impl FnOnce(Location) -> Access,
    ) -> Flow<Value> {
        let size = bits / 8;
        let place = self.place(code, thread, thread.get(address), size.into())?;
        match place.region {
            Region::Shared => {
                let location = self.cell(code, thread, place, size, true)?;
                if thread.progress.of > 0 {
                    return self.request_change(code, thread, location, access(location));
                }
                self.request(code, thread, access(location))
            }
            Region::Private(index) => {
                self.objects
                    .layout_mut(place.object)
                    .hint(place.offset, size);
                let marks = &thread.private[index].marks;
                if marks.is_unwritten(place.offset, size) {
                    self.unwritten_read(code, thread, place)?;
                }
                let private = &mut thread.private[index];
                let old = self.wide.read_own(&private.bytes, place.offset, size);
                // Which location it is makes no difference to what happens.
                let effect = perform(&access(Location(0)), Cell::new(old), thread.id);
                if let Effect::Done {
                    written: Some(new), ..
                } = effect
                {
                    self.wide.write(private, place.offset, size, new);
                }
                Flow::Continue(old)
            }
            Region::Constant(_) => self.write_to_constant(code, thread, place.object),
        }
    }
}

impl Thread {
    /// Whether a call is not over yet that has made a variable there at this address.
    fn is_in_call_with(&self, site: &StackSite, address: u64) -> bool {
        let callers = self.frames.iter().map(|frame| (frame.function, frame.base));
        let mut calls = callers.chain([(self.function, self.base)]);
        let register = |base: u32| self.registers[base as usize + site.address as usize];
        calls.any(|(function, base)| function == site.function && register(base) == address)
    }
}
