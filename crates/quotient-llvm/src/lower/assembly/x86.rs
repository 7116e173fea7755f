//! What the instructions of x86 do that concurrent programs have in inline assembly, in AT&T syntax.
//!
//! [`x86_table`](super::x86_table) says which instructions are known. A memory operand is accessed at once: programs write
//! such instructions for that. Without the prefix `lock` an instruction that changes memory reads
//! and writes it by two accesses.
//!
//! Of memory orders the processor has few: a load acquires, a store releases, and what locks is `seq_cst`.

use quotient_ir::program as ir;
use quotient_model::{MemoryOrder, Orders, RmwOp};

use super::machine::{Condition, Flags, Flow, Kind, Machine, Place, Test, ZERO, computed};
use super::text::{Instruction, number};
use super::x86_table::Action::{self, *};
use super::x86_table::{Known, find, register};
use crate::library;
use crate::lower::function::FunctionLowering;

fn operation(op: RmwOp) -> (ir::BinaryOp, Kind) {
    match op {
        RmwOp::Sub => (ir::BinaryOp::Sub, Kind::Difference),
        RmwOp::And => (ir::BinaryOp::And, Kind::Bits),
        RmwOp::Or => (ir::BinaryOp::Or, Kind::Bits),
        RmwOp::Xor => (ir::BinaryOp::Xor, Kind::Bits),
        _ => (ir::BinaryOp::Add, Kind::Sum),
    }
}

/// These registers get 0.
fn zero<'t>(machine: &mut Machine, names: &[&str]) -> Flow<'t> {
    for name in names {
        let index = machine.named(name);
        machine.registers[index].value = ZERO;
    }
    Flow::Next
}

impl FunctionLowering<'_, '_> {
    /// What an operand stands for.
    fn x86_place(&mut self, machine: &mut Machine, text: &str) -> Option<Place> {
        if let Some(text) = text.strip_prefix("$$") {
            return Some(Place::Immediate(number(text)? as u64));
        }
        if text == "%fs:0" || text == "%fs:0x0" {
            return Some(Place::ThreadPointer);
        }
        if let Some(name) = text.strip_prefix('%') {
            let (name, bits) = register(name)?;
            return Some(Place::Register(machine.named(name), bits));
        }
        if text.ends_with(')') {
            return self.x86_memory(machine, text);
        }
        if let Some((place, modifier)) = machine.operand(text) {
            return Some(match (place, modifier) {
                (place, "") => place,
                (Place::Register(index, _), "b") => Place::Register(index, 8),
                (Place::Register(index, _), "w") => Place::Register(index, 16),
                (Place::Register(index, _), "k") => Place::Register(index, 32),
                (Place::Register(index, _), "q") => Place::Register(index, 64),
                (Place::Memory(address), "H") => Place::Memory(self.at_offset(address, 8)),
                (place, "c" | "P") => place,
                _ => return None,
            });
        }
        // A distance before an operand in memory: `8+$0` or `8$0`.
        let (distance, operand) = text.split_at(text.find('$')?);
        let (place, _) = machine.operand(operand)?;
        let Place::Memory(address) = place else {
            return None;
        };
        let distance = number(distance.trim_end_matches('+'))?;
        Some(Place::Memory(self.at_offset(address, distance as u64)))
    }

    /// `8(%rdi,%rcx,4)`.
    fn x86_memory(&mut self, machine: &mut Machine, text: &str) -> Option<Place> {
        let (distance, inside) = text.strip_suffix(')')?.split_once('(')?;
        let offset = match distance.trim() {
            "" => 0,
            distance => number(distance)?,
        };
        let mut parts = inside.split(',').map(str::trim);
        let base = parts.next()?;
        if matches!(base, "%rsp" | "%esp") {
            return Some(Place::Stack);
        }
        let base = self.x86_place(machine, base)?;
        let base = self.value(machine, base, 64)?;
        let mut indices = Vec::new();
        if let Some(index) = parts.next() {
            let index = self.x86_place(machine, index)?;
            indices.push(ir::Index {
                value: self.value(machine, index, 64)?,
                bits: 64,
                scale: parts.next().map_or(Some(1), number)?,
            });
        }
        let dst = self.new_reg();
        self.emit(ir::Op::Address {
            dst,
            base,
            offset,
            indices,
        });
        Some(Place::Memory(ir::Operand::Reg(dst)))
    }

    /// Does what the instruction does; `None` if it is not known.
    pub(super) fn x86<'t>(
        &mut self,
        machine: &mut Machine,
        i: &Instruction<'t>,
    ) -> Option<Flow<'t>> {
        let known = find(i.name)?;
        match known.action {
            Jump => return Some(Flow::Jump(i.operands.first()?)),
            JumpIf => {
                let taken = self.holds(&machine.flags, known.condition?)?;
                return Some(Flow::Branch(taken, i.operands.first()?));
            }
            Nothing => return Some(Flow::Next),
            Fence(order) => {
                self.emit(ir::Op::Fence { order });
                return Some(Flow::Next);
            }
            Time => {
                let ticks = self.new_reg();
                self.call_library(library::TICKS, Vec::new(), vec![ticks])
                    .ok()?;
                let ticks = ir::Operand::Reg(ticks);
                let half = ir::Operand::Const(u64::from(u32::MAX));
                let low = self.binary_op(ir::BinaryOp::And, 64, ticks, half);
                let high = self.binary_op(ir::BinaryOp::LShr, 64, ticks, ir::Operand::Const(32));
                for (name, value) in [("ax", low), ("dx", high), ("cx", ZERO)] {
                    let index = machine.named(name);
                    machine.registers[index].value = value;
                }
                return Some(Flow::Next);
            }
            Features => return Some(zero(machine, &["ax", "bx", "cx", "dx"])),
            _ => {}
        }
        let mut places = Vec::with_capacity(i.operands.len());
        for operand in &i.operands {
            places.push(self.x86_place(machine, operand)?);
        }
        let own = places.iter().find_map(|place| match place {
            Place::Register(_, bits) => Some(*bits),
            _ => None,
        });
        let bits = known.bits.or(own);
        let bits = bits.filter(|bits| matches!(bits, 8 | 16 | 32 | 64));
        match known.action {
            Set => {
                let flag = self.holds(&machine.flags, known.condition?)?;
                self.put(machine, *places.first()?, flag, 8)?;
            }
            CompareExchangePair(half) => {
                self.compare_exchange_pair(machine, i.locked, &places, half)?;
            }
            _ => self.x86_sized(machine, i.locked, &known, &places, bits?)?,
        }
        Some(Flow::Next)
    }

    /// What has a width.
    fn x86_sized(
        &mut self,
        machine: &mut Machine,
        locked: bool,
        known: &Known,
        places: &[Place],
        bits: u8,
    ) -> Option<()> {
        match (known.action, places) {
            (Move, &[from, to]) => {
                let value = self.value(machine, from, bits)?;
                self.put(machine, to, value, bits)
            }
            (Extend(signed), &[from, to]) => {
                let value = self.value(machine, from, known.from)?;
                let value = match signed {
                    true => self.extended(known.from, bits, value),
                    false => value,
                };
                self.put(machine, to, value, bits)
            }
            (Address, &[Place::Memory(address), to]) => self.put(machine, to, address, bits),
            (MoveIf, &[from, to]) => {
                let taken = self.holds(&machine.flags, known.condition?)?;
                let new = self.value(machine, from, bits)?;
                let old = self.value(machine, to, bits)?;
                let value = self.choose(taken, new, old);
                self.put(machine, to, value, bits)
            }
            (SwapBytes, &[place]) => {
                let value = self.value(machine, place, bits)?;
                let value = self.byte_swap(bits, value);
                self.put(machine, place, value, bits)
            }
            (
                Exchange,
                &[Place::Memory(address), register] | &[register, Place::Memory(address)],
            ) => {
                let value = self.value(machine, register, bits)?;
                let old = self.atomic_exchange(address, bits / 8, value, MemoryOrder::SeqCst);
                self.put(machine, register, old, bits)
            }
            (Exchange, &[one, other]) => {
                let first = self.value(machine, one, bits)?;
                let second = self.value(machine, other, bits)?;
                self.put(machine, one, second, bits)?;
                self.put(machine, other, first, bits)
            }
            (ExchangeAdd, &[from, to]) => {
                let value = self.value(machine, from, bits)?;
                let old = self.modify(machine, locked, RmwOp::Add, to, value, bits)?;
                self.put(machine, from, old, bits)
            }
            (CompareExchange, &[new, Place::Memory(address)]) if locked => {
                let new = self.value(machine, new, bits)?;
                let accumulator = Place::Register(machine.named("ax"), bits);
                let expected = self.value(machine, accumulator, bits)?;
                let (old, success) =
                    self.atomic_compare_exchange(address, bits / 8, expected, new, Orders::SEQ_CST);
                self.put(machine, accumulator, old, bits)?;
                let result = self.binary_op(ir::BinaryOp::Sub, bits, expected, old);
                machine.flags = computed(Kind::Difference, bits, expected, old, result);
                machine.flags.zero = Some(success);
                Some(())
            }
            _ => self.x86_arithmetic(machine, locked, known.action, places, bits),
        }
    }

    fn x86_arithmetic(
        &mut self,
        machine: &mut Machine,
        locked: bool,
        action: Action,
        places: &[Place],
        bits: u8,
    ) -> Option<()> {
        match (action, places) {
            // The cheapest barrier there is.
            (Update(_), &[Place::Immediate(0), Place::Stack]) => self.emit(ir::Op::Fence {
                order: MemoryOrder::SeqCst,
            }),
            (Update(op), &[from, to]) => {
                let value = self.value(machine, from, bits)?;
                self.modify(machine, locked, op, to, value, bits)?;
            }
            (WithCarry(op), &[from, to]) if !locked => {
                let carry = Condition {
                    test: Test::Below,
                    holds: true,
                };
                let carry = self.holds(&machine.flags, carry)?;
                let value = match (from, to) {
                    // Whatever it was: less itself, it is the carry.
                    (Place::Register(a, _), Place::Register(b, _))
                        if a == b && op == RmwOp::Sub =>
                    {
                        self.put(machine, to, ZERO, bits)?;
                        carry
                    }
                    _ => {
                        let value = self.value(machine, from, bits)?;
                        self.binary_op(ir::BinaryOp::Add, bits, value, carry)
                    }
                };
                self.modify(machine, false, op, to, value, bits)?;
                // The other flags have two sources.
                let result = machine.flags.computed?.result;
                machine.flags = Flags {
                    zero: Some(self.compare(ir::IntPredicate::Eq, bits, result, ZERO)),
                    ..Flags::default()
                };
            }
            (Step(op), &[to]) => {
                let carry = (machine.flags.carry, machine.flags.carry_kept);
                self.modify(machine, locked, op, to, ir::Operand::Const(1), bits)?;
                machine.flags.carry = carry.0;
                machine.flags.carry_kept = carry.0.is_none() || carry.1;
            }
            (Compare, &[from, to]) => {
                let lhs = self.value(machine, to, bits)?;
                let rhs = self.value(machine, from, bits)?;
                let result = self.binary_op(ir::BinaryOp::Sub, bits, lhs, rhs);
                machine.flags = computed(Kind::Difference, bits, lhs, rhs, result);
            }
            (Action::Test, &[from, to]) => {
                let lhs = self.value(machine, to, bits)?;
                let rhs = self.value(machine, from, bits)?;
                let result = self.binary_op(ir::BinaryOp::And, bits, lhs, rhs);
                machine.flags = computed(Kind::Bits, bits, lhs, rhs, result);
            }
            (Complement, &[place]) => {
                let flags = machine.flags;
                let all = ir::Operand::Const(u64::MAX >> (64 - bits));
                self.modify(machine, locked, RmwOp::Xor, place, all, bits)?;
                machine.flags = flags;
            }
            (Negate, &[place]) => self.negate_place(machine, locked, place, bits)?,
            (Shift(op), &[to]) => self.shift(machine, op, Place::Immediate(1), to, bits)?,
            (Shift(op), &[by, to]) => self.shift(machine, op, by, to, bits)?,
            (Bit(op), &[index, to]) => self.bit(machine, locked, op, index, to, bits)?,
            (_, &[from, to]) => self.count(machine, action, from, to, bits)?,
            _ => return None,
        }
        Some(())
    }

    /// Changes a place, and tells of it by the flags.
    fn modify(
        &mut self,
        machine: &mut Machine,
        locked: bool,
        op: RmwOp,
        place: Place,
        value: ir::Operand,
        bits: u8,
    ) -> Option<ir::Operand> {
        let (binary, kind) = operation(op);
        let old = match place {
            Place::Memory(address) if locked => {
                let dst = self.new_reg();
                self.emit(ir::Op::Rmw {
                    op,
                    bits,
                    dst,
                    address,
                    value,
                    order: MemoryOrder::SeqCst,
                });
                ir::Operand::Reg(dst)
            }
            _ => self.value(machine, place, bits)?,
        };
        let result = self.binary_op(binary, bits, old, value);
        if !(locked && matches!(place, Place::Memory(_))) {
            self.put(machine, place, result, bits)?;
        }
        machine.flags = computed(kind, bits, old, value, result);
        Some(old)
    }

    fn negate_place(
        &mut self,
        machine: &mut Machine,
        locked: bool,
        place: Place,
        bits: u8,
    ) -> Option<()> {
        let old = match place {
            // No read-modify-write does this: it is repeated until nobody came between.
            Place::Memory(address) if locked => {
                let first = self.atomic_read(address, bits / 8, MemoryOrder::Relaxed);
                let mut replaced = first;
                self.repeat(first, |this, expected| {
                    let new = this.binary_op(ir::BinaryOp::Sub, bits, ZERO, expected);
                    replaced = expected;
                    let (found, exchanged) = this.atomic_compare_exchange(
                        address,
                        bits / 8,
                        expected,
                        new,
                        Orders::SEQ_CST,
                    );
                    (exchanged, found)
                });
                replaced
            }
            _ => self.value(machine, place, bits)?,
        };
        let result = self.binary_op(ir::BinaryOp::Sub, bits, ZERO, old);
        if !(locked && matches!(place, Place::Memory(_))) {
            self.put(machine, place, result, bits)?;
        }
        machine.flags = computed(Kind::Difference, bits, ZERO, old, result);
        Some(())
    }

    fn shift(
        &mut self,
        machine: &mut Machine,
        op: ir::BinaryOp,
        by: Place,
        to: Place,
        bits: u8,
    ) -> Option<()> {
        let old = self.value(machine, to, bits)?;
        let by = self.value(machine, by, 8)?;
        let most = ir::Operand::Const(if bits == 64 { 63 } else { 31 });
        let by = self.binary_op(ir::BinaryOp::And, 8, by, most);
        let result = self.binary_op(op, bits, old, by);
        self.put(machine, to, result, bits)?;
        // They depend on how far it went.
        machine.flags = Flags::default();
        Some(())
    }

    /// `btsl $1, $0`: the first operand is the number of a bit of the second, which may be memory of
    /// any length if the number is in a register.
    fn bit(
        &mut self,
        machine: &mut Machine,
        locked: bool,
        op: Option<RmwOp>,
        index: Place,
        mut place: Place,
        bits: u8,
    ) -> Option<()> {
        use ir::BinaryOp::{AShr, And, LShr, Shl, Xor};
        let number = self.value(machine, index, bits)?;
        let within = self.binary_op(And, bits, number, ir::Operand::Const(u64::from(bits) - 1));
        if let (Place::Memory(base), Place::Register(..)) = (place, index) {
            let words = ir::Operand::Const(bits.ilog2().into());
            let word = self.binary_op(AShr, bits, number, words);
            let dst = self.new_reg();
            self.emit(ir::Op::Address {
                dst,
                base,
                offset: 0,
                indices: vec![ir::Index {
                    value: word,
                    bits,
                    scale: i64::from(bits / 8),
                }],
            });
            place = Place::Memory(ir::Operand::Reg(dst));
        }
        let mut mask = self.binary_op(Shl, bits, ir::Operand::Const(1), within);
        let old = match op {
            None => self.value(machine, place, bits)?,
            Some(op) => {
                if op == RmwOp::And {
                    let all = ir::Operand::Const(u64::MAX >> (64 - bits));
                    mask = self.binary_op(Xor, bits, mask, all);
                }
                self.modify(machine, locked, op, place, mask, bits)?
            }
        };
        let bit = self.binary_op(LShr, bits, old, within);
        let bit = self.binary_op(And, bits, bit, ir::Operand::Const(1));
        machine.flags = Flags {
            carry: Some(bit),
            ..Flags::default()
        };
        Some(())
    }

    /// Counts bits.
    fn count(
        &mut self,
        machine: &mut Machine,
        action: Action,
        from: Place,
        to: Place,
        bits: u8,
    ) -> Option<()> {
        let source = self.value(machine, from, bits)?;
        let none = self.compare(ir::IntPredicate::Eq, bits, source, ZERO);
        let result = match action {
            ScanForward | TrailingZeros => self.trailing_zeros(bits, source),
            ScanReverse => {
                let zeros = self.leading_zeros(bits, source);
                let highest = ir::Operand::Const(u64::from(bits) - 1);
                self.binary_op(ir::BinaryOp::Sub, bits, highest, zeros)
            }
            LeadingZeros => self.leading_zeros(bits, source),
            CountOnes => self.count_ones(bits, source),
            _ => return None,
        };
        let mut flags = Flags::default();
        let result = match action {
            // Without any bit they leave the register as it was.
            ScanForward | ScanReverse => {
                flags.zero = Some(none);
                let old = self.value(machine, to, bits)?;
                self.choose(none, old, result)
            }
            CountOnes => {
                flags = computed(Kind::Bits, bits, source, source, result);
                result
            }
            _ => {
                flags = computed(Kind::Bits, bits, source, source, result);
                flags.carry = Some(none);
                result
            }
        };
        machine.flags = flags;
        self.put(machine, to, result, bits)
    }

    /// `cmpxchg16b $0`: compares with `dx:ax` and puts `cx:bx`.
    fn compare_exchange_pair(
        &mut self,
        machine: &mut Machine,
        locked: bool,
        places: &[Place],
        half: u8,
    ) -> Option<()> {
        let &[Place::Memory(address)] = places else {
            return None;
        };
        if !locked {
            return None;
        }
        let mut pair = |this: &mut Self, low: &str, high: &str| {
            [low, high].map(|name| {
                let index = machine.named(name);
                this.cut_to(half, machine.registers[index].value)
            })
        };
        let expected = pair(self, "ax", "dx");
        let new = pair(self, "bx", "cx");
        let (expected, new) = (self.joined(half, expected), self.joined(half, new));
        let bytes = half / 4;
        let (old, success) =
            self.atomic_compare_exchange(address, bytes, expected, new, Orders::SEQ_CST);
        let [low, high] = self.parted(half, old);
        for (name, value) in [("ax", low), ("dx", high)] {
            let index = machine.named(name);
            machine.registers[index].value = value;
        }
        machine.flags.zero = Some(success);
        Some(())
    }
}
