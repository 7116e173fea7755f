//! The execution at hand: which history each thread has, the order of the events, and the memory.

use quotient_model::{
    Cell, Event, EventId, Failure, Found, Location, Mark, Named, Program, ThreadId, Threads, Value,
    World, effect,
};

use super::histories::{Histories, HistoryIndex, Outcome};
use super::trace::Demand;
use crate::world::{Counters, Current, left_behind};

/// An execution that grows at the end.
pub(super) struct Execution<P: Program> {
    pub histories: Histories<P>,
    /// The history of each thread, none if it does not exist.
    pub at: Demand,
    /// The events, each as the history that it ends.
    pub order: Vec<HistoryIndex>,
    /// What each of them wrote. What an add leaves in a counter does not follow from the history.
    left: Vec<Option<Value>>,
    world: World,
}

impl<P: Program> Execution<P> {
    /// Nothing has happened. So much is known of counters.
    pub fn new(program: Named<P>, counters: Counters) -> Self {
        let mut execution = Execution {
            histories: Histories::new(program, counters),
            at: Demand::new(),
            order: Vec::new(),
            left: Vec::new(),
            world: World::new(),
        };
        execution.clear();
        execution
    }

    /// At the beginning, once more after the program has been started over.
    pub fn start_over(self) -> Self {
        let Histories {
            mut program,
            counters,
            ..
        } = self.histories;
        program.start_over();
        Execution::new(program, counters.known())
    }

    /// Goes back to the beginning.
    pub fn clear(&mut self) {
        self.at.clear();
        self.order.clear();
        self.left.clear();
        self.world.undo(Mark::default());
        self.histories.counters.undo(0);
        self.come(ThreadId::MAIN, HistoryIndex::FIRST);
    }

    /// The threads of the events, in order.
    pub fn threads_in_order(&self) -> impl Iterator<Item = ThreadId> {
        let events = self.order.iter();
        events.map(|&event| self.histories.get(event).thread)
    }

    /// The thread has this history from now on.
    fn come(&mut self, thread: ThreadId, history: HistoryIndex) {
        *self.at.reach(thread, || HistoryIndex::NONE) = history;
        if let Some(access) = self.histories.wanted(history) {
            self.histories.counters.arrived(&access);
        }
        let program = &self.histories.program;
        let pending = program.pending(self.histories.state(history));
        let published = &self.histories.get(history).published;
        self.world.stepped(program, thread, pending, published);
    }

    /// Notes what the last event does to counters.
    #[inline]
    fn count(&mut self) {
        let Some((&last, &written)) = self.order.last().zip(self.left.last()) else {
            return;
        };
        let wanted = self.histories.wanted(self.histories.get(last).before);
        if wanted.is_some_and(|access| self.histories.counters.care(&access))
            && let Some(event) = self.event(last, written)
        {
            self.histories.counters.performed(&event);
        }
    }

    /// The event that ends the history, and wrote this.
    fn event(&self, history: HistoryIndex, written: Option<Value>) -> Option<Event> {
        let node = self.histories.get(history);
        Some(Event {
            id: EventId {
                thread: node.thread,
                index: node.length - 1,
            },
            access: self.histories.wanted(node.before)?,
            observed: self.histories.handed(node.before, &node.outcome),
            written,
            spawned: node.child.map(|(child, _)| child),
        })
    }

    /// What the thread's pending access would do now; `None` if it wants none or is not enabled.
    pub fn outcome(&self, thread: ThreadId) -> Option<Outcome> {
        let at = *self.at.get(thread)?;
        if at.is_none() {
            return None;
        }
        let access = self.histories.access(at)?;
        Outcome::of(effect(&access, thread, &self.world))
    }

    /// Lets the thread perform its pending access, which does this. Says whether its history is
    /// met for the first time.
    pub fn perform(&mut self, thread: ThreadId, outcome: Outcome) -> bool {
        let before = self.at[thread];
        let Some(access) = self.histories.access(before) else {
            return false;
        };
        let (written, failed) = (outcome.written, outcome.failure.is_some());
        let (after, new) = self.histories.after(before, outcome);
        self.order.push(after);
        self.left.push(written);
        self.count();
        if failed {
            self.at[thread] = after;
            self.world.fail(thread);
            return new;
        }
        self.world.perform(&access, written);
        if let Some((child, empty)) = self.histories.get(after).child {
            self.world.spawn(child);
            self.come(child, empty);
        }
        self.come(thread, after);
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
        self.world.present()
    }

    fn state(&self, thread: ThreadId) -> &P::Thread {
        self.histories.state(self.at[thread])
    }

    fn failure(&self, thread: ThreadId) -> Option<&Failure> {
        let history = self.histories.get(self.at[thread]);
        history.outcome.failure.as_ref()
    }

    fn holder(&self, mutex: Location) -> Option<ThreadId> {
        self.world.cell(mutex).holder()
    }

    fn holds(&self, location: Location) -> Cell {
        let known = self.world.cells().get(location.index());
        known.map_or_else(|| Cell::new(self.program().initial(location)), |&cell| cell)
    }

    fn is_refuted(&self) -> bool {
        self.histories.counters.are_refuted()
    }

    fn learns(&mut self) -> bool {
        if !self.histories.counters.are_new() {
            return false;
        }
        let events: Vec<Event> = self.happened().map(|(event, _)| event).collect();
        self.histories.counters.sort_out(&events);
        true
    }

    fn classed(&self, event: Event) -> Event {
        self.histories.counters.classed(event)
    }

    fn last_seen(&self, thread: ThreadId, location: Location) -> Option<Value> {
        let mut at = self.at[thread];
        while self.histories.get(at).length > 0 {
            let node = self.histories.get(at);
            let access = self.histories.access(node.before)?;
            if access.location() == Some(location) {
                let outcome = &node.outcome;
                return Some(left_behind(access, outcome.observed, outcome.written));
            }
            at = node.before;
        }
        None
    }

    fn may_hold(&self, location: Location, fits: &dyn Fn(Cell) -> bool) -> bool {
        let held = self.holds(location);
        if held.freed || fits(held) || self.histories.counters.is(location) {
            return fits(held);
        }
        // Of what a thread has written there, only the last can stay.
        let mut met: Vec<ThreadId> = Vec::new();
        for &event in self.order.iter().rev() {
            let node = self.histories.get(event);
            let access = self.histories.access(node.before);
            if let Some(value) = node.outcome.written
                && access.and_then(|access| access.location()) == Some(location)
                && !met.contains(&node.thread)
            {
                if fits(Cell::new(value)) {
                    return true;
                }
                met.push(node.thread);
            }
        }
        false
    }

    fn held_at_first(&self, location: Location) -> Value {
        let published = |&event: &HistoryIndex| {
            let cells = &self.histories.get(event).published;
            cells.iter().find(|(cell, _)| *cell == location)
        };
        match self.order.iter().find_map(published) {
            Some(&(_, value)) => value,
            None => self.program().initial(location),
        }
    }

    fn happened(&self) -> impl Iterator<Item = (Event, &P::Thread)> {
        let events = self.order.iter().zip(&self.left);
        events.filter_map(|(&history, &written)| {
            let before = self.histories.get(history).before;
            Some((self.event(history, written)?, self.histories.state(before)))
        })
    }
}
