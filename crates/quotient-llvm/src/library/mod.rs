//! Models of the C library, of pthreads, and of LLVM's intrinsic functions.
//!
//! [`table`] is the one place that says which functions are known; the modules below say what
//! they become:
//!
//! - [`runtime`]: threads, mutexes, memory, the ends of programs, verifiers' functions;
//! - [`arithmetic`]: intrinsic arithmetic, with [`wide`](mod@wide) for integers of more than 64 bits;
//! - [`format`](mod@format): output into buffers;
//! - [`atomics`]: the `__atomic_...` functions that clang calls for some atomic accesses.
//!
//! Functions that can as well be written out, in C or C++, are in [`written`](mod@written); [`state`] says which
//! variables are theirs alone.

mod arithmetic;
mod atomics;
mod format;
mod math;
mod runtime;
mod state;
mod table;
mod wide;
mod written;

use quotient_ir::program as ir;

use crate::ast::Argument;
use crate::demangle::function_name;
use crate::error::Refusal;
use crate::lower::FunctionLowering;
use arithmetic::Arithmetic;
use atomics::Atomic;
use format::Format;
use math::Math;
use runtime::Runtime;
pub(crate) use state::{SEMAPHORE_GATE, role};
pub(crate) use table::{Entry, find};
pub(crate) use written::{called_before, called_instead, is_cxx, tries, written};

/// A call of a library function.
pub(crate) struct Call<'c> {
    pub name: &'c str,
    pub arguments: &'c [Argument<'c>],
    /// The registers of its result.
    pub dsts: &'c [ir::Reg],
}

/// What a library function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Model {
    /// Nothing that matters here; returns 0.
    Nothing,
    /// Returns its first argument.
    Identity,
    /// Returns the size of an object as far as the compiler knows: not at all.
    ObjectSize,
    /// Returns the address of the thread's `errno`.
    Errno,
    /// Returns the number of a type that handlers catch.
    ExceptionType,
    /// Returns whether waits may end without a signal.
    SpuriousWakeups,
    /// Makes a `va_list` of what was passed for `...`.
    VaStart,
    /// Makes a `va_list` of another.
    VaCopy,
    Runtime(Runtime),
    Arithmetic(Arithmetic),
    /// A function of `math.h`.
    Math(Math),
    Atomic(Atomic),
    Format(Format),
    /// Known, and refused with this advice, but only if an execution gets there: programs do such
    /// things when all else fails, or with arguments that they are not given here.
    Refused(&'static str),
}

/// What to say of a function that is neither known nor defined.
pub(crate) fn unknown(name: &str) -> String {
    if let Some(intrinsic) = name.strip_prefix("llvm.") {
        return format!(
            "the intrinsic function `llvm.{intrinsic}`; compile with less optimisation (-O1), or \
             avoid what makes the compiler call it"
        );
    }
    let name = function_name(name);
    format!(
        "a call of `{name}`, a function without a definition that is not one of the library \
         functions Quotient knows; define it in the program"
    )
}

/// Whether an undefined global variable of that name is the C library's.
pub(crate) fn is_known_global(name: &str) -> bool {
    matches!(
        name,
        "stdin"
            | "stdout"
            | "stderr"
            | "environ"
            | "__stdinp"
            | "__stdoutp"
            | "__stderrp"
            | "__dso_handle"
            | "__libc_single_threaded"
    )
}

/// Whether the body of a function of that name is to be an atomic section.
pub(crate) fn is_atomic_function(name: &str) -> bool {
    name.starts_with("__VERIFIER_atomic_")
}

impl FunctionLowering<'_, '_> {
    /// Puts what the model does in the place of the call.
    pub(crate) fn library_call(&mut self, model: Model, call: &Call<'_>) -> Result<(), Refusal> {
        let result = match model {
            Model::Runtime(model) => return self.runtime_call(model, call),
            Model::Arithmetic(model) => return self.arithmetic_call(model, call),
            Model::Math(math) => return self.math_call(math, call),
            Model::Atomic(model) => return self.atomic_call(model, call),
            Model::Format(model) => return self.format_call(model, call),
            Model::VaStart => return self.va_start(call),
            Model::VaCopy => return self.va_copy(call),
            Model::Nothing => ir::Operand::Const(0),
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
