//! Ends at which threads wait, for each other or for values, made of the first steps of the threads of a trace.
//!
//! Such an end is the only class that another, in which the threads go on, can begin with. A thread can stop
//! where it locks a mutex, joins a thread or awaits a value, and where it ends in the trace. Not all such stops
//! go together: whoever waits for a mutex needs somebody who holds it and has stopped as well, whoever joins a
//! thread needs it to have stopped, and whoever awaits a value needs that another one is left there. So stops are
//! taken out that no stops of others let be, or that leave out what others need ([`super::bounds`]), until there
//! are none; also those of which that is seen as soon as their thread stops nowhere else. Then a thread is made to
//! stop at each of its stops in turn, and so on. What this leaves is asked of [`super::decision`].

use quotient_model::{Access, Index, Indices, Program, Table, index_type};

use super::bounds::Bounds;
use super::histories::Histories;
use super::trace::{
    At, ContentIndex, Lengths, Needs, PlaceIndex, Step, ThreadNumber, Trace, waits_at,
};

/// Where a thread could stop.
#[derive(Clone, Debug)]
struct Stop {
    thread: ThreadNumber,
    /// After how many steps.
    length: u32,
    waits: Waits,
    /// The mutexes that it holds there, as places.
    holds: Vec<PlaceIndex>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waits {
    Mutex(PlaceIndex),
    Thread(ThreadNumber),
    /// For another content of the place.
    Value(PlaceIndex, Access),
    /// It has ended, or waits for what others cannot bring.
    Never,
    /// It has not been created.
    Unborn,
}

/// A possible end with a thread stopped before its end.
#[derive(Clone, Debug)]
pub(super) struct End {
    /// How far each thread has come.
    pub lengths: Lengths,
    /// The mutexes, as places, that must be held.
    pub held: Vec<PlaceIndex>,
    /// For each place where a value is awaited what may be left there.
    blocking: Vec<Vec<ContentIndex>>,
}

impl End {
    /// What may be left where values are awaited: for each of these places one content.
    pub fn left(&self) -> impl Iterator<Item = Vec<ContentIndex>> {
        let lens = self.blocking.iter().map(Vec::len);
        let count = lens.fold(1, usize::saturating_mul);
        (0..count).map(|mut number| {
            let one_of = |contents: &Vec<ContentIndex>| {
                let content = contents[number % contents.len()];
                number /= contents.len();
                content
            };
            self.blocking.iter().map(one_of).collect()
        })
    }
}

index_type! {
    /// A stop of some thread; those of one thread are next to each other.
    struct StopIndex;
}

/// For each step of a trace how many steps of each thread come before it or are it, wherever it happens: by program
/// order, creations and joins, and because nothing else leaves what a step needs.
struct Certain {
    rows: Vec<u32>,
    /// Where the rows of each thread begin.
    first: Table<ThreadNumber, usize>,
}

impl Certain {
    fn new(trace: &Trace) -> Self {
        let threads = trace.threads.len();
        let mut steps: Vec<At> = Vec::new();
        let mut first = Table::new();
        for (number, thread) in trace.threads.entries() {
            first.push(steps.len() * threads);
            steps.extend((0..thread.length).map(|index| (number, index)));
        }
        let rows = vec![0; steps.len() * threads];
        let mut certain = Certain { rows, first };
        steps.sort_unstable_by_key(|&(thread, index)| trace.rank(thread, index));
        for (thread, index) in steps {
            let step = trace.step_of(thread, index);
            let before = match index.checked_sub(1) {
                Some(before) => (thread, before),
                None => trace.threads[thread].spawned,
            };
            let joined = trace.threads.get(step.joins);
            let joined =
                joined.and_then(|joined| Some((step.joins, joined.length.checked_sub(1)?)));
            let causes = [Some(before), joined, only_supplier(trace, step)];
            let to = certain.row((thread, index));
            for cause in causes
                .into_iter()
                .flatten()
                .filter(|cause| cause.0.is_some())
            {
                let from = certain.row(cause);
                for column in 0..threads {
                    certain.rows[to + column] =
                        certain.rows[to + column].max(certain.rows[from + column]);
                }
            }
            certain.rows[to + thread.index()] = index + 1;
        }
        certain
    }

    /// How many steps of a thread come before the step of another.
    fn before(&self, step: At, other: ThreadNumber) -> u32 {
        self.rows[self.row(step) + other.index()]
    }

    /// Where the row of a step begins.
    fn row(&self, (thread, index): At) -> usize {
        self.first[thread] + index as usize * self.first.len()
    }
}

/// The only step that leaves what a step needs, by thread and number.
fn only_supplier(trace: &Trace, step: &Step) -> Option<At> {
    let Needs::Content(content) = step.needs else {
        return None;
    };
    let &[(thread, first)] = trace.suppliers(content) else {
        return None;
    };
    let visits = trace.visits(thread, step.place).iter();
    let leaves = visits.filter(|&&visit| trace.step_of(thread, visit).leaves == content);
    let initial = trace.places[step.place].initial;
    (initial != content && leaves.count() == 1).then_some((thread, first))
}

/// The possible ends.
pub(super) fn ends<P: Program>(
    histories: &Histories<P>,
    trace: &Trace,
    bounds: &mut Bounds,
) -> Vec<End> {
    let mut steps = trace.steps();
    if !steps.any(|step| waits_at(&step.access).is_some()) {
        return Vec::new();
    }
    let mut search = Search::new(histories, trace, bounds);
    if search.settle() && search.thin_out() {
        search.choose();
    }
    search.found
}

/// The stops of a thread, in order.
fn stops_of<P: Program>(
    histories: &Histories<P>,
    trace: &Trace,
    thread: ThreadNumber,
) -> Vec<Stop> {
    let mut stops = Vec::new();
    let mut holds: Vec<PlaceIndex> = Vec::new();
    let mut stop = |length, waits, holds: &[PlaceIndex]| {
        stops.push(Stop {
            thread,
            length,
            waits,
            holds: holds.to_vec(),
        });
    };
    let at = &trace.threads[thread];
    if at.spawned.0.is_some() {
        stop(0, Waits::Unborn, &[]);
    }
    for (length, step) in (0..).zip(trace.steps_of(thread)) {
        // Also a join that came too late and failed would have waited.
        match waits(trace, &step.access) {
            Waits::Never | Waits::Thread(ThreadNumber::NONE) => {}
            waits => stop(length, waits, &holds),
        }
        match step.access {
            Access::Lock { .. } | Access::TryLock { .. } if step.leaves.is_some() => {
                holds.push(step.place);
            }
            Access::Unlock { .. } | Access::MutexInit { .. } => {
                holds.retain(|&mutex| mutex != step.place);
            }
            _ => {}
        }
    }
    let pending = histories.visible(trace.history(thread, at.length));
    let waits = pending.map_or(Waits::Never, |access| waits(trace, &access));
    stop(at.length, waits, &holds);
    stops
}

fn waits(trace: &Trace, access: &Access) -> Waits {
    match *access {
        Access::Lock { location } => Waits::Mutex(trace.place_at(location)),
        Access::Join { thread } => Waits::Thread(trace.number(thread)),
        access => waits_at(&access).map_or(Waits::Never, |location| {
            Waits::Value(trace.place_at(location), access)
        }),
    }
}

struct Search<'t> {
    trace: &'t Trace,
    /// The stops of all threads, one thread after the other.
    stops: Table<StopIndex, Stop>,
    /// Where those of each thread begin; there is one more entry at the end.
    first: Table<ThreadNumber, StopIndex>,
    /// Which have not been taken out, and how many of each thread those are.
    alive: Table<StopIndex, bool>,
    counts: Table<ThreadNumber, usize>,
    /// For each place how many of these hold it.
    holders: Table<PlaceIndex, u32>,
    /// Those taken out, in order.
    out: Vec<StopIndex>,
    /// If anybody awaits a value.
    certain: Option<Certain>,
    bounds: &'t mut Bounds,
    /// How far each thread may come, and how far it must.
    longest: Lengths,
    shortest: Lengths,
    found: Vec<End>,
}

impl<'t> Search<'t> {
    fn new<P: Program>(histories: &Histories<P>, trace: &'t Trace, bounds: &'t mut Bounds) -> Self {
        let mut search = Search {
            trace,
            stops: Table::new(),
            first: Table::from(vec![StopIndex::FIRST]),
            alive: Table::new(),
            counts: Table::new(),
            holders: Table::filled(trace.places.len(), 0),
            out: Vec::new(),
            certain: None,
            bounds,
            longest: Lengths::new(),
            shortest: Lengths::new(),
            found: Vec::new(),
        };
        for thread in trace.threads.indices() {
            let own = stops_of(histories, trace, thread);
            for &mutex in own.iter().flat_map(|stop| &stop.holds) {
                search.holders[mutex] += 1;
            }
            search.counts.push(own.len());
            search.stops.extend(own);
            search.first.push(search.stops.end());
        }
        search.alive.refill(search.stops.len(), true);
        let awaits = |stop: &Stop| matches!(stop.waits, Waits::Value(..));
        search.certain = (search.stops.iter().any(awaits)).then(|| Certain::new(trace));
        search
    }

    /// All stops of a thread.
    fn all_of(&self, thread: ThreadNumber) -> Indices<StopIndex> {
        self.first[thread].to(self.first[thread.next()])
    }

    /// The thread's stops that have not been taken out, in order.
    fn of(&self, thread: ThreadNumber) -> impl DoubleEndedIterator<Item = &Stop> {
        let own = self.all_of(thread);
        own.filter(|&stop| self.alive[stop])
            .map(|stop| &self.stops[stop])
    }

    fn take_out(&mut self, stop: StopIndex) {
        let of = &self.stops[stop];
        self.alive[stop] = false;
        self.counts[of.thread] -= 1;
        for &mutex in &of.holds {
            self.holders[mutex] -= 1;
        }
        self.out.push(stop);
    }

    /// Puts back what was taken out when there were more than so many.
    fn put_back(&mut self, count: usize) {
        for stop in self.out.split_off(count) {
            let of = &self.stops[stop];
            self.alive[stop] = true;
            self.counts[of.thread] += 1;
            for &mutex in &of.holds {
                self.holders[mutex] += 1;
            }
        }
    }

    /// Takes out what cannot be. Says whether every thread can stop somewhere.
    fn settle(&mut self) -> bool {
        loop {
            let before = self.out.len();
            for stop in self.stops.indices() {
                if self.alive[stop] && !self.can_be(&self.stops[stop]) {
                    self.take_out(stop);
                }
            }
            if self.counts.as_slice().contains(&0) || !self.narrow() {
                return false;
            }
            if self.out.len() == before {
                return true;
            }
        }
    }

    /// Takes out stops after so many steps that others could not have, or after too few. Says whether every thread
    /// can stop somewhere.
    fn narrow(&mut self) -> bool {
        let threads = self.trace.threads.indices();
        let mut longest = std::mem::take(&mut self.longest);
        let mut shortest = std::mem::take(&mut self.shortest);
        let length = |stop: Option<&Stop>| stop.map_or(0, |stop| stop.length);
        longest.clear();
        longest.extend(threads.clone().map(|t| length(self.of(t).next_back())));
        shortest.clear();
        shortest.extend(threads.map(|t| length(self.of(t).next())));
        let narrow = self.bounds.narrow(self.trace, &mut longest, &shortest);
        if narrow.is_ok() {
            for stop in self.stops.indices() {
                let Stop { thread, length, .. } = self.stops[stop];
                let fits = (self.bounds.least[thread]..=longest[thread]).contains(&length);
                if self.alive[stop] && !fits {
                    self.take_out(stop);
                }
            }
        }
        (self.longest, self.shortest) = (longest, shortest);
        narrow.is_ok() && !self.counts.as_slice().contains(&0)
    }

    /// Takes out stops that cannot be if their thread stops nowhere else. Says whether it is left open whether a
    /// thread waits that goes on in the trace.
    fn thin_out(&mut self) -> bool {
        loop {
            let (before, mut premature) = (self.out.len(), false);
            for stop in self.stops.indices() {
                let Stop { thread, length, .. } = self.stops[stop];
                let waits = matches!(self.stops[stop].waits, Waits::Mutex(_) | Waits::Value(..));
                let goes_on = length < self.trace.threads[thread].length;
                if !self.alive[stop] || !waits || !goes_on {
                    continue;
                }
                let mark = self.out.len();
                let can_be = self.stop_at(stop);
                self.put_back(mark);
                premature |= can_be;
                if !can_be {
                    self.take_out(stop);
                    if !self.settle() {
                        return false;
                    }
                }
            }
            if self.out.len() == before {
                return premature;
            }
        }
    }

    /// Makes the thread stop there. Says whether that may be.
    fn stop_at(&mut self, stop: StopIndex) -> bool {
        let thread = self.stops[stop].thread;
        for other in self.all_of(thread) {
            if other != stop && self.alive[other] {
                self.take_out(other);
            }
        }
        self.settle()
    }

    /// Makes threads stop where they can, one after the other.
    fn choose(&mut self) {
        let mut threads = self.counts.indices();
        let Some(thread) = threads.find(|&thread| self.counts[thread] > 1) else {
            return self.conclude();
        };
        for stop in self.all_of(thread) {
            if self.alive[stop] {
                let mark = self.out.len();
                if self.stop_at(stop) {
                    self.choose();
                }
                self.put_back(mark);
            }
        }
    }

    /// Whether stops that have not been taken out let this be.
    fn can_be(&self, stop: &Stop) -> bool {
        let waits = match stop.waits {
            Waits::Mutex(mutex) => self.trace.is_gate(mutex) || self.holders[mutex] > 0,
            Waits::Thread(ThreadNumber::NONE) => false,
            Waits::Thread(joined) => {
                let whole = &self.trace.threads[joined];
                let mut stops = self.of(joined);
                stops.any(|stop| stop.length < whole.length || whole.ended.is_none())
            }
            Waits::Value(place, access) => self.blocking(place).any(|content| {
                let outcome = self.trace.outcome(stop.thread, &access, content);
                outcome.is_none()
            }),
            Waits::Never | Waits::Unborn => true,
        };
        waits && self.exists(stop) && self.has_joined(stop) && self.alone_holds(stop)
    }

    /// Whether the thread can have been created, if it should have been.
    fn exists(&self, stop: &Stop) -> bool {
        let (parent, spawn) = self.trace.threads[stop.thread].spawned;
        let unborn = stop.waits == Waits::Unborn;
        parent.is_none() || (self.of(parent)).any(|parent| (parent.length <= spawn) == unborn)
    }

    /// Whether those whom it has joined can have ended.
    fn has_joined(&self, stop: &Stop) -> bool {
        let mut joins = self.trace.joins.iter();
        joins.all(|&(thread, index, joined)| {
            let last = self.first[joined.next()].previous();
            thread != stop.thread || index >= stop.length || self.alive[last]
        })
    }

    /// Whether no other thread must hold what it holds.
    fn alone_holds(&self, stop: &Stop) -> bool {
        let threads = self.trace.threads.indices();
        let own = stop.holds.iter();
        let mut own = own.filter(|&&mutex| !self.trace.is_gate(mutex));
        own.all(|mutex| {
            let mut others = threads.clone().filter(|&other| other != stop.thread);
            !others.any(|other| self.of(other).all(|stop| stop.holds.contains(mutex)))
        })
    }

    /// What may be left at a place.
    fn blocking(&self, place: PlaceIndex) -> impl Iterator<Item = ContentIndex> {
        let contents = self.trace.contents_of(place);
        contents.filter(move |&content| {
            let initial = self.trace.places[place].initial == content;
            let mut visitors = self.trace.visitors(place);
            (initial && visitors.all(|(thread, _)| self.earliest(thread, place).is_none()))
                || self.left_by(place, content)
        })
    }

    /// Whether a thread can stop so that the content is what it left at the place, and nothing must come later.
    fn left_by(&self, place: PlaceIndex, content: ContentIndex) -> bool {
        let mut visitors = self.trace.visitors(place);
        visitors.any(|(thread, _)| {
            let lasts = self.of(thread);
            let mut lasts = lasts.filter_map(|stop| self.last(thread, place, stop.length));
            lasts.any(|last| {
                self.trace.step_of(thread, last).leaves == content
                    && !self.overtaken(thread, last, place)
            })
        })
    }

    fn overtaken(&self, thread: ThreadNumber, last: u32, place: PlaceIndex) -> bool {
        let mut others = self.trace.visitors(place);
        others.any(|(other, _)| {
            let later = self.earliest(other, place);
            let later = later.filter(|_| other != thread);
            later
                .zip(self.certain.as_ref())
                .is_some_and(|(later, certain)| certain.before((other, later), thread) > last)
        })
    }

    /// The last step by which the thread leaves something at the place, wherever it stops.
    fn earliest(&self, thread: ThreadNumber, place: PlaceIndex) -> Option<u32> {
        let first = self.of(thread).next()?;
        self.last(thread, place, first.length)
    }

    /// The last of the thread's first steps that leaves something at the place.
    fn last(&self, thread: ThreadNumber, place: PlaceIndex, length: u32) -> Option<u32> {
        let visits = self.trace.visits(thread, place);
        let visits = &visits[..visits.partition_point(|&visit| visit < length)];
        let leaves = |&visit: &u32| self.trace.step_of(thread, visit).leaves.is_some();
        visits.iter().copied().rfind(leaves)
    }

    /// Every thread has one stop.
    fn conclude(&mut self) {
        let threads = self.trace.threads.indices();
        let chosen: Vec<&Stop> = threads
            .filter_map(|thread| self.of(thread).next())
            .collect();
        let whole = |stop: &&Stop| {
            let length = self.trace.threads[stop.thread].length;
            stop.length == length && stop.waits != Waits::Unborn
        };
        if chosen.iter().all(whole) {
            return;
        }
        let mutexes = chosen.iter().filter_map(|stop| match stop.waits {
            Waits::Mutex(mutex) => Some(mutex),
            _ => None,
        });
        let mut waiting: Vec<(PlaceIndex, ThreadNumber, Access)> = Vec::new();
        for stop in &chosen {
            if let Waits::Value(place, access) = stop.waits {
                waiting.push((place, stop.thread, access));
            }
        }
        waiting.sort_unstable_by_key(|&(place, thread, _)| (place, thread));
        let at_places = waiting.chunk_by(|a, b| a.0 == b.0).map(|waiting| {
            let waits = |content: &ContentIndex| {
                let mut waiting = waiting.iter();
                waiting.all(|(_, thread, access)| {
                    self.trace.outcome(*thread, access, *content).is_none()
                })
            };
            self.blocking(waiting[0].0).filter(waits).collect()
        });
        let end = End {
            lengths: chosen.iter().map(|stop| stop.length).collect(),
            held: mutexes.collect(),
            blocking: at_places.collect(),
        };
        self.found.push(end);
    }
}
