//! The making and ending of objects: allocas, the heap, thread-local variables.

use super::Machine;
use super::bytes::Bytes;
use super::code::{Code, Slot};
use super::leaks::is_kept;
use super::marks::Marks;
use super::memory::Region;
use super::objects::{NOWHERE, NoLocation, NoObject, Origin};
use super::private::{Ended, Private};
use super::space::ObjectId;
use super::thread::{Flow, Thread};
use crate::program::{GlobalId, Position};
use quotient_model::{Access, Advice, Diagnostic, FailureKind, Pending, RemarkKind};

/// The most memory that a thread may have to itself is so many times the largest object.
const OWN_MEMORY: u128 = 4;

/// The bytes of objects below this are not counted, only the objects.
const SMALL: u64 = 1024;

/// A thread with more objects of its own than this is taken for one that never stops making them.
const MOST_OBJECTS: usize = 1 << 20;

/// The call that allocates, as the program has it: in functions of libraries without positions, the one that has led there.
fn allocation_site(code: &Code, thread: &Thread, site: u32) -> u32 {
    let is_wrapper = |function: u32, pc: u32| {
        let function = &code.functions[function as usize];
        (function.system || function.library)
            && code.positions.get(pc as usize) == Some(&Position::NONE)
    };
    if !is_wrapper(thread.function, site) {
        return site;
    }
    let mut callers = thread.frames.iter().rev();
    let caller = callers.find(|frame| !is_wrapper(frame.function, frame.pc));
    caller.map_or(site, |frame| frame.pc)
}

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
        (site, zeroed, throws): (u32, bool, bool),
    ) -> Flow {
        if size > code.limits.allocation.into() && !throws {
            self.remark(code, thread, RemarkKind::NoMemory { size });
            thread.set(dst, 0);
            return Flow::Continue(());
        }
        let size = self.allowed_size(code, thread, size)?;
        let nth = thread.heap_allocations + 1;
        let made_at = match code.leaks && !is_kept(code, thread) {
            true => code.names.standing(code, thread),
            false => NOWHERE,
        };
        let path = self.paths.hash(thread.id);
        let site = allocation_site(code, thread, site);
        let object = self
            .objects
            .heap(thread.id, nth, site, (size, zeroed), made_at, path);
        thread.heap_allocations = nth;
        if let Ok(object) = object {
            self.note_allocated(code, thread, object);
        }
        let kind = (Private::LASTING, zeroed);
        self.add_object(code, thread, dst, object, size, kind)
    }

    /// The size, if one object may be so large. A thread that has more memory of its own than it may is
    /// taken for one that never stops asking for more.
    fn allowed_size(&self, code: &Code, thread: &mut Thread, size: u128) -> Flow<u64> {
        let limit = code.limits.allocation;
        if thread.private.len() >= MOST_OBJECTS {
            return thread.stop(Pending::Endless);
        }
        match u64::try_from(size) {
            Ok(size) if size < SMALL => return Flow::Continue(size),
            Ok(size) if size <= limit => {
                let own = thread.private.iter().map(|p| p.bytes.len() as u128);
                let all = own.sum::<u128>() + u128::from(size);
                return match all <= u128::from(limit) * OWN_MEMORY {
                    true => Flow::Continue(size),
                    false => thread.stop(Pending::Endless),
                };
            }
            _ => {}
        }
        let place = code.names.place(code, thread);
        let message = format!(
            "an allocation of {size} bytes at {place} is larger than the limit of {limit} bytes"
        );
        let diagnostic = Diagnostic::limit(message).with_advice(Advice::AllowLargeAllocations);
        thread.stop(Pending::Unsupported(Box::new(diagnostic)))
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
        let marks = match zeroed {
            true => Marks::All,
            false => Marks::none(size),
        };
        if self.is_open(object) {
            self.objects.doubt(object, &marks);
            thread.add_published(object, depth);
            return Flow::Continue(());
        }
        thread.add_private(Private {
            object,
            depth,
            bytes: Bytes::filled(size as usize, 0),
            marks,
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
            return thread.fail(
                FailureKind::Free,
                "free of a pointer that was never allocated",
            );
        };
        if !matches!(object.origin, Origin::Heap(_)) {
            let name = self.object_name(code, id);
            let message = format!("free of `{name}`, which is not on the heap");
            return thread.fail(FailureKind::Free, message);
        }
        if offset != 0 {
            let name = self.object_name(code, id);
            let message = format!(
                "free of a pointer into the middle of `{name}` (offset {})",
                offset as i32
            );
            return thread.fail(FailureKind::Free, message);
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
            return thread.fail(FailureKind::Free, format!("double free of `{name}`"));
        }
        let place = self.place(code, thread, pointer, 0)?;
        if let Region::Private(index) = place.region {
            thread.private.remove(index);
            self.note_freed(code, thread, pointer);
            return Flow::Continue(());
        }
        self.request_free(code, thread, id)
    }

    fn request_free(&mut self, code: &Code, thread: &mut Thread, id: ObjectId) -> Flow {
        match self.objects.all_locations(id) {
            Ok((first, count)) => self.request(code, thread, Access::Free { first, count }),
            Err(NoLocation::Other) => self.restart(thread),
            Err(NoLocation::TooLarge) => self.too_large(code, thread, id),
        }
    }

    /// Ends a stack variable: by an event, if others can reach it.
    pub(super) fn end_local(&mut self, code: &Code, thread: &mut Thread, pointer: Slot) -> Flow {
        let Some((id, _)) = self.objects.pointed(thread.get(pointer)) else {
            return Flow::Continue(());
        };
        if let Some(index) = thread.find_private(id) {
            thread.private.remove(index);
            return Flow::Continue(());
        }
        match thread.find_published(id) {
            Some(_) => self.request_free(code, thread, id),
            None => Flow::Continue(()),
        }
    }

    /// The event was made that ends a stack variable.
    pub(super) fn local_ended(&self, thread: &mut Thread, pointer: u64) {
        let object = self.objects.pointed(pointer).map(|(object, _)| object);
        if let Some(index) = object.and_then(|object| thread.find_published(object)) {
            thread.published.remove(index);
        }
    }

    /// Ends variables that others can reach, one event for each. `Continue` when none is left.
    pub(super) fn end_published(&mut self, code: &Code, thread: &mut Thread, ended: Ended) -> Flow {
        if thread.published.is_empty() {
            return Flow::Continue(());
        }
        match self.published_last(thread, ended) {
            Some(index) => self.request_free(code, thread, thread.published[index].0),
            None => Flow::Continue(()),
        }
    }

    /// The place among [`Thread::published`] of the last of these variables.
    pub(super) fn published_last(&self, thread: &Thread, ended: Ended) -> Option<usize> {
        let all = thread.published.iter().enumerate();
        let ended = all.filter(|(_, (_, depth))| ended.includes(*depth));
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
