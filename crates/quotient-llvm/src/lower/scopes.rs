//! Where variables end that belong to a block of a function.
//!
//! Clang says where their life begins and ends. A variable whose life begins in one place is gone when it has ended, unless a loop may
//! begin it again (which a pass over the function finds out). Others stay as long as the function, and so do those of code that nobody
//! looks at: the library's, the system's headers', and Rust's, where the compiler has proved that nothing is used too late.

use quotient_ir::program as ir;
use rustc_hash::FxHashMap;

use super::function::FunctionLowering;
use crate::ast::{CastOp, Function, Operation, Value};
use crate::error::Refusal;
use crate::library::Call;

/// The variables of a function whose life begins somewhere.
pub(super) struct Lives<'m> {
    /// Which variable a pointer points to.
    variables: FxHashMap<&'m str, &'m str>,
    /// In how many places the life of each begins.
    begin: FxHashMap<&'m str, usize>,
}

impl<'m> Lives<'m> {
    fn of(function: &'m Function<'m>) -> Self {
        let mut lives = Lives {
            variables: FxHashMap::default(),
            begin: FxHashMap::default(),
        };
        let instructions = function.blocks.iter().flat_map(|b| &b.instructions);
        for instruction in instructions {
            let variable = match &instruction.operation {
                Operation::Alloca { count: None, .. } => instruction.result.as_deref(),
                Operation::Cast {
                    op: CastOp::BitCast,
                    value,
                    ..
                } => lives.variable(&value.value),
                Operation::Call {
                    callee: Value::Global(callee),
                    arguments,
                    ..
                } if callee.starts_with("llvm.lifetime.start") => {
                    let begins = arguments.last().map(|argument| &argument.value);
                    if let Some(variable) = begins.and_then(|value| lives.variable(value)) {
                        *lives.begin.entry(variable).or_default() += 1;
                    }
                    None
                }
                _ => None,
            };
            if let (Some(name), Some(variable)) = (instruction.result.as_deref(), variable) {
                lives.variables.insert(name, variable);
            }
        }
        lives
    }

    fn variable(&self, pointer: &Value<'_>) -> Option<&'m str> {
        match pointer {
            Value::Local(name) => self.variables.get(name.as_ref()).copied(),
            _ => None,
        }
    }

    /// Whether the life of the variable begins in one place.
    fn begins_once(&self, pointer: &Value<'_>) -> bool {
        let variable = self.variable(pointer);
        variable.and_then(|variable| self.begin.get(variable)) == Some(&1)
    }
}

impl FunctionLowering<'_, '_> {
    /// Ends the variable that the call is about.
    pub(super) fn end_of_scope(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        if self.module.is_rust() || self.out.library || self.out.system {
            return Ok(());
        }
        let Some((last, argument)) = call.arguments.iter().enumerate().next_back() else {
            return Ok(());
        };
        let lives = self.lives.get_or_insert_with(|| Lives::of(self.ast));
        if lives.begins_once(&argument.value) {
            let pointer = self.argument(call, last)?;
            self.emit(ir::Op::Builtin {
                dst: None,
                builtin: ir::Builtin::EndLocal { pointer },
            });
        }
        Ok(())
    }
}
