//! What the explorers can tell of how they went, besides how much they explored.

use std::time::{Duration, Instant};

/// What an algorithm tells of itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statistics {
    /// How `rf` decided consistency.
    Sources(WitnessStatistics),
    /// How `rvf` did, by VerifySC.
    Values(WitnessStatistics),
    /// What the annotated partial orders of `vc` and `dc` took.
    Orders(OrderStatistics),
    /// How `view` found next-steps, and decided them.
    Views(ViewStatistics),
}

/// What was made of threads that do the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymmetryStatistics {
    /// How often a group of at least two such threads was created.
    pub groups: u64,
    /// How often two of them were told apart, and what they had done was not tried the other way around.
    pub left_out: u64,
    /// Groups given up, since something told their threads apart.
    pub given_up: u64,
}

impl SymmetryStatistics {
    /// Both together, of two workers.
    pub(crate) fn with(self, other: SymmetryStatistics) -> SymmetryStatistics {
        SymmetryStatistics {
            groups: self.groups + other.groups,
            left_out: self.left_out + other.left_out,
            given_up: self.given_up.max(other.given_up),
        }
    }
}

impl Statistics {
    /// Both together, of two workers.
    pub(crate) fn with(self, other: Statistics) -> Statistics {
        match (self, other) {
            (Statistics::Sources(one), Statistics::Sources(other)) => {
                Statistics::Sources(one.with(other))
            }
            (one, _) => one,
        }
    }
}

impl WitnessStatistics {
    fn with(self, other: WitnessStatistics) -> WitnessStatistics {
        let times = self.times.zip(other.times).map(|(one, other)| PhaseTimes {
            saturation: one.saturation + other.saturation,
            guide: one.guide + other.guide,
            coherence: one.coherence + other.coherence,
            decision: one.decision + other.decision,
        });
        WitnessStatistics {
            checks: self.checks + other.checks,
            saturation_refuted: self.saturation_refuted + other.saturation_refuted,
            guide_found: self.guide_found + other.guide_found,
            coherence_found: self.coherence_found + other.coherence_found,
            decision_found: self.decision_found + other.decision_found,
            decision_refuted: self.decision_refuted + other.decision_refuted,
            times,
        }
    }
}

/// How consistency was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WitnessStatistics {
    /// Checks asked for.
    pub checks: u64,
    /// Refuted by saturation (phase I).
    pub saturation_refuted: u64,
    /// Answered by walking along the guide.
    pub guide_found: u64,
    /// Answered by ordering the writes as in the guide (phase II).
    pub coherence_found: u64,
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
    /// Walking along the guide.
    pub guide: Duration,
    /// Ordering the writes as in the guide (phase II).
    pub coherence: Duration,
    /// The decision procedure (phase III).
    pub decision: Duration,
}

/// What the annotated partial orders took, in all starts of the exploration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OrderStatistics {
    /// Traces met that are maximal.
    pub maximal: u64,
    /// Traces met that are not.
    pub partial: u64,
    /// How often an order was closed.
    pub closures: u64,
    /// How often that failed: no execution is like this.
    pub refused: u64,
    /// How often both answers to a question were tried: which of two events comes first, or from which
    /// side a read reads.
    pub questions: u64,
    /// The edges that each rule of the closure has inserted.
    pub edges: [u64; 3],
    /// What closing took, if it was measured.
    pub time: Option<Duration>,
}

/// How next-steps were found and decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ViewStatistics {
    /// Next-steps formed: an event, and another outcome that it could have.
    pub formed: u64,
    /// Next-steps refused as redundant: some class has them, or they were looked at before.
    pub redundant: u64,
    /// Sets of events of which it was asked whether they can happen together.
    pub checks: u64,
    /// How many of them can.
    pub realisable: u64,
    /// The time spent on these questions, if it was measured.
    pub time: Option<Duration>,
}

impl ViewStatistics {
    /// Both together, of two workers.
    pub(crate) fn with(self, other: ViewStatistics) -> ViewStatistics {
        ViewStatistics {
            formed: self.formed + other.formed,
            redundant: self.redundant + other.redundant,
            checks: self.checks + other.checks,
            realisable: self.realisable + other.realisable,
            time: self.time.zip(other.time).map(|(one, other)| one + other),
        }
    }
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
