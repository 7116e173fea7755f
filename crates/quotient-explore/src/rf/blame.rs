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

use quotient_model::{Access, Cell, Effect, Program, ThreadId, Value, perform};

use super::copies::{Copied, Name};
use super::schedule::{Choice, Must, Schedule, Schedules};
use super::waiting::stops;
use crate::witness::{Graph, Linearizer, NONE, NewEvent, Place, Sequence, Writes};
use crate::world::Run;

/// How many sets of other awaits are tried before an await is blamed.
const MOST_TRIED: u32 = 64;

/// What a free leaves behind.
const FREED: Cell = Cell {
    value: 0,
    freed: true,
};

/// An event of the trace or of what was refused.
struct Item {
    thread: u16,
    reads: Option<(Place, Name)>,
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
    items: Vec<Item>,
    /// How many are of the trace.
    old: usize,
    /// The items of each thread.
    of_thread: Vec<Vec<u32>>,
}

impl Items {
    /// The current trace.
    fn of_trace<P: Program>(run: &Run<P>) -> Self {
        let mut items = Items::default();
        for event in 0..run.len() as u32 {
            let node = run.graph.node(event);
            let of = run.event(event);
            items.push(Item {
                thread: node.thread,
                reads: node.reads.map(|place| (place, Name::of(run, node.source))),
                writes: node.writes,
                written: of.written,
                after: run.graph.after(event).map(|cause| Name::of(run, cause)),
                stops: stops(&of.access),
                child: of.spawned(),
            });
        }
        items.old = items.items.len();
        items
    }

    fn push(&mut self, item: Item) {
        let thread = usize::from(item.thread);
        if self.of_thread.len() <= thread {
            self.of_thread.resize(thread + 1, Vec::new());
        }
        self.of_thread[thread].push(self.items.len() as u32);
        self.items.push(item);
    }

    fn of(&self, thread: u16) -> &[u32] {
        self.of_thread
            .get(usize::from(thread))
            .map_or(&[], Vec::as_slice)
    }

    fn name(&self, item: u32) -> Name {
        let thread = self.items[item as usize].thread;
        let index = self.of(thread).partition_point(|&other| other < item);
        Name::new(thread, index as u32)
    }

    /// Where an event is; [`NONE`] for the initial value.
    fn find(&self, name: Name) -> u32 {
        match name.parts() {
            Some((thread, index)) => self.of(thread)[index as usize],
            None => NONE,
        }
    }

    /// What comes right before the thread's next event, in other threads.
    fn after(&self, thread: ThreadId, access: &Access) -> [Name; 2] {
        let mut after = [Name::INITIAL; 2];
        if self.of(thread.0).is_empty() {
            let spawn = self
                .items
                .iter()
                .position(|item| item.child == Some(thread));
            after[0] = spawn.map_or(Name::INITIAL, |spawn| self.name(spawn as u32));
        }
        if let Access::Join { thread: child } = access
            && let Some(&last) = self.of(child.0).last()
        {
            after[1] = self.name(last);
        }
        after
    }

    fn push_copy(&mut self, copy: &Copied) {
        self.push(Item {
            thread: copy.thread.0,
            reads: copy.reads,
            writes: copy.writes,
            written: copy.event.written,
            after: self.after(copy.thread, &copy.event.access),
            stops: stops(&copy.event.access),
            child: copy.event.spawned(),
        });
    }

    /// An event with a new source.
    fn push_changed<P: Program>(
        &mut self,
        run: &Run<P>,
        thread: ThreadId,
        access: &Access,
        source: Name,
    ) {
        let place = run.reads(thread, access);
        let from = self.find(source);
        let (writes, written) = if from == NONE || (from as usize) < self.old {
            let outcome = run.outcome(thread, access, from);
            (outcome.writes, outcome.written)
        } else {
            let value = self.items[from as usize].written;
            let cell = value.map_or(FREED, Cell::new);
            match (perform(access, cell, thread), place) {
                (Effect::Done { written, .. }, Some(place)) if written.is_some() => {
                    (Writes::One(place), written)
                }
                _ => (Writes::Nothing, None),
            }
        };
        self.push(Item {
            thread: thread.0,
            reads: place.map(|place| (place, source)),
            writes,
            written,
            after: self.after(thread, access),
            stops: stops(access),
            child: None,
        });
    }

    /// The items right before this one.
    fn causes(&self, item: u32) -> impl Iterator<Item = u32> {
        let of = &self.items[item as usize];
        let own = self.of(of.thread);
        let previous = own.partition_point(|&other| other < item).checked_sub(1);
        let previous = previous.map_or(NONE, |previous| own[previous]);
        let source = of.reads.map_or(NONE, |(_, source)| self.find(source));
        let causes = [
            previous,
            source,
            self.find(of.after[0]),
            self.find(of.after[1]),
        ];
        causes.into_iter().filter(|&cause| cause != NONE)
    }

    /// For each item whether it is one of `roots` or depends on one.
    fn depending(&self, roots: impl Fn(u32) -> bool) -> Vec<bool> {
        let mut depends = vec![false; self.items.len()];
        for item in 0..self.items.len() as u32 {
            let of_cause = self.causes(item).any(|cause| depends[cause as usize]);
            depends[item as usize] = of_cause || roots(item);
        }
        depends
    }

    /// For each item whether one of `wanted` is it or depends on it.
    fn needed(&self, wanted: impl Fn(u32) -> bool) -> Vec<bool> {
        let mut needed = vec![false; self.items.len()];
        for item in (0..self.items.len()).rev() {
            if wanted(item as u32) || needed[item] {
                needed[item] = true;
                for cause in self.causes(item as u32) {
                    needed[cause as usize] = true;
                }
            }
        }
        needed
    }

    /// These items as a saturated graph, unless they contradict each other.
    fn graph(&self, included: impl Fn(usize) -> bool) -> Option<Graph> {
        let mut graph = Graph::new();
        graph.widen(self.of_thread.len());
        let items = self.items.iter().enumerate();
        for (_, item) in items.filter(|&(at, _)| included(at)) {
            let find = |name: Name| match name.parts() {
                Some((thread, index)) => graph.of_thread(thread)[index as usize],
                None => NONE,
            };
            let new = NewEvent {
                thread: item.thread,
                reads: item.reads.map(|(place, source)| (place, find(source))),
                writes: item.writes,
                after: item.after.map(find),
            };
            graph.push(new).ok()?;
        }
        Some(graph)
    }

    /// Whether the await is the reason why the new items were refused: in the trace, or without some of the
    /// other awaits since, which may be in the way as well.
    fn is_to_blame(&self, choice: &Choice) -> bool {
        let (cut, read, _) = choice.position();
        let later = self.depending(|item| item == read);
        if later[self.old..].contains(&true) {
            return false;
        }
        let needed = self.needed(|item| item == read || item >= self.old as u32);
        let stopping = |&item: &u32| self.items[item as usize].stops && !needed[item as usize];
        let others = (cut..self.old as u32).filter(stopping);
        let others: Vec<u32> = others.filter(|&item| !later[item as usize]).collect();
        // Sets of others to do without, each in order.
        let mut open: Vec<Vec<u32>> = vec![Vec::new()];
        for _ in 0..MOST_TRIED {
            let Some(without) = open.pop() else {
                return false;
            };
            let left_out = self.depending(|item| without.contains(&item));
            if self.graph(|item| !left_out[item] && !later[item]).is_some() {
                let with = |item: usize| !left_out[item] && (!later[item] || item == read as usize);
                if !self.graph(with).is_some_and(has_witness) {
                    return true;
                }
                continue;
            }
            let next = without.last().map_or(0, |&last| last + 1);
            for &other in &others {
                if other >= next && !left_out[other as usize] {
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
                items.push_copy(copy);
            }
            for changed in schedule.exchanged.iter().chain([&schedule.head]) {
                items.push_changed(run, changed.thread, &changed.access, changed.source);
            }
        });
    }

    /// The thread's await cannot read from `source`. Notes which other awaits must be put off because of that.
    pub fn blame_for_source<P: Program>(
        &mut self,
        run: &Run<P>,
        thread: ThreadId,
        access: &Access,
        source: u32,
    ) {
        self.blame(run, self.choices.len(), |items| {
            items.push_changed(run, thread, access, Name::of(run, source));
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
