//! What reports, properties and checks see of the current execution, whichever search keeps it.

use quotient_model::{
    Access, Cell, Event, Failure, Location, Named, Pending, Program, ThreadId, Threads, Value,
    index_type,
};

index_type! {
    /// An event of the current execution, by the order in which they happen ([`Current::happened`]).
    pub(crate) struct HappenedIndex;
}

/// The current execution, as far as reports and checks need to see it. Each algorithm keeps it in
/// its own way.
pub(crate) trait Current {
    type Program: Program;

    fn program(&self) -> &Named<Self::Program>;
    fn program_mut(&mut self) -> &mut Named<Self::Program>;
    fn threads(&self) -> &Threads;
    /// How many events there are.
    fn length(&self) -> usize;
    /// The threads that exist.
    fn present(&self) -> impl Iterator<Item = ThreadId>;
    fn state(&self, thread: ThreadId) -> &<Self::Program as Program>::Thread;
    /// The failure of the thread's last access, if it failed.
    fn failure(&self, thread: ThreadId) -> Option<&Failure>;
    /// The thread that holds a mutex.
    fn holder(&self, mutex: Location) -> Option<ThreadId>;
    /// What the location holds after the execution.
    fn holds(&self, location: Location) -> Cell;
    /// The events in the order in which they happen, each with its thread's state before it.
    fn happened(&self) -> impl Iterator<Item = (Event, &<Self::Program as Program>::Thread)>;

    fn pending(&self, thread: ThreadId) -> &Pending {
        self.program().pending(self.state(thread))
    }

    /// Whether the program does what it was taken not to do, so that the search must start over.
    #[inline]
    fn is_refuted(&self) -> bool {
        false
    }

    /// Learns from the current execution, which is maximal. Says whether the search should start over, knowing it.
    #[inline]
    fn learns(&mut self) -> bool {
        false
    }

    /// Whether reads may find what is no longer there, under a memory model that allows it.
    fn is_weak(&self) -> bool {
        false
    }

    /// Of an execution that is no interleaving, the events that a thread's last one follows from: they are an execution, too.
    fn causes(&self, _thread: ThreadId) -> Option<Vec<HappenedIndex>> {
        None
    }

    /// An event of the current execution as the algorithm's classes know it.
    fn classed(&self, event: Event) -> Event {
        event
    }

    // Where the algorithm's classes do not say in which order writes come, the order at hand is one of
    // several. The rest is about the others; it is left out where there are none.

    /// What the thread found at the location, or left there, when it last accessed it.
    fn last_seen(&self, _thread: ThreadId, _location: Location) -> Option<Value> {
        None
    }

    /// Whether the location may hold such a value after the events in some other order. `false` only
    /// if it cannot.
    fn may_hold(&self, _location: Location, _fits: &dyn Fn(Cell) -> bool) -> bool {
        false
    }

    /// What the location held before its first write.
    fn held_at_first(&self, location: Location) -> Value {
        self.program().initial(location)
    }
}

/// What a location held after an access, by what that observed and wrote.
pub(crate) fn left_behind(access: Access, observed: Value, written: Option<Value>) -> Value {
    match (access, written) {
        (_, Some(value)) => value,
        // It is not free, and that is all it has found.
        (Access::TryLock { .. }, None) => Cell::CLOSED,
        (_, None) => observed,
    }
}
