//! Schedules: for each read of the current trace whose alternatives are looked for here, the ways
//! to go on from the prefix before it that must still be explored (the paper's schedules(τ'')).

use std::sync::Arc;

use quotient_model::{Access, Index, Program, Table, ThreadId};
use rustc_hash::FxHashSet;

use super::copies::{Copied, Fingerprint, Name, Origin, fingerprint};
use super::shared::{ByName, Item, SharedChoice, Sharing};
use crate::exploration::Exploration;
use crate::order::EventIndex;
use crate::recording::Halt;
use crate::statistics::{PhaseTimes, WitnessStatistics, timed};
use crate::witness::{Decided, Linearizer, NONE, Place};
use crate::world::Run;
use crate::world::run::PutOff;

/// An event that a schedule gives a new origin.
#[derive(Clone)]
pub(super) struct Changed {
    pub thread: ThreadId,
    pub access: Access,
    pub origin: Origin,
}

/// σ: the events to add to the prefix.
pub(super) struct Schedule {
    /// The last event of each thread in π.
    pub copied: Box<[Arc<Copied>]>,
    /// The other one of two read-modify-writes that are exchanged.
    pub exchanged: Option<Changed>,
    /// The read that takes the place of the one that was there.
    pub head: Changed,
}

impl Schedule {
    /// The copies that the trace does not have, causes first.
    pub fn missing<P: Program>(&self, run: &Run<P>) -> Vec<&Arc<Copied>> {
        self.missing_at(run, run.end())
    }

    /// The same by names, for a choice at `cut` of the current trace.
    pub fn by_name<P: Program>(&self, run: &Run<P>, cut: EventIndex) -> ByName {
        let copied = self.missing_at(run, cut).into_iter();
        let changed = self.exchanged.iter().chain([&self.head]);
        ByName {
            copied: copied
                .map(|copy| (copy.thread, copy.origin.clone()))
                .collect(),
            changed: changed
                .map(|change| (change.thread, change.origin.clone()))
                .collect(),
        }
    }

    /// The copies that the trace does not have up to `cut`, causes first.
    fn missing_at<P: Program>(&self, run: &Run<P>, cut: EventIndex) -> Vec<&Arc<Copied>> {
        let mut copied = Vec::new();
        for last in &self.copied {
            let events = run.graph.of_thread(last.thread);
            let in_prefix = events.partition_point(|&event| event < cut);
            let back = std::iter::successors(Some(last), |later| later.previous.as_ref());
            copied.extend(back.take_while(|copy| copy.index as usize >= in_prefix));
        }
        copied.sort_unstable_by_key(|copy| copy.position);
        copied
    }
}

/// Whether an await must be put off, for all that was found.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Must {
    No,
    /// If a write of the prefix can be the last one of its place and block it.
    IfBlocked,
    Yes,
}

/// An await that may be put off.
pub(super) struct Waits {
    pub thread: ThreadId,
    pub access: Access,
    pub index: u32,
    pub must: Must,
}

/// A read, and the alternatives to it.
pub(super) struct Choice {
    /// The length of the prefix that the alternatives extend. The read and what its schedule
    /// brought come after.
    pub(super) cut: EventIndex,
    /// The read as it is now; [`NONE`] for an await that is put off.
    pub(super) read: EventIndex,
    /// For an await, that.
    pub waits: Option<Box<Waits>>,
    /// It was a lock or an unlock at first: the alternatives are other takers of what it took, not
    /// sources.
    pub(super) takers: bool,
    /// All schedules that were explored or will be.
    pub(super) known: FxHashSet<Fingerprint>,
    pub(super) schedules: Vec<Schedule>,
    pub place: Place,
    /// What other workers know of it, if it is part of what they share.
    pub(super) shared: Option<Arc<SharedChoice>>,
}

impl Choice {
    fn new(read: EventIndex, takers: bool, place: Place) -> Self {
        Choice {
            cut: read,
            read,
            waits: None,
            takers,
            known: FxHashSet::default(),
            schedules: Vec::new(),
            place,
            shared: None,
        }
    }

    /// A choice of the prefix of what a worker has taken.
    pub fn again(position: (EventIndex, EventIndex, bool), shared: Arc<SharedChoice>) -> Self {
        let (cut, read, takers) = position;
        let place = shared.place;
        Choice {
            cut,
            shared: Some(shared),
            ..Choice::new(read, takers, place)
        }
    }

    /// Whether something is left of it to explore.
    pub fn has_schedule(&self) -> bool {
        !self.schedules.is_empty()
    }

    /// Lets other workers know of it, with the schedules that it has.
    pub fn share<P: Program>(
        &mut self,
        run: &mut Run<P>,
        prefix: impl FnOnce(&Run<P>, &mut Choice) -> Arc<SharedChoice>,
    ) -> Vec<Item> {
        if self.known.is_empty() {
            self.known.insert(self.first(run));
        }
        let shared = prefix(run, self);
        let items = self.schedules.drain(..).map(|schedule| {
            let by_name = schedule.by_name(run, self.cut);
            for copied in schedule.copied {
                Copied::release(Some(copied), run);
            }
            Item::new(&shared, by_name)
        });
        let items = items.collect();
        self.shared = Some(shared);
        items
    }

    /// What is known of it, to be shared.
    pub fn take_known(&mut self) -> FxHashSet<Fingerprint> {
        std::mem::take(&mut self.known)
    }

    /// What other workers know of it.
    pub fn shared(&self) -> Option<&Arc<SharedChoice>> {
        self.shared.as_ref()
    }

    /// The fingerprint of the read with the origin that it has, where that is in the prefix.
    fn first<P: Program>(&self, run: &Run<P>) -> Fingerprint {
        let origin = Origin::of(run, self.read);
        fingerprint(run, Name::of(run, self.read), &origin)
    }

    /// The cut, the read, and whether it was a lock or an unlock at first.
    pub fn position(&self) -> (EventIndex, EventIndex, bool) {
        (self.cut, self.read, self.takers)
    }
}

/// The schedules of the current trace, by the length of the prefix.
pub(super) struct Schedules {
    pub choices: Vec<Choice>,
    /// For each place the cuts of the choices whose read is of it.
    by_place: Table<Place, Vec<EventIndex>>,
    pub statistics: WitnessStatistics,
    linearizer: Linearizer,
    /// What is shared with other workers, if there are any.
    pub shared: Sharing,
}

/// A schedule was added to the trace.
pub(super) struct Added {
    /// What it brought is from here on.
    pub cut: EventIndex,
    /// The threads that were stepped over an event with a new source.
    pub stepped: Vec<ThreadId>,
}

impl Schedules {
    /// None yet. The phases of consistency checks are timed if that is asked for.
    pub fn new(time_phases: bool) -> Self {
        Schedules {
            choices: Vec::new(),
            by_place: Table::new(),
            statistics: WitnessStatistics {
                times: time_phases.then(PhaseTimes::default),
                ..WitnessStatistics::default()
            },
            linearizer: Linearizer::default(),
            shared: Sharing::default(),
        }
    }

    /// `read`, of `place`, is the last event of the trace, and its alternatives are to be looked for:
    /// other `takers`, or other sources.
    pub fn begin(&mut self, read: EventIndex, place: Place, takers: bool) {
        self.choices.push(Choice::new(read, takers, place));
        self.at(place).push(read);
    }

    /// As [`Schedules::begin`], for an await, which may also be put off.
    pub fn begin_await<P: Program>(&mut self, run: &Run<P>, read: EventIndex, place: Place) {
        let node = run.graph.node(read);
        let waits = Waits {
            thread: node.thread,
            access: run.event(read).access,
            index: node.index,
            must: Must::No,
        };
        self.choices.push(Choice {
            waits: Some(Box::new(waits)),
            ..Choice::new(read, false, place)
        });
        self.at(place).push(read);
    }

    /// The choice for an event that was not given one when it came. `takers` says that its
    /// alternatives are other takers, as for a lock.
    pub fn begin_late(&mut self, read: EventIndex, place: Place, takers: bool) -> usize {
        let after = self.choices.partition_point(|choice| choice.cut <= read);
        if let Some(choice) = after.checked_sub(1)
            && self.choices[choice].cut == read
            && self.choices[choice].read != NONE
        {
            return choice;
        }
        if after < self.shared.choices {
            // Others would come upon it as well.
            self.shared.alone = true;
        }
        self.choices.insert(after, Choice::new(read, takers, place));
        let cuts = self.at(place);
        let at = cuts.partition_point(|&cut| cut < read);
        cuts.insert(at, read);
        after
    }

    /// How many schedules are left at each prefix, the last one first, if the one at hand extends that of length `cut`.
    pub fn left(&self, cut: usize) -> impl Iterator<Item = (usize, usize)> {
        let before = self.choices.iter().rev();
        let before = before.map(|choice| (choice.cut.index(), choice.schedules.len()));
        before.filter(move |&(at, _)| at <= cut)
    }

    /// Forgets all choices; none of them has schedules.
    pub fn clear(&mut self) {
        self.choices.clear();
        self.by_place.clear();
    }

    /// Puts a choice back that another worker has begun.
    pub fn put_back(&mut self, choice: Choice) {
        let (place, cut, read) = (choice.place, choice.cut, choice.read);
        self.choices.push(choice);
        if read != NONE {
            self.at(place).push(cut);
        }
    }

    fn at(&mut self, place: Place) -> &mut Vec<EventIndex> {
        self.by_place.reach(place, Vec::new)
    }

    /// The cuts of the choices whose read is of the place and happens.
    pub fn at_place(&self, place: Place) -> &[EventIndex] {
        self.by_place.get(place).map_or(&[], Vec::as_slice)
    }

    /// Where the choice with this cut is whose read happens. Those whose awaits are put off come before it.
    pub fn with_cut(&self, cut: EventIndex) -> usize {
        self.choices.partition_point(|choice| choice.cut <= cut) - 1
    }

    /// Whether the schedule with this fingerprint was explored before the await was put off.
    pub fn knows(&self, put_off: &PutOff, schedule: Fingerprint) -> bool {
        let first = self
            .choices
            .partition_point(|choice| choice.cut < put_off.cut);
        let mut choices = self.choices[first..].iter();
        let is_it = |choice: &&Choice| {
            let waits = choice.waits.as_ref();
            choice.read == NONE && waits.is_some_and(|waits| waits.thread == put_off.thread)
        };
        choices
            .find(is_it)
            .is_some_and(|choice| choice.known.contains(&schedule))
    }

    /// Whether a schedule is new to the choice; if so it is known from now on and must be added.
    pub fn is_new<P: Program>(
        &mut self,
        run: &Run<P>,
        choice: usize,
        schedule: Fingerprint,
    ) -> bool {
        let choice = &mut self.choices[choice];
        if let Some(shared) = &choice.shared {
            return shared.is_new(schedule);
        }
        if choice.known.is_empty() {
            choice.known.insert(choice.first(run));
        }
        choice.known.insert(schedule)
    }

    /// Notes a schedule that is new to the choice. Others may take it, if the choice is one that they know.
    pub fn add<P: Program>(
        &mut self,
        run: &mut Run<P>,
        choice: usize,
        fingerprint: Fingerprint,
        schedule: Schedule,
    ) {
        let choice = &mut self.choices[choice];
        let Some(shared) = &choice.shared else {
            choice.schedules.push(schedule);
            return;
        };
        let by_name = schedule.by_name(run, choice.cut);
        for copied in schedule.copied {
            Copied::release(Some(copied), run);
        }
        self.shared.offer(fingerprint, Item::new(shared, by_name));
    }

    /// Goes back to the last prefix with a schedule left that is consistent, and adds that.
    /// `None` when there is none.
    pub fn next<P: Program>(
        &mut self,
        run: &mut Run<P>,
        exploration: &mut Exploration<'_>,
    ) -> Result<Option<Added>, Halt> {
        while self.choices.len() > self.shared.choices
            && let Some(choice) = self.choices.last_mut()
        {
            let cut = choice.cut;
            let Some(schedule) = choice.schedules.pop() else {
                if self.put_off(run) {
                    run.truncate(cut);
                    run.shorten_witness();
                    let stepped = Vec::new();
                    return Ok(Some(Added { cut, stepped }));
                }
                let Some(choice) = self.choices.pop() else {
                    break;
                };
                match choice.read {
                    NONE => drop(run.put_off.pop()),
                    _ => drop(self.by_place[choice.place].pop()),
                }
                continue;
            };
            exploration.step()?;
            run.truncate(cut);
            run.shorten_witness();
            let added = self.add_with_witness(run, |run| append(run, &schedule), exploration)?;
            if added.is_none() {
                run.truncate(cut);
                if run.awaits {
                    self.blame_for_schedule(run, &schedule);
                }
            }
            for copied in schedule.copied {
                Copied::release(Some(copied), run);
            }
            if let Some(stepped) = added {
                return Ok(Some(Added { cut, stepped }));
            }
        }
        Ok(None)
    }

    /// GetWitness(τ''·σ): adds the schedule and a witness, if there is one.
    pub fn add_with_witness<P: Program>(
        &mut self,
        run: &mut Run<P>,
        append: impl FnOnce(&mut Run<P>) -> Option<Vec<ThreadId>>,
        exploration: &mut Exploration<'_>,
    ) -> Result<Option<Vec<ThreadId>>, Halt> {
        self.statistics.checks += 1;
        let times = &mut self.statistics.times;
        let time = times.as_mut().map(|times| &mut times.saturation);
        let Some(stepped) = timed(time, || append(run)) else {
            self.statistics.saturation_refuted += 1;
            return Ok(None);
        };
        if !self.find_witness(run, exploration)? {
            return Ok(None);
        }
        if let Some(choice) = self.choices.last_mut() {
            choice.read = run.last();
        }
        Ok(Some(stepped))
    }

    /// Extends the witness to one of all that saturation let pass, if there is one.
    pub fn find_witness<P: Program>(
        &mut self,
        run: &mut Run<P>,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        let times = &mut self.statistics.times;
        let (graph, witness) = (&mut run.graph, &mut run.witness);
        let step = || exploration.step();
        let decided = self.linearizer.extend(graph, witness, times, step)?;
        *match decided {
            Some(Decided::Walking) => &mut self.statistics.guide_found,
            Some(Decided::Ordering) => &mut self.statistics.coherence_found,
            Some(Decided::Searching) => &mut self.statistics.decision_found,
            None => &mut self.statistics.decision_refuted,
        } += 1;
        Ok(decided.is_some())
    }

    /// Puts the await of the last choice off, if that must be and was not done yet.
    fn put_off<P: Program>(&mut self, run: &mut Run<P>) -> bool {
        let Some(choice) = self.choices.last_mut() else {
            return false;
        };
        let Some(waits) = choice.waits.as_ref().filter(|_| choice.read != NONE) else {
            return false;
        };
        if choice.known.is_empty() {
            choice.known.insert(choice.first(run));
        }
        run.truncate(choice.cut);
        let must = match waits.must {
            Must::No => false,
            Must::IfBlocked => run.can_be_blocked(waits.thread, &waits.access, choice.place),
            Must::Yes => true,
        };
        if !must {
            return false;
        }
        run.put_off.push(PutOff {
            thread: waits.thread,
            index: waits.index,
            cut: choice.cut,
        });
        choice.read = NONE;
        let place = choice.place;
        self.at(place).pop();
        true
    }
}

/// Adds the schedule's events, unless saturation refutes them.
fn append<P: Program>(run: &mut Run<P>, schedule: &Schedule) -> Option<Vec<ThreadId>> {
    for copy in schedule.missing(run) {
        let reads = copy.reads.map(|place| (place, copy.origin.write.find(run)));
        let seen = copy.origin.find_seen(run);
        run.push_copy(copy.thread, reads, &seen, copy.writes, &copy.event)
            .ok()?;
    }
    let mut stepped = Vec::with_capacity(2);
    for changed in schedule.exchanged.iter().chain([&schedule.head]) {
        let event = changed.origin.push(run, changed.thread, changed.access);
        let event = event.ok()?;
        // The alternatives of both are those of the choice.
        run.mark(event);
        stepped.push(changed.thread);
    }
    Some(stepped)
}
