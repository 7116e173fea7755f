//! The writes of one location, in the order in which they come as far as that is known.
//!
//! A read-modify-write comes right after what it reads from, so the writes are chains: a plain write, or what there was at first, and the
//! read-modify-writes that follow on it. Two that read from the same write cannot be. What is left open is the order of the chains.
//!
//! Coherence fixes part of it. Let `a` and `b` be accesses of the location, `a` known to come before `b`. What `a` has written, or else
//! its source, is what `b` has read from, or comes before that; if `b` only writes, it comes before `b`. An order of the chains that has
//! all this is coherent, and there is one just if what follows has no cycle.

use quotient_model::Location;

use super::graph::Graph;
use super::relation::Relation;
use crate::properties::robustness::rows::{NONE, NodeIndex};

/// The chains of a location.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    pub location: Location,
    /// Each in its order; the first begins with what there was at first, which is [`NONE`].
    pub all: Vec<Vec<NodeIndex>>,
    /// Which of them come before which: closed.
    pub order: Relation,
    /// By write, in the order of the nodes, its chain and its place there.
    places: Vec<(NodeIndex, usize, usize)>,
}

impl Chains {
    /// Those of a location, ordered as far as coherence does, if `known` says of two accesses, the second of which was added
    /// later, that they must come in this order. `None` if there is no such order.
    pub fn new(
        graph: &Graph,
        location: Location,
        known: impl Fn(NodeIndex, NodeIndex) -> bool,
    ) -> Option<Self> {
        let accesses = graph.accesses(location);
        let mut chains = Chains {
            location,
            all: vec![vec![NONE]],
            order: Relation::new(0),
            places: Vec::new(),
        };
        for &at in accesses {
            let node = &graph.nodes[at];
            if !node.writes {
                continue;
            }
            let chain = match node.chained {
                true => {
                    let (chain, place) = chains.place(node.source);
                    if place + 1 != chains.all[chain].len() {
                        return None;
                    }
                    chain
                }
                false => {
                    chains.all.push(Vec::new());
                    chains.all.len() - 1
                }
            };
            chains.places.push((at, chain, chains.all[chain].len()));
            chains.all[chain].push(at);
        }
        chains.order = Relation::new(chains.all.len());
        for chain in 1..chains.all.len() {
            chains.order.put(0, chain);
        }
        for (nth, &second) in accesses.iter().enumerate() {
            let node = &graph.nodes[second];
            let later = match node.reads {
                true => node.source,
                false => second,
            };
            for &first in &accesses[..nth] {
                let node = &graph.nodes[first];
                let earlier = match node.writes {
                    true => first,
                    false => node.source,
                };
                if earlier != later && known(first, second) && !chains.put(earlier, later) {
                    return None;
                }
            }
        }
        chains.order.close();
        let is_ordered = (0..chains.all.len()).all(|chain| !chains.order.has(chain, chain));
        is_ordered.then_some(chains)
    }

    /// The chain of a write, and its place there.
    pub fn place(&self, write: NodeIndex) -> (usize, usize) {
        if write == NONE {
            return (0, 0);
        }
        match self.places.binary_search_by_key(&write, |&(at, ..)| at) {
            Ok(found) => (self.places[found].1, self.places[found].2),
            Err(_) => unreachable!("who reads or follows a write does so at its location"),
        }
    }

    /// Notes that a write comes before another. `false` if it cannot.
    fn put(&mut self, first: NodeIndex, second: NodeIndex) -> bool {
        let (first, second) = (self.place(first), self.place(second));
        if first.0 == second.0 {
            return first.1 < second.1;
        }
        self.order.put(first.0, second.0);
        true
    }

    /// Whether a write comes before another, by what is known.
    pub fn has(&self, first: NodeIndex, second: NodeIndex) -> bool {
        let (first, second) = (self.place(first), self.place(second));
        match first.0 == second.0 {
            true => first.1 < second.1,
            false => self.order.has(first.0, second.0),
        }
    }

    /// The writes, in the order in which they were added.
    pub fn writes(&self) -> impl Iterator<Item = NodeIndex> {
        self.places.iter().map(|&(at, ..)| at)
    }

    /// Two chains that are not ordered yet.
    pub fn unordered(&self) -> Option<(usize, usize)> {
        let count = self.all.len();
        let pairs =
            (1..count).flat_map(|first| (first + 1..count).map(move |second| (first, second)));
        let mut pairs = pairs;
        pairs.find(|&(a, b)| !self.order.has(a, b) && !self.order.has(b, a))
    }

    /// Orders them all: of those that may come next, the one whose first write was added first.
    pub fn complete(&mut self) {
        while let Some((first, second)) = self.unordered() {
            self.order.order(first, second);
        }
    }

    /// Whether the chain may be the last one.
    pub fn may_be_last(&self, chain: usize) -> bool {
        (0..self.all.len()).all(|other| !self.order.has(chain, other))
    }

    /// Has the chain be the last one.
    pub fn put_last(&mut self, chain: usize) {
        for other in (0..self.all.len()).filter(|&other| other != chain) {
            self.order.order(other, chain);
        }
    }

    /// The last write of a chain.
    pub fn last_of(&self, chain: usize) -> NodeIndex {
        self.all[chain].last().copied().unwrap_or(NONE)
    }

    /// The last write, if all chains are ordered.
    pub fn last(&self) -> NodeIndex {
        let mut chains = 0..self.all.len();
        let last = chains.find(|&chain| self.may_be_last(chain));
        self.last_of(last.unwrap_or_default())
    }
}
