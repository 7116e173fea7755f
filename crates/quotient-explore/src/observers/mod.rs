//! Optimal-DPOR with observers: exactly one execution per class of
//! [`Equivalence::Observers`](quotient_model::Equivalence::Observers), none begun in vain.
//!
//! After Aronis, Jonsson, Lång, Sagonas, "Optimal dynamic partial order reduction with observers"
//! (TACAS 2018). Two writes of one location that do not read it conflict only through a read that
//! sees one of them. What follows is worked out anew, for accesses as they are here.
//!
//! # The order
//!
//! A read or update of x happens after all writes of x so far; a write after all reads so far. A
//! write happens after the writes before it as soon as one reads it ([`order`]). Every linearization
//! of this order is an execution in which each read sees what it saw, so classes are orders,
//! and the order on part of an execution that is closed downwards is at most that of the whole.
//!
//! # Weak initials
//!
//! A step q is a weak initial of v if some way to go on from v could have begun with q. It is
//! none if something in v conflicts with it (not two mere writes), or if q is in v, a write, after
//! another write of x, and read there. What sleeps therefore sleeps on after having been taken,
//! until a read shows that it was not first ([`step::Rest`]). The longer v, the fewer weak initials.
//!
//! # Races
//!
//! Let E.w be a class not explored, and p, explored after E, a weak initial of the longest part of
//! w, w', up to an event e. If p is in w', it is a mere write of x, another write of x comes before
//! it, and e reads p; and nothing else in w' reads x, for it would have told already. If p is
//! not in w', then e conflicts with it, and nothing before it in w' does. So e must be found, in
//! an execution that begins with E.p and goes on with the rest of w' and with e, as the second
//! event of a race with p; and the sequence that reverses it must have all of w', and e, in the
//! order of w ([`reversal`]). It then has a weak initial in the tree at E, which is one
//! of w'.e as well, and p was not the one of the longest part.
//!
//! # When races are looked at
//!
//! As in [`crate::search`], when e is added, with what the execution has so far, and again when
//! what covers the sequence may have ceased to: that is when something comes to conflict with a
//! covering step that is not in the sequence, and when a write that covers it is read, after
//! another write. A longer execution may order more, so that the sequence as it was had events that
//! later turn out to happen after p. They do no harm: what they are weak initials of, w'.e is too.
//!
//! # What else there is
//!
//! Changes of a mutex conflict with all accesses of it. A lock races with the lock before it, not
//! with the unlock between, and a thread that waits at the end with the one that took the mutex.
//! A free conflicts with all accesses of what it frees, but observes nothing.
//! Awaits are not known here: a program shows reads and assumptions instead.

mod epochs;
mod order;
mod races;
mod reversal;
mod sleep;
mod step;

use quotient_model::{Access, Diagnostic, Named, Pending, Program, ThreadId};

use crate::exploration::control::{Control, Stop};
use crate::exploration::self_check::{Observer, execution_of};
use crate::order::footprint::WeakInitial;
use crate::properties::data_races;
use crate::recording::recorder::{Current, Recorder};
use crate::search::wakeup_tree::WakeupTrees;
use crate::world::trace::Trace;
use order::Order;
use races::{Kind, Race};
use reversal::Reverser;
use sleep::{SleepSets, Sleeper};
use step::{Rest, Step, Touch};

/// What became of a race's reversal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reversal {
    /// All that begins with the sequence is or will be explored.
    Settled,
    /// So is all that begins with it and in which nothing comes to conflict with this step.
    CoveredBy(Step),
}

/// A race to be looked at again.
struct Deferred {
    race: Race,
    /// When something conflicts with this.
    until: Option<Step>,
    /// When one of these locations is read.
    watched: Vec<u32>,
    /// How many events there were when it was put off.
    since: u32,
    /// How many there were when it was looked at again.
    settled: Option<u32>,
}

impl Deferred {
    fn wakes(&self, step: Step) -> bool {
        self.settled.is_none()
            && (self.until.is_some_and(|until| until.conflicts(step))
                || self.watched.iter().any(|&l| step.touch.reads(l)))
    }
}

/// Explores all of the program, or until `control` or `recorder` says stop. Gives the program back
/// for another start.
pub(crate) fn search<P: Program>(
    program: Named<P>,
    control: &mut Control<'_>,
    recorder: &mut Recorder,
    observer: Option<&mut Observer<'_>>,
) -> (Named<P>, Result<(), Stop>) {
    let mut search = Search {
        trace: Trace::new(program),
        order: Order::new(),
        sleep: SleepSets::new(),
        trees: WakeupTrees::new(),
        reverser: Reverser::default(),
        races: Vec::new(),
        deferred: Vec::new(),
    };
    let result = search.explore(control, recorder, observer);
    (search.trace.program, result)
}

struct Search<P: Program> {
    trace: Trace<P>,
    order: Order,
    sleep: SleepSets,
    trees: WakeupTrees<Step>,
    reverser: Reverser,
    /// Those of the last event.
    races: Vec<Race>,
    deferred: Vec<Deferred>,
}

impl<P: Program> Search<P> {
    fn explore(
        &mut self,
        control: &mut Control<'_>,
        recorder: &mut Recorder,
        mut observer: Option<&mut Observer<'_>>,
    ) -> Result<(), Stop> {
        self.arrived(recorder, ThreadId::MAIN)?;
        loop {
            // Down, until nothing is enabled.
            let mut last = ThreadId::MAIN;
            while let Some(thread) = self.next(last) {
                last = thread;
                self.push(thread);
                recorder.counts.events += 1;
                if recorder.wanted.races {
                    self.find_data_races(recorder)?;
                }
                self.arrived(recorder, thread)?;
                let at = self.trace.len() as u32 - 1;
                if let Touch::Spawn(child) = self.order.step(at).touch {
                    self.arrived(recorder, child)?;
                }
                self.reverse_races();
                control.event(self.trace.len(), self.trace.threads.count())?;
            }
            self.reverse_waiting();
            if self.sleep.all_awake() {
                recorder.maximal(&mut self.trace)?;
                if let Some(observer) = &mut observer {
                    observer.maximal(execution_of(&self.trace), &mut self.trace.program)?;
                }
            } else {
                recorder.redundant();
            }
            // Up, to the last prefix with a branch left.
            loop {
                if self.trace.len() == 0 {
                    return Ok(());
                }
                self.pop();
                if self.trees.has_branch() {
                    break;
                }
            }
            control.execution(&recorder.counts)?;
        }
    }

    /// Tells the recorder where a thread has come to. What it records of the trace leaves awaits to
    /// the algorithm, and this one knows none.
    fn arrived(&self, recorder: &mut Recorder, thread: ThreadId) -> Result<(), Stop> {
        match self.trace.pending(thread) {
            Pending::Access(
                Access::Add { .. } | Access::Await { .. } | Access::AwaitExchange { .. },
            ) => Err(Stop::Program(Diagnostic::input(
                "the program shows an await or an independent add to an algorithm that knows none",
            ))),
            _ => recorder.arrived(&self.trace, thread),
        }
    }

    /// Reports the data races of the last event. Writes have no order among themselves as long as nobody
    /// reads one, and yet race.
    #[cold]
    fn find_data_races(&self, recorder: &mut Recorder) -> Result<(), Stop> {
        let at = self.trace.len() as u32 - 1;
        let step = self.order.step(at);
        let (direct, unordered) = match step.touch {
            Touch::Read(_) | Touch::Update(_) => (self.order.direct(), &[][..]),
            Touch::Write(location) => (self.order.direct(), self.order.unobserved(location, at)),
            _ => return Ok(()),
        };
        let before = |a, b| self.order.before(a, b);
        data_races::of_event(&self.trace, recorder, direct, unordered, before)
    }

    /// The next thread to go on: that of the next branch, or else the one that ran last if it can,
    /// for executions with few context switches.
    fn next(&mut self, last: ThreadId) -> Option<ThreadId> {
        if let Some(step) = self.trees.descend() {
            return Some(step.thread);
        }
        let trace = &self.trace;
        let thread = match trace.enabled(last) {
            true => Some(last),
            false => trace.present().find(|&thread| trace.enabled(thread)),
        };
        if thread.is_some() {
            self.trees.push_empty();
        }
        thread
    }

    fn push(&mut self, thread: ThreadId) {
        self.trace.push(thread);
        let event = self.trace.event(self.trace.len() as u32 - 1);
        let step = Step::of(event);
        self.sleep.push(step);
        self.order.push(step, event, &mut self.races);
    }

    fn pop(&mut self) {
        self.trace.pop();
        let step = self.order.pop();
        self.sleep.pop(Sleeper::new(step));
        self.trees.pop();
        let len = self.trace.len() as u32;
        while self.deferred.last().is_some_and(|d| d.since > len) {
            self.deferred.pop();
        }
        for deferred in &mut self.deferred {
            if deferred.settled.is_some_and(|settled| settled > len) {
                deferred.settled = None;
            }
        }
    }

    /// Reverses the races of the last event, and looks again at those put off until now.
    fn reverse_races(&mut self) {
        let len = self.trace.len() as u32;
        let step = self.order.step(len - 1);
        for at in 0..self.deferred.len() {
            let race = self.deferred[at].race;
            let unrelated = race.kind != Kind::Around || !self.order.before(race.first, len - 1);
            if self.deferred[at].wakes(step) && unrelated {
                self.deferred[at].settled = Some(len);
                self.reverse(race);
            }
        }
        for at in 0..self.races.len() {
            self.reverse(self.races[at]);
        }
    }

    fn reverse(&mut self, race: Race) {
        if !self.reverser.reverse(&self.trace, &self.order, race) {
            return;
        }
        let reversal = self.insert(race.first);
        let watched = &mut self.reverser.watched;
        let until = match reversal {
            Reversal::Settled if watched.is_empty() => return,
            Reversal::Settled => None,
            Reversal::CoveredBy(step) => Some(step),
        };
        self.deferred.push(Deferred {
            race,
            until,
            watched: std::mem::take(watched),
            since: self.trace.len() as u32,
            settled: None,
        });
    }

    /// Sees to it that what begins with the sequence at hand, after `depth` events, is explored.
    fn insert(&mut self, depth: u32) -> Reversal {
        let Reverser {
            sequence, watched, ..
        } = &mut self.reverser;
        let depth = depth as usize;
        if let Some(covered) = self.sleep.cover(depth, sequence, watched) {
            return covered;
        }
        let covering =
            self.trees.insert_by(depth, sequence, |branch, sequence| {
                match Rest::ASLEEP.after_all(branch, sequence) {
                    None => WeakInitial::No,
                    Some(Rest::Waiting { .. }) => WeakInitial::Absent,
                    Some(rest) => {
                        if let (Rest::Unobserved, Touch::Write(location)) = (rest, branch.touch) {
                            watched.push(location);
                        }
                        let own = sequence.iter().position(|s| s.thread == branch.thread);
                        own.map_or(WeakInitial::Absent, WeakInitial::At)
                    }
                }
            });
        covering.map_or(Reversal::Settled, Reversal::CoveredBy)
    }

    /// Reverses the races of the threads that wait for a mutex at the end of an execution.
    fn reverse_waiting(&mut self) {
        let trace = &self.trace;
        let waiting: Vec<(ThreadId, Access, u32)> = trace
            .present()
            .filter(|&thread| !trace.has_failed(thread) && !trace.enabled(thread))
            .filter_map(|thread| match *trace.pending(thread) {
                Pending::Access(access @ Access::Lock { location }) => {
                    Some((thread, access, self.order.holder(location.0)?))
                }
                _ => None,
            })
            .collect();
        for (thread, access, holder) in waiting {
            if !self.order.before_thread(holder, thread)
                && self
                    .reverser
                    .around(&self.trace, &self.order, holder, &access, thread)
            {
                // The execution is over: nothing can come to conflict any more.
                let _ = self.insert(holder);
            }
        }
    }
}
