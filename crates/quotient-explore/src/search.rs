//! The depth-first search that the Mazurkiewicz-based algorithms share: extend the current
//! execution until nothing is enabled, note how each race of the new events could be reversed,
//! go back to the last prefix with something left to explore.
//!
//! What is left to explore at a prefix is the algorithm's to say ([`Branching`]): a wakeup tree
//! for [`crate::optimal`], a source set for [`crate::source`].
//!
//! # Races are handled when their second event is added
//!
//! The published Optimal-DPOR looks for races only in maximal executions (Algorithm 1 of the await
//! paper, lines 3 to 6), and reverses (e, e') by v = notdep(e, E).e' with the whole of E. Here
//! v is notdep(e, E').e' where E' is E up to e'. Looking only once at each race is what keeps the
//! cost per execution at the cost of its new events. It is as complete and as optimal:
//!
//! - E'.v is an execution either way, since what comes after e' in E is needed by nothing in v.
//! - Nothing redundant: v is inserted only if each sleeping thread and each branch to its left
//!   conflicts with some step of v, so that after v all of them are awake.
//! - Nothing lost: the shorter v is refused where the longer one would not be only if a sleeping
//!   (or to the left, branching) thread q is independent of all of v but conflicts with a later
//!   step z of E. All classes that begin with q are explored, among them one where the same steps
//!   come after q; there q races with z, and the reversal of that race is what brings z first.
//!   It is the argument by which Source-DPOR, which never looked further than e', is complete.
//!
//! The oracle's random programs check it: exactly one execution per class, none redundant.
//!
//! # Blocking
//!
//! A lock races with the lock before it, not with the unlock in between ([`crate::trace`]). A
//! thread that is still waiting for a mutex when nothing is enabled has made no event, so its race
//! with the lock that keeps it out is looked at then, with the whole execution. Joins, failed
//! assumptions and loop bounds cannot be reversed by reordering and race with nothing.

use quotient_model::{Access, Pending, Program, ThreadId};

use crate::control::{Control, Stop};
use crate::footprint::{Footprint, Step};
use crate::report::Recorder;
use crate::self_check::{Observer, execution_of};
use crate::sleep::SleepSets;
use crate::trace::Trace;

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
    /// Sees to it that after `depth` events the class that begins with `sequence` is explored.
    /// May use up the sequence.
    fn reverse(&mut self, depth: usize, sequence: &mut Vec<Step>, sleep: &SleepSets);
}

/// Explores all of `trace`'s program, or until `control` or `recorder` says stop.
pub(crate) fn search<P: Program, B: Branching>(
    trace: &mut Trace<P>,
    mut branching: B,
    control: &mut Control<'_>,
    recorder: &mut Recorder,
    mut observer: Option<&mut Observer<'_>>,
) -> Result<(), Stop> {
    let mut sleep = SleepSets::new();
    let mut sequence = Vec::new();
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
                        waiting_locks(trace, &mut branching, &sleep, &mut sequence);
                        recorder.maximal(trace)?;
                        if let Some(observer) = &mut observer {
                            observer.maximal(execution_of(trace), &mut trace.program)?;
                        }
                        break;
                    }
                    Choice::AllAsleep => {
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
            recorder.arrived(trace, thread)?;
            if let Footprint::Spawn(child) = step.footprint {
                recorder.arrived(trace, child)?;
            }
            for race in 0..trace.races().len() {
                let first = trace.races()[race];
                notdep(trace, first, trace.len() as u32 - 1, &mut sequence);
                let event = trace.event(trace.len() as u32 - 1);
                sequence.push(trace.step_before(first, &event.access, thread));
                branching.reverse(first as usize, &mut sequence, &sleep);
            }
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
            if branching.has_branch(sleep.at(trace.len())) {
                break;
            }
        }
        control.execution(&recorder.counts)?;
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
    for &thread in trace.present() {
        if trace.enabled(thread) {
            if awake(thread) {
                return Choice::Thread(thread);
            }
            choice = Choice::AllAsleep;
        }
    }
    choice
}

/// notdep(first, E) for E up to but not including event `end`: the steps after `first` that do not
/// happen after it.
fn notdep<P: Program>(trace: &Trace<P>, first: u32, end: u32, sequence: &mut Vec<Step>) {
    sequence.clear();
    for at in first + 1..end {
        if !trace.happens_before(first, at) {
            sequence.push(trace.event(at).step);
        }
    }
}

/// Reverses the races of the threads that wait for a mutex at the end of an execution.
fn waiting_locks<P: Program, B: Branching>(
    trace: &Trace<P>,
    branching: &mut B,
    sleep: &SleepSets,
    sequence: &mut Vec<Step>,
) {
    for &thread in trace.present() {
        let Pending::Access(access @ Access::Lock { location }) = *trace.pending(thread) else {
            continue;
        };
        let Some(holder) = trace.holder(location) else {
            continue;
        };
        if trace.has_failed(thread) || trace.happens_before_thread(holder, thread) {
            continue;
        }
        notdep(trace, holder, trace.len() as u32, sequence);
        sequence.push(trace.step_before(holder, &access, thread));
        branching.reverse(holder as usize, sequence, sleep);
    }
}
