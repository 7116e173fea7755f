//! Which graphs each memory model allows, by its axioms as they are published, in the notation of relations.
//!
//! SC: Shasha and Snir's condition. TSO and PSO: as of Alglave, Maranget and Tautschnig, with what of program
//! order the model keeps. RC11: Lahav, Vafeiadis, Kang, Hur and Dreyer, PLDI 2017, with the release sequences of C++20. RA is
//! RC11 where every access acquires and releases as far as it reads and writes.

use quotient_model::{MemoryModel, MemoryOrder};

use super::graph::{Graph, Kind, Node};
use super::relation::Relation;

/// Whether the model allows the graph. Program order and reads-from together have no cycle.
pub(super) fn is_consistent(graph: &Graph, model: MemoryModel) -> bool {
    let basic = Basic::new(graph);
    match model {
        MemoryModel::Sc => {
            let all = basic.po.or(&basic.creation).or(&basic.communication());
            basic.is_atomic() && all.is_acyclic()
        }
        MemoryModel::Tso => buffered(graph, &basic, false),
        MemoryModel::Pso => buffered(graph, &basic, true),
        MemoryModel::Ra => {
            let raised = raised(graph);
            rc11(&raised, &Basic::new(&raised))
        }
        MemoryModel::Rc11 => rc11(graph, &basic),
    }
}

/// The relations that all models are made of.
struct Basic {
    po: Relation,
    creation: Relation,
    rf: Relation,
    mo: Relation,
    fr: Relation,
}

impl Basic {
    fn new(graph: &Graph) -> Self {
        let rf = graph.reads_from();
        let mo = graph.modification_order();
        // A read-modify-write comes before what overwrites it by modification order.
        let fr = rf.inverse().then(&mo).only(|a, b| a != b);
        Basic {
            po: graph.program_order(),
            creation: graph.creation(),
            rf,
            mo,
            fr,
        }
    }

    /// rf ∪ mo ∪ fr
    fn communication(&self) -> Relation {
        self.rf.or(&self.mo).or(&self.fr)
    }

    /// Nothing is written between what a read-modify-write reads and what it writes.
    fn is_atomic(&self) -> bool {
        !self.fr.then(&self.mo).is_reflexive()
    }
}

/// TSO, and PSO with `any_stores`.
fn buffered(graph: &Graph, basic: &Basic, any_stores: bool) -> bool {
    let nodes = &graph.nodes;
    let po = &basic.po;
    let coherent = po
        .only(|a, b| graph.same_location(a, b))
        .or(&basic.communication())
        .is_acyclic();
    let count = nodes.len();
    // What waits until all stores before it are performed, and keeps all behind it.
    let full = |node: &Node| match node.kind {
        Kind::Access => node.updates,
        Kind::Fence => node.order == MemoryOrder::SeqCst,
        Kind::Spawn(_) | Kind::End => true,
        Kind::Initial | Kind::Start | Kind::Join(_) => false,
    };
    let store = |node: &Node| node.kind == Kind::Access && node.writes && !node.updates;
    let load = |node: &Node| match node.kind {
        Kind::Access => node.reads && !node.updates,
        Kind::Start | Kind::Join(_) => true,
        _ => false,
    };
    let kept = |a: usize, b: usize| {
        let (first, second) = (&nodes[a], &nodes[b]);
        let orders_nothing = |node: &Node| node.kind == Kind::Fence && !full(node);
        if !po.has(a, b) || orders_nothing(first) || orders_nothing(second) {
            return false;
        }
        let between = |f: usize| (f == a || po.has(a, f)) && (f == b || po.has(f, b));
        let fenced = (0..count).any(|f| {
            let ends_fenced = store(&nodes[f]) && nodes[f].order == MemoryOrder::SeqCst && f != b;
            between(f) && (full(&nodes[f]) || ends_fenced)
        });
        if fenced || !store(first) {
            return true;
        }
        if load(second) {
            return false;
        }
        let released = second.order.releases()
            || (0..count).any(|f| between(f) && nodes[f].is_fence() && nodes[f].order.releases());
        !any_stores || graph.same_location(a, b) || released
    };
    let ppo = Relation::new(count, kept);
    let external = basic
        .rf
        .only(|a, b| nodes[a].thread != nodes[b].thread || nodes[a].kind == Kind::Initial);
    let global = ppo
        .or(&basic.creation)
        .or(&external)
        .or(&basic.mo)
        .or(&basic.fr);
    coherent && basic.is_atomic() && global.is_acyclic()
}

/// The same graph where every access acquires and releases as far as it reads and writes.
fn raised(graph: &Graph) -> Graph {
    let mut raised = graph.clone();
    for node in &mut raised.nodes {
        if node.kind == Kind::Access && node.order != MemoryOrder::SeqCst {
            node.order = MemoryOrder::AcqRel;
        }
    }
    raised
}

fn rc11(graph: &Graph, basic: &Basic) -> bool {
    let nodes = &graph.nodes;
    let count = nodes.len();
    let hb = happens_before(graph, basic);
    let eco = basic.communication().closure();
    let coherent = !hb.is_reflexive() && !hb.then(&eco).is_reflexive();
    coherent && basic.is_atomic() && {
        let po = &basic.po;
        let sc = |node: &Node| node.order == MemoryOrder::SeqCst;
        let identity =
            |of: &dyn Fn(&Node) -> bool| Relation::new(count, |a, b| a == b && of(&nodes[a]));
        let accesses = identity(&|node| sc(node) && node.kind == Kind::Access);
        let fences = identity(&|node| sc(node) && node.is_fence());
        let other = po.only(|a, b| !graph.same_location(a, b));
        // scb = po ∪ po≠loc;hb;po≠loc ∪ hb|loc ∪ mo ∪ fr
        let scb = po
            .or(&other.then(&hb).then(&other))
            .or(&hb.only(|a, b| graph.same_location(a, b)))
            .or(&basic.mo)
            .or(&basic.fr);
        let hb_or_none = hb.or_none();
        // psc_base = ([E_sc] ∪ [F_sc];hb?) ; scb ; ([E_sc] ∪ hb?;[F_sc])
        let base = accesses
            .or(&fences.then(&hb_or_none))
            .then(&scb)
            .then(&accesses.or(&hb_or_none.then(&fences)));
        // psc_F = [F_sc] ; (hb ∪ hb;eco;hb) ; [F_sc]
        let of_fences = fences.then(&hb.or(&hb.then(&eco).then(&hb))).then(&fences);
        base.or(&of_fences).is_acyclic()
    }
}

/// hb = (po ∪ sw ∪ creation)+, where
/// `sw = [release] ; ([F];po)? ; [W, atomic] ; (rf;rmw)* ; rf ; [R, atomic] ; (po;[F])? ; [acquire]`.
fn happens_before(graph: &Graph, basic: &Basic) -> Relation {
    let nodes = &graph.nodes;
    let count = nodes.len();
    let atomic = |node: &Node| node.kind == Kind::Access && node.order.is_atomic();
    let update = |node: &Node| atomic(node) && node.reads && node.writes;
    // From a write to whoever reads from it or from what continues its release sequence.
    let continued = basic.rf.only(|_, b| update(&nodes[b])).closure().or_none();
    let observed = continued
        .then(&basic.rf)
        .only(|a, b| atomic(&nodes[a]) && nodes[a].writes && atomic(&nodes[b]) && nodes[b].reads);
    let released = Relation::new(count, |a, b| {
        let node = &nodes[a];
        node.order.releases() && (a == b || node.is_fence() && basic.po.has(a, b))
    });
    let acquired = Relation::new(count, |a, b| {
        let node = &nodes[b];
        node.order.acquires() && (a == b || node.is_fence() && basic.po.has(a, b))
    });
    let sw = released.then(&observed).then(&acquired);
    basic.po.or(&sw).or(&basic.creation).closure()
}
