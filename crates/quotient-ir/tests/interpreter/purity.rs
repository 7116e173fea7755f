//! Purity and awaits on the loops that they are for, and on those that they must leave alone.

use crate::common::*;
use crate::reachable::{Cost, Reachable, reachable};
use IntPredicate::{Eq, Ne, Sge, Slt};
use quotient_ir::program::{
    BinaryOp, BlockId, Builtin, FunctionId, GlobalId, IntPredicate, Module, Op, Operand, Shape,
};
use quotient_ir::{Interpreter, Keep, Options, eliminate_purity, introduce_awaits, optimise};
use quotient_model::{Access, Blocked, Named, Pending, RmwOp};

/// A module with globals x, y, z, all zero; `build` is given them and makes the function `thread`.
fn spinning(build: impl FnOnce(&mut Builder, [Operand; 3])) -> Module {
    let mut module = Module::new();
    let globals = ["x", "y", "z"].map(|name| g(global(&mut module, name, Shape::scalar(4))));
    with_thread(module, |b| build(b, globals))
}

const X: Operand = Operand::Global(GlobalId(0), 0);
const Y: Operand = Operand::Global(GlobalId(1), 0);

fn set(module: &mut Module, global: usize, value: u8) {
    module.globals[global].bytes = vec![value];
}

/// Adds a main function that starts the thread and then stores values one after the other.
fn storing(module: Module, stores: &[(Operand, u64)]) -> Module {
    let mut b = Builder::new("main", 0);
    b.spawn(THREAD, c(0));
    for &(to, value) in stores {
        b.store(
            to,
            c(value),
            if to == Operand::Global(GlobalId(3), 0) {
                8
            } else {
                4
            },
        );
    }
    b.ret(c(0));
    let mut module = finish(module, b);
    optimise(&mut module);
    module
}

fn pure(module: &Module) -> Module {
    let mut after = module.clone();
    eliminate_purity(&mut after, Keep::Nothing);
    after
}

fn awaiting(module: &Module) -> Module {
    let mut after = pure(module);
    introduce_awaits(&mut after);
    after
}

fn text(module: &Module, function: FunctionId) -> String {
    module.function_text(&module.functions[function.index()])
}

fn explored(module: &Module, unroll: u32) -> (Reachable, Cost) {
    let options = Options {
        unroll: Some(unroll),
        ..Options::default()
    };
    reachable(module, options, 100_000).expect("a small program")
}

/// Checks that nothing is lost without pure iterations, and returns what is left to do.
fn loses_nothing(module: &Module, unroll: u32) -> Cost {
    let (before, _) = explored(module, unroll);
    let after = pure(module);
    let (found, cost) = explored(&after, unroll);
    assert_eq!(found, before, "{after}");
    let (found, _) = explored(&awaiting(module), unroll);
    assert_eq!(found, before, "{after}");
    cost
}

#[test]
fn figure_2_becomes_an_await() {
    let module = spinning(|b, [x, y, _]| {
        let (head, after) = (b.new_block(), b.new_block());
        b.jump(head);
        b.block = head;
        let a = b.load(x, 4);
        let again = b.compare(Ne, a, c(1));
        b.branch(again, head, after);
        b.block = after;
        let value = b.load(y, 4);
        b.ret(value);
    });
    let module = storing(module, &[(Y, 42), (X, 1)]);
    assert!(
        text(&pure(&module), THREAD)
            .contains("%1 = load 4 @x\n    %2 = compare eq i32 %1, 1\n    purity assume %2")
    );
    let after = awaiting(&module);
    assert!(
        text(&after, THREAD).contains("%1 = await load 4 until eq i32 @x, 1\n"),
        "{after}"
    );
    assert_eq!(loses_nothing(&module, 3).bounds, 0, "no iteration is left");
}

#[test]
fn figure_6_is_assumed_as_soon_as_x_is_known() {
    let module = spinning(|b, [x, y, z]| {
        let [head, write, join, after] = [(); 4].map(|()| b.new_block());
        b.jump(head);
        b.block = head;
        let a = b.load(x, 4);
        b.load(y, 4);
        let is_four = b.compare(Eq, a, c(4));
        b.branch(is_four, write, join);
        b.block = write;
        b.store(z, c(42), 4);
        b.jump(join);
        b.block = join;
        let again = b.compare(Sge, a, c(4));
        b.branch(again, head, after);
        b.block = after;
        b.ret(a);
    });
    let module = storing(module, &[(X, 4), (X, 5), (X, 3)]);
    let after = text(&pure(&module), THREAD);
    assert!(
        after.contains("%1 = load 4 @x\n    %2 = compare slt i32 %1, 5\n    purity assume %2\n    %3 = load 4 @y"),
        "{after}"
    );
    loses_nothing(&module, 3);
}

#[test]
fn a_header_phi_that_changes_makes_a_loop_impure() {
    let module = spinning(|b, [x, ..]| {
        let i = b.alloca("i", Shape::scalar(4));
        let [head, more, after] = [(); 3].map(|()| b.new_block());
        b.jump(head);
        b.block = head;
        let a = b.load(x, 4);
        let count = b.load(i, 4);
        let count = b.add(count, c(1));
        b.store(i, count, 4);
        let again = b.compare(Ne, a, c(1));
        b.branch(again, more, after);
        b.block = more;
        let again = b.compare(Slt, count, c(3));
        b.branch(again, head, after);
        b.block = after;
        b.ret(count);
    });
    let module = storing(module, &[(X, 1)]);
    assert_eq!(pure(&module), module);
}

#[test]
fn a_header_phi_that_gets_a_constant_is_pure_once_it_has_it() {
    // for (s = 0;;) { if (x == 1) { s = 1; continue; } if (y == 1) { s = 0; continue; } break; }
    let module = spinning(|b, [x, y, _]| {
        let s = b.alloca("s", Shape::scalar(4));
        let [head, one, next, zero, after] = [(); 5].map(|()| b.new_block());
        b.jump(head);
        b.block = head;
        let a = b.load(x, 4);
        let is_one = b.compare(Eq, a, c(1));
        b.branch(is_one, one, next);
        b.block = one;
        b.store(s, c(1), 4);
        b.jump(head);
        b.block = next;
        let a = b.load(y, 4);
        let is_one = b.compare(Eq, a, c(1));
        b.branch(is_one, zero, after);
        b.block = zero;
        b.store(s, c(0), 4);
        b.jump(head);
        b.block = after;
        let value = b.load(s, 4);
        b.ret(value);
    });
    let mut module = storing(module, &[(X, 0), (Y, 1), (X, 1), (X, 0), (Y, 0)]);
    set(&mut module, 0, 1);
    assert!(loses_nothing(&module, 4).assumptions > 0);
}

#[test]
fn an_iteration_that_took_an_inner_backedge_is_not_pure() {
    // do { while (y == 1) z++; } while (x == 1); return z;
    let module = spinning(|b, [x, y, z]| {
        let [outer, inner, body, last, after] = [(); 5].map(|()| b.new_block());
        b.jump(outer);
        b.block = outer;
        b.jump(inner);
        b.block = inner;
        let a = b.load(y, 4);
        let again = b.compare(Eq, a, c(1));
        b.branch(again, body, last);
        b.block = body;
        let count = b.load(z, 4);
        let count = b.add(count, c(1));
        b.store(z, count, 4);
        b.jump(inner);
        b.block = last;
        let a = b.load(x, 4);
        let again = b.compare(Eq, a, c(1));
        b.branch(again, outer, after);
        b.block = after;
        let count = b.load(z, 4);
        b.ret(count);
    });
    let mut module = storing(module, &[(Y, 0), (Y, 1), (Y, 0), (X, 0)]);
    set(&mut module, 0, 1);
    set(&mut module, 1, 1);
    // With this bound the inner loop counts once each time it is entered: 2 needs two iterations
    // of the outer one, the first of which took the inner backedge and is not pure.
    assert!(explored(&module, 2).0.ends.contains(&vec![0, 2]));
    assert!(loses_nothing(&module, 2).assumptions > 0);
}

/// do { spin while x is 1 } while (xchg(x, 1) == 1)
fn test_and_test_and_set(b: &mut Builder, x: Operand) {
    let [outer, inner, last, after] = [(); 4].map(|()| b.new_block());
    b.jump(outer);
    b.block = outer;
    b.jump(inner);
    b.block = inner;
    let a = b.load(x, 4);
    let again = b.compare(Eq, a, c(1));
    b.branch(again, inner, last);
    b.block = last;
    let old = b.define(|dst| Op::Rmw {
        op: RmwOp::Exchange,
        bits: 32,
        dst,
        address: x,
        value: c(1),
        order: quotient_model::MemoryOrder::SeqCst,
    });
    let again = b.compare(Eq, old, c(1));
    b.branch(again, outer, after);
    b.block = after;
    b.ret(old);
}

#[test]
fn nested_pure_loops_wait_twice() {
    let module = spinning(|b, [x, ..]| test_and_test_and_set(b, x));
    let mut module = storing(module, &[(X, 0), (X, 1), (X, 0)]);
    set(&mut module, 0, 1);
    let after = text(&awaiting(&module), THREAD);
    assert!(after.contains("await load 4 until ne i32 @x, 1"), "{after}");
    assert!(
        after.contains("await exchange until ne i32 @x, 1, 1"),
        "{after}"
    );
    assert!(
        !after.contains("assume") && !after.contains("phi"),
        "{after}"
    );
    assert_eq!(loses_nothing(&module, 3).bounds, 0, "no iteration is left");
}

#[test]
fn registers_that_do_not_reach_the_assumption_are_carried_there() {
    // do { if (x == 1) { if (y != 1) break; } } while (z == 1);
    let module = spinning(|b, [x, y, z]| {
        let [head, look, join, after] = [(); 4].map(|()| b.new_block());
        b.jump(head);
        b.block = head;
        let a = b.load(x, 4);
        let is_one = b.compare(Eq, a, c(1));
        b.branch(is_one, look, join);
        b.block = look;
        let a = b.load(y, 4);
        let is_one = b.compare(Eq, a, c(1));
        b.branch(is_one, join, after);
        b.block = join;
        let a = b.load(z, 4);
        let is_one = b.compare(Eq, a, c(1));
        b.branch(is_one, head, after);
        b.block = after;
        b.ret(c(7));
    });
    let mut module = storing(module, &[(X, 1), (Y, 0), (Y, 1), (X, 0), (Y, 0)]);
    set(&mut module, 1, 1);
    set(&mut module, 2, 1);
    let after = text(&pure(&module), THREAD);
    assert!(after.contains("phi"), "{after}");
    assert_eq!(loses_nothing(&module, 2).bounds, 0, "no iteration is left");
}

#[test]
fn nothing_is_assumed_before_a_load_that_could_crash() {
    // do { a = x; *p; } while (a == 1);
    let mut module = Module::new();
    let names = ["x", "y", "z"].map(|name| global(&mut module, name, Shape::scalar(4)));
    let p = global(&mut module, "p", Shape::scalar(8));
    module.globals[p.index()].relocations = vec![(0, g(names[1]))];
    let module = with_thread(module, |b| {
        let (head, after) = (b.new_block(), b.new_block());
        b.jump(head);
        b.block = head;
        let a = b.load(g(names[0]), 4);
        let at = b.load(g(p), 8);
        b.load(at, 4);
        let again = b.compare(Eq, a, c(1));
        b.branch(again, head, after);
        b.block = after;
        b.ret(c(0));
    });
    // x stays 1: who is stopped after reading it never sees the null pointer.
    let mut module = storing(module, &[(g(p), 0)]);
    set(&mut module, 0, 1);
    let (before, _) = explored(&module, 2);
    assert_eq!(before.failures.len(), 1);
    loses_nothing(&module, 2);
    let after = text(&pure(&module), THREAD);
    let (load, assume) = (after.find("load 4 %2"), after.find("purity assume"));
    assert!(load.is_some() && load < assume, "{after}");
}

#[test]
fn a_sequence_lock_is_read_as_a_whole() {
    // do { do s = x; while (s & 1); d = y; } while (x != s);
    let module = spinning(|b, [x, y, _]| {
        let [head, read, after] = [(); 3].map(|()| b.new_block());
        b.jump(head);
        b.block = head;
        let s = b.load(x, 4);
        let odd = b.binary(BinaryOp::And, 32, s, c(1));
        let odd = b.compare(Ne, odd, c(0));
        b.branch(odd, head, read);
        b.block = read;
        let data = b.load(y, 4);
        let now = b.load(x, 4);
        let again = b.compare(Ne, now, s);
        b.branch(again, head, after);
        b.block = after;
        b.ret(data);
    });
    let module = storing(module, &[(X, 1), (Y, 5), (X, 2)]);
    let after = text(&awaiting(&module), THREAD);
    assert!(
        after.contains("await load 4 until eq i32 & 0x1 @x, 0"),
        "{after}"
    );
    assert!(
        after.contains("await load 4 until eq i32 @x, %1"),
        "{after}"
    );
    assert_eq!(loses_nothing(&module, 2).bounds, 0, "no iteration is left");
}

/// while (!try_lock(&x)); with the compare-exchange in a helper of a helper.
fn helped() -> Module {
    let mut module = Module::new();
    let x = g(global(&mut module, "x", Shape::scalar(4)));
    let [try_line, loop_line] = [3, 9].map(|n| line(&mut module, n));
    let mut exchange = Builder::new("exchange", 1);
    exchange.position = try_line;
    let new = exchange.param(0);
    let (_, success) = exchange.compare_exchange(32, x, c(0), new);
    exchange.ret(success);
    let mut thread = Builder::new("thread", 1);
    let mut try_lock = Builder::new("try_lock", 0);
    let result = try_lock.call(FunctionId(1), vec![c(1)]);
    try_lock.ret(result);
    thread.position = loop_line;
    let (head, after) = (thread.new_block(), thread.new_block());
    thread.jump(head);
    thread.block = head;
    let taken = thread.call(FunctionId(2), Vec::new());
    thread.branch(taken, after, head);
    thread.block = after;
    thread.ret(c(0));
    for b in [thread, exchange, try_lock] {
        module.add_function(b.function);
    }
    let mut module = storing(module, &[(X, 0)]);
    set(&mut module, 0, 1);
    module
}

#[test]
fn a_lock_behind_helper_functions_waits() {
    let module = awaiting(&helped());
    let after = text(&module, THREAD);
    assert!(
        after.contains("await compare-exchange until eq i32 @x, 0, 1"),
        "{after}"
    );
    assert!(!after.contains("call"), "{after}");
    loses_nothing(&helped(), 3);
}

#[test]
fn what_is_inlined_knows_its_place() {
    let options = Options {
        awaits: true,
        ..Options::default()
    };
    let program = Interpreter::new(&awaiting(&helped()), options).expect("a main function");
    let mut program = Named::new(program);
    let main = program.start();
    let mut thread = program.spawn(&main, quotient_model::ThreadId(1));
    let at = program.source(&thread).expect("a position");
    assert_eq!((at.line, at.function.as_str()), (3, "exchange"));
    let spins = program.spins_at(&thread).expect("a loop");
    assert_eq!((spins.line, spins.function.as_str()), (9, "thread"));
    // With what it does not wait for it goes around the loop, to the same await.
    let before = program.pending(&thread).clone();
    assert!(matches!(
        before,
        Pending::Access(Access::AwaitExchange { .. })
    ));
    program.go_around(&mut thread, 1);
    assert_eq!(*program.pending(&thread), before);
    program.step(&mut thread, 0, &mut Vec::new());
    assert_eq!(*program.pending(&thread), Pending::Done(0));
}

#[test]
fn explorers_that_know_no_awaits_are_shown_accesses() {
    let module = awaiting(&helped());
    let program = Interpreter::new(&module, Options::default()).expect("a main function");
    let mut program = Named::new(program);
    let main = program.start();
    let mut thread = program.spawn(&main, quotient_model::ThreadId(1));
    assert!(program.spins_at(&thread).is_none());
    assert!(matches!(
        program.pending(&thread),
        Pending::Access(Access::CompareExchange {
            expected: 0,
            new: 1,
            ..
        })
    ));
    program.step(&mut thread, 1, &mut Vec::new());
    assert_eq!(*program.pending(&thread), Pending::Blocked(Blocked::Spin));
}

#[test]
fn recursive_functions_and_those_with_memory_are_not_inlined() {
    let mut module = Module::new();
    global(&mut module, "x", Shape::scalar(4));
    let mut b = Builder::new("thread", 1);
    let (head, after) = (b.new_block(), b.new_block());
    b.jump(head);
    b.block = head;
    let first = b.call(FunctionId(1), Vec::new());
    let second = b.call(FunctionId(2), Vec::new());
    let again = b.compare(Eq, first, second);
    b.branch(again, head, after);
    b.block = after;
    b.ret(c(0));
    module.add_function(b.function);
    let mut b = Builder::new("recursive", 0);
    let value = b.call(FunctionId(1), Vec::new());
    // A function that ends with the call itself would be a loop.
    let value = b.compare(Eq, value, c(0));
    b.ret(value);
    module.add_function(b.function);
    let mut b = Builder::new("with_memory", 0);
    let local = b.alloca("local", Shape::scalar(8));
    b.store(local, local, 8);
    b.ret(c(0));
    module.add_function(b.function);
    let module = storing(module, &[]);
    assert_eq!(pure(&module), module);
}

/// A thread that does one access and assumes something of its result.
fn assuming(
    access: impl FnOnce(&mut Builder) -> Operand,
    predicate: IntPredicate,
    value: u64,
) -> String {
    let module = spinning(|b, _| {
        let old = access(b);
        let condition = b.compare(predicate, old, c(value));
        b.builtin(Builtin::Assume {
            condition,
            pure_loop: None,
        });
        b.ret(c(0));
    });
    let module = storing(module, &[(X, 1)]);
    let after = awaiting(&module);
    assert_eq!(explored(&after, 1).0, explored(&module, 1).0);
    text(&after, THREAD)
}

#[test]
fn what_the_user_assumes_is_awaited_if_nobody_can_tell() {
    let load = assuming(|b| b.load(X, 4), Eq, 1);
    assert!(
        load.contains("await load") && load.contains("Assume"),
        "{load}"
    );
    let exchange = |value| {
        move |b: &mut Builder| {
            b.define(|dst| Op::Rmw {
                op: RmwOp::Exchange,
                bits: 32,
                dst,
                address: X,
                value: c(value),
                order: quotient_model::MemoryOrder::SeqCst,
            })
        }
    };
    // Others see what an exchange wrote, also if its thread goes no further.
    assert!(!assuming(exchange(2), Eq, 1).contains("await"));
    assert!(assuming(exchange(2), Ne, 2).contains("await exchange"));
}

#[test]
fn fetch_adds_that_nobody_reads_are_shown_as_such() {
    let module = spinning(|b, [x, ..]| {
        for op in [RmwOp::Add, RmwOp::Sub] {
            b.define(|dst| Op::Rmw {
                op,
                bits: 32,
                dst,
                address: x,
                value: c(3),
                order: quotient_model::MemoryOrder::SeqCst,
            });
        }
        let last = b.define(|dst| Op::Rmw {
            op: RmwOp::Add,
            bits: 32,
            dst,
            address: x,
            value: c(5),
            order: quotient_model::MemoryOrder::SeqCst,
        });
        b.ret(last);
    });
    let module = storing(module, &[]);
    let options = Options {
        independent_adds: true,
        ..Options::default()
    };
    let outcome = run_with(&module, options, |enabled| enabled[0]);
    assert_eq!(outcome.ends, [Pending::Exit(0), Pending::Done(0)]);
    let adds: Vec<u64> = outcome
        .events
        .iter()
        .filter_map(|(_, access, _)| match access {
            Access::Add { operand, .. } => Some(*operand),
            _ => None,
        })
        .collect();
    assert_eq!(adds, [3, 0xffff_fffd]);
    let shown = run(&module).events;
    assert!(
        !shown
            .iter()
            .any(|(_, a, _)| matches!(a, Access::Add { .. }))
    );
}

#[test]
fn a_loop_that_nothing_can_end_is_left_to_the_limits() {
    let module = spinning(|b, [x, ..]| {
        let head: BlockId = b.new_block();
        b.jump(head);
        b.block = head;
        b.load(x, 4);
        b.jump(head);
    });
    let module = storing(module, &[]);
    assert_eq!(pure(&module), module);
}

/// `w = x; while (!compare_exchange(&x, &w, 5));` with something between the load and the loop, and
/// something done with what was loaded.
fn refreshing(between: impl Fn(&mut Builder), use_first: bool) -> Module {
    let module = spinning(|b, [x, y, _]| {
        let (head, after) = (b.new_block(), b.new_block());
        let w = b.alloca("w", Shape::scalar(4));
        let first = b.load(x, 4);
        b.store(w, first, 4);
        between(b);
        b.jump(head);
        b.block = head;
        let expected = b.load(w, 4);
        let (old, success) = b.compare_exchange(32, x, expected, c(5));
        b.store(w, old, 4);
        b.branch(success, after, head);
        b.block = after;
        let last = b.load(w, 4);
        b.store(y, if use_first { first } else { last }, 4);
        b.ret(last);
    });
    storing(module, &[(X, 1), (X, 2)])
}

#[test]
fn what_a_failed_exchange_has_found_could_have_been_loaded() {
    let module = refreshing(|_| {}, false);
    let after = awaiting(&module);
    assert!(
        text(&after, THREAD).contains("await compare-exchange until eq i32 @x"),
        "{after}"
    );
    assert_eq!(loses_nothing(&module, 4).bounds, 0, "no iteration is left");
}

#[test]
fn what_was_loaded_first_and_is_used_later_is_no_refreshed_value() {
    let module = refreshing(|_| {}, true);
    assert!(!text(&pure(&module), THREAD).contains("purity"));
    loses_nothing(&module, 4);
}

#[test]
fn a_load_cannot_be_put_off_past_a_store() {
    let module = refreshing(|b| b.store(Y, c(7), 4), false);
    assert!(!text(&pure(&module), THREAD).contains("purity"));
    loses_nothing(&module, 4);
}
