//! The accesses of one location: epochs, each made of writes in any order, the last of which is
//! observed, and of the reads that observe it (see [`super`]).

use crate::order::{EventIndex, NONE};

/// Writes in any order, the last of them, and those that read it.
#[derive(Clone, Debug)]
pub(super) struct Epoch {
    pub batch: Vec<EventIndex>,
    /// The write, update or free; [`NONE`] at the start. The first of several adds.
    pub head: EventIndex,
    /// The adds, if it is one.
    pub adds: Vec<EventIndex>,
    pub readers: Vec<EventIndex>,
}

impl Epoch {
    pub fn new(batch: Vec<EventIndex>, head: EventIndex) -> Epoch {
        Epoch {
            batch,
            head,
            adds: Vec::new(),
            readers: Vec::new(),
        }
    }

    /// The head, or all the adds; nothing at the start.
    pub fn heads(&self) -> &[EventIndex] {
        match (self.head, &self.adds[..]) {
            (NONE, _) => &[],
            (_, []) => std::slice::from_ref(&self.head),
            (_, adds) => adds,
        }
    }
}

/// The accesses of one location.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pub epochs: Vec<Epoch>,
    /// The writes that nobody has read yet.
    pub open: Vec<EventIndex>,
}

impl Place {
    pub fn new() -> Place {
        Place {
            epochs: vec![Epoch::new(Vec::new(), NONE)],
            open: Vec::new(),
        }
    }

    pub fn last(&mut self) -> &mut Epoch {
        self.epochs.last_mut().expect("the first epoch stays")
    }

    /// Makes the last write the head of a new epoch, if there is one.
    pub fn observe(&mut self) -> bool {
        let Some(head) = self.open.pop() else {
            return false;
        };
        let batch = std::mem::take(&mut self.open);
        self.epochs.push(Epoch::new(batch, head));
        true
    }

    /// Takes the last epoch back.
    pub fn unobserve(&mut self, keep_head: bool) {
        let epoch = self.epochs.pop().expect("there is an epoch to take back");
        self.open = epoch.batch;
        if keep_head {
            self.open.push(epoch.head);
        }
    }
}
