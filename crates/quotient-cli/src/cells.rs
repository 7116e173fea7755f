//! How much room texts take on a terminal: a Chinese character two cells, a combining accent none.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// What stands for the part of a text that is left out: one cell.
pub const CUT: char = '…';

/// How many cells a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// The text with spaces behind it, up to so many cells.
pub fn padded(text: &str, cells: usize) -> String {
    text.to_owned() + &" ".repeat(cells.saturating_sub(width(text)))
}

/// As much of a text as so many cells have room for.
pub fn cut(text: &str, cells: usize) -> String {
    match width(text) <= cells {
        true => text.to_owned(),
        false => window(text, 0, cells),
    }
}

/// These cells of a text: so many from the first on. Where something is left out at an end there is a mark, and a space for half
/// a character.
pub fn window(text: &str, first: usize, cells: usize) -> String {
    let (begin, end) = (first + usize::from(first > 0), first + cells);
    let end = end - usize::from(width(text) > end);
    let mut part = String::new();
    let (mut at, mut filled) = (0, first);
    if first > 0 {
        part.push(CUT);
        filled += 1;
    }
    for c in text.chars() {
        let next = at + c.width().unwrap_or(0);
        if begin <= at && next <= end && (at < end || next > at) {
            part.push_str(&" ".repeat(at.saturating_sub(filled)));
            part.push(c);
            filled = next;
        }
        at = next;
    }
    if at > end {
        part.push_str(&" ".repeat(end.saturating_sub(filled)));
        part.push(CUT);
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_cells() {
        assert_eq!(width("計数器 = 1"), 10);
        assert_eq!(width("e\u{301}"), 1);
        assert_eq!(padded("計", 4), "計  ");
        assert_eq!(padded("long", 2), "long");
    }

    #[test]
    fn what_is_cut_has_a_mark_and_its_width() {
        assert_eq!(cut("short", 5), "short");
        assert_eq!(cut("longer", 5), "long…");
        assert_eq!(cut("計数器計", 5), "計数…");
        assert_eq!(cut("計数器計", 6), "計数 …");
        let text = "a計b数c器d計".repeat(8);
        for first in 0..60 {
            let part = window(&text, first, 20);
            assert_eq!(width(&part), 20, "{first}: {part}");
        }
    }
}
