//! A step of an execution, as the user names it: by its number, or by a place in the source.

use std::fmt;
use std::str::FromStr;

use crate::report::story::Line;

/// Up to where an execution is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Until {
    /// So many steps.
    Step(usize),
    /// The first step at a line of a file, which may be given by the end of its path.
    Place(String, u32),
}

impl Until {
    /// How many events of the trace that are, of an execution with these steps. `None` if there is no such step.
    pub fn end(&self, steps: &[Line]) -> Option<usize> {
        let at = match self {
            Until::Step(number) => number.checked_sub(1)?,
            Until::Place(file, line) => steps.iter().position(|step| {
                let source = step.source.as_ref();
                source.is_some_and(|source| source.line == *line && source.file.ends_with(file))
            })?,
        };
        steps.get(at)?.steps.last().map(|last| last + 1)
    }
}

impl FromStr for Until {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(number) = text.parse() {
            return Ok(Until::Step(number));
        }
        let place = text.rsplit_once(':');
        place
            .and_then(|(file, line)| Some(Until::Place(file.to_owned(), line.parse().ok()?)))
            .ok_or_else(|| "give the number of a step, or a place such as prog.c:12".to_owned())
    }
}

impl fmt::Display for Until {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Until::Step(number) => write!(f, "{number}"),
            Until::Place(file, line) => write!(f, "{file}:{line}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_by_number_and_by_place() {
        assert_eq!("7".parse(), Ok(Until::Step(7)));
        assert_eq!("a.c:12".parse(), Ok(Until::Place("a.c".to_owned(), 12)));
        assert!("soon".parse::<Until>().is_err());
    }
}
