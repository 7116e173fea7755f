//! What the fields of an instruction become in the dense form: registers and operands are slots of the frame, lists
//! and messages are numbers of what is kept elsewhere, and everything else stays as it is.

use crate::program::{
    BinaryOp, CastOp, FloatFunction, FloatOp, FloatPredicate, FloatWidth, IntPredicate, Operand,
    Reg, WideOp,
};
use quotient_model::{Advice, FailureKind, MemoryOrder, Orders, RmwOp};
use std::sync::Arc;

/// A place in the frame.
pub(super) type Slot = u32;

/// Who knows where things lie.
pub(super) trait Places {
    fn reg(&mut self, reg: Reg) -> Slot;
    fn operand(&mut self, operand: Operand) -> Slot;
    fn list(&mut self, slots: Box<[Slot]>) -> u32;
    fn message(&mut self, message: Arc<str>) -> u32;
}

/// A field of an instruction.
pub(super) trait Flatten {
    type Flat;

    fn flatten(&self, places: &mut impl Places) -> Self::Flat;
}

impl Flatten for Reg {
    type Flat = Slot;

    fn flatten(&self, places: &mut impl Places) -> Slot {
        places.reg(*self)
    }
}

impl Flatten for Operand {
    type Flat = Slot;

    fn flatten(&self, places: &mut impl Places) -> Slot {
        places.operand(*self)
    }
}

impl<T: Flatten<Flat = Slot>> Flatten for Vec<T> {
    type Flat = u32;

    fn flatten(&self, places: &mut impl Places) -> u32 {
        let slots = self.iter().map(|one| one.flatten(places)).collect();
        places.list(slots)
    }
}

impl Flatten for Arc<str> {
    type Flat = u32;

    fn flatten(&self, places: &mut impl Places) -> u32 {
        places.message(Arc::clone(self))
    }
}

macro_rules! stays_as_it_is {
    ($($type:ty),* $(,)?) => { $(
        impl Flatten for $type {
            type Flat = $type;

            fn flatten(&self, _: &mut impl Places) -> $type {
                *self
            }
        }
    )* };
}

stays_as_it_is!(u8, bool);
stays_as_it_is!(MemoryOrder, Orders, RmwOp, FailureKind, Option<Advice>);
stays_as_it_is!(
    BinaryOp,
    WideOp,
    FloatOp,
    FloatFunction,
    FloatWidth,
    FloatPredicate
);
stays_as_it_is!(IntPredicate, CastOp);
