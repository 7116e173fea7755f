//! What the program is given from outside, and leaves open: one value for each region of values that the program
//! does not tell apart.
//!
//! An input is chosen (see `choice`) among the regions of `undecided`, of which there is one at first: then it is no
//! choice. While its region has several values its name goes where the value would go: through registers,
//! calls, shared memory, to threads and from them. Where it is compared with a number, all values of the region agree, or the
//! region is cut and the exploration starts over. Where anything else is done with it, every value of the
//! region is tried by itself, if they are few; otherwise the program is refused.
//!
//! This is exact. Take an execution with any values of its inputs, and replace each by any other of its
//! region: every comparison that the program made has the same result, and nothing else was made of it. So
//! the execution stays one, with the same accesses but for the values of inputs that were passed on. Two inputs are never
//! compared, whatever regions they are in, since their names say nothing of that; an input with itself is.
//!
//! Names are kept out of a thread's own memory, which is bytes: an object that is given one is shared from its beginning,
//! in an exploration that starts over, so that its cells hold them whole. Where shared memory holds names, it
//! is not for explorers to look at values: awaits and independent adds are shown as the accesses that they are made of.
//!
//! Only operations that may meet a name have a [`FlatOp::Guard`] before them (`crate::undecided`), so that programs without
//! inputs pay nothing.

use super::Machine;
use super::code::{Code, FlatOp, Slot};
use super::memory::Region;
use super::thread::{Flow, Thread};
use super::undecided::{Answer, InputName, Kind, Step};
use crate::arithmetic::mask;
use crate::program::{BinaryOp, CastOp, IntPredicate};
use quotient_model::{Advice, Location, Pending, RmwOp, Value};

impl Machine {
    /// Gives the program an input, for which it may have to be chosen among regions first.
    pub(super) fn input(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        (kind, site): (Kind, u32),
    ) -> Flow {
        let count = self.inputs.choices(site, kind);
        if count == 1 {
            self.set_input(thread, dst, site, 0);
            return Flow::Continue(());
        }
        self.choose(code, thread, count, site)
    }

    /// The input is in that region.
    pub(super) fn set_input(&mut self, thread: &mut Thread, dst: Slot, site: u32, region: Value) {
        let input = InputName {
            site,
            thread: self.paths.hash(thread.id),
            nth: thread.inputs,
        };
        thread.inputs += 1;
        let value = self.inputs.chosen(input, region);
        thread.set(dst, value);
    }

    /// Goes over an operation on two registers, or one, of which one may hold a name: if one does, it is done
    /// here.
    pub(super) fn guard(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        (first, second): (Slot, Slot),
        steps: &mut u32,
    ) -> Flow {
        let (a, b) = (thread.get(first), thread.get(second));
        if !self.inputs.is_name(a) && !self.inputs.is_name(b) {
            thread.pc += 1;
            return Flow::Continue(());
        }
        let jumps = |steps: &mut u32| steps.checked_sub(1).inspect(|&left| *steps = left);
        let (dst, result) = match code.ops[thread.pc as usize + 1] {
            FlatOp::IntCompare {
                predicate,
                bits,
                dst,
                ..
            } => (dst, self.compare(code, thread, (predicate, bits), a, b)?),
            FlatOp::CompareBranch {
                predicate,
                bits,
                dst,
                then,
                otherwise,
                ..
            } => {
                if jumps(steps).is_none() {
                    return thread.stop(Pending::Endless);
                }
                let holds = self.compare(code, thread, (predicate, bits), a, b)?;
                thread.set(dst, holds);
                thread.pc = if holds == 1 { then } else { otherwise };
                return Flow::Continue(());
            }
            FlatOp::Switch { table, .. } => {
                if jumps(steps).is_none() {
                    return thread.stop(Pending::Endless);
                }
                let table = &code.switches[table as usize];
                let around = |&(case, _): &(u64, u32)| [case, case.wrapping_add(1)];
                let places: Vec<u64> = table.cases.iter().flat_map(around).collect();
                let target = self.ask(code, thread, a, &places, &|x| table.target(x).into())?;
                thread.pc = target as u32;
                return Flow::Continue(());
            }
            FlatOp::Cast {
                op: op @ (CastOp::ZExt | CastOp::SExt),
                from,
                to,
                dst,
                ..
            } => {
                let signed = op == CastOp::SExt;
                let step = Step::Extend { from, to, signed };
                (dst, self.inputs.computed(a, step))
            }
            FlatOp::Cast {
                op: CastOp::Trunc,
                to,
                dst,
                ..
            } => match self.inputs.truncated(a, to) {
                Some(value) => (dst, value),
                None => return self.need(code, thread, a),
            },
            FlatOp::Binary { op, bits, dst, .. } => {
                let (name, step) = self.step(code, thread, (op, bits), a, b)?;
                (dst, self.inputs.computed(name, step))
            }
            _ => return self.need(code, thread, a),
        };
        thread.set(dst, result);
        thread.pc += 2;
        Flow::Continue(())
    }

    /// What arithmetic makes of a name, and which one, if it can be undone.
    fn step(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        (op, bits): (BinaryOp, u8),
        a: Value,
        b: Value,
    ) -> Flow<(Value, Step)> {
        let plus = |addend| Step::Plus { bits, addend };
        let minus = |from| Step::Minus { bits, from };
        let all = mask(bits);
        let found = match (self.inputs.is_name(a), self.inputs.is_name(b), op) {
            (true, false, BinaryOp::Add) => (a, plus(b)),
            (false, true, BinaryOp::Add) => (b, plus(a)),
            (true, false, BinaryOp::Sub) => (a, plus(b.wrapping_neg() & all)),
            (false, true, BinaryOp::Sub) => (b, minus(a)),
            (true, false, BinaryOp::Xor) if b == all => (a, minus(all)),
            (is_name, ..) => {
                self.need(code, thread, if is_name { a } else { b })?;
                return Flow::Break(());
            }
        };
        Flow::Continue(found)
    }

    /// Whether two values, of which one may be a name, compare so.
    fn compare(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        (predicate, bits): (IntPredicate, u8),
        a: Value,
        b: Value,
    ) -> Flow<u64> {
        if a == b {
            // An input and itself.
            return Flow::Continue(predicate.holds(0, 0, bits).into());
        }
        let (name, other, predicate) = match (self.inputs.is_name(a), self.inputs.is_name(b)) {
            (true, true) => {
                let few = self.inputs.enumerate(a) || self.inputs.enumerate(b);
                return match few {
                    true => self.restart(thread),
                    false => self.refuse_input(code, thread, a),
                };
            }
            (true, false) => (a, b, predicate),
            (false, _) => (b, a, predicate.swapped()),
        };
        let places = [
            other,
            other.wrapping_add(1) & mask(bits),
            mask(bits) / 2 + 1,
        ];
        let holds = |x| predicate.holds(x, other, bits).into();
        self.ask(code, thread, name, &places, &holds)
    }

    /// What a function of a name is, if that does not depend on which of its values it has.
    fn ask(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        name: Value,
        places: &[u64],
        f: &dyn Fn(u64) -> u64,
    ) -> Flow<u64> {
        match self.inputs.ask(name, places, f) {
            Answer::Known(result) => Flow::Continue(result),
            Answer::Learnt => self.restart(thread),
            Answer::TooOften if code.bounded.is_empty() && !code.unrolled => {
                thread.stop(Pending::Endless)
            }
            Answer::TooOften => self.refuse_input(code, thread, name),
        }
    }

    /// Makes sure that a value is one: something is done with it other than comparing it.
    #[inline]
    pub(super) fn need(&mut self, code: &Code, thread: &mut Thread, value: Value) -> Flow {
        match self.inputs.is_name(value) {
            true => self.need_input(code, thread, value),
            false => Flow::Continue(()),
        }
    }

    #[cold]
    fn need_input<T>(&mut self, code: &Code, thread: &mut Thread, name: Value) -> Flow<T> {
        match self.inputs.enumerate(name) {
            true => self.restart(thread),
            false => self.refuse_input(code, thread, name),
        }
    }

    #[cold]
    fn refuse_input<T>(&self, code: &Code, thread: &mut Thread, name: Value) -> Flow<T> {
        let (what, values) = match self.inputs.range(name) {
            Some((site, range)) => (&*code.messages[site as usize], range.to_string()),
            None => ("input", "anything".to_owned()),
        };
        let what = format!(
            "more is done here with an input ({what}) than to compare it with numbers, and it can be any of {values}"
        );
        self.unsupported_unless(code, thread, &what, Some(Advice::GiveInputs))
    }

    /// Makes sure that a name which is about to be stored can be: into shared memory, and whole.
    pub(super) fn check_stored(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        (address, size, atomic): (Slot, u8, bool),
        value: Value,
    ) -> Flow {
        if !self.inputs.is_name(value) {
            return Flow::Continue(());
        }
        let place = self.place(code, thread, thread.get(address), size.into())?;
        match place.region {
            Region::Private(_) => return self.reach(thread, place.object),
            Region::Constant(_) => return Flow::Continue(()),
            Region::Shared => {}
        }
        if !self.inputs.in_memory {
            self.inputs.to_memory = true;
            return self.restart(thread);
        }
        self.cell(code, thread, place, size, atomic)?;
        match thread.progress.of == 0 && thread.progress.piece == size {
            true => Flow::Continue(()),
            false => self.need(code, thread, value),
        }
    }

    /// How many bits of a value an access of so many bits writes: a name is written whole.
    #[inline]
    pub(super) fn width(&self, bits: u8, value: Value) -> u8 {
        match self.inputs.is_name(value) {
            true => 64,
            false => bits.min(64),
        }
    }

    /// Makes sure that what an access found, and is about, lets the operation go on as it is written.
    #[cold]
    pub(super) fn check_found(&mut self, code: &Code, thread: &mut Thread, found: Value) -> Flow {
        let progress = &thread.progress;
        let whole = progress.of == 0 && progress.done == 0;
        match code.ops[thread.pc as usize] {
            FlatOp::Load { size, .. } if whole && progress.piece == size => Flow::Continue(()),
            FlatOp::Await { size, site, .. } if whole && progress.piece == size => {
                let site = &code.awaits[site as usize];
                let operand = thread.get(site.operand);
                match self.inputs.is_name(found) && site.mask != mask(8 * size) {
                    true => self.need(code, thread, found),
                    false => self
                        .compare(code, thread, (site.test, site.bits), found, operand)
                        .map_continue(drop),
                }
            }
            FlatOp::AwaitExchange { site, .. } if whole => {
                let site = &code.awaits[site as usize];
                let operand = thread.get(site.operand);
                self.compare(code, thread, (site.test, site.bits), found, operand)
                    .map_continue(drop)
            }
            FlatOp::CompareExchange { bits, expected, .. } if whole => {
                let expected = thread.get(expected);
                let predicate = (IntPredicate::Eq, bits);
                // One of them is a name of several values: they differ, or it is not known.
                self.compare(code, thread, predicate, found, expected)
                    .map_continue(drop)
            }
            FlatOp::Rmw {
                op: RmwOp::Exchange,
                ..
            } if whole => Flow::Continue(()),
            FlatOp::MemCopy { .. } if progress.of == 0 && !progress.writing => Flow::Continue(()),
            FlatOp::Join { .. } | FlatOp::Choose { .. } | FlatOp::Input { .. } => {
                Flow::Continue(())
            }
            _ => self.need(code, thread, found),
        }
    }

    /// Whether what the thread's access found, or compares it with, is a name.
    #[inline]
    pub(super) fn meets_name(&self, code: &Code, thread: &Thread, found: Value) -> bool {
        let compared = || match code.ops[thread.pc as usize] {
            FlatOp::CompareExchange { expected, .. } => Some(thread.get(expected)),
            FlatOp::Await { site, .. } | FlatOp::AwaitExchange { site, .. } => {
                Some(thread.get(code.awaits[site as usize].operand))
            }
            _ => None,
        };
        self.inputs.is_name(found) || compared().is_some_and(|value| self.inputs.is_name(value))
    }

    /// What a choice of a region comes to: one of its values, and in words which others there are.
    pub(super) fn chosen_input(
        &self,
        location: Location,
        region: Value,
    ) -> Option<(Value, Option<String>)> {
        let site = self.choice_of(location)?;
        let (value, range) = self.inputs.choice(site, region)?;
        Some((value, range.map(|range| range.to_string())))
    }
}
