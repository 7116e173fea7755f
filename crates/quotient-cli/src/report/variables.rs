//! What the variables of an execution hold after each of its steps, as far as the steps tell.
//!
//! A variable that is read before it is written held that value from the beginning.

use quotient::{TraceStep, Value, Violation};

use super::Pointers;
use super::step::value_in_words;

/// The variables, and when they change.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variables {
    /// Their names, in the order in which they are met.
    pub names: Vec<String>,
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

    /// All that is known after so many steps: name, value, and whether the last of the steps changed it.
    pub fn after(&self, steps: usize) -> impl Iterator<Item = (&str, &str, bool)> {
        let mut values: Vec<Option<&str>> = self.at_first.iter().map(Option::as_deref).collect();
        let mut changed = None;
        for change in &self.changes[..steps] {
            changed = None;
            if let Some((at, value)) = change {
                let before = values[*at].replace(value);
                changed = (before != Some(value)).then_some(*at);
            }
        }
        let named = self.names.iter().zip(values).enumerate();
        named.filter_map(move |(at, (name, value))| Some((&**name, value?, changed == Some(at))))
    }
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn values_follow_the_steps() {
        let variables = Variables::of(&samples::violation(), &Pointers::new());
        let after = |steps| variables.after(steps).collect::<Vec<_>>();
        assert_eq!(after(0), [("x", "0", false)]);
        assert_eq!(after(2), [("x", "0", false)]);
        assert_eq!(after(3), [("x", "1", true)]);
        assert_eq!(after(4), [("x", "1", false)]);
    }

    #[test]
    fn a_mutex_is_held_by_somebody() {
        let mut violation = samples::violation();
        let step = |operation| samples::step("main/1", 3, operation, "m", None, None);
        violation.trace = vec![step("lock"), step("unlock"), step("trylock failed")];
        let variables = Variables::of(&violation, &Pointers::new());
        assert_eq!(variables.after(0).count(), 0);
        assert_eq!(
            variables.after(1).next(),
            Some(("m", "held by main/1", true))
        );
        assert_eq!(variables.after(3).next(), Some(("m", "free", false)));
    }
}
