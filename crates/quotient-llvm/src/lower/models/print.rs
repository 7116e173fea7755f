//! Output: nothing to explorations, and to reports what the program has printed.

use quotient_ir::program as ir;

use crate::library::{Call, Print};
use crate::lower::function::FunctionLowering;

impl FunctionLowering<'_, '_> {
    /// Notes that the program prints, or prints, if that is wanted.
    pub(super) fn output(&mut self, print: Print, call: &Call<'_>) {
        self.module.prints = true;
        if !self.module.printing {
            return;
        }
        // What has no value here is not worth a refusal.
        let mut argument = |nth: usize| {
            let known = self.argument(call, nth);
            known.unwrap_or(ir::Operand::Const(0))
        };
        let mut list = None;
        let (format, literal, arguments) = match print {
            Print::List(at) => {
                let [format, given] = [at, at + 1].map(argument);
                // With narrow pointers arguments take more or less than one slot.
                if self.module.pointers() == ir::PointerWidth::Wide {
                    list = Some(self.next_of_list(given));
                }
                (Some(format), "", Vec::new())
            }
            Print::Format(at) => {
                let arguments = (at + 1..call.arguments.len()).map(&mut argument).collect();
                (Some(argument(at)), "", arguments)
            }
            Print::First(literal) => (None, literal, vec![argument(0)]),
            Print::Bytes => {
                let [bytes, size, count] = [0, 1, 2].map(argument);
                let length = self.binary_op(ir::BinaryOp::Mul, 64, size, count);
                (None, "%.*s", vec![length, bytes])
            }
        };
        self.builtin(
            None,
            ir::Builtin::Print {
                format,
                literal,
                arguments,
                list,
            },
        );
    }
}
