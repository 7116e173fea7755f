//! The accesses by which threads act on what they share.

use crate::names::{Location, ThreadId, Value};
use crate::tally::Tally;

/// One indivisible step on shared state. Everything a thread does between two accesses is local.
///
/// Under sequential consistency plain and atomic accesses make the same events; the memory order
/// is therefore not part of an access ([`crate::Orders`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// Reads a location; observes its value.
    Read {
        /// What is read.
        location: Location,
    },
    /// Writes a location; observes nothing (0).
    Write {
        /// What is written.
        location: Location,
        /// The new value.
        value: Value,
    },
    /// Reads and writes in one step; observes the old value.
    Rmw {
        /// What is read and written.
        location: Location,
        /// How the new value is made of the old one.
        op: RmwOp,
        /// The other operand.
        operand: Value,
        /// Width in bits (1 to 64), for wrap-around and signed comparison.
        bits: u8,
        /// What of the location is changed.
        part: Part,
    },
    /// Writes `new` if the location, or the part of it, holds `expected`; observes the location's old
    /// value either way. A failed one is a read and nothing else.
    CompareExchange {
        /// What is compared.
        location: Location,
        /// The value it must hold.
        expected: Value,
        /// The value it gets.
        new: Value,
        /// What of the location is compared and changed.
        part: Part,
    },
    /// A fetch-add whose result nobody uses; observes nothing (0). Two of them conflict no more
    /// than two reads do: in either order they leave the same behind.
    Add {
        /// What is added to.
        location: Location,
        /// What is added.
        operand: Value,
        /// Width in bits (1 to 64), for wrap-around.
        bits: u8,
    },
    /// Moves a count by one towards its last value; observes whether it found that (1 or 0), and nothing else. What
    /// of these commutes is for [`Tally`] to say.
    Count {
        /// What is counted.
        location: Location,
        /// How.
        tally: Tally,
    },
    /// Moves a count by one away from its last value; observes whether it found the count negative (1 or 0), and
    /// nothing else.
    Uncount {
        /// What is counted.
        location: Location,
        /// How.
        tally: Tally,
    },
    /// Reads a location once the value of the part, as far as `mask` shows it, satisfies a condition;
    /// disabled until then. Observes the location's whole value.
    Await {
        /// What is read.
        location: Location,
        /// The bits of the part that the condition looks at.
        mask: Value,
        /// What must hold.
        until: Condition,
        /// What of the location the condition is about.
        part: Part,
    },
    /// Writes `new` once the value of the part satisfies a condition; disabled until then. Observes
    /// the location's old value.
    AwaitExchange {
        /// What is read and written.
        location: Location,
        /// What must hold of the old value.
        until: Condition,
        /// The value it gets.
        new: Value,
        /// What of the location this is about.
        part: Part,
    },
    /// Orders nothing that sequential consistency does not order already.
    Fence,
    /// Takes a mutex; disabled while any thread holds it.
    Lock {
        /// The mutex.
        location: Location,
    },
    /// Takes a mutex if it is free; observes 1 if it did, 0 if not. Never blocks.
    TryLock {
        /// The mutex.
        location: Location,
    },
    /// Releases a mutex that the thread holds.
    Unlock {
        /// The mutex.
        location: Location,
    },
    /// Opens a gate, the mutex of which nobody is the holder: whoever locked it last, or nobody,
    /// it is free afterwards. Observes 1 if it was held, 0 if it was free already. A gate is taken
    /// by [`Access::Lock`] and [`Access::TryLock`] and never unlocked.
    ///
    /// It must observe what it finds: whether a lock can follow depends on it, and no equivalence
    /// may hide that.
    Release {
        /// The gate.
        location: Location,
    },
    /// Makes the location a free mutex, whatever it was: also one that is held. Observes 0 if it was
    /// a free mutex already, 1 if not, for the reason that [`Access::Release`] has.
    MutexInit {
        /// The mutex.
        location: Location,
    },
    /// Ends a mutex; later use of it fails.
    MutexDestroy {
        /// The mutex.
        location: Location,
    },
    /// Creates the thread's `nth` child (from 1); observes the child's [`ThreadId`].
    Spawn {
        /// Which child of the thread it is.
        nth: u32,
    },
    /// Waits for a thread to end; observes the value with which it ended.
    Join {
        /// The thread waited for.
        thread: ThreadId,
    },
    /// Ends the life of a shared object: `count` cells from `first` on. Conflicts with every
    /// access to any of them.
    Free {
        /// The object's first cell.
        first: Location,
        /// How many cells it has.
        count: u32,
    },
}

/// Some bits of a location: what an access is about that reads or changes no more of it than that.
///
/// An access to a part is an access to the location all the same, and observes all of it: what lies
/// beside the part stays as it is, and that it does is part of what happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// How many bits lie below it.
    pub shift: u8,
    /// How many it has: 1 to 64.
    pub bits: u8,
}

impl Part {
    /// All of a location.
    pub const WHOLE: Part = Part { shift: 0, bits: 64 };

    /// What the part holds if its location holds `value`.
    #[inline]
    pub fn of(self, value: Value) -> Value {
        (value >> self.shift) & self.mask()
    }

    /// What a location that holds `value` holds with `part` put in.
    #[inline]
    pub fn put(self, value: Value, part: Value) -> Value {
        value & !(self.mask() << self.shift) | (part & self.mask()) << self.shift
    }

    /// Whether no bit is in both. Of a location that stands for more than 64 bits [`Part::WHOLE`] is all, so it is
    /// apart from nothing.
    #[inline]
    pub fn is_apart_from(self, other: Part) -> bool {
        if self == Part::WHOLE || other == Part::WHOLE {
            return false;
        }
        let end = |part: Part| u16::from(part.shift) + u16::from(part.bits);
        end(self) <= other.shift.into() || end(other) <= self.shift.into()
    }

    fn mask(self) -> Value {
        Value::MAX >> (64 - self.bits.clamp(1, 64))
    }
}

/// A condition on a value: how it compares with another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Condition {
    /// How the value, on the left, must compare.
    pub test: Comparison,
    /// Width in bits (1 to 64) of both sides.
    pub bits: u8,
    /// The right side.
    pub operand: Value,
}

impl Condition {
    /// Whether the value satisfies the condition.
    #[inline]
    pub fn holds(self, value: Value) -> bool {
        self.test.holds(value, self.operand, self.bits)
    }
}

/// How integers compare: equal, or (un)signed greater, less.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Comparison {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

impl Comparison {
    /// The one that holds when this one does not.
    pub fn inverse(self) -> Self {
        match self {
            Comparison::Eq => Comparison::Ne,
            Comparison::Ne => Comparison::Eq,
            Comparison::Ugt => Comparison::Ule,
            Comparison::Uge => Comparison::Ult,
            Comparison::Ult => Comparison::Uge,
            Comparison::Ule => Comparison::Ugt,
            Comparison::Sgt => Comparison::Sle,
            Comparison::Sge => Comparison::Slt,
            Comparison::Slt => Comparison::Sge,
            Comparison::Sle => Comparison::Sgt,
        }
    }

    /// The one that says the same with the operands exchanged.
    pub fn swapped(self) -> Self {
        match self {
            Comparison::Eq | Comparison::Ne => self,
            Comparison::Ugt => Comparison::Ult,
            Comparison::Uge => Comparison::Ule,
            Comparison::Ult => Comparison::Ugt,
            Comparison::Ule => Comparison::Uge,
            Comparison::Sgt => Comparison::Slt,
            Comparison::Sge => Comparison::Sle,
            Comparison::Slt => Comparison::Sgt,
            Comparison::Sle => Comparison::Sge,
        }
    }

    /// Whether the low `bits` bits of the two compare so.
    #[inline]
    pub fn holds(self, left: Value, right: Value, bits: u8) -> bool {
        let shift = 64 - u32::from(bits.clamp(1, 64));
        // Moved to the top, both orders are those of the machine's own integers.
        let (left, right) = (left << shift, right << shift);
        match self {
            Comparison::Eq => left == right,
            Comparison::Ne => left != right,
            Comparison::Ugt => left > right,
            Comparison::Uge => left >= right,
            Comparison::Ult => left < right,
            Comparison::Ule => left <= right,
            Comparison::Sgt => left as i64 > right as i64,
            Comparison::Sge => left as i64 >= right as i64,
            Comparison::Slt => (left as i64) < right as i64,
            Comparison::Sle => left as i64 <= right as i64,
        }
    }
}

/// How a read-modify-write makes the new value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RmwOp {
    /// old + operand
    Add,
    /// old - operand
    Sub,
    /// old & operand
    And,
    /// old | operand
    Or,
    /// old ^ operand
    Xor,
    /// !(old & operand)
    Nand,
    /// operand
    Exchange,
    /// signed minimum
    Min,
    /// signed maximum
    Max,
    /// unsigned minimum
    UMin,
    /// unsigned maximum
    UMax,
    /// old + operand, both of floating point, as are the ones that follow
    FAdd,
    /// old - operand
    FSub,
    /// the smaller one, or that which is a number
    FMin,
    /// the larger one, or that which is a number
    FMax,
}

/// What comes of two numbers of floating point, which have 32 or 64 bits. That sums of 32 bits are computed with 64, and rounded
/// then, makes no difference to them.
fn floats(old: Value, operand: Value, bits: u8, of: impl Fn(f64, f64) -> f64) -> Value {
    let read = |value: Value| match bits {
        32 => f64::from(f32::from_bits(value as u32)),
        _ => f64::from_bits(value),
    };
    let new = of(read(old), read(operand));
    match bits {
        32 => Value::from((new as f32).to_bits()),
        _ => new.to_bits(),
    }
}

impl RmwOp {
    /// The new value, cut to `bits` bits.
    pub fn apply(self, old: Value, operand: Value, bits: u8) -> Value {
        let mask = if bits >= 64 {
            Value::MAX
        } else {
            (1 << bits) - 1
        };
        let signed = |v: Value| {
            let shift = 64 - u32::from(bits.min(64));
            ((v << shift) as i64) >> shift
        };
        let new = match self {
            RmwOp::Add => old.wrapping_add(operand),
            RmwOp::Sub => old.wrapping_sub(operand),
            RmwOp::And => old & operand,
            RmwOp::Or => old | operand,
            RmwOp::Xor => old ^ operand,
            RmwOp::Nand => !(old & operand),
            RmwOp::Exchange => operand,
            RmwOp::Min => {
                if signed(old) <= signed(operand) {
                    old
                } else {
                    operand
                }
            }
            RmwOp::Max => {
                if signed(old) >= signed(operand) {
                    old
                } else {
                    operand
                }
            }
            RmwOp::UMin => old.min(operand),
            RmwOp::UMax => old.max(operand),
            RmwOp::FAdd => floats(old, operand, bits, |a, b| a + b),
            RmwOp::FSub => floats(old, operand, bits, |a, b| a - b),
            RmwOp::FMin => floats(old, operand, bits, f64::min),
            RmwOp::FMax => floats(old, operand, bits, f64::max),
        };
        new & mask
    }
}

impl Access {
    /// One more than the last location that the access touches; 0 if it touches none.
    #[inline]
    pub fn location_bound(&self) -> u32 {
        match *self {
            Access::Free { first, count } => first.0 + count,
            access => access.location().map_or(0, |location| location.0 + 1),
        }
    }

    /// The one location that the access touches, if it touches exactly one.
    pub fn location(&self) -> Option<Location> {
        match *self {
            Access::Read { location }
            | Access::Write { location, .. }
            | Access::Rmw { location, .. }
            | Access::CompareExchange { location, .. }
            | Access::Add { location, .. }
            | Access::Count { location, .. }
            | Access::Uncount { location, .. }
            | Access::Await { location, .. }
            | Access::AwaitExchange { location, .. }
            | Access::Lock { location }
            | Access::TryLock { location }
            | Access::Unlock { location }
            | Access::Release { location }
            | Access::MutexInit { location }
            | Access::MutexDestroy { location } => Some(location),
            Access::Fence | Access::Spawn { .. } | Access::Join { .. } | Access::Free { .. } => {
                None
            }
        }
    }

    /// How it counts, if it does.
    pub fn tally(&self) -> Option<Tally> {
        match *self {
            Access::Count { tally, .. } | Access::Uncount { tally, .. } => Some(tally),
            _ => None,
        }
    }

    /// What it adds to its location, and the width, if it leaves a sum there and observes no more of what it found
    /// than whether a count has come to its end.
    pub fn added(&self) -> Option<(Value, u8)> {
        match *self {
            Access::Add { operand, bits, .. } => Some((operand, bits)),
            Access::Count { tally, .. } => Some((tally.counted(0), tally.bits)),
            Access::Uncount { tally, .. } => Some((tally.uncounted(0), tally.bits)),
            _ => None,
        }
    }

    /// For an await, whether the loop that it stands for writes also while it goes around in vain, and
    /// only what is there already. That is so if it exchanges; a compare-exchange, which waits for the
    /// one value that it expects, does not write then.
    pub fn writes_in_vain(&self) -> bool {
        match self {
            Access::AwaitExchange { until, .. } => until.test != Comparison::Eq,
            _ => false,
        }
    }

    /// For an await, whether it could happen while its location holds `value`.
    #[inline]
    pub fn awaits(&self, value: Value) -> Option<bool> {
        match *self {
            Access::Await {
                mask, until, part, ..
            } => Some(until.holds(part.of(value) & mask)),
            Access::AwaitExchange { until, part, .. } => Some(until.holds(part.of(value))),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Comparison, Part, RmwOp};

    #[test]
    fn parts_are_taken_out_and_put_in() {
        let half = Part {
            shift: 16,
            bits: 16,
        };
        assert_eq!(half.of(0x1234_5678), 0x1234);
        assert_eq!(half.put(0x1234_5678, 0xf_abcd), 0xabcd_5678);
        assert_eq!(Part::WHOLE.of(u64::MAX), u64::MAX);
        assert_eq!(Part::WHOLE.put(5, u64::MAX), u64::MAX);
        let low = Part { shift: 0, bits: 16 };
        assert!(half.is_apart_from(low) && low.is_apart_from(half));
        let upper = Part {
            shift: 64,
            bits: 64,
        };
        assert!(!upper.is_apart_from(Part::WHOLE) && upper.is_apart_from(low));
        assert!(!half.is_apart_from(Part::WHOLE) && !low.is_apart_from(low));
    }

    #[test]
    fn rmw_wraps_at_its_width() {
        assert_eq!(RmwOp::Add.apply(0xff, 1, 8), 0);
        assert_eq!(RmwOp::Sub.apply(0, 1, 32), 0xffff_ffff);
        assert_eq!(RmwOp::Nand.apply(0b1100, 0b1010, 4), 0b0111);
        assert_eq!(RmwOp::Add.apply(u64::MAX, 2, 64), 1);
    }

    #[test]
    fn min_and_max_know_signs() {
        assert_eq!(RmwOp::Min.apply(0xff, 1, 8), 0xff);
        assert_eq!(RmwOp::Max.apply(0xff, 1, 8), 1);
        assert_eq!(RmwOp::UMin.apply(0xff, 1, 8), 1);
        assert_eq!(RmwOp::UMax.apply(0xff, 1, 8), 0xff);
        let (single, double) = (|x: f32| u64::from(x.to_bits()), f64::to_bits);
        assert_eq!(RmwOp::FAdd.apply(single(1.5), single(2.0), 32), single(3.5));
        assert_eq!(
            RmwOp::FSub.apply(double(1.5), double(2.0), 64),
            double(-0.5)
        );
        assert_eq!(
            RmwOp::FMax.apply(double(f64::NAN), double(2.0), 64),
            double(2.0)
        );
        assert_eq!(
            RmwOp::FMin.apply(single(1.0), single(-2.0), 32),
            single(-2.0)
        );
        assert_eq!(RmwOp::Min.apply(u64::MAX, 0, 64), u64::MAX);
    }

    #[test]
    fn comparisons_know_widths_and_signs() {
        assert!(Comparison::Slt.holds(0xff, 0, 8));
        assert!(Comparison::Ugt.holds(0xff, 0, 8));
        assert!(Comparison::Sgt.holds(0xff, 0, 16));
        assert!(Comparison::Eq.holds(0x1_00, 0, 8));
        assert!(Comparison::Ne.holds(u64::MAX, 0, 64));
        assert!(Comparison::Sle.holds(u64::MAX, u64::MAX, 64));
        let three = [(1, 2), (2, 2), (2, 1)];
        for test in [Comparison::Eq, Comparison::Ugt, Comparison::Sle] {
            for (a, b) in three {
                assert_ne!(test.holds(a, b, 8), test.inverse().holds(a, b, 8));
                assert_eq!(test.holds(a, b, 8), test.swapped().holds(b, a, 8));
            }
        }
    }
}
