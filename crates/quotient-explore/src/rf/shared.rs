//! What workers share under `rf`: the choices of prefixes that some of them have in common, each with the schedules
//! that are known of it, and the schedules that nobody has taken.
//!
//! Schedules of a choice do not depend on each other: one that is found anywhere is new to all or to none, and whoever
//! takes it explores what extends it. So there is no order among them, and nobody waits for anybody. A choice for
//! an await that may be put off is another matter, as that is explored last; such a choice is not shared, nor what comes
//! after it. Nor is one that is found late, below what is shared: then one worker starts over alone.
//!
//! A worker that takes a schedule makes the events of the prefix again. Names last; states and places in the trace do not.

use std::sync::{Arc, Mutex, PoisonError};

use quotient_model::{Pending, Program, Reader, ThreadId, Writer, portable};
use rustc_hash::FxHashSet;

use super::copies::{Fingerprint, Origin};
use crate::frontier::{Frontier, Mark, OWN};
use crate::order::EventIndex;
use crate::witness::Place;
use crate::world::{Current, Run};

/// What nobody has taken.
pub(crate) type Queue = crate::frontier::Queue<Item>;

/// An event that is to be made again.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) thread: ThreadId,
    pub(super) origin: Origin,
    pub(super) marked: bool,
}

impl Made {
    /// That of the current trace.
    pub(super) fn of<P: Program>(run: &Run<P>, event: EventIndex) -> Self {
        Made {
            thread: run.graph.node(event).thread,
            origin: Origin::of(run, event),
            marked: run.event(event).marked,
        }
    }
}

/// A choice that several workers know of.
pub(crate) struct SharedChoice {
    /// What it is called among processes, if others know of it.
    pub(super) mark: Mark,
    pub(super) known: Mutex<FxHashSet<Fingerprint>>,
    /// The prefix that its schedules extend, and an order in which the prefix can happen.
    pub(super) events: Box<[Made]>,
    pub(super) witness: Box<[EventIndex]>,
    /// The choices in the prefix.
    pub(super) choices: Box<[Passed]>,
    pub(super) position: (EventIndex, EventIndex, bool),
    pub(super) place: Place,
}

/// A choice in a prefix: its cut, its read there and whether takers are looked for.
#[derive(Clone)]
pub(super) struct Passed {
    pub position: (EventIndex, EventIndex, bool),
    pub choice: Arc<SharedChoice>,
}

impl SharedChoice {
    /// Whether a schedule is new to the choice; if so it is known from now on.
    pub fn is_new(&self, schedule: Fingerprint) -> bool {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(schedule)
    }
}

/// A schedule by names: events with their origins, causes first, of which the last ones have new ones.
#[derive(Clone, Debug)]
pub(crate) struct ByName {
    pub(super) copied: Box<[(ThreadId, Origin)]>,
    pub(super) changed: Box<[(ThreadId, Origin)]>,
}

impl ByName {
    /// Adds the events to the trace, unless saturation refutes them.
    pub fn append<P: Program>(&self, run: &mut Run<P>) -> Option<Vec<ThreadId>> {
        for (thread, origin) in self.copied.iter().chain(&*self.changed) {
            let Pending::Access(access) = *run.pending(*thread) else {
                return None;
            };
            let event = origin.push(run, *thread, access).ok()?;
            run.mark(event);
        }
        Some(self.changed.iter().map(|&(thread, _)| thread).collect())
    }
}

/// A schedule that nobody has taken.
pub(crate) struct Item {
    pub(super) choice: Arc<SharedChoice>,
    pub schedule: ByName,
}

impl Item {
    pub fn new(choice: &Arc<SharedChoice>, schedule: ByName) -> Self {
        Item {
            choice: choice.clone(),
            schedule,
        }
    }
}

/// A worker's part in what is shared.
#[derive(Default)]
pub(crate) struct Sharing {
    frontier: Option<Arc<Frontier<Queue>>>,
    /// How many of its choices others know of.
    pub choices: usize,
    /// The search cannot be shared.
    pub alone: bool,
}

impl Sharing {
    pub fn join(&mut self, frontier: &Arc<Frontier<Queue>>) {
        self.frontier = Some(frontier.clone());
    }

    /// Lets anybody take a schedule. If other processes know of its choice, they may find it as well.
    pub fn offer(&self, fingerprint: Fingerprint, item: Item) {
        if let Some(frontier) = &self.frontier {
            let mark = item.choice.mark;
            frontier.with(|queue| (queue.offer((mark, fingerprint), item), true));
        }
    }

    /// What the next choice that is shared is called among processes.
    pub fn mark(&self) -> Mark {
        self.frontier.as_ref().map_or(OWN, |all| all.mark())
    }
}

portable!(struct Made { thread, origin, marked });
portable!(struct ByName { copied, changed });

/// A choice, which others may know of as well.
pub(super) fn write_choice(choice: &Arc<SharedChoice>, out: &mut Writer) {
    out.shared(choice, |choice, out| {
        out.put(&choice.choices.len());
        for passed in &choice.choices {
            out.put(&passed.position);
            write_choice(&passed.choice, out);
        }
        let known = choice.known.lock();
        out.put(&*known.unwrap_or_else(PoisonError::into_inner));
        out.put(&choice.events);
        out.put(&choice.witness);
        out.put(&choice.position);
        out.put(&choice.place);
        out.put(&choice.mark);
    });
}

pub(super) fn read_choice(input: &mut Reader<'_>) -> Option<Arc<SharedChoice>> {
    input.shared(|input| {
        let count = input.count()?;
        let passed = (0..count).map(|_| {
            Some(Passed {
                position: input.get()?,
                choice: read_choice(input)?,
            })
        });
        Some(SharedChoice {
            choices: passed.collect::<Option<_>>()?,
            known: Mutex::new(input.get()?),
            events: input.get()?,
            witness: input.get()?,
            position: input.get()?,
            place: input.get()?,
            mark: input.get()?,
        })
    })
}

impl quotient_model::Portable for Item {
    fn write(&self, out: &mut Writer) {
        write_choice(&self.choice, out);
        out.put(&self.schedule);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Item {
            choice: read_choice(input)?,
            schedule: input.get()?,
        })
    }
}
