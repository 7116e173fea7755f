//! What the variables of an execution hold after each of its steps, as far as the steps tell.
//!
//! A variable that is read before it is written held that value from the beginning. Variables that libraries keep for
//! themselves have no name that the program knows.

use quotient::{TraceStep, Value, Violation};

use super::memory::MemoryNames;
use super::step::value_in_words;
use super::{Pointers, calls};

/// The variables, and when they change.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variables {
    /// Their names, in the order in which they are met.
    pub names: Vec<String>,
    /// What the program calls each, if it knows of it.
    pub own: Vec<Option<String>>,
    /// What each holds at first, if that shows.
    pub at_first: Vec<Option<String>>,
    /// For each step the variable that it touches and what that holds then.
    pub changes: Vec<Option<(usize, String)>>,
}

impl Variables {
    /// Those of a violation's execution.
    pub fn of(violation: &Violation, pointers: &Pointers) -> Self {
        let mut variables = Variables::default();
        for step in &violation.trace {
            let change = variables.touched(step, pointers);
            variables.changes.push(change);
        }
        variables.own = own(violation, &variables);
        variables
    }

    fn touched(&mut self, step: &TraceStep, pointers: &Pointers) -> Option<(usize, String)> {
        let name = step.target.as_ref()?;
        let (before, after) = match step.operation {
            // Their targets are threads.
            "spawn" | "join" => return None,
            "lock" | "trylock" => (None, format!("held by {}", step.thread)),
            "unlock" | "init mutex" | "release" => (None, "free".to_owned()),
            "destroy mutex" => (None, "destroyed".to_owned()),
            "free" => (None, "freed".to_owned()),
            _ => {
                let words = |value: Option<Value>, typed: &Option<String>| {
                    let shown = typed.clone();
                    value.map(|value| shown.unwrap_or_else(|| value_in_words(value, pointers)))
                };
                let read = words(step.read, &step.read_as);
                let written = words(step.written, &step.written_as);
                (read.clone(), written.or(read)?)
            }
        };
        let known = self.names.iter().position(|known| known == name);
        let at = known.unwrap_or_else(|| {
            self.names.push(name.clone());
            self.at_first.push(before);
            self.names.len() - 1
        });
        Some((at, after))
    }

    /// All that is known after so many steps: number, value, and whether the last of the steps changed it.
    pub fn after(&self, steps: usize) -> impl Iterator<Item = (usize, &str, bool)> {
        let mut values: Vec<Option<&str>> = self.at_first.iter().map(Option::as_deref).collect();
        let mut changed = None;
        for change in &self.changes[..steps] {
            changed = None;
            if let Some((at, value)) = change {
                let before = values[*at].replace(value);
                changed = (before != Some(value)).then_some(*at);
            }
        }
        let values = values.into_iter().enumerate();
        values.filter_map(move |(at, value)| Some((at, value?, changed == Some(at))))
    }
}

/// What the program calls each variable. An object of a library is a variable of the program's if it is no more than one
/// to the library, as an atomic is, and its calls are not told in words of their own.
fn own(violation: &Violation, variables: &Variables) -> Vec<Option<String>> {
    let memory = MemoryNames::of(violation);
    let wholes: Vec<String> = variables
        .names
        .iter()
        .map(|name| calls::whole(name))
        .collect();
    let named = variables.names.iter().zip(&wholes).enumerate();
    let own = named.map(|(at, (name, whole))| {
        let parts = wholes.iter().filter(|other| *other == whole).count();
        let mut touching = violation.trace.iter().zip(&variables.changes);
        let inside = touching.any(|(step, change)| {
            let touched = change.as_ref().filter(|(variable, _)| *variable == at);
            touched
                .is_some_and(|(_, value)| calls::is_table(value) || calls::is_inside_of_call(step))
        });
        (parts == 1 && !inside && !calls::is_of_library(whole) && !memory.are_insides(name))
            .then(|| memory.in_text(whole))
    });
    own.collect()
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn values_follow_the_steps() {
        let variables = Variables::of(&samples::violation(), &Pointers::new());
        let after = |steps| variables.after(steps).collect::<Vec<_>>();
        assert_eq!(variables.own, [Some("x".to_owned())]);
        assert_eq!(after(0), [(0, "0", false)]);
        assert_eq!(after(2), [(0, "0", false)]);
        assert_eq!(after(3), [(0, "1", true)]);
        assert_eq!(after(4), [(0, "1", false)]);
    }

    #[test]
    fn a_mutex_is_held_by_somebody() {
        let mut violation = samples::violation();
        let step = |operation| samples::step("main/1", 3, operation, "m", None, None);
        violation.trace = vec![step("lock"), step("unlock"), step("trylock failed")];
        let variables = Variables::of(&violation, &Pointers::new());
        assert_eq!(variables.after(0).count(), 0);
        assert_eq!(variables.after(1).next(), Some((0, "held by main/1", true)));
        assert_eq!(variables.after(3).next(), Some((0, "free", false)));
    }

    #[test]
    fn what_a_library_keeps_has_no_name() {
        let mut violation = samples::violation();
        let step = |target| samples::step("main/1", 3, "write", target, None, Some(1));
        let targets = [
            "flag._M_i",
            "rw.__data.word",
            "rw.__data.writers",
            "wake-up of main/1",
            "p.x",
        ];
        violation.trace = targets.map(step).into();
        let variables = Variables::of(&violation, &Pointers::new());
        let own: Vec<Option<&str>> = variables.own.iter().map(Option::as_deref).collect();
        assert_eq!(own, [Some("flag"), None, None, None, Some("p.x")]);
    }
}
