//! Collects what the report will say while a search goes on, for every algorithm alike.

use quotient_model::{
    Access, Blocked, Diagnostic, Event, Failure, FailureKind, Location, Named, Pending, Program,
    RmwOp, SourceLocation, ThreadId, Threads, Value,
};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

use crate::exploration::control::Stop;
use crate::properties::leaks::Leaks;
use crate::recording::report::{Counts, RacingAccess, Report, TraceStep, Violation, Waiting};
use crate::vc::OrderStatistics;
use crate::view::ViewStatistics;
use crate::witness::WitnessStatistics;

/// The current execution, as far as reports and checks need to see it. Each algorithm keeps it in
/// its own way.
pub(crate) trait Current {
    type Program: Program;

    /// Whether awaits and adds are understood
    /// ([`Algorithm::knows_awaits`](crate::Algorithm::knows_awaits)).
    const KNOWS_AWAITS: bool;

    fn program(&self) -> &Named<Self::Program>;
    fn threads(&self) -> &Threads;
    /// The threads that exist.
    fn present(&self) -> impl Iterator<Item = ThreadId>;
    fn state(&self, thread: ThreadId) -> &<Self::Program as Program>::Thread;
    /// The failure of the thread's last access, if it failed.
    fn failure(&self, thread: ThreadId) -> Option<&Failure>;
    /// The thread that holds a mutex.
    fn holder(&self, mutex: Location) -> Option<ThreadId>;
    /// Whether the thread, which stays blocked at an await that stands for a loop, would come
    /// around to it again and again if no other thread did anything.
    fn goes_round(&mut self, thread: ThreadId) -> bool;
    /// The events in the order in which they happen, each with its thread's state before it.
    fn happened(&self) -> impl Iterator<Item = (Event, &<Self::Program as Program>::Thread)>;

    fn pending(&self, thread: ThreadId) -> &Pending {
        self.program().pending(self.state(thread))
    }
}

/// Collects what the report will say while the search goes on.
pub(crate) struct Recorder {
    pub counts: Counts,
    violations: Vec<Violation>,
    bounded: bool,
    pointers: BTreeMap<Value, String>,
    /// Filled in by the algorithms that decide consistency.
    pub witnesses: Option<WitnessStatistics>,
    /// Filled in by the algorithms that close annotated partial orders.
    pub orders: Option<OrderStatistics>,
    /// Filled in by `view`.
    pub views: Option<ViewStatistics>,
    pub wanted: Wanted,
    seen: FxHashSet<(FailureKind, Option<SourceLocation>)>,
    /// The places of the data races that were found, each pair in order.
    raced: FxHashSet<[Option<SourceLocation>; 2]>,
}

/// What is to be told, and when to stop.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Wanted {
    /// Go on after a violation.
    pub keep_going: bool,
    /// Livelocks are no violations.
    pub allow_livelock: bool,
    /// Data races are.
    pub races: bool,
    /// So is such memory.
    pub leaks: Option<Leaks>,
}

impl Recorder {
    pub fn new(wanted: Wanted) -> Self {
        Recorder {
            counts: Counts::default(),
            violations: Vec::new(),
            bounded: false,
            pointers: BTreeMap::new(),
            witnesses: None,
            orders: None,
            views: None,
            wanted,
            seen: FxHashSet::default(),
            raced: FxHashSet::default(),
        }
    }

    /// `thread` has come to a new pending access, or to its end.
    #[inline]
    pub fn arrived<C: Current>(&mut self, current: &C, thread: ThreadId) -> Result<(), Stop> {
        if let Some(failure) = current.failure(thread) {
            let source = current.program().source(current.state(thread));
            return self.violation(current, failure.clone(), thread, source);
        }
        match current.pending(thread) {
            Pending::Access(
                Access::Add { .. } | Access::Await { .. } | Access::AwaitExchange { .. },
            ) if !C::KNOWS_AWAITS => Err(Stop::Program(Diagnostic::input(
                "the program shows an await or an independent add to an algorithm that knows none",
            ))),
            Pending::Access(_) | Pending::Done(_) | Pending::Exit(_) => Ok(()),
            pending => self.unusual(current, thread, pending),
        }
    }

    #[cold]
    fn unusual<C: Current>(
        &mut self,
        current: &C,
        thread: ThreadId,
        pending: &Pending,
    ) -> Result<(), Stop> {
        match pending {
            Pending::Failed(failure) => {
                let source = current.program().source(current.state(thread));
                self.violation(current, failure.clone(), thread, source)
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
    pub fn maximal<C: Current>(&mut self, current: &mut C) -> Result<(), Stop> {
        let stuck = |thread| match current.pending(thread) {
            _ if current.failure(thread).is_some() => false,
            Pending::Access(_) | Pending::Blocked(_) => true,
            _ => false,
        };
        if current.present().any(stuck) {
            self.counts.blocked += 1;
            self.stuck(current)?;
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
            pointers: self.pointers,
            witnesses: self.witnesses,
            orders: self.orders,
            views: self.views,
        }
    }

    /// Threads that wait for each other are a violation, and so are threads that spin for ever,
    /// unless one of the threads was blocked by an assumption or a bound or would give up waiting (then
    /// this execution says nothing), has failed (a violation of its own, which would have ended the program), or the
    /// program has exited.
    /// A thread is followed around its loop before it is said to spin ([`crate::world::spinning`]).
    fn stuck<C: Current>(&mut self, current: &mut C) -> Result<(), Stop> {
        let excused = |thread| {
            current.failure(thread).is_some()
                || match current.pending(thread) {
                    Pending::Blocked(_) | Pending::Exit(_) | Pending::Failed(_) => true,
                    Pending::Access(access) => {
                        let (program, state) = (current.program(), current.state(thread));
                        program.gives_up(state)
                            || access.awaits(0).is_some() && program.spins_at(state).is_none()
                    }
                    _ => false,
                }
        };
        if current.present().any(excused) {
            return Ok(());
        }
        let waiting: Vec<(ThreadId, Access)> = current
            .present()
            .filter_map(|thread| match *current.pending(thread) {
                Pending::Access(access) => Some((thread, access)),
                _ => None,
            })
            .collect();
        let spinning: Vec<ThreadId> = waiting
            .iter()
            .filter(|(_, access)| access.awaits(0).is_some())
            .map(|&(thread, _)| thread)
            .collect();
        if !spinning.iter().all(|&thread| current.goes_round(thread)) {
            return Ok(());
        }
        match (spinning.first(), waiting.first()) {
            (Some(&first), _) => {
                self.counts.livelocks += 1;
                if self.wanted.allow_livelock {
                    return Ok(());
                }
                let source = current.program().spins_at(current.state(first));
                self.waiting(current, FailureKind::Livelock, &waiting, first, source)
            }
            (None, Some(&(first, _))) => {
                let source = current.program().source(current.state(first));
                self.waiting(current, FailureKind::Deadlock, &waiting, first, source)
            }
            (None, None) => Ok(()),
        }
    }

    /// A violation by threads that wait for ever.
    #[cold]
    fn waiting<C: Current>(
        &mut self,
        current: &C,
        kind: FailureKind,
        threads: &[(ThreadId, Access)],
        first: ThreadId,
        source: Option<SourceLocation>,
    ) -> Result<(), Stop> {
        let waiting: Vec<Waiting> = threads
            .iter()
            .map(|&(thread, access)| Waiting {
                thread: current.threads().name(thread),
                source: match current.program().spins_at(current.state(thread)) {
                    Some(source) => Some(source),
                    None => current.program().source(current.state(thread)),
                },
                reason: wait_reason(current, access),
            })
            .collect();
        let message = format!(
            "{}: {}",
            kind.word(),
            waiting
                .iter()
                .map(|w| format!("{} waits for {}", w.thread, w.reason))
                .collect::<Vec<_>>()
                .join("; ")
        );
        let before = self.violations.len();
        let result = self.violation(current, Failure::new(kind, message), first, source);
        if let Some(violation) = self.violations.get_mut(before) {
            violation.waiting = waiting;
        }
        result
    }

    /// A violation of the current execution.
    #[cold]
    pub fn violation<C: Current>(
        &mut self,
        current: &C,
        failure: Failure,
        thread: ThreadId,
        source: Option<SourceLocation>,
    ) -> Result<(), Stop> {
        if self.seen.insert((failure.kind, source.clone())) {
            let happened: Vec<_> = current.happened().collect();
            let events = happened.iter().map(|(event, before)| (event, *before));
            let trace = self.steps(current, events);
            self.violations.push(Violation {
                failure,
                thread: current.threads().name(thread),
                source,
                trace,
                waiting: Vec::new(),
                accesses: Vec::new(),
            });
        }
        self.go_on()
    }

    /// Events of the current execution in words. Notes what the values in them point to.
    fn steps<'c, C: Current>(
        &mut self,
        current: &'c C,
        events: impl Iterator<Item = (&'c Event, &'c <C::Program as Program>::Thread)>,
    ) -> Vec<TraceStep> {
        let steps = steps(current, events);
        let values = steps.iter().flat_map(|step| [step.read, step.written]);
        let named = |value| Some((value, current.program().value_name(value)?));
        self.pointers.extend(values.flatten().filter_map(named));
        steps
    }

    fn go_on(&self) -> Result<(), Stop> {
        match self.wanted.keep_going {
            true => Ok(()),
            false => Err(Stop::Violation),
        }
    }

    /// Whether no data race between accesses at these places was found before. From now on one was.
    pub fn is_new_race(&mut self, sites: &[Option<SourceLocation>; 2]) -> bool {
        let mut sites = sites.clone();
        sites.sort_unstable();
        self.raced.insert(sites)
    }

    /// A data race on a location between the last two of the events, which make an execution. With each
    /// comes its thread's state before it.
    #[cold]
    pub fn race<C: Current>(
        &mut self,
        current: &C,
        location: Location,
        events: &[(&Event, &<C::Program as Program>::Thread)],
        atomic: [bool; 2],
    ) -> Result<(), Stop> {
        let last_two = &events[events.len().saturating_sub(2)..];
        let accesses = last_two.iter().zip(atomic);
        let accesses = accesses.map(|(&(event, before), atomic)| RacingAccess {
            thread: current.threads().name(event.id.thread),
            source: current.program().source(before),
            writes: event.written.is_some(),
            atomic,
        });
        let accesses: Vec<RacingAccess> = accesses.collect();
        let name = current.program().location_name(location);
        let last = accesses.last();
        let trace = self.steps(current, events.iter().copied());
        self.violations.push(Violation {
            failure: Failure::new(FailureKind::Race, format!("data race on {name}")),
            thread: last.map_or_else(String::new, |access| access.thread.clone()),
            source: last.and_then(|access| access.source.clone()),
            trace,
            waiting: Vec::new(),
            accesses,
        });
        self.go_on()
    }
}

fn wait_reason<C: Current>(current: &C, access: Access) -> String {
    match access {
        Access::Lock { location } => {
            let name = current.program().location_name(location);
            if current.program().is_gate(location) {
                return name;
            }
            match current.holder(location) {
                Some(holder) => {
                    format!("mutex {name}, held by {}", current.threads().name(holder))
                }
                None => format!("mutex {name}"),
            }
        }
        Access::Join { thread } => format!("the end of {}", current.threads().name(thread)),
        Access::Await { location, .. } | Access::AwaitExchange { location, .. } => {
            let name = current.program().location_name(location);
            format!("another value of {name}, in a loop")
        }
        _ => "an access that is not enabled".to_owned(),
    }
}

/// Events of the current execution in words.
fn steps<'c, C: Current>(
    current: &'c C,
    events: impl Iterator<Item = (&'c Event, &'c <C::Program as Program>::Thread)>,
) -> Vec<TraceStep> {
    // An access that failed has read nothing.
    let mut last = vec![0; current.threads().count()];
    for (event, _) in current.happened() {
        last[event.id.thread.index()] = event.id.index;
    }
    let failed = |event: &Event| {
        let thread = event.id.thread;
        current.failure(thread).is_some() && last[thread.index()] == event.id.index
    };
    let mut steps = Vec::new();
    for (event, before) in events {
        let hidden = |thread| current.threads().is_hidden(thread);
        if hidden(event.id.thread) || event.spawned.is_some_and(hidden) {
            continue;
        }
        let source = current.program().source(before);
        let mut step = trace_step(current, event, source);
        step.read = step.read.filter(|_| !failed(event));
        steps.push(step);
    }
    steps
}

fn trace_step<C: Current>(current: &C, event: &Event, source: Option<SourceLocation>) -> TraceStep {
    let (operation, reads) = match event.access {
        Access::Read { location } if current.program().is_choice(location) => ("choose", true),
        Access::Read { .. } => ("read", true),
        Access::Write { .. } => ("write", false),
        Access::Rmw { op, .. } => (rmw_word(op), true),
        Access::CompareExchange { .. } => match event.written {
            Some(_) => ("compare-exchange", true),
            None => ("compare-exchange failed", true),
        },
        Access::Add { .. } => ("add", false),
        Access::Await { .. } => ("await", true),
        Access::AwaitExchange { .. } => ("await and exchange", true),
        Access::Fence => ("fence", false),
        Access::Lock { .. } => ("lock", false),
        Access::TryLock { .. } => match event.written {
            Some(_) => ("trylock", false),
            None => ("trylock failed", false),
        },
        Access::Unlock { .. } => ("unlock", false),
        Access::Release { .. } => ("release", false),
        Access::MutexInit { .. } => ("init mutex", false),
        Access::MutexDestroy { .. } => ("destroy mutex", false),
        Access::Spawn { .. } => ("spawn", false),
        Access::Join { .. } => ("join", false),
        Access::Free { .. } => ("free", false),
    };
    let writes = reads || matches!(event.access, Access::Write { .. } | Access::Add { .. });
    let target = match event.access {
        Access::Spawn { .. } => event.spawned.map(|child| current.threads().name(child)),
        Access::Join { thread } if thread.index() < current.threads().count() => {
            Some(current.threads().name(thread))
        }
        Access::Free { first, .. } => Some(current.program().location_name(first)),
        access => access
            .location()
            .map(|location| current.program().location_name(location)),
    };
    TraceStep {
        thread: current.threads().name(event.id.thread),
        source,
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
