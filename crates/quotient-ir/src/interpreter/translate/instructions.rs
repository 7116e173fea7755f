//! Instructions other than calls of builtins: mostly one operation each.

use super::Translator;
use crate::interpreter::code::{AwaitSite, CallSite, FlatOp, Landing, Round, Slot, StackSite};
use crate::program::{Callee, CastOp, Op, Operand, PureLoop, Until};
use quotient_model::{Fences, RmwOp};

impl Translator<'_> {
    /// Translates an instruction. Here are the ones that copy or compute words; what is of another
    /// kind is handed on, from function to function, until one knows it.
    pub(super) fn instruction(&mut self, op: &Op) {
        self.need_decided(op);
        match *op {
            Op::Copy { dst, src } => {
                let (src, dst) = (self.operand(src), self.reg(dst));
                self.emit(FlatOp::Copy { dst, src });
            }
            Op::Select {
                dst,
                condition,
                then,
                otherwise,
            } => {
                let condition = self.operand(condition);
                let (then, otherwise) = (self.operand(then), self.operand(otherwise));
                let dst = self.reg(dst);
                self.emit(FlatOp::Select {
                    dst,
                    condition,
                    then,
                    otherwise,
                });
            }
            Op::Pack { dst, low, high } => {
                let (low, high, dst) = (self.operand(low), self.operand(high), self.reg(dst));
                self.emit(FlatOp::Pack { dst, low, high });
            }
            Op::Unpack { dst, src, high } => {
                let (src, dst) = (self.operand(src), self.reg(dst));
                self.emit(FlatOp::Unpack { dst, src, high });
            }
            Op::Binary {
                op,
                bits,
                dst,
                lhs,
                rhs,
            } => {
                let (first, second) = (lhs, rhs);
                let (lhs, rhs, dst) = (self.operand(lhs), self.operand(rhs), self.reg(dst));
                self.guard([first, second], [lhs, rhs]);
                self.emit(FlatOp::Binary {
                    op,
                    bits,
                    dst,
                    lhs,
                    rhs,
                });
            }
            Op::Wide {
                op,
                bits,
                ref dsts,
                ref args,
            } => {
                let args = args.iter().map(|&a| self.operand(a)).collect();
                let dsts = dsts.iter().map(|&d| self.reg(d)).collect();
                let (args, dsts) = (self.list(args), self.list(dsts));
                self.emit(FlatOp::Wide {
                    op,
                    bits,
                    args,
                    dsts,
                });
            }
            Op::IntCompare {
                predicate,
                bits,
                dst,
                lhs,
                rhs,
            } => {
                let (first, second) = (lhs, rhs);
                let (lhs, rhs, dst) = (self.operand(lhs), self.operand(rhs), self.reg(dst));
                self.guard([first, second], [lhs, rhs]);
                self.emit(FlatOp::Compare {
                    predicate,
                    bits,
                    dst,
                    lhs,
                    rhs,
                });
            }
            Op::Cast {
                op,
                from,
                to,
                dst,
                src,
            } => {
                let value = src;
                let (src, dst) = (self.operand(src), self.reg(dst));
                self.guard([value, value], [src, src]);
                self.emit(FlatOp::Cast {
                    op,
                    from,
                    to,
                    dst,
                    src,
                });
            }
            _ => self.floats(op),
        }
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

    /// Guards an operation on two values that may be undecided, which are in these slots.
    pub(super) fn guard(&mut self, values: [Operand; 2], [first, second]: [Slot; 2]) {
        let undecided = self.undecided.as_ref();
        if undecided.is_some_and(|u| values.iter().any(|&value| u.may_be(value))) {
            self.emit(FlatOp::Guard { first, second });
        }
    }

    /// Translates what computes with floating-point numbers.
    fn floats(&mut self, op: &Op) {
        match *op {
            Op::Float {
                op,
                width,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs, dst) = (self.operand(lhs), self.operand(rhs), self.reg(dst));
                self.emit(FlatOp::Float {
                    op,
                    width,
                    dst,
                    lhs,
                    rhs,
                });
            }
            Op::FloatFunction {
                function,
                width,
                dst,
                src,
            } => {
                let (src, dst) = (self.operand(src), self.reg(dst));
                self.emit(FlatOp::FloatFunction {
                    function,
                    width,
                    dst,
                    src,
                });
            }
            Op::FloatCompare {
                predicate,
                width,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs, dst) = (self.operand(lhs), self.operand(rhs), self.reg(dst));
                self.emit(FlatOp::FloatCompare {
                    predicate,
                    width,
                    dst,
                    lhs,
                    rhs,
                });
            }
            _ => self.places(op),
        }
    }

    /// Translates what makes addresses: of parts of objects, and of new objects on the stack.
    fn places(&mut self, op: &Op) {
        match *op {
            Op::Address {
                dst,
                base,
                offset,
                ref indices,
            } => {
                let (mut base, dst) = (self.operand(base), self.reg(dst));
                if offset != 0 || indices.is_empty() {
                    self.add(dst, base, offset as u64);
                    base = dst;
                }
                for index in indices {
                    let value = self.operand(index.value);
                    let scale = self.constant(index.scale as u64);
                    let bits = index.bits;
                    self.emit(FlatOp::AddScaled {
                        bits,
                        dst,
                        base,
                        index: value,
                        scale,
                    });
                    base = dst;
                }
                if !indices.is_empty() {
                    self.wrap_around(dst);
                }
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
                    shape: shape.clone(),
                    name: name.clone(),
                });
                self.emit(FlatOp::Alloca { dst, count, site });
            }
            _ => self.accesses(op),
        }
    }

    /// Translates what accesses memory once, atomically or not.
    fn accesses(&mut self, op: &Op) {
        match *op {
            Op::Load {
                dst,
                address,
                size,
                order,
            } => {
                if self.harmless.contains(&dst) {
                    let here = self.here();
                    self.code.harmless.insert(here);
                }
                let (address, dst) = (self.operand(address), self.reg(dst));
                self.emit(FlatOp::Load {
                    dst,
                    address,
                    size,
                    order,
                });
            }
            Op::Store {
                address,
                value,
                size,
                order,
            } => {
                let (address, value) = (self.operand(address), self.operand(value));
                self.emit(FlatOp::Store {
                    address,
                    value,
                    size,
                    order,
                });
            }
            Op::Rmw {
                op,
                bits,
                dst,
                address,
                value,
                order,
            } => {
                let (address, value) = (self.operand(address), self.operand(value));
                let unused = self.used.as_ref().is_some_and(|used| !used[dst.index()]);
                let dst = self.reg(dst);
                self.emit(match op {
                    RmwOp::Add | RmwOp::Sub if unused => FlatOp::Add {
                        bits,
                        negative: op == RmwOp::Sub,
                        order,
                        dst,
                        address,
                        value,
                    },
                    _ => FlatOp::Rmw {
                        op,
                        bits,
                        order,
                        dst,
                        address,
                        value,
                    },
                });
            }
            Op::CompareExchange {
                bits,
                old,
                success,
                address,
                expected,
                new,
                orders,
            } => {
                let address = self.operand(address);
                let (expected, new) = (self.operand(expected), self.operand(new));
                let (old, success) = (self.reg(old), self.reg(success));
                self.emit(FlatOp::CompareExchange {
                    bits,
                    orders,
                    old,
                    success,
                    address,
                    expected,
                    new,
                });
            }
            Op::Fence(order) => match Fences::of(order) {
                Fences::None => {}
                fences => self.emit(FlatOp::Fence(fences)),
            },
            _ => self.awaits(op),
        }
    }

    /// Translates loops that wait for a value in memory.
    fn awaits(&mut self, op: &Op) {
        match *op {
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
            _ => self.calls(op),
        }
    }

    /// Translates calls, of functions and of builtins: the last kind.
    fn calls(&mut self, op: &Op) {
        match *op {
            Op::Call {
                callee,
                ref args,
                ref dsts,
                landing,
            } => {
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
            Op::Builtin { dst, ref builtin } => {
                let dst = dst.map_or(self.scratch, |r| self.reg(r));
                self.builtin(dst, builtin);
            }
            // Named one by one, so that the compiler asks where a new one belongs.
            Op::Copy { .. }
            | Op::Select { .. }
            | Op::Pack { .. }
            | Op::Unpack { .. }
            | Op::Binary { .. }
            | Op::Wide { .. }
            | Op::IntCompare { .. }
            | Op::Cast { .. }
            | Op::Float { .. }
            | Op::FloatFunction { .. }
            | Op::FloatCompare { .. }
            | Op::Address { .. }
            | Op::Alloca { .. }
            | Op::Load { .. }
            | Op::Store { .. }
            | Op::Rmw { .. }
            | Op::CompareExchange { .. }
            | Op::Fence(_)
            | Op::Await { .. }
            | Op::AwaitExchange { .. } => {
                unreachable!("the functions before translate it")
            }
        }
    }

    pub(super) fn list(&mut self, slots: Box<[Slot]>) -> u32 {
        self.code.lists.push(slots);
        self.code.lists.len() as u32 - 1
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
