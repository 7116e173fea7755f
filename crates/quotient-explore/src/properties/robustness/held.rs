//! What a stale access may find: what its location held right before a write that it misses.
//!
//! Before most writes that is what was there in the execution. But adds have no order among themselves where it is a matter of notes, and the
//! execution has one of their orders. In the one in which the access is stale those come first that it is forced to come after, and with them all that comes before
//! these for other reasons; of the rest, what comes before the add that is missed. How many more come first is open: none, or all that
//! need not come behind it. Both are tried, which depend on the execution's class alone and not on its order.

use quotient_model::{Cell, Effect, Location, Program, Value, perform};

use super::Robustness;
use super::graph::Graph;
use super::rows::NodeIndex;
use crate::world::Trace;

/// The writes that an access need not come after.
#[derive(Default)]
pub(super) struct Unforced {
    /// The latest first.
    pub writes: Vec<NodeIndex>,
    /// The adds without an order that it must come after.
    pub adds: Vec<NodeIndex>,
}

impl Unforced {
    /// Whether the access must come after this add since it must come after others.
    pub fn follows(&self, graph: &Graph, add: NodeIndex) -> bool {
        self.adds.iter().any(|&known| graph.before.has(known, add))
    }
}

impl<P: Program> Robustness<P> {
    /// What the location may have held before the write that is missed by an access behind the node `last`.
    pub(super) fn held_before(
        &self,
        trace: &Trace<P>,
        (last, location): (NodeIndex, Location),
        (unforced, missed): (&Unforced, NodeIndex),
    ) -> Vec<Value> {
        let Robustness { graph, .. } = self;
        let held = |at: NodeIndex| {
            let cell = trace.cell_before(graph.nodes[at].event, location);
            cell.value
        };
        if !graph.nodes[missed].adds {
            return vec![held(missed)];
        }
        // The adds around it. Other writes have an order with all of them, so what is not in the past is no part of it but for adds.
        let accesses = graph.accesses(location);
        let Ok(place) = accesses.binary_search(&missed) else {
            return vec![held(missed)];
        };
        let writes = |at: &&NodeIndex| graph.nodes[**at].writes;
        let adds = |at: &&NodeIndex| graph.nodes[**at].adds;
        let before = accesses[..place].iter().rev().filter(writes);
        let behind = accesses[place..].iter().filter(writes);
        let before = before.take_while(adds).copied();
        let first = before.clone().last().unwrap_or(missed);
        let behind = behind.take_while(adds).copied();
        let mut all: Vec<NodeIndex> = before.chain(behind).collect();
        all.retain(|&at| graph.before.has(last, at));
        all.sort_unstable();
        let sum = |chosen: &dyn Fn(NodeIndex) -> bool| {
            let mut value = held(first);
            for &at in all.iter().filter(|&&at| chosen(at)) {
                let event = trace.event(graph.nodes[at].event);
                let done = perform(&event.access, Cell::new(value), event.step.thread);
                if let Effect::Done {
                    written: Some(written),
                    ..
                } = done
                {
                    value = written;
                }
            }
            value
        };
        let fewest =
            sum(&|at| unforced.follows(graph, at) || at != missed && graph.before.has(missed, at));
        let most = sum(&|at| !graph.before.has(at, missed));
        let mut values = vec![most, fewest];
        values.dedup();
        values
    }
}
