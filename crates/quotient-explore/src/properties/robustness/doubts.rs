//! Observational robustness: reads that may be stale without anybody noticing.
//!
//! A program may be right though it is not robust: a sequence lock reads old values, and reads again. So a read that may be stale is
//! not told at once. Its thread is followed in all the states in which it may be instead, with what its later accesses observe. As long as it
//! wants the same in all of them, nothing that others or a report could see depends on what was read: the read is a *ghost*.
//! It is told as soon as a state wants something else: another access, another value written, another end, another fence.
//!
//! # Why this is enough
//!
//! Let G be a graph that the model allows, and D the reads in it that are stale. Taking reads away keeps a graph allowed, if what comes after them
//! does not depend on them. By induction over an order of G in which program order and reads-from lead forward: G without D is the graph of an execution E
//! under sequential consistency without its ghosts, and each thread is in G in its state of E or in one of those that are followed. Let e be the
//! next access. What the model forces e to come after in G it is forced to come after by more than G without D has, and ghosts force nothing here
//! ([`super::c11`], [`super::buffers`]). So if e is stale it is found to be, and told, or one ghost more; and otherwise E goes on with it. What ghosts come
//! after under sequential consistency still counts, which finds more to be stale and never less.
//!
//! A read that would have acquired orders what is not atomic. If without it a data race were possible, it is told ([`C11::hides_races`]).
//!
//! What a thread has to itself and publishes while it may be in several states, and a thread that it creates then, would need a
//! closer look: these are told as well. So are accesses that write, those that are not atomic, and awaits, which may go on by what is stale
//! and stay blocked by what is not. An await that goes on to nothing but the end of a round in vain might as well not have gone on: it is not told.
//!
//! [`C11::hides_races`]: super::c11::C11::hides_races

use quotient_model::{Access, Blocked, Pending, Program, Published, Table, ThreadId, Value};
use rustc_hash::FxHashMap;

use super::telling::Telling;
use super::{Forced, Robustness, Stale};
use crate::order::{EventIndex, Footprint};
use crate::recording::{Halt, Recorder};
use crate::world::{Current, Trace};

/// In so many states a thread is followed.
const MOST_STATES: usize = 16;

/// A place in the source, by [`Program::site`].
type Site = u64;

/// What is in doubt.
pub(super) struct Doubts<P: Program> {
    /// By event, what is in doubt after it of its thread, and of one that it creates.
    after: Table<EventIndex, Vec<Doubt<P>>>,
    /// The events after which something is in doubt.
    doubtful: Vec<EventIndex>,
    /// What is told if a stale read of the site turns out to be noticed: by the first that was met.
    tellings: FxHashMap<Site, Telling<P>>,
}

impl<P: Program> Default for Doubts<P> {
    fn default() -> Self {
        Doubts {
            after: Table::new(),
            doubtful: Vec::new(),
            tellings: FxHashMap::default(),
        }
    }
}

/// What is in doubt of a thread.
struct Doubt<P: Program> {
    thread: ThreadId,
    /// In which states it may be instead, and which stale read led there.
    states: Vec<(P::Thread, Site)>,
    /// What its next access, a read of this site, may find.
    stale: Option<(Site, Vec<Value>)>,
}

impl<P: Program> Doubts<P> {
    /// Goes back to so many events.
    pub fn truncate(&mut self, end: EventIndex) {
        self.after.truncate(end);
        while self.doubtful.pop_if(|event| *event >= end).is_some() {}
    }

    /// Whether nothing has been in doubt in the current execution.
    #[inline]
    pub fn are_none(&self) -> bool {
        self.doubtful.is_empty()
    }

    /// What was in doubt of the thread of event `at` before it.
    fn before(&self, trace: &Trace<P>, at: EventIndex) -> Option<&Doubt<P>> {
        let pred = self.after.get(trace.thread_before(at).some()?)?;
        let thread = trace.event(at).step.thread;
        pred.iter().find(|doubt| doubt.thread == thread)
    }

    /// Whether event `at` is a read that may be stale.
    #[inline]
    pub fn has_doubt(&self, trace: &Trace<P>, at: EventIndex) -> bool {
        self.before(trace, at)
            .is_some_and(|doubt| doubt.stale.is_some())
    }
}

impl<P: Program> Robustness<P> {
    /// Whether the thread can be followed after a stale access: it reads, and what it reads is atomic.
    pub(super) fn can_doubt(&self, trace: &Trace<P>, thread: ThreadId, stale: &[Stale]) -> bool {
        let state = trace.state(thread);
        let reads = |stale: &Stale| {
            matches!(stale.access, Access::Read { .. })
                && trace.program.is_atomic(trace.state_before(stale.missed))
        };
        let program = &trace.program;
        stale.iter().all(reads)
            && program.is_atomic(state)
            && program.program.section(state) == 0
            && program.site(state).is_some()
    }

    /// Leaves out what has an await go on to nothing but the end of a round in vain.
    pub(super) fn leave_out_rounds(
        &self,
        trace: &mut Trace<P>,
        thread: ThreadId,
        stale: &mut Vec<Stale>,
    ) {
        stale.retain(|stale| {
            let mut published = Published::new();
            let mut state = trace.state(thread).clone();
            if !matches!(stale.access, Access::Await { .. }) {
                return true;
            }
            trace.program.step(&mut state, stale.found, &mut published);
            *trace.program.pending(&state) != Pending::Blocked(Blocked::Spin)
                || !published.is_empty()
        });
    }

    /// Takes note of what the next access of the thread may find.
    #[cold]
    pub(super) fn doubt(
        &mut self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        thread: ThreadId,
        stale: &[Stale],
    ) {
        let (Some(site), Some(&first)) = (trace.program.site(trace.state(thread)), stale.first())
        else {
            return;
        };
        if !self.doubts.tellings.contains_key(&site)
            && let Some(telling) = self.telling(trace, thread, first)
        {
            recorder.doubt(site, &telling.told);
            self.doubts.tellings.insert(site, telling);
        }
        let mut values: Vec<Value> = stale.iter().map(|stale| stale.found).collect();
        values.sort_unstable();
        values.dedup();
        let at = self.doubts.after.last_index();
        let Some(after) = self.doubts.after.last_mut() else {
            return;
        };
        if after.is_empty() {
            self.doubts.doubtful.push(at);
        }
        let stale = Some((site, values));
        match after.iter_mut().find(|doubt| doubt.thread == thread) {
            Some(doubt) => doubt.stale = stale,
            None => after.push(Doubt {
                thread,
                states: Vec::new(),
                stale,
            }),
        }
    }

    /// Follows the states in which the thread of the event `at` may be over that event, which is the last of the graph. Gives
    /// the stale read that is noticed, if one is.
    pub(super) fn go_on(
        &mut self,
        trace: &mut Trace<P>,
        at: EventIndex,
        ghost: bool,
    ) -> Option<Site> {
        let Some(doubt) = self.doubts.before(trace, at) else {
            self.doubts.after.push(Vec::new());
            return None;
        };
        let thread = doubt.thread;
        let read = doubt.stale.as_ref().map(|&(site, _)| site);
        let (states, noticed) = self.followed(trace, at);
        let hides_races = match &self.forced {
            Forced::C11(c11, _) => ghost && c11.hides_races(&self.graph),
            Forced::Buffers(..) => false,
        };
        let doubt = (!states.is_empty()).then_some(Doubt {
            thread,
            states,
            stale: None,
        });
        if doubt.is_some() {
            self.doubts.doubtful.push(at);
        }
        self.doubts.after.push(doubt.into_iter().collect());
        noticed.or(read.filter(|_| hides_races))
    }

    /// The states in which the thread of event `at` may be after it instead of the one that it is in. The stale read that is noticed
    /// ends it.
    #[cold]
    fn followed(
        &self,
        trace: &mut Trace<P>,
        at: EventIndex,
    ) -> (Vec<(P::Thread, Site)>, Option<Site>) {
        let Some(doubt) = self.doubts.before(trace, at) else {
            return (Vec::new(), None);
        };
        let observed = trace.event(at).observed;
        let is_spawn = matches!(trace.event(at).step.footprint, Footprint::Spawn(_));
        let publishes = trace.published_by(at).next().is_some();
        let mut states: Vec<(P::Thread, Site)> = Vec::new();
        let others = doubt.states.iter();
        let others = others.map(|(state, site)| (state.clone(), *site, observed));
        let mut tried: Vec<(P::Thread, Site, Value)> = others.collect();
        if let Some((site, values)) = &doubt.stale {
            let all = doubt.states.iter().map(|(state, site)| (state, *site));
            for (state, site) in all.chain([(trace.state_before(at), *site)]) {
                tried.extend(values.iter().map(|&value| (state.clone(), site, value)));
            }
        }
        for (mut state, site, observed) in tried {
            let mut published = Published::new();
            trace.program.step(&mut state, observed, &mut published);
            let actual = trace.state(doubt.thread);
            if is_spawn || publishes || !published.is_empty() || wants_other(trace, &state, actual)
            {
                return (Vec::new(), Some(site));
            }
            let is_over = !matches!(trace.program.pending(actual), Pending::Access(_));
            let same = |(other, _): &(P::Thread, Site)| trace.program.program.alike(other, &state);
            if is_over || trace.program.program.alike(&state, actual) || states.iter().any(same) {
                continue;
            }
            if states.len() == MOST_STATES {
                return (Vec::new(), Some(site));
            }
            states.push((state, site));
        }
        (states, None)
    }

    /// Tells of a stale read of the site that it was noticed.
    #[inline]
    pub(super) fn tell_noticed(
        &self,
        trace: &Trace<P>,
        recorder: &mut Recorder,
        site: Option<Site>,
    ) -> Result<(), Halt> {
        let Some(site) = site else {
            return Ok(());
        };
        match self.doubts.tellings.get(&site) {
            Some(telling) if recorder.is_new_stale(Some(site)) => telling.tell(trace, recorder),
            _ => Ok(()),
        }
    }
}

/// Whether a thread in the one state wants something else than in the other, or has passed other fences.
fn wants_other<P: Program>(trace: &Trace<P>, one: &P::Thread, other: &P::Thread) -> bool {
    let program = &trace.program;
    program.pending(one) != program.pending(other)
        || program.fences(one) != program.fences(other)
        || program.orders(one) != program.orders(other)
        || program.program.accessed_part(one) != program.program.accessed_part(other)
        || program.program.section(one) != program.program.section(other)
}
