//! Inputs: what `__VERIFIER_nondet_*` returns, and functions of which the program has no definition.
//!
//! Whatever such a function returns is made of scalars, and each is an input of its own: those of the call's result, or,
//! of a structure that is too large for registers, those of the memory that the caller has for it.

use std::iter;

use quotient_ir::program as ir;
use quotient_model::MemoryOrder;

use super::function::FunctionLowering;
use super::returned::members_in;
use crate::ast::Argument;
use crate::error::Refusal;
use crate::layout::{Leaf, Leaves, Scalar};
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
                match self.returned_members() {
                    Some(members) => self.chosen_members(call, &members, range, &what),
                    None if self.returned_in_pieces() && !is_number(ty) => Err(unknown_members(ty)),
                    None => self.returns_anything(call, |this, dst, scalar| {
                        this.chosen(dst, scalar, range, &what);
                    }),
                }
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
        let leaves = self.result_leaves(call)?;
        let scalars = leaves.iter().map(|leaf| leaf.scalar);
        let scalars = scalars.chain(iter::repeat(Scalar::Int(64)));
        for (&dst, scalar) in call.dsts.iter().zip(scalars) {
            make(self, dst, scalar);
        }
        Ok(())
    }

    /// The scalars of the call's result.
    fn result_leaves(&self, call: &Call<'_>) -> Result<Leaves, Refusal> {
        match self.module.declaration(call.name) {
            Some(function) => self.module.layout.leaves(&function.result),
            None => Ok(Leaves::new()),
        }
    }

    /// A structure in registers, each of whose members is any number of a range.
    fn chosen_members(
        &mut self,
        call: &Call<'_>,
        members: &[Leaf],
        range: (i64, i64),
        what: &str,
    ) -> Result<(), Refusal> {
        for (&dst, register) in call.dsts.iter().zip(self.result_leaves(call)?) {
            let Some(within) = members_in(members, register) else {
                return Err(unknown_members(what));
            };
            let bits = register.scalar.bits();
            let mut whole = ir::Operand::Const(0);
            for (member, shift) in within {
                let part = self.new_reg();
                self.chosen(part, member.scalar, range, what);
                let shift = ir::Operand::Const(shift);
                let part = ir::Operand::Reg(part);
                let part = self.binary_op(ir::BinaryOp::Shl, bits, part, shift);
                whole = self.binary_op(ir::BinaryOp::Or, bits, whole, part);
            }
            self.emit(ir::Op::Copy { dst, src: whole });
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
    fn chosen(&mut self, dst: ir::Reg, scalar: Scalar, (low, high): (i64, i64), what: &str) {
        let what = match low {
            0 => what.to_owned(),
            _ => format!("{what}, less {low},"),
        };
        let chosen = self.new_reg();
        let builtin = ir::Builtin::Choose {
            count: ir::Operand::Const(high.abs_diff(low).saturating_add(1)),
            what: what.into(),
            limit: false,
        };
        self.builtin(Some(chosen), builtin);
        let is_float = matches!(scalar, Scalar::Float | Scalar::Double);
        let bits = if is_float { 64 } else { scalar.bits() };
        let low = ir::Operand::Const(low as u64 & (u64::MAX >> (64 - u32::from(bits))));
        let src = self.binary_op(ir::BinaryOp::Add, bits, ir::Operand::Reg(chosen), low);
        self.emit(match is_float {
            true => ir::Op::Cast {
                op: ir::CastOp::SignedToFloat,
                from: bits,
                to: scalar.bits(),
                dst,
                src,
            },
            false => ir::Op::Copy { dst, src },
        });
    }
}

/// Whether a type of C with this name, in the names of input functions, is a number.
fn is_number(ty: &str) -> bool {
    let numbers = [
        "char", "short", "int", "long", "longlong", "int8", "int16", "int32", "int64", "int128",
    ];
    let name = ty.trim_end_matches("_t").trim_start_matches("unsigned_");
    let unsigned = name.strip_prefix('u').unwrap_or(name);
    let sized = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_digit());
    numbers.contains(&unsigned)
        || ["size", "ssize", "off", "loff", "sector"].contains(&name)
        || name.strip_prefix(['u', 's', 'U', 'S']).is_some_and(sized)
}

fn unknown_members(what: &str) -> Refusal {
    Refusal::when_reached(format!(
        "a structure as input ({what}) whose members cannot be seen here, so that none can get the range; compile with less \
         optimisation (-O0), or make it of inputs for its members"
    ))
}

#[cfg(test)]
mod tests {
    use super::is_number;

    #[test]
    fn numbers_by_their_names() {
        for name in [
            "int",
            "uint",
            "ulong",
            "size_t",
            "u32",
            "S64",
            "unsigned_int",
            "uint64_t",
        ] {
            assert!(is_number(name), "{name}");
        }
        for name in ["point", "state", "s", "union", "pair_t"] {
            assert!(!is_number(name), "{name}");
        }
    }
}
