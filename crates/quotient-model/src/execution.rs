//! A finished execution as data: what every equivalence is defined on.

use crate::access::Access;
use crate::names::{EventId, ThreadId, Value};

/// One event of an execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its schedule-independent name.
    pub id: EventId,
    /// What was done.
    pub access: Access,
    /// What the thread observed (0 for accesses that observe nothing).
    pub observed: Value,
    /// The value written, if the access wrote. `None` for a failed compare-exchange or trylock.
    pub written: Option<Value>,
    /// For a spawn, the thread it created.
    pub spawned: Option<ThreadId>,
}

/// A maximal execution: its events in the order in which they happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Execution {
    /// The events, first to last.
    pub events: Vec<Event>,
}
