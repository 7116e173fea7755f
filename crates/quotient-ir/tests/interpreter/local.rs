//! Local code: arithmetic, control flow, calls, limits.

use crate::common::*;
use quotient_ir::program::{
    BinaryOp, Builtin, Callee, CastOp, FunctionId, Global, IntPredicate, Landing, Module, Op,
    Operand, Phi, Reg, Shape, TerminatorOp,
};
use quotient_ir::{Bounds, Interpreter, Options};
use quotient_model::{Blocked, FailureKind, Named, Pending, Repeated, Repetition};

#[test]
fn arithmetic_wraps_at_its_width() {
    let module = main_only(|b| {
        let sum = b.binary(BinaryOp::Add, 8, c(200), c(100));
        let wide = b.define(|dst| Op::Cast {
            op: CastOp::SExt,
            from: 8,
            to: 16,
            dst,
            src: c(0x80),
        });
        let all = b.binary(BinaryOp::Shl, 64, wide, c(8));
        let all = b.binary(BinaryOp::Or, 64, all, sum);
        b.ret(all);
    });
    assert_eq!(run(&module).value(), 0xff_802c);
}

#[test]
fn division_by_zero_is_a_violation() {
    let module = main_only(|b| {
        let bad = b.binary(BinaryOp::SRem, 32, c(1), c(0));
        b.ret(bad);
    });
    run(&module).assert_fails(FailureKind::Arithmetic, "division by zero");
}

/// for (i = 0; i < n; i++) swap(a, b); return a * 10 + b
fn swapping_loop(n: u64) -> Module {
    main_only(|b| {
        let (head, body, exit) = (b.new_block(), b.new_block(), b.new_block());
        let entry = b.block;
        b.jump(head);
        let [x, y, i] = [(); 3].map(|()| b.function.new_reg());
        b.block = head;
        let more = b.compare(IntPredicate::Ult, Operand::Reg(i), c(n));
        b.branch(more, body, exit);
        b.block = body;
        let next = b.add(Operand::Reg(i), c(1));
        b.jump(head);
        let phi = |dst, first, then| Phi {
            dst,
            incoming: vec![(entry, first), (body, then)],
        };
        b.function.block_mut(head).phis = vec![
            phi(x, c(1), Operand::Reg(y)),
            phi(y, c(2), Operand::Reg(x)),
            phi(i, c(0), next),
        ];
        b.block = exit;
        let ten = b.binary(BinaryOp::Mul, 32, Operand::Reg(x), c(10));
        let all = b.add(ten, Operand::Reg(y));
        b.ret(all);
    })
}

#[test]
fn phis_are_assigned_all_at_once() {
    assert_eq!(run(&swapping_loop(3)).value(), 21);
    assert_eq!(run(&swapping_loop(4)).value(), 12);
}

#[test]
fn a_loop_over_n_items_needs_a_bound_of_n_plus_one() {
    let bounded = |n| {
        let options = Options {
            unroll: Some(n),
            ..Options::default()
        };
        run_with(&swapping_loop(3), options, |e| e[0])
    };
    assert_eq!(bounded(3).ends, [Pending::Blocked(Blocked::LoopBound)]);
    assert_eq!(bounded(4).value(), 21);
}

/// for (i = 0; i < outer; i++) for (j = 0; j < inner; j++) ; return 1
fn nested_loops(outer: u64, inner: u64) -> Module {
    main_only(|b| {
        let (i, j) = (
            b.alloca("i", Shape::scalar(4)),
            b.alloca("j", Shape::scalar(4)),
        );
        let blocks: Vec<_> = (0..5).map(|_| b.new_block()).collect();
        let [outer_head, inner_head, inner_body, outer_next, exit] = blocks[..] else {
            unreachable!("five blocks");
        };
        b.jump(outer_head);
        b.block = outer_head;
        b.store(j, c(0), 4);
        let value = b.load(i, 4);
        let more = b.compare(IntPredicate::Ult, value, c(outer));
        b.branch(more, inner_head, exit);
        b.block = inner_head;
        let value = b.load(j, 4);
        let more = b.compare(IntPredicate::Ult, value, c(inner));
        b.branch(more, inner_body, outer_next);
        for (block, variable, to) in [(inner_body, j, inner_head), (outer_next, i, outer_head)] {
            b.block = block;
            let value = b.load(variable, 4);
            let value = b.add(value, c(1));
            b.store(variable, value, 4);
            b.jump(to);
        }
        b.block = exit;
        b.ret(c(1));
    })
}

#[test]
fn an_inner_loop_may_repeat_anew_each_time_it_is_entered() {
    let bounded = |outer, inner| {
        let options = Options {
            unroll: Some(4),
            ..Options::default()
        };
        let mut module = nested_loops(outer, inner);
        let plain = run_with(&module, options, |e| e[0]).ends;
        quotient_ir::optimise(&mut module);
        assert_eq!(run_with(&module, options, |e| e[0]).ends, plain);
        plain
    };
    assert_eq!(bounded(3, 3), [Pending::Exit(1)]);
    assert_eq!(bounded(4, 3), [Pending::Blocked(Blocked::LoopBound)]);
    assert_eq!(bounded(3, 4), [Pending::Blocked(Blocked::LoopBound)]);
}

/// fib(n) by recursion; the function is number 0.
fn fib() -> Module {
    let mut module = Module::new();
    let mut b = Builder::new("fib", 1);
    let (small, large) = (b.new_block(), b.new_block());
    let n = b.param(0);
    let is_small = b.compare(IntPredicate::Ult, n, c(2));
    b.branch(is_small, small, large);
    b.block = small;
    b.ret(n);
    b.block = large;
    let one = b.binary(BinaryOp::Sub, 32, n, c(1));
    let two = b.binary(BinaryOp::Sub, 32, n, c(2));
    let one = b.call(FunctionId(0), vec![one]);
    let two = b.call(FunctionId(0), vec![two]);
    let sum = b.add(one, two);
    b.ret(sum);
    module.add_function(b.function);
    module
}

#[test]
fn recursion_and_indirect_calls() {
    let mut main = Builder::new("main", 0);
    let target = main.define(|dst| Op::Copy {
        dst,
        src: Operand::Function(FunctionId(0)),
    });
    let result = main.define(|dst| Op::Call {
        callee: Callee::Indirect(target),
        args: vec![c(12)],
        dsts: vec![dst],
        landing: None,
    });
    main.ret(result);
    assert_eq!(run(&finish(fib(), main)).value(), 144);
}

#[test]
fn a_call_can_return_several_values() {
    let mut module = Module::new();
    let mut pair = Builder::new("pair", 1);
    let more = pair.add(pair.param(0), c(1));
    pair.end(TerminatorOp::Return(vec![pair.param(0), more]));
    let pair = module.add_function(pair.function);
    let mut main = Builder::new("main", 0);
    let (x, y) = (main.function.new_reg(), main.function.new_reg());
    main.push(Op::Call {
        callee: Callee::Direct(pair),
        args: vec![c(5)],
        dsts: vec![x, y],
        landing: None,
    });
    let product = main.binary(BinaryOp::Mul, 32, Operand::Reg(x), Operand::Reg(y));
    main.ret(product);
    assert_eq!(run(&finish(module, main)).value(), 30);
}

#[test]
fn a_call_of_what_is_no_function_fails() {
    let module = main_only(|b| {
        b.push(Op::Call {
            callee: Callee::Indirect(c(0)),
            args: Vec::new(),
            dsts: Vec::new(),
            landing: None,
        });
    });
    let message = "call through a pointer that is not a function";
    run(&module).assert_fails(FailureKind::Memory, message);
}

/// `main` calls `outer`, which calls `inner`, which throws; whoever has a landing looks whether it
/// was needed.
fn throwing(catches: bool) -> Module {
    let mut module = Module::new();
    let name = module.add_global(Global {
        name: "name".to_owned(),
        shape: Shape::array(6, 1),
        constant: true,
        bytes: b"Error".to_vec(),
        ..Global::default()
    });
    let mut inner = Builder::new("inner", 1);
    let (throws, returns) = (inner.new_block(), inner.new_block());
    inner.branch(inner.param(0), throws, returns);
    inner.block = throws;
    inner.push(Op::Builtin {
        dst: None,
        builtin: Builtin::Unwind,
    });
    inner.push(Op::Builtin {
        dst: None,
        builtin: Builtin::Uncaught {
            exception: Operand::Global(name, 0),
            said: c(0),
            kind: FailureKind::Exception,
        },
    });
    inner.block = returns;
    inner.ret(c(7));
    let inner = module.add_function(inner.function);
    let mut outer = Builder::new("outer", 1);
    let result = outer.call(inner, vec![outer.param(0)]);
    outer.ret(result);
    let outer = module.add_function(outer.function);
    let mut main = Builder::new("main", 0);
    let mut sum = c(0);
    for throws in [1, 0] {
        let (result, unwound) = (main.function.new_reg(), main.function.new_reg());
        main.push(Op::Call {
            callee: Callee::Direct(outer),
            args: vec![c(throws)],
            dsts: vec![result],
            landing: Some(Landing { unwound, catches }),
        });
        let seen = main.binary(BinaryOp::Mul, 32, Operand::Reg(unwound), c(100));
        sum = main.add(sum, seen);
        sum = main.add(sum, Operand::Reg(result));
    }
    main.ret(sum);
    finish(module, main)
}

#[test]
fn exceptions_leave_functions_up_to_a_landing() {
    assert_eq!(run(&throwing(true)).value(), 107);
}

#[test]
fn without_a_handler_the_throw_itself_fails() {
    let message = "uncaught exception of type `Error`";
    run(&throwing(false)).assert_fails(FailureKind::Exception, message);
}

/// What the main thread, which comes to no access, does over and over.
fn repeated(module: &Module, bounds: &[Repetition]) -> Option<Repeated> {
    let options = Options {
        local_steps: 1000,
        ..Options::default()
    };
    let bounds = Bounds {
        repetitions: bounds.to_vec(),
        rounds: 4,
        watched: Vec::new(),
    };
    let program = Interpreter::with_bounds(module, options, &bounds).expect("it has a main");
    let mut program = Named::new(program);
    let thread = program.start();
    match program.pending(&thread) {
        Pending::Endless => {}
        Pending::Blocked(Blocked::LoopBound) => return None,
        other => panic!("{other:?}"),
    }
    Some(program.repeated(&thread, &[]).expect("it is in a loop"))
}

/// Bounds what is endless until nothing is; what was bounded.
fn bounded_in_turn(module: &Module) -> Vec<Repetition> {
    let mut bounds = Vec::new();
    while let Some(found) = repeated(module, &bounds) {
        assert!(!bounds.contains(&found.what), "bounded twice");
        bounds.push(found.what);
    }
    bounds
}

#[test]
fn an_endless_loop_is_found_and_bounded() {
    let mut module = Module::new();
    let position = line(&mut module, 12);
    let mut b = Builder::new("main", 0);
    b.position = position;
    let head = b.new_block();
    b.jump(head);
    b.block = head;
    b.jump(head);
    let module = finish(module, b);
    let found = repeated(&module, &[]).expect("it is endless");
    let (function, header) = (0, head.0);
    assert_eq!(found.what, Repetition::Loop { function, header });
    let at = found.source.expect("a place");
    assert_eq!((at.file.as_str(), at.line), ("test.c", 12));
    assert_eq!(bounded_in_turn(&module), [found.what]);
}

#[test]
fn of_nested_loops_the_one_that_does_not_end_is_found() {
    let headers = |outer, inner| {
        let found = bounded_in_turn(&nested_loops(outer, inner));
        found
            .into_iter()
            .map(|what| match what {
                Repetition::Loop { header, .. } => header,
                other => panic!("no {other:?} is here"),
            })
            .collect::<Vec<_>>()
    };
    // Block 1 is the outer header, block 2 the inner one.
    assert_eq!(headers(u64::from(u32::MAX), 3), [1]);
    assert_eq!(headers(2, u64::from(u32::MAX)), [2]);
}

#[test]
fn an_endless_recursion_is_found_and_bounded() {
    let mut deep = Builder::new("deep", 0);
    let value = deep.call(FunctionId(0), Vec::new());
    deep.ret(value);
    let module = finish(Module::new(), deep);
    let found = bounded_in_turn(&module);
    assert_eq!(found, [Repetition::Recursion { function: 0 }]);
}

#[test]
fn switches_choose_their_case() {
    let chosen = |value| {
        let module = main_only(|b| {
            let blocks = [b.new_block(), b.new_block(), b.new_block()];
            b.end(TerminatorOp::Switch {
                value: c(value),
                cases: vec![(7, blocks[1]), (3, blocks[0])],
                default: blocks[2],
            });
            for (i, &block) in blocks.iter().enumerate() {
                b.block = block;
                b.ret(c(i as u64));
            }
        });
        run(&module).value()
    };
    assert_eq!([chosen(3), chosen(7), chosen(5)], [0, 1, 2]);
}

#[test]
fn assertions_assumptions_and_ends() {
    let ends = |builtin: Builtin| {
        let module = main_only(|b| {
            b.builtin(builtin);
        });
        run(&module).ends.remove(0)
    };
    let message = "x == 1".into();
    assert!(matches!(
        ends(Builtin::AssertFail { message }),
        Pending::Failed(f) if f.kind == FailureKind::Assertion && &*f.message == "x == 1"
    ));
    assert_eq!(
        ends(Builtin::Assume {
            condition: c(0),
            pure_loop: None
        }),
        Pending::Blocked(Blocked::Assume)
    );
    assert_eq!(ends(Builtin::Exit { status: c(3) }), Pending::Exit(3));
    assert_eq!(ends(Builtin::ThreadExit { value: c(4) }), Pending::Done(4));
    assert!(matches!(
        ends(Builtin::Assume { condition: c(1), pure_loop: None }),
        Pending::Failed(f) if &*f.message == "unreachable code reached"
    ));
}

#[test]
fn a_program_needs_a_main_function() {
    let error = Interpreter::new(&fib(), Options::default()).map(|_| ());
    assert!(error.is_err_and(|e| e.message.contains("main")));
}

#[test]
fn unused_registers_cost_nothing_and_unset_ones_are_zero() {
    let module = main_only(|b| {
        b.function.registers = 1000;
        b.ret(Operand::Reg(Reg(999)));
    });
    assert_eq!(run(&module).value(), 0);
}
