//! Closure (Algorithms 1 to 4 of the paper): the weakest order, stronger than the given one, of which
//! a linearization gives every read a good write. The rules are those of [`crate::witness::rules`].
//!
//! # What differs from the paper
//!
//! The paper has the writes of each side, X₁ and X₂, in a chain: at most two writes are in MaxW, the one
//! local to r (of its own side) and the remote one, and where a rule is violated the visible good writes are a chain. There
//! the rules are its Rule1 to Rule3. Here leaves may be unordered and the good writes of a read of the root on both sides, as
//! long as nothing asks for more ([`super::realize`]). The rules add only what every linearization
//! has to respect then, too.
//!
//! The initial value is a write of the leaves that comes before everything.

use std::time::Duration;

use super::order::{AnnotatedPartialOrder, Infeasible};
use crate::order::EventIndex;
use crate::statistics::{OrderStatistics, timed};
use crate::witness::Place;
use crate::witness::rules::{self, Order, Rule};

/// Closes orders.
#[derive(Default)]
pub(super) struct Closure {
    rules: rules::Closure,
    pub statistics: OrderStatistics,
}

impl Closure {
    /// With nothing counted yet.
    pub fn new(timed: bool) -> Self {
        let mut closure = Closure::default();
        closure.statistics.time = timed.then_some(Duration::ZERO);
        closure
    }

    /// Closes the order, as far as it has changed since it was closed.
    pub fn close(&mut self, order: &mut AnnotatedPartialOrder) -> Result<(), Infeasible> {
        let mut time = self.statistics.time;
        let closed = timed(time.as_mut(), || self.close_untimed(order));
        self.statistics.time = time;
        self.statistics.closures += 1;
        self.statistics.refused += u64::from(closed.is_err());
        closed
    }

    fn close_untimed(&mut self, order: &mut AnnotatedPartialOrder) -> Result<(), Infeasible> {
        while let Some(read) = order.dequeue() {
            if let Some(place) = order.item(read).reads {
                self.apply_rules(order, read, place)?;
            }
        }
        Ok(())
    }

    fn apply_rules(
        &mut self,
        order: &mut AnnotatedPartialOrder,
        read: EventIndex,
        place: Place,
    ) -> Result<(), Infeasible> {
        let mut counted = Counted {
            order,
            edges: [0; 3],
        };
        let closed = self.rules.close(&mut counted, read, place);
        let edges = counted.edges;
        for (all, new) in self.statistics.edges.iter_mut().zip(edges) {
            *all += new;
        }
        closed?;
        if edges == [0; 3] && self.rules.is_settled(&counted, read, place) {
            order.settle(read);
        }
        Ok(())
    }
}

/// An order, and the edges that each rule has put into it.
struct Counted<'o> {
    order: &'o mut AnnotatedPartialOrder,
    edges: [u64; 3],
}

impl Order for Counted<'_> {
    type Refused = Infeasible;

    fn refused() -> Infeasible {
        Infeasible
    }

    #[inline]
    fn before(&self, a: EventIndex, b: EventIndex) -> bool {
        self.order.before(a, b)
    }

    #[inline]
    fn good_writes(&self, read: EventIndex) -> &[EventIndex] {
        self.order.good_writes(read)
    }

    #[inline]
    fn chains(&self, place: Place) -> usize {
        self.order.at(place).map_or(0, |at| at.chains.len())
    }

    #[inline]
    fn chain(&self, place: Place, chain: usize) -> &[EventIndex] {
        let chains = self.order.at(place).map_or(&[][..], |at| &at.chains);
        &chains[chain].writes
    }

    #[inline]
    fn last_before(&self, read: EventIndex, place: Place, chain: usize) -> EventIndex {
        self.order.last_before(read, place, chain)
    }

    #[inline]
    fn insist(&mut self, rule: Rule, a: EventIndex, b: EventIndex) -> Result<(), Infeasible> {
        if self.order.before(a, b) {
            return Ok(());
        }
        self.edges[match rule {
            Rule::Least => 0,
            Rule::After => 1,
            Rule::Greatest => 2,
        }] += 1;
        self.order.insert(a, b)
    }
}
