//! The vocabulary that every part of Quotient speaks, and the seam between front ends and
//! explorers.
//!
//! A program is a set of threads; a thread is a deterministic automaton ([`Program`]). It shows
//! what it wants next ([`Pending`]): one [`Access`] to shared memory, or that it is blocked,
//! done, or has failed. The explorer owns the memory, performs the access and hands back what
//! was observed; the thread runs its local code up to its next pending access. Nothing else
//! passes between the two, so that
//!
//! - an explorer, written once, serves every front end;
//! - a thread's state after its k-th event depends only on what its own accesses observed, so
//!   states can be kept per event and put together anew;
//! - names never depend on the schedule: threads are named by spawn path ([`Threads`]), events
//!   by thread and index ([`EventId`]), memory by the front end's interned [`Location`]s.
//!
//! This crate knows no language, no algorithm and no other crate of the workspace.

mod access;
mod automaton;
mod coverage;
mod equivalence;
mod execution;
mod failure;
mod index;
mod names;
mod orders;
mod portable;
mod repetition;
mod semantics;
mod source;
mod tally;
mod telling;
mod vocabulary;
mod world;

pub use access::{Access, Comparison, Condition, Part, RmwOp};
pub use automaton::{
    Blocked, Kind, Named, Pending, Program, Published, Regions, Remark, RemarkKind, Unfreed,
};
pub use coverage::{Coverage, Lines, Reached};
pub use equivalence::{ClassKey, DEFAULT_ROOT, Equivalence};
pub use execution::{Event, Execution};
pub use failure::{Advice, Diagnostic, Failure, FailureKind};
pub use index::{Index, Indices, Span, Table};
pub use names::{EventId, HIDDEN, Location, MOST_CHOICES, ThreadId, Threads, Value};
pub use orders::{Fences, MemoryModel, MemoryOrder, Orders};
pub use portable::{Portable, Reader, Writer};
pub use repetition::{Repeated, Repetition};
pub use semantics::{Cell, Effect, perform};
pub use source::SourceLocation;
pub use tally::Tally;
pub use telling::{Block, Site, StackFrame};
pub use world::{Found, Life, Mark, World, effect};
