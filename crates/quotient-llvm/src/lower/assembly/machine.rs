//! The state of a processor, as far as a text can refer to it: registers, flags, and the mark that an
//! exclusive load leaves for the exclusive store after it.
//!
//! Flags are kept as what they follow from, and computed where they are asked for.

use quotient_ir::program as ir;
use quotient_model::MemoryOrder;

use super::text::reference;
use crate::lower::function::FunctionLowering;
use crate::lower::wide::Halves;

pub(super) const ZERO: ir::Operand = ir::Operand::Const(0);

/// Where a text goes on after an instruction.
pub(super) enum Flow<'t> {
    Next,
    Jump(&'t str),
    /// To the label if this holds.
    Branch(ir::Operand, &'t str),
}

/// What an operand stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// So many bits of a register, by its index among [`Machine::registers`].
    Register(usize, u8),
    /// Memory at this address.
    Memory(ir::Operand),
    /// What lies where the stack ends, which nobody else accesses.
    Stack,
    /// A number.
    Immediate(u64),
    /// A register that is always 0 and takes up what nobody wants.
    Nothing(u8),
    /// The word by which a thread knows itself.
    ThreadPointer,
}

/// A register.
#[derive(Clone, Debug)]
pub(super) struct Register {
    /// The processor's name for all of it, if it is known which one it is.
    pub name: String,
    /// All 64 bits.
    pub value: ir::Operand,
    /// The width of what the program has in it.
    pub bits: u8,
    /// Where its value goes in the end.
    pub result: Option<(ir::Reg, u8)>,
    /// In the end it is whether this holds.
    pub condition: Option<Condition>,
}

/// What an exclusive load has read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Monitor {
    pub address: ir::Operand,
    pub value: ir::Operand,
    pub bytes: u8,
    /// That of the load.
    pub order: MemoryOrder,
}

/// The state.
#[derive(Default, Debug)]
pub(super) struct Machine {
    /// What the text's operands stand for.
    pub operands: Vec<Place>,
    pub registers: Vec<Register>,
    pub flags: Flags,
    pub monitor: Option<Monitor>,
}

impl Machine {
    pub fn add(&mut self, name: &str, value: ir::Operand, bits: u8) -> usize {
        self.registers.push(Register {
            name: name.to_owned(),
            value,
            bits,
            result: None,
            condition: None,
        });
        self.registers.len() - 1
    }

    /// The place of the output that is in the register of that name.
    pub fn holding(&self, name: &str) -> Option<Place> {
        let known = |r: &Register| !name.is_empty() && r.name == name;
        let index = self.registers.iter().position(known)?;
        Some(Place::Register(index, self.registers[index].bits))
    }

    /// The register of that name, which is made if no operand is in it.
    pub fn named(&mut self, name: &str) -> usize {
        match self.registers.iter().position(|r| r.name == name) {
            Some(index) => index,
            None => self.add(name, ZERO, 64),
        }
    }

    /// What `$0` or `${0:w}` stands for, with the modifier.
    pub fn operand<'t>(&self, text: &'t str) -> Option<(Place, &'t str)> {
        let (index, modifier) = reference(text)?;
        Some((*self.operands.get(index)?, modifier))
    }
}

/// How the result that flags tell of came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Sum,
    Difference,
    Bits,
}

/// The operands and the result of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Computed {
    pub kind: Kind,
    pub bits: u8,
    pub lhs: ir::Operand,
    pub rhs: ir::Operand,
    pub result: ir::Operand,
}

/// The flags. What is not known is asked for in vain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Flags {
    pub computed: Option<Computed>,
    /// The zero flag, if it does not follow from that.
    pub zero: Option<ir::Operand>,
    /// The carry flag likewise.
    pub carry: Option<ir::Operand>,
    /// The instruction has left the carry flag as it was before.
    pub carry_kept: bool,
}

/// What is asked of flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Test {
    Zero,
    Negative,
    Overflow,
    /// Without signs. Alone it is the carry flag of x86.
    Below,
    BelowOrEqual,
    Less,
    LessOrEqual,
}

/// A test, or that it fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Condition {
    pub test: Test,
    pub holds: bool,
}

/// The condition of that name in a table.
pub(super) fn condition(table: &[(&str, Test, bool)], name: &str) -> Option<Condition> {
    let find = |&&(known, ..): &&(&str, Test, bool)| known == name;
    let &(_, test, holds) = table.iter().find(find)?;
    Some(Condition { test, holds })
}

/// The flags after an instruction that sets all of them.
pub(super) fn computed(
    kind: Kind,
    bits: u8,
    lhs: ir::Operand,
    rhs: ir::Operand,
    result: ir::Operand,
) -> Flags {
    Flags {
        computed: Some(Computed {
            kind,
            bits,
            lhs,
            rhs,
            result,
        }),
        ..Flags::default()
    }
}

impl FunctionLowering<'_, '_> {
    /// Whether the condition holds; `None` if the flags do not tell.
    pub(super) fn holds(&mut self, flags: &Flags, condition: Condition) -> Option<ir::Operand> {
        let flag = self.flag(flags, condition.test)?;
        Some(match condition.holds {
            true => flag,
            false => self.compare(ir::IntPredicate::Eq, 1, flag, ZERO),
        })
    }

    fn flag(&mut self, flags: &Flags, test: Test) -> Option<ir::Operand> {
        use ir::IntPredicate::{Eq, Sle, Slt, Ule, Ult};
        match test {
            Test::Zero if flags.zero.is_some() => return flags.zero,
            Test::Below if flags.carry.is_some() => return flags.carry,
            Test::Below | Test::BelowOrEqual if flags.carry_kept => return None,
            _ => {}
        }
        let computed = flags.computed?;
        let Computed {
            kind,
            bits,
            lhs,
            rhs,
            result,
        } = computed;
        if kind == Kind::Difference {
            let predicate = match test {
                Test::Zero => Some(Eq),
                Test::Below => Some(Ult),
                Test::BelowOrEqual => Some(Ule),
                Test::Less => Some(Slt),
                Test::LessOrEqual => Some(Sle),
                Test::Negative | Test::Overflow => None,
            };
            if let Some(predicate) = predicate {
                return Some(self.compare(predicate, bits, lhs, rhs));
            }
        }
        Some(match test {
            Test::Zero => self.compare(Eq, bits, result, ZERO),
            Test::Negative => self.compare(Slt, bits, result, ZERO),
            Test::Below if kind == Kind::Sum => self.compare(Ult, bits, result, lhs),
            Test::Below => ZERO,
            Test::Overflow => self.overflowed(&computed),
            Test::Less => {
                let negative = self.compare(Slt, bits, result, ZERO);
                let overflow = self.overflowed(&computed);
                self.binary_op(ir::BinaryOp::Xor, 1, negative, overflow)
            }
            Test::LessOrEqual => {
                let less = self.flag(flags, Test::Less)?;
                let zero = self.flag(flags, Test::Zero)?;
                self.binary_op(ir::BinaryOp::Or, 1, less, zero)
            }
            Test::BelowOrEqual => {
                let below = self.flag(flags, Test::Below)?;
                let zero = self.flag(flags, Test::Zero)?;
                self.binary_op(ir::BinaryOp::Or, 1, below, zero)
            }
        })
    }

    /// Whether the signed result does not fit.
    fn overflowed(&mut self, computed: &Computed) -> ir::Operand {
        use ir::BinaryOp::{And, Xor};
        let &Computed {
            kind,
            bits,
            lhs,
            rhs,
            result,
        } = computed;
        let other = match kind {
            Kind::Bits => return ZERO,
            Kind::Sum => self.binary_op(Xor, bits, rhs, result),
            Kind::Difference => self.binary_op(Xor, bits, lhs, rhs),
        };
        let changed = self.binary_op(Xor, bits, lhs, result);
        let both = self.binary_op(And, bits, changed, other);
        self.compare(ir::IntPredicate::Slt, bits, both, ZERO)
    }

    /// What is at a place.
    pub(super) fn value(
        &mut self,
        machine: &Machine,
        place: Place,
        bits: u8,
    ) -> Option<ir::Operand> {
        Some(match place {
            Place::Register(index, _) => self.cut_to(bits, machine.registers[index].value),
            Place::Immediate(number) => ir::Operand::Const(number & (u64::MAX >> (64 - bits))),
            Place::Nothing(_) => ZERO,
            Place::Memory(address) => self.atomic_read(address, bits / 8, MemoryOrder::Acquire),
            Place::ThreadPointer => {
                let dst = self.new_reg();
                self.builtin(Some(dst), ir::Builtin::ThreadSelf);
                ir::Operand::Reg(dst)
            }
            Place::Stack => return None,
        })
    }

    /// Writes to a place. The upper half of a register becomes 0 if the lower one is written, and
    /// stays what it is if less is.
    pub(super) fn put(
        &mut self,
        machine: &mut Machine,
        place: Place,
        value: ir::Operand,
        bits: u8,
    ) -> Option<()> {
        match place {
            Place::Register(index, _) => {
                let register = &machine.registers[index];
                let whole = bits >= 32 || bits >= register.bits;
                machine.registers[index].value = match whole {
                    true => value,
                    false => {
                        let above = ir::Operand::Const(u64::MAX << bits);
                        let above = self.binary_op(ir::BinaryOp::And, 64, register.value, above);
                        self.binary_op(ir::BinaryOp::Or, 64, above, value)
                    }
                };
            }
            Place::Nothing(_) => {}
            Place::Memory(address) => {
                self.atomic_write(address, value, bits / 8, MemoryOrder::Release)
            }
            Place::Immediate(_) | Place::ThreadPointer | Place::Stack => return None,
        }
        Some(())
    }

    /// Two registers of so many bits as one value, or as its name if it is too wide for that.
    pub(super) fn joined(&mut self, half: u8, [low, high]: Halves) -> ir::Operand {
        if half == 64 {
            return self.pack([low, high]);
        }
        let distance = ir::Operand::Const(half.into());
        let high = self.binary_op(ir::BinaryOp::Shl, 64, high, distance);
        self.binary_op(ir::BinaryOp::Or, 64, low, high)
    }

    /// The two again.
    pub(super) fn parted(&mut self, half: u8, value: ir::Operand) -> Halves {
        if half == 64 {
            return self.unpack(value);
        }
        let distance = ir::Operand::Const(half.into());
        let high = self.binary_op(ir::BinaryOp::LShr, 64, value, distance);
        [self.cut_to(half, value), high]
    }
}
