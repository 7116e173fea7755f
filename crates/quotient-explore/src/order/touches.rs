//! What atomic sections touch: sets of locations, each kept once and named by its number.
//!
//! A step is copied all the time and must stay small, so that of a section has the number only.

use rustc_hash::FxHashMap;

use super::Footprint;

/// A location that a section touches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Touch {
    pub location: u32,
    /// It is written or freed there, not only read.
    pub writes: bool,
}

impl Touch {
    /// Whether the section cannot be swapped with an event that touches this, because of this location.
    fn conflicts(self, with: Footprint, sets: &[TouchSet]) -> bool {
        match with {
            Footprint::Read(location) => self.writes && location == self.location,
            Footprint::Write(location) | Footprint::Blind(location) => location == self.location,
            Footprint::Free(first, count) => (first..first + count).contains(&self.location),
            Footprint::Section(other) => sets[other as usize]
                .iter()
                .any(|other| self.location == other.location && (self.writes || other.writes)),
            Footprint::Nothing | Footprint::Spawn(_) | Footprint::Join(_) => false,
        }
    }
}

/// What a section touches, each location once, ascending.
pub(crate) type TouchSet = Box<[Touch]>;

/// Whether a section that touches this cannot be swapped with such an event.
#[cold]
pub(super) fn conflict(section: &[Touch], with: Footprint, sets: &[TouchSet]) -> bool {
    section.iter().any(|touch| touch.conflicts(with, sets))
}

/// The sets of an exploration.
#[derive(Debug, Default)]
pub(crate) struct TouchSets {
    sets: Vec<TouchSet>,
    numbers: FxHashMap<TouchSet, u32>,
}

impl TouchSets {
    /// The footprint of a section that touches this: each location once, ascending.
    pub fn footprint(&mut self, touches: TouchSet) -> Footprint {
        let next = self.sets.len() as u32;
        let number = *self.numbers.entry(touches).or_insert_with_key(|touches| {
            self.sets.push(touches.clone());
            next
        });
        Footprint::Section(number)
    }

    /// All sets by their numbers.
    #[inline]
    pub fn all(&self) -> &[TouchSet] {
        &self.sets
    }
}
