//! Copies of the current trace's events, which schedules put into traces to come, with names that last
//! as long, and fingerprints of what a schedule puts there.
//!
//! An event is copied when a schedule needs it first, and the copy is kept as long as the event is
//! in the trace. A copy holds on to that of the event before it in its thread, so a schedule needs
//! only the last one of each thread, and what schedules have in common is there once.
//!
//! A fingerprint is a sum over events: that of a stretch of a thread is the difference of two that are
//! at hand. If two different schedules of one read had the same, a class would be lost; with 128 bits that
//! happens among a billion schedules with a chance of less than 10^-20.

use std::sync::Arc;

use quotient_model::{Access, Index, Program, Table, ThreadId, portable};

use crate::order::EventIndex;
use crate::witness::{Contradiction, NONE, Place, Writes};
use crate::world::Run;
use crate::world::run::Event;

/// An event by thread and index, or the initial value: a name that lasts longer than a place in
/// the trace.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Name(u64);

portable!(struct Name(0));

impl Name {
    /// The initial value.
    pub const INITIAL: Name = Name(u64::MAX);

    pub fn new(thread: ThreadId, index: u32) -> Self {
        Name(u64::from(thread.0) << 32 | u64::from(index))
    }

    /// The name of an event of the current trace, or of the initial value for [`NONE`].
    #[inline]
    pub fn of<P: Program>(run: &Run<P>, event: EventIndex) -> Self {
        if event == NONE {
            return Name::INITIAL;
        }
        let node = run.graph.node(event);
        Name::new(node.thread, node.index)
    }

    /// The thread and the index, unless it is the initial value.
    pub fn parts(self) -> Option<(ThreadId, u32)> {
        (self != Name::INITIAL).then_some((ThreadId((self.0 >> 32) as u16), self.0 as u32))
    }

    /// What it is known by on every machine.
    #[inline]
    fn key<P: Program>(self, run: &Run<P>) -> u64 {
        match self.parts() {
            Some((thread, index)) => mix(run.threads.path_hash(thread) ^ mix(u64::from(index) + 1)),
            None => u64::MAX,
        }
    }

    /// Where the event is in the current trace.
    #[inline]
    pub fn find<P: Program>(self, run: &Run<P>) -> EventIndex {
        match self.parts() {
            Some((thread, index)) => run.graph.nth(thread, index),
            None => NONE,
        }
    }
}

/// Where an event gets what it observes: the write that it reads from, or the last add of each thread that it sees
/// in a gauge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Origin {
    pub write: Name,
    pub seen: Box<[Name]>,
}

portable!(struct Origin { write, seen });

impl Origin {
    /// That of who reads from a write and looks at nothing.
    pub fn from(write: Name) -> Self {
        let seen = Box::default();
        Origin { write, seen }
    }

    /// That of who sees the adds up to these.
    pub fn seeing<P: Program>(run: &Run<P>, seen: &[EventIndex]) -> Self {
        Origin {
            write: Name::INITIAL,
            seen: seen.iter().map(|&add| Name::of(run, add)).collect(),
        }
    }

    /// That of an event of the current trace.
    pub fn of<P: Program>(run: &Run<P>, event: EventIndex) -> Self {
        Origin {
            write: Name::of(run, run.graph.node(event).source),
            ..Origin::seeing(run, run.graph.seen(event))
        }
    }

    /// Where the adds that are seen are in the current trace.
    pub fn find_seen<P: Program>(&self, run: &Run<P>) -> Vec<EventIndex> {
        self.seen.iter().map(|add| add.find(run)).collect()
    }

    /// Adds an event that has it to the trace.
    pub fn push<P: Program>(
        &self,
        run: &mut Run<P>,
        thread: ThreadId,
        access: Access,
    ) -> Result<EventIndex, Contradiction> {
        match run.looks(&access) {
            Some(place) => run.push_look(thread, access, place, &self.find_seen(run)),
            None => run.push(thread, access, self.write.find(run)),
        }
    }
}

/// A copy of an event, as it is, with its states.
pub(super) struct Copied {
    pub thread: ThreadId,
    /// Its place among the events of its thread.
    pub index: u32,
    /// Where it was in the trace, among others that were copied with it.
    pub position: EventIndex,
    pub reads: Option<Place>,
    pub origin: Origin,
    pub writes: Writes,
    pub event: Event,
    /// The copy of the event before it in its thread.
    pub previous: Option<Arc<Copied>>,
}

impl Copied {
    /// Lets go of a copy, and of those before it as far as nobody else holds on to them.
    pub fn release<P: Program>(mut copied: Option<Arc<Copied>>, run: &mut Run<P>) {
        while let Some(mut last) = copied.and_then(Arc::into_inner) {
            run.states.release(last.event.slot);
            if let Some((_, born)) = last.event.child {
                run.states.release(born);
            }
            copied = last.previous.take();
        }
    }
}

/// One by one, since a thread may be long.
impl Drop for Copied {
    fn drop(&mut self) {
        let mut previous = self.previous.take();
        while let Some(mut copied) = previous.and_then(Arc::into_inner) {
            previous = copied.previous.take();
        }
    }
}

/// Which events a schedule has and where they read from: equal for equivalent schedules.
pub(super) type Fingerprint = u128;

/// The fingerprint of an event with its origin. It follows from spawn paths and not from numbers of threads, so that it is
/// the same on every machine.
pub(super) fn fingerprint<P: Program>(run: &Run<P>, event: Name, origin: &Origin) -> Fingerprint {
    let seen = origin.seen.iter().map(|add| mix(add.key(run)));
    let source = seen.fold(origin.write.key(run), u64::wrapping_add);
    let event = event.key(run);
    let half = |salt: u64| mix(mix(event ^ salt).wrapping_add(source));
    u128::from(half(0x9e37_79b9_7f4a_7c15)) << 64 | u128::from(half(0xd1b5_4a32_d192_ed03))
}

/// The last part of SplitMix64, which lets each bit depend on all.
fn mix(mut bits: u64) -> u64 {
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

/// The copies of the current trace's events.
#[derive(Default)]
pub(super) struct Copies {
    copies: Table<EventIndex, Option<Arc<Copied>>>,
    /// For each event the fingerprint of its thread up to it.
    sums: Table<EventIndex, Fingerprint>,
}

impl Copies {
    /// The events from `new_from` on are new.
    pub fn renew<P: Program>(&mut self, run: &mut Run<P>, new_from: EventIndex) {
        let kept = self.copies.end().min(new_from);
        for copied in self.copies.drain(kept) {
            Copied::release(copied, run);
        }
        self.sums.truncate(new_from);
    }

    /// There are new events.
    pub fn catch_up<P: Program>(&mut self, run: &Run<P>) {
        self.copies.widen(run.len(), None);
        for event in self.sums.end().to(run.end()) {
            let node = run.graph.node(event);
            let before = self.sum(run.graph.first_of(node.thread, node.index));
            let own = fingerprint(run, Name::of(run, event), &Origin::of(run, event));
            self.sums.push(before.wrapping_add(own));
        }
    }

    /// The fingerprint of the first events of a thread.
    #[inline]
    pub fn sum(&self, events: &[EventIndex]) -> Fingerprint {
        events.last().map_or(0, |&last| self.sums[last])
    }

    /// A copy of an event, and of those before it in its thread.
    pub fn copy<P: Program>(&mut self, run: &mut Run<P>, event: EventIndex) -> Arc<Copied> {
        let node = run.graph.node(event);
        let (thread, index) = (node.thread, node.index);
        let mut start = index + 1;
        let mut previous = None;
        while start > 0 && previous.is_none() {
            start -= 1;
            previous.clone_from(&self.copies[run.graph.nth(thread, start)]);
        }
        start += u32::from(previous.is_some());
        let mut last = previous;
        for at in start..=index {
            let event = run.graph.nth(thread, at);
            let copied = Arc::new(copy_of(run, event, last));
            self.copies[event] = Some(copied.clone());
            last = Some(copied);
        }
        last.expect("it was copied before, or is now")
    }
}

fn copy_of<P: Program>(
    run: &mut Run<P>,
    event: EventIndex,
    previous: Option<Arc<Copied>>,
) -> Copied {
    let node = run.graph.node(event);
    let copy = Copied {
        thread: node.thread,
        index: node.index,
        position: event,
        reads: node.reads,
        origin: Origin::of(run, event),
        writes: node.writes,
        event: run.event(event).clone(),
        previous,
    };
    run.states.hold(copy.event.slot);
    if let Some((_, born)) = copy.event.child {
        run.states.hold(born);
    }
    copy
}
