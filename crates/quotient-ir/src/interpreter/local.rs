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
    let mut pc = thread.pc;
    loop {
        let op = &ops[pc as usize];
        match *op {
            FlatOp::Copy { dst, src } => frame[dst as usize] = frame[src as usize],
            FlatOp::Binary {
                op: operator,
                bits,
                dst,
                lhs,
                rhs,
            } => {
                let (lhs, rhs) = (frame[lhs as usize], frame[rhs as usize]);
                let Ok(result) = arithmetic::binary(operator, bits, lhs, rhs) else {
                    thread.pc = pc;
                    return op;
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
                    thread.pc = pc;
                    return op;
                }
                *count += 1;
            }
            FlatOp::Jump { to } if *steps > 0 => {
                *steps -= 1;
                pc = to;
                continue;
            }
            FlatOp::Branch {
                condition,
                then,
                otherwise,
            } if *steps > 0 => {
                *steps -= 1;
                pc = choose(frame, condition, then, otherwise);
                continue;
            }
            FlatOp::CompareBranch {
                predicate,
                bits,
                dst,
                lhs,
                rhs,
                then,
                otherwise,
            } if *steps > 0 => {
                *steps -= 1;
                let (lhs, rhs) = (frame[lhs as usize], frame[rhs as usize]);
                let holds = predicate.holds(lhs, rhs, bits);
                frame[dst as usize] = holds.into();
                pc = if holds { then } else { otherwise };
                continue;
            }
            FlatOp::Switch { value, table } if *steps > 0 => {
                *steps -= 1;
                pc = code.switches[table as usize].target(frame[value as usize]);
                continue;
            }
            _ => {
                thread.pc = pc;
                return op;
            }
        }
        pc += 1;
    }
}

#[inline]
fn choose(frame: &[u64], condition: Slot, then: u32, otherwise: u32) -> u32 {
    if frame[condition as usize] & 1 == 1 {
        then
    } else {
        otherwise
    }
}
