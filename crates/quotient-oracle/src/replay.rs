//! Whether a claimed execution is one: it is run again, event by event.

use std::collections::HashMap;
use std::fmt;

use quotient_model::{Access, Event, Execution, Named, Program, ThreadId, Threads};

use crate::machine::{Halt, Machine};

/// The first event of a claimed execution that cannot happen as claimed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible {
    /// Its place in the execution.
    pub step: usize,
    /// What is wrong with it.
    pub reason: Reason,
}

/// Why an event cannot happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Its thread does not exist, waits, has ended, or fails here.
    CannotMove,
    /// Its thread does something else here.
    Does(Event),
    /// The front end gives up.
    Program(String),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {} cannot happen: ", self.step)?;
        match &self.reason {
            Reason::CannotMove => f.write_str("its thread cannot move"),
            Reason::Does(event) => write!(
                f,
                "its thread does {:?} (observes {}, writes {:?}) as event {}",
                event.access, event.observed, event.written, event.id
            ),
            Reason::Program(message) => f.write_str(message),
        }
    }
}

/// Runs the program along `execution` and compares every event.
///
/// The two sides may number threads differently: a claimed spawn says which number stands for
/// which thread.
pub(crate) fn replay<P: Program>(program: P, execution: &Execution) -> Result<(), Impossible> {
    let program = &mut Named::new(program);
    let mut threads = Threads::new();
    let mut machine = Machine::new(program);
    let mut ours = HashMap::from([(ThreadId::MAIN, ThreadId::MAIN)]);
    let mut section = (ThreadId::MAIN, 0);
    for (step, claimed) in execution.events.iter().enumerate() {
        let stop = |reason| Impossible { step, reason };
        let cannot_move = || stop(Reason::CannotMove);
        let gives_up = |halt: Halt| match halt {
            Halt::Program(diagnostic) => stop(Reason::Program(diagnostic.message)),
            Halt::StartOver => stop(Reason::Program("the program starts over".to_owned())),
        };
        let thread = *ours.get(&claimed.id.thread).ok_or_else(cannot_move)?;
        if !machine
            .enabled(program)
            .map_err(gives_up)?
            .contains(&thread)
        {
            return Err(cannot_move());
        }
        // Nobody else moves before an atomic section is at its end.
        let (within, began) = section;
        if began != 0 && began == machine.section(program, within) && within != thread {
            return Err(cannot_move());
        }
        section = (thread, machine.section(program, thread));
        machine
            .perform(program, &mut threads, thread)
            .map_err(|diagnostic| gives_up(diagnostic.into()))?;
        let event = machine
            .execution()
            .events
            .get(step)
            .ok_or_else(cannot_move)?;
        if let (Some(theirs), Some(own)) = (claimed.spawned, event.spawned) {
            ours.insert(theirs, own);
        }
        if !alike(claimed, event, &ours) {
            return Err(stop(Reason::Does(event.clone())));
        }
    }
    Ok(())
}

/// Whether a claimed event is this one. What holds a thread's number is compared by the thread.
fn alike(claimed: &Event, event: &Event, ours: &HashMap<ThreadId, ThreadId>) -> bool {
    let numbers = matches!(
        event.access,
        Access::Spawn { .. } | Access::Lock { .. } | Access::TryLock { .. } | Access::Unlock { .. }
    );
    let access = match claimed.access {
        Access::Join { thread } => match ours.get(&thread) {
            Some(&thread) => Access::Join { thread },
            None => return false,
        },
        access => access,
    };
    access == event.access
        && claimed.id.index == event.id.index
        && claimed.spawned.is_some() == event.spawned.is_some()
        && if numbers {
            claimed.written.is_some() == event.written.is_some()
        } else {
            claimed.observed == event.observed && claimed.written == event.written
        }
}
