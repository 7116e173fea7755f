//! How many executions there are, by random walks through a tree that has each of them once.
//!
//! At a node of the tree some thread is next. Those tried before it sleep until something conflicts with their step, and where all sleep
//! there is nothing new (Godefroid's sleep sets): with these each class of executions is one leaf. A walk that chooses among
//! c1, c2, ... branches comes to its leaf with a chance of 1 / (c1 c2 ...). So the product, or 0 where all sleep, is the number
//! of leaves on average (Knuth, "Estimating the efficiency of backtrack programs", 1975).
//!
//! The fewer walks end where all sleep, the less the products differ. So only threads are tried that can have something to do with
//! each other: one, all that will ever conflict with its next step, all that will with theirs, and so on (persistent sets). What threads will do
//! is taken from the walks before, the first of which do nothing else than learn. Where threads do something now and then that none of these
//! has seen, the number is a little too small. Likewise no branch is taken in which something sleeps that nobody can wake any more.
//!
//! Where products still differ by far, most walks say next to nothing, and the few that count are hardly met. So a walk that stands for more than
//! others do after as many events is gone on with several times from there, each for a part of what it stands for; and one that stands for
//! less is given up half of the time, and stands for twice as much otherwise (Grassberger, "Pruned-enriched Rosenbluth method", 1997). The average
//! stays the same, whatever walks are compared with. All that comes of one walk from the root is a *tour*; tours are independent of each other.

use quotient_model::{Access, Location, Pending, Program, Table, ThreadId};

use super::pos;
use super::random::Random;
use crate::order::{AllTouched, Footprint, Step};
use crate::sampled::Space;
use crate::search::sleep::is_woken;
use crate::world::{Current, Trace};

/// The first walks only learn: any thread goes, and nothing sleeps. So many, but no more than this part of all.
const LEARNING: u64 = 500;
const LEARNING_PART: u64 = 4;

/// Where walks differ by more than gives this factor to either side, or fewer of them come to a leaf, the largest have
/// hardly been met: on the benchmark's rows such numbers were too small by up to a hundred times.
const MOST_FACTOR: f64 = 1.5;
const FEWEST_ENDED: f64 = 0.05;

/// A walk that stands for more times as much as others is split, into at most so many.
const MOST_SHARE: f64 = 2.0;
const MOST_PARTS: f64 = 8.0;

/// One that stands for less of what others do may be given up.
const LEAST_SHARE: f64 = 0.5;

/// So many parts of walks may wait for their turn.
const MOST_WAITING: usize = 4_096;

/// What the walks have told so far, and the walk at hand.
#[derive(Clone, Debug, Default)]
pub(super) struct Survey {
    /// By thread.
    known: Vec<Known>,
    /// So many walks only learn.
    learning: u64,
    sleeping: Vec<Step>,
    /// How many leaves the one at hand stands for.
    stands_for: f64,
    walks: u64,
    /// How many of them came to a leaf.
    leaves: u64,
    /// How many leaves those of the tour at hand stand for.
    tour: f64,
    tours: u64,
    sum: f64,
    squares: f64,
    /// Parts of the tour at hand that wait for their turn.
    waiting: Vec<Part>,
    /// The walk at hand is such a part, and has just begun.
    resumed: bool,
    /// By number of events, for how many leaves all walks together stood there that had a choice.
    stood_for: Vec<f64>,
    group: Vec<bool>,
}

/// A part of a walk, to be gone on with after so many of its events.
#[derive(Clone, Debug)]
struct Part {
    events: usize,
    sleeping: Vec<Step>,
    stands_for: f64,
}

/// What a thread does.
#[derive(Clone, Debug, Default)]
struct Known {
    creator: Option<ThreadId>,
    /// By location, one more than the number of its last access that reads, and of the last that does more.
    last: Table<Location, [u32; 2]>,
}

impl Known {
    /// Whether it may still conflict with a step that touches the location, after so many of its accesses.
    fn touches(&self, made: u32, location: Location, writes: bool) -> bool {
        let last = self.last.get(location);
        last.is_some_and(|&[read, write]| write > made || writes && read > made)
    }
}

impl Survey {
    /// For so many walks.
    pub fn new(walks: u64) -> Self {
        Survey {
            learning: LEARNING.min(walks / LEARNING_PART),
            ..Survey::default()
        }
    }

    /// Begins a walk. Says after how many events of the one before: with the root, or where a part of it waits.
    pub fn begin(&mut self) -> usize {
        self.resumed = !self.waiting.is_empty();
        let root = Part {
            events: 0,
            sleeping: Vec::new(),
            stands_for: 1.0,
        };
        let part = self.waiting.pop().unwrap_or(root);
        (self.sleeping, self.stands_for) = (part.sleeping, part.stands_for);
        part.events
    }

    /// Who goes next, of those that can; nobody if nothing new can follow.
    pub fn choose<P: Program>(
        &mut self,
        trace: &mut Trace<P>,
        enabled: &[ThreadId],
        random: &mut Random,
    ) -> Option<ThreadId> {
        if self.walks < self.learning {
            return Some(enabled[random.below(enabled.len() as u64) as usize]);
        }
        let mut tried: Vec<ThreadId> = enabled.to_vec();
        if enabled.len() > 1 {
            for &first in enabled {
                if let Some(group) = self.group(trace, first) {
                    let mut members = enabled.to_vec();
                    members.retain(|thread| group[thread.index()]);
                    let fewer = self.awake(&members) < self.awake(&tried);
                    if fewer || members.len() < tried.len() && self.awake(&members) == 0 {
                        tried = members;
                    }
                }
            }
        }
        tried.retain(|&thread| !self.sleeping.iter().any(|step| step.thread == thread));
        let steps: Vec<Step> = tried.iter().map(|&thread| next(trace, thread)).collect();
        let alive = (0..steps.len()).filter(|&at| self.can_wake(trace, &steps[..at], steps[at]));
        let alive: Vec<usize> = alive.collect();
        if alive.is_empty() || alive.len() > 1 && self.is_given_up(trace.len(), random) {
            return None;
        }
        let chosen = alive[random.below(alive.len() as u64) as usize];
        self.stands_for *= alive.len() as f64;
        self.sleeping.extend(&steps[..chosen]);
        Some(tried[chosen])
    }

    /// Compares what the walk stands for, which has a choice after so many events, with what others do. It may be split; says whether
    /// it is given up.
    fn is_given_up(&mut self, events: usize, random: &mut Random) -> bool {
        if self.resumed {
            return false;
        }
        if self.stood_for.len() <= events {
            self.stood_for.resize(events + 1, 0.0);
        }
        self.stood_for[events] += self.stands_for;
        let usual = self.stood_for[events] / (self.tours + 1) as f64;
        let share = self.stands_for / usual;
        if share > MOST_SHARE && self.waiting.len() < MOST_WAITING {
            let parts = share.min(MOST_PARTS).floor();
            self.stands_for /= parts;
            let part = Part {
                events,
                sleeping: self.sleeping.clone(),
                stands_for: self.stands_for,
            };
            self.waiting
                .extend(std::iter::repeat_n(part, parts as usize - 1));
        } else if share < LEAST_SHARE {
            if random.below(2) == 0 {
                return true;
            }
            self.stands_for *= 2.0;
        }
        false
    }

    /// Whether all that sleep after a step, where those before it sleep as well, may be woken. Where one cannot be, all
    /// walks end with it asleep.
    fn can_wake<P: Program>(&self, trace: &Trace<P>, before: &[Step], step: Step) -> bool {
        let sets = trace.touch_sets();
        let asleep = self.sleeping.iter().chain(before).copied();
        let mut asleep: Vec<Step> = asleep.filter(|s| !s.meets(&step, sets)).collect();
        loop {
            let count = asleep.len();
            if count == 0 {
                return true;
            }
            let sleeps = |thread: ThreadId| asleep.iter().any(|step| step.thread == thread);
            let wakers = (0..self.known.len()).map(|thread| ThreadId(thread as u16));
            let wakers: Vec<ThreadId> = wakers.filter(|&thread| !sleeps(thread)).collect();
            asleep.retain(|&sleeper| {
                let wakes = |&thread: &ThreadId| self.may_conflict(trace, thread, sleeper);
                !wakers.iter().any(wakes)
            });
            if asleep.len() == count {
                return false;
            }
        }
    }

    fn awake(&self, threads: &[ThreadId]) -> usize {
        let sleeps = |thread: &ThreadId| self.sleeping.iter().any(|step| step.thread == *thread);
        threads.iter().filter(|thread| !sleeps(thread)).count()
    }

    /// A thread that can go, with all that may come to conflict with what it does next, and with what those do next; by thread.
    /// Nothing if that cannot be told.
    fn group<P: Program>(&mut self, trace: &mut Trace<P>, first: ThreadId) -> Option<&[bool]> {
        let count = trace.threads.count();
        self.group.clear();
        self.group.resize(count, false);
        let mut open = vec![first];
        self.group[first.index()] = true;
        let mut present = vec![false; count];
        for thread in trace.present() {
            present[thread.index()] = true;
        }
        while let Some(member) = open.pop() {
            if trace.is_held_back(member) {
                return None;
            }
            let step = next(trace, member);
            // Who waits for the end of a thread goes on when that has ended.
            let awaited = match trace.pending(member) {
                Pending::Access(Access::Join { thread }) if !trace.enabled(member) => Some(*thread),
                _ => None,
            };
            for other in 0..count {
                let thread = ThreadId(other as u16);
                let joins = awaited == Some(thread);
                if self.group[other] || !joins && !self.may_conflict(trace, thread, step) {
                    continue;
                }
                // Who is not there yet is a matter of who creates it.
                let mut who = thread;
                while !present[who.index()] {
                    who = self.known.get(who.index())?.creator?;
                }
                if !self.group[who.index()] {
                    self.group[who.index()] = true;
                    open.push(who);
                }
            }
        }
        Some(&self.group)
    }

    /// Whether the thread may do something, now or later, that conflicts with the step.
    fn may_conflict<P: Program>(&self, trace: &Trace<P>, thread: ThreadId, step: Step) -> bool {
        let Some(known) = self.known.get(thread.index()) else {
            return false;
        };
        if step.thread == thread {
            return false;
        }
        let made = trace.events_of(thread);
        let touches = |location, writes| known.touches(made, location, writes);
        touched(step.footprint, trace.touch_sets())
            .any(|(location, writes)| touches(location, writes))
    }

    /// The last event was made.
    pub fn made<P: Program>(&mut self, trace: &Trace<P>) {
        self.resumed = false;
        let at = trace.last();
        let step = trace.event(at).step;
        let sets = trace.touch_sets();
        let is_free = |sleeper: &Step| trace.is_still_free(trace.len(), sleeper);
        self.sleeping
            .retain(|sleeper| !is_woken(sleeper, &step, sets, is_free));
        let count = trace.threads.count();
        if self.known.len() < count {
            self.known.resize(count, Known::default());
        }
        if let Footprint::Spawn(child) = step.footprint {
            self.known[child.index()].creator = Some(step.thread);
        }
        let made = trace.events_of(step.thread);
        let last = &mut self.known[step.thread.index()].last;
        for (location, writes) in touched(step.footprint, sets) {
            let last = last.reach(location, || [0; 2]);
            let number = &mut last[usize::from(writes)];
            *number = made.max(*number);
        }
    }

    /// The walk has come to a leaf, or to where nothing new follows.
    pub fn end(&mut self, leaf: bool) {
        self.walks += 1;
        if self.walks <= self.learning {
            return;
        }
        if leaf {
            self.leaves += 1;
            self.tour += self.stands_for;
        }
        if self.waiting.is_empty() {
            self.tours += 1;
            self.sum += self.tour;
            self.squares += self.tour * self.tour;
            self.tour = 0.0;
        }
    }

    /// What the walks tell.
    pub fn space(&self) -> Option<Space> {
        let walks = self.walks.checked_sub(self.learning)? as f64;
        let tours = Some(self.tours).filter(|&tours| tours > 1)? as f64;
        let mean = self.sum / tours;
        if mean <= 0.0 {
            return None;
        }
        let variance = (self.squares / tours - mean * mean).max(0.0) / (tours - 1.0);
        // Products of numbers lie about their average by factors.
        let factor = (1.96 * variance.sqrt() / mean).exp();
        let ended = self.leaves as f64 / walks;
        Some(Space {
            executions: mean,
            low: (mean / factor).max(1.0),
            high: (factor < MOST_FACTOR && ended > FEWEST_ENDED).then_some(mean * factor),
        })
    }
}

/// The thread's next step. What an atomic section touches is seen only when it is made.
fn next<P: Program>(trace: &mut Trace<P>, thread: ThreadId) -> Step {
    if trace.program.section(trace.state(thread)) == 0 || !trace.enabled(thread) {
        return pos::next(trace, thread);
    }
    trace.push(thread);
    trace.pop()
}

/// The locations that a step touches, and whether it does more there than read.
fn touched(footprint: Footprint, sets: &AllTouched) -> impl Iterator<Item = (Location, bool)> {
    let set = match footprint {
        Footprint::Section(number) => &sets[number][..],
        _ => &[],
    };
    let (first, count) = footprint.span();
    let reads = matches!(footprint, Footprint::Read(_));
    first
        .block(count)
        .map(move |location| (location, !reads))
        .chain(set.iter().map(|touch| (touch.location, touch.writes)))
}
