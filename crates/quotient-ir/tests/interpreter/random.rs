//! Random programs that must do the same in two ways: optimised or not, in private memory or in
//! shared memory.

use crate::common::*;
use quotient_ir::optimise;
use quotient_ir::program::{BinaryOp, Builtin, GlobalId, IntPredicate, Module, Op, Operand, Shape};
use quotient_model::RmwOp;

/// A small generator of numbers: the programs must be the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % bound
    }
}

/// Random statements over locals and one global, as a compiler without optimisation emits them.
struct Statements<'a> {
    random: &'a mut Random,
    locals: Vec<Operand>,
    global: GlobalId,
}

impl Statements<'_> {
    fn value(&mut self, b: &mut Builder) -> Operand {
        match self.random.below(4) {
            0 => c(self.random.below(5)),
            _ => {
                let local = self.local();
                b.load(local, 4)
            }
        }
    }

    fn local(&mut self) -> Operand {
        self.locals[self.random.below(self.locals.len() as u64) as usize]
    }

    fn emit(&mut self, b: &mut Builder, depth: u32) {
        for _ in 0..1 + self.random.below(4) {
            match self.random.below(if depth > 0 { 8 } else { 5 }) {
                0 | 1 => {
                    let (to, value) = (self.local(), self.value(b));
                    b.store(to, value, 4);
                }
                2 => {
                    let (lhs, rhs) = (self.value(b), self.value(b));
                    let op = [BinaryOp::Add, BinaryOp::Mul, BinaryOp::Xor];
                    let op = op[self.random.below(3) as usize];
                    let (to, value) = (self.local(), b.binary(op, 32, lhs, rhs));
                    b.store(to, value, 4);
                }
                3 => {
                    let value = self.value(b);
                    b.store(g(self.global), value, 4);
                }
                4 => {
                    let (to, value) = (self.local(), b.load(g(self.global), 4));
                    b.store(to, value, 4);
                }
                5 | 6 => self.branch(b, depth - 1),
                _ => self.bounded_loop(b, depth - 1),
            }
        }
    }

    fn branch(&mut self, b: &mut Builder, depth: u32) {
        let (lhs, rhs) = (self.value(b), self.value(b));
        let holds = b.compare(IntPredicate::Slt, lhs, rhs);
        let (then, otherwise, end) = (b.new_block(), b.new_block(), b.new_block());
        b.branch(holds, then, otherwise);
        for block in [then, otherwise] {
            b.block = block;
            self.emit(b, depth);
            b.jump(end);
        }
        b.block = end;
    }

    fn bounded_loop(&mut self, b: &mut Builder, depth: u32) {
        let count = b.alloca("count", Shape::scalar(4));
        let (head, body, end) = (b.new_block(), b.new_block(), b.new_block());
        let times = self.random.below(4);
        b.jump(head);
        b.block = head;
        let done = b.load(count, 4);
        let more = b.compare(IntPredicate::Ult, done, c(times));
        b.branch(more, body, end);
        b.block = body;
        self.emit(b, depth);
        let done = b.load(count, 4);
        let done = b.add(done, c(1));
        b.store(count, done, 4);
        b.jump(head);
        b.block = end;
    }
}

fn random_statements(seed: u64) -> Module {
    let mut module = Module::new();
    let global = global(&mut module, "x", Shape::scalar(4));
    let mut b = Builder::new("main", 0);
    let pair = b.alloca("pair", Shape::array(2, 4));
    let mut locals = vec![b.at(pair, 0), b.at(pair, 4)];
    locals.push(b.alloca("a", Shape::scalar(4)));
    let mut random = Random(seed);
    let mut statements = Statements {
        random: &mut random,
        locals,
        global,
    };
    statements.emit(&mut b, 3);
    let mut all = c(0);
    for local in statements.locals {
        let value = b.load(local, 4);
        let shifted = b.binary(BinaryOp::Mul, 64, all, c(31));
        all = b.binary(BinaryOp::Add, 64, shifted, value);
    }
    b.ret(all);
    finish(module, b)
}

#[test]
fn optimised_programs_do_the_same() {
    let mut events = 0;
    for seed in 0..2000 {
        let module = random_statements(seed);
        let mut optimised = module.clone();
        optimise(&mut optimised);
        let (before, after) = (run(&module), run(&optimised));
        assert_eq!(
            before.ends, after.ends,
            "seed {seed}\n{module}\n{optimised}"
        );
        assert_eq!(
            before.events, after.events,
            "seed {seed}\n{module}\n{optimised}"
        );
        let text = optimised.to_string();
        assert!(!text.contains("alloca"), "seed {seed}\n{text}");
        events += after.events.len();
    }
    assert!(events > 2000, "the programs do something: {events}");
}

const SIZE: u64 = 24;

/// Random accesses of all sizes, and copies, in one object.
fn random_accesses(seed: u64, place: u64) -> Module {
    let mut random = Random(seed);
    let mut module = Module::new();
    let object = global(&mut module, "object", Shape::bytes(SIZE));
    let top = global(&mut module, "top", Shape::scalar(8));
    let mut b = Builder::new("main", 0);
    let base = match place {
        0 => b.malloc(SIZE),
        1 => g(object),
        _ => b.malloc(SIZE),
    };
    let mut sum = c(0);
    let publish_at = 1 + random.below(8);
    for round in 0..10 {
        let size = 1 << random.below(4);
        let offset = random.below(SIZE + 1 - size);
        let other = random.below(SIZE + 1 - size);
        let value = random.below(1 << 31) * 0x1_0000_0001;
        let at = b.at(base, offset as i64);
        match random.below(6) {
            0 | 1 => b.store(at, c(value), size as u8),
            2 | 3 => {
                let value = b.load(at, size as u8);
                let product = b.binary(BinaryOp::Mul, 64, sum, c(31));
                sum = b.binary(BinaryOp::Add, 64, product, value);
            }
            4 => {
                let to = b.at(base, other as i64);
                let length = c(size);
                let from = at;
                b.builtin(Builtin::MemCopy { to, from, length });
            }
            _ => {
                let (to, value, length) = (at, c(value), c(size));
                b.builtin(Builtin::MemSet { to, value, length });
            }
        }
        if place == 2 && round == publish_at {
            b.store(g(top), base, 8);
        }
    }
    for offset in [0, 8, 16] {
        let at = b.at(base, offset);
        let value = b.load(at, 8);
        let product = b.binary(BinaryOp::Mul, 64, sum, c(31));
        sum = b.binary(BinaryOp::Add, 64, product, value);
    }
    b.ret(sum);
    finish(module, b)
}

#[test]
fn memory_is_the_same_private_shared_and_published_midway() {
    let mut restarts = 0;
    for seed in 0..2000 {
        let [private, shared, published] = [0, 1, 2].map(|place| {
            let outcome = run(&random_accesses(seed, place));
            restarts += outcome.restarts;
            outcome.value()
        });
        assert_eq!(private, shared, "seed {seed}");
        assert_eq!(private, published, "seed {seed}");
    }
    assert!(restarts > 1000, "mixed sizes make cells finer: {restarts}");
}

/// A sum that depends on the order.
fn mixed(b: &mut Builder, sum: Operand, value: Operand) -> Operand {
    let product = b.binary(BinaryOp::Mul, 64, sum, c(31));
    b.binary(BinaryOp::Add, 64, product, value)
}

/// Random accesses to 16 bytes at once and to parts of them, atomic or not.
fn random_wide_accesses(seed: u64, place: u64) -> Module {
    let mut random = Random(seed);
    let mut module = Module::new();
    let object = global(&mut module, "object", Shape::bytes(SIZE));
    let top = global(&mut module, "top", Shape::scalar(8));
    let mut b = Builder::new("main", 0);
    let base = match place {
        1 => g(object),
        _ => b.malloc(SIZE),
    };
    let wide_at = 8 * random.below(2);
    let address = b.at(base, wide_at as i64);
    let mut sum = c(0);
    let publish_at = 1 + random.below(8);
    let mut seen = c(0);
    for round in 0..12 {
        // That the bytes are accessed as one must be known before atomic accesses to parts.
        let action = if round == 0 { 0 } else { random.below(8) };
        let (low, high) = (c(random.below(3)), c(random.below(3) << 62));
        let half = b.at(address, 8 * random.below(2) as i64);
        match action {
            0 | 1 => {
                let value = b.define(|dst| Op::Pack { dst, low, high });
                b.store_atomic(address, value, 16);
            }
            2 => {
                seen = b.define(|dst| Op::Load {
                    dst,
                    address,
                    size: 16,
                    order: quotient_model::MemoryOrder::SeqCst,
                    copies: false,
                });
            }
            3 => {
                let new = b.define(|dst| Op::Pack { dst, low, high });
                let success = b.function.new_reg();
                seen = b.define(|old| Op::CompareExchange {
                    bits: 128,
                    old,
                    success,
                    address,
                    expected: seen,
                    new,
                    orders: quotient_model::Orders::SEQ_CST,
                });
                sum = mixed(&mut b, sum, Operand::Reg(success));
            }
            4 => {
                let old = b.define(|dst| Op::Rmw {
                    op: [RmwOp::Add, RmwOp::Exchange][random.below(2) as usize],
                    bits: 64,
                    dst,
                    address: half,
                    value: high,
                    order: quotient_model::MemoryOrder::SeqCst,
                });
                sum = mixed(&mut b, sum, old);
            }
            5 => {
                let success = b.function.new_reg();
                let old = b.define(|old| Op::CompareExchange {
                    bits: 64,
                    old,
                    success,
                    address: half,
                    expected: low,
                    new: high,
                    orders: quotient_model::Orders::SEQ_CST,
                });
                sum = mixed(&mut b, sum, old);
                sum = mixed(&mut b, sum, Operand::Reg(success));
            }
            _ => {
                let size = 1 << random.below(4);
                let part = b.at(address, random.below(17 - size) as i64);
                let length = c(random.below(17));
                match random.below(4) {
                    0 => b.store(part, c(random.below(1 << 31)), size as u8),
                    1 => {
                        let value = b.load(part, size as u8);
                        sum = mixed(&mut b, sum, value);
                    }
                    2 => {
                        let (to, value) = (address, low);
                        b.builtin(Builtin::MemSet { to, value, length });
                    }
                    _ => {
                        let to = b.at(base, 8 - wide_at as i64);
                        let from = address;
                        b.builtin(Builtin::MemCopy { to, from, length });
                    }
                }
            }
        }
        for high in [false, true] {
            let half = b.define(|dst| Op::Unpack {
                dst,
                src: seen,
                high,
            });
            sum = mixed(&mut b, sum, half);
        }
        if place == 2 && round == publish_at {
            b.store(g(top), base, 8);
        }
    }
    for offset in [0, 8, 16] {
        let at = b.at(base, offset);
        let value = b.load(at, 8);
        sum = mixed(&mut b, sum, value);
    }
    b.ret(sum);
    finish(module, b)
}

#[test]
fn wide_memory_is_the_same_private_shared_and_published_midway() {
    for seed in 0..5000 {
        let [private, shared, published] =
            [0, 1, 2].map(|place| run(&random_wide_accesses(seed, place)).value());
        assert_eq!(private, shared, "seed {seed}");
        assert_eq!(private, published, "seed {seed}");
    }
}

#[test]
fn wide_initial_values_are_known_to_those_who_begin_with_a_part() {
    let mut module = Module::new();
    let object = global(&mut module, "object", Shape::bytes(16));
    module.globals[object.index()].bytes = vec![0xff; 8];
    let mut b = Builder::new("main", 0);
    let part = b.define(|dst| Op::Load {
        dst,
        address: g(object),
        size: 8,
        order: quotient_model::MemoryOrder::SeqCst,
        copies: false,
    });
    let low = c(u64::MAX);
    let expected = b.define(|dst| Op::Pack {
        dst,
        low,
        high: c(0),
    });
    let success = b.function.new_reg();
    b.define(|old| Op::CompareExchange {
        bits: 128,
        old,
        success,
        address: g(object),
        expected,
        new: c(5),
        orders: quotient_model::Orders::SEQ_CST,
    });
    let sum = mixed(&mut b, part, Operand::Reg(success));
    b.ret(sum);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), u64::MAX.wrapping_mul(31).wrapping_add(1));
    assert_eq!(outcome.restarts, 0);
}
