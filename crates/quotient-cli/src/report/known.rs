//! The functions of libraries that are told in words of their own, and where a stack is in one of them.

use quotient::StackFrame;

use super::rust_calls;

/// What waits, and how it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    CondWait,
    CondSignal,
    CondBroadcast,
    SemWait,
    SemPost,
    SemTryWait,
    Acquire,
    TryAcquire,
    Release,
    Barrier,
    OnceBegin,
    OnceEnd,
    FutureWait,
    FutureReady,
    ReadLock,
    WriteLock,
    RwUnlock,
    TimedLock,
    StaticBegin,
    StaticEnd,
    StaticFailed,
    Futex,
}

/// The functions that are told in words of their own.
const KNOWN: &[(&str, Kind)] = &[
    ("pthread_cond_wait", Kind::CondWait),
    ("pthread_cond_timedwait", Kind::CondWait),
    ("pthread_cond_clockwait", Kind::CondWait),
    ("cnd_wait", Kind::CondWait),
    ("cnd_timedwait", Kind::CondWait),
    ("pthread_cond_signal", Kind::CondSignal),
    ("cnd_signal", Kind::CondSignal),
    ("pthread_cond_broadcast", Kind::CondBroadcast),
    ("cnd_broadcast", Kind::CondBroadcast),
    ("sem_wait", Kind::SemWait),
    ("sem_timedwait", Kind::SemWait),
    ("sem_clockwait", Kind::SemWait),
    ("sem_post", Kind::SemPost),
    ("sem_trywait", Kind::SemTryWait),
    ("pthread_barrier_wait", Kind::Barrier),
    ("__quotient_once_begins", Kind::OnceBegin),
    ("__quotient_once_ends", Kind::OnceEnd),
    ("__quotient_future_wait", Kind::FutureWait),
    ("__quotient_future_ready", Kind::FutureReady),
    ("pthread_rwlock_rdlock", Kind::ReadLock),
    ("pthread_rwlock_tryrdlock", Kind::ReadLock),
    ("pthread_rwlock_timedrdlock", Kind::ReadLock),
    ("pthread_rwlock_clockrdlock", Kind::ReadLock),
    ("__quotient_rwlock_rdlock", Kind::ReadLock),
    ("__quotient_rwlock_tryrdlock", Kind::ReadLock),
    ("__quotient_rwlock_timedrdlock", Kind::ReadLock),
    ("__quotient_rwlock_clockrdlock", Kind::ReadLock),
    ("pthread_rwlock_wrlock", Kind::WriteLock),
    ("pthread_rwlock_trywrlock", Kind::WriteLock),
    ("pthread_rwlock_timedwrlock", Kind::WriteLock),
    ("pthread_rwlock_clockwrlock", Kind::WriteLock),
    ("pthread_rwlock_unlock", Kind::RwUnlock),
    ("pthread_mutex_timedlock", Kind::TimedLock),
    ("pthread_mutex_clocklock", Kind::TimedLock),
    ("mtx_timedlock", Kind::TimedLock),
    ("__cxa_guard_acquire", Kind::StaticBegin),
    ("__cxa_guard_release", Kind::StaticEnd),
    ("__cxa_guard_abort", Kind::StaticFailed),
    ("syscall", Kind::Futex),
];

/// The same of classes, by what the name begins with and what the method's name begins with.
const KNOWN_METHODS: &[(&str, &str, Kind)] = &[
    ("std::counting_semaphore<", ">::acquire", Kind::Acquire),
    (
        "std::counting_semaphore<",
        ">::try_acquire",
        Kind::TryAcquire,
    ),
    ("std::counting_semaphore<", ">::release", Kind::Release),
];

/// What the function of a frame is, if it has words of its own.
pub fn kind(frame: &StackFrame) -> Option<Kind> {
    let function = &*frame.function;
    if let Some((_, known)) = KNOWN.iter().find(|(name, _)| *name == function) {
        return Some(*known);
    }
    let mut methods = KNOWN_METHODS.iter();
    let known =
        methods.find(|(class, name, _)| function.starts_with(class) && function.contains(name));
    known.map(|(_, _, kind)| *kind)
}

/// Which frame of a stack is the library's function that an event is told by: one that has words of its own, or else
/// the one that the program calls.
pub fn told_frame(stack: &[StackFrame]) -> Option<usize> {
    let own = stack.iter().rposition(|frame| !frame.library);
    let first = own.map_or(0, |own| own + 1);
    let has_words = |&at: &usize| match kind(&stack[at]) {
        // That something waits by a futex is its own business.
        Some(Kind::Futex) => at == first,
        kind => kind.is_some(),
    };
    let known = (first..stack.len()).find(has_words);
    known.or_else(|| {
        let glue = |frame: &StackFrame| rust_calls::is_glue(&frame.function);
        let last = stack.len().checked_sub(1).filter(|&last| first <= last)?;
        (first..last).find(|&at| !glue(&stack[at])).or(Some(last))
    })
}

/// Whether a stack ends in a function that is told in words of its own.
pub fn is_told(stack: &[StackFrame]) -> bool {
    told_frame(stack).is_some_and(|at| kind(&stack[at]).is_some())
}

/// Whether a stack ends in a function that locks something else than a mutex.
pub fn is_shared_lock(stack: &[StackFrame]) -> bool {
    let told = told_frame(stack).and_then(|at| kind(&stack[at]));
    matches!(told, Some(Kind::ReadLock | Kind::WriteLock))
}
