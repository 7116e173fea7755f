//! Instructions of which only the results can be seen.

use crate::arithmetic::signed;
use crate::program::{Op, Operand};

/// Whether nothing but its result can be seen of an instruction.
pub(super) fn is_silent(op: &Op) -> bool {
    match op {
        // Division by what is not 0, and not -1, never fails.
        Op::Binary {
            rhs: Operand::Const(divisor),
            bits,
            ..
        } => op.is_pure() || !matches!(signed(*divisor, *bits), 0 | -1),
        _ => op.is_pure() || matches!(op, Op::Fence { .. }),
    }
}
