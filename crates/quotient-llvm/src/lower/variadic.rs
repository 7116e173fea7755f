//! Variable numbers of arguments: calls of functions that end in `...`, and their `va_list`s.
//!
//! The caller puts what it passes for `...` into memory of its own, in slots as large as a pointer, and
//! passes the address of that as one more argument. Clang has compiled `va_arg` to accesses to the
//! `va_list` already, in the way of the target's calling convention, in which the first arguments are
//! in registers and the others on the stack. What `va_start` writes into the list says that all
//! registers have been taken: every argument then comes from the stack, one slot after the other, and
//! the slots are where the stack is said to be.
//!
//! The slots are the caller's own, so they make no events. One for each call would be the simplest, but a
//! loop would make more and more of them: calls with as many slots share theirs, since nobody may
//! use a list when the function that it was passed to has returned. An argument that was not passed is
//! beyond their end, and taking it a memory error.

use quotient_ir::program as ir;
use quotient_model::MemoryOrder;

use super::function::FunctionLowering;
use crate::ast::{Argument, Type, Typed};
use crate::error::{Refusal, malformed};
use crate::library::Call;

/// More arguments than this are refused: no program passes so many.
const MAX_SLOTS: u64 = 1 << 12;

/// What a `va_list` looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum List {
    /// How far the general and the floating-point registers are used up, the rest on the stack,
    /// where the registers were saved: x86-64, other than on Windows.
    SystemV,
    /// The rest on the stack, where the registers were saved, how many of them are left: 64-bit ARM, other
    /// than Apple's.
    Arm,
    /// A pointer to the next argument.
    Pointer,
}

impl List {
    /// That of a target; one without a name is taken for the usual.
    fn of(triple: &str) -> Self {
        let processor = triple.split('-').next().unwrap_or_default();
        let system = |name: &str| triple.contains(name);
        match processor {
            "" | "x86_64" if !system("windows") => List::SystemV,
            "aarch64" if !system("apple") && !system("windows") => List::Arm,
            _ => List::Pointer,
        }
    }

    /// The size, if a pointer has `slot` bytes. Only the last kind is known with narrow ones.
    fn size(self, slot: u64) -> u64 {
        match self {
            List::SystemV => 24,
            List::Arm => 32,
            List::Pointer => slot,
        }
    }

    /// Where in the list the pointer to the next argument is.
    fn next(self) -> u64 {
        match self {
            List::SystemV => 8,
            List::Arm | List::Pointer => 0,
        }
    }

    /// The rest of the list (offset, size, value) when all registers have been used up.
    fn registers_used_up(self) -> &'static [(u64, u8, u64)] {
        match self {
            List::SystemV => &[(0, 4, 48), (4, 4, 176), (16, 8, 0)],
            List::Arm => &[(8, 8, 0), (16, 8, 0), (24, 4, 0), (28, 4, 0)],
            List::Pointer => &[],
        }
    }
}

/// Functions that take a list and that the library has, as x86-64 has it, or x86 in programs for that.
const TAKE_LISTS: &[&str] = &[
    "vsnprintf",
    "vsprintf",
    "vasprintf",
    "vprintf",
    "vfprintf",
    "vdprintf",
    "__vprintf_chk",
    "__vfprintf_chk",
    "__vsnprintf_chk",
    "__vsprintf_chk",
    "vsscanf",
    "__isoc99_vsscanf",
    "__isoc23_vsscanf",
];

impl FunctionLowering<'_, '_> {
    /// Puts the arguments into slots; gives the address of these.
    pub(super) fn rest_of_arguments(
        &mut self,
        arguments: &[Argument],
    ) -> Result<ir::Operand, Refusal> {
        let slot = self.slot();
        let mut offset = 0;
        let mut places = Vec::with_capacity(arguments.len());
        for argument in arguments {
            places.push(offset);
            let ty = argument.by_value.as_ref().unwrap_or(&argument.ty);
            let layout = &self.module.layout;
            let size = layout.size(ty)?;
            // Where such an argument lies would depend on those before it.
            if layout.align(ty)? > slot
                || argument.by_value.is_some() && argument.align > Some(slot)
            {
                return Err(Refusal::when_reached(format!(
                    "an argument with an alignment of more than {slot} bytes for `...`; pass its \
                     address"
                )));
            }
            offset += size.next_multiple_of(slot);
            if offset > MAX_SLOTS * slot {
                return Err(Refusal::when_reached(
                    "more than 4096 words of arguments for `...`",
                ));
            }
        }
        let slots = (offset / slot) as u32;
        let out = &mut self.out;
        let base = *self.rests.entry(slots).or_insert_with(|| out.new_reg());
        for (argument, offset) in arguments.iter().zip(places) {
            self.put_argument(argument, ir::Operand::Reg(base), offset)?;
        }
        Ok(ir::Operand::Reg(base))
    }

    fn put_argument(
        &mut self,
        argument: &Argument,
        base: ir::Operand,
        offset: u64,
    ) -> Result<(), Refusal> {
        let operands = self.operands(&argument.ty, &argument.value)?;
        let leaves = self.module.layout.leaves(&argument.ty)?;
        let to = self.at_offset(base, offset);
        match (&argument.by_value, operands.as_slice()) {
            (Some(ty), &[from]) => {
                let length = ir::Operand::Const(self.module.layout.size(ty)?);
                self.builtin(None, ir::Builtin::MemCopy { to, from, length });
            }
            // The whole slot, so that nothing is left in it of another call.
            (None, &[value]) => {
                let size = leaves.first().map_or(0, |leaf| leaf.scalar.bytes());
                self.emit(ir::Op::Store {
                    address: to,
                    value,
                    size: size.max(self.slot() as u8),
                    order: MemoryOrder::NotAtomic,
                });
            }
            (None, parts) => {
                for (leaf, &part) in leaves.iter().zip(parts) {
                    let address = self.at_offset(to, leaf.offset);
                    self.store_scalar(part, address, leaf.scalar, MemoryOrder::NotAtomic);
                }
            }
            _ => return Err(malformed()),
        }
        Ok(())
    }

    /// Makes the memory for all arguments that the function passes for `...`.
    pub(super) fn make_rests(&mut self) {
        let position = self.out.position;
        let slot = self.slot() as u8;
        let made: Vec<_> = self
            .rests
            .iter()
            .map(|(&slots, &dst)| {
                let op = ir::Op::Alloca {
                    dst,
                    count: ir::Operand::Const(1),
                    shape: ir::Shape::array(slots, slot),
                    name: Some("variable arguments".to_owned()),
                };
                ir::Instruction::new(op, position)
            })
            .collect();
        if !made.is_empty() {
            let entry = self.out.block_mut(ir::BlockId::ENTRY);
            entry.instructions.splice(0..0, made);
        }
    }

    /// Refuses to pass lists of one kind to functions that know another.
    pub(super) fn check_list_for(&self, name: &str) -> Result<(), Refusal> {
        if TAKE_LISTS.contains(&name) && !self.takes_lists() {
            return Err(Refusal::when_reached(format!(
                "a call of `{name}` in a program compiled for another processor than x86-64; \
                 compile it for that (--target=x86_64-linux-gnu)"
            )));
        }
        Ok(())
    }

    /// Whether the library's functions know the program's lists.
    pub(super) fn takes_lists(&self) -> bool {
        let narrow = self.module.pointers() == ir::PointerWidth::Narrow;
        narrow || self.list() == List::SystemV
    }

    fn list(&self) -> List {
        match self.module.pointers() {
            ir::PointerWidth::Narrow => List::Pointer,
            ir::PointerWidth::Wide => List::of(&self.module.ast.triple),
        }
    }

    /// The size of a slot.
    fn slot(&self) -> u64 {
        self.module.pointers().bytes().into()
    }

    pub(crate) fn va_start(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let list = self.argument(call, 0)?;
        let rest = self.rest.ok_or_else(malformed)?;
        let kind = self.list();
        let slot = self.slot() as u8;
        let mut store = |offset, size, value| {
            let address = self.at_offset(list, offset);
            self.emit(ir::Op::Store {
                address,
                value,
                size,
                order: MemoryOrder::NotAtomic,
            });
        };
        for &(offset, size, value) in kind.registers_used_up() {
            store(offset, size, ir::Operand::Const(value));
        }
        store(kind.next(), slot, ir::Operand::Reg(rest));
        Ok(())
    }

    /// Where in a list the address of its next argument is.
    pub(super) fn next_of_list(&mut self, list: ir::Operand) -> ir::Operand {
        self.at_offset(list, self.list().next())
    }

    pub(crate) fn va_copy(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let to = self.argument(call, 0)?;
        let from = self.argument(call, 1)?;
        let length = ir::Operand::Const(self.list().size(self.slot()));
        self.builtin(None, ir::Builtin::MemCopy { to, from, length });
        Ok(())
    }

    /// The instruction, which clang writes for some targets only.
    pub(super) fn va_arg(
        &mut self,
        list: &Typed,
        ty: &Type,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let list = self.operand(&list.ty, &list.value)?;
        let address = self.next_of_list(list);
        let next = self.new_reg();
        self.emit(ir::Op::Load {
            dst: next,
            address,
            size: self.slot() as u8,
            order: MemoryOrder::NotAtomic,
            copies: false,
        });
        let next = ir::Operand::Reg(next);
        let leaves = self.module.layout.leaves(ty)?;
        for (leaf, &dst) in leaves.iter().zip(dsts) {
            let part = self.at_offset(next, leaf.offset);
            self.load_scalar(dst, part, leaf.scalar, (MemoryOrder::NotAtomic, false));
        }
        let size = self.module.layout.size(ty)?.next_multiple_of(self.slot());
        let value = self.at_offset(next, size);
        self.emit(ir::Op::Store {
            address,
            value,
            size: self.slot() as u8,
            order: MemoryOrder::NotAtomic,
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_those_of_the_target() {
        for (triple, list) in [
            ("", List::SystemV),
            ("x86_64-pc-linux-gnu", List::SystemV),
            ("x86_64-apple-macosx13.0.0", List::SystemV),
            ("x86_64-pc-windows-msvc", List::Pointer),
            ("aarch64-unknown-linux-gnu", List::Arm),
            ("arm64-apple-macosx13.0.0", List::Pointer),
            ("riscv64-unknown-linux-gnu", List::Pointer),
        ] {
            assert_eq!(List::of(triple), list, "{triple}");
        }
    }
}
