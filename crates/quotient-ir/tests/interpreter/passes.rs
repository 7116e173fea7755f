//! Passes: what they do, and that programs do the same before and after.

use crate::common::*;
use quotient_ir::optimise;
use quotient_ir::program::{BinaryOp, Builtin, Function, IntPredicate, Module, Op, Operand, Shape};

fn count(function: &Function, mut wanted: impl FnMut(&Op) -> bool) -> usize {
    let all = function.blocks.iter().flat_map(|b| &b.instructions);
    all.filter(|i| wanted(&i.op)).count()
}

/// Checks that a module does the same when optimised, and returns that.
fn optimised(module: &Module) -> Module {
    let mut after = module.clone();
    optimise(&mut after);
    let (a, b) = (run(module), run(&after));
    assert_eq!(a.ends, b.ends, "{after}");
    assert_eq!(a.events, b.events, "{after}");
    after
}

/// int s = 0; for (int i = 0; i < n; i++) { if (i & 1) s += i; else t.b = s; } return s + t.b;
fn unoptimised_loop(n: u64) -> Module {
    main_only(|b| {
        let s = b.alloca("s", Shape::scalar(4));
        let i = b.alloca("i", Shape::scalar(4));
        let t = b.alloca("t", Shape::array(2, 4));
        let blocks: Vec<_> = (0..6).map(|_| b.new_block()).collect();
        let [head, body, odd, even, next, exit] = blocks[..] else {
            unreachable!("six blocks");
        };
        b.store(s, c(0), 4);
        b.store(i, c(0), 4);
        b.jump(head);
        b.block = head;
        let index = b.load(i, 4);
        let more = b.compare(IntPredicate::Slt, index, c(n));
        b.branch(more, body, exit);
        b.block = body;
        let index = b.load(i, 4);
        let parity = b.binary(BinaryOp::And, 32, index, c(1));
        let is_odd = b.compare(IntPredicate::Ne, parity, c(0));
        b.branch(is_odd, odd, even);
        b.block = odd;
        let (sum, index) = (b.load(s, 4), b.load(i, 4));
        let sum = b.add(sum, index);
        b.store(s, sum, 4);
        b.jump(next);
        b.block = even;
        let second = b.at(t, 4);
        let sum = b.load(s, 4);
        b.store(second, sum, 4);
        b.jump(next);
        b.block = next;
        let index = b.load(i, 4);
        let index = b.add(index, c(1));
        b.store(i, index, 4);
        b.jump(head);
        b.block = exit;
        let second = b.at(t, 4);
        let (sum, last) = (b.load(s, 4), b.load(second, 4));
        let all = b.add(sum, last);
        b.ret(all);
    })
}

#[test]
fn locals_become_registers() {
    for n in [0, 1, 5, 10] {
        let after = optimised(&unoptimised_loop(n));
        let memory = |op: &Op| {
            matches!(
                op,
                Op::Alloca { .. } | Op::Load { .. } | Op::Store { .. } | Op::Address { .. }
            )
        };
        assert_eq!(count(&after.functions[0], memory), 0, "{after}");
    }
    assert_eq!(run(&optimised(&unoptimised_loop(10))).value(), 25 + 16);
}

#[test]
fn locals_in_a_loop_start_at_zero_each_time() {
    // while (i < 3) { int x; total += x; x = 5; i++ } : x is a new variable every time.
    let module = main_only(|b| {
        let i = b.alloca("i", Shape::scalar(4));
        let total = b.alloca("total", Shape::scalar(4));
        let (head, exit) = (b.new_block(), b.new_block());
        b.jump(head);
        b.block = head;
        let x = b.alloca("x", Shape::scalar(4));
        let (sum, old) = (b.load(total, 4), b.load(x, 4));
        let sum = b.add(sum, old);
        b.store(total, sum, 4);
        b.store(x, c(5), 4);
        let index = b.load(i, 4);
        let index = b.add(index, c(1));
        b.store(i, index, 4);
        let more = b.compare(IntPredicate::Ult, index, c(3));
        b.branch(more, head, exit);
        b.block = exit;
        let sum = b.load(total, 4);
        b.ret(sum);
    });
    assert_eq!(run(&optimised(&module)).value(), 0);
}

#[test]
fn locals_whose_address_goes_elsewhere_stay() {
    let stays = |use_it: fn(&mut Builder, Operand)| {
        let module = main_only(|b| {
            let x = b.alloca("x", Shape::scalar(8));
            b.store(x, c(5), 4);
            use_it(b, x);
            let value = b.load(x, 4);
            b.ret(value);
        });
        let after = optimised(&module);
        count(&after.functions[0], |op| matches!(op, Op::Alloca { .. })) == 1
    };
    assert!(!stays(|_, _| ()));
    assert!(stays(|b, x| b.store(x, x, 8)));
    assert!(stays(|b, x| {
        b.load(x, 2);
    }));
    assert!(stays(|b, x| {
        let at = b.element(x, c(1), 4);
        let at = b.binary(BinaryOp::Add, 64, at, c(0));
        b.store(at, c(1), 4);
    }));
    assert!(stays(|b, x| {
        b.builtin(Builtin::MemSet {
            to: x,
            value: c(1),
            length: c(4),
        });
    }));
}

#[test]
fn accesses_out_of_bounds_are_not_optimised_away() {
    let module = main_only(|b| {
        let x = b.alloca("x", Shape::scalar(4));
        let past = b.at(x, 4);
        b.store(past, c(5), 4);
        b.ret(c(0));
    });
    let after = optimised(&module);
    let outcome = run(&after);
    assert!(outcome.failure().message.contains("offset 4 of `x`"));
}

#[test]
fn known_conditions_fold_and_blocks_join() {
    let mut module = Module::new();
    let x = global(&mut module, "x", Shape::array(4, 4));
    let mut b = Builder::new("main", 0);
    let (yes, no, end) = (b.new_block(), b.new_block(), b.new_block());
    let v = b.alloca("v", Shape::scalar(4));
    let three = b.add(c(1), c(2));
    let holds = b.compare(IntPredicate::Eq, three, c(3));
    b.branch(holds, yes, no);
    b.block = yes;
    b.store(v, c(2), 4);
    b.jump(end);
    b.block = no;
    b.store(v, c(3), 4);
    b.jump(end);
    b.block = end;
    let index = b.load(v, 4);
    let at = b.element(g(x), index, 4);
    b.store(at, index, 4);
    let unused = b.load(at, 4);
    b.add(unused, c(1));
    b.ret(index);
    let after = optimised(&finish(module, b));
    assert_eq!(
        after.to_string(),
        "global @x: 16 bytes\n\nfn main() {\nb0:\n    store 4 @x+8, 2\n    %0 = load 4 @x+8\n    \
         return 2\n}\n"
    );
}

#[test]
fn failing_arithmetic_is_kept() {
    let module = main_only(|b| {
        b.binary(BinaryOp::UDiv, 32, c(1), c(0));
        b.ret(c(0));
    });
    optimised(&module);
}
