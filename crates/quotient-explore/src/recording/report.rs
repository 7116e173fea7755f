//! What an exploration found: counts, violations, and the executions that lead to them.

use std::collections::BTreeMap;
use std::time::Duration;

use quotient_model::{
    Block, Coverage, Failure, FailureKind, MemoryModel, MemoryOrder, Regions, Remark, Repetition,
    Site, SourceLocation, StackFrame, Value,
};

use crate::algorithm::Algorithm;
use crate::recording::ending::{Endless, Limit, Stop};
use crate::recording::stale::{Judged, StaleAccess};
use crate::sampled::Sampled;
use crate::statistics::{Statistics, SymmetryStatistics};

/// How much was explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Executions in which every thread ended.
    pub complete: u64,
    /// Executions in which some thread stayed blocked.
    pub blocked: u64,
    /// How many of the blocked ones are livelocks: some thread spins for ever.
    pub livelocks: u64,
    /// Executions that were begun and found to lead to nothing new.
    pub redundant: u64,
    /// Events performed. What several executions have in common is performed once, in an order that may depend on the clock
    /// where several workers explore.
    pub events: u64,
    /// Events of the complete and blocked executions, in each of them: who explores, and in which order, makes no difference.
    pub lengths: u64,
    /// About how many executions there will be in the end: told while the search goes on, by those that can.
    pub expected: Option<u64>,
}

impl Counts {
    /// All executions begun.
    pub fn executions(&self) -> u64 {
        self.complete + self.blocked + self.redundant
    }

    /// As much and so much more.
    pub(crate) fn and(self, more: Counts) -> Counts {
        self.zip(more, u64::wrapping_add)
    }

    /// What is more than before.
    pub(crate) fn since(self, before: Counts) -> Counts {
        self.zip(before, u64::wrapping_sub)
    }

    fn zip(self, other: Counts, both: impl Fn(u64, u64) -> u64) -> Counts {
        Counts {
            complete: both(self.complete, other.complete),
            blocked: both(self.blocked, other.blocked),
            livelocks: both(self.livelocks, other.livelocks),
            redundant: both(self.redundant, other.redundant),
            events: both(self.events, other.events),
            lengths: both(self.lengths, other.lengths),
            expected: None,
        }
    }
}

/// What has blocked threads, besides each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BlockedBy {
    /// An assumption of the program's that did not hold.
    pub assumptions: bool,
    /// A loop in which a thread waits for what did not come, or comes in another execution.
    pub loops: bool,
    /// The process ended while they waited.
    pub end: bool,
}

/// Several algorithms have taken turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The one whose report it is.
    pub answered: Algorithm,
    /// All of them.
    pub tried: Vec<Tried>,
}

/// What an algorithm has done in its turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tried {
    /// Which one.
    pub algorithm: Algorithm,
    /// How many steps it has made.
    pub steps: u64,
    /// How many executions it has begun.
    pub executions: u64,
}

/// An exploration's result.
#[derive(Clone, Debug)]
pub struct Report {
    /// How much was explored.
    pub counts: Counts,
    /// What was found, in the order in which it was found: at most one per kind and source line.
    pub violations: Vec<Violation>,
    /// The data races found that are no violations, since nobody asked for that: at most one for two places.
    pub races: Vec<DataRace>,
    /// Some atomic access of the program is weaker than `seq_cst`: what was found, or not, is so under sequential
    /// consistency.
    pub weakly_ordered: bool,
    /// What was found of robustness, if it was judged.
    pub memory: Option<Judged>,
    /// The executions explored are all those that this memory model allows, and not only interleavings.
    pub explored: Option<MemoryModel>,
    /// Why the exploration stopped early; `None` if it explored everything.
    pub stopped: Option<Stop>,
    /// Some thread ran into a loop bound: what lies beyond was not explored.
    pub bounded: bool,
    /// No execution came to an end that no loop bound and no assumption had a part in: that nothing was
    /// found says nothing.
    pub vacuous: bool,
    /// What was done about loops that may have no end, if there are any.
    pub deepening: Option<Deepening>,
    /// Within the rounds of such loops, only what needs at most so many preemptions was explored, and there is more.
    pub preemptions: Option<u32>,
    /// Who has answered, if several algorithms have taken turns.
    pub chosen: Option<Chosen>,
    /// What was drawn, if not everything was to be explored.
    pub sampled: Option<Sampled>,
    /// What else there is to know of the program.
    pub remarks: Vec<Remark>,
    /// What has blocked threads in the executions that count as blocked.
    pub blocked_by: BlockedBy,
    /// What the pointers among the values in the traces point to.
    pub pointers: BTreeMap<Value, String>,
    /// How often the exploration started over before it went through.
    pub restarts: u32,
    /// What the algorithm tells of itself, if it has anything to tell.
    pub statistics: Option<Statistics>,
    /// What was made of threads that do the same, if something was to be made of them.
    pub symmetry: Option<SymmetryStatistics>,
    /// What of the program's source the executions have reached, if that is known.
    pub coverage: Option<Coverage>,
    /// How long the exploration took.
    pub elapsed: Duration,
}

impl Report {
    /// What there is to say of an exploration that was stopped from outside, with no more than counts.
    pub fn stopped(stop: Stop, counts: Counts, elapsed: Duration) -> Self {
        Report {
            counts,
            violations: Vec::new(),
            races: Vec::new(),
            weakly_ordered: false,
            memory: None,
            explored: None,
            stopped: Some(stop),
            bounded: false,
            vacuous: false,
            deepening: None,
            preemptions: None,
            chosen: None,
            sampled: None,
            blocked_by: BlockedBy::default(),
            remarks: Vec::new(),
            pointers: BTreeMap::new(),
            restarts: 0,
            symmetry: None,
            statistics: None,
            coverage: None,
            elapsed,
        }
    }

    /// The answer in a word. A violation stays one however the exploration ended.
    pub fn verdict(&self) -> Verdict {
        if !self.violations.is_empty() {
            Verdict::Violation
        } else if self.stopped.is_some() || self.vacuous {
            Verdict::Incomplete
        } else {
            Verdict::Safe
        }
    }
}

/// How loops that may have no end were explored: for one round, then for two, for four, and so on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deepening {
    /// The threads that were found to go on for ever, and in what.
    pub endless: Vec<Endless>,
    /// How many rounds each of these loops was given in the end.
    pub rounds: u32,
    /// The limit that executions of so many rounds are beyond: they were given up.
    pub too_long: Option<Limit>,
    /// For how many rounds everything was explored.
    pub explored: u32,
    /// How many explorations there were, for any number of rounds.
    pub explorations: u32,
    /// How many executions they had, all together.
    pub executions: u64,
}

/// The answer in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything was explored, up to the loop bound if one was given, and nothing is wrong.
    Safe,
    /// Something is wrong.
    Violation,
    /// Nothing was found to be wrong so far.
    Incomplete,
}

/// A property that some execution violates.
#[derive(Clone, Debug)]
pub struct Violation {
    /// What happened.
    pub failure: Failure,
    /// The thread it happened to, by spawn path.
    pub thread: String,
    /// Where it happened.
    pub source: Option<SourceLocation>,
    /// The functions that the thread was in, the outermost first.
    pub stack: Vec<StackFrame>,
    /// The execution that leads there: one step for each event.
    pub trace: Vec<TraceStep>,
    /// The threads of the execution.
    pub threads: Vec<ThreadStory>,
    /// The mutexes that are held in the end.
    pub held: Vec<HeldMutex>,
    /// The memory that steps or the failure are about, of what the program has allocated.
    pub blocks: Vec<Block>,
    /// What the program has printed until then, as far as that is known.
    pub printed: Vec<Printed>,
    /// For a deadlock, who waits for what.
    pub waiting: Vec<Waiting>,
    /// For a data race, the two accesses, with which the execution ends.
    pub accesses: Vec<RacingAccess>,
    /// For an access that may be stale, which, and what it should have seen; the execution ends with it.
    pub stale: Option<Box<StaleAccess>>,
    /// How to come there again.
    pub schedule: Schedule,
    /// How long the execution was that was found, where this is a shorter one.
    pub found: Option<Extent>,
}

impl Violation {
    /// A violation of which nothing more is known.
    pub fn new(failure: Failure, thread: String, source: Option<SourceLocation>) -> Self {
        Violation {
            failure,
            thread,
            source,
            stack: Vec::new(),
            trace: Vec::new(),
            threads: Vec::new(),
            held: Vec::new(),
            blocks: Vec::new(),
            printed: Vec::new(),
            waiting: Vec::new(),
            accesses: Vec::new(),
            stale: None,
            schedule: Schedule::default(),
            found: None,
        }
    }
}

/// How long an execution is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Extent {
    /// How often a step is another thread's than the one before.
    pub switches: usize,
    /// How many steps it has.
    pub steps: usize,
}

impl Extent {
    /// That of the steps of these threads.
    pub fn of<T: PartialEq>(threads: impl Iterator<Item = T>) -> Self {
        let (mut extent, mut last) = (Extent::default(), None);
        for thread in threads {
            extent.steps += 1;
            extent.switches += usize::from(last.as_ref().is_some_and(|last| *last != thread));
            last = Some(thread);
        }
        extent
    }
}

/// All that it takes to have an execution again, of the same program with the same options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Schedule {
    /// Who made each event. Those that the trace leaves out are here as well.
    pub turns: Vec<Turn>,
    /// How often a thread could come to the head of the loops that were bounded.
    pub rounds: u32,
    /// These loops and functions.
    pub bounded: Vec<Repetition>,
    /// Those in which threads were watched.
    pub watched: Vec<Repetition>,
    /// Which values of inputs were not told apart.
    pub regions: Vec<Regions>,
}

/// A thread's turn: one access.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The thread, by spawn path.
    pub thread: String,
    /// What it observed.
    pub observed: Value,
}

/// One event of a violation's execution, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TraceStep {
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it stands in the source.
    pub source: Option<SourceLocation>,
    /// What was done: `read`, `write`, `lock`.
    pub operation: &'static str,
    /// What it was done to: a variable, or a thread.
    pub target: Option<String>,
    /// The value read.
    pub read: Option<Value>,
    /// The value written.
    pub written: Option<Value>,
    /// The memory order of an atomic access, if it is weaker than `seq_cst`.
    pub order: Option<MemoryOrder>,
    /// How often it was done again right away, each time with the same outcome: in rounds of a loop.
    pub again: u64,
    /// The value read as its type has it, if that is not just a number.
    pub read_as: Option<String>,
    /// Likewise the value written.
    pub written_as: Option<String>,
    /// What it has missed, if the value read is stale: what was written last before.
    pub missed: Option<Box<Missed>>,
    /// The functions that the thread is in, the outermost first.
    pub stack: Vec<StackFrame>,
}

/// A write that came before a read, and that the read has not seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// The thread that wrote, by spawn path.
    pub thread: String,
    /// Where.
    pub source: Option<SourceLocation>,
    /// The value written.
    pub value: Value,
}

/// A thread of a violation's execution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadStory {
    /// The thread, by spawn path.
    pub name: String,
    /// The program's function that it runs.
    pub function: Option<String>,
    /// Where it was created; nothing for the main thread.
    pub created: Option<Site>,
}

/// A mutex that a thread holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldMutex {
    /// The mutex.
    pub name: String,
    /// Who has taken it, and where.
    pub taken: Site,
    /// The line where it was taken.
    pub source: Option<SourceLocation>,
}

/// What a thread has printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// The thread, by spawn path.
    pub thread: String,
    /// The text.
    pub text: String,
    /// How many steps of the trace come before it.
    pub after: usize,
}

/// A data race that is no violation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataRace {
    /// What it is about: `data race on x`.
    pub message: String,
    /// The two accesses.
    pub accesses: [RacingAccess; 2],
}

/// One of the two accesses of a data race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RacingAccess {
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it stands in the source.
    pub source: Option<SourceLocation>,
    /// It writes. One that also reads is said to write.
    pub writes: bool,
    /// It frees the memory, which counts as a write.
    pub frees: bool,
    /// It is atomic. The other one is not.
    pub atomic: bool,
}

impl RacingAccess {
    /// What the thread does: `writes`.
    pub fn verb(&self) -> &'static str {
        match (self.frees, self.writes) {
            (true, _) => "frees",
            (false, true) => "writes",
            (false, false) => "reads",
        }
    }
}

/// A thread that waits for ever.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it waits.
    pub source: Option<SourceLocation>,
    /// What for: `mutex m, held by main/2`.
    pub reason: String,
    /// The mutex that it waits for.
    pub mutex: Option<String>,
    /// The thread that could let it go on: it holds the mutex, or its end is waited for.
    pub on: Option<String>,
    /// It is one of those that wait for each other in a circle.
    pub in_cycle: bool,
    /// The functions that it is in, the outermost first.
    pub stack: Vec<StackFrame>,
}

impl Waiting {
    /// A line that says who waits for what.
    pub(crate) fn message(kind: FailureKind, waiting: &[Waiting]) -> String {
        let each = waiting.iter();
        let each = each.map(|w| format!("{} waits for {}", w.thread, w.reason));
        format!("{}: {}", kind.word(), each.collect::<Vec<_>>().join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(violations: Vec<Violation>, stopped: Option<Stop>) -> Report {
        Report {
            violations,
            stopped,
            ..Report::stopped(Stop::Timeout, Counts::default(), Duration::ZERO)
        }
    }

    #[test]
    fn a_violation_counts_however_the_search_ended() {
        let failure = Failure::new(FailureKind::Assertion, "assertion failed");
        let violation = Violation::new(failure, "main".to_owned(), None);
        for stopped in [None, Some(Stop::Violation), Some(Stop::Timeout)] {
            let report = report(vec![violation.clone()], stopped);
            assert_eq!(report.verdict(), Verdict::Violation);
        }
    }

    #[test]
    fn only_a_finished_search_is_safe() {
        assert_eq!(report(vec![], None).verdict(), Verdict::Safe);
        let stopped = report(vec![], Some(Stop::Interrupted));
        assert_eq!(stopped.verdict(), Verdict::Incomplete);
    }
}
