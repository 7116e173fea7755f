//! Which instructions, conditions and registers of AArch64 are known, by name.
//!
//! Memory orders are in the names: `ldar` and `stlr`, which keep their order among themselves, are `seq_cst`.

use quotient_ir::program as ir;
use quotient_model::{MemoryOrder, Orders, RmwOp};

use super::machine::{Condition, Test, condition};

/// What an instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    Nothing,
    Fence,
    Load {
        exclusive: bool,
    },
    Store,
    StoreExclusive,
    LoadPair {
        exclusive: bool,
    },
    StorePair,
    StorePairExclusive,
    /// Of memory, with its old value in the second register if there is one. The operand may be
    /// inverted first.
    Fetch {
        op: RmwOp,
        inverted: bool,
    },
    Swap,
    CompareAndSwap,
    CompareAndSwapPair,
    Move,
    MoveNot,
    Negate,
    /// Of the second and third operand, the latter perhaps inverted, and whether it sets flags.
    Binary {
        op: ir::BinaryOp,
        inverted: bool,
        flags: bool,
    },
    Compare,
    Test,
    LeadingZeros,
    ReverseBits,
    ReverseBytes,
    SetIf,
    Select,
    Jump,
    JumpIf,
    /// Jumps if the register is 0, or if it is not.
    JumpIfZero(bool),
    /// Jumps if a bit of it is 0, or if it is not.
    JumpIfBit(bool),
    ReadSystem,
}

/// What may follow the name that is in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Plain,
    /// `b` or `h`, for accesses to 1 or 2 bytes.
    Sized,
    /// `a`, `l` or `al`, for orders, and then `b` or `h`.
    Ordered,
    /// A condition.
    Conditional,
}

use Action::*;
use Form::*;

pub(super) const fn fetch(op: RmwOp) -> Action {
    Fetch {
        op,
        inverted: false,
    }
}

pub(super) const CLEAR: Action = Fetch {
    op: RmwOp::And,
    inverted: true,
};

pub(super) const fn binary(op: ir::BinaryOp) -> Action {
    Binary {
        op,
        inverted: false,
        flags: false,
    }
}

pub(super) const fn flagged(op: ir::BinaryOp) -> Action {
    Binary {
        op,
        inverted: false,
        flags: true,
    }
}

pub(super) const TABLE: &[(&str, Form, Action)] = &[
    ("nop", Plain, Nothing),
    ("yield", Plain, Nothing),
    ("wfe", Plain, Nothing),
    ("wfi", Plain, Nothing),
    ("sev", Plain, Nothing),
    ("sevl", Plain, Nothing),
    ("hint", Plain, Nothing),
    ("prfm", Plain, Nothing),
    ("isb", Plain, Nothing),
    ("dmb", Plain, Fence),
    ("dsb", Plain, Fence),
    ("ldr", Sized, Load { exclusive: false }),
    ("ldur", Sized, Load { exclusive: false }),
    ("ldar", Sized, Load { exclusive: false }),
    ("ldapr", Sized, Load { exclusive: false }),
    ("ldxr", Sized, Load { exclusive: true }),
    ("ldaxr", Sized, Load { exclusive: true }),
    ("str", Sized, Store),
    ("stur", Sized, Store),
    ("stlr", Sized, Store),
    ("stxr", Sized, StoreExclusive),
    ("stlxr", Sized, StoreExclusive),
    ("ldp", Plain, LoadPair { exclusive: false }),
    ("ldxp", Plain, LoadPair { exclusive: true }),
    ("ldaxp", Plain, LoadPair { exclusive: true }),
    ("stp", Plain, StorePair),
    ("stxp", Plain, StorePairExclusive),
    ("stlxp", Plain, StorePairExclusive),
    ("ldadd", Ordered, fetch(RmwOp::Add)),
    ("ldset", Ordered, fetch(RmwOp::Or)),
    ("ldeor", Ordered, fetch(RmwOp::Xor)),
    ("ldclr", Ordered, CLEAR),
    ("ldsmax", Ordered, fetch(RmwOp::Max)),
    ("ldsmin", Ordered, fetch(RmwOp::Min)),
    ("ldumax", Ordered, fetch(RmwOp::UMax)),
    ("ldumin", Ordered, fetch(RmwOp::UMin)),
    ("stadd", Ordered, fetch(RmwOp::Add)),
    ("stset", Ordered, fetch(RmwOp::Or)),
    ("steor", Ordered, fetch(RmwOp::Xor)),
    ("stclr", Ordered, CLEAR),
    ("swp", Ordered, Swap),
    ("cas", Ordered, CompareAndSwap),
    ("casp", Ordered, CompareAndSwapPair),
    ("mov", Plain, Move),
    ("mvn", Plain, MoveNot),
    ("neg", Plain, Negate),
    ("add", Plain, binary(ir::BinaryOp::Add)),
    ("sub", Plain, binary(ir::BinaryOp::Sub)),
    ("and", Plain, binary(ir::BinaryOp::And)),
    ("orr", Plain, binary(ir::BinaryOp::Or)),
    ("eor", Plain, binary(ir::BinaryOp::Xor)),
    ("lsl", Plain, binary(ir::BinaryOp::Shl)),
    ("lsr", Plain, binary(ir::BinaryOp::LShr)),
    ("asr", Plain, binary(ir::BinaryOp::AShr)),
    (
        "bic",
        Plain,
        Binary {
            op: ir::BinaryOp::And,
            inverted: true,
            flags: false,
        },
    ),
    ("adds", Plain, flagged(ir::BinaryOp::Add)),
    ("subs", Plain, flagged(ir::BinaryOp::Sub)),
    ("ands", Plain, flagged(ir::BinaryOp::And)),
    ("cmp", Plain, Compare),
    ("tst", Plain, Action::Test),
    ("clz", Plain, LeadingZeros),
    ("rbit", Plain, ReverseBits),
    ("rev", Plain, ReverseBytes),
    ("cset", Plain, SetIf),
    ("csel", Plain, Select),
    ("b", Plain, Jump),
    ("b.", Conditional, JumpIf),
    ("b", Conditional, JumpIf),
    ("cbz", Plain, JumpIfZero(true)),
    ("cbnz", Plain, JumpIfZero(false)),
    ("tbz", Plain, JumpIfBit(false)),
    ("tbnz", Plain, JumpIfBit(true)),
    ("mrs", Plain, ReadSystem),
];

/// The conditions by their names.
pub(super) const CONDITIONS: &[(&str, Test, bool)] = &[
    ("eq", Test::Zero, true),
    ("ne", Test::Zero, false),
    ("hs", Test::Below, false),
    ("cs", Test::Below, false),
    ("lo", Test::Below, true),
    ("cc", Test::Below, true),
    ("ls", Test::BelowOrEqual, true),
    ("hi", Test::BelowOrEqual, false),
    ("mi", Test::Negative, true),
    ("pl", Test::Negative, false),
    ("vs", Test::Overflow, true),
    ("vc", Test::Overflow, false),
    ("lt", Test::Less, true),
    ("ge", Test::Less, false),
    ("le", Test::LessOrEqual, true),
    ("gt", Test::LessOrEqual, false),
];

/// The condition that flag outputs and instructions name so.
pub(super) fn condition_named(name: &str) -> Option<Condition> {
    condition(CONDITIONS, name)
}

/// An instruction whose name is known.
pub(super) struct Known {
    pub action: Action,
    /// The width of the access, if the name says it.
    pub bits: Option<u8>,
    pub condition: Option<Condition>,
    pub order: MemoryOrder,
}

/// The order of an access by a name that is in the table.
pub(super) fn order_of(stem: &str) -> MemoryOrder {
    match stem {
        "ldar" | "stlr" => MemoryOrder::SeqCst,
        "ldapr" | "ldaxr" | "ldaxp" => MemoryOrder::Acquire,
        "stlxr" | "stlxp" => MemoryOrder::Release,
        _ => MemoryOrder::Relaxed,
    }
}

/// What a barrier orders: loads, stores, or all.
pub(super) fn barrier(kind: Option<&&str>) -> MemoryOrder {
    match kind {
        Some(kind) if kind.ends_with("ld") => MemoryOrder::Acquire,
        Some(kind) if kind.ends_with("st") => MemoryOrder::Release,
        _ => MemoryOrder::SeqCst,
    }
}

/// The orders of a compare-exchange: what it reads is also read if it fails.
pub(super) fn orders_of(order: MemoryOrder) -> Orders {
    let failure = match order.acquires() {
        true => MemoryOrder::Acquire,
        false => MemoryOrder::Relaxed,
    };
    Orders {
        success: order,
        failure,
    }
}

impl Known {
    pub fn orders(&self) -> Orders {
        orders_of(self.order)
    }
}

pub(super) fn find(name: &str) -> Option<Known> {
    TABLE.iter().find_map(|&(stem, form, action)| {
        let rest = name.strip_prefix(stem)?;
        let ordered = [
            ("al", MemoryOrder::AcqRel),
            ("a", MemoryOrder::Acquire),
            ("l", MemoryOrder::Release),
        ];
        let (rest, order) = match form {
            Ordered => ordered
                .into_iter()
                .find_map(|(letters, order)| Some((rest.strip_prefix(letters)?, order)))
                .unwrap_or((rest, MemoryOrder::Relaxed)),
            _ => (rest, order_of(stem)),
        };
        let mut known = Known {
            action,
            bits: None,
            condition: None,
            order,
        };
        match (form, rest) {
            (Conditional, rest) => known.condition = Some(condition_named(rest)?),
            (_, "") => {}
            (Sized | Ordered, "b") => known.bits = Some(8),
            (Sized | Ordered, "h") => known.bits = Some(16),
            _ => return None,
        }
        Some(known)
    })
}

/// The name of the whole register, and how many bits of it a name means.
pub(super) fn register(name: &str) -> Option<(String, u8)> {
    let (letter, rest) = name.split_at_checked(1)?;
    let bits = match letter {
        "x" => 64,
        "w" => 32,
        _ => return None,
    };
    let index = rest.parse::<u8>().ok().filter(|&index| index < 31)?;
    Some((format!("x{index}"), bits))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_orders_and_widths() {
        let known = |name| find(name).map(|known| (known.action, known.bits));
        assert_eq!(known("ldaddalb"), Some((fetch(RmwOp::Add), Some(8))));
        assert_eq!(known("ldxr"), Some((Load { exclusive: true }, None)));
        assert_eq!(known("ldaxrh"), Some((Load { exclusive: true }, Some(16))));
        assert_eq!(known("casal"), Some((CompareAndSwap, None)));
        assert_eq!(known("caspa"), Some((CompareAndSwapPair, None)));
        assert_eq!(known("swpl"), Some((Swap, None)));
        assert_eq!(known("b.ne"), Some((JumpIf, None)));
        assert_eq!(known("bne"), Some((JumpIf, None)));
        assert_eq!(known("b"), Some((Jump, None)));
        for name in ["svc", "ldaddx", "bl", "ldxrq"] {
            assert_eq!(known(name), None, "{name}");
        }
    }

    #[test]
    fn registers_have_names_for_their_halves() {
        assert_eq!(register("w3"), Some(("x3".to_owned(), 32)));
        assert_eq!(register("x30"), Some(("x30".to_owned(), 64)));
        assert_eq!(register("x31"), None);
        assert_eq!(register("q0"), None);
    }
}
