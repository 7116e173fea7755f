//! Conditions on one register of eight bits.

use super::*;
use crate::arithmetic::mask;
use IntPredicate::{Eq, Ne, Slt, Uge, Ult};

fn atom(reg: u32, predicate: IntPredicate, constant: u64) -> Dnf {
    Dnf::atom(Atom {
        term: Term {
            reg: Reg(reg),
            bits: 8,
            mask: mask(8),
        },
        predicate,
        operand: Operand::Const(constant),
    })
}

#[test]
fn implied_comparisons_are_dropped_and_contradictions_vanish() {
    assert_eq!(atom(0, Eq, 1).and(&atom(0, Ne, 0)), atom(0, Eq, 1));
    assert_eq!(atom(0, Eq, 1).and(&atom(0, Eq, 0)), Dnf::never());
    assert_eq!(atom(0, Uge, 4).and(&atom(0, Ne, 4)), atom(0, Uge, 5));
    let apart = atom(0, Ne, 3).and(&atom(0, Ne, 5));
    assert_eq!(apart.disjuncts[0].atoms.len(), 2);
    assert_eq!(apart.and(&atom(0, Eq, 3)), Dnf::never());
    assert_eq!(apart.and(&atom(0, Eq, 4)), atom(0, Eq, 4));
}

#[test]
fn a_known_value_decides_comparisons_of_some_of_its_bits() {
    let bit = |predicate, constant| {
        Dnf::atom(Atom {
            term: Term {
                reg: Reg(0),
                bits: 1,
                mask: 1,
            },
            predicate,
            operand: Operand::Const(constant),
        })
    };
    assert_eq!(atom(0, Eq, 3).and(&bit(Ne, 0)), atom(0, Eq, 3));
    assert_eq!(bit(Ne, 0).and(&atom(0, Eq, 3)), atom(0, Eq, 3));
    assert_eq!(atom(0, Eq, 2).and(&bit(Ne, 0)), Dnf::never());
    assert_eq!(bit(Eq, 1).and(&atom(0, Eq, 2)), Dnf::never());
    let open = bit(Eq, 1).and(&atom(0, Ne, 3));
    assert_eq!(open.disjuncts[0].atoms.len(), 2);
    let other = bit(Eq, 1).and(&atom(1, Eq, 2));
    assert_eq!(other.disjuncts[0].atoms.len(), 2, "another register");
}

#[test]
fn two_halves_are_merged() {
    let (low, high) = (atom(0, Ult, 7), atom(0, Uge, 7));
    assert_eq!(low.clone().or(high.clone()), Dnf::always());
    let other = atom(1, Slt, 0);
    assert_eq!(low.and(&other).or(high.and(&other)), other);
    assert_eq!(atom(0, Ult, 3).or(atom(0, Eq, 3)), atom(0, Ult, 4));
}

#[test]
fn weaker_disjuncts_swallow_stronger_ones() {
    let strong = atom(0, Eq, 1).and(&atom(1, Eq, 2));
    assert_eq!(strong.clone().or(atom(0, Ult, 9)), atom(0, Ult, 9));
    assert_eq!(atom(0, Ult, 9).or(strong), atom(0, Ult, 9));
}

#[test]
fn what_is_dropped_is_remembered() {
    let many = (0..40).fold(Dnf::never(), |all, reg| all.or(atom(reg, Eq, 1)));
    assert_eq!(many.disjuncts.len(), MOST_DISJUNCTS);
    let narrow = many.and(&atom(0, Eq, 1));
    assert!(narrow.conjunction().is_none(), "not known to be all");
}
