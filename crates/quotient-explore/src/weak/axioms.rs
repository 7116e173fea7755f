//! Which orders of the writes a memory model allows, besides coherence, by its axioms.
//!
//! Under RC11 and RA the order psc of what is `seq_cst` must have no cycle:
//! `([E] ∪ [F];hb?) ; scb ; ([E] ∪ hb?;[F]) ∪ [F] ; (hb ∪ hb;eco;hb) ; [F]` where E are the `seq_cst` accesses, F the `seq_cst` fences, and
//! `scb = po ∪ po≠loc;hb;po≠loc ∪ hb|loc ∪ mo ∪ fr` (Lahav, Vafeiadis, Kang, Hur, Dreyer, PLDI 2017). Under the others it is the global
//! order: what the model keeps of po, rf (of TSO and PSO, between threads), mo and fr.
//!
//! All of it grows with mo. So a part of mo that is not allowed is part of none that is.

use quotient_model::{Index, MemoryModel, MemoryOrder};

use super::chains::Chains;
use super::graph::{Graph, Kind, Node};
use super::relation::{Relation, ones};
use crate::properties::robustness::rows::{NONE, NodeIndex};

/// The axioms for the orders of writes in a graph.
pub(super) struct Axioms<'g> {
    graph: &'g Graph,
    /// What does not depend on mo: of scb, or of the global order.
    fixed: Relation,
    psc: Option<Psc>,
}

/// What psc needs besides.
struct Psc {
    hb: Relation,
    /// `[E] ∪ [F];hb?`
    from: Relation,
    accesses: Vec<usize>,
    fences: Vec<usize>,
}

impl<'g> Axioms<'g> {
    pub fn new(graph: &'g Graph, model: MemoryModel) -> Self {
        match model {
            MemoryModel::Ra | MemoryModel::Rc11 => Axioms::of_c11(graph),
            MemoryModel::Sc | MemoryModel::Tso | MemoryModel::Pso => Axioms {
                graph,
                fixed: global(graph, model),
                psc: None,
            },
        }
    }

    fn of_c11(graph: &'g Graph) -> Self {
        let count = graph.nodes.len();
        let index = NodeIndex::new;
        let mut hb = Relation::new(count);
        let mut fixed = Relation::new(count);
        let mut elsewhere = Relation::new(count);
        for b in 0..count {
            for a in 0..b {
                let (first, second) = (index(a), index(b));
                if !graph.happens_before(first, second) {
                    continue;
                }
                hb.put(a, b);
                let same = graph.same_location(first, second);
                let po = graph.in_program_order(first, second);
                if same || po {
                    fixed.put(a, b);
                }
                if po && !same {
                    elsewhere.put(a, b);
                }
            }
        }
        fixed.add(&elsewhere.then(&hb).then(&elsewhere));
        let node = |at: usize| &graph.nodes[index(at)];
        let sc = (0..count).filter(|&at| node(at).is_sc());
        let (accesses, fences): (Vec<usize>, Vec<usize>) =
            sc.partition(|&at| node(at).kind == Kind::Access);
        let mut from = Relation::new(count);
        for &access in &accesses {
            from.put(access, access);
        }
        for &fence in &fences {
            from.put(fence, fence);
            for b in fence + 1..count {
                if hb.has(fence, b) {
                    from.put(fence, b);
                }
            }
        }
        Axioms {
            graph,
            fixed,
            psc: Some(Psc {
                hb,
                from,
                accesses,
                fences,
            }),
        }
    }

    /// Whether the orders of the writes of all locations, which are coherent, may be as far as they are known.
    pub fn allow(&self, all: &[Chains]) -> bool {
        let communication = self.communication(all);
        let mut order = self.fixed.clone();
        order.add(&communication);
        match &self.psc {
            None => order.is_acyclic(),
            Some(psc) => {
                let mut eco = communication;
                for (at, node) in self.graph.nodes.iter().enumerate() {
                    if node.reads && node.source != NONE {
                        eco.put(node.source.index(), at);
                    }
                }
                psc.is_acyclic(&order, eco)
            }
        }
    }

    /// The global order, with these orders of the writes, where the model has one.
    pub fn global(mut self, all: &[Chains]) -> Relation {
        let communication = self.communication(all);
        self.fixed.add(&communication);
        self.fixed
    }

    /// mo and fr.
    fn communication(&self, all: &[Chains]) -> Relation {
        let mut communication = Relation::new(self.fixed.count());
        for chains in all {
            self.communicate(chains, &mut communication);
        }
        communication
    }

    /// Adds mo and fr of one location.
    fn communicate(&self, chains: &Chains, order: &mut Relation) {
        for write in chains.writes() {
            for &other in self.graph.accesses(chains.location) {
                let node = &self.graph.nodes[other];
                let overwritten = node.reads && chains.has(node.source, write);
                if other != write && (overwritten || node.writes && chains.has(other, write)) {
                    order.put(other.index(), write.index());
                }
            }
        }
    }
}

impl Psc {
    fn is_acyclic(&self, scb: &Relation, mut eco: Relation) -> bool {
        let count = scb.count();
        let arriving = self.from.then(scb);
        let mut psc = Relation::new(count);
        for &access in &self.accesses {
            psc.join(access, arriving.row(access));
        }
        if !self.fences.is_empty() {
            eco.close();
            let mut is_fence = vec![0u64; count.div_ceil(64)];
            for &fence in &self.fences {
                is_fence[fence / 64] |= 1 << (fence % 64);
            }
            for &fence in &self.fences {
                psc.join(fence, arriving.row(fence));
                let mut fences = self.hb.row(fence).to_vec();
                for m in ones(self.hb.row(fence)) {
                    psc.join(fence, arriving.row(m));
                    for k in ones(eco.row(m)) {
                        let before = fences.iter_mut().zip(self.hb.row(k));
                        before.for_each(|(into, from)| *into |= from);
                    }
                }
                let only = fences.iter_mut().zip(&is_fence);
                only.for_each(|(word, fences)| *word &= fences);
                psc.join(fence, &fences);
            }
        }
        psc.is_acyclic()
    }
}

/// Of the global order of SC, TSO and PSO, what does not depend on mo.
fn global(graph: &Graph, model: MemoryModel) -> Relation {
    let count = graph.nodes.len();
    let mut global = Relation::new(count);
    for (second, node) in graph.nodes.entries() {
        if let Kind::Meeting(other) = node.kind
            && other != NONE
        {
            global.put(other.index(), second.index());
        }
        let within = |source: NodeIndex| graph.nodes[source].thread == node.thread;
        if node.reads && node.source != NONE && (model == MemoryModel::Sc || !within(node.source)) {
            global.put(node.source.index(), second.index());
        }
    }
    for first in graph.nodes.indices() {
        keep_after(graph, model, first, &mut global);
    }
    global
}

/// Adds what is kept of program order behind a node.
fn keep_after(graph: &Graph, model: MemoryModel, first: NodeIndex, global: &mut Relation) {
    let node = &graph.nodes[first];
    if model != MemoryModel::Sc && orders_nothing(node) {
        return;
    }
    let mut fenced = is_full(node) || is_store(node) && node.is_sc();
    let mut released = false;
    let behind = graph.nodes.indices().skip(first.index() + 1);
    for second in behind.filter(|&at| graph.nodes[at].thread == node.thread) {
        let other = &graph.nodes[second];
        released |= other.is_fence() && other.order.releases();
        let kept = match model {
            MemoryModel::Sc => true,
            _ if orders_nothing(other) => false,
            _ if fenced || is_full(other) || !is_store(node) => true,
            _ if is_load(other) => false,
            MemoryModel::Pso => {
                graph.same_location(first, second) || released || other.order.releases()
            }
            _ => true,
        };
        if kept {
            global.put(first.index(), second.index());
        }
        fenced |= is_full(other) || is_store(other) && other.is_sc();
    }
}

/// Whether it waits until all stores before it are performed, and keeps all behind it.
fn is_full(node: &Node) -> bool {
    match node.kind {
        Kind::Access => node.updates,
        Kind::Fence => node.order == MemoryOrder::SeqCst,
        Kind::Parting | Kind::Barrier => true,
        Kind::Meeting(_) | Kind::Free => false,
    }
}

fn orders_nothing(node: &Node) -> bool {
    node.is_fence() && !is_full(node)
}

fn is_store(node: &Node) -> bool {
    node.kind == Kind::Access && node.writes && !node.updates
}

fn is_load(node: &Node) -> bool {
    match node.kind {
        Kind::Access => node.reads && !node.updates,
        Kind::Meeting(_) => true,
        _ => false,
    }
}
