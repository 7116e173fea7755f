//! What is a thread's own memory, and when it becomes everybody's.

use crate::common::*;
use quotient_ir::Options;
use quotient_ir::program::{BinaryOp, Builtin, Module, Op, Shape};
use quotient_model::{FailureKind, Pending, RmwOp};

#[test]
fn memory_of_ones_own_makes_no_events() {
    let module = main_only(|b| {
        let x = b.alloca("x", Shape::scalar(4));
        let node = b.malloc(16);
        let next = b.at(node, 8);
        b.store(next, x, 8);
        b.store(x, c(7), 4);
        let back = b.load(next, 8);
        let old = b.define(|dst| Op::Rmw {
            op: RmwOp::Add,
            bits: 32,
            dst,
            address: back,
            value: c(3),
            order: quotient_model::MemoryOrder::SeqCst,
        });
        let new = b.load(x, 4);
        b.free(node);
        let sum = b.add(old, new);
        b.ret(sum);
    });
    let outcome = run(&module);
    assert_eq!(outcome.value(), 17);
    assert!(outcome.events.is_empty());
}

#[test]
fn publication_is_transitive_and_makes_later_accesses_events() {
    let mut module = Module::new();
    let top = global(&mut module, "top", Shape::scalar(8));
    // The thread reads top->next->value.
    let module = with_thread(module, |b| {
        let node = b.load(g(top), 8);
        let next = b.load(node, 8);
        let address = b.at(next, 4);
        let value = b.load(address, 4);
        b.ret(value);
    });
    let mut b = Builder::new("main", 0);
    let first = b.malloc(8);
    let second = b.malloc(8);
    let value = b.at(second, 4);
    b.store(value, c(42), 4);
    b.store(first, second, 8);
    b.store(g(top), first, 8);
    let thread = b.spawn(THREAD, c(0));
    let result = b.join(thread);
    b.ret(result);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 42);
    assert_eq!(outcome.touched(), ["top", "heap(main,1)", "heap(main,2)+4"]);
}

#[test]
fn a_failed_compare_exchange_publishes_nothing() {
    let touched = |expected| {
        let mut module = Module::new();
        let top = global(&mut module, "top", Shape::scalar(8));
        let mut b = Builder::new("main", 0);
        let node = b.malloc(8);
        let (_, success) = b.compare_exchange(64, g(top), c(expected), node);
        b.store(node, c(1), 8);
        b.ret(success);
        let outcome = run(&finish(module, b));
        (outcome.value(), outcome.events.len())
    };
    assert_eq!(touched(0), (1, 2));
    assert_eq!(touched(9), (0, 1));
}

#[test]
fn locals_given_to_a_thread_end_with_their_function() {
    let module = with_thread(Module::new(), |b| {
        let value = b.load(b.param(0), 4);
        b.ret(value);
    });
    let mut module = module;
    let mut start = Builder::new("start", 0);
    let x = start.alloca("x", Shape::scalar(4));
    start.store(x, c(9), 4);
    let thread = start.spawn(THREAD, x);
    start.ret(thread);
    let start = module.add_function(start.function);
    let mut b = Builder::new("main", 0);
    let thread = b.call(start, Vec::new());
    let result = b.join(thread);
    b.ret(result);
    let module = finish(module, b);
    let child_first = |enabled: &[usize]| enabled[enabled.len() - 1];
    let outcome = run_with(&module, Options::default(), child_first);
    assert_eq!(outcome.value(), 9);
    run(&module).assert_fails(FailureKind::Memory, "use of freed memory");
}

/// A thread that reads a local of main, which ends so.
fn reads_a_local_of_main(end: Builtin) -> Module {
    let module = with_thread(Module::new(), |b| {
        let value = b.load(b.param(0), 4);
        b.ret(value);
    });
    let mut b = Builder::new("main", 0);
    let x = b.alloca("x", Shape::scalar(4));
    b.store(x, c(9), 4);
    b.spawn(THREAD, x);
    b.builtin(end);
    b.ret(c(0));
    finish(module, b)
}

#[test]
fn locals_of_main_end_when_it_returns_and_not_before() {
    let nothing = Builtin::ThreadSelf;
    let module = reads_a_local_of_main(nothing);
    run(&module).assert_fails(FailureKind::Memory, "use of freed memory");
    let child_first = |enabled: &[usize]| enabled[enabled.len() - 1];
    let outcome = run_with(&module, Options::default(), child_first);
    assert_eq!(outcome.ends, [Pending::Exit(0), Pending::Done(9)]);
    let exits = run(&reads_a_local_of_main(Builtin::Exit { status: c(3) }));
    assert_eq!(exits.ends, [Pending::Exit(3), Pending::Done(9)]);
    let ends = run(&reads_a_local_of_main(Builtin::ThreadExit { value: c(3) }));
    assert_eq!(ends.ends, [Pending::Done(3), Pending::Done(9)]);
}

#[test]
fn a_local_that_a_thread_ends_with_ends_too() {
    let module = with_thread(Module::new(), |b| {
        let x = b.alloca("x", Shape::scalar(4));
        b.store(x, c(6), 4);
        b.ret(x);
    });
    let mut b = Builder::new("main", 0);
    let thread = b.spawn(THREAD, c(0));
    let x = b.join(thread);
    let value = b.load(x, 4);
    b.ret(value);
    run(&finish(module, b)).assert_fails(FailureKind::Memory, "use of freed memory");
}

#[test]
fn what_is_reached_by_a_pointer_in_disguise_is_shared_from_the_start() {
    let mut module = Module::new();
    let slot = global(&mut module, "slot", Shape::scalar(8));
    let module = with_thread(module, |b| {
        let node = b.malloc(4);
        b.store(node, c(9), 4);
        let disguised = b.binary(BinaryOp::Xor, 64, node, c(u64::MAX));
        b.store(g(slot), disguised, 8);
        b.ret(c(0));
    });
    let mut b = Builder::new("main", 0);
    let thread = b.spawn(THREAD, c(0));
    b.join(thread);
    let disguised = b.load(g(slot), 8);
    let node = b.binary(BinaryOp::Xor, 64, disguised, c(u64::MAX));
    let value = b.load(node, 4);
    b.ret(value);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 9);
    assert_eq!(outcome.restarts, 1);
    assert_eq!(
        outcome.touched(),
        ["heap(main/1,1)", "slot", "slot", "heap(main/1,1)"]
    );
}

#[test]
fn what_a_thread_ends_with_is_published() {
    let module = with_thread(Module::new(), |b| {
        let node = b.malloc(4);
        b.store(node, c(6), 4);
        b.ret(node);
    });
    let mut b = Builder::new("main", 0);
    let thread = b.spawn(THREAD, c(0));
    let node = b.join(thread);
    let value = b.load(node, 4);
    b.ret(value);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 6);
    assert_eq!(outcome.touched(), ["heap(main/1,1)"]);
}

#[test]
fn a_copy_publishes_what_its_bytes_point_to() {
    let mut module = Module::new();
    let shared = global(&mut module, "shared", Shape::bytes(8));
    let mut b = Builder::new("main", 0);
    let holder = b.malloc(8);
    let node = b.malloc(4);
    b.store(holder, node, 8);
    b.builtin(Builtin::MemCopy {
        to: g(shared),
        from: holder,
        length: c(8),
    });
    b.store(node, c(1), 4);
    b.store(holder, c(1), 8);
    b.ret(c(0));
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.touched(), ["shared", "heap(main,2)"]);
}
