//! What an exploration found: counts, violations, and the executions that lead to them.

use quotient_model::{
    Access, Blocked, Failure, FailureKind, Pending, Program, RmwOp, SourceLocation, ThreadId, Value,
};
use rustc_hash::FxHashSet;

use crate::control::Stop;
use crate::trace::{Event, Trace};

/// How much was explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Executions in which every thread ended.
    pub complete: u64,
    /// Executions in which some thread stayed blocked.
    pub blocked: u64,
    /// Executions that were begun and found to lead to nothing new.
    pub redundant: u64,
    /// Events performed. What several executions have in common is performed once.
    pub events: u64,
    /// The length of the longest execution.
    pub longest: usize,
}

impl Counts {
    /// All executions begun.
    pub fn executions(&self) -> u64 {
        self.complete + self.blocked + self.redundant
    }
}

/// An exploration's result.
#[derive(Clone, Debug)]
pub struct Report {
    /// How much was explored.
    pub counts: Counts,
    /// What was found, in the order in which it was found: at most one per kind and source line.
    pub violations: Vec<Violation>,
    /// Why the exploration stopped early; `None` if it explored everything.
    pub stopped: Option<Stop>,
    /// Some thread ran into a loop bound: what lies beyond was not explored.
    pub bounded: bool,
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
    /// The execution that leads there.
    pub trace: Vec<TraceStep>,
    /// For a deadlock, who waits for what.
    pub waiting: Vec<Waiting>,
}

/// One event of a violation's execution, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
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
}

/// A thread that waits for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it waits.
    pub source: Option<SourceLocation>,
    /// What for: `mutex m, held by main/2`.
    pub reason: String,
}

/// Collects what the report will say while the search goes on.
pub(crate) struct Recorder {
    pub counts: Counts,
    violations: Vec<Violation>,
    bounded: bool,
    keep_going: bool,
    seen: FxHashSet<(FailureKind, Option<SourceLocation>)>,
}

impl Recorder {
    pub fn new(keep_going: bool) -> Self {
        Recorder {
            counts: Counts::default(),
            violations: Vec::new(),
            bounded: false,
            keep_going,
            seen: FxHashSet::default(),
        }
    }

    /// `thread` has come to a new pending access, or to its end.
    #[inline]
    pub fn arrived<P: Program>(&mut self, trace: &Trace<P>, thread: ThreadId) -> Result<(), Stop> {
        if trace.has_failed(thread) {
            if let Some((_, failure)) = trace.failures().last() {
                let event = trace.events().last().map(|event| event.prev_slot);
                let source = event.and_then(|slot| trace.program.source(trace.state_in(slot)));
                return self.violation(trace, failure.clone(), thread, source);
            }
        }
        match trace.pending(thread) {
            Pending::Access(_) | Pending::Done(_) | Pending::Exit(_) => Ok(()),
            pending => self.unusual(trace, thread, pending),
        }
    }

    #[cold]
    fn unusual<P: Program>(
        &mut self,
        trace: &Trace<P>,
        thread: ThreadId,
        pending: &Pending,
    ) -> Result<(), Stop> {
        match pending {
            Pending::Failed(failure) => {
                let source = trace.program.source(trace.state(thread));
                self.violation(trace, failure.clone(), thread, source)
            }
            Pending::Unsupported(diagnostic) => Err(Stop::Program((**diagnostic).clone())),
            Pending::Restart => Err(Stop::Restart),
            Pending::Blocked(Blocked::LoopBound) => {
                self.bounded = true;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// An execution that was found redundant half way.
    pub fn redundant(&mut self) {
        self.counts.redundant += 1;
    }

    /// The current execution is maximal.
    pub fn maximal<P: Program>(&mut self, trace: &Trace<P>) -> Result<(), Stop> {
        self.counts.longest = self.counts.longest.max(trace.len());
        let stuck = |thread| match trace.pending(thread) {
            _ if trace.has_failed(thread) => false,
            Pending::Access(_) | Pending::Blocked(_) => true,
            _ => false,
        };
        if trace.present().iter().any(|&thread| stuck(thread)) {
            self.counts.blocked += 1;
            self.deadlock(trace)?;
        } else {
            self.counts.complete += 1;
        }
        Ok(())
    }

    /// What there is to say at the end, or when the search stopped.
    pub fn report(self, stopped: Option<Stop>) -> Report {
        Report {
            counts: self.counts,
            violations: self.violations,
            stopped,
            bounded: self.bounded,
        }
    }

    /// Threads that wait for each other are a violation, unless one of the threads was blocked by
    /// an assumption or a bound (then this execution says nothing), has failed (a violation of its
    /// own, which would have ended the program), or the program has exited.
    fn deadlock<P: Program>(&mut self, trace: &Trace<P>) -> Result<(), Stop> {
        let excused = |thread| {
            let pending = trace.pending(thread);
            trace.has_failed(thread)
                || matches!(
                    pending,
                    Pending::Blocked(_) | Pending::Exit(_) | Pending::Failed(_)
                )
        };
        if trace.present().iter().any(|&thread| excused(thread)) {
            return Ok(());
        }
        let mut waiting = Vec::new();
        let mut first = None;
        for &thread in trace.present() {
            let Pending::Access(access) = *trace.pending(thread) else {
                continue;
            };
            first.get_or_insert(thread);
            waiting.push(Waiting {
                thread: trace.threads.name(thread),
                source: trace.program.source(trace.state(thread)),
                reason: wait_reason(trace, access),
            });
        }
        let Some(first) = first else { return Ok(()) };
        let message = format!(
            "deadlock: {}",
            waiting
                .iter()
                .map(|w| format!("{} waits for {}", w.thread, w.reason))
                .collect::<Vec<_>>()
                .join("; ")
        );
        let source = trace.program.source(trace.state(first));
        let before = self.violations.len();
        let result = self.violation(
            trace,
            Failure::new(FailureKind::Deadlock, message),
            first,
            source,
        );
        if let Some(violation) = self.violations.get_mut(before) {
            violation.waiting = waiting;
        }
        result
    }

    #[cold]
    fn violation<P: Program>(
        &mut self,
        trace: &Trace<P>,
        failure: Failure,
        thread: ThreadId,
        source: Option<SourceLocation>,
    ) -> Result<(), Stop> {
        if self.seen.insert((failure.kind, source.clone())) {
            self.violations.push(Violation {
                failure,
                thread: trace.threads.name(thread),
                source,
                trace: trace
                    .events()
                    .iter()
                    .map(|event| trace_step(trace, event))
                    .collect(),
                waiting: Vec::new(),
            });
        }
        if self.keep_going {
            Ok(())
        } else {
            Err(Stop::Violation)
        }
    }
}

fn wait_reason<P: Program>(trace: &Trace<P>, access: Access) -> String {
    match access {
        Access::Lock { location } => {
            let name = trace.program.location_name(location);
            match trace.holder(location) {
                Some(holder) => {
                    let holder = trace.event(holder).step.thread;
                    format!("mutex {name}, held by {}", trace.threads.name(holder))
                }
                None => format!("mutex {name}"),
            }
        }
        Access::Join { thread } => format!("the end of {}", trace.threads.name(thread)),
        _ => "an access that is not enabled".to_owned(),
    }
}

fn trace_step<P: Program>(trace: &Trace<P>, event: &Event) -> TraceStep {
    let (operation, reads) = match event.access {
        Access::Read { .. } => ("read", true),
        Access::Write { .. } => ("write", false),
        Access::Rmw { op, .. } => (rmw_word(op), true),
        Access::CompareExchange { .. } => match event.written {
            Some(_) => ("compare-exchange", true),
            None => ("compare-exchange failed", true),
        },
        Access::Fence => ("fence", false),
        Access::Lock { .. } => ("lock", false),
        Access::TryLock { .. } => match event.written {
            Some(_) => ("trylock", false),
            None => ("trylock failed", false),
        },
        Access::Unlock { .. } => ("unlock", false),
        Access::MutexInit { .. } => ("init mutex", false),
        Access::MutexDestroy { .. } => ("destroy mutex", false),
        Access::Spawn { .. } => ("spawn", false),
        Access::Join { .. } => ("join", false),
        Access::Free { .. } => ("free", false),
    };
    let writes = reads || matches!(event.access, Access::Write { .. });
    let target = match event.access {
        Access::Spawn { .. } => Some(trace.threads.name(ThreadId(event.observed as u16))),
        Access::Join { thread } if thread.index() < trace.threads.count() => {
            Some(trace.threads.name(thread))
        }
        Access::Free { first, .. } => Some(trace.program.location_name(first)),
        access => access
            .location()
            .map(|location| trace.program.location_name(location)),
    };
    TraceStep {
        thread: trace.threads.name(event.step.thread),
        source: trace.program.source(trace.state_in(event.prev_slot)),
        operation,
        target,
        read: reads.then_some(event.observed),
        written: event.written.filter(|_| writes),
    }
}

fn rmw_word(op: RmwOp) -> &'static str {
    match op {
        RmwOp::Add => "fetch-add",
        RmwOp::Sub => "fetch-sub",
        RmwOp::And => "fetch-and",
        RmwOp::Or => "fetch-or",
        RmwOp::Xor => "fetch-xor",
        RmwOp::Nand => "fetch-nand",
        RmwOp::Exchange => "exchange",
        RmwOp::Min | RmwOp::UMin => "fetch-min",
        RmwOp::Max | RmwOp::UMax => "fetch-max",
    }
}
