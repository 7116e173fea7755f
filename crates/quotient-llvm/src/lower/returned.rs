//! What a call returns, in the program's terms: clang passes small structures in registers, several members in one.
//!
//! The call itself does not tell. But its result goes to memory at once, and there it has its type: it is stored in a variable
//! of that type, or in one of the registers' types that is then copied to it.

use crate::ast::{BinaryOp, CastOp, Operation, Type, Value};
use crate::layout::{Leaf, Leaves};
use crate::library::{self, Model, Runtime};

use super::function::FunctionLowering;

impl<'m> FunctionLowering<'_, 'm> {
    /// The scalars of the structure that the call at hand returns, if it is seen to be one.
    pub(super) fn returned_members(&self) -> Option<Leaves> {
        let result = self.site_result()?;
        let stored = self.operations().find_map(|operation| match operation {
            Operation::Store { value, pointer, .. } if is_local(&value.value, result) => {
                self.variable(&pointer.value)
            }
            _ => None,
        })?;
        let (name, mut ty) = stored;
        let copied = self.operations().find_map(|operation| match operation {
            Operation::Call {
                callee: Value::Global(callee),
                arguments,
                ..
            } if copies(callee) => match &arguments[..] {
                [to, from, ..] if self.variable(&from.value)?.0 == name => self.variable(&to.value),
                _ => None,
            },
            _ => None,
        });
        // No structure of the program has a type without a name: that is only on the way.
        if !matches!(ty, Type::Named(_) | Type::Array(..))
            && let Some((_, to)) = copied
        {
            ty = to;
        }
        let leaves = self.module.layout.leaves(ty).ok()?;
        (leaves.len() > 1).then_some(leaves)
    }

    /// Whether the result of the call at hand is taken apart by shifts, as optimised code does with structures.
    pub(super) fn returned_in_pieces(&self) -> bool {
        let Some(result) = self.site_result() else {
            return false;
        };
        self.operations().any(|operation| match operation {
            Operation::Binary {
                op: BinaryOp::LShr,
                left,
                ..
            } => is_local(left, result),
            _ => false,
        })
    }

    /// Whether anything looks at the result of the call at hand.
    pub(super) fn result_is_used(&self) -> bool {
        self.site_result().is_some_and(|result| {
            self.operations().any(|operation| {
                let mut values = operation.values().into_iter();
                values.any(|value| is_local(value, result))
            })
        })
    }

    fn operations(&self) -> impl Iterator<Item = &'m Operation<'m>> {
        let instructions = self.ast.blocks.iter().flat_map(|b| &b.instructions);
        instructions.map(|instruction| &instruction.operation)
    }

    /// The variable at whose beginning a pointer points, by its name, and its type.
    fn variable(&self, pointer: &Value<'m>) -> Option<(&'m str, &'m Type<'m>)> {
        let Value::Local(name) = pointer else {
            return None;
        };
        let instructions = self.ast.blocks.iter().flat_map(|b| &b.instructions);
        let mut named = instructions.filter(|i| i.result.as_ref() == Some(name));
        let instruction = named.next()?;
        match &instruction.operation {
            Operation::Alloca { ty, count: None } => Some((instruction.result.as_deref()?, ty)),
            Operation::Cast {
                op: CastOp::BitCast,
                value,
                ..
            } => self.variable(&value.value),
            Operation::GetElementPtr { base, indices, .. } => {
                let first = |index: &Value| matches!(index, Value::Int(Some(0)) | Value::Zero);
                let at_first = indices.iter().all(|index| first(&index.value));
                at_first.then(|| self.variable(&base.value))?
            }
            _ => None,
        }
    }
}

fn copies(function: &str) -> bool {
    let copy = Model::Runtime(Runtime::MemCopy);
    library::find(function).is_some_and(|entry| entry.model == copy)
}

fn is_local(value: &Value, name: &str) -> bool {
    matches!(value, Value::Local(local) if local == name)
}

/// Those of the members that lie in a register of the result, with the bit where each begins. `None` if one lies across.
pub(super) fn members_in(members: &[Leaf], register: Leaf) -> Option<Vec<(Leaf, u64)>> {
    let end = register.offset + u64::from(register.scalar.bytes());
    let within = members
        .iter()
        .filter(|member| (register.offset..end).contains(&member.offset));
    within
        .map(|&member| {
            let fits = member.offset + u64::from(member.scalar.bytes()) <= end;
            fits.then(|| (member, (member.offset - register.offset) * 8))
        })
        .collect()
}
