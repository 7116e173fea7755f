//! The depth-first search that the Mazurkiewicz-based algorithms share: extend the current
//! execution until nothing is enabled, note how each race of the new events could be reversed,
//! go back to the last prefix with something left to explore.
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
//!   a longer v with a step that conflicts with q. So the race is put off ([`Deferred`]) and
//!   looked at again when such a step is added. Without this, two branches can each leave a
//!   class to the other, as in T0: r=y ‖ T1: x=1; x=0 ‖ T2: y=0 ‖ T3: s=x; if s≠0: r=y.
//!
//! So at the end of each maximal execution every race has been treated as the published algorithm
//! treats it.
//!
//! # Blocking
//!
//! A lock races with the lock before it, not with the unlock in between ([`crate::world::trace`]). A
//! thread that is still waiting for a mutex when nothing is enabled has made no event, so its race
//! with the lock that keeps it out is looked at then, with the whole execution; also when all that
//! is enabled sleeps, since what sleeps covers the ways to go on, not the ways to have kept the
//! waiting thread from waiting. Joins, failed assumptions and loop bounds cannot be reversed by
//! reordering and race with nothing. An await is looked at when it happens or, if it never does,
//! at the end, as [`crate::search::blocking`] says.

pub(crate) mod blocking;
mod deferred;
pub(crate) mod sleep;
pub(crate) mod wakeup_tree;

use quotient_model::{Access, Named, Pending, Program, ThreadId};

use crate::exploration::control::{Control, Stop};
use crate::exploration::self_check::{Observer, execution_of};
use crate::order::footprint::{Footprint, Step};
use crate::properties::data_races;
use crate::properties::leaks;
use crate::recording::recorder::{Current, Recorder};
use crate::search::blocking::{Await, BlockingRaces};
use crate::search::deferred::{Deferred, DeferredRaces};
use crate::search::sleep::SleepSets;
use crate::world::trace::Trace;

/// What is left to explore at each prefix of the current execution. A stack: `descend` and
/// `begin` push, `ascend` pops.
pub(crate) trait Branching {
    /// The next branch to explore after the last prefix, if any is known.
    fn descend(&mut self, sleeping: &[Step]) -> Option<ThreadId>;
    /// Whether [`Branching::descend`] would give one.
    fn has_branch(&self, sleeping: &[Step]) -> bool;
    /// A branch chosen freely, at a prefix that has none.
    fn begin(&mut self, thread: ThreadId);
    /// Goes back over the last branch.
    fn ascend(&mut self);
    /// Sees to it that after `depth` events what begins with `sequence` is explored. May use up
    /// the sequence.
    fn reverse(&mut self, depth: usize, sequence: &mut Vec<Step>, sleep: &SleepSets) -> Reversal;
}

/// What became of a race's reversal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reversal {
    /// All that begins with the sequence is or will be explored.
    Settled,
    /// So is all that begins with it and in which nothing comes to conflict with this step.
    CoveredBy(Step),
}

/// Explores all of the program, or until `control` or `recorder` says stop. Gives the program back
/// for another start.
pub(crate) fn search<P: Program, B: Branching>(
    program: Named<P>,
    branching: B,
    control: &mut Control<'_>,
    recorder: &mut Recorder,
    observer: Option<&mut Observer<'_>>,
) -> (Named<P>, Result<(), Stop>) {
    let mut trace = Trace::new(program);
    let result = explore(&mut trace, branching, control, recorder, observer);
    (trace.program, result)
}

fn explore<P: Program, B: Branching>(
    trace: &mut Trace<P>,
    mut branching: B,
    control: &mut Control<'_>,
    recorder: &mut Recorder,
    mut observer: Option<&mut Observer<'_>>,
) -> Result<(), Stop> {
    let mut sleep = SleepSets::new();
    let mut races = Races {
        blocking: BlockingRaces::default(),
        deferred: DeferredRaces::new(),
        sequence: Vec::new(),
    };
    recorder.arrived(trace, ThreadId::MAIN)?;
    loop {
        // Down, until nothing is enabled.
        let mut last = ThreadId::MAIN;
        loop {
            let thread = match branching.descend(sleep.at(trace.len())) {
                Some(thread) => thread,
                None => match free_choice(trace, sleep.at(trace.len()), last) {
                    Choice::Thread(thread) => {
                        branching.begin(thread);
                        thread
                    }
                    Choice::Maximal => {
                        races.reverse_waiting(trace, &mut branching, &sleep)?;
                        if recorder.wanted.races {
                            data_races::of_blocked(trace, recorder)?;
                        }
                        recorder.maximal(trace)?;
                        if recorder.wanted.leaks.is_some() {
                            leaks::at_end(trace, recorder)?;
                        }
                        if let Some(observer) = &mut observer {
                            observer.maximal(execution_of(trace), &mut trace.program)?;
                        }
                        break;
                    }
                    Choice::AllAsleep => {
                        races.reverse_waiting(trace, &mut branching, &sleep)?;
                        recorder.redundant();
                        break;
                    }
                },
            };
            last = thread;
            trace.push(thread);
            recorder.counts.events += 1;
            let step = trace.event(trace.len() as u32 - 1).step;
            sleep.push(step);
            if recorder.wanted.races {
                data_races::of_last(trace, recorder)?;
            }
            recorder.arrived(trace, thread)?;
            if let Footprint::Spawn(child) = step.footprint {
                recorder.arrived(trace, child)?;
            }
            races.reverse_last(trace, &mut branching, &sleep)?;
            control.event(trace.len(), trace.threads.count())?;
        }
        // Up, to the last prefix with a branch left.
        loop {
            if trace.len() == 0 {
                return Ok(());
            }
            let step = trace.pop();
            sleep.pop(step);
            branching.ascend();
            races.deferred.pop();
            if branching.has_branch(sleep.at(trace.len())) {
                break;
            }
        }
        control.execution(&recorder.counts)?;
    }
}

/// The races of the current execution that may have to be looked at again, and what is needed to
/// look at one.
struct Races {
    blocking: BlockingRaces,
    deferred: DeferredRaces,
    sequence: Vec<Step>,
}

impl Races {
    /// Reverses the races of the last event, and looks again at those put off until now.
    fn reverse_last<P: Program, B: Branching>(
        &mut self,
        trace: &Trace<P>,
        branching: &mut B,
        sleep: &SleepSets,
    ) -> Result<(), Stop> {
        let Races {
            blocking,
            deferred,
            sequence,
        } = self;
        let len = trace.len() as u32;
        let event = trace.event(len - 1);
        deferred.push();
        for at in 0..deferred.len() {
            let Deferred { first, last, .. } = *deferred.get(at);
            if deferred.get(at).wakes(event.step) && !trace.happens_before(first, len - 1) {
                notdep(trace, first, deferred.left_out(at), len, sequence);
                sequence.push(last);
                let reversal = branching.reverse(first as usize, sequence, sleep);
                deferred.replace(at, reversal);
            }
        }
        for &first in trace.races() {
            notdep(trace, first, &[], len - 1, sequence);
            let last = match event.always_does_the_same() {
                true => event.step,
                false => trace.step_before(first, &event.access, event.step.thread),
            };
            sequence.push(last);
            let reversal = branching.reverse(first as usize, sequence, sleep);
            deferred.add(first, last, &[], reversal);
        }
        if let Some(awaited) = Await::happened(trace, len - 1) {
            let last = awaited.step();
            blocking.find(trace, &awaited, |first, left_out| {
                notdep(trace, first, left_out, len - 1, sequence);
                sequence.push(last);
                let reversal = branching.reverse(first as usize, sequence, sleep);
                deferred.add(first, last, left_out, reversal);
            })?;
        }
        Ok(())
    }

    /// Reverses the races of the threads that are blocked at the end of an execution. Since it is
    /// over, nothing can come to conflict any more, and nothing is put off.
    fn reverse_waiting<P: Program, B: Branching>(
        &mut self,
        trace: &Trace<P>,
        branching: &mut B,
        sleep: &SleepSets,
    ) -> Result<(), Stop> {
        let Races {
            blocking, sequence, ..
        } = self;
        let len = trace.len() as u32;
        for thread in trace.present() {
            let Pending::Access(access) = *trace.pending(thread) else {
                continue;
            };
            if trace.has_failed(thread) || trace.enabled(thread) {
                continue;
            }
            if let Access::Lock { location } = access
                && let Some(holder) = trace.taken_by(location)
                && !trace.happens_before_thread(holder, thread)
            {
                notdep(trace, holder, &[], len, sequence);
                sequence.push(trace.step_before(holder, &access, thread));
                let _ = branching.reverse(holder as usize, sequence, sleep);
            }
            if let Some(awaited) = Await::pending(trace, thread, access) {
                blocking.find(trace, &awaited, |first, left_out| {
                    notdep(trace, first, left_out, len, sequence);
                    sequence.push(awaited.step());
                    let _ = branching.reverse(first as usize, sequence, sleep);
                })?;
            }
        }
        Ok(())
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

/// Lets the thread that ran last run on if it can, for executions with few context switches.
fn free_choice<P: Program>(trace: &Trace<P>, sleeping: &[Step], last: ThreadId) -> Choice {
    let awake = |thread: ThreadId| !sleeping.iter().any(|s| s.thread == thread);
    if trace.enabled(last) && awake(last) {
        return Choice::Thread(last);
    }
    let mut choice = Choice::Maximal;
    for thread in trace.present() {
        if trace.enabled(thread) {
            if awake(thread) {
                return Choice::Thread(thread);
            }
            choice = Choice::AllAsleep;
        }
    }
    choice
}

/// notdep(first, E) for E up to but not including event `end`, less what is left out: the steps
/// after `first` that happen neither after it nor after any of `left_out`.
fn notdep<P: Program>(
    trace: &Trace<P>,
    first: u32,
    left_out: &[u32],
    end: u32,
    sequence: &mut Vec<Step>,
) {
    sequence.clear();
    for at in first + 1..end {
        if !trace.happens_before(first, at)
            && !left_out.iter().any(|&out| trace.happens_before(out, at))
        {
            sequence.push(trace.event(at).step);
        }
    }
}
