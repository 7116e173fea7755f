//! What there is to say where several algorithms took turns.

use quotient::{Report, Tried};
use serde::Serialize;

use crate::progress::grouped;

/// What one of them has done.
#[derive(Serialize)]
pub struct Object {
    algorithm: &'static str,
    steps: u64,
    executions: u64,
}

/// All that took turns.
pub fn objects(report: &Report) -> Vec<Object> {
    let object = |tried: &Tried| Object {
        algorithm: tried.algorithm.name(),
        steps: tried.steps,
        executions: tried.executions,
    };
    let tried = report.chosen.iter().flat_map(|chosen| &chosen.tried);
    tried.map(object).collect()
}

/// The same in a line.
pub fn line(report: &Report) -> Option<String> {
    let chosen = report.chosen.as_ref()?;
    let done = |tried: &Tried| {
        format!(
            "{} {} steps in {} executions",
            tried.algorithm,
            grouped(tried.steps),
            grouped(tried.executions)
        )
    };
    let done: Vec<String> = chosen.tried.iter().map(done).collect();
    Some(format!("turns: {}", done.join(", ")))
}

/// What was not looked for everywhere, since the one that answered cannot tell it.
pub fn note(report: &Report) -> Option<String> {
    let chosen = report.chosen.as_ref()?;
    let answered = chosen.answered;
    if answered.finds_races() {
        return None;
    }
    let others = chosen.tried.iter();
    let mut others = others.filter(|tried| tried.algorithm.finds_races());
    let other = others.next()?;
    Some(format!(
        "data races and memory orders were looked for in the first {} executions of {other} only, since {answered} had \
         less left to do: -a {other} looks in all of them",
        grouped(other.executions),
        other = other.algorithm,
    ))
}
