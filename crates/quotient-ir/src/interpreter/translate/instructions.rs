//! Instructions other than calls of builtins. Plain ones are an operation as they are; the others are taken apart here.

use super::{Translator, fast};
use crate::interpreter::code::{AwaitSite, CallSite, FlatOp, Landing, Round, Slot, StackSite};
use crate::interpreter::flatten::Places;
use crate::program::Landing as Unwound;
use crate::program::{Callee, CastOp, Index, Op, Operand, PureLoop, Reg, Until, instructions};
use quotient_model::{Fences, MemoryOrder, RmwOp};

/// The pattern of instructions that are plain.
macro_rules! plain {
    (
        given {}
        computations { $( $(#[$doc:meta])* $Computation:ident { $($field:tt)* }, )* }
        accesses { $( $(#[$access_doc:meta])* $Access:ident { $($access_field:tt)* }, )* }
        $($other:tt)*
    ) => {
        $( Op::$Computation { .. } | )* $( Op::$Access { .. } )|*
    };
}

impl Translator<'_> {
    /// Translates an instruction.
    pub(super) fn instruction(&mut self, op: &Op) {
        self.need_decided(op);
        self.follow_undefined(op);
        match FlatOp::of(op, self) {
            Some(flat) => {
                let flat = self.adapted(op, flat);
                self.emit(flat);
            }
            None => self.composed(op),
        }
    }

    /// A plain instruction's operation, which comes next: as it is here.
    fn adapted(&mut self, op: &Op, flat: FlatOp) -> FlatOp {
        let operands = match (op, flat) {
            (
                Op::Binary { lhs, rhs, .. } | Op::IntCompare { lhs, rhs, .. },
                FlatOp::Binary {
                    lhs: first,
                    rhs: second,
                    ..
                }
                | FlatOp::IntCompare {
                    lhs: first,
                    rhs: second,
                    ..
                },
            ) => Some(([*lhs, *rhs], [first, second])),
            (Op::Cast { src, .. }, FlatOp::Cast { src: slot, .. }) => Some(([*src; 2], [slot; 2])),
            _ => None,
        };
        if let Some((values, slots)) = operands
            && self.guard(values, slots)
        {
            return flat;
        }
        match (op, flat) {
            (Op::Load { dst, .. }, _) if self.harmless.contains(dst) => {
                let here = self.here();
                self.code.harmless.insert(here);
            }
            (Op::Store { value, .. }, _) => {
                if let Some(undefined) = self.undefined_slot(*value) {
                    let here = self.here();
                    self.code.undefined_stores.insert(here, undefined);
                }
            }
            (
                Op::Rmw { dst: result, .. },
                FlatOp::Rmw {
                    op: op @ (RmwOp::Add | RmwOp::Sub),
                    bits,
                    dst,
                    address,
                    value,
                    order,
                },
            ) if self.independent_adds && self.uses[result.index()] == 0 => {
                return FlatOp::Add {
                    bits,
                    negative: op == RmwOp::Sub,
                    order,
                    dst,
                    address,
                    value,
                };
            }
            (
                Op::Rmw { dst: result, .. },
                FlatOp::Rmw {
                    dst,
                    address,
                    order,
                    ..
                },
            ) if self.counts.contains_key(result) => {
                return FlatOp::Count {
                    counting: self.counts[result],
                    order,
                    dst,
                    address,
                };
            }
            _ => {}
        }
        fast::operation(flat)
    }

    /// Has what may be undecided be decided before an operation that has no other way with it.
    fn need_decided(&mut self, op: &Op) {
        let Some(undecided) = &self.undecided else {
            return;
        };
        let needed = undecided.needed(op);
        for reg in needed {
            let value = self.reg(reg);
            self.emit(FlatOp::Need { value });
        }
    }

    /// Guards an operation on two values that may be undecided, which are in these slots. Returns whether they
    /// may be.
    pub(super) fn guard(&mut self, values: [Operand; 2], [first, second]: [Slot; 2]) -> bool {
        let undecided = self.undecided.as_ref();
        let guarded = undecided.is_some_and(|u| values.iter().any(|&value| u.may_be(value)));
        if guarded {
            self.emit(FlatOp::Guard { first, second });
        }
        guarded
    }

    /// Translates what is not plain.
    fn composed(&mut self, op: &Op) {
        match *op {
            Op::Address {
                dst,
                base,
                offset,
                ref indices,
            } => {
                let (base, dst) = (self.operand(base), self.reg(dst));
                self.address(dst, base, offset, indices);
            }
            Op::Alloca {
                dst,
                count,
                ref shape,
                ref name,
            } => {
                self.allocates = true;
                let (count, dst) = (self.operand(count), self.reg(dst));
                let site = self.code.stack_sites.len() as u32;
                self.code.stack_sites.push(StackSite {
                    function: self.code.functions.len() as u32,
                    address: dst,
                    shape: shape.clone(),
                    name: name.clone(),
                });
                self.emit(FlatOp::Alloca { dst, count, site });
            }
            Op::Fence {
                order: MemoryOrder::NotAtomic,
            } => self.emit(FlatOp::Barrier),
            Op::Fence { order } => match Fences::of(order) {
                Fences::None => {}
                fences => self.emit(FlatOp::Fence { fences }),
            },
            Op::Await {
                dst,
                address,
                size,
                order,
                ref until,
                pure_loop,
            } => {
                let (address, dst) = (self.operand(address), self.reg(dst));
                let site = self.await_site(until, None, pure_loop);
                self.emit(FlatOp::Await {
                    dst,
                    address,
                    size,
                    order,
                    site,
                });
            }
            Op::AwaitExchange {
                bits,
                old,
                success,
                address,
                ref until,
                new,
                orders,
                pure_loop,
            } => {
                let (address, new) = (self.operand(address), self.operand(new));
                let (old, success) = (self.reg(old), success.map(|r| self.reg(r)));
                let site = self.await_site(until, success, pure_loop);
                self.emit(FlatOp::AwaitExchange {
                    bits,
                    orders,
                    old,
                    address,
                    new,
                    site,
                });
            }
            Op::Call {
                callee,
                ref args,
                ref dsts,
                landing,
            } => self.call(callee, args, dsts, landing),
            Op::Builtin { dst, ref builtin } => {
                let dst = dst.map_or(self.scratch, |r| self.reg(r));
                self.builtin(dst, builtin);
            }
            instructions!(plain! {}) => unreachable!("{} is plain", op.name()),
        }
    }

    /// dst = base + offset + the scaled indices.
    fn address(&mut self, dst: Slot, mut base: Slot, offset: i64, indices: &[Index]) {
        if offset != 0 || indices.is_empty() {
            self.add(dst, base, offset as u64);
            base = dst;
        }
        for index in indices {
            let (value, bits) = (self.operand(index.value), index.bits);
            let op = fast::scaled(bits, dst, base, value, index.scale);
            let op = op.unwrap_or_else(|| FlatOp::AddScaled {
                bits,
                dst,
                base,
                index: value,
                scale: self.constant(index.scale as u64),
            });
            self.emit(op);
            base = dst;
        }
        if !indices.is_empty() {
            self.wrap_around(dst);
        }
    }

    fn call(&mut self, callee: Callee, args: &[Operand], dsts: &[Reg], landing: Option<Unwound>) {
        let args = args.iter().map(|&a| self.operand(a)).collect();
        let dsts = dsts.iter().map(|&d| self.reg(d)).collect();
        let target = match callee {
            Callee::Direct(_) => 0,
            Callee::Indirect(target) => self.operand(target),
        };
        let call = self.code.calls.len() as u32;
        let landing = landing.map(|l| Landing {
            unwound: self.reg(l.unwound),
            catches: l.catches,
        });
        self.code.calls.push(CallSite {
            args,
            dsts,
            landing,
        });
        self.emit(match callee {
            Callee::Direct(function) => FlatOp::Call { function, call },
            Callee::Indirect(_) => FlatOp::CallIndirect { target, call },
        });
    }

    /// Cuts a sum of 64 bits to the width of an address.
    fn wrap_around(&mut self, address: Slot) {
        let to = self.module.pointers.bits();
        if to < 64 {
            self.emit(FlatOp::Cast {
                op: CastOp::Trunc,
                from: 64,
                to,
                dst: address,
                src: address,
            });
        }
    }

    fn await_site(
        &mut self,
        until: &Until,
        success: Option<Slot>,
        pure_loop: Option<PureLoop>,
    ) -> u32 {
        let operand = self.operand(until.operand);
        let pure_loop = pure_loop.map(|cut| self.round(cut));
        self.code.awaits.push(AwaitSite {
            mask: until.mask,
            test: until.predicate,
            bits: until.bits,
            operand,
            success,
            pure_loop,
        });
        self.code.awaits.len() as u32 - 1
    }

    /// A loop around what is being translated. Its header has come already.
    pub(super) fn round(&self, cut: PureLoop) -> Round {
        Round {
            header: self.starts[cut.header.index()].unwrap_or(self.here()),
            position: cut.position,
            refreshed: cut.refreshed,
        }
    }
}
