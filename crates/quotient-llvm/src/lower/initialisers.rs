//! What a program does before `main` begins and after it has returned: constructors of global variables
//! and functions with such an attribute (`llvm.global_ctors`), what was registered to be done at the end, destructors
//! mostly, and functions with that attribute (`llvm.global_dtors`).
//!
//! Both become part of `main` itself: a function around it would end the variables of `main` while
//! threads that nobody waits for may still use them.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::ast::{Type, Typed, Value};
use crate::error::Refusal;
use crate::library;

/// Functions by which a program has something done at its end.
pub(super) const AT_EXIT: [&str; 2] = ["__cxa_atexit", "atexit"];

impl<'m> FunctionLowering<'_, 'm> {
    /// At the entry of `main`: that there are attempts is told, and then the constructors, in order.
    pub(super) fn before_main(&mut self) -> Result<(), Refusal> {
        if !self.is_main() {
            return Ok(());
        }
        let mut attempts = library::ATTEMPTS.iter();
        if attempts.any(|name| self.module.mentions(name)) {
            self.call_library("__quotient_attempts", Vec::new(), Vec::new())?;
        }
        let constructors = self.by_priority("llvm.global_ctors");
        self.call_all(constructors.into_iter())
    }

    /// The functions of a list, by priority, with their modules: file by file in the order of the command line, as
    /// linkers do it.
    fn by_priority(&self, list: &str) -> Vec<(usize, &'m Value<'m>)> {
        let mut ordered: Vec<(i128, usize, &'m Value<'m>)> = Vec::new();
        for (unit, entries) in self.module.called_by_itself(list) {
            let found = entries.iter().filter_map(constructor);
            ordered.extend(found.map(|(priority, function)| (priority, unit, function)));
        }
        ordered.sort_by_key(|&(priority, ..)| priority);
        let functions = ordered.into_iter();
        functions
            .map(|(_, unit, function)| (unit, function))
            .collect()
    }

    fn call_all(
        &mut self,
        functions: impl Iterator<Item = (usize, &'m Value<'m>)>,
    ) -> Result<(), Refusal> {
        let here = self.module.current();
        for (unit, function) in functions {
            self.module.enter(unit);
            let called = self.call_by_itself(function);
            self.module.enter(here);
            called?;
        }
        Ok(())
    }

    fn call_by_itself(&mut self, function: &Value) -> Result<(), Refusal> {
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

    /// Does what the program has registered to be done at its end, and then what is done by itself: in the opposite
    /// order of what is done at the beginning.
    pub(crate) fn at_exit(&mut self) -> Result<(), Refusal> {
        if AT_EXIT.iter().any(|name| self.module.mentions(name)) {
            self.call_library("__quotient_finish", Vec::new(), Vec::new())?;
        }
        let destructors = self.by_priority("llvm.global_dtors");
        self.call_all(destructors.into_iter().rev())
    }

    fn is_main(&self) -> bool {
        self.ast.name == self.module.settings.main()
    }
}

/// The priority and the function of an entry of the list.
fn constructor<'e, 'a>(entry: &'e Typed<'a>) -> Option<(i128, &'e Value<'a>)> {
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
