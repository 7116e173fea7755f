//! How schedules are drawn, as far as the command line says it: for `quotient sample` and `check --hunt`.

use clap::{Args, ValueEnum, value_parser};
use quotient::{Sampling, Strategy};

/// What to draw.
#[derive(Args, Clone, Copy, Debug)]
pub struct DrawingArgs {
    /// How schedules are drawn
    #[arg(long, value_enum, value_name = "NAME", default_value_t = Drawing::Pct)]
    pub strategy: Drawing,

    /// pct: how many pairs of steps have to come in a certain order for the bugs that are looked for
    #[arg(long, value_name = "D", default_value_t = 3, value_parser = value_parser!(u32).range(1..=20))]
    pub depth: u32,

    /// Draw from this seed: the same seed gives the same schedules
    #[arg(long, value_name = "N", default_value_t = SEED)]
    pub seed: u64,

    /// Draw so many schedules
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = value_parser!(u64).range(1..))]
    pub schedules: u64,
}

/// A strategy by name.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Drawing {
    /// Priorities of threads that change depth-1 times: finds bugs of that depth with a known chance
    Pct,
    /// Priorities of steps, drawn anew where steps conflict
    Pos,
    /// Uniform over the orders of the accesses of a variable
    Surw,
}

pub const SEED: u64 = 1;

/// So many events are drawn for each second of `--hunt`: about as many as an ordinary machine makes. A clock would make what is
/// found a matter of luck.
const EVENTS_A_SECOND: f64 = 2e6;

impl DrawingArgs {
    /// What is to be drawn.
    pub fn sampling(self) -> Sampling {
        Sampling {
            strategy: match self.strategy {
                Drawing::Pct => Strategy::Pct { depth: self.depth },
                Drawing::Pos => Strategy::Pos,
                Drawing::Surw => Strategy::Surw,
            },
            seed: self.seed,
            schedules: self.schedules,
            events: None,
        }
    }
}

/// What is drawn before a program is explored, in about so many seconds.
pub fn hunt(seconds: f64) -> Sampling {
    Sampling {
        strategy: Strategy::Surw,
        seed: SEED,
        schedules: u64::MAX,
        events: Some((seconds * EVENTS_A_SECOND) as u64),
    }
}

/// So many walks to tell how many executions there are.
pub fn survey(walks: u64, seed: u64) -> Sampling {
    Sampling {
        strategy: Strategy::Survey,
        seed,
        schedules: walks,
        events: None,
    }
}

/// The name of a strategy.
pub fn name(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Pct { .. } => "pct",
        Strategy::Pos => "pos",
        Strategy::Surw => "surw",
        Strategy::Survey => "survey",
    }
}

/// A time as `--hunt` has it: `5s`, or just `5`.
pub fn seconds(text: &str) -> Result<f64, String> {
    let number = text.strip_suffix('s').unwrap_or(text).parse::<f64>();
    match number {
        Ok(seconds) if seconds > 0.0 && seconds < 1e9 => Ok(seconds),
        _ => Err("not a time, such as 5s".to_owned()),
    }
}
