//! What orders the steps of different threads in an execution: who reads what another wrote, who takes a mutex after
//! another, who creates and who joins whom. Of use where an execution is drawn.

use std::collections::HashMap;

use quotient::{TraceStep, Violation};
use serde::Serialize;

/// An arrow from one step to a later one of another thread.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Debug)]
pub struct Link {
    pub from: usize,
    pub to: usize,
    pub kind: char,
}

impl Link {
    /// The second reads what the first has written.
    pub const READS: char = 'r';
    /// The first lets the second go on: an unlock and a lock, an end and a join.
    pub const SYNCHRONISES: char = 's';
    /// The first has created the thread of the second.
    pub const CREATES: char = 'c';
}

/// The arrows of an execution, in the order of the steps that they lead to.
pub fn links(violation: &Violation) -> Vec<Link> {
    let trace = &violation.trace;
    let mut found = Vec::new();
    let mut written: HashMap<&str, usize> = HashMap::new();
    let mut released: HashMap<&str, usize> = HashMap::new();
    let mut spawned: HashMap<&str, usize> = HashMap::new();
    let mut last: HashMap<&str, usize> = HashMap::new();
    let between = |from: usize, to: usize| trace[from].thread != trace[to].thread;
    for (at, step) in trace.iter().enumerate() {
        let mut add = |from: Option<&usize>, kind| {
            if let Some(&from) = from.filter(|&&from| between(from, at)) {
                found.push(Link { from, to: at, kind });
            }
        };
        if !last.contains_key(&*step.thread) {
            add(spawned.get(&*step.thread), Link::CREATES);
        }
        if let Some(target) = step.target.as_deref() {
            match step.operation {
                "spawn" => _ = spawned.insert(target, at),
                "join" => add(last.get(target), Link::SYNCHRONISES),
                "lock" | "trylock" => add(released.get(target), Link::SYNCHRONISES),
                "unlock" | "release" => _ = released.insert(target, at),
                _ => {}
            }
            if step.read.is_some() {
                add(written.get(target), Link::READS);
            }
            if writes(step) {
                written.insert(target, at);
            }
        }
        last.insert(&step.thread, at);
    }
    found
}

fn writes(step: &TraceStep) -> bool {
    step.written.is_some()
}

#[cfg(test)]
mod tests {
    use super::super::samples::{self, step};
    use super::*;

    #[test]
    fn steps_of_different_threads_are_ordered_by_what_they_have_in_common() {
        let mut violation = samples::violation();
        violation.trace = vec![
            step("main", 1, "write", "x", None, Some(1)),
            step("main", 2, "spawn", "main/1", None, None),
            step("main/1", 3, "lock", "m", None, None),
            step("main/1", 4, "read", "x", Some(1), None),
            step("main/1", 5, "unlock", "m", None, None),
            step("main", 6, "lock", "m", None, None),
            step("main", 7, "read", "x", Some(1), None),
            step("main", 8, "join", "main/1", None, None),
        ];
        let link = |from, to, kind| Link { from, to, kind };
        assert_eq!(
            links(&violation),
            [
                link(1, 2, Link::CREATES),
                link(0, 3, Link::READS),
                link(4, 5, Link::SYNCHRONISES),
                link(4, 7, Link::SYNCHRONISES),
            ]
        );
    }
}
