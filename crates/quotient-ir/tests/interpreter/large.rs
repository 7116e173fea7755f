//! Shared objects of any size: only what is accessed of them costs anything.

use crate::common::*;
use quotient_ir::program::{BinaryOp, IntPredicate, Module, Op, Operand, Shape};
use quotient_ir::{Interpreter, Options};
use quotient_model::FailureKind;

#[test]
fn too_much_shared_memory_is_a_clear_error() {
    let mut module = Module::new();
    let huge = global(&mut module, "huge", Shape::bytes(32 << 20));
    let mut b = Builder::new("main", 0);
    let (to, value, length) = (Operand::Global(huge, 1), c(1), c(31 << 20));
    // Every page of it gets locations, so all of it is too much.
    let (again, end) = (b.new_block(), b.new_block());
    let at = b.alloca("at", Shape::scalar(8));
    b.jump(again);
    b.block = again;
    let offset = b.load(at, 8);
    let place = b.binary(BinaryOp::Add, 64, to, offset);
    b.store(place, value, 1);
    let next = b.binary(BinaryOp::Add, 64, offset, c(1024));
    b.store(at, next, 8);
    let more = b.define(|dst| Op::IntCompare {
        predicate: IntPredicate::Ult,
        bits: 64,
        dst,
        lhs: next,
        rhs: length,
    });
    b.branch(more, again, end);
    b.block = end;
    b.ret(c(0));
    let outcome = run(&finish(module, b));
    assert!(outcome.diagnostic().0.contains("`huge` among others"));
}

#[test]
fn shared_objects_may_have_any_size() {
    let mut module = Module::new();
    let huge = global(&mut module, "huge", Shape::bytes(200 << 20));
    let p = global(&mut module, "p", Shape::scalar(8));
    module.globals[huge.index()].bytes = vec![3];
    let mut b = Builder::new("main", 0);
    let last = Operand::Global(huge, (200 << 20) - 8);
    let large = b.malloc(50 << 20);
    let inside = b.at(large, 40 << 20);
    b.store(inside, c(5), 8);
    b.store(g(p), large, 8);
    b.store(last, c(7), 8);
    let first = b.load(g(huge), 1);
    let second = b.load(last, 8);
    let third = b.load(inside, 8);
    let end = b.at(large, (50 << 20) - 1);
    b.store(end, c(9), 1);
    let fourth = b.load(end, 1);
    b.free(large);
    let sum = b.add(first, second);
    let sum = b.add(sum, third);
    let sum = b.add(sum, fourth);
    b.ret(sum);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 3 + 7 + 5 + 9);
}

/// The free of an object touches all of it, also what somebody accesses in another execution only.
#[test]
fn a_large_object_is_freed_as_a_whole() {
    let mut module = Module::new();
    let p = global(&mut module, "p", Shape::scalar(8));
    let flag = global(&mut module, "flag", Shape::scalar(4));
    let lines = [1, 2].map(|n| line(&mut module, n));
    let module = with_thread(module, |b| {
        let large = b.load(g(p), 8);
        let raised = b.load(g(flag), 4);
        let branches = [b.new_block(), b.new_block()];
        b.branch(raised, branches[0], branches[1]);
        for (n, at) in [300_000, 900_000].into_iter().enumerate() {
            b.block = branches[n];
            b.position = lines[n];
            let place = b.at(large, at);
            b.store(place, c(1), 4);
            b.ret(c(0));
        }
    });
    let mut b = Builder::new("main", 0);
    let large = b.malloc(1_000_000);
    b.store(g(p), large, 8);
    b.spawn(THREAD, c(0));
    b.store(g(flag), c(1), 4);
    b.free(large);
    b.ret(c(0));
    let module = finish(module, b);
    let program = Interpreter::new(&module, Options::default()).expect("has a main function");
    for algorithm in quotient_explore::Algorithm::all() {
        let options = quotient_explore::Options {
            algorithm,
            keep_going: true,
            self_check: true,
            ..quotient_explore::Options::default()
        };
        let report = quotient::explore_interpreter(&program, options).expect("is explored");
        let mut found: Vec<u32> = report
            .violations
            .iter()
            .filter(|violation| violation.failure.kind == FailureKind::Memory)
            .filter_map(|violation| Some(violation.source.as_ref()?.line))
            .collect();
        found.sort_unstable();
        assert_eq!(found, [1, 2], "{algorithm}");
    }
}
