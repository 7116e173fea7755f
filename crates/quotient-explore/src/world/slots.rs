//! Where thread states are kept: slots, which are used again with all that their states had allocated. Who holds a state for how long
//! is for others to say ([`super::states`], [`super::trace`]).

use quotient_model::{Index, Table, index_type};

index_type! {
    /// A kept state.
    pub(crate) struct Slot;
}

/// The slots.
pub(crate) struct Slots<T> {
    states: Table<Slot, T>,
    free: Vec<Slot>,
}

impl<T: Clone> Slots<T> {
    pub fn new() -> Self {
        Slots {
            states: Table::new(),
            free: Vec::new(),
        }
    }

    #[inline]
    pub fn get(&self, slot: Slot) -> &T {
        &self.states[slot]
    }

    #[inline]
    pub fn get_mut(&mut self, slot: Slot) -> &mut T {
        &mut self.states[slot]
    }

    /// Keeps a state.
    pub fn add(&mut self, state: T) -> Slot {
        match self.free.pop() {
            Some(slot) => {
                self.states[slot] = state;
                slot
            }
            None => self.states.push(state),
        }
    }

    /// Keeps a copy of a state.
    #[inline]
    pub fn copy(&mut self, from: Slot) -> Slot {
        let Some(slot) = self.free.pop() else {
            let copy = self.get(from).clone();
            return self.states.push(copy);
        };
        let (to, from) = (slot.index(), from.index());
        let (low, high) = self.states.as_mut_slice().split_at_mut(to.max(from));
        match to < from {
            true => low[to].clone_from(&high[0]),
            false => high[0].clone_from(&low[from]),
        }
        slot
    }

    /// Nobody needs the state any more.
    #[inline]
    pub fn free(&mut self, slot: Slot) {
        self.free.push(slot);
    }

    /// How many slots there are that nobody needs.
    #[inline]
    pub fn count_free(&self) -> usize {
        self.free.len()
    }
}
