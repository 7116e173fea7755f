//! When a thread's own memory becomes everybody's.
//!
//! An object is private to the thread that made it until a pointer to it is written to shared
//! memory, given to a new thread, or is what the thread ends with. Then others can reach it, and
//! whatever its bytes point to. What has the form of a pointer to a private object is taken for
//! one: publishing too much costs events, publishing too little would lose behaviour.

use super::Machine;
use super::code::Code;
use super::layout::little_endian;
use super::objects::ObjectId;
use super::thread::{Flow, Thread};
use super::unwritten;
use crate::program::PointerWidth;
use quotient_model::{Cell, Published, Value};

impl Machine {
    /// Publishes what a value that others can see now points to, if that is private memory.
    #[inline]
    pub(super) fn publish(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        value: Value,
        published: &mut Published,
    ) -> Flow {
        if thread.private.is_empty() || !self.may_point(code, value) {
            return Flow::Continue(());
        }
        self.publish_all(code, thread, &value.to_le_bytes(), published)
    }

    /// The same for a value of `size` bytes.
    #[inline]
    pub(super) fn publish_sized(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        (value, size): (Value, u8),
        published: &mut Published,
    ) -> Flow {
        if size <= 8 {
            return self.publish(code, thread, value, published);
        }
        let bytes = self.wide.cell_bytes(value, size);
        self.publish_all(code, thread, &bytes, published)
    }

    /// Whether a value that is worth a second look may have a pointer in it.
    #[inline]
    fn may_point(&self, code: &Code, value: Value) -> bool {
        // Of narrow pointers there may be two in a word.
        code.pointers == PointerWidth::Narrow || self.objects.pointed(value).is_some()
    }

    /// Publishes what any of the bytes, as many as a pointer has, point to.
    pub(super) fn publish_all(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        bytes: &[u8],
        published: &mut Published,
    ) -> Flow {
        let mut reached = self.private_objects(code, thread, bytes);
        while let Some(object) = reached.pop() {
            let Some(index) = thread.find_private(object) else {
                continue;
            };
            self.check_shareable(code, thread, object)?;
            let private = thread.private.remove(index);
            let place = thread.published.partition_point(|&(o, _)| o < object);
            thread.published.insert(place, (object, private.depth));
            self.objects.mark_shared(object);
            let layout = self.objects.layout_mut(object);
            let mut cells = Vec::new();
            let (content, marks) = unwritten::halves(code, &private.bytes);
            layout.values(content, marks, |offset, bytes, written| {
                cells.push((offset, bytes, written));
            });
            for (offset, bytes, written) in cells {
                let location = self.location(code, thread, object, offset)?;
                let value = match written {
                    true => self.wide.cell_value(bytes),
                    false => Cell::UNWRITTEN,
                };
                published.push((location, value));
            }
            reached.extend(self.private_objects(code, thread, content));
        }
        Flow::Continue(())
    }

    /// Notes that others can reach what the argument of a new thread points to: the new thread
    /// looks ahead to its first access before its creator publishes anything.
    pub(super) fn mark_target_shared(&mut self, argument: Value) {
        match self.objects.pointed(argument) {
            Some((id, _)) if self.objects.get(id).is_some() => self.objects.mark_shared(id),
            _ => {}
        }
    }

    /// Does the value point to memory that only this thread can reach?
    pub(super) fn is_private(&self, code: &Code, thread: &Thread, value: Value) -> bool {
        self.may_point(code, value)
            && !self
                .private_objects(code, thread, &value.to_le_bytes())
                .is_empty()
    }

    /// The private objects that the bytes point to. Every offset counts: packed structs have pointers
    /// anywhere.
    fn private_objects(&self, code: &Code, thread: &Thread, bytes: &[u8]) -> Vec<ObjectId> {
        let mut found = Vec::new();
        if thread.private.is_empty() {
            return found;
        }
        for window in bytes.windows(code.pointers.bytes().into()) {
            match self.objects.pointed(little_endian(window)) {
                Some((id, _)) if thread.find_private(id).is_some() => found.push(id),
                _ => {}
            }
        }
        found
    }
}
