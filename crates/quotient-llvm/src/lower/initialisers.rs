//! What C++ does before `main` begins and after it has returned: constructors of global variables
//! (`llvm.global_ctors`), and what was registered to be done at the end, destructors mostly.
//!
//! Both become part of `main` itself: a function around it would end the variables of `main` while
//! threads that nobody waits for may still use them.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::ast::{Type, Typed, Value};
use crate::error::Refusal;

/// Functions by which a program has something done at its end.
const AT_EXIT: [&str; 2] = ["__cxa_atexit", "atexit"];

impl FunctionLowering<'_, '_> {
    /// At the entry of `main`: the constructors, in order.
    pub(super) fn before_main(&mut self) -> Result<(), Refusal> {
        if !self.is_main() {
            return Ok(());
        }
        let constructors = self.module.globals.get("llvm.global_ctors").copied();
        let list = constructors.and_then(|global| global.initial.as_ref());
        let Some(Value::Aggregate(entries)) = list else {
            return Ok(());
        };
        let mut ordered: Vec<(i128, &Value)> = entries.iter().filter_map(constructor).collect();
        ordered.sort_by_key(|&(priority, _)| priority);
        for (_, function) in ordered {
            self.call_constructor(function)?;
        }
        Ok(())
    }

    fn call_constructor(&mut self, function: &Value) -> Result<(), Refusal> {
        let callee = match self.operand(&Type::Pointer, function)? {
            ir::Operand::Function(id) => ir::Callee::Direct(id),
            other => ir::Callee::Indirect(other),
        };
        self.emit(ir::Op::Call {
            callee,
            args: Vec::new(),
            dsts: Vec::new(),
            landing: None,
        });
        Ok(())
    }

    /// Before a return from `main`.
    pub(super) fn before_return(&mut self) -> Result<(), Refusal> {
        if self.is_main() {
            self.at_exit()?;
        }
        Ok(())
    }

    /// Does what the program has registered to be done at its end.
    pub(crate) fn at_exit(&mut self) -> Result<(), Refusal> {
        let functions = &self.module.functions;
        if AT_EXIT.iter().any(|name| functions.contains_key(name)) {
            self.call_library("__quotient_finish", Vec::new(), Vec::new())?;
        }
        Ok(())
    }

    fn is_main(&self) -> bool {
        self.ast.name == "main"
    }
}

/// The priority and the function of an entry of the list.
fn constructor(entry: &Typed) -> Option<(i128, &Value)> {
    match &entry.value {
        Value::Aggregate(parts) => match parts.as_slice() {
            [priority, function, ..] => match priority.value {
                Value::Int(Some(priority)) => Some((priority, &function.value)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}
