//! Data races by C11's definition, from the graph of every interleaving.
//!
//! The nodes are the accesses, and the fences between them. Happens-before is the transitive closure of program order,
//! creation, join, and synchronises-with, each written down as the standard has it; nothing here is a clock.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use quotient_model::{
    Access, Effect, Event, Execution, Fences, Location, MemoryOrder, Named, Pending, Program,
    ThreadId, Threads, perform,
};

use crate::machine::Machine;

/// The lines of any two accesses that are a data race in some execution, the smaller first.
pub(crate) type Pairs = BTreeSet<(u32, u32)>;

/// An access, a fence, or an attempt in vain to find what an await waits for.
struct Node {
    thread: ThreadId,
    line: u32,
    location: Option<Location>,
    /// It is of a mutex, which has no data races.
    mutex: bool,
    reads: bool,
    writes: bool,
    order: MemoryOrder,
    /// For a fence.
    fence: Option<MemoryOrder>,
    /// It is only tried: nothing follows from what it reads.
    in_vain: bool,
    /// It frees the location: a write, to all that came before.
    frees: bool,
    spawned: Option<ThreadId>,
    joined: Option<ThreadId>,
}

impl Node {
    fn fence(thread: ThreadId, order: MemoryOrder) -> Self {
        Node {
            thread,
            line: 0,
            location: None,
            mutex: false,
            reads: false,
            writes: false,
            order: MemoryOrder::NotAtomic,
            fence: Some(order),
            in_vain: false,
            frees: false,
            spawned: None,
            joined: None,
        }
    }
}

/// The fences one by one.
fn fences(thread: ThreadId, fences: Fences) -> Vec<Node> {
    let orders: &[MemoryOrder] = match fences {
        Fences::None => &[],
        Fences::Acquire => &[MemoryOrder::Acquire],
        Fences::Release => &[MemoryOrder::Release],
        Fences::ReleaseAcquire => &[MemoryOrder::Release, MemoryOrder::Acquire],
        Fences::AcqRel => &[MemoryOrder::AcqRel],
        Fences::SeqCst => &[MemoryOrder::SeqCst],
    };
    orders
        .iter()
        .map(|&order| Node::fence(thread, order))
        .collect()
}

/// The data races of a maximal execution.
pub(crate) fn races_of<P: Program>(program: &mut Named<P>, execution: &Execution) -> Pairs {
    let nodes = nodes(program, execution);
    let before = happens_before(&nodes);
    let mut races = Pairs::new();
    for second in 0..nodes.len() {
        for first in 0..second {
            let pair = [&nodes[first], &nodes[second]];
            let same = pair[0].location == pair[1].location && pair[0].location.is_some();
            let plain = pair.iter().any(|node| !node.order.is_atomic());
            let writes = pair.iter().any(|node| node.writes);
            let apart = pair[0].thread != pair[1].thread;
            let mutex = pair[0].mutex || pair[1].mutex;
            // Who comes behind a free is found by that.
            let too_late = pair[0].frees;
            if same && !mutex && !too_late && plain && writes && apart && !before[first][second] {
                let lines = pair.map(|node| node.line);
                races.insert((lines[0].min(lines[1]), lines[0].max(lines[1])));
            }
        }
    }
    races
}

/// Runs the program along the execution, to see what each access is.
fn nodes<P: Program>(program: &mut Named<P>, execution: &Execution) -> Vec<Node> {
    let mut threads = Threads::new();
    let mut machine = Machine::new(program);
    let mut ours = HashMap::from([(ThreadId::MAIN, ThreadId::MAIN)]);
    let mut nodes = Vec::new();
    // Who found the memory of an await freed when coming there: it never looks in vain.
    let mut too_late: HashSet<ThreadId> = HashSet::new();
    for claimed in &execution.events {
        let thread = ours[&claimed.id.thread];
        let Some(state) = machine.thread(thread) else {
            continue;
        };
        nodes.extend(fences(thread, program.fences(state)));
        let orders = program.orders(state);
        let line = program.source(state).map_or(0, |source| source.line);
        let Pending::Access(wanted) = *program.pending(state) else {
            continue;
        };
        if wanted.awaits(0).is_some() && !too_late.contains(&thread) {
            nodes.push(in_vain(thread, line, wanted, orders.success));
        }
        let performed = machine.perform(program, &mut threads, thread);
        performed.expect("the execution was performed before");
        let Some(event) = machine.execution().events.last().cloned() else {
            continue;
        };
        if let (Some(theirs), Some(own)) = (claimed.spawned, event.spawned) {
            ours.insert(theirs, own);
        }
        let mut node = happened(&event, line);
        node.order = match (event.access, event.written) {
            (Access::CompareExchange { .. }, None) => orders.failure,
            (Access::TryLock { .. }, None) => MemoryOrder::NotAtomic,
            _ => orders.success,
        };
        if machine.has_failed(thread) {
            (node.location, node.joined) = (None, None);
        }
        nodes.push(node);
        if let Access::Free { first, count } = event.access
            && !machine.has_failed(thread)
        {
            nodes.extend((first.0..first.0 + count).map(|freed| Node {
                line,
                location: Some(Location(freed)),
                writes: true,
                frees: true,
                fence: None,
                ..Node::fence(thread, MemoryOrder::NotAtomic)
            }));
        }
        for arrived in [Some(thread), event.spawned].into_iter().flatten() {
            if fails(program, &machine, arrived) {
                too_late.insert(arrived);
            }
        }
    }
    // What waits for ever looks in vain.
    for index in 0..machine.threads() {
        let thread = ThreadId(index as u16);
        let Some(state) = machine.thread(thread) else {
            continue;
        };
        if let Pending::Access(wanted) = *program.pending(state)
            && wanted.awaits(0).is_some()
            && !machine.has_failed(thread)
        {
            let line = program.source(state).map_or(0, |source| source.line);
            nodes.extend(fences(thread, program.fences(state)));
            nodes.push(in_vain(thread, line, wanted, program.orders(state).success));
        }
    }
    nodes
}

/// Whether what a thread wants next would make it fail now.
fn fails<P: Program>(program: &Named<P>, machine: &Machine<P>, thread: ThreadId) -> bool {
    let pending = machine.thread(thread).map(|state| program.pending(state));
    let Some(Pending::Access(access)) = pending else {
        return false;
    };
    let cell = access.location().map(|location| machine.cell(location));
    cell.is_some_and(|cell| matches!(perform(access, cell, thread), Effect::Failed(_)))
}

fn in_vain(thread: ThreadId, line: u32, access: Access, order: MemoryOrder) -> Node {
    Node {
        line,
        location: access.location(),
        reads: true,
        writes: access.writes_in_vain(),
        order,
        fence: None,
        in_vain: true,
        ..Node::fence(thread, order)
    }
}

fn happened(event: &Event, line: u32) -> Node {
    let reads = !matches!(
        event.access,
        Access::Write { .. } | Access::Unlock { .. } | Access::Spawn { .. } | Access::Join { .. }
    );
    Node {
        line,
        location: event.access.location(),
        reads: reads && event.access.location().is_some(),
        writes: event.written.is_some(),
        fence: None,
        spawned: event.spawned,
        mutex: matches!(
            event.access,
            Access::Lock { .. }
                | Access::TryLock { .. }
                | Access::Unlock { .. }
                | Access::Release { .. }
                | Access::MutexInit { .. }
                | Access::MutexDestroy { .. }
        ),
        joined: match event.access {
            Access::Join { thread } => Some(thread),
            _ => None,
        },
        ..Node::fence(event.id.thread, MemoryOrder::NotAtomic)
    }
}

/// The closure of program order and synchronises-with. The nodes are in an order of the execution.
fn happens_before(nodes: &[Node]) -> Vec<Vec<bool>> {
    let count = nodes.len();
    let mut edge = vec![vec![false; count]; count];
    let source = reads_from(nodes);
    for second in 0..count {
        for first in 0..second {
            let (a, b) = (&nodes[first], &nodes[second]);
            // An attempt in vain is in program order behind what came before it, and before what comes after.
            edge[first][second] =
                a.thread == b.thread || a.spawned == Some(b.thread) || b.joined == Some(a.thread);
        }
    }
    for (write, node) in nodes.iter().enumerate() {
        if !node.writes || !node.order.is_atomic() || node.in_vain {
            continue;
        }
        let mut releasing: Vec<usize> = Vec::new();
        if node.order.releases() {
            releasing.push(write);
        }
        let is_release = |f: &Node| f.fence.is_some_and(MemoryOrder::releases);
        releasing.extend(
            (0..write).filter(|&f| is_release(&nodes[f]) && nodes[f].thread == node.thread),
        );
        let sequence = release_sequence(nodes, &source, write);
        for read in 0..count {
            let reader = &nodes[read];
            let reads = reader.reads && reader.order.is_atomic() && !reader.in_vain;
            if !reads || source[read].is_none_or(|from| !sequence.contains(&from)) {
                continue;
            }
            let mut acquiring: Vec<usize> = Vec::new();
            if reader.order.acquires() {
                acquiring.push(read);
            }
            let is_acquire = |f: &Node| f.fence.is_some_and(MemoryOrder::acquires);
            acquiring.extend(
                (read + 1..count)
                    .filter(|&f| is_acquire(&nodes[f]) && nodes[f].thread == reader.thread),
            );
            for &from in &releasing {
                for &to in &acquiring {
                    edge[from][to] |= from != to;
                }
            }
        }
    }
    for middle in 0..count {
        for from in 0..count {
            if edge[from][middle] {
                let row = edge[middle].clone();
                for (to, reached) in row.into_iter().enumerate() {
                    edge[from][to] |= reached;
                }
            }
        }
    }
    edge
}

/// The last write before each read.
fn reads_from(nodes: &[Node]) -> Vec<Option<usize>> {
    let mut written: BTreeMap<Location, usize> = BTreeMap::new();
    let mut sources = Vec::with_capacity(nodes.len());
    for (at, node) in nodes.iter().enumerate() {
        let location = node.location.filter(|_| !node.in_vain);
        sources.push(location.and_then(|location| written.get(&location).copied()));
        if let Some(location) = location
            && node.writes
        {
            written.insert(location, at);
        }
    }
    sources
}

/// The write and the read-modify-writes that read from it, or from one of them.
fn release_sequence(nodes: &[Node], source: &[Option<usize>], write: usize) -> BTreeSet<usize> {
    let mut sequence = BTreeSet::from([write]);
    for at in write + 1..nodes.len() {
        let node = &nodes[at];
        let updates = node.reads && node.writes && node.order.is_atomic() && !node.in_vain;
        if updates && source[at].is_some_and(|from| sequence.contains(&from)) {
            sequence.insert(at);
        }
    }
    sequence
}
