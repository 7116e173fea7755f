//! Locks that a program makes itself, of a word: taken by an exchange that finds it free, or waits until it is, given back by
//! a write of what it held then.
//!
//! To all others it makes no difference whether a thread takes such a word and gives it back, as it makes none with a
//! mutex ([`watching`](super::watching)): while the word is taken they can do nothing with it. This is so if nobody does anything else with the
//! word than to wait until it is free, to take it then, and to give it back, or look at it, having taken it. All must agree
//! what a free word holds. Whoever waits until the word is *not* something takes for granted what it holds when it is
//! taken, so then it must always be just that. The same holds for who looks at some of its bits (the one of a `bool`): those must
//! tell a free word from a taken one.
//!
//! Who finds the word free, or takes it, without having waited finds and does the same if others have not taken and given it back before.
//! Who finds it taken must make nothing of that: see [`attempts`](super::attempts).

use quotient_model::{Access, Comparison, Location, Part, Value, portable};

/// What a thread does with a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Waits until it holds a value, or until it does not.
    Waits(Until),
    /// Takes it, after such a wait or at one go: what it held, and holds from now on.
    Takes(Option<Until>, Value, Value),
    /// Gives it back.
    Gives,
    /// Looks at what it has taken.
    Looks,
    /// Looks at what it has not taken, and finds this.
    Finds(Value),
    /// Would have taken it, and leaves this, which it finds.
    Fails(Value),
}

/// Until what a thread waits: that the word holds a value, that it does not, or what it shows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Until {
    Is(Value),
    IsNot(Value),
    /// That some of its bits are these.
    Shows(Value, Value),
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
        let mask = mask & all;
        match until.test {
            Comparison::Eq if mask == all => Some(Until::Is(until.operand)),
            Comparison::Ne if mask == all => Some(Until::IsNot(until.operand)),
            Comparison::Eq => Some(Until::Shows(mask, until.operand)),
            Comparison::Ne if mask.is_power_of_two() => {
                Some(Until::Shows(mask, until.operand ^ mask))
            }
            _ => None,
        }
    }
}

/// Of who has taken more words no more is known.
const MOST: usize = 16;

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
            (None, Some(written)) => match access {
                Access::Write { .. } => None,
                Access::AwaitExchange { .. } if until.is_none() || written == observed => None,
                _ if written == observed => Some(Step::Fails(observed)),
                _ if self.0.len() == MOST => None,
                _ => {
                    self.0.push((location, observed));
                    Some(Step::Takes(until, observed, written))
                }
            },
            (None, None) => match access {
                Access::Read { .. } => Some(Step::Finds(observed)),
                Access::CompareExchange { .. } => Some(Step::Fails(observed)),
                _ => until.map(Step::Waits),
            },
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
    /// Somebody waits until these of its bits are so.
    mask: Option<Value>,
    bits: Option<Value>,
}

impl Agreed {
    /// Whether a step leaves it so that all agree.
    pub fn with(&mut self, step: Step) -> bool {
        let agree = |known: &mut Option<Value>, value| *known.get_or_insert(value) == value;
        let waits = |this: &mut Self, until| match until {
            Until::Is(value) => agree(&mut this.free, value),
            Until::IsNot(value) => agree(&mut this.is_not, value),
            Until::Shows(mask, bits) => agree(&mut this.mask, mask) & agree(&mut this.bits, bits),
        };
        let agreed = match step {
            Step::Waits(until) => waits(self, until),
            Step::Takes(until, free, taken) => {
                self.differs |= !agree(&mut self.taken, taken);
                agree(&mut self.free, free) && until.is_none_or(|until| waits(self, until))
            }
            Step::Gives | Step::Looks => true,
            // What is found first is taken for free.
            Step::Finds(found) => {
                if !agree(&mut self.free, found) {
                    self.differs |= !agree(&mut self.taken, found);
                }
                true
            }
            Step::Fails(found) => {
                self.differs |= !agree(&mut self.taken, found);
                self.free.is_some_and(|free| free != found)
            }
        };
        let kept_out = |value| !self.differs && self.taken.is_none_or(|taken| taken == value);
        let shows = |(mask, bits)| {
            !self.differs
                && self.free.is_none_or(|free| free & mask == bits)
                && self.taken.is_none_or(|taken| taken & mask != bits)
        };
        agreed && self.is_not.is_none_or(kept_out) && self.mask.zip(self.bits).is_none_or(shows)
    }

    /// Whether a step, which has been taken note of, has found that the word was taken by somebody else.
    pub fn finds_taken(&self, step: Step) -> bool {
        match step {
            Step::Finds(found) => self.free != Some(found),
            Step::Fails(_) => true,
            _ => false,
        }
    }
}

portable!(struct Agreed { free, taken, differs, is_not, mask, bits });
