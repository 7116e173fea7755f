//! The depth-first search of the algorithms that reverse races: extend the current execution until
//! nothing is enabled, note how each race of the new events could be reversed, go back to the last
//! prefix with something left to explore.
//!
//! Which events race, who sleeps, and what is left to explore at a prefix is the algorithm's to say
//! ([`Reduction`]). [`crate::source`] and [`crate::optimal`] have the order of conflicting accesses in common
//! ([`conflicts`]); [`crate::observers`] has an order of its own.
//!
//! The published Optimal-DPOR looks at all races of every maximal execution. Here a race is looked at once, when
//! its second event is added. That keeps the cost of an execution at the cost of its new events; what is then
//! to be looked at again is put off ([`deferred`]).

pub(crate) mod blocking;
pub(crate) mod conflicts;
pub(crate) mod deferred;
mod saved;
pub(crate) mod shared;
pub(crate) mod sleep;
pub(crate) mod wakeup_tree;

use std::sync::Arc;

use quotient_model::{Index, Named, Pending, Program, Reader, ThreadId, Writer};

use crate::exploration::crew::{HowMuch, Resumable, Sharing};
use crate::exploration::{Exploration, Explorer};
use crate::frontier::{Choose, Frontier, Sprout};
use crate::order::{EventIndex, Footprint, Step};
use crate::properties::c11_races::C11Races;
use crate::properties::plain::Plain;
use crate::properties::robustness::Robustness;
use crate::properties::{data_races, leaks};
use crate::recording::{Error, Found, Halt, Recorder};
use crate::retelling;
use crate::statistics::SymmetryStatistics;
use crate::world::twins::Twins;
use crate::world::{Awaited, Current, Trace};
use shared::{Below, PrefixIndex, Taken, Tree};

/// What sets an algorithm apart: the order of the current execution, the steps that sleep, and what
/// is left to explore at each prefix. All grow and shrink with the execution, and are empty at first.
pub(crate) trait Reduction: Default {
    /// Whether it matters where threads await something ([`crate::world::Awaited`]).
    const WATCHES_AWAITS: bool = false;

    /// The next branch to explore after the current execution, if any is known. It is begun.
    fn descend(&mut self) -> Option<ThreadId>;
    /// Whether [`Reduction::descend`] would give one.
    fn has_branch(&self) -> bool;
    /// How many branches are left after `depth` events of the current execution, as far as is known. The one that
    /// the execution goes on with is not among them; at its end, one of them will be.
    fn branches_left(&self, depth: usize) -> usize;
    /// Whether the thread may be chosen freely.
    fn is_awake(&self, thread: ThreadId) -> bool;
    /// Begins a branch chosen freely, after an execution that has none.
    fn begin(&mut self, thread: ThreadId);
    /// Goes on over the last event of the trace.
    fn push<P: Program>(&mut self, trace: &Trace<P>);
    /// Goes back over the last event, which the trace has no more.
    fn pop(&mut self, step: Step);
    /// Reverses the races of the last event, and looks again at those put off until now.
    fn reverse_last<P: Program>(&mut self, trace: &mut Trace<P>);
    /// Reverses the races of the threads that are blocked at the end of an execution. Since it is
    /// over, nothing can come to conflict any more, and nothing is put off.
    fn reverse_waiting<P: Program>(&mut self, trace: &Trace<P>);
    /// Whether what sleeps covers the current execution, although nothing is enabled that sleeps.
    fn is_covered(&self) -> bool;
    /// The worker's place in what several of them share.
    fn below(&mut self) -> &mut Below;
    /// The last event as a step.
    fn step_of_last<P: Program>(trace: &Trace<P>) -> Step {
        trace.event(trace.last()).step
    }
    /// The step made after `depth` others.
    fn step<P: Program>(&self, trace: &Trace<P>, depth: usize) -> Step;
    /// Whether a branch is left after `depth` events.
    fn has_branch_at<P: Program>(&self, trace: &Trace<P>, depth: usize) -> bool;
    /// The branches explored after `depth` events.
    fn explored<P: Program>(&self, trace: &Trace<P>, depth: usize) -> Vec<Step>;
    /// Moves the branches that are left after `depth` events to a node that workers share.
    fn hand_over<P: Program>(
        &mut self,
        trace: &Trace<P>,
        depth: usize,
        tree: &mut Tree,
        node: PrefixIndex,
    );
    /// Says which branches were explored after the current execution, by whomever.
    fn set_asleep<P: Program>(&mut self, trace: &Trace<P>, asleep: &[Step]);
    /// Has these sequences be explored first after the current execution, where nothing was explored.
    fn follow(&mut self, sequences: &[(usize, Vec<Step>)]);
    /// Writes what of it does not follow from the steps of the current execution.
    fn save(&self, out: &mut Writer);
    /// Becomes what was saved, after it has been [pushed](Reduction::push) over the same steps.
    fn load(&mut self, input: &mut Reader<'_>) -> Option<()>;
    /// Whether event `a` comes before event `b` in every execution of the class, or is it.
    fn before<P: Program>(&self, trace: &Trace<P>, a: EventIndex, b: EventIndex) -> bool {
        trace.happens_before(a, b)
    }
    /// Reports the data races of the last event.
    fn report_data_races<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
    ) -> Result<(), Halt>;
}

/// What became of a race's reversal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reversal {
    /// All that begins with the sequence is or will be explored.
    Settled,
    /// So is all that begins with it and in which nothing comes to conflict with this step.
    CoveredBy(Step),
}

/// The search, at the end of the current execution.
pub(crate) struct Search<P: Program, R: Reduction> {
    trace: Trace<P>,
    reduction: R,
    /// Where the part of the search that is its own begins: all, unless there are other workers.
    base: usize,
    begun: bool,
    /// Where data races can be.
    plain: Plain,
    /// What C11 calls a data race, if it is to be told and happens-before may be less than the order of what conflicts.
    races: Option<Box<C11Races>>,
    /// The current execution is not the first any more. Which order tells data races must be known before.
    went_back: bool,
    /// What a memory model allows, if robustness is judged.
    robustness: Option<Box<Robustness<P>>>,
}

impl<P: Program, R: Reduction> Explorer for Search<P, R> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        if !self.begun {
            self.begun = true;
            exploration.arrived(&self.trace, ThreadId::MAIN)?;
        }
        loop {
            self.descend(exploration)?;
            let length = self.trace.len();
            if !self.ascend() {
                return Ok(());
            }
            let Search {
                trace, reduction, ..
            } = &*self;
            let depth = trace.len();
            exploration.next_branch(depth, length, || {
                // Nothing can come before a thread is created that needs it, and after the end of one.
                let fixed = |at: usize| {
                    let footprint = trace.event(EventIndex::new(at)).step.footprint;
                    matches!(footprint, Footprint::Spawn(_) | Footprint::Join(_))
                };
                let before = (0..depth).rev().filter(move |&at| !fixed(at));
                // One of those at the last prefix is begun now.
                let last = reduction.branches_left(depth).saturating_sub(1);
                let left = move |at| (at, reduction.branches_left(at));
                std::iter::once((depth, last)).chain(before.map(left))
            })?;
        }
    }

    fn start_over(mut self) -> Self {
        let awaited = self.trace.awaited.take();
        let (mut program, twins) = self.trace.into_parts();
        program.start_over();
        let mut search = Search::with_twins(program, twins);
        if let Some(awaited) = awaited {
            search.trace.watch_awaits(awaited.known());
        }
        search
    }

    fn symmetry(&self) -> Option<SymmetryStatistics> {
        self.trace.symmetry()
    }

    fn program(&self) -> &Named<P> {
        &self.trace.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.trace.program, found, manner);
    }
}

impl<P: Program + Clone, R: Reduction> Resumable for Search<P, R> {
    fn named(&self, names: P::Names) -> Self {
        Search {
            begun: true,
            ..Search::new_at(self.trace.named(names))
        }
    }

    fn save(&self, out: &mut Writer) {
        self.save_place(out);
    }

    fn load(
        &mut self,
        input: &mut Reader<'_>,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        self.load_place(input, exploration)
    }
}

impl<P: Program + Clone, R: Reduction> Sharing for Search<P, R>
where
    Self: Send,
{
    type Tree = Tree;

    fn beside(&mut self, frontier: &Arc<Frontier<Tree>>) -> Self {
        let mut beside = Search {
            begun: true,
            ..Search::new_at(self.trace.beside())
        };
        beside.join(frontier);
        beside
    }

    fn join(&mut self, frontier: &Arc<Frontier<Tree>>) {
        *self.reduction.below() = Below::new(frontier.clone());
    }

    fn share(&mut self, tree: &mut Tree, how_much: HowMuch) -> bool {
        let len = self.trace.len();
        let has_branch = |depth: &usize| self.reduction.has_branch_at(&self.trace, *depth);
        let last = match how_much {
            HowMuch::Some => (self.base..len).find(has_branch),
            HowMuch::All => Some(len),
        };
        let Some(last) = last else { return true };
        let Search {
            trace, reduction, ..
        } = self;
        let mut below = std::mem::take(reduction.below());
        for depth in self.base..=last {
            let explored = reduction.explored(trace, depth);
            let own = (depth < len).then(|| reduction.step(trace, depth));
            below.hand_over(tree, &explored, own, |tree, node| {
                reduction.hand_over(trace, depth, tree, node);
            });
        }
        self.base = below.depth();
        *reduction.below() = below;
        last < len
    }

    fn take(&mut self, tree: &mut Tree, choose: Option<Choose<'_>>) -> Option<Taken> {
        self.reduction.below().take(tree, choose)
    }

    fn finish(&mut self, tree: &mut Tree) {
        self.reduction.below().finish(tree);
    }

    fn leave(&mut self, tree: &mut Tree) {
        self.reduction.below().leave(tree);
    }

    fn hear(&mut self, tree: &mut Tree, news: &[Sprout]) -> Result<(), Halt> {
        if tree.is_divided() {
            // Others may have written what somebody is found to await here.
            self.trace.awaited.iter_mut().for_each(Awaited::share);
        }
        if news.is_empty() {
            return Ok(());
        }
        let heard = tree.hear::<P, R>(news, &mut self.trace.beside());
        self.trace.catch_up();
        heard
    }

    fn path_of(&self, thread: ThreadId) -> u64 {
        self.trace.threads.path_hash(thread)
    }

    fn go(&mut self, taken: Taken, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        exploration.begin_branch()?;
        self.trace.catch_up();
        while self.trace.len() > taken.common {
            self.pop();
        }
        self.reduction.below().truncate(taken.common);
        for next in &taken.way {
            self.reduction.set_asleep(&self.trace, &next.asleep);
            let thread = next.step.thread;
            let is_it = |other| other == thread && self.trace.enabled(thread);
            if !self.trace.present().any(is_it) {
                return Err(Halt::Error(Error::SelfCheck(
                    "a worker cannot make a step that another one has made".to_owned(),
                )));
            }
            self.reduction.begin(thread);
            self.reduction.below().push(next.at);
            if next.is_new {
                self.make(thread, exploration)?;
                continue;
            }
            self.trace.push(thread);
            self.reduction.push(&self.trace);
            self.report_races(exploration)?;
            let restart = |thread| *self.trace.pending(thread) == Pending::Restart;
            if self.trace.present().any(restart) {
                return Err(Halt::StartOver);
            }
            self.reduction.reverse_last(&mut self.trace);
        }
        self.base = self.trace.len();
        self.reduction.below().begin(&taken);
        self.reduction.follow(&taken.sequences);
        Ok(())
    }
}

impl<P: Program, R: Reduction> Search<P, R> {
    /// At the beginning.
    pub fn new(program: Named<P>) -> Self {
        Search::with_twins(program, Twins::default())
    }

    /// At the beginning, where threads that do the same take turns. Only if the reduction's order has that.
    pub fn with_twins(program: Named<P>, twins: Twins<P>) -> Self {
        let mut trace = Trace::with_twins(program, twins);
        if R::WATCHES_AWAITS {
            trace.watch_awaits(Awaited::default());
        }
        Search::new_at(trace)
    }

    fn new_at(trace: Trace<P>) -> Self {
        Search {
            trace,
            reduction: R::default(),
            base: 0,
            begun: false,
            plain: Plain::default(),
            races: None,
            went_back: false,
            robustness: None,
        }
    }

    /// Extends the current execution until nothing is enabled, or all that is enabled sleeps.
    fn descend(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let mut last = ThreadId::MAIN;
        loop {
            let thread = match self.reduction.descend() {
                Some(thread) => thread,
                None => match self.choose(last) {
                    Choice::Thread(thread) => {
                        self.reduction.begin(thread);
                        thread
                    }
                    Choice::Maximal => return self.end(self.reduction.is_covered(), exploration),
                    Choice::AllAsleep => return self.end(true, exploration),
                },
            };
            last = thread;
            self.make(thread, exploration)?;
        }
    }

    /// Lets a thread make an event, of a branch that is begun.
    #[inline]
    fn make(&mut self, thread: ThreadId, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        self.trace.push(thread);
        exploration.count_event();
        self.reduction.push(&self.trace);
        self.report_races(exploration)?;
        let trace = &self.trace;
        let child = match trace.event(trace.last()).step.footprint {
            Footprint::Spawn(child) => Some(child),
            _ => None,
        };
        exploration.performed(trace, thread, child)?;
        self.reduction.reverse_last(&mut self.trace);
        Ok(())
    }

    /// Reports the data races of the last event, and what it lets be stale.
    #[inline(always)]
    fn report_races(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let wanted = &exploration.recorder.wanted;
        match wanted.races.is_some() || wanted.memory.is_some() {
            true => self.report_wanted_races(exploration),
            false => Ok(()),
        }
    }

    fn report_wanted_races(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let recorder = &mut exploration.recorder;
        if recorder.wanted.races.is_some() {
            let trace = &self.trace;
            let before = |a, b| self.reduction.before(trace, a, b);
            if self.races.is_none() && C11Races::are_wanted(trace, recorder) {
                if self.went_back {
                    return Err(Halt::StartOver);
                }
                self.races = Some(Box::default());
            }
            match &mut self.races {
                Some(races) => races.follow(trace, recorder, before)?,
                None if self.plain.follow(trace) => {
                    self.reduction.report_data_races(trace, recorder)?;
                }
                None => {}
            }
        }
        if recorder.wanted.memory.is_none() {
            return Ok(());
        }
        if self.robustness.is_none() && Robustness::is_wanted(&self.trace, recorder) {
            if self.went_back {
                return Err(Halt::StartOver);
            }
            self.robustness = Robustness::for_wanted(recorder);
        }
        match &mut self.robustness {
            Some(robustness) => robustness.follow(&mut self.trace, recorder, self.races.as_deref()),
            None => Ok(()),
        }
    }

    /// Goes back over the last event.
    #[inline]
    fn pop(&mut self) {
        if let Some(races) = &mut self.races {
            let last = self.trace.event(self.trace.last());
            races.pop(&last.access, last.step.thread);
        }
        self.went_back = true;
        self.plain.pop(self.trace.len());
        if let Some(robustness) = &mut self.robustness {
            robustness.pop(self.trace.len());
        }
        let step = self.trace.pop();
        self.reduction.pop(step);
    }

    /// The current execution has come to its end, or to where it leads to nothing new.
    fn end(&mut self, redundant: bool, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        self.reduction.reverse_waiting(&self.trace);
        if redundant {
            exploration.redundant();
            return Ok(());
        }
        let wanted = exploration.recorder.wanted;
        if let Some(races) = &self.races {
            races.of_blocked(&self.trace, &mut exploration.recorder)?;
        }
        if wanted.races.is_some() {
            let before = |a, b| self.reduction.before(&self.trace, a, b);
            data_races::of_blocked(&self.trace, &mut exploration.recorder, before)?;
        }
        exploration.maximal(&mut self.trace)?;
        if wanted.leaks.is_some() {
            leaks::at_end(&self.trace, &mut exploration.recorder)?;
        }
        Ok(())
    }

    /// Goes back to the last prefix with a branch left. Says whether there is one.
    fn ascend(&mut self) -> bool {
        while self.trace.len() > self.base {
            self.pop();
            if self.reduction.has_branch() {
                return true;
            }
        }
        false
    }

    /// Lets the thread that ran last run on if it can, for executions with few context switches.
    fn choose(&self, last: ThreadId) -> Choice {
        let Search {
            trace, reduction, ..
        } = self;
        if trace.enabled(last) && reduction.is_awake(last) {
            return Choice::Thread(last);
        }
        let mut choice = Choice::Maximal;
        for thread in trace.present() {
            if trace.enabled(thread) {
                if reduction.is_awake(thread) {
                    return Choice::Thread(thread);
                }
                choice = Choice::AllAsleep;
            }
        }
        choice
    }
}

/// What to do at a prefix that no branch is known for.
enum Choice {
    Thread(ThreadId),
    /// Nothing is enabled.
    Maximal,
    /// All that is enabled sleeps: whatever follows was explored before.
    AllAsleep,
}
