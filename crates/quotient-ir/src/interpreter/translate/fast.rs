//! Operations in their fastest form: what is most common in local code needs no second look at which operator it is
//! and how many bits it has. The results are the same, whatever is in the upper bits.

use crate::interpreter::code::{FlatOp, Pc, Slot};
use crate::program::{BinaryOp, CastOp, IntPredicate};

/// The fastest operation that does the same.
pub(super) fn operation(flat: FlatOp) -> FlatOp {
    match flat {
        FlatOp::Binary {
            op,
            bits,
            dst,
            lhs,
            rhs,
        } => arithmetic(op, bits, dst, lhs, rhs).unwrap_or(flat),
        FlatOp::Cast {
            op: CastOp::Trunc | CastOp::ZExt,
            from,
            to,
            dst,
            src,
        } if from.min(to) == 32 => FlatOp::Low32 { dst, src },
        FlatOp::Cast {
            op: CastOp::SExt,
            from: 32,
            to: 64,
            dst,
            src,
        } => FlatOp::Extend32 { dst, src },
        _ => flat,
    }
}

fn arithmetic(op: BinaryOp, bits: u8, dst: Slot, lhs: Slot, rhs: Slot) -> Option<FlatOp> {
    Some(match (op, bits) {
        (BinaryOp::Add, 32) => FlatOp::Add32 { dst, lhs, rhs },
        (BinaryOp::Add, 64) => FlatOp::Add64 { dst, lhs, rhs },
        (BinaryOp::Sub, 32) => FlatOp::Sub32 { dst, lhs, rhs },
        (BinaryOp::Sub, 64) => FlatOp::Sub64 { dst, lhs, rhs },
        (BinaryOp::Mul, 32) => FlatOp::Mul32 { dst, lhs, rhs },
        (BinaryOp::Mul, 64) => FlatOp::Mul64 { dst, lhs, rhs },
        (BinaryOp::And, 32) => FlatOp::And32 { dst, lhs, rhs },
        (BinaryOp::And, 64) => FlatOp::And64 { dst, lhs, rhs },
        (BinaryOp::Or, 32) => FlatOp::Or32 { dst, lhs, rhs },
        (BinaryOp::Or, 64) => FlatOp::Or64 { dst, lhs, rhs },
        (BinaryOp::Xor, 32) => FlatOp::Xor32 { dst, lhs, rhs },
        (BinaryOp::Xor, 64) => FlatOp::Xor64 { dst, lhs, rhs },
        (BinaryOp::Shl, 32) => FlatOp::ShiftLeft32 { dst, lhs, rhs },
        (BinaryOp::Shl, 64) => FlatOp::ShiftLeft64 { dst, lhs, rhs },
        (BinaryOp::LShr, 32) => FlatOp::ShiftRight32 { dst, lhs, rhs },
        (BinaryOp::LShr, 64) => FlatOp::ShiftRight64 { dst, lhs, rhs },
        _ => return None,
    })
}

/// dst = base + scale * the index, which has that many bits. `None` if there is no fast operation for it.
pub(super) fn scaled(bits: u8, dst: Slot, base: Slot, index: Slot, scale: i64) -> Option<FlatOp> {
    let scale = i32::try_from(scale).ok()?;
    match bits {
        32 => Some(FlatOp::Index32 {
            dst,
            base,
            index,
            scale,
        }),
        64 => Some(FlatOp::Index64 {
            dst,
            base,
            index,
            scale,
        }),
        _ => None,
    }
}

/// A branch on a comparison whose result nobody else wants. All comparisons come down to three, with the sides
/// exchanged or the targets. `None` if there is no fast operation for it.
pub(super) fn branch(
    predicate: IntPredicate,
    bits: u8,
    (lhs, rhs): (Slot, Slot),
    (then, otherwise): (Pc, Pc),
) -> Option<FlatOp> {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let (lhs, rhs) = match predicate {
        Ugt | Ule | Sgt | Sle => (rhs, lhs),
        _ => (lhs, rhs),
    };
    let (then, otherwise) = match predicate {
        Ne | Uge | Ule | Sge | Sle => (otherwise, then),
        _ => (then, otherwise),
    };
    macro_rules! branch {
        ($name:ident) => {
            FlatOp::$name {
                lhs,
                rhs,
                then,
                otherwise,
            }
        };
    }
    Some(match (predicate, bits) {
        (Eq | Ne, 32) => branch!(BranchEqual32),
        (Eq | Ne, 64) => branch!(BranchEqual64),
        (Ult | Ugt | Ule | Uge, 32) => branch!(BranchBelow32),
        (Ult | Ugt | Ule | Uge, 64) => branch!(BranchBelow64),
        (Slt | Sgt | Sle | Sge, 32) => branch!(BranchLess32),
        (Slt | Sgt | Sle | Sge, 64) => branch!(BranchLess64),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interpreter::code::Code;
    use crate::interpreter::local::run_local;
    use crate::interpreter::thread::Thread;
    use quotient_model::ThreadId;

    /// Numbers with something in all places, also above the 32 bits that count.
    const NUMBERS: [u64; 11] = [
        0,
        1,
        2,
        31,
        32,
        63,
        64,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff_8000_0001,
        u64::MAX,
    ];

    /// Where an operation on the numbers in slots 0 and 1 leads, and what it puts in slot 2.
    fn result(op: FlatOp, a: u64, b: u64) -> (u32, u64) {
        let ops = [op, FlatOp::Recurse, FlatOp::Recurse, FlatOp::Recurse];
        let mut thread = Thread::new(ThreadId::MAIN, 0, 0, &[a, b, 0, 24]);
        run_local(&ops, &Code::default(), &mut thread, &mut 10);
        (thread.pc, thread.get(2))
    }

    #[test]
    fn fast_arithmetic_is_arithmetic() {
        use BinaryOp::{AShr, Add, And, LShr, Mul, Or, Shl, Sub, Xor};
        let (dst, lhs, rhs) = (2, 0, 1);
        let mut fast = 0;
        for op in [Add, Sub, Mul, And, Or, Xor, Shl, LShr, AShr] {
            for bits in [8, 32, 64] {
                let plain = FlatOp::Binary {
                    op,
                    bits,
                    dst,
                    lhs,
                    rhs,
                };
                fast += u32::from(!matches!(operation(plain), FlatOp::Binary { .. }));
                for (a, b) in NUMBERS.iter().flat_map(|a| NUMBERS.map(|b| (*a, b))) {
                    assert_eq!(
                        result(operation(plain), a, b),
                        result(plain, a, b),
                        "{plain:?}"
                    );
                }
            }
        }
        assert_eq!(fast, 16);
    }

    #[test]
    fn fast_casts_are_casts() {
        for op in [CastOp::Trunc, CastOp::ZExt, CastOp::SExt] {
            for (from, to) in [(64, 32), (32, 64), (8, 32), (32, 16), (64, 64)] {
                let (dst, src) = (2, 0);
                let plain = FlatOp::Cast {
                    op,
                    from,
                    to,
                    dst,
                    src,
                };
                for a in NUMBERS {
                    assert_eq!(
                        result(operation(plain), a, 0),
                        result(plain, a, 0),
                        "{plain:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn fast_indices_are_indices() {
        for bits in [32, 64] {
            let plain = FlatOp::AddScaled {
                bits,
                dst: 2,
                base: 0,
                index: 1,
                scale: 3,
            };
            let fast = scaled(bits, 2, 0, 1, 24).expect("a fast operation");
            for (a, b) in NUMBERS.iter().flat_map(|a| NUMBERS.map(|b| (*a, b))) {
                assert_eq!(result(fast, a, b), result(plain, a, b), "{plain:?}");
            }
        }
    }

    #[test]
    fn fast_branches_go_where_the_comparison_says() {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        for predicate in [Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult] {
            for bits in [32, 64] {
                let fast = branch(predicate, bits, (0, 1), (1, 2)).expect("a fast operation");
                for (a, b) in NUMBERS.iter().flat_map(|a| NUMBERS.map(|b| (*a, b))) {
                    let to = if predicate.holds(a, b, bits) { 1 } else { 2 };
                    assert_eq!(result(fast, a, b).0, to, "{fast:?} {a} {b}");
                }
            }
        }
    }
}
