//! The execution at hand: which history each thread has, the order of the events, and the memory.

use quotient_model::{
    Access, Cell, Effect, Event, EventId, Failure, Location, Named, Program, ThreadId, Threads,
    perform,
};

use super::histories::{Histories, NONE, Outcome};
use crate::world::Current;

/// An execution that grows at the end.
pub(super) struct Execution<P: Program> {
    pub histories: Histories<P>,
    /// The history of each thread, [`NONE`] if it does not exist.
    pub at: Vec<u32>,
    /// The events, each as the history that it ends.
    pub order: Vec<u32>,
    /// What was written or freed; the rest is as it was at first.
    memory: Vec<Option<Cell>>,
    joined: Vec<bool>,
}

impl<P: Program> Execution<P> {
    /// Nothing has happened.
    pub fn new(program: Named<P>) -> Self {
        Execution {
            histories: Histories::new(program),
            at: vec![0],
            order: Vec::new(),
            memory: Vec::new(),
            joined: Vec::new(),
        }
    }

    /// Goes back to the beginning.
    pub fn clear(&mut self) {
        self.at.clear();
        self.at.push(0);
        self.order.clear();
        self.memory.clear();
        self.joined.clear();
    }

    #[inline]
    fn cell(&self, location: Location) -> Cell {
        match self.memory.get(location.index()) {
            Some(Some(cell)) => *cell,
            _ => Cell::new(self.histories.initial[location.index()]),
        }
    }

    fn set(&mut self, location: Location, cell: Cell) {
        if self.memory.len() <= location.index() {
            self.memory.resize(location.index() + 1, None);
        }
        self.memory[location.index()] = Some(cell);
    }

    /// What the thread's pending access would do now; `None` if it wants none or is not enabled.
    pub fn outcome(&self, thread: ThreadId) -> Option<Outcome> {
        let at = *self.at.get(thread.index())?;
        if at == NONE {
            return None;
        }
        let access = self.histories.access(at)?;
        match access {
            Access::Spawn { .. } | Access::Fence => Some(Outcome::done(0, None)),
            Access::Join { thread: child } => {
                let child = child.index();
                let Some(&end) = self.at.get(child).filter(|&&end| end != NONE) else {
                    return Some(Outcome::failed(Failure::not_a_thread()));
                };
                if self.joined.get(child) == Some(&true) {
                    return Some(Outcome::failed(Failure::joined_before()));
                }
                let value = self.histories.ended(end)?;
                Some(Outcome::done(value, None))
            }
            Access::Free { first, .. } => Some(match self.cell(first).freed {
                true => Outcome::failed(Failure::double_free()),
                false => Outcome::done(0, None),
            }),
            _ => {
                let cell = self.cell(access.location()?);
                match perform(&access, cell, thread) {
                    Effect::Done { observed, written } => Some(Outcome::done(observed, written)),
                    Effect::Failed(failure) => Some(Outcome::failed(failure)),
                    Effect::Disabled => None,
                }
            }
        }
    }

    /// Lets the thread perform its pending access, which does this. Says whether its history is
    /// met for the first time.
    pub fn perform(&mut self, thread: ThreadId, outcome: Outcome) -> bool {
        let before = self.at[thread.index()];
        let Some(access) = self.histories.access(before) else {
            return false;
        };
        let (written, failed) = (outcome.written, outcome.failure.is_some());
        let (after, new) = self.histories.after(before, outcome);
        self.at[thread.index()] = after;
        self.order.push(after);
        if failed {
            return new;
        }
        match access {
            Access::Join { thread: child } => {
                if self.joined.len() <= child.index() {
                    self.joined.resize(child.index() + 1, false);
                }
                self.joined[child.index()] = true;
            }
            Access::Free { first, count } => {
                for location in (first.0..first.0 + count).map(Location) {
                    let cell = self.cell(location);
                    self.set(
                        location,
                        Cell {
                            freed: true,
                            ..cell
                        },
                    );
                }
            }
            access => {
                if let (Some(location), Some(value)) = (access.location(), written) {
                    self.set(location, Cell::new(value));
                }
            }
        }
        if let Some((child, empty)) = self.histories.get(after).child {
            if self.at.len() <= child.index() {
                self.at.resize(child.index() + 1, NONE);
            }
            self.at[child.index()] = empty;
        }
        for index in 0..self.histories.get(after).published.len() {
            let (location, value) = self.histories.get(after).published[index];
            self.set(location, Cell::new(value));
        }
        new
    }
}

impl<P: Program> Current for Execution<P> {
    type Program = P;

    fn program(&self) -> &Named<P> {
        &self.histories.program
    }

    fn program_mut(&mut self) -> &mut Named<P> {
        &mut self.histories.program
    }

    fn threads(&self) -> &Threads {
        &self.histories.threads
    }

    #[inline]
    fn length(&self) -> usize {
        self.order.len()
    }

    fn present(&self) -> impl Iterator<Item = ThreadId> {
        let threads = self.at.iter().enumerate();
        threads
            .filter(|&(_, &at)| at != NONE)
            .map(|(thread, _)| ThreadId(thread as u16))
    }

    fn state(&self, thread: ThreadId) -> &P::Thread {
        self.histories.state(self.at[thread.index()])
    }

    fn failure(&self, thread: ThreadId) -> Option<&Failure> {
        let history = self.histories.get(self.at[thread.index()]);
        history.outcome.failure.as_ref()
    }

    fn holder(&self, mutex: Location) -> Option<ThreadId> {
        self.cell(mutex).holder()
    }

    fn goes_round(&mut self, _thread: ThreadId) -> bool {
        false
    }

    fn happened(&self) -> impl Iterator<Item = (Event, &P::Thread)> {
        self.order.iter().filter_map(|&history| {
            let node = self.histories.get(history);
            let event = Event {
                id: EventId {
                    thread: node.thread,
                    index: node.length - 1,
                },
                access: self.histories.access(node.before)?,
                observed: node.outcome.observed,
                written: node.outcome.written,
                spawned: node.child.map(|(child, _)| child),
            };
            Some((event, self.histories.state(node.before)))
        })
    }
}
