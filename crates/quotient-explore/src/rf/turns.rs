//! Which thread goes on after the witness.
//!
//! Every order is right, but the later a read comes, the more of what it could read from is in the
//! prefix already. A source in the prefix is a schedule of one event. One that is not brings along
//! all that it needs, and the same source can come with ever different events that it needs, as
//! many as there are executions; all of them have to be remembered until the search has left the
//! read. So what reads from a place at which there is something to choose is put off, and most of all
//! the threads that only read from now on. Who that is the first execution tells, which is then made
//! again in the better order.

use quotient_model::{Access, Pending, Program, Table, ThreadId, portable};

use crate::order::{Counts, EventIndex};
use crate::witness::Place;
use crate::world::{Current, Run};

/// What was learnt of the program.
#[derive(Clone, Default)]
pub(super) struct Turns {
    /// For each place of the first execution, whether some read could have another source there.
    open: Table<Place, bool>,
    /// For each thread, how many events it made there up to its last write of an open place.
    writes: Counts,
    learnt: bool,
}

impl Turns {
    /// Some thread that can go on. Of those that have nothing to choose the one that was created
    /// first, of the others the one that was created last.
    pub fn next<P: Program>(&self, run: &Run<P>) -> Option<ThreadId> {
        let mut next = None;
        for thread in run.present() {
            if run.enabled(thread) {
                let puts_off = self.puts_off(run, thread);
                if puts_off == 0 {
                    return Some(thread);
                }
                if next.is_none_or(|(_, least)| puts_off <= least) {
                    next = Some((thread, puts_off));
                }
            }
        }
        next.map(|(thread, _)| thread)
    }

    /// How much is to be said for letting others go first.
    fn puts_off<P: Program>(&self, run: &Run<P>, thread: ThreadId) -> u32 {
        let Pending::Access(access) = run.pending(thread) else {
            return 0;
        };
        let writes = matches!(
            access,
            Access::Write { .. } | Access::Unlock { .. } | Access::Spawn { .. } | Access::Fence
        );
        if writes {
            return 0;
        }
        if access.awaits(0).is_some() {
            return 3;
        }
        let is_open = |place: Place| self.open.get(place).is_none_or(|&open| open);
        let read = run.reads(thread, access).or_else(|| run.looks(access));
        if !read.is_some_and(is_open) {
            return 0;
        }
        let done = run.graph.count_of(thread);
        match self.writes.get(thread) {
            Some(&writes) if done >= writes => 2,
            _ => 1,
        }
    }

    /// Learns from the first execution, and says whether it should be made again.
    pub fn learn<P: Program>(&mut self, run: &Run<P>) -> bool {
        if std::mem::replace(&mut self.learnt, true) {
            return false;
        }
        let graph = &run.graph;
        self.open.widen(graph.place_count(), false);
        for read in graph.all() {
            if let Some(place) = run.alternatives(read)
                && !self.open[place]
            {
                self.open[place] = may_miss(run, read, place);
            }
        }
        self.writes.widen(graph.thread_count(), 0);
        for write in graph.all() {
            let node = graph.node(write);
            let mut written = node.writes.places().chain(node.writes.added());
            if written.any(|place| self.open[place]) {
                self.writes[node.thread] = node.index + 1;
            }
        }
        self.open.iter().any(|&open| open)
    }
}

/// Whether some other thread's write of the place comes neither before nor after the read.
fn may_miss<P: Program>(run: &Run<P>, read: EventIndex, place: Place) -> bool {
    let graph = &run.graph;
    let node = graph.node(read);
    let mut writers = graph.at(place).writers.iter().chain(graph.adders(place));
    writers.any(|writer| {
        let causes = graph.causes(read);
        let before = causes.map(|cause| graph.hb(cause, writer.thread)).max();
        let comes_before = |&write: &EventIndex| graph.node(write).index < before.unwrap_or(0);
        let first = writer.events.partition_point(comes_before);
        let unordered = |&write: &EventIndex| graph.hb(write, node.thread) <= node.index;
        writer.thread != node.thread && writer.events.get(first).is_some_and(unordered)
    })
}

portable!(struct Turns { open, writes, learnt });
