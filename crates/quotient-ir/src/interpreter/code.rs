//! The dense form of a program that the interpreter runs.
//!
//! All functions lie in one array of small operations. An operand is a slot of the frame; a
//! frame starts as a copy of its function's template, which has the function's constants in
//! slots of their own, so that reading an operand is one indexed load whatever it is. Phis have
//! become moves on the edges.

pub(super) use super::flatten::Slot;
use super::flatten::{Flatten, Places};
use super::names::Names;
use super::undecided::Kind;
use crate::cfg::Cfg;
use crate::counts::Counting;
use crate::program::{
    BinaryOp, BlockId, Builtin, CastOp, FloatFunction, FloatOp, FloatPredicate, FloatWidth,
    FunctionId, GlobalId, IntPredicate, Keeps, LockStep, Notes, Op, Operand, Outline, PointerWidth,
    Position, Reg, Shape, WideOp, instructions,
};
use crate::waiting::{Test, Told};
use quotient_model::{
    Advice, Comparison, FailureKind, Fences, MemoryOrder, Orders, Repetition, RmwOp,
};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// A place in [`Code::ops`].
pub(super) type Pc = u32;

/// Declares the operations: those given, which are the interpreter's own, and all instructions of the table that are
/// plain.
macro_rules! declare_flat_ops {
    (
        given { $($own:tt)* }
        computations { $($computation:tt)* }
        accesses { $($access:tt)* }
        composed { $($composed:tt)* }
        builtin_results { $($result:tt)* }
        builtin_effects { $($effect:tt)* }
        builtin_composed { $($builtin:tt)* }
    ) => {
        flat_ops! {
            own { $($own)* }
            plain { $($computation)* $($access)* }
            results { $($result)* }
            effects { $($effect)* }
        }
    };
}

macro_rules! flat_ops {
    (
        own { $($own:tt)* }
        plain { $( $(#[$doc:meta])* $Op:ident { $( $(#[$field_doc:meta])* $field:ident: $type:ty, )* }, )* }
        results {
            $( $(#[$r_doc:meta])* $Result:ident $({ $( $(#[$r_field_doc:meta])* $r_field:ident: $r_type:ty, )* })?, )*
        }
        effects {
            $( $(#[$e_doc:meta])* $Effect:ident $({ $( $(#[$e_field_doc:meta])* $e_field:ident: $e_type:ty, )* })?, )*
        }
    ) => {
        /// One operation. What it means is said at the instruction of the same name.
        #[derive(Clone, Copy, Debug)]
        pub(super) enum FlatOp {
            $( $Op { $( $field: <$type as Flatten>::Flat, )* }, )*
            $( $Result { dst: Slot, $( $( $r_field: <$r_type as Flatten>::Flat, )* )? }, )*
            $( $Effect $({ $( $e_field: <$e_type as Flatten>::Flat, )* })?, )*
            $($own)*
        }

        impl FlatOp {
            /// The operation that an instruction is, if it is plain.
            pub fn of(op: &Op, places: &mut impl Places) -> Option<FlatOp> {
                match op {
                    $( Op::$Op { $($field),* } => Some(FlatOp::$Op { $( $field: $field.flatten(places), )* }), )*
                    _ => None,
                }
            }

            /// The operation that a builtin is, if it is plain; its result, if it has one, goes to `dst`.
            pub fn of_builtin(dst: Slot, builtin: &Builtin, places: &mut impl Places) -> Option<FlatOp> {
                match builtin {
                    $( Builtin::$Result $({ $($r_field),* })? => Some(FlatOp::$Result {
                        dst,
                        $( $( $r_field: $r_field.flatten(places), )* )?
                    }), )*
                    $( Builtin::$Effect $({ $($e_field),* })? => Some(
                        FlatOp::$Effect $({ $( $e_field: $e_field.flatten(places), )* })?
                    ), )*
                    _ => None,
                }
            }
        }
    };
}

instructions!(declare_flat_ops! {
    /// In place of an operation that no thread has come to yet (see `coverage`).
    First,
    /// dst = base + scale * the index, sign-extended from `bits`.
    AddScaled {
        bits: u8,
        dst: Slot,
        base: Slot,
        index: Slot,
        scale: Slot,
    },
    // Fast forms of what is common (see `translate/fast.rs`), for 32 and 64 bits.
    Add32 { dst: Slot, lhs: Slot, rhs: Slot },
    Add64 { dst: Slot, lhs: Slot, rhs: Slot },
    Sub32 { dst: Slot, lhs: Slot, rhs: Slot },
    Sub64 { dst: Slot, lhs: Slot, rhs: Slot },
    Mul32 { dst: Slot, lhs: Slot, rhs: Slot },
    Mul64 { dst: Slot, lhs: Slot, rhs: Slot },
    And32 { dst: Slot, lhs: Slot, rhs: Slot },
    And64 { dst: Slot, lhs: Slot, rhs: Slot },
    Or32 { dst: Slot, lhs: Slot, rhs: Slot },
    Or64 { dst: Slot, lhs: Slot, rhs: Slot },
    Xor32 { dst: Slot, lhs: Slot, rhs: Slot },
    Xor64 { dst: Slot, lhs: Slot, rhs: Slot },
    ShiftLeft32 { dst: Slot, lhs: Slot, rhs: Slot },
    ShiftLeft64 { dst: Slot, lhs: Slot, rhs: Slot },
    ShiftRight32 { dst: Slot, lhs: Slot, rhs: Slot },
    ShiftRight64 { dst: Slot, lhs: Slot, rhs: Slot },
    /// dst = the low half of src.
    Low32 { dst: Slot, src: Slot },
    /// The same, sign-extended.
    Extend32 { dst: Slot, src: Slot },
    /// dst = base + scale * the index, sign-extended if it has 32 bits.
    Index32 { dst: Slot, base: Slot, index: Slot, scale: i32 },
    Index64 { dst: Slot, base: Slot, index: Slot, scale: i32 },
    /// Branches on a comparison of unsigned or, where it says less, of signed numbers.
    BranchEqual32 { lhs: Slot, rhs: Slot, then: Pc, otherwise: Pc },
    BranchEqual64 { lhs: Slot, rhs: Slot, then: Pc, otherwise: Pc },
    BranchBelow32 { lhs: Slot, rhs: Slot, then: Pc, otherwise: Pc },
    BranchBelow64 { lhs: Slot, rhs: Slot, then: Pc, otherwise: Pc },
    BranchLess32 { lhs: Slot, rhs: Slot, then: Pc, otherwise: Pc },
    BranchLess64 { lhs: Slot, rhs: Slot, then: Pc, otherwise: Pc },
    /// dst = the address of the thread's own copy of a global.
    ThreadLocal {
        dst: Slot,
        global: GlobalId,
    },
    /// An unused fetch-add, or fetch-sub if `negative`.
    Add {
        bits: u8,
        negative: bool,
        order: MemoryOrder,
        dst: Slot,
        address: Slot,
        value: Slot,
    },
    /// A fetch-add or fetch-sub of which only one thing is used.
    Count {
        counting: Counting,
        order: MemoryOrder,
        dst: Slot,
        address: Slot,
    },
    /// `site`: an index into [`Code::awaits`].
    Await {
        dst: Slot,
        address: Slot,
        size: u8,
        order: MemoryOrder,
        site: u32,
    },
    AwaitExchange {
        bits: u8,
        orders: Orders,
        old: Slot,
        address: Slot,
        new: Slot,
        site: u32,
    },
    /// Of these fences the thread passes one.
    Fence {
        fences: Fences,
    },
    /// The library sets one thing in order with another.
    Barrier,
    Alloca {
        dst: Slot,
        count: Slot,
        site: u32,
    },
    Call {
        function: FunctionId,
        call: u32,
    },
    CallIndirect {
        target: Slot,
        call: u32,
    },
    /// `values`: an index into [`Code::lists`].
    Return {
        values: u32,
    },
    Jump {
        to: Pc,
    },
    Branch {
        condition: Slot,
        then: Pc,
        otherwise: Pc,
    },
    /// A comparison and the branch that follows it.
    CompareBranch {
        predicate: IntPredicate,
        bits: u8,
        dst: Slot,
        lhs: Slot,
        rhs: Slot,
        then: Pc,
        otherwise: Pc,
    },
    Switch {
        value: Slot,
        table: u32,
    },
    /// A loop is entered: its counter starts at 1.
    LoopEnter {
        counter: Slot,
    },
    /// A loop is repeated: block if it has been as often as the bound allows, else count.
    LoopRepeat {
        counter: Slot,
    },
    /// A function that calls itself is entered: block if it is on the stack as often as the bound allows.
    Recurse,
    Spawn {
        dst: Slot,
        entry: Slot,
        argument: Slot,
    },
    Join {
        dst: Slot,
        handle: Slot,
    },
    ThreadNumber {
        dst: Slot,
    },
    NumberOf {
        dst: Slot,
        handle: Slot,
    },
    /// `kind`: an index into [`Code::kinds`]; `what`: one into [`Code::messages`], which no other input has.
    Input {
        dst: Slot,
        kind: u32,
        what: u32,
    },
    /// Stands before an operation on two registers, or one, of which one may hold an input that is not decided.
    Guard {
        first: Slot,
        second: Slot,
    },
    /// The value must be decided here.
    Need {
        value: Slot,
    },
    /// What comes next goes by a value of which the slot says whether it is undefined (see `translate/undefined.rs`).
    Defined {
        undefined: Slot,
    },
    Mutex {
        action: MutexAction,
        dst: Slot,
        mutex: Slot,
    },
    Malloc {
        dst: Slot,
        size: Slot,
        site: u32,
        throws: bool,
    },
    Calloc {
        dst: Slot,
        count: Slot,
        size: Slot,
        site: u32,
    },
    Assume {
        condition: Slot,
    },
    /// Blocks the thread if the condition is 0: it would go around a loop for nothing. `round`: an index
    /// into [`Code::rounds`].
    CutRound {
        condition: Slot,
        round: u32,
    },
    /// `message`: an index into [`Code::messages`].
    Fail {
        kind: FailureKind,
        message: u32,
    },
    /// `site`: an index into [`Code::prints`].
    Print {
        site: u32,
    },
    /// The first round of a loop in which threads are watched begins. `site`: an index into [`Code::watches`].
    WatchBegin {
        site: u32,
    },
    /// Another one begins.
    WatchAgain {
        site: u32,
    },
    /// In such a loop a thread may only count here.
    CountsAt {
        address: Slot,
    },
});

// The hot loop goes through many of them.
const _: () = assert!(size_of::<FlatOp>() <= 24);

impl FlatOp {
    /// Where it leads, if it is a branch to one of two places.
    pub fn targets_mut(&mut self) -> Option<[&mut Pc; 2]> {
        match self {
            FlatOp::Branch {
                then, otherwise, ..
            }
            | FlatOp::CompareBranch {
                then, otherwise, ..
            }
            | FlatOp::BranchEqual32 {
                then, otherwise, ..
            }
            | FlatOp::BranchEqual64 {
                then, otherwise, ..
            }
            | FlatOp::BranchBelow32 {
                then, otherwise, ..
            }
            | FlatOp::BranchBelow64 {
                then, otherwise, ..
            }
            | FlatOp::BranchLess32 {
                then, otherwise, ..
            }
            | FlatOp::BranchLess64 {
                then, otherwise, ..
            } => Some([then, otherwise]),
            _ => None,
        }
    }

    /// Whether it leads to one of several places.
    pub fn is_branch(mut self) -> bool {
        self.targets_mut().is_some() || matches!(self, FlatOp::Switch { .. })
    }
}

/// What is done with a mutex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MutexAction {
    Lock,
    TryLock,
    Unlock,
    Pass,
    LockInTime {
        gate: bool,
    },
    Release,
    /// Of a mutex.
    Open,
    Init,
    Destroy,
}

/// The arguments and results of a call.
#[derive(Clone, Debug)]
pub(super) struct CallSite {
    pub args: Box<[Slot]>,
    pub dsts: Box<[Slot]>,
    pub landing: Option<Landing>,
}

/// How the caller takes up a call that an exception ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Landing {
    /// 1 if an exception ended the call, else 0.
    pub unwound: Slot,
    pub catches: bool,
}

/// What an await waits for.
#[derive(Clone, Copy, Debug)]
pub(super) struct AwaitSite {
    pub mask: u64,
    pub test: Comparison,
    pub bits: u8,
    pub operand: Slot,
    /// For a compare-exchange, where it says whether it took place.
    pub success: Option<Slot>,
    /// The loop that it stands for.
    pub pure_loop: Option<Round>,
}

/// A loop whose rounds are cut short where they change nothing
/// ([`PureLoop`](crate::program::PureLoop)).
#[derive(Clone, Copy, Debug)]
pub(super) struct Round {
    /// Where a round begins.
    pub header: Pc,
    pub position: Position,
    pub refreshed: bool,
}

/// A loop in which threads are watched.
#[derive(Clone, Debug)]
pub(super) struct WatchSite {
    pub function: u32,
    pub header: BlockId,
    /// What a round begins with, as far as it counts.
    pub phis: Box<[Slot]>,
    /// The addresses of variables that do not count.
    pub dead: Box<[Slot]>,
    /// Where random numbers go on does not count either.
    pub draws_unseen: bool,
    /// What ends the loop after rounds in vain.
    pub counter: Option<RoundLimit>,
}

/// A counter that ends a loop: where it is, what it is compared with, and how.
#[derive(Clone, Debug)]
pub(super) struct RoundLimit {
    pub counter: Slot,
    pub bound: Slot,
    pub test: Test,
    /// What else it is compared with.
    pub told: Box<[(Told, Slot)]>,
}

/// A switch's cases, sorted by value.
#[derive(Clone, Debug)]
pub(super) struct SwitchTable {
    pub cases: Vec<(u64, Pc)>,
    pub default: Pc,
}

impl SwitchTable {
    /// Where the switch goes for a value.
    pub fn target(&self, value: u64) -> Pc {
        let case = self.cases.binary_search_by_key(&value, |c| c.0);
        case.map_or(self.default, |i| self.cases[i].1)
    }
}

/// The variable of an alloca.
#[derive(Clone, Debug)]
pub(super) struct StackSite {
    /// The number of the function, and where it keeps the address.
    pub function: u32,
    pub address: Slot,
    pub shape: Shape,
    pub name: Option<String>,
}

/// A function.
#[derive(Clone, Debug)]
pub(super) struct FlatFunction {
    pub entry: Pc,
    pub params: Box<[Slot]>,
    /// What a new frame holds.
    pub template: Box<[u64]>,
    /// It has stack variables that must go when it returns.
    pub allocates: bool,
    /// Where its blocks start, in the order of the code.
    pub starts: Box<[(Pc, BlockId)]>,
    pub cfg: Cfg,
    /// It belongs to the library.
    pub library: bool,
    /// A header of the system defines it.
    pub system: bool,
    /// Who waits in its loops sleeps.
    pub sleeps: bool,
    /// It is taken to work, whatever it finds.
    pub works: bool,
    /// What it does with a lock of the library.
    pub lock: Option<LockStep>,
    /// What becomes of memory that is allocated in it.
    pub keeps: Keeps,
    /// Where it is defined.
    pub position: Position,
    /// What passes have done to it.
    pub notes: Notes,
}

/// How far a thread may go.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Limits {
    /// How often a loop's header may be reached, or a function be on the stack, if that is bounded.
    pub unroll: u64,
    /// Jumps and calls between two accesses.
    pub local_steps: u32,
    /// Frames on the stack.
    pub call_depth: u32,
    /// The largest object that is allocated.
    pub allocation: u64,
}

/// What prints: see [`Builtin::Print`].
#[derive(Clone, Debug)]
pub(super) struct PrintSite {
    pub format: Option<Slot>,
    pub literal: &'static str,
    pub arguments: Box<[Slot]>,
    pub list: Option<Slot>,
}

/// A whole program.
#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    pub ops: Vec<FlatOp>,
    /// For each operation where it stands in the source.
    pub positions: Vec<Position>,
    /// For operations that stand nowhere in the source, of which calls they are part.
    pub insides: BTreeMap<Pc, Position>,
    pub functions: Vec<FlatFunction>,
    pub calls: Vec<CallSite>,
    pub prints: Vec<PrintSite>,
    pub lists: Vec<Box<[Slot]>>,
    pub switches: Vec<SwitchTable>,
    pub awaits: Vec<AwaitSite>,
    pub rounds: Vec<Round>,
    pub watches: Vec<WatchSite>,
    /// Accesses that only count (see `waiting`), ascending.
    pub statistics: Vec<Pc>,
    /// Variables at which nobody looks; ascending.
    pub unseen: Vec<GlobalId>,
    pub stack_sites: Vec<StackSite>,
    pub messages: Vec<Arc<str>>,
    /// What numbers inputs are.
    pub kinds: Vec<Kind>,
    /// The program uses atomic sections.
    pub sections: bool,
    /// They are shown as such.
    pub whole_sections: bool,
    /// Awaits are shown as such, not as the accesses that they are made of.
    pub show_awaits: bool,
    /// Data races are looked for.
    pub races: bool,
    /// Somebody counts down to an end, so that adds may be uncounts (see `opposites`).
    pub falls: bool,
    /// Some atomic access is weaker than `seq_cst`.
    pub weak: bool,
    /// Leaks are looked for.
    pub leaks: bool,
    /// Memory that was never written is told apart (see `unwritten`).
    pub uninit: bool,
    /// The program has inputs that are not decided at once (see `inputs`).
    pub inputs: bool,
    /// An end with a status other than 0 is a violation.
    pub exit_status: bool,
    /// The loads that may find such memory.
    pub harmless: HashSet<Pc>,
    /// The stores of what may be undefined, with the slots that say whether it is.
    pub undefined_stores: HashMap<Pc, Slot>,
    pub pointers: PointerWidth,
    pub main: usize,
    /// Other threads than main may create threads.
    pub nested: bool,
    pub main_arguments: Vec<u64>,
    pub limits: Limits,
    /// What has a bound of its own ([`Limits::unroll`]).
    pub bounded: Vec<Repetition>,
    /// All loops of the program have it.
    pub unrolled: bool,
    /// What the source has, if it is of interest what of it is run.
    pub outline: Option<Arc<Outline>>,
    /// What reports call things.
    pub names: Names,
}
