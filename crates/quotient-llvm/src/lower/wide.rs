//! Integers of 65 to 128 bits: `__int128`, and what optimisation makes of products and sums.
//!
//! Such an integer is kept as its two halves, each an operand of its own, like the parts of a struct
//! ([`Layout::leaves`](crate::layout::Layout::leaves)); so whatever only moves it about, loads and
//! stores included, needs nothing of this module. Arithmetic that carries from one half to the other
//! is one operation of the IR, all else is done by halves.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::ast::{CastOp, Type, Typed, Value};
use crate::error::{Refusal, malformed};
use crate::layout::{Scalar, describe};

/// The low 64 bits, and the others.
pub(crate) type Halves = [ir::Operand; 2];

/// A number of up to 64 bits.
pub(crate) fn widened(number: u64) -> Halves {
    [ir::Operand::Const(number), ir::Operand::Const(0)]
}

impl FunctionLowering<'_, '_> {
    /// The halves of a constant.
    pub(super) fn wide_constant(&self, ty: &Type, number: i128) -> Halves {
        let above = self
            .module
            .layout
            .wide_bits(ty)
            .map_or(0, |bits| 128 - bits);
        let number = number as u128 & (u128::MAX >> above);
        [number as u64, (number >> 64) as u64].map(ir::Operand::Const)
    }

    /// The halves of a value.
    pub(crate) fn halves(&mut self, ty: &Type, value: &Value) -> Result<Halves, Refusal> {
        let operands = self.operands(ty, value)?;
        operands.try_into().map_err(|_| malformed())
    }

    pub(crate) fn wide_binary(
        &mut self,
        op: ir::BinaryOp,
        bits: u8,
        lhs: Halves,
        rhs: Halves,
    ) -> Halves {
        use ir::BinaryOp::{And, Or, Xor};
        if matches!(op, And | Or | Xor) {
            return [0, 1].map(|n| self.binary_op(op, 64, lhs[n], rhs[n]));
        }
        self.wide_op(ir::WideOp::Binary(op), bits, &[lhs, rhs].concat())
    }

    fn wide_op(&mut self, op: ir::WideOp, bits: u8, args: &[ir::Operand]) -> Halves {
        let dsts = [self.new_reg(), self.new_reg()];
        self.emit(ir::Op::Wide {
            op,
            bits,
            dsts: dsts.to_vec(),
            args: args.to_vec(),
        });
        dsts.map(ir::Operand::Reg)
    }

    pub(super) fn wide_comparison(
        &mut self,
        predicate: ir::IntPredicate,
        ty: &Type,
        left: &Value,
        right: &Value,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let bits = self.module.layout.wide_bits(ty).ok_or_else(malformed)?;
        let lhs = self.halves(ty, left)?;
        let rhs = self.halves(ty, right)?;
        let holds = self.wide_compare(predicate, bits, lhs, rhs);
        self.copy(dsts, &[holds])
    }

    pub(crate) fn wide_compare(
        &mut self,
        predicate: ir::IntPredicate,
        bits: u8,
        [low, high]: Halves,
        [other_low, other_high]: Halves,
    ) -> ir::Operand {
        use ir::IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        // How the low halves must compare if the high ones are equal, and the high ones if not.
        let (lower, higher) = match predicate {
            Eq | Ne => (predicate, Ne),
            Ult | Ule | Ugt | Uge => (predicate, predicate),
            Slt => (Ult, predicate),
            Sle => (Ule, predicate),
            Sgt => (Ugt, predicate),
            Sge => (Uge, predicate),
        };
        let width = bits - 64;
        let same = self.compare(Eq, width, high, other_high);
        let by_low = self.compare(lower, 64, low, other_low);
        let by_high = match predicate {
            Eq => ir::Operand::Const(0),
            _ => self.compare(higher, width, high, other_high),
        };
        self.choose(same, by_low, by_high)
    }

    pub(crate) fn wide_choose(
        &mut self,
        condition: ir::Operand,
        then: Halves,
        otherwise: Halves,
    ) -> Halves {
        [0, 1].map(|n| self.choose(condition, then[n], otherwise[n]))
    }

    /// A conversion from or to a wide integer.
    pub(super) fn wide_cast(
        &mut self,
        op: CastOp,
        value: &Typed,
        to: &Type,
        sources: &[ir::Operand],
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let layout = &self.module.layout;
        let bits = (layout.wide_bits(&value.ty), layout.wide_bits(to));
        let refused = Refusal::when_reached(format!(
            "a conversion of {} to {}",
            describe(layout.resolve(&value.ty)?),
            describe(layout.resolve(to)?)
        ));
        let from = layout.leaves(&value.ty)?;
        let into = layout.leaves(to)?;
        let first = |leaves: &[crate::layout::Leaf]| leaves.first().map(|leaf| leaf.scalar);
        let (Some(from_scalar), Some(to_scalar)) = (first(&from), first(&into)) else {
            return Err(refused);
        };
        if from.len() > 2 || into.len() > 2 {
            return Err(refused);
        }
        let result = match (op, sources) {
            (CastOp::BitCast, _) if from.len() == into.len() => sources.to_vec(),
            (CastOp::ZExt | CastOp::PtrToInt, &[low]) => vec![low, ir::Operand::Const(0)],
            (CastOp::ZExt, &[low, high]) => vec![low, high],
            (CastOp::SExt, &[narrow]) => {
                let to = bits.1.ok_or_else(malformed)?;
                let low = self.extended(from_scalar.bits(), 64, narrow);
                let sign = self.binary_op(ir::BinaryOp::AShr, 64, low, ir::Operand::Const(63));
                vec![low, self.cut_to(to - 64, sign)]
            }
            (CastOp::SExt, &[low, high]) => {
                let (from, to) = bits.0.zip(bits.1).ok_or_else(malformed)?;
                vec![low, self.extended(from - 64, to - 64, high)]
            }
            (CastOp::Trunc | CastOp::IntToPtr, &[low, high]) => match bits.1 {
                Some(to) => vec![low, self.cut_to(to - 64, high)],
                None => vec![self.cut_to(to_scalar.bits(), low)],
            },
            (CastOp::UiToFp | CastOp::SiToFp, _) => {
                let op = ir::WideOp::ToFloat {
                    signed: op == CastOp::SiToFp,
                    width: float_width(to_scalar).ok_or(refused)?,
                };
                let [result, _] = self.wide_op(op, bits.0.ok_or_else(malformed)?, sources);
                vec![result]
            }
            (CastOp::FpToUi | CastOp::FpToSi, _) => {
                let op = ir::WideOp::FromFloat {
                    signed: op == CastOp::FpToSi,
                    width: float_width(from_scalar).ok_or(refused)?,
                };
                self.wide_op(op, bits.1.ok_or_else(malformed)?, sources)
                    .to_vec()
            }
            _ => return Err(refused),
        };
        self.copy(dsts, &result)
    }

    pub(super) fn extended(&mut self, from: u8, to: u8, src: ir::Operand) -> ir::Operand {
        self.narrow_cast(ir::CastOp::SExt, from, to, src)
    }

    /// So many bits of a number of 64.
    pub(super) fn cut_to(&mut self, bits: u8, src: ir::Operand) -> ir::Operand {
        match src {
            _ if bits == 64 => src,
            ir::Operand::Const(number) => ir::Operand::Const(number & (u64::MAX >> (64 - bits))),
            _ => self.narrow_cast(ir::CastOp::Trunc, 64, bits, src),
        }
    }

    fn narrow_cast(&mut self, op: ir::CastOp, from: u8, to: u8, src: ir::Operand) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Cast {
            op,
            from,
            to,
            dst,
            src,
        });
        ir::Operand::Reg(dst)
    }
}

fn float_width(scalar: Scalar) -> Option<ir::FloatWidth> {
    match scalar {
        Scalar::Float => Some(ir::FloatWidth::F32),
        Scalar::Double => Some(ir::FloatWidth::F64),
        _ => None,
    }
}
