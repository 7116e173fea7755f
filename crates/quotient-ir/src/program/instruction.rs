//! Instructions and terminators. Which instructions there are is in `table.rs`.

use super::table::instructions;
use super::visit::{
    Few, Part, PartMut, Visit, operands, operands_mut, parts_within, registers, visited,
};
use super::{
    BinaryOp, BlockId, CastOp, FloatFunction, FloatOp, FloatPredicate, FloatWidth, FunctionId,
    IntPredicate, Operand, Position, Reg, Shape, WideOp,
};
use quotient_model::{Advice, FailureKind, MemoryOrder, Orders, RmwOp};
use smallvec::{SmallVec, smallvec};
use std::collections::HashSet;
use std::sync::Arc;

/// An instruction and where it stands in the source.
#[derive(Clone, PartialEq, Debug)]
pub struct Instruction {
    /// What is done.
    pub op: Op,
    /// Where it stands.
    pub position: Position,
}

impl Instruction {
    /// An instruction at a position.
    pub fn new(op: Op, position: Position) -> Self {
        Instruction { op, position }
    }
}

impl From<Op> for Instruction {
    fn from(op: Op) -> Self {
        Instruction::new(op, Position::NONE)
    }
}

macro_rules! declare {
    (
        given {}
        computations { $($computation:tt)* }
        accesses { $($access:tt)* }
        composed { $($composed:tt)* }
        builtin_results { $($result:tt)* }
        builtin_effects { $($effect:tt)* }
        builtin_composed { $($builtin:tt)* }
    ) => {
        visited! {
            /// What an instruction does. `bits` is a width from 1 to 64, `size` one in bytes: 1, 2, 4 or 8. Atomic
            /// accesses may be to any number of up to 16 bytes.
            pub enum Op { $($computation)* $($access)* $($composed)* }
        }
        visited! {
            /// What the interpreter provides.
            pub enum Builtin { $($result)* $($effect)* $($builtin)* }
        }
    };
}

instructions!(declare! {});

/// The pattern of instructions that only compute.
macro_rules! computation {
    (
        given {}
        computations { $( $(#[$doc:meta])* $Name:ident { $($field:tt)* }, )* }
        $($other:tt)*
    ) => {
        $( Op::$Name { .. } )|*
    };
}

impl Op {
    /// The operands.
    pub fn operands(&self) -> Few<&Operand> {
        operands(self)
    }

    /// The operands, to replace them.
    pub fn operands_mut(&mut self) -> Few<&mut Operand> {
        operands_mut(self)
    }

    /// The registers that the instruction uses.
    pub fn uses(&self) -> impl Iterator<Item = Reg> {
        registers(self.operands())
    }

    /// The registers that the instruction assigns.
    pub fn assigns(&self) -> impl Iterator<Item = Reg> {
        let mut all: Few<Reg> = Few::new();
        self.visit(&mut |part| {
            if let Part::Assigned(&reg) = part {
                all.push(reg);
            }
        });
        all.into_iter()
    }

    /// Renames the registers that the instruction assigns.
    pub(crate) fn rename_assigned(&mut self, rename: impl Fn(Reg) -> Reg) {
        self.visit_mut(&mut |part| {
            if let PartMut::Assigned(reg) = part {
                *reg = rename(*reg);
            }
        });
    }

    /// Nothing but the result depends on its being executed: it cannot fail, touches no memory.
    pub fn is_pure(&self) -> bool {
        use BinaryOp::{SDiv, SRem, UDiv, URem};
        let divides = match self {
            Op::Binary { op, .. }
            | Op::Wide {
                op: WideOp::Binary(op),
                ..
            } => matches!(op, UDiv | SDiv | URem | SRem),
            _ => false,
        };
        !divides && matches!(self, instructions!(computation! {}) | Op::Address { .. })
    }
}

/// A loop whose pure iterations are cut off ([`crate::eliminate_purity`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PureLoop {
    /// Its header. Blocks must stay what they are from then on.
    pub header: BlockId,
    /// Where it stands in the source.
    pub position: Position,
    /// Some pure iterations change what the next one begins with: a compare-exchange that failed has
    /// refreshed what is expected. All others begin like the one before.
    pub refreshed: bool,
}

/// What an await waits for: that the value, as far as `mask` shows it, compares so with `operand`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Until {
    /// The bits looked at.
    pub mask: u64,
    /// How the value, on the left, must compare.
    pub predicate: IntPredicate,
    /// The width of the comparison.
    pub bits: u8,
    /// The right side.
    pub operand: Operand,
}

/// A variable part of an address: `scale` times the register, sign-extended from `bits`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Index {
    /// The index.
    pub value: Operand,
    /// Its width.
    pub bits: u8,
    /// The size of an element in bytes.
    pub scale: i64,
}

/// Whom a call calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A known function.
    Direct(FunctionId),
    /// The function that a pointer points to.
    Indirect(Operand),
}

/// How a caller takes up a call that an exception ended. It goes on behind the call, as after a
/// return, and tells the two by a register; what the callee would have returned is not assigned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// Receives 1 if an exception ended the call, else 0.
    pub unwound: Reg,
    /// Whether the exception may be caught there. Otherwise the caller only cleans up and then
    /// unwinds further.
    pub catches: bool,
}

parts_within!(Until: operand, Index: value, Landing: unwound);

impl Visit for Callee {
    fn visit<'a>(&'a self, to: &mut impl FnMut(Part<'a>)) {
        if let Callee::Indirect(target) = self {
            target.visit(to);
        }
    }

    fn visit_mut<'a>(&'a mut self, to: &mut impl FnMut(PartMut<'a>)) {
        if let Callee::Indirect(target) = self {
            target.visit_mut(to);
        }
    }
}

impl Visit for PureLoop {
    fn visit<'a>(&'a self, _: &mut impl FnMut(Part<'a>)) {}
    fn visit_mut<'a>(&'a mut self, _: &mut impl FnMut(PartMut<'a>)) {}
}

/// The end of a block, and where it stands in the source.
#[derive(Clone, PartialEq, Debug)]
pub struct Terminator {
    /// What is done.
    pub op: TerminatorOp,
    /// Where it stands.
    pub position: Position,
}

/// How a block ends.
#[derive(Clone, PartialEq, Debug)]
pub enum TerminatorOp {
    /// Returns any number of values.
    Return(Vec<Operand>),
    /// Goes on to a block.
    Jump(BlockId),
    /// Goes on to one of two blocks.
    Branch {
        /// The one-bit condition.
        condition: Operand,
        /// Where to if it is 1.
        then: BlockId,
        /// Where to if it is 0.
        otherwise: BlockId,
    },
    /// Goes on to the block of the case that equals the value.
    Switch {
        /// The value.
        value: Operand,
        /// The cases.
        cases: Vec<(u64, BlockId)>,
        /// Where to if no case does.
        default: BlockId,
    },
    /// Cannot be reached; getting here is a violation.
    Unreachable,
}

impl Default for Terminator {
    fn default() -> Self {
        TerminatorOp::Unreachable.into()
    }
}

impl From<TerminatorOp> for Terminator {
    fn from(op: TerminatorOp) -> Self {
        Terminator {
            op,
            position: Position::NONE,
        }
    }
}

impl TerminatorOp {
    /// The operands, to replace them.
    pub fn operands_mut(&mut self) -> Few<&mut Operand> {
        match self {
            TerminatorOp::Return(values) => values.iter_mut().collect(),
            TerminatorOp::Branch { condition, .. } => smallvec![condition],
            TerminatorOp::Switch { value, .. } => smallvec![value],
            TerminatorOp::Jump(_) | TerminatorOp::Unreachable => Few::new(),
        }
    }

    /// The registers that the terminator uses.
    pub fn uses(&self) -> impl Iterator<Item = Reg> {
        registers(match self {
            TerminatorOp::Return(values) => values.iter().collect(),
            TerminatorOp::Branch { condition, .. } => smallvec![condition],
            TerminatorOp::Switch { value, .. } => smallvec![value],
            TerminatorOp::Jump(_) | TerminatorOp::Unreachable => Few::new(),
        })
    }

    /// Where it may go, to read or replace it. A block may come more than once.
    pub fn targets_mut(&mut self) -> Vec<&mut BlockId> {
        match self {
            TerminatorOp::Jump(to) => vec![to],
            TerminatorOp::Branch {
                then, otherwise, ..
            } => vec![then, otherwise],
            TerminatorOp::Switch { cases, default, .. } => {
                let mut all: Vec<_> = cases.iter_mut().map(|(_, to)| to).collect();
                all.push(default);
                all
            }
            TerminatorOp::Return(_) | TerminatorOp::Unreachable => Vec::new(),
        }
    }

    /// The blocks it may go to, each once.
    pub fn successors(&self) -> SmallVec<[BlockId; 2]> {
        match self {
            TerminatorOp::Jump(to) => smallvec![*to],
            TerminatorOp::Branch {
                then, otherwise, ..
            } if then == otherwise => smallvec![*then],
            TerminatorOp::Branch {
                then, otherwise, ..
            } => smallvec![*then, *otherwise],
            TerminatorOp::Switch { cases, default, .. } => {
                let mut seen = HashSet::new();
                let all = cases.iter().map(|(_, to)| *to).chain([*default]);
                all.filter(|&to| seen.insert(to)).collect()
            }
            TerminatorOp::Return(_) | TerminatorOp::Unreachable => SmallVec::new(),
        }
    }
}
