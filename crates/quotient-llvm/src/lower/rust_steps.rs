//! What the Rust standard library does, recognised where it was inlined: debug information tells which function of std an
//! access is of, also then.
//!
//! - A mutex. `Mutex::lock` is a compare-exchange of 0 for 1 and, if that fails, a call of `lock_contended`; `try_lock` is
//!   only the former; `unlock` is an exchange for 0 that wakes somebody if it finds a 2, with which those who wait by
//!   futex have marked the mutex. Here nobody does: a lock waits as that of any mutex. An access that is not recognised
//!   stays what it is, and does the same, in two accesses if it waits. So whoever unlocks need not be who is said to have
//!   locked.
//! - The end of a scope, which waits for its threads: it looks how many run, and parks as long as some do. Whoever
//!   is the last need not unpark it then.
//! - `park`, which says that it waits, waits by futex, and looks whether it was unparked: here it waits for that to be so.
//! - What is done once: std looks whether it is done, looks again what has become of it, and begins it if nobody has.
//!   Here it tries to begin at once, which tells as well. Whoever finds that another does it marks that, and waits by futex;
//!   here it looks again when that one is through.
//! - A condition variable, whose word counts notifications for those who wait by futex. Here it is the set of those, each of
//!   which waits at its gate, as in `sync.c`.
//! - A look at a read-write lock before the compare-exchange that tells as well.
//! - Where a message is looked for in a channel without a bound (`library/rust/channels.rs`), and where those who wait are told, if
//!   that was inlined.
//! - Pauses that get longer from round to round. What counts the rounds would make every round another one.
//! - A look at the clock by which locks of parking_lot are fair.
//! - The counts of references to what std knows of a thread (its name, its parker) and of a scope: nobody can tell when
//!   that is freed, so it never is.

use quotient_ir::program as ir;
use quotient_model::MemoryOrder;

use super::function::FunctionLowering;
use super::memory::rmw_op;
use super::units::Unit;
use crate::ast::{Argument, BinaryOp, Instruction, Operation, Type, Typed, Value};
use crate::debug::Place;
use crate::error::{Refusal, malformed};
use crate::library::{self, FutexOf, OfChannel, Step};

const ZERO: ir::Operand = ir::Operand::Const(0);
const ONE: ir::Operand = ir::Operand::Const(1);
/// How std says of what is done once that nobody has begun it.
const INCOMPLETE: ir::Operand = ir::Operand::Const(3);
/// A number of references of which one more or less makes no difference.
const SEVERAL: ir::Operand = ir::Operand::Const(2);

/// Whether each scope's end is found in a module: whoever is the last may leave it parked only then.
pub(super) fn has_scopes(unit: &Unit<'_>) -> bool {
    let looks = |instruction: &Instruction| match &instruction.operation {
        Operation::Load { ty, order, .. } if order.is_atomic() && *ty == Type::Int(64) => {
            let of = instruction.debug.and_then(|at| unit.debug.std_function(at));
            of.and_then(library::step) == Some(Step::EndScope)
        }
        _ => false,
    };
    let functions = unit.ast.functions.iter();
    let mut scopes = functions.filter(|function| library::is_scope(&function.name));
    scopes.all(|scope| {
        scope
            .blocks
            .iter()
            .flat_map(|block| &block.instructions)
            .any(looks)
    })
}

impl FunctionLowering<'_, '_> {
    /// Which step of std the instruction at hand is.
    fn std_step(&self) -> Option<Step> {
        if !self.module.is_rust() {
            return None;
        }
        let step = library::step(self.module.debug.std_function(self.debug?)?)?;
        match step {
            Step::Lock | Step::TryLock | Step::Unlock if !self.module.has_rust_locks() => None,
            Step::BeginWait | Step::CountNotified if !self.module.has_rust_conditions() => None,
            Step::CallOnce | Step::WaitOnce if !self.module.has_rust_once() => None,
            Step::EndScope | Step::CountRunning if !self.module.has_rust_scopes() => None,
            step => Some(step),
        }
    }

    /// A compare-exchange, if it locks, or begins what is done once; else nothing is done.
    pub(super) fn locks_or_begins(
        &mut self,
        [pointer, expected, new]: [&Typed; 3],
        dsts: &[ir::Reg],
    ) -> Result<bool, Refusal> {
        let (Some(step), &[old, success]) = (self.std_step(), dsts) else {
            return Ok(false);
        };
        let address = self.operand(&pointer.ty, &pointer.value)?;
        match step {
            Step::Lock => {
                self.builtin(None, ir::Builtin::MutexLock { mutex: address });
                self.copy(dsts, &[ZERO, ONE])?;
            }
            Step::TryLock => {
                let taken = ir::Builtin::MutexTryLock { mutex: address };
                self.builtin(Some(success), taken);
                self.emit(ir::Op::Binary {
                    op: ir::BinaryOp::Xor,
                    bits: 32,
                    dst: old,
                    lhs: ir::Operand::Reg(success),
                    rhs: ONE,
                });
            }
            Step::CallOnce | Step::WaitOnce => {
                let expected = self.operand(&expected.ty, &expected.value)?;
                let new = self.operand(&new.ty, &new.value)?;
                let found = self.new_reg();
                let arguments = vec![address, expected, new];
                self.call_library("__quotient_rust_once_take", arguments, vec![found])?;
                self.emit(ir::Op::Cast {
                    op: ir::CastOp::Trunc,
                    from: 64,
                    to: 32,
                    dst: old,
                    src: ir::Operand::Reg(found),
                });
                self.emit(ir::Op::Binary {
                    op: ir::BinaryOp::LShr,
                    bits: 64,
                    dst: success,
                    lhs: ir::Operand::Reg(found),
                    rhs: ir::Operand::Const(32),
                });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// An addition, if it only counts rounds: there are none. Else nothing is done.
    pub(super) fn counts_rounds(
        &mut self,
        op: BinaryOp,
        (ty, left): (&Type, &Value),
        dsts: &[ir::Reg],
    ) -> Result<bool, Refusal> {
        if op != BinaryOp::Add || self.std_step() != Some(Step::Backoff) {
            return Ok(false);
        }
        let rounds = self.operand(ty, left)?;
        self.copy(dsts, &[rounds]).map(|()| true)
    }

    /// A read-modify-write, if it unlocks, which finds nobody to wake, begins to park, which is done with it, or counts what does not matter to whoever does; else
    /// nothing is done.
    pub(super) fn unlocks_or_counts(
        &mut self,
        (op, order): (&str, MemoryOrder),
        (pointer, operand): (&Typed, &Typed),
        dsts: &[ir::Reg],
    ) -> Result<bool, Refusal> {
        match self.std_step() {
            Some(Step::Unlock) => {
                let mutex = self.operand(&pointer.ty, &pointer.value)?;
                self.builtin(None, ir::Builtin::MutexOpen { mutex });
                self.copy(dsts, &[ONE]).map(|()| true)
            }
            Some(Step::Park) => {
                let word = self.operand(&pointer.ty, &pointer.value)?;
                self.call_library("__quotient_rust_parks", vec![word], dsts.to_vec())?;
                Ok(true)
            }
            Some(Step::CountReferences) => self.copy(dsts, &[SEVERAL]).map(|()| true),
            Some(Step::CountNotified) => self.copy(dsts, &[ZERO]).map(|()| true),
            Some(Step::CountRunning) => {
                let added = self.operand(&operand.ty, &operand.value)?;
                let op = ir::Op::Rmw {
                    op: rmw_op(op)?,
                    bits: 64,
                    dst: self.new_reg(),
                    address: self.operand(&pointer.ty, &pointer.value)?,
                    value: added,
                    order,
                };
                self.emit(op);
                self.copy(dsts, &[SEVERAL]).map(|()| true)
            }
            _ => Ok(false),
        }
    }

    /// An atomic load, if it looks whether a scope has ended or what is done once was done: it waits for that. Else nothing is
    /// done.
    pub(super) fn looks(
        &mut self,
        ty: &Type,
        pointer: &Typed,
        order: MemoryOrder,
        dsts: &[ir::Reg],
    ) -> Result<bool, Refusal> {
        match self.of_channels() {
            Some(OfChannel::Look) if *ty == Type::Int(64) => {
                return self.looks_at_channel(pointer, order, dsts).map(|()| true);
            }
            // It looks whether nobody waits, and then does nothing.
            Some(OfChannel::Change) => {
                self.call_library("__quotient_rust_channel_changes", Vec::new(), Vec::new())?;
                return self.copy(dsts, &[ONE]).map(|()| true);
            }
            _ => {}
        }
        let look = match self.std_step() {
            // Whether a thread of it has panicked is another load there.
            Some(Step::EndScope) if *ty == Type::Int(64) => "__quotient_rust_scope_ends",
            Some(Step::WaitOnce) => "__quotient_rust_once_look",
            Some(Step::CallOnce) => return self.copy(dsts, &[INCOMPLETE]).map(|()| true),
            Some(Step::BeginWait) => "__quotient_rust_begin_wait",
            // It tries at once, and looks only if that fails.
            Some(Step::BeginRead) => return self.copy(dsts, &[ZERO]).map(|()| true),
            _ if self.looks_before_call() => {
                return self.copy(dsts, &[INCOMPLETE]).map(|()| true);
            }
            _ if self.condition_futex() == Some(FutexOf::Wait) => {
                // Nobody was notified: whoever is has its gate open.
                return self.copy(dsts, &[ZERO]).map(|()| true);
            }
            _ => return Ok(false),
        };
        let address = self.operand(&pointer.ty, &pointer.value)?;
        self.call_library(look, vec![address], dsts.to_vec())?;
        Ok(true)
    }

    /// What the function of a channel is that the instruction at hand is of, wherever it was inlined.
    fn of_channels(&self) -> Option<OfChannel> {
        let debug = self.debug.filter(|_| self.module.is_rust())?;
        let function = self.module.debug.std_function(debug)?;
        self.module.rust_channels().function(function)
    }

    /// An atomic store, if it is the last that is done to tell those who wait for a channel of its end, of which nobody waits in the
    /// real code's way. Else nothing is done.
    pub(super) fn tells_of_end(&mut self) -> Result<bool, Refusal> {
        if self.of_channels() != Some(OfChannel::Disconnect) {
            return Ok(false);
        }
        self.call_library(
            "__quotient_rust_channel_disconnects",
            Vec::new(),
            Vec::new(),
        )?;
        Ok(true)
    }

    /// A load there: where the first message is, of which a note is taken, or, in the weakest order, where the next one goes.
    fn looks_at_channel(
        &mut self,
        pointer: &Typed,
        order: MemoryOrder,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        if order == MemoryOrder::Relaxed {
            let tail = self.operand(&pointer.ty, &pointer.value)?;
            return self.call_library("__quotient_rust_channel_tail", vec![tail], dsts.to_vec());
        }
        self.load(&Type::Int(64), pointer, (order, false), dsts)?;
        let head = dsts.iter().map(|&head| ir::Operand::Reg(head)).collect();
        self.call_library("__quotient_rust_channel_head", head, Vec::new())
    }

    /// Whether the instruction at hand looks for what a call of `Once` finds out as well.
    fn looks_before_call(&self) -> bool {
        let debug = self.debug.filter(|_| self.module.has_rust_once());
        debug.is_some_and(|at| library::looks_before_call(self.module.debug.std_functions(at)))
    }

    /// What a futex is used for here, if that is for a condition variable.
    fn condition_futex(&self) -> Option<FutexOf> {
        if !self.module.is_rust() || !self.module.has_rust_conditions() {
            return None;
        }
        let mut functions = self.module.debug.std_functions(self.debug?);
        library::condition_futex(functions.next()?, functions.next()?)
    }

    /// A call of `syscall`, if that is for a condition variable; else nothing is done.
    pub(super) fn waits_or_notifies(
        &mut self,
        arguments: &[Argument],
        dsts: &[ir::Reg],
    ) -> Result<bool, Refusal> {
        let (name, given) = match self.condition_futex() {
            Some(FutexOf::Wait) => ("__quotient_rust_wait", vec![1, 4]),
            Some(FutexOf::NotifyOne) => ("__quotient_rust_notify_one", vec![1]),
            Some(FutexOf::NotifyAll) => ("__quotient_rust_notify_all", vec![1]),
            None => return Ok(false),
        };
        let mut operands = Vec::with_capacity(given.len());
        for n in given {
            let argument = arguments.get(n).ok_or_else(malformed)?;
            operands.push(self.operand(&argument.ty, &argument.value)?);
        }
        self.call_library(name, operands, dsts.to_vec())?;
        Ok(true)
    }

    /// A call of a function, if that reads the clock only for fairness: it is never time for that. Else nothing is done.
    pub(super) fn measures_fairness(
        &mut self,
        name: &str,
        dsts: &[ir::Reg],
    ) -> Result<bool, Refusal> {
        if !library::is_clock(name) || self.std_step() != Some(Step::MeasureFairness) {
            return Ok(false);
        }
        let never = vec![ZERO; dsts.len()];
        self.copy(dsts, &never).map(|()| true)
    }

    /// Before `main`, which these are for among others: has std keep what it is handed, if the program asks for that.
    pub(super) fn keep_arguments(&mut self, start: &[Argument]) -> Result<(), Refusal> {
        let functions = &self.module.ast.functions;
        let [_, _, count, texts, ..] = start else {
            return Ok(());
        };
        if !functions
            .iter()
            .any(|f| library::asks_for_arguments(&f.name))
        {
            return Ok(());
        }
        let keeps = functions.iter().find(|f| library::keeps_arguments(&f.name));
        if let Some((unit, keeps)) = keeps.and_then(|f| self.module.definition(&f.name)) {
            let mut args = Vec::with_capacity(keeps.params.len());
            for given in [count, texts] {
                args.push(self.operand(&given.ty, &given.value)?);
            }
            // The environment.
            args.push(ZERO);
            let callee = ir::Callee::Direct(self.module.function_id(unit, keeps));
            let (dsts, landing) = (Vec::new(), None);
            self.emit(ir::Op::Call {
                callee,
                args,
                dsts,
                landing,
            });
        }
        Ok(())
    }

    /// What comes behind a call of what tells the system of `main`'s result is placed where `main` returns that: std has
    /// no place of its own that would tell something.
    pub(super) fn place_of_result(&mut self, called: &str) {
        if !library::reports_result(called) || !library::calls_main(&self.ast.name) {
            return;
        }
        let functions = &self.module.ast.functions;
        let all = |name: &str| {
            let function = functions.iter().find(|function| function.name == name);
            let blocks = function.into_iter().flat_map(|function| &function.blocks);
            blocks.flat_map(|block| &block.instructions)
        };
        let main = all("main").find_map(|instruction| match &instruction.operation {
            Operation::Call {
                callee: Value::Global(name),
                arguments,
                ..
            } if library::starts_main(name) => match &arguments.first()?.value {
                Value::Global(main) => Some(main),
                _ => None,
            },
            _ => None,
        });
        let end = main.and_then(|main| {
            let is_return = |i: &&Instruction| matches!(i.operation, Operation::Return(_));
            all(main).find(is_return)?.debug
        });
        let debug = self.module.debug;
        if let Some(place) = end.and_then(|end| debug.user_place(end)) {
            let inlined = Some("main");
            self.position = self.module.add_place(Place { inlined, ..place });
        }
    }
}
