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
//! A free conflicts with all accesses of what it frees, but observes nothing. Adds whose results nobody uses are
//! updates that commute with each other.
//!
//! An await looks at every write of its location until one satisfies it. So where somebody awaits something, in any
//! execution, writes are ordered as updates are: as if they were exchanges whose results nobody uses. There an await
//! races as in Mazurkiewicz traces ([`crate::search::blocking`]).

mod order;
mod reversal;
mod sleep;
mod step;

use quotient_model::{
    Access, Index, Location, Pending, Program, Reader, ThreadId, Writer, portable,
};

use crate::order::{EventIndex, Footprint, NO_SECTIONS, Step, WeakInitial};
use crate::properties::data_races;
use crate::recording::{Halt, Recorder};
use crate::search::blocking::BlockingRaces;
use crate::search::deferred::Deferred;
use crate::search::shared::{Below, PrefixIndex, Tree};
use crate::search::wakeup_tree::WakeupTrees;
use crate::search::{Reduction, Reversal};
use crate::world::{Await, Current, Trace};
use order::{Kind, Order, Race};
use reversal::Reverser;
use sleep::{SleepSets, Sleeper};
use step::{Rest, step_of};

/// What is reversed.
#[derive(Clone)]
enum Reversed {
    Race(Race),
    /// An await that could have happened before `first`, as this step.
    Await {
        first: EventIndex,
        /// The adds that are left out.
        left_out: Box<[EventIndex]>,
        last: Step,
    },
}

portable!(enum Reversed { Race(race), Await { first, left_out, last } });

/// A race to be looked at again.
struct Covered {
    race: Reversed,
    /// When something conflicts with this.
    until: Option<Step>,
    /// When one of these locations is read.
    watched: Vec<Location>,
}

portable!(struct Covered { race, until, watched });

impl Covered {
    /// Whether it must be looked at again because of the last event.
    fn wakes(&self, order: &Order, last: EventIndex) -> bool {
        let around = match self.race {
            Reversed::Race(race) => (race.kind == Kind::Around).then_some(race.first),
            Reversed::Await { first, .. } => Some(first),
        };
        let related = around.is_some_and(|first| order.before(first, last));
        !related && self.is_touched(order.step(last))
    }

    fn is_touched(&self, step: Step) -> bool {
        self.until
            .is_some_and(|until| until.conflicts(&step, &NO_SECTIONS))
            || self.watched.iter().any(|&l| step.footprint.reads(l))
    }
}

/// What was said above, at the end of the current execution.
#[derive(Default)]
pub(crate) struct Observers {
    order: Order,
    sleep: SleepSets,
    trees: WakeupTrees,
    reverser: Reverser,
    blocking: BlockingRaces,
    /// Those of the last event.
    races: Vec<Race>,
    deferred: Deferred<Covered>,
    below: Below,
}

impl Reduction for Observers {
    const WATCHES_AWAITS: bool = true;

    #[inline]
    fn descend(&mut self) -> Option<ThreadId> {
        self.trees.descend().map(|step| step.thread)
    }

    #[inline]
    fn has_branch(&self) -> bool {
        self.trees.has_branch()
    }

    fn branches_left(&self, depth: usize) -> usize {
        self.trees.branches(depth)
    }

    /// What sleeps may have been taken. A branch that leads to nothing new is not begun.
    fn is_awake(&self, _thread: ThreadId) -> bool {
        true
    }

    #[inline]
    fn begin(&mut self, _thread: ThreadId) {
        self.trees.push_empty();
    }

    #[inline]
    fn push<P: Program>(&mut self, trace: &Trace<P>) {
        let event = trace.event(trace.last());
        let step = step_of(trace, event);
        self.sleep.push(step);
        self.order.push(step, event, &mut self.races);
        self.deferred.push();
    }

    #[inline]
    fn pop(&mut self, _step: Step) {
        let step = self.order.pop();
        self.sleep.pop(Sleeper::new(step));
        self.trees.pop();
        self.deferred.pop();
    }

    fn reverse_last<P: Program>(&mut self, trace: &mut Trace<P>) {
        let last = trace.last();
        for at in 0..self.deferred.len() {
            let Some(deferred) = self.deferred.unsettled(at) else {
                continue;
            };
            if deferred.wakes(&self.order, last) {
                let race = deferred.race.clone();
                self.deferred.settle(at);
                self.reverse(trace, race);
            }
        }
        for at in 0..self.races.len() {
            self.reverse(trace, Reversed::Race(self.races[at]));
        }
        if let Some(awaited) = Await::happened(trace, last) {
            for race in self.earlier(trace, &awaited) {
                self.reverse(trace, race);
            }
        }
    }

    fn reverse_waiting<P: Program>(&mut self, trace: &Trace<P>) {
        for thread in trace.present() {
            let Pending::Access(access) = *trace.pending(thread) else {
                continue;
            };
            if trace.has_failed(thread) || trace.enabled(thread) {
                continue;
            }
            if let Some(awaited) = Await::pending(trace, thread, access) {
                for race in self.earlier(trace, &awaited) {
                    if let Some(first) = self.make_sequence(trace, &race) {
                        self.insert(first);
                    }
                }
            }
            let Access::Lock { location } = access else {
                continue;
            };
            let (reverser, order) = (&mut self.reverser, &self.order);
            if let Some(holder) = order.holder(location)
                && !order.before_thread(holder, thread)
                && reverser.around(trace, order, holder, &access, thread)
            {
                self.insert(holder);
            }
        }
    }

    fn is_covered(&self) -> bool {
        !self.sleep.all_awake()
    }

    fn below(&mut self) -> &mut Below {
        &mut self.below
    }

    fn step_of_last<P: Program>(trace: &Trace<P>) -> Step {
        step_of(trace, trace.event(trace.last()))
    }

    fn step<P: Program>(&self, _trace: &Trace<P>, depth: usize) -> Step {
        self.order.step(EventIndex::new(depth))
    }

    fn has_branch_at<P: Program>(&self, _trace: &Trace<P>, depth: usize) -> bool {
        self.trees.has_branch_at(depth)
    }

    fn explored<P: Program>(&self, _trace: &Trace<P>, depth: usize) -> Vec<Step> {
        let last = depth.checked_sub(1);
        let last = last.map(|last| self.order.step(EventIndex::new(last)));
        self.sleep.explored(depth, last)
    }

    fn hand_over<P: Program>(
        &mut self,
        _trace: &Trace<P>,
        depth: usize,
        tree: &mut Tree,
        node: PrefixIndex,
    ) {
        self.trees.hand_over(depth, tree, node);
    }

    fn set_asleep<P: Program>(&mut self, trace: &Trace<P>, asleep: &[Step]) {
        let explored = self.explored(trace, trace.len()).len();
        self.sleep.keep(self.sleep.last().len() - explored);
        for &step in asleep {
            self.sleep.add(Sleeper::new(step));
        }
    }

    fn save(&self, out: &mut Writer) {
        out.put(&self.sleep);
        out.put(&self.trees);
        out.put(&self.deferred);
        self.below.save(out);
    }

    fn load(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.sleep = input.get()?;
        self.trees = input.get()?;
        self.deferred = input.get()?;
        self.below.load(input)
    }

    fn follow(&mut self, sequences: &[(usize, Vec<Step>)]) {
        self.trees.follow(sequences);
    }

    fn before<P: Program>(&self, _trace: &Trace<P>, a: EventIndex, b: EventIndex) -> bool {
        self.order.before(a, b)
    }

    /// Writes have no order among themselves as long as nobody reads one, and yet race.
    #[cold]
    fn report_data_races<P: Program>(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
    ) -> Result<(), Halt> {
        let at = trace.last();
        let direct = self.order.direct();
        let unordered = match self.order.step(at).footprint {
            Footprint::Read(_) | Footprint::Write(_) | Footprint::Add(_) => &[],
            Footprint::Blind(location) => self.order.unobserved(location, at),
            _ => return Ok(()),
        };
        let before = |a, b| self.order.before(a, b);
        data_races::of_event(trace, recorder, direct, unordered, before)
    }
}

impl Observers {
    /// Where an await could have happened before.
    fn earlier<P: Program>(&mut self, trace: &Trace<P>, awaited: &Await) -> Vec<Reversed> {
        let (order, mut found) = (&self.order, Vec::new());
        let before = |a, b| order.before(a, b);
        let note = |first, left_out: &[EventIndex], last| {
            let left_out = left_out.into();
            found.push(Reversed::Await {
                first,
                left_out,
                last,
            });
        };
        self.blocking.find(trace, before, awaited, note);
        found
    }

    /// Makes the sequence that reverses a race. Says at which event it is to be explored, if there is one.
    fn make_sequence<P: Program>(
        &mut self,
        trace: &Trace<P>,
        race: &Reversed,
    ) -> Option<EventIndex> {
        let (reverser, order) = (&mut self.reverser, &self.order);
        match race {
            Reversed::Race(race) => reverser.reverse(trace, order, *race).then_some(race.first),
            Reversed::Await {
                first,
                left_out,
                last,
            } => {
                reverser.await_around(trace, order, *first, left_out, *last);
                Some(*first)
            }
        }
    }

    fn reverse<P: Program>(&mut self, trace: &Trace<P>, race: Reversed) {
        let Some(first) = self.make_sequence(trace, &race) else {
            return;
        };
        let reversal = self.insert(first);
        let watched = &mut self.reverser.watched;
        let until = match reversal {
            Reversal::Settled if watched.is_empty() => return,
            Reversal::Settled => None,
            Reversal::CoveredBy(step) => Some(step),
        };
        self.deferred.add(Covered {
            race,
            until,
            watched: std::mem::take(watched),
        });
    }

    /// Sees to it that what begins with the sequence at hand, after `depth` events, is explored.
    fn insert(&mut self, depth: EventIndex) -> Reversal {
        let Reverser {
            sequence, watched, ..
        } = &mut self.reverser;
        let depth = depth.index();
        if let Some(covered) = self.sleep.cover(depth, sequence, watched) {
            return covered;
        }
        let weak_initial = |branch: &Step, sequence: &[Step]| match Rest::ASLEEP
            .after_all(*branch, sequence)
        {
            None => WeakInitial::No,
            Some(Rest::Waiting { .. }) => WeakInitial::Absent,
            Some(rest) => {
                if let (Rest::Unobserved, Footprint::Blind(location)) = (rest, branch.footprint) {
                    watched.push(location);
                }
                let own = sequence.iter().position(|s| s.thread == branch.thread);
                own.map_or(WeakInitial::Absent, WeakInitial::At)
            }
        };
        match depth < self.below.depth() {
            true => self.below.insert(depth, sequence, weak_initial),
            false => self.trees.insert(depth, sequence, weak_initial),
        }
    }
}
