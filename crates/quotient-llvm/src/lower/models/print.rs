//! Output: to explorations the reads of what is printed, and to reports also what that was.

use quotient_ir::program as ir;

use crate::error::Refusal;
use crate::library::{Call, Print};
use crate::lower::function::FunctionLowering;

impl FunctionLowering<'_, '_> {
    /// Reads what is printed, and prints it, if that is wanted. Gives the result of the call.
    pub(super) fn output(&mut self, print: Print, call: &Call<'_>) -> Result<ir::Operand, Refusal> {
        self.module.prints = true;
        // The library prints its own texts, and Rust's standard library what it has made itself.
        let library = self.module.is_library(self.module.current());
        let result = match print {
            Print::First("%c") => {
                let c = self.argument(call, 0)?;
                self.binary_op(ir::BinaryOp::And, 32, c, ir::Operand::Const(0xff))
            }
            // To count what is printed reads it as well.
            _ if self.result_is_used() => self.count_printed(print, call)?,
            _ => {
                if !library && !self.module.is_rust() {
                    self.read_printed(print, call)?;
                }
                ir::Operand::Const(0)
            }
        };
        if self.module.printing {
            self.print_out(print, call);
        }
        Ok(result)
    }

    /// How much a call prints, for who looks at that: characters, or elements.
    fn count_printed(&mut self, print: Print, call: &Call<'_>) -> Result<ir::Operand, Refusal> {
        let nothing = ir::Operand::Const(0);
        match print {
            Print::Format(at) => self.count_format(at, call),
            Print::First(literal) => self.count_pieces(literal, call, 0),
            Print::Bytes => {
                self.read_printed(print, call)?;
                let [size, count] = [1, 2].map(|nth| self.argument(call, nth));
                let none = self.compare(ir::IntPredicate::Eq, 64, size?, nothing);
                Ok(self.choose(none, nothing, count?))
            }
            Print::List(at) => {
                self.check_list_for(call.name)?;
                let [format, list] = [at, at + 1].map(|nth| self.argument(call, nth));
                let count = self.new_reg();
                let into_nothing = vec![nothing, nothing, format?, list?];
                self.call_written("vsnprintf", into_nothing, Some(count))?;
                Ok(ir::Operand::Reg(count))
            }
        }
    }

    /// The reads of what is printed: they can fail, and race with others.
    fn read_printed(&mut self, print: Print, call: &Call<'_>) -> Result<(), Refusal> {
        match print {
            Print::Format(at) => self.read_texts(at, call),
            Print::First(_) => {
                let text = self.argument(call, 0)?;
                self.read_text(text, ir::Operand::Const(u64::MAX))
            }
            Print::Bytes => {
                let [bytes, size, count] = [0, 1, 2].map(|nth| self.argument(call, nth));
                let length = self.binary_op(ir::BinaryOp::Mul, 64, size?, count?);
                self.call_written("__quotient_reads", vec![bytes?, length], None)
            }
            // What is in a list, and mostly its format, shows when it is met.
            Print::List(at) if self.takes_lists() => {
                let [format, list] = [at, at + 1].map(|nth| self.argument(call, nth));
                self.call_written("__quotient_reads_list", vec![format?, list?], None)
            }
            Print::List(_) => Ok(()),
        }
    }

    /// Reads a text, up to so many characters; one that never changes need not be.
    pub(super) fn read_text(
        &mut self,
        text: ir::Operand,
        most: ir::Operand,
    ) -> Result<(), Refusal> {
        if self.module.is_literal(text) {
            return Ok(());
        }
        self.call_written("__quotient_reads_text", vec![text, most], None)
    }

    fn print_out(&mut self, print: Print, call: &Call<'_>) {
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
