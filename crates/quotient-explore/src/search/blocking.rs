//! Blocking races: where an await could have happened earlier than it did, or at all
//! (lines 7 to 22 of Algorithm 1 of the await paper).
//!
//! An await e' cannot simply be put right before the write e that comes last before it: it may be
//! blocked there. So one goes back over the writes e of its location, latest first, and asks for
//! each whether e' is enabled after some u, where u is what does not happen after e (notdep(e),
//! taken after the prefix before e), or as large a part of that as possible. Other writes conflict
//! with e and so happen after it; only adds ([`quotient_model::Access::Add`]), and counts that are free, are independent of
//! each other. So if e is a write, u is all of notdep(e), and the location holds what it held
//! before e. If e is an add, the adds that follow it in its group may be in u or not, and the
//! maximal sets of them are sought that enable e' (Fig. 5 of the paper).
//!
//! Once a u was found for an e that conflicts with all that may enable or disable e' (a write), the
//! earlier ones are left to the execution in which e' comes right after u.
//!
//! The paper's Definition 2 calls no race of an await non-blocking. Taken to the letter, a read and
//! an exchange that awaits after it would never be reversed: reads neither enable nor disable, so
//! line 11 passes them over. The proof of Theorem 5 distinguishes by pairs, and so do we: such a
//! pair is an ordinary race ([`crate::world::trace`]).

use quotient_model::{Cell, Program, RmwOp, Value};

use crate::order::{EventIndex, Footprint, NONE, Step};
use crate::world::{Await, Trace};

/// With more sums than this of adds to come, it is not asked whether one of them would do.
const MOST_SUMS: usize = 4096;

/// Finds the blocking races of awaits. Keeps its lists from one to the next.
#[derive(Default)]
pub(crate) struct BlockingRaces {
    /// The adds after the current event in its group, latest first.
    later: Vec<EventIndex>,
    /// Those that do not happen after it, earliest first.
    adds: Vec<Candidate>,
    /// For so many of the last ones the sums of them, whichever of them there are. Where there are too many, or
    /// nothing is known of them, there are none.
    sums: Vec<Vec<Value>>,
    /// What was decided of the first adds.
    decided: Vec<Decision>,
    /// The operands of adds left out that could be put in.
    open: Vec<Value>,
    /// For each enabling set the adds left out of it, one after the other, and where they end.
    left_out: Vec<EventIndex>,
    ends: Vec<usize>,
}

/// An add that may come before the await or not.
struct Candidate {
    add: EventIndex,
    operand: Value,
    bits: u8,
    /// It happens before the await's own thread came there.
    needed: bool,
}

/// Whether an add is in the set.
struct Decision {
    taken: bool,
    /// It could have been: all that happens before it is.
    free: bool,
    /// Nothing else is left to try.
    last: bool,
    /// What the location holds if only the adds up to here are in the set.
    value: Value,
}

impl BlockingRaces {
    /// Calls `reverse` for each e and each maximal u after which the await is enabled, with e and
    /// the adds that are left out of notdep(e), with all that happens after them, to make u; and the await
    /// as the step that it is there. `before` says whether an event happens before another.
    pub fn find<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: impl Fn(EventIndex, EventIndex) -> bool,
        e: &Await,
        mut reverse: impl FnMut(EventIndex, &[EventIndex], Step),
    ) {
        let before = |a: EventIndex, b: EventIndex| b != NONE && before(a, b);
        self.later.clear();
        let mut first = e.last;
        while first != NONE {
            let cell = trace.cell_before(first, e.location);
            match trace.footprint_at(first, e.location) {
                Footprint::Read(_) => self.later.clear(),
                Footprint::Blind(_) | Footprint::Count(..) | Footprint::Uncount(..) => {
                    // What happens before the await's own thread came here cannot come after it.
                    if !e.is_after(&before, first) {
                        self.reverse_add(trace, &before, e, first, cell, &mut reverse);
                    }
                    self.later.push(first);
                }
                _ => {
                    self.later.clear();
                    if e.is_after(&before, first) {
                        break;
                    }
                    if e.enabled(cell) {
                        reverse(first, &[], e.step(cell));
                        break;
                    }
                }
            }
            first = trace.access_before(first, e.location);
        }
    }

    fn reverse_add<P: Program>(
        &mut self,
        trace: &Trace<P>,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
        e: &Await,
        first: EventIndex,
        cell: Cell,
        reverse: &mut impl FnMut(EventIndex, &[EventIndex], Step),
    ) {
        self.adds.clear();
        for &add in self.later.iter().rev() {
            let Some((operand, bits)) = trace.event(add).access.added() else {
                continue;
            };
            if !before(first, add) {
                self.adds.push(Candidate {
                    add,
                    operand,
                    bits,
                    needed: e.is_after(before, add),
                });
            }
        }
        self.find_enabling(before, e, cell);
        for at in 0..self.ends.len() {
            let left_out = self.nth(at);
            // A set with fewer left out is larger.
            let larger = |other| {
                let others = self.nth(other);
                others.len() < left_out.len() && others.iter().all(|add| left_out.contains(add))
            };
            if !(0..self.ends.len()).any(larger) {
                reverse(first, left_out, e.step(cell));
            }
        }
    }

    /// The adds left out of the nth enabling set.
    fn nth(&self, at: usize) -> &[EventIndex] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.left_out[start..self.ends[at]]
    }

    /// Finds the sets of adds after which the await is enabled, as far as no single add can be put in
    /// as well: all maximal ones are among them. One add after the other is decided upon, in their
    /// order, and a choice is given up if no sum of the adds to come makes it one of these sets. So where
    /// the adds do not depend on each other nothing is begun in vain.
    fn find_enabling(
        &mut self,
        before: &impl Fn(EventIndex, EventIndex) -> bool,
        e: &Await,
        cell: Cell,
    ) {
        self.left_out.clear();
        self.ends.clear();
        self.decided.clear();
        self.find_sums();
        loop {
            let value = self.decided.last().map_or(cell.value, |last| last.value);
            let at = self.decided.len();
            if self.could_enable(e, cell, value, at) {
                let Some(next) = self.adds.get(at) else {
                    self.keep();
                    if !self.other_decision(cell) {
                        return;
                    }
                    continue;
                };
                let mut decided = self.decided.iter().zip(&self.adds);
                let free = !decided.any(|(other, add)| !other.taken && before(add.add, next.add));
                self.decided.push(Decision {
                    taken: free,
                    free,
                    last: !free || next.needed,
                    value: match free {
                        true => RmwOp::Add.apply(value, next.operand, next.bits),
                        false => value,
                    },
                });
            } else if !self.other_decision(cell) {
                return;
            }
        }
    }

    /// Leaves out the last add that was put in and need not be. Says whether there is one.
    fn other_decision(&mut self, cell: Cell) -> bool {
        while let Some(decision) = self.decided.pop() {
            if !decision.last {
                let value = self.decided.last().map_or(cell.value, |last| last.value);
                self.decided.push(Decision {
                    taken: false,
                    free: true,
                    last: true,
                    value,
                });
                return true;
            }
        }
        false
    }

    /// Keeps the set that was decided upon.
    fn keep(&mut self) {
        let all = self.decided.iter().zip(&self.adds);
        let left_out = all.filter(|(decision, _)| !decision.taken);
        self.left_out.extend(left_out.map(|(_, add)| add.add));
        self.ends.push(self.left_out.len());
    }

    /// Whether some sum of the adds from there on enables the await, and would not with an add more
    /// that was left out before.
    fn could_enable(&mut self, e: &Await, cell: Cell, value: Value, from: usize) -> bool {
        let sums = &self.sums[self.adds.len() - from];
        if sums.is_empty() {
            return true;
        }
        self.open.clear();
        let decided = self.decided.iter().zip(&self.adds);
        let open = decided.filter(|(decision, _)| decision.free && !decision.taken);
        self.open.extend(open.map(|(_, add)| add.operand));
        self.open.sort_unstable();
        self.open.dedup();
        let bits = self.adds.first().map_or(64, |add| add.bits);
        let plus = |value, more| RmwOp::Add.apply(value, more, bits);
        let enabled = |value| e.enabled(Cell { value, ..cell });
        sums.iter().any(|&sum| {
            let value = plus(value, sum);
            enabled(value) && !self.open.iter().any(|&more| enabled(plus(value, more)))
        })
    }

    fn find_sums(&mut self) {
        let bits = self.adds.first().map_or(64, |add| add.bits);
        let lists = self.adds.len() + 1;
        if self.sums.len() < lists {
            self.sums.resize(lists, Vec::new());
        }
        self.sums[0].clear();
        self.sums[0].push(0);
        for (at, add) in self.adds.iter().rev().enumerate() {
            let (before, rest) = self.sums.split_at_mut(at + 1);
            let (before, sums) = (&before[at], &mut rest[0]);
            sums.clear();
            if add.bits != bits || before.len() > MOST_SUMS {
                continue;
            }
            let with = before.iter();
            sums.extend(with.map(|&sum| RmwOp::Add.apply(sum, add.operand, bits)));
            if !add.needed {
                sums.extend(before);
            }
            sums.sort_unstable();
            sums.dedup();
        }
    }
}
