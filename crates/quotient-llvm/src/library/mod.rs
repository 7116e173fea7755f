//! Models of the C library, of pthreads, and of LLVM's intrinsic functions.
//!
//! [`table`] is the one place that says which functions are known, and [`model`] has what they do;
//! what they become is for [`crate::lower`] to say.
//!
//! Functions that can as well be written out, in C or C++, are in [`written`](mod@written); [`state`] says which
//! variables are theirs alone.

mod advice;
mod math;
mod model;
mod overriding;
mod rust;
mod state;
mod table;
mod written;

use crate::demangle::function_name;
pub(crate) use model::{
    Arithmetic, Atomic, Call, Format, Jump, Math, Model, Print, Reduction, Runtime,
};
pub(crate) use overriding::ERROR;
use quotient_ir::program::LockStep;
pub(crate) use rust::channels::{KnownChannels, OfChannel, parks};
pub(crate) use rust::once::{has_once, looks_before_call};
pub(crate) use rust::parts::Part;
pub(crate) use rust::{
    FutexOf, OF_C, START, Step, asks_for_arguments, called_after, called_with, calls_main,
    condition_futex, has_conditions, has_locks, has_read_write_locks, is_bump, is_clock, is_enough,
    is_own, is_park, is_park_of_program, is_rust, is_scope, is_thread_start, keeps,
    keeps_arguments, leaves_unmarked, reports_result, set_at_start, sleeps, starts_main, step,
};
pub(crate) use state::{SEMAPHORE_GATE, role};
pub(crate) use table::{Entry, find};
pub(crate) use written::{
    TICKS, Written, called_before, called_instead, cleans_up, is_cxx, tries, written,
};

/// Whether a function that is neither known nor defined is the program's own, and not the compiler's.
pub(crate) fn is_foreign(name: &str) -> bool {
    !name.starts_with("llvm.") && !name.starts_with("__quotient_")
}

/// What a function of the library does with the lock that it is given, if that is one that takes several accesses.
pub(crate) fn lock_step(name: &str) -> Option<LockStep> {
    match name {
        "pthread_rwlock_rdlock"
        | "pthread_rwlock_wrlock"
        | "__quotient_rwlock_rdlock"
        | "sem_wait" => Some(LockStep::Takes),
        "pthread_rwlock_tryrdlock"
        | "pthread_rwlock_trywrlock"
        | "__quotient_rwlock_tryrdlock"
        | "sem_trywait" => Some(LockStep::Tries),
        "pthread_rwlock_unlock" | "sem_post" => Some(LockStep::Gives),
        _ => None,
    }
}

/// Whether a function of the library waits until it has what it is for, so that nobody can tell what it has found before; what it
/// orders less than `seq_cst` is no weak access of the program then. Who gives something back can tell as little. Who wakes
/// others up finds out by itself, too: of those that it sees waiting it wakes who still does, and who waits in earnest it must see, by the
/// barriers on both sides.
pub(crate) fn works(name: &str) -> bool {
    matches!(
        name,
        "__quotient_once_begins"
            | "pthread_once"
            | "call_once"
            | "futex_wake"
            | "sem_wait"
            | "sem_post"
            | "take_in_time"
            | "pthread_rwlock_rdlock"
            | "read_in_time"
            | "pthread_rwlock_wrlock"
            | "pthread_rwlock_timedwrlock"
            | "pthread_rwlock_clockwrlock"
    )
}

/// Functions that may fail to take something, or look whether it is there, and order nothing if so; who tries to lock a mutex
/// is known otherwise.
pub(crate) const ATTEMPTS: [&str; 10] = [
    "sem_trywait",
    "sem_timedwait",
    "sem_clockwait",
    "sem_getvalue",
    "pthread_rwlock_tryrdlock",
    "pthread_rwlock_timedrdlock",
    "pthread_rwlock_clockrdlock",
    "pthread_rwlock_trywrlock",
    "pthread_rwlock_timedwrlock",
    "pthread_rwlock_clockwrlock",
];

/// What to say of a function that is neither known nor defined.
pub(crate) fn unknown(name: &str) -> String {
    if let Some(intrinsic) = name.strip_prefix("llvm.") {
        return format!(
            "the intrinsic function `llvm.{intrinsic}`; compile with less optimisation (-O1), or \
             avoid what makes the compiler call it"
        );
    }
    let name = function_name(name);
    format!(
        "a call of `{name}`, a function without a definition that is not one of the library \
         functions Quotient knows; define it in the program"
    )
}

/// Whether an undefined global variable of that name is the C library's.
pub(crate) fn is_known_global(name: &str) -> bool {
    is_stream(name) || matches!(name, "__dso_handle" | "__libc_single_threaded")
}

/// Whether a variable of that name, if the program does not define it, is one of the files that every process has.
pub(crate) fn is_stream(name: &str) -> bool {
    matches!(
        name,
        "stdin" | "stdout" | "stderr" | "__stdinp" | "__stdoutp" | "__stderrp"
    )
}

/// Whether the body of a function of that name is to be an atomic section.
pub(crate) fn is_atomic_function(name: &str) -> bool {
    name.starts_with("__VERIFIER_atomic_")
}
