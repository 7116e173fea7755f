//! Which awaits stand in the way of something that could be, had they not happened yet.
//!
//! An await that happens can keep the others from what they could have done: `x = 1` at first,
//!
//! ```text
//! p: v = 1; await x != 2    ‖    q: await z == 1; x = 2; r = v; x = 1    ‖    z = 1
//! ```
//!
//! If p's await reads the initial value, r cannot be 0: x = 2 would come before r, that before v = 1, and
//! so before the await. But r can be 0 if the await reads the last write. So when events are refused, it is
//! asked of each await of the trace on which they do not depend whether it is the reason: whether they would
//! be refused with all of the trace that does not depend on the await, and would not without it. What depends
//! on other awaits is left out then, since those may be in the way as well; that errs on the safe side.

use quotient_model::{Access, Cell, Effect, Index, Program, Table, ThreadId, Value, perform};

use super::copies::{Copied, Name, Origin};
use super::schedule::{Choice, Must, Schedule, Schedules};
use crate::order::EventIndex;
use crate::witness::{Graph, Linearizer, NONE, NewEvent, Place, Sequence, Writes};
use crate::world::Run;
use crate::world::run::stops;

/// How many sets of other awaits are tried before an await is blamed.
const MOST_TRIED: u32 = 64;

/// What a free leaves behind.
const FREED: Cell = Cell {
    value: 0,
    freed: true,
};

/// An event of the trace or of what was refused.
struct Item {
    thread: ThreadId,
    reads: Option<Place>,
    looks: Option<Place>,
    origin: Origin,
    writes: Writes,
    written: Option<Value>,
    after: [Name; 2],
    stops: bool,
    /// The thread that it creates.
    child: Option<ThreadId>,
}

/// The trace with what was refused.
#[derive(Default)]
struct Items {
    items: Table<EventIndex, Item>,
    /// Those before this one are of the trace.
    old: EventIndex,
    /// The items of each thread.
    of_thread: Table<ThreadId, Vec<EventIndex>>,
}

impl Items {
    /// The current trace.
    fn of_trace<P: Program>(run: &Run<P>) -> Self {
        let mut items = Items::default();
        for event in run.all() {
            let node = run.graph.node(event);
            let of = run.event(event);
            items.push(Item {
                thread: node.thread,
                reads: node.reads,
                looks: node.looks,
                origin: Origin::of(run, event),
                writes: node.writes,
                written: of.written,
                after: run.graph.after(event).map(|cause| Name::of(run, cause)),
                stops: stops(&of.access),
                child: of.spawned(),
            });
        }
        items.old = items.items.end();
        items
    }

    fn push(&mut self, item: Item) {
        let thread = item.thread;
        let at = self.items.push(item);
        self.of_thread.reach(thread, Vec::new).push(at);
    }

    fn of(&self, thread: ThreadId) -> &[EventIndex] {
        self.of_thread.get(thread).map_or(&[], Vec::as_slice)
    }

    fn name(&self, item: EventIndex) -> Name {
        let thread = self.items[item].thread;
        let index = self.of(thread).partition_point(|&other| other < item);
        Name::new(thread, index as u32)
    }

    /// Where an event is; [`NONE`] for the initial value.
    fn find(&self, name: Name) -> EventIndex {
        match name.parts() {
            Some((thread, index)) => self.of(thread)[index as usize],
            None => NONE,
        }
    }

    /// What comes right before the thread's next event, in other threads.
    fn after(&self, thread: ThreadId, access: &Access) -> [Name; 2] {
        let mut after = [Name::INITIAL; 2];
        if self.of(thread).is_empty() {
            let mut items = self.items.entries();
            let spawn = items.find(|(_, item)| item.child == Some(thread));
            after[0] = spawn.map_or(Name::INITIAL, |(spawn, _)| self.name(spawn));
        }
        if let Access::Join { thread: child } = access
            && let Some(&last) = self.of(*child).last()
        {
            after[1] = self.name(last);
        }
        after
    }

    fn push_copy<P: Program>(&mut self, run: &Run<P>, copy: &Copied) {
        self.push(Item {
            thread: copy.thread,
            reads: copy.reads,
            looks: run.looks(&copy.event.access),
            origin: copy.origin.clone(),
            writes: copy.writes,
            written: copy.event.written,
            after: self.after(copy.thread, &copy.event.access),
            stops: stops(&copy.event.access),
            child: copy.event.spawned(),
        });
    }

    /// An event with a new origin.
    fn push_changed<P: Program>(
        &mut self,
        run: &Run<P>,
        thread: ThreadId,
        access: &Access,
        origin: &Origin,
    ) {
        let place = run.reads(thread, access);
        let from = self.find(origin.write);
        let (writes, written) = if from == NONE || from < self.old {
            let outcome = run.outcome(thread, access, from);
            (outcome.writes, outcome.written)
        } else {
            let value = self.items[from].written;
            let cell = value.map_or(FREED, Cell::new);
            match (perform(access, cell, thread), place) {
                (Effect::Done { written, .. }, Some(place)) if written.is_some() => {
                    (Writes::One(place), written)
                }
                _ => (Writes::Nothing, None),
            }
        };
        self.push(Item {
            thread,
            reads: place,
            looks: run.looks(access),
            origin: origin.clone(),
            writes,
            written,
            after: self.after(thread, access),
            stops: stops(access),
            child: None,
        });
    }

    /// The items right before this one.
    fn causes(&self, item: EventIndex) -> impl Iterator<Item = EventIndex> {
        let of = &self.items[item];
        let own = self.of(of.thread);
        let previous = own.partition_point(|&other| other < item).checked_sub(1);
        let previous = previous.map_or(NONE, |previous| own[previous]);
        let causes = [
            previous,
            self.find(of.origin.write),
            self.find(of.after[0]),
            self.find(of.after[1]),
        ];
        let seen = of.origin.seen.iter().map(|&add| self.find(add));
        causes
            .into_iter()
            .chain(seen)
            .filter(|&cause| cause != NONE)
    }

    /// For each item whether it is one of `roots` or depends on one.
    fn depending(&self, roots: impl Fn(EventIndex) -> bool) -> Table<EventIndex, bool> {
        let mut depends = Table::filled(self.items.len(), false);
        for item in self.items.indices() {
            let of_cause = self.causes(item).any(|cause| depends[cause]);
            depends[item] = of_cause || roots(item);
        }
        depends
    }

    /// For each item whether one of `wanted` is it or depends on it.
    fn needed(&self, wanted: impl Fn(EventIndex) -> bool) -> Table<EventIndex, bool> {
        let mut needed = Table::filled(self.items.len(), false);
        for item in self.items.indices().rev() {
            if wanted(item) || needed[item] {
                needed[item] = true;
                for cause in self.causes(item) {
                    needed[cause] = true;
                }
            }
        }
        needed
    }

    /// These items as a saturated graph, unless they contradict each other.
    fn graph(&self, included: impl Fn(EventIndex) -> bool) -> Option<Graph> {
        let mut graph = Graph::new();
        graph.widen(self.of_thread.len());
        let items = self.items.entries();
        for (_, item) in items.filter(|&(at, _)| included(at)) {
            let find = |name: Name| match name.parts() {
                Some((thread, index)) => graph.nth(thread, index),
                None => NONE,
            };
            let new = NewEvent {
                thread: item.thread,
                reads: item.reads.map(|place| (place, find(item.origin.write))),
                writes: item.writes,
                after: item.after.map(find),
            };
            let seen: Vec<EventIndex> = item.origin.seen.iter().map(|&add| find(add)).collect();
            match item.looks {
                Some(place) => graph.push_look(new, place, &seen).ok()?,
                None => graph.push(new).ok()?,
            };
        }
        Some(graph)
    }

    /// Whether the await is the reason why the new items were refused: in the trace, or without some of the
    /// other awaits since, which may be in the way as well.
    fn is_to_blame(&self, choice: &Choice) -> bool {
        let (cut, read, _) = choice.position();
        let later = self.depending(|item| item == read);
        if later.since(self.old).contains(&true) {
            return false;
        }
        let needed = self.needed(|item| item == read || item >= self.old);
        let stopping = |&item: &EventIndex| self.items[item].stops && !needed[item];
        let others = cut.to(self.old).filter(stopping);
        let others: Vec<EventIndex> = others.filter(|&item| !later[item]).collect();
        // Sets of others to do without, each in order.
        let mut open: Vec<Vec<EventIndex>> = vec![Vec::new()];
        for _ in 0..MOST_TRIED {
            let Some(without) = open.pop() else {
                return false;
            };
            let left_out = self.depending(|item| without.contains(&item));
            if self.graph(|item| !left_out[item] && !later[item]).is_some() {
                let with = |item| !left_out[item] && (!later[item] || item == read);
                if !self.graph(with).is_some_and(has_witness) {
                    return true;
                }
                continue;
            }
            let next = without
                .last()
                .map_or(EventIndex::FIRST, |&last| last.next());
            for &other in &others {
                if other >= next && !left_out[other] {
                    open.push(without.iter().copied().chain([other]).collect());
                }
            }
        }
        true
    }
}

fn has_witness(mut graph: Graph) -> bool {
    let mut order = Sequence::default();
    let step = || Ok::<(), ()>(());
    let decided = Linearizer::default().extend(&mut graph, &mut order, &mut None, step);
    decided.is_ok_and(|decided| decided.is_some())
}

impl Schedules {
    /// The schedule cannot be added to the trace. Notes which awaits must be put off because of that.
    pub fn blame_for_schedule<P: Program>(&mut self, run: &Run<P>, schedule: &Schedule) {
        let before_last = self.choices.len() - 1;
        self.blame(run, before_last, |items| {
            for copy in schedule.missing(run) {
                items.push_copy(run, copy);
            }
            for changed in schedule.exchanged.iter().chain([&schedule.head]) {
                items.push_changed(run, changed.thread, &changed.access, &changed.origin);
            }
        });
    }

    /// The thread's await cannot have this origin. Notes which other awaits must be put off because of that.
    pub fn blame_for_origin<P: Program>(
        &mut self,
        run: &Run<P>,
        thread: ThreadId,
        access: &Access,
        origin: &Origin,
    ) {
        self.blame(run, self.choices.len(), |items| {
            items.push_changed(run, thread, access, origin);
        });
    }

    /// Blames the awaits of the first `count` choices for what `refused` adds to the trace.
    fn blame<P: Program>(&mut self, run: &Run<P>, count: usize, refused: impl Fn(&mut Items)) {
        let mut items = None;
        for choice in &mut self.choices[..count] {
            let open = choice
                .waits
                .as_ref()
                .is_some_and(|waits| waits.must != Must::Yes);
            if !open || choice.position().1 == NONE {
                continue;
            }
            let items = items.get_or_insert_with(|| {
                let mut items = Items::of_trace(run);
                refused(&mut items);
                items
            });
            let must = items.is_to_blame(choice);
            if let Some(waits) = choice.waits.as_mut().filter(|_| must) {
                waits.must = Must::Yes;
            }
        }
    }
}
