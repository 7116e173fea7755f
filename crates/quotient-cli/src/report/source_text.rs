//! Lines of the checked program's source, shown with a mark under the place in question.
//!
//! A file that cannot be read, or has no such line, gives no excerpt: the report is complete
//! without it.

use std::collections::HashMap;
use std::path::Path;

use quotient::SourceLocation;

use crate::cells;
use crate::input;
use crate::style::{Style, Tone};
use crate::visible;

const TAB: &str = "    ";

/// The source files read so far.
#[derive(Default)]
pub struct SourceText {
    files: HashMap<String, Option<Vec<u8>>>,
    /// How many cells there are across, if that matters.
    width: Option<usize>,
}

impl SourceText {
    /// For a terminal of that many characters across.
    pub fn for_width(width: usize) -> Self {
        SourceText {
            width: Some(width),
            ..SourceText::default()
        }
    }

    /// Three lines in the manner of compilers: a gutter, the source line, a caret.
    pub fn excerpt(&mut self, place: &SourceLocation, style: Style) -> Option<String> {
        let line = self.line(&place.file, place.line)?;
        let number = place.line.to_string();
        let bar = style.paint(Tone::Faint, "|");
        let margin = " ".repeat(number.len());
        // Clang counts columns in bytes.
        let before = (place.column as usize)
            .checked_sub(1)
            .and_then(|column| line.get(..column));
        let caret = before.map(|before| cells::width(&shown(before)));
        let room = self
            .width
            .map(|width| width.saturating_sub(number.len() + 3));
        let (line, caret) = cut(&shown(&line), caret, room);
        let mut text = format!(
            "{margin} {bar}\n{} {bar} {line}\n",
            style.paint(Tone::Faint, &number)
        );
        if let Some(caret) = caret {
            let indent = " ".repeat(caret);
            let caret = style.paint(Tone::Bad, "^");
            text.push_str(&format!("{margin} {bar} {indent}{caret}\n"));
        }
        Some(text)
    }

    /// The column in characters, from 1. Clang counts bytes, and 0 is none.
    pub fn column(&mut self, place: &SourceLocation) -> Option<usize> {
        let bytes = (place.column as usize).checked_sub(1)?;
        let line = self.line(&place.file, place.line);
        let before = line.as_deref().and_then(|line| line.get(..bytes));
        Some(1 + before.map_or(bytes, |before| before.chars().count()))
    }

    /// The variable that is named at a place: a word, and no member of something.
    pub fn variable(&mut self, place: &SourceLocation) -> Option<String> {
        let line = self.line(&place.file, place.line)?;
        let (before, rest) = line.split_at_checked((place.column as usize).checked_sub(1)?)?;
        if before.ends_with(['.', '>']) {
            return None;
        }
        let in_word = |c: char| c.is_alphanumeric() || c == '_';
        let word = rest.split(|c| !in_word(c)).next()?;
        let first = word.chars().next()?;
        (!first.is_ascii_digit()).then(|| word.to_owned())
    }

    fn line(&mut self, file: &str, number: u32) -> Option<String> {
        let bytes = self
            .files
            .entry(file.to_owned())
            .or_insert_with(|| input::source(Path::new(file)))
            .as_ref()?;
        let index = (number as usize).checked_sub(1)?;
        let line = bytes.split(|&byte| byte == b'\n').nth(index)?;
        Some(String::from_utf8_lossy(line).trim_end().to_owned())
    }
}

/// As much of a line as there is room for, around the caret, and where that is then.
fn cut(line: &str, caret: Option<usize>, room: Option<usize>) -> (String, Option<usize>) {
    let length = cells::width(line);
    let Some(room) = room.filter(|&room| room >= 20 && length > room) else {
        return (line.to_owned(), caret);
    };
    let at = caret.unwrap_or(0);
    // A third of the room is before the caret, if there is so much.
    let begin = at.saturating_sub(room / 3).min(length - room);
    // The line may begin as it is if the caret is in sight.
    let begin = if at < room - 1 { 0 } else { begin };
    let part = cells::window(line, begin, room);
    (part, caret.map(|at| at - begin))
}

/// A line, or a part of one, as it is shown.
fn shown(line: &str) -> String {
    visible::line(&line.replace('\t', TAB)).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn excerpt(content: &str, line: u32, column: u32) -> Option<String> {
        let mut sources = SourceText::default();
        let file = "prog.c".to_owned();
        let bytes = content.as_bytes().to_vec();
        sources.files.insert(file.clone(), Some(bytes));
        let place = SourceLocation {
            file,
            line,
            column,
            function: String::new(),
        };
        sources.excerpt(&place, Style::PLAIN)
    }

    #[test]
    fn the_caret_is_under_its_column() {
        assert_eq!(
            excerpt("int x;\n\tassert(x);\n", 2, 2).unwrap(),
            "  |\n2 |     assert(x);\n  |     ^\n"
        );
        assert_eq!(
            excerpt("/* é */ f();", 1, 10).unwrap(),
            "  |\n1 | /* é */ f();\n  |         ^\n"
        );
        assert_eq!(
            excerpt("/* 計数 */ f();", 1, 14).unwrap(),
            "  |\n1 | /* 計数 */ f();\n  |            ^\n"
        );
    }

    #[test]
    fn long_lines_are_cut_around_the_caret() {
        let line: String = ('a'..='z').cycle().take(200).collect();
        assert_eq!(cut(&line, Some(5), Some(200)), (line.clone(), Some(5)));
        let (early, at) = cut(&line, Some(5), Some(30));
        assert_eq!(
            (early.as_str(), at),
            ("abcdefghijklmnopqrstuvwxyzabc…", Some(5))
        );
        for column in 0..200 {
            let (part, at) = cut(&line, Some(column), Some(40));
            assert_eq!(part.chars().count(), 40);
            assert_eq!(part.chars().nth(at.unwrap()), line.chars().nth(column));
        }
    }

    #[test]
    fn what_a_terminal_would_obey_is_spelled_out() {
        assert_eq!(
            excerpt("a\x1b[2J b;", 1, 7).unwrap(),
            "  |\n1 | a\\x1b[2J b;\n  |          ^\n"
        );
    }

    #[test]
    fn a_variable_is_a_word_and_no_member() {
        let mut sources = SourceText::default();
        let file = "prog.cpp".to_owned();
        let line = b"count += a.get() + p->get();".to_vec();
        sources.files.insert(file.clone(), Some(line));
        let mut at = |column| {
            sources.variable(&SourceLocation {
                file: file.clone(),
                line: 1,
                column,
                function: String::new(),
            })
        };
        assert_eq!(at(1).as_deref(), Some("count"));
        assert_eq!(at(10).as_deref(), Some("a"));
        assert_eq!((at(12), at(23), at(8), at(90)), (None, None, None, None));
    }

    #[test]
    fn what_is_not_there_is_not_shown() {
        assert_eq!(excerpt("int x;\n", 7, 1), None);
        assert_eq!(excerpt("int x;\n", 0, 1), None);
        assert_eq!(excerpt("int x;", 1, 70).unwrap(), "  |\n1 | int x;\n");
        let nowhere = SourceLocation {
            file: "no/such/file.c".to_owned(),
            line: 1,
            ..SourceLocation::default()
        };
        assert_eq!(SourceText::default().excerpt(&nowhere, Style::PLAIN), None);
    }
}
