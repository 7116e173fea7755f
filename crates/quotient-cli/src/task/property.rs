//! The properties that a task can ask for, and what a failure says of each.

use quotient::{Failure, FailureKind};

use crate::args::Leaks;

/// What is asked of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    Unreachable,
    NoDataRace,
    NoOverflow,
    Memory,
    OnePart(Part),
    Cleanup,
    Termination,
}

/// The parts of memory safety, each of which may also be asked for by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Deref,
    Free,
    Memtrack,
}

impl Part {
    const ALL: [Part; 3] = [Part::Deref, Part::Free, Part::Memtrack];

    pub fn name(self) -> &'static str {
        match self {
            Part::Deref => "valid-deref",
            Part::Free => "valid-free",
            Part::Memtrack => "valid-memtrack",
        }
    }

    /// The part that a failure violates.
    pub fn of(kind: FailureKind) -> Option<Part> {
        match kind {
            FailureKind::Memory => Some(Part::Deref),
            FailureKind::Free => Some(Part::Free),
            FailureKind::Leak => Some(Part::Memtrack),
            _ => None,
        }
    }
}

impl Asked {
    /// What the property of that name asks, if it is known.
    pub fn new(name: &str) -> Option<Asked> {
        match name {
            "unreach-call" => Some(Asked::Unreachable),
            "no-data-race" => Some(Asked::NoDataRace),
            "no-overflow" => Some(Asked::NoOverflow),
            "valid-memsafety" => Some(Asked::Memory),
            "valid-memcleanup" => Some(Asked::Cleanup),
            "termination" => Some(Asked::Termination),
            name => {
                let part = Part::ALL.into_iter().find(|part| part.name() == name);
                part.map(Asked::OnePart)
            }
        }
    }

    /// Which memory must have been freed.
    pub fn leaks(self) -> Option<Leaks> {
        match self {
            Asked::Memory | Asked::OnePart(Part::Memtrack) => Some(Leaks::Lost),
            Asked::Cleanup => Some(Leaks::All),
            _ => None,
        }
    }

    /// Whether a failure violates it. A program that has `reach_error` names by that what must not be reached; in older ones it is any
    /// assertion.
    pub fn violated_by(self, failure: &Failure, names_error: bool) -> bool {
        let kind = failure.kind;
        match self {
            Asked::Unreachable if names_error => kind == FailureKind::Abort,
            Asked::Unreachable => matches!(kind, FailureKind::Abort | FailureKind::Assertion),
            Asked::NoDataRace => kind == FailureKind::Race,
            Asked::NoOverflow => kind == FailureKind::Overflow,
            Asked::Memory => Part::of(kind).is_some(),
            Asked::OnePart(part) => Part::of(kind) == Some(part),
            Asked::Cleanup => kind == FailureKind::Leak,
            Asked::Termination => kind == FailureKind::Livelock,
        }
    }

    /// Whether a failure that does not violate it leaves it open: what the program does after that has
    /// no meaning, and was not explored. An end is an end, and who waits does nothing.
    pub fn left_open_by(self, failure: &Failure) -> bool {
        match failure.kind {
            FailureKind::Assertion
            | FailureKind::Abort
            | FailureKind::Leak
            | FailureKind::Race
            | FailureKind::Livelock => false,
            FailureKind::Deadlock => self == Asked::Termination,
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_violate_what_they_are_about() {
        let violated = |name: &str, kind: FailureKind| {
            let asked = Asked::new(name).unwrap();
            asked.violated_by(&Failure::new(kind, "something"), false)
        };
        assert!(violated("valid-memsafety", FailureKind::Memory));
        assert!(violated("valid-deref", FailureKind::Memory));
        assert!(!violated("valid-deref", FailureKind::Free));
        assert!(violated("valid-memsafety", FailureKind::Free));
        assert!(violated("valid-free", FailureKind::Free));
        assert!(violated("valid-memtrack", FailureKind::Leak));
        assert!(violated("valid-memcleanup", FailureKind::Leak));
        assert!(!violated("unreach-call", FailureKind::Leak));
        assert!(violated("no-overflow", FailureKind::Overflow));
        assert!(violated("termination", FailureKind::Livelock));
        assert!(!violated("termination", FailureKind::Deadlock));
        let unreachable = Asked::new("unreach-call").unwrap();
        let assertion = Failure::new(FailureKind::Assertion, "something");
        assert!(unreachable.violated_by(&assertion, false));
        assert!(!unreachable.violated_by(&assertion, true));
        assert_eq!(Asked::new("coverage-branches"), None);
        assert_eq!(Part::of(Failure::double_free().kind), Some(Part::Free));
    }
}
