//! Inline assembly, as far as concurrent programs have it: barriers, pauses, values hidden from the
//! optimiser, and the instructions of x86 that atomic operations were made of before C11.
//!
//! The text is a template in AT&T syntax, in which `$0` stands for the first operand. The constraints
//! say what the operands are: outputs first (`=r`, or `=*m` for memory whose address is an argument),
//! then inputs (`r`, `*m`, or the number of the output with which it shares a register). Texts that
//! are not understood whole are refused where they are reached.

use quotient_ir::program as ir;
use quotient_model::RmwOp;

use super::function::FunctionLowering;
use crate::ast::Argument;
use crate::error::Refusal;

const ZERO: ir::Operand = ir::Operand::Const(0);

/// What an operand stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// A register, by its index among [`Machine::registers`].
    Register(usize),
    /// Memory at this address.
    Memory(ir::Operand),
    /// A number.
    Immediate(u64),
}

/// A register that operands name.
#[derive(Clone, Debug)]
struct Register {
    /// `ax` if the constraint insists on one.
    name: String,
    value: ir::Operand,
    /// Its width, 0 if only the instruction says it.
    bits: u8,
    /// Where its value goes in the end.
    result: Option<ir::Reg>,
}

/// The state of a processor, as far as a text can refer to it.
#[derive(Default, Debug)]
struct Machine {
    operands: Vec<Place>,
    registers: Vec<Register>,
    /// What the last arithmetic instruction gave, with its width.
    last: Option<(ir::Operand, u8)>,
    /// Whether the last compare-exchange succeeded.
    exchanged: Option<ir::Operand>,
}

impl Machine {
    fn register(&mut self, name: &str, value: ir::Operand, bits: u8) -> usize {
        self.registers.push(Register {
            name: name.trim_matches(['{', '}']).to_owned(),
            value,
            bits,
            result: None,
        });
        self.registers.len() - 1
    }

    fn named(&mut self, name: &str) -> Option<&mut Register> {
        self.registers.iter_mut().find(|r| r.name == name)
    }

    /// What an operand of an instruction stands for.
    fn place(&self, operand: &str) -> Option<Place> {
        if let Some(number) = operand.strip_prefix("$$") {
            let number = match number.strip_prefix("0x") {
                Some(digits) => i64::from_str_radix(digits, 16).ok()?,
                None => number.parse::<i64>().ok()?,
            };
            return Some(Place::Immediate(number as u64));
        }
        let name = operand.strip_prefix('$')?;
        // `${0:b}`: the same register by the name of its lowest byte.
        let inner = name.strip_prefix('{').and_then(|n| n.strip_suffix('}'));
        let index = inner.map_or(name, |inner| inner.split(':').next().unwrap_or(inner));
        self.operands.get(index.parse::<usize>().ok()?).copied()
    }
}

/// An instruction in pieces.
struct Instruction<'t> {
    locked: bool,
    name: &'t str,
    operands: Vec<&'t str>,
}

/// The instructions of a text that do more than to order accesses or to let the processor rest,
/// which is nothing under sequential consistency.
fn instructions(text: &str) -> Vec<Instruction<'_>> {
    let mut locked = false;
    let mut found = Vec::new();
    for line in text.split([';', '\n']) {
        let mut line = line.trim();
        for prefix in ["lock", "rep"] {
            let rest = line.strip_prefix(prefix);
            if let Some(rest) = rest.filter(|r| r.is_empty() || r.starts_with([' ', '\t'])) {
                locked |= prefix == "lock";
                line = rest.trim_start();
            }
        }
        if line.is_empty() || is_barrier(line) {
            locked &= line.is_empty();
            continue;
        }
        let (name, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        let operands = rest.split(',').map(str::trim).filter(|o| !o.is_empty());
        found.push(Instruction {
            locked,
            name,
            operands: operands.collect(),
        });
        locked = false;
    }
    found
}

fn is_barrier(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let name = words.next().unwrap_or_default();
    match name {
        "nop" | "pause" | "mfence" | "lfence" | "sfence" | "yield" | "wfe" | "sev" | "isb"
        | "dmb" | "dsb" => true,
        // Adding 0 to what lies on the stack is the cheapest barrier of x86.
        "addl" | "addq" | "orl" | "orq" | "add" | "or" => {
            let operands: String = words.collect();
            operands.starts_with("$$0,") && operands.ends_with("sp)")
        }
        _ => false,
    }
}

/// The width that the last letter of an instruction's name says.
fn suffix(name: &str, stem: &str) -> Option<Option<u8>> {
    match name.strip_prefix(stem)? {
        "" => Some(None),
        "b" => Some(Some(8)),
        "w" => Some(Some(16)),
        "l" => Some(Some(32)),
        "q" => Some(Some(64)),
        _ => None,
    }
}

impl FunctionLowering<'_, '_> {
    pub(super) fn assembly(
        &mut self,
        text: &[u8],
        constraints: &[u8],
        arguments: &[Argument],
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let text = String::from_utf8_lossy(text);
        let constraints = String::from_utf8_lossy(constraints);
        let mut machine = self.operands_of(&constraints, arguments, dsts)?;
        for instruction in instructions(&text) {
            if self.execute(&mut machine, &instruction).is_none() {
                let what = format!("inline assembly \"{}\"; use C11 atomics", text.trim());
                self.refuse_when_reached(&what, dsts);
                return Ok(());
            }
        }
        for register in &machine.registers {
            if let Some(dst) = register.result {
                let src = match register.name.as_str() {
                    "@cce" | "@ccz" => self.zero_flag(&machine).unwrap_or(ZERO),
                    _ => register.value,
                };
                self.emit(ir::Op::Copy { dst, src });
            }
        }
        Ok(())
    }

    /// What each operand is, by its constraint.
    fn operands_of(
        &mut self,
        constraints: &str,
        arguments: &[Argument],
        dsts: &[ir::Reg],
    ) -> Result<Machine, Refusal> {
        let mut machine = Machine::default();
        let (mut arguments, mut dsts) = (arguments.iter(), dsts.iter());
        let missing = || Refusal::new("inline assembly whose operands do not fit its constraints");
        for constraint in constraints.split(',') {
            if constraint.starts_with('~') || constraint.is_empty() {
                continue;
            }
            let output = constraint.strip_prefix('=');
            let kind = output.unwrap_or(constraint).trim_start_matches('&');
            let place = if kind.starts_with('*') {
                let argument = arguments.next().ok_or_else(missing)?;
                Place::Memory(self.operand(&argument.ty, &argument.value)?)
            } else if output.is_some() {
                let index = machine.register(kind, ZERO, 0);
                machine.registers[index].result = Some(*dsts.next().ok_or_else(missing)?);
                Place::Register(index)
            } else {
                let argument = arguments.next().ok_or_else(missing)?;
                let value = self.operand(&argument.ty, &argument.value)?;
                let bits = self.module.scalar(&argument.ty)?.bits();
                match kind.parse::<usize>() {
                    Ok(tied) => {
                        let shared = machine.operands.get(tied).copied();
                        if let Some(Place::Register(index)) = shared {
                            machine.registers[index].value = value;
                            machine.registers[index].bits = bits;
                        }
                        shared.ok_or_else(missing)?
                    }
                    Err(_) => Place::Register(machine.register(kind, value, bits)),
                }
            };
            machine.operands.push(place);
        }
        Ok(machine)
    }

    /// Does what the instruction does; `None` if it is not known.
    fn execute(&mut self, machine: &mut Machine, i: &Instruction<'_>) -> Option<()> {
        let places: Option<Vec<_>> = i.operands.iter().map(|o| machine.place(o)).collect();
        let places = places?;
        let width = |stem| suffix(i.name, stem);
        if matches!(i.name, "sete" | "setz" | "setne" | "setnz") {
            let mut flag = self.zero_flag(machine)?;
            if i.name.starts_with("setn") {
                flag = self.compare(ir::IntPredicate::Eq, 1, flag, ZERO);
            }
            return self.put(machine, *places.first()?, flag, 8);
        }
        if let Some(bits) = width("cmpxchg") {
            return self.exchange_if_equal(machine, i.locked, &places, bits);
        }
        if let Some(bits) = width("xchg") {
            let &[a, b] = &places[..] else { return None };
            let (register, other) = match (a, b) {
                (Place::Register(register), other) | (other, Place::Register(register)) => {
                    (register, other)
                }
                _ => return None,
            };
            let bits = bits.or_else(|| machine.width_of(&places))?;
            let value = machine.registers[register].value;
            let old = match other {
                Place::Memory(address) => self.modify(true, RmwOp::Exchange, bits, address, value),
                _ => {
                    let old = self.value(machine, other, bits);
                    self.put(machine, other, value, bits)?;
                    old
                }
            };
            machine.registers[register].value = old;
            return Some(());
        }
        if let Some(bits) = width("xadd") {
            let &[Place::Register(register), Place::Memory(address)] = &places[..] else {
                return None;
            };
            let value = machine.registers[register].value;
            let bits = bits.or_else(|| machine.width_of(&places))?;
            let old = self.modify(i.locked, RmwOp::Add, bits, address, value);
            machine.last = Some((self.binary_op(ir::BinaryOp::Add, bits, old, value), bits));
            machine.exchanged = None;
            machine.registers[register].value = old;
            return Some(());
        }
        if let Some(bits) = width("mov") {
            let &[from, to] = &places[..] else {
                return None;
            };
            let bits = bits.or_else(|| machine.width_of(&places))?;
            let value = self.value(machine, from, bits);
            return self.put(machine, to, value, bits);
        }
        self.arithmetic(machine, i, &places)
    }

    /// `addl $1, $0` and its like.
    fn arithmetic(
        &mut self,
        machine: &mut Machine,
        i: &Instruction<'_>,
        places: &[Place],
    ) -> Option<()> {
        let one = Place::Immediate(1);
        let known = [
            ("add", RmwOp::Add, ir::BinaryOp::Add, None),
            ("sub", RmwOp::Sub, ir::BinaryOp::Sub, None),
            ("and", RmwOp::And, ir::BinaryOp::And, None),
            ("or", RmwOp::Or, ir::BinaryOp::Or, None),
            ("xor", RmwOp::Xor, ir::BinaryOp::Xor, None),
            ("inc", RmwOp::Add, ir::BinaryOp::Add, Some(one)),
            ("dec", RmwOp::Sub, ir::BinaryOp::Sub, Some(one)),
        ];
        let find = |&(stem, rmw, op, implied)| Some((suffix(i.name, stem)?, rmw, op, implied));
        let (bits, rmw, op, implied) = known.iter().find_map(find)?;
        let (from, to) = match (implied, places) {
            (Some(one), &[to]) => (one, to),
            (None, &[from, to]) => (from, to),
            _ => return None,
        };
        let bits = bits.or_else(|| machine.width_of(places))?;
        let value = self.value(machine, from, bits);
        let result = match to {
            Place::Memory(address) => {
                let old = self.modify(i.locked, rmw, bits, address, value);
                self.binary_op(op, bits, old, value)
            }
            _ => {
                let old = self.value(machine, to, bits);
                let result = self.binary_op(op, bits, old, value);
                self.put(machine, to, result, bits)?;
                result
            }
        };
        machine.last = Some((result, bits));
        machine.exchanged = None;
        Some(())
    }

    /// `cmpxchgl $2, $1`, which compares with what is in `ax`.
    fn exchange_if_equal(
        &mut self,
        machine: &mut Machine,
        locked: bool,
        places: &[Place],
        bits: Option<u8>,
    ) -> Option<()> {
        let &[Place::Register(new), Place::Memory(address)] = places else {
            return None;
        };
        // Without the prefix it can be interrupted by other processors, which nobody wants.
        if !locked {
            return None;
        }
        let bits = bits.or_else(|| machine.width_of(places))?;
        let new = machine.registers[new].value;
        let accumulator = machine.named("ax")?;
        let (old, success) = (self.new_reg(), self.new_reg());
        self.emit(ir::Op::CompareExchange {
            bits,
            old,
            success,
            address,
            expected: accumulator.value,
            new,
        });
        accumulator.value = ir::Operand::Reg(old);
        machine.exchanged = Some(ir::Operand::Reg(success));
        Some(())
    }

    /// Whether the last instruction gave 0, or exchanged.
    fn zero_flag(&mut self, machine: &Machine) -> Option<ir::Operand> {
        match (machine.exchanged, machine.last) {
            (Some(success), _) => Some(success),
            (None, Some((value, bits))) => {
                Some(self.compare(ir::IntPredicate::Eq, bits, value, ZERO))
            }
            (None, None) => None,
        }
    }

    fn value(&mut self, machine: &Machine, place: Place, bits: u8) -> ir::Operand {
        match place {
            Place::Register(index) => machine.registers[index].value,
            Place::Immediate(number) => ir::Operand::Const(number & (u64::MAX >> (64 - bits))),
            Place::Memory(address) => {
                let dst = self.new_reg();
                self.emit(ir::Op::Load {
                    dst,
                    address,
                    size: bits / 8,
                    atomic: true,
                });
                ir::Operand::Reg(dst)
            }
        }
    }

    fn put(
        &mut self,
        machine: &mut Machine,
        place: Place,
        value: ir::Operand,
        bits: u8,
    ) -> Option<()> {
        match place {
            Place::Register(index) => machine.registers[index].value = value,
            Place::Immediate(_) => return None,
            Place::Memory(address) => self.emit(ir::Op::Store {
                address,
                value,
                size: bits / 8,
                atomic: true,
            }),
        }
        Some(())
    }

    /// Changes memory and gives what was there: at once, or by a read and a write.
    fn modify(
        &mut self,
        locked: bool,
        op: RmwOp,
        bits: u8,
        address: ir::Operand,
        value: ir::Operand,
    ) -> ir::Operand {
        let dst = self.new_reg();
        if locked {
            self.emit(ir::Op::Rmw {
                op,
                bits,
                dst,
                address,
                value,
            });
            return ir::Operand::Reg(dst);
        }
        let (size, atomic) = (bits / 8, true);
        self.emit(ir::Op::Load {
            dst,
            address,
            size,
            atomic,
        });
        let old = ir::Operand::Reg(dst);
        let op = match op {
            RmwOp::Sub => ir::BinaryOp::Sub,
            RmwOp::And => ir::BinaryOp::And,
            RmwOp::Or => ir::BinaryOp::Or,
            RmwOp::Xor => ir::BinaryOp::Xor,
            _ => ir::BinaryOp::Add,
        };
        let value = self.binary_op(op, bits, old, value);
        self.emit(ir::Op::Store {
            address,
            value,
            size,
            atomic,
        });
        old
    }
}

impl Machine {
    /// The width of the registers among the operands, if any.
    fn width_of(&self, places: &[Place]) -> Option<u8> {
        places.iter().find_map(|place| match place {
            Place::Register(index) => {
                let bits = self.registers[*index].bits;
                matches!(bits, 8 | 16 | 32 | 64).then_some(bits)
            }
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn barriers_and_pauses_are_nothing() {
        for text in [
            "",
            "nop",
            "pause\n",
            "rep; nop",
            "rep nop;",
            "mfence",
            "lock; addl $$0,0(%rsp)",
            "lock; orq $$0, -8(%rsp)",
            "dmb ish",
        ] {
            assert!(instructions(text).is_empty(), "{text}");
        }
        assert_eq!(instructions("hlt").len(), 1);
        assert_eq!(instructions("lock; addl $$1,0(%rsp)").len(), 1);
    }

    #[test]
    fn a_lock_is_for_the_next_instruction() {
        let all = instructions("lock; xaddl $0, $1\n\tmovl $1, $0");
        let read: Vec<_> = all
            .iter()
            .map(|i| (i.locked, i.name, &i.operands[..]))
            .collect();
        assert_eq!(
            read,
            [
                (true, "xaddl", &["$0", "$1"][..]),
                (false, "movl", &["$1", "$0"][..])
            ]
        );
    }
}
