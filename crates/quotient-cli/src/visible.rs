//! Text from the checked program, or from its file's name, for a terminal: what would move the cursor,
//! change colours or turn the direction of writing is shown and not done.

use std::borrow::Cow;

/// The text in one line with every control character spelled out: `\x1b`, `\u{202e}`.
pub fn line(text: &str) -> Cow<'_, str> {
    spelled(text, &[])
}

/// The same for several lines, which stay lines, with their tabs.
pub fn lines(text: &str) -> Cow<'_, str> {
    spelled(text, &['\n', '\t'])
}

fn spelled<'t>(text: &'t str, kept: &[char]) -> Cow<'t, str> {
    let strange = |c: char| (c.is_control() || turns(c)) && !kept.contains(&c);
    if !text.contains(strange) {
        return Cow::Borrowed(text);
    }
    let spell = |c: char| match c {
        c if !strange(c) => c.to_string(),
        c if c.is_ascii() => format!("\\x{:02x}", u32::from(c)),
        c => format!("\\u{{{:x}}}", u32::from(c)),
    };
    Cow::Owned(text.chars().map(spell).collect())
}

/// Whether a character changes the direction in which others are written.
fn turns(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_shown() {
        assert_eq!(line("x == 1"), "x == 1");
        assert_eq!(line("é ✗ 日本"), "é ✗ 日本");
        assert_eq!(line("a\x1b]0;b\x07\n"), "a\\x1b]0;b\\x07\\x0a");
        assert_eq!(line("\u{9b}2J\u{202e}"), "\\u{9b}2J\\u{202e}");
        assert_eq!(lines("a\n\tb\r\x1b[2J"), "a\n\tb\\x0d\\x1b[2J");
    }
}
