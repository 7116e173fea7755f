//! A worker: looks at explored executions, one after the other, for what else could have happened, and explores that.

use std::time::Duration;

use quotient_model::{Program, ThreadId};

use super::bounds::Bounds;
use super::classes::{ClassIndex, Lookup};
use super::closure::Closure;
use super::decision::Decision;
use super::execution::Execution;
use super::histories::{HistoryIndex, Key};
use super::open::Stack;
use super::question::{NextStep, Question};
use super::trace::{ContentIndex, Demand, Lengths, PlaceIndex, ThreadNumber, Trace};
use super::untaken::{Depth, ToExamine, Unexamined};
use super::{Shared, Store, stuck};
use crate::exploration::Exploration;
use crate::frontier::Frontier;
use crate::recording::Halt;
use crate::statistics::{ViewStatistics, timed};
use crate::witness::Visited;
use crate::world::Current;

/// One of those who look for classes.
pub(super) struct Worker<'w, 's, P: Program> {
    pub shared: &'w Shared<'s, P>,
    pub frontier: &'w Frontier<ToExamine>,
    /// The explored execution whose next-steps are looked at, and its class.
    pub trace: Trace,
    pub class: ClassIndex,
    /// How far each of its threads does what it did in the class that it was found from.
    pub common: Lengths,
    pub bounds: Bounds,
    pub closure: Closure,
    decision: Decision,
    /// The parts of the trace that were looked at together with the next-step at hand.
    pub looked_at: Visited,
    pub demand: Demand,
    pub lookup: Lookup,
    /// How many classes there were when it was asked last whether one of them has something.
    pub asked_of: usize,
    ends: Demand,
    events: Vec<HistoryIndex>,
    pub open: Stack,
    pub statistics: ViewStatistics,
}

impl<'w, 's, P: Program> Worker<'w, 's, P> {
    /// Who has not looked at anything yet. Questions are timed if that is asked for.
    pub fn new(shared: &'w Shared<'s, P>, frontier: &'w Frontier<ToExamine>, timed: bool) -> Self {
        Worker {
            shared,
            frontier,
            trace: Trace::default(),
            class: ClassIndex::NONE,
            common: Lengths::new(),
            bounds: Bounds::default(),
            closure: Closure::default(),
            decision: Decision::default(),
            looked_at: Visited::default(),
            demand: Demand::new(),
            lookup: Lookup::default(),
            asked_of: 0,
            ends: Demand::new(),
            events: Vec::new(),
            open: Stack::default(),
            statistics: ViewStatistics {
                time: timed.then_some(Duration::ZERO),
                ..ViewStatistics::default()
            },
        }
    }
}

impl<P: Program> Worker<'_, '_, P> {
    /// Begins to look at an explored execution.
    fn examine(&mut self, next: &Unexamined) {
        let store = self.shared.read();
        let Store { execution, classes } = &**store;
        let histories = &execution.histories;
        classes.write(next.class, &mut self.ends);
        self.events.clear();
        for &(thread, count) in next.order.iter().rev() {
            let end = &mut self.ends[thread];
            for _ in 0..count {
                self.events.push(*end);
                *end = histories.get(*end).before;
            }
        }
        self.events.reverse();
        self.trace.record(histories, &self.events);
        self.class = next.class;
        // How much of the trace its parent has.
        self.ends.clear();
        if let Some(parent) = next.parent.some() {
            classes.write(parent, &mut self.ends);
        }
        self.common.clear();
        for (number, thread) in self.trace.threads.entries() {
            let own = self.trace.history(number, thread.length);
            let other = self.ends.get(thread.id).and_then(|other| other.some());
            let common = other.map(|other| histories.common(own, other));
            self.common.push(common.unwrap_or(0));
        }
    }

    /// Runs the execution to its end, as the trace goes as far as that is possible: then the two have
    /// much in common, and less is to be looked at.
    pub fn finish(
        &mut self,
        store: &mut Store<P>,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        let Store { execution, classes } = store;
        loop {
            let mut moved = false;
            for number in self.trace.threads.indices() {
                while let Some(thread) = self.follows(execution, number) {
                    moved |= perform(execution, thread, exploration)?;
                }
            }
            if moved {
                continue;
            }
            let Some(thread) = any_enabled(execution) else {
                break;
            };
            perform(execution, thread, exploration)?;
        }
        let new = Unexamined {
            order: in_turns(execution.threads_in_order()),
            class: classes.add(&execution.histories, &execution.at, self.class),
            parent: self.class,
        };
        self.frontier.with(|list| (list.unexamined.push(new), true));
        exploration.maximal(execution)
    }

    /// The thread with that number in the trace, if its next event can be as it is there.
    fn follows(&self, execution: &Execution<P>, number: ThreadNumber) -> Option<ThreadId> {
        let thread = self.trace.threads[number];
        let at = *execution.at.get(thread.id)?;
        if at.is_none() {
            return None;
        }
        let length = execution.histories.get(at).length;
        if length >= thread.length || self.trace.history(number, length) != at {
            return None;
        }
        let outcome = execution.outcome(thread.id)?;
        let step = self.trace.step_of(number, length);
        (step.spawns.is_some() || outcome.key() == step.key).then_some(thread.id)
    }

    /// Looks for what else could have happened in an explored execution, and explores that. Says whether parts of it have to be looked at.
    pub fn look_at(
        &mut self,
        next: &Unexamined,
        depth: Depth,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        self.examine(next);
        if depth == Depth::Whole {
            self.look_for_ends(exploration)?;
        }
        self.look_for_next_steps(depth, exploration)
    }

    /// Looks for ends at which threads wait for each other that the trace goes past.
    fn look_for_ends(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let ends = {
            let store = self.shared.read();
            stuck::ends(&store.execution.histories, &self.trace, &mut self.bounds)
        };
        for end in ends {
            let mut lengths = end.lengths.iter().zip(&self.common);
            if lengths.all(|(own, common)| own <= common) {
                continue;
            }
            let shared = self.shared;
            if self.is_class(&shared.read(), &end.lengths) {
                continue;
            }
            for left in end.left() {
                if self.can_be(&end.lengths, None, (&end.held, &left), exploration)? {
                    self.explore_witness(&end.lengths, None, exploration)?;
                    break;
                }
            }
        }
        Ok(())
    }

    /// Whether some class begins with these steps and an outcome of the thread's next. Looks at so many words
    /// of classes.
    pub fn is_met_by(
        &mut self,
        store: &Store<P>,
        thread: ThreadNumber,
        key: Key,
        lengths: &Lengths,
        words: usize,
    ) -> bool {
        let histories = &store.execution.histories;
        self.asked_of = store.classes.len();
        let before = self.trace.history(thread, lengths[thread]);
        let Some(history) = histories.known_after(before, key) else {
            return false;
        };
        let further = Some((thread, history));
        self.trace.demand(lengths, further, &mut self.demand);
        let all = (ClassIndex::NONE, words);
        (store.classes).meet(histories, &self.demand, all, &mut self.lookup)
    }

    /// Whether just these steps of the trace are a class.
    fn is_class(&mut self, store: &Store<P>, lengths: &Lengths) -> bool {
        self.asked_of = store.classes.len();
        self.trace.demand(lengths, None, &mut self.demand);
        store.classes.have(&self.demand, &mut self.lookup)
    }

    /// Whether these steps can happen, with the next-step, so that at the end these mutexes are held and these
    /// contents are left.
    pub fn can_be(
        &mut self,
        lengths: &Lengths,
        next: Option<&NextStep>,
        (held, left): (&[PlaceIndex], &[ContentIndex]),
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        let question = Question {
            trace: &self.trace,
            lengths,
            further: next.map(|next| (next.thread, &next.step)),
            held,
            left,
        };
        let (decision, closure) = (&mut self.decision, &mut self.closure);
        let time = self.statistics.time.as_mut();
        let can = timed(time, || decision.decide(question, closure, exploration))?;
        self.statistics.checks += 1;
        self.statistics.realisable += u64::from(can);
        Ok(can)
    }

    /// Explores an execution that begins with the witness found last, of these steps and the next-step, or of an end. They were in no
    /// class, but by now another worker may have explored one.
    pub fn explore_witness(
        &mut self,
        lengths: &Lengths,
        next: Option<&NextStep>,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        let mut store = self.shared.write();
        if store.classes.len() > self.asked_of {
            let known = match next {
                Some(NextStep { thread, step }) => {
                    self.is_met_by(&store, *thread, step.key, lengths, usize::MAX)
                }
                None => self.is_class(&store, lengths),
            };
            if known {
                return Ok(());
            }
        }
        exploration.next_of_all()?;
        store.execution.clear();
        for &number in &self.decision.witness {
            let thread = self.trace.threads[number].id;
            let came = perform(&mut store.execution, thread, exploration)?;
            debug_assert!(came, "a witness is an execution");
        }
        self.finish(&mut store, exploration)?;
        exploration.ended_one_of_all()
    }
}

/// Lets the thread perform its pending access, if it is enabled.
fn perform<P: Program>(
    execution: &mut Execution<P>,
    thread: ThreadId,
    exploration: &mut Exploration<'_>,
) -> Result<bool, Halt> {
    let Some(outcome) = execution.outcome(thread) else {
        return Ok(false);
    };
    let new = execution.perform(thread, outcome);
    if execution.is_refuted() {
        return Err(Halt::StartOver);
    }
    if new {
        exploration.count_event();
        exploration.arrived(execution, thread)?;
        let history = execution.at[thread];
        if let Some((child, _)) = execution.histories.get(history).child {
            exploration.arrived(execution, child)?;
        }
    }
    exploration.check_length(execution)?;
    Ok(true)
}

/// Some thread that can go on, if possible one that does not read.
fn any_enabled<P: Program>(execution: &Execution<P>) -> Option<ThreadId> {
    let mut reader = None;
    for thread in execution.present() {
        let at = execution.at[thread];
        if execution.outcome(thread).is_some() {
            if !execution.histories.may_differ(at) {
                return Some(thread);
            }
            reader = reader.or(Some(thread));
        }
    }
    reader
}

/// Threads in order, each with how many times it comes one after the other.
fn in_turns(order: impl Iterator<Item = ThreadId>) -> Box<[(ThreadId, u16)]> {
    let mut turns: Vec<(ThreadId, u16)> = Vec::new();
    for thread in order {
        match turns.last_mut() {
            Some((last, count)) if *last == thread && *count < u16::MAX => *count += 1,
            _ => turns.push((thread, 1)),
        }
    }
    turns.into()
}
