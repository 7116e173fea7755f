//! The library functions that are known, by name, and what each does.

use quotient_ir::program as ir;
use quotient_model::{FailureKind, MemoryOrder, RmwOp};

use super::advice::{FILES, LOADING, NETWORK, NONDETERMINISM, PROCESSES, SIGNALS};
use super::math;
use super::model::{Arithmetic, Atomic, Format, Jump, Model, Print, Reduction, Runtime};
use super::overriding::OVERRIDING;

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

const PLAIN: Jump = Jump { signals: false };
const WITH_SIGNALS: Jump = Jump { signals: true };

const NOT_RETHROWN: &str = "exception not rethrown: a handler must throw on the end of its thread";

/// The functions that are known, by name. Of an intrinsic the name without the types at its end;
/// of the sized atomic functions the name without the size. A name that ends in `*` stands for
/// every name that begins so.
const TABLE: &[(&str, Model)] = &[
    // Threads.
    ("pthread_create", Model::Runtime(Runtime::ThreadCreate(2))),
    (
        "pthread_join",
        Model::Runtime(Runtime::ThreadJoin { pointer: true }),
    ),
    ("pthread_exit", Model::Runtime(Runtime::ThreadExit)),
    ("pthread_self", Model::Runtime(Runtime::ThreadSelf)),
    ("pthread_equal", Model::Runtime(Runtime::ThreadEqual)),
    ("pthread_detach", Model::Nothing),
    ("pthread_setconcurrency", Model::Nothing),
    ("pthread_attr_destroy", Model::Nothing),
    ("pthread_attr_set*", Model::Nothing),
    ("thrd_create", Model::Runtime(Runtime::ThreadCreate(1))),
    (
        "thrd_join",
        Model::Runtime(Runtime::ThreadJoin { pointer: false }),
    ),
    ("thrd_exit", Model::Runtime(Runtime::ThreadExit)),
    ("thrd_current", Model::Runtime(Runtime::ThreadSelf)),
    ("thrd_equal", Model::Runtime(Runtime::ThreadEqual)),
    ("thrd_detach", Model::Nothing),
    ("thrd_yield", Model::Nothing),
    ("thrd_sleep", Model::Nothing),
    ("pthread_yield", Model::Nothing),
    ("sched_yield", Model::Nothing),
    ("usleep", Model::Nothing),
    ("sleep", Model::Nothing),
    ("nanosleep", Model::Nothing),
    ("clock_nanosleep", Model::Nothing),
    ("setrlimit", Model::Nothing),
    ("pthread_setname_np", Model::Nothing),
    ("pthread_setaffinity_np", Model::Nothing),
    ("pthread_setsched*", Model::Nothing),
    ("pthread_getconcurrency", Model::Nothing),
    ("pthread_atfork", Model::Nothing),
    ("sched_setaffinity", Model::Nothing),
    ("sched_setscheduler", Model::Nothing),
    ("sched_getcpu", Model::Nothing),
    ("prctl", Model::Nothing),
    // As of a process that has not been nice before.
    ("nice", Model::Identity),
    // Mutexes.
    ("pthread_mutex_init", Model::Runtime(Runtime::MutexInit)),
    ("pthread_mutex_lock", Model::Runtime(Runtime::MutexLock)),
    (
        "pthread_mutex_trylock",
        Model::Runtime(Runtime::MutexTryLock(EBUSY)),
    ),
    ("pthread_mutex_unlock", Model::Runtime(Runtime::MutexUnlock)),
    (
        "pthread_mutex_destroy",
        Model::Runtime(Runtime::MutexDestroy),
    ),
    ("pthread_mutexattr_destroy", Model::Nothing),
    ("pthread_spin_init", Model::Runtime(Runtime::MutexInit)),
    ("pthread_spin_lock", Model::Runtime(Runtime::MutexLock)),
    (
        "pthread_spin_trylock",
        Model::Runtime(Runtime::MutexTryLock(EBUSY)),
    ),
    ("pthread_spin_unlock", Model::Runtime(Runtime::MutexUnlock)),
    (
        "pthread_spin_destroy",
        Model::Runtime(Runtime::MutexDestroy),
    ),
    ("mtx_init", Model::Runtime(Runtime::MutexInit)),
    ("mtx_lock", Model::Runtime(Runtime::MutexLock)),
    (
        "mtx_trylock",
        Model::Runtime(Runtime::MutexTryLock(THRD_BUSY)),
    ),
    ("mtx_unlock", Model::Runtime(Runtime::MutexUnlock)),
    ("mtx_destroy", Model::Runtime(Runtime::MutexDestroy)),
    ("pthread_condattr_destroy", Model::Nothing),
    ("pthread_rwlockattr_destroy", Model::Nothing),
    ("pthread_barrierattr_destroy", Model::Nothing),
    // What the library's own functions are made of.
    ("__quotient_nothing", Model::Nothing),
    ("__quotient_rust_lock", Model::Runtime(Runtime::MutexLock)),
    ("__quotient_print", Model::Print(Print::Format(0))),
    ("__quotient_barrier", Model::Fence(MemoryOrder::NotAtomic)),
    ("__quotient_panicked", Model::Runtime(Runtime::Panicked)),
    ("__quotient_gate_lock", Model::Runtime(Runtime::GateLock)),
    (
        "__quotient_gate_lock_in_time",
        Model::Runtime(Runtime::LockInTime { gate: true }),
    ),
    (
        "__quotient_lock_in_time",
        Model::Runtime(Runtime::LockInTime { gate: false }),
    ),
    (
        "__quotient_gate_trylock",
        Model::Runtime(Runtime::GateTryLock),
    ),
    (
        "__quotient_gate_release",
        Model::Runtime(Runtime::GateRelease),
    ),
    (
        "__quotient_thread_number",
        Model::Runtime(Runtime::ThreadNumber),
    ),
    ("__quotient_number_of", Model::Runtime(Runtime::NumberOf)),
    (
        "__quotient_misused_thread",
        Model::Runtime(Runtime::Misused(FailureKind::Thread)),
    ),
    (
        "__quotient_misused_lock",
        Model::Runtime(Runtime::Misused(FailureKind::Mutex)),
    ),
    ("__quotient_choose", Model::Runtime(Runtime::Choose)),
    ("__quotient_times_out", Model::Runtime(Runtime::TimesOut)),
    ("__quotient_spurious_wakeups", Model::SpuriousWakeups),
    (
        "__quotient_unsupported",
        Model::Runtime(Runtime::Unsupported),
    ),
    // Memory.
    ("malloc", Model::Runtime(Runtime::Malloc)),
    ("calloc", Model::Runtime(Runtime::Calloc)),
    ("aligned_alloc", Model::Runtime(Runtime::AlignedAlloc)),
    ("memalign", Model::Runtime(Runtime::AlignedAlloc)),
    ("valloc", Model::Runtime(Runtime::Malloc)),
    ("malloc_trim", Model::Nothing),
    ("mallopt", Model::One),
    ("mlock*", Model::Nothing),
    ("munlock*", Model::Nothing),
    ("mprotect", Model::Nothing),
    ("madvise", Model::Nothing),
    ("free", Model::Runtime(Runtime::Free)),
    ("malloc_usable_size", Model::Runtime(Runtime::HeapSize)),
    ("realloc", Model::Runtime(Runtime::Realloc)),
    ("memcpy", Model::Runtime(Runtime::MemCopy)),
    ("memmove", Model::Runtime(Runtime::MemCopy)),
    ("memset", Model::Runtime(Runtime::MemSet)),
    ("__memcpy_chk", Model::Runtime(Runtime::MemCopy)),
    ("__memmove_chk", Model::Runtime(Runtime::MemCopy)),
    ("__memset_chk", Model::Runtime(Runtime::MemSet)),
    ("llvm.memcpy", Model::Runtime(Runtime::MemCopy)),
    ("llvm.memmove", Model::Runtime(Runtime::MemCopy)),
    ("llvm.memset", Model::Runtime(Runtime::MemSet)),
    // The ends of programs.
    ("__assert_fail", Model::Runtime(Runtime::AssertFail(0))),
    ("__assert", Model::Runtime(Runtime::AssertFail(0))),
    // Called as a function where its header is not included.
    ("assert", Model::Runtime(Runtime::Assert)),
    ("__assert_rtn", Model::Runtime(Runtime::AssertFail(3))),
    ("abort", Model::Runtime(Runtime::Abort)),
    ("llvm.trap", Model::Runtime(Runtime::Abort)),
    ("llvm.ubsantrap", Model::Runtime(Runtime::Trap)),
    ("exit", Model::Runtime(Runtime::Exit)),
    ("_exit", Model::Runtime(Runtime::Exit)),
    ("_Exit", Model::Runtime(Runtime::Exit)),
    // Verifiers' own functions.
    ("__VERIFIER_assert", Model::Runtime(Runtime::Assert)),
    (
        "__VERIFIER_nondet_bool",
        Model::Runtime(Runtime::NondetBool),
    ),
    (
        "__VERIFIER_nondet__Bool",
        Model::Runtime(Runtime::NondetBool),
    ),
    ("__VERIFIER_nondet_*", Model::Runtime(Runtime::Nondet)),
    // Output.
    ("printf", Model::Print(Print::Format(0))),
    ("fprintf", Model::Print(Print::Format(1))),
    ("vprintf", Model::Print(Print::List(0))),
    ("vfprintf", Model::Print(Print::List(1))),
    ("__printf_chk", Model::Print(Print::Format(1))),
    ("__fprintf_chk", Model::Print(Print::Format(2))),
    ("__vprintf_chk", Model::Print(Print::List(1))),
    ("__vfprintf_chk", Model::Print(Print::List(2))),
    ("dprintf", Model::Print(Print::Format(1))),
    ("vdprintf", Model::Print(Print::List(1))),
    ("syslog", Model::Nothing),
    ("vsyslog", Model::Nothing),
    ("puts", Model::Print(Print::First("%s\n"))),
    ("fputs", Model::Print(Print::First("%s"))),
    ("fputc", Model::Print(Print::First("%c"))),
    ("putc", Model::Print(Print::First("%c"))),
    ("putchar", Model::Print(Print::First("%c"))),
    ("fwrite", Model::Print(Print::Bytes)),
    ("fflush", Model::Nothing),
    ("perror", Model::Print(Print::First("%s: error\n"))),
    ("setbuf", Model::Nothing),
    ("setvbuf", Model::Nothing),
    ("setlinebuf", Model::Nothing),
    ("flockfile", Model::Nothing),
    ("funlockfile", Model::Nothing),
    ("putc_unlocked", Model::Print(Print::First("%c"))),
    ("putchar_unlocked", Model::Print(Print::First("%c"))),
    ("fputc_unlocked", Model::Print(Print::First("%c"))),
    ("fputs_unlocked", Model::Print(Print::First("%s"))),
    ("fwrite_unlocked", Model::Print(Print::Bytes)),
    ("fflush_unlocked", Model::Nothing),
    ("ferror", Model::Nothing),
    ("ferror_unlocked", Model::Nothing),
    ("feof", Model::Nothing),
    ("feof_unlocked", Model::Nothing),
    ("clearerr", Model::Nothing),
    ("clearerr_unlocked", Model::Nothing),
    ("isatty", Model::Nothing),
    ("fsync", Model::Nothing),
    ("warn", Model::Nothing),
    ("warnx", Model::Nothing),
    ("openlog", Model::Nothing),
    ("closelog", Model::Nothing),
    ("backtrace*", Model::Nothing),
    (
        "sprintf",
        Model::Format(Format {
            size: None,
            format: 1,
        }),
    ),
    (
        "snprintf",
        Model::Format(Format {
            size: Some(1),
            format: 2,
        }),
    ),
    (
        "__sprintf_chk",
        Model::Format(Format {
            size: None,
            format: 3,
        }),
    ),
    (
        "__snprintf_chk",
        Model::Format(Format {
            size: Some(1),
            format: 4,
        }),
    ),
    // Input.
    ("scanf", Model::Refused(NONDETERMINISM)),
    ("__isoc99_scanf", Model::Refused(NONDETERMINISM)),
    ("__isoc23_scanf", Model::Refused(NONDETERMINISM)),
    ("getchar", Model::Refused(NONDETERMINISM)),
    ("getchar_unlocked", Model::Refused(NONDETERMINISM)),
    // What is outside of the program.
    ("fork", Model::Refused(PROCESSES)),
    ("vfork", Model::Refused(PROCESSES)),
    ("exec*", Model::Refused(PROCESSES)),
    ("system", Model::Refused(PROCESSES)),
    ("popen", Model::Refused(PROCESSES)),
    ("wait", Model::Refused(PROCESSES)),
    ("waitpid", Model::Refused(PROCESSES)),
    ("kill", Model::Refused(SIGNALS)),
    ("pthread_sigqueue", Model::Refused(SIGNALS)),
    ("sigqueue", Model::Refused(SIGNALS)),
    ("sigwait*", Model::Refused(SIGNALS)),
    ("sigsuspend", Model::Refused(SIGNALS)),
    ("pause", Model::Refused(SIGNALS)),
    ("alarm", Model::Refused(SIGNALS)),
    ("setitimer", Model::Refused(SIGNALS)),
    ("timer_*", Model::Refused(SIGNALS)),
    // As long as nobody else sends a signal, it does not matter what it would interrupt.
    ("sigaltstack", Model::Nothing),
    ("siginterrupt", Model::Nothing),
    ("pthread_testcancel", Model::Nothing),
    ("setjmp", Model::Runtime(Runtime::SetJump(PLAIN))),
    ("_setjmp", Model::Runtime(Runtime::SetJump(PLAIN))),
    ("sigsetjmp", Model::Runtime(Runtime::SetJump(WITH_SIGNALS))),
    (
        "__sigsetjmp",
        Model::Runtime(Runtime::SetJump(WITH_SIGNALS)),
    ),
    (
        "__sigsetjmp_cancel",
        Model::Runtime(Runtime::SetJump(PLAIN)),
    ),
    ("longjmp", Model::Runtime(Runtime::LongJump(PLAIN))),
    ("_longjmp", Model::Runtime(Runtime::LongJump(PLAIN))),
    ("__longjmp_chk", Model::Runtime(Runtime::LongJump(PLAIN))),
    (
        "siglongjmp",
        Model::Runtime(Runtime::LongJump(WITH_SIGNALS)),
    ),
    ("dlopen", Model::Refused(LOADING)),
    ("dlsym", Model::Refused(LOADING)),
    ("open", Model::Refused(FILES)),
    ("open64", Model::Refused(FILES)),
    ("fopen", Model::Refused(FILES)),
    ("fopen64", Model::Refused(FILES)),
    ("read", Model::Refused(FILES)),
    ("writev", Model::Refused(FILES)),
    ("close", Model::Refused(FILES)),
    ("fclose", Model::Refused(FILES)),
    ("fread", Model::Refused(FILES)),
    ("fgets", Model::Refused(FILES)),
    ("fgetc", Model::Refused(FILES)),
    ("getc", Model::Refused(FILES)),
    ("fread_unlocked", Model::Refused(FILES)),
    ("fgets_unlocked", Model::Refused(FILES)),
    ("fgetc_unlocked", Model::Refused(FILES)),
    ("getc_unlocked", Model::Refused(FILES)),
    ("fscanf", Model::Refused(FILES)),
    ("__isoc99_fscanf", Model::Refused(FILES)),
    ("__isoc23_fscanf", Model::Refused(FILES)),
    ("getline", Model::Refused(FILES)),
    ("getdelim", Model::Refused(FILES)),
    ("__getdelim", Model::Refused(FILES)),
    ("tmpfile", Model::Refused(FILES)),
    ("remove", Model::Refused(FILES)),
    ("unlink", Model::Refused(FILES)),
    ("stat", Model::Refused(FILES)),
    ("access", Model::Refused(FILES)),
    ("socket", Model::Refused(NETWORK)),
    ("connect", Model::Refused(NETWORK)),
    ("accept", Model::Refused(NETWORK)),
    ("send", Model::Refused(NETWORK)),
    ("recv", Model::Refused(NETWORK)),
    ("epoll_*", Model::Refused(NETWORK)),
    ("pipe", Model::Refused(FILES)),
    ("pipe2", Model::Refused(FILES)),
    ("eventfd", Model::Refused(FILES)),
    // The user and the environment, which nobody sees.
    ("getuid", Model::Nothing),
    ("geteuid", Model::Nothing),
    ("getgid", Model::Nothing),
    ("getegid", Model::Nothing),
    ("__errno_location", Model::Errno),
    // What the compiler says to itself.
    ("llvm.dbg", Model::Nothing),
    ("llvm.lifetime.start", Model::Nothing),
    ("llvm.lifetime.end", Model::EndOfScope),
    ("llvm.invariant", Model::Nothing),
    ("llvm.assume", Model::Nothing),
    ("llvm.donothing", Model::Nothing),
    ("llvm.sideeffect", Model::Nothing),
    ("llvm.debugtrap", Model::Nothing),
    ("llvm.prefetch", Model::Nothing),
    ("llvm.x86.sse2.pause", Model::Nothing),
    ("llvm.x86.sse2.mfence", Model::Fence(MemoryOrder::SeqCst)),
    ("llvm.x86.sse2.lfence", Model::Fence(MemoryOrder::Acquire)),
    ("llvm.x86.sse.sfence", Model::Fence(MemoryOrder::Release)),
    ("llvm.returnaddress", Model::Nothing),
    ("llvm.thread.pointer", Model::Runtime(Runtime::ThreadSelf)),
    ("llvm.frameaddress", Model::Nothing),
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
    ("llvm.va_start", Model::VaStart),
    ("llvm.va_copy", Model::VaCopy),
    ("llvm.va_end", Model::Nothing),
    // C++: memory, exceptions, the standard library's own assertions.
    ("_Znwm*", Model::Runtime(Runtime::Malloc)),
    ("_Znam*", Model::Runtime(Runtime::Malloc)),
    ("_ZdlPv*", Model::Runtime(Runtime::Free)),
    ("_ZdaPv*", Model::Runtime(Runtime::Free)),
    ("llvm.eh.typeid.for", Model::ExceptionType),
    (
        "__quotient_terminate",
        Model::Runtime(Runtime::Fail("`std::terminate` called")),
    ),
    (
        "__quotient_pure_virtual",
        Model::Runtime(Runtime::Fail("call of a pure virtual function")),
    ),
    (
        "__quotient_not_rethrown",
        Model::Runtime(Runtime::Fail(NOT_RETHROWN)),
    ),
    ("__quotient_unwind", Model::Runtime(Runtime::Unwind)),
    (
        "__quotient_unwind_by_force",
        Model::Runtime(Runtime::UnwindByForce),
    ),
    ("__quotient_uncaught", Model::Runtime(Runtime::Uncaught)),
    (
        "_ZSt21__glibcxx_assert_failPKciS0_S0_",
        Model::Runtime(Runtime::AssertFail(3)),
    ),
    ("_ZNSt8ios_base15sync_with_stdioEb", Model::One),
    // Allocators of characters, which have nothing to begin or end with: headers say that the library has them.
    ("_ZNSaIcEC*", Model::Nothing),
    ("_ZNSaIcED*", Model::Nothing),
    ("_ZNSaIwEC*", Model::Nothing),
    ("_ZNSaIwED*", Model::Nothing),
    // Arithmetic.
    ("abs", Model::Arithmetic(Arithmetic::Absolute)),
    ("labs", Model::Arithmetic(Arithmetic::Absolute)),
    ("llabs", Model::Arithmetic(Arithmetic::Absolute)),
    ("imaxabs", Model::Arithmetic(Arithmetic::Absolute)),
    ("fabs", Model::Arithmetic(Arithmetic::FloatAbsolute)),
    ("fabsf", Model::Arithmetic(Arithmetic::FloatAbsolute)),
    ("fabsl", Model::Arithmetic(Arithmetic::FloatAbsolute)),
    ("llvm.abs", Model::Arithmetic(Arithmetic::Absolute)),
    ("llvm.fabs", Model::Arithmetic(Arithmetic::FloatAbsolute)),
    ("llvm.fmuladd", Model::Arithmetic(Arithmetic::MultiplyAdd)),
    ("llvm.fma", Model::Arithmetic(Arithmetic::FusedMultiplyAdd)),
    ("fma", Model::Arithmetic(Arithmetic::FusedMultiplyAdd)),
    ("fmaf", Model::Arithmetic(Arithmetic::FusedMultiplyAdd)),
    (
        "llvm.umin",
        Model::Arithmetic(Arithmetic::Choose(ir::IntPredicate::Ult)),
    ),
    (
        "llvm.umax",
        Model::Arithmetic(Arithmetic::Choose(ir::IntPredicate::Ugt)),
    ),
    (
        "llvm.smin",
        Model::Arithmetic(Arithmetic::Choose(ir::IntPredicate::Slt)),
    ),
    (
        "llvm.smax",
        Model::Arithmetic(Arithmetic::Choose(ir::IntPredicate::Sgt)),
    ),
    ("llvm.ctpop", Model::Arithmetic(Arithmetic::CountOnes)),
    ("llvm.ctlz", Model::Arithmetic(Arithmetic::LeadingZeros)),
    ("llvm.cttz", Model::Arithmetic(Arithmetic::TrailingZeros)),
    ("llvm.bswap", Model::Arithmetic(Arithmetic::ByteSwap)),
    ("llvm.bitreverse", Model::Arithmetic(Arithmetic::BitReverse)),
    (
        "llvm.ucmp",
        Model::Arithmetic(Arithmetic::Order(ir::IntPredicate::Ult)),
    ),
    (
        "llvm.scmp",
        Model::Arithmetic(Arithmetic::Order(ir::IntPredicate::Slt)),
    ),
    ("llvm.fshl", Model::Arithmetic(Arithmetic::FunnelLeft)),
    ("llvm.fshr", Model::Arithmetic(Arithmetic::FunnelRight)),
    (
        "llvm.uadd.sat",
        Model::Arithmetic(Arithmetic::Saturating(ir::BinaryOp::Add, false)),
    ),
    (
        "llvm.sadd.sat",
        Model::Arithmetic(Arithmetic::Saturating(ir::BinaryOp::Add, true)),
    ),
    (
        "llvm.usub.sat",
        Model::Arithmetic(Arithmetic::Saturating(ir::BinaryOp::Sub, false)),
    ),
    (
        "llvm.ssub.sat",
        Model::Arithmetic(Arithmetic::Saturating(ir::BinaryOp::Sub, true)),
    ),
    (
        "llvm.uadd.with.overflow",
        Model::Arithmetic(Arithmetic::Overflow(ir::BinaryOp::Add, false)),
    ),
    (
        "llvm.sadd.with.overflow",
        Model::Arithmetic(Arithmetic::Overflow(ir::BinaryOp::Add, true)),
    ),
    (
        "llvm.usub.with.overflow",
        Model::Arithmetic(Arithmetic::Overflow(ir::BinaryOp::Sub, false)),
    ),
    (
        "llvm.ssub.with.overflow",
        Model::Arithmetic(Arithmetic::Overflow(ir::BinaryOp::Sub, true)),
    ),
    (
        "llvm.umul.with.overflow",
        Model::Arithmetic(Arithmetic::Overflow(ir::BinaryOp::Mul, false)),
    ),
    (
        "llvm.smul.with.overflow",
        Model::Arithmetic(Arithmetic::Overflow(ir::BinaryOp::Mul, true)),
    ),
    (
        "llvm.vector.reduce.add",
        Model::Reduce(Reduction::Binary(ir::BinaryOp::Add)),
    ),
    (
        "llvm.vector.reduce.mul",
        Model::Reduce(Reduction::Binary(ir::BinaryOp::Mul)),
    ),
    (
        "llvm.vector.reduce.and",
        Model::Reduce(Reduction::Binary(ir::BinaryOp::And)),
    ),
    (
        "llvm.vector.reduce.or",
        Model::Reduce(Reduction::Binary(ir::BinaryOp::Or)),
    ),
    (
        "llvm.vector.reduce.xor",
        Model::Reduce(Reduction::Binary(ir::BinaryOp::Xor)),
    ),
    (
        "llvm.vector.reduce.smax",
        Model::Reduce(Reduction::Choose(ir::IntPredicate::Sgt)),
    ),
    (
        "llvm.vector.reduce.smin",
        Model::Reduce(Reduction::Choose(ir::IntPredicate::Slt)),
    ),
    (
        "llvm.vector.reduce.umax",
        Model::Reduce(Reduction::Choose(ir::IntPredicate::Ugt)),
    ),
    (
        "llvm.vector.reduce.umin",
        Model::Reduce(Reduction::Choose(ir::IntPredicate::Ult)),
    ),
    (
        "llvm.vector.reduce.fadd",
        Model::Reduce(Reduction::Float(ir::FloatOp::Add)),
    ),
    (
        "llvm.vector.reduce.fmul",
        Model::Reduce(Reduction::Float(ir::FloatOp::Mul)),
    ),
    (
        "llvm.vector.reduce.fmin",
        Model::Reduce(Reduction::Float(ir::FloatOp::Minimum)),
    ),
    (
        "llvm.vector.reduce.fmax",
        Model::Reduce(Reduction::Float(ir::FloatOp::Maximum)),
    ),
    // Atomic accesses as calls.
    ("__sync_synchronize", Model::Fence(MemoryOrder::SeqCst)),
    ("__atomic_thread_fence", Model::FenceOf),
    ("__atomic_signal_fence", Model::Nothing),
    ("atomic_thread_fence", Model::FenceOf),
    ("__atomic_load_N", Model::Atomic(Atomic::Load)),
    ("__atomic_store_N", Model::Atomic(Atomic::Store)),
    (
        "__atomic_exchange_N",
        Model::Atomic(Atomic::Fetch(RmwOp::Exchange)),
    ),
    (
        "__atomic_compare_exchange_N",
        Model::Atomic(Atomic::CompareExchange),
    ),
    (
        "__atomic_fetch_add_N",
        Model::Atomic(Atomic::Fetch(RmwOp::Add)),
    ),
    (
        "__atomic_fetch_sub_N",
        Model::Atomic(Atomic::Fetch(RmwOp::Sub)),
    ),
    (
        "__atomic_fetch_and_N",
        Model::Atomic(Atomic::Fetch(RmwOp::And)),
    ),
    (
        "__atomic_fetch_or_N",
        Model::Atomic(Atomic::Fetch(RmwOp::Or)),
    ),
    (
        "__atomic_fetch_xor_N",
        Model::Atomic(Atomic::Fetch(RmwOp::Xor)),
    ),
    (
        "__atomic_fetch_nand_N",
        Model::Atomic(Atomic::Fetch(RmwOp::Nand)),
    ),
    ("__atomic_load", Model::Atomic(Atomic::GenericLoad)),
    ("__atomic_store", Model::Atomic(Atomic::GenericStore)),
    ("__atomic_exchange", Model::Atomic(Atomic::GenericExchange)),
    (
        "__atomic_compare_exchange",
        Model::Atomic(Atomic::GenericCompareExchange),
    ),
];

/// The model of the function of that name.
pub(crate) fn find(name: &str) -> Option<Entry> {
    let entry = |model, overrides| Entry { model, overrides };
    let matches = |known: &str| match known.strip_suffix('*') {
        Some(prefix) => name.starts_with(prefix),
        None => match known.strip_suffix("_N") {
            Some(stem) => {
                let size = name.strip_prefix(stem).unwrap_or("");
                matches!(size, "_1" | "_2" | "_4" | "_8" | "_16")
            }
            None if known.starts_with("llvm.") => name
                .strip_prefix(known)
                .is_some_and(|types| types.is_empty() || types.starts_with('.')),
            None => known == name,
        },
    };
    if let Some((_, model)) = OVERRIDING.iter().find(|(known, _)| matches(known)) {
        return Some(entry(*model, true));
    }
    let known = TABLE.iter().find(|(known, _)| matches(known));
    let model = match known {
        Some((_, model)) => *model,
        None => Model::Math(math::find(name)?),
    };
    Some(entry(model, false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_with_types_sizes_and_prefixes() {
        let model = |name| find(name).map(|entry| entry.model);
        assert_eq!(
            model("llvm.memcpy.p0.p0.i64"),
            Some(Model::Runtime(Runtime::MemCopy))
        );
        assert_eq!(
            model("llvm.memcpy.p0i8.p0i8.i64"),
            Some(Model::Runtime(Runtime::MemCopy))
        );
        assert_eq!(model("llvm.memcpyx"), None);
        assert_eq!(model("__atomic_load_4"), Some(Model::Atomic(Atomic::Load)));
        assert_eq!(model("__atomic_load_16"), Some(Model::Atomic(Atomic::Load)));
        assert_eq!(model("__atomic_load_32"), None);
        assert_eq!(
            model("__atomic_load"),
            Some(Model::Atomic(Atomic::GenericLoad))
        );
        assert_eq!(
            model("__VERIFIER_nondet_bool"),
            Some(Model::Runtime(Runtime::NondetBool)),
            "the more special entry comes first"
        );
        assert_eq!(model("pthread_attr_setsigmask_np"), Some(Model::Nothing));
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
