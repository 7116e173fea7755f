//! Which stronger orders would rule a stale access out: found by trying them on the current execution.
//!
//! What is tried changes the order of all accesses of a place in the source, or puts a fence before it: first one place, then two. An
//! order is never made weaker. That a change rules out this staleness does not mean that nothing else is stale.

use quotient_model::{MemoryModel, MemoryOrder, Pending, Program, SourceLocation, ThreadId};

use super::Robustness;
use super::building::Changes;
use super::graph::shape;
use crate::order::EventIndex;
use crate::recording::Remedy;
use crate::world::{Current, Trace};

/// How many are told.
const MOST: usize = 3;
/// How many places, and how many events, are looked at.
const PLACES: usize = 24;
const EVENTS: usize = 2_000;

/// A place in the source with an atomic access.
struct Place {
    site: u64,
    source: Option<SourceLocation>,
    /// The orders that are stronger than its own, the weakest first.
    stronger: Vec<MemoryOrder>,
}

/// One change.
#[derive(Clone, Copy)]
struct Change<'p> {
    place: &'p Place,
    order: MemoryOrder,
    fence: bool,
}

/// The least changes that keep the next access of the thread from being stale after the current execution.
pub(super) fn find<P: Program>(
    model: MemoryModel,
    trace: &Trace<P>,
    thread: ThreadId,
) -> Vec<Vec<Remedy>> {
    if trace.len() > EVENTS {
        return Vec::new();
    }
    let places = places(trace, thread);
    let orders = |only: &[MemoryOrder]| -> Vec<Change<'_>> {
        let each = places.iter().flat_map(|place| {
            let stronger = place.stronger.iter().copied();
            stronger.map(move |order| Change {
                place,
                order,
                fence: false,
            })
        });
        each.filter(|change| only.contains(&change.order)).collect()
    };
    use MemoryOrder::{AcqRel, Acquire, Release, SeqCst};
    let weak = orders(&[Acquire, Release, AcqRel]);
    let strong = orders(&[SeqCst]);
    let fences: Vec<Change<'_>> = places
        .iter()
        .map(|place| Change {
            place,
            order: SeqCst,
            fence: true,
        })
        .collect();
    let helps = |changes: &[Change<'_>]| rules_out(model, trace, thread, changes);
    // The weakest first: of each kind one place, then two.
    for kind in [&weak, &strong, &fences] {
        let mut found: Vec<Vec<Change<'_>>> = Vec::new();
        found.extend(
            kind.iter()
                .filter(|&&one| helps(&[one]))
                .map(|&one| vec![one]),
        );
        if found.is_empty() {
            let pairs = (0..kind.len()).flat_map(|b| (0..b).map(move |a| [kind[a], kind[b]]));
            let pairs = pairs.filter(|[a, b]| a.place.site != b.place.site);
            found.extend(pairs.filter(|pair| helps(pair)).take(MOST).map(Vec::from));
        }
        if !found.is_empty() {
            return found.iter().take(MOST).map(|all| told(all)).collect();
        }
    }
    Vec::new()
}

fn told(changes: &[Change<'_>]) -> Vec<Remedy> {
    changes
        .iter()
        .map(|change| Remedy {
            source: change.place.source.clone(),
            order: change.order,
            fence: change.fence,
        })
        .collect()
}

/// The places of the atomic accesses, those of the thread's next one and of the last events first.
fn places<P: Program>(trace: &Trace<P>, thread: ThreadId) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    let next = match *trace.pending(thread) {
        Pending::Access(access) => Some((access, trace.state(thread))),
        _ => None,
    };
    let before = trace.all().rev();
    let before = before.map(|at| (trace.event(at).access, trace.state_before(at)));
    for (access, state) in next.into_iter().chain(before) {
        let Some(site) = trace.program.site(state) else {
            continue;
        };
        let node = shape(&access, thread, EventIndex::NONE);
        let order = trace.program.orders(state).success;
        let known = places.iter().any(|place| place.site == site);
        if known || super::can_be_stale(&access).is_none() || !order.is_atomic() {
            continue;
        }
        use MemoryOrder::{AcqRel, Acquire, Release, SeqCst};
        let all: &[MemoryOrder] = match (node.reads, node.updates) {
            (true, true) => &[Acquire, Release, AcqRel, SeqCst],
            (true, false) => &[Acquire, SeqCst],
            (false, _) => &[Release, SeqCst],
        };
        let is_stronger = |&new: &MemoryOrder| {
            let keeps =
                (new.acquires() || !order.acquires()) && (new.releases() || !order.releases());
            keeps && new != order && order != SeqCst
        };
        places.push(Place {
            site,
            source: trace.program.source(state),
            stronger: all.iter().copied().filter(is_stronger).collect(),
        });
        if places.len() == PLACES {
            break;
        }
    }
    places
}

/// Whether with these changes the next access of the thread is not stale.
fn rules_out<P: Program>(
    model: MemoryModel,
    trace: &Trace<P>,
    thread: ThreadId,
    changes: &[Change<'_>],
) -> bool {
    let pairs = |fence: bool| {
        let chosen = changes.iter().filter(move |change| change.fence == fence);
        chosen
            .map(|change| (change.place.site, change.order))
            .collect()
    };
    let mut tried = Robustness::new(model);
    tried.changes = Changes {
        orders: pairs(false),
        fences: pairs(true),
    };
    for at in trace.all() {
        tried.push(trace, at, false);
    }
    tried.stale_next(trace, thread).is_empty()
}
