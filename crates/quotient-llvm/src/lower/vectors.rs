//! Vectors, as optimisation makes them: elements chosen at run time or put in another order, sums of
//! all of them, library functions element by element, and bits that are seen as other types.
//!
//! A vector is kept as the list of its elements, like any aggregate, so whatever only moves it about
//! needs nothing of this module.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::ast::{Type, Typed};
use crate::error::{Refusal, malformed};
use crate::library::{Call, Model, Reduction};

impl FunctionLowering<'_, '_> {
    pub(super) fn extract_element(
        &mut self,
        vector: &Typed,
        index: &Typed,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let parts = self.operands(&vector.ty, &vector.value)?;
        let bits = self.module.scalar(&index.ty)?.bits();
        match self.operand(&index.ty, &index.value)? {
            ir::Operand::Const(at) => {
                let at = usize::try_from(at).map_err(|_| malformed())?;
                self.copy(dsts, parts.get(at..=at).ok_or_else(malformed)?)
            }
            at => {
                let mut parts = parts.into_iter().zip(0..);
                let (first, _) = parts.next().ok_or_else(malformed)?;
                let chosen = parts.fold(first, |chosen, (part, n)| {
                    let here = self.is_number(bits, at, n);
                    self.choose(here, part, chosen)
                });
                self.copy(dsts, &[chosen])
            }
        }
    }

    pub(super) fn insert_element(
        &mut self,
        vector: &Typed,
        value: &Typed,
        index: &Typed,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let mut parts = self.operands(&vector.ty, &vector.value)?;
        let new = self.operand(&value.ty, &value.value)?;
        let bits = self.module.scalar(&index.ty)?.bits();
        match self.operand(&index.ty, &index.value)? {
            ir::Operand::Const(at) => {
                let at = usize::try_from(at).map_err(|_| malformed())?;
                *parts.get_mut(at).ok_or_else(malformed)? = new;
            }
            at => {
                for (part, n) in parts.iter_mut().zip(0..) {
                    let here = self.is_number(bits, at, n);
                    *part = self.choose(here, new, *part);
                }
            }
        }
        self.copy(dsts, &parts)
    }

    fn is_number(&mut self, bits: u8, operand: ir::Operand, number: u64) -> ir::Operand {
        self.compare(
            ir::IntPredicate::Eq,
            bits,
            operand,
            ir::Operand::Const(number),
        )
    }

    /// Elements of two vectors by number; what has none may be any.
    pub(super) fn shuffle(
        &mut self,
        left: &Typed,
        right: &Typed,
        mask: &Typed,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let mut parts = self.operands(&left.ty, &left.value)?;
        parts.extend(self.operands(&right.ty, &right.value)?);
        let mut chosen = Vec::with_capacity(dsts.len());
        for number in self.operands(&mask.ty, &mask.value)? {
            let ir::Operand::Const(number) = number else {
                return Err(malformed());
            };
            let number = usize::try_from(number).map_err(|_| malformed())?;
            chosen.push(*parts.get(number).ok_or_else(malformed)?);
        }
        self.copy(dsts, &chosen)
    }

    /// The same bits as other scalars, or `None` if they are not as many.
    pub(super) fn same_bits(
        &mut self,
        from: &Type,
        to: &Type,
        sources: &[ir::Operand],
    ) -> Result<Option<Vec<ir::Operand>>, Refusal> {
        let widths = |ty| -> Result<Vec<u64>, Refusal> {
            let leaves = self.module.layout.leaves(ty)?;
            Ok(leaves
                .iter()
                .map(|leaf| leaf.scalar.bits().into())
                .collect())
        };
        let (from, to) = (widths(from)?, widths(to)?);
        if from.iter().sum::<u64>() != to.iter().sum::<u64>() || from.len() != sources.len() {
            return Ok(None);
        }
        let mut results = Vec::with_capacity(to.len());
        let mut start = 0;
        for width in to {
            let mut result = ir::Operand::Const(0);
            let mut at = 0;
            for (&source, &bits) in sources.iter().zip(&from) {
                if at < start + width && start < at + bits {
                    // Behind what the result begins with, or before it.
                    let part = match at.checked_sub(start) {
                        Some(0) => source,
                        Some(behind) => self.shifted(ir::BinaryOp::Shl, source, behind),
                        None => self.shifted(ir::BinaryOp::LShr, source, start - at),
                    };
                    result = self.binary_op(ir::BinaryOp::Or, 64, result, part);
                }
                at += bits;
            }
            let width = width as u8;
            results.push(self.cut_to(width, result));
            start += u64::from(width);
        }
        Ok(Some(results))
    }

    fn shifted(&mut self, op: ir::BinaryOp, value: ir::Operand, by: u64) -> ir::Operand {
        self.binary_op(op, 64, value, ir::Operand::Const(by))
    }

    /// What all elements make together.
    pub(super) fn reduce(&mut self, reduction: Reduction, call: &Call<'_>) -> Result<(), Refusal> {
        // Sums of floating-point numbers have a beginning; they are made in order.
        let vector = call.arguments.last().ok_or_else(malformed)?;
        let bits = match self.module.layout.leaves(&vector.ty)?.first() {
            Some(leaf) => leaf.scalar.bits(),
            None => return Err(malformed()),
        };
        let mut parts = self.operands(&vector.ty, &vector.value)?.into_iter();
        let first = match call.arguments.len() {
            1 => parts.next().ok_or_else(malformed)?,
            _ => self.argument(call, 0)?,
        };
        let width = match bits {
            32 => ir::FloatWidth::F32,
            _ => ir::FloatWidth::F64,
        };
        let result = parts.fold(first, |lhs, rhs| match reduction {
            Reduction::Binary(op) => self.binary_op(op, bits, lhs, rhs),
            Reduction::Choose(predicate) => {
                let stays = self.compare(predicate, bits, lhs, rhs);
                self.choose(stays, lhs, rhs)
            }
            Reduction::Float(op) => {
                let dst = self.new_reg();
                self.emit(ir::Op::Float {
                    op,
                    width,
                    dst,
                    lhs,
                    rhs,
                });
                ir::Operand::Reg(dst)
            }
        });
        self.give(call, result);
        Ok(())
    }

    /// Does what a library function does to each element of vectors; `false` if it is about none.
    pub(super) fn by_elements(&mut self, model: Model, call: &Call<'_>) -> Result<bool, Refusal> {
        let Some(first) = call.arguments.first() else {
            return Ok(false);
        };
        let Type::Vector(count, _) = self.module.layout.resolve(&first.ty)? else {
            return Ok(false);
        };
        if self.lane.is_some() || call.dsts.len() as u64 != *count {
            return Ok(false);
        }
        let lanes = call.dsts.iter().enumerate().try_for_each(|(lane, dst)| {
            self.lane = Some(lane);
            let dsts = std::slice::from_ref(dst);
            self.library_call(model, &Call { dsts, ..*call })
        });
        self.lane = None;
        lanes.map(|()| true)
    }
}
