//! Translation of a module into the dense form. Relies on the module being valid SSA.

mod builtins;
mod coalesce;
mod edges;
mod fast;
mod instructions;
mod undefined;

use super::code::{Code, FlatFunction, FlatOp, Pc, RoundLimit, Slot, WatchSite};
use super::flatten::Places;
use super::objects::Objects;
use super::{Bounds, Options};
use crate::cfg::Cfg;
use crate::counts::{Counting, counts};
use crate::harmless::harmless_loads;
use crate::loops::Loops;
use crate::program::{
    BinaryOp, BlockId, Function, GlobalId, Module, Op, Operand, Position, PositionEntry, Reg,
};
use crate::undecided::{Undecided, has_inputs};
use crate::undefined::Undefined;
use crate::waiting::{Random, Unseen, Watched, may_try_to_lock, statistics, unseen, watched_loops};
use quotient_model::{FailureKind, Repetition};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The dense form of a module.
pub(super) fn translate(
    module: &Module,
    objects: &Objects,
    options: Options,
    bounds: &Bounds,
) -> Code {
    let mut code = Code {
        inputs: has_inputs(module),
        ..Code::default()
    };
    let cfgs: Vec<Cfg> = module.functions.iter().map(Cfg::new).collect();
    let mut watched: Vec<Vec<Watched>> = Vec::new();
    // Only where some thread was seen to go around is it worth the time to find what is unseen. Who looks for leaks looks at all variables.
    let unseen = match options.watch && !options.leaks && !bounds.watched.is_empty() {
        true => unseen(module, &cfgs),
        false => Unseen::nothing(module),
    };
    let variables = (0..module.globals.len() as u32).map(GlobalId);
    code.unseen = variables.filter(|&id| unseen.has(id)).collect();
    if options.watch {
        let random = Random::of(module, &cfgs);
        let functions = module.functions.iter().zip(&cfgs).enumerate();
        watched.extend(functions.map(|(number, (function, cfg))| {
            let named = |header: BlockId| Repetition::Loop {
                function: number as u32,
                header: header.0,
            };
            let asked = |header| bounds.watched.contains(&named(header));
            let tries = |op: &Op| !bounds.watched.is_empty() && may_try_to_lock(module, op);
            watched_loops(function, (number, cfg), (&random, &unseen), (asked, tries))
        }));
    }
    let watches = watched.iter().any(|loops| !loops.is_empty());
    let mut watched = watched.into_iter();
    for (number, (function, cfg)) in module.functions.iter().zip(cfgs).enumerate() {
        let bounded = Bounded::of(number as u32, function, options, bounds);
        let mut translator = Translator::new(
            module,
            objects,
            &mut code,
            function,
            (cfg, bounded),
            options,
        );
        if watches {
            translator.statistics = statistics(function, &unseen);
        }
        translator.watch(watched.next().unwrap_or_default());
        translator.function(function);
    }
    code
}

/// What of a function is bounded.
struct Bounded {
    /// The headers of its loops; `None` if all of them are.
    headers: Option<Vec<u32>>,
    recursion: bool,
}

impl Bounded {
    fn of(number: u32, function: &Function, options: Options, bounds: &Bounds) -> Self {
        let headers = bounds.repetitions.iter().filter_map(|&what| match what {
            Repetition::Loop { function, header } if function == number => Some(header),
            _ => None,
        });
        let all = options.unroll.is_some() && !function.library && !function.system;
        let recursion = Repetition::Recursion { function: number };
        Bounded {
            headers: (!all).then(|| headers.collect()),
            recursion: bounds.repetitions.contains(&recursion),
        }
    }

    /// Is any loop?
    fn any(&self) -> bool {
        self.headers
            .as_ref()
            .is_none_or(|headers| !headers.is_empty())
    }

    fn has(&self, header: BlockId) -> bool {
        let headers = self.headers.as_ref();
        headers.is_none_or(|headers| headers.contains(&header.0))
    }
}

struct Translator<'a> {
    module: &'a Module,
    objects: &'a Objects,
    code: &'a mut Code,
    cfg: Cfg,
    loops: Option<Loops>,
    bounded: Bounded,
    counters: Vec<Slot>,
    /// The loops in which threads are watched: their headers, and their places in [`Code::watches`].
    watched: Vec<(BlockId, u32)>,
    /// The instructions that only count, if threads are watched.
    statistics: HashSet<(BlockId, usize)>,
    /// What a new frame holds; its length is the number of slots given out.
    template: Vec<u64>,
    registers: HashMap<Reg, Slot>,
    /// The registers that share the slot of a phi.
    shared: HashMap<Reg, Reg>,
    constants: HashMap<u64, Slot>,
    /// For operations that have a result nobody wants, and for breaking cycles of moves.
    scratch: Slot,
    /// Where the operation being translated stands.
    position: Position,
    starts: Vec<Option<Pc>>,
    allocates: bool,
    /// How often each register is used.
    uses: Vec<u32>,
    /// Adds whose results are unused are told apart.
    independent_adds: bool,
    /// What counts, by its result, if that is told apart.
    counts: HashMap<Reg, Counting>,
    /// The registers of loads that may find memory never written.
    harmless: HashSet<Reg>,
    /// The registers that may hold what was never written, if that makes a difference.
    undefined: Undefined,
    /// The registers that may hold inputs which are not decided, if there are such inputs.
    undecided: Option<Undecided>,
}

impl<'a> Translator<'a> {
    fn new(
        module: &'a Module,
        objects: &'a Objects,
        code: &'a mut Code,
        function: &Function,
        (cfg, bounded): (Cfg, Bounded),
        options: Options,
    ) -> Self {
        let loops = bounded.any().then(|| Loops::new(&cfg));
        let code_inputs = code.inputs;
        let mut translator = Translator {
            module,
            objects,
            code,
            cfg,
            loops,
            bounded,
            counters: Vec::new(),
            watched: Vec::new(),
            statistics: HashSet::new(),
            template: vec![0],
            registers: HashMap::new(),
            shared: HashMap::new(),
            constants: HashMap::new(),
            scratch: 0,
            position: function.position,
            starts: vec![None; function.blocks.len()],
            allocates: false,
            uses: count_uses(function),
            independent_adds: options.independent_adds && !options.uninit,
            // What is found must be seen by who asks whether it was written, or what input it is.
            counts: match options.counts && !options.uninit && !code_inputs {
                true => counts(function),
                false => HashMap::new(),
            },
            harmless: harmless_loads(function),
            undefined: match options.uninit {
                true => Undefined::of(function),
                false => Undefined::default(),
            },
            undecided: code_inputs.then(|| Undecided::of(function)),
        };
        // What is said of a register must not be overwritten while it is still asked for.
        if translator.undefined.is_empty() {
            translator.shared = coalesce::shared_slots(function, &translator.uses);
        }
        let count = translator.loops.as_ref().map_or(0, |l| l.count);
        translator.counters = (0..count).map(|_| translator.new_slot(0)).collect();
        translator
    }

    /// Has threads be watched in these loops.
    fn watch(&mut self, loops: Vec<Watched>) {
        for watched in loops {
            let phis = watched.phis.iter().map(|&phi| self.reg(phi)).collect();
            let dead = watched.dead.iter().map(|&local| self.reg(local)).collect();
            let counter = watched.counter.map(|counter| {
                let told = counter.told.iter();
                RoundLimit {
                    counter: self.reg(counter.phi),
                    bound: self.operand(counter.bound),
                    test: counter.test,
                    told: told.map(|&told| (told, self.operand(told.with))).collect(),
                }
            });
            let site = self.code.watches.len() as u32;
            self.watched.push((watched.header, site));
            self.code.watches.push(WatchSite {
                function: self.code.functions.len() as u32,
                header: watched.header,
                phis,
                dead,
                draws_unseen: watched.draws_unseen,
                counter,
            });
        }
    }

    fn function(&mut self, function: &Function) {
        let params = function.params.iter().map(|&r| self.reg(r)).collect();
        let entry = self.here();
        if self.bounded.recursion {
            self.emit(FlatOp::Recurse);
        }
        let order = self.cfg.order.clone();
        // Jumps to blocks that come later: where the target is missing, and which edge it is.
        let mut jumps = Vec::new();
        for &block in &order {
            // A jump to what comes next anyway is left out. Edges that led to the jump lead to
            // the block now.
            if jumps.last() == Some(&(self.here().wrapping_sub(1), block)) {
                jumps.pop();
                self.unemit();
            }
            self.starts[block.index()] = Some(self.here());
            for (i, instruction) in function.block(block).instructions.iter().enumerate() {
                self.position = instruction.position;
                let counts = self.statistics.contains(&(block, i));
                if let Op::Store { address, .. } | Op::Rmw { address, .. } = instruction.op
                    && counts
                {
                    let address = self.operand(address);
                    self.emit(FlatOp::CountsAt { address });
                }
                let start = self.here();
                self.instruction(&instruction.op);
                if counts {
                    self.code.statistics.extend(start..self.here());
                }
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
            starts: self.block_starts(&order),
            cfg: std::mem::take(&mut self.cfg),
            library: function.library,
            system: function.system,
            sleeps: function.sleeps,
            works: function.works,
            lock: function.lock,
            keeps: function.keeps,
            position: function.position,
            notes: function.notes.clone(),
        });
    }

    fn block_starts(&self, order: &[BlockId]) -> Box<[(Pc, BlockId)]> {
        let start = |&block: &BlockId| Some((self.starts[block.index()]?, block));
        order.iter().filter_map(start).collect()
    }

    fn here(&self) -> Pc {
        self.code.ops.len() as Pc
    }

    fn emit(&mut self, op: FlatOp) {
        let index = (self.position.0 as usize).checked_sub(1);
        let entry = index.and_then(|index| self.module.positions.get(index));
        let placed = entry.is_none_or(PositionEntry::is_placed);
        if !placed {
            self.code.insides.insert(self.here(), self.position);
        }
        let position = if placed {
            self.position
        } else {
            Position::NONE
        };
        self.code.ops.push(op);
        self.code.positions.push(position);
    }

    /// Takes the last operation back.
    fn unemit(&mut self) {
        self.code.ops.pop();
        self.code.positions.pop();
        let last = self.here();
        self.code.insides.remove(&last);
    }

    fn new_slot(&mut self, value: u64) -> Slot {
        self.template.push(value);
        self.template.len() as Slot - 1
    }

    fn constant(&mut self, value: u64) -> Slot {
        if let Some(&slot) = self.constants.get(&value) {
            return slot;
        }
        let slot = self.new_slot(value);
        self.constants.insert(value, slot);
        slot
    }

    /// dst = the address in `lhs`, moved by a constant.
    fn add(&mut self, dst: Slot, lhs: Slot, constant: u64) {
        let rhs = self.constant(constant);
        self.emit(FlatOp::Binary {
            op: BinaryOp::Add,
            bits: self.module.pointers.bits(),
            dst,
            lhs,
            rhs,
        });
    }

    fn fail(&mut self, kind: FailureKind, message: Arc<str>) {
        let message = self.message(message);
        self.emit(FlatOp::Fail { kind, message });
    }
}

impl Places for Translator<'_> {
    fn reg(&mut self, reg: Reg) -> Slot {
        let reg = *self.shared.get(&reg).unwrap_or(&reg);
        if let Some(&slot) = self.registers.get(&reg) {
            return slot;
        }
        let slot = self.new_slot(0);
        if self.undefined.has(reg) {
            // Whether it is undefined is said just behind.
            self.new_slot(0);
        }
        self.registers.insert(reg, slot);
        slot
    }

    /// The slot that holds the operand. For the address of a thread-local global this emits the
    /// operation that finds it.
    fn operand(&mut self, operand: Operand) -> Slot {
        match operand {
            Operand::Reg(reg) => self.reg(reg),
            Operand::Global(global, offset) if self.module.globals[global.index()].thread_local => {
                let dst = self.new_slot(0);
                self.emit(FlatOp::ThreadLocal { dst, global });
                self.add(dst, dst, offset as u64);
                dst
            }
            known => self.constant(self.objects.constant(known)),
        }
    }

    fn list(&mut self, slots: Box<[Slot]>) -> u32 {
        self.code.lists.push(slots);
        self.code.lists.len() as u32 - 1
    }

    fn message(&mut self, message: Arc<str>) -> u32 {
        self.code.messages.push(message);
        self.code.messages.len() as u32 - 1
    }
}

/// For each register how often it is used.
fn count_uses(function: &Function) -> Vec<u32> {
    let mut uses = vec![0; function.registers as usize];
    for block in &function.blocks {
        let phis = block.phis.iter().flat_map(|phi| &phi.incoming);
        let in_phis = phis.filter_map(|&(_, operand)| match operand {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        });
        let in_instructions = block.instructions.iter().flat_map(|i| i.op.uses());
        let all = in_phis
            .chain(in_instructions)
            .chain(block.terminator.op.uses());
        for reg in all {
            uses[reg.index()] += 1;
        }
    }
    uses
}
