//! Counters of loops: registers that each round changes by the same, and the test that ends the loop by them.

use crate::arithmetic::{mask, signed};
use crate::cfg::Cfg;
use crate::loops::{NaturalLoop, dominates};
use crate::program::{
    BinaryOp, Block, BlockId, CastOp, Function, IntPredicate, Op, Operand, Phi, Reg, TerminatorOp,
};

/// A counter, and the test that ends the loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counter {
    /// The header's phi.
    pub phi: Reg,
    /// What the counter is compared with: a constant, or a register from before the loop.
    pub bound: Operand,
    pub test: Test,
    /// What else depends on it, in the loop and after it.
    pub told: Vec<Told>,
}

/// A comparison of a counter, on the left, with a constant or with its bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    predicate: IntPredicate,
    pub with: Operand,
    /// What is compared may be the counter as it is in the round.
    now: bool,
    /// It may be the counter as it will be in the next round.
    next: bool,
}

/// When a counter ends the loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Test {
    step: i64,
    bits: u8,
    /// The loop ends if the counter, on the left, compares so with the bound.
    ends_if: IntPredicate,
    /// What is compared is the counter as it will be in the next round.
    next: bool,
}

impl Test {
    /// How many rounds come before the one that ends the loop, from a value that the counter has now. `None` if it would have to wrap
    /// around.
    pub fn rounds(&self, now: u64, bound: u64) -> Option<u64> {
        use IntPredicate::{Uge, Ugt, Ule, Ult};
        let step = i128::from(self.step);
        let unsigned = matches!(self.ends_if, Uge | Ugt | Ule | Ult);
        let read = |value: u64| match unsigned {
            true => i128::from(value & mask(self.bits)),
            false => i128::from(signed(value, self.bits)),
        };
        let first = read(now) + if self.next { step } else { 0 };
        let fits = |value: i128| read(value as u64) == value;
        let ends = |value: i128| fits(value) && self.ends_if.holds(value as u64, bound, self.bits);
        let near = ((read(bound) - first) / step).max(0);
        let rounds = (near - 1..=near + 1).find(|&k| k >= 0 && ends(first + k * step))?;
        let last = read(now) + rounds * step;
        fits(last).then_some(rounds as u64)
    }

    /// What the counter is after so many rounds.
    pub fn after(&self, now: u64, rounds: u64) -> u64 {
        (i128::from(now) + i128::from(self.step) * i128::from(rounds)) as u64 & mask(self.bits)
    }

    /// Whether the counter comes to its bound, wherever it starts.
    fn is_finite(&self) -> bool {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        match self.ends_if {
            Ne => true,
            Eq => self.step.abs() == 1,
            Sge | Sgt | Uge | Ugt => self.step > 0,
            Sle | Slt | Ule | Ult => self.step < 0,
        }
    }

    /// How many of so many rounds, in the first of which the counter is `now`, a comparison does not tell from the one before.
    pub fn alike(&self, told: &Told, with: u64, (now, rounds): (u64, u64)) -> u64 {
        let (mut least, mut most) = (0, rounds);
        while least < most {
            let middle = most - (most - least) / 2;
            match self.tells_nothing(told, with, (now, middle)) {
                true => least = middle,
                false => most = middle - 1,
            }
        }
        least
    }

    /// Whether a comparison says the same in all of so many rounds, and in the one before.
    fn tells_nothing(&self, told: &Told, with: u64, (now, rounds): (u64, u64)) -> bool {
        use IntPredicate::{Eq, Ne, Uge, Ugt, Ule, Ult};
        let unsigned = matches!(told.predicate, Uge | Ugt | Ule | Ult);
        let read = |value: i128| match unsigned {
            true => i128::from(value as u64 & mask(self.bits)),
            false => i128::from(signed(value as u64, self.bits)),
        };
        let step = i128::from(self.step);
        let way = step * i128::from(rounds);
        let same = |from: i128| {
            let (from, to) = (read(from), read(from + way));
            let between = |value: i128| (from.min(to)..=from.max(to)).contains(&value);
            let says = |value: i128| told.predicate.holds(value as u64, with, self.bits);
            // In this order, too, it does not wrap around on its way.
            to - from == way
                && match told.predicate {
                    Eq | Ne => way == 0 || !between(read(with.into())),
                    _ => says(from) == says(to),
                }
        };
        let next = i128::from(now);
        (!told.now || same(next - step)) && (!told.next || same(next))
    }
}

/// Whether the loop counts up or down to a bound, which it may compute anew in every round.
pub(super) fn is_finite(function: &Function, cfg: &Cfg, natural: &NaturalLoop) -> bool {
    let idom = cfg.immediate_dominators();
    let always = |block| is_passed_always(&idom, natural, block);
    let by_test = tests(function, natural, is_the_same)
        .any(|(block, counter)| always(block) && counter.test.is_finite());
    let mut ends = exits(function, natural).filter(|&(block, _)| always(block));
    by_test || ends.any(|(_, exit)| is_limited(function, natural, exit))
}

/// Whether a loop ends by this condition because it counts up to what never is more than some number, even if that is another one in
/// every round: `i < (seed & 7)`.
fn is_limited(
    function: &Function,
    natural: &NaturalLoop,
    (condition, ends_if_true): (Operand, bool),
) -> bool {
    use IntPredicate::{Sge, Sgt, Uge, Ugt};
    let Some(&Op::IntCompare {
        predicate,
        lhs,
        rhs,
        ..
    }) = definition(function, condition)
    else {
        return false;
    };
    let predicate = match ends_if_true {
        true => predicate,
        false => predicate.inverse(),
    };
    let header = function.block(natural.header);
    let mut counters = header
        .phis
        .iter()
        .filter_map(|phi| Some((phi.dst, step(function, natural, phi)?)));
    counters.any(|(phi, (next, step, bits))| {
        // Counters are compared as they are, or widened.
        let is_counter = |operand| {
            let narrow = match definition(function, operand) {
                Some(&Op::Cast {
                    op: CastOp::ZExt,
                    src,
                    ..
                }) => src,
                _ => operand,
            };
            narrow == Operand::Reg(phi) || narrow == Operand::Reg(next)
        };
        let (predicate, bound) = match (is_counter(lhs), is_counter(rhs)) {
            (true, false) => (predicate, rhs),
            (false, true) => (predicate.swapped(), lhs),
            _ => return false,
        };
        // It comes there before it would wrap around.
        let far = |most: u64| most.saturating_add(step.unsigned_abs()) <= mask(bits) >> 1;
        matches!(predicate, Uge | Ugt | Sge | Sgt)
            && step > 0
            && most(function, bound).is_some_and(far)
    })
}

/// What a value never exceeds, if that is a matter of how it is made.
fn most(function: &Function, value: Operand) -> Option<u64> {
    match *definition(function, value)? {
        Op::Binary {
            op: BinaryOp::And,
            rhs: Operand::Const(mask),
            ..
        } => Some(mask),
        Op::Binary {
            op: BinaryOp::URem,
            rhs: Operand::Const(divisor),
            ..
        } => divisor.checked_sub(1),
        Op::Cast {
            op: CastOp::ZExt,
            src,
            ..
        } => most(function, src),
        _ => None,
    }
}

/// Whether every round that is followed by another one comes to this block.
fn is_passed_always(idom: &[Option<BlockId>], natural: &NaturalLoop, block: BlockId) -> bool {
    let mut latches = natural.latches.iter();
    latches.all(|&latch| dominates(idom, block, latch))
}

/// The counter of a loop that goes around a number of times in vain and is left then, if nothing else depends
/// on it but comparisons. There must be another way out.
pub(super) fn of_rounds_in_vain(
    function: &Function,
    cfg: &Cfg,
    natural: &NaturalLoop,
) -> Option<Counter> {
    let inside = |block: BlockId| natural.body[block.index()];
    let blocks = || (0..function.blocks.len() as u32).map(BlockId);
    let leaves = |block: BlockId| {
        let to = function.block(block).terminator.op.successors();
        to.into_iter().filter(|&to| !inside(to)).count()
    };
    let ways_out: usize = blocks().filter(|&b| inside(b)).map(leaves).sum();
    let acts = |block: BlockId| {
        let mut instructions = function.block(block).instructions.iter();
        instructions.any(|i| !i.op.is_pure() && !matches!(i.op, Op::Fence { .. }))
    };
    if ways_out < 2 || !blocks().any(|b| inside(b) && acts(b)) {
        return None;
    }
    let idom = cfg.immediate_dominators();
    let always = |block| is_passed_always(&idom, natural, block);
    let fixed = |f: &Function, l: &NaturalLoop, reg: Reg| !is_assigned_in(f, l, reg);
    let mut found = tests(function, natural, fixed)
        .filter(|(block, counter)| always(*block) && counter.test.is_finite());
    found.find_map(|(block, counter)| {
        let told = told_by(function, natural, (block, &counter))?;
        Some(Counter { told, ..counter })
    })
}

/// Whether a register holds the same in every round.
type Invariance = fn(&Function, &NaturalLoop, Reg) -> bool;

/// The tests of counters that end a loop, with the blocks that they stand in. What they are compared with is constant,
/// or an invariant register.
fn tests<'f>(
    function: &'f Function,
    natural: &'f NaturalLoop,
    invariant: Invariance,
) -> impl Iterator<Item = (BlockId, Counter)> + 'f {
    exits(function, natural).filter_map(move |(block, exit)| {
        let mut phis = function.block(natural.header).phis.iter();
        let counter = phis.find_map(|phi| test(function, natural, phi, exit, invariant));
        Some((block, counter?))
    })
}

/// The branches that may leave a loop: the blocks that they end, their conditions, and whether they leave it if those are true.
fn exits<'f>(
    function: &'f Function,
    natural: &'f NaturalLoop,
) -> impl Iterator<Item = (BlockId, (Operand, bool))> + 'f {
    let inside = |block: BlockId| natural.body[block.index()];
    let blocks = (0..function.blocks.len() as u32).map(BlockId);
    blocks
        .filter(move |&block| inside(block))
        .filter_map(move |block| match function.block(block).terminator.op {
            TerminatorOp::Branch {
                condition,
                then,
                otherwise,
            } if inside(then) != inside(otherwise) => Some((block, (condition, !inside(then)))),
            _ => None,
        })
}

/// The test of a phi, if the condition is one.
fn test(
    function: &Function,
    natural: &NaturalLoop,
    phi: &Phi,
    (condition, mut ends_if_true): (Operand, bool),
    is_invariant: Invariance,
) -> Option<Counter> {
    let (next, step, width) = step(function, natural, phi)?;
    let mut condition = definition(function, condition)?;
    while let Op::Binary {
        op: BinaryOp::Xor,
        bits: 1,
        lhs,
        rhs: Operand::Const(1),
        ..
    } = condition
    {
        ends_if_true = !ends_if_true;
        condition = definition(function, *lhs)?;
    }
    let Op::IntCompare {
        predicate,
        bits,
        lhs,
        rhs,
        ..
    } = *condition
    else {
        return None;
    };
    let is_counter = |operand| operand == Operand::Reg(phi.dst) || operand == Operand::Reg(next);
    let (predicate, compared, bound) = match (is_counter(lhs), is_counter(rhs)) {
        (true, false) => (predicate, lhs, rhs),
        (false, true) => (predicate.swapped(), rhs, lhs),
        _ => return None,
    };
    let invariant = match bound {
        Operand::Reg(reg) => is_invariant(function, natural, reg),
        Operand::Const(_) => true,
        _ => false,
    };
    (invariant && bits == width).then_some(Counter {
        phi: phi.dst,
        bound,
        test: Test {
            step,
            bits,
            ends_if: match ends_if_true {
                true => predicate,
                false => predicate.inverse(),
            },
            next: compared == Operand::Reg(next),
        },
        told: Vec::new(),
    })
}

/// What every round makes of a phi, if it only adds a constant: the register, the constant, the width.
fn step(function: &Function, natural: &NaturalLoop, phi: &Phi) -> Option<(Reg, i64, u8)> {
    let mut back = phi
        .incoming
        .iter()
        .filter(|(from, _)| natural.latches.contains(from));
    let (_, next) = back.next()?;
    if back.any(|(_, other)| other != next) {
        return None;
    }
    let Op::Binary {
        op,
        bits,
        dst,
        lhs: Operand::Reg(lhs),
        rhs: Operand::Const(constant),
    } = *definition(function, *next)?
    else {
        return None;
    };
    let step = match op {
        BinaryOp::Add => signed(constant, bits),
        BinaryOp::Sub => signed(constant, bits).checked_neg()?,
        _ => return None,
    };
    (lhs == phi.dst && step != 0).then_some((dst, step, bits))
}

/// What a register has of a counter.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Has {
    /// The counter as it is in a round.
    now: bool,
    /// The counter as it will be in the next round.
    next: bool,
}

/// What the counter is used for, other than to count and for the test that ends the loop, if that is nothing but comparisons.
fn told_by(
    function: &Function,
    natural: &NaturalLoop,
    (block, counter): (BlockId, &Counter),
) -> Option<Vec<Told>> {
    let header = function.block(natural.header);
    let phi = header.phis.iter().find(|phi| phi.dst == counter.phi)?;
    let (next, ..) = step(function, natural, phi)?;
    let copies = copies(function, natural, (phi, next))?;
    let has = |operand: Operand| match operand {
        Operand::Reg(reg) => copies.iter().find(|copy| copy.0 == reg).map(|copy| copy.1),
        _ => None,
    };
    let mut told = Vec::new();
    for here in &function.blocks {
        for instruction in &here.instructions {
            if !instruction
                .op
                .uses()
                .any(|reg| has(Operand::Reg(reg)).is_some())
            {
                continue;
            }
            match instruction.op {
                Op::Binary { dst, .. } if dst == next => {}
                Op::IntCompare { dst, .. }
                    if tests_by(here, dst) && std::ptr::eq(here, function.block(block)) => {}
                Op::IntCompare {
                    predicate,
                    bits,
                    lhs,
                    rhs,
                    ..
                } => {
                    let (predicate, has, with) = match (has(lhs), has(rhs)) {
                        (Some(has), None) => (predicate, has, rhs),
                        (None, Some(has)) => (predicate.swapped(), has, lhs),
                        _ => return None,
                    };
                    let is_known = matches!(with, Operand::Const(_)) || with == counter.bound;
                    if !is_known || bits != counter.test.bits {
                        return None;
                    }
                    let Has { now, next } = has;
                    told.push(Told {
                        predicate,
                        with,
                        now,
                        next,
                    });
                }
                _ => return None,
            }
        }
        let mut decides = here.terminator.op.uses();
        if decides.any(|reg| has(Operand::Reg(reg)).is_some()) {
            return None;
        }
    }
    Some(told)
}

/// The registers that have a counter, or had it when the loop was left. `None` if it goes on from there into another round.
fn copies(
    function: &Function,
    natural: &NaturalLoop,
    (counter, next): (&Phi, Reg),
) -> Option<Vec<(Reg, Has)>> {
    let now = Has {
        now: true,
        next: false,
    };
    let later = Has {
        now: false,
        next: true,
    };
    let mut copies = vec![(counter.dst, now), (next, later)];
    let blocks = || function.blocks.iter().zip(&natural.body);
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for (phi, &inside) in
            blocks().flat_map(|(b, inside)| b.phis.iter().map(move |p| (p, inside)))
        {
            let of = |reg: Reg| copies.iter().position(|copy| copy.0 == reg);
            let incoming = phi.incoming.iter().filter_map(|&(_, value)| match value {
                Operand::Reg(reg) => Some(copies[of(reg)?].1),
                _ => None,
            });
            let Some(has) = incoming.reduce(|a, b| Has {
                now: a.now | b.now,
                next: a.next | b.next,
            }) else {
                continue;
            };
            if phi.dst == counter.dst {
                let mut begins = phi
                    .incoming
                    .iter()
                    .filter(|(from, _)| !natural.latches.contains(from));
                if begins.any(|&(_, value)| matches!(value, Operand::Reg(reg) if of(reg).is_some()))
                {
                    return None;
                }
            } else if inside {
                return None;
            } else if let Some(place) = of(phi.dst) {
                changed |= copies[place].1 != has;
                copies[place].1 = has;
            } else {
                changed = true;
                copies.push((phi.dst, has));
            }
        }
    }
    Some(copies)
}

/// Whether the block's end depends on a comparison, or on its opposite.
fn tests_by(block: &Block, comparison: Reg) -> bool {
    let is_it = |reg: Reg| {
        let mut instructions = block.instructions.iter();
        reg == comparison
            || instructions.any(|i| {
                matches!(i.op, Op::Binary { op: BinaryOp::Xor, dst, lhs, .. }
                    if dst == reg && lhs == Operand::Reg(comparison))
            })
    };
    block.terminator.op.uses().any(is_it)
}

fn definition(function: &Function, operand: Operand) -> Option<&Op> {
    let Operand::Reg(reg) = operand else {
        return None;
    };
    let mut instructions = function.blocks.iter().flat_map(|b| &b.instructions);
    let found = instructions.find(|i| i.op.assigns().any(|assigned| assigned == reg));
    found.map(|i| &i.op)
}

/// So many steps of a computation are followed.
const STEPS: usize = 16;

/// Whether a register holds the same in every round: it is not assigned in the loop, or computed there of what is not.
fn is_the_same(function: &Function, natural: &NaturalLoop, reg: Reg) -> bool {
    let mut left = vec![reg];
    for _ in 0..STEPS {
        let Some(reg) = left.pop() else { return true };
        if !is_assigned_in(function, natural, reg) {
            continue;
        }
        match definition(function, Operand::Reg(reg)) {
            Some(op) if op.is_pure() => left.extend(op.uses()),
            _ => return false,
        }
    }
    left.is_empty()
}

fn is_assigned_in(function: &Function, natural: &NaturalLoop, reg: Reg) -> bool {
    let blocks = function.blocks.iter().zip(&natural.body);
    let mut inside = blocks
        .filter(|&(_, &inside)| inside)
        .map(|(block, _)| block);
    inside.any(|block| {
        let instructions = block.instructions.iter();
        let mut assigned = instructions.flat_map(|i| i.op.assigns());
        block.phis.iter().any(|phi| phi.dst == reg) || assigned.any(|a| a == reg)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ult};

    fn test(step: i64, ends_if: IntPredicate, next: bool) -> Test {
        Test {
            step,
            bits: 32,
            ends_if,
            next,
        }
    }

    #[test]
    fn a_counter_ends_where_its_rounds_would_have_brought_it() {
        let last = |test: Test, now, bound| {
            let rounds = test.rounds(now, bound)?;
            Some((test.after(now, rounds), rounds))
        };
        // while (n--)
        assert_eq!(last(test(-1, Eq, false), 10_000, 0), Some((0, 10_000)));
        // for (i = 0; i < 100; i += 3)
        assert_eq!(last(test(3, Sge, false), 0, 100), Some((102, 34)));
        assert_eq!(last(test(3, Sge, false), 102, 100), Some((102, 0)));
        // do ... while (++i < 100)
        assert_eq!(last(test(1, Uge, true), 5, 100), Some((99, 94)));
        // for (i = 10; i > -5; i--)
        let minus_five = u64::from(-5i32 as u32);
        assert_eq!(
            last(test(-1, Sle, false), 10, minus_five),
            Some((minus_five, 15))
        );
        // These would wrap around.
        assert_eq!(last(test(7, Eq, false), 1, 0), None);
        assert_eq!(last(test(2, Sge, false), 0, i32::MAX as u64), None);
    }

    #[test]
    fn rounds_are_alike_that_no_comparison_tells_apart() {
        let alike = |predicate, with, (now, next), test: Test, from, rounds| {
            let told = Told {
                predicate,
                with: Operand::Const(with),
                now,
                next,
            };
            test.alike(&told, with, (from, rounds))
        };
        let up = test(1, Sge, false);
        let (now, later) = ((true, false), (false, true));
        // Of 0 to 99, if the loop ends at 100.
        for predicate in [Eq, Ne, Slt, Sge, Uge] {
            assert_eq!(alike(predicate, 100, now, up, 1, 99), 99);
        }
        assert_eq!(alike(Sgt, 100, later, up, 1, 99), 99);
        // The round before the last knows that it will be equal.
        assert_eq!(alike(Eq, 100, later, up, 1, 99), 98);
        assert_eq!(alike(Sgt, 50, now, up, 1, 99), 50);
        assert_eq!(alike(Eq, 50, now, up, 1, 99), 49);
        assert_eq!(alike(Eq, 0, now, up, 1, 99), 0, "not as in the first");
        // From -5 to 4: in the other order these are far apart.
        let minus_four = u64::from(-4i32 as u32);
        assert_eq!(alike(Slt, 100, now, up, minus_four, 9), 9);
        assert_eq!(alike(Ult, 100, now, up, minus_four, 9), 4);
        let down = test(-1, Eq, false);
        assert_eq!(alike(Eq, 0, now, down, 9, 9), 9);
        assert_eq!(alike(Sle, 0, later, down, 9, 9), 8);
    }
}
