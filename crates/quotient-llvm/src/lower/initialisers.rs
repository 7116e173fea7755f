//! What C++ does before `main` begins and after it has returned: constructors of global variables
//! (`llvm.global_ctors`), and what was registered to be done at the end, destructors mostly.
//!
//! Both become part of `main` itself: a function around it would end the variables of `main` while
//! threads that nobody waits for may still use them.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::ast::{Type, Typed, Value};
use crate::error::Refusal;
use crate::library;

/// Functions by which a program has something done at its end.
const AT_EXIT: [&str; 2] = ["__cxa_atexit", "atexit"];

impl FunctionLowering<'_, '_> {
    /// At the entry of `main`: the constructors, in order.
    pub(super) fn before_main(&mut self) -> Result<(), Refusal> {
        if !self.is_main() {
            return Ok(());
        }
        // File by file in the order of the command line, as linkers do it.
        let mut ordered: Vec<(i128, usize, &Value)> = Vec::new();
        for (unit, entries) in self.module.constructors() {
            let found = entries.iter().filter_map(constructor);
            ordered.extend(found.map(|(priority, function)| (priority, unit, function)));
        }
        ordered.sort_by_key(|&(priority, ..)| priority);
        let here = self.module.current();
        for (_, unit, function) in ordered {
            self.module.enter(unit);
            let called = self.call_constructor(function);
            self.module.enter(here);
            called?;
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

    /// Before a return from `main`, or from the function with which a thread of Rust begins: the destructors of what a
    /// thread has for itself.
    pub(super) fn before_return(&mut self) -> Result<(), Refusal> {
        if self.is_main() {
            self.at_exit()?;
        }
        let ends_thread = self.is_main() || library::is_thread_start(&self.ast.name);
        if ends_thread && self.module.is_rust() {
            self.call_library("__quotient_rust_thread_ends", Vec::new(), Vec::new())?;
        }
        Ok(())
    }

    /// Does what the program has registered to be done at its end.
    pub(crate) fn at_exit(&mut self) -> Result<(), Refusal> {
        if AT_EXIT.iter().any(|name| self.module.mentions(name)) {
            self.call_library("__quotient_finish", Vec::new(), Vec::new())?;
        }
        Ok(())
    }

    fn is_main(&self) -> bool {
        self.ast.name == self.module.settings.main()
    }
}

/// The priority and the function of an entry of the list.
fn constructor<'e>(entry: &'e Typed<'e>) -> Option<(i128, &'e Value<'e>)> {
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
