//! When a thread's own memory becomes everybody's, and which memory of others a thread may touch.
//!
//! An object is private to the thread that made it until a pointer to it is written to shared
//! memory, given to a new thread, or is what the thread ends with. Then others can reach it, and
//! whatever its bytes point to. What has the form of a pointer to a private object is taken for
//! one, whatever is in its upper bits: publishing too much costs events, publishing too little would
//! lose behaviour.
//!
//! A pointer may also leave its thread in a form that is not recognised: shifted, xored, in halves.
//! So each thread remembers the objects of others to which it was handed a pointer, by a value that
//! it observed or began with. If it touches any other object of another thread, or hands a pointer to
//! one on, then objects like that one are *open* in an exploration that starts over: shared from
//! their beginning. So they are if a thread hands out a pointer to an object of its own that has come
//! to its end while it was private: others must see that.
//!
//! This is sound. Take a thread that was handed a pointer by a value in which it is recognised. Who
//! wrote that value is the object's owner, who has published it then at the latest, or was itself
//! handed a pointer. So the publication comes before the access by program order, reads-from,
//! creation and joining of threads, which every equivalence keeps: an access to a published object
//! never races with its publication. And of executions in which a thread touches what it was
//! not handed a shortest beginning is explored up to equivalence, since up to there private memory is
//! its owner's alone; at its end the thread shows itself to want the access.

use super::Machine;
use super::code::Code;
use super::layout::little_endian;
use super::private::Private;
use super::space::ObjectId;
use super::thread::{Flow, Thread};
use super::wide_values::WORD;
use quotient_model::{Location, Published, ThreadId, Value};

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
        if !self.objects.may_point(value) {
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

    /// Publishes what any of the bytes, as many as a pointer has, point to.
    pub(super) fn publish_all(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        bytes: &[u8],
        published: &mut Published,
    ) -> Flow {
        self.check_handed(code, thread, bytes)?;
        let mut reached = self.private_objects(code, thread, bytes);
        while let Some(object) = reached.pop() {
            let Some(index) = thread.find_private(object) else {
                continue;
            };
            let private = thread.private.remove(index);
            thread.add_published(object, private.depth);
            self.objects.doubt(object, &private.marks);
            if !self.objects.describe(object, &private.bytes) {
                self.publish_cells(code, thread, &private, published)?;
            }
            // What is not written holds no pointers, but one may begin or end there.
            let (end, room) = (private.bytes.len(), usize::from(WORD));
            for range in private.bytes.written(end) {
                let range = range.start.saturating_sub(room)..end.min(range.end + room);
                let content = private.bytes.to_vec(range);
                self.check_handed(code, thread, &content)?;
                reached.extend(self.private_objects(code, thread, &content));
            }
        }
        Flow::Continue(())
    }

    /// Gives the cells of an object that becomes shared what the object holds.
    fn publish_cells(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        &Private {
            object,
            ref bytes,
            ref marks,
            ..
        }: &Private,
        published: &mut Published,
    ) -> Flow {
        let end = bytes.len();
        let all = std::iter::once(0..end).filter(|_| code.uninit);
        let written = if code.uninit { 0 } else { end };
        let ranges = all.chain(bytes.written(written));
        for range in ranges.filter(|range| !range.is_empty()) {
            let layout = self.objects.layout_mut(object);
            let (start, stop) = layout.hull(range.start as u32, range.end as u32);
            let range = start as usize..end.min(stop as usize);
            let content = bytes.to_vec(range.clone());
            let marks = match code.uninit {
                true => marks.of(range),
                false => Vec::new(),
            };
            let mut cells = Vec::new();
            layout.values((start, &content), &marks, |offset, bytes, written| {
                cells.push((offset, bytes, written));
            });
            for (offset, bytes, written) in cells {
                let location = self.location(code, thread, object, offset)?;
                let value = match written {
                    true => self.wide.cell_value(bytes),
                    false => self.objects.marker.of(bytes.len() as u8),
                };
                if written {
                    self.check_marker(code, thread, value)?;
                }
                published.push((location, value));
            }
        }
        Flow::Continue(())
    }

    /// Whether the bytes that have become the location were the same in both states, in which the object may not
    /// have been there yet.
    pub(super) fn holds_alike(&self, location: Location, one: &Thread, other: &Thread) -> bool {
        let Some((object, offset)) = self.objects.at(location) else {
            return true;
        };
        let size = self.objects.layout(object).cell(offset).unwrap_or(1);
        let held = |thread: &Thread| {
            let private = &thread.private[thread.find_private(object)?];
            let start = (offset as usize).min(private.bytes.len());
            let end = (start + usize::from(size)).min(private.bytes.len());
            Some(private.bytes.to_vec(start..end))
        };
        held(one) == held(other)
    }

    /// The thread that allocated what the location is part of.
    pub(super) fn owner(&self, location: Location) -> Option<ThreadId> {
        let (object, _) = self.objects.at(location)?;
        self.objects.get(object)?.owner
    }

    /// Whether the thread has what the location is part of to itself.
    pub(super) fn is_own(&self, location: Location, thread: &Thread) -> bool {
        let object = self.objects.at(location).map(|(object, _)| object);
        object.is_some_and(|object| thread.find_private(object).is_some())
    }

    /// Notes which objects of others the thread is handed a pointer to by a value that it observes.
    #[inline]
    pub(super) fn receive(&self, code: &Code, thread: &mut Thread, value: Value) {
        if self.objects.may_point(value) {
            self.receive_all(code, thread, value);
        }
    }

    /// The same for what the pending access observed. Cells with less room than a pointer hold none.
    #[inline]
    pub(super) fn receive_observed(&self, code: &Code, thread: &mut Thread, observed: Value) {
        if self.objects.may_point(observed)
            && thread.progress.piece.max(thread.progress.of) >= code.pointers.bytes()
        {
            self.receive_all(code, thread, observed);
        }
    }

    fn receive_all(&self, code: &Code, thread: &mut Thread, value: Value) {
        // Looks just where who wrote the value has looked.
        let halves = self.wide.unpack_name(value);
        let wide = halves.map_or(value.into(), |[low, high]| {
            u128::from(high) << 64 | u128::from(low)
        });
        let bytes = wide.to_le_bytes();
        let length = if halves.is_some() { 16 } else { 8 };
        for object in self.pointed(code, &bytes[..length]) {
            if self.objects.get(object).and_then(|o| o.owner) != Some(thread.id) {
                thread.learn(object);
            }
        }
    }

    /// Makes sure that what the thread hands on are pointers to objects that it has, or that it was
    /// handed itself.
    pub(super) fn check_handed(&mut self, code: &Code, thread: &mut Thread, bytes: &[u8]) -> Flow {
        let strange = self.pointed(code, bytes).find(|&id| {
            let Some(object) = self.objects.get(id) else {
                return false;
            };
            let has = match object.owner == Some(thread.id) {
                true => thread
                    .find_private(id)
                    .or(thread.find_published(id))
                    .is_some(),
                false => thread.knows(id),
            };
            !has && !object.open
        });
        match strange {
            Some(id) => self.reach(thread, id),
            None => Flow::Continue(()),
        }
    }

    /// Does the value point to memory that only this thread can reach?
    pub(super) fn is_private(&self, code: &Code, thread: &Thread, value: Value) -> bool {
        self.objects.may_point(value)
            && !self
                .private_objects(code, thread, &value.to_le_bytes())
                .is_empty()
    }

    /// The private objects that the bytes point to.
    fn private_objects(&self, code: &Code, thread: &Thread, bytes: &[u8]) -> Vec<ObjectId> {
        if thread.private.is_empty() {
            return Vec::new();
        }
        self.pointed(code, bytes)
            .filter(|&id| thread.find_private(id).is_some())
            .collect()
    }

    /// The objects, other than global variables, that the bytes point to. Every offset counts: packed
    /// structs have pointers anywhere.
    fn pointed(&self, code: &Code, bytes: &[u8]) -> impl Iterator<Item = ObjectId> {
        let windows = bytes.windows(code.pointers.bytes().into());
        windows
            .map(little_endian)
            .filter(|&value| self.objects.may_point(value))
            .filter_map(|value| self.objects.tagged(value))
    }
}
