//! `memset` and `memcpy`: in one go on private memory, cell by cell as events on shared memory.
//!
//! A copy first reads all of its source into the thread's buffer, then writes all of it: that
//! suits overlapping ranges, and source and destination cut into different cells.

use super::Machine;
use super::code::{Code, Slot};
use super::layout::aligned;
use super::marks::{self, Marks};
use super::memory::{Place, Region};
use super::private::Private;
use super::thread::{Flow, Progress, Thread};
use super::wide_values::WIDEST;
use quotient_model::{Access, Location, Published, Value};

impl Thread {
    /// Notes whether the bytes that the buffer got last, after these, were written where they come from.
    fn mark_buffer(&mut self, from: usize, mark: impl FnOnce(&mut [u8])) {
        let length = self.buffer.len();
        self.buffer_marks.resize(length, 1);
        mark(&mut self.buffer_marks[from..]);
    }
}

impl Machine {
    pub(super) fn mem_set(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        to: Slot,
        value: Slot,
        length: Slot,
    ) -> Flow {
        let byte = thread.get(value) as u8;
        let done = thread.progress.done;
        let rest = thread.get(length) - done;
        if rest > 0 {
            let address = thread.get(to).wrapping_add(done);
            let place = self.place(code, thread, address, rest)?;
            match place.region {
                Region::Shared => {
                    let location = self.piece(code, thread, place, rest)?;
                    let piece = usize::from(thread.progress.piece);
                    let value = self.wide.cell_value(&[byte; WIDEST as usize][..piece]);
                    return self.request_write(code, thread, location, value);
                }
                Region::Private(index) => {
                    let private = &mut thread.private[index];
                    let start = place.offset as usize;
                    private.bytes.fill(start..start + rest as usize, byte);
                    private.marks.mark(place.offset, rest as usize);
                }
                Region::Constant(_) => return self.write_to_constant(code, thread, place.object),
            }
        }
        thread.progress = Progress::default();
        Flow::Continue(())
    }

    pub(super) fn mem_copy(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        to: Slot,
        from: Slot,
        length: Slot,
    ) -> Flow {
        let length = thread.get(length);
        if length == 0 {
            return Flow::Continue(());
        }
        let done = thread.progress.done;
        if !thread.progress.writing {
            let rest = length - done;
            if rest > 0 {
                let address = thread.get(from).wrapping_add(done);
                let place = self.place(code, thread, address, rest)?;
                let range = place.offset as usize..place.offset as usize + rest as usize;
                match place.region {
                    Region::Shared => {
                        let location = self.piece(code, thread, place, rest)?;
                        return self.request(code, thread, Access::Read { location });
                    }
                    Region::Private(index) => {
                        let Private { bytes, marks, .. } = &thread.private[index];
                        let done = thread.buffer.len();
                        thread.buffer.resize(done + range.len(), 0);
                        bytes.read(range.start, &mut thread.buffer[done..]);
                        if *marks != Marks::All {
                            let marks = marks.of(range);
                            thread.mark_buffer(done, |last| last.copy_from_slice(&marks));
                        }
                    }
                    Region::Constant(global) => {
                        let bytes = &self.objects.initial_bytes(global)[range];
                        thread.buffer.extend_from_slice(bytes);
                    }
                }
            }
            if !thread.buffer_marks.is_empty() {
                thread.buffer_marks.resize(thread.buffer.len(), 1);
            }
            thread.progress = Progress {
                writing: true,
                ..Progress::default()
            };
            self.copy_layout(code, thread, to, from, length)?;
        }
        self.write_buffer(code, thread, to)
    }

    /// Writes what is left of the buffer.
    fn write_buffer(&mut self, code: &Code, thread: &mut Thread, to: Slot) -> Flow {
        let done = thread.progress.done;
        let rest = thread.buffer.len() as u64 - done;
        if rest > 0 {
            let address = thread.get(to).wrapping_add(done);
            let place = self.place(code, thread, address, rest)?;
            match place.region {
                Region::Shared => {
                    let location = self.piece(code, thread, place, rest)?;
                    let piece = thread.progress.piece;
                    if let Some(name) = self.name_to_copy(code, thread)? {
                        return self.request_write(code, thread, location, name);
                    }
                    let mut value = self.wide.read(&thread.buffer, done as u32, piece);
                    let range = done as usize..done as usize + usize::from(piece);
                    let whole = thread.progress.of == 0;
                    let marks = thread.buffer_marks.get(range);
                    if code.uninit && whole && marks.is_some_and(marks::none) {
                        value = self.objects.marker.of(piece);
                    } else {
                        self.check_marker(code, thread, value)?;
                    }
                    return self.request_write(code, thread, location, value);
                }
                Region::Private(_) if !thread.buffer_names.is_empty() => {
                    return self.reach(thread, place.object);
                }
                Region::Private(index) => {
                    let Private { bytes, marks, .. } = &mut thread.private[index];
                    bytes.write(place.offset as usize, &thread.buffer[done as usize..]);
                    match thread.buffer_marks.get(done as usize..) {
                        Some(from) if !from.is_empty() => {
                            marks.put(bytes.len(), place.offset, from);
                        }
                        _ => marks.mark(place.offset, rest as usize),
                    }
                }
                Region::Constant(_) => return self.write_to_constant(code, thread, place.object),
            }
        }
        thread.buffer.clear();
        thread.buffer_names.clear();
        thread.buffer_marks.clear();
        thread.progress = Progress::default();
        Flow::Continue(())
    }

    /// Bytes that nobody has accessed at the destination will probably be used as at the source.
    fn copy_layout(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        to: Slot,
        from: Slot,
        length: u64,
    ) -> Flow {
        let from = self.place(code, thread, thread.get(from), length)?;
        let to = self.place(code, thread, thread.get(to), length)?;
        for distance in 0..u32::try_from(length).unwrap_or(0) {
            let cell = self
                .objects
                .layout_mut(from.object)
                .cell(from.offset + distance);
            match cell {
                Some(size @ ..=8) if u64::from(distance) + u64::from(size) <= length => self
                    .objects
                    .layout_mut(to.object)
                    .hint(to.offset + distance, size),
                _ => {}
            }
        }
        Flow::Continue(())
    }

    /// The name of an input that the next piece of the buffer is, if it is one. A part of one must be decided.
    fn name_to_copy(&mut self, code: &Code, thread: &mut Thread) -> Flow<Option<Value>> {
        let (done, piece) = (thread.progress.done, thread.progress.piece);
        let end = done + u64::from(piece);
        let meets = |&&(at, size, _): &&(u64, u8, Value)| at < end && done < at + u64::from(size);
        let Some(&(at, size, name)) = thread.buffer_names.iter().find(meets) else {
            return Flow::Continue(None);
        };
        if (at, size) != (done, piece) || thread.progress.of > 0 {
            self.need(code, thread, name)?;
        }
        Flow::Continue(Some(name))
    }

    /// Takes in one event of a copy.
    pub(super) fn complete_copy(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
        published: &mut Published,
    ) -> Flow {
        let piece = thread.progress.piece;
        if thread.progress.writing {
            // Before the first byte is out: none can be reached earlier than that.
            if thread.progress.done == 0 && !thread.private.is_empty() {
                let buffer = std::mem::take(&mut thread.buffer);
                let flow = self.publish_all(code, thread, &buffer, published);
                thread.buffer = buffer;
                flow?;
            }
        } else {
            let unwritten = self.found_unwritten(code, thread, observed);
            let observed = if unwritten { 0 } else { observed };
            let named = code.inputs && self.inputs.is_name(observed);
            if named {
                let offset = thread.buffer.len() as u64;
                thread.buffer_names.push((offset, piece, observed));
            }
            let bytes = self
                .wide
                .cell_bytes(if named { 0 } else { observed }, piece);
            thread
                .buffer
                .extend_from_slice(&bytes[..usize::from(piece)]);
            if unwritten {
                let from = thread.buffer.len() - usize::from(piece);
                thread.mark_buffer(from, |last| last.fill(0));
            }
        }
        thread.progress.done += u64::from(piece);
        Flow::Continue(())
    }

    /// The cell with which the rest of a bulk operation on shared memory goes on.
    fn piece(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        place: Place,
        rest: u64,
    ) -> Flow<Location> {
        let layout = self.objects.layout_mut(place.object);
        match layout.piece(place.offset, rest) {
            Ok(piece) => thread.progress.piece = piece,
            Err(mismatch) => {
                let size = rest.min(aligned(place.offset).into()) as u8;
                return self.part(code, thread, place, size, mismatch);
            }
        }
        self.location(code, thread, place.object, place.offset)
    }

    /// Makes the write of a piece the thread's pending access.
    fn request_write(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        location: Location,
        value: Value,
    ) -> Flow {
        let access = Access::Write { location, value };
        if thread.progress.of > 0 {
            return self
                .request_change(code, thread, location, access)
                .map_continue(drop);
        }
        self.request(code, thread, access)
    }
}
