//! An order in which events happen: the witness of the current trace.

use quotient_model::{Index, Table, index_type};

use crate::order::EventIndex;

index_type! {
    /// A place in such an order.
    pub(crate) struct Position;
}

/// Events in order, and where each of them is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sequence {
    order: Table<Position, EventIndex>,
    position: Table<EventIndex, Position>,
}

impl Sequence {
    /// All events, the first one first.
    pub fn events(&self) -> &[EventIndex] {
        self.order.as_slice()
    }

    /// Where an event is.
    #[inline]
    pub fn position(&self, event: EventIndex) -> Position {
        self.position[event]
    }

    /// Whether an event is there.
    #[inline]
    pub fn has(&self, event: EventIndex) -> bool {
        let position = self.position.get(event);
        position.is_some_and(|&at| self.order.get(at) == Some(&event))
    }

    /// Puts an event at the end.
    #[inline]
    pub fn push(&mut self, event: EventIndex) {
        let position = self.order.push(event);
        *self.position.reach(event, || Position::FIRST) = position;
    }

    /// Keeps only what is before position `from`. The others' positions are known until they are
    /// put back.
    pub(super) fn keep(&mut self, from: Position) {
        self.order.truncate(from);
    }

    /// Puts these at the end.
    pub fn extend(&mut self, events: impl Iterator<Item = EventIndex>) {
        events.for_each(|event| self.push(event));
    }

    /// Makes it this order.
    pub fn set(&mut self, order: impl Iterator<Item = EventIndex>) {
        self.keep(Position::FIRST);
        self.extend(order);
    }

    /// Takes out all events of the trace from `end` on.
    pub fn shorten(&mut self, end: EventIndex) {
        let removed = end.to(self.position.end()).filter(|&event| self.has(event));
        if let Some(first) = removed.map(|event| self.position(event)).min() {
            let mut kept = first;
            for at in first.to(self.order.end()) {
                let event = self.order[at];
                if event < end {
                    self.order[kept] = event;
                    self.position[event] = kept;
                    kept = kept.next();
                }
            }
            self.order.truncate(kept);
        }
        self.position.truncate(end);
    }
}
