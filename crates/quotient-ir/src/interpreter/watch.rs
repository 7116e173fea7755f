//! What a thread has done in a round of a loop in which it is watched, and whether the round can be left out: see
//! `watching`, which has the argument.

use super::private::Private;
use super::reliance::{Fact, Made};
use super::space::ObjectId;
use super::words::Step;
use crate::program::LockStep;
use quotient_model::{Access, Location, Value};
use std::sync::Arc;

/// A round with more accesses, or to more locations, is not taken for one that waits.
const LONGEST_ROUND: usize = 256;

/// More rounds, or more accesses in them, are not looked at as one: a thread that does something in all of them would
/// keep all that, at each of its events.
const MOST_ROUNDS: u32 = 8;
const MOST_ACCESSES: usize = 64;

/// A loop that a thread is in, and what it has done there.
#[derive(Clone, Debug)]
pub(super) struct Watch {
    pub site: u32,
    /// How many callers the function has that the loop is in.
    pub depth: u32,
    pub span: Span,
    pub begins: Beginning,
    /// Something has happened since that cannot be left out.
    pub changed: bool,
    /// The accesses since, with what they observed.
    pub accesses: Vec<(Access, Value)>,
    /// Where it is stopped if it goes on as in the round before.
    pub turn: Option<Arc<Turn>>,
    /// What the thread knows of locations.
    cells: Vec<Known>,
    /// Locations at which it only counts.
    statistics: Vec<Location>,
    /// Its own memory in which it counts.
    pub counted: Vec<ObjectId>,
    mutexes: Vec<(Location, Hold)>,
    /// Words that it has taken, and whether it has given them back.
    words: Vec<(Location, bool)>,
    /// How many time limits have passed, or not.
    pub limits: u32,
    /// The last call that had to do with a lock of the library, by its number among the thread's.
    called: Option<u32>,
}

/// How many rounds are looked at as one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Span {
    One,
    /// So many since it began, and at how many it begins anew, for twice as many.
    Several(u32, u32),
    /// Several, but too many.
    Over,
}

/// The first lock of a mutex that was given up in the same round, and what comes before it in the round.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub accesses: Vec<(Access, Value)>,
    pub facts: Vec<(Location, Fact)>,
}

/// A call by which a lock of the library is taken or given back, in which a thread is.
#[derive(Clone, Copy, Debug)]
pub(super) struct LockCall {
    pub lock: Location,
    pub step: LockStep,
    /// The number of the call among the thread's.
    pub nth: u32,
    /// How many callers the function has.
    pub depth: u32,
    /// There are as many to be had as there can be.
    pub fails: bool,
}

impl LockCall {
    pub fn tries(&self) -> bool {
        self.step == LockStep::Tries
    }

    /// Whether an attempt takes the lock by this access.
    pub fn succeeds_by(&self, made: &Made) -> bool {
        self.tries() && made.writes && made.access.location() == Some(self.lock)
    }
}

/// With what a round begins.
#[derive(Clone, Debug)]
pub(super) struct Beginning {
    pub phis: Box<[u64]>,
    pub private: Vec<Private>,
    /// How many objects others can reach, or have handed over; threads created and joined; choices made.
    pub counts: [u32; 5],
}

/// What a thread knows of a location.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    location: Location,
    /// What it held when the round began.
    at_first: Option<Value>,
    now: Value,
    written: Written,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Written {
    Not,
    /// With what it held.
    Same,
    /// With something else.
    Other,
}

/// What a thread has done with a mutex in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hold {
    /// Locked it.
    Taken,
    /// Locked it and unlocked it.
    Passed,
    /// Unlocked it, which it held when the round began.
    Given,
    /// Unlocked it and locked it again.
    Retaken,
}

impl Beginning {
    /// Whether it is the same again after so many choices about time limits.
    pub(super) fn is_same(&self, other: &Self, limits: u32) -> bool {
        let same = |(a, b): (&Private, &Private)| a.is_same(b);
        self.is_alike(other, limits) && self.private.iter().zip(&other.private).all(same)
    }

    /// The objects whose contents differ, if nothing else does.
    pub(super) fn differing(&self, other: &Self, limits: u32) -> Option<Vec<ObjectId>> {
        let both = || self.private.iter().zip(&other.private);
        let same = |(a, b): (&Private, &Private)| (a.object, a.depth) == (b.object, b.depth);
        if !self.is_alike(other, limits) || !both().all(same) {
            return None;
        }
        let differing = both().filter(|(a, b)| !a.is_same(b));
        Some(differing.map(|(a, _)| a.object).collect())
    }

    /// Whether all is the same but what the thread's own memory is and has in it.
    fn is_alike(&self, other: &Self, limits: u32) -> bool {
        let counts @ [.., choices] = &self.counts;
        self.phis == other.phis
            && counts[..4] == other.counts[..4]
            && choices + limits == other.counts[4]
            && self.private.len() == other.private.len()
    }
}

impl Watch {
    pub(super) fn new(depth: u32, site: u32, span: Span, begins: Beginning) -> Self {
        Watch {
            site,
            depth,
            span,
            begins,
            changed: false,
            accesses: Vec::new(),
            turn: None,
            cells: Vec::new(),
            statistics: Vec::new(),
            counted: Vec::new(),
            mutexes: Vec::new(),
            words: Vec::new(),
            limits: 0,
            called: None,
        }
    }

    /// Another of the rounds begins that are looked at as one. `true` if these are all of them, and the next are
    /// to be looked at.
    pub(super) fn goes_on(&mut self) -> bool {
        let Span::Several(rounds, most) = self.span else {
            return false;
        };
        if rounds + 1 < most {
            self.span = Span::Several(rounds + 1, most);
            return false;
        }
        if most == MOST_ROUNDS {
            self.gives_up();
            return false;
        }
        self.span = Span::Several(0, 2 * most);
        true
    }

    /// What has happened is too much to be left out.
    fn gives_up(&mut self) {
        if self.span != Span::One {
            self.span = Span::Over;
            self.accesses = Vec::new();
        }
        self.changed = true;
        self.cells.clear();
    }

    /// Another round begins.
    pub(super) fn renew(&mut self, begins: Beginning, turn: Option<Turn>) {
        self.begins = begins;
        self.turn = turn.map(Arc::new);
        self.changed = false;
        self.accesses.clear();
        self.statistics.clear();
        self.counted.clear();
        self.mutexes.clear();
        self.words.clear();
        self.limits = 0;
        for known in &mut self.cells {
            known.at_first = Some(known.now);
            known.written = Written::Not;
        }
    }

    pub(super) fn note(&mut self, made: Made, observed: Value) {
        if self.changed {
            return;
        }
        if self.is_too_long() {
            self.gives_up();
            return;
        }
        let Made { access, counts, .. } = made;
        // Nobody else has to do with the choice but its hidden thread. In each round it is another one, among the same.
        if made.limit {
            self.limits += u32::from(matches!(access, Access::Read { .. }));
            return;
        }
        self.accesses.push((access, observed));
        if counts {
            self.statistics.extend(access.location());
            return;
        }
        if let Some(location) = access.location()
            && let Some(step) = made.word
            && self.step_of_word(location, step)
        {
            return;
        }
        match access {
            Access::Read { location } | Access::Await { location, .. } => {
                self.read(location, observed);
            }
            Access::Write { location, value } if made.silent => self.read(location, value),
            Access::Write { location, value } => self.write(location, value),
            Access::Rmw { location, .. }
            | Access::CompareExchange { location, .. }
            | Access::AwaitExchange { location, .. } => {
                self.read(location, observed);
                // One that leaves what it finds is only a read.
                if let Some(value) = made.written.filter(|&value| value != observed) {
                    self.write(location, value);
                }
            }
            Access::Fence => {}
            Access::TryLock { .. } if observed == 0 => {}
            Access::Lock { location } | Access::TryLock { location } => self.lock(location),
            Access::Unlock { location } => self.unlock(location),
            _ => self.changed = true,
        }
    }

    /// Takes note of an access of a call by which a lock of the library is taken or given back. The call counts, and not what it does.
    pub(super) fn note_call(&mut self, call: LockCall, made: &Made, observed: Value) {
        if self.changed {
            return;
        }
        if self.is_too_long() || call.fails {
            self.gives_up();
            return;
        }
        self.accesses.push((made.access, observed));
        let begins = self.called.replace(call.nth) != Some(call.nth);
        match call.step {
            LockStep::Takes if begins => self.lock(call.lock),
            LockStep::Tries if call.succeeds_by(made) => self.lock(call.lock),
            LockStep::Gives if begins => {
                let held = (call.lock, Hold::Taken);
                match self.mutexes.iter_mut().find(|mutex| **mutex == held) {
                    Some((_, hold)) => *hold = Hold::Passed,
                    None => self.changed = true,
                }
            }
            _ => {}
        }
    }

    /// The thread counts in this object of its own.
    pub(super) fn counts_in(&mut self, object: ObjectId) {
        if !self.counted.contains(&object) {
            self.counted.push(object);
        }
    }

    fn is_too_long(&self) -> bool {
        let longest = match self.span {
            Span::One => LONGEST_ROUND,
            _ => MOST_ACCESSES,
        };
        self.accesses.len() >= longest || self.cells.len() >= longest
    }

    pub(super) fn known(&mut self, location: Location) -> Option<&mut Known> {
        self.cells.iter_mut().find(|k| k.location == location)
    }

    pub(super) fn read(&mut self, location: Location, value: Value) {
        match self.known(location) {
            Some(known) => known.now = value,
            None => self.cells.push(Known {
                location,
                at_first: Some(value),
                now: value,
                written: Written::Not,
            }),
        }
    }

    pub(super) fn write(&mut self, location: Location, value: Value) {
        match self.known(location) {
            Some(known) => {
                let written = match known.now == value {
                    true => Written::Same,
                    false => Written::Other,
                };
                known.written = known.written.max(written);
                known.now = value;
            }
            None => self.cells.push(Known {
                location,
                at_first: None,
                now: value,
                written: Written::Other,
            }),
        }
    }

    /// Whether a step is one of taking a word and giving it back in the round.
    fn step_of_word(&mut self, location: Location, step: Step) -> bool {
        let taken = self.words.iter_mut().find(|word| word.0 == location);
        match (step, taken) {
            (Step::Takes(..), None) => self.words.push((location, false)),
            (Step::Takes(..), Some((_, given))) => *given = false,
            (Step::Gives, Some((_, given))) => *given = true,
            (Step::Looks, Some(_)) => {}
            (Step::Waits(_) | Step::Finds(_) | Step::Fails(_), _)
            | (Step::Gives | Step::Looks, None) => return false,
        }
        true
    }

    pub(super) fn lock(&mut self, location: Location) {
        match self.mutexes.iter_mut().find(|m| m.0 == location) {
            Some((_, hold)) => match hold {
                Hold::Given => *hold = Hold::Retaken,
                Hold::Passed => *hold = Hold::Taken,
                // Of what it holds, or holds again, another thread has taken the lock away.
                Hold::Taken | Hold::Retaken => self.changed = true,
            },
            None => self.mutexes.push((location, Hold::Taken)),
        }
    }

    pub(super) fn unlock(&mut self, location: Location) {
        let retaken = self.mutexes.iter().any(|m| m.1 == Hold::Retaken);
        match self.mutexes.iter_mut().find(|m| m.0 == location) {
            Some((_, hold)) if *hold == Hold::Taken => *hold = Hold::Passed,
            // There must be a time at which none of those is held that are held at the header.
            None if !retaken => self.mutexes.push((location, Hold::Given)),
            _ => self.changed = true,
        }
    }

    /// How many accesses come before the first lock of a mutex that was given up in the round, if there is one.
    pub(super) fn turns_after(&self) -> Option<usize> {
        let retaken = |location| self.mutexes.contains(&(location, Hold::Retaken));
        self.accesses
            .iter()
            .position(|&(access, observed)| match access {
                Access::Lock { location } => retaken(location),
                Access::TryLock { location } => observed == 1 && retaken(location),
                _ => false,
            })
    }

    /// What must hold for the round to be left out, of which locations. `None` if it cannot be.
    pub(super) fn rests_on(&self) -> Option<Vec<(Location, Fact)>> {
        if self.changed {
            return None;
        }
        let mut facts: Vec<_> = self
            .statistics
            .iter()
            .map(|&location| (location, Fact::Unobserved))
            .collect();
        for known in &self.cells {
            match known.written {
                Written::Not => {}
                _ if known.at_first != Some(known.now) => return None,
                Written::Same => facts.push((known.location, Fact::Unwritten)),
                Written::Other => facts.push((known.location, Fact::Own)),
            }
        }
        for &(location, hold) in &self.mutexes {
            match hold {
                Hold::Taken | Hold::Given => return None,
                Hold::Passed | Hold::Retaken => facts.push((location, Fact::OnlyLocked)),
            }
        }
        for &(location, given) in &self.words {
            if !given {
                return None;
            }
            facts.push((location, Fact::OnlyTaken));
        }
        Some(facts)
    }
}
