//! The functions of `math.h` that give one number, and the intrinsics that clang makes of them.

use quotient_ir::program as ir;

use crate::error::Refusal;
use crate::library::{Call, Math, unknown};
use crate::lower::function::FunctionLowering;

use ir::BinaryOp::And;
use ir::IntPredicate::Ne;

impl FunctionLowering<'_, '_> {
    pub(super) fn math_call(&mut self, math: Math, call: &Call<'_>) -> Result<(), Refusal> {
        let bits = self.argument_bits(call, 0)?;
        let width = match bits {
            32 => ir::FloatWidth::F32,
            _ => ir::FloatWidth::F64,
        };
        let src = self.argument(call, 0)?;
        let dst = self.new_reg();
        match math {
            Math::Of(function) | Math::Integer(function) => {
                self.float_function(function, width, dst, src);
            }
            Math::IsOf => {
                self.float_function(ir::FloatFunction::Class, width, dst, src);
                let kinds = self.argument(call, 1)?;
                let common = self.binary_op(And, 64, ir::Operand::Reg(dst), kinds);
                let any = self.compare(Ne, 64, common, ir::Operand::Const(0));
                self.give(call, any);
                return Ok(());
            }
            // The IR's own conversions are held at the ends.
            Math::Whole { .. } if call.dsts.len() > 1 => {
                return Err(Refusal::when_reached(unknown(call.name)));
            }
            Math::Whole { signed } => {
                let to = self.result_bits(call);
                self.emit(ir::Op::Cast {
                    op: match signed {
                        true => ir::CastOp::FloatToSigned,
                        false => ir::CastOp::FloatToUnsigned,
                    },
                    from: bits,
                    to,
                    dst,
                    src,
                });
            }
            Math::OfTwo(op) => {
                let rhs = self.argument(call, 1)?;
                self.emit(ir::Op::Float {
                    op,
                    width,
                    dst,
                    lhs: src,
                    rhs,
                });
            }
        }
        let mut result = dst;
        if let Math::Integer(_) = math {
            result = self.new_reg();
            self.emit(ir::Op::Cast {
                op: ir::CastOp::FloatToSigned,
                from: bits,
                to: 64,
                dst: result,
                src: ir::Operand::Reg(dst),
            });
        }
        self.give(call, ir::Operand::Reg(result));
        Ok(())
    }

    fn float_function(
        &mut self,
        function: ir::FloatFunction,
        width: ir::FloatWidth,
        dst: ir::Reg,
        src: ir::Operand,
    ) {
        self.emit(ir::Op::FloatFunction {
            function,
            width,
            dst,
            src,
        });
    }
}
