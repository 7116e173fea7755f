//! Races in the order of conflicting accesses, for the algorithms that explore Mazurkiewicz traces.
//!
//! What is left to explore at a prefix is the algorithm's to say ([`Branching`]): a wakeup tree
//! for [`crate::optimal`], a source set for [`crate::source`].
//!
//! # When races are handled
//!
//! The published Optimal-DPOR looks at all races of every maximal execution E, and reverses
//! (e, e') by v = notdep(e, E).e' (Algorithm 1 of the await paper, lines 3 to 6). Here a race is
//! looked at once, when e' is added, with the shorter v that E up to e' gives. That keeps the cost
//! of an execution at the cost of its new events. What becomes of v is one of three:
//!
//! - It is inserted: then everything that begins with v, so also with the longer v, is explored.
//!   Each sleeping thread and each branch to its left conflicts with some step of v, so that after
//!   v all of them are awake and nothing redundant follows.
//! - It is covered by a sleeping thread or a branch that is an initial *of v*: then it is one of
//!   whatever begins with v, the longer v too.
//! - It is covered by a step q that is not in v but independent of all of v. That says nothing of
//!   a longer v with a step that conflicts with q. So the race is put off ([`Covered`]) and
//!   looked at again when such a step is added. Without this, two branches can each leave a
//!   class to the other, as in T0: r=y ‖ T1: x=1; x=0 ‖ T2: y=0 ‖ T3: s=x; if s≠0: r=y.
//!
//! So at the end of each maximal execution every race has been treated as the published algorithm
//! treats it.
//!
//! # Sections
//!
//! An atomic section e' that comes before e may read other values, and so touch other locations than it does in E.
//! A later event of E that conflicts with e' as it is there, but not as it is in E, is in the longer v before e', and
//! the shorter one does not begin anything that begins with the longer. So such a race is looked at again when an
//! event is added that conflicts with e' as it would be, and e' is run again after the longer v.
//!
//! # Blocking
//!
//! A lock races with the lock before it, not with the unlock in between ([`crate::world::trace`]). A
//! thread that is still waiting for a mutex when nothing is enabled has made no event, so its race
//! with the lock that keeps it out is looked at then, with the whole execution; also when all that
//! is enabled sleeps, since what sleeps covers the ways to go on, not the ways to have kept the
//! waiting thread from waiting. Joins, failed assumptions and loop bounds cannot be reversed by
//! reordering and race with nothing. An await is looked at when it happens or, if it never does,
//! at the end, as [`super::blocking`] says.

use quotient_model::{Access, Index, Pending, Program, Reader, ThreadId, Writer, portable};

use super::blocking::BlockingRaces;
use super::deferred::Deferred;
use super::shared::{Below, PrefixIndex, Tree};
use super::sleep::SleepSets;
use super::{Reduction, Reversal};
use crate::order::{AllTouched, Around, Block, EventIndex, Footprint, NONE, Step};
use crate::properties::data_races;
use crate::recording::{Halt, Recorder};
use crate::world::{Await, Current, Trace};

/// What is left to explore at each prefix of the current execution. A stack: `descend` and
/// `begin` push, `ascend` pops.
pub(crate) trait Branching: Default {
    /// The next branch to explore after the last prefix, if any is known.
    fn descend(&mut self, sleeping: &[Step]) -> Option<ThreadId>;
    /// Whether [`Branching::descend`] would give one.
    fn has_branch(&self, sleeping: &[Step]) -> bool;
    /// As [`Reduction::branches_left`].
    fn branches_left(&self, depth: usize, sleeping: &[Step]) -> usize;
    /// A branch chosen freely, at a prefix that has none.
    fn begin(&mut self, thread: ThreadId);
    /// Goes back over the last branch.
    fn ascend(&mut self);
    /// Where the worker's own part begins, and what is below that.
    fn below(&mut self) -> &mut Below;
    /// Whether a branch is left after `depth` events, where these sleep and the search is in `own`.
    fn has_branch_at(&self, depth: usize, sleeping: &[Step], own: Option<ThreadId>) -> bool;
    /// Moves the branches that are left after `depth` events to a node that workers share.
    fn hand_over(
        &mut self,
        depth: usize,
        sleeping: &[Step],
        own: Option<ThreadId>,
        tree: &mut Tree,
        node: PrefixIndex,
    );
    /// Writes all of it.
    fn save(&self, out: &mut Writer);
    /// Becomes what was saved.
    fn load(&mut self, input: &mut Reader<'_>) -> Option<()>;
    /// Has the last prefix, at which nothing was explored, be explored with these sequences first.
    fn follow(&mut self, sequences: &[(usize, Vec<Step>)]);
    /// Sees to it that after `depth` events what begins with `sequence` is explored. May use up
    /// the sequence. What else there is to know of the prefix is in `around`.
    fn reverse(
        &mut self,
        depth: usize,
        sequence: &mut Vec<Step>,
        sleep: &SleepSets,
        around: Around<'_>,
    ) -> Reversal;
}

/// A race that is settled only as long as nothing conflicts with some step.
#[derive(Clone)]
struct Covered {
    /// The race's first event.
    first: EventIndex,
    /// Its second event, as a step right before the first.
    last: Step,
    /// The events that are left out of notdep(first), with all that happens after them.
    left_out: Box<[EventIndex]>,
    /// The step that covers it; for a section that nothing covers, its second event.
    until: Step,
    /// Its second event, if that is an atomic section. What conflicts with it as it is right before the first event
    /// has no order with it here.
    section: EventIndex,
}

impl Covered {
    /// Whether it must be looked at again because of this step.
    #[inline(always)]
    fn is_touched(&self, step: &Step, sets: &AllTouched) -> bool {
        // With one more count, the one that covers it may not be free.
        self.until.meets(step, sets) || self.section != NONE && self.last.conflicts(step, sets)
    }
}

portable!(struct Covered { first, last, left_out, until, section });

/// Reverses races: what it takes to see to it that something is explored.
#[derive(Default)]
struct Reverser<B> {
    branching: B,
    sleep: SleepSets,
    /// The sequence that reverses a race.
    sequence: Vec<Step>,
    /// The blocks of counts before it, of the locations that it counts.
    blocks: Vec<Block>,
}

impl<B: Branching> Reverser<B> {
    /// Sees to it that notdep(first), of E up to but not including the event `end` and less what is left
    /// out, and then `last` is explored before `first`. notdep are the steps after `first` that happen
    /// neither after it nor after any of `left_out`.
    fn reverse<P: Program>(
        &mut self,
        trace: &Trace<P>,
        first: EventIndex,
        left_out: &[EventIndex],
        end: EventIndex,
        last: Step,
    ) -> Reversal {
        self.sequence.clear();
        let mut counts = last.footprint.is_count();
        for at in first.next().to(end) {
            if !trace.happens_before(first, at)
                && !left_out.iter().any(|&out| trace.happens_before(out, at))
            {
                let step = &trace.event(at).step;
                counts |= step.footprint.is_count();
                self.sequence.push(*step);
            }
        }
        self.sequence.push(last);
        self.blocks.clear();
        if counts {
            self.find_blocks(trace, first.index());
        }
        let around = Around {
            sets: trace.touch_sets(),
            blocks: &self.blocks,
        };
        self.branching
            .reverse(first.index(), &mut self.sequence, &self.sleep, around)
    }

    /// Finds the blocks after `depth` events that the sequence goes on with.
    #[cold]
    fn find_blocks<P: Program>(&mut self, trace: &Trace<P>, depth: usize) {
        for step in &self.sequence {
            if let Footprint::Count(location, tally, _) = step.footprint
                && !self.blocks.iter().any(|block| block.is_of(location, tally))
            {
                self.blocks.push(trace.block_at(depth, location, tally));
            }
        }
    }
}

/// The thread of the event after `depth` others.
fn thread_at<P: Program>(trace: &Trace<P>, depth: usize) -> Option<ThreadId> {
    (depth < trace.len()).then(|| trace.event(EventIndex::new(depth)).step.thread)
}

/// The races of the current execution, by the order that its trace keeps.
#[derive(Default)]
pub(crate) struct Conflicts<B> {
    reverser: Reverser<B>,
    blocking: BlockingRaces,
    deferred: Deferred<Covered>,
}

impl<B: Branching> Conflicts<B> {
    /// Looks again at a race that was put off.
    fn reverse_again<P: Program>(&mut self, trace: &Trace<P>, race: Covered, end: EventIndex) {
        let Covered { first, last, .. } = race;
        let reversal = self
            .reverser
            .reverse(trace, first, &race.left_out, end, last);
        if let Reversal::CoveredBy(until) = reversal {
            self.deferred.add(Covered { until, ..race });
        }
    }

    /// Reverses the race of `first` and `section`, of E up to but not including the event `end`. What the section
    /// does, and touches, after notdep(first) may be something else than here.
    #[cold]
    fn reverse_section<P: Program>(
        &mut self,
        trace: &mut Trace<P>,
        first: EventIndex,
        section: EventIndex,
        end: EventIndex,
    ) {
        let last = trace.section_before(first, section);
        let reversal = self.reverser.reverse(trace, first, &[], end, last);
        let until = match reversal {
            Reversal::CoveredBy(until) => until,
            Reversal::Settled => last,
        };
        let changes = last.footprint != trace.event(section).step.footprint;
        if until != last || changes {
            self.deferred.add(Covered {
                first,
                last,
                left_out: Box::default(),
                until,
                section,
            });
        }
    }
}

impl<B: Branching> Reduction for Conflicts<B> {
    fn descend(&mut self) -> Option<ThreadId> {
        let reverser = &mut self.reverser;
        reverser.branching.descend(reverser.sleep.last())
    }

    fn has_branch(&self) -> bool {
        let reverser = &self.reverser;
        reverser.branching.has_branch(reverser.sleep.last())
    }

    fn branches_left(&self, depth: usize) -> usize {
        let Reverser {
            branching, sleep, ..
        } = &self.reverser;
        branching.branches_left(depth, sleep.at(depth))
    }

    fn is_awake(&self, thread: ThreadId) -> bool {
        let sleeping = self.reverser.sleep.last();
        !sleeping.iter().any(|s| s.thread == thread)
    }

    fn begin(&mut self, thread: ThreadId) {
        self.reverser.branching.begin(thread);
    }

    #[inline]
    fn push<P: Program>(&mut self, trace: &Trace<P>) {
        let event = trace.event(trace.last());
        let is_free = |sleeper: &Step| trace.is_still_free(trace.len(), sleeper);
        self.reverser
            .sleep
            .push(&event.step, trace.touch_sets(), is_free);
        self.deferred.push();
    }

    #[inline]
    fn pop(&mut self, step: Step) {
        self.reverser.sleep.pop(step);
        self.reverser.branching.ascend();
        self.deferred.pop();
    }

    fn reverse_last<P: Program>(&mut self, trace: &mut Trace<P>) {
        let (at, end) = (trace.last(), trace.end());
        let step = trace.event(at).step;
        for race_at in 0..self.deferred.len() {
            let Some(race) = self.deferred.unsettled(race_at) else {
                continue;
            };
            if race.is_touched(&step, trace.touch_sets()) && !trace.happens_before(race.first, at) {
                let race = race.clone();
                self.deferred.settle(race_at);
                match race.section {
                    NONE => self.reverse_again(trace, race, end),
                    section => self.reverse_section(trace, race.first, section, end),
                }
            }
        }
        if let Footprint::Section(_) = step.footprint {
            for first in trace.races().to_vec() {
                self.reverse_section(trace, first, at, at);
            }
            return;
        }
        let Conflicts {
            reverser,
            blocking,
            deferred,
        } = self;
        let event = trace.event(at);
        let mut reverse = |first, left_out: &[EventIndex], last| {
            let reversal = reverser.reverse(trace, first, left_out, at, last);
            if let Reversal::CoveredBy(until) = reversal {
                deferred.add(Covered {
                    first,
                    last,
                    left_out: left_out.into(),
                    until,
                    section: NONE,
                });
            }
        };
        for &first in trace.races() {
            let last = match event.always_does_the_same() {
                true => event.step,
                false => trace.step_before(first, &event.access, event.step.thread),
            };
            reverse(first, &[], last);
        }
        if let Some(awaited) = Await::happened(trace, at) {
            let before = |a, b| trace.happens_before(a, b);
            blocking.find(trace, before, &awaited, reverse);
        }
    }

    fn reverse_waiting<P: Program>(&mut self, trace: &Trace<P>) {
        let len = trace.end();
        for thread in trace.present() {
            let Pending::Access(access) = *trace.pending(thread) else {
                continue;
            };
            // Who waits only for one that does the same is not waiting for what it wants.
            if trace.has_failed(thread) || trace.enabled(thread) || trace.is_held_back(thread) {
                continue;
            }
            let mut reverse = |first, left_out: &[EventIndex], last| {
                self.reverser.reverse(trace, first, left_out, len, last);
            };
            if let Access::Lock { location } = access
                && let Some(holder) = trace.taken_by(location)
                && !trace.happens_before_thread(holder, thread)
            {
                reverse(holder, &[], trace.step_before(holder, &access, thread));
            }
            if let Some(awaited) = Await::pending(trace, thread, access) {
                let before = |a, b| trace.happens_before(a, b);
                self.blocking.find(trace, before, &awaited, reverse);
            }
        }
    }

    fn is_covered(&self) -> bool {
        false
    }

    fn below(&mut self) -> &mut Below {
        self.reverser.branching.below()
    }

    fn step<P: Program>(&self, trace: &Trace<P>, depth: usize) -> Step {
        trace.event(EventIndex::new(depth)).step
    }

    fn has_branch_at<P: Program>(&self, trace: &Trace<P>, depth: usize) -> bool {
        let Reverser {
            branching, sleep, ..
        } = &self.reverser;
        branching.has_branch_at(depth, sleep.at(depth), thread_at(trace, depth))
    }

    fn explored<P: Program>(&self, trace: &Trace<P>, depth: usize) -> Vec<Step> {
        let last = depth
            .checked_sub(1)
            .map(|last| trace.event(EventIndex::new(last)).step);
        let sleep = &self.reverser.sleep;
        let is_free = |sleeper: &Step| trace.is_still_free(depth, sleeper);
        sleep
            .explored(depth, last, trace.touch_sets(), is_free)
            .to_vec()
    }

    fn hand_over<P: Program>(
        &mut self,
        trace: &Trace<P>,
        depth: usize,
        tree: &mut Tree,
        node: PrefixIndex,
    ) {
        let Reverser {
            branching, sleep, ..
        } = &mut self.reverser;
        let own = thread_at(trace, depth);
        branching.hand_over(depth, sleep.at(depth), own, tree, node);
    }

    fn set_asleep<P: Program>(&mut self, trace: &Trace<P>, asleep: &[Step]) {
        let explored = self.explored(trace, trace.len()).len();
        let sleep = &mut self.reverser.sleep;
        sleep.keep(sleep.last().len() - explored);
        asleep.iter().for_each(|&step| sleep.add(step));
    }

    fn follow(&mut self, sequences: &[(usize, Vec<Step>)]) {
        self.reverser.branching.follow(sequences);
    }

    fn save(&self, out: &mut Writer) {
        self.reverser.branching.save(out);
        out.put(&self.reverser.sleep);
        out.put(&self.deferred);
    }

    fn load(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.reverser.branching.load(input)?;
        self.reverser.sleep = input.get()?;
        self.deferred = input.get()?;
        Some(())
    }

    fn report_data_races<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
    ) -> Result<(), Halt> {
        data_races::of_last(trace, recorder)
    }
}
