//! Is there an execution in which the reads read from what they should? The witness machinery of
//! the algorithms that choose where reads read from.
//!
//! The question is about a partial trace, a [`Graph`] to which events are added one by one. With
//! one source for each read it is GetWitness of the reads-from paper (Section 5):
//!
//! | phase | module | answers |
//! |---|---|---|
//! | I | [`saturate`] | "no", when what every such execution must respect is cyclic |
//! | | [`linearize`] | "yes", with the execution, when walking along a guide succeeds |
//! | II | [`coherence`] | "yes", when the writes can be ordered as in the guide |
//! | III | [`verify_sc`] | always, in time polynomial in the events for a fixed number of threads |
//!
//! With several good writes for a read it is VerifySC of the reads-value-from paper (Section 4):
//! [`closure`] takes the place of phase I, with the rules of [`rules`], [`verify_sc`] is the rest. Phase I and the closure
//! are done as events are added, on one order. [`looks`] has places where nothing is to be decided. What reads and writes mean is
//! the caller's business. [`visited`] has the states that searches have been in, here and in [`crate::view`].

mod closure;
mod coherence;
pub(crate) mod graph;
mod linearize;
mod looks;
mod places;
pub(crate) mod rules;
mod saturate;
mod sequence;
#[cfg(test)]
mod tests;
mod verify_sc;
mod visited;

pub(crate) use graph::{Graph, NONE, NewEvent, SEVERAL, Writer};
pub(crate) use linearize::{Decided, Linearizer};
pub(crate) use places::{Place, Writes};
pub(crate) use saturate::Contradiction;
pub(crate) use sequence::{Position, Sequence};
pub(crate) use verify_sc::VerifySc;
pub(crate) use visited::Visited;
