//! The hot loop: operations on registers, and jumps.
//!
//! Most of what a thread does between two accesses happens here, so the loop keeps the place in
//! the code and the frame at hand, and leaves everything else, errors included, to `run`.

use super::code::{Code, FlatOp, Slot};
use super::thread::Thread;
use crate::arithmetic;

/// Runs the thread, by `ops`, up to an operation that is not for this loop, and returns that. It is a jump
/// if `steps`, the number of jumps left, has come down to 0; arithmetic, if that fails; the
/// repetition of a loop, if that is at its bound.
#[inline]
pub(super) fn run_local<'o>(
    ops: &'o [FlatOp],
    code: &Code,
    thread: &mut Thread,
    steps: &mut u32,
) -> &'o FlatOp {
    let frame = &mut thread.registers[thread.base as usize..];
    let mut left = *steps;
    let mut next = ops[thread.pc as usize..].iter();
    let last = loop {
        // Every function ends with an operation that leads elsewhere.
        let Some(op) = next.next() else {
            unreachable!("the code has an end")
        };
        macro_rules! go_to {
            ($to:expr) => {{
                if left == 0 {
                    break op;
                }
                left -= 1;
                next = ops[$to as usize..].iter();
            }};
        }
        macro_rules! branch {
            ($type:ty, $than:tt, $lhs:ident, $rhs:ident, $then:ident, $otherwise:ident) => {{
                let (lhs, rhs) = (frame[$lhs as usize] as $type, frame[$rhs as usize] as $type);
                go_to!(if lhs $than rhs { $then } else { $otherwise });
            }};
        }
        match *op {
            FlatOp::Copy { dst, src } => frame[dst as usize] = frame[src as usize],
            FlatOp::Add32 { dst, lhs, rhs } => low(frame, dst, lhs, rhs, u32::wrapping_add),
            FlatOp::Add64 { dst, lhs, rhs } => word(frame, dst, lhs, rhs, u64::wrapping_add),
            FlatOp::Sub32 { dst, lhs, rhs } => low(frame, dst, lhs, rhs, u32::wrapping_sub),
            FlatOp::Sub64 { dst, lhs, rhs } => word(frame, dst, lhs, rhs, u64::wrapping_sub),
            FlatOp::Mul32 { dst, lhs, rhs } => low(frame, dst, lhs, rhs, u32::wrapping_mul),
            FlatOp::Mul64 { dst, lhs, rhs } => word(frame, dst, lhs, rhs, u64::wrapping_mul),
            FlatOp::And32 { dst, lhs, rhs } => low(frame, dst, lhs, rhs, |a, b| a & b),
            FlatOp::And64 { dst, lhs, rhs } => word(frame, dst, lhs, rhs, |a, b| a & b),
            FlatOp::Or32 { dst, lhs, rhs } => low(frame, dst, lhs, rhs, |a, b| a | b),
            FlatOp::Or64 { dst, lhs, rhs } => word(frame, dst, lhs, rhs, |a, b| a | b),
            FlatOp::Xor32 { dst, lhs, rhs } => low(frame, dst, lhs, rhs, |a, b| a ^ b),
            FlatOp::Xor64 { dst, lhs, rhs } => word(frame, dst, lhs, rhs, |a, b| a ^ b),
            FlatOp::ShiftLeft32 { dst, lhs, rhs } => {
                word(frame, dst, lhs, rhs, |a, b| match b < 32 {
                    true => (a << b) as u32 as u64,
                    false => 0,
                });
            }
            FlatOp::ShiftLeft64 { dst, lhs, rhs } => {
                word(frame, dst, lhs, rhs, |a, b| match b < 64 {
                    true => a << b,
                    false => 0,
                });
            }
            FlatOp::ShiftRight32 { dst, lhs, rhs } => {
                word(frame, dst, lhs, rhs, |a, b| match b < 32 {
                    true => (a >> b) as u32 as u64,
                    false => 0,
                });
            }
            FlatOp::ShiftRight64 { dst, lhs, rhs } => {
                word(frame, dst, lhs, rhs, |a, b| match b < 64 {
                    true => a >> b,
                    false => 0,
                });
            }
            FlatOp::Low32 { dst, src } => {
                frame[dst as usize] = u64::from(frame[src as usize] as u32);
            }
            FlatOp::Extend32 { dst, src } => {
                frame[dst as usize] = i64::from(frame[src as usize] as i32) as u64;
            }
            FlatOp::Index32 {
                dst,
                base,
                index,
                scale,
            } => {
                let index = i64::from(frame[index as usize] as i32);
                move_by(frame, dst, base, index, scale);
            }
            FlatOp::Index64 {
                dst,
                base,
                index,
                scale,
            } => {
                let index = frame[index as usize] as i64;
                move_by(frame, dst, base, index, scale);
            }
            FlatOp::Binary {
                op: operator,
                bits,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs) = (frame[lhs as usize], frame[rhs as usize]);
                let Ok(result) = arithmetic::binary(operator, bits, lhs, rhs) else {
                    break op;
                };
                frame[dst as usize] = result;
            }
            FlatOp::IntCompare {
                predicate,
                bits,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs) = (frame[lhs as usize], frame[rhs as usize]);
                let holds = predicate.holds(lhs, rhs, bits);
                frame[dst as usize] = holds.into();
            }
            FlatOp::Cast {
                op,
                from,
                to,
                dst,
                src,
            } => frame[dst as usize] = arithmetic::cast(op, from, to, frame[src as usize]),
            FlatOp::Select {
                dst,
                condition,
                then,
                otherwise,
            } => {
                let chosen = choose(frame, condition, then, otherwise);
                frame[dst as usize] = frame[chosen as usize];
            }
            FlatOp::AddScaled {
                bits,
                dst,
                base,
                index,
                scale,
            } => {
                let index = arithmetic::signed(frame[index as usize], bits) as u64;
                let distance = index.wrapping_mul(frame[scale as usize]);
                frame[dst as usize] = frame[base as usize].wrapping_add(distance);
            }
            FlatOp::LoopEnter { counter } => frame[counter as usize] = 1,
            FlatOp::LoopRepeat { counter } => {
                let count = &mut frame[counter as usize];
                if *count >= code.limits.unroll {
                    break op;
                }
                *count += 1;
            }
            FlatOp::Jump { to } => go_to!(to),
            FlatOp::BranchEqual32 {
                lhs,
                rhs,
                then,
                otherwise,
            } => branch!(u32, ==, lhs, rhs, then, otherwise),
            FlatOp::BranchEqual64 {
                lhs,
                rhs,
                then,
                otherwise,
            } => branch!(u64, ==, lhs, rhs, then, otherwise),
            FlatOp::BranchBelow32 {
                lhs,
                rhs,
                then,
                otherwise,
            } => branch!(u32, <, lhs, rhs, then, otherwise),
            FlatOp::BranchBelow64 {
                lhs,
                rhs,
                then,
                otherwise,
            } => branch!(u64, <, lhs, rhs, then, otherwise),
            FlatOp::BranchLess32 {
                lhs,
                rhs,
                then,
                otherwise,
            } => branch!(i32, <, lhs, rhs, then, otherwise),
            FlatOp::BranchLess64 {
                lhs,
                rhs,
                then,
                otherwise,
            } => branch!(i64, <, lhs, rhs, then, otherwise),
            FlatOp::Branch {
                condition,
                then,
                otherwise,
            } => go_to!(choose(frame, condition, then, otherwise)),
            FlatOp::CompareBranch {
                predicate,
                bits,
                dst,
                lhs,
                rhs,
                then,
                otherwise,
            } => {
                let (lhs, rhs) = (frame[lhs as usize], frame[rhs as usize]);
                let holds = predicate.holds(lhs, rhs, bits);
                frame[dst as usize] = holds.into();
                go_to!(if holds { then } else { otherwise });
            }
            FlatOp::Switch { value, table } => {
                go_to!(code.switches[table as usize].target(frame[value as usize]));
            }
            _ => break op,
        }
    };
    thread.pc = (ops.len() - next.len() - 1) as u32;
    *steps = left;
    last
}

/// dst = what is made of the low halves of two words.
#[inline(always)]
fn low(frame: &mut [u64], dst: Slot, lhs: Slot, rhs: Slot, of: impl Fn(u32, u32) -> u32) {
    let result = of(frame[lhs as usize] as u32, frame[rhs as usize] as u32);
    frame[dst as usize] = result.into();
}

/// dst = what is made of two words.
#[inline(always)]
fn word(frame: &mut [u64], dst: Slot, lhs: Slot, rhs: Slot, of: impl Fn(u64, u64) -> u64) {
    frame[dst as usize] = of(frame[lhs as usize], frame[rhs as usize]);
}

/// dst = base + scale * index
#[inline(always)]
fn move_by(frame: &mut [u64], dst: Slot, base: Slot, index: i64, scale: i32) {
    let distance = index.wrapping_mul(scale.into()) as u64;
    frame[dst as usize] = frame[base as usize].wrapping_add(distance);
}

#[inline]
fn choose(frame: &[u64], condition: Slot, then: u32, otherwise: u32) -> u32 {
    if frame[condition as usize] & 1 == 1 {
        then
    } else {
        otherwise
    }
}
