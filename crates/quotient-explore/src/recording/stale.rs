//! What is said of an access that a memory model lets be stale.

use quotient_model::{MemoryModel, MemoryOrder, SourceLocation, StackFrame, Value};

/// What was found of robustness.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// Against this memory model.
    pub model: MemoryModel,
    /// What may be stale is a violation.
    pub violations: bool,
    /// C11's data races were looked for as well.
    pub races: bool,
    /// What the program does that was not judged: then nothing is proved.
    pub unjudged: Option<Unjudged>,
    /// The accesses that may be stale and are no violations, since nobody asked for that: at most one for a place. If there are none, and
    /// no such violations, and everything was explored, all executions that the model allows are sequentially consistent but for
    /// what is [unnoticed](Judged::unnoticed).
    pub stale: Vec<StaleAccess>,
    /// The reads that may be stale without anybody noticing, one for a place: whatever they read, every thread does the same.
    pub unnoticed: Vec<StaleAccess>,
}

/// What execution graphs know nothing of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unjudged {
    /// Accesses of different sizes to the same memory.
    Sizes,
    /// Under PSO, memory that a thread hands over by a store that does not release: what it wrote there before makes no events.
    Handover,
}

/// An access that a memory model lets be stale: it may come before a write that it comes after under sequential consistency.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StaleAccess {
    /// The memory model.
    pub model: MemoryModel,
    /// The variable.
    pub variable: String,
    /// The access.
    pub access: StalePlace,
    /// The write that it should come after.
    pub missed: StalePlace,
    /// The write that it may come right after instead; nothing if that is what there was at first.
    pub stale: Option<StalePlace>,
    /// What it finds then.
    pub found: Value,
    /// The functions that its thread is in, the outermost first.
    pub stack: Vec<StackFrame>,
    /// Changes each of which would rule this out, the least first: found by trying them on this execution.
    pub remedies: Vec<Vec<Remedy>>,
}

impl StaleAccess {
    /// A line that says what is wrong.
    pub fn message(&self) -> String {
        let model = self.model.name().to_uppercase();
        let (thread, variable) = (&self.access.thread, &self.variable);
        match (self.access.reads, self.access.writes) {
            (true, false) => format!("under {model} {thread} may read an old value of {variable}"),
            (true, true) => format!("under {model} {thread} may update an old value of {variable}"),
            (false, _) => {
                format!("under {model} {thread} may write {variable} before what it comes after")
            }
        }
    }
}

/// One of the accesses that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StalePlace {
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it stands in the source.
    pub source: Option<SourceLocation>,
    /// It reads.
    pub reads: bool,
    /// It writes.
    pub writes: bool,
    /// Its memory order.
    pub order: MemoryOrder,
}

/// A stronger order at a place in the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remedy {
    /// Where.
    pub source: Option<SourceLocation>,
    /// Which order.
    pub order: MemoryOrder,
    /// It is that of a fence before the access.
    pub fence: bool,
}
