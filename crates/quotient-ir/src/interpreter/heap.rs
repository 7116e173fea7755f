//! The making and ending of objects: allocas, the heap, thread-local variables.

use super::Machine;
use super::code::{Code, Slot};
use super::marks;
use super::memory::Region;
use super::objects::{NOWHERE, NoObject, Object, Origin};
use super::space::ObjectId;
use super::thread::{Flow, Private, Thread};
use crate::program::GlobalId;
use quotient_model::Access;

/// The largest object that a thread may make, and the most memory that it may have to itself.
const MAX_ALLOCATION: u128 = 64 << 20;

/// Objects below this are not counted: the number of steps that a thread may do bounds them too.
const SMALL: u64 = 1024;

impl Machine {
    pub(super) fn alloca(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        count: Slot,
        site: u32,
    ) -> Flow {
        let shape = &code.stack_sites[site as usize].shape;
        let size = u128::from(shape.size) * u128::from(thread.get(count));
        let size = self.allowed_size(code, thread, size)?;
        let nth = thread.stack_allocations + 1;
        let path = self.paths.hash(thread.id);
        let object = self.objects.stack(thread.id, nth, site, shape, size, path);
        thread.stack_allocations = nth;
        let depth = thread.frames.len() as u32;
        self.add_object(code, thread, dst, object, size, (depth, false))
    }

    pub(super) fn malloc(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        size: u128,
        site: u32,
        zeroed: bool,
    ) -> Flow {
        let size = self.allowed_size(code, thread, size)?;
        let nth = thread.heap_allocations + 1;
        let made_at = match code.leaks {
            true => code.names.standing(code, thread),
            false => NOWHERE,
        };
        let path = self.paths.hash(thread.id);
        let object = self
            .objects
            .heap(thread.id, nth, site, (size, zeroed), made_at, path);
        thread.heap_allocations = nth;
        let kind = (Private::LASTING, zeroed);
        self.add_object(code, thread, dst, object, size, kind)
    }

    fn allowed_size(&self, code: &Code, thread: &mut Thread, size: u128) -> Flow<u64> {
        let what = match u64::try_from(size) {
            Ok(size) if size < SMALL => return Flow::Continue(size),
            Ok(size) if u128::from(size) <= MAX_ALLOCATION => {
                let own = thread.private.iter().map(|p| p.bytes.len() as u128);
                if own.sum::<u128>() + u128::from(size) <= MAX_ALLOCATION {
                    return Flow::Continue(size);
                }
                "makes the thread's own memory larger"
            }
            _ => "is larger",
        };
        let place = code.names.place(code, thread);
        let message = format!(
            "an allocation of {size} bytes at {place} {what} than the limit of {MAX_ALLOCATION} bytes"
        );
        self.limit(thread, message)
    }

    /// Gives the thread a new object, with the depth of its function, and whether it is set to zero.
    fn add_object(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        object: Result<ObjectId, NoObject>,
        size: u64,
        (depth, zeroed): (u32, bool),
    ) -> Flow {
        let object = self.placed(code, thread, object)?;
        self.note_origin(code, thread, object);
        thread.set(dst, self.objects.address(object));
        if self.is_open(object) {
            thread.add_published(object, depth);
            return Flow::Continue(());
        }
        thread.add_private(Private {
            object,
            depth,
            bytes: marks::fresh(code, size, zeroed),
        });
        Flow::Continue(())
    }

    /// An object, unless it has no address.
    #[inline]
    pub(super) fn placed(
        &self,
        code: &Code,
        thread: &mut Thread,
        object: Result<ObjectId, NoObject>,
    ) -> Flow<ObjectId> {
        match object {
            Ok(object) => Flow::Continue(object),
            Err(NoObject::Clash) => self.restart(thread),
            Err(NoObject::NoRoom) => self.too_many_objects(code, thread),
        }
    }

    #[cold]
    fn too_many_objects<T>(&self, code: &Code, thread: &mut Thread) -> Flow<T> {
        let place = code.names.place(code, thread);
        let bits = code.pointers.bits();
        let message = format!(
            "too many objects have been allocated for {bits}-bit pointers, the last at {place}"
        );
        self.limit(thread, message)
    }

    /// The heap object that a pointer points to the start of.
    fn heap_object(&self, code: &Code, thread: &mut Thread, pointer: u64) -> Flow<ObjectId> {
        let known = self
            .objects
            .pointed(pointer)
            .and_then(|(id, offset)| Some((id, offset, self.objects.get(id)?)));
        let Some((id, offset, object)) = known else {
            return thread.memory_error("free of a pointer that was never allocated");
        };
        if !matches!(object.origin, Origin::Heap(_)) {
            let name = self.object_name(code, id);
            return thread.memory_error(format!("free of `{name}`, which is not on the heap"));
        }
        if offset != 0 {
            let name = self.object_name(code, id);
            return thread.memory_error(format!(
                "free of a pointer into the middle of `{name}` (offset {})",
                offset as i32
            ));
        }
        Flow::Continue(id)
    }

    pub(super) fn heap_size(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        pointer: Slot,
    ) -> Flow {
        let size = match thread.get(pointer) {
            0 => 0,
            pointer => {
                let id = self.heap_object(code, thread, pointer)?;
                self.objects.get(id).map_or(0, |o| o.size)
            }
        };
        thread.set(dst, size);
        Flow::Continue(())
    }

    pub(super) fn free(&mut self, code: &Code, thread: &mut Thread, pointer: Slot) -> Flow {
        let pointer = thread.get(pointer);
        if pointer == 0 {
            return Flow::Continue(());
        }
        let id = self.heap_object(code, thread, pointer)?;
        let own = self.objects.get(id).and_then(|o| o.owner) == Some(thread.id);
        let alive = thread.find_private(id).is_some() || thread.find_published(id).is_some();
        if own && !alive {
            let name = self.object_name(code, id);
            return thread.memory_error(format!("double free of `{name}`"));
        }
        let place = self.place(code, thread, pointer, 0)?;
        if let Region::Private(index) = place.region {
            thread.private.remove(index);
            return Flow::Continue(());
        }
        self.request_free(code, thread, id)
    }

    fn request_free(&mut self, code: &Code, thread: &mut Thread, id: ObjectId) -> Flow {
        let first = self.location(code, thread, id, 0)?;
        let count = self.objects.get(id).map_or(1, Object::locations);
        self.request(code, thread, Access::Free { first, count })
    }

    /// Ends stack variables that others can reach, one event for each: those of functions with
    /// `depth` callers or more. `Continue` when none is left.
    pub(super) fn end_published(&mut self, code: &Code, thread: &mut Thread, depth: u32) -> Flow {
        if thread.published.is_empty() {
            return Flow::Continue(());
        }
        match self.published_from(thread, depth) {
            Some(index) => self.request_free(code, thread, thread.published[index].0),
            None => Flow::Continue(()),
        }
    }

    /// The place among [`Thread::published`] of the last stack variable of a function that had
    /// `depth` callers or more.
    pub(super) fn published_from(&self, thread: &Thread, depth: u32) -> Option<usize> {
        let stack = depth..Private::LASTING;
        let ended = thread.published.iter().enumerate();
        let ended = ended.filter(|(_, (_, depth))| stack.contains(depth));
        // The last that was made, whatever was met first.
        let made = |(index, &(object, _)): (usize, &(ObjectId, u32))| {
            (self.objects.get(object).map(|o| o.nth), index)
        };
        ended.map(made).max().map(|(_, index)| index)
    }

    /// The address of the thread's own copy of a thread-local global.
    pub(super) fn thread_local_address(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        global: GlobalId,
    ) -> Flow {
        let path = self.paths.hash(thread.id);
        let object = self.objects.thread_local(thread.id, global, path);
        let object = self.placed(code, thread, object)?;
        thread.set(dst, self.objects.address(object));
        // It exists from now on: its address may be given away before the thread itself uses it.
        self.own_region(code, thread, object)?;
        Flow::Continue(())
    }
}
