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
//!
//! # Several workers
//!
//! The theorem says nothing of the order in which classes are looked at, so several workers can look at one each. What they share is
//! the [`Store`]: many may look things up there at once, one at a time adds to it. A worker that has found that something can happen
//! which no class has asks again whether none has it once nobody else can add one, and keeps the others out until the class is there:
//! so none is explored twice. Which of two classes was *found before* the other is the order in which they were added.
//! A worker that must stop for a checkpoint puts back what it looks at, and looks at all of it again later ([`saved`]).

mod bounds;
mod classes;
mod closure;
mod decision;
mod execution;
mod histories;
mod next_steps;
mod open;
mod question;
mod replay;
mod rewind;
mod saved;
mod search;
mod stuck;
mod symmetry;
mod trace;
mod untaken;
mod worker;

use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::Duration;

use quotient_model::{Named, Program, ThreadId};

use crate::exploration::crew::beside::SideBySide;
use crate::exploration::{Exploration, Explorer};
use crate::recording::{Found, Halt};
use crate::retelling;
use crate::statistics::{Statistics, ViewStatistics};
use crate::world::Counters;

use classes::Classes;
use execution::Execution;
use untaken::{Depth, ToExamine, Unexamined};
use worker::Worker;

/// What is known of the program: all histories, and all classes. It has the one execution that is being made.
struct Store<P: Program> {
    execution: Execution<P>,
    classes: Classes,
}

/// The store as workers have it.
struct Shared<'s, P: Program>(RwLock<&'s mut Store<P>>);

impl<'s, P: Program> Shared<'s, P> {
    fn new(store: &'s mut Store<P>) -> Self {
        Shared(RwLock::new(store))
    }

    /// To look things up.
    fn read(&self) -> RwLockReadGuard<'_, &'s mut Store<P>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// To make an execution.
    fn write(&self) -> RwLockWriteGuard<'_, &'s mut Store<P>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The search for classes.
pub(crate) struct Views<P: Program> {
    store: Store<P>,
    to_examine: ToExamine,
    /// Some execution was explored, or another process has begun.
    begun: bool,
    statistics: ViewStatistics,
}

impl<P: Program> Views<P> {
    /// At the beginning. Questions are timed if that is asked for.
    pub fn new(program: Named<P>, timed: bool) -> Self {
        Views::at_first(Execution::new(program, Counters::default()), timed)
    }

    fn at_first(execution: Execution<P>, timed: bool) -> Self {
        Views {
            store: Store {
                execution,
                classes: Classes::default(),
            },
            to_examine: ToExamine::default(),
            begun: false,
            statistics: ViewStatistics {
                time: timed.then_some(Duration::ZERO),
                ..ViewStatistics::default()
            },
        }
    }
}

impl<P> Explorer for Views<P>
where
    P: Program + Send + Sync,
    P::Thread: Send + Sync,
    P::Names: Send + Sync,
{
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let timed = self.statistics.time.is_some();
        let shared = Shared::new(&mut self.store);
        let frontier = exploration.new_frontier(std::mem::take(&mut self.to_examine));
        let begun = std::mem::replace(&mut self.begun, true);
        let another = || Worker::new(&shared, &frontier, timed);
        let (workers, ended) = exploration.work_side_by_side(&frontier, begun, another);
        for worker in workers {
            self.statistics = self.statistics.with(worker.statistics);
        }
        self.to_examine = frontier.into_tree();
        ended
    }

    fn start_over(self) -> Self {
        let timed = self.statistics.time.is_some();
        Views::at_first(self.store.execution.start_over(), timed)
    }

    fn program(&self) -> &Named<P> {
        &self.store.execution.histories.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.store.execution.histories.program, found, manner);
    }

    fn statistics(&self) -> Option<Statistics> {
        Some(Statistics::Views(self.statistics))
    }
}

impl<P> SideBySide for Worker<'_, '_, P>
where
    P: Program + Send + Sync,
    P::Thread: Send + Sync,
    P::Names: Send + Sync,
{
    type Tree = ToExamine;

    /// Explores some execution.
    fn begin(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let mut store = self.shared.write();
        exploration.begin_branch()?;
        exploration.arrived(&store.execution, ThreadId::MAIN)?;
        self.finish(&mut store, exploration)
    }

    fn work(
        &mut self,
        (next, depth): (Unexamined, Depth),
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        exploration.tell();
        let (doubtful, ended) = match self.look_at(&next, depth, exploration) {
            Ok(doubtful) => (doubtful, Ok(())),
            Err(halt) => (false, Err(halt)),
        };
        self.frontier.with(|list| match (&ended, depth) {
            (Ok(()), _) if doubtful => (list.doubtful.push_back(next), true),
            (Ok(()), _) => ((), false),
            (Err(_), Depth::Whole) => (list.unexamined.push(next), true),
            (Err(_), Depth::Parts) => (list.doubtful.push_front(next), true),
        });
        ended
    }
}
