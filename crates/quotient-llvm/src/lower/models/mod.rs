//! What calls of library functions become ([`crate::library`] says which are known, and what each does):
//!
//! - [`runtime`]: threads, mutexes, memory, the ends of programs, verifiers' functions;
//! - [`arithmetic`]: intrinsic arithmetic, with [`wide`](mod@wide) for integers of more than 64 bits;
//! - [`math`]: the functions of `math.h`;
//! - [`format`](mod@format): output into buffers;
//! - [`print`](mod@print): output that people see;
//! - [`atomics`]: the `__atomic_...` functions that clang calls for some atomic accesses.

mod arithmetic;
mod atomics;
mod format;
mod math;
mod print;
mod runtime;
mod wide;

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::demangle::function_name;
use crate::error::Refusal;
use crate::library::{Call, Model};

impl FunctionLowering<'_, '_> {
    /// Puts what the model does in the place of the call.
    pub(crate) fn library_call(&mut self, model: Model, call: &Call<'_>) -> Result<(), Refusal> {
        if matches!(model, Model::Arithmetic(_) | Model::Math(_))
            && self.by_elements(model, call)?
        {
            return Ok(());
        }
        let result = match model {
            Model::Reduce(reduction) => return self.reduce(reduction, call),
            Model::Runtime(model) => return self.runtime_call(model, call),
            Model::Arithmetic(model) => return self.arithmetic_call(model, call),
            Model::Math(math) => return self.math_call(math, call),
            Model::Atomic(model) => return self.atomic_call(model, call),
            Model::Format(model) => return self.format_call(model, call),
            Model::VaStart => return self.va_start(call),
            Model::VaCopy => return self.va_copy(call),
            Model::EndOfScope => return self.end_of_scope(call),
            Model::Nothing => ir::Operand::Const(0),
            Model::One => ir::Operand::Const(1),
            Model::Print(print) => self.output(print, call)?,
            Model::Fence(order) => {
                self.emit(ir::Op::Fence { order });
                ir::Operand::Const(0)
            }
            Model::FenceOf => {
                let order = self.order_argument(call, 1);
                self.emit(ir::Op::Fence { order });
                ir::Operand::Const(0)
            }
            Model::Identity => self.argument(call, 0)?,
            // -1 for "at most this much", 0 for "at least".
            Model::ObjectSize => match self.argument(call, 1)? {
                ir::Operand::Const(1) => ir::Operand::Const(0),
                _ => ir::Operand::Const(u64::MAX >> (64 - self.result_bits(call))),
            },
            Model::Errno => self.errno(),
            Model::ExceptionType => {
                let ty = call.arguments.first().map(|argument| &argument.value);
                let number = ty.and_then(|ty| self.exception_type(ty));
                ir::Operand::Const(number.unwrap_or_default())
            }
            Model::SpuriousWakeups => ir::Operand::Const(self.settings().spurious_wakeups.into()),
            Model::Refused(advice) => {
                let name = function_name(call.name);
                self.refuse_when_reached(&format!("a call of `{name}`: {advice}"), call.dsts);
                return Ok(());
            }
        };
        self.give(call, result);
        Ok(())
    }
}
