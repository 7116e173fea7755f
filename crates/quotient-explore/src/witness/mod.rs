//! Is there an execution in which the reads read from what they should? The witness machinery of
//! the algorithms that choose where reads read from.
//!
//! The question is about a partial trace, a [`Graph`] to which events are added one by one. With
//! one source for each read it is GetWitness of the reads-from paper (Section 5):
//!
//! | phase | module | answers |
//! |---|---|---|
//! | I | [`saturate`] | "no", when what every such execution must respect is cyclic |
//! | II | [`linearize`], guided | "yes", with the execution, when following a guide succeeds |
//! | III | [`linearize`], decision | always, in time polynomial in the events for a fixed number of threads |
//!
//! With several good writes for a read it is VerifySC of the reads-value-from paper (Section 4):
//! [`closure`] takes the place of phase I, [`verify_sc`] that of the others. Phase I and the closure
//! are done as events are added, on one order. What reads and writes mean is the caller's business.

mod closure;
pub(crate) mod graph;
mod linearize;
mod saturate;
#[cfg(test)]
mod tests;
mod verify_sc;

pub(crate) use graph::{Graph, NONE, NewEvent, Place, Writes};
pub(crate) use linearize::{Decided, Linearizer};
pub(crate) use saturate::Contradiction;
pub(crate) use verify_sc::VerifySc;

use std::time::{Duration, Instant};

/// How consistency was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WitnessStatistics {
    /// Checks asked for.
    pub checks: u64,
    /// Refuted by saturation (phase I).
    pub saturation_refuted: u64,
    /// Answered by following the guide (phase II).
    pub guide_found: u64,
    /// Answered "yes" by the decision procedure (phase III).
    pub decision_found: u64,
    /// Answered "no" by the decision procedure (phase III).
    pub decision_refuted: u64,
    /// What each phase took, if it was measured.
    pub times: Option<PhaseTimes>,
}

/// The time spent in each phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PhaseTimes {
    /// Adding the events in question to the saturated order (phase I).
    pub saturation: Duration,
    /// Following the guide (phase II).
    pub guide: Duration,
    /// The decision procedure (phase III).
    pub decision: Duration,
}

/// Does the work, and adds what it took to `total` if that is wanted.
#[inline]
pub(crate) fn timed<T>(total: Option<&mut Duration>, work: impl FnOnce() -> T) -> T {
    let Some(total) = total else { return work() };
    let started = Instant::now();
    let done = work();
    *total += started.elapsed();
    done
}
