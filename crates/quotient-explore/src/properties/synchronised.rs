//! Happens-before as C11, C++20 and Rust have it, over the current execution: program order and
//! synchronises-with, and nothing else.
//!
//! A write that releases synchronises with a read that acquires and reads from it, or from a read-modify-write
//! that continues its release sequence: one that reads from it, and so on. A release fence before an atomic
//! write and an acquire fence behind an atomic read do as if the write released and the read acquired. Mutexes
//! acquire and release; creation and join of threads synchronise.
//!
//! It is kept as four clocks for each event, as they are after it: what the thread knows to have happened
//! before (`current`), what it would know by an acquire fence (`acquired`), what its writes tell without releasing
//! (`released`: what it knew at its last release fence), and what a read of this event's write is told
//! (`told`). Most of them are alike, or what an earlier event has: a clock is made only where it is new. Going back drops them.
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
    /// A clock.
    pub(super) struct Row;
}

/// The clocks of an event. None of them: it is empty.
#[derive(Clone, Copy)]
struct Known {
    current: Row,
    acquired: Row,
    released: Row,
    told: Row,
    /// What the event accessed was accessed so. Where it accessed nothing, or several, it does not count.
    order: MemoryOrder,
    /// The first clock that is not of an earlier event.
    first: Row,
}

impl Known {
    /// What a thread knows that has passed these fences since.
    #[inline]
    fn behind(&self, fences: Fences) -> Row {
        match fences {
            Fences::None | Fences::Release => self.current,
            _ => self.acquired,
        }
    }

    /// What a write of this order tells, besides what it has read.
    #[inline]
    fn tells(&self, order: MemoryOrder) -> Row {
        match order.releases() {
            true => self.current,
            false => self.released,
        }
    }
}

/// The order at the end of the current execution.
#[derive(Default)]
pub(crate) struct Synchronised {
    clocks: Clocks<Row>,
    events: Table<EventIndex, Known>,
    /// By location, the event that wrote it last.
    writers: Table<Location, EventIndex>,
    /// What [`Synchronised::writers`] had before, by the events that changed it.
    replaced: Vec<(EventIndex, Location, EventIndex)>,
    /// For adds, from which writer on their thread, when it adds there again, has more to learn: all between are its own.
    beyond: Vec<(EventIndex, EventIndex)>,
}

/// An access of the event that is added.
struct Touch<'a> {
    at: EventIndex,
    access: &'a Access,
    location: Location,
    writes: bool,
    orders: Orders,
    /// It is one of several of the event.
    part: bool,
}

impl Synchronised {
    /// Whether event `a` happens before event `b`, or is it.
    #[inline]
    pub fn before<P: Program>(&self, trace: &Trace<P>, a: EventIndex, b: EventIndex) -> bool {
        let event = trace.event(a);
        self.known(b, event.step.thread) > event.index
    }

    /// Whether event `a` happens before whatever `thread` does next, by what it has done so far and the fences that it has
    /// passed since.
    #[inline]
    pub fn before_thread<P: Program>(
        &self,
        trace: &Trace<P>,
        a: EventIndex,
        thread: ThreadId,
    ) -> bool {
        self.has(trace, self.before_next(trace, thread), a)
    }

    /// All that happens before what `thread` does next. None if nothing does.
    #[inline]
    pub fn before_next<P: Program>(&self, trace: &Trace<P>, thread: ThreadId) -> Option<Row> {
        let fences = trace.program.fences(trace.state(thread));
        self.behind(trace, thread, trace.last_of(thread), fences)
    }

    /// Whether event `a` is among what [`Synchronised::before_next`] says.
    #[inline]
    pub fn has<P: Program>(&self, trace: &Trace<P>, row: Option<Row>, a: EventIndex) -> bool {
        let event = trace.event(a);
        row.is_some_and(|row| self.clocks.get(row, event.step.thread) > event.index)
    }

    /// The same for what the thread of event `at` did before that.
    pub fn before_event<P: Program>(
        &self,
        trace: &Trace<P>,
        a: EventIndex,
        at: EventIndex,
    ) -> bool {
        let fences = trace.program.fences(trace.state_before(at));
        let thread = trace.event(at).step.thread;
        let row = self.behind(trace, thread, trace.thread_before(at), fences);
        self.has(trace, row, a)
    }

    /// What `thread` knows behind these fences, which come after event `last`.
    #[inline]
    fn behind<P: Program>(
        &self,
        trace: &Trace<P>,
        thread: ThreadId,
        last: EventIndex,
        fences: Fences,
    ) -> Option<Row> {
        if last == NONE {
            return None;
        }
        Some(match trace.event(last).step.thread == thread {
            true => self.events[last].behind(fences),
            // A thread begins with what its creator knew.
            false => self.events[last].current,
        })
    }

    /// How many events of `thread` happen before event `at` or are it.
    #[inline]
    pub fn known(&self, at: EventIndex, thread: ThreadId) -> u32 {
        self.clocks.get(self.events[at].current, thread)
    }

    /// Whether what event `at` accessed it accessed by an atomic instruction.
    #[inline]
    pub fn is_atomic(&self, at: EventIndex) -> bool {
        self.events[at].order.is_atomic()
    }

    /// Goes on over the next event of the trace. `before` is the order that all executions of its class have.
    pub fn push<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
    ) {
        let at = self.events.end();
        let event = trace.event(at);
        self.clocks.widen(trace.threads.count());
        let mut known = self.begin(trace, at);
        match event.step.footprint {
            Footprint::Spawn(_) | Footprint::Nothing | Footprint::Free(..) => {}
            Footprint::Join(child) => {
                let last = trace.last_of(child);
                if !trace.fails(at) && last != NONE && last != at {
                    let fences = trace.program.fences(trace.state(child));
                    let told = self.events[last].behind(fences);
                    self.learn(&mut known, told, MemoryOrder::Acquire);
                }
            }
            Footprint::Section(_) => {
                for (part, _) in trace.accesses_of(at) {
                    if let Some(location) = part.access.location() {
                        let touch = Touch {
                            at,
                            access: &part.access,
                            location,
                            writes: part.written.is_some(),
                            orders: Orders::SEQ_CST,
                            part: true,
                        };
                        self.touch(trace, before, &mut known, touch);
                    }
                }
            }
            Footprint::Read(_)
            | Footprint::Write(_)
            | Footprint::Blind(_)
            | Footprint::Add(_)
            | Footprint::Count(..)
            | Footprint::Uncount(..) => {
                let orders = trace.program.orders(trace.state_before(at));
                known.order = orders.success;
                if let Some(location) = event.access.location()
                    && !trace.fails(at)
                {
                    let touch = Touch {
                        at,
                        access: &event.access,
                        location,
                        writes: event.written.is_some(),
                        orders,
                        part: false,
                    };
                    self.touch(trace, before, &mut known, touch);
                }
            }
        }
        self.events.push(known);
    }

    /// Adds a row to other clocks: what happens before the `seq_cst` fence that the thread of event `at` passed before that. What is such
    /// a fence for its total order alone acquires nothing.
    pub fn push_known_at_fence<P: Program, I: Index>(
        &self,
        trace: &Trace<P>,
        at: EventIndex,
        into: &mut Clocks<I>,
    ) {
        let pred = trace.thread_before(at);
        let row = self.events.get(pred).map(|known| {
            let is_own = trace.event(pred).step.thread == trace.event(at).step.thread;
            match trace.program.fences(trace.state_before(at)) {
                fences @ Fences::SeqCst if is_own => known.behind(fences),
                _ => known.current,
            }
        });
        into.push_of(&self.clocks, row.and_then(Row::some));
    }

    /// Goes back over the last event.
    pub fn pop(&mut self) {
        let Some(known) = self.events.pop() else {
            return;
        };
        let at = self.events.end();
        while let Some((_, location, writer)) = self.replaced.pop_if(|&mut (event, ..)| event == at)
        {
            self.writers[location] = writer;
        }
        while self.beyond.pop_if(|&mut (add, _)| add == at).is_some() {}
        self.clocks.truncate(known.first);
    }

    /// The clocks of a new event as its thread brings them along, behind the fences that it has passed.
    fn begin<P: Program>(&mut self, trace: &Trace<P>, at: EventIndex) -> Known {
        let event = trace.event(at);
        let thread = event.step.thread;
        let pred = trace.thread_before(at);
        let (mut current, acquired, mut released) = match pred {
            NONE => (Row::NONE, Row::NONE, Row::NONE),
            pred => {
                let known = &self.events[pred];
                match trace.event(pred).step.thread == thread {
                    true => (known.current, known.acquired, known.released),
                    // The thread begins: with what its creator knew.
                    false => (known.current, known.current, Row::NONE),
                }
            }
        };
        match trace.program.fences(trace.state_before(at)) {
            Fences::None => {}
            Fences::Acquire => current = acquired,
            Fences::Release => released = current,
            Fences::ReleaseAcquire => (released, current) = (current, acquired),
            Fences::AcqRel | Fences::SeqCst => (current, released) = (acquired, acquired),
        }
        let first = self.clocks.end();
        let count = event.index + 1;
        self.clocks.push(current.some(), thread, count);
        let mut known = Known {
            current: first,
            acquired: first,
            released,
            told: Row::NONE,
            order: MemoryOrder::SeqCst,
            first,
        };
        if acquired != current {
            known.acquired = self.clocks.end();
            self.clocks.push(acquired.some(), thread, count);
        }
        known
    }

    fn touch<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
        known: &mut Known,
        touch: Touch<'_>,
    ) {
        let Touch {
            at,
            access,
            location,
            writes,
            orders,
            part,
        } = touch;
        let writer = *self.writers.reach(location, || NONE);
        let reads = !matches!(access, Access::Write { .. } | Access::Unlock { .. });
        // An attempt to lock that fails is no atomic operation.
        let order = match (access, writes) {
            (Access::TryLock { .. }, false) => MemoryOrder::NotAtomic,
            (Access::CompareExchange { .. }, false) => orders.failure,
            _ => orders.success,
        };
        let told = match writer {
            NONE => Row::NONE,
            // It is this event itself that wrote there before.
            writer if writer == at => known.told,
            writer => self.events[writer].told,
        };
        if reads && writer != NONE && order.is_atomic() {
            let counts = trace.event(at).step.footprint.tally().is_some();
            match counts || matches!(access, Access::Add { .. }) {
                true => self.learn_from_adds(trace, before, known, &touch, writer),
                false => self.learn(known, told, order),
            }
        }
        if writes {
            if order.is_atomic() {
                self.tell(known, known.tells(order), part);
                if reads {
                    self.tell(known, told, part);
                }
            }
            self.writers[location] = at;
            self.replaced.push((at, location, writer));
        }
    }

    /// Has the event know what it is told.
    #[inline]
    fn learn(&mut self, known: &mut Known, told: Row, order: MemoryOrder) {
        if told.is_none() {
            return;
        }
        let shared = known.acquired == known.current;
        if order.acquires() {
            self.clocks.raise(known.current, told);
        } else if shared && !self.clocks.covers(known.current, told) {
            known.acquired = self.clocks.end();
            self.clocks.push_copy(Some(known.current));
        }
        if known.acquired != known.current {
            self.clocks.raise(known.acquired, told);
        }
    }

    /// Has the event's write tell this as well. What is yet to grow is not shared.
    #[inline]
    fn tell(&mut self, known: &mut Known, tells: Row, grows: bool) {
        if tells.is_none() {
            return;
        }
        if known.told.is_none() && !grows {
            known.told = tells;
            return;
        }
        if known.told.is_some() && self.clocks.covers(known.told, tells) {
            return;
        }
        let own = self.clocks.end();
        self.clocks.push_copy(known.told.some());
        self.clocks.raise(own, tells);
        known.told = own;
    }

    /// What an add learns: of the adds before it that it is not independent of, what each tells by itself. Of its own thread's
    /// it has nothing to learn; who goes around a loop and adds in each round has many of them.
    fn learn_from_adds<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
        known: &mut Known,
        add: &Touch<'_>,
        mut writer: EventIndex,
    ) {
        let order = add.orders.success;
        let thread = trace.event(add.at).step.thread;
        let mut beyond = None;
        while writer != NONE && writer != add.at {
            let is_own = adds(trace, writer) && trace.event(writer).step.thread == thread;
            if let Some(next) = self.beyond(writer).filter(|_| is_own) {
                writer = next;
                continue;
            }
            if !is_own {
                beyond.get_or_insert(writer);
            }
            let other = self.events[writer];
            if !adds(trace, writer) {
                self.learn(known, other.told, order);
                break;
            }
            if before(writer, add.at) {
                self.learn(known, other.tells(other.order), order);
            }
            let first = self.replaced.partition_point(|&(event, ..)| event < writer);
            let of_writer = self.replaced[first..].iter();
            writer = of_writer
                .take_while(|&&(event, ..)| event == writer)
                .find(|&&(_, at, _)| at == add.location)
                .map_or(NONE, |&(_, _, before)| before);
        }
        if !add.part {
            self.beyond.push((add.at, beyond.unwrap_or(NONE)));
        }
    }

    /// From which writer on the thread of an add has more to learn than it had at this add.
    fn beyond(&self, add: EventIndex) -> Option<EventIndex> {
        let place = self.beyond.binary_search_by_key(&add, |&(add, _)| add);
        Some(self.beyond[place.ok()?].1)
    }
}

/// Whether the event is an add, or a count that is free: with others of its kind it has no order.
fn adds<P: Program>(trace: &Trace<P>, at: EventIndex) -> bool {
    matches!(trace.event(at).access, Access::Add { .. })
        || trace.event(at).step.footprint.tally().is_some()
}
