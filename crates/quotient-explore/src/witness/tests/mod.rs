//! The phases on traces built for them and on random ones, against judges that share no code with
//! them: the saturation rules applied literally, and brute force over all orders.

mod built;
mod random;
mod verify_sc;

use std::collections::{BTreeMap, HashSet};

use quotient_model::{Index, Location, ThreadId};

use super::{
    Contradiction, Decided, Graph, Linearizer, NONE, NewEvent, Place, Sequence, VerifySc, Writes,
};
use crate::order::EventIndex;

/// What is read and written, where from, and after which event of another thread.
#[derive(Clone, Copy, Debug)]
struct Op {
    thread: ThreadId,
    reads: Option<Place>,
    /// As an index into the trace; `None` is the initial value.
    source: Option<usize>,
    writes: Writes,
    after: Option<usize>,
}

/// A partial trace as plain data: events in any order in which those of one thread are in program
/// order.
#[derive(Clone, Debug, Default)]
struct Trace {
    ops: Vec<Op>,
}

impl Trace {
    fn len(&self) -> usize {
        self.ops.len()
    }

    fn thread_count(&self) -> usize {
        let threads = self.ops.iter().map(|op| op.thread.index() + 1);
        threads.max().unwrap_or(0)
    }

    fn write(&mut self, thread: ThreadId, location: Location) -> usize {
        self.add(thread, None, Writes::One(Place::cell(location)))
    }

    fn read(&mut self, thread: ThreadId, source: usize) -> usize {
        let place = self.ops[source].writes.places().next();
        let place = place.expect("the source of a read writes");
        self.add(thread, Some((place, Some(source))), Writes::Nothing)
    }

    fn add(
        &mut self,
        thread: ThreadId,
        reads: Option<(Place, Option<usize>)>,
        writes: Writes,
    ) -> usize {
        self.ops.push(Op {
            thread,
            reads: reads.map(|(place, _)| place),
            source: reads.and_then(|(_, source)| source),
            writes,
            after: None,
        });
        self.ops.len() - 1
    }

    fn previous(&self, op: usize) -> Option<usize> {
        let thread = self.ops[op].thread;
        (0..op)
            .rev()
            .find(|&other| self.ops[other].thread == thread)
    }

    /// What must have been added before the event can be.
    fn causes(&self, op: usize) -> impl Iterator<Item = usize> {
        let Op { source, after, .. } = self.ops[op];
        [self.previous(op), source, after].into_iter().flatten()
    }

    fn writes_to(&self, op: usize, place: Place) -> bool {
        self.ops[op].writes.places().any(|written| written == place)
    }

    /// An order in which causes come first, choosing by `pick` among those that can come next;
    /// `None` if there is no such order.
    fn causes_first(&self, mut pick: impl FnMut(usize) -> usize) -> Option<Vec<usize>> {
        let mut order: Vec<usize> = Vec::new();
        while order.len() < self.len() {
            let ready = |op: &usize| {
                !order.contains(op) && self.causes(*op).all(|cause| order.contains(&cause))
            };
            let ready: Vec<usize> = (0..self.len()).filter(ready).collect();
            if ready.is_empty() {
                return None;
            }
            order.push(ready[pick(ready.len())]);
        }
        Some(order)
    }

    /// Whether the order is an execution in which each read has its source.
    fn is_execution(&self, order: &[usize]) -> bool {
        let mut replay = Replay::new(self);
        order.len() == self.len() && order.iter().all(|&op| replay.step(op))
    }

    /// Whether any order is an execution: tries all, but goes on only once from where the same
    /// events have come and the same writes were the last.
    fn is_consistent(&self) -> bool {
        let mut seen = HashSet::new();
        let mut replay = Replay::new(self);
        let mut untried = vec![0];
        while let Some(op) = untried.pop() {
            if op == self.len() {
                replay.take_back();
                continue;
            }
            untried.push(op + 1);
            if replay.step(op) {
                if replay.order.len() == self.len() {
                    return true;
                }
                match seen.insert(replay.state()) {
                    true => untried.push(0),
                    false => replay.take_back(),
                }
            }
        }
        false
    }

    /// Whether some execution is as `wanted`: tries all.
    fn any_execution(&self, mut wanted: impl FnMut(&[usize]) -> bool) -> bool {
        let mut replay = Replay::new(self);
        // The events that have come, each with the next to try in its stead.
        let mut untried = Vec::new();
        let mut op = 0;
        loop {
            if replay.order.len() == self.len() && wanted(&replay.order) {
                return true;
            }
            while op < self.len() && !replay.step(op) {
                op += 1;
            }
            if op < self.len() {
                untried.push(op + 1);
                op = 0;
                continue;
            }
            let Some(next) = untried.pop() else {
                return false;
            };
            replay.take_back();
            op = next;
        }
    }
}

/// A memory that knows for each place which event wrote it last.
struct Replay<'t> {
    trace: &'t Trace,
    order: Vec<usize>,
    written: Vec<(Place, usize)>,
}

impl<'t> Replay<'t> {
    fn new(trace: &'t Trace) -> Self {
        Replay {
            trace,
            order: Vec::new(),
            written: Vec::new(),
        }
    }

    /// Performs the event; `false` if it cannot happen here or would read from elsewhere.
    fn step(&mut self, op: usize) -> bool {
        let event = &self.trace.ops[op];
        let come = |op: usize| self.order.contains(&op);
        let reads_otherwise = |place: Place| {
            let mut writes = self.written.iter().rev();
            let last = writes.find(|(written, _)| *written == place);
            last.map(|&(_, write)| write) != event.source
        };
        if come(op) || !self.trace.causes(op).all(come) || event.reads.is_some_and(reads_otherwise)
        {
            return false;
        }
        self.order.push(op);
        let written = event.writes.places().map(|place| (place, op));
        self.written.extend(written);
        true
    }

    /// The events that have come, and the last writes.
    fn state(&self) -> (Vec<usize>, Vec<(Place, usize)>) {
        let mut come = self.order.clone();
        come.sort_unstable();
        let last: BTreeMap<Place, usize> = self.written.iter().copied().collect();
        (come, last.into_iter().collect())
    }

    fn take_back(&mut self) {
        if let Some(op) = self.order.pop() {
            self.written.retain(|&(_, write)| write != op);
        }
    }
}

/// A graph, and where in it each event of the trace is.
struct Built {
    graph: Graph,
    event: Vec<EventIndex>,
    /// A witness of the first events.
    witness: Sequence,
}

impl Built {
    fn empty(trace: &Trace) -> Self {
        let mut graph = Graph::new();
        graph.widen(trace.thread_count());
        Built {
            graph,
            event: vec![NONE; trace.len()],
            witness: Sequence::default(),
        }
    }

    /// The whole trace, added in this order.
    fn whole(trace: &Trace, order: &[usize]) -> Result<Self, Contradiction> {
        let mut built = Built::empty(trace);
        for &op in order {
            built.push(trace, op)?;
        }
        Ok(built)
    }

    fn push(&mut self, trace: &Trace, op: usize) -> Result<(), Contradiction> {
        let event = |op: Option<usize>| op.map_or(NONE, |op| self.event[op]);
        let Op {
            thread,
            reads,
            source,
            writes,
            after,
        } = trace.ops[op];
        let pushed = self.graph.push(NewEvent {
            thread,
            reads: reads.map(|place| (place, event(source))),
            writes,
            after: [event(after), NONE],
        });
        self.event[op] = pushed?;
        Ok(())
    }

    /// Extends the witness to all events, if that is possible.
    fn decide(&mut self, linearizer: &mut Linearizer) -> Option<Decided> {
        let step = || Ok::<(), ()>(());
        let decided = linearizer.extend(&mut self.graph, &mut self.witness, &mut None, step);
        decided.expect("no step is refused")
    }

    fn op(&self, event: EventIndex) -> usize {
        let place = self.event.iter().position(|&e| e == event);
        place.expect("every event of the graph was pushed")
    }

    fn ops(&self, events: &[EventIndex]) -> Vec<usize> {
        events.iter().map(|&event| self.op(event)).collect()
    }

    /// Whether the saturated order has `a` before `b`.
    fn ordered(&self, a: usize, b: usize) -> bool {
        a != b && self.graph.before(self.event[a], self.event[b])
    }
}

/// VerifySC, not stopped.
fn verified<'v>(
    verify: &'v mut VerifySc,
    graph: &Graph,
    guide: &[EventIndex],
) -> Option<&'v [EventIndex]> {
    let found = verify.witness(graph, guide, || Ok::<(), ()>(()));
    found.expect("no step is refused")
}

/// `shb` by the letter of Section 5.1: the smallest transitive relation with program order and
/// reads-from that obeys R1 and R2. `None` if it is cyclic.
fn literally_saturated(trace: &Trace) -> Option<HashSet<(usize, usize)>> {
    let all = 0..trace.len();
    let causes = |op| trace.causes(op).map(move |cause| (cause, op));
    let mut before: HashSet<(usize, usize)> = all.clone().flat_map(causes).collect();
    loop {
        for via in all.clone() {
            for a in all.clone() {
                if before.contains(&(a, via)) {
                    let after = all.clone().filter(|&b| before.contains(&(via, b)));
                    let pairs: Vec<_> = after.map(|b| (a, b)).collect();
                    before.extend(pairs);
                }
            }
        }
        if all.clone().any(|op| before.contains(&(op, op))) {
            return None;
        }
        let mut added = Vec::new();
        for read in all.clone() {
            let Some(place) = trace.ops[read].reads else {
                continue;
            };
            let source = trace.ops[read].source;
            let other = |&write: &usize| write != read && Some(write) != source;
            let writes = all.clone().filter(|&op| trace.writes_to(op, place));
            for write in writes.filter(other) {
                match source {
                    Some(source) if before.contains(&(write, read)) => added.push((write, source)),
                    // The initial write comes before all, and nothing can come before it.
                    None if before.contains(&(write, read)) => return None,
                    Some(source) if !before.contains(&(source, write)) => {}
                    _ => added.push((read, write)),
                }
            }
        }
        let known = before.len();
        before.extend(added);
        if before.len() == known {
            return Some(before);
        }
    }
}
