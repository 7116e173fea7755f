//! Inputs: what `__VERIFIER_nondet_*` returns, and functions of which the program has no definition.
//!
//! Whatever such a function returns is made of scalars, and each is an input of its own: those of the call's result, or,
//! of a structure that is too large for registers, those of the memory that the caller has for it.

use std::iter;

use quotient_ir::program as ir;
use quotient_model::MemoryOrder;

use super::function::FunctionLowering;
use crate::ast::Argument;
use crate::error::Refusal;
use crate::layout::Scalar;
use crate::library::Call;

impl FunctionLowering<'_, '_> {
    /// Any number of the range that the user gave, or any at all.
    pub(super) fn nondet(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let ty = call.name.trim_start_matches("__VERIFIER_nondet_");
        let signed = !ty.starts_with('u') && ty != "size_t";
        let what = format!("nondet {ty}");
        match self.settings().nondet {
            None => self.returns_anything(call, |this, dst, scalar| {
                this.input(dst, scalar.bits(), signed, what.clone());
            }),
            Some(range) => {
                self.range_inputs();
                self.returns_anything(call, |this, dst, scalar| {
                    this.chosen(dst, scalar.bits(), range, &what);
                })
            }
        }
    }

    /// A call of a function that does nothing and returns anything.
    pub(super) fn any_result(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let what = format!("result of {}", call.name);
        self.returns_anything(call, |this, dst, scalar| {
            this.input(dst, scalar.bits(), true, what.clone());
        })
    }

    /// Has each scalar that the call returns be made by `make`.
    fn returns_anything(
        &mut self,
        call: &Call<'_>,
        mut make: impl FnMut(&mut Self, ir::Reg, Scalar),
    ) -> Result<(), Refusal> {
        if let Some(Argument {
            ty,
            value,
            returned: Some(returned),
            ..
        }) = call.arguments.first()
        {
            let base = self.operand(ty, value)?;
            for leaf in self.module.layout.leaves(returned)? {
                let dst = self.new_reg();
                make(self, dst, leaf.scalar);
                let address = self.at_offset(base, leaf.offset);
                let order = MemoryOrder::NotAtomic;
                self.store_scalar(ir::Operand::Reg(dst), address, leaf.scalar, order);
            }
        }
        let scalars: Vec<Scalar> = match self.module.declaration(call.name) {
            Some(function) => {
                let leaves = self.module.layout.leaves(&function.result)?;
                leaves.iter().map(|leaf| leaf.scalar).collect()
            }
            None => Vec::new(),
        };
        let scalars = scalars.into_iter().chain(iter::repeat(Scalar::Int(64)));
        for (&dst, scalar) in call.dsts.iter().zip(scalars) {
            make(self, dst, scalar);
        }
        Ok(())
    }

    /// An input: a value that the program does not determine.
    pub(crate) fn input(&mut self, dst: ir::Reg, bits: u8, signed: bool, what: String) {
        let builtin = ir::Builtin::Input {
            bits,
            signed,
            range: None,
            what: what.into(),
        };
        self.builtin(Some(dst), builtin);
    }

    /// Any number of a range.
    fn chosen(&mut self, dst: ir::Reg, bits: u8, (low, high): (i64, i64), what: &str) {
        let what = match low {
            0 => what.to_owned(),
            _ => format!("{what}, less {low},"),
        };
        let chosen = self.new_reg();
        let builtin = ir::Builtin::Choose {
            count: ir::Operand::Const(high.abs_diff(low).saturating_add(1)),
            what: what.into(),
        };
        self.builtin(Some(chosen), builtin);
        let low = ir::Operand::Const(low as u64 & (u64::MAX >> (64 - u32::from(bits))));
        let src = self.binary_op(ir::BinaryOp::Add, bits, ir::Operand::Reg(chosen), low);
        self.emit(ir::Op::Copy { dst, src });
    }
}
