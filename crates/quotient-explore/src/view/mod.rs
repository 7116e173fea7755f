//! View-equivalence: executions in which every read gets the same value are not told apart. It is the
//! coarsest equivalence here.
//!
//! "Optimal Stateless Model Checking based on View-equivalence" (ViEqui) explores one execution for
//! each combination of values that the reads can get together. The paper's way there loses some and
//! repeats others (`docs/algorithms/view.md` has programs); this is another, built on one observation.
//!
//! # The argument
//!
//! A thread is an automaton, so a class is one *history* a thread: what its events observed
//! ([`histories`]). Let a *demand* be a history a thread as well, such that just these events can happen;
//! a class meets it if its histories begin with those.
//!
//! **Theorem.** Let E be a set of classes, not empty, such that for each class τ in E, for all first
//! steps G of its threads, and for each other outcome of the event that some thread wants next after G:
//! if G and the event with that outcome can happen, some class in E meets them. And whenever G can
//! happen, and nothing can happen after it, G is in E. Then E has all classes.
//!
//! *Proof.* Take an execution σ of a class that is not in E, and its longest prefix that some τ in E
//! meets. The empty one is met. If the prefix is all of σ, then σ ends where τ goes on: the second
//! condition. Otherwise the thread of σ's next event has done in τ what it did in σ up to there; τ is
//! maximal, so the event is in τ, with another outcome, or it is a lock or an await that its thread waits for
//! at τ's end. The first condition gives a class that meets one event more. ∎
//!
//! So it is enough to look at explored executions one by one, and at each other outcome, a *next-step*,
//! of each event: a class is explored only if it is found to be new, and all are found. That a class
//! was explored is looked up ([`classes`]); so none is explored twice, and nothing is begun in vain.
//!
//! # How the first steps are found
//!
//! All of τ is tried first, then less and less of it: one event that could have been otherwise is cut
//! off a thread, as long as no class meets what is left ([`next_steps`]). [`bounds`] takes out what
//! cannot be, [`decision`] decides the rest. Two things keep this short.
//!
//! - What a class found before τ has as well is left to that one: of all classes that begin with first steps G, only the
//!   first found looks at the other outcomes after G. It has the event, or waits for it at its end, and what the outcome needs
//!   is in G. So whether events can happen together is not asked again for every class that has them.
//! - Parts of executions are looked at when all explored executions have been looked at as a whole.
//!   By then most parts are met by some class.
//!
//! # Locks and awaits, and what else can fail or wait
//!
//! A lock needs the mutex to be free; who had it before is not part of a view. An await needs a value that satisfies
//! it. Ends at which threads wait are the only classes that others go past; [`stuck`] looks for them. What blocks an
//! await at the end is not part of a view either, only that one order of the events leaves something behind at each
//! place that satisfies nobody who waits there. A mutex that
//! is initialised when there are several threads is taken for a gate, which others than its holder release:
//! whether it is held depends on the order, and an unlock may fail. Frees, joins and all that can fail
//! have outcomes like other events.

mod bounds;
mod classes;
mod closure;
mod decision;
mod execution;
mod histories;
mod next_steps;
mod question;
mod replay;
mod rewind;
mod search;
mod stuck;
mod symmetry;
mod trace;
mod visited;

use std::collections::VecDeque;
use std::time::Duration;

use quotient_model::{Named, Program, ThreadId};

use crate::exploration::{Exploration, Explorer};
use crate::recording::{Found, Halt};
use crate::retelling;
use crate::statistics::{Statistics, ViewStatistics, timed};
use crate::world::{Counters, Current};

use bounds::Bounds;
use classes::{ClassIndex, Classes};
use closure::Closure;
use decision::Decision;
use execution::Execution;
use histories::HistoryIndex;
use next_steps::{Depth, NextStep, Stack};
use question::Question;
use trace::{ContentIndex, Demand, Lengths, PlaceIndex, ThreadNumber, Trace};
use visited::Visited;

/// An explored execution whose next-steps have not been looked at.
struct Unexamined {
    /// The threads of its events in order, each with how many come one after the other.
    order: Box<[(ThreadId, u16)]>,
    class: ClassIndex,
    /// The class that it was found from.
    parent: ClassIndex,
}

/// The search for classes.
pub(crate) struct Views<P: Program> {
    execution: Execution<P>,
    classes: Classes,
    unexamined: Vec<Unexamined>,
    /// Those of which parts have to be looked at, once there is nothing else to do: by then most of
    /// the parts are in some class. Those found first come first: what an execution has in common
    /// with the one that it was found from is left to that one.
    doubtful: VecDeque<Unexamined>,
    /// The explored execution whose next-steps are looked at, and its class.
    trace: Trace,
    class: ClassIndex,
    /// How far each of its threads does what it did in the class that it was found from.
    common: Lengths,
    bounds: Bounds,
    closure: Closure,
    decision: Decision,
    /// The parts of the trace that were looked at together with the next-step at hand.
    looked_at: Visited,
    demand: Demand,
    ends: Demand,
    events: Vec<HistoryIndex>,
    open: Stack,
    statistics: ViewStatistics,
}

impl<P: Program> Views<P> {
    /// At the beginning. Questions are timed if that is asked for.
    pub fn new(program: Named<P>, timed: bool) -> Self {
        Views::at_first(Execution::new(program, Counters::default()), timed)
    }

    fn at_first(execution: Execution<P>, timed: bool) -> Self {
        Views {
            execution,
            classes: Classes::default(),
            unexamined: Vec::new(),
            doubtful: VecDeque::new(),
            trace: Trace::default(),
            class: ClassIndex::NONE,
            common: Lengths::new(),
            bounds: Bounds::default(),
            closure: Closure::default(),
            decision: Decision::default(),
            looked_at: Visited::default(),
            demand: Demand::new(),
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

impl<P: Program> Explorer for Views<P> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        exploration.arrived(&self.execution, ThreadId::MAIN)?;
        self.finish(exploration)?;
        loop {
            while let Some(next) = self.unexamined.pop() {
                exploration.tell();
                self.begin(&next);
                self.look_for_ends(exploration)?;
                if self.look_for_next_steps(Depth::Whole, exploration)? {
                    self.doubtful.push_back(next);
                }
            }
            let Some(next) = self.doubtful.pop_front() else {
                return Ok(());
            };
            exploration.tell();
            self.begin(&next);
            self.look_for_next_steps(Depth::Parts, exploration)?;
        }
    }

    fn start_over(self) -> Self {
        let timed = self.statistics.time.is_some();
        Views::at_first(self.execution.start_over(), timed)
    }

    fn program(&self) -> &Named<P> {
        &self.execution.histories.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.execution.histories.program, found, manner);
    }

    fn statistics(&self) -> Option<Statistics> {
        Some(Statistics::Views(self.statistics))
    }
}

impl<P: Program> Views<P> {
    /// Begins to look at an explored execution.
    fn begin(&mut self, next: &Unexamined) {
        let histories = &self.execution.histories;
        self.classes.write(next.class, &mut self.ends);
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
        self.compare(next.parent);
    }

    /// Finds how much of the trace its parent has.
    fn compare(&mut self, parent: ClassIndex) {
        self.ends.clear();
        if let Some(parent) = parent.some() {
            self.classes.write(parent, &mut self.ends);
        }
        self.common.clear();
        let histories = &self.execution.histories;
        for (number, thread) in self.trace.threads.entries() {
            let own = self.trace.history(number, thread.length);
            let other = self.ends.get(thread.id).and_then(|other| other.some());
            let common = other.map(|other| histories.common(own, other));
            self.common.push(common.unwrap_or(0));
        }
    }

    /// Lets the thread perform its pending access, if it is enabled.
    fn perform(
        &mut self,
        thread: ThreadId,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        let Some(outcome) = self.execution.outcome(thread) else {
            return Ok(false);
        };
        let new = self.execution.perform(thread, outcome);
        if self.execution.is_refuted() {
            return Err(Halt::StartOver);
        }
        if new {
            exploration.count_event();
            exploration.arrived(&self.execution, thread)?;
            let history = self.execution.at[thread];
            if let Some((child, _)) = self.execution.histories.get(history).child {
                exploration.arrived(&self.execution, child)?;
            }
        }
        exploration.check_length(&self.execution)?;
        Ok(true)
    }

    /// Runs the execution to its end, as the trace goes as far as that is possible: then the two have
    /// much in common, and less is to be looked at.
    fn finish(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        loop {
            let mut moved = false;
            for number in self.trace.threads.indices() {
                while let Some(thread) = self.follows(number) {
                    moved |= self.perform(thread, exploration)?;
                }
            }
            if moved {
                continue;
            }
            let Some(thread) = self.any_enabled() else {
                break;
            };
            self.perform(thread, exploration)?;
        }
        let execution = &self.execution;
        let class = self
            .classes
            .add(&execution.histories, &execution.at, self.class);
        self.unexamined.push(Unexamined {
            order: in_turns(execution.threads_in_order()),
            class,
            parent: self.class,
        });
        exploration.maximal(&mut self.execution)
    }

    /// The thread with that number in the trace, if its next event can be as it is there.
    fn follows(&self, number: ThreadNumber) -> Option<ThreadId> {
        let thread = self.trace.threads[number];
        let at = *self.execution.at.get(thread.id)?;
        if at.is_none() {
            return None;
        }
        let length = self.execution.histories.get(at).length;
        if length >= thread.length || self.trace.history(number, length) != at {
            return None;
        }
        let outcome = self.execution.outcome(thread.id)?;
        let step = self.trace.step_of(number, length);
        (step.spawns.is_some() || outcome.key() == step.key).then_some(thread.id)
    }

    /// Some thread that can go on, if possible one that does not read.
    fn any_enabled(&self) -> Option<ThreadId> {
        let mut reader = None;
        for thread in self.execution.present() {
            let at = self.execution.at[thread];
            if self.execution.outcome(thread).is_some() {
                if !self.execution.histories.may_differ(at) {
                    return Some(thread);
                }
                reader = reader.or(Some(thread));
            }
        }
        reader
    }

    /// Looks for ends at which threads wait for each other that the trace goes past.
    fn look_for_ends(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        for end in stuck::ends(&self.execution.histories, &self.trace, &mut self.bounds) {
            let mut lengths = end.lengths.iter().zip(&self.common);
            if lengths.all(|(own, common)| own <= common) {
                continue;
            }
            self.trace.demand(&end.lengths, None, &mut self.demand);
            if self.classes.have(&self.demand) {
                continue;
            }
            for left in end.left() {
                if self.can_be(&end.lengths, None, (&end.held, &left), exploration)? {
                    self.explore_witness(exploration)?;
                    break;
                }
            }
        }
        Ok(())
    }

    /// Whether these steps can happen, with the next-step, so that at the end these mutexes are held and these
    /// contents are left.
    fn can_be(
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

    /// Explores an execution that begins with the witness found last.
    fn explore_witness(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        exploration.next_execution()?;
        self.execution.clear();
        for index in 0..self.decision.witness.len() {
            let number = self.decision.witness[index];
            let came = self.perform(self.trace.threads[number].id, exploration)?;
            debug_assert!(came, "a witness is an execution");
        }
        self.finish(exploration)
    }
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
