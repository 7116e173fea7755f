//! Where the report for people goes: how wide that is, and which characters it knows.

use std::io::{self, IsTerminal};

use crate::cells;

/// How wide a report may be where that is not known: in a pipe, in a file.
const USUAL_WIDTH: usize = 120;

/// How many characters standard output has across.
pub fn width() -> usize {
    terminal_width().unwrap_or(USUAL_WIDTH)
}

fn terminal_width() -> Option<usize> {
    let (width, _) = terminal_size::terminal_size_of(io::stdout())?;
    // Some terminals do not know, and say 0.
    Some(usize::from(width.0)).filter(|&width| width >= 20)
}

/// A text for standard output. On a terminal, lines that are too long are broken between words, and what its locale
/// does not know is written in ASCII.
pub fn fit(text: String) -> String {
    if !io::stdout().is_terminal() {
        return text;
    }
    let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(variable);
    let text = match terminal_width() {
        Some(width) => wrapped(&text, width),
        None => text,
    };
    match locale.is_none_or(|locale| knows_unicode(&locale)) {
        true => text,
        false => ascii(&text),
    }
}

/// Whether a locale, such as `en_US.UTF-8`, has all characters. One that is not set may have.
fn knows_unicode(locale: &str) -> bool {
    let locale = locale.to_ascii_lowercase();
    locale.contains("utf-8") || locale.contains("utf8")
}

/// The text in ASCII: what is drawn looks alike, and the rest is spelled out.
fn ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if c.is_ascii() => plain.push(c),
            '│' => plain.push('|'),
            '─' => plain.push('-'),
            '┼' => plain.push('+'),
            '✗' => plain.push('x'),
            '→' => plain.push_str("->"),
            '×' => plain.push('x'),
            '…' => plain.push('~'),
            c => plain.push_str(&format!("\\u{{{:x}}}", u32::from(c))),
        }
    }
    plain
}

/// The text with lines of at most `width` characters, broken between words where they can be. What goes on stands
/// two further in.
fn wrapped(text: &str, width: usize) -> String {
    let lines = text.split_inclusive('\n');
    lines.flat_map(|line| wrapped_line(line, width)).collect()
}

fn wrapped_line(line: &str, width: usize) -> Vec<String> {
    if visible_length(line.trim_end_matches('\n')) <= width || line.contains('│') {
        return vec![line.to_owned()];
    }
    let indent = line.len() - line.trim_start_matches(' ').len();
    let further = " ".repeat((indent + 2).min(width / 2));
    let mut lines = Vec::new();
    let mut current = String::new();
    for word in line.trim_end_matches('\n').split_inclusive(' ') {
        let length = visible_length(&current) + visible_length(word.trim_end());
        if length > width && !current.trim().is_empty() {
            lines.push(current.trim_end().to_owned() + "\n");
            current = further.clone();
        }
        current.push_str(word);
    }
    lines.push(current.trim_end().to_owned() + "\n");
    lines
}

/// How many cells a text takes on a terminal: colours take none.
fn visible_length(text: &str) -> usize {
    let mut parts = text.split('\x1b');
    let first = parts.next().map_or(0, cells::width);
    let shown = parts.map(|part| part.split_once('m').map_or("", |(_, shown)| shown));
    first + shown.map(cells::width).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_say_which_characters_they_know() {
        assert!(knows_unicode("en_US.UTF-8") && knows_unicode("C.utf8"));
        assert!(!knows_unicode("C") && !knows_unicode("de_DE.ISO-8859-1"));
    }

    #[test]
    fn drawings_are_alike_in_ascii() {
        assert_eq!(ascii("a │ ✗ x 0→1 ─┼─ é"), "a | x x 0->1 -+- \\u{e9}");
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(
            wrapped("  one two three four five six\nshort\n", 22),
            "  one two three four\n    five six\nshort\n"
        );
        assert_eq!(wrapped("計数器 計数器\n", 12), "計数器\n  計数器\n");
        let word = "x".repeat(40);
        assert_eq!(wrapped(&format!("{word}\n"), 30), format!("{word}\n"));
        assert_eq!(
            wrapped("\x1b[1;31mone two\x1b[0m\n", 7),
            "\x1b[1;31mone two\x1b[0m\n"
        );
        let table = "a".repeat(50) + " │ b\n";
        assert_eq!(wrapped(&table, 30), table);
    }
}
