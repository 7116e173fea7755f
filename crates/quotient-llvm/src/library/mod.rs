//! Models of the C library, of pthreads, and of LLVM's intrinsic functions.
//!
//! [`TABLE`] is the one place that says which functions are known; the modules below say what
//! they become:
//!
//! - [`runtime`]: threads, mutexes, memory, the ends of programs, verifiers' functions;
//! - [`arithmetic`]: intrinsic arithmetic;
//! - [`atomics`]: the `__atomic_...` functions that clang calls for some atomic accesses.

mod arithmetic;
mod atomics;
mod runtime;

use quotient_ir::program as ir;
use quotient_model::RmwOp;

use crate::ast::Argument;
use crate::error::Refusal;
use crate::lower::FunctionLowering;

/// A call of a library function.
pub(crate) struct Call<'c> {
    pub name: &'c str,
    pub arguments: &'c [Argument],
    /// The registers of its result.
    pub dsts: &'c [ir::Reg],
}

/// What a library function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Model {
    /// Nothing that matters here; returns 0.
    Nothing,
    /// Returns its first argument.
    Identity,
    /// Returns the size of an object as far as the compiler knows: not at all.
    ObjectSize,
    /// The entry function is this argument, its own argument the next.
    ThreadCreate(usize),
    /// The thread's result has this many bytes.
    ThreadJoin(u8),
    ThreadExit,
    ThreadSelf,
    ThreadEqual,
    MutexInit,
    /// The kind of mutex is the second argument.
    MutexKind,
    MutexInitKind,
    MutexLock,
    /// Returns this for a mutex that is held.
    MutexTryLock(u64),
    MutexUnlock,
    MutexDestroy,
    Malloc,
    Calloc,
    AlignedAlloc,
    PosixMemalign,
    Free,
    MemCopy,
    MemSet,
    /// The text of the assertion is this argument.
    AssertFail(usize),
    Assert,
    Assume,
    Abort,
    Exit,
    AtomicBegin,
    AtomicEnd,
    /// Minimum or maximum: the left operand if it compares so.
    Choose(ir::IntPredicate),
    Absolute,
    FloatAbsolute,
    MultiplyAdd,
    CountOnes,
    LeadingZeros,
    TrailingZeros,
    ByteSwap,
    FunnelLeft,
    FunnelRight,
    /// The operation and whether it overflowed; signed or not.
    Overflow(ir::BinaryOp, bool),
    /// The unsigned operation, held at the ends of the range.
    Saturating(ir::BinaryOp),
    AtomicLoad,
    AtomicStore,
    AtomicExchange,
    AtomicCompareExchange,
    AtomicFetch(RmwOp),
    /// The same on any size, through pointers.
    GenericAtomicLoad,
    GenericAtomicStore,
    /// Known, and refused with this advice.
    Refused(&'static str),
}

/// A known function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub model: Model,
    /// Also where the program defines the function itself.
    pub overrides: bool,
}

/// What `pthread_mutex_trylock` returns for a mutex that is held.
const EBUSY: u64 = 16;

/// What `mtx_trylock` does.
const THRD_BUSY: u64 = 1;

const NONDETERMINISM: &str =
    "input that is not determined by the program is not supported; give it fixed values";
const CONDITION: &str = "condition variables are not supported; wait with a loop over an atomic";
const SEMAPHORE: &str = "semaphores are not supported; use a mutex or an atomic counter";
const RWLOCK: &str = "read-write locks are not supported; use a mutex";
const VARARGS: &str = "variable argument lists are not supported";

/// The functions that are known, by name. Of an intrinsic the name without the types at its end;
/// of the sized atomic functions the name without the size. A name that ends in `*` stands for
/// every name that begins so.
const TABLE: &[(&str, Model)] = &[
    // Threads.
    ("pthread_create", Model::ThreadCreate(2)),
    ("pthread_join", Model::ThreadJoin(8)),
    ("pthread_exit", Model::ThreadExit),
    ("pthread_self", Model::ThreadSelf),
    ("pthread_equal", Model::ThreadEqual),
    ("pthread_detach", Model::Nothing),
    ("pthread_setconcurrency", Model::Nothing),
    ("pthread_attr_*", Model::Nothing),
    ("thrd_create", Model::ThreadCreate(1)),
    ("thrd_join", Model::ThreadJoin(4)),
    ("thrd_exit", Model::ThreadExit),
    ("thrd_current", Model::ThreadSelf),
    ("thrd_equal", Model::ThreadEqual),
    ("thrd_detach", Model::Nothing),
    ("thrd_yield", Model::Nothing),
    ("thrd_sleep", Model::Nothing),
    ("pthread_yield", Model::Nothing),
    ("sched_yield", Model::Nothing),
    ("usleep", Model::Nothing),
    ("sleep", Model::Nothing),
    ("nanosleep", Model::Nothing),
    // Mutexes.
    ("pthread_mutex_init", Model::MutexInit),
    ("pthread_mutex_lock", Model::MutexLock),
    ("pthread_mutex_trylock", Model::MutexTryLock(EBUSY)),
    ("pthread_mutex_unlock", Model::MutexUnlock),
    ("pthread_mutex_destroy", Model::MutexDestroy),
    ("pthread_mutexattr_settype", Model::MutexKind),
    ("pthread_mutexattr_*", Model::Nothing),
    ("pthread_spin_init", Model::MutexInit),
    ("pthread_spin_lock", Model::MutexLock),
    ("pthread_spin_trylock", Model::MutexTryLock(EBUSY)),
    ("pthread_spin_unlock", Model::MutexUnlock),
    ("pthread_spin_destroy", Model::MutexDestroy),
    ("mtx_init", Model::MutexInitKind),
    ("mtx_lock", Model::MutexLock),
    ("mtx_trylock", Model::MutexTryLock(THRD_BUSY)),
    ("mtx_unlock", Model::MutexUnlock),
    ("mtx_destroy", Model::MutexDestroy),
    ("cnd_*", Model::Refused(CONDITION)),
    ("pthread_cond_*", Model::Refused(CONDITION)),
    ("pthread_rwlock_*", Model::Refused(RWLOCK)),
    ("sem_*", Model::Refused(SEMAPHORE)),
    // Memory.
    ("malloc", Model::Malloc),
    ("calloc", Model::Calloc),
    ("aligned_alloc", Model::AlignedAlloc),
    ("memalign", Model::AlignedAlloc),
    ("posix_memalign", Model::PosixMemalign),
    ("free", Model::Free),
    (
        "realloc",
        Model::Refused("use malloc, memcpy and free instead"),
    ),
    ("memcpy", Model::MemCopy),
    ("memmove", Model::MemCopy),
    ("memset", Model::MemSet),
    ("__memcpy_chk", Model::MemCopy),
    ("__memmove_chk", Model::MemCopy),
    ("__memset_chk", Model::MemSet),
    ("llvm.memcpy", Model::MemCopy),
    ("llvm.memmove", Model::MemCopy),
    ("llvm.memset", Model::MemSet),
    // The ends of programs.
    ("__assert_fail", Model::AssertFail(0)),
    ("__assert", Model::AssertFail(0)),
    ("__assert_rtn", Model::AssertFail(3)),
    ("abort", Model::Abort),
    ("llvm.trap", Model::Abort),
    ("llvm.ubsantrap", Model::Abort),
    ("exit", Model::Exit),
    ("_exit", Model::Exit),
    ("_Exit", Model::Exit),
    // Verifiers' own functions.
    ("__VERIFIER_assert", Model::Assert),
    ("__VERIFIER_nondet_*", Model::Refused(NONDETERMINISM)),
    // Output.
    ("printf", Model::Nothing),
    ("fprintf", Model::Nothing),
    ("vprintf", Model::Nothing),
    ("vfprintf", Model::Nothing),
    ("__printf_chk", Model::Nothing),
    ("__fprintf_chk", Model::Nothing),
    ("puts", Model::Nothing),
    ("fputs", Model::Nothing),
    ("fputc", Model::Nothing),
    ("putc", Model::Nothing),
    ("putchar", Model::Nothing),
    ("fwrite", Model::Nothing),
    ("fflush", Model::Nothing),
    ("perror", Model::Nothing),
    ("setbuf", Model::Nothing),
    ("setvbuf", Model::Nothing),
    // Input.
    ("rand", Model::Refused(NONDETERMINISM)),
    ("rand_r", Model::Refused(NONDETERMINISM)),
    ("random", Model::Refused(NONDETERMINISM)),
    ("srand", Model::Nothing),
    ("srandom", Model::Nothing),
    ("time", Model::Refused(NONDETERMINISM)),
    ("getenv", Model::Refused(NONDETERMINISM)),
    ("scanf", Model::Refused(NONDETERMINISM)),
    ("getchar", Model::Refused(NONDETERMINISM)),
    // What the compiler says to itself.
    ("llvm.dbg", Model::Nothing),
    ("llvm.lifetime", Model::Nothing),
    ("llvm.invariant", Model::Nothing),
    ("llvm.assume", Model::Nothing),
    ("llvm.donothing", Model::Nothing),
    ("llvm.sideeffect", Model::Nothing),
    ("llvm.debugtrap", Model::Nothing),
    ("llvm.prefetch", Model::Nothing),
    ("llvm.stacksave", Model::Nothing),
    ("llvm.stackrestore", Model::Nothing),
    ("llvm.experimental.noalias.scope.decl", Model::Nothing),
    ("llvm.var.annotation", Model::Nothing),
    ("llvm.is.constant", Model::Nothing),
    ("llvm.expect", Model::Identity),
    ("llvm.annotation", Model::Identity),
    ("llvm.ptr.annotation", Model::Identity),
    ("llvm.launder.invariant.group", Model::Identity),
    ("llvm.strip.invariant.group", Model::Identity),
    ("llvm.threadlocal.address", Model::Identity),
    ("llvm.ssa.copy", Model::Identity),
    ("llvm.objectsize", Model::ObjectSize),
    ("llvm.va_start", Model::Refused(VARARGS)),
    // Arithmetic.
    ("abs", Model::Absolute),
    ("labs", Model::Absolute),
    ("llabs", Model::Absolute),
    ("fabs", Model::FloatAbsolute),
    ("fabsf", Model::FloatAbsolute),
    ("llvm.abs", Model::Absolute),
    ("llvm.fabs", Model::FloatAbsolute),
    ("llvm.fmuladd", Model::MultiplyAdd),
    ("llvm.umin", Model::Choose(ir::IntPredicate::Ult)),
    ("llvm.umax", Model::Choose(ir::IntPredicate::Ugt)),
    ("llvm.smin", Model::Choose(ir::IntPredicate::Slt)),
    ("llvm.smax", Model::Choose(ir::IntPredicate::Sgt)),
    ("llvm.ctpop", Model::CountOnes),
    ("llvm.ctlz", Model::LeadingZeros),
    ("llvm.cttz", Model::TrailingZeros),
    ("llvm.bswap", Model::ByteSwap),
    ("llvm.fshl", Model::FunnelLeft),
    ("llvm.fshr", Model::FunnelRight),
    ("llvm.uadd.sat", Model::Saturating(ir::BinaryOp::Add)),
    ("llvm.usub.sat", Model::Saturating(ir::BinaryOp::Sub)),
    (
        "llvm.uadd.with.overflow",
        Model::Overflow(ir::BinaryOp::Add, false),
    ),
    (
        "llvm.sadd.with.overflow",
        Model::Overflow(ir::BinaryOp::Add, true),
    ),
    (
        "llvm.usub.with.overflow",
        Model::Overflow(ir::BinaryOp::Sub, false),
    ),
    (
        "llvm.ssub.with.overflow",
        Model::Overflow(ir::BinaryOp::Sub, true),
    ),
    (
        "llvm.umul.with.overflow",
        Model::Overflow(ir::BinaryOp::Mul, false),
    ),
    (
        "llvm.smul.with.overflow",
        Model::Overflow(ir::BinaryOp::Mul, true),
    ),
    // Atomic accesses as calls.
    ("__sync_synchronize", Model::Nothing),
    ("__atomic_thread_fence", Model::Nothing),
    ("__atomic_signal_fence", Model::Nothing),
    ("atomic_thread_fence", Model::Nothing),
    ("__atomic_load_N", Model::AtomicLoad),
    ("__atomic_store_N", Model::AtomicStore),
    ("__atomic_exchange_N", Model::AtomicExchange),
    ("__atomic_compare_exchange_N", Model::AtomicCompareExchange),
    ("__atomic_fetch_add_N", Model::AtomicFetch(RmwOp::Add)),
    ("__atomic_fetch_sub_N", Model::AtomicFetch(RmwOp::Sub)),
    ("__atomic_fetch_and_N", Model::AtomicFetch(RmwOp::And)),
    ("__atomic_fetch_or_N", Model::AtomicFetch(RmwOp::Or)),
    ("__atomic_fetch_xor_N", Model::AtomicFetch(RmwOp::Xor)),
    ("__atomic_fetch_nand_N", Model::AtomicFetch(RmwOp::Nand)),
    ("__atomic_load", Model::GenericAtomicLoad),
    ("__atomic_store", Model::GenericAtomicStore),
];

/// Functions that are modelled even where the program defines them: benchmark programs carry
/// stand-ins, so that they can be run, for what a verifier is meant to provide.
const OVERRIDING: &[(&str, Model)] = &[
    ("reach_error", Model::Abort),
    ("__VERIFIER_error", Model::Abort),
    ("__VERIFIER_assume", Model::Assume),
    ("assume_abort_if_not", Model::Assume),
    ("__VERIFIER_atomic_begin", Model::AtomicBegin),
    ("__VERIFIER_atomic_end", Model::AtomicEnd),
];

/// The model of the function of that name.
pub(crate) fn find(name: &str) -> Option<Entry> {
    let entry = |model, overrides| Entry { model, overrides };
    if let Some((_, model)) = OVERRIDING.iter().find(|(known, _)| *known == name) {
        return Some(entry(*model, true));
    }
    let matches = |known: &str| match known.strip_suffix('*') {
        Some(prefix) => name.starts_with(prefix),
        None => match known.strip_suffix("_N") {
            Some(stem) => {
                let size = name.strip_prefix(stem).unwrap_or("");
                matches!(size, "_1" | "_2" | "_4" | "_8")
            }
            None if known.starts_with("llvm.") => name
                .strip_prefix(known)
                .is_some_and(|types| types.is_empty() || types.starts_with('.')),
            None => known == name,
        },
    };
    let (_, model) = TABLE.iter().find(|(known, _)| matches(known))?;
    Some(entry(*model, false))
}

/// What to say of a function that is neither known nor defined.
pub(crate) fn unknown(name: &str) -> String {
    if let Some(intrinsic) = name.strip_prefix("llvm.") {
        return format!(
            "the intrinsic function `llvm.{intrinsic}`; compile with less optimisation (-O1), or \
             avoid what makes the compiler call it"
        );
    }
    format!(
        "a call of `{name}`, a function without a definition that is not one of the library \
         functions Quotient knows; define it in the program"
    )
}

/// Whether an undefined global variable of that name is the C library's.
pub(crate) fn is_known_global(name: &str) -> bool {
    matches!(
        name,
        "stdin" | "stdout" | "stderr" | "environ" | "__stdinp" | "__stdoutp" | "__stderrp"
    )
}

/// Whether the body of a function of that name is to be an atomic section.
pub(crate) fn is_atomic_function(name: &str) -> bool {
    name.starts_with("__VERIFIER_atomic_")
}

impl FunctionLowering<'_, '_> {
    /// Puts what the model does in the place of the call.
    pub(crate) fn library_call(&mut self, model: Model, call: &Call<'_>) -> Result<(), Refusal> {
        match model {
            Model::Nothing => {
                self.give(call, ir::Operand::Const(0));
                Ok(())
            }
            Model::Identity => {
                let operand = self.argument(call, 0)?;
                self.give(call, operand);
                Ok(())
            }
            Model::ObjectSize => self.object_size(call),
            Model::Refused(advice) => {
                Err(Refusal::new(format!("a call of `{}`: {advice}", call.name)))
            }
            Model::Choose(_)
            | Model::Absolute
            | Model::FloatAbsolute
            | Model::MultiplyAdd
            | Model::CountOnes
            | Model::LeadingZeros
            | Model::TrailingZeros
            | Model::ByteSwap
            | Model::FunnelLeft
            | Model::FunnelRight
            | Model::Overflow(..)
            | Model::Saturating(_) => self.arithmetic_call(model, call),
            Model::AtomicLoad
            | Model::AtomicStore
            | Model::AtomicExchange
            | Model::AtomicCompareExchange
            | Model::AtomicFetch(_)
            | Model::GenericAtomicLoad
            | Model::GenericAtomicStore => self.atomic_call(model, call),
            _ => self.runtime_call(model, call),
        }
    }

    /// -1 for "at most this much", 0 for "at least".
    fn object_size(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        let minimum = self.argument(call, 1)? == ir::Operand::Const(1);
        self.give(call, ir::Operand::Const(if minimum { 0 } else { u64::MAX }));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_with_types_sizes_and_prefixes() {
        let model = |name| find(name).map(|entry| entry.model);
        assert_eq!(model("llvm.memcpy.p0.p0.i64"), Some(Model::MemCopy));
        assert_eq!(model("llvm.memcpy.p0i8.p0i8.i64"), Some(Model::MemCopy));
        assert_eq!(model("llvm.memcpyx"), None);
        assert_eq!(model("__atomic_load_4"), Some(Model::AtomicLoad));
        assert_eq!(model("__atomic_load_16"), None);
        assert_eq!(model("__atomic_load"), Some(Model::GenericAtomicLoad));
        assert_eq!(
            model("pthread_mutexattr_settype"),
            Some(Model::MutexKind),
            "the more special entry comes first"
        );
        assert_eq!(model("pthread_mutexattr_init"), Some(Model::Nothing));
        assert_eq!(model("no_such_function"), None);
    }

    #[test]
    fn only_verifiers_functions_override_the_program() {
        assert!(find("reach_error").is_some_and(|entry| entry.overrides));
        assert!(find("malloc").is_some_and(|entry| !entry.overrides));
    }

    #[test]
    fn no_name_stands_twice_in_the_table() {
        let mut names: Vec<_> = TABLE
            .iter()
            .chain(OVERRIDING)
            .map(|(name, _)| name)
            .collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
