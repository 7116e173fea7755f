//! What the program had printed when it failed.

use quotient::Violation;

use super::View;
use crate::cells;
use crate::progress::grouped;
use crate::visible;

/// With more lines than this, only the last are shown.
const MOST_LINES: usize = 10;

/// So many are shown then.
const LAST_LINES: usize = 8;

/// What was printed, as it would have been seen, for a terminal of that many characters across. Empty if it was nothing.
pub fn render(violation: &Violation, view: View, width: usize) -> String {
    let lines = lines(violation);
    if lines.is_empty() {
        return String::new();
    }
    let hidden = match view.full || lines.len() <= MOST_LINES {
        true => 0,
        false => lines.len() - LAST_LINES,
    };
    let mut text = "\nWhat it had printed:\n\n".to_owned();
    if hidden > 0 {
        let count = grouped(hidden as u64);
        text.push_str(&format!(
            "  ({count} earlier lines are not shown: --full shows them)\n"
        ));
    }
    for line in &lines[hidden..] {
        text.push_str(&format!("  | {}\n", cut(&visible::line(line), width)));
    }
    text
}

/// The lines that were printed; the last may not have ended.
pub fn lines(violation: &Violation) -> Vec<String> {
    let pieces = violation.printed.iter().map(|printed| &*printed.text);
    let text: String = pieces.collect();
    text.lines().map(str::to_owned).collect()
}

fn cut(line: &str, width: usize) -> String {
    let room = width.saturating_sub("  | ".len()).max(20);
    cells::cut(line, room)
}

#[cfg(test)]
mod tests {
    use quotient::Printed;

    use super::super::samples;
    use super::*;

    fn printing(texts: &[&str]) -> Violation {
        let mut violation = samples::violation();
        let printed = texts.iter().map(|text| Printed {
            thread: "main".to_owned(),
            text: (*text).to_owned(),
            after: 0,
        });
        violation.printed = printed.collect();
        violation
    }

    #[test]
    fn pieces_become_lines() {
        let violation = printing(&["a = ", "1\n", "b"]);
        let text = render(&violation, View::default(), 80);
        assert_eq!(text, "\nWhat it had printed:\n\n  | a = 1\n  | b\n");
        assert_eq!(render(&printing(&[]), View::default(), 80), "");
    }

    #[test]
    fn of_many_lines_the_last_are_shown() {
        let many: Vec<String> = (0..30).map(|n| format!("line {n}\n")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let violation = printing(&many);
        let text = render(&violation, View::default(), 80);
        assert!(text.contains("(22 earlier lines"), "{text}");
        assert!(text.contains("| line 22\n") && !text.contains("| line 21\n"));
        let full = View {
            full: true,
            ..View::default()
        };
        assert!(render(&violation, full, 80).contains("| line 0\n"));
    }
}
