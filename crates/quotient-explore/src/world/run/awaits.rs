//! Awaits to which threads have come: whether they may happen, and whether they may stay blocked.

use quotient_model::{Access, Index, Pending, Program, ThreadId};

use super::Run;
use crate::order::EventIndex;
use crate::witness::{NONE, NewEvent, Place, Writes};
use crate::world::current::Current;

/// An await that may not happen as soon as it can, but only where whoever put it off lets it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PutOff {
    pub thread: ThreadId,
    /// Its place among the events of its thread.
    pub index: u32,
    /// The length of the trace when that was decided.
    pub cut: EventIndex,
}

impl<P: Program> Run<P> {
    /// Whether the await to which the thread has come is put off.
    pub fn is_put_off(&self, thread: ThreadId) -> bool {
        let index = self.graph.count_of(thread);
        let mut all = self.put_off.iter();
        all.any(|put_off| put_off.thread == thread && put_off.index == index)
    }

    /// The threads that have come to awaits, and to which.
    pub fn awaiting(&self) -> impl Iterator<Item = (ThreadId, Access, Place)> {
        self.present()
            .filter_map(|thread| match *self.pending(thread) {
                Pending::Access(
                    access @ (Access::Await { location, .. }
                    | Access::AwaitExchange { location, .. }),
                ) if self.failure(thread).is_none() => {
                    Some((thread, access, Place::cell(location)))
                }
                _ => None,
            })
    }

    /// Whether nothing but awaits can go on after the witness.
    pub fn only_awaits_go_on(&self) -> bool {
        self.present().all(|thread| {
            let awaits = |access: &Access| access.awaits(0).is_some();
            matches!(self.pending(thread), Pending::Access(access) if awaits(access))
                || !self.enabled(thread)
        })
    }

    /// All that can be read at a place, the initial value last.
    pub fn all_sources(&self, place: Place) -> Vec<EventIndex> {
        let writers = self.graph.at(place).writers.iter();
        let writes = writers.flat_map(|writer| writer.events.iter().copied());
        writes.chain([NONE]).collect()
    }

    /// Says to the graph, and to nothing else, that at the end the thread's await finds what `source` left
    /// behind, unless that is refused. To be taken back from the graph either way.
    pub fn push_last(&mut self, thread: ThreadId, place: Place, source: EventIndex) -> bool {
        let mut after = [NONE; 2];
        if self.graph.of_thread(thread).is_empty() {
            after[0] = self.spawned_at[thread];
        }
        let new = NewEvent {
            thread,
            reads: Some((place, source)),
            writes: Writes::Nothing,
            after,
        };
        self.graph.push_last(new, place).is_ok()
    }

    /// Goes through what could block these awaits, to which threads have come, all at the end: for each place
    /// something that is written last there. With each, the graph has an event more for each place, which finds it;
    /// `is` is asked until it says yes. All of it is taken back from the graph.
    pub fn in_which_all_stay<E>(
        &mut self,
        mut staying: Vec<(ThreadId, Access, Place)>,
        mut is: impl FnMut(&mut Run<P>) -> Result<bool, E>,
    ) -> Result<bool, E> {
        // What a gauge holds at the end is the same in every order.
        let goes_on = |(thread, access, _): &(ThreadId, Access, Place)| {
            self.looks(access).is_some() && !self.outcome(*thread, access, NONE).disabled
        };
        if staying.iter().any(goes_on) {
            return Ok(false);
        }
        staying.retain(|(_, access, _)| self.looks(access).is_none());
        staying.sort_unstable_by_key(|&(thread, _, place)| (place, thread));
        let mut lasts = Vec::new();
        for at_one in staying.chunk_by(|a, b| a.2 == b.2) {
            let (thread, _, place) = at_one[0];
            let blocks = |source: &EventIndex| {
                let mut waiting = at_one.iter();
                waiting.all(|(thread, access, _)| self.outcome(*thread, access, *source).disabled)
            };
            let sources: Vec<EventIndex> =
                self.all_sources(place).into_iter().filter(blocks).collect();
            lasts.push((place, thread, sources));
        }
        let len = self.end();
        // Which of the sources is tried at each place.
        let mut tried = vec![0];
        loop {
            let depth = tried.len() - 1;
            let mut found = Ok(false);
            if depth == lasts.len() {
                found = is(self);
            } else {
                let (place, thread, sources) = &lasts[depth];
                if let Some(&source) = sources.get(tried[depth]) {
                    tried[depth] += 1;
                    match self.push_last(*thread, *place, source) {
                        true => tried.push(0),
                        false => self.graph.truncate(EventIndex::new(len.index() + depth)),
                    }
                    continue;
                }
            }
            tried.pop();
            if tried.is_empty() || !matches!(found, Ok(false)) {
                self.graph.truncate(len);
                return found;
            }
            self.graph
                .truncate(EventIndex::new(len.index() + tried.len() - 1));
        }
    }

    /// Whether some order of the events leaves something behind that blocks the thread's await, as far as
    /// saturation tells.
    pub fn can_be_blocked(&mut self, thread: ThreadId, access: &Access, place: Place) -> bool {
        if self.looks(access).is_some() {
            return self.outcome(thread, access, NONE).disabled;
        }
        let len = self.end();
        self.all_sources(place).into_iter().any(|last| {
            let blocked =
                self.outcome(thread, access, last).disabled && self.push_last(thread, place, last);
            self.graph.truncate(len);
            blocked
        })
    }
}

/// Whether a thread may have to stay at this access.
pub(crate) fn stops(access: &Access) -> bool {
    matches!(access, Access::Lock { .. } | Access::Join { .. }) || access.awaits(0).is_some()
}
