//! Schedules: for each read of the current trace whose alternatives are looked for here, the ways
//! to go on from the prefix before it that must still be explored (the paper's schedules(τ'')).

use std::rc::Rc;

use quotient_model::{Access, Program, ThreadId};
use rustc_hash::FxHashSet;

use super::copies::{Copied, Fingerprint, Name, fingerprint};
use crate::exploration::Exploration;
use crate::recording::Halt;
use crate::statistics::{PhaseTimes, WitnessStatistics, timed};
use crate::witness::{Decided, Linearizer, Place};
use crate::world::Run;

/// An event that a schedule gives a new source.
#[derive(Clone, Copy)]
pub(super) struct Changed {
    pub thread: ThreadId,
    pub access: Access,
    pub source: Name,
}

/// σ: the events to add to the prefix.
pub(super) struct Schedule {
    /// The last event of each thread in π.
    pub copied: Box<[Rc<Copied>]>,
    /// The other one of two read-modify-writes that are exchanged.
    pub exchanged: Option<Changed>,
    /// The read that takes the place of the one that was there.
    pub head: Changed,
}

/// A read, and the alternatives to it.
pub(super) struct Choice {
    /// The length of the prefix that the alternatives extend. The read and what its schedule
    /// brought come after.
    cut: u32,
    /// The read as it is now.
    read: u32,
    /// It was a lock or an unlock at first: the alternatives are other takers of what it took, not
    /// sources.
    takers: bool,
    /// All schedules that were explored or will be.
    known: FxHashSet<Fingerprint>,
    schedules: Vec<Schedule>,
    place: Place,
}

impl Choice {
    fn new(read: u32, takers: bool, place: Place) -> Self {
        Choice {
            cut: read,
            read,
            takers,
            known: FxHashSet::default(),
            schedules: Vec::new(),
            place,
        }
    }

    /// The cut, the read, and whether it was a lock or an unlock at first.
    pub fn position(&self) -> (u32, u32, bool) {
        (self.cut, self.read, self.takers)
    }
}

/// The schedules of the current trace, by the length of the prefix.
pub(super) struct Schedules {
    pub choices: Vec<Choice>,
    /// For each place the cuts of the choices whose read is of it.
    by_place: Vec<Vec<u32>>,
    pub statistics: WitnessStatistics,
    linearizer: Linearizer,
}

/// A schedule was added to the trace.
pub(super) struct Added {
    /// What it brought is from here on.
    pub cut: u32,
    /// The threads that were stepped over an event with a new source.
    pub stepped: Vec<ThreadId>,
}

impl Schedules {
    /// None yet. The phases of consistency checks are timed if that is asked for.
    pub fn new(time_phases: bool) -> Self {
        Schedules {
            choices: Vec::new(),
            by_place: Vec::new(),
            statistics: WitnessStatistics {
                times: time_phases.then(PhaseTimes::default),
                ..WitnessStatistics::default()
            },
            linearizer: Linearizer::default(),
        }
    }

    /// `read`, of `place`, is the last event of the trace, and its alternatives are to be looked for:
    /// other `takers`, or other sources.
    pub fn begin(&mut self, read: u32, place: Place, takers: bool) {
        self.choices.push(Choice::new(read, takers, place));
        self.at(place).push(read);
    }

    /// The choice for an event that was not given one when it came. `takers` says that its
    /// alternatives are other takers, as for a lock.
    pub fn begin_late(&mut self, read: u32, place: Place, takers: bool) -> usize {
        let choice = self.with_cut(read);
        if self
            .choices
            .get(choice)
            .is_none_or(|choice| choice.cut != read)
        {
            self.choices
                .insert(choice, Choice::new(read, takers, place));
            let cuts = self.at(place);
            let at = cuts.partition_point(|&cut| cut < read);
            cuts.insert(at, read);
        }
        choice
    }

    /// Forgets all choices; none of them has schedules.
    pub fn clear(&mut self) {
        self.choices.clear();
        self.by_place.clear();
    }

    fn at(&mut self, place: Place) -> &mut Vec<u32> {
        if self.by_place.len() <= place.index() {
            self.by_place.resize(place.index() + 1, Vec::new());
        }
        &mut self.by_place[place.index()]
    }

    /// The cuts of the choices whose read is of the place.
    pub fn at_place(&self, place: Place) -> &[u32] {
        self.by_place.get(place.index()).map_or(&[], Vec::as_slice)
    }

    /// Where the choice with this cut is.
    pub fn with_cut(&self, cut: u32) -> usize {
        self.choices.partition_point(|choice| choice.cut < cut)
    }

    /// Whether a schedule is new to the choice; if so it is known from now on and must be added.
    pub fn is_new<P: Program>(
        &mut self,
        run: &Run<P>,
        choice: usize,
        schedule: Fingerprint,
    ) -> bool {
        let choice = &mut self.choices[choice];
        if choice.known.is_empty() {
            let source = run.graph.node(choice.read).source;
            let first = fingerprint(Name::of(run, choice.read), Name::of(run, source));
            choice.known.insert(first);
        }
        choice.known.insert(schedule)
    }

    pub fn add(&mut self, choice: usize, schedule: Schedule) {
        self.choices[choice].schedules.push(schedule);
    }

    /// Goes back to the last prefix with a schedule left that is consistent, and adds that.
    /// `None` when there is none.
    pub fn next<P: Program>(
        &mut self,
        run: &mut Run<P>,
        exploration: &mut Exploration<'_>,
    ) -> Result<Option<Added>, Halt> {
        while let Some(choice) = self.choices.last_mut() {
            let cut = choice.cut;
            let Some(schedule) = choice.schedules.pop() else {
                let place = choice.place;
                self.by_place[place.index()].pop();
                self.choices.pop();
                continue;
            };
            exploration.step()?;
            run.truncate(cut);
            run.shorten_witness();
            let added = self.add_with_witness(run, &schedule, exploration)?;
            for copied in schedule.copied {
                Copied::release(Some(copied), run);
            }
            match added {
                Some(stepped) => return Ok(Some(Added { cut, stepped })),
                None => run.truncate(cut),
            }
        }
        Ok(None)
    }

    /// GetWitness(τ''·σ): adds the schedule and a witness, if there is one.
    fn add_with_witness<P: Program>(
        &mut self,
        run: &mut Run<P>,
        schedule: &Schedule,
        exploration: &mut Exploration<'_>,
    ) -> Result<Option<Vec<ThreadId>>, Halt> {
        self.statistics.checks += 1;
        let times = &mut self.statistics.times;
        let time = times.as_mut().map(|times| &mut times.saturation);
        let Some(stepped) = timed(time, || append(run, schedule)) else {
            self.statistics.saturation_refuted += 1;
            return Ok(None);
        };
        let (graph, witness) = (&mut run.graph, &mut run.witness);
        let step = || exploration.step();
        let decided = self.linearizer.extend(graph, witness, times, step)?;
        *match decided {
            Some(Decided::Walking) => &mut self.statistics.guide_found,
            Some(Decided::Ordering) => &mut self.statistics.coherence_found,
            Some(Decided::Searching) => &mut self.statistics.decision_found,
            None => &mut self.statistics.decision_refuted,
        } += 1;
        if decided.is_none() {
            return Ok(None);
        }
        if let Some(choice) = self.choices.last_mut() {
            choice.read = run.len() as u32 - 1;
        }
        Ok(Some(stepped))
    }
}

/// Adds the schedule's events, unless saturation refutes them.
fn append<P: Program>(run: &mut Run<P>, schedule: &Schedule) -> Option<Vec<ThreadId>> {
    let mut copied = Vec::new();
    for last in &schedule.copied {
        let in_prefix = run.graph.of_thread(last.thread.0).len() as u32;
        let back = std::iter::successors(Some(last), |later| later.previous.as_ref());
        copied.extend(back.take_while(|copy| copy.index >= in_prefix));
    }
    // Causes first.
    copied.sort_unstable_by_key(|copy| copy.position);
    for copy in copied {
        let reads = copy.reads.map(|(place, source)| (place, source.find(run)));
        run.push_copy(copy.thread, reads, copy.writes, &copy.event)
            .ok()?;
    }
    let mut stepped = Vec::with_capacity(2);
    for changed in schedule.exchanged.iter().chain([&schedule.head]) {
        let source = changed.source.find(run);
        let event = run.push(changed.thread, changed.access, source).ok()?;
        // The alternatives of both are those of the choice.
        run.mark(event);
        stepped.push(changed.thread);
    }
    Some(stepped)
}
