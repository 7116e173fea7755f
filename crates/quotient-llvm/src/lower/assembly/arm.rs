//! What the instructions of AArch64 do that concurrent programs have in inline assembly.
//!
//! [`super::arm_table`] says which instructions are known. An exclusive store is a compare-exchange with what the
//! exclusive load before it has read. It differs from the processor's where the memory has
//! changed and changed back in between, which the processor would notice; then the thread would have
//! repeated the load and read the same. So it makes no difference as long as nothing else is accessed
//! in between, and that is refused. Without cause no exclusive store fails: programs repeat those, to
//! no effect.

use quotient_ir::program as ir;
use quotient_model::MemoryOrder;

use super::arm_table::Action::{self, *};
use super::arm_table::{Known, barrier, condition_named, find, orders_of, register};
use super::machine::{Condition, Flags, Flow, Kind, Machine, Monitor, Place, Test, ZERO, computed};
use super::text::{Instruction, number};
use crate::lower::function::FunctionLowering;

fn is_carry(condition: Condition) -> bool {
    matches!(condition.test, Test::Below | Test::BelowOrEqual)
}

impl FunctionLowering<'_, '_> {
    /// What an operand stands for.
    fn arm_place(&mut self, machine: &mut Machine, text: &str) -> Option<Place> {
        if let Some(inside) = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
            let (base, offset) = inside.split_once(',').unwrap_or((inside, "0"));
            let base = self.arm_place(machine, base.trim())?;
            let base = self.value(machine, base, 64)?;
            let offset = self.arm_place(machine, offset.trim())?;
            return Some(Place::Memory(match offset {
                Place::Immediate(offset) => self.at_offset(base, offset),
                _ => {
                    let value = self.value(machine, offset, 64)?;
                    let dst = self.new_reg();
                    self.emit(ir::Op::Address {
                        dst,
                        base,
                        offset: 0,
                        indices: vec![ir::Index {
                            value,
                            bits: 64,
                            scale: 1,
                        }],
                    });
                    ir::Operand::Reg(dst)
                }
            }));
        }
        if let Some((place, modifier)) = machine.operand(text) {
            return Some(match (place, modifier) {
                (Place::Register(index, _), "w") => Place::Register(index, 32),
                (Place::Register(index, _), "x" | "") => Place::Register(index, 64),
                (place, "" | "a") => place,
                _ => return None,
            });
        }
        match text {
            "wzr" => return Some(Place::Nothing(32)),
            "xzr" => return Some(Place::Nothing(64)),
            _ => {}
        }
        if let Some((name, bits)) = register(text) {
            return Some(Place::Register(machine.named(&name), bits));
        }
        let digits = text.strip_prefix('#').unwrap_or(text);
        if let Some((place @ Place::Register(..), _)) = machine.operand(digits) {
            return Some(place);
        }
        Some(Place::Immediate(number(digits)? as u64))
    }

    /// Does what the instruction does; `None` if it is not known.
    pub(super) fn arm<'t>(
        &mut self,
        machine: &mut Machine,
        i: &Instruction<'t>,
    ) -> Option<Flow<'t>> {
        let known = find(i.name)?;
        match (known.action, &i.operands[..]) {
            (Nothing, _) => return Some(Flow::Next),
            (Fence, operands) => self.emit(ir::Op::Fence {
                order: barrier(operands.first()),
            }),
            (Jump, &[to]) => return Some(Flow::Jump(to)),
            (JumpIf, &[to]) => {
                let taken = self.arm_holds(machine, known.condition?)?;
                return Some(Flow::Branch(taken, to));
            }
            (JumpIfZero(zero), &[register, to]) => {
                let (value, bits) = self.arm_value(machine, register)?;
                let predicate = match zero {
                    true => ir::IntPredicate::Eq,
                    false => ir::IntPredicate::Ne,
                };
                return Some(Flow::Branch(self.compare(predicate, bits, value, ZERO), to));
            }
            (JumpIfBit(set), &[register, bit, to]) => {
                let (value, bits) = self.arm_value(machine, register)?;
                let Place::Immediate(bit) = self.arm_place(machine, bit)? else {
                    return None;
                };
                let mask = ir::Operand::Const(1u64.checked_shl(bit.try_into().ok()?)?);
                let masked = self.binary_op(ir::BinaryOp::And, bits, value, mask);
                let predicate = match set {
                    true => ir::IntPredicate::Ne,
                    false => ir::IntPredicate::Eq,
                };
                return Some(Flow::Branch(
                    self.compare(predicate, bits, masked, ZERO),
                    to,
                ));
            }
            (SetIf, &[to, name]) => {
                let flag = self.arm_holds(machine, condition_named(name)?)?;
                let to = self.arm_place(machine, to)?;
                self.put(machine, to, flag, 64)?;
            }
            (Select, &[to, then, otherwise, name]) => {
                let flag = self.arm_holds(machine, condition_named(name)?)?;
                let (then, _) = self.arm_value(machine, then)?;
                let (otherwise, _) = self.arm_value(machine, otherwise)?;
                let value = self.choose(flag, then, otherwise);
                let to = self.arm_place(machine, to)?;
                self.put(machine, to, value, 64)?;
            }
            (ReadSystem, &[to, name]) => {
                let to = self.arm_place(machine, to)?;
                let from = match name {
                    "tpidr_el0" => Place::ThreadPointer,
                    "cntvct_el0" | "cntpct_el0" => Place::Immediate(0),
                    _ => return None,
                };
                let value = self.value(machine, from, 64)?;
                self.put(machine, to, value, 64)?;
            }
            _ => {
                let mut places = Vec::with_capacity(i.operands.len());
                for operand in &i.operands {
                    places.push(self.arm_place(machine, operand)?);
                }
                self.arm_access(machine, &known, &places)?;
            }
        }
        Some(Flow::Next)
    }

    fn arm_holds(&mut self, machine: &Machine, condition: Condition) -> Option<ir::Operand> {
        let kind = machine.flags.computed?.kind;
        // Only after a subtraction is its carry flag the opposite of that of x86.
        if is_carry(condition) && kind != Kind::Difference {
            return None;
        }
        self.holds(&machine.flags, condition)
    }

    /// What is in a register, and its width.
    fn arm_value(&mut self, machine: &mut Machine, text: &str) -> Option<(ir::Operand, u8)> {
        let place = self.arm_place(machine, text)?;
        let bits = match place {
            Place::Register(_, bits) | Place::Nothing(bits) => bits,
            _ => 64,
        };
        Some((self.value(machine, place, bits)?, bits))
    }

    /// What accesses memory; all else is arithmetic.
    fn arm_access(&mut self, machine: &mut Machine, known: &Known, places: &[Place]) -> Option<()> {
        let own = places.iter().find_map(|place| match place {
            Place::Register(_, bits) | Place::Nothing(bits) => Some(*bits),
            _ => None,
        });
        let address = match places.last() {
            Some(&Place::Memory(address)) => address,
            _ => return self.arm_arithmetic(machine, known.action, places, own?),
        };
        let monitor = machine.monitor.take();
        match (known.action, places) {
            (Load { exclusive }, &[to, _]) => {
                let bits = known.bits.or(own)?;
                let value = self.atomic_read(address, bits / 8, known.order);
                self.put(machine, to, value, 64)?;
                let bytes = bits / 8;
                machine.monitor = exclusive.then_some(Monitor {
                    address,
                    value,
                    bytes,
                    order: known.order,
                });
            }
            (Store, &[from, _]) => {
                let bits = known.bits.or(own)?;
                let value = self.value(machine, from, bits)?;
                self.atomic_write(address, value, bits / 8, known.order);
            }
            (StoreExclusive, &[status, from, _]) => {
                // The first register is the status, whose width says nothing.
                let bits = known.bits.unwrap_or(match from {
                    Place::Register(_, bits) | Place::Nothing(bits) => bits,
                    _ => return None,
                });
                let value = self.value(machine, from, bits)?;
                self.store_exclusive(machine, monitor, status, value, bits / 8, known.order)?;
            }
            (LoadPair { exclusive }, &[low, high, _]) => {
                let half = own?;
                if !exclusive {
                    for (n, to) in [(0, low), (1, high)] {
                        let at = self.at_offset(address, n * u64::from(half / 8));
                        let value = self.atomic_read(at, half / 8, known.order);
                        self.put(machine, to, value, 64)?;
                    }
                    return Some(());
                }
                let bytes = half / 4;
                let value = self.atomic_read(address, bytes, known.order);
                let parts = self.parted(half, value);
                self.put(machine, low, parts[0], 64)?;
                self.put(machine, high, parts[1], 64)?;
                machine.monitor = Some(Monitor {
                    address,
                    value,
                    bytes,
                    order: known.order,
                });
            }
            (StorePair, &[low, high, _]) => {
                let half = own?;
                for (n, from) in [(0, low), (1, high)] {
                    let at = self.at_offset(address, n * u64::from(half / 8));
                    let value = self.value(machine, from, half)?;
                    self.atomic_write(at, value, half / 8, known.order);
                }
            }
            (StorePairExclusive, &[status, low, high, _]) => {
                let half = monitor?.bytes * 4;
                let low = self.value(machine, low, half)?;
                let high = self.value(machine, high, half)?;
                let value = self.joined(half, [low, high]);
                self.store_exclusive(machine, monitor, status, value, half / 4, known.order)?;
            }
            _ => return self.arm_atomic(machine, known, places, address, own),
        }
        Some(())
    }

    /// What changes memory at once.
    fn arm_atomic(
        &mut self,
        machine: &mut Machine,
        known: &Known,
        places: &[Place],
        address: ir::Operand,
        own: Option<u8>,
    ) -> Option<()> {
        let bits = known.bits.or(own)?;
        match (known.action, places) {
            (Fetch { op, inverted }, &[from, ref rest @ .., _]) => {
                let mut value = self.value(machine, from, bits)?;
                if inverted {
                    value = self.inverted(bits, value);
                }
                let dst = self.new_reg();
                self.emit(ir::Op::Rmw {
                    op,
                    bits,
                    dst,
                    address,
                    value,
                    order: known.order,
                });
                match *rest {
                    [] => {}
                    [to] => self.put(machine, to, ir::Operand::Reg(dst), 64)?,
                    _ => return None,
                }
            }
            (Swap, &[from, to, _]) => {
                let value = self.value(machine, from, bits)?;
                let old = self.atomic_exchange(address, bits / 8, value, known.order);
                self.put(machine, to, old, 64)?;
            }
            (CompareAndSwap, &[expected, new, _]) => {
                let wanted = self.value(machine, expected, bits)?;
                let new = self.value(machine, new, bits)?;
                let (old, _) =
                    self.atomic_compare_exchange(address, bits / 8, wanted, new, known.orders());
                self.put(machine, expected, old, 64)?;
            }
            (CompareAndSwapPair, &[low, high, new_low, new_high, _]) => {
                let half = bits;
                let pair = |this: &mut Self, low, high| {
                    let low = this.value(machine, low, half)?;
                    let high = this.value(machine, high, half)?;
                    Some(this.joined(half, [low, high]))
                };
                let expected = pair(self, low, high)?;
                let new = pair(self, new_low, new_high)?;
                let (old, _) =
                    self.atomic_compare_exchange(address, half / 4, expected, new, known.orders());
                let parts = self.parted(half, old);
                self.put(machine, low, parts[0], 64)?;
                self.put(machine, high, parts[1], 64)?;
            }
            _ => return None,
        }
        Some(())
    }

    /// Writes if memory holds what the exclusive load has read; the status is 0 then.
    fn store_exclusive(
        &mut self,
        machine: &mut Machine,
        monitor: Option<Monitor>,
        status: Place,
        value: ir::Operand,
        bytes: u8,
        order: MemoryOrder,
    ) -> Option<()> {
        let monitor = monitor.filter(|monitor| monitor.bytes == bytes)?;
        // What it finds is what the load has read, so it acquires if that did.
        let success = match (monitor.order.acquires(), order.releases()) {
            (true, true) => MemoryOrder::AcqRel,
            (true, false) => MemoryOrder::Acquire,
            (false, _) => order,
        };
        let (_, success) = self.atomic_compare_exchange(
            monitor.address,
            bytes,
            monitor.value,
            value,
            orders_of(success),
        );
        let failed = self.compare(ir::IntPredicate::Eq, 1, success, ZERO);
        self.put(machine, status, failed, 64)
    }

    fn inverted(&mut self, bits: u8, value: ir::Operand) -> ir::Operand {
        let all = ir::Operand::Const(u64::MAX >> (64 - bits));
        self.binary_op(ir::BinaryOp::Xor, bits, value, all)
    }

    fn arm_arithmetic(
        &mut self,
        machine: &mut Machine,
        action: Action,
        places: &[Place],
        bits: u8,
    ) -> Option<()> {
        match (action, places) {
            (
                Binary {
                    op,
                    inverted,
                    flags,
                },
                &[to, lhs, rhs],
            ) => {
                let lhs = self.value(machine, lhs, bits)?;
                let mut rhs = self.value(machine, rhs, bits)?;
                if inverted {
                    rhs = self.inverted(bits, rhs);
                }
                let result = self.binary_op(op, bits, lhs, rhs);
                if flags {
                    machine.flags = arm_flags(op, bits, lhs, rhs, result);
                }
                self.put(machine, to, result, 64)?;
            }
            (Compare | Action::Test, &[lhs, rhs]) => {
                let op = match action {
                    Compare => ir::BinaryOp::Sub,
                    _ => ir::BinaryOp::And,
                };
                let lhs = self.value(machine, lhs, bits)?;
                let rhs = self.value(machine, rhs, bits)?;
                let result = self.binary_op(op, bits, lhs, rhs);
                machine.flags = arm_flags(op, bits, lhs, rhs, result);
            }
            (_, &[to, from]) => {
                let value = self.value(machine, from, bits)?;
                let result = match action {
                    Move => value,
                    MoveNot => self.inverted(bits, value),
                    Negate => self.binary_op(ir::BinaryOp::Sub, bits, ZERO, value),
                    LeadingZeros => self.leading_zeros(bits, value),
                    ReverseBits => self.reverse_bits(bits, value),
                    ReverseBytes => self.byte_swap(bits, value),
                    _ => return None,
                };
                self.put(machine, to, result, 64)?;
            }
            _ => return None,
        }
        Some(())
    }

    /// The bits in the other order: those of each byte, and then the bytes.
    fn reverse_bits(&mut self, bits: u8, mut value: ir::Operand) -> ir::Operand {
        use ir::BinaryOp::{And, LShr, Or, Shl};
        let all = u64::MAX >> (64 - bits);
        let swaps = [
            (1, 0x5555_5555_5555_5555),
            (2, 0x3333_3333_3333_3333),
            (4, 0x0f0f_0f0f_0f0f_0f0fu64),
        ];
        for (distance, mask) in swaps {
            let (distance, mask) = (ir::Operand::Const(distance), ir::Operand::Const(mask & all));
            let low = self.binary_op(And, bits, value, mask);
            let low = self.binary_op(Shl, bits, low, distance);
            let high = self.binary_op(LShr, bits, value, distance);
            let high = self.binary_op(And, bits, high, mask);
            value = self.binary_op(Or, bits, low, high);
        }
        self.byte_swap(bits, value)
    }
}

fn arm_flags(
    op: ir::BinaryOp,
    bits: u8,
    lhs: ir::Operand,
    rhs: ir::Operand,
    result: ir::Operand,
) -> Flags {
    let kind = match op {
        ir::BinaryOp::Sub => Kind::Difference,
        ir::BinaryOp::Add => Kind::Sum,
        _ => Kind::Bits,
    };
    computed(kind, bits, lhs, rhs, result)
}
