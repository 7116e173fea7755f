//! The states that threads have been in: those of the current execution, and some that going back has left behind.
//!
//! What a thread comes to follows from the state that it was in and from what its access observed, and from nothing else. So each
//! state knows those that it has led to, by what was observed, and a thread that comes to one of them again is there: nothing is
//! copied or run for it. In a search that is so most of the time, since its branches differ in the order of a few events.
//! How many are kept is bounded, and when there are too many, all go that the current execution does not have.

use quotient_model::{Table, Value};

use crate::world::slots::{Slot, Slots};

/// The states.
pub(super) struct States<T> {
    slots: Slots<T>,
    links: Table<Slot, Link>,
    /// When there are so many, it is time to make room.
    most: usize,
}

/// How a state was come to.
#[derive(Clone, Copy, Debug)]
struct Link {
    observed: Value,
    /// The state before it, if it is found from there.
    from: Slot,
    /// Those found from it: the first one, and for each the next.
    first: Slot,
    next: Slot,
    /// The current execution has it.
    held: bool,
}

/// As many states as are near at hand at once.
const AT_FIRST: usize = 256;

/// A state that leads to many others is asked for so many of them, the latest first.
const LOOKED_AT: usize = 8;

impl<T: Clone> States<T> {
    pub fn new() -> Self {
        States {
            slots: Slots::new(),
            links: Table::new(),
            most: AT_FIRST,
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

    /// A thread begins in this state.
    pub fn begin(&mut self, state: T) -> Slot {
        self.make_room();
        let slot = self.slots.add(state);
        self.link(slot)
    }

    /// A thread makes an access, which observes this. Where the state after it is, and whether it is only a copy of the one
    /// before, on which the thread is to be stepped.
    #[inline]
    pub fn follow(&mut self, from: Slot, observed: Value) -> (Slot, bool) {
        let mut known = self.links[from].first;
        for _ in 0..LOOKED_AT {
            if known.is_none() {
                break;
            }
            let link = &mut self.links[known];
            if link.observed == observed {
                link.held = true;
                return (known, false);
            }
            known = link.next;
        }
        let slot = self.stay(from);
        let next = std::mem::replace(&mut self.links[from].first, slot);
        let link = &mut self.links[slot];
        (link.observed, link.from, link.next) = (observed, from, next);
        (slot, true)
    }

    /// A thread makes an access that fails it, and stays as it is.
    #[inline]
    pub fn stay(&mut self, from: Slot) -> Slot {
        self.make_room();
        let slot = self.slots.copy(from);
        self.link(slot)
    }

    /// The state that was come to last must be come to anew the next time: there is more to it than the state.
    pub fn forget(&mut self, slot: Slot) {
        let Link { from, next, .. } = self.links[slot];
        self.links[from].first = next;
        self.links[slot].from = Slot::NONE;
    }

    /// The current execution has the state no more.
    #[inline]
    pub fn leave(&mut self, slot: Slot) {
        self.links[slot].held = false;
    }

    /// Sees to it that there is a slot for another state.
    #[inline]
    fn make_room(&mut self) {
        if self.slots.count_free() == 0 && self.links.len() >= self.most {
            self.clear_out();
        }
    }

    /// The state in this slot is new, held, and found from nowhere.
    #[inline]
    fn link(&mut self, slot: Slot) -> Slot {
        let link = Link {
            observed: 0,
            from: Slot::NONE,
            first: Slot::NONE,
            next: Slot::NONE,
            held: true,
        };
        *self.links.reach(slot, || link) = link;
        slot
    }

    /// What the current execution does not have goes. If that is less than half, there may be more from now on.
    #[cold]
    fn clear_out(&mut self) {
        for slot in self.links.indices() {
            let link = &mut self.links[slot];
            (link.first, link.next) = (Slot::NONE, Slot::NONE);
            if !link.held {
                self.slots.free(slot);
            }
        }
        for slot in self.links.indices() {
            let Link { from, held, .. } = self.links[slot];
            if held && from.is_some() {
                let next = std::mem::replace(&mut self.links[from].first, slot);
                self.links[slot].next = next;
            }
        }
        if self.slots.count_free() < self.most / 2 {
            self.most *= 2;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Has a thread make an access. Where it comes to, and whether something had to be run for that.
    fn follow(states: &mut States<Vec<Value>>, from: Slot, observed: Value) -> (Slot, bool) {
        let (slot, new) = states.follow(from, observed);
        if new {
            states.get_mut(slot).push(observed);
        }
        (slot, new)
    }

    #[test]
    fn a_state_is_come_to_once() {
        let mut states = States::new();
        let start = states.begin(Vec::new());
        let (five, new) = follow(&mut states, start, 5);
        let (after, _) = follow(&mut states, five, 6);
        assert!(new);
        assert_eq!(states.get(after), &[5, 6]);
        [after, five]
            .into_iter()
            .for_each(|slot| states.leave(slot));
        let (seven, new) = follow(&mut states, start, 7);
        assert!(new);
        assert_eq!(states.get(seven), &[7]);
        states.leave(seven);
        assert_eq!(follow(&mut states, start, 5), (five, false));
        assert_eq!(follow(&mut states, five, 6), (after, false));
        assert_eq!(states.get(after), &[5, 6]);
    }

    #[test]
    fn what_is_forgotten_or_failed_is_come_to_anew() {
        let mut states = States::new();
        let start = states.begin(vec![1]);
        let (five, _) = follow(&mut states, start, 5);
        states.forget(five);
        states.leave(five);
        let (again, new) = follow(&mut states, start, 5);
        assert!(new && again != five);
        let failed = states.stay(start);
        assert_eq!(states.get(failed), &[1]);
        assert_eq!(follow(&mut states, start, 5), (again, false));
    }

    #[test]
    fn there_is_always_room_and_what_is_held_stays() {
        let mut states = States::new();
        let start = states.begin(Vec::new());
        let (held, _) = follow(&mut states, start, 5);
        for observed in 6..5000 {
            let (slot, _) = follow(&mut states, held, observed);
            assert_eq!(states.get(slot), &[5, observed]);
            states.leave(slot);
        }
        assert_eq!(states.links.len(), AT_FIRST);
        assert_eq!(follow(&mut states, start, 5), (held, false));
        let mut path = vec![held];
        for observed in 0..5000 {
            let last = path[path.len() - 1];
            path.push(follow(&mut states, last, observed).0);
        }
        assert_eq!(states.get(path[5000]).len(), 5001);
        for (at, slot) in path.iter().enumerate() {
            assert_eq!(states.get(*slot).len(), at + 1);
        }
    }
}
