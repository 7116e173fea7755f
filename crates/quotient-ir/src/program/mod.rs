//! The SSA program as plain data: modules, functions, blocks, operands.
//!
//! A front end builds a [`Module`] by filling in public fields; passes rewrite it in place; the
//! interpreter translates it once into a dense form and never looks back. Nothing here runs.
//!
//! Conventions that everything relies on:
//!
//! - A register holds up to 64 bits, *zero-extended* from the width of its type; wider integers take
//!   two ([`Op::Wide`]). What atomic accesses to 9 to 16 bytes read and write, a register holds by a
//!   name ([`Op::Pack`]), which is equal just if the bytes are. Constants are given zero-extended too. Floats are held as their bits (an `f32` in the low 32).
//! - A register is assigned by exactly one instruction, phi or parameter (SSA), and block 0 is a
//!   function's entry, which nothing jumps to.
//! - Memory is little-endian bytes. A type of an odd width (`i1`, `i33`) is stored in as many
//!   bytes as the next power of two that holds it.

mod debug;
mod display;
mod identity;
mod instruction;
mod operators;
mod outline;
mod table;
mod visit;

pub use debug::{
    BitField, Field, InlinedCall, Pointee, Position, PositionEntry, Shape, TypeTree, ValueType,
    is_header,
};
pub use instruction::{
    Builtin, Callee, Index, Instruction, Landing, Op, PureLoop, Terminator, TerminatorOp, Until,
};
pub use operators::{BinaryOp, CastOp, FloatFunction, FloatOp, FloatPredicate, FloatWidth, WideOp};
pub use outline::{Outline, OutlinedBlock, OutlinedFunction, Step};
pub use quotient_model::Comparison as IntPredicate;
use quotient_model::SourceLocation;
use std::sync::Arc;
pub(crate) use table::instructions;

/// A register of a function: an index below [`Function::registers`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reg(pub u32);

/// A function of the module, by index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FunctionId(pub u32);

/// A global variable of the module, by index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GlobalId(pub u32);
quotient_model::portable!(struct GlobalId(0));

/// A basic block of a function, by index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId(pub u32);

impl Reg {
    /// The index for arrays with one entry a register.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl FunctionId {
    /// The index into [`Module::functions`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl GlobalId {
    /// The index into [`Module::globals`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl BlockId {
    /// A function's first block.
    pub const ENTRY: BlockId = BlockId(0);

    /// The index into [`Function::blocks`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What an instruction is applied to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Operand {
    /// The value of a register.
    Reg(Reg),
    /// A constant, zero-extended from its type. Null is 0, and so is `undef`.
    Const(u64),
    /// The address of a byte of a global variable.
    Global(GlobalId, i64),
    /// The address of a function.
    Function(FunctionId),
}

/// A whole program.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Module {
    /// The functions that have a body. External functions are the front end's to model.
    pub functions: Vec<Function>,
    /// The global variables.
    pub globals: Vec<Global>,
    /// Source files, as the compiler was given them.
    pub files: Vec<String>,
    /// The source positions that instructions refer to by [`Position`].
    pub positions: Vec<PositionEntry>,
    /// What is allocated, as far as that is known: positions refer to it.
    pub pointees: Vec<Pointee>,
    /// The function that the main thread runs.
    pub main: Option<FunctionId>,
    /// What it is called with, constants and addresses; further parameters are 0.
    pub main_arguments: Vec<Operand>,
    /// How wide pointers are.
    pub pointers: PointerWidth,
    /// Where a semaphore has its gate, in bytes from its beginning: reports name a gate that is not one of
    /// [`Role::Gates`] by the semaphore that it is part of.
    pub semaphore_gate: u64,
    /// Inputs have a range that somebody chose: what the program does with others is not known.
    pub ranged_inputs: bool,
    /// Floating-point numbers of a wider format are held as `f64`: results may differ in their last digits.
    pub rounded_floats: bool,
    /// Parts of a standard library that are not as they are known, so that their real code runs where there is a model of
    /// it: that takes more executions.
    pub unmatched: Vec<&'static str>,
    /// The program has a function that stands for what must not be reached (`reach_error`), be it called or not.
    pub names_error: bool,
    /// A compiler has optimised the program: its branches are not those of the source.
    pub optimised: bool,
    /// What the source has, if somebody wants to know in the end what of it was run.
    pub outline: Option<Arc<Outline>>,
    /// Functions of the program that nothing refers to: they are not part of the module.
    pub unused: Vec<UnusedFunction>,
    /// The same module with all that prints in it ([`Builtin::Print`]), if there is any: to run an execution once more
    /// and see what the program prints. What is explored has nothing of it, so that it costs nothing and changes nothing.
    pub printing: Option<Arc<Module>>,
}

/// A function that nothing refers to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnusedFunction {
    /// Its name, as the source has it.
    pub name: String,
    /// Where it is defined.
    pub position: Position,
}

/// How wide pointers are. An address that does not fit wraps around.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum PointerWidth {
    /// 32 bits.
    Narrow,
    /// 64 bits.
    #[default]
    Wide,
}

impl PointerWidth {
    /// The width in bits.
    pub fn bits(self) -> u8 {
        8 * self.bytes()
    }

    /// The width in bytes.
    pub fn bytes(self) -> u8 {
        match self {
            PointerWidth::Narrow => 4,
            PointerWidth::Wide => 8,
        }
    }
}

/// A function with a body.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Function {
    /// Its name, as the source has it.
    pub name: String,
    /// The registers that the arguments arrive in.
    pub params: Vec<Reg>,
    /// How many registers it has.
    pub registers: u32,
    /// Its blocks; the first is the entry.
    pub blocks: Vec<Block>,
    /// Where it is defined.
    pub position: Position,
    /// It belongs to the library, not to the program: its loops have no bound.
    pub library: bool,
    /// A header of the system defines it: what it does is told as done by whoever calls it, and a bound for all of the program's loops is
    /// none for its own.
    pub system: bool,
    /// Its loops stand for waits in which a thread sleeps, not for active ones.
    pub sleeps: bool,
    /// It is one of the library's locks, or the like, which are taken to work: if what it looks at is old it finds out by itself.
    pub works: bool,
    /// What it does with the lock of the library that its first argument points to.
    pub lock: Option<LockStep>,
    /// What becomes of memory that is allocated in it.
    pub keeps: Keeps,
    /// Variables that may be read before they are written stay in memory.
    pub keep_unwritten: bool,
    /// Reads of variables that were not written before, whatever way leads there, and are 0.
    pub unwritten: Vec<UnwrittenRead>,
    /// What passes have done to it that its instructions do not show.
    pub notes: Notes,
}

/// What a function of the library does with a lock that it needs several accesses for. All who have to do with the lock access its
/// first bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockStep {
    /// Waits until it can be taken, and takes it.
    Takes,
    /// Takes it by the access that changes its first bytes, or fails.
    Tries,
    /// Gives it back.
    Gives,
}

/// Memory of a library that is never freed since its references are not counted: no leak of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keeps {
    /// There is none.
    #[default]
    Nothing,
    /// It is the allocator, which allocates for whoever calls it.
    Allocator,
    /// What the function itself allocates.
    Own,
    /// What is allocated while it runs.
    All,
}

/// What passes note of what they have done to a function. It is no part of what the function is: two that
/// differ in nothing else are equal.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// Where they have decided branches in advance, in some copy of them.
    pub decided: Vec<Position>,
    /// They have put copies of the function in place of calls.
    pub inlined: bool,
}

impl PartialEq for Notes {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// A read of a local variable that nothing was written to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnwrittenRead {
    /// The variable.
    pub variable: String,
    /// Where it is read.
    pub position: Position,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Block {
    /// Values that depend on the edge by which the block was entered. They are assigned all at
    /// once: a phi that uses another phi of the block uses its old value.
    pub phis: Vec<Phi>,
    /// What is done, in order.
    pub instructions: Vec<Instruction>,
    /// Where to go then.
    pub terminator: Terminator,
}

/// A value chosen by the edge that was taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Phi {
    /// The register assigned.
    pub dst: Reg,
    /// One entry for each predecessor.
    pub incoming: Vec<(BlockId, Operand)>,
}

/// A global variable.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Global {
    /// Its name, as the source has it.
    pub name: String,
    /// Its size and what is known of its type.
    pub shape: Shape,
    /// It is never written: reading it is local.
    pub constant: bool,
    /// Every thread has its own.
    pub thread_local: bool,
    /// The first bytes of its initial value; the rest is zero.
    pub bytes: Vec<u8>,
    /// Pointers in the initial value: byte offset, and a [`Operand::Global`] or
    /// [`Operand::Function`]. They go over `bytes`.
    pub relocations: Vec<(u64, Operand)>,
    /// What it is for.
    pub role: Role,
}

/// What a global variable is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Role {
    /// The program has it for itself.
    #[default]
    Program,
    /// Only the language's library touches it, and in ways that no other implementation of it would:
    /// accesses of it are part of no data race.
    Library,
    /// The library's, too: gates at which threads wait until others wake them up, one for each thread by
    /// number, of so many bytes each.
    Gates {
        /// The bytes of a gate; at least 1.
        size: u64,
    },
    /// The library's, too: what time it is, in seconds and then nanoseconds, each of half its bytes.
    Clock,
    /// The library's, too: where random numbers go on. Any sequence of them is as good as another.
    Random,
    /// Likewise what has become of each thread.
    Fates {
        /// The bytes of each; at least 1.
        size: u64,
    },
}

/// Numbers of threads have 16 bits.
const MOST_THREADS: u32 = 1 << 16;

impl Module {
    /// A module with nothing in it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a function.
    pub fn add_function(&mut self, function: Function) -> FunctionId {
        self.functions.push(function);
        FunctionId(self.functions.len() as u32 - 1)
    }

    /// Adds a global variable.
    pub fn add_global(&mut self, global: Global) -> GlobalId {
        self.globals.push(global);
        GlobalId(self.globals.len() as u32 - 1)
    }

    /// Makes room for so many threads in what the library keeps of each.
    pub fn make_room_for_threads(&mut self, threads: usize) {
        for global in &mut self.globals {
            let Role::Fates { size } = global.role else {
                continue;
            };
            // Beside the main thread, and one that is created before it is found to be too many.
            let wanted = u32::try_from(threads.saturating_add(2)).unwrap_or(u32::MAX);
            let count = wanted.min(MOST_THREADS);
            if global.shape.size < u64::from(count) * size {
                global.shape = Shape::array(count, size as u8);
            }
        }
    }

    /// For how many threads there is room in what the library keeps of each, or more.
    pub fn room_for_threads(&self) -> usize {
        let counts = self.globals.iter().filter_map(|global| match global.role {
            Role::Fates { size } => Some(global.shape.size / size),
            _ => None,
        });
        let least = counts.min().map(usize::try_from);
        least.and_then(Result::ok).unwrap_or(MOST_THREADS as usize)
    }

    /// Adds a source position. Positions are not deduplicated.
    pub fn add_position(&mut self, entry: PositionEntry) -> Position {
        self.positions.push(entry);
        Position(self.positions.len() as u32)
    }

    /// The reads of local variables that nothing was written to before: variable, and place.
    pub fn unwritten_reads(&self) -> impl Iterator<Item = (&str, SourceLocation)> {
        let reads = self.functions.iter().flat_map(|function| {
            let reads = function.unwritten.iter();
            reads.map(move |read| (function, read))
        });
        reads.map(|(function, read)| {
            let entry = (read.position.0 as usize).checked_sub(1);
            let entry = entry.and_then(|index| self.positions.get(index));
            let file = entry.and_then(|entry| self.files.get(entry.file as usize));
            let place = SourceLocation {
                file: file.cloned().unwrap_or_default(),
                line: entry.map_or(0, |entry| entry.line),
                column: entry.map_or(0, |entry| entry.column),
                function: function.name.clone(),
            };
            (&*read.variable, place)
        })
    }

    /// The function of that name.
    pub fn function_named(&self, name: &str) -> Option<FunctionId> {
        let index = self.functions.iter().position(|f| f.name == name)?;
        Some(FunctionId(index as u32))
    }
}

impl Function {
    /// A function without blocks, whose parameters are registers 0 to `params`.
    pub fn new(name: impl Into<String>, params: u32) -> Self {
        Function {
            name: name.into(),
            params: (0..params).map(Reg).collect(),
            registers: params,
            blocks: Vec::new(),
            position: Position::NONE,
            library: false,
            system: false,
            sleeps: false,
            works: false,
            lock: None,
            keeps: Keeps::Nothing,
            keep_unwritten: false,
            unwritten: Vec::new(),
            notes: Notes::default(),
        }
    }

    /// A register not used so far.
    pub fn new_reg(&mut self) -> Reg {
        self.registers += 1;
        Reg(self.registers - 1)
    }

    /// Adds an empty block, which ends in `unreachable` until it is given another end.
    pub fn new_block(&mut self) -> BlockId {
        self.blocks.push(Block::default());
        BlockId(self.blocks.len() as u32 - 1)
    }

    /// The block of that index.
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    /// The block of that index, to change it.
    pub fn block_mut(&mut self, id: BlockId) -> &mut Block {
        &mut self.blocks[id.index()]
    }
}
