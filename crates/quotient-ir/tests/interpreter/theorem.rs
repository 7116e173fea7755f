//! Theorem 1 of the paper on awaits, on random programs: what can be reached with pure iterations
//! can be reached without them, whether threads are blocked or wait instead.
//!
//! `PURITY_SEEDS=5000 cargo test --release -p quotient-ir --test interpreter theorem` tries more.

use crate::common::*;
use crate::livelocks::has_livelock;
use crate::reachable::{Cost, reachable};
use quotient_ir::program::{
    BinaryOp, BlockId, Builtin, FunctionId, GlobalId, IntPredicate, Module, Op, Operand, Shape,
};
use quotient_ir::{Keep, Options, eliminate_purity, introduce_awaits, optimise};
use quotient_model::RmwOp;
use quotient_oracle::Random;

/// Random statements over shared variables and locals, as a compiler without optimisation emits
/// them.
struct Statements<'a> {
    random: &'a mut Random,
    shared: Vec<GlobalId>,
    /// Points to a shared variable, or nowhere.
    pointer: GlobalId,
    helpers: Vec<FunctionId>,
    locals: Vec<Operand>,
    /// The enclosing loops: header and what follows.
    loops: Vec<(BlockId, BlockId)>,
    asserts: u32,
    name: &'static str,
}

impl Statements<'_> {
    fn variable(&mut self) -> Operand {
        g(self.random.pick(&self.shared))
    }

    fn local(&mut self) -> Operand {
        self.random.pick(&self.locals)
    }

    fn value(&mut self, b: &mut Builder) -> Operand {
        match self.random.below(3) {
            0 => {
                let local = self.local();
                b.load(local, 4)
            }
            _ => c(self.random.below(3) as u64),
        }
    }

    fn condition(&mut self, b: &mut Builder) -> Operand {
        use IntPredicate::{Eq, Ne, Sgt, Ult};
        let local = self.local();
        let lhs = match self.random.below(8) {
            0 => {
                let value = b.load(local, 4);
                b.binary(BinaryOp::And, 32, value, c(1))
            }
            _ => b.load(local, 4),
        };
        let predicate = self.random.pick(&[Eq, Ne, Eq, Ne, Sgt, Ult]);
        let rhs = match self.random.below(6) {
            0 => self.value(b),
            _ => c(self.random.below(3) as u64),
        };
        b.compare(predicate, lhs, rhs)
    }

    fn emit(&mut self, b: &mut Builder, depth: u32, most: usize) {
        for _ in 0..1 + self.random.below(most) {
            self.statement(b, depth);
        }
    }

    fn statement(&mut self, b: &mut Builder, depth: u32) {
        match self.random.below(20) {
            0..=4 => {
                let (to, from) = (self.local(), self.variable());
                let value = b.load(from, 4);
                b.store(to, value, 4);
            }
            5 => {
                let (to, value) = (self.variable(), self.value(b));
                b.store(to, value, 4);
            }
            6 | 7 => {
                use RmwOp::{Add, And, Exchange, Or, UMax};
                let op = self.random.pick(&[Exchange, Exchange, Add, Or, And, UMax]);
                let (to, address) = (self.local(), self.variable());
                let value = self.value(b);
                let old = b.define(|dst| Op::Rmw {
                    op,
                    bits: 32,
                    dst,
                    address,
                    value,
                    order: quotient_model::MemoryOrder::SeqCst,
                });
                b.store(to, old, 4);
            }
            8 | 9 => self.compare_exchange(b),
            10 => {
                let (to, value) = (self.local(), self.value(b));
                b.store(to, value, 4);
            }
            11 => {
                let at = b.load(g(self.pointer), 8);
                let (to, value) = (self.local(), b.load(at, 4));
                b.store(to, value, 4);
            }
            12 => {
                let condition = self.condition(b);
                b.builtin(Builtin::Assume {
                    condition,
                    pure_loop: None,
                });
            }
            13 => self.assert(b),
            14 if !self.helpers.is_empty() => {
                let helper = self.random.pick(&self.helpers);
                let argument = self.value(b);
                let (to, result) = (self.local(), b.call(helper, vec![argument]));
                b.store(to, result, 4);
            }
            15 | 16 if !self.loops.is_empty() => self.leave(b),
            17 if depth > 0 => self.branch(b, depth - 1),
            18 if depth > 0 => self.refreshing(b, depth - 1),
            _ if depth > 0 => self.repeat(b, depth - 1),
            _ => {
                let to = self.local();
                let value = b.load(to, 4);
                let value = b.add(value, c(1));
                b.store(to, value, 4);
            }
        }
    }

    fn compare_exchange(&mut self, b: &mut Builder) {
        let (to, address) = (self.local(), self.variable());
        let (expected, new) = (self.value(b), self.value(b));
        let (old, success) = b.compare_exchange(32, address, expected, new);
        let result = self.random.pick(&[old, success]);
        b.store(to, result, 4);
    }

    /// A compare-exchange, tried until it succeeds, each time with what the last one has found.
    fn refreshing(&mut self, b: &mut Builder, depth: u32) {
        let (seen, address) = (self.local(), self.variable());
        let first = b.load(address, 4);
        b.store(seen, first, 4);
        // Sometimes the load is not the last thing before the loop.
        if self.random.below(4) == 0 {
            self.statement(b, 0);
        }
        let (header, after) = (b.new_block(), b.new_block());
        b.jump(header);
        b.block = header;
        if self.random.below(2) == 0 {
            self.loops.push((header, after));
            self.emit(b, depth.min(1), 1);
            self.loops.pop();
        }
        let (expected, new) = (b.load(seen, 4), self.value(b));
        let (old, success) = b.compare_exchange(32, address, expected, new);
        b.store(seen, old, 4);
        b.branch(success, after, header);
        b.block = after;
    }

    fn assert(&mut self, b: &mut Builder) {
        let condition = self.condition(b);
        let (fails, holds) = (b.new_block(), b.new_block());
        b.branch(condition, holds, fails);
        b.block = fails;
        let message = format!("{} {}", self.name, self.asserts).into();
        self.asserts += 1;
        b.builtin(Builtin::AssertFail { message });
        b.jump(holds);
        b.block = holds;
    }

    /// break or continue, if a condition holds.
    fn leave(&mut self, b: &mut Builder) {
        let (header, after) = self.random.pick(&self.loops.clone());
        let to = self.random.pick(&[header, after]);
        let condition = self.condition(b);
        let rest = b.new_block();
        b.branch(condition, to, rest);
        b.block = rest;
    }

    fn branch(&mut self, b: &mut Builder, depth: u32) {
        let condition = self.condition(b);
        let (then, otherwise, end) = (b.new_block(), b.new_block(), b.new_block());
        b.branch(condition, then, otherwise);
        for block in [then, otherwise] {
            b.block = block;
            if self.random.below(3) > 0 {
                self.emit(b, depth, 2);
            }
            b.jump(end);
        }
        b.block = end;
    }

    fn repeat(&mut self, b: &mut Builder, depth: u32) {
        let (head, after) = (b.new_block(), b.new_block());
        b.jump(head);
        b.block = head;
        self.loops.push((head, after));
        self.emit(b, depth, 3);
        self.loops.pop();
        let condition = self.condition(b);
        b.branch(condition, head, after);
        b.block = after;
    }
}

fn random_program(seed: u64) -> Module {
    let mut random = Random::new(seed);
    let mut module = Module::new();
    let shared = vec![
        global(&mut module, "x", Shape::scalar(4)),
        global(&mut module, "y", Shape::scalar(4)),
    ];
    let pointer = global(&mut module, "pointer", Shape::scalar(8));
    module.globals[pointer.index()].relocations = vec![(0, g(shared[0]))];
    let mut helpers = Vec::new();
    let mut threads = Vec::new();
    for name in ["helper", "first", "second"] {
        let mut b = Builder::new(name, 1);
        let locals: Vec<Operand> = ["a", "b", "c"]
            .map(|name| b.alloca(name, Shape::scalar(4)))
            .into();
        b.store(locals[0], Operand::Reg(quotient_ir::program::Reg(0)), 4);
        let mut statements = Statements {
            random: &mut random,
            shared: shared.clone(),
            pointer,
            helpers: helpers.clone(),
            locals: locals.clone(),
            loops: Vec::new(),
            asserts: 0,
            name,
        };
        if name == "helper" {
            statements.emit(&mut b, 1, 2);
            let value = b.load(locals[0], 4);
            b.ret(value);
            helpers.push(module.add_function(b.function));
            continue;
        }
        if statements.random.below(2) == 0 {
            statements.emit(&mut b, 0, 1);
        }
        statements.repeat(&mut b, 2);
        let mut all = c(0);
        for &local in &locals {
            let value = b.load(local, 4);
            let shifted = b.binary(BinaryOp::Mul, 64, all, c(101));
            all = b.binary(BinaryOp::Add, 64, shifted, value);
        }
        b.ret(all);
        threads.push(module.add_function(b.function));
    }
    let mut writer = Builder::new("writer", 1);
    for _ in 0..1 + random.below(2) {
        match random.below(4) {
            0 => writer.store(g(pointer), c(0), 8),
            _ => {
                let (to, value) = (random.pick(&shared), random.below(3));
                writer.store(g(to), c(value as u64), 4);
            }
        }
    }
    writer.ret(c(0));
    threads.push(module.add_function(writer.function));
    let mut main = Builder::new("main", 0);
    for thread in threads {
        main.spawn(thread, c(0));
    }
    main.ret(c(0));
    finish(module, main)
}

/// What happened on one program.
#[derive(Default)]
struct Tally {
    compared: u32,
    blocked: u32,
    waited: u32,
    failing: u32,
    /// Without their accesses, pure iterations would have met other threads.
    lost: u32,
}

fn compare(seed: u64, tally: &mut Tally) {
    const LIMIT: usize = 4000;
    let mut module = random_program(seed);
    optimise(&mut module);
    let mut pure = module.clone();
    eliminate_purity(&mut pure, Keep::Nothing);
    if pure == module {
        return;
    }
    let mut awaiting = pure.clone();
    introduce_awaits(&mut awaiting);
    let unroll = Some(2 + (seed % 2) as u32);
    let options = Options {
        unroll,
        ..Options::default()
    };
    let showing = Options {
        awaits: true,
        independent_adds: true,
        ..options
    };
    let Some((before, cost)) = reachable(&module, options, LIMIT) else {
        return;
    };
    let versions = [
        ("purity", &pure, options),
        ("awaits as reads", &awaiting, options),
        ("awaits", &awaiting, showing),
    ];
    let costs = versions.map(|(name, version, options)| {
        let (after, cost) = reachable(version, options, 2 * LIMIT).expect("not more states");
        assert_eq!(before, after, "seed {seed}, {name}\n{module}\n{version}");
        cost
    });
    let mut kept = module.clone();
    eliminate_purity(&mut kept, Keep::Accesses);
    let mut kept_awaiting = kept.clone();
    introduce_awaits(&mut kept_awaiting);
    let versions = [
        ("accesses kept", &kept, options),
        ("accesses kept, awaits as reads", &kept_awaiting, options),
        ("accesses kept, awaits", &kept_awaiting, showing),
    ];
    for (name, version, options) in versions {
        let (after, kept) = reachable(version, options, 2 * LIMIT).expect("not more states");
        assert_eq!(before, after, "seed {seed}, {name}\n{module}\n{version}");
        assert_eq!(
            cost.meetings, kept.meetings,
            "seed {seed}, {name}\n{module}\n{version}"
        );
    }
    let [blocked, _, waited]: [Cost; 3] = costs;
    tally.lost += u32::from(blocked.meetings != cost.meetings);
    tally.compared += 1;
    tally.blocked += u32::from(blocked.assumptions > cost.assumptions);
    tally.waited += u32::from(waited.waits > 0);
    tally.failing += u32::from(!before.failures.is_empty());
}

#[test]
fn purity_and_awaits_lose_nothing() {
    let seeds = std::env::var("PURITY_SEEDS");
    let seeds = seeds.map_or(400, |n| n.parse().expect("PURITY_SEEDS is a number"));
    let mut tally = Tally::default();
    for seed in 0..seeds {
        compare(seed, &mut tally);
    }
    let Tally {
        compared,
        blocked,
        waited,
        failing,
        lost,
    } = tally;
    let says = format!(
        "{compared} compared, {blocked} blocked, {waited} waited, {failing} failing, {lost} lost"
    );
    println!("{says}");
    let least = [
        (compared, 5),
        (blocked, 20),
        (waited, 20),
        (failing, 20),
        (lost, 400),
    ];
    for (count, least) in least {
        assert!(
            u64::from(count) >= seeds / least,
            "of {seeds} programs {says}"
        );
    }
}

#[test]
fn livelocks_are_the_same_with_loops_cut_short() {
    const LIMIT: usize = 4000;
    let seeds = std::env::var("PURITY_SEEDS");
    let seeds = seeds.map_or(400, |n| n.parse().expect("PURITY_SEEDS is a number"));
    let (mut compared, mut livelocks) = (0, 0);
    for seed in 0..seeds {
        let mut module = random_program(seed);
        optimise(&mut module);
        let mut pure = module.clone();
        eliminate_purity(&mut pure, Keep::Nothing);
        if pure == module {
            continue;
        }
        let options = Options {
            local_steps: 1000,
            ..Options::default()
        };
        let Some(before) = has_livelock(&module, options, LIMIT) else {
            continue;
        };
        let mut awaiting = pure.clone();
        introduce_awaits(&mut awaiting);
        let mut kept = module.clone();
        eliminate_purity(&mut kept, Keep::Accesses);
        let showing = Options {
            awaits: true,
            independent_adds: true,
            ..options
        };
        let versions = [
            ("purity", &pure, options),
            ("awaits as reads", &awaiting, options),
            ("awaits", &awaiting, showing),
            ("accesses kept", &kept, options),
        ];
        for (name, version, options) in versions {
            let after = has_livelock(version, options, 2 * LIMIT);
            assert_eq!(
                after,
                Some(before),
                "seed {seed}, {name}\n{module}\n{version}"
            );
        }
        compared += 1;
        livelocks += u64::from(before);
    }
    println!("{compared} compared, {livelocks} livelocks");
    assert!(compared >= seeds / 5 && livelocks >= seeds / 20);
}
