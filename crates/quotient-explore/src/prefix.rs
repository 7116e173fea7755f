//! A prefix of a trace that one worker has made, for another to make again.
//!
//! Threads and places have the same numbers for all workers, so events do as well if they are made in the same order.

use quotient_model::{Index, Pending, Program, Table, ThreadId, portable};

use crate::order::EventIndex;
use crate::recording::{Error, Halt};
use crate::witness::SEVERAL;
use crate::world::{Current, Run};

/// An event: whose, and what it reads from.
#[derive(Debug)]
struct Made {
    thread: ThreadId,
    source: EventIndex,
    /// If it may read from several writes, which.
    good: Box<[EventIndex]>,
}

/// Events with a witness.
#[derive(Debug)]
pub(crate) struct Prefix {
    events: Table<EventIndex, Made>,
    witness: Box<[EventIndex]>,
}

impl Prefix {
    /// The events up to `end`, with what of this order is among them.
    pub fn of<P: Program>(run: &Run<P>, end: EventIndex, witness: &[EventIndex]) -> Self {
        let events = EventIndex::FIRST.to(end).map(|event| {
            let node = run.graph.node(event);
            Made {
                thread: node.thread,
                source: node.source,
                good: match node.source {
                    SEVERAL => run.graph.good_writes(event).into(),
                    _ => Box::default(),
                },
            }
        });
        let witness = witness.iter().copied();
        Prefix {
            events: events.collect(),
            witness: witness.filter(|&event| event < end).collect(),
        }
    }

    /// All events, with the witness that they have.
    pub fn whole<P: Program>(run: &Run<P>) -> Self {
        Prefix::of(run, run.end(), run.witness.events())
    }

    /// The event after all of it.
    pub fn end(&self) -> EventIndex {
        self.events.end()
    }

    /// The first of its events that the trace does not have.
    pub fn common<P: Program>(&self, run: &Run<P>) -> EventIndex {
        let is_made = |&(event, made): &(EventIndex, &Made)| {
            let node = run.graph.node(event);
            node.thread == made.thread
                && node.source == made.source
                && (made.source != SEVERAL || *run.graph.good_writes(event) == *made.good)
        };
        let both = self.events.entries().take(run.len());
        EventIndex::new(both.take_while(is_made).count())
    }

    /// Makes the event that the trace lacks next.
    pub fn make_next<P: Program>(&self, run: &mut Run<P>) -> Result<EventIndex, Halt> {
        let made = &self.events[run.end()];
        let event = match *run.pending(made.thread) {
            Pending::Access(access) if run.exists(made.thread) => match made.source {
                SEVERAL => run.push_choice(made.thread, access, made.good[0], Some(&made.good)),
                source => run.push(made.thread, access, source),
            }
            .ok(),
            _ => None,
        };
        let Some(event) = event else {
            return Err(Halt::Error(Error::SelfCheck(
                "a worker cannot make an event that another one has made".to_owned(),
            )));
        };
        let restart = |thread| *run.pending(thread) == Pending::Restart;
        let spawned = run.event(event).spawned();
        if restart(made.thread) || spawned.is_some_and(restart) {
            return Err(Halt::StartOver);
        }
        Ok(event)
    }

    /// Makes all of it the trace, which keeps what it has of it.
    pub fn make<P: Program>(&self, run: &mut Run<P>) -> Result<(), Halt> {
        run.truncate(self.common(run));
        while run.len() < self.events.len() {
            self.make_next(run)?;
        }
        self.set_witness(run);
        Ok(())
    }

    /// Makes its witness that of the trace, which has just its events.
    pub fn set_witness<P: Program>(&self, run: &mut Run<P>) {
        run.set_witness(self.witness.iter().copied());
    }
}

portable!(struct Made { thread, source, good });
portable!(struct Prefix { events, witness });
