//! What an instruction uses and what it assigns, for passes that do not care which one it is.
//!
//! The types of its fields say it: [`visited`] makes of an enum's declaration what goes through them.

use super::{
    BinaryOp, CastOp, FloatFunction, FloatOp, FloatPredicate, FloatWidth, IntPredicate, Operand,
    Reg, Shape, WideOp,
};
use quotient_model::{Advice, FailureKind, MemoryOrder, Orders, RmwOp};
use smallvec::SmallVec;
use std::sync::Arc;

/// A few of something: as many as most instructions have, without allocating.
pub(super) type Few<T> = SmallVec<[T; 4]>;

/// What is used or assigned.
pub(super) enum Part<'a> {
    Used(&'a Operand),
    Assigned(&'a Reg),
}

/// The same, to replace it.
pub(super) enum PartMut<'a> {
    Used(&'a mut Operand),
    Assigned(&'a mut Reg),
}

/// An instruction or a field of one: something with parts.
pub(super) trait Visit {
    /// Hands over the parts, in their order.
    fn visit<'a>(&'a self, to: &mut impl FnMut(Part<'a>));
    /// Hands over the parts, in their order, to replace them.
    fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut(PartMut<'a>));
}

impl Visit for Operand {
    fn visit<'a>(&'a self, to: &mut impl FnMut(Part<'a>)) {
        to(Part::Used(self));
    }

    fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut(PartMut<'a>)) {
        to(PartMut::Used(self));
    }
}

impl Visit for Reg {
    fn visit<'a>(&'a self, to: &mut impl FnMut(Part<'a>)) {
        to(Part::Assigned(self));
    }

    fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut(PartMut<'a>)) {
        to(PartMut::Assigned(self));
    }
}

impl<T: Visit> Visit for Vec<T> {
    fn visit<'a>(&'a self, to: &mut impl FnMut(Part<'a>)) {
        self.iter().for_each(|one| one.visit(to));
    }

    fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut(PartMut<'a>)) {
        self.iter_mut().for_each(|one| one.visit_mut(to));
    }
}

impl<T: Visit> Visit for Option<T> {
    fn visit<'a>(&'a self, to: &mut impl FnMut(Part<'a>)) {
        self.iter().for_each(|one| one.visit(to));
    }

    fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut(PartMut<'a>)) {
        self.iter_mut().for_each(|one| one.visit_mut(to));
    }
}

/// What has no parts.
macro_rules! without_parts {
    ($($type:ty),* $(,)?) => { $(
        impl Visit for $type {
            fn visit<'a>(&'a self, _: &mut impl FnMut(Part<'a>)) {}
            fn visit_mut<'a>(&'a mut self, _: &mut impl FnMut(PartMut<'a>)) {}
        }
    )* };
}

without_parts!(
    u8,
    bool,
    i64,
    (i64, i64),
    String,
    &'static str,
    Arc<str>,
    Shape
);
without_parts!(MemoryOrder, Orders, RmwOp, FailureKind, Advice);
without_parts!(
    BinaryOp,
    WideOp,
    FloatOp,
    FloatFunction,
    FloatWidth,
    FloatPredicate
);
without_parts!(IntPredicate, CastOp);

/// Structs that have parts in one of their fields.
macro_rules! parts_within {
    ($($type:ident: $field:ident),*) => { $(
        impl $crate::program::visit::Visit for $type {
            fn visit<'a>(&'a self, to: &mut impl FnMut($crate::program::visit::Part<'a>)) {
                self.$field.visit(to);
            }

            fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut($crate::program::visit::PartMut<'a>)) {
                self.$field.visit_mut(to);
            }
        }
    )* };
}

/// Declares an enum all of whose fields are [`Visit`], and makes it so too.
macro_rules! visited {
    (
        $(#[$about:meta])*
        pub enum $Enum:ident {
            $(
                $(#[$doc:meta])*
                $Name:ident $({ $( $(#[$field_doc:meta])* $field:ident: $type:ty, )* })?,
            )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        pub enum $Enum {
            $( $(#[$doc])* $Name $({ $( $(#[$field_doc])* $field: $type, )* })?, )*
        }

        impl Visit for $Enum {
            fn visit<'a>(&'a self, to: &mut impl FnMut(Part<'a>)) {
                match self {
                    $( $Enum::$Name $({ $($field),* })? => { $( $( $field.visit(to); )* )? } )*
                }
            }

            fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut(PartMut<'a>)) {
                match self {
                    $( $Enum::$Name $({ $($field),* })? => { $( $( $field.visit_mut(to); )* )? } )*
                }
            }
        }

        impl $Enum {
            /// What it is called here.
            pub(crate) fn name(&self) -> &'static str {
                match self { $( $Enum::$Name { .. } => stringify!($Name), )* }
            }
        }
    };
}

pub(super) use {parts_within, visited};

/// The operands of something, in their order.
pub(super) fn operands(of: &impl Visit) -> Few<&Operand> {
    let mut all = Few::new();
    of.visit(&mut |part| {
        if let Part::Used(operand) = part {
            all.push(operand);
        }
    });
    all
}

/// The same, to replace them.
pub(super) fn operands_mut(of: &mut impl Visit) -> Few<&mut Operand> {
    let mut all = Few::new();
    of.visit_mut(&mut |part| {
        if let PartMut::Used(operand) = part {
            all.push(operand);
        }
    });
    all
}

/// The registers among operands.
pub(super) fn registers(operands: Few<&Operand>) -> impl Iterator<Item = Reg> {
    operands.into_iter().filter_map(|operand| match *operand {
        Operand::Reg(reg) => Some(reg),
        _ => None,
    })
}
