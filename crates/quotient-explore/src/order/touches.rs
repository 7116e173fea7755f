//! What atomic sections touch: sets of locations, each kept once and named by its number.
//!
//! A step is copied all the time and must stay small, so that of a section has the number only.

use rustc_hash::FxHashMap;

use super::footprint::{Footprint, TouchSet};

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
