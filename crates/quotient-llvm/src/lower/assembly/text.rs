//! The text of inline assembly in pieces: labels, and instructions with their operands.

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Statement<'t> {
    Label(&'t str),
    Instruction(Instruction<'t>),
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Instruction<'t> {
    /// It has the prefix that makes it indivisible on x86.
    pub locked: bool,
    pub name: &'t str,
    pub operands: Vec<&'t str>,
}

/// Directives that say only which instructions an assembler knows, or where they lie.
const IGNORED_DIRECTIVES: [&str; 7] = [
    ".arch",
    ".arch_extension",
    ".cpu",
    ".balign",
    ".align",
    ".p2align",
    ".text",
];

/// The statements of a text in which comments begin so.
pub(super) fn statements<'t>(text: &'t str, comment: &str) -> Vec<Statement<'t>> {
    let mut found = Vec::new();
    let mut locked = false;
    for line in text.split([';', '\n']) {
        let mut line = line.split(comment).next().unwrap_or_default().trim();
        while let Some((label, rest)) = labelled(line) {
            found.push(Statement::Label(label));
            line = rest;
        }
        // A prefix may stand on a line of its own.
        while let Some((prefix, rest)) = prefixed(line) {
            locked |= prefix == "lock";
            line = rest;
        }
        let (name, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
        if name.is_empty() || IGNORED_DIRECTIVES.contains(&name) {
            continue;
        }
        found.push(Statement::Instruction(Instruction {
            locked,
            name,
            operands: operands(rest),
        }));
        locked = false;
    }
    found
}

/// The label that a line begins with, and the rest.
fn labelled(line: &str) -> Option<(&str, &str)> {
    // A colon also stands in `%fs:0` and `${0:w}`, and in `.L${:uid}`, which is a label.
    let name = |text: &str| {
        let plain = text.replace("${:uid}", "").replace("${:private}", "");
        let allowed = |c: char| c.is_ascii_alphanumeric() || "._".contains(c);
        !text.is_empty() && plain.chars().all(allowed)
    };
    line.match_indices(':')
        .map(|(at, _)| (line[..at].trim_end(), line[at + 1..].trim_start()))
        .find(|(label, _)| name(label))
}

fn prefixed(line: &str) -> Option<(&str, &str)> {
    ["lock", "rep"].into_iter().find_map(|prefix| {
        let rest = line.strip_prefix(prefix)?;
        let ends = rest.is_empty() || rest.starts_with([' ', '\t']);
        ends.then(|| (prefix, rest.trim_start()))
    })
}

/// What stands between commas outside of brackets.
fn operands(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut depth, mut start) = (0usize, 0);
    for (at, character) in text.char_indices() {
        match character {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    found.push(text[start..].trim());
    found.retain(|operand| !operand.is_empty());
    found
}

/// A number, with or without the sign and the base that C has.
pub(super) fn number(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let number = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16).ok()? as i64,
        None => digits.parse::<u64>().ok()? as i64,
    };
    Some(if negative {
        number.wrapping_neg()
    } else {
        number
    })
}

/// The index of an operand, `$0` or `${0:w}`, and its modifier.
pub(super) fn reference(text: &str) -> Option<(usize, &str)> {
    let name = text.strip_prefix('$')?;
    let inner = name.strip_prefix('{').and_then(|n| n.strip_suffix('}'));
    let (index, modifier) = match inner {
        Some(inner) => inner.split_once(':').unwrap_or((inner, "")),
        None => (name, ""),
    };
    Some((index.parse().ok()?, modifier))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn instruction(
        locked: bool,
        name: &'static str,
        operands: &[&'static str],
    ) -> Statement<'static> {
        Statement::Instruction(Instruction {
            locked,
            name,
            operands: operands.to_vec(),
        })
    }

    #[test]
    fn a_lock_is_for_the_next_instruction() {
        assert_eq!(
            statements("lock; xaddl $0, $1 # at once\n\tmovl 8($1,%rax,4), $0", "#"),
            [
                instruction(true, "xaddl", &["$0", "$1"]),
                instruction(false, "movl", &["8($1,%rax,4)", "$0"])
            ]
        );
    }

    #[test]
    fn labels_are_told_from_segments_and_modifiers() {
        assert_eq!(
            statements(
                "1: ldxr ${0:w}, [$1] // once\n.L${:uid}: b 1b\nmov %fs:0, $0",
                "//"
            ),
            [
                Statement::Label("1"),
                instruction(false, "ldxr", &["${0:w}", "[$1]"]),
                Statement::Label(".L${:uid}"),
                instruction(false, "b", &["1b"]),
                instruction(false, "mov", &["%fs:0", "$0"]),
            ]
        );
        assert_eq!(statements(".arch_extension lse\n", "//"), []);
    }

    #[test]
    fn numbers_have_signs_and_bases() {
        assert_eq!(number("-0x10"), Some(-16));
        assert_eq!(number("18446744073709551615"), Some(-1));
        assert_eq!(number("1b"), None);
        assert_eq!(reference("${12:w}"), Some((12, "w")));
        assert_eq!(reference("$$1"), None);
    }
}
