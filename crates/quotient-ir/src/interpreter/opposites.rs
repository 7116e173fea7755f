//! Which adds of one, whose result nobody uses, are the uncounts of a [`Tally`]: those that meet its counts.
//!
//! An intrusive reference count is taken by such an add and given back by a count. Shown as an add it commutes with other adds
//! and conflicts with every count; as an uncount it commutes with both while the count is far from its end. Where nobody counts
//! the first is better. Which of the two is shown makes no difference to what can happen, as long as it is the same
//! for all of an exploration: so when an instruction is about to add to a location of counts, or somebody is about to count
//! where one has been about to add, it uncounts there from now on, and the exploration starts over. One function may add to all that a program
//! counts, so an instruction is told apart by the global variable that it adds to. The heap is one, since it may have any number of nodes with counts: so
//! the exploration starts over at most once for each instruction and each of these.

use super::Machine;
use super::code::{Code, FlatOp, Pc};
use super::thread::{Flow, Thread, Wrap};
use crate::counts::Counting;
use quotient_model::{Access, Location, Pending, Tally, portable};

/// What is known of adds and counts.
#[derive(Clone, Debug, Default)]
pub(super) struct Opposites {
    /// Instructions that uncount, where, and what. Outlives a restart.
    uncounts: Vec<(Pc, Place, Tally)>,
    /// What has met at each location.
    met: Vec<Met>,
}

/// The address of a cell of a global variable, or 0 for all other memory.
type Place = u64;

/// Who has been about to add to a location, or to count there.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Met {
    /// These add to so many bits. Few: who takes a reference mostly calls a function for it.
    Adds(Vec<(Pc, u8)>),
    Counts(Tally),
}

portable!(
    enum Met {
        Adds(instructions),
        Counts(tally),
    }
);
portable!(struct Opposites { uncounts, met });

impl Opposites {
    /// What the instruction uncounts there, if it does.
    fn uncounts(&self, at: Pc, place: Place) -> Option<Tally> {
        let mut known = self.uncounts.iter();
        known.find_map(|&(pc, of, tally)| ((pc, of) == (at, place)).then_some(tally))
    }

    /// Forgets locations, but not what was learnt of instructions.
    pub fn forget(&mut self) {
        self.met.clear();
    }

    fn met(&mut self, location: Location) -> &mut Met {
        if self.met.len() <= location.index() {
            self.met.resize(location.index() + 1, Met::Adds(Vec::new()));
        }
        &mut self.met[location.index()]
    }

    /// An instruction adds one to so many bits. Says whether it uncounts, which was not known.
    fn adds(&mut self, location: Location, place: Place, at: Pc, bits: u8) -> bool {
        match self.met(location) {
            Met::Counts(tally) if tally.bits == bits => {
                let tally = *tally;
                self.uncounts.push((at, place, tally));
                true
            }
            Met::Counts(_) => false,
            Met::Adds(instructions) => {
                if !instructions.contains(&(at, bits)) {
                    instructions.push((at, bits));
                }
                false
            }
        }
    }

    /// Somebody counts. Says whether others uncount of whom that was not known.
    fn counts(&mut self, location: Location, place: Place, tally: Tally) -> bool {
        let Met::Adds(instructions) = std::mem::replace(self.met(location), Met::Counts(tally))
        else {
            return false;
        };
        let known = self.uncounts.len();
        let opposite = instructions.iter().filter(|&&(_, bits)| bits == tally.bits);
        self.uncounts
            .extend(opposite.map(|&(at, _)| (at, place, tally)));
        self.uncounts.len() > known
    }
}

impl FlatOp {
    /// Whether it is a count that an add of one is the opposite of, such that it may pay to show that as an uncount.
    pub(super) fn falls(&self) -> bool {
        matches!(self, FlatOp::Count { counting: Counting::Count(tally), .. } if has_opposites(*tally))
    }
}

/// Where a count rises, or is narrow, no uncount ever commutes (see [`Tally::is_steady`]).
fn has_opposites(tally: Tally) -> bool {
    !tally.rises && tally.bits >= 32
}

impl Machine {
    /// What the thread's add of one at this address uncounts, if it does.
    pub(super) fn uncounted(&self, thread: &Thread, address: u64) -> Option<Tally> {
        self.opposites
            .uncounts(thread.pc, self.place_of_counts(address))
    }

    fn place_of_counts(&self, address: u64) -> Place {
        match self.objects.find(address) {
            Some((id, _)) if self.objects.globals().contains(&id) => address,
            _ => 0,
        }
    }

    /// Takes note of what the thread is about to do at this address, if it adds or counts. Says to start over if that is news.
    pub(super) fn meet_opposites<T>(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        address: u64,
        flow: Flow<T>,
    ) -> Flow<T> {
        if !code.falls || flow.is_continue() || thread.wrap != Wrap::None {
            return flow;
        }
        let news = match thread.pending {
            Pending::Access(Access::Add {
                location,
                operand: 1,
                bits,
            }) => {
                let place = self.place_of_counts(address);
                self.opposites.adds(location, place, thread.pc, bits)
            }
            Pending::Access(Access::Count { location, tally }) if has_opposites(tally) => {
                let place = self.place_of_counts(address);
                self.opposites.counts(location, place, tally)
            }
            _ => false,
        };
        match news {
            true => thread.stop(Pending::Restart),
            false => flow,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FALLS: Tally = Tally {
        rises: false,
        bits: 32,
        last: 1,
    };

    #[test]
    fn whoever_comes_second_tells() {
        let mut known = Opposites::default();
        assert!(!known.adds(Location(3), 0, 7, 32) && !known.adds(Location(3), 0, 7, 32));
        assert!(!known.counts(Location(2), 0, FALLS) && known.counts(Location(3), 0, FALLS));
        assert_eq!(
            (known.uncounts(7, 0), known.uncounts(8, 0)),
            (Some(FALLS), None)
        );
        assert!(known.adds(Location(3), 0, 8, 32) && known.adds(Location(2), 0, 9, 32));
        known.forget();
        assert!(!known.adds(Location(3), 0, 10, 32));
        assert_eq!(
            (known.uncounts(9, 0), known.uncounts(10, 0)),
            (Some(FALLS), None)
        );
    }

    #[test]
    fn other_widths_are_other_counts() {
        let mut known = Opposites::default();
        assert!(!known.adds(Location(0), 0, 1, 64) && !known.counts(Location(0), 0, FALLS));
        assert!(!known.adds(Location(0), 0, 2, 64) && known.adds(Location(0), 0, 3, 32));
    }

    #[test]
    fn global_variables_are_told_apart() {
        let mut known = Opposites::default();
        assert!(
            !known.adds(Location(0), 0x1000, 1, 32) && known.counts(Location(0), 0x1000, FALLS)
        );
        assert_eq!(
            (known.uncounts(1, 0x1000), known.uncounts(1, 0x1004)),
            (Some(FALLS), None)
        );
    }
}
