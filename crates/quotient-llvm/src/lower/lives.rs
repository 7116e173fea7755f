//! Where the variables of a function begin, as clang says it.

use rustc_hash::FxHashMap;

use crate::ast::{CastOp, Function, Operation, Value};

/// The variables of a function whose life begins somewhere.
pub(super) struct Lives<'m> {
    /// Which variable a pointer points to.
    variables: FxHashMap<&'m str, &'m str>,
    /// In how many places the life of each begins.
    begin: FxHashMap<&'m str, usize>,
}

impl<'m> Lives<'m> {
    pub fn of(function: &'m Function<'m>) -> Self {
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
    pub fn begins_once(&self, pointer: &Value<'_>) -> bool {
        let variable = self.variable(pointer);
        variable.and_then(|variable| self.begin.get(variable)) == Some(&1)
    }
}
