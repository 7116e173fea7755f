//! Reads-from: exactly one execution per class of executions in which each read reads from the
//! same write, and none begun in vain if no thread awaits anything.
//!
//! Abdulla, Atig, Jonsson, Lång, Ngo, Sagonas, "Optimal Stateless Model Checking for Reads-From
//! Equivalence under Sequential Consistency" (OOPSLA 2019), Algorithm 1. The trace τ is in
//! [`crate::world::run`], with a witness E for it; new sources are found in [`sources`] and kept as schedules in
//! [`schedule`], with [`copies`] of events; what workers share of them they know by name ([`shared`]); whether one is
//! consistent is asked of [`crate::witness`].
//! Which event comes next, where the paper leaves the choice, is decided in [`turns`].
//!
//! # What differs from the paper
//!
//! **When consistency is checked.** The paper checks a new source when it finds it. Here it is
//! noted with the events that it needs, and checked when the search comes back to its read: then
//! the trace is just the prefix that the check is about, and its saturated order is there to be
//! extended. Nothing is computed again.
//!
//! **The order of a schedule.** A schedule is added as π, then the read whose source changes,
//! where the paper puts the read first. So causes always come first; what the paper means by "the
//! events after the read" is those from the schedule's beginning, its `cut`, on.
//!
//! **Read-modify-writes.** One event that reads and writes. Section 7 of the paper adds a reversal
//! for two of them where one reads from the other, and keeps line 6 as it is: a pair is looked at if
//! the read or the write is in Ê. That loses classes, because with read-modify-writes a *write* can
//! appear for the first time outside Ê: the read of a schedule, with its new source, writes
//! something new, and so does the other of the two that are reversed. Here every event that a
//! schedule brought counts as new. With that, completeness can be shown as in Theorem 6.4. Let τ''
//! be explored, e_R the next read, and τ̂ ⊇ τ'' a consistent trace that has e_R reading from e_W,
//! which needs the events π beyond τ''. Induction on |π| shows that the schedule is found:
//!
//! - e_W writes only: the paper's Lemma 6.3 and Claim 1 hold unchanged.
//! - e_W is a read-modify-write, reading from s. Take a witness of τ''·π·e_R. Nothing in τ''·π
//!   reads from e_W, so with e_W left out and e_R in its place, reading from s, it is still a
//!   witness; by induction everything that extends `τ''·e_R[s]·(π∖e_W)` is explored.
//!   - If e_R does not write when it reads from s, e_W can follow, still reading from s. So some
//!     explored trace has `e_W[s]`, not after e_R: the source is found as usual.
//!   - If e_R writes when it reads from s, then e_W cannot read from s as well. But its thread comes
//!     to e_W in every trace that extends `τ''·e_R[s]·(π∖e_W)`, reading from something else, or
//!     waiting for a mutex at the end. So whenever a thread comes to a read-modify-write by events
//!     that do not depend on e_R, the *exchange* is noted: e_R reads from it and it from s.
//!
//! **Locks.** A lock reads from the unlock before it (or the initial value), so it is a
//! read-modify-write; but it may stay blocked for ever, and then has no source at all. So the
//! alternatives to "lock e_L reads from s" are not other sources of e_L, but other locks or trylocks
//! that read from s. They exclude each other, as s can be taken only once, and there are no more:
//! the locks of a mutex form a chain from its initial value on, so s is the only free end of the
//! chain in the prefix, and an execution in which nobody takes s while a thread waits to lock has
//! not ended. Which locks there are is looked up among those that happened and those that still
//! wait at the end, if their thread came there by events that do not depend on e_L. An unlock reads
//! from the lock that it ends and has no alternatives, with two exceptions.
//!
//! **Mutexes that are initialised again.** The initialisation of a mutex is a read-modify-write, as the
//! release of a gate is. If it takes what an unlock e_U would take, the lock before, then e_U fails,
//! wherever it comes after that; so it reads nothing, and only the order of the two is kept. As with
//! locks the alternatives to e_U are therefore others that take the lock's value, and only an
//! initialisation can; it exchanges places with an unlock that comes too late. Few mutexes are
//! initialised after an unlock, so e_U becomes a choice when an initialisation is found.
//!
//! **Mutexes that are freed.** What accesses a mutex after its free e_F fails. There are two cases.
//!
//! - e_F is in the prefix when an access e comes to the mutex: e fails. It need not wait, whatever it
//!   is, so its alternatives are other sources, as for a read, those left out from which it would have
//!   to wait. All are found in what extends the prefix and the failing e: that one writes nothing, so
//!   nothing else that can come before e_F is kept from it. No exchanges are needed.
//! - e_F is found after a lock or unlock e that took s, and does not depend on it. Then it is one of
//!   those that could take s instead: nobody takes s, as e_F comes first. That is for the schedule to say,
//!   which has e_F in the place of e; in what extends it e comes again, and fails. It is the first case,
//!   but s must not be taken by anything, or what was explored with another taker would be met again: the
//!   mutex is *closed*. Other mutexes of the same object are not.
//!
//! **Gates.** The release of a gate is a read-modify-write like others, but for one thing: what it
//! exchanges places with may also be a lock that waits. Locks, trylocks and releases of a gate form a
//! chain too, so what is said of locks holds, where "nobody takes s" includes releases, which take it.
//!
//! **Awaits.** An await reads from a write that satisfies it; it may also never happen. The class of an
//! execution is the sources of what happened. Which write blocks an await at the end is no part of it, only
//! that all awaits that have not happened are blocked after one order of the events ([`waiting`]).
//!
//! Awaits come last. One is taken where nothing else can go on, and if none is enabled after the witness,
//! another order of the same events is sought that enables one. Let A be taken after τ''. What extends τ''
//! either has A with a source that is explored there, with the π that this source needs, or it has not. That
//! is explored last, as one branch: A is *put off*. It may happen later with another source, or never; so no
//! class is met twice. A trace in which what was put off cannot all be blocked at the end, in any order, is of
//! a class that was explored before: it is redundant, and counted so. It is a trace nevertheless in which
//! sources are looked for. To begin few of these, A is put off only for a reason:
//!
//! - It could stay blocked: some write u that does not satisfy it could be the last one of the place. u does
//!   not depend on A, nothing in τ'' overwrites it, and after it its thread may have to stop before it writes
//!   there again. If u is in τ'', saturation must agree.
//! - A writes, and another read-modify-write f could take what A took, but A could not read from f.
//! - A stands in the way of what was refused ([`blame`]).
//!
//! These suffice. Let N be a trace that extends τ'' without A. If A can be added to N with some source in N,
//! the result is explored, by induction: every later source of A in N is seen there and noted, and if N is a
//! class in which A stays blocked, the write u that blocks it is seen with what its thread does next. If A cannot
//! be added, take as much of N as lets it be added. The next event of N is refused then, because it takes what A
//! took, or as A stands in the way.
//!
//! **Adds.** Adds whose results nobody uses touch nothing at [counters](crate::world::Counters). At gauges, where others
//! only look, a look sees a set of adds ([`looks`], with the argument). Elsewhere adds are read-modify-writes.
//!
//! **Threads that do the same.** Of two that are tied ([`crate::world::twins`]: what they have done is reads from the
//! same writes) the first goes first, and its event is a cause of the other's, as a spawn is. So it belongs to the
//! order of each thread's events, of which the paper asks nothing but that it does not depend on sources of what
//! comes later.
//!
//! **Joins and frees.** To find a second join of a thread, or a use of freed memory, in whichever
//! order they come, a join reads and writes whether its thread was joined, a free writes that its
//! cells are not alive, and a write reads that ([`crate::witness::Place`]). In programs that do neither
//! this makes no classes. The destruction of a mutex reads it.

mod blame;
mod copies;
mod looks;
mod saved;
mod schedule;
mod shared;
mod sources;
mod splitting;
mod turns;
mod waiting;

use std::sync::Arc;

use quotient_model::{Access, Index, Named, Program, Reader, ThreadId, Writer};

use crate::exploration::crew::{HowMuch, Resumable, Sharing};
use crate::exploration::{Exploration, Explorer};
use crate::frontier::Frontier;
use crate::order::EventIndex;
use crate::recording::{Found, Halt};
use crate::retelling;
use crate::statistics::{Statistics, SymmetryStatistics};
use crate::world::Run;
use crate::world::twins::Twins;
use schedule::{Added, Schedules};
use shared::{Item, Queue};
use sources::Detector;
use turns::Turns;

/// Algorithm 1, READSFROM-SMC.
pub(crate) struct ReadsFrom<P: Program> {
    run: Run<P>,
    schedules: Schedules,
    detector: Detector,
    turns: Turns,
    timed: bool,
    begun: bool,
    /// Since the last schedule was added: where what it brought begins, how many choices there were, and the threads
    /// that were stepped over an event with a new source.
    new_from: EventIndex,
    old_choices: usize,
    stepped: Vec<ThreadId>,
    /// What was taken cannot be.
    refused: bool,
}

impl<P: Program> ReadsFrom<P> {
    /// At the beginning. The phases of consistency checks are timed if that is asked for.
    pub fn new(program: Named<P>, twins: Twins<P>, timed: bool) -> Self {
        ReadsFrom::at_first(Run::with_gauges(program, twins), timed)
    }

    fn at_first(run: Run<P>, timed: bool) -> Self {
        ReadsFrom {
            run,
            schedules: Schedules::new(timed),
            detector: Detector::default(),
            turns: Turns::default(),
            timed,
            begun: false,
            new_from: EventIndex::FIRST,
            old_choices: 0,
            stepped: Vec::new(),
            refused: false,
        }
    }

    /// Lines 2 and 3: extends the trace until nothing is enabled.
    fn extend(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let ReadsFrom {
            run,
            schedules,
            detector,
            turns,
            ..
        } = self;
        loop {
            let (thread, event) = match turns.next(run) {
                Some(thread) => (thread, run.extend(thread)),
                None if !run.awaits => return Ok(()),
                None => match schedules.wake(run, detector, exploration)? {
                    Some(thread) => (thread, run.last()),
                    None => return Ok(()),
                },
            };
            if let Some(place) = run.alternatives(event) {
                let access = run.event(event).access;
                let source = run.graph.node(event).source;
                match access {
                    Access::Await { .. } | Access::AwaitExchange { .. } => {
                        schedules.begin_await(run, event, place);
                    }
                    _ => {
                        let lock = matches!(access, Access::Lock { .. });
                        schedules.begin(event, place, lock && !run.frees(source));
                    }
                }
            }
            exploration.count_event();
            exploration.performed(run, thread, run.event(event).spawned())?;
        }
    }

    /// A schedule was added.
    fn added(&mut self, added: Added) {
        self.new_from = added.cut;
        self.old_choices = self.schedules.choices.len();
        self.stepped = added.stepped;
    }
}

impl<P: Program> Explorer for ReadsFrom<P> {
    type Program = P;

    /// The recursion over schedules is unrolled: one turn of the loop is one call.
    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        if !std::mem::replace(&mut self.begun, true) {
            exploration.arrived(&self.run, ThreadId::MAIN)?;
        }
        if std::mem::take(&mut self.refused) {
            return Ok(());
        }
        loop {
            for thread in std::mem::take(&mut self.stepped) {
                exploration.count_event();
                exploration.arrived(&self.run, thread)?;
            }
            self.detector.renew(&mut self.run, self.new_from);
            self.extend(exploration)?;
            let ReadsFrom {
                run,
                schedules,
                detector,
                turns,
                ..
            } = self;
            if turns.learn(run) {
                // Once, after the first execution.
                schedules.clear();
                run.truncate(EventIndex::FIRST);
                run.shorten_witness();
                exploration.begin_again();
                continue;
            }
            if run.put_off.is_empty() || schedules.all_stay(run, exploration)? {
                exploration.maximal(run)?;
            } else if run.end() > self.new_from {
                exploration.redundant();
            }
            if run.awaits {
                schedules.may_stay(run);
            }
            // Lines 4 to 11.
            detector.detect(run, schedules, self.new_from, self.old_choices, exploration)?;
            if schedules.shared.alone && schedules.shared.choices > 0 {
                return Err(Halt::StartOver);
            }
            // Lines 12 to 15.
            let length = run.len();
            let Some(added) = schedules.next(run, exploration)? else {
                return Ok(());
            };
            let cut = added.cut.index();
            self.added(added);
            exploration.next_branch(cut, length, || self.schedules.left(cut))?;
        }
    }

    fn start_over(self) -> Self {
        let alone = self.schedules.shared.alone;
        let mut again = ReadsFrom::at_first(self.run.start_over(), self.timed);
        again.schedules.shared.alone = alone;
        again
    }

    fn program(&self) -> &Named<P> {
        &self.run.program
    }

    fn symmetry(&self) -> Option<SymmetryStatistics> {
        self.run.symmetry()
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.run.program, found, manner);
    }

    fn statistics(&self) -> Option<Statistics> {
        Some(Statistics::Sources(self.schedules.statistics))
    }
}

impl<P: Program + Clone> Resumable for ReadsFrom<P> {
    fn named(&self, names: P::Names) -> Self {
        ReadsFrom {
            begun: true,
            ..ReadsFrom::at_first(self.run.named(names), self.timed)
        }
    }

    fn save(&self, out: &mut Writer) {
        self.save_place(out);
    }

    fn load(&mut self, input: &mut Reader<'_>, _: &mut Exploration<'_>) -> Result<(), Halt> {
        self.load_place(input)
    }
}

impl<P: Program + Clone> Sharing for ReadsFrom<P>
where
    Self: Send,
{
    type Tree = Queue;

    fn join(&mut self, frontier: &Arc<Frontier<Queue>>) {
        self.schedules.shared.join(frontier);
    }

    fn beside(&mut self, frontier: &Arc<Frontier<Queue>>) -> Self {
        let mut beside = ReadsFrom {
            turns: self.turns.clone(),
            begun: true,
            ..ReadsFrom::at_first(self.run.beside(), self.timed)
        };
        beside.join(frontier);
        beside
    }

    fn share(&mut self, queue: &mut Queue, how_much: HowMuch) -> bool {
        let all = how_much == HowMuch::All;
        splitting::share(&mut self.run, &mut self.schedules, queue, all);
        true
    }

    fn go(&mut self, item: Item, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let ReadsFrom {
            run,
            schedules,
            detector,
            ..
        } = self;
        detector.renew(run, EventIndex::FIRST);
        schedules.clear();
        run.put_off.clear();
        run.truncate(EventIndex::FIRST);
        run.shorten_witness();
        let cut = splitting::prepare(&item, run, schedules)?;
        exploration.step()?;
        let append = |run: &mut Run<P>| item.schedule.append(run);
        match schedules.add_with_witness(run, append, exploration)? {
            Some(stepped) => {
                exploration.begin_branch()?;
                self.added(Added { cut, stepped });
            }
            None => self.refused = true,
        }
        Ok(())
    }
}
