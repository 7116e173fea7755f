//! What a look at a gauge could see instead ([`crate::witness`] says what gauges are).
//!
//! The adds that an event sees are closed under happens-before: with an add it sees those on which that depends. Such a set is
//! told by how many adds of each thread it has. There can be exponentially many, but none has to be asked for in
//! vain: a set is reached from others that were explored, an add at a time.
//!
//! Let τ be explored, e the next look, and suppose some execution extends τ with e seeing S, which needs the events π beyond τ.
//! That the schedule for S is found follows by induction on |π|:
//!
//! - Some add of S is not in τ. Let a be one on which nothing in π depends: there is one, as π is what S needs. Leave it out of
//!   the execution: e sees S∖a, and a can follow e, as it reads nothing. So by induction all that extends τ with e seeing S∖a is
//!   explored, and some of that has all of π, where a does not depend on e. There S is noted: *one add more*.
//! - All adds of S are in τ. In an execution of τ and e, let e come later, past one add after the other, until it
//!   comes last: each of these sets can be seen. The last one is what e sees when it is added at first, since it comes after the
//!   witness then. So S is got from that by *one add less* at a time, through sets that can be seen.
//!
//! Nothing is met twice: two schedules differ in what e sees or in a source.
//!
//! An await sees only sets that satisfy it, and those on the way may not. So for an await all sets of the trace that do are
//! noted. They are found thread by thread, and no further than the sums that the other threads can still come to permit.

use quotient_model::{Access, Index, Location, Program, RmwOp, ThreadId, Value};

use crate::order::EventIndex;
use crate::witness::{NONE, Place, Writer};
use crate::world::Run;
use crate::world::run::stops;

/// With more sums than this it is not asked which there are.
const MOST_SUMS: usize = 4096;

/// What is seen: the last add of each thread, of those of which some is.
pub(super) type Seen = Box<[EventIndex]>;

/// A gauge and how much of it could be seen.
struct Gauge<'r, P: Program> {
    run: &'r Run<P>,
    location: Location,
    adders: &'r [Writer],
    /// For each thread that adds how many adds must be seen, and how many can.
    least: Vec<usize>,
    most: Vec<usize>,
}

impl<'r, P: Program> Gauge<'r, P> {
    /// The gauge that the access looks at, where all must be seen that happens before `after`.
    fn new(
        run: &'r Run<P>,
        access: &Access,
        after: impl Iterator<Item = EventIndex> + Clone,
    ) -> Option<Self> {
        let location = access.location()?;
        let adders = run.graph.adders(Place::cell(location));
        let least = adders.iter().map(|adder| {
            let before = after.clone();
            let before = before.map(|event| run.graph.adds_before(adder, event));
            before.max().unwrap_or(0)
        });
        Some(Gauge {
            run,
            location,
            adders,
            least: least.collect(),
            most: adders.iter().map(|adder| adder.events.len()).collect(),
        })
    }

    /// The one at which an event of the trace looks. What happens after it cannot be seen.
    fn of(run: &'r Run<P>, look: EventIndex) -> Option<Self> {
        let causes: Vec<EventIndex> = run.graph.causes(look).collect();
        let mut gauge = Gauge::new(run, &run.event(look).access, causes.into_iter())?;
        let node = run.graph.node(look);
        let freely = |&add: &EventIndex| run.graph.hb(add, node.thread) <= node.index;
        let adders = gauge.adders.iter();
        gauge.most = adders
            .map(|adder| adder.events.partition_point(freely))
            .collect();
        Some(gauge)
    }

    /// How many adds of each thread an event of the trace sees.
    fn counts(&self, look: EventIndex) -> Vec<usize> {
        let seen = self.run.graph.seen(look);
        let count = |adder: &Writer| {
            let is_seen = |add: &EventIndex| seen.contains(add);
            adder
                .events
                .iter()
                .rposition(is_seen)
                .map_or(0, |last| last + 1)
        };
        self.adders.iter().map(count).collect()
    }

    fn seen(&self, counts: &[usize]) -> Seen {
        let each = self.adders.iter().zip(counts);
        let last = |(adder, &count): (&Writer, &usize)| Some(adder.events[count.checked_sub(1)?]);
        each.filter_map(last).collect()
    }

    /// How many adds of one thread happen before the nth one of another or are it.
    fn needed(&self, adder: usize, count: usize, other: usize) -> usize {
        match count {
            0 => 0,
            count => {
                let last = self.adders[adder].events[count - 1];
                self.run.graph.adds_before(&self.adders[other], last)
            }
        }
    }

    /// Whether with so many adds of each thread those are seen on which these depend.
    fn is_closed(&self, counts: &[usize]) -> bool {
        let all = 0..counts.len();
        all.clone().all(|adder| {
            let mut others = all.clone();
            others.all(|other| self.needed(adder, counts[adder], other) <= counts[other])
        })
    }

    /// One add more than an event sees, of those from `new_from` on.
    fn with_one_more(&self, counts: &[usize], new_from: EventIndex, found: &mut Vec<Seen>) {
        for adder in 0..counts.len() {
            let next = self.adders[adder].events.get(counts[adder]);
            let new = next.is_some_and(|&add| add >= new_from);
            if !new || counts[adder] >= self.most[adder] {
                continue;
            }
            let mut more = counts.to_vec();
            more[adder] += 1;
            if self.is_closed(&more) {
                found.push(self.seen(&more));
            }
        }
    }

    /// One add less.
    fn with_one_less(&self, counts: &[usize], found: &mut Vec<Seen>) {
        for adder in 0..counts.len() {
            if counts[adder] <= self.least[adder] {
                continue;
            }
            let mut less = counts.to_vec();
            less[adder] -= 1;
            if self.is_closed(&less) {
                found.push(self.seen(&less));
            }
        }
    }

    /// For each thread what its first adds come to, by how many they are.
    fn sums(&self) -> Vec<Vec<Value>> {
        let sums = |adder: &Writer| {
            let operands = adder.events.iter().map(|&add| self.operand(add).0);
            let mut sum: Value = 0;
            let sums = operands.map(|operand| {
                sum = sum.wrapping_add(operand);
                sum
            });
            std::iter::once(0).chain(sums).collect()
        };
        self.adders.iter().map(sums).collect()
    }

    fn operand(&self, add: EventIndex) -> (Value, u8) {
        self.run.event(add).access.added().unwrap_or((0, 64))
    }

    /// What the gauge holds after adds that come to this.
    fn value(&self, sum: Value) -> Value {
        let mut adds = self.adders.iter().flat_map(|adder| &adder.events);
        let initial = self.run.sum(self.location, &[]);
        match adds.next() {
            Some(&add) => RmwOp::Add.apply(initial, sum, self.operand(add).1),
            None => initial,
        }
    }

    /// All sets with which the await can happen.
    fn satisfying(&self, access: &Access) -> Vec<Seen> {
        let sums = self.sums();
        let satisfies = |sum: Value| access.awaits(self.value(sum)) == Some(true);
        // For so many of the last threads what they can come to, unless that is too much.
        let mut rests: Vec<Option<Vec<Value>>> = vec![Some(vec![0])];
        for adder in (0..sums.len()).rev() {
            let own = &sums[adder][self.least[adder]..=self.most[adder]];
            let rest = rests.last().and_then(|rest| rest.as_deref());
            rests.push(rest.and_then(|rest| all_sums(own, rest)));
        }
        rests.reverse();
        let mut found = Vec::new();
        let mut counts: Vec<usize> = Vec::new();
        let mut next = self.least.first().copied().unwrap_or(0);
        loop {
            let adder = counts.len();
            if adder < sums.len() && next <= self.most[adder] {
                counts.push(next);
                let decided = counts.iter().zip(&sums).map(|(&count, sums)| sums[count]);
                let sum = decided.fold(0, Value::wrapping_add);
                let could =
                    |rest: &Vec<Value>| rest.iter().any(|&rest| satisfies(sum.wrapping_add(rest)));
                if self.fits_the_last(&counts) && rests[adder + 1].as_ref().is_none_or(could) {
                    next = self.least.get(adder + 1).copied().unwrap_or(0);
                } else {
                    counts.pop();
                    next += 1;
                }
                continue;
            }
            if adder == sums.len() {
                let sum = counts.iter().zip(&sums).map(|(&count, sums)| sums[count]);
                if satisfies(sum.fold(0, Value::wrapping_add)) {
                    found.push(self.seen(&counts));
                }
            }
            match counts.pop() {
                Some(last) => next = last + 1,
                None => return found,
            }
        }
    }

    /// Whether the last count can be with those before.
    fn fits_the_last(&self, counts: &[usize]) -> bool {
        let Some((&count, before)) = counts.split_last() else {
            return true;
        };
        let last = before.len();
        before.iter().enumerate().all(|(adder, &other)| {
            self.needed(last, count, adder) <= other && self.needed(adder, other, last) <= count
        })
    }
}

/// All sums of one of each, unless they are too many.
fn all_sums(some: &[Value], others: &[Value]) -> Option<Vec<Value>> {
    let pairs = some
        .iter()
        .flat_map(|a| others.iter().map(move |b| a.wrapping_add(*b)));
    let mut sums: Vec<Value> = pairs.collect();
    sums.sort_unstable();
    sums.dedup();
    (sums.len() <= MOST_SUMS).then_some(sums)
}

/// What the look, whose choice is at `cut`, could see instead, with something from `new_from` on.
pub(super) fn alternatives<P: Program>(
    run: &Run<P>,
    cut: EventIndex,
    look: EventIndex,
    new_from: EventIndex,
) -> Vec<Seen> {
    let Some(gauge) = Gauge::of(run, look) else {
        return Vec::new();
    };
    let access = &run.event(look).access;
    let counts = gauge.counts(look);
    let new_from = match look >= new_from {
        true => EventIndex::FIRST,
        false => new_from,
    };
    if access.awaits(0).is_some() {
        let own = gauge.seen(&counts);
        let mut found = gauge.satisfying(access);
        found.retain(|seen| {
            let new = |&add: &EventIndex| add >= new_from;
            *seen != own && (new_from == EventIndex::FIRST || seen.iter().any(new))
        });
        return found;
    }
    let mut found = Vec::new();
    gauge.with_one_more(&counts, new_from, &mut found);
    let in_prefix = run.graph.seen(look).iter().all(|&add| add < cut);
    if new_from == EventIndex::FIRST && in_prefix {
        gauge.with_one_less(&counts, &mut found);
    }
    found
}

/// What the await to which a thread has come could see.
pub(super) fn satisfying<P: Program>(run: &Run<P>, thread: ThreadId, access: &Access) -> Vec<Seen> {
    let last = run.last_of(thread);
    let after = Some(last).filter(|&last| last != NONE);
    let gauge = Gauge::new(run, access, after.into_iter());
    gauge.map_or(Vec::new(), |gauge| gauge.satisfying(access))
}

/// Whether the await `look`, whose choice is at `cut`, could stay blocked at the end of an execution that has part of this
/// one: with the adds of the prefix, and of each thread so many others that it is done with them or may have to stop
/// before the next.
pub(super) fn could_stay<P: Program>(run: &Run<P>, cut: EventIndex, look: EventIndex) -> bool {
    let Some(gauge) = Gauge::of(run, look) else {
        return false;
    };
    let access = &run.event(look).access;
    let stopping: Vec<EventIndex> = cut
        .to(run.end())
        .filter(|&event| stops(&run.event(event).access))
        .collect();
    let may_miss = |add: EventIndex| stopping.iter().any(|&stop| run.graph.is_before(stop, add));
    let mut all = vec![0];
    for (adder, sums) in gauge.sums().into_iter().enumerate() {
        let adds = &gauge.adders[adder].events;
        let first = adds.partition_point(|&add| add < cut);
        let counts = first..=gauge.most[adder].max(first);
        let ends = counts.filter(|&count| adds.get(count).is_none_or(|&next| may_miss(next)));
        let ends: Vec<Value> = ends.map(|count| sums[count]).collect();
        match all_sums(&ends, &all) {
            Some(sums) => all = sums,
            None => return true,
        }
    }
    let blocks = |&sum: &Value| access.awaits(gauge.value(sum)) == Some(false);
    all.iter().any(blocks)
}
