//! A driver that plays the explorer for one schedule, and shorthands for building modules.

use quotient_ir::program::{
    BinaryOp, Block, BlockId, Builtin, Callee, Function, FunctionId, Global, GlobalId, Index,
    Instruction, IntPredicate, Module, Op, Operand, Position, PositionEntry, Reg, Shape,
    TerminatorOp,
};
use quotient_ir::{Interpreter, Options};
use quotient_model::{
    Access, Effect, Failure, FailureKind, Named, Pending, ThreadId, Threads, World, effect,
};

/// What became of a run.
#[derive(Debug)]
pub struct Outcome {
    /// How each thread ended: done, blocked (also on a disabled access), failed.
    pub ends: Vec<Pending>,
    /// The events, each with the name of the location it touched.
    pub events: Vec<(ThreadId, Access, String)>,
    /// How often the program asked to start over.
    pub restarts: usize,
}

impl Outcome {
    /// The value with which `main` returned.
    pub fn value(&self) -> u64 {
        match self.ends[0] {
            Pending::Exit(value) => value,
            ref other => panic!("main did not end: {other:?}"),
        }
    }

    /// The failure of the only thread that failed.
    pub fn failure(&self) -> &Failure {
        let failed = self.ends.iter().find_map(|p| match p {
            Pending::Failed(f) => Some(f),
            _ => None,
        });
        failed.unwrap_or_else(|| panic!("nothing failed: {self:?}"))
    }

    /// Asserts that a thread failed so.
    pub fn assert_fails(&self, kind: FailureKind, message: &str) {
        let failure = self.failure();
        assert_eq!((failure.kind, &*failure.message), (kind, message));
    }

    /// The message of the diagnostic that ended the run.
    pub fn diagnostic(&self) -> (&str, bool) {
        let found = self.ends.iter().find_map(|p| match p {
            Pending::Unsupported(d) => Some((d.message.as_str(), d.limit)),
            _ => None,
        });
        found.unwrap_or_else(|| panic!("no diagnostic: {self:?}"))
    }

    /// The names of the locations that events touched.
    pub fn touched(&self) -> Vec<&str> {
        let names = self.events.iter().map(|(_, _, name)| name.as_str());
        names.filter(|n| !n.is_empty()).collect()
    }
}

/// Runs a module; the thread with the lowest number that can go on goes on.
pub fn run(module: &Module) -> Outcome {
    run_with(module, Options::default(), |enabled| enabled[0])
}

/// Runs a module with a scheduler of one's own.
pub fn run_with(
    module: &Module,
    options: Options,
    mut pick: impl FnMut(&[usize]) -> usize,
) -> Outcome {
    let program = Interpreter::new(module, options).expect("has a main function");
    let mut program = Named::new(program);
    let mut restarts = 0;
    loop {
        let (ends, events) = execute(&mut program, &mut pick);
        if !ends.contains(&Pending::Restart) {
            return Outcome {
                ends,
                events,
                restarts,
            };
        }
        program.start_over();
        restarts += 1;
        assert!(restarts < 100, "endless restarts");
    }
}

type Events = Vec<(ThreadId, Access, String)>;

fn execute(
    program: &mut Named<Interpreter>,
    pick: &mut impl FnMut(&[usize]) -> usize,
) -> (Vec<Pending>, Events) {
    let mut names = Threads::new();
    let mut threads = vec![program.start()];
    let mut ids = vec![ThreadId::MAIN];
    let mut world = World::new();
    world.stepped(program, ThreadId::MAIN, program.pending(&threads[0]), &[]);
    let mut events = Vec::new();
    loop {
        let pending = |i: usize| program.pending(&threads[i]).clone();
        let enabled: Vec<usize> = (0..threads.len())
            .filter(|&i| world.enabled(ids[i], program.pending(&threads[i])))
            .collect();
        let stopped = |i| {
            matches!(
                pending(i),
                Pending::Restart | Pending::Unsupported(_) | Pending::Endless
            )
        };
        if enabled.is_empty() || (0..threads.len()).any(stopped) {
            return ((0..threads.len()).map(pending).collect(), events);
        }
        let i = pick(&enabled);
        let Pending::Access(access) = pending(i) else {
            unreachable!("only threads with an access are enabled");
        };
        let name = access.location().map(|at| program.location_name(at));
        events.push((ids[i], access, name.unwrap_or_default()));
        let (mut observed, written) = match effect(&access, ids[i], &world) {
            Effect::Done { observed, written } => (observed, written),
            Effect::Failed(failure) => {
                let mut ends: Vec<_> = (0..threads.len()).map(pending).collect();
                ends[i] = Pending::Failed(failure);
                return (ends, events);
            }
            Effect::Disabled => unreachable!("it was enabled"),
        };
        world.perform(&access, written);
        if let Access::Spawn { nth } = access {
            let child = names.child(ids[i], nth).expect("few threads");
            let thread = program.spawn(&threads[i], child);
            world.spawn(child);
            world.stepped(program, child, program.pending(&thread), &[]);
            threads.push(thread);
            ids.push(child);
            observed = child.0.into();
        }
        let mut published = Vec::new();
        // A copy must behave as the original: step the copy.
        let mut copy = threads[0].clone();
        copy.clone_from(&threads[i]);
        program.step(&mut copy, observed, &mut published);
        world.stepped(program, ids[i], program.pending(&copy), &published);
        threads[i] = copy;
    }
}

/// A function under construction: instructions go to the current block.
pub struct Builder {
    pub function: Function,
    pub block: BlockId,
    pub position: Position,
}

impl Builder {
    pub fn new(name: &str, params: u32) -> Self {
        let mut function = Function::new(name, params);
        let block = function.new_block();
        Builder {
            function,
            block,
            position: Position::NONE,
        }
    }

    pub fn param(&self, index: u32) -> Operand {
        Operand::Reg(Reg(index))
    }

    pub fn new_block(&mut self) -> BlockId {
        self.function.new_block()
    }

    fn current(&mut self) -> &mut Block {
        let block = self.block;
        self.function.block_mut(block)
    }

    pub fn push(&mut self, op: Op) {
        let position = self.position;
        self.current()
            .instructions
            .push(Instruction::new(op, position));
    }

    /// Pushes what `make` makes of a new register, and returns that.
    pub fn define(&mut self, make: impl FnOnce(Reg) -> Op) -> Operand {
        let dst = self.function.new_reg();
        self.push(make(dst));
        Operand::Reg(dst)
    }

    pub fn end(&mut self, op: TerminatorOp) {
        let position = self.position;
        self.current().terminator = quotient_ir::program::Terminator { op, position };
    }

    pub fn ret(&mut self, value: Operand) {
        self.end(TerminatorOp::Return(vec![value]));
    }

    pub fn jump(&mut self, to: BlockId) {
        self.end(TerminatorOp::Jump(to));
    }

    pub fn branch(&mut self, condition: Operand, then: BlockId, otherwise: BlockId) {
        self.end(TerminatorOp::Branch {
            condition,
            then,
            otherwise,
        });
    }

    pub fn binary(&mut self, op: BinaryOp, bits: u8, lhs: Operand, rhs: Operand) -> Operand {
        self.define(|dst| Op::Binary {
            op,
            bits,
            dst,
            lhs,
            rhs,
        })
    }

    pub fn add(&mut self, lhs: Operand, rhs: Operand) -> Operand {
        self.binary(BinaryOp::Add, 32, lhs, rhs)
    }

    pub fn compare(&mut self, predicate: IntPredicate, lhs: Operand, rhs: Operand) -> Operand {
        self.define(|dst| Op::IntCompare {
            predicate,
            bits: 32,
            dst,
            lhs,
            rhs,
        })
    }

    pub fn load(&mut self, address: Operand, size: u8) -> Operand {
        self.define(|dst| Op::Load {
            dst,
            address,
            size,
            order: quotient_model::MemoryOrder::NotAtomic,
            copies: false,
        })
    }

    pub fn store(&mut self, address: Operand, value: Operand, size: u8) {
        self.push(Op::Store {
            address,
            value,
            size,
            order: quotient_model::MemoryOrder::NotAtomic,
        });
    }

    pub fn store_atomic(&mut self, address: Operand, value: Operand, size: u8) {
        self.push(Op::Store {
            address,
            value,
            size,
            order: quotient_model::MemoryOrder::SeqCst,
        });
    }

    /// The old value, and whether it was the expected one.
    pub fn compare_exchange(
        &mut self,
        bits: u8,
        address: Operand,
        expected: Operand,
        new: Operand,
    ) -> (Operand, Operand) {
        let (old, success) = (self.function.new_reg(), self.function.new_reg());
        self.push(Op::CompareExchange {
            bits,
            old,
            success,
            address,
            expected,
            new,
            orders: quotient_model::Orders::SEQ_CST,
        });
        (Operand::Reg(old), Operand::Reg(success))
    }

    pub fn at(&mut self, base: Operand, offset: i64) -> Operand {
        self.define(|dst| Op::Address {
            dst,
            base,
            offset,
            indices: Vec::new(),
        })
    }

    pub fn element(&mut self, base: Operand, index: Operand, scale: i64) -> Operand {
        self.define(|dst| Op::Address {
            dst,
            base,
            offset: 0,
            indices: vec![Index {
                value: index,
                bits: 32,
                scale,
            }],
        })
    }

    pub fn alloca(&mut self, name: &str, shape: Shape) -> Operand {
        self.define(|dst| Op::Alloca {
            dst,
            count: Operand::Const(1),
            shape,
            name: Some(name.to_owned()),
        })
    }

    pub fn call(&mut self, function: FunctionId, args: Vec<Operand>) -> Operand {
        self.define(|dst| Op::Call {
            callee: Callee::Direct(function),
            args,
            dsts: vec![dst],
            landing: None,
        })
    }

    pub fn builtin(&mut self, builtin: Builtin) -> Operand {
        self.define(|dst| Op::Builtin {
            dst: Some(dst),
            builtin,
        })
    }

    pub fn malloc(&mut self, size: u64) -> Operand {
        let size = Operand::Const(size);
        self.builtin(Builtin::Malloc {
            size,
            throws: false,
        })
    }

    pub fn free(&mut self, pointer: Operand) {
        self.builtin(Builtin::Free { pointer });
    }

    pub fn spawn(&mut self, entry: FunctionId, argument: Operand) -> Operand {
        self.builtin(Builtin::ThreadCreate {
            handle: None,
            entry: Operand::Function(entry),
            argument,
        })
    }

    pub fn join(&mut self, handle: Operand) -> Operand {
        self.builtin(Builtin::ThreadJoin {
            handle,
            result: None,
        })
    }
}

/// A constant operand.
pub fn c(value: u64) -> Operand {
    Operand::Const(value)
}

/// The address of a global.
pub fn g(global: GlobalId) -> Operand {
    Operand::Global(global, 0)
}

/// A global variable, initially zero.
pub fn global(module: &mut Module, name: &str, shape: Shape) -> GlobalId {
    module.add_global(Global {
        name: name.to_owned(),
        shape,
        ..Global::default()
    })
}

/// Makes the function the module's main one.
pub fn finish(mut module: Module, main: Builder) -> Module {
    let id = module.add_function(main.function);
    module.main = Some(id);
    module
}

/// A module whose main function is what `build` makes.
pub fn main_only(build: impl FnOnce(&mut Builder)) -> Module {
    let mut builder = Builder::new("main", 0);
    build(&mut builder);
    finish(Module::new(), builder)
}

/// A position in line `line` of `test.c`.
pub fn line(module: &mut Module, line: u32) -> Position {
    if module.files.is_empty() {
        module.files.push("test.c".to_owned());
    }
    module.add_position(PositionEntry {
        file: 0,
        line,
        column: 1,
        inlined: None,
        within: Vec::new(),
        allocates: None,
    })
}

/// A module in which main runs `build` and a thread runs `thread`, before or after which is up
/// to the caller. The thread's function is number 0.
pub fn with_thread(mut module: Module, thread: impl FnOnce(&mut Builder)) -> Module {
    let mut b = Builder::new("thread", 1);
    thread(&mut b);
    module.add_function(b.function);
    module
}

/// The thread's function there.
pub const THREAD: FunctionId = FunctionId(0);
