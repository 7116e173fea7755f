//! Thread states that several traces share: the current one, and the schedules that will put parts
//! of it together anew.

use quotient_model::{Location, Table, Value};

use super::slots::{Slot, Slots};

/// The states, counted by how many hold on to them. A slot that nobody holds is used again.
pub(crate) struct States<T> {
    slots: Slots<T>,
    held: Table<Slot, u32>,
    /// What the step into each state made shared ([`quotient_model::Published`]).
    published: Table<Slot, Box<[(Location, Value)]>>,
}

impl<T: Clone> States<T> {
    pub fn new() -> Self {
        States {
            slots: Slots::new(),
            held: Table::new(),
            published: Table::new(),
        }
    }

    #[inline]
    pub fn get(&self, slot: Slot) -> &T {
        self.slots.get(slot)
    }

    #[inline]
    pub fn get_mut(&mut self, slot: Slot) -> &mut T {
        self.slots.get_mut(slot)
    }

    /// Keeps a state, held once.
    pub fn add(&mut self, state: T) -> Slot {
        let slot = self.slots.add(state);
        self.held_once(slot)
    }

    /// Keeps a copy of a state, held once.
    #[inline]
    pub fn copy(&mut self, from: Slot) -> Slot {
        let slot = self.slots.copy(from);
        self.held_once(slot)
    }

    #[inline]
    fn held_once(&mut self, slot: Slot) -> Slot {
        if slot == self.held.end() {
            self.held.push(0);
            self.published.push(Box::default());
        }
        self.held[slot] = 1;
        slot
    }

    #[inline]
    pub fn hold(&mut self, slot: Slot) {
        self.held[slot] += 1;
    }

    #[inline]
    pub fn release(&mut self, slot: Slot) {
        let held = &mut self.held[slot];
        *held -= 1;
        if *held == 0 {
            self.slots.free(slot);
            if !self.published[slot].is_empty() {
                self.published[slot] = Box::default();
            }
        }
    }

    pub fn publish(&mut self, slot: Slot, cells: &[(Location, Value)]) {
        self.published[slot] = cells.into();
    }

    #[inline]
    pub fn published(&self, slot: Slot) -> &[(Location, Value)] {
        &self.published[slot]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slot_is_used_again_when_nobody_holds_it() {
        let mut states = States::new();
        let a = states.add(1);
        let b = states.copy(a);
        *states.get_mut(b) = 2;
        states.hold(a);
        states.release(a);
        assert_eq!((*states.get(a), *states.get(b)), (1, 2));
        states.publish(a, &[(Location(3), 4)]);
        states.release(a);
        let c = states.copy(b);
        assert_eq!((c, *states.get(c)), (a, 2));
        assert!(states.published(c).is_empty());
    }
}
