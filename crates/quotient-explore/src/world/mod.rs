//! The current execution of a program under exploration: its events and the states of its threads, over a
//! [`quotient_model::World`] that has the rest, all of which can be taken back.
//!
//! [`trace`] is for the searches that reverse races, and grows and shrinks by the last event. [`run`] is for
//! those that choose where reads read from, and has a witness that changes with every choice.

mod awaited;
mod awaits;
mod counters;
mod current;
mod learnt;
pub(crate) mod run;
mod slots;
mod states;
pub(crate) mod trace;
pub(crate) mod twins;

pub(crate) use awaited::Awaited;
pub(crate) use awaits::Await;
pub(crate) use counters::{Counters, as_read_modify_write};
pub(crate) use current::{Current, HappenedIndex, left_behind};
pub(crate) use learnt::{Learnt, observes_nothing};
pub(crate) use run::{Outcome, Run, is_lock};
pub(crate) use trace::Trace;
