//! Thread states that several traces share: the current one, and the schedules that will put parts
//! of it together anew.

use quotient_model::{Index, Location, Table, Value, index_type};

index_type! {
    /// A kept state.
    pub(crate) struct Slot;
}

/// The states, counted by how many hold on to them. A slot that nobody holds is used again, with
/// all that its state had allocated.
pub(crate) struct States<T> {
    states: Table<Slot, T>,
    held: Table<Slot, u32>,
    free: Vec<Slot>,
    /// What the step into each state made shared ([`quotient_model::Published`]).
    published: Table<Slot, Box<[(Location, Value)]>>,
}

impl<T: Clone> States<T> {
    pub fn new() -> Self {
        States {
            states: Table::new(),
            held: Table::new(),
            free: Vec::new(),
            published: Table::new(),
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

    /// Keeps a state, held once.
    pub fn add(&mut self, state: T) -> Slot {
        match self.free.pop() {
            Some(slot) => {
                self.states[slot] = state;
                self.held[slot] = 1;
                slot
            }
            None => {
                self.held.push(1);
                self.published.push(Box::default());
                self.states.push(state)
            }
        }
    }

    /// Keeps a copy of a state, held once.
    #[inline]
    pub fn copy(&mut self, from: Slot) -> Slot {
        let Some(slot) = self.free.pop() else {
            let copy = self.get(from).clone();
            return self.add(copy);
        };
        let (to, from) = (slot.index(), from.index());
        let (low, high) = self.states.as_mut_slice().split_at_mut(to.max(from));
        if to < from {
            low[to].clone_from(&high[0]);
        } else {
            high[0].clone_from(&low[from]);
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
            self.free.push(slot);
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
