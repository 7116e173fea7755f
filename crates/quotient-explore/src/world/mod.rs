//! The world of a program under exploration: its threads, its memory, and the events of the current
//! execution, which can all be taken back.
//!
//! [`trace`] is for the searches that reverse races, and grows and shrinks by the last event. [`run`] is for
//! those that choose where reads read from, and has a witness that changes with every choice.

pub(crate) mod awaits;
pub(crate) mod current;
pub(crate) mod learnt;
pub(crate) mod run;
mod spinning;
mod states;
pub(crate) mod trace;
