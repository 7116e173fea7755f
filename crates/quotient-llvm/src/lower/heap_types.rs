//! The types of memory that the program allocates, by the variables that pointers to it are kept in: for reports.

use quotient_ir::program::Pointee;
use rustc_hash::FxHashMap;

use super::Lowering;
use super::function::FunctionLowering;
use crate::ast::{Operation, Value};
use crate::demangle::path;

/// Functions that allocate memory.
const ALLOCATORS: [&str; 6] = [
    "malloc",
    "calloc",
    "realloc",
    "aligned_alloc",
    "_Znwm",
    "_Znam",
];

/// Functions of Rust that do, by their paths.
const RUST_ALLOCATORS: [&str; 2] = ["__rustc::__rust_alloc", "__rustc::__rust_alloc_zeroed"];

impl FunctionLowering<'_, '_> {
    /// Notes of each call that allocates memory in Rust what that is for.
    pub(super) fn note_rust_allocations(&mut self) {
        let function = self.ast;
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            if let Operation::Call {
                callee: Value::Global(callee),
                ..
            } = &instruction.operation
                && callee.contains("__rust_alloc")
                && path(callee).is_some_and(|path| RUST_ALLOCATORS.contains(&&*path))
                && let Some(debug) = instruction.debug
                && let Some(position) = self.module.position(debug)
                && let Some(pointee) = self.module.debug.allocated(debug)
            {
                self.module.note_pointee(position, pointee);
            }
        }
    }

    /// Notes of each call that allocates memory what the variable points to that its result is kept in.
    pub(super) fn note_allocations(&mut self) {
        let mut allocations: FxHashMap<&str, u32> = FxHashMap::default();
        let mut declared: FxHashMap<&str, u32> = FxHashMap::default();
        let mut found = Vec::new();
        // Constructors know best; those of what is given the pointer are called later.
        let mut passed: FxHashMap<u32, Pointee> = FxHashMap::default();
        let function = self.ast;
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            match &instruction.operation {
                Operation::Declare {
                    address: Value::Local(name),
                    variable,
                } => _ = declared.insert(name, *variable),
                Operation::Call {
                    callee: Value::Global(callee),
                    ..
                } if ALLOCATORS.contains(&&**callee) => {
                    if let (Some(result), Some(debug)) = (&instruction.result, instruction.debug) {
                        allocations.insert(result, debug);
                    }
                }
                Operation::Call {
                    callee: Value::Global(callee),
                    arguments,
                    ..
                } => {
                    for (nth, argument) in arguments.iter().enumerate() {
                        if let Value::Local(name) = &argument.value
                            && let Some(&call) = allocations.get(&**name)
                            && !passed.contains_key(&call)
                            && let Some(pointee) = self.module.pointee_of_parameter(callee, nth)
                        {
                            passed.insert(call, pointee);
                        }
                    }
                }
                // Older compilers give the pointer its type first.
                Operation::Cast { value, .. } => {
                    if let (Value::Local(value), Some(result)) = (&value.value, &instruction.result)
                        && let Some(&call) = allocations.get(&**value)
                    {
                        allocations.insert(result, call);
                    }
                }
                Operation::Store { value, pointer, .. } => {
                    let Value::Local(value) = &value.value else {
                        continue;
                    };
                    let Some(&call) = allocations.get(&**value) else {
                        continue;
                    };
                    match &pointer.value {
                        Value::Local(name) => found.push((call, Err(&**name))),
                        Value::Global(name) => found.push((call, Ok(&**name))),
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        for (call, kept_in) in found {
            let variable = match kept_in {
                Err(local) => declared.get(local).copied(),
                Ok(global) => self.module.debug_of_variable(global),
            };
            let pointee = variable.and_then(|variable| self.module.debug.pointee(variable));
            if let Some(pointee) = pointee {
                passed.entry(call).or_insert(pointee);
            }
        }
        let mut passed: Vec<(u32, Pointee)> = passed.into_iter().collect();
        passed.sort_unstable_by_key(|&(call, _)| call);
        for (call, pointee) in passed {
            if let Some(position) = self.module.position(call) {
                self.module.note_pointee(position, pointee);
            }
        }
    }
}

impl Lowering<'_> {
    /// What a parameter of a function points to, if it is a struct.
    fn pointee_of_parameter(&self, function: &str, nth: usize) -> Option<Pointee> {
        let function = self.declaration(function)?;
        self.debug.pointee_of_parameter(function.debug?, nth)
    }
}
