//! Realize: a trace that linearizes a closed annotated partial order, or what has to be asked first.
//!
//! The trace is that of Lemma 4.1 of the paper: each event of the root comes as early as the order permits,
//! that is after the leaves that have to come before it and before all others. If all conflicting events of
//! the leaves are ordered, and each read of the root has all its good writes on one side, every read gets a
//! good write in it. The proof takes one read at a time, and asks for no more than the order of what writes
//! its place, and of the read itself if it is a leaf's. So where a read gets a bad write, one of these is open.
//! It goes through for events that read and write: what such an event writes comes after what it
//! reads, and no rule speaks of it where its own source is asked for.
//!
//! Questions are not asked where a read can be put into the old trace.

use quotient_model::{Table, ThreadId};

use super::order::{AnnotatedPartialOrder, Question};
use crate::order::{Counts, EventIndex};
use crate::witness::{NONE, Place, Position, Sequence, Writes};

impl AnnotatedPartialOrder {
    /// Puts the events into an order, and asks what is to be decided if a read gets no good write there.
    /// The partial order must be closed.
    pub fn realize(&mut self, trace: &mut Vec<EventIndex>) -> Result<(), Question> {
        trace.clear();
        let mut done = std::mem::take(&mut self.done);
        done.refill(self.thread_count(), 0);
        if let Some(root) = self.root {
            for &event in self.of_thread(root) {
                self.emit(&mut done, trace, |thread| self.comes_after(event, thread));
            }
        }
        self.emit(&mut done, trace, |_| u32::MAX);
        self.done = done;
        let mut last = std::mem::take(&mut self.last);
        let bad = self.first_bad(trace, &mut last);
        self.last = last;
        bad.map_or(Ok(()), |(read, source, place)| {
            Err(self.question(read, source, place))
        })
    }

    /// The first read that gets no good write, with what it gets. `last` is scratch.
    fn first_bad(
        &self,
        trace: &[EventIndex],
        last: &mut Table<Place, EventIndex>,
    ) -> Option<(EventIndex, EventIndex, Place)> {
        last.refill(self.place_count(), NONE);
        trace.iter().find_map(|&event| {
            let item = self.item(event);
            let reads = item.reads.map(|place| (event, last[place], place));
            for place in item.writes.places() {
                last[place] = event;
            }
            reads.filter(|(read, source, _)| !self.good_writes(*read).contains(source))
        })
    }

    /// What to decide where a read gets a bad write: its side, or the order of two leaves, the
    /// closer to it the better.
    #[cold]
    fn question(&self, read: EventIndex, source: EventIndex, place: Place) -> Question {
        if self.has_two_sides(read) {
            return Question::Side(read);
        }
        let good = self.good_writes(read).iter().copied();
        let chains = self.at(place).map_or(&[][..], |at| &at.chains);
        let writes = chains.iter().flat_map(|chain| chain.writes.iter().copied());
        let near = [read, source].into_iter().chain(good).chain(writes);
        let leaf = |&event: &EventIndex| event != NONE && !self.in_root(event);
        let leaves: Vec<EventIndex> = near.filter(leaf).collect();
        for (n, &b) in leaves.iter().enumerate() {
            if let Some(&a) = leaves[..n].iter().find(|&&a| !self.ordered(a, b)) {
                return Question::Order(a, b);
            }
        }
        unreachable!("a read for which nothing is open gets a good write")
    }

    /// Adds the first events of each thread, as many as `wanted` says, in an order that respects the
    /// partial one.
    fn emit(
        &self,
        done: &mut Counts,
        trace: &mut Vec<EventIndex>,
        wanted: impl Fn(ThreadId) -> u32,
    ) {
        loop {
            let before = trace.len();
            for thread in done.indices() {
                let end = wanted(thread).min(self.count_of(thread));
                while done[thread] < end {
                    let event = self.nth(thread, done[thread]);
                    if self.lacks(event, thread, done) {
                        break;
                    }
                    done[thread] += 1;
                    trace.push(event);
                }
            }
            if trace.len() == before {
                return;
            }
        }
    }

    /// Whether something of another thread than its own must come before the event and is not done.
    #[inline]
    fn lacks(&self, event: EventIndex, own: ThreadId, done: &Counts) -> bool {
        let mut threads = done.entries().zip(self.clock(event));
        threads.any(|((thread, &done), &count)| done < count && thread != own)
    }

    /// Where the last event, if it only reads, can be put into a witness of the others. That it comes at the end is not
    /// looked at.
    pub fn fit(&self, read: EventIndex, witness: &Sequence) -> Option<Position> {
        let (Writes::Nothing, Some(place)) = (self.item(read).writes, self.item(read).reads) else {
            return None;
        };
        let after = witness.last_before(read, self.clock(read), self.of_threads());
        let chains = self.at(place).map_or(&[][..], |at| &at.chains);
        let chains = || chains.iter().map(|chain| chain.writes.as_slice());
        witness.gap(self.good_writes(read), after, chains)
    }
}
