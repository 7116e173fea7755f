//! What can be wrong with a checked program, and with the checking of it.

use std::fmt;
use std::sync::Arc;

/// A property that an execution violates.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Failure {
    /// Which property.
    pub kind: FailureKind,
    /// What happened, for a person: one line, no full stop.
    pub message: Arc<str>,
}

impl Failure {
    /// A failure of the given kind.
    pub fn new(kind: FailureKind, message: impl Into<Arc<str>>) -> Self {
        Failure {
            kind,
            message: message.into(),
        }
    }

    /// An access to memory that has been freed.
    pub fn freed_memory() -> Self {
        Failure::new(FailureKind::Memory, "use of freed memory")
    }

    /// A free of memory that has been freed.
    pub fn double_free() -> Self {
        Failure::new(FailureKind::Free, "double free")
    }

    /// A join of a thread that another join has waited for.
    pub fn joined_before() -> Self {
        Failure::new(
            FailureKind::Thread,
            "join of a thread that was joined before",
        )
    }

    /// A join of what is no thread.
    pub fn not_a_thread() -> Self {
        Failure::new(FailureKind::Thread, "join of what is not a thread")
    }
}

/// The properties that are checked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum FailureKind {
    /// A failed assertion.
    Assertion,
    /// A call of `abort`, or of `reach_error`.
    Abort,
    /// A null, wild or freed pointer, an access out of bounds.
    Memory,
    /// A double or invalid free: a memory error, too.
    Free,
    /// Misuse of a mutex: unlock of one that is not held, use of a destroyed one.
    Mutex,
    /// Misuse of a thread: join of a joined or detached thread.
    Thread,
    /// Division by zero, or a division whose result does not fit.
    Arithmetic,
    /// Signed arithmetic whose result does not fit, where it is looked for.
    Overflow,
    /// The program ends with a status other than 0, where that matters.
    Status,
    /// An exception that nobody catches.
    Exception,
    /// A panic that nobody catches.
    Panic,
    /// Memory that is never freed.
    Leak,
    /// Two accesses that nothing orders, one of which writes and one of which is not atomic.
    Race,
    /// An access that a memory model lets be stale, where it is looked for.
    Robustness,
    /// Threads that wait for each other for ever.
    Deadlock,
    /// Threads that spin for ever, although every thread gets its turn.
    Livelock,
}

impl FailureKind {
    /// The word for it in machine-readable output.
    pub fn word(self) -> &'static str {
        match self {
            FailureKind::Assertion => "assertion",
            FailureKind::Abort => "abort",
            FailureKind::Memory | FailureKind::Free => "memory",
            FailureKind::Mutex => "mutex",
            FailureKind::Thread => "thread",
            FailureKind::Arithmetic => "arithmetic",
            FailureKind::Overflow => "overflow",
            FailureKind::Status => "exit-status",
            FailureKind::Exception => "exception",
            FailureKind::Panic => "panic",
            FailureKind::Leak => "leak",
            FailureKind::Race => "race",
            FailureKind::Robustness => "robustness",
            FailureKind::Deadlock => "deadlock",
            FailureKind::Livelock => "livelock",
        }
    }
}

impl fmt::Display for FailureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Why a program cannot be checked further: not a property of the program, but a construct that
/// is not supported, or a limit. Ends the exploration.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Diagnostic {
    /// What, and what to do about it: one line.
    pub message: String,
    /// `true` if a limit was reached (the search is incomplete), `false` if the input is at fault.
    pub limit: bool,
    /// What would help and is not for the message to say: it takes an option of whoever shows it.
    pub advice: Option<Advice>,
}

/// What a user can do about a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Advice {
    /// Allow larger allocations.
    AllowLargeAllocations,
    /// Say which values inputs may have.
    GiveInputs,
    /// Let functions without a definition return anything.
    LetExternBeAnything,
}

impl Diagnostic {
    /// The input is at fault, or uses what is not supported.
    pub fn input(message: impl Into<String>) -> Self {
        Diagnostic {
            message: message.into(),
            limit: false,
            advice: None,
        }
    }

    /// A limit was reached.
    pub fn limit(message: impl Into<String>) -> Self {
        Diagnostic {
            message: message.into(),
            limit: true,
            advice: None,
        }
    }

    /// The same with advice.
    pub fn with_advice(self, advice: Advice) -> Self {
        Diagnostic {
            advice: Some(advice),
            ..self
        }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Diagnostic {}
