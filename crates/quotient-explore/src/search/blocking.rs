//! Blocking races: where an await could have happened earlier than it did, or at all
//! (lines 7 to 22 of Algorithm 1 of the await paper).
//!
//! An await e' cannot simply be put right before the write e that comes last before it: it may be
//! blocked there. So one goes back over the writes e of its location, latest first, and asks for
//! each whether e' is enabled after some u, where u is what does not happen after e (notdep(e),
//! taken after the prefix before e), or as large a part of that as possible. Other writes conflict
//! with e and so happen after it; only adds ([`quotient_model::Access::Add`]) are independent of
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

use quotient_model::{Access, Advice, Cell, Diagnostic, Program, RmwOp, Value};
use rustc_hash::FxHashSet;

use crate::order::{Footprint, NONE};
use crate::recording::{Halt, Stop};
use crate::world::{Await, Trace};

/// A set of at most [`MOST_ADDS`] adds, by their places in a list.
type Adds = u128;
const MOST_ADDS: usize = 128;
/// With more values than this to look at, the sets are looked at at once.
const MOST_VALUES: usize = 4096;

/// Finds the blocking races of awaits. Keeps its lists from one to the next.
#[derive(Default)]
pub(crate) struct BlockingRaces {
    /// The adds after the current event in its group, latest first.
    later: Vec<u32>,
    /// Those that do not happen after it.
    adds: Vec<u32>,
    /// For each of them which others happen after it, itself among them.
    after: Vec<Adds>,
    /// Sets still to be looked at, and those met.
    open: Vec<Adds>,
    met: FxHashSet<Adds>,
    /// What the location can hold after some of the adds.
    values: Vec<Value>,
    enabling: Vec<Adds>,
    left_out: Vec<u32>,
}

impl BlockingRaces {
    /// Calls `reverse` for each e and each maximal u after which the await is enabled, with e and
    /// the adds that are left out of notdep(e), with all that happens after them, to make u.
    pub fn find<P: Program>(
        &mut self,
        trace: &Trace<P>,
        e: &Await,
        mut reverse: impl FnMut(u32, &[u32]),
    ) -> Result<(), Halt> {
        self.later.clear();
        let mut first = e.last;
        while first != NONE {
            let cell = trace.cell_before(first, e.location);
            match trace.event(first).step.footprint {
                Footprint::Read(_) => self.later.clear(),
                Footprint::Blind(_) => {
                    // What happens before the await's own thread came here cannot come after it.
                    if !happens_before(trace, first, e.pred) {
                        self.reverse_add(trace, e, first, cell, &mut reverse)?;
                    }
                    self.later.push(first);
                }
                _ => {
                    self.later.clear();
                    if happens_before(trace, first, e.pred) {
                        break;
                    }
                    if e.enabled(cell) {
                        reverse(first, &[]);
                        break;
                    }
                }
            }
            first = trace.access_before(first, e.location);
        }
        Ok(())
    }

    fn reverse_add<P: Program>(
        &mut self,
        trace: &Trace<P>,
        e: &Await,
        first: u32,
        cell: Cell,
        reverse: &mut impl FnMut(u32, &[u32]),
    ) -> Result<(), Halt> {
        self.adds.clear();
        let later = self.later.iter();
        let independent = later.filter(|&&add| !trace.happens_before(first, add));
        self.adds.extend(independent);
        if self.adds.len() > MOST_ADDS {
            let message = format!(
                "more than {MOST_ADDS} fetch-adds to one variable come together before a loop that \
                 waits for its value"
            );
            let diagnostic = Diagnostic::limit(message).with_advice(Advice::NoIndependentAdds);
            return Err(Halt::Stop(Stop::Program(diagnostic)));
        }
        self.find_enabling(trace, e, cell);
        for at in 0..self.enabling.len() {
            let set = self.enabling[at];
            let larger = |&other: &Adds| other != set && other & set == set;
            if self.enabling.iter().any(larger) {
                continue;
            }
            self.left_out.clear();
            for (place, &add) in self.adds.iter().enumerate() {
                if set & (1 << place) == 0 {
                    self.left_out.push(add);
                }
            }
            reverse(first, &self.left_out);
        }
        Ok(())
    }

    /// Fills `enabling` with sets of `adds` after which the await is enabled, all maximal ones among
    /// them: from the full set on, leaves out one add after the other until it is enabled.
    fn find_enabling<P: Program>(&mut self, trace: &Trace<P>, e: &Await, cell: Cell) {
        self.after.clear();
        let mut needed: Adds = 0;
        let mut all: Adds = 0;
        for (place, &add) in self.adds.iter().enumerate() {
            all |= 1 << place;
            if happens_before(trace, add, e.pred) {
                needed |= 1 << place;
            }
            let mut after = 0;
            for (other, &later) in self.adds.iter().enumerate() {
                if trace.happens_before(add, later) {
                    after |= 1 << other;
                }
            }
            self.after.push(after);
        }
        self.enabling.clear();
        if !self.could_enable(trace, e, cell) {
            return;
        }
        self.open.clear();
        self.met.clear();
        self.open.push(all);
        while let Some(set) = self.open.pop() {
            if e.enabled(self.added(trace, cell, set)) {
                self.enabling.push(set);
                continue;
            }
            for place in 0..self.adds.len() {
                let less = set & !self.after[place];
                if less != set && less & needed == needed && self.met.insert(less) {
                    self.open.push(less);
                }
            }
        }
    }

    /// Whether the await is enabled after some of the adds, whichever can be left out. Most often it
    /// is not, as where a thread waits until all others have counted themselves, and then the sets,
    /// of which there are exponentially many, need not be looked at.
    fn could_enable<P: Program>(&mut self, trace: &Trace<P>, e: &Await, cell: Cell) -> bool {
        self.values.clear();
        self.values.push(cell.value);
        for &add in &self.adds {
            let Access::Add { operand, bits, .. } = trace.event(add).access else {
                continue;
            };
            for at in 0..self.values.len() {
                let value = RmwOp::Add.apply(self.values[at], operand, bits);
                self.values.push(value);
            }
            self.values.sort_unstable();
            self.values.dedup();
            if self.values.len() > MOST_VALUES {
                return true;
            }
        }
        let enabled = |&value: &Value| e.enabled(Cell { value, ..cell });
        self.values.iter().any(enabled)
    }

    /// What the location holds after the adds of the set.
    fn added<P: Program>(&self, trace: &Trace<P>, mut cell: Cell, set: Adds) -> Cell {
        for (place, &add) in self.adds.iter().enumerate() {
            if let Access::Add { operand, bits, .. } = trace.event(add).access
                && set & (1 << place) != 0
            {
                cell.value = RmwOp::Add.apply(cell.value, operand, bits);
            }
        }
        cell
    }
}

fn happens_before<P: Program>(trace: &Trace<P>, a: u32, b: u32) -> bool {
    b != NONE && trace.happens_before(a, b)
}
