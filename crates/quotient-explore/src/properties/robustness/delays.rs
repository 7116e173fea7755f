//! Whether TSO and PSO have let anything be done early so far, in a way that another thread could tell. Mostly they have not, and then it
//! takes no graph to see that nothing is stale.
//!
//! What these models leave out of program order are a load, and under PSO a store that does not release, behind a store that may
//! still be on its way. Such an access is *early*. The global order has all other edges of the order of sequential consistency. A path of
//! that order that leads over an edge that is left out leaves the early access: in its thread, where it comes to another early access, or to something
//! that waits for all stores and so comes after the one on its way in any case; or to another thread, from a load to a later write of the
//! location, from a store to any later access of it. So as long as no other thread has gone on in this way (*told*), both orders are the same between
//! threads, and an access that is not early itself must come after all that it should come after. One that is early must, too, if
//! nobody else has written its location since its own thread accessed it.

use quotient_model::{Access, Fences, Index, Location, MemoryOrder, Program, Table, ThreadId};

use super::graph::shape;
use crate::order::{EventIndex, Footprint, NONE};
use crate::world::{Current, Trace};

/// What was done early in the current execution.
pub(super) struct Delays {
    /// Stores of different locations may overtake each other.
    any_stores: bool,
    /// By thread, whether a store of it may be on its way.
    waits: Table<ThreadId, bool>,
    /// By location, who has accessed it early, and whether that was a store.
    early: Table<Location, Vec<(ThreadId, bool)>>,
    /// The first event by which another thread could tell, or after which it is not known.
    told: Option<EventIndex>,
    /// By event, what there was before.
    undone: Table<EventIndex, Undone>,
}

struct Undone {
    thread: ThreadId,
    waits: bool,
    early: Option<Location>,
}

/// What an access is to a buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Load,
    Store(MemoryOrder),
    /// Gives a mutex back. Who accessed that before came before the lock, which waits for all stores; and nobody misses it but who
    /// tries to lock. Until somebody does so it is as if it were not on its way, and from then on nothing is said without a graph.
    Unlock,
    /// It waits for all stores.
    Update,
}

impl Delays {
    /// Those of TSO, or of PSO, where stores of different locations may overtake each other.
    pub fn new(any_stores: bool) -> Self {
        Delays {
            any_stores,
            waits: Table::new(),
            early: Table::new(),
            told: None,
            undone: Table::new(),
        }
    }

    /// Whether a store may be on its way when a thread in this state makes its access.
    fn waits<P: Program>(&self, trace: &Trace<P>, thread: ThreadId, state: &P::Thread) -> bool {
        self.waits.get(thread).copied().unwrap_or_default()
            && trace.program.fences(state) != Fences::SeqCst
            && !trace.program.passes_barrier(state)
    }

    /// Whether such an access is early if stores are on their way.
    fn is_early(&self, kind: Kind) -> bool {
        match kind {
            Kind::Load => true,
            Kind::Store(order) => self.any_stores && !order.releases(),
            Kind::Unlock | Kind::Update => false,
        }
    }

    /// Goes on over the events that are new.
    pub fn follow<P: Program>(&mut self, trace: &Trace<P>) {
        for at in self.undone.end().to(trace.end()) {
            self.push(trace, at);
        }
    }

    fn push<P: Program>(&mut self, trace: &Trace<P>, at: EventIndex) {
        let event = trace.event(at);
        let thread = event.step.thread;
        let state = trace.state_before(at);
        let mut waits = self.waits(trace, thread, state);
        let mut early = None;
        match event.step.footprint {
            Footprint::Spawn(_) => waits = false,
            Footprint::Join(_) | Footprint::Nothing | Footprint::Free(..) => {}
            // Its parts would have to be looked at one by one.
            Footprint::Section(_) => self.told = self.told.or(Some(at)),
            Footprint::Read(_)
            | Footprint::Write(_)
            | Footprint::Blind(_)
            | Footprint::Add(_)
            | Footprint::Count(..)
            | Footprint::Uncount(..) => {
                let writes = event.written.is_some();
                if let Access::TryLock { .. } = event.access {
                    self.told = self.told.or(Some(at));
                }
                let kind = kind(trace, &event.access, state);
                if let Some(location) = event.access.location() {
                    self.tell(at, location, thread, writes);
                    if waits && self.is_early(kind) {
                        let accessed = self.early.reach(location, Vec::new);
                        accessed.push((thread, writes));
                        early = Some(location);
                    }
                }
                waits = match kind {
                    Kind::Load | Kind::Unlock => waits,
                    // A `seq_cst` store ends with a fence.
                    Kind::Store(order) => order != MemoryOrder::SeqCst,
                    Kind::Update => false,
                };
            }
        }
        let before = self.waits.reach(thread, || false);
        self.undone.push(Undone {
            thread,
            waits: std::mem::replace(before, waits),
            early,
        });
    }

    /// Takes note if the event goes on from something that another thread did early.
    fn tell(&mut self, at: EventIndex, location: Location, thread: ThreadId, writes: bool) {
        let tells = |&(other, stored): &(ThreadId, bool)| other != thread && (writes || stored);
        let early = self.early.get(location);
        if self.told.is_none() && early.is_some_and(|early| early.iter().any(tells)) {
            self.told = Some(at);
        }
    }

    /// Goes back over the last of so many events.
    pub fn pop(&mut self, events: usize) {
        if self.undone.len() != events {
            return;
        }
        let Some(undone) = self.undone.pop() else {
            return;
        };
        self.waits[undone.thread] = undone.waits;
        if let Some(location) = undone.early {
            self.early[location].pop();
        }
        let end = self.undone.end();
        self.told = self.told.filter(|&told| told < end);
    }

    /// Whether the next access of the thread, of this location, must come after all that it should come after. `false` if that
    /// takes a closer look. It is no attempt to lock.
    pub fn must_see_all<P: Program>(
        &self,
        trace: &Trace<P>,
        thread: ThreadId,
        (access, location): (&Access, Location),
        can_miss: impl Fn(EventIndex) -> bool,
    ) -> bool {
        if self.told.is_some() {
            return false;
        }
        let state = trace.state(thread);
        if !self.waits(trace, thread, state) || !self.is_early(kind(trace, access, state)) {
            return true;
        }
        let last = trace.last_of(thread);
        let mut at = trace.last_access(location);
        while at != NONE && trace.event(at).step.thread != thread {
            let event = trace.event(at);
            if event.written.is_some() && trace.happens_before(at, last) && can_miss(at) {
                return false;
            }
            at = trace.access_before(at, location);
        }
        true
    }
}

fn kind<P: Program>(trace: &Trace<P>, access: &Access, state: &P::Thread) -> Kind {
    let shape = shape(access, ThreadId::MAIN, EventIndex::NONE);
    match (shape.reads, shape.updates) {
        (true, true) => Kind::Update,
        (true, false) => Kind::Load,
        _ if matches!(access, Access::Unlock { .. }) => Kind::Unlock,
        (false, _) => Kind::Store(trace.program.orders(state).success),
    }
}
