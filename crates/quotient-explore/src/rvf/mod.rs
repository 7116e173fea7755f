//! Reads-value-from: executions in which each read gets the same value are not told apart unless
//! causality demands it.
//!
//! Agarwal, Chatterjee, Pathak, Pavlogiannis, Toman, "Stateless Model Checking under a
//! Reads-Value-From Equivalence" (CAV 2021), Algorithm 2, RVF-SMC. A node of the recursion has a
//! set X of events, for each read in it the writes that it may read from (its good writes, all of
//! the same value), and a witness σ. It extends σ by all that is not a read to σ̃, and then lets
//! each enabled read in turn read each value that it can; whether it can is decided by VerifySC
//! ([`crate::witness`]). X is the current [`Run`], which grows and shrinks at the end. What workers share of it is
//! in [`shared`].
//!
//! # What differs from the paper
//!
//! **What reads** besides reads, also of mutexes that are initialised again, is said in
//! [`crate::world::Learnt`].
//!
//! **Backtrack signals.** Lemma 1 lets a node stop after one read r if nothing below it can be a new
//! source of r. It moves r to an earlier point of a trace, which is harmless if r only reads, and it
//! relies on r being in every maximal trace, which need not be for a lock. So there is no signal for
//! what may write when it reads: after it the node always goes on.
//!
//! **Which read is next** is left open by the paper. What reads only whether it fails comes first
//! ([`observes_nothing`]), then reads of what a thread was handed when it was created; those that the causal map
//! knows come last.
//!
//! **What ends.** An execution is maximal if nothing is enabled in σ̃ itself; that is looked at when
//! a node is entered. So a thread that stays blocked on a mutex is found, although its lock might
//! get hold of the mutex in another order of the same events. A node that leads nowhere while
//! something is enabled is redundant: the causal map leaves what follows to another branch.
//!
//! **Awaits** read values that satisfy them, and may stay blocked for ever as a lock may. Whether an await is
//! blocked at the end does depend on the order of the same events. So where nothing but awaits can go on after σ̃,
//! VerifySC is asked for a witness after which all of them are blocked: with one more read a place, which finds
//! something that satisfies none of them and that nothing overwrites.
//!
//! **Adds** whose results nobody uses touch nothing at [counters](crate::world::Counters), and are
//! read-modify-writes elsewhere.

mod saved;
mod shared;

use std::sync::Arc;

use quotient_model::{
    Access, FailureKind, Index, Named, Program, Reader, Table, ThreadId, Value, Writer, portable,
};

use crate::exploration::crew::{self, HowMuch};
use crate::exploration::options::Heuristics;
use crate::exploration::{Exploration, Explorer};
use crate::frontier::Frontier;
use crate::order::{Counts, EventIndex};
use crate::recording::{Found, Halt};
use crate::retelling;
use crate::statistics::{PhaseTimes, Statistics, WitnessStatistics, timed};
use crate::witness::{NONE, Place, VerifySc};
use crate::world::{Current, Learnt, Run, observes_nothing};
use shared::{Item, Queue, Sharing};

/// The causal map C, by thread: a thread has one next read.
type Causal = Table<ThreadId, Option<Counts>>;

/// One value that a read can get, and the writes that it can get it from.
pub(crate) struct Group {
    observed: Observation,
    good: Vec<EventIndex>,
}

/// What can be told apart: the value handed to the thread, what is written, how it fails.
type Observation = (Value, Option<Value>, Option<FailureKind>);

/// The read that a node is processing (lines 14 to 30).
struct Reading {
    thread: ThreadId,
    access: Access,
    place: Place,
    groups: Vec<Group>,
    /// ancestors(r).
    signal: bool,
    /// It reads something, and C(r) is kept here.
    descended: bool,
    /// C(r) of the thread, while its read is in X.
    causal: Option<Counts>,
}

portable!(struct Group { observed, good });
portable!(struct Reading { thread, access, place, groups, signal, descended, causal });
portable!(struct Frame { end, mutate, reading, backtrack, fruitful, changed });

/// A call of RVF-SMC.
struct Frame {
    /// The event after all of E(σ̃).
    end: EventIndex,
    /// The reads still to be processed, the next one last.
    mutate: Vec<ThreadId>,
    reading: Option<Reading>,
    backtrack: bool,
    /// It led to a maximal execution or to another node.
    fruitful: bool,
    /// What the causal map had before this call changed it.
    changed: Vec<(ThreadId, Option<Counts>)>,
}

impl Frame {
    /// Whether a value is left, or another read for sure.
    fn has_something_left(&self) -> bool {
        let reading = self.reading.as_ref();
        reading.is_some_and(|reading| {
            !reading.groups.is_empty() || reading.signal && !self.mutate.is_empty()
        })
    }
}

/// Algorithm 2, RVF-SMC.
pub(crate) struct ReadsValueFrom<P: Program> {
    run: Run<P>,
    heuristics: Heuristics,
    frames: Vec<Frame>,
    causal: Causal,
    begun: bool,
    /// The thread that has just been let read a value, before the call that follows from it.
    chosen: Option<ThreadId>,
    sharing: Sharing,
    verify: VerifySc,
    guide: Vec<EventIndex>,
    learnt: Learnt,
    statistics: WitnessStatistics,
}

impl<P: Program> ReadsValueFrom<P> {
    /// At the beginning. The search for witnesses is timed if that is asked for.
    pub fn new(program: Named<P>, heuristics: Heuristics, timed: bool) -> Self {
        ReadsValueFrom::at_first(Run::new(program), heuristics, timed)
    }

    fn at_first(mut run: Run<P>, heuristics: Heuristics, timed: bool) -> Self {
        run.graph.use_closure(heuristics.closure);
        ReadsValueFrom {
            run,
            heuristics,
            frames: Vec::new(),
            causal: Causal::new(),
            begun: false,
            chosen: None,
            sharing: Sharing::default(),
            verify: VerifySc::default(),
            guide: Vec::new(),
            learnt: Learnt::default(),
            statistics: WitnessStatistics {
                times: timed.then(PhaseTimes::default),
                ..WitnessStatistics::default()
            },
        }
    }
}

impl<P: Program> Explorer for ReadsValueFrom<P> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        if !std::mem::replace(&mut self.begun, true) {
            exploration.arrived(&self.run, ThreadId::MAIN)?;
            self.enter(exploration)?;
        }
        loop {
            if let Some(thread) = self.chosen.take() {
                exploration.count_event();
                self.descend(thread);
                exploration.arrived(&self.run, thread)?;
                self.signal(self.run.last());
                exploration.check_length(&self.run)?;
                self.enter(exploration)?;
            }
            let Some(frame) = self.frames.last_mut() else {
                return Ok(());
            };
            if let Some(reading) = &mut frame.reading {
                let Some(group) = reading.groups.pop() else {
                    self.forbid();
                    continue;
                };
                let (thread, access) = (reading.thread, reading.access);
                if self.let_read(thread, access, &group, exploration)? {
                    exploration.next_execution()?;
                }
            } else if frame.backtrack && !frame.mutate.is_empty() {
                self.process();
            } else {
                if !frame.fruitful {
                    exploration.redundant();
                }
                self.leave();
            }
        }
    }

    fn start_over(self) -> Self {
        let timed = self.statistics.times.is_some();
        ReadsValueFrom {
            learnt: self.learnt,
            ..ReadsValueFrom::at_first(self.run.start_over(), self.heuristics, timed)
        }
    }

    fn program(&self) -> &Named<P> {
        &self.run.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.run.program, found, manner);
    }

    fn statistics(&self) -> Option<Statistics> {
        Some(Statistics::Values(self.statistics))
    }
}

impl<P: Program + Clone> crew::Resumable for ReadsValueFrom<P> {
    fn named(&self, names: P::Names) -> Self {
        let timed = self.statistics.times.is_some();
        ReadsValueFrom {
            begun: true,
            ..ReadsValueFrom::at_first(self.run.named(names), self.heuristics, timed)
        }
    }

    fn save(&self, out: &mut Writer) {
        self.save_place(out);
    }

    fn load(&mut self, input: &mut Reader<'_>, _: &mut Exploration<'_>) -> Result<(), Halt> {
        self.load_place(input)
    }
}

impl<P: Program + Clone> crew::Sharing for ReadsValueFrom<P>
where
    Self: Send,
{
    type Tree = Queue;

    fn join(&mut self, frontier: &Arc<Frontier<Queue>>) {
        self.sharing.frontier = Some(frontier.clone());
    }

    fn beside(&mut self, frontier: &Arc<Frontier<Queue>>) -> Self {
        let timed = self.statistics.times.is_some();
        let mut beside = ReadsValueFrom {
            learnt: self.learnt.clone(),
            begun: true,
            ..ReadsValueFrom::at_first(self.run.beside(), self.heuristics, timed)
        };
        beside.join(frontier);
        beside
    }

    fn share(&mut self, queue: &mut Queue, how_much: HowMuch) -> bool {
        self.share_nodes(queue, how_much == HowMuch::All);
        true
    }

    fn go(&mut self, item: Item, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        exploration.step()?;
        if let Some((thread, access, group)) = self.go_to(item)?
            && self.let_read(thread, access, &group, exploration)?
        {
            exploration.begin_branch()?;
        }
        Ok(())
    }
}

impl<P: Program> ReadsValueFrom<P> {
    /// Lines 1 to 12.
    fn enter(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        while let Some(thread) = self.learnt.writer(&self.run) {
            let event = self.run.extend(thread);
            exploration.count_event();
            exploration.performed(&self.run, thread, self.run.event(event).spawned())?;
            self.signal(event);
        }
        if self.learnt.learns_of_a_join(&self.run) {
            return Err(Halt::StartOver);
        }
        let maximal = self.run.any_enabled().is_none() || self.all_stay(exploration)?;
        if maximal {
            exploration.maximal(&mut self.run)?;
        }
        self.causal.widen(self.run.threads.count(), None);
        let reads = |&thread: &ThreadId| self.learnt.next_read(&self.run, thread).is_some();
        let mut reads: Vec<ThreadId> = self.run.present().filter(reads).collect();
        // The next one is last. Numbers say who was met first, by any of several workers.
        reads.sort_by(|&a, &b| self.run.threads.compare(b, a));
        reads.sort_by_cached_key(|&thread| {
            let fresh = self.causal[thread].is_none();
            let settled = self.is_settled(thread);
            (fresh, observes_nothing(&self.run, thread), settled)
        });
        self.frames.push(Frame {
            end: self.run.end(),
            mutate: reads,
            reading: None,
            backtrack: true,
            fruitful: maximal,
            changed: Vec::new(),
        });
        Ok(())
    }

    /// Whether nothing but awaits can go on, and these are all blocked after another order of the events, in
    /// which each read gets what it got. If so, that becomes the witness.
    fn all_stay(&mut self, exploration: &mut Exploration<'_>) -> Result<bool, Halt> {
        let run = &mut self.run;
        if !run.awaits || !run.only_awaits_go_on() {
            return Ok(false);
        }
        let len = run.end();
        let (verify, guide) = (&mut self.verify, &mut self.guide);
        let staying = run.awaiting().collect();
        let stay = run.in_which_all_stay(staying, |run| {
            guide.clear();
            guide.extend_from_slice(run.witness.events());
            guide.extend(len.to(run.graph.end()));
            let order = verify.witness(&run.graph, guide, || exploration.step())?;
            let Some(order) = order else {
                return Ok::<bool, Halt>(false);
            };
            run.set_witness(order.iter().copied());
            Ok(true)
        })?;
        if stay {
            run.shorten_witness();
        }
        Ok(stay)
    }

    /// Whether the thread's next read can read only what another thread has left to it for sure. It comes
    /// before others: who first takes what it was handed has written more when those read, and all
    /// that they can read is there at once.
    fn is_settled(&self, thread: ThreadId) -> bool {
        let Some((Access::Read { .. }, place)) = self.learnt.next_read(&self.run, thread) else {
            return false;
        };
        let (graph, last) = (&self.run.graph, self.run.last_of(thread));
        let mut written = graph.at(place).writers.iter().filter_map(|writer| {
            let &event = writer.events.last()?;
            Some((writer.thread, graph.node(event).index))
        });
        let (Some((writer, index)), None) = (written.next(), written.next()) else {
            return false;
        };
        writer != thread && last != NONE && index < graph.hb(last, writer)
    }

    /// Lines 2 to 5: an event is a potential new source for the reads being processed.
    fn signal(&mut self, event: EventIndex) {
        let node = self.run.graph.node(event);
        for place in node.writes.places() {
            for frame in &mut self.frames {
                if let Some(reading) = &mut frame.reading {
                    reading.signal |= reading.place == place && reading.thread != node.thread;
                }
            }
            self.sharing.signal(node.thread, place);
        }
    }

    /// Lines 14 to 18: begins with the next read.
    fn process(&mut self) {
        let thread = self.node().mutate.pop();
        let next = |thread| Some((thread, self.learnt.next_read(&self.run, thread)?));
        let Some((thread, (access, place))) = thread.and_then(next) else {
            unreachable!("what is to be processed was a read when the node was entered");
        };
        let groups = self.groups(thread, access, place);
        let only_reads = matches!(access, Access::Read { .. });
        let fresh = self.causal[thread].is_none();
        let signals = fresh && only_reads && self.heuristics.backtrack_signals;
        let frame = self.node();
        frame.backtrack &= !signals;
        frame.reading = Some(Reading {
            thread,
            access,
            place,
            groups,
            signal: frame.backtrack,
            descended: false,
            causal: None,
        });
    }

    /// The call on top of the stack.
    fn node(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("a call is under way")
    }

    /// The values that the read may get from visible writes that the causal map does not forbid,
    /// the one that it gets in σ̃ last.
    fn groups(&self, thread: ThreadId, access: Access, place: Place) -> Vec<Group> {
        let graph = &self.run.graph;
        let forbidden = self.causal[thread].as_ref();
        let last = self.run.last_of(thread);
        let mut before: Counts = match last {
            NONE => Table::filled(graph.thread_count(), 0),
            last => graph.hb_row(last).iter().copied().collect(),
        };
        if let Access::Join { thread: child } = access {
            let joined = self.run.last_of(child);
            if joined != NONE {
                for (into, &count) in before.iter_mut().zip(graph.hb_row(joined)) {
                    *into = (*into).max(count);
                }
            }
        }
        let mut writes = Vec::new();
        let mut overwritten = false;
        for writer in &graph.at(place).writers {
            let bound = before[writer.thread];
            let hidden = writer
                .events
                .partition_point(|&write| graph.node(write).index < bound);
            overwritten |= hidden > 0;
            let from = forbidden.map_or(0, |row| {
                let known = row.get(writer.thread).copied().unwrap_or(0);
                writer
                    .events
                    .partition_point(|&write| graph.node(write).index < known)
            });
            writes.extend_from_slice(&writer.events[hidden.saturating_sub(1).max(from)..]);
        }
        writes.sort_unstable();
        if !overwritten && forbidden.is_none() {
            writes.push(NONE);
        }
        let mut groups: Vec<Group> = Vec::new();
        for write in writes {
            let outcome = self.run.outcome(thread, &access, write);
            if outcome.disabled {
                continue;
            }
            let failed = outcome.failure.map(|failure| failure.kind);
            let observed = (outcome.observed, outcome.written, failed);
            match groups.iter_mut().find(|group| group.observed == observed) {
                Some(group) => group.good.push(write),
                None => groups.push(Group {
                    observed,
                    good: vec![write],
                }),
            }
        }
        let active = self.run.last_write(place);
        groups.sort_by_key(|group| group.good.contains(&active));
        groups
    }

    /// Lets the read get the value of a group, if there is a witness and nothing is learnt. Says whether there is.
    fn let_read(
        &mut self,
        thread: ThreadId,
        access: Access,
        group: &Group,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        let learnt = &mut self.learnt;
        if !learnt.knew_free(&access) || !learnt.knew_init(&self.run, thread, &access, &group.good)
        {
            return Err(Halt::StartOver);
        }
        let read = self.read(thread, access, group, exploration)?;
        self.chosen = read.then_some(thread);
        Ok(read)
    }

    /// Lines 20 to 23: lets the read get the value of a group, if there is a witness. Says whether there is.
    fn read(
        &mut self,
        thread: ThreadId,
        access: Access,
        group: &Group,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        let len = self.run.end();
        let active = self
            .learnt
            .next_read(&self.run, thread)
            .map_or(NONE, |(_, place)| self.run.last_write(place));
        let at_once = self.heuristics.guide && group.good.contains(&active);
        let source = if at_once { active } else { group.good[0] };
        self.statistics.checks += 1;
        let times = self.statistics.times.as_mut();
        let time = times.map(|times| &mut times.saturation);
        let run = &mut self.run;
        let pushed = timed(time, || {
            run.push_choice(thread, access, source, Some(&group.good))
        });
        if pushed.is_err() {
            self.statistics.saturation_refuted += 1;
            return Ok(false);
        }
        if at_once {
            self.statistics.guide_found += 1;
            self.run.come(len);
            return Ok(true);
        }
        if self.heuristics.guide
            && let Some(at) = self.run.graph.fit(&self.run.witness)
        {
            self.statistics.guide_found += 1;
            self.run.witness.insert(at, len);
            return Ok(true);
        }
        self.guide.clear();
        match self.heuristics.guide {
            true => self.guide.extend_from_slice(self.run.witness.events()),
            false => self.guide.extend(EventIndex::FIRST.to(len)),
        }
        self.guide.push(len);
        let times = self.statistics.times.as_mut();
        let time = times.map(|times| &mut times.decision);
        let (verify, graph, guide) = (&mut self.verify, &self.run.graph, &self.guide);
        let step = || exploration.step();
        Ok(match timed(time, || verify.witness(graph, guide, step))? {
            Some(order) => {
                self.statistics.decision_found += 1;
                self.run.set_witness(order.iter().copied());
                true
            }
            None => {
                self.statistics.decision_refuted += 1;
                self.run.truncate(len);
                false
            }
        })
    }

    /// Lines 24 and 25: the read is in X now.
    fn descend(&mut self, thread: ThreadId) {
        let causal = self.causal[thread].take();
        if let Some(frame) = self.frames.last_mut() {
            frame.fruitful = true;
            let reading = frame.reading.as_mut().expect("it lets a read read");
            reading.descended = true;
            reading.causal = causal;
        }
    }

    /// What a read that has been processed is not to read from: what there is.
    fn forbidden(&self) -> Counts {
        self.run.graph.counts()
    }

    /// Lines 29 and 30: from now on the read is not to read from what there is.
    fn forbid(&mut self) {
        let row = self.forbidden();
        let frame = self.frames.last_mut().expect("a call is under way");
        let reading = frame.reading.take().expect("its read has been processed");
        let old = self.causal[reading.thread].replace(row);
        frame.changed.push((reading.thread, old));
    }

    /// Returns from a call, and lines 27 and 28 of the one before.
    fn leave(&mut self) {
        let mut frame = self.frames.pop().expect("a call is under way");
        while let Some((thread, old)) = frame.changed.pop() {
            self.causal[thread] = old;
        }
        if let Some(parent) = self.frames.last_mut() {
            self.run.truncate(parent.end);
            self.run.shorten_witness();
            if let Some(reading) = &mut parent.reading {
                parent.backtrack = reading.signal;
                reading.descended = false;
                self.causal[reading.thread] = reading.causal.take();
            }
        }
    }
}
