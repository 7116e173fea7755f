//! Locks that a program makes itself, of a word: taken by an exchange that waits until the word is free, given back by
//! a write of what it held then.
//!
//! To all others it makes no difference whether a thread takes such a word and gives it back, as it makes none with a
//! mutex ([`watching`](super::watching)): while the word is taken they can do nothing with it. This is so if nobody does anything else with the
//! word than to wait until it is free, to take it then, and to give it back, or look at it, having taken it. All must agree
//! what a free word holds. Whoever waits until the word is *not* something takes for granted what it holds when it is
//! taken, so then it must always be just that.

use quotient_model::{Access, Comparison, Location, Part, Value, portable};

/// What a thread does with a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Waits until it holds a value, or until it does not.
    Waits(Until),
    /// Takes it, after such a wait: what it held, and holds from now on.
    Takes(Until, Value, Value),
    /// Gives it back.
    Gives,
    /// Looks at what it has taken.
    Looks,
}

/// Until what a thread waits: that the word holds a value, or that it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Until {
    Is(Value),
    IsNot(Value),
}

impl Until {
    fn of(access: &Access) -> Option<Self> {
        let (until, mask) = match *access {
            Access::Await {
                until,
                mask,
                part: Part::WHOLE,
                ..
            } => (until, mask),
            Access::AwaitExchange {
                until,
                part: Part::WHOLE,
                ..
            } => (until, Value::MAX),
            _ => return None,
        };
        let all = Value::MAX >> (64 - u32::from(until.bits));
        match until.test {
            _ if mask & all != all => None,
            Comparison::Eq => Some(Until::Is(until.operand)),
            Comparison::Ne => Some(Until::IsNot(until.operand)),
            _ => None,
        }
    }
}

/// Words that a thread has taken, and what they held.
#[derive(Clone, Default, Debug)]
pub(super) struct Taken(Vec<(Location, Value)>);

impl Taken {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What an access, which observed this and has written that, does with its location, if that may be such a word.
    pub fn step(
        &mut self,
        access: &Access,
        observed: Value,
        written: Option<Value>,
    ) -> Option<Step> {
        let location = access.location()?;
        let place = self.0.iter().position(|word| word.0 == location);
        let written = match *access {
            Access::Write { value, .. } => Some(value),
            _ => written,
        };
        let until = Until::of(access);
        match (place, written) {
            (Some(place), Some(written)) => {
                let (_, free) = self.0.swap_remove(place);
                (written == free).then_some(Step::Gives)
            }
            (Some(_), None) => {
                matches!(access, Access::Read { .. } | Access::Await { .. }).then_some(Step::Looks)
            }
            (None, Some(written)) if written != observed => {
                let until = until?;
                self.0.push((location, observed));
                Some(Step::Takes(until, observed, written))
            }
            (None, Some(_)) => None,
            (None, None) => until.map(Step::Waits),
        }
    }
}

/// What those who use a word agree on.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Agreed {
    free: Option<Value>,
    taken: Option<Value>,
    /// It holds different values when it is taken.
    differs: bool,
    /// Somebody waits until it is not this.
    is_not: Option<Value>,
}

impl Agreed {
    /// Whether a step leaves it so that all agree.
    pub fn with(&mut self, step: Step) -> bool {
        let agree = |known: &mut Option<Value>, value| *known.get_or_insert(value) == value;
        let waits = |this: &mut Self, until| match until {
            Until::Is(value) => agree(&mut this.free, value),
            Until::IsNot(value) => agree(&mut this.is_not, value),
        };
        let agreed = match step {
            Step::Waits(until) => waits(self, until),
            Step::Takes(until, free, taken) => {
                self.differs |= !agree(&mut self.taken, taken);
                agree(&mut self.free, free) && waits(self, until)
            }
            Step::Gives | Step::Looks => true,
        };
        let kept_out = |value| !self.differs && self.taken.is_none_or(|taken| taken == value);
        agreed && self.is_not.is_none_or(kept_out)
    }
}

portable!(struct Agreed { free, taken, differs, is_not });
