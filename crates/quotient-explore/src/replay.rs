//! One execution again, by its schedule; and which of its orders the failure needs.
//!
//! A schedule says for each event who made it, by the names of threads, which are the same in every exploration.
//! [`replay`] follows it and reports what comes of it, as a search would. [`explain`] follows others
//! that differ from it in the order of two events.

use std::ops::Range;

use quotient_model::{
    Access, Event, EventId, Index, Named, Pending, Program, SourceLocation, Table, ThreadId,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::exploration::options::Options;
use crate::exploration::{Exploration, Explorer};
use crate::order::EventIndex;
use crate::properties::robustness::Robustness;
use crate::recording::{Error, Found, Halt, Report, TraceStep, Turn, Violation, trace_step};
use crate::retelling;
use crate::single::Single;
use crate::world::{Current, Trace};

/// What came of following a schedule.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// What was found, as a search reports it.
    pub report: Report,
    /// Where the schedule could not be followed any further.
    pub diverged: Option<Divergence>,
}

/// Why a schedule could not be followed to its end: it is that of another program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// How many turns were taken.
    pub turns: usize,
    /// The thread whose turn it was.
    pub thread: String,
    /// What was wrong.
    pub why: Misfit,
}

/// What is wrong with a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There is no such thread yet, or it has ended or failed.
    Absent,
    /// It is blocked.
    Blocked,
    /// It has observed another value.
    Value {
        /// What the schedule says.
        expected: u64,
        /// What it is.
        found: u64,
    },
}

/// An order of two events of an execution that could have been the other way around.
#[derive(Clone, Debug)]
pub struct Order {
    /// What comes first.
    pub first: TraceStep,
    /// What comes second.
    pub second: TraceStep,
    /// Whether the failure is gone with the two reversed.
    pub needed: bool,
    /// What goes wrong instead.
    pub instead: Option<String>,
}

/// The failure that a schedule leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// Its kind, by the word for it ([`quotient_model::FailureKind::word`]).
    pub kind: String,
    /// Where it is.
    pub source: Option<SourceLocation>,
}

impl Wanted {
    /// Whether this is it. Of the names of files only the last part counts: the folders before it depend on the one from which the
    /// program is looked at.
    pub fn is(&self, violation: &Violation) -> bool {
        let place = |source: &Option<SourceLocation>| {
            let mut place = source.clone()?;
            if let Some(slash) = place.file.rfind('/') {
                place.file.drain(..=slash);
            }
            Some(place)
        };
        violation.failure.kind.word() == self.kind
            && place(&violation.source) == place(&self.source)
    }
}

/// Follows a schedule, and goes on after violations.
pub fn replay<P: Program>(
    program: P,
    turns: &[Turn],
    options: Options<'_>,
) -> Result<Replayed, Error> {
    let turns = turns
        .iter()
        .map(|turn| (&*turn.thread, Some(turn.observed)));
    follow(program, turns.collect(), None, options)
}

/// The violations that a schedule leads to in a program that also prints, each with what was printed. What accesses
/// observe is not compared.
pub fn printed<P: Program>(
    program: P,
    turns: &[Turn],
    mut options: Options<'_>,
) -> Result<Vec<Violation>, Error> {
    options.as_found = true;
    let turns = turns.iter().map(|turn| (&*turn.thread, None));
    let replayed = follow(program, turns.collect(), None, options)?;
    Ok(replayed.report.violations)
}

/// Which orders of an execution its failure needs. Of each two steps that conflict, the thread of the first is held
/// up until the second has happened, and all that follows happens as before, as far as it can. Orders that
/// cannot be the other way around are left out. At most so many are looked at, the last ones; of
/// steps at the same places only the last.
pub fn explain<P: Program>(
    program: &P,
    turns: &[Turn],
    wanted: &Wanted,
    most: usize,
    options: &mut Options<'_>,
) -> Result<Vec<Order>, Error> {
    let events = Events::of(program, turns);
    let names: Vec<String> = (0..events.trace.threads.count() as u16)
        .map(|thread| events.trace.threads.name(ThreadId(thread)))
        .collect();
    let mut orders = Vec::new();
    for (first, second) in events.pairs(most) {
        let Reversed { turns, held } = events.reversed(first, second, &names);
        let turns = turns.into_iter().map(|thread| (thread, None));
        let replayed = follow(program, turns.collect(), Some(held), options.once())?;
        if replayed.diverged.is_some() {
            continue;
        }
        let violations = &replayed.report.violations;
        let needed = !violations.iter().any(|violation| wanted.is(violation));
        let instead = violations.first().filter(|_| needed);
        orders.push(Order {
            first: events.in_words(first),
            second: events.in_words(second),
            needed,
            instead: instead.map(|violation| violation.failure.message.to_string()),
        });
    }
    Ok(orders)
}

fn follow<'s, P: Program>(
    program: P,
    turns: Vec<(&'s str, Option<u64>)>,
    held: Option<Held<'s>>,
    mut options: Options<'_>,
) -> Result<Replayed, Error> {
    options.keep_going = true;
    options.limits.executions = None;
    let mut diverged = None;
    let follower = Follower {
        single: Single::new(Trace::new(Named::new(program))),
        known: Known::default(),
        turns,
        held,
        diverged: &mut diverged,
    };
    let report = Exploration::new(options)?.run(follower)?;
    Ok(Replayed { report, diverged })
}

/// After so many turns, a thread goes on until it has made so many events, while another is held up.
#[derive(Clone, Copy)]
struct Held<'s> {
    turns: usize,
    /// By name: in another order it may have another number.
    thread: &'s str,
    events: u32,
}

/// The turns of an execution with two of its events reversed.
struct Reversed<'s> {
    turns: Vec<&'s str>,
    held: Held<'s>,
}

/// Goes along a schedule.
struct Follower<'s, P: Program> {
    single: Single<P>,
    known: Known<'s>,
    turns: Vec<(&'s str, Option<u64>)>,
    /// With it, a turn that cannot be taken is left out, and in the end all threads go on. Otherwise that is where
    /// it ends.
    held: Option<Held<'s>>,
    diverged: &'s mut Option<Divergence>,
}

impl<P: Program> Explorer for Follower<'_, P> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        *self.diverged = None;
        let recorder = &exploration.recorder;
        self.single
            .begin(Robustness::for_replay(recorder), exploration)?;
        match self.held {
            None => self.take_turns(0..self.turns.len(), exploration)?,
            Some(held) => {
                self.take_turns(0..held.turns, exploration)?;
                if !self.reach(held, exploration)? {
                    self.diverge(held.turns, Misfit::Blocked);
                    return Ok(());
                }
                self.take_turns(held.turns..self.turns.len(), exploration)?;
                self.go_on(exploration)?;
            }
        }
        self.single.judge_blocked(exploration)?;
        let trace = &self.single.trace;
        if self.diverged.is_none() && !trace.present().any(|thread| trace.enabled(thread)) {
            self.single.end(exploration)?;
        }
        Ok(())
    }

    fn start_over(mut self) -> Self {
        self.single.trace.program.start_over();
        Follower {
            single: Single::new(Trace::new(self.single.trace.program)),
            known: Known::default(),
            ..self
        }
    }

    fn program(&self) -> &Named<P> {
        &self.single.trace.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        let manner = retelling::Manner {
            minimise: manner.minimise && self.held.is_none(),
            ..manner
        };
        retelling::retell(&mut self.single.trace.program, found, manner);
    }
}

impl<'s, P: Program> Follower<'s, P> {
    fn take_turns(
        &mut self,
        turns: Range<usize>,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        let mut at = turns.start;
        while at < turns.end {
            let (name, _) = self.turns[at];
            let thread = self.known.find(&self.single.trace, name);
            let Some(thread) = thread.filter(|&thread| self.single.trace.enabled(thread)) else {
                // The last accesses of a data race may be looks in vain, which are no events.
                let in_vain = thread.is_some_and(|thread| waits(&self.single.trace, thread));
                if self.held.is_none() && !(in_vain && at + 2 >= self.turns.len()) {
                    let why = match thread {
                        Some(thread) if is_waiting(&self.single.trace, thread) => Misfit::Blocked,
                        _ => Misfit::Absent,
                    };
                    self.diverge(at, why);
                    return Ok(());
                }
                at += 1;
                continue;
            };
            let observed = self.perform(thread, exploration)?;
            for found in observed {
                let expected = self.turns.get(at).and_then(|turn| turn.1);
                if let (Some(expected), Some(found)) = (expected, found)
                    && expected != found
                {
                    self.diverge(at, Misfit::Value { expected, found });
                    return Ok(());
                }
                at += 1;
            }
        }
        Ok(())
    }

    /// Lets a thread go on until it has made so many events. Says whether it has.
    fn reach(&mut self, held: Held<'s>, exploration: &mut Exploration<'_>) -> Result<bool, Halt> {
        let Some(thread) = self.known.find(&self.single.trace, held.thread) else {
            return Ok(false);
        };
        while self.single.trace.events_of(thread) < held.events {
            if !self.single.trace.enabled(thread) {
                return Ok(false);
            }
            self.perform(thread, exploration)?;
        }
        Ok(true)
    }

    /// Lets threads go on until nothing is enabled, each as long as it can.
    fn go_on(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let mut last = ThreadId::MAIN;
        loop {
            let trace = &self.single.trace;
            let next = match trace.enabled(last) {
                true => Some(last),
                false => trace.present().find(|&thread| trace.enabled(thread)),
            };
            let Some(thread) = next else { return Ok(()) };
            last = thread;
            self.perform(thread, exploration)?;
        }
    }

    /// Lets the thread make its next event, and says what its accesses observed.
    fn perform(
        &mut self,
        thread: ThreadId,
        exploration: &mut Exploration<'_>,
    ) -> Result<Vec<Option<u64>>, Halt> {
        self.single.push(thread, exploration);
        self.single.judge(exploration)?;
        let trace = &self.single.trace;
        Ok(trace
            .accesses_of(trace.last())
            // The number of a new thread depends on who was met before.
            .map(|(event, _)| event.spawned.is_none().then_some(event.observed))
            .collect())
    }

    fn diverge(&mut self, turns: usize, why: Misfit) {
        let thread = self.turns.get(turns).map_or("", |turn| turn.0);
        *self.diverged = Some(Divergence {
            turns,
            thread: thread.to_owned(),
            why,
        });
    }
}

/// Whether the thread waits in a loop that stands for an await.
fn waits<P: Program>(trace: &Trace<P>, thread: ThreadId) -> bool {
    match trace.pending(thread) {
        Pending::Access(access) => access.awaits(0).is_some(),
        _ => false,
    }
}

fn is_waiting<P: Program>(trace: &Trace<P>, thread: ThreadId) -> bool {
    !trace.has_failed(thread)
        && matches!(
            trace.pending(thread),
            Pending::Access(_) | Pending::Blocked(_)
        )
}

/// An execution, for those who look for its orders.
struct Events<P: Program> {
    trace: Trace<P>,
}

impl<'p, P: Program> Events<&'p P> {
    fn of(program: &'p P, turns: &[Turn]) -> Self {
        let mut named = Named::new(program);
        loop {
            let mut events = Events {
                trace: Trace::new(named),
            };
            if events.run(turns) {
                return events;
            }
            named = events.trace.program;
            named.start_over();
        }
    }
}

impl<P: Program> Events<P> {
    /// Runs the turns, as far as they go. `false` if the front end has learnt something and everything must be
    /// done again.
    fn run(&mut self, turns: &[Turn]) -> bool {
        let trace = &mut self.trace;
        let mut known = Known::default();
        let mut at = 0;
        while let Some(turn) = turns.get(at) {
            let thread = known.find(trace, &turn.thread);
            let Some(thread) = thread.filter(|&thread| trace.enabled(thread)) else {
                at += 1;
                continue;
            };
            trace.push(thread);
            at += trace.accesses_of(trace.last()).count();
            let learnt = |thread| matches!(trace.pending(thread), Pending::Restart);
            if trace.present().any(learnt) {
                return false;
            }
        }
        true
    }

    /// Steps of different threads that conflict, in their order; of those at the same places the last. A second
    /// one beyond the last is what a thread waits to do in the end: see [`Events::waiting`].
    fn pairs(&self, most: usize) -> Vec<(EventIndex, EventIndex)> {
        let trace = &self.trace;
        let mut found = Vec::new();
        for (nth, thread) in self.waiting().into_iter().enumerate() {
            if let Pending::Access(access) = trace.pending(thread)
                && let Some(first) = access.location().and_then(|mutex| trace.taken_by(mutex))
                && trace.event(first).step.thread != thread
            {
                found.push((first, EventIndex::new(trace.len() + nth)));
            }
        }
        let places: Table<EventIndex, _> = trace
            .all()
            .map(|at| {
                (
                    trace.event(at).step.thread,
                    trace.program.source(trace.state_before(at)),
                )
            })
            .collect();
        let mut seen = FxHashSet::default();
        for second in trace.all().rev() {
            if !self.has_orders(second) {
                continue;
            }
            let earlier = EventIndex::FIRST.to(second).rev();
            for first in earlier.filter(|&first| self.has_orders(first)) {
                let [one, other] = [first, second].map(|at| trace.event(at).step);
                let conflict = one.conflicts(&other, trace.touch_sets());
                let places = (&places[first], &places[second]);
                if one.thread != other.thread && conflict && seen.insert(places) {
                    found.push((first, second));
                }
            }
            if found.len() >= most {
                break;
            }
        }
        found.sort_unstable_by_key(|&(first, second)| (second, first));
        found
    }

    /// Whether an event's order with others can be chosen by holding threads up: not that of an unlock, which comes
    /// with its lock, or of what has no memory.
    fn has_orders(&self, at: EventIndex) -> bool {
        !matches!(
            self.trace.event(at).access,
            Access::Unlock { .. }
                | Access::Release { .. }
                | Access::Spawn { .. }
                | Access::Join { .. }
                | Access::Fence
        )
    }

    /// The threads that are blocked in the end, at an access.
    fn waiting(&self) -> Vec<ThreadId> {
        let trace = &self.trace;
        let waits = |&thread: &ThreadId| {
            matches!(trace.pending(thread), Pending::Access(_)) && !trace.enabled(thread)
        };
        trace.present().filter(waits).collect()
    }

    /// The thread that waits to do this in the end, if it has not happened.
    fn waits(&self, at: EventIndex) -> Option<ThreadId> {
        let nth = at.index().checked_sub(self.trace.len())?;
        self.waiting().get(nth).copied()
    }

    fn in_words(&self, at: EventIndex) -> TraceStep {
        let trace = &self.trace;
        let (event, before) = match self.waits(at) {
            None => {
                let first = trace.accesses_of(at).next();
                first.expect("an event has an access")
            }
            Some(thread) => {
                let access = match trace.pending(thread) {
                    Pending::Access(access) => *access,
                    _ => Access::Fence,
                };
                let event = Event {
                    id: EventId { thread, index: 0 },
                    access,
                    observed: 0,
                    written: None,
                    spawned: None,
                };
                (event, trace.state(thread))
            }
        };
        let source = trace.program.source(before);
        trace_step(&trace.program, trace.threads(), &event, source)
    }

    /// Who goes when with the two reversed: all but the first's thread up to the second, and then all the rest in its
    /// order.
    fn reversed<'s>(
        &self,
        first: EventIndex,
        second: EventIndex,
        names: &'s [String],
    ) -> Reversed<'s> {
        let trace = &self.trace;
        let all = trace.end();
        let (thread, events) = match self.waits(second) {
            Some(thread) => (thread, trace.events_of(thread) + 1),
            None => {
                let event = trace.event(second);
                let accesses = trace.accesses_of(second).count() as u32;
                (event.step.thread, event.index + accesses)
            }
        };
        let own = trace.event(first).step.thread;
        let held_up = |at: EventIndex| at >= first && trace.event(at).step.thread == own;
        let turns = |at: EventIndex| {
            let accesses = trace.accesses_of(at).count();
            std::iter::repeat_n(&*names[trace.event(at).step.thread.index()], accesses)
        };
        let until = second.next().min(all);
        let before = EventIndex::FIRST.to(until).filter(|&at| !held_up(at));
        let mut order: Vec<&str> = before.flat_map(turns).collect();
        let held = Held {
            turns: order.len(),
            thread: &names[thread.index()],
            events,
        };
        let late = first.to(until).filter(|&at| held_up(at));
        order.extend(late.chain(until.to(all)).flat_map(turns));
        Reversed { turns: order, held }
    }
}

/// Threads by their names, each looked up once.
#[derive(Default)]
struct Known<'s>(FxHashMap<&'s str, ThreadId>);

impl<'s> Known<'s> {
    /// The thread of that name, if it exists.
    fn find<P: Program>(&mut self, trace: &Trace<P>, name: &'s str) -> Option<ThreadId> {
        if let Some(&known) = self.0.get(name) {
            return Some(known);
        }
        let mut present = trace.present();
        let thread = present.find(|&thread| trace.threads.name(thread) == name)?;
        self.0.insert(name, thread);
        Some(thread)
    }
}
