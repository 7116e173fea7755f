//! What a step and a copy of a thread's state cost. Run with `cargo bench -p quotient-ir`.
//!
//! The thread does `for (;;) { x = (x + i) * 3 ^ i; i++ }` on a shared `x`: a load, a store, and
//! about a dozen local operations for each pair of them.

use quotient_ir::program::{
    BinaryOp, BlockId, Function, Global, Module, Op, Operand, Phi, Shape, TerminatorOp,
};
use quotient_ir::{Interpreter, Options};
use quotient_model::Named;
use std::hint::black_box;
use std::time::Instant;

fn module() -> Module {
    let mut module = Module::new();
    let x = module.add_global(Global {
        name: "x".into(),
        shape: Shape::scalar(4),
        ..Global::default()
    });
    let mut f = Function::new("main", 0);
    let (entry, body) = (f.new_block(), f.new_block());
    f.block_mut(entry).terminator = TerminatorOp::Jump(body).into();
    let (i, loaded) = (f.new_reg(), f.new_reg());
    let address = Operand::Global(x, 0);
    let mut ops = vec![Op::Load {
        dst: loaded,
        address,
        size: 4,
        order: quotient_model::MemoryOrder::NotAtomic,
        copies: false,
    }];
    let mut value = Operand::Reg(loaded);
    for round in 0..8 {
        let dst = f.new_reg();
        let (op, rhs) = match round % 4 {
            0 => (BinaryOp::Add, Operand::Reg(i)),
            1 => (BinaryOp::Mul, Operand::Const(3)),
            2 => (BinaryOp::Xor, Operand::Reg(i)),
            _ => (BinaryOp::LShr, Operand::Const(1)),
        };
        ops.push(Op::Binary {
            op,
            bits: 32,
            dst,
            lhs: value,
            rhs,
        });
        value = Operand::Reg(dst);
    }
    ops.push(Op::Store {
        address,
        value,
        size: 4,
        order: quotient_model::MemoryOrder::NotAtomic,
    });
    let next = f.new_reg();
    ops.push(Op::Binary {
        op: BinaryOp::Add,
        bits: 32,
        dst: next,
        lhs: Operand::Reg(i),
        rhs: Operand::Const(1),
    });
    let block = f.block_mut(body);
    block.instructions = ops.into_iter().map(Into::into).collect();
    block.terminator = TerminatorOp::Jump(body).into();
    block.phis.push(Phi {
        dst: i,
        incoming: vec![
            (BlockId::ENTRY, Operand::Const(0)),
            (body, Operand::Reg(next)),
        ],
    });
    let main = module.add_function(f);
    module.main = Some(main);
    module
}

fn main() {
    let mut program = match Interpreter::new(&module(), Options::default()) {
        Ok(program) => Named::new(program),
        Err(error) => return eprintln!("{error}"),
    };
    let mut thread = program.start();
    let mut saved = thread.clone();
    let mut published = Vec::new();
    let pairs = 5_000_000u32;
    let mut time = |name: &str, copies: bool| {
        let start = Instant::now();
        for value in 0..pairs {
            for _ in 0..2 {
                if copies {
                    saved.clone_from(black_box(&thread));
                }
                program.step(&mut thread, black_box(value.into()), &mut published);
            }
        }
        let each = start.elapsed().as_nanos() as f64 / f64::from(pairs) / 2.0;
        println!("{name}: {each:.1} ns");
    };
    time("step", false);
    time("step and clone_from", true);
}
