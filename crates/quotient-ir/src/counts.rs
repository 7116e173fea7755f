//! Which fetch-adds and fetch-subs are counts of which only the last one matters ([`Tally`]): of the old value nothing
//! is used but whether it is one constant. Their opposite, uncounts, use nothing but its sign.
//!
//! Sums with constants are followed, as in `--count == 0`; whatever else uses the value is the worst.

use std::collections::HashMap;

use crate::program::{BinaryOp, Function, IntPredicate, Op, Operand, Reg};
use quotient_model::{RmwOp, Tally, Value};

/// What a read-modify-write is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counting {
    /// A count: its register may hold the last value or any other.
    Count(Tally),
    /// An uncount: its register may hold any negative value or any other.
    Uncount(Tally),
}

impl Counting {
    pub fn tally(self) -> Tally {
        match self {
            Counting::Count(tally) | Counting::Uncount(tally) => tally,
        }
    }

    /// What the register holds if the old value was the last one, or negative, or if not. No use of it can tell
    /// this from the old value itself.
    pub fn stands_for(self, found: bool) -> Value {
        match (self, found) {
            (Counting::Count(tally), true) => tally.last.into(),
            (Counting::Count(tally), false) => {
                (Value::from(tally.last) + 1) % (1 << tally.bits.min(32))
            }
            (Counting::Uncount(tally), true) => 1 << (tally.bits - 1),
            (Counting::Uncount(_), false) => 0,
        }
    }

    /// Whether the old value was the last one, or negative.
    pub fn finds(self, old: Value) -> bool {
        match self {
            Counting::Count(tally) => tally.is_last(old),
            Counting::Uncount(tally) => tally.is_negative(old),
        }
    }
}

/// What is learnt of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Test {
    Is(Value),
    Negative,
}

/// How some instruction or terminator uses a register.
#[derive(Clone, Copy)]
enum Use {
    /// Compares it with a constant.
    Compare(IntPredicate, Value),
    /// Makes this of it by adding a constant.
    Sum(Reg, Value),
    Other,
}

/// The read-modify-writes of a function that count, by their results.
pub(crate) fn counts(function: &Function) -> HashMap<Reg, Counting> {
    let all = function.blocks.iter().flat_map(|block| &block.instructions);
    let candidates: Vec<(Reg, u8, bool)> = all.filter_map(|i| candidate(&i.op)).collect();
    if candidates.is_empty() {
        return HashMap::new();
    }
    let uses = uses(function);
    let counting = |&(reg, bits, rises): &(Reg, u8, bool)| {
        let mut found = None;
        // Sums of sums, and so on: as many as there are registers at most.
        let mut open = vec![(reg, 0)];
        while let Some((reg, plus)) = open.pop() {
            for &used in uses.get(&reg).into_iter().flatten() {
                let test = match used {
                    Use::Compare(predicate, with) => test(predicate, with, plus, bits)?,
                    Use::Sum(sum, more) => {
                        open.push((sum, plus.wrapping_add(more)));
                        continue;
                    }
                    Use::Other => return None,
                };
                if *found.get_or_insert(test) != test {
                    return None;
                }
            }
        }
        Some((reg, tell(found?, bits, rises)?))
    };
    candidates.iter().filter_map(counting).collect()
}

/// An add or subtraction of one: its result, its width, and whether it adds.
fn candidate(op: &Op) -> Option<(Reg, u8, bool)> {
    let Op::Rmw {
        op,
        bits,
        dst,
        value: Operand::Const(value),
        ..
    } = *op
    else {
        return None;
    };
    let is_one = cut(value, bits) == 1;
    let is_minus_one = cut(value.wrapping_add(1), bits) == 0;
    let rises = match op {
        RmwOp::Add if is_one => true,
        RmwOp::Add if is_minus_one => false,
        RmwOp::Sub if is_one => false,
        RmwOp::Sub if is_minus_one => true,
        _ => return None,
    };
    (8..=64).contains(&bits).then_some((dst, bits, rises))
}

fn cut(value: Value, bits: u8) -> Value {
    value & (Value::MAX >> (64 - bits.clamp(1, 64)))
}

/// What a comparison of the value, plus something, tells of the value.
fn test(predicate: IntPredicate, with: Value, plus: Value, bits: u8) -> Option<Test> {
    let negative = 1 << (bits - 1);
    match (predicate, cut(with, bits)) {
        (IntPredicate::Eq | IntPredicate::Ne, with) => {
            Some(Test::Is(cut(with.wrapping_sub(plus), bits)))
        }
        _ if cut(plus, bits) != 0 => None,
        (IntPredicate::Slt | IntPredicate::Sge, 0) => Some(Test::Negative),
        (IntPredicate::Sgt | IntPredicate::Sle, with) if with == cut(Value::MAX, bits) => {
            Some(Test::Negative)
        }
        (IntPredicate::Ult | IntPredicate::Uge, with) if with == negative => Some(Test::Negative),
        (IntPredicate::Ugt | IntPredicate::Ule, with) if with == negative - 1 => {
            Some(Test::Negative)
        }
        _ => None,
    }
}

fn tell(test: Test, bits: u8, rises: bool) -> Option<Counting> {
    match test {
        Test::Is(last) => {
            let last = u8::try_from(last).ok()?;
            Some(Counting::Count(Tally { rises, bits, last }))
        }
        // Those who count down mostly do so to one.
        Test::Negative if rises => Some(Counting::Uncount(Tally {
            rises: false,
            bits,
            last: 1,
        })),
        Test::Negative => None,
    }
}

fn uses(function: &Function) -> HashMap<Reg, Vec<Use>> {
    let mut uses: HashMap<Reg, Vec<Use>> = HashMap::new();
    for block in &function.blocks {
        for instruction in &block.instructions {
            let used = used(&instruction.op);
            for reg in instruction.op.uses() {
                uses.entry(reg).or_default().push(used);
            }
        }
        let phis = block.phis.iter().flat_map(|phi| &phi.incoming);
        let in_phis = phis.filter_map(|&(_, operand)| match operand {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        });
        for reg in in_phis.chain(block.terminator.op.uses()) {
            uses.entry(reg).or_default().push(Use::Other);
        }
    }
    uses
}

/// How an instruction uses its one register, if it has but one.
fn used(op: &Op) -> Use {
    match *op {
        Op::IntCompare {
            predicate,
            lhs: Operand::Reg(_),
            rhs: Operand::Const(with),
            ..
        } => Use::Compare(predicate, with),
        Op::IntCompare {
            predicate,
            lhs: Operand::Const(with),
            rhs: Operand::Reg(_),
            ..
        } => Use::Compare(predicate.swapped(), with),
        Op::Copy { dst, .. } => Use::Sum(dst, 0),
        Op::Binary {
            op: BinaryOp::Add,
            dst,
            lhs: Operand::Const(more),
            ..
        }
        | Op::Binary {
            op: BinaryOp::Add,
            dst,
            rhs: Operand::Const(more),
            ..
        } => Use::Sum(dst, more),
        Op::Binary {
            op: BinaryOp::Sub,
            dst,
            rhs: Operand::Const(less),
            ..
        } => Use::Sum(dst, less.wrapping_neg()),
        _ => Use::Other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_for_the_old_value_is_found_like_it() {
        for bits in [8, 16, 32, 64] {
            for last in [0, 1, 255] {
                let tally = Tally {
                    rises: false,
                    bits,
                    last,
                };
                for counting in [Counting::Count(tally), Counting::Uncount(tally)] {
                    for found in [false, true] {
                        assert_eq!(counting.finds(counting.stands_for(found)), found);
                    }
                }
            }
        }
    }

    #[test]
    fn comparisons_tell_one_value_or_the_sign() {
        let is = |test, value| matches!(test, Some(Test::Is(found)) if found == value);
        assert!(is(test(IntPredicate::Eq, 0, u64::MAX, 32), 1));
        assert!(is(test(IntPredicate::Ne, 1, 0, 64), 1));
        assert!(matches!(
            test(IntPredicate::Slt, 0, 0, 64),
            Some(Test::Negative)
        ));
        assert!(matches!(
            test(IntPredicate::Ugt, i64::MAX as u64, 0, 64),
            Some(Test::Negative)
        ));
        assert!(test(IntPredicate::Slt, 0, 1, 64).is_none());
        assert!(test(IntPredicate::Slt, 1, 0, 64).is_none());
    }
}
