//! Memory: cells, bulk operations, mutexes, misuse.

use crate::common::*;
use quotient_ir::program::{
    BinaryOp, Builtin, Field, FunctionId, Global, Module, Op, Operand, Shape, TypeTree,
};
use quotient_ir::{Interpreter, Options};
use quotient_model::{Access, FailureKind, Named, Pending, RmwOp, ThreadId};

#[test]
fn globals_are_shared_and_named() {
    let mut module = Module::new();
    let field = |name: &str, offset| Field {
        name: name.to_owned(),
        offset,
        size: 4,
        tree: TypeTree::Scalar,
    };
    let q = global(
        &mut module,
        "q",
        Shape {
            size: 8,
            cells: vec![(0, 4), (4, 4)],
            tree: TypeTree::Struct {
                fields: vec![field("head", 0), field("tail", 4)],
            },
        },
    );
    let flag = module.add_global(Global {
        name: "flag".into(),
        shape: Shape::array(2, 4),
        bytes: vec![1, 0, 0, 0, 2, 1],
        ..Global::default()
    });
    let mut b = Builder::new("main", 0);
    b.store(Operand::Global(q, 4), c(5), 4);
    let second = b.element(g(flag), c(1), 4);
    let value = b.load(second, 4);
    b.ret(value);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 0x102);
    assert_eq!(outcome.touched(), ["q.tail", "flag[1]"]);
}

#[test]
fn compare_exchange_works_in_private_memory() {
    let module = main_only(|b| {
        let x = b.malloc(4);
        let both = [0, 5].map(|expected| b.compare_exchange(32, x, c(expected), c(9)));
        // Digits: old value and success of both.
        let mut all = c(0);
        for digit in both.into_iter().flat_map(|(old, success)| [old, success]) {
            let ten = b.binary(BinaryOp::Mul, 32, all, c(10));
            all = b.add(ten, digit);
        }
        b.ret(all);
    });
    let outcome = run(&module);
    assert_eq!((outcome.value(), outcome.events.len()), (190, 0));
}

#[test]
fn accesses_of_several_cells_are_several_events() {
    let mut module = Module::new();
    let pair = global(&mut module, "pair", Shape::array(2, 4));
    let mut b = Builder::new("main", 0);
    b.store(g(pair), c(0x1_0000_0002), 8);
    let value = b.load(g(pair), 8);
    b.ret(value);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 0x1_0000_0002);
    assert_eq!(
        outcome.touched(),
        ["pair[0]", "pair[1]", "pair[0]", "pair[1]"]
    );
    assert_eq!(outcome.restarts, 0);
}

#[test]
fn what_is_accessed_at_once_is_one_event_although_there_are_accesses_to_parts() {
    for computed in [false, true] {
        let mut module = Module::new();
        let x = global(&mut module, "x", Shape::scalar(4));
        let mut b = Builder::new("main", 0);
        b.store(g(x), c(0x0403_0201), 4);
        let part = match computed {
            true => b.at(g(x), 1),
            false => Operand::Global(x, 1),
        };
        let byte = b.load(part, 1);
        b.ret(byte);
        let module = finish(module, b);
        let outcome = run(&module);
        assert_eq!(outcome.value(), 2);
        assert_eq!(outcome.restarts, if computed { 2 } else { 0 });
        assert_eq!(outcome.touched(), ["x", "x"]);
        // Where parts are told apart there are finer cells, from the start or later.
        let options = Options {
            races: true,
            ..Options::default()
        };
        let outcome = run_with(&module, options, |enabled| enabled[0]);
        assert_eq!(outcome.value(), 2);
        assert_eq!(outcome.restarts, usize::from(computed));
        assert_eq!(outcome.touched(), ["x", "x+1", "x+2", "x+1"]);
    }
}

#[test]
fn parts_of_atomic_variables_are_accesses_to_the_whole() {
    for computed in [false, true] {
        let mut module = Module::new();
        let x = global(&mut module, "x", Shape::array(2, 4));
        let mut b = Builder::new("main", 0);
        let base = if computed { b.at(g(x), 0) } else { g(x) };
        b.store_atomic(base, c(1), 8);
        b.store(Operand::Global(x, 4), c(2), 4);
        let old = b.define(|dst| Op::Rmw {
            op: RmwOp::Add,
            bits: 16,
            dst,
            address: Operand::Global(x, 4),
            value: c(0xffff),
            order: quotient_model::MemoryOrder::SeqCst,
        });
        let all = b.load(g(x), 8);
        let sum = b.binary(BinaryOp::Add, 64, all, old);
        b.ret(sum);
        let outcome = run(&finish(module, b));
        assert_eq!(outcome.value(), (1 << 32) + 1 + 2);
        assert_eq!(outcome.touched(), ["x[0]", "x[0]", "x[0]", "x[0]"]);
        assert_eq!(outcome.restarts, usize::from(computed));
    }
}

#[test]
fn mutexes_have_no_parts() {
    let mut module = Module::new();
    let x = global(&mut module, "x", Shape::array(2, 4));
    let position = line(&mut module, 7);
    let mut b = Builder::new("main", 0);
    b.builtin(Builtin::MutexLock { mutex: g(x) });
    b.position = position;
    let inside = b.at(g(x), 2);
    b.store(inside, c(1), 2);
    b.ret(c(0));
    let outcome = run(&finish(module, b));
    assert_eq!(
        outcome.diagnostic(),
        (
            "test.c:7 (function main): access of 2 bytes at offset 2 of `x` overlaps a mutex, or \
             atomic variables of more than 16 bytes together, at offset 0 (4 bytes), which must \
             always be accessed as a whole",
            false
        )
    );
}

#[test]
fn constants_are_read_without_events_and_not_written() {
    let mut module = Module::new();
    let table = module.add_global(Global {
        name: "table".into(),
        shape: Shape::array(2, 8),
        constant: true,
        bytes: vec![5],
        relocations: vec![(8, Operand::Function(FunctionId(0)))],
        ..Global::default()
    });
    let build = |write: bool| {
        let module = with_thread(module.clone(), |b| b.ret(c(1)));
        let mut b = Builder::new("main", 0);
        let value = b.load(g(table), 8);
        let function = b.load(Operand::Global(table, 8), 8);
        let one = b.define(|dst| Op::Call {
            callee: quotient_ir::program::Callee::Indirect(function),
            args: Vec::new(),
            dsts: vec![dst],
            landing: None,
        });
        let sum = b.add(value, one);
        if write {
            b.store(g(table), sum, 8);
        }
        b.ret(sum);
        run(&finish(module, b))
    };
    let outcome = build(false);
    assert_eq!((outcome.value(), outcome.events.len()), (6, 0));
    build(true).assert_fails(FailureKind::Memory, "write to the constant `table`");
}

#[test]
fn every_thread_has_its_own_thread_locals() {
    let mut module = Module::new();
    let own = module.add_global(Global {
        name: "own".into(),
        shape: Shape::scalar(4),
        thread_local: true,
        bytes: vec![3],
        ..Global::default()
    });
    let module = with_thread(module, |b| {
        let value = b.load(g(own), 4);
        let more = b.add(value, c(10));
        b.store(g(own), more, 4);
        let value = b.load(g(own), 4);
        b.ret(value);
    });
    let mut b = Builder::new("main", 0);
    b.store(g(own), c(100), 4);
    let thread = b.spawn(THREAD, c(0));
    let theirs = b.join(thread);
    let mine = b.load(g(own), 4);
    let sum = b.add(mine, theirs);
    b.ret(sum);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 113);
    assert!(outcome.touched().is_empty());
}

#[test]
fn bulk_operations_go_cell_by_cell_on_shared_memory() {
    let mut module = Module::new();
    let a = global(&mut module, "a", Shape::array(3, 4));
    let raw = global(&mut module, "raw", Shape::bytes(12));
    let mut b = Builder::new("main", 0);
    b.builtin(Builtin::MemSet {
        to: g(a),
        value: c(0x101),
        length: c(12),
    });
    b.store(g(a), c(7), 4);
    // Shared to shared; the destination takes over the cells of the source.
    b.builtin(Builtin::MemCopy {
        to: g(raw),
        from: g(a),
        length: c(12),
    });
    // Shared to private, overlapping within private, private to shared.
    let local = b.malloc(16);
    b.builtin(Builtin::MemCopy {
        to: local,
        from: g(raw),
        length: c(12),
    });
    let shifted = b.at(local, 4);
    b.builtin(Builtin::MemCopy {
        to: shifted,
        from: local,
        length: c(12),
    });
    b.builtin(Builtin::MemCopy {
        to: g(a),
        from: shifted,
        length: c(8),
    });
    let low = b.load(g(a), 8);
    b.ret(low);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 0x0101_0101_0000_0007);
    assert_eq!(outcome.restarts, 0);
    let raws = outcome
        .touched()
        .iter()
        .filter(|n| n.starts_with("raw"))
        .count();
    assert_eq!(raws, 6);
}

#[test]
fn realloc_moves_what_fits() {
    let module = main_only(|b| {
        let old = b.malloc(8);
        b.store(old, c(0x0102_0304), 4);
        let new = b.builtin(Builtin::Realloc {
            pointer: old,
            size: c(16),
        });
        let value = b.load(new, 4);
        let fresh = b.builtin(Builtin::Realloc {
            pointer: c(0),
            size: c(4),
        });
        b.store(fresh, value, 4);
        let value = b.load(fresh, 4);
        b.load(old, 4);
        b.ret(value);
    });
    let outcome = run(&module);
    outcome.assert_fails(FailureKind::Memory, "use of freed memory `heap(main,1)`");
}

fn memory_failure(build: impl FnOnce(&mut Builder)) -> String {
    let module = main_only(|b| {
        build(b);
        b.ret(c(0));
    });
    let outcome = run(&module);
    let kind = outcome.failure().kind;
    assert!(matches!(kind, FailureKind::Memory | FailureKind::Free));
    outcome.failure().message.to_string()
}

#[test]
fn misuse_of_memory_is_named() {
    let null = memory_failure(|b| b.store(c(8), c(1), 4));
    assert_eq!(null, "null pointer dereference");
    let wild = memory_failure(|b| b.store(c(0x12345), c(1), 4));
    assert_eq!(wild, "access through a wild pointer (0x12345)");
    let past = memory_failure(|b| {
        let a = b.alloca("a", Shape::array(2, 4));
        let third = b.element(a, c(2), 4);
        b.load(third, 4);
    });
    assert_eq!(
        past,
        "access of 4 bytes at offset 8 of `a`, which has 8 bytes"
    );
    let below = memory_failure(|b| {
        let a = b.alloca("a", Shape::array(2, 4));
        let before = b.element(a, c(0xffff_ffff), 4);
        b.load(before, 4);
    });
    assert_eq!(
        below,
        "access of 4 bytes at offset -4 of `a`, which has 8 bytes"
    );
    let freed = memory_failure(|b| {
        let p = b.malloc(4);
        b.free(p);
        b.load(p, 4);
    });
    assert_eq!(freed, "use of freed memory `heap(main,1)`");
    let twice = memory_failure(|b| {
        let p = b.malloc(4);
        b.free(p);
        b.free(p);
    });
    assert_eq!(twice, "double free of `heap(main,1)`");
    let stack = memory_failure(|b| {
        let x = b.alloca("x", Shape::scalar(4));
        b.free(x);
    });
    assert_eq!(stack, "free of `x`, which is not on the heap");
    let middle = memory_failure(|b| {
        let p = b.malloc(4);
        let inside = b.at(p, 2);
        b.free(inside);
    });
    assert_eq!(
        middle,
        "free of a pointer into the middle of `heap(main,1)` (offset 2)"
    );
}

#[test]
fn a_local_is_gone_when_its_function_returns() {
    let mut module = Module::new();
    let mut leak = Builder::new("leak", 0);
    let x = leak.alloca("x", Shape::scalar(4));
    leak.ret(x);
    let leak = module.add_function(leak.function);
    let mut b = Builder::new("main", 0);
    let x = b.call(leak, Vec::new());
    b.load(x, 4);
    b.ret(c(0));
    let message = "use of `x` after its function returned";
    run(&finish(module, b)).assert_fails(FailureKind::Memory, message);
}

#[test]
fn free_of_shared_memory_is_an_event_and_later_use_fails() {
    let mut module = Module::new();
    let top = global(&mut module, "top", Shape::scalar(8));
    let mut b = Builder::new("main", 0);
    let node = b.malloc(16);
    b.store(node, c(1), 4);
    b.store(g(top), node, 8);
    b.free(node);
    b.load(node, 4);
    b.ret(c(0));
    let outcome = run(&finish(module, b));
    assert!(matches!(outcome.events[1].1, Access::Free { count: 2, .. }));
    outcome.assert_fails(FailureKind::Memory, "use of freed memory");
}

#[test]
fn pointers_may_leave_and_come_back() {
    let module = main_only(|b| {
        let a = b.alloca("a", Shape::array(2, 4));
        b.store(a, c(5), 4);
        let before = b.at(a, -16);
        let back = b.at(before, 16);
        let value = b.load(back, 4);
        b.ret(value);
    });
    assert_eq!(run(&module).value(), 5);
}

#[test]
fn mutexes_work_in_private_and_in_shared_memory() {
    let mut module = Module::new();
    let top = global(&mut module, "top", Shape::scalar(8));
    let module = with_thread(module, |b| {
        let mutex = b.load(g(top), 8);
        let got = b.builtin(Builtin::MutexTryLock { mutex });
        b.ret(got);
    });
    let mut b = Builder::new("main", 0);
    let mutex = b.malloc(40);
    b.builtin(Builtin::MutexInit { mutex });
    b.builtin(Builtin::MutexLock { mutex });
    b.store(g(top), mutex, 8);
    let thread = b.spawn(THREAD, c(0));
    let got = b.join(thread);
    b.builtin(Builtin::MutexUnlock { mutex });
    b.ret(got);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 0, "published while held");
    assert_eq!(outcome.touched(), ["top", "heap(main,1)", "heap(main,1)"]);
}

#[test]
fn a_mutex_may_be_published_while_held_and_released_before_there_are_threads() {
    let mut module = Module::new();
    let top = global(&mut module, "top", Shape::scalar(8));
    let module = with_thread(module, |b| {
        let mutex = b.load(g(top), 8);
        let got = b.builtin(Builtin::MutexTryLock { mutex });
        b.ret(got);
    });
    let mut b = Builder::new("main", 0);
    let mutex = b.malloc(40);
    b.builtin(Builtin::MutexLock { mutex });
    b.store(g(top), mutex, 8);
    b.builtin(Builtin::MutexUnlock { mutex });
    let thread = b.spawn(THREAD, c(0));
    let got = b.join(thread);
    b.ret(got);
    let outcome = run(&finish(module, b));
    assert_eq!(outcome.value(), 1);
    assert_eq!(outcome.touched(), ["top", "heap(main,1)"]);
}

#[test]
fn a_thread_that_locks_its_private_mutex_twice_is_stuck() {
    let module = main_only(|b| {
        let mutex = b.malloc(40);
        b.builtin(Builtin::MutexLock { mutex });
        b.builtin(Builtin::MutexLock { mutex });
    });
    let outcome = run(&module);
    assert_eq!(outcome.failure().kind, FailureKind::Deadlock);
}

#[test]
fn joins_of_what_is_no_thread_fail() {
    let module = main_only(|b| {
        b.join(c(0));
        b.ret(c(0));
    });
    run(&module).assert_fails(FailureKind::Thread, "join of 0, which is not a thread");
}

#[test]
fn handles_and_results_can_be_stored() {
    let mut module = Module::new();
    let handle = global(&mut module, "handle", Shape::scalar(8));
    let module = with_thread(module, |b| b.ret(c(77)));
    let mut b = Builder::new("main", 0);
    let result = b.alloca("result", Shape::scalar(8));
    b.push(Op::Builtin {
        dst: None,
        builtin: Builtin::ThreadCreate {
            handle: Some(g(handle)),
            entry: Operand::Function(THREAD),
            argument: c(0),
        },
    });
    let thread = b.load(g(handle), 8);
    b.push(Op::Builtin {
        dst: None,
        builtin: Builtin::ThreadJoin {
            handle: thread,
            result: Some(result),
        },
    });
    let value = b.load(result, 8);
    b.ret(value);
    assert_eq!(run(&finish(module, b)).value(), 77);
}

#[test]
fn atomic_sections_keep_writers_out_of_what_they_read() {
    let mut module = Module::new();
    let x = global(&mut module, "x", Shape::scalar(4));
    let module = with_thread(module, |b| {
        b.builtin(Builtin::AtomicBegin);
        let value = b.load(g(x), 4);
        let more = b.add(value, c(1));
        b.store(g(x), more, 4);
        b.builtin(Builtin::AtomicEnd);
        b.ret(c(0));
    });
    let mut b = Builder::new("main", 0);
    let thread = b.spawn(THREAD, c(0));
    b.store(g(x), c(10), 4);
    b.join(thread);
    let value = b.load(g(x), 4);
    b.ret(value);
    let module = finish(module, b);
    let outcome = run(&module);
    assert_eq!(outcome.value(), 11);
    let of_main: Vec<_> = outcome
        .events
        .iter()
        .filter(|e| e.0 == ThreadId::MAIN)
        .collect();
    // The write is locked; when it reads, main is alone again.
    assert_eq!(of_main.len(), 1 + 3 + 1 + 1);
    // Whatever the schedule, the section is not interrupted.
    for seed in 1..50u64 {
        let mut state = seed;
        let outcome = run_with(&module, Default::default(), |enabled| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            enabled[(state >> 33) as usize % enabled.len()]
        });
        assert!([10, 11].contains(&outcome.value()));
        assert_eq!(outcome.ends[1], Pending::Done(0));
    }
}

#[test]
fn too_much_memory_is_a_clear_error() {
    let module = main_only(|b| {
        b.builtin(Builtin::Malloc {
            size: c(1 << 40),
            throws: true,
        });
    });
    let outcome = run(&module);
    let (message, limit) = outcome.diagnostic();
    assert!(limit && message.contains("1099511627776 bytes"));
    let module = main_only(|b| {
        let kept = b.malloc(4);
        b.store(kept, c(7), 4);
        let none = b.builtin(Builtin::Realloc {
            pointer: kept,
            size: c(1 << 40),
        });
        let value = b.load(kept, 4);
        b.free(kept);
        let sum = b.add(none, value);
        b.ret(sum);
    });
    assert_eq!(run(&module).value(), 7);
}

#[test]
fn pointers_and_accesses_have_names_for_reports() {
    let mut module = Module::new();
    let a = global(&mut module, "a", Shape::array(4, 4));
    let top = global(&mut module, "top", Shape::scalar(8));
    let position = line(&mut module, 5);
    let mut b = Builder::new("main", 0);
    b.position = position;
    b.store(g(top), Operand::Global(a, 8), 8);
    b.store(g(top), Operand::Function(FunctionId(0)), 8);
    b.ret(c(0));
    let module = finish(module, b);
    let program = Interpreter::new(&module, Options::default()).expect("has a main function");
    let mut program = Named::new(program);
    let mut thread = program.start();
    let mut names = Vec::new();
    while let Pending::Access(Access::Write { value, .. }) = *program.pending(&thread) {
        names.push(program.value_name(value));
        let source = program.source(&thread).expect("a position");
        assert_eq!(
            (&*source.file, source.line, &*source.function),
            ("test.c", 5, "main")
        );
        program.step(&mut thread, 0, &mut Vec::new());
    }
    assert_eq!(names, [Some("&a[2]".to_owned()), Some("&main".to_owned())]);
    assert_eq!(program.value_name(0), None);
    assert_eq!(program.value_name(2f64.to_bits()), None);
}

#[test]
fn programs_and_threads_can_go_to_other_threads() {
    fn sendable<T: Send + Sync + Clone>() {}
    sendable::<Interpreter>();
    sendable::<quotient_ir::Thread>();
}

#[test]
fn what_may_wait_does_not_belong_in_an_atomic_section() {
    let mut module = Module::new();
    let mutex = global(&mut module, "m", Shape::bytes(40));
    let position = line(&mut module, 3);
    let mut b = Builder::new("main", 0);
    b.builtin(Builtin::AtomicBegin);
    b.builtin(Builtin::AtomicBegin);
    b.builtin(Builtin::AtomicEnd);
    b.position = position;
    b.builtin(Builtin::MutexLock { mutex: g(mutex) });
    let outcome = run(&finish(module, b));
    assert_eq!(
        outcome.diagnostic(),
        (
            "test.c:3 (function main): a mutex operation inside an atomic section is not \
             supported; move it out of the section",
            false
        )
    );
    let module = main_only(|b| {
        b.builtin(Builtin::AtomicEnd);
    });
    let message = "end of an atomic section that has not begun";
    run(&module).assert_fails(FailureKind::Mutex, message);
}
