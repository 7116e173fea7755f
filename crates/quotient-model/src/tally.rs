//! Counts of which nobody looks at more than whether they have come to their end: reference counts, arrivals at a
//! barrier. When counting commutes, and why that is a happens-before order.
//!
//! # The definition
//!
//! Of a location, a *block* is a longest run of [`Access::Count`](crate::Access::Count) and [`Access::Uncount`](crate::Access::Uncount) with one [`Tally`] and without
//! any other access to the location between them. A block that begins while n more counts are *left* until one finds the last value
//! has n *tokens*, but no more than [`Tally::MOST_TOKENS`]. Each count in it has a *claim*: to those uncounts of the block that happen before it because of what its
//! thread did before, and that one thread has made, the one that has made most of them (of several, its own; else the one with
//! the shortest spawn path, and of these the first). A set of counts is *covered* if each can be given something that no other one is given: a token, or an uncount that it claims.
//!
//! A count is *free* if it and the free counts before it in its block are covered, unless the block began [below its end](Tally::is_over). Otherwise it is
//! *critical*: it conflicts with every other access to the location, and ends the block. What is free does not conflict with what is free in the same block.
//! An uncount is free if its block is [steady](Tally::is_steady), and critical otherwise. All else conflicts as
//! read-modify-writes do.
//!
//! Without uncounts this says: a count conflicts with others just if it finds the last value, or one of them does.
//!
//! # Why that is right
//!
//! It is a valid happens-before assignment (Abdulla et al., JACM 2017, Definition 3.1; their numbers):
//!
//! - *What is free finds nothing.* Before a free count the location has moved by the free counts and uncounts before it, so more
//!   counts are left than there are tokens and uncounts that are not given away: at least one. So a free count does not find the last
//!   value. In a steady block the value stays between the last one, which is not negative, or where it began, and where it began plus the
//!   number of events; so no uncount finds a negative one. What is critical comes after a fixed set of others, and finds a fixed value.
//! - *Linearisations (4, 5).* Any is reached by swapping neighbours that are not ordered. Two in different locations leave
//!   everything alone. Two in one block leave its beginning alone, and the claims, which follow from what threads did before. Which sets
//!   are covered does not depend on the order: they are the independent sets of a transversal matroid, so that each part of a covered set is covered. So what
//!   was free is free in the other order, and what was critical after both is so still.
//! - *Prefixes (3, 6)*: whether an event is free follows from what came before it.
//! - *Races (7)*: let p and q conflict after E, and p not conflict with r after E. If p is critical, r does not touch the
//!   location, and p still conflicts with q in E.p.r.q. If q is critical after E.p, then its claim and those before it are not covered;
//!   r, which is another thread's, changes none of the claims, and with one more count they are even less covered. So q is critical after E.p.r.
//!
//! That of uncounts only one thread's are claimed is for the sake of those who have to say so in few words; any choice that depends on
//! nothing but what happens before the count is as good.

use crate::names::Value;

/// How a count is kept: by ones, in one direction, up to one value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tally {
    /// It counts up; otherwise down.
    pub rises: bool,
    /// Width in bits (1 to 64), for wrap-around.
    pub bits: u8,
    /// The value that the last count finds.
    pub last: u8,
}

impl Tally {
    /// No block has more tokens, and no count claims more uncounts: enough for all that happens.
    pub const MOST_TOKENS: u64 = 255;

    fn mask(self) -> Value {
        Value::MAX >> (64 - u32::from(self.bits.clamp(1, 64)))
    }

    /// What a count leaves of a value.
    #[inline]
    pub fn counted(self, old: Value) -> Value {
        let new = match self.rises {
            true => old.wrapping_add(1),
            false => old.wrapping_sub(1),
        };
        new & self.mask()
    }

    /// What an uncount leaves of a value.
    #[inline]
    pub fn uncounted(self, old: Value) -> Value {
        let new = match self.rises {
            true => old.wrapping_sub(1),
            false => old.wrapping_add(1),
        };
        new & self.mask()
    }

    /// How many counts there are, from this value on, before one finds the last value.
    #[inline]
    pub fn left(self, value: Value) -> u64 {
        let last = Value::from(self.last);
        let left = match self.rises {
            true => last.wrapping_sub(value),
            false => value.wrapping_sub(last),
        };
        left & self.mask()
    }

    /// Whether a count that finds this value is the last one.
    #[inline]
    pub fn is_last(self, value: Value) -> bool {
        self.left(value) == 0
    }

    /// Whether the value is negative.
    #[inline]
    pub fn is_negative(self, value: Value) -> bool {
        value >> (self.bits.clamp(1, 64) - 1) & 1 == 1
    }

    /// Whether from this value on no uncount can find a negative value as long as counts are free, however many
    /// events an execution has.
    pub fn is_steady(self, value: Value) -> bool {
        let near = || self.left(value) <= 1 << (self.bits - 2);
        !self.rises && self.bits >= 32 && (self.is_over(value) || near())
    }

    /// Whether the value is below the last one, but not below 0. Who takes references one after the other before anybody
    /// gives one back begins there: all that commutes then is uncounts, in any order.
    pub fn is_over(self, value: Value) -> bool {
        !self.rises && self.bits >= 32 && value < self.last.into()
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn counts_wrap_around_at_their_width() {
        let falls = Tally {
            rises: false,
            bits: 8,
            last: 1,
        };
        assert_eq!((falls.counted(0), falls.uncounted(0xff)), (0xff, 0));
        assert_eq!((falls.left(3), falls.left(0)), (2, 0xff));
        assert!(falls.is_last(1) && !falls.is_last(0x81));
        assert!(falls.is_negative(0x80) && !falls.is_negative(0x7f));
        let rises = Tally {
            rises: true,
            last: 3,
            ..falls
        };
        assert_eq!((rises.counted(0xff), rises.uncounted(0)), (0, 0xff));
        assert_eq!((rises.left(0), rises.left(4)), (3, 0xff));
    }

    #[test]
    fn what_may_become_negative_is_not_steady() {
        let tally = |bits| Tally {
            rises: false,
            bits,
            last: 1,
        };
        assert!(tally(64).is_steady(1) && tally(32).is_steady(1 << 20) && tally(64).is_steady(0));
        assert!(!tally(32).is_steady(1 << 31) && !tally(8).is_steady(1) && !tally(8).is_steady(0));
        assert!(tally(32).is_over(0) && !tally(32).is_over(1) && !tally(8).is_over(0));
    }
}
