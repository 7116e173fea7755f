//! Counters of loops: registers that each round changes by the same, and the test that ends the loop by them.

use crate::arithmetic::{mask, signed};
use crate::cfg::Cfg;
use crate::loops::{NaturalLoop, dominates};
use crate::program::{
    BinaryOp, Block, BlockId, CastOp, Function, IntPredicate, Op, Operand, Phi, Reg, TerminatorOp,
};

/// A counter, and the test that ends the loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counter {
    /// The header's phi.
    pub phi: Reg,
    /// What the counter is compared with: a constant, or a register from before the loop.
    pub bound: Operand,
    pub test: Test,
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
    /// The value of the counter in the round that ends the loop, from a value that it has now, and how many rounds
    /// come before that one. `None` if it would have to wrap around.
    pub fn last(&self, now: u64, bound: u64) -> Option<(u64, u64)> {
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
        fits(last).then_some((last as u64 & mask(self.bits), rounds as u64))
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

    /// Whether another comparison with the same bound says the same in all rounds but the last.
    fn decides(&self, predicate: IntPredicate) -> bool {
        use IntPredicate::{Eq, Ne, Sge, Sle, Uge, Ule};
        match predicate {
            Eq | Ne => matches!(self.ends_if, Eq | Ne | Sge | Sle | Uge | Ule),
            _ => predicate == self.ends_if || predicate == self.ends_if.inverse(),
        }
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
/// on it. There must be another way out.
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
    let mut found = tests(function, natural, fixed).filter(|&(block, _)| always(block));
    let (_, counter) = found.find(|(block, counter)| {
        counter.test.is_finite() && nothing_else_depends_on(function, natural, (*block, counter))
    })?;
    Some(counter)
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

/// Whether the counter is used for nothing but to count, for the test that ends the loop, and, where each round
/// begins with that test, for comparisons with the same bound, which tell no more.
fn nothing_else_depends_on(
    function: &Function,
    natural: &NaturalLoop,
    (block, counter): (BlockId, &Counter),
) -> bool {
    let header = function.block(natural.header);
    let Some(phi) = header.phis.iter().find(|phi| phi.dst == counter.phi) else {
        return false;
    };
    let Some((next, ..)) = step(function, natural, phi) else {
        return false;
    };
    let at_first = block == natural.header && !counter.test.next;
    let is_counter = |reg: Reg| reg == counter.phi || reg == next;
    let counts = |here: &Block, op: &Op| match *op {
        Op::Binary { dst, .. } if dst == next => true,
        Op::IntCompare { dst, .. }
            if tests_by(here, dst) && std::ptr::eq(here, function.block(block)) =>
        {
            true
        }
        Op::IntCompare {
            predicate,
            lhs,
            rhs,
            ..
        } => {
            let (phi, bound) = (Operand::Reg(counter.phi), counter.bound);
            let same = lhs == phi && rhs == bound && counter.test.decides(predicate);
            let swapped = rhs == phi && lhs == bound && counter.test.decides(predicate.swapped());
            at_first && (same || swapped)
        }
        _ => false,
    };
    function.blocks.iter().all(|here| {
        let in_phis = here.phis.iter().filter(|other| other.dst != counter.phi);
        let mut carried = in_phis.flat_map(|phi| &phi.incoming);
        let carried = carried.any(|&(_, o)| matches!(o, Operand::Reg(reg) if is_counter(reg)));
        let mut instructions = here.instructions.iter();
        !carried
            && instructions.all(|i| !i.op.uses().any(is_counter) || counts(here, &i.op))
            && !here.terminator.op.uses().any(is_counter)
    })
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
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge};

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
        // while (n--)
        assert_eq!(test(-1, Eq, false).last(10_000, 0), Some((0, 10_000)));
        // for (i = 0; i < 100; i += 3)
        assert_eq!(test(3, Sge, false).last(0, 100), Some((102, 34)));
        assert_eq!(test(3, Sge, false).last(102, 100), Some((102, 0)));
        // do ... while (++i < 100)
        assert_eq!(test(1, Uge, true).last(5, 100), Some((99, 94)));
        // for (i = 10; i > -5; i--)
        let minus_five = u64::from(-5i32 as u32);
        assert_eq!(
            test(-1, Sle, false).last(10, minus_five),
            Some((minus_five, 15))
        );
        // These would wrap around.
        assert_eq!(test(7, Eq, false).last(1, 0), None);
        assert_eq!(test(2, Sge, false).last(0, i32::MAX as u64), None);
    }

    #[test]
    fn what_compares_with_the_same_bound_tells_no_more() {
        let up = test(1, Sge, false);
        assert!(up.decides(Eq) && up.decides(Ne) && up.decides(Slt) && !up.decides(Sgt));
        let to_zero = test(-1, Eq, false);
        assert!(to_zero.decides(Eq) && !to_zero.decides(Slt));
        let beyond = test(1, Sgt, false);
        assert!(!beyond.decides(Eq), "i may be equal to its bound");
    }
}
