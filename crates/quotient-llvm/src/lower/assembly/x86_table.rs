//! Which instructions, conditions and registers of x86 are known, by name.

use quotient_ir::program as ir;
use quotient_model::{MemoryOrder, RmwOp};

use super::machine::{Condition, Test, condition};

/// What an instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    Nothing,
    Fence(MemoryOrder),
    /// The time, which does not pass.
    Time,
    /// What the processor can do besides: nothing.
    Features,
    Move,
    /// A move from a narrow place into a wide one, with its sign or without.
    Extend(bool),
    Address,
    Exchange,
    ExchangeAdd,
    CompareExchange,
    /// Of two registers' worth of memory; the width of each.
    CompareExchangePair(u8),
    /// Of the second operand and the first.
    Update(RmwOp),
    /// The same, and with the carry flag.
    WithCarry(RmwOp),
    /// Adds or takes away 1 and leaves the carry flag.
    Step(RmwOp),
    Compare,
    Test,
    Complement,
    Negate,
    Shift(ir::BinaryOp),
    /// Tells a bit by the carry flag, and then changes it.
    Bit(Option<RmwOp>),
    ScanForward,
    ScanReverse,
    TrailingZeros,
    LeadingZeros,
    CountOnes,
    SwapBytes,
    Set,
    MoveIf,
    Jump,
    JumpIf,
}

/// What may follow the name that is in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Plain,
    /// A letter for the width.
    Sized,
    /// The letters of two widths.
    TwoSizes,
    Conditional,
    /// A condition, and then a letter for the width.
    ConditionalSized,
}

use Action::*;
use Form::*;

const TABLE: &[(&str, Form, Action)] = &[
    ("nop", Plain, Nothing),
    ("pause", Plain, Nothing),
    ("prefetch", Plain, Nothing),
    ("prefetchw", Plain, Nothing),
    ("prefetcht0", Plain, Nothing),
    ("prefetcht1", Plain, Nothing),
    ("prefetcht2", Plain, Nothing),
    ("prefetchnta", Plain, Nothing),
    ("clflush", Plain, Nothing),
    ("mfence", Plain, Fence(MemoryOrder::SeqCst)),
    ("lfence", Plain, Fence(MemoryOrder::Acquire)),
    ("sfence", Plain, Fence(MemoryOrder::Release)),
    ("rdtsc", Plain, Time),
    ("rdtscp", Plain, Time),
    ("cpuid", Plain, Features),
    ("mov", Sized, Move),
    ("movabs", Sized, Move),
    ("movnti", Sized, Move),
    ("movz", TwoSizes, Extend(false)),
    ("movs", TwoSizes, Extend(true)),
    ("lea", Sized, Address),
    ("xchg", Sized, Exchange),
    ("xadd", Sized, ExchangeAdd),
    ("cmpxchg", Sized, CompareExchange),
    ("cmpxchg8b", Plain, CompareExchangePair(32)),
    ("cmpxchg16b", Plain, CompareExchangePair(64)),
    ("add", Sized, Update(RmwOp::Add)),
    ("sub", Sized, Update(RmwOp::Sub)),
    ("and", Sized, Update(RmwOp::And)),
    ("or", Sized, Update(RmwOp::Or)),
    ("xor", Sized, Update(RmwOp::Xor)),
    ("adc", Sized, WithCarry(RmwOp::Add)),
    ("sbb", Sized, WithCarry(RmwOp::Sub)),
    ("inc", Sized, Step(RmwOp::Add)),
    ("dec", Sized, Step(RmwOp::Sub)),
    ("cmp", Sized, Compare),
    ("test", Sized, Action::Test),
    ("not", Sized, Complement),
    ("neg", Sized, Negate),
    ("shl", Sized, Shift(ir::BinaryOp::Shl)),
    ("sal", Sized, Shift(ir::BinaryOp::Shl)),
    ("shr", Sized, Shift(ir::BinaryOp::LShr)),
    ("sar", Sized, Shift(ir::BinaryOp::AShr)),
    ("bt", Sized, Bit(None)),
    ("bts", Sized, Bit(Some(RmwOp::Or))),
    ("btr", Sized, Bit(Some(RmwOp::And))),
    ("btc", Sized, Bit(Some(RmwOp::Xor))),
    ("bsf", Sized, ScanForward),
    ("bsr", Sized, ScanReverse),
    ("tzcnt", Sized, TrailingZeros),
    ("lzcnt", Sized, LeadingZeros),
    ("popcnt", Sized, CountOnes),
    ("bswap", Sized, SwapBytes),
    ("set", Conditional, Set),
    ("cmov", ConditionalSized, MoveIf),
    ("jmp", Plain, Jump),
    ("j", Conditional, JumpIf),
];

/// The conditions by their names.
const CONDITIONS: &[(&str, Test, bool)] = &[
    ("e", Test::Zero, true),
    ("z", Test::Zero, true),
    ("ne", Test::Zero, false),
    ("nz", Test::Zero, false),
    ("c", Test::Below, true),
    ("b", Test::Below, true),
    ("nae", Test::Below, true),
    ("nc", Test::Below, false),
    ("ae", Test::Below, false),
    ("nb", Test::Below, false),
    ("be", Test::BelowOrEqual, true),
    ("na", Test::BelowOrEqual, true),
    ("a", Test::BelowOrEqual, false),
    ("nbe", Test::BelowOrEqual, false),
    ("s", Test::Negative, true),
    ("ns", Test::Negative, false),
    ("o", Test::Overflow, true),
    ("no", Test::Overflow, false),
    ("l", Test::Less, true),
    ("nge", Test::Less, true),
    ("ge", Test::Less, false),
    ("nl", Test::Less, false),
    ("le", Test::LessOrEqual, true),
    ("ng", Test::LessOrEqual, true),
    ("g", Test::LessOrEqual, false),
    ("nle", Test::LessOrEqual, false),
];

/// The condition that flag outputs and instructions name so.
pub(super) fn condition_named(name: &str) -> Option<Condition> {
    condition(CONDITIONS, name)
}

/// An instruction whose name is known.
pub(super) struct Known {
    pub action: Action,
    /// What the letter at its end says.
    pub bits: Option<u8>,
    /// The width that is read, if there are two.
    pub from: u8,
    pub condition: Option<Condition>,
}

fn width(letter: &str) -> Option<u8> {
    Some(match letter {
        "b" => 8,
        "w" => 16,
        "l" => 32,
        "q" => 64,
        _ => return None,
    })
}

pub(super) fn find(name: &str) -> Option<Known> {
    TABLE.iter().find_map(|&(stem, form, action)| {
        let rest = name.strip_prefix(stem)?;
        let mut known = Known {
            action,
            bits: None,
            from: 0,
            condition: None,
        };
        match form {
            Plain if rest.is_empty() => {}
            Sized if rest.is_empty() => {}
            Sized => known.bits = Some(width(rest)?),
            TwoSizes => {
                let (from, to) = rest.split_at_checked(1)?;
                known.from = width(from)?;
                known.bits = Some(width(to)?);
            }
            Conditional => known.condition = Some(condition_named(rest)?),
            ConditionalSized => match condition_named(rest) {
                Some(condition) => known.condition = Some(condition),
                None => {
                    let (name, letter) = rest.split_at_checked(rest.len().checked_sub(1)?)?;
                    known.condition = Some(condition_named(name)?);
                    known.bits = Some(width(letter)?);
                }
            },
            Plain => return None,
        }
        Some(known)
    })
}

/// The name of the whole register, and how many bits of it a name means.
pub(super) fn register(name: &str) -> Option<(&str, u8)> {
    const BYTES: [(&str, &str); 4] = [("al", "ax"), ("bl", "bx"), ("cl", "cx"), ("dl", "dx")];
    const WORDS: [&str; 8] = ["ax", "bx", "cx", "dx", "si", "di", "bp", "sp"];
    const NUMBERED: [&str; 8] = ["r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15"];
    if let Some((_, whole)) = BYTES.iter().find(|(low, _)| *low == name) {
        return Some((whole, 8));
    }
    for (suffix, bits) in [("", 64), ("d", 32), ("w", 16), ("b", 8)] {
        if let Some(whole) = name.strip_suffix(suffix).filter(|n| NUMBERED.contains(n)) {
            return Some((whole, bits));
        }
    }
    for (prefix, bits) in [("r", 64), ("e", 32), ("", 16)] {
        if let Some(whole) = name.strip_prefix(prefix).filter(|n| WORDS.contains(n)) {
            return Some((whole, bits));
        }
    }
    None
}

/// The name of the whole register of which this is a part.
pub(super) fn register_named(name: &str) -> Option<String> {
    register(name).map(|(name, _)| name.to_owned())
}

/// The same for a name in a constraint, which is that of a part or of something else.
pub(super) fn whole_register(name: &str) -> &str {
    register(name).map_or(name, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_have_widths_and_conditions() {
        let known = |name| find(name).map(|known| (known.action, known.bits, known.from));
        assert_eq!(known("cmpxchgl"), Some((CompareExchange, Some(32), 0)));
        assert_eq!(
            known("cmpxchg16b"),
            Some((CompareExchangePair(64), None, 0))
        );
        assert_eq!(known("btcq"), Some((Bit(Some(RmwOp::Xor)), Some(64), 0)));
        assert_eq!(known("movzbl"), Some((Extend(false), Some(32), 8)));
        assert_eq!(known("movslq"), Some((Extend(true), Some(64), 32)));
        assert_eq!(known("cmovneq"), Some((MoveIf, Some(64), 0)));
        assert_eq!(known("setle"), Some((Set, None, 0)));
        assert_eq!(known("jmp"), Some((Jump, None, 0)));
        assert_eq!(known("cpuid"), Some((Features, None, 0)));
        for name in ["hlt", "rep", "movsb", "setq", "addx", "prefetchx"] {
            assert_eq!(known(name), None, "{name}");
        }
    }

    #[test]
    fn registers_have_names_for_their_parts() {
        assert_eq!(register("rax"), Some(("ax", 64)));
        assert_eq!(register("edx"), Some(("dx", 32)));
        assert_eq!(register("cl"), Some(("cx", 8)));
        assert_eq!(register("r10"), Some(("r10", 64)));
        assert_eq!(register("r10d"), Some(("r10", 32)));
        assert_eq!(register("xmm0"), None);
    }
}
