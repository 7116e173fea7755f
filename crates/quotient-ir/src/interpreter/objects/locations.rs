//! The cells of objects that are shared, which explorers know as [`Location`]s, and what they hold.
//!
//! When an object is first accessed as a shared one, locations are set aside for all cells that it can have with the
//! alignment that its layout has so far: one for every four bytes of an array of `int`. Cells that are
//! learnt later need no more, unless they are finer.
//!
//! Explorers keep some bytes for each location, so a large object gets them page by page, as it is accessed. The free
//! of an object must touch all of its locations, which follow each other then: an object that is freed has
//! locations for the pages that were accessed in earlier explorations, and if there are others, the exploration
//! starts over.
//!
//! What objects hold before the first event is described by their bytes, and made values of only where
//! somebody looks.

use super::{NoLocation, Objects, Origin};
use crate::interpreter::bytes::Bytes;
use crate::interpreter::layout::little_endian;
use crate::interpreter::marks::Marks;
use crate::interpreter::space::ObjectId;
use crate::interpreter::wide_values::{WIDEST, WideValues};
use quotient_model::{Cell, Location, portable};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The most locations of an exploration.
const MAX_LOCATIONS: u32 = 1 << 22;

/// What stands for the object of a mutex that belongs to none.
const GUARD: ObjectId = ObjectId::MAX;

/// A page has two to this many bytes.
const PAGE_BITS: u32 = 12;

/// An object of more bytes gets its locations page by page.
const SMALL: u64 = 4 << PAGE_BITS;

/// The location of a page that has none.
const NONE: u32 = u32::MAX;

/// What several workers have numbered together: the next number and, for each part of memory, the first of its
/// locations and for two to how many bytes there is one.
#[derive(Debug)]
pub(super) struct Common {
    next: u32,
    parts: HashMap<Part, (u32, u32)>,
}

/// What gets its locations at once, by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Part {
    /// A small object, by its address.
    Object(u64),
    /// A page of a large one.
    Page(u64, u32),
    /// The mutex that guards the cell with this address.
    Guard(u64),
}

/// The locations of an object: there is one for every two to `alignment` bytes.
#[derive(Clone, Debug)]
pub(super) struct Located {
    first: Location,
    alignment: u32,
    /// How many follow the first, with it.
    count: u32,
    /// For a large object the first locations of its pages.
    pages: Vec<u32>,
    /// There are others than these.
    scattered: bool,
    /// The object has been freed, in some execution.
    frees: bool,
}

impl Located {
    /// The location of a byte at which a cell starts, if it has one.
    #[inline]
    fn at(&self, offset: u32) -> Option<Location> {
        if self.pages.is_empty() {
            return Some(Location(self.first.0 + (offset >> self.alignment)));
        }
        let first = *self.pages.get((offset >> PAGE_BITS) as usize)?;
        let inside = (offset & ((1 << PAGE_BITS) - 1)) >> self.alignment;
        (first != NONE).then(|| Location(first + inside))
    }
}

impl Objects {
    /// The location of a byte at which a cell starts.
    #[inline]
    pub fn location(&mut self, id: ObjectId, offset: u32) -> Result<Location, NoLocation> {
        if let Some(located) = &self.objects[id as usize].located {
            if offset & ((1 << located.alignment) - 1) != 0 {
                return Err(NoLocation::Other);
            }
            if let Some(location) = located.at(offset) {
                return Ok(location);
            }
        }
        self.locate(id, offset)
    }

    #[cold]
    fn locate(&mut self, id: ObjectId, offset: u32) -> Result<Location, NoLocation> {
        if self.objects[id as usize].located.is_none() {
            self.locate_all(id, offset)?;
            return self.location(id, offset);
        }
        // A page that nobody has accessed before.
        let page = offset >> PAGE_BITS;
        self.layout_mut(id).add_page(page);
        let object = &self.objects[id as usize];
        let alignment = match &object.located {
            Some(located) if !located.frees => located.alignment,
            _ => return Err(NoLocation::Other),
        };
        let first = self.add_page(id, page, alignment)?;
        if let Some(located) = &mut self.objects[id as usize].located {
            located.scattered = true;
            located.pages[page as usize] = first;
        }
        self.location(id, offset)
    }

    /// Gives a page its locations, of which it returns the first.
    fn add_page(&mut self, id: ObjectId, page: u32, alignment: u32) -> Result<u32, NoLocation> {
        let part = Part::Page(self.objects[id as usize].address, page);
        let (first, known) =
            self.number(part, alignment, |alignment| 1 << (PAGE_BITS - alignment))?;
        match known == alignment {
            true => self.note(first, id, page << PAGE_BITS),
            // All pages of an object have the same.
            false => return Err(NoLocation::Other),
        }
        fits(first, 1 << (PAGE_BITS - alignment))?;
        Ok(first)
    }

    /// Gives an object its locations, with those of the page of an offset.
    fn locate_all(&mut self, id: ObjectId, offset: u32) -> Result<(), NoLocation> {
        let (size, address) = {
            let object = &self.objects[id as usize];
            (object.size, object.address)
        };
        let layout = self.layout_mut(id);
        let alignment = layout.alignment();
        let mut located = Located {
            first: Location(NONE),
            alignment,
            count: 0,
            pages: Vec::new(),
            scattered: false,
            frees: false,
        };
        if size > SMALL {
            // A free needs one at least, and others tell by that of the first byte.
            layout.add_page(0);
            layout.add_page(offset >> PAGE_BITS);
            let known = layout.pages().to_vec();
            located.pages = vec![NONE; size.div_ceil(1 << PAGE_BITS) as usize];
            for page in known {
                if (page as usize) < located.pages.len() {
                    let first = self.add_page(id, page, alignment)?;
                    if located.count == 0 {
                        located.first = Location(first);
                    }
                    located.scattered |= first != located.first.0 + located.count;
                    located.pages[page as usize] = first;
                    located.count += 1 << (PAGE_BITS - alignment);
                }
            }
        } else {
            let count = |alignment: u32| size.div_ceil(1 << alignment).max(1) as u32;
            let (first, known) = self.number(Part::Object(address), alignment, count)?;
            self.note(first, id, 0);
            located.first = Location(first);
            located.alignment = known;
            located.count = count(known);
            fits(first, located.count)?;
        }
        self.objects[id as usize].located = Some(located);
        Ok(())
    }

    /// The numbers of locations, one for every two to `alignment` bytes or less: the first of them, and two to how
    /// many bytes have one.
    fn number(
        &mut self,
        part: Part,
        alignment: u32,
        count: impl Fn(u32) -> u32,
    ) -> Result<(u32, u32), NoLocation> {
        let Some(common) = self.common.clone() else {
            let first = self.next_location;
            self.next_location = first.saturating_add(count(alignment));
            return Ok((first, alignment));
        };
        let mut common = common.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&(first, known)) = common.parts.get(&part) {
            // Who met it first may have known less of how it is accessed.
            return match known <= alignment {
                true => Ok((first, known)),
                false => Err(NoLocation::Other),
            };
        }
        let first = common.next;
        common.next = first.saturating_add(count(alignment));
        common.parts.insert(part, (first, alignment));
        Ok((first, alignment))
    }

    /// Notes whose locations these are, from the first on, and where in the object.
    fn note(&mut self, first: u32, id: ObjectId, offset: u32) {
        let first = Location(first);
        let at = self.located.partition_point(|&(other, ..)| other < first);
        self.located.insert(at, (first, id, offset));
    }

    /// Copies of these objects number locations alike from now on, until they are forgotten.
    pub fn share(&mut self) {
        let next = self.next_location;
        self.common.get_or_insert_with(|| {
            let parts = HashMap::new();
            Arc::new(Mutex::new(Common { next, parts }))
        });
    }

    /// All locations of an object that is to be freed: the first, and how many there are.
    pub fn all_locations(&mut self, id: ObjectId) -> Result<(Location, u32), NoLocation> {
        self.location(id, 0)?;
        match &mut self.objects[id as usize].located {
            Some(located) if !located.scattered => {
                located.frees = true;
                Ok((located.first, located.count))
            }
            _ => Err(NoLocation::Other),
        }
    }

    /// The object and byte offset of a location. None for a mutex of ours.
    pub fn at(&self, location: Location) -> Option<(ObjectId, u32)> {
        let after = self
            .located
            .partition_point(|&(first, ..)| first <= location);
        let (first, id, start) = *self.located.get(after.checked_sub(1)?)?;
        let object = self.objects.get(id as usize)?;
        let alignment = object.located.as_ref()?.alignment;
        Some((id, start + ((location.0 - first.0) << alignment)))
    }

    /// The mutex that atomic sections lock before they touch the cell with this address.
    pub fn guard(&mut self, cell: u64) -> Location {
        if let Some(&mutex) = self.guards.get(&cell) {
            return mutex;
        }
        let numbered = self.number(Part::Guard(cell), 0, |_| 1);
        let (first, _) = numbered.expect("all guards have the same alignment");
        self.note(first, GUARD, 0);
        self.guards.insert(cell, Location(first));
        Location(first)
    }

    /// The address of the cell for which a location is such a mutex.
    pub fn guarded(&self, mutex: Location) -> Option<u64> {
        let guards = self.guards.iter();
        guards
            .filter(|&(_, &location)| location == mutex)
            .map(|(&cell, _)| cell)
            .next()
    }

    /// From now on what is published is published before the first event.
    pub fn begin_describing(&mut self) {
        self.described.clear();
        self.describes = true;
    }

    /// From now on it is not.
    pub fn end_describing(&mut self) {
        self.describes = false;
    }

    /// Keeps what an object holds that is published before the first event. Says no if there has been one, or if
    /// memory is told apart that was never written: cells must say so.
    pub fn describe(&mut self, id: ObjectId, bytes: &Bytes) -> bool {
        let describes = self.describes && !self.uninit;
        if describes {
            self.described.insert(id, bytes.clone());
        }
        describes
    }

    /// Others come to reach an object of which this was written. If it was more in another execution, less counts.
    pub fn doubt(&mut self, id: ObjectId, marks: &Marks) {
        if *marks == Marks::All {
            return;
        }
        let length = self.objects[id as usize].size as usize;
        let known = self.doubted.entry(id).or_insert_with(|| marks.clone());
        *known = known.and(marks, length);
    }

    /// Whether anything was not written of what others can reach.
    #[inline]
    pub fn doubts(&self) -> bool {
        !self.doubted.is_empty()
    }

    /// Whether the cell at a location may have become shared without having been written.
    pub fn may_be_unwritten(&self, location: Location) -> bool {
        let unwritten = |(id, offset)| {
            let marks = self.doubted.get(&id)?;
            Some(marks.is_unwritten(offset, self.content_size(id, offset)?))
        };
        self.at(location).and_then(unwritten).unwrap_or(false)
    }

    /// How many bytes of an object the cell at an offset has.
    pub fn content_size(&self, id: ObjectId, offset: u32) -> Option<u8> {
        let rest = self.objects[id as usize].size.checked_sub(offset.into())?;
        let size = u64::from(self.cell_size(id, offset)).min(rest) as u8;
        (size > 0).then_some(size)
    }

    /// The bytes of an object that others can reach, by what its locations hold.
    pub fn shared_bytes(
        &self,
        id: ObjectId,
        wide: &WideValues,
        memory: &dyn Fn(Location) -> Cell,
    ) -> Vec<u8> {
        let object = &self.objects[id as usize];
        let size = object.size as usize;
        let mut bytes = match self.described.get(&id) {
            Some(bytes) => bytes.to_vec(0..size),
            None => self.initial_of(id).map_or(Vec::new(), <[u8]>::to_vec),
        };
        bytes.resize(size, 0);
        let Some(located) = &object.located else {
            return bytes;
        };
        let layout = &self.layouts[object.layout as usize];
        for offset in (0..object.size as u32).step_by(1 << located.alignment) {
            if let Some(size) = layout.cell(offset)
                && let Some(location) = located.at(offset)
            {
                let value = memory(location).value;
                let into = bytes[offset as usize..].iter_mut().take(size.into());
                into.zip(wide.cell_bytes(value, size))
                    .for_each(|(byte, b)| *byte = b);
            }
        }
        bytes
    }

    /// Whether an object that others can reach has been freed, by what its locations hold.
    pub fn is_freed(&self, id: ObjectId, memory: &dyn Fn(Location) -> Cell) -> bool {
        let located = self.objects[id as usize].located.as_ref();
        located.is_some_and(|located| memory(located.first).freed)
    }

    /// How many bytes the cell at an offset has; 0 if there is none.
    pub fn cell_size(&self, id: ObjectId, offset: u32) -> u8 {
        let layout = &self.layouts[self.objects[id as usize].layout as usize];
        layout.cell(offset).unwrap_or(0)
    }

    /// The bytes of a global variable, or of a thread's copy of one, before any thread has run.
    fn initial_of(&self, id: ObjectId) -> Option<&[u8]> {
        match self.objects[id as usize].origin {
            Origin::Global(global) | Origin::ThreadLocal(global) => {
                Some(&self.initial[global.index()])
            }
            _ => None,
        }
    }

    /// What the cell at a location holds before the first event, or before any thread has run.
    pub fn initial_value(&self, location: Location, wide: &WideValues) -> u64 {
        let Some((id, offset)) = self.at(location) else {
            return 0;
        };
        let object = &self.objects[id as usize];
        // The last page of a large object has locations beyond its end, which nobody accesses.
        if u64::from(offset) >= object.size {
            return 0;
        }
        let size = self.cell_size(id, offset);
        let value = |bytes: &[u8]| match size {
            ..=8 => little_endian(bytes),
            _ => wide.known_cell_value(bytes),
        };
        let start = offset as usize;
        let range = start..(start + usize::from(size)).min(object.size as usize);
        if let Some(described) = self.described.get(&id) {
            let mut bytes = [0; WIDEST as usize];
            let bytes = &mut bytes[..range.len()];
            described.read(start, bytes);
            return value(bytes);
        }
        match self.initial_of(id) {
            Some(bytes) => value(&bytes[range]),
            None if self.uninit && !object.zeroed && is_allocated(object.origin) => {
                self.marker.of(size)
            }
            None => 0,
        }
    }

    /// Gives a name to what a wide cell holds before the first event.
    pub fn name_initial_value(&self, id: ObjectId, cell: (u32, u8), wide: &mut WideValues) {
        let (offset, size) = (cell.0 as usize, usize::from(cell.1));
        let range = offset..offset + size;
        if let Some(described) = self.described.get(&id)
            && range.end as u64 <= self.objects[id as usize].size
        {
            wide.cell_value(&described.to_vec(range.clone()));
        }
        if let Some(bytes) = self.initial_of(id).and_then(|bytes| bytes.get(range)) {
            wide.cell_value(bytes);
        }
    }
}

/// Whether there may be so many locations.
fn fits(first: u32, count: u32) -> Result<(), NoLocation> {
    match first.saturating_add(count) > MAX_LOCATIONS {
        true => Err(NoLocation::TooLarge),
        false => Ok(()),
    }
}

/// Whether it is memory that nobody has written when it is made.
fn is_allocated(origin: Origin) -> bool {
    matches!(origin, Origin::Heap(_) | Origin::Stack(_))
}

portable!(struct Common { next, parts });
portable!(
    enum Part {
        Object(address),
        Page(address, page),
        Guard(cell),
    }
);
portable!(struct Located { first, alignment, count, pages, scattered, frees });
