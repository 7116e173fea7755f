//! Collects what the report will say while a search goes on, for every algorithm alike.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use quotient_model::{
    Blocked, Event, Failure, FailureKind, Location, MemoryModel, Pending, Program, Reader, Remark,
    RemarkKind, SourceLocation, Table, ThreadId, Threads, Value, Writer,
};
use rustc_hash::FxHashSet;

use crate::recording::ending::{Halt, Stop};
use crate::recording::endless;
use crate::recording::report::{
    BlockedBy, Counts, DataRace, RacingAccess, Report, Schedule, TraceStep, Turn, Violation,
    Waiting,
};
use crate::recording::stale::{Judged, StaleAccess, Unjudged};
use crate::recording::steps::{LastWrites, trace_step, weak_order};
use crate::recording::unwritten::Unwritten;
use crate::world::{Current, HappenedIndex};

/// Collects what the report will say while the search goes on.
pub(crate) struct Recorder {
    pub counts: Counts,
    /// What was found, as it was found.
    pub found: Vec<Found>,
    bounded: bool,
    /// Some execution came to an end that no bound and no assumption had a part in.
    whole: bool,
    blocked_by: BlockedBy,
    pointers: BTreeMap<Value, String>,
    pub wanted: Wanted,
    seen: FxHashSet<(FailureKind, Option<SourceLocation>)>,
    /// The places of the data races that were found, each pair in order.
    raced: FxHashSet<[Option<SourceLocation>; 2]>,
    /// The same by number.
    paired: FxHashSet<[u64; 2]>,
    /// Those that are no violations.
    races: Vec<DataRace>,
    /// What may be stale, if that is no violation.
    stale: Vec<StaleAccess>,
    /// What was not judged of robustness.
    pub unjudged: Option<Unjudged>,
    /// The sites of all that may be.
    stale_sites: FxHashSet<u64>,
    /// Those at which something may be stale, and which was not noticed so far.
    doubted: BTreeMap<u64, StaleAccess>,
    /// What else there is to say of the program, and which of its remarks these are.
    remarks: BTreeSet<Remark>,
    remarked: u32,
    /// The first read that was seen of shared memory that nobody had written.
    unwritten: Option<Remark>,
    /// Finds it.
    looking: Unwritten,
}

/// What there is to remark. Of reads of memory that was never written, each place once: threads that do the same do so alike.
fn told(mut remarks: BTreeSet<Remark>, unwritten: Option<Remark>) -> Vec<Remark> {
    remarks.extend(unwritten);
    let mut places = BTreeSet::new();
    remarks.retain(|remark| {
        remark.kind != RemarkKind::UnwrittenRead || places.insert(remark.source.clone())
    });
    remarks.into_iter().collect()
}

/// A violation, with the execution in which it was found.
pub(crate) struct Found {
    /// What there is to say of it without running it again.
    pub violation: Violation,
    pub events: Vec<Event>,
    pub threads: Threads,
    /// The thread it happened to.
    pub thread: ThreadId,
    /// Those that wait for ever.
    pub stuck: Vec<ThreadId>,
}

/// Which memory must have been freed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaks {
    /// What no global variable leads to: nobody could have freed it any more.
    Lost,
    /// All.
    All,
}

/// How data races are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Races {
    /// What is a data race.
    pub reading: RaceReading,
    /// They are violations, each with an execution. Otherwise they are only told.
    pub violations: bool,
}

/// When two accesses of which one is not atomic are a data race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaceReading {
    /// If neither happens before the other, by C11.
    C11,
    /// If some interleaving has them next to each other: every atomic access synchronises.
    Interleaving,
}

/// How robustness is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memory {
    /// Against this memory model.
    pub model: MemoryModel,
    /// What may be stale is a violation, with an execution. Otherwise it is only told.
    pub violations: bool,
    /// So is what may be stale without anybody noticing.
    pub strict: bool,
}

/// What is to be told, and when to stop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    /// Go on after a violation.
    pub keep_going: bool,
    /// Livelocks are no violations.
    pub allow_livelock: bool,
    /// Data races are looked for.
    pub races: Option<Races>,
    /// So is such memory.
    pub leaks: Option<Leaks>,
    /// Robustness is judged.
    pub memory: Option<Memory>,
    /// So many violations are enough.
    pub enough: Option<usize>,
}

impl Recorder {
    pub fn new(wanted: Wanted) -> Self {
        Recorder {
            counts: Counts::default(),
            found: Vec::new(),
            bounded: false,
            whole: false,
            blocked_by: BlockedBy::default(),
            pointers: BTreeMap::new(),
            wanted,
            seen: FxHashSet::default(),
            raced: FxHashSet::default(),
            paired: FxHashSet::default(),
            races: Vec::new(),
            stale: Vec::new(),
            unjudged: None,
            stale_sites: FxHashSet::default(),
            doubted: BTreeMap::new(),
            remarks: BTreeSet::new(),
            remarked: 0,
            unwritten: None,
            looking: Unwritten::default(),
        }
    }

    /// Notes what the program remarks on the current execution: mostly nothing, or nothing new.
    #[inline]
    fn remark<C: Current>(&mut self, current: &C) {
        if current.program().remarks().len() > self.remarks.len() {
            self.note_remarks(current);
        }
        let program = current.program();
        let doubts = |thread| program.doubts(current.state(thread));
        if self.unwritten.is_none() && current.present().any(doubts) {
            self.unwritten = self.looking.first_read(current);
        }
    }

    #[cold]
    fn note_remarks<C: Current>(&mut self, current: &C) {
        let program = current.program();
        let remarked = |thread| program.remarked(current.state(thread));
        let new = current.present().map(remarked).fold(0, |a, b| a | b) & !self.remarked;
        let numbered = program.remarks().iter().zip(0..u32::BITS);
        let happened = numbered.filter(|(_, number)| new >> number & 1 == 1);
        self.remarks
            .extend(happened.map(|(remark, _)| remark.clone()));
        self.remarked |= new;
    }

    /// `thread` has come to a new pending access, or to its end. Asked at every event: there is mostly nothing to
    /// say.
    #[inline(always)]
    pub fn arrived<C: Current>(&mut self, current: &C, thread: ThreadId) -> Result<(), Halt> {
        current.program().happened(current.state(thread));
        let usual = matches!(
            current.pending(thread),
            Pending::Access(_) | Pending::Done(_) | Pending::Exit(_)
        );
        if usual && current.failure(thread).is_none() {
            return Ok(());
        }
        self.unusual(current, thread)
    }

    #[cold]
    fn unusual<C: Current>(&mut self, current: &C, thread: ThreadId) -> Result<(), Halt> {
        let source = || current.program().source(current.state(thread));
        if let Some(failure) = current.failure(thread) {
            return self.violation(current, failure.clone(), thread, source());
        }
        match current.pending(thread) {
            Pending::Failed(failure) => self.violation(current, failure.clone(), thread, source()),
            Pending::Unsupported(diagnostic) => Err(Stop::Program((**diagnostic).clone()).into()),
            Pending::Endless => Err(endless::stuck(current, thread).into()),
            Pending::Restart => Err(Halt::StartOver),
            Pending::Blocked(Blocked::LoopBound) => {
                self.bounded = true;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Counts the current execution, which is maximal. Says whether some thread stays blocked in it.
    pub fn count_maximal<C: Current>(&mut self, current: &C) -> bool {
        let (mut blocked, mut ended) = (false, false);
        let mut by = self.blocked_by;
        for thread in current.present() {
            let state = current.state(thread);
            match current.program().pending(state) {
                Pending::Exit(_) => ended = true,
                Pending::Access(_) | Pending::Blocked(_) if current.failure(thread).is_some() => {}
                Pending::Access(access) => {
                    blocked = true;
                    if access.awaits(0).is_some() {
                        match current.program().waits_in_loop(state) {
                            true => by.loops = true,
                            false => by.assumptions = true,
                        }
                    }
                }
                Pending::Blocked(why) => {
                    blocked = true;
                    by.loops |= *why == Blocked::Spin;
                    by.assumptions |= *why == Blocked::Assume;
                }
                _ => {}
            }
        }
        match (blocked, ended) {
            (false, _) => self.counts.complete += 1,
            (true, true) => self.blocked_by.end = true,
            (true, false) => self.blocked_by = by,
        }
        self.counts.blocked += u64::from(blocked);
        self.counts.lengths += current.length() as u64;
        self.whole = self.whole || !blocked || is_whole(current);
        self.remark(current);
        blocked
    }

    /// Takes in what another worker has recorded.
    pub fn merge(&mut self, other: Recorder) {
        self.counts = self.counts.and(other.counts);
        for found in other.found {
            let violation = &found.violation;
            let is_new = match violation.accesses.as_slice() {
                [one, other] => self.is_new_race([one, other]),
                _ => {
                    let key = (violation.failure.kind, violation.source.clone());
                    self.seen.insert(key)
                }
            };
            if is_new {
                // Its names are that worker's: it is told as it was found.
                self.found.push(Found {
                    events: Vec::new(),
                    ..found
                });
            }
        }
        for race in other.races {
            if self.is_new_race(race.accesses.each_ref()) {
                self.races.push(race);
            }
        }
        self.unjudged = self.unjudged.or(other.unjudged);
        for stale in other.stale {
            let known = |other: &StaleAccess| other.access.source == stale.access.source;
            if !self.stale.iter().any(known) {
                self.stale.push(stale);
            }
        }
        self.stale_sites.extend(other.stale_sites);
        self.doubted.extend(other.doubted);
        self.bounded |= other.bounded;
        self.whole |= other.whole;
        self.blocked_by.assumptions |= other.blocked_by.assumptions;
        self.blocked_by.loops |= other.blocked_by.loops;
        self.blocked_by.end |= other.blocked_by.end;
        self.pointers.extend(other.pointers);
        self.remarks.extend(other.remarks);
        self.unwritten = self.unwritten.take().or(other.unwritten);
    }

    /// Writes what was recorded.
    pub fn save(&self, out: &mut Writer) {
        out.put(&self.counts);
        out.put(&self.found);
        out.put(&self.bounded);
        out.put(&self.whole);
        out.put(&self.blocked_by);
        out.put(&self.pointers);
        out.put(&self.seen);
        out.put(&self.raced);
        out.put(&self.paired);
        out.put(&self.races);
        out.put(&self.stale);
        out.put(&self.unjudged);
        out.put(&self.stale_sites);
        out.put(&self.doubted);
        out.put(&self.remarks);
        out.put(&self.remarked);
        out.put(&self.unwritten);
    }

    /// What was recorded when it was saved.
    pub fn restore(wanted: Wanted, input: &mut Reader<'_>) -> Option<Self> {
        Some(Recorder {
            wanted,
            counts: input.get()?,
            found: input.get()?,
            bounded: input.get()?,
            whole: input.get()?,
            blocked_by: input.get()?,
            pointers: input.get()?,
            seen: input.get()?,
            raced: input.get()?,
            paired: input.get()?,
            races: input.get()?,
            stale: input.get()?,
            unjudged: input.get()?,
            stale_sites: input.get()?,
            doubted: input.get()?,
            remarks: input.get()?,
            remarked: input.get()?,
            unwritten: input.get()?,
            looking: Unwritten::default(),
        })
    }

    /// What there is to say at the end, or when the search stopped.
    pub fn report(self, stopped: Option<Stop>, restarts: u32, elapsed: Duration) -> Report {
        let violations = self.found.into_iter().map(|found| found.violation);
        Report {
            counts: Counts {
                expected: None,
                ..self.counts
            },
            violations: violations.collect(),
            races: self.races,
            weakly_ordered: false,
            memory: self.wanted.memory.map(|memory| Judged {
                model: memory.model,
                violations: memory.violations,
                races: self
                    .wanted
                    .races
                    .is_some_and(|races| races.reading == RaceReading::C11),
                unjudged: self.unjudged,
                stale: self.stale,
                unnoticed: self
                    .doubted
                    .into_iter()
                    .filter(|(site, _)| !self.stale_sites.contains(site))
                    .map(|(_, stale)| stale)
                    .collect(),
            }),
            explored: None,
            stopped,
            bounded: self.bounded,
            vacuous: !self.whole,
            deepening: None,
            preemptions: None,
            chosen: None,
            sampled: None,
            remarks: told(self.remarks, self.unwritten),
            blocked_by: self.blocked_by,
            pointers: self.pointers,
            restarts,
            symmetry: None,
            statistics: None,
            coverage: None,
            elapsed,
        }
    }

    /// A violation of the current execution.
    #[cold]
    pub fn violation<C: Current>(
        &mut self,
        current: &C,
        failure: Failure,
        thread: ThreadId,
        source: Option<SourceLocation>,
    ) -> Result<(), Halt> {
        self.stuck(current, failure, thread, source, Stuck::default())
    }

    /// A violation by threads that wait for ever, the first of which is `thread`.
    #[cold]
    pub fn stuck<C: Current>(
        &mut self,
        current: &C,
        failure: Failure,
        thread: ThreadId,
        source: Option<SourceLocation>,
        stuck: Stuck,
    ) -> Result<(), Halt> {
        self.remark(current);
        if self.seen.insert((failure.kind, source.clone())) {
            let mut happened: Table<HappenedIndex, _> = current.happened().collect();
            let failed = current.failure(thread).is_some()
                || matches!(current.pending(thread), Pending::Failed(_));
            let causes = || current.causes(thread).filter(|_| failed);
            if let Some(order) = stuck.order.or_else(causes) {
                happened = order.iter().map(|&at| happened[at].clone()).collect();
            }
            let events = happened.iter().map(|(event, before)| (event, *before));
            let name = current.threads().name(thread);
            let mut violation = Violation::new(failure, name, source);
            violation.trace = self.steps(current, events);
            violation.schedule = schedule(current, happened.iter().map(|(event, _)| event));
            violation.waiting = stuck.waiting;
            self.found.push(Found {
                violation,
                events: happened.into_iter().map(|(event, _)| event).collect(),
                threads: current.threads().clone(),
                thread,
                stuck: stuck.threads,
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

    /// Whether to go on after a violation.
    fn go_on(&self) -> Result<(), Halt> {
        let Wanted {
            keep_going, enough, ..
        } = self.wanted;
        match keep_going && enough.is_none_or(|enough| self.found.len() < enough) {
            true => Ok(()),
            false => Err(Stop::Violation.into()),
        }
    }

    /// Whether no data race between accesses at these sites ([`Program::site`]) was found before. From now on one was.
    /// Without their numbers the sites are not known yet.
    pub fn is_new_pair(&mut self, sites: [Option<u64>; 2]) -> bool {
        let [Some(one), Some(other)] = sites else {
            return true;
        };
        self.paired.insert([one.min(other), one.max(other)])
    }

    /// Whether no data race between accesses at their places was found before. From now on one was.
    fn is_new_race(&mut self, accesses: [&RacingAccess; 2]) -> bool {
        let mut sites = accesses.map(|access| access.source.clone());
        sites.sort_unstable();
        self.raced.insert(sites)
    }

    /// A data race on a location between two accesses that are part of the events, which make an execution. With each
    /// event comes its thread's state before it.
    #[cold]
    pub fn race<'c, C: Current>(
        &mut self,
        current: &'c C,
        location: Location,
        accesses: [RacingAccess; 2],
        events: impl FnOnce() -> Vec<(Event, &'c <C::Program as Program>::Thread)>,
    ) -> Result<(), Halt> {
        if !self.is_new_race(accesses.each_ref()) {
            return Ok(());
        }
        let name = current.program().location_name(location);
        let message = format!("data race on {name}");
        if !self.wanted.races.is_some_and(|races| races.violations) {
            self.races.push(DataRace { message, accesses });
            return Ok(());
        }
        let events = events();
        let [_, second] = &accesses;
        let failure = Failure::new(FailureKind::Race, message);
        let mut violation = Violation::new(failure, second.thread.clone(), second.source.clone());
        violation.accesses = accesses.into();
        self.end_with(current, violation, events)
    }

    /// Whether no access at this site ([`Program::site`]) was found to be stale before. From now on one was.
    pub fn is_new_stale(&mut self, site: Option<u64>) -> bool {
        site.is_none_or(|site| self.stale_sites.insert(site))
    }

    /// A read of the site may be stale, and it is not known yet whether anybody notices.
    pub fn doubt(&mut self, site: u64, stale: &StaleAccess) {
        self.doubted.entry(site).or_insert_with(|| stale.clone());
    }

    /// An access that a memory model lets be stale, as the last of the events, which but for it make an execution. With each event comes
    /// its thread's state before it.
    #[cold]
    pub fn stale<'c, C: Current>(
        &mut self,
        current: &'c C,
        stale: StaleAccess,
        events: Vec<(Event, &'c <C::Program as Program>::Thread)>,
    ) -> Result<(), Halt> {
        if !self.wanted.memory.is_some_and(|memory| memory.violations) {
            self.stale.push(stale);
            return Ok(());
        }
        let source = stale.access.source.clone();
        if !self.seen.insert((FailureKind::Robustness, source.clone())) {
            return Ok(());
        }
        let failure = Failure::new(FailureKind::Robustness, stale.message());
        let mut violation = Violation::new(failure, stale.access.thread.clone(), source);
        violation.stale = Some(Box::new(stale));
        self.end_with(current, violation, events)
    }

    /// A violation by the last of these events, each with its thread's state before it.
    fn end_with<'c, C: Current>(
        &mut self,
        current: &'c C,
        mut violation: Violation,
        events: Vec<(Event, &'c <C::Program as Program>::Thread)>,
    ) -> Result<(), Halt> {
        let each = events.iter().map(|(event, before)| (event, *before));
        violation.trace = self.steps(current, each);
        violation.schedule = schedule(current, events.iter().map(|(event, _)| event));
        let last = events.last().map(|(event, _)| event.id.thread);
        self.found.push(Found {
            violation,
            events: events.into_iter().map(|(event, _)| event).collect(),
            threads: current.threads().clone(),
            thread: last.unwrap_or(ThreadId::MAIN),
            stuck: Vec::new(),
        });
        self.go_on()
    }
}

/// Who has made the events.
fn schedule<'e, C: Current>(current: &C, events: impl Iterator<Item = &'e Event>) -> Schedule {
    let turn = |event: &Event| Turn {
        thread: current.threads().name(event.id.thread),
        observed: event.observed,
    };
    Schedule {
        turns: events.map(turn).collect(),
        regions: current.program().regions(),
        ..Schedule::default()
    }
}

/// Threads that wait for ever.
#[derive(Default)]
pub(crate) struct Stuck {
    pub threads: Vec<ThreadId>,
    /// What each waits for.
    pub waiting: Vec<Waiting>,
    /// They do so after the events in this order, if it is not the one at hand.
    pub order: Option<Vec<HappenedIndex>>,
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
    let mut steps: Vec<TraceStep> = Vec::new();
    // For each thread the step that it made last, of which its next state knows how often it was made again.
    let mut made: Vec<Option<usize>> = vec![None; last.len()];
    let left_out = |state| current.program().left_out(state);
    let mut last_writes = current.is_weak().then(LastWrites::default);
    for (event, before) in events {
        let index = event.id.thread.index();
        if let Some(step) = made[index].take() {
            steps[step].again = left_out(before);
        }
        let hidden = |thread| current.threads().is_hidden(thread);
        if hidden(event.id.thread) || event.spawned.is_some_and(hidden) {
            continue;
        }
        let source = current.program().source(before);
        let mut step = trace_step(current.program(), current.threads(), event, source);
        step.read = step.read.filter(|_| !failed(event));
        step.order = weak_order(current.program(), event, before);
        if let Some(last_writes) = &mut last_writes {
            step.missed = last_writes.follow(event, &step);
        }
        made[index] = Some(steps.len());
        steps.push(step);
    }
    for thread in current.present() {
        if let Some(step) = made[thread.index()] {
            steps[step].again = left_out(current.state(thread));
        }
    }
    steps
}

/// Whether no bound and no assumption kept any thread of the current execution from going on, or the
/// program has exited, whoever was left.
#[cold]
fn is_whole<C: Current>(current: &C) -> bool {
    let cut = |thread| match current.pending(thread) {
        Pending::Blocked(why) => matches!(why, Blocked::Assume | Blocked::LoopBound),
        // An assumption that may come true is awaited.
        Pending::Access(access) => {
            access.awaits(0).is_some() && !current.program().waits_in_loop(current.state(thread))
        }
        _ => false,
    };
    let exits = |thread| matches!(current.pending(thread), Pending::Exit(_));
    !current.present().any(cut) || current.present().any(exits)
}
