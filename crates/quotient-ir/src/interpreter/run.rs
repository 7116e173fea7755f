//! Execution of local code, up to what the thread wants next.

use super::Machine;
use super::code::{CallSite, Code, FlatOp, Slot};
use super::local::run_local;
use super::pointer;
use super::private::Ended;
use super::thread::{Flow, Frame, Thread, Wrap};
use crate::arithmetic;
use crate::counts::Counting;
use quotient_model::{Access, Blocked, FailureKind, Part, Pending, ThreadId};

impl Machine {
    /// Runs the thread up to its next pending access, or its end. It always sets `pending`.
    #[inline]
    pub(super) fn run(&mut self, code: &Code, thread: &mut Thread) {
        self.run_code(code, thread);
        if code.sections {
            self.settle(code, thread);
        }
    }

    /// The same, but for what atomic sections do without events.
    ///
    /// Whatever is not for the hot loop is a call: what is made part of this function takes the registers that
    /// the loop needs, and time at every event, whether it is used or not.
    pub(super) fn run_code(&mut self, code: &Code, thread: &mut Thread) {
        self.run_on(code, thread, Self::first_steps(code));
        if matches!(thread.pending, Pending::Endless) {
            self.run_long(code, thread);
        }
        if self.met.has_fresh() {
            self.met.note(thread);
        }
    }

    #[inline]
    pub(super) fn run_on(&mut self, code: &Code, thread: &mut Thread, mut steps: u32) {
        loop {
            let flow = match *run_local(&self.met.ops, code, thread, &mut steps) {
                FlatOp::First => {
                    self.met.meet(code, thread.pc);
                    continue;
                }
                FlatOp::Load {
                    dst,
                    address,
                    size,
                    order,
                    ..
                } => match self.load_again(thread, dst, address, size) {
                    true => Flow::Continue(()),
                    false => self.load(code, thread, dst, address, size, order.is_atomic()),
                },
                FlatOp::Store {
                    address,
                    value,
                    size,
                    order,
                } => match self.store_again(thread, address, value, size) {
                    true => Flow::Continue(()),
                    false => self.store(code, thread, address, value, size, order.is_atomic()),
                },
                FlatOp::Join { handle, .. } => self.request_join(code, thread, handle),
                FlatOp::Call { function, call } => {
                    match self.call(code, thread, function.index(), call, &mut steps) {
                        Flow::Continue(()) => continue,
                        Flow::Break(()) => return,
                    }
                }
                FlatOp::CallIndirect { target, call } => {
                    match self.call_indirect(code, thread, target, call, &mut steps) {
                        Flow::Continue(()) => continue,
                        Flow::Break(()) => return,
                    }
                }
                FlatOp::Guard { first, second } => {
                    match self.guard(code, thread, (first, second), &mut steps) {
                        Flow::Continue(()) => continue,
                        Flow::Break(()) => return,
                    }
                }
                FlatOp::Return { values } => match self.return_(code, thread, values) {
                    Flow::Continue(()) => continue,
                    Flow::Break(()) => return,
                },
                FlatOp::Unwind => match self.unwind(code, thread) {
                    Flow::Continue(()) => continue,
                    Flow::Break(()) => return,
                },
                FlatOp::UnwindByForce { place } => {
                    match self.unwind_by_force(code, thread, thread.get(place)) {
                        Flow::Continue(()) => continue,
                        Flow::Break(()) => return,
                    }
                }
                FlatOp::LongJump { name, value } => {
                    let (name, value) = (thread.get(name), thread.get(value));
                    self.jump(code, thread, (name, value), &mut steps)
                }
                _ => self.operation(code, thread, &code.ops[thread.pc as usize]),
            };
            if flow.is_break() {
                return;
            }
            thread.pc += 1;
        }
    }

    /// Any other operation, after which the next one in the code follows.
    #[inline(never)]
    fn operation(&mut self, code: &Code, thread: &mut Thread, op: &FlatOp) -> Flow {
        match *op {
            FlatOp::Rmw {
                op,
                bits,
                dst,
                address,
                value,
                ..
            } => {
                let operand = thread.get(value);
                if code.inputs {
                    self.check_stored(code, thread, (address, bits / 8, true), operand)?;
                }
                let width = self.width(bits, operand);
                let old = self.atomic(code, thread, address, bits, |location| Access::Rmw {
                    location,
                    op,
                    operand,
                    bits: width,
                    part: Part::WHOLE,
                })?;
                thread.set(dst, old);
                Flow::Continue(())
            }
            FlatOp::CompareExchange {
                bits,
                old,
                success,
                address,
                expected,
                new,
                ..
            } => {
                let (expected, new) = (thread.get(expected), thread.get(new));
                self.check_marker(code, thread, expected)?;
                self.check_marker(code, thread, new)?;
                if code.inputs {
                    self.check_stored(code, thread, (address, bits / 8, true), new)?;
                }
                let found = self.atomic(code, thread, address, bits, |location| {
                    Access::CompareExchange {
                        location,
                        expected,
                        new,
                        part: Part::WHOLE,
                    }
                })?;
                if code.inputs && self.meets_name(code, thread, found) {
                    self.check_found(code, thread, found)?;
                }
                thread.set(old, found);
                thread.set(success, (found == expected).into());
                Flow::Continue(())
            }
            FlatOp::Add {
                bits,
                negative,
                dst,
                address,
                value,
                ..
            } => self.add(code, thread, (bits, negative), dst, address, value),
            FlatOp::Count {
                counting,
                dst,
                address,
                ..
            } => {
                let tally = counting.tally();
                let flow = self.atomic(
                    code,
                    thread,
                    address,
                    tally.bits,
                    |location| match counting {
                        Counting::Count(tally) => Access::Count { location, tally },
                        Counting::Uncount(tally) => Access::Uncount { location, tally },
                    },
                );
                let old = self.meet_opposites(code, thread, thread.get(address), flow)?;
                thread.set(dst, counting.stands_for(counting.finds(old)));
                Flow::Continue(())
            }
            FlatOp::Await {
                dst,
                address,
                size,
                order,
                site,
            } => {
                let site = &code.awaits[site as usize];
                self.await_load(code, thread, site, dst, address, size, order.is_atomic())
            }
            FlatOp::AwaitExchange {
                bits,
                old,
                address,
                new,
                site,
                ..
            } => {
                let site = &code.awaits[site as usize];
                self.await_exchange(code, thread, site, old, address, bits, new)
            }
            FlatOp::Fence { fences } => {
                if fences.release() && code.shows_fence(thread) {
                    return thread.want(Access::Fence);
                }
                thread.fences = thread.fences.then(fences);
                Flow::Continue(())
            }
            FlatOp::Mutex { action, dst, mutex } => self.mutex(code, thread, action, dst, mutex),
            _ => self.rare_operation(code, thread, op),
        }
    }

    /// Chooses one of so many, which somebody reads about as that; a limit of time runs out or does not.
    fn choose_one(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        (count, what, limit): (u64, u32, bool),
    ) -> Flow {
        match count {
            1 => thread.set(dst, 0),
            // It is looked at what the thread does if nobody does anything: then the time passes.
            _ if limit && thread.wrap == Wrap::Alone => thread.set(dst, 1),
            _ => return self.choose(code, thread, count, what),
        }
        Flow::Continue(())
    }

    /// Operations that are not worth a place in the hot loop.
    fn rare_operation(&mut self, code: &Code, thread: &mut Thread, op: &FlatOp) -> Flow {
        match *op {
            FlatOp::Assume { condition } if thread.get(condition) == 0 => {
                thread.stop(Pending::Blocked(Blocked::Assume))
            }
            FlatOp::CutRound { condition, .. } if thread.get(condition) == 0 => {
                thread.stop(Pending::Blocked(Blocked::Spin))
            }
            FlatOp::Assume { .. } | FlatOp::CutRound { .. } => Flow::Continue(()),
            FlatOp::Barrier => {
                thread.barrier = true;
                Flow::Continue(())
            }
            FlatOp::ThreadLocal { dst, global } => {
                self.thread_local_address(code, thread, dst, global)
            }
            FlatOp::Alloca { dst, count, site } => self.alloca(code, thread, dst, count, site),
            FlatOp::Malloc {
                dst,
                size,
                site,
                throws,
            } => {
                let size = u128::from(thread.get(size));
                self.malloc(code, thread, dst, size, (site, false, throws))
            }
            FlatOp::Calloc {
                dst,
                count,
                size,
                site,
            } => {
                let size = u128::from(thread.get(count)) * u128::from(thread.get(size));
                self.malloc(code, thread, dst, size, (site, true, false))
            }
            FlatOp::HeapSize { dst, pointer } => self.heap_size(code, thread, dst, pointer),
            FlatOp::Free { pointer } => self.free(code, thread, pointer),
            FlatOp::EndLocal { pointer } => self.end_local(code, thread, pointer),
            FlatOp::MemCopy { to, from, length } => self.mem_copy(code, thread, to, from, length),
            FlatOp::MemSet { to, value, length } => self.mem_set(code, thread, to, value, length),
            FlatOp::Spawn { entry, .. } => self.request_spawn(code, thread, entry),
            FlatOp::ThreadExit { value } => self.end(code, thread, thread.get(value)),
            FlatOp::ThreadSelf { dst } => {
                let handle = self.handle(code, thread, thread.id)?;
                thread.set(dst, handle);
                Flow::Continue(())
            }
            FlatOp::ThreadNumber { dst } => {
                let number = self.number(thread, thread.id)?;
                thread.set(dst, number);
                Flow::Continue(())
            }
            FlatOp::NumberOf { dst, handle } => {
                let of = self.handled_by(thread, handle, "join or detachment")?;
                let number = self.number(thread, of)?;
                thread.set(dst, number);
                Flow::Continue(())
            }
            FlatOp::Choose {
                dst,
                count,
                what,
                limit,
            } => self.choose_one(code, thread, dst, (thread.get(count), what, limit)),
            FlatOp::Input { dst, kind, what } => {
                let kind = code.kinds[kind as usize];
                self.input(code, thread, dst, (kind, what))
            }
            FlatOp::MarkJump { dst } => {
                let name = self.mark_jump(thread);
                thread.set(dst, name);
                Flow::Continue(())
            }
            FlatOp::SetJump { dst, name } => {
                Self::set_jump(thread, thread.get(name));
                thread.set(dst, 0);
                Flow::Continue(())
            }
            FlatOp::Defined { undefined } => Self::check_defined(thread, undefined),
            FlatOp::Need { value } => self.need(code, thread, thread.get(value)),
            FlatOp::AtomicBegin => self.section_begin(code, thread),
            FlatOp::AtomicEnd => self.section_end(code, thread),
            FlatOp::Uncaught {
                exception,
                said,
                kind,
            } => self.uncaught(thread, (exception, said), kind),
            FlatOp::Print { site } => {
                self.print(code, thread, site);
                Flow::Continue(())
            }
            FlatOp::Exit { status } => {
                let status = thread.get(status);
                self.end_with(code, thread, status)?;
                thread.stop(Pending::Exit(status))
            }
            FlatOp::Fail { kind, message } => {
                thread.fail(kind, code.messages[message as usize].clone())
            }
            FlatOp::Unsupported { message, advice } => {
                let what = &code.messages[message as usize];
                self.unsupported_unless(code, thread, what, advice)
            }
            // The hot loop leaves a loop only at its bound, arithmetic only when that fails.
            FlatOp::LoopRepeat { .. } => thread.stop(Pending::Blocked(Blocked::LoopBound)),
            FlatOp::Recurse => self.recurse(code, thread),
            FlatOp::WatchBegin { site } => self.begin_watch(code, thread, site),
            FlatOp::WatchAgain { site } => self.watch_again(code, thread, site),
            FlatOp::CountsAt { address } => self.counts_at(thread, address),
            FlatOp::Binary {
                op, bits, lhs, rhs, ..
            } => {
                let result = arithmetic::binary(op, bits, thread.get(lhs), thread.get(rhs));
                let message = result.err().unwrap_or("arithmetic failed");
                thread.fail(FailureKind::Arithmetic, message)
            }
            _ => self.rare_arithmetic(code, thread, op),
        }
    }

    /// Arithmetic on more than 64 bits, and on floats.
    fn rare_arithmetic(&mut self, code: &Code, thread: &mut Thread, op: &FlatOp) -> Flow {
        match *op {
            FlatOp::Pack { dst, low, high } => {
                let name = self.wide.pack(thread.get(low), thread.get(high));
                thread.set(dst, name);
                Flow::Continue(())
            }
            FlatOp::Unpack { dst, src, high } => {
                let halves = self.wide.unpack(thread.get(src));
                thread.set(dst, halves[usize::from(high)]);
                Flow::Continue(())
            }
            FlatOp::Wide {
                op,
                bits,
                args,
                dsts,
            } => {
                let mut values = [0; 4];
                for (value, &slot) in values.iter_mut().zip(&code.lists[args as usize]) {
                    *value = thread.get(slot);
                }
                match arithmetic::wide(op, bits, values) {
                    Ok(halves) => {
                        let dsts = &code.lists[dsts as usize];
                        for (&dst, half) in dsts.iter().zip(halves) {
                            thread.set(dst, half);
                        }
                        Flow::Continue(())
                    }
                    Err(message) => thread.fail(FailureKind::Arithmetic, message),
                }
            }
            FlatOp::Float {
                op,
                width,
                dst,
                lhs,
                rhs,
            } => {
                let result = arithmetic::float(op, width, thread.get(lhs), thread.get(rhs));
                thread.set(dst, result);
                Flow::Continue(())
            }
            FlatOp::MultiplyAdd {
                width,
                dst,
                lhs,
                rhs,
                added,
            } => {
                let operands = [lhs, rhs, added].map(|operand| thread.get(operand));
                thread.set(dst, arithmetic::multiply_add(width, operands));
                Flow::Continue(())
            }
            FlatOp::FloatFunction {
                function,
                width,
                dst,
                src,
            } => {
                let result = arithmetic::float_function(function, width, thread.get(src));
                thread.set(dst, result);
                Flow::Continue(())
            }
            FlatOp::FloatCompare {
                predicate,
                width,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs) = (thread.get(lhs), thread.get(rhs));
                let holds = arithmetic::float_compare(predicate, width, lhs, rhs);
                thread.set(dst, holds.into());
                Flow::Continue(())
            }
            // The hot loop leaves jumps only when there were too many.
            FlatOp::Jump { .. } => thread.stop(Pending::Endless),
            _ if op.is_branch() => thread.stop(Pending::Endless),
            _ => unreachable!("{op:?} is done nowhere"),
        }
    }

    #[inline(never)]
    fn call_indirect(
        &self,
        code: &Code,
        thread: &mut Thread,
        target: Slot,
        call: u32,
        steps: &mut u32,
    ) -> Flow {
        match pointer::function(code.pointers, thread.get(target)) {
            Some(f) if f.index() < code.functions.len() => {
                self.call(code, thread, f.index(), call, steps)
            }
            _ => thread.memory_error("call through a pointer that is not a function"),
        }
    }

    #[inline(never)]
    fn call(
        &self,
        code: &Code,
        thread: &mut Thread,
        target: usize,
        call: u32,
        steps: &mut u32,
    ) -> Flow {
        if *steps == 0 || thread.frames.len() >= code.limits.call_depth as usize {
            return thread.stop(Pending::Endless);
        }
        *steps -= 1;
        let function = &code.functions[target];
        let args = &code.calls[call as usize].args;
        let base = thread.registers.len();
        thread.registers.extend_from_slice(&function.template);
        for (&param, &arg) in function.params.iter().zip(args) {
            thread.registers[base + param as usize] = thread.get(arg);
        }
        thread.calls = thread.calls.wrapping_add(1);
        thread.frames.push(Frame {
            call,
            pc: thread.pc,
            base: thread.base,
            function: thread.function,
            nth: thread.calls,
        });
        thread.base = base as u32;
        thread.function = target as u32;
        thread.pc = function.entry;
        Flow::Continue(())
    }

    #[inline(never)]
    fn return_(&mut self, code: &Code, thread: &mut Thread, values: u32) -> Flow {
        let values = &code.lists[values as usize];
        let Some(&caller) = thread.frames.last() else {
            let value = values.first().map_or(0, |&slot| thread.get(slot));
            return match thread.id {
                ThreadId::MAIN => self.end_process(code, thread, value),
                _ => self.end(code, thread, value),
            };
        };
        if code.functions[thread.function as usize].allocates {
            let depth = thread.frames.len() as u32;
            self.end_published(code, thread, Ended::FromDepth(depth))?;
            thread.private.retain(|p| p.depth != depth);
        }
        thread.frames.pop();
        if !thread.jumps.is_empty() {
            thread.forget_jumps(thread.frames.len() as u32 + 1);
        }
        let CallSite { dsts, landing, .. } = &code.calls[caller.call as usize];
        for (&dst, &value) in dsts.iter().zip(values) {
            let value = thread.get(value);
            thread.registers[caller.base as usize + dst as usize] = value;
        }
        if let Some(landing) = landing {
            thread.registers[caller.base as usize + landing.unwound as usize] = 0;
        }
        thread.registers.truncate(thread.base as usize);
        thread.base = caller.base;
        thread.function = caller.function;
        thread.pc = caller.pc + 1;
        Flow::Continue(())
    }
}

impl Machine {
    /// Blocks a thread that calls a function once more than its bound allows. That it began with it counts, and that those
    /// did that have created it.
    fn recurse(&self, code: &Code, thread: &mut Thread) -> Flow {
        let this = thread.function;
        let frames = thread.frames.iter();
        let calls = frames.filter(|frame| frame.function == this).count();
        let creators = self.paths.began_with(thread.id).skip(1);
        let began = creators.filter(|&function| function == this).count();
        match (calls + began) as u64 >= code.limits.unroll {
            true => thread.stop(Pending::Blocked(Blocked::LoopBound)),
            false => Flow::Continue(()),
        }
    }
}
