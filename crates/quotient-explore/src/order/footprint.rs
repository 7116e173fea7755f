//! What an event touches, boiled down to what decides whether two events conflict.

use quotient_model::{
    Access, Cell, Effect, Location, Table, Tally, ThreadId, index_type, perform, portable,
};

index_type! {
    /// What an atomic section touches, by the number of the set ([`TouchSets`](super::TouchSets)).
    pub(crate) struct TouchSetIndex;
}

/// What a count may be given: the first few uncounts that a thread made in its block, or a token of the block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Claim {
    pub of: ThreadId,
    pub first: u8,
    /// How many tokens the block has, for all.
    pub tokens: u8,
}

/// What an event touches, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Footprint {
    /// No shared state: a fence.
    Nothing,
    /// Reads the location. A failed compare-exchange or trylock is a read, and so is an access
    /// that fails the thread: it has looked, and changed nothing.
    Read(Location),
    /// Writes the location, and may have read it.
    Write(Location),
    /// Changes the location without looking, so that two of these commute: an add or, for
    /// [`crate::observers`], a write.
    Blind(Location),
    /// An add, for [`crate::observers`]: commutes with others, but not with what is blind there.
    Add(Location),
    /// A count that is free ([`Tally`]). Whether it stays so beside others, who knows the block can tell ([`Around`](super::Around)).
    Count(Location, Tally, Claim),
    /// An uncount that is free.
    Uncount(Location, Tally),
    /// Frees this many locations from the first on.
    Free(Location, u32),
    /// Creates the thread.
    Spawn(ThreadId),
    /// Waits for the thread.
    Join(ThreadId),
    /// An atomic section, which touches the locations of this set.
    Section(TouchSetIndex),
}

/// An event as a step of some thread: all that dependence looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub thread: ThreadId,
    pub footprint: Footprint,
}

impl Footprint {
    /// The footprint of `access` if it is performed while its location holds `cell`. What a spawn
    /// creates is not known from the access and left to the caller. So is whether what counts is free: here it is not.
    pub fn of(access: &Access, cell: Cell, thread: ThreadId) -> Footprint {
        match *access {
            Access::Fence | Access::Spawn { .. } => Footprint::Nothing,
            Access::Join { thread } => Footprint::Join(thread),
            Access::Free { first, count } => Footprint::Free(first, count),
            _ => {
                let location = access.location().unwrap_or(Location(0));
                match perform(access, cell, thread) {
                    Effect::Done {
                        written: Some(_), ..
                    } => match access {
                        Access::Add { .. } => Footprint::Blind(location),
                        _ => Footprint::Write(location),
                    },
                    Effect::Done { written: None, .. } | Effect::Failed(_) => {
                        Footprint::Read(location)
                    }
                    // What is disabled waits to read or, if it is a lock or an exchange, to write.
                    Effect::Disabled => match access {
                        Access::Await { .. } => Footprint::Read(location),
                        _ => Footprint::Write(location),
                    },
                }
            }
        }
    }

    /// Whether two such accesses of one location can be swapped with each other, if with no other.
    #[inline]
    pub fn groups_with(self, other: Footprint) -> bool {
        match (self, other) {
            (Footprint::Read(_), Footprint::Read(_))
            | (Footprint::Blind(_), Footprint::Blind(_))
            | (Footprint::Add(_), Footprint::Add(_)) => true,
            (Footprint::Count(..) | Footprint::Uncount(..), _) => self.tally() == other.tally(),
            _ => false,
        }
    }

    /// The location, if it accesses just one and does not count.
    #[inline]
    fn plain(&self) -> Option<Location> {
        match *self {
            Footprint::Read(l) | Footprint::Write(l) | Footprint::Blind(l) | Footprint::Add(l) => {
                Some(l)
            }
            _ => None,
        }
    }

    /// Whether it touches the location. What sections touch is in `sets`.
    pub fn touches(self, location: Location, sets: &AllTouched) -> bool {
        match self {
            Footprint::Section(number) => {
                sets[number].iter().any(|touch| touch.location == location)
            }
            _ => {
                let (first, count) = self.span();
                location.0.wrapping_sub(first.0) < count
            }
        }
    }

    /// How it counts, if it does and is free.
    #[inline]
    pub fn tally(self) -> Option<Tally> {
        match self {
            Footprint::Count(_, tally, _) | Footprint::Uncount(_, tally) => Some(tally),
            _ => None,
        }
    }

    /// Whether it is a count that is free.
    #[inline]
    pub fn is_count(self) -> bool {
        matches!(self, Footprint::Count(..))
    }

    /// The locations touched: the first, and how many.
    #[inline]
    pub fn span(self) -> (Location, u32) {
        match self {
            Footprint::Read(l)
            | Footprint::Write(l)
            | Footprint::Blind(l)
            | Footprint::Add(l)
            | Footprint::Count(l, ..)
            | Footprint::Uncount(l, _) => (l, 1),
            Footprint::Free(first, count) => (first, count),
            Footprint::Nothing
            | Footprint::Spawn(_)
            | Footprint::Join(_)
            | Footprint::Section(_) => (Location(0), 0),
        }
    }

    /// Whether it reads the location, or may have, or what it leaves depends on what was there.
    #[inline]
    pub fn reads(self, location: Location) -> bool {
        self == Footprint::Read(location)
            || self == Footprint::Write(location)
            || self == Footprint::Add(location)
            || self.tally().is_some() && self.span().0 == location
    }
}

/// Steps are handed on by reference here: a copy in memory, made in the inner loops for the few that take the long way,
/// costs more than all the rest of a plain question.
impl Step {
    /// Whether the two cannot be swapped when they stand next to each other. What sections touch is in `sets`.
    #[inline]
    pub fn conflicts(&self, other: &Step, sets: &AllTouched) -> bool {
        let plainly = self.conflicts_plainly(other);
        plainly.unwrap_or_else(|| self.conflicts_otherwise(other, sets))
    }

    /// Whether the two conflict, or [count](Step::counts_with) in one block.
    #[inline]
    pub fn meets(&self, other: &Step, sets: &AllTouched) -> bool {
        let plainly = self.conflicts_plainly(other);
        plainly.unwrap_or_else(|| self.meets_otherwise(other, sets))
    }

    /// Whether two conflict that are of one thread or access one location each without counting, as nearly all are and do:
    /// so this is a few instructions. Of others it says nothing.
    #[inline(always)]
    fn conflicts_plainly(&self, other: &Step) -> Option<bool> {
        if self.thread == other.thread {
            return Some(true);
        }
        let (a, b) = (self.footprint.plain()?, other.footprint.plain()?);
        Some(a == b && !self.footprint.groups_with(other.footprint))
    }

    #[inline(never)]
    fn conflicts_otherwise(&self, other: &Step, sets: &AllTouched) -> bool {
        let [one, two] = [self.footprint, other.footprint];
        let counts = one.tally().is_some() || two.tally().is_some();
        match [one, two].map(Footprint::span) {
            [(a, 1), (b, 1)] if counts => a == b && one.tally() != two.tally(),
            _ => self.orders(other, sets) || other.orders(self, sets),
        }
    }

    #[inline(never)]
    fn meets_otherwise(&self, other: &Step, sets: &AllTouched) -> bool {
        self.counts_with(other) || self.conflicts_otherwise(other, sets)
    }

    /// Whether both are counts of one block, if neither conflicts with the other. With one before it the other may be free
    /// no more.
    #[inline]
    pub fn counts_with(&self, other: &Step) -> bool {
        match (self.footprint, other.footprint) {
            (Footprint::Count(a, ..), Footprint::Count(b, ..)) => a == b,
            _ => false,
        }
    }

    /// The conflicts that are not between two plain accesses of one location.
    fn orders(&self, other: &Step, sets: &AllTouched) -> bool {
        match self.footprint {
            Footprint::Nothing
            | Footprint::Read(_)
            | Footprint::Write(_)
            | Footprint::Blind(_)
            | Footprint::Add(_)
            | Footprint::Count(..)
            | Footprint::Uncount(..) => false,
            Footprint::Free(first, count) => {
                let (start, length) = other.footprint.span();
                start.0 < first.0 + count && first.0 < start.0 + length
            }
            Footprint::Section(number) => section_conflicts(&sets[number], other.footprint, sets),
            Footprint::Spawn(child) => other.thread == child,
            Footprint::Join(child) => {
                other.thread == child || other.footprint == Footprint::Join(child)
            }
        }
    }
}

/// A location that a section touches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Touch {
    pub location: Location,
    /// It is written or freed there, not only read.
    pub writes: bool,
}

impl Touch {
    /// Whether the section cannot be swapped with an event that touches this, because of this location.
    fn conflicts(self, with: Footprint, sets: &AllTouched) -> bool {
        match with {
            Footprint::Read(location) => self.writes && location == self.location,
            Footprint::Write(location)
            | Footprint::Blind(location)
            | Footprint::Add(location)
            | Footprint::Count(location, ..)
            | Footprint::Uncount(location, _) => location == self.location,
            Footprint::Free(first, count) => (first.0..first.0 + count).contains(&self.location.0),
            Footprint::Section(other) => sets[other]
                .iter()
                .any(|other| self.location == other.location && (self.writes || other.writes)),
            Footprint::Nothing | Footprint::Spawn(_) | Footprint::Join(_) => false,
        }
    }
}

/// What a section touches, each location once, ascending.
pub(crate) type TouchSet = Box<[Touch]>;

/// What all sections of an exploration touch.
pub(crate) type AllTouched = Table<TouchSetIndex, TouchSet>;

/// Where there are no sections.
pub(crate) static NO_SECTIONS: AllTouched = AllTouched::new();

/// Whether a section that touches this cannot be swapped with such an event.
#[cold]
fn section_conflicts(section: &[Touch], with: Footprint, sets: &AllTouched) -> bool {
    section.iter().any(|touch| touch.conflicts(with, sets))
}

portable!(
    enum Footprint {
        Nothing,
        Read(location),
        Write(location),
        Blind(location),
        Add(location),
        Free(first, count),
        Spawn(thread),
        Join(thread),
        Section(number),
        Count(location, tally, claim),
        Uncount(location, tally),
    }
);
portable!(struct Step { thread, footprint });
portable!(struct Claim { of, first, tokens });

portable!(struct Touch { location, writes });

#[cfg(test)]
mod tests {
    use super::*;
    use quotient_model::{Index, Part};

    fn step(thread: u16, footprint: Footprint) -> Step {
        Step {
            thread: ThreadId(thread),
            footprint,
        }
    }

    #[test]
    fn reads_commute_and_writes_do_not() {
        let r1 = step(1, Footprint::Read(Location(7)));
        let r2 = step(2, Footprint::Read(Location(7)));
        let w = step(3, Footprint::Write(Location(7)));
        let other = step(3, Footprint::Write(Location(8)));
        assert!(!r1.conflicts(&r2, &NO_SECTIONS));
        assert!(r1.conflicts(&w, &NO_SECTIONS) && w.conflicts(&r1, &NO_SECTIONS));
        let (a1, a2) = (
            step(4, Footprint::Blind(Location(7))),
            step(5, Footprint::Blind(Location(7))),
        );
        assert!(!a1.conflicts(&a2, &NO_SECTIONS));
        assert!(a1.conflicts(&r1, &NO_SECTIONS) && w.conflicts(&a1, &NO_SECTIONS));
        assert!(!r1.conflicts(&other, &NO_SECTIONS));
    }

    #[test]
    fn free_conflicts_with_all_it_frees() {
        let free = step(1, Footprint::Free(Location(10), 4));
        for (location, hit) in [(9, false), (10, true), (13, true), (14, false)] {
            assert_eq!(
                free.conflicts(&step(2, Footprint::Read(Location(location))), &NO_SECTIONS),
                hit
            );
            assert_eq!(
                step(2, Footprint::Write(Location(location))).conflicts(&free, &NO_SECTIONS),
                hit
            );
        }
        assert!(free.conflicts(&step(2, Footprint::Free(Location(13), 9)), &NO_SECTIONS));
        assert!(!free.conflicts(&step(2, Footprint::Free(Location(14), 9)), &NO_SECTIONS));
    }

    #[test]
    fn sections_conflict_where_they_touch() {
        let touch = |location, writes| Touch {
            location: Location(location),
            writes,
        };
        let sets: [TouchSet; 2] = [
            Box::new([touch(1, false), touch(4, true)]),
            Box::new([touch(1, false), touch(9, true)]),
        ];
        let sets = AllTouched::from_iter(sets);
        let [first, second] =
            [0, 1].map(|n| step(n, Footprint::Section(TouchSetIndex::new(n.into()))));
        assert!(!first.conflicts(&second, &sets));
        for (other, hit) in [
            (Footprint::Read(Location(1)), false),
            (Footprint::Write(Location(1)), true),
            (Footprint::Read(Location(4)), true),
            (Footprint::Blind(Location(4)), true),
            (Footprint::Write(Location(9)), false),
            (Footprint::Free(Location(2), 3), true),
            (Footprint::Free(Location(5), 3), false),
        ] {
            assert_eq!(first.conflicts(&step(5, other), &sets), hit, "{other:?}");
            assert_eq!(step(5, other).conflicts(&first, &sets), hit, "{other:?}");
        }
    }

    #[test]
    fn spawn_and_join_order_the_child() {
        let child = step(2, Footprint::Nothing);
        assert!(step(0, Footprint::Spawn(ThreadId(2))).conflicts(&child, &NO_SECTIONS));
        assert!(child.conflicts(&step(0, Footprint::Join(ThreadId(2))), &NO_SECTIONS));
        assert!(
            !step(1, Footprint::Nothing)
                .conflicts(&step(0, Footprint::Join(ThreadId(2))), &NO_SECTIONS)
        );
        let joins = [0, 1].map(|t| step(t, Footprint::Join(ThreadId(2))));
        assert!(joins[0].conflicts(&joins[1], &NO_SECTIONS));
    }

    #[test]
    fn a_failed_compare_exchange_has_no_write_part() {
        let cas = Access::CompareExchange {
            location: Location(3),
            expected: 0,
            new: 1,
            part: Part::WHOLE,
        };
        assert_eq!(
            Footprint::of(&cas, Cell::new(0), ThreadId(0)),
            Footprint::Write(Location(3))
        );
        assert_eq!(
            Footprint::of(&cas, Cell::new(5), ThreadId(0)),
            Footprint::Read(Location(3))
        );
    }
}
