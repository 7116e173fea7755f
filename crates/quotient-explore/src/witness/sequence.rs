//! An order in which events happen: the witness of the current trace.

use quotient_model::{Index, Table, index_type};

use crate::order::{EventIndex, NONE};

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

    /// Makes it this order, of which it often has the beginning.
    pub fn set_to(&mut self, order: &[EventIndex]) {
        let old = self.events();
        let common = match old.get(..order.len()) {
            Some(begins) if begins == order => order.len(),
            _ => old.iter().zip(order).take_while(|(a, b)| a == b).count(),
        };
        self.keep(Position::new(common));
        self.extend(order[common..].iter().copied());
    }

    /// Puts an event right before the one at a position.
    pub fn insert(&mut self, at: Position, event: EventIndex) {
        self.push(event);
        let last = self.order.last_index();
        self.order.as_mut_slice()[at.index()..].rotate_right(1);
        for moved in at.to(last.next()) {
            self.position[self.order[moved]] = moved;
        }
    }

    /// Where the last of the events is that come before one that is not there: of each thread as many as the
    /// clock says, but for the event itself.
    pub fn last_before<'t>(
        &self,
        event: EventIndex,
        clock: &[u32],
        threads: impl Iterator<Item = &'t [EventIndex]>,
    ) -> Option<Position> {
        let before = threads.zip(clock).filter_map(|(events, &count)| {
            let mut before = events[..count as usize].iter().rev();
            before.find(|&&other| other != event).copied()
        });
        before.map(|other| self.position(other)).max()
    }

    /// Where an event that is not there and only reads can be put, so that it gets a good write and all others
    /// get what they got: right before a good write is overwritten, and after the position `after`, where its last
    /// cause is. `chains` are the writes of the place, each thread's in program order. That it comes at
    /// the end is not looked at.
    pub fn gap<'w, C: Iterator<Item = &'w [EventIndex]>>(
        &self,
        good: &[EventIndex],
        after: Option<Position>,
        chains: impl Fn() -> C,
    ) -> Option<Position> {
        let mut gap = None;
        loop {
            let lasts = chains().filter_map(|writes| {
                let is_before =
                    |&write: &EventIndex| gap.is_none_or(|gap| self.position(write) < gap);
                let count = writes.partition_point(is_before);
                writes[..count].last().copied()
            });
            let source = lasts.max_by_key(|&write| self.position(write));
            if gap.is_some() && good.contains(&source.unwrap_or(NONE)) {
                return gap;
            }
            let at = source.map(|write| self.position(write));
            if at <= after {
                return None;
            }
            gap = at;
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn event(n: usize) -> EventIndex {
        EventIndex::new(n)
    }

    fn sequence(events: &[usize]) -> Sequence {
        let mut sequence = Sequence::default();
        sequence.set(events.iter().map(|&n| event(n)));
        sequence
    }

    fn is_sound(sequence: &Sequence) -> bool {
        let mut events = sequence.order.entries();
        events.all(|(at, &event)| sequence.position(event) == at && sequence.has(event))
    }

    #[test]
    fn what_begins_alike_is_kept() {
        let mut at_hand = sequence(&[0, 2, 1, 3]);
        for next in [&[0, 2, 3, 1][..], &[0, 2], &[0, 2, 1, 3, 4], &[4, 0], &[]] {
            let next: Vec<EventIndex> = next.iter().map(|&n| event(n)).collect();
            at_hand.set_to(&next);
            assert!(at_hand.events() == next && is_sound(&at_hand));
        }
    }

    #[test]
    fn others_make_room() {
        let mut at_hand = sequence(&[0, 2, 1]);
        at_hand.insert(Position::new(1), event(3));
        assert!(at_hand.events() == [0, 3, 2, 1].map(event) && is_sound(&at_hand));
    }

    /// Events 0, 2 and 4 write, in two threads; 1 and 3 do something else.
    #[test]
    fn a_read_goes_where_its_value_is_overwritten_next() {
        let at_hand = sequence(&[0, 1, 2, 3, 4]);
        let chains = [[0, 4].map(event).to_vec(), vec![event(2)]];
        let gap = |good: &[EventIndex], after: Option<usize>| {
            let after = after.map(Position::new);
            let found = at_hand.gap(good, after, || chains.iter().map(Vec::as_slice));
            found.map(|at| at.index())
        };
        assert_eq!(gap(&[event(2)], None), Some(4));
        assert_eq!(
            gap(&[event(2)], Some(3)),
            Some(4),
            "its cause is before the gap"
        );
        assert_eq!(gap(&[event(0)], Some(1)), Some(2));
        assert_eq!(
            gap(&[event(0)], Some(2)),
            None,
            "its cause is after the gap"
        );
        assert_eq!(gap(&[NONE], None), Some(0));
        assert_eq!(gap(&[NONE], Some(0)), None);
        assert_eq!(gap(&[event(4)], None), None, "that would be at the end");
    }
}
