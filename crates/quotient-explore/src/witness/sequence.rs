//! An order in which events happen: the witness of the current trace.

/// Events in order, and where each of them is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sequence {
    order: Vec<u32>,
    position: Vec<u32>,
}

impl Sequence {
    /// All events, the first one first.
    pub fn events(&self) -> &[u32] {
        &self.order
    }

    /// Where an event is.
    #[inline]
    pub fn position(&self, event: u32) -> u32 {
        self.position[event as usize]
    }

    /// Whether an event is there.
    #[inline]
    pub fn has(&self, event: u32) -> bool {
        let position = self.position.get(event as usize);
        position.is_some_and(|&at| self.order.get(at as usize) == Some(&event))
    }

    /// Puts an event at the end.
    #[inline]
    pub fn push(&mut self, event: u32) {
        if self.position.len() <= event as usize {
            self.position.resize(event as usize + 1, 0);
        }
        self.position[event as usize] = self.order.len() as u32;
        self.order.push(event);
    }

    /// Keeps only what is before position `from`. The others' positions are known until they are
    /// put back.
    pub(super) fn keep(&mut self, from: usize) {
        self.order.truncate(from);
    }

    /// Puts these at the end.
    pub fn extend(&mut self, events: impl Iterator<Item = u32>) {
        events.for_each(|event| self.push(event));
    }

    /// Makes it this order.
    pub fn set(&mut self, order: impl Iterator<Item = u32>) {
        self.keep(0);
        self.extend(order);
    }

    /// Takes out all events but the first `len` of the trace.
    pub fn shorten(&mut self, len: u32) {
        let removed = (len..self.position.len() as u32).filter(|&event| self.has(event));
        if let Some(first) = removed.map(|event| self.position(event)).min() {
            let mut kept = first as usize;
            for at in first as usize..self.order.len() {
                let event = self.order[at];
                if event < len {
                    self.order[kept] = event;
                    self.position[event as usize] = kept as u32;
                    kept += 1;
                }
            }
            self.order.truncate(kept);
        }
        self.position.truncate(len as usize);
    }
}
