//! Robustness: whether every execution graph that a memory model allows is sequentially consistent, so that what was found, and
//! what was not, holds under that model as well.
//!
//! A smallest graph that the model allows and that is not sequentially consistent is one that is, and one event more: the next
//! access e of some thread, of a location x. Under sequential consistency e comes after every write of x in the past of what its
//! thread did last. It is *stale* if the model lets it come before one of them, w: reads what was there before w, or writes
//! before w in the order of the writes of x. What the model forces e to come after is [`c11`]'s and [`buffers`]'s to say. If e writes,
//! there is no place before a w that is a read-modify-write; a compare-exchange, or an await, must be able to do what it does with
//! the value before w.
//!
//! Both depend on the past of the thread's last event and on e alone, so it is enough to look once, when a thread has come to its next
//! access, in executions in which every such past occurs: those of [`crate::source`] and [`crate::optimal`]. docs/algorithms/robustness.md
//! has the argument. Mostly C11's happens-before, which [`C11Races`] keeps, tells that nothing is stale, and no graph is made. What may be stale without anybody noticing is [`doubts`]' to say.

mod buffers;
mod building;
mod c11;
mod delays;
mod doubts;
mod fenced;
pub(crate) mod graph;
mod held;
mod remedies;
pub(crate) mod rows;
mod telling;

use quotient_model::{
    Access, Cell, Effect, Index, Location, MemoryModel, MemoryOrder, Orders, Part, Pending,
    Program, Table, ThreadId, Value, perform,
};

use super::c11_races::C11Races;
use crate::order::{EventIndex, Footprint};
use crate::recording::{Halt, Recorder, Unjudged};
use crate::world::{Current, Trace};
use buffers::Buffers;
use building::Changes;
use c11::C11;
use delays::Delays;
use doubts::Doubts;
use fenced::Fenced;
use graph::{Graph, Node, order_of, shape};
use held::Unforced;
use rows::{NONE, NodeIndex};

/// What an event costs here grows with those before it. So where nobody has asked, and nothing is proved, executions are followed only so
/// far.
const LONGEST_NOTED: usize = 1000;

/// What the model forces.
enum Forced {
    C11(C11, Fenced),
    Buffers(Buffers, Delays),
}

/// The graph of the current execution, and its order under a memory model.
pub(crate) struct Robustness<P: Program> {
    model: MemoryModel,
    graph: Graph,
    forced: Forced,
    /// How many nodes there were before each event: of those that the graph has, which are brought in when something may be stale.
    marks: Table<EventIndex, NodeIndex>,
    /// Up to here it was looked for what graphs know nothing of: accesses of other sizes, and how memory is handed over.
    judged: EventIndex,
    changes: Changes,
    /// What may be stale is told at once, whether or not anybody notices.
    strict: bool,
    doubts: Doubts<P>,
}

/// An access that the model lets come before what it should come after.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stale {
    pub access: Access,
    /// The event whose write it should come after.
    pub missed: EventIndex,
    /// What it finds instead, and what it writes.
    pub found: Value,
    pub written: Option<Value>,
}

impl<P: Program> Robustness<P> {
    fn new(model: MemoryModel) -> Self {
        Robustness {
            model,
            graph: Graph::default(),
            forced: match model {
                MemoryModel::Tso | MemoryModel::Pso => {
                    let buffers = Buffers::new(model == MemoryModel::Pso);
                    Forced::Buffers(buffers, Delays::new(model == MemoryModel::Pso))
                }
                _ => Forced::C11(C11::default(), Fenced::default()),
            },
            marks: Table::new(),
            judged: EventIndex::FIRST,
            changes: Changes::default(),
            strict: false,
            doubts: Doubts::default(),
        }
    }

    /// Whether there is something to judge: against C11, a program in which every atomic access is `seq_cst` is robust unless it has data
    /// races, and until a thread has come to something weaker, it is such a program. Under RA what is not atomic acquires and releases, and
    /// a data race is nothing else: the program may be sequentially consistent or not.
    #[inline]
    pub fn is_wanted(trace: &Trace<P>, recorder: &Recorder) -> bool {
        match recorder.wanted.memory.map(|memory| memory.model) {
            None | Some(MemoryModel::Sc) => false,
            Some(MemoryModel::Tso | MemoryModel::Pso | MemoryModel::Ra) => true,
            Some(MemoryModel::Rc11) => {
                trace.program.is_weakly_ordered() || trace.program.tries_to_lock()
            }
        }
    }

    /// What judges it, at the beginning of an execution.
    pub fn for_wanted(recorder: &Recorder) -> Option<Box<Self>> {
        let memory = recorder.wanted.memory?;
        Some(Box::new(Robustness {
            strict: memory.strict,
            ..Robustness::new(memory.model)
        }))
    }

    /// The same for an execution that is known to lead to a stale access.
    pub fn for_replay(recorder: &Recorder) -> Option<Box<Self>> {
        let mut robustness = Robustness::if_asked(recorder)?;
        robustness.strict = true;
        Some(robustness)
    }

    /// The same if what is stale is a violation.
    pub fn if_asked(recorder: &Recorder) -> Option<Box<Self>> {
        let asked = recorder.wanted.memory.filter(|memory| memory.violations);
        asked.and_then(|_| Robustness::for_wanted(recorder))
    }

    /// Follows the current execution to its last event, and reports what that lets be stale. `races` know the happens-before of C11, if
    /// they are looked for.
    #[inline]
    pub fn follow(
        &mut self,
        trace: &mut Trace<P>,
        recorder: &mut Recorder,
        races: Option<&C11Races>,
    ) -> Result<(), Halt> {
        let Some(memory) = recorder.wanted.memory else {
            return Ok(());
        };
        if !memory.violations && trace.len() > LONGEST_NOTED {
            return Ok(());
        }
        for at in self.judged.to(trace.end()) {
            let state = trace.state_before(at);
            if trace.program.program.accessed_part(state) != Part::WHOLE {
                recorder.unjudged.get_or_insert(Unjudged::Sizes);
            }
            if self.hands_over(trace, at) {
                recorder.unjudged.get_or_insert(Unjudged::Handover);
            }
        }
        self.judged = trace.end();
        match (&mut self.forced, races) {
            (Forced::C11(_, fenced), Some(races)) => fenced.follow(trace, races),
            (Forced::C11(..), None) => {}
            (Forced::Buffers(_, delays), _) => delays.follow(trace),
        }
        let event = trace.event(trace.last());
        let thread = event.step.thread;
        let child = match event.step.footprint {
            Footprint::Spawn(child) => Some(child),
            _ => None,
        };
        if self.must_see_all(trace, thread, races)
            && child.is_none_or(|child| self.must_see_all(trace, child, races))
        {
            return Ok(());
        }
        for at in self.marks.end().to(trace.end()) {
            let ghost = self.doubts.has_doubt(trace, at);
            self.push(trace, at, ghost);
            let noticed = self.go_on(trace, at, ghost);
            self.tell_noticed(trace, recorder, noticed)?;
        }
        for thread in [Some(thread), child].into_iter().flatten() {
            let mut stale = self.stale_next(trace, thread);
            if !self.strict {
                self.leave_out_rounds(trace, thread, &mut stale);
            }
            if let Some(&first) = stale.first() {
                match self.strict || !self.can_doubt(trace, thread, &stale) {
                    true => return self.tell(trace, recorder, thread, first),
                    false => self.doubt(trace, recorder, thread, &stale),
                }
            }
        }
        Ok(())
    }

    /// Whether it takes no graph to tell that nothing is stale of what the thread does next. C11's happens-before is part of what
    /// RA, TSO and PSO have as well; but a ghost forces nothing.
    #[inline]
    fn must_see_all(&self, trace: &Trace<P>, thread: ThreadId, races: Option<&C11Races>) -> bool {
        if !self.doubts.are_none() {
            return false;
        }
        let access = match *trace.pending(thread) {
            Pending::Access(access) => access,
            _ => return true,
        };
        let Some(location) = can_be_stale(&access) else {
            return true;
        };
        if let Access::TryLock { .. } = access {
            return false;
        }
        let can_miss = |write| can_miss(trace, &access, location, write);
        match &self.forced {
            Forced::C11(_, fenced) => races.is_some_and(|races| {
                let rows = fenced.before_next(trace, thread);
                let forced = |at| fenced.has(trace, rows, at);
                races.must_see_all(trace, thread, location, forced, can_miss)
            }),
            Forced::Buffers(_, delays) => {
                let told_by_c11 = |races: &C11Races| {
                    races.must_see_all(trace, thread, location, |_| false, can_miss)
                };
                delays.must_see_all(trace, thread, (&access, location), can_miss)
                    || races.is_some_and(told_by_c11)
            }
        }
    }

    /// Whether graphs know nothing of how the event hands memory over.
    fn hands_over(&self, trace: &Trace<P>, at: EventIndex) -> bool {
        let is_plain = || {
            let orders = trace.program.orders(trace.state_before(at));
            matches!(trace.event(at).access, Access::Write { .. }) && !orders.success.releases()
        };
        self.model == MemoryModel::Pso && trace.published_by(at).next().is_some() && is_plain()
    }

    /// Goes on over an event of the trace.
    fn push(&mut self, trace: &Trace<P>, at: EventIndex, ghost: bool) {
        self.marks.push(self.graph.nodes.end());
        self.add(trace, at, ghost);
        for location in trace.published_by(at) {
            self.graph.reveal(location);
        }
    }

    /// Goes back over the last of so many events.
    pub fn pop(&mut self, events: usize) {
        self.judged = self.judged.min(EventIndex::new(events - 1));
        match &mut self.forced {
            Forced::C11(_, fenced) => fenced.pop(events),
            Forced::Buffers(_, delays) => delays.pop(events),
        }
        if self.marks.len() == events {
            let end = self.marks.pop().unwrap_or_default();
            self.truncate(end);
            self.doubts.truncate(self.marks.end());
        }
    }

    fn truncate(&mut self, end: NodeIndex) {
        self.graph.truncate(end);
        match &mut self.forced {
            Forced::C11(c11, _) => c11.truncate(end),
            Forced::Buffers(buffers, _) => buffers.truncate(end),
        }
    }

    /// The ways in which the next access of a thread may be stale.
    fn stale_next(&mut self, trace: &Trace<P>, thread: ThreadId) -> Vec<Stale> {
        let Pending::Access(access) = *trace.pending(thread) else {
            return Vec::new();
        };
        let Some(location) = can_be_stale(&access) else {
            return Vec::new();
        };
        if trace.has_failed(thread) || self.graph.last(thread) == NONE {
            return Vec::new();
        }
        // Mostly nobody else has written there.
        let others = |&at: &NodeIndex| {
            let node = &self.graph.nodes[at];
            node.writes && node.thread != thread
        };
        if !self.graph.accesses(location).iter().any(others) {
            return Vec::new();
        }
        let state = trace.state(thread);
        if trace.program.is_of_lock(state) {
            return Vec::new();
        }
        let mark = self.graph.nodes.end();
        self.pass_fences(trace, thread, state, EventIndex::NONE);
        let orders = self.changes.orders(trace, state);
        let next = Next {
            thread,
            access,
            location,
            orders,
        };
        let found = self.stale_access(trace, next);
        self.truncate(mark);
        found
    }

    fn stale_access(&mut self, trace: &Trace<P>, next: Next) -> Vec<Stale> {
        let last = self.graph.last(next.thread);
        // What the access is if it writes and if it does not.
        let shapes = [false, true].map(|writes| Node {
            writes,
            order: order_of(&next.access, writes, next.orders, self.model),
            ..shape(&next.access, next.thread, EventIndex::NONE)
        });
        let possible = [may_not_write(&next.access), may_write(&next.access)];
        let unforced = [0, 1].map(|nth| match possible[nth] {
            true => self.unforced(last, next.location, &shapes[nth]),
            false => Unforced::default(),
        });
        let mut stale = Vec::new();
        let both = [false, true].into_iter().zip(&unforced);
        for (writes, unforced) in both {
            for &missed in &unforced.writes {
                let node = &self.graph.nodes[missed];
                let has_place = !(node.reads && node.writes);
                if writes && !has_place {
                    continue;
                }
                let at = (last, next.location);
                for found in self.held_before(trace, at, (unforced, missed)) {
                    let Effect::Done { written, .. } =
                        perform(&next.access, Cell::new(found), next.thread)
                    else {
                        continue;
                    };
                    if written.is_some() == writes {
                        stale.push(Stale {
                            access: next.access,
                            missed: node.event,
                            found,
                            written,
                        });
                    }
                }
            }
        }
        stale
    }

    /// The writes of the location in the past of the node `last` that the model does not force the next access, of this shape, to come
    /// after. Of adds without an order the forced ones come first, and what comes before these.
    fn unforced(&mut self, last: NodeIndex, location: Location, next: &Node) -> Unforced {
        let Robustness { graph, forced, .. } = self;
        let seq_cst = next.order == MemoryOrder::SeqCst;
        let mut unforced = Unforced::default();
        let mut total = None;
        for &at in graph.accesses(location).iter().rev() {
            let node = &graph.nodes[at];
            if node.ghost || !graph.before.has(last, at) {
                continue;
            }
            if !unforced.adds.is_empty() {
                match node.adds {
                    true if unforced.follows(graph, at) => continue,
                    true => {}
                    false => break,
                }
            }
            let is_forced = match forced {
                Forced::C11(c11, _) => {
                    c11.knows(last, at)
                        || total
                            .get_or_insert_with(|| c11.forced(graph, last, location, seq_cst))
                            .as_ref()
                            .is_some_and(|total| total.forces(node, at))
                }
                Forced::Buffers(buffers, _) => {
                    node.thread == next.thread || node.writes && buffers.knows(last, next, at)
                }
            };
            match is_forced {
                true if node.adds => unforced.adds.push(at),
                true => break,
                false if node.writes => unforced.writes.push(at),
                false => {}
            }
        }
        unforced
    }
}

/// The next access of a thread.
#[derive(Clone, Copy)]
struct Next {
    thread: ThreadId,
    access: Access,
    location: Location,
    orders: Orders,
}

/// Whether an access of this location could come right before a write of it, as far as what it does there tells. Mostly what is awaited is there once; and
/// who writes finds no place before a write that reads what was there.
fn can_miss<P: Program>(
    trace: &Trace<P>,
    access: &Access,
    location: Location,
    write: EventIndex,
) -> bool {
    let is_update = || shape(&trace.event(write).access, ThreadId::MAIN, write).reads;
    access.awaits(trace.cell_before(write, location).value) != Some(false)
        && (may_not_write(access) || !is_update())
}

/// Whether an access may come to write nothing.
fn may_not_write(access: &Access) -> bool {
    use Access::{Await, CompareExchange, Read, TryLock};
    matches!(
        access,
        Read { .. } | Await { .. } | CompareExchange { .. } | TryLock { .. }
    )
}

/// Whether it may come to write.
fn may_write(access: &Access) -> bool {
    !matches!(access, Access::Read { .. } | Access::Await { .. })
}

/// The location of an access of which a model may say that it is stale. Mutexes are taken to work.
fn can_be_stale(access: &Access) -> Option<Location> {
    match *access {
        Access::Read { location }
        | Access::Write { location, .. }
        | Access::Rmw { location, .. }
        | Access::CompareExchange { location, .. }
        | Access::Add { location, .. }
        | Access::Count { location, .. }
        | Access::Uncount { location, .. }
        | Access::Await { location, .. }
        | Access::AwaitExchange { location, .. }
        | Access::TryLock { location } => Some(location),
        _ => None,
    }
}
