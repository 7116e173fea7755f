//! What the functions of the library do, as data; [`crate::lower`] makes code of it.

use quotient_ir::program as ir;
use quotient_model::{FailureKind, MemoryOrder, RmwOp};

use crate::ast::Argument;

/// A call of a library function.
pub(crate) struct Call<'c> {
    pub name: &'c str,
    pub arguments: &'c [Argument<'c>],
    /// The registers of its result.
    pub dsts: &'c [ir::Reg],
}

/// What a library function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Model {
    /// Nothing that matters here; returns 0.
    Nothing,
    /// Nothing that matters here; returns 1, which says that it went well.
    One,
    /// A fence; returns 0.
    Fence(MemoryOrder),
    /// A fence of the order that its argument names.
    FenceOf,
    /// Returns its first argument.
    Identity,
    /// Returns the size of an object as far as the compiler knows: not at all.
    ObjectSize,
    /// Returns the address of the thread's `errno`.
    Errno,
    /// Returns the number of a type that handlers catch.
    ExceptionType,
    /// Returns whether waits may end without a signal.
    SpuriousWakeups,
    /// Makes a `va_list` of what was passed for `...`.
    VaStart,
    /// Makes a `va_list` of another.
    VaCopy,
    /// Ends the block that a variable belongs to.
    EndOfScope,
    Runtime(Runtime),
    Arithmetic(Arithmetic),
    /// What the elements of a vector make together.
    Reduce(Reduction),
    /// A function of `math.h`.
    Math(Math),
    Atomic(Atomic),
    Format(Format),
    /// Nothing that matters but for people who read reports; returns how much that is, or what the function printed.
    Print(Print),
    /// Known, and refused with this advice, but only if an execution gets there: programs do such
    /// things when all else fails, or with arguments that they are not given here.
    Refused(&'static str),
}

/// What a function prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Print {
    /// Its format is this argument, and the others follow.
    Format(usize),
    /// The same, and what follows is a list of the others.
    List(usize),
    /// Its first argument, in this format.
    First(&'static str),
    /// The bytes that its first argument points to: as many as the next two multiplied.
    Bytes,
}

/// What a function of the runtime does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Runtime {
    /// The entry function is this argument, its own argument the next.
    ThreadCreate(usize),
    /// The thread's result is a pointer, or else an `int`.
    ThreadJoin {
        pointer: bool,
    },
    ThreadExit,
    ThreadSelf,
    ThreadEqual,
    MutexInit,
    MutexLock,
    /// Returns this for a mutex that is held.
    MutexTryLock(u64),
    MutexUnlock,
    MutexDestroy,
    GateLock,
    /// Of a mutex or a gate.
    LockInTime {
        gate: bool,
    },
    /// Returns 1 if the gate was open.
    GateTryLock,
    GateRelease,
    ThreadNumber,
    /// That of the thread with this handle.
    NumberOf,
    /// A thread or a lock is misused; the text says how.
    Misused(FailureKind),
    /// How many possibilities there are, and what is chosen, as a text.
    Choose,
    /// Whether a time limit passes.
    TimesOut,
    /// An integer that the program does not determine.
    Nondet,
    NondetBool,
    /// Of `setjmp`.
    SetJump(Jump),
    /// Of `longjmp`.
    LongJump(Jump),
    /// The text says what, and what to do about it.
    Unsupported,
    Malloc,
    Calloc,
    Realloc,
    /// Returns the size of a block.
    HeapSize,
    AlignedAlloc,
    Free,
    MemCopy,
    MemSet,
    /// The text of the assertion is this argument.
    AssertFail(usize),
    Assert,
    Assume,
    Abort,
    /// A check of clang's has failed; the argument says which.
    Trap,
    /// Ends the program with this message.
    Fail(&'static str),
    Unwind,
    UnwindByForce,
    Uncaught,
    Panicked,
    Exit,
    AtomicBegin,
    AtomicEnd,
}

/// What belongs to the place of a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Jump {
    /// Which signals are blocked there, if the program wants that.
    pub signals: bool,
}

/// What an arithmetic function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arithmetic {
    /// Minimum or maximum: the left operand if it compares so.
    Choose(ir::IntPredicate),
    Absolute,
    FloatAbsolute,
    /// The sum and the product, each rounded.
    MultiplyAdd,
    /// The same, rounded once.
    FusedMultiplyAdd,
    CountOnes,
    LeadingZeros,
    TrailingZeros,
    ByteSwap,
    /// The bits in the opposite order.
    BitReverse,
    /// -1, 0 or 1 as the left operand is less, equal or greater: it is less if it compares so.
    Order(ir::IntPredicate),
    FunnelLeft,
    FunnelRight,
    /// The operation and whether it overflowed; signed or not.
    Overflow(ir::BinaryOp, bool),
    /// The operation, signed or not, held at the ends of the range.
    Saturating(ir::BinaryOp, bool),
}

/// How the elements of a vector are put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reduction {
    Binary(ir::BinaryOp),
    /// The left one stays if it compares so.
    Choose(ir::IntPredicate),
    Float(ir::FloatOp),
}

/// What a function of `math.h` does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Math {
    Of(ir::FloatFunction),
    OfTwo(ir::FloatOp),
    /// The function's result as an integer.
    Integer(ir::FloatFunction),
    /// The number without what is behind its point, signed or not, held at the ends of the range.
    Whole {
        /// Whether it may be below zero.
        signed: bool,
    },
    /// Whether it is one of some kinds of numbers.
    IsOf,
}

/// What an atomic function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Atomic {
    Load,
    Store,
    /// Also exchange.
    Fetch(RmwOp),
    CompareExchange,
    /// The same on any size, through pointers.
    GenericLoad,
    GenericStore,
    GenericExchange,
    GenericCompareExchange,
}

/// Where the arguments of a function are that writes into a buffer by a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Format {
    /// Which argument is the size of the buffer, if one is.
    pub size: Option<usize>,
    /// Which argument is the format.
    pub format: usize,
}
