//! The report as JUnit XML, which most build servers collect: a suite with one test, the program, which
//! keeps its name whatever comes of it.

use std::io::{self, Write};

use quotient::Verdict;

use super::{Outcome, View, details, human};
use crate::style::Style;
use crate::visible;

/// How wide the report for people is in it.
const WIDTH: usize = 120;

/// Writes the document.
pub fn write(outcome: &Outcome, out: &mut impl Write) -> io::Result<()> {
    let verdict = outcome.report.verdict();
    let seconds = format!("{:.3}", outcome.report.elapsed.as_secs_f64());
    let count = |wanted: Verdict| u8::from(verdict == wanted);
    let counts = format!(
        "tests=\"1\" failures=\"{}\" errors=\"{}\" skipped=\"0\" time=\"{seconds}\"",
        count(Verdict::Violation),
        count(Verdict::Incomplete)
    );
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    writeln!(out, "<testsuites {counts}>")?;
    writeln!(out, "  <testsuite name=\"quotient\" {counts}>")?;
    writeln!(
        out,
        "    <testcase classname=\"quotient.{}\" name=\"{}\" time=\"{seconds}\">",
        outcome.algorithm,
        escaped(&outcome.program_name())
    )?;
    let report = human::render(outcome, View::default(), WIDTH, Style::PLAIN);
    let report = escaped_lines(&report);
    match (verdict, outcome.report.violations.first()) {
        (Verdict::Violation, Some(first)) => {
            let message = match outcome.report.violations.len() {
                1 => details::message(first),
                n => format!(
                    "{n} violations, the first of them: {}",
                    details::message(first)
                ),
            };
            let kind = first.failure.kind;
            let message = escaped(&message);
            writeln!(
                out,
                "      <failure type=\"{kind}\" message=\"{message}\">{report}</failure>"
            )?;
        }
        // Not "skipped": that would be as good as passed to many.
        (Verdict::Incomplete, _) => {
            let cut = outcome.cut_short().map(|cut| cut.reason);
            let message = escaped(&cut.unwrap_or_default());
            writeln!(
                out,
                "      <error type=\"incomplete\" message=\"{message}\">{report}</error>"
            )?;
        }
        _ => writeln!(out, "      <system-out>{report}</system-out>")?,
    }
    writeln!(out, "    </testcase>\n  </testsuite>\n</testsuites>")
}

/// A text in an attribute. What no XML document may contain is spelled out.
pub fn escaped(text: &str) -> String {
    entities(&visible::line(text))
}

/// A text of several lines between tags.
pub fn escaped_lines(text: &str) -> String {
    entities(&visible::lines(text))
}

fn entities(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push(char::REPLACEMENT_CHARACTER),
            c => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use quotient::Stop;

    use super::super::samples;
    use super::*;

    fn document(outcome: &Outcome) -> String {
        let mut bytes = Vec::new();
        write(outcome, &mut bytes).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn a_violation_is_a_failure() {
        let mut violation = samples::violation();
        violation.failure.message = "assertion failed: a < b && \"\x1b\"".into();
        let document = document(&samples::outcome(vec![violation], Some(Stop::Violation)));
        let failure = "<failure type=\"assertion\" message=\"assertion failed: a &lt; b &amp;&amp; \
                       &quot;\\x1b&quot;\">error: assertion failed";
        assert!(document.contains(failure), "{document}");
        assert!(document.contains("failures=\"1\" errors=\"0\""));
        assert!(document.contains("name=\"prog.c\""));
    }

    #[test]
    fn what_is_not_finished_has_not_passed() {
        let document = document(&samples::outcome(vec![], Some(Stop::Timeout)));
        assert!(document.contains("failures=\"0\" errors=\"1\""));
        assert!(document.contains("<error type=\"incomplete\""));
    }

    #[test]
    fn a_safe_program_has_passed() {
        let document = document(&samples::outcome(vec![], None));
        assert!(document.contains("failures=\"0\" errors=\"0\""));
        assert!(document.contains("<system-out>safe: "), "{document}");
    }
}
