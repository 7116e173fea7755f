//! The cells of objects that are shared, which explorers know as [`Location`]s, and what they hold.
//!
//! When an object is first shared, locations are set aside for all cells that it can have with the
//! alignment that its layout has so far: one for every four bytes of an array of `int`. Cells that are
//! learnt later need no more, unless they are finer.

use super::{NoLocation, Objects, Origin};
use crate::interpreter::layout::{MAX_SHARED, little_endian};
use crate::interpreter::space::ObjectId;
use crate::interpreter::wide_values::WideValues;
use quotient_model::{Cell, Location};

/// The most locations of an exploration: explorers keep some bytes for each.
const MAX_LOCATIONS: u32 = 1 << 22;

/// What stands for the object of a mutex that belongs to none.
const GUARD: ObjectId = ObjectId::MAX;

impl Objects {
    /// The location of a byte at which a cell starts.
    #[inline]
    pub fn location(&mut self, id: ObjectId, offset: u32) -> Result<Location, NoLocation> {
        let object = &self.objects[id as usize];
        let first = match object.first {
            Some(first) => first,
            None => self.locate(id)?,
        };
        let alignment = self.objects[id as usize].alignment;
        if offset & ((1 << alignment) - 1) != 0 {
            return Err(NoLocation::TooFine);
        }
        Ok(Location(first.0 + (offset >> alignment)))
    }

    #[cold]
    fn locate(&mut self, id: ObjectId) -> Result<Location, NoLocation> {
        let object = &mut self.objects[id as usize];
        if object.size > MAX_SHARED {
            return Err(NoLocation::TooLarge);
        }
        object.alignment = self.layouts[object.layout as usize].alignment();
        let first = Location(self.next_location);
        let next = first.0 + object.locations();
        if next > MAX_LOCATIONS {
            return Err(NoLocation::TooLarge);
        }
        self.next_location = next;
        object.first = Some(first);
        self.located.push((first, id));
        Ok(first)
    }

    /// The object and byte offset of a location. None for a mutex of ours.
    pub fn at(&self, location: Location) -> Option<(ObjectId, u32)> {
        let after = self
            .located
            .partition_point(|&(first, _)| first <= location);
        let (first, id) = *self.located.get(after.checked_sub(1)?)?;
        let alignment = self.objects.get(id as usize)?.alignment;
        Some((id, (location.0 - first.0) << alignment))
    }

    /// The mutex that atomic sections lock before they touch the cell with this address.
    pub fn guard(&mut self, cell: u64) -> Location {
        *self.guards.entry(cell).or_insert_with(|| {
            let mutex = Location(self.next_location);
            self.next_location += 1;
            self.located.push((mutex, GUARD));
            mutex
        })
    }

    /// The address of the cell for which a location is such a mutex.
    pub fn guarded(&self, mutex: Location) -> Option<u64> {
        let guards = self.guards.iter();
        guards
            .filter(|&(_, &location)| location == mutex)
            .map(|(&cell, _)| cell)
            .next()
    }

    /// The bytes of an object that others can reach, by what its locations hold. Nothing if it has
    /// none: then nobody has touched it.
    pub fn shared_bytes(
        &self,
        id: ObjectId,
        wide: &WideValues,
        memory: &dyn Fn(Location) -> Cell,
    ) -> Vec<u8> {
        let object = &self.objects[id as usize];
        let Some(first) = object.first else {
            return Vec::new();
        };
        let layout = &self.layouts[object.layout as usize];
        let mut bytes = vec![0; object.size as usize];
        for offset in (0..object.size as u32).step_by(1 << object.alignment) {
            if let Some(size) = layout.cell(offset) {
                let value = memory(Location(first.0 + (offset >> object.alignment))).value;
                let into = bytes[offset as usize..].iter_mut().take(size.into());
                into.zip(wide.cell_bytes(value, size))
                    .for_each(|(byte, b)| *byte = b);
            }
        }
        bytes
    }

    /// Whether an object that others can reach has been freed, by what its locations hold.
    pub fn is_freed(&self, id: ObjectId, memory: &dyn Fn(Location) -> Cell) -> bool {
        let first = self.objects[id as usize].first;
        first.is_some_and(|first| memory(first).freed)
    }

    /// How many bytes the cell at an offset has; 0 if there is none.
    pub fn cell_size(&self, id: ObjectId, offset: u32) -> u8 {
        let layout = &self.layouts[self.objects[id as usize].layout as usize];
        layout.cell(offset).unwrap_or(0)
    }

    /// What the cell at a location holds before any thread has run.
    pub fn initial_value(&self, location: Location, wide: &WideValues) -> u64 {
        let Some((id, offset)) = self.at(location) else {
            return 0;
        };
        let object = &self.objects[id as usize];
        let global = match object.origin {
            Origin::Global(global) | Origin::ThreadLocal(global) => global,
            Origin::Heap(_) | Origin::Stack(_) if self.uninit && !object.zeroed => {
                return self.marker.of(self.cell_size(id, offset));
            }
            _ => return 0,
        };
        let Some(size) = self.layouts[object.layout as usize].cell(offset) else {
            return 0;
        };
        let bytes = &self.initial[global.index()];
        let end = (offset as usize + usize::from(size)).min(bytes.len());
        let bytes = &bytes[offset as usize..end];
        match size {
            ..=8 => little_endian(bytes),
            _ => wide.known_cell_value(bytes),
        }
    }

    /// Gives a name to what a wide cell holds before any thread has run, if it is a global's.
    pub fn name_initial_value(&self, id: ObjectId, cell: (u32, u8), wide: &mut WideValues) {
        let (offset, size) = (cell.0 as usize, usize::from(cell.1));
        if let Origin::Global(global) | Origin::ThreadLocal(global) =
            self.objects[id as usize].origin
            && let Some(bytes) = self.initial[global.index()].get(offset..offset + size)
        {
            wide.cell_value(bytes);
        }
    }
}
