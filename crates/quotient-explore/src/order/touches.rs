//! What atomic sections touch: sets of locations, each kept once and named by its number.
//!
//! A step is copied all the time and must stay small, so that of a section has the number only. Workers that
//! explore together give the same numbers to the same sets.

use quotient_model::{Portable, Reader, Writer};

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use super::footprint::{AllTouched, Footprint, TouchSet, TouchSetIndex};

/// The sets of an exploration.
#[derive(Clone, Debug, Default)]
pub(crate) struct TouchSets {
    sets: AllTouched,
    numbers: FxHashMap<TouchSet, TouchSetIndex>,
    /// What any of several workers has met.
    common: Option<Arc<Mutex<AllTouched>>>,
}

impl TouchSets {
    /// The footprint of a section that touches this: each location once, ascending.
    pub fn footprint(&mut self, touches: TouchSet) -> Footprint {
        if let Some(&number) = self.numbers.get(&touches) {
            return Footprint::Section(number);
        }
        let Some(common) = self.common.clone() else {
            return Footprint::Section(self.add(touches));
        };
        let mut common = common.lock().unwrap_or_else(PoisonError::into_inner);
        for met in common.since(self.sets.end()) {
            self.add(met.clone());
        }
        if let Some(&number) = self.numbers.get(&touches) {
            return Footprint::Section(number);
        }
        common.push(touches.clone());
        Footprint::Section(self.add(touches))
    }

    fn add(&mut self, touches: TouchSet) -> TouchSetIndex {
        let number = self.sets.push(touches.clone());
        self.numbers.insert(touches, number);
        number
    }

    /// From now on all copies number sets alike.
    pub fn share(&mut self) {
        let sets = &self.sets;
        self.common
            .get_or_insert_with(|| Arc::new(Mutex::new(sets.clone())));
    }

    /// Meets all sets that others have met.
    pub fn catch_up(&mut self) {
        if let Some(common) = self.common.clone() {
            let common = common.lock().unwrap_or_else(PoisonError::into_inner);
            for met in common.since(self.sets.end()) {
                self.add(met.clone());
            }
        }
    }

    /// All sets by their numbers.
    #[inline]
    pub fn all(&self) -> &AllTouched {
        &self.sets
    }
}

/// By their numbers.
impl Portable for TouchSets {
    fn write(&self, out: &mut Writer) {
        out.put(&self.sets);
        out.put(&self.common);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let mut sets = TouchSets::default();
        for touches in Vec::read(input)? {
            sets.add(touches);
        }
        sets.common = input.get()?;
        Some(sets)
    }
}
