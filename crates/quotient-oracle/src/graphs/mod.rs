//! Brute force over the execution graphs of a small program under a memory model.
//!
//! In all models here program order and reads-from together have no cycle, and a graph that is allowed stays so when an event is taken
//! away that is last in both. So every graph is met when events are added one by one, each thread's next one with every write that
//! it may read from and in every place of the modification order, as long as the axioms hold.

mod axioms;
mod graph;
mod relation;

use std::collections::{BTreeMap, BTreeSet, HashSet};

use quotient_model::{
    Access, Cell, Effect, Fences, Location, MemoryModel, MemoryOrder, Named, Pending, Published,
    ThreadId, Threads, Value, perform,
};

use crate::builder::{BuilderProgram, BuilderThread};
use graph::{Graph, Kind, Node};

/// Why a program's graphs are not known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GraphError {
    /// There are more than the limit.
    TooMany,
    /// It does what graphs are not defined for here: frees memory, initialises mutexes, has sections or loops.
    Unsupported,
}

/// Whether the program is robust: every execution graph that the model allows is sequentially consistent. At most
/// `limit` graphs are looked at.
pub fn is_robust(
    program: &BuilderProgram,
    model: MemoryModel,
    limit: usize,
) -> Result<bool, GraphError> {
    let mut program = Named::new(program.clone());
    let mut threads = Threads::new();
    let mut met: HashSet<Vec<u32>> = HashSet::new();
    let mut stack = vec![Partial::new(&mut program)];
    while let Some(partial) = stack.pop() {
        for next in partial.extensions(&mut program, &mut threads)? {
            // A smallest graph that is not SC is one that is and an event more.
            if axioms::is_consistent(&next.graph, MemoryModel::Sc) {
                if met.insert(next.graph.key()) {
                    stack.push(next);
                }
            } else if axioms::is_consistent(&next.graph, model) {
                return Ok(false);
            }
        }
        if met.len() > limit {
            return Err(GraphError::TooMany);
        }
    }
    Ok(true)
}

/// How an execution can end: what each location holds at last, and what becomes of each thread.
pub type End = (Vec<Value>, Vec<Option<Pending>>);

/// The ways in which executions of the program can end under the model: those of the graphs that it allows and in which every thread that
/// has not ended is kept from going on by the last write, in modification order, of what it waits for. Some of these could go on: a thread
/// that waits may have looked in time, or too late. At most `limit` graphs are looked at.
pub fn outcomes(
    program: &BuilderProgram,
    model: MemoryModel,
    limit: usize,
) -> Result<Vec<End>, GraphError> {
    let mut program = Named::new(program.clone());
    let mut threads = Threads::new();
    let mut met: HashSet<Vec<u32>> = HashSet::new();
    let mut outcomes: Vec<End> = Vec::new();
    let mut stack = vec![Partial::new(&mut program)];
    while let Some(partial) = stack.pop() {
        for next in partial.extensions(&mut program, &mut threads)? {
            if axioms::is_consistent(&next.graph, model) && met.insert(next.graph.key()) {
                stack.push(next);
            }
        }
        if met.len() > limit {
            return Err(GraphError::TooMany);
        }
        let outcome = partial.outcome(&program);
        if partial.has_ended(&program) && !outcomes.contains(&outcome) {
            outcomes.push(outcome);
        }
    }
    Ok(outcomes)
}

/// An access by name: its thread's spawn path, and its place among the joins of that thread and its accesses to memory, from 0.
pub type AccessName = (String, usize);

/// What each read of an execution reads from; nothing is what the location held at first. Joins that do not fail are in it as well.
pub type ReadsFrom = BTreeMap<AccessName, Option<AccessName>>;

/// The reads-from relations of the executions that the model allows: of the graphs in which every thread that has not ended is kept from going on by
/// the last write, in modification order, of what it waits for. At most `limit` graphs are looked at.
pub fn reads_from(
    program: &BuilderProgram,
    model: MemoryModel,
    limit: usize,
) -> Result<BTreeSet<ReadsFrom>, GraphError> {
    let mut program = Named::new(program.clone());
    let mut threads = Threads::new();
    let mut met: HashSet<Vec<u32>> = HashSet::new();
    let mut all = BTreeSet::new();
    let mut stack = vec![Partial::new(&mut program)];
    while let Some(partial) = stack.pop() {
        for next in partial.extensions(&mut program, &mut threads)? {
            if axioms::is_consistent(&next.graph, model) && met.insert(next.graph.key()) {
                stack.push(next);
            }
        }
        if met.len() > limit {
            return Err(GraphError::TooMany);
        }
        if partial.has_ended(&program) {
            all.insert(partial.reads_from(&threads));
        }
    }
    Ok(all)
}

/// The graph of an execution that may go on, and where its threads are.
#[derive(Clone)]
struct Partial {
    graph: Graph,
    threads: Vec<Option<BuilderThread>>,
}

impl Partial {
    fn new(program: &mut Named<BuilderProgram>) -> Self {
        let mut graph = Graph::default();
        let listing = program.program.listing();
        let cells = listing.variables.len() + listing.mutexes;
        for cell in 0..cells {
            let location = Location(cell as u32);
            let at = graph.push(Node {
                location: Some(location),
                writes: true,
                value: program.initial(location),
                ..Node::new(Kind::Initial, ThreadId::MAIN)
            });
            graph.written.push(vec![at]);
        }
        graph.push(Node::new(Kind::Start, ThreadId::MAIN));
        Partial {
            graph,
            threads: vec![Some(program.start())],
        }
    }

    fn outcome(&self, program: &Named<BuilderProgram>) -> End {
        let last = |written: &Vec<usize>| written.last().map(|&at| self.graph.nodes[at].value);
        let pending = |state: &BuilderThread| program.pending(state).clone();
        let threads = self.threads.iter();
        (
            self.graph.written.iter().filter_map(last).collect(),
            threads.map(|state| state.as_ref().map(pending)).collect(),
        )
    }

    /// Whether nobody can go on who finds the last write of what it accesses.
    fn has_ended(&self, program: &Named<BuilderProgram>) -> bool {
        let is_done = |thread: ThreadId| {
            let state = self.threads.get(thread.index()).and_then(Option::as_ref);
            state.is_some_and(|state| matches!(program.pending(state), Pending::Done(_)))
        };
        let is_joined = |thread: ThreadId| {
            let mut nodes = self.graph.nodes.iter();
            nodes.any(|node| node.kind == Kind::End && node.thread == thread)
        };
        let mut present = self.threads.iter().enumerate();
        present.all(|(index, state)| {
            let pending = state.as_ref().map(|state| program.pending(state));
            let Some(Pending::Access(access)) = pending else {
                return true;
            };
            if let Access::Join { thread } = *access {
                return !is_done(thread) || is_joined(thread);
            }
            let Some(location) = access.location() else {
                return false;
            };
            let last = self.graph.written[location.index()].last();
            let value = last.map_or(0, |&write| self.graph.nodes[write].value);
            let found = perform(access, Cell::new(value), ThreadId(index as u16));
            !matches!(found, Effect::Done { .. })
        })
    }

    fn reads_from(&self, threads: &Threads) -> ReadsFrom {
        let nodes = &self.graph.nodes;
        let is_join = |node: &Node| matches!(node.kind, Kind::Join(_));
        let counts = |node: &Node| node.kind == Kind::Access || is_join(node);
        let name = |at: usize| -> Option<AccessName> {
            let node = &nodes[at];
            let own = |other: &&Node| counts(other) && other.thread == node.thread;
            let nth = nodes[..at].iter().filter(own).count();
            counts(node).then(|| (threads.name(node.thread), nth))
        };
        let reads = (0..nodes.len()).filter(|&at| nodes[at].reads || is_join(&nodes[at]));
        let reads = reads.filter_map(|at| Some((name(at)?, nodes[at].source.and_then(name))));
        reads.collect()
    }

    /// The graphs with one more access.
    fn extensions(
        &self,
        program: &mut Named<BuilderProgram>,
        threads: &mut Threads,
    ) -> Result<Vec<Partial>, GraphError> {
        let mut all = Vec::new();
        for index in 0..self.threads.len() {
            let thread = ThreadId(index as u16);
            let Some(state) = &self.threads[index] else {
                continue;
            };
            let Pending::Access(access) = *program.pending(state) else {
                continue;
            };
            if program.section(state) != 0 || program.program.loop_of(state).is_some() {
                return Err(GraphError::Unsupported);
            }
            let mut next = self.clone();
            next.pass_fences(program, thread);
            match access {
                Access::Fence => {
                    next.step(program, thread, 0);
                    all.push(next);
                }
                Access::Spawn { nth } => {
                    let child = threads.child(thread, nth).ok_or(GraphError::TooMany)?;
                    next.graph.push(Node::new(Kind::Spawn(child), thread));
                    next.graph.push(Node::new(Kind::Start, child));
                    if next.threads.len() <= child.index() {
                        next.threads.resize(child.index() + 1, None);
                    }
                    next.threads[child.index()] = Some(program.spawn(state, child));
                    next.step(program, thread, child.0.into());
                    all.push(next);
                }
                Access::Join { thread: child } => {
                    let joined = self.threads[child.index()].as_ref();
                    if joined.is_none_or(|s| !matches!(program.pending(s), Pending::Done(_))) {
                        continue;
                    }
                    // To wait twice for one thread is a failure.
                    let ended = |node: &Node| node.kind == Kind::End && node.thread == child;
                    if next.graph.nodes.iter().any(ended) {
                        continue;
                    }
                    next.pass_fences(program, child);
                    next.graph.push(Node::new(Kind::End, child));
                    next.graph.push(Node::new(Kind::Join(child), thread));
                    next.step(program, thread, 0);
                    all.push(next);
                }
                Access::Free { .. } | Access::MutexInit { .. } | Access::MutexDestroy { .. } => {
                    return Err(GraphError::Unsupported);
                }
                access => next.touch(program, thread, access, &mut all),
            }
            if self.graph.nodes.len() > 48 {
                return Err(GraphError::TooMany);
            }
        }
        Ok(all)
    }

    /// The ways to access a location.
    fn touch(
        &self,
        program: &mut Named<BuilderProgram>,
        thread: ThreadId,
        access: Access,
        all: &mut Vec<Partial>,
    ) {
        let (Some(location), Some(state)) = (access.location(), &self.threads[thread.index()])
        else {
            return;
        };
        let orders = program.orders(state);
        let line = program.source(state).map_or(0, |source| source.line);
        for (place, &write) in self.graph.written[location.index()].iter().enumerate() {
            let found = Cell::new(self.graph.nodes[write].value);
            let Effect::Done { observed, written } = perform(&access, found, thread) else {
                continue;
            };
            let reads = !matches!(access, Access::Write { .. } | Access::Unlock { .. });
            let order = match (access, written) {
                (Access::TryLock { .. }, None) => MemoryOrder::NotAtomic,
                (Access::CompareExchange { .. }, None) => orders.failure,
                _ => orders.success,
            };
            let mut next = self.clone();
            let at = next.graph.push(Node {
                line,
                location: Some(location),
                reads,
                writes: written.is_some(),
                updates: reads && !matches!(access, Access::Read { .. } | Access::Await { .. }),
                order,
                value: written.unwrap_or_default(),
                source: reads.then_some(write),
                ..Node::new(Kind::Access, thread)
            });
            if written.is_some() {
                next.graph.written[location.index()].insert(place + 1, at);
            }
            next.step(program, thread, observed);
            all.push(next);
        }
    }

    fn step(&mut self, program: &mut Named<BuilderProgram>, thread: ThreadId, observed: Value) {
        if let Some(state) = &mut self.threads[thread.index()] {
            program.step(state, observed, &mut Published::new());
        }
    }

    /// The fences that the thread has passed since its last access.
    fn pass_fences(&mut self, program: &Named<BuilderProgram>, thread: ThreadId) {
        let Some(state) = &self.threads[thread.index()] else {
            return;
        };
        let orders: &[MemoryOrder] = match program.fences(state) {
            Fences::None => &[],
            Fences::Acquire => &[MemoryOrder::Acquire],
            Fences::Release => &[MemoryOrder::Release],
            Fences::ReleaseAcquire => &[MemoryOrder::Release, MemoryOrder::Acquire],
            Fences::AcqRel => &[MemoryOrder::AcqRel],
            Fences::SeqCst => &[MemoryOrder::SeqCst],
        };
        for &order in orders {
            self.graph.push(Node {
                order,
                ..Node::new(Kind::Fence, thread)
            });
        }
    }
}

#[cfg(test)]
mod tests;
