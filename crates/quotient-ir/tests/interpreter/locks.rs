//! Locks as libraries and programs make them of several accesses, for random programs.

use crate::common::*;
use quotient_ir::program::{
    BinaryOp, BlockId, FunctionId, GlobalId, IntPredicate, LockStep, Module, Op, Operand,
};
use quotient_model::RmwOp;
use quotient_oracle::Random;

/// The functions of a read-write lock as the library has it, of several accesses.
#[derive(Clone, Copy)]
pub struct LockCalls {
    pub read: FunctionId,
    pub write: FunctionId,
    pub try_to_read: FunctionId,
    pub end_reading: FunctionId,
    pub end_writing: FunctionId,
}

/// What such a lock holds for the one who writes.
const WRITER: u64 = 8;

impl LockCalls {
    pub fn add_to(module: &mut Module) -> Self {
        let mut add = |name: &str, step: Option<LockStep>, body: &dyn Fn(&mut Builder, Operand)| {
            let mut b = Builder::new(name, 1);
            let lock = b.param(0);
            body(&mut b, lock);
            b.function.lock = step;
            module.add_function(b.function)
        };
        // Whether it is another reader's turn.
        let read = |b: &mut Builder, lock: Operand, otherwise: BlockId| {
            let found = b.load(lock, 4);
            let free = b.compare(IntPredicate::Ult, found, c(WRITER));
            let (then, end) = (b.new_block(), b.new_block());
            b.branch(free, then, otherwise);
            b.block = then;
            let more = b.binary(BinaryOp::Add, 32, found, c(1));
            let (_, success) = b.compare_exchange(32, lock, found, more);
            b.branch(success, end, otherwise);
            b.block = end;
            b.ret(c(1));
        };
        let subtract = |value| {
            move |b: &mut Builder, lock: Operand| {
                change(b, RmwOp::Sub, lock, value);
                b.ret(c(0));
            }
        };
        LockCalls {
            read: add("read", Some(LockStep::Takes), &|b, lock| {
                let header = b.new_block();
                b.jump(header);
                b.block = header;
                read(b, lock, header);
            }),
            write: add("write", Some(LockStep::Takes), &|b, lock| {
                let (header, end) = (b.new_block(), b.new_block());
                b.jump(header);
                b.block = header;
                let (_, success) = b.compare_exchange(32, lock, c(0), c(WRITER));
                b.branch(success, end, header);
                b.block = end;
                b.ret(c(1));
            }),
            try_to_read: add("try_to_read", Some(LockStep::Tries), &|b, lock| {
                let fails = b.new_block();
                read(b, lock, fails);
                b.block = fails;
                b.ret(c(0));
            }),
            end_reading: add("end_reading", Some(LockStep::Gives), &subtract(1)),
            end_writing: add("end_writing", Some(LockStep::Gives), &subtract(WRITER)),
        }
    }
}

/// Those of a semaphore, which as many as call it must have, and the one that waits behind it.
pub fn add_semaphore(module: &mut Module, permits: GlobalId) -> (FunctionId, FunctionId) {
    let mut acquire = Builder::new("acquire", 1);
    let (header, end) = (acquire.new_block(), acquire.new_block());
    let semaphore = acquire.param(0);
    let before = change(&mut acquire, RmwOp::Add, semaphore, 1);
    let free = acquire.compare(IntPredicate::Eq, before, c(0));
    acquire.branch(free, end, header);
    acquire.block = header;
    let (_, passes) = acquire.compare_exchange(32, g(permits), c(1), c(0));
    acquire.branch(passes, end, header);
    acquire.block = end;
    acquire.ret(c(1));
    acquire.function.lock = Some(LockStep::Takes);
    let mut release = Builder::new("release", 1);
    let (then, end) = (release.new_block(), release.new_block());
    let semaphore = release.param(0);
    let before = change(&mut release, RmwOp::Sub, semaphore, 1);
    let waits = release.compare(IntPredicate::Ugt, before, c(1));
    release.branch(waits, then, end);
    release.block = then;
    change(&mut release, RmwOp::Add, g(permits), 1);
    release.jump(end);
    release.block = end;
    release.ret(c(0));
    release.function.lock = Some(LockStep::Gives);
    (
        module.add_function(acquire.function),
        module.add_function(release.function),
    )
}

/// Waits until a word is free, and takes it.
pub fn take_word(b: &mut Builder, random: &mut Random, word: GlobalId, taken: u64) {
    let (header, rest) = (b.new_block(), b.new_block());
    b.jump(header);
    b.block = header;
    let address = g(word);
    let found = match random.one_in(2) {
        true => change(b, RmwOp::Exchange, address, taken),
        false => b.compare_exchange(32, address, c(0), c(taken)).0,
    };
    let free = b.compare(IntPredicate::Eq, found, c(0));
    b.branch(free, rest, header);
    b.block = rest;
}

/// Whether an exchange, or a compare-exchange, takes a word, maybe after a wait until one of its bits is clear.
pub fn try_word(b: &mut Builder, random: &mut Random, word: Operand) -> Operand {
    if random.one_in(3) {
        let (header, rest) = (b.new_block(), b.new_block());
        b.jump(header);
        b.block = header;
        let found = b.load(word, 4);
        let bit = b.binary(BinaryOp::And, 32, found, c(1));
        let clear = b.compare(IntPredicate::Eq, bit, c(0));
        b.branch(clear, rest, header);
        b.block = rest;
    }
    if random.one_in(2) {
        return b.compare_exchange(32, word, c(0), c(1)).1;
    }
    let found = change(b, RmwOp::Exchange, word, 1);
    b.compare(IntPredicate::Eq, found, c(0))
}

/// What a read-modify-write finds.
pub fn change(b: &mut Builder, op: RmwOp, address: Operand, value: u64) -> Operand {
    b.define(|dst| Op::Rmw {
        op,
        bits: 32,
        dst,
        address,
        value: c(value),
        order: quotient_model::MemoryOrder::SeqCst,
    })
}
