//! Conditions on registers in disjunctive normal form.
//!
//! An [`Atom`] compares a register, or some of its bits, with an operand. A [`Conjunction`] is kept
//! simple: comparisons of one value with constants are put together, contradictions vanish. A
//! [`Dnf`] may hold less often than what it stands for, never more often: when it would grow too
//! large, disjuncts are dropped. It remembers whether that happened.

mod resolve;
mod set;

pub(crate) use resolve::{Definition, Definitions};

use crate::program::{BlockId, IntPredicate, Operand, Reg};
use set::Set;

/// More disjuncts are dropped.
const MOST_DISJUNCTS: usize = 16;
/// Disjuncts with more atoms are dropped.
const MOST_ATOMS: usize = 16;

/// Some bits of a register, compared as a number of `bits` bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Term {
    pub reg: Reg,
    pub bits: u8,
    pub mask: u64,
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Atom {
    pub term: Term,
    pub predicate: IntPredicate,
    pub operand: Operand,
}

impl Atom {
    fn set(&self) -> Option<Set> {
        match self.operand {
            Operand::Const(constant) => {
                let all = Set::of(self.predicate, self.term.bits, constant);
                Some(all.intersection(&Set::domain(self.term.mask)))
            }
            _ => None,
        }
    }

    fn of_set(term: Term, set: &Set) -> Option<Atom> {
        let (predicate, constant) = set.comparison(term.bits, &Set::domain(term.mask))?;
        Some(Atom {
            term,
            predicate,
            operand: Operand::Const(constant),
        })
    }

    pub fn negated(self) -> Atom {
        Atom {
            predicate: self.predicate.inverse(),
            ..self
        }
    }

    /// Does this one holding mean that the other one does?
    pub fn implies(&self, other: &Atom) -> bool {
        if self == other {
            return true;
        }
        match (self.set(), other.set()) {
            (Some(a), Some(b)) if self.term == other.term => a.within(&b),
            (Some(_), Some(b)) => match self.fixed(other.term) {
                Some(value) => Set::of(IntPredicate::Eq, other.term.bits, value).within(&b),
                None => false,
            },
            _ => false,
        }
    }

    /// What some bits of the register are if this one holds, if that says it: a `_Bool` is exchanged
    /// as a byte, and looked at as a bit.
    fn fixed(&self, bits: Term) -> Option<u64> {
        match self.operand {
            Operand::Const(value)
                if self.predicate == IntPredicate::Eq
                    && self.term.reg == bits.reg
                    && bits.mask & !self.term.mask == 0 =>
            {
                Some(value & bits.mask)
            }
            _ => None,
        }
    }

    /// The registers compared.
    pub fn registers(&self) -> impl Iterator<Item = Reg> {
        let other = match self.operand {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        };
        [Some(self.term.reg), other].into_iter().flatten()
    }
}

/// A place in a function: before the instruction of that index.
pub(crate) type Site = (BlockId, usize);

/// Atoms all of which must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Conjunction {
    /// Sorted.
    pub atoms: Vec<Atom>,
    /// The instruction, if any, before which nobody may act on the condition: the last one on the
    /// path that it stands for that might fail.
    pub not_before: Option<Site>,
}

impl Conjunction {
    /// The conjunction with one more atom; `None` if that cannot hold.
    fn with(mut self, atom: Atom) -> Option<Conjunction> {
        let Some(mut set) = atom.set() else {
            if self.atoms.contains(&atom.negated()) {
                return None;
            }
            self.atoms.push(atom);
            return Some(self.sorted());
        };
        let refutes = |a: &Atom, b: &Atom| a.implies(&b.negated());
        let mut known = self.atoms.iter();
        if known.any(|known| refutes(known, &atom) || refutes(&atom, known)) {
            return None;
        }
        if self.atoms.iter().any(|known| known.implies(&atom)) {
            return Some(self);
        }
        self.atoms.retain(|known| !atom.implies(known));
        let (mut same, others): (Vec<Atom>, Vec<Atom>) = self
            .atoms
            .into_iter()
            .partition(|a| a.term == atom.term && a.set().is_some());
        for known in same.iter().filter_map(Atom::set) {
            set = set.intersection(&known);
        }
        if set.is_empty() {
            return None;
        }
        self.atoms = others;
        if set == Set::domain(atom.term.mask) {
            return Some(self.sorted());
        }
        match Atom::of_set(atom.term, &set) {
            Some(one) => self.atoms.push(one),
            None => {
                if !same.iter().any(|known| known.implies(&atom)) {
                    same.retain(|known| !atom.implies(known));
                    same.push(atom);
                }
                self.atoms.extend(same);
            }
        }
        Some(self.sorted())
    }

    fn sorted(mut self) -> Self {
        self.atoms.sort_unstable();
        self.atoms.dedup();
        self
    }

    fn and(&self, other: &Conjunction) -> Option<Conjunction> {
        let mut all = self.clone();
        all.not_before = all.not_before.or(other.not_before);
        for &atom in &other.atoms {
            all = all.with(atom)?;
        }
        Some(all)
    }

    /// Do the atoms given and these holding mean that the other does?
    pub fn implies(&self, other: &Conjunction) -> bool {
        let known = |wanted: &Atom| self.atoms.iter().any(|atom| atom.implies(wanted));
        other.atoms.iter().all(known)
    }

    /// The conjunction without atoms that the facts imply.
    pub fn given(&self, facts: &Conjunction) -> Conjunction {
        let mut rest = self.clone();
        rest.atoms
            .retain(|atom| !facts.atoms.iter().any(|fact| fact.implies(atom)));
        rest
    }

    /// One that stands for both, which differ in one atom only.
    fn merged(&self, other: &Conjunction) -> Option<Conjunction> {
        if self.not_before != other.not_before || self.atoms.len() != other.atoms.len() {
            return None;
        }
        let only_in = |a: &Conjunction, b: &Conjunction| {
            let mut all = a
                .atoms
                .iter()
                .copied()
                .filter(|atom| !b.atoms.contains(atom));
            match (all.next(), all.next()) {
                (Some(one), None) => Some(one),
                _ => None,
            }
        };
        let (a, b) = (only_in(self, other)?, only_in(other, self)?);
        let mut rest = self.clone();
        rest.atoms.retain(|&atom| atom != a);
        if a.negated() == b {
            return Some(rest);
        }
        if a.term != b.term {
            return None;
        }
        let either = a.set()?.union(&b.set()?);
        if either != Set::domain(a.term.mask) {
            rest.atoms.push(Atom::of_set(a.term, &either)?);
        }
        Some(rest.sorted())
    }
}

/// Conjunctions one of which must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dnf {
    pub disjuncts: Vec<Conjunction>,
    /// Nothing was dropped: it holds exactly if what it stands for does.
    exact: bool,
}

impl Dnf {
    /// Never holds.
    pub fn never() -> Dnf {
        Dnf {
            disjuncts: Vec::new(),
            exact: true,
        }
    }

    /// Nothing is known: it claims never to hold, but not exactly.
    pub fn unknown() -> Dnf {
        Dnf {
            disjuncts: Vec::new(),
            exact: false,
        }
    }

    fn one(conjunction: Conjunction) -> Dnf {
        Dnf {
            disjuncts: vec![conjunction],
            exact: true,
        }
    }

    /// Always holds.
    pub fn always() -> Dnf {
        Dnf::one(Conjunction::default())
    }

    pub fn constant(holds: bool) -> Dnf {
        if holds { Dnf::always() } else { Dnf::never() }
    }

    pub fn atom(atom: Atom) -> Dnf {
        let one = Conjunction::default().with(atom);
        one.map_or_else(Dnf::never, Dnf::one)
    }

    /// The conjunction that it exactly is.
    pub fn conjunction(&self) -> Option<&Conjunction> {
        match &self.disjuncts[..] {
            [one] if self.exact => Some(one),
            _ => None,
        }
    }

    /// The comparison that it exactly is.
    pub fn single_atom(&self) -> Option<Atom> {
        match self.conjunction()?.atoms[..] {
            [atom] => Some(atom),
            _ => None,
        }
    }

    pub fn or(mut self, other: Dnf) -> Dnf {
        self.exact &= other.exact;
        for conjunction in other.disjuncts {
            self.add(conjunction);
        }
        self
    }

    fn add(&mut self, mut new: Conjunction) {
        // What is merged may be merged again.
        'again: loop {
            if self.disjuncts.iter().any(|known| new.implies(known)) {
                return;
            }
            self.disjuncts.retain(|known| !known.implies(&new));
            for i in 0..self.disjuncts.len() {
                if let Some(merged) = self.disjuncts[i].merged(&new) {
                    self.disjuncts.remove(i);
                    new = merged;
                    continue 'again;
                }
            }
            break;
        }
        if self.disjuncts.len() < MOST_DISJUNCTS && new.atoms.len() <= MOST_ATOMS {
            self.disjuncts.push(new);
        } else {
            self.exact = false;
        }
    }

    pub fn and(&self, other: &Dnf) -> Dnf {
        let mut all = Dnf::never();
        all.exact = self.exact && other.exact;
        for a in &self.disjuncts {
            for both in other.disjuncts.iter().filter_map(|b| a.and(b)) {
                all.add(both);
            }
        }
        all
    }

    /// The condition with each atom replaced by a condition.
    pub fn map_atoms(&self, mut change: impl FnMut(Atom) -> Dnf) -> Dnf {
        let mut all = Dnf::never();
        all.exact = self.exact;
        for conjunction in &self.disjuncts {
            let mut changed = Dnf::one(Conjunction {
                atoms: Vec::new(),
                not_before: conjunction.not_before,
            });
            for &atom in &conjunction.atoms {
                changed = changed.and(&change(atom));
            }
            all = all.or(changed);
        }
        all
    }

    /// Says that nobody may act on it before the instruction, if nobody says so of a later one.
    pub fn not_before(mut self, site: Site) -> Dnf {
        for conjunction in &mut self.disjuncts {
            conjunction.not_before.get_or_insert(site);
        }
        self
    }
}

/// What a comparison of constants says.
fn decided(predicate: IntPredicate, bits: u8, lhs: u64, rhs: u64) -> Dnf {
    Dnf::constant(predicate.holds(lhs, rhs, bits))
}

#[cfg(test)]
mod tests;
