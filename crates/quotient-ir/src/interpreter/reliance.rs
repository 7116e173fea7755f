//! What it rests on that a thread waits: facts about how others use memory, which only an exploration can show.
//!
//! A thread that is watched knows what it has done itself, and takes for granted what others do not do: they do
//! not write what it writes, say. An exploration that rests on such a fact either bears it out or comes to an access
//! that contradicts it. It cannot miss that: up to the first such access the fact holds, so all that leads
//! there is explored, without the rounds in vain, and every thread comes to each of its states. Then it
//! starts over, and the fact is not relied on any more in that loop.

use super::words::{Agreed, Step};
use quotient_model::{Access, Location, ThreadId, Value, portable};
use rustc_hash::{FxHashMap, FxHashSet};

/// A fact about a location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Fact {
    /// No other thread writes it.
    Unwritten,
    /// No other thread accesses it.
    Own,
    /// Nobody looks at it but to count on.
    Unobserved,
    /// It is a mutex, or the first bytes of a lock of the library, with which no other thread does anything but lock, unlock and
    /// destroy it, or try in vain.
    OnlyLocked,
    /// It is a word that nobody uses but as a lock (see `words`).
    OnlyTaken,
}

/// Who has done something with a location.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Users {
    #[default]
    Nobody,
    One(ThreadId),
    Several,
}

impl Users {
    fn add(&mut self, thread: ThreadId) {
        *self = match *self {
            Users::Nobody => Users::One(thread),
            Users::One(other) if other == thread => return,
            _ => Users::Several,
        };
    }

    fn others_than(self, thread: ThreadId) -> bool {
        match self {
            Users::Nobody => false,
            Users::One(other) => other != thread,
            Users::Several => true,
        }
    }
}

/// How a location was used so far.
#[derive(Clone, Copy, Default, Debug)]
struct Use {
    writers: Users,
    users: Users,
    /// Those who did to a lock what is no lock and no unlock, or made something of it that somebody else had it.
    meddlers: Users,
    observed: bool,
    /// What those agree on who take it for a lock of their own.
    agreed: Agreed,
    /// Somebody does not.
    disagreed: bool,
}

/// Who relies on something: a loop, by its place among the watched ones, and a thread in it.
type Relying = (u32, ThreadId, Fact);

/// What is relied on, and what can be.
#[derive(Clone, Default, Debug)]
pub(super) struct Reliance {
    uses: FxHashMap<Location, Use>,
    relied: FxHashMap<Location, Vec<Relying>>,
    /// What has turned out not to hold, and in which loop. It outlives the names.
    refuted: FxHashSet<(u32, Fact)>,
}

/// An access that was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    pub access: Access,
    pub thread: ThreadId,
    /// What a read-modify-write has left.
    pub written: Option<Value>,
    /// It has changed memory.
    pub writes: bool,
    /// It only counts.
    pub counts: bool,
    /// It is a write, of a section, of what this has found.
    pub silent: bool,
    /// It chooses whether a time limit passes.
    pub limit: bool,
    /// It is a lock that is given up after a while.
    pub in_time: bool,
    /// It is one of those that a lock of the library is taken and given back by, to the first bytes of that.
    pub of_library: bool,
    /// It is an attempt to lock a mutex that somebody has.
    pub fails: bool,
    /// What it does with a word that may be a lock.
    pub word: Option<Step>,
    /// There is no other thread, not yet or no more.
    pub alone: bool,
}

impl Reliance {
    /// Forgets what has to do with names.
    pub fn forget(&mut self) {
        self.uses.clear();
        self.relied.clear();
    }

    /// Whether a loop may rely on facts of this kind.
    pub fn allows(&self, site: u32, fact: Fact) -> bool {
        !self.refuted.contains(&(site, fact))
    }

    /// Whether it is relied on that a location is a lock: who has it for a while holds others up, and that is all.
    pub fn is_lock(&self, location: Location) -> bool {
        let relied = self.relied.get(&location);
        let lock = |&(_, _, fact): &Relying| matches!(fact, Fact::OnlyLocked | Fact::OnlyTaken);
        relied.is_some_and(|relied| relied.iter().any(lock))
    }

    /// Whether it is relied on that nobody looks at a location.
    pub fn is_statistic(&self, location: Location) -> bool {
        let relied = self.relied.get(&location);
        relied.is_some_and(|relied| relied.iter().any(|&(_, _, fact)| fact == Fact::Unobserved))
    }

    /// Takes note of an access. `false` if it contradicts what is relied on.
    pub fn note(&mut self, made: Made) -> bool {
        let (first, count) = match made.access {
            Access::Free { first, count } => (first.0, count),
            _ => match made.access.location() {
                Some(location) => (location.0, 1),
                None => return true,
            },
        };
        let mut holds = true;
        for location in first..first + count {
            let location = Location(location);
            self.uses.entry(location).or_default().add(made);
            holds &= self.is_borne_out(location);
        }
        holds
    }

    /// Whether an access that was noted has found that another thread has a lock: as what it was, where it was found.
    pub fn finds_taken(&self, made: &Made) -> Option<Location> {
        let location = made.access.location()?;
        let agreed = || Some(self.uses.get(&location)?.agreed);
        let word = || agreed()?.finds_taken(made.word?).then_some(location);
        match made.fails {
            _ if made.alone => None,
            true => Some(location),
            false => word(),
        }
    }

    /// Takes note that a thread makes something of it that another has a lock. `false` if that contradicts what is relied
    /// on.
    pub fn meddles(&mut self, location: Location, thread: ThreadId) -> bool {
        let used = self.uses.entry(location).or_default();
        used.meddlers.add(thread);
        used.disagreed = true;
        self.is_borne_out(location)
    }

    /// Whether what is relied on of a location still holds.
    fn is_borne_out(&mut self, location: Location) -> bool {
        let Some(relied) = self.relied.get(&location) else {
            return true;
        };
        let used = self.uses.get(&location).copied().unwrap_or_default();
        let contradicted = relied
            .iter()
            .filter(|&&(_, thread, fact)| used.contradicts(thread, fact));
        let contradicted: Vec<(u32, Fact)> =
            contradicted.map(|&(site, _, fact)| (site, fact)).collect();
        let holds = contradicted.is_empty();
        self.refuted.extend(contradicted);
        holds
    }

    /// Relies on a fact. `false` if it is known not to hold.
    pub fn rely(&mut self, location: Location, (site, thread, fact): Relying) -> bool {
        let used = self.uses.get(&location).copied().unwrap_or_default();
        if used.contradicts(thread, fact) {
            self.refuted.insert((site, fact));
            return false;
        }
        let relied = self.relied.entry(location).or_default();
        if !relied.contains(&(site, thread, fact)) {
            relied.push((site, thread, fact));
        }
        true
    }
}

impl Use {
    fn add(&mut self, made: Made) {
        let looks = !matches!(made.access, Access::Write { .. } | Access::Free { .. });
        self.observed |= !made.counts && looks;
        // What comes before all other threads, or after, finds the same whatever these leave out.
        if made.alone {
            return;
        }
        // A mutex that somebody holds cannot be destroyed, so that never comes between a lock and its unlock.
        let locks = matches!(
            made.access,
            Access::Lock { .. }
                | Access::TryLock { .. }
                | Access::Unlock { .. }
                | Access::MutexDestroy { .. }
        );
        self.users.add(made.thread);
        self.disagreed |= !made.word.is_some_and(|step| self.agreed.with(step));
        if made.writes {
            self.writers.add(made.thread);
        }
        if !(locks || made.of_library) || made.in_time {
            self.meddlers.add(made.thread);
        }
    }

    fn contradicts(&self, thread: ThreadId, fact: Fact) -> bool {
        match fact {
            Fact::Unwritten => self.writers.others_than(thread),
            Fact::Own => self.users.others_than(thread),
            Fact::Unobserved => self.observed,
            Fact::OnlyLocked => self.meddlers.others_than(thread),
            Fact::OnlyTaken => self.disagreed,
        }
    }
}

portable!(
    enum Fact {
        Unwritten,
        Own,
        Unobserved,
        OnlyLocked,
        OnlyTaken,
    }
);
portable!(
    enum Users {
        Nobody,
        One(thread),
        Several,
    }
);
portable!(struct Use { writers, users, meddlers, observed, agreed, disagreed });
portable!(struct Reliance { uses, relied, refuted });
