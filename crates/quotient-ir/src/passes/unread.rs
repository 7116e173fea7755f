//! Local variables that are written and never read: `struct timespec t = {0, 100}; nanosleep(&t, 0);`, say, of
//! which the call is gone.
//!
//! What is written there is removed, so that nothing seems to depend on whether it was. Only writes that cannot fail
//! are: within the variable, of numbers, or of the contents of a constant. A pointer that is kept there keeps memory from being lost.

use crate::program::{Builtin, Function, Global, Op, Operand, Reg};
use rustc_hash::FxHashMap;

/// Removes the writes to variables that nobody reads.
pub(super) fn remove_unread(function: &mut Function, globals: &[Global]) {
    let mut locals = Locals::default();
    let instructions = || function.blocks.iter().flat_map(|b| &b.instructions);
    // An address is made before it is used, but in the order of the text perhaps after.
    let mut known = usize::MAX;
    while known != locals.pointers.len() {
        known = locals.pointers.len();
        instructions().for_each(|i| locals.find(&i.op));
    }
    if locals.sizes.is_empty() {
        return;
    }
    for block in &function.blocks {
        let carried = block.phis.iter().flat_map(|phi| &phi.incoming);
        carried.for_each(|&(_, operand)| locals.keep(operand));
        let ends = block.terminator.op.uses();
        ends.for_each(|reg| locals.keep(Operand::Reg(reg)));
    }
    for instruction in instructions() {
        match locals.written(&instruction.op, globals) {
            Some((_, other)) => locals.keep(other),
            None if locals.derives(&instruction.op) => {}
            None => {
                let used = instruction.op.uses();
                used.for_each(|reg| locals.keep(Operand::Reg(reg)));
            }
        }
    }
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| {
            let written = locals.written(&instruction.op, globals);
            written.is_none_or(|(variable, _)| locals.kept[variable])
        });
    }
}

#[derive(Default)]
struct Locals {
    /// The variables' sizes, and which are needed.
    sizes: Vec<u64>,
    kept: Vec<bool>,
    /// Registers that point into one, and to which byte.
    pointers: FxHashMap<Reg, (usize, i64)>,
}

impl Locals {
    fn find(&mut self, op: &Op) {
        match *op {
            Op::Alloca {
                dst,
                count: Operand::Const(1),
                ref shape,
                ..
            } if !self.pointers.contains_key(&dst) => {
                self.pointers.insert(dst, (self.sizes.len(), 0));
                self.sizes.push(shape.size);
                self.kept.push(false);
            }
            Op::Address {
                dst,
                base: Operand::Reg(base),
                offset,
                ref indices,
            } if indices.is_empty() => {
                if let Some(&(variable, from)) = self.pointers.get(&base)
                    && let Some(to) = from.checked_add(offset)
                {
                    self.pointers.insert(dst, (variable, to));
                }
            }
            _ => {}
        }
    }

    /// Whether the instruction only makes an address that is known.
    fn derives(&self, op: &Op) -> bool {
        matches!(op, Op::Address { dst, .. } if self.pointers.contains_key(dst))
    }

    fn keep(&mut self, operand: Operand) {
        if let Operand::Reg(reg) = operand
            && let Some(&(variable, _)) = self.pointers.get(&reg)
        {
            self.kept[variable] = true;
        }
    }

    /// The variable that the instruction does nothing but write to, and what it writes.
    fn written(&self, op: &Op, globals: &[Global]) -> Option<(usize, Operand)> {
        let (to, length, value) = match *op {
            Op::Store {
                address,
                value: value @ Operand::Const(_),
                size,
                ..
            } => (address, u64::from(size), value),
            Op::Builtin {
                builtin:
                    Builtin::MemCopy {
                        to,
                        from: from @ Operand::Global(global, 0),
                        length: Operand::Const(length),
                    },
                ..
            } => {
                let source = globals.get(global.index())?;
                (source.constant && length <= source.shape.size).then_some((to, length, from))?
            }
            Op::Builtin {
                builtin:
                    Builtin::MemSet {
                        to,
                        value,
                        length: Operand::Const(length),
                    },
                ..
            } => (to, length, value),
            _ => return None,
        };
        let Operand::Reg(to) = to else { return None };
        let &(variable, from) = self.pointers.get(&to)?;
        let end = u64::try_from(from).ok()?.checked_add(length)?;
        (end <= self.sizes[variable]).then_some((variable, value))
    }
}
