//! What there is to say of schedules that were drawn at random.

use quotient::{Sampled, Strategy};
use serde::Serialize;

use super::Outcome;
use crate::drawing;
use crate::progress::grouped;

/// What was drawn, as it stands in the JSON report.
#[derive(Serialize)]
pub struct Object {
    strategy: &'static str,
    seed: u64,
    schedules: u64,
    threads: u64,
    steps: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chance: Option<f64>,
}

impl Object {
    pub fn of(outcome: &Outcome) -> Option<Self> {
        let sampled = outcome.report.sampled?;
        Some(Object {
            strategy: drawing::name(sampled.strategy),
            seed: sampled.seed,
            schedules: sampled.schedules,
            threads: sampled.threads,
            steps: sampled.steps,
            depth: depth(&sampled),
            chance: sampled.chance,
        })
    }
}

fn depth(sampled: &Sampled) -> Option<u32> {
    match sampled.strategy {
        Strategy::Pct { depth } => Some(depth),
        _ => None,
    }
}

/// The way a program was searched: an algorithm, or how schedules were drawn.
pub fn way(outcome: &Outcome) -> &'static str {
    match outcome.report.sampled {
        Some(sampled) => drawing::name(sampled.strategy),
        None => outcome.algorithm.name(),
    }
}

/// Why a search that draws schedules is not the last word.
pub fn reason(outcome: &Outcome) -> String {
    let schedules = outcome
        .report
        .sampled
        .map_or(0, |sampled| sampled.schedules);
    format!(
        "{} were drawn at random, and not all explored",
        count(schedules)
    )
}

/// What the schedules say.
pub fn notes(outcome: &Outcome) -> Vec<String> {
    let Some(sampled) = outcome.report.sampled else {
        return Vec::new();
    };
    let drawn = count(sampled.schedules);
    let seed = sampled.seed;
    let mut notes = Vec::new();
    if !outcome.report.violations.is_empty() {
        notes.push(format!("drawn at random: {drawn}, from seed {seed}"));
    } else if let (Some(depth), Some(chance)) = (depth(&sampled), sampled.chance) {
        notes.push(format!(
            "a bug of depth {depth} would have been met with a chance of at least {} (at most {} threads and {} steps)",
            percent(chance),
            grouped(sampled.threads),
            grouped(sampled.steps)
        ));
    }
    notes
}

fn count(schedules: u64) -> String {
    match schedules {
        1 => "1 schedule".to_owned(),
        n => format!("{} schedules", grouped(n)),
    }
}

/// A chance, never as more than it is.
fn percent(chance: f64) -> String {
    let percent = chance * 100.0;
    match percent {
        p if p >= 1.0 => format!("{:.1} %", (p * 10.0).floor() / 10.0),
        p if p >= 0.001 => format!("{:.3} %", (p * 1e3).floor() / 1e3),
        p => format!("{p:.0e} %"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_not_rounded_up() {
        assert_eq!(percent(0.99999), "99.9 %");
        assert_eq!(percent(0.0129), "1.2 %");
        assert_eq!(percent(0.000_129), "0.012 %");
        assert_eq!(percent(2e-9), "2e-7 %");
    }
}
