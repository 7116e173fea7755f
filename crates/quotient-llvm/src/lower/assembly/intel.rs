//! Inline assembly in Intel's syntax, which is Rust's, written in that of AT&T, which is executed.
//!
//! The operands change their order. Registers get a `%`, numbers a `$$`, and `qword ptr [rdi + 4*rcx + 8]` becomes
//! `8(%rdi,%rcx,4)`, with the width at the end of the instruction's name. What has no translation here is refused.

use super::text::{Instruction, Statement, number, reference, statements};
use super::x86_table::{find, register};

/// The same text in AT&T's syntax; or the name of the instruction that has no translation.
pub(super) fn translated(text: &str) -> Result<String, String> {
    let mut lines = Vec::new();
    for statement in statements(text, "#") {
        lines.push(match statement {
            Statement::Label(label) => format!("{label}:"),
            // It says which syntax this is.
            Statement::Instruction(i) if i.name.starts_with(".intel_syntax") => continue,
            Statement::Instruction(i) => instruction(&i).ok_or(i.name)?,
        });
    }
    Ok(lines.join("\n"))
}

/// An operand in AT&T's syntax, and its width if that is known.
struct Operand {
    text: String,
    bits: Option<u8>,
    in_memory: bool,
}

fn instruction(i: &Instruction<'_>) -> Option<String> {
    let prefix = if i.locked { "lock " } else { "" };
    if i.name.starts_with('j') {
        return Some(format!("{prefix}{} {}", i.name, i.operands.join(", ")));
    }
    let mut operands = Vec::with_capacity(i.operands.len());
    for text in i.operands.iter().rev() {
        operands.push(operand(text)?);
    }
    let name = match i.name {
        "movzx" | "movsx" | "movsxd" => {
            let [from, to] = operands.as_slice() else {
                return None;
            };
            let stem = i.name.trim_end_matches('d').trim_end_matches('x');
            format!("{stem}{}{}", letter(from.bits?)?, letter(to.bits?)?)
        }
        // In AT&T's syntax a letter at the end is a width. Here it is none: `movsb` is another instruction.
        name => {
            let known = find(name).filter(|known| known.bits.is_none())?;
            let in_memory = operands.iter().find(|operand| operand.in_memory);
            let width = in_memory.and_then(|operand| operand.bits).and_then(letter);
            match width.map(|letter| format!("{name}{letter}")) {
                Some(sized) if find(&sized).is_some_and(|of| of.action == known.action) => sized,
                _ => name.to_owned(),
            }
        }
    };
    let operands: Vec<_> = operands.into_iter().map(|operand| operand.text).collect();
    Some(format!("{prefix}{name} {}", operands.join(", ")))
}

fn letter(bits: u8) -> Option<char> {
    Some(match bits {
        8 => 'b',
        16 => 'w',
        32 => 'l',
        64 => 'q',
        _ => return None,
    })
}

fn operand(text: &str) -> Option<Operand> {
    const WIDTHS: [(&str, Option<u8>); 5] = [
        ("byte", Some(8)),
        ("word", Some(16)),
        ("dword", Some(32)),
        ("qword", Some(64)),
        // Of two registers at once, which the instruction's name tells.
        ("xmmword", None),
    ];
    let lower = text.to_ascii_lowercase();
    let sized = WIDTHS.iter().find_map(|&(word, bits)| {
        let inside = lower.strip_prefix(word)?.trim_start().strip_prefix("ptr")?;
        Some((inside.trim(), bits))
    });
    let in_memory = sized.is_some() || lower.contains('[') || lower.starts_with("fs:");
    let (text, bits) = match sized {
        Some((inside, bits)) => (memory(inside)?, bits),
        None if in_memory => (memory(&lower)?, None),
        None => value(&lower)?,
    };
    Some(Operand {
        text,
        bits,
        in_memory,
    })
}

/// A register, an operand of the text or a number.
fn value(text: &str) -> Option<(String, Option<u8>)> {
    if let Some((_, bits)) = register(text) {
        return Some((format!("%{text}"), Some(bits)));
    }
    if let Some((_, modifier)) = reference(text) {
        let bits = match modifier {
            "b" => Some(8),
            "w" => Some(16),
            "k" => Some(32),
            "q" => Some(64),
            _ => None,
        };
        return Some((text.to_owned(), bits));
    }
    number(text).map(|number| (format!("$${number}"), None))
}

/// `[rdi + 4*rcx + 8]`.
fn memory(text: &str) -> Option<String> {
    if let Some(at) = text.strip_prefix("fs:") {
        let at = at.trim_start_matches('[').trim_end_matches(']');
        return (number(at.trim())? == 0).then(|| "%fs:0".to_owned());
    }
    let inside = text.strip_prefix('[')?.strip_suffix(']')?;
    let (mut registers, mut scaled, mut distance) = (Vec::new(), None, 0i64);
    for (negative, term) in terms(inside) {
        if let Some((left, right)) = term.split_once('*') {
            let (left, right) = (left.trim(), right.trim());
            let (index, scale) = match number(left) {
                Some(scale) => (right, scale),
                None => (left, number(right)?),
            };
            let index = value(index).filter(|_| !negative && scaled.is_none())?;
            scaled = Some((index.0, scale));
        } else if let Some(term) = number(term) {
            let term = if negative { term.wrapping_neg() } else { term };
            distance = distance.wrapping_add(term);
        } else {
            registers.push(value(term).filter(|_| !negative)?.0);
        }
    }
    let mut registers = registers.into_iter();
    let base = registers.next()?;
    let index = match (registers.next(), scaled) {
        (None, None) => String::new(),
        (Some(index), None) => format!(",{index},1"),
        (None, Some((index, scale))) => format!(",{index},{scale}"),
        (Some(_), Some(_)) => return None,
    };
    if registers.next().is_some() {
        return None;
    }
    Some(format!("{distance}({base}{index})"))
}

/// What is added up, and whether it is taken away.
fn terms(sum: &str) -> Vec<(bool, &str)> {
    let mut found = Vec::new();
    let (mut negative, mut rest) = (false, sum);
    loop {
        let end = rest.find(['+', '-']);
        let term = rest[..end.unwrap_or(rest.len())].trim();
        if !term.is_empty() {
            found.push((negative, term));
        }
        let Some(end) = end else {
            return found;
        };
        negative = rest[end..].starts_with('-');
        rest = &rest[end + 1..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_change_places_and_say_what_they_are() {
        for (intel, expected) in [
            ("mov $0, ${1:q}", "mov ${1:q}, $0"),
            ("lock not qword ptr [${0:q}]", "lock notq 0(${0:q})"),
            (
                "lock xadd qword ptr [${1:q}], ${0:q}",
                "lock xaddq ${0:q}, 0(${1:q})",
            ),
            (
                "mov eax, dword ptr [rdi + 4*rcx - 8]",
                "movl -8(%rdi,%rcx,4), %eax",
            ),
            (
                "add byte ptr [rdi + rsi], 0x10",
                "addb $$16, 0(%rdi,%rsi,1)",
            ),
            ("movzx eax, byte ptr [rdi]", "movzbl 0(%rdi), %eax"),
            ("lock cmpxchg16b xmmword ptr [$0]", "lock cmpxchg16b 0($0)"),
            ("mov rax, fs:[0]", "mov %fs:0, %rax"),
            ("2: dec ${0:k}; jnz 2b", "2:\ndec ${0:k}\njnz 2b"),
            ("mfence", "mfence "),
        ] {
            assert_eq!(translated(intel).as_deref(), Ok(expected), "{intel}");
        }
        for text in ["hlt", "mov eax, [symbol]", "movsb", "mov eax, 10h"] {
            assert!(translated(text).is_err(), "{text}");
        }
    }
}
