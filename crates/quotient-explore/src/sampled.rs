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
        }
    }
}
