//! Happens-before as C11, C++20 and Rust have it, over the current execution: program order and
//! synchronises-with, and nothing else.
//!
//! A write that releases synchronises with a read that acquires and reads from it, or from a read-modify-write
//! that continues its release sequence: one that reads from it, and so on. A release fence before an atomic
//! write and an acquire fence behind an atomic read do as if the write released and the read acquired. Mutexes
//! acquire and release; creation and join of threads synchronise.
//!
//! It is kept as four clocks for each event, as they are after it: what the thread knows to have happened
//! before (`Current`), what it would know by an acquire fence (`ACQUIRED`), what its writes tell without releasing
//! (`RELEASED`: what it knew at its last release fence), and what a read of this event's write is told
//! (`TOLD`). Going back drops them.
//!
//! # Adds
//!
//! Adds that nobody looks at may be independent of each other, and then an execution stands for all their orders. One
//! that acquires could have come first of those that it is independent of: it learns only from those that
//! come before it in every order. Who reads after all of them learns from all: each continues the release
//! sequences of those before.

use quotient_model::{
    Access, Fences, Index, Location, MemoryOrder, Orders, Program, Table, ThreadId, index_type,
};

use crate::order::{Clocks, EventIndex, Footprint, NONE};
use crate::world::{Current, Trace};

index_type! {
    /// One of the clocks of an event.
    struct Row;
}

/// How many clocks an event has.
const ROWS: usize = 4;

const CURRENT: usize = 0;
const ACQUIRED: usize = 1;
const RELEASED: usize = 2;
const TOLD: usize = 3;

/// A clock of an event.
#[inline]
fn row(event: EventIndex, which: usize) -> Row {
    Row::new(event.index() * ROWS + which)
}

/// The order at the end of the current execution.
#[derive(Default)]
pub(crate) struct Synchronised {
    clocks: Clocks<Row>,
    /// The event that will be the next.
    end: EventIndex,
    /// By location, the event that wrote it last.
    writers: Table<Location, EventIndex>,
    /// What [`Synchronised::writers`] had before, by the events that changed it.
    replaced: Vec<(EventIndex, Location, EventIndex)>,
}

impl Synchronised {
    /// Whether event `a` happens before event `b`, or is it.
    #[inline]
    pub fn before<P: Program>(&self, trace: &Trace<P>, a: EventIndex, b: EventIndex) -> bool {
        let event = trace.event(a);
        self.clocks.get(row(b, CURRENT), event.step.thread) > event.index
    }

    /// Whether event `a` happens before whatever `thread` does next, by what it has done so far and the fences that it has
    /// passed since.
    pub fn before_thread<P: Program>(
        &self,
        trace: &Trace<P>,
        a: EventIndex,
        thread: ThreadId,
    ) -> bool {
        let last = trace.last_of(thread);
        let fences = trace.program.fences(trace.state(thread));
        self.is_known(trace, a, last, fences)
    }

    /// The same for what the thread of event `at` did before that.
    pub fn before_event<P: Program>(
        &self,
        trace: &Trace<P>,
        a: EventIndex,
        at: EventIndex,
    ) -> bool {
        let fences = trace.program.fences(trace.state_before(at));
        self.is_known(trace, a, trace.thread_before(at), fences)
    }

    fn is_known<P: Program>(
        &self,
        trace: &Trace<P>,
        a: EventIndex,
        last: EventIndex,
        fences: Fences,
    ) -> bool {
        if last == NONE {
            return false;
        }
        let event = trace.event(a);
        let which = match fences {
            Fences::None | Fences::Release => CURRENT,
            _ => ACQUIRED,
        };
        self.clocks.get(row(last, which), event.step.thread) > event.index
    }

    /// How many events of `thread` happen before event `at` or are it.
    pub fn known(&self, at: EventIndex, thread: ThreadId) -> u32 {
        self.clocks.get(row(at, CURRENT), thread)
    }

    /// Goes on over the next event of the trace. `before` is the order that all executions of its class have.
    pub fn push<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
    ) {
        let at = self.end;
        let event = trace.event(at);
        let thread = event.step.thread;
        self.clocks.widen(trace.threads.count());
        self.begin(trace, at);
        self.end = at.next();
        for which in [CURRENT, ACQUIRED] {
            self.clocks.set(row(at, which), thread, event.index + 1);
        }
        match event.step.footprint {
            Footprint::Spawn(_) | Footprint::Nothing | Footprint::Free(..) => {}
            Footprint::Join(child) => {
                let last = trace.last_of(child);
                if !trace.fails(at) && last != NONE && last != at {
                    let which = match trace.program.fences(trace.state(child)) {
                        Fences::None | Fences::Release => CURRENT,
                        _ => ACQUIRED,
                    };
                    self.raise(row(at, CURRENT), row(last, which));
                    self.raise(row(at, ACQUIRED), row(last, which));
                }
            }
            Footprint::Section(_) => {
                for (part, _) in trace.accesses_of(at) {
                    if let Some(location) = part.access.location() {
                        let writes = part.written.is_some();
                        let parts = (at, &part.access, location, writes, Orders::SEQ_CST);
                        self.touch(trace, before, parts);
                    }
                }
            }
            Footprint::Read(_) | Footprint::Write(_) | Footprint::Blind(_) | Footprint::Add(_) => {
                if let Some(location) = event.access.location()
                    && !trace.fails(at)
                {
                    let orders = trace.program.orders(trace.state_before(at));
                    let writes = event.written.is_some();
                    self.touch(trace, before, (at, &event.access, location, writes, orders));
                }
            }
        }
    }

    /// Goes back over the last event.
    pub fn pop(&mut self) {
        self.end = self.end.previous();
        while let Some((_, location, writer)) =
            self.replaced.pop_if(|&mut (event, ..)| event == self.end)
        {
            self.writers[location] = writer;
        }
        self.clocks.truncate(row(self.end, CURRENT));
    }

    /// The rows of a new event as its thread brings them along, behind the fences that it has passed.
    fn begin<P: Program>(&mut self, trace: &Trace<P>, at: EventIndex) {
        let pred = trace.thread_before(at);
        let fences = trace.program.fences(trace.state_before(at));
        let (mut current, mut acquired, mut released) = match pred {
            NONE => (None, None, None),
            pred => (
                Some(row(pred, CURRENT)),
                Some(row(pred, ACQUIRED)),
                Some(row(pred, RELEASED)),
            ),
        };
        if pred != NONE && trace.event(pred).step.thread != trace.event(at).step.thread {
            // The thread begins: with what its creator knew.
            (acquired, released) = (current, None);
        }
        match fences {
            Fences::None => {}
            Fences::Acquire => current = acquired,
            Fences::Release => released = current,
            Fences::ReleaseAcquire => (released, current) = (current, acquired),
            Fences::AcqRel | Fences::SeqCst => (current, released) = (acquired, acquired),
        }
        for row in [current, acquired, released, None] {
            self.clocks.push_copy(row);
        }
    }

    fn touch<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
        (at, access, location, writes, orders): (EventIndex, &Access, Location, bool, Orders),
    ) {
        let writer = *self.writers.reach(location, || NONE);
        let reads = !matches!(access, Access::Write { .. } | Access::Unlock { .. });
        // An attempt to lock that fails is no atomic operation.
        let order = match (access, writes) {
            (Access::TryLock { .. }, false) => MemoryOrder::NotAtomic,
            (Access::CompareExchange { .. }, false) => orders.failure,
            _ => orders.success,
        };
        if reads && writer != NONE && order.is_atomic() {
            match access {
                Access::Add { .. } => self.learn_from_adds(trace, before, at, writer, order),
                _ => self.learn(at, row(writer, TOLD), order),
            }
        }
        if writes {
            if order.is_atomic() {
                let tells = match order.releases() {
                    true => CURRENT,
                    false => RELEASED,
                };
                self.raise(row(at, TOLD), row(at, tells));
                if reads && writer != NONE {
                    self.raise(row(at, TOLD), row(writer, TOLD));
                }
            }
            self.writers[location] = at;
            self.replaced.push((at, location, writer));
        }
    }

    fn learn(&mut self, at: EventIndex, told: Row, order: MemoryOrder) {
        self.raise(row(at, ACQUIRED), told);
        if order.acquires() {
            self.raise(row(at, CURRENT), told);
        }
    }

    /// What an add learns: of the adds before it that it is not independent of, what each tells by itself.
    fn learn_from_adds<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
        at: EventIndex,
        mut writer: EventIndex,
        order: MemoryOrder,
    ) {
        let location = trace.event(at).access.location();
        while writer != NONE {
            let event = trace.event(writer);
            let Access::Add { .. } = event.access else {
                return self.learn(at, row(writer, TOLD), order);
            };
            if before(writer, at) {
                let orders = trace.program.orders(trace.state_before(writer));
                let tells = match orders.success.releases() {
                    true => CURRENT,
                    false => RELEASED,
                };
                self.learn(at, row(writer, tells), order);
            }
            let first = self.replaced.partition_point(|&(event, ..)| event < writer);
            let of_writer = self.replaced[first..].iter();
            writer = of_writer
                .take_while(|&&(event, ..)| event == writer)
                .find(|&&(_, at, _)| Some(at) == location)
                .map_or(NONE, |&(_, _, before)| before);
        }
    }

    /// Raises a row of the last event.
    fn raise(&mut self, into: Row, from: Row) {
        self.clocks.raise(into, from);
    }
}
