//! What is to be drawn of a program's schedules, and what was: the data of [`crate::sampling`].

/// How schedules are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Priorities of threads, with some changes: finds bugs up to a depth with a known chance.
    Pct {
        /// The depth: one more than there are changes.
        depth: u32,
    },
    /// Priorities of steps, drawn anew where steps conflict.
    Pos,
    /// Uniform over the orders at a variable.
    Surw,
    /// Walks through a tree that has every execution once, which tell how many there are.
    Survey,
}

/// How many schedules are to be drawn, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sampling {
    /// How.
    pub strategy: Strategy,
    /// All that is drawn follows from it.
    pub seed: u64,
    /// How many.
    pub schedules: u64,
    /// None is begun after so many events.
    pub events: Option<u64>,
}

/// What was drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampled {
    /// How schedules were drawn.
    pub strategy: Strategy,
    /// From which seed.
    pub seed: u64,
    /// How many.
    pub schedules: u64,
    /// The most threads that any had.
    pub threads: u64,
    /// The most events that any had.
    pub steps: u64,
    /// The least chance of having met a bug of the depth that was asked for, if there is one in executions with no more
    /// threads and events than these; for [`Strategy::Pct`].
    pub chance: Option<f64>,
    /// How many executions there are; for [`Strategy::Survey`].
    pub space: Option<Space>,
}

/// About how many executions there are of which no two differ only in the order of independent steps.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Space {
    /// The estimate.
    pub executions: f64,
    /// The least that is likely, by how much the walks differ.
    pub low: f64,
    /// Likewise the most. Nothing if they differ too much for that: what they missed may be by far the larger part.
    pub high: Option<f64>,
}

impl Sampled {
    /// Nothing yet.
    pub(crate) fn new(sampling: &Sampling) -> Self {
        Sampled {
            strategy: sampling.strategy,
            seed: sampling.seed,
            schedules: 0,
            threads: 0,
            steps: 0,
            chance: None,
            space: None,
        }
    }
}
