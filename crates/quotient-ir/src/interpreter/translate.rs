//! Translation of a module into the dense form. Relies on the module being valid SSA.

use super::code::{
    CallSite, Code, FlatFunction, FlatOp, MutexAction, Pc, Slot, StackSite, SwitchTable,
};
use super::objects::Objects;
use super::pointer;
use crate::cfg::Cfg;
use crate::loops::{LoopEdge, Loops};
use crate::program::{
    BinaryOp, BlockId, Builtin, Callee, Function, IntPredicate, Module, Op, Operand, Position, Reg,
    TerminatorOp,
};
use quotient_model::FailureKind;
use std::collections::HashMap;
use std::sync::Arc;

/// The dense form of a module. Loops are counted if `bounded`.
pub(super) fn translate(module: &Module, bounded: bool) -> Code {
    let mut code = Code::default();
    for function in &module.functions {
        let mut translator = Translator::new(module, &mut code, function, bounded);
        translator.function(function);
    }
    code
}

struct Translator<'a> {
    module: &'a Module,
    code: &'a mut Code,
    cfg: Cfg,
    loops: Option<Loops>,
    counters: Vec<Slot>,
    /// What a new frame holds; its length is the number of slots given out.
    template: Vec<u64>,
    registers: HashMap<Reg, Slot>,
    constants: HashMap<u64, Slot>,
    /// For operations that have a result nobody wants, and for breaking cycles of moves.
    scratch: Slot,
    /// Where the operation being translated stands.
    position: Position,
    starts: Vec<Option<Pc>>,
    allocates: bool,
}

impl<'a> Translator<'a> {
    fn new(module: &'a Module, code: &'a mut Code, function: &Function, bounded: bool) -> Self {
        let cfg = Cfg::new(function);
        let loops = bounded.then(|| Loops::new(&cfg));
        let mut translator = Translator {
            module,
            code,
            cfg,
            loops,
            counters: Vec::new(),
            template: vec![0],
            registers: HashMap::new(),
            constants: HashMap::new(),
            scratch: 0,
            position: function.position,
            starts: vec![None; function.blocks.len()],
            allocates: false,
        };
        let count = translator.loops.as_ref().map_or(0, |l| l.count);
        translator.counters = (0..count).map(|_| translator.new_slot(0)).collect();
        translator
    }

    fn function(&mut self, function: &Function) {
        let params = function.params.iter().map(|&r| self.reg(r)).collect();
        let entry = self.here();
        let order = self.cfg.order.clone();
        // Jumps to blocks that come later: where the target is missing, and which edge it is.
        let mut jumps = Vec::new();
        for &block in &order {
            // A jump to what comes next anyway is left out. Edges that led to the jump lead to
            // the block now.
            if jumps.last() == Some(&(self.here().wrapping_sub(1), block)) {
                jumps.pop();
                self.code.ops.pop();
                self.code.positions.pop();
            }
            self.starts[block.index()] = Some(self.here());
            for instruction in &function.block(block).instructions {
                self.position = instruction.position;
                self.instruction(&instruction.op);
            }
            let terminator = &function.block(block).terminator;
            self.position = terminator.position;
            self.terminator(function, block, &terminator.op, &mut jumps);
        }
        if order.is_empty() {
            self.fail(FailureKind::Abort, "unreachable code reached".into());
        }
        for (pc, to) in jumps {
            if let Some(start) = self.starts[to.index()] {
                self.code.ops[pc as usize] = FlatOp::Jump { to: start };
            }
        }
        self.shorten_branches(entry);
        self.code.functions.push(FlatFunction {
            entry,
            params,
            template: std::mem::take(&mut self.template).into(),
            allocates: self.allocates,
        });
    }

    /// Branches to a jump go where that goes.
    fn shorten_branches(&mut self, entry: Pc) {
        for pc in entry..self.here() {
            let through = |target: Pc| match self.code.ops[target as usize] {
                FlatOp::Jump { to } => to,
                _ => target,
            };
            if let FlatOp::Branch {
                condition,
                then,
                otherwise,
            } = self.code.ops[pc as usize]
            {
                let (then, otherwise) = (through(then), through(otherwise));
                self.code.ops[pc as usize] = FlatOp::Branch {
                    condition,
                    then,
                    otherwise,
                };
            }
        }
    }

    fn here(&self) -> Pc {
        self.code.ops.len() as Pc
    }

    fn emit(&mut self, op: FlatOp) {
        self.code.ops.push(op);
        self.code.positions.push(self.position);
    }

    fn new_slot(&mut self, value: u64) -> Slot {
        self.template.push(value);
        self.template.len() as Slot - 1
    }

    fn reg(&mut self, reg: Reg) -> Slot {
        if let Some(&slot) = self.registers.get(&reg) {
            return slot;
        }
        let slot = self.new_slot(0);
        self.registers.insert(reg, slot);
        slot
    }

    fn constant(&mut self, value: u64) -> Slot {
        if let Some(&slot) = self.constants.get(&value) {
            return slot;
        }
        let slot = self.new_slot(value);
        self.constants.insert(value, slot);
        slot
    }

    /// The slot that holds the operand. For the address of a thread-local global this emits the
    /// operation that finds it.
    fn operand(&mut self, operand: Operand) -> Slot {
        match operand {
            Operand::Reg(reg) => self.reg(reg),
            Operand::Const(value) => self.constant(value),
            Operand::Function(id) => self.constant(pointer::to_function(id)),
            Operand::Global(global, offset) if self.module.globals[global.index()].thread_local => {
                let dst = self.new_slot(0);
                self.emit(FlatOp::ThreadLocal { dst, global });
                self.add(dst, dst, offset as u64);
                dst
            }
            Operand::Global(global, offset) => {
                self.constant(pointer::to_object(Objects::of_global(global), offset))
            }
        }
    }

    fn add(&mut self, dst: Slot, lhs: Slot, constant: u64) {
        let rhs = self.constant(constant);
        self.emit(FlatOp::Binary {
            op: BinaryOp::Add,
            bits: 64,
            dst,
            lhs,
            rhs,
        });
    }

    fn fail(&mut self, kind: FailureKind, message: Arc<str>) {
        let message = self.message(message);
        self.emit(FlatOp::Fail { kind, message });
    }

    fn message(&mut self, message: Arc<str>) -> u32 {
        self.code.messages.push(message);
        self.code.messages.len() as u32 - 1
    }

    fn instruction(&mut self, op: &Op) {
        match *op {
            Op::Copy { dst, src } => {
                let (src, dst) = (self.operand(src), self.reg(dst));
                self.emit(FlatOp::Copy { dst, src });
            }
            Op::Binary {
                op,
                bits,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs, dst) = (self.operand(lhs), self.operand(rhs), self.reg(dst));
                self.emit(FlatOp::Binary {
                    op,
                    bits,
                    dst,
                    lhs,
                    rhs,
                });
            }
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
            Op::FloatNeg { width, dst, src } => {
                let (src, dst) = (self.operand(src), self.reg(dst));
                self.emit(FlatOp::FloatNeg { width, dst, src });
            }
            Op::IntCompare {
                predicate,
                bits,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs, dst) = (self.operand(lhs), self.operand(rhs), self.reg(dst));
                self.emit(FlatOp::Compare {
                    predicate,
                    bits,
                    dst,
                    lhs,
                    rhs,
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
            Op::Cast {
                op,
                from,
                to,
                dst,
                src,
            } => {
                let (src, dst) = (self.operand(src), self.reg(dst));
                self.emit(FlatOp::Cast {
                    op,
                    from,
                    to,
                    dst,
                    src,
                });
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
            }
            Op::Load {
                dst,
                address,
                size,
                atomic,
            } => {
                let (address, dst) = (self.operand(address), self.reg(dst));
                self.emit(FlatOp::Load {
                    dst,
                    address,
                    size,
                    atomic,
                });
            }
            Op::Store {
                address,
                value,
                size,
                atomic,
            } => {
                let (address, value) = (self.operand(address), self.operand(value));
                self.emit(FlatOp::Store {
                    address,
                    value,
                    size,
                    atomic,
                });
            }
            Op::Rmw {
                op,
                bits,
                dst,
                address,
                value,
            } => {
                let (address, value) = (self.operand(address), self.operand(value));
                let dst = self.reg(dst);
                self.emit(FlatOp::Rmw {
                    op,
                    bits,
                    dst,
                    address,
                    value,
                });
            }
            Op::CompareExchange {
                bits,
                old,
                success,
                address,
                expected,
                new,
            } => {
                let address = self.operand(address);
                let (expected, new) = (self.operand(expected), self.operand(new));
                let (old, success) = (self.reg(old), self.reg(success));
                self.emit(FlatOp::CompareExchange {
                    bits,
                    old,
                    success,
                    address,
                    expected,
                    new,
                });
            }
            Op::Fence => {}
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
            Op::Call {
                callee,
                ref args,
                ref dsts,
            } => {
                let args = args.iter().map(|&a| self.operand(a)).collect();
                let dsts = dsts.iter().map(|&d| self.reg(d)).collect();
                let target = match callee {
                    Callee::Direct(_) => 0,
                    Callee::Indirect(target) => self.operand(target),
                };
                let call = self.code.calls.len() as u32;
                self.code.calls.push(CallSite { args, dsts });
                self.emit(match callee {
                    Callee::Direct(function) => FlatOp::Call { function, call },
                    Callee::Indirect(_) => FlatOp::CallIndirect { target, call },
                });
            }
            Op::Builtin { dst, ref builtin } => {
                let dst = dst.map_or(self.scratch, |r| self.reg(r));
                self.builtin(dst, builtin);
            }
        }
    }

    fn builtin(&mut self, dst: Slot, builtin: &Builtin) {
        let store = |value| {
            move |address| FlatOp::Store {
                address,
                value,
                size: 8,
                atomic: false,
            }
        };
        match *builtin {
            Builtin::ThreadCreate {
                handle,
                entry,
                argument,
            } => {
                let (entry, argument) = (self.operand(entry), self.operand(argument));
                let handle = handle.map(|h| self.operand(h));
                self.emit(FlatOp::Spawn {
                    dst,
                    entry,
                    argument,
                });
                if let Some(store) = handle.map(store(dst)) {
                    self.emit(store);
                }
            }
            Builtin::ThreadJoin { handle, result } => {
                let handle = self.operand(handle);
                let result = result.map(|r| self.operand(r));
                self.emit(FlatOp::Join { dst, handle });
                if let Some(store) = result.map(store(dst)) {
                    self.emit(store);
                }
            }
            Builtin::ThreadExit { value } => {
                let value = self.operand(value);
                self.emit(FlatOp::ThreadExit { value });
            }
            Builtin::ThreadSelf => self.emit(FlatOp::ThreadSelf { dst }),
            Builtin::MutexLock { mutex } => self.mutex(MutexAction::Lock, dst, mutex),
            Builtin::MutexTryLock { mutex } => self.mutex(MutexAction::TryLock, dst, mutex),
            Builtin::MutexUnlock { mutex } => self.mutex(MutexAction::Unlock, dst, mutex),
            Builtin::MutexInit { mutex } => self.mutex(MutexAction::Init, dst, mutex),
            Builtin::MutexDestroy { mutex } => self.mutex(MutexAction::Destroy, dst, mutex),
            Builtin::Malloc { size } => {
                let size = self.operand(size);
                let site = self.here();
                self.emit(FlatOp::Malloc { dst, size, site });
            }
            Builtin::Calloc { count, size } => {
                let (count, size) = (self.operand(count), self.operand(size));
                let site = self.here();
                self.emit(FlatOp::Calloc {
                    dst,
                    count,
                    size,
                    site,
                });
            }
            Builtin::Realloc { pointer, size } => self.realloc(dst, pointer, size),
            Builtin::Free { pointer } => {
                let pointer = self.operand(pointer);
                self.emit(FlatOp::Free { pointer });
            }
            Builtin::MemCopy { to, from, length } => {
                let (to, from) = (self.operand(to), self.operand(from));
                let length = self.operand(length);
                self.emit(FlatOp::MemCopy { to, from, length });
            }
            Builtin::MemSet { to, value, length } => {
                let (to, value) = (self.operand(to), self.operand(value));
                let length = self.operand(length);
                self.emit(FlatOp::MemSet { to, value, length });
            }
            Builtin::Assume { condition } => {
                let condition = self.operand(condition);
                self.emit(FlatOp::Assume { condition });
            }
            Builtin::AssertFail { ref message } => {
                self.fail(FailureKind::Assertion, message.clone());
            }
            Builtin::Abort { ref message } => self.fail(FailureKind::Abort, message.clone()),
            Builtin::Exit { status } => {
                let status = self.operand(status);
                self.emit(FlatOp::Exit { status });
            }
            Builtin::AtomicBegin => {
                self.code.sections = true;
                self.emit(FlatOp::AtomicBegin);
            }
            Builtin::AtomicEnd => {
                self.code.sections = true;
                self.emit(FlatOp::AtomicEnd);
            }
            Builtin::Unsupported { ref message } => {
                let message = self.message(message.clone());
                self.emit(FlatOp::Unsupported { message });
            }
        }
    }

    fn mutex(&mut self, action: MutexAction, dst: Slot, mutex: Operand) {
        let mutex = self.operand(mutex);
        self.emit(FlatOp::Mutex { action, dst, mutex });
    }

    /// New memory, a copy of as much as fits, and the end of the old memory.
    fn realloc(&mut self, dst: Slot, pointer: Operand, size: Operand) {
        let (pointer, size) = (self.operand(pointer), self.operand(size));
        let (new, length, fits) = (self.new_slot(0), self.new_slot(0), self.new_slot(0));
        let site = self.here();
        self.emit(FlatOp::HeapSize {
            dst: length,
            pointer,
        });
        self.emit(FlatOp::Malloc {
            dst: new,
            size,
            site,
        });
        self.emit(FlatOp::Compare {
            predicate: IntPredicate::Ult,
            bits: 64,
            dst: fits,
            lhs: length,
            rhs: size,
        });
        self.emit(FlatOp::Select {
            dst: length,
            condition: fits,
            then: length,
            otherwise: size,
        });
        self.emit(FlatOp::MemCopy {
            to: new,
            from: pointer,
            length,
        });
        self.emit(FlatOp::Free { pointer });
        self.emit(FlatOp::Copy { dst, src: new });
    }

    fn terminator(
        &mut self,
        function: &Function,
        block: BlockId,
        op: &TerminatorOp,
        jumps: &mut Vec<(Pc, BlockId)>,
    ) {
        match op {
            TerminatorOp::Return(values) => {
                let list = values.iter().map(|&v| self.operand(v)).collect();
                let values = self.code.lists.len() as u32;
                self.code.lists.push(list);
                self.emit(FlatOp::Return { values });
            }
            TerminatorOp::Jump(to) => {
                self.edge(function, block, *to, jumps);
            }
            TerminatorOp::Branch {
                condition,
                then,
                otherwise,
            } => {
                let condition = self.operand(*condition);
                let branch = self.here();
                self.emit(FlatOp::AtomicEnd);
                let then = self.edge(function, block, *then, jumps);
                let otherwise = self.edge(function, block, *otherwise, jumps);
                self.code.ops[branch as usize] = FlatOp::Branch {
                    condition,
                    then,
                    otherwise,
                };
            }
            TerminatorOp::Switch {
                value,
                cases,
                default,
            } => {
                let value = self.operand(*value);
                let table = self.code.switches.len() as u32;
                self.emit(FlatOp::Switch { value, table });
                let mut flat = SwitchTable {
                    cases: Vec::new(),
                    default: self.edge(function, block, *default, jumps),
                };
                let mut edges = HashMap::new();
                for &(case, to) in cases {
                    let target = match edges.get(&to) {
                        Some(&known) => known,
                        None => self.edge(function, block, to, jumps),
                    };
                    edges.insert(to, target);
                    flat.cases.push((case, target));
                }
                flat.cases.sort_unstable();
                self.code.switches.push(flat);
            }
            TerminatorOp::Unreachable => {
                self.fail(FailureKind::Abort, "unreachable code reached".into());
            }
        }
    }

    /// Emits what is done on the way from one block to another, and returns where that starts.
    fn edge(
        &mut self,
        function: &Function,
        from: BlockId,
        to: BlockId,
        jumps: &mut Vec<(Pc, BlockId)>,
    ) -> Pc {
        let start = self.here();
        let actions = self.loops.as_ref().map(|l| l.edge(from, to));
        for action in actions.unwrap_or_default() {
            self.emit(match action {
                LoopEdge::Enter(i) => FlatOp::LoopEnter {
                    counter: self.counters[i],
                },
                LoopEdge::Repeat(i) => FlatOp::LoopRepeat {
                    counter: self.counters[i],
                },
            });
        }
        let mut moves = Vec::new();
        for phi in &function.block(to).phis {
            let chosen = phi.incoming.iter().find(|(block, _)| *block == from);
            let src = chosen.map_or(Operand::Const(0), |&(_, operand)| operand);
            moves.push((self.reg(phi.dst), self.operand(src)));
        }
        self.parallel_moves(moves);
        jumps.push((self.here(), to));
        self.emit(FlatOp::Jump { to: 0 });
        start
    }

    /// Emits moves that are meant to happen all at once, in an order that comes to the same.
    fn parallel_moves(&mut self, mut moves: Vec<(Slot, Slot)>) {
        moves.retain(|(dst, src)| dst != src);
        while !moves.is_empty() {
            let free = |&(dst, _): &(Slot, Slot)| moves.iter().all(|&(_, src)| src != dst);
            match moves.iter().position(free) {
                Some(i) => {
                    let (dst, src) = moves.swap_remove(i);
                    self.emit(FlatOp::Copy { dst, src });
                }
                // Only cycles are left: save one value, and let its readers read the copy.
                None => {
                    let saved = moves[0].0;
                    let (dst, src) = (self.scratch, saved);
                    self.emit(FlatOp::Copy { dst, src });
                    for (_, src) in moves.iter_mut().filter(|m| m.1 == saved) {
                        *src = self.scratch;
                    }
                }
            }
        }
    }
}
