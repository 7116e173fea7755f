//! The report as commands to a workflow of GitHub, which shows them beside the source lines; then the line
//! with the verdict, for those who read the log.

use std::io::{self, Write};

use quotient::{SourceLocation, Verdict};

use super::{Outcome, deadlock, details, human, remarks, repository, robustness};
use crate::style::Style;

/// Writes one line for each annotation, and the verdict.
pub fn write(outcome: &Outcome, out: &mut impl Write) -> io::Result<()> {
    for violation in &outcome.report.violations {
        let title = format!("quotient: {}", violation.failure.kind);
        let message = format!(
            "{} (thread {})",
            details::message(violation),
            violation.thread
        );
        let place = violation.source.as_ref();
        writeln!(out, "{}", annotation("error", place, &title, &message))?;
        for waiting in deadlock::culprits(violation) {
            let message = format!(
                "thread {} waits for {}",
                waiting.thread,
                deadlock::reason(violation, waiting)
            );
            let place = waiting.source.as_ref();
            writeln!(out, "{}", annotation("notice", place, &title, &message))?;
        }
    }
    for race in &outcome.report.races {
        let place = race
            .accesses
            .iter()
            .rev()
            .find_map(|access| access.source.as_ref());
        let message = remarks::race(race);
        let title = "quotient: data race";
        writeln!(out, "{}", annotation("warning", place, title, &message))?;
    }
    for stale in robustness::noted(&outcome.report) {
        let message = robustness::warning(stale);
        let place = stale.access.source.as_ref();
        let title = "quotient: stale access";
        writeln!(out, "{}", annotation("warning", place, title, &message))?;
    }
    for remark in &outcome.report.remarks {
        let (place, message) = (remark.source.as_ref(), remarks::sentence(remark));
        writeln!(out, "{}", annotation("notice", place, "quotient", &message))?;
    }
    if let Some(cut) = outcome.cut_short() {
        let level = match outcome.report.verdict() {
            Verdict::Violation => "notice",
            _ => "warning",
        };
        let message = format!("the search did not finish: {}", cut.reason);
        writeln!(
            out,
            "{}",
            annotation(level, None, "quotient: incomplete", &message)
        )?;
    }
    write!(out, "{}", human::verdict_line(outcome, Style::PLAIN))
}

/// A command that annotates a line, or the whole run.
fn annotation(level: &str, place: Option<&SourceLocation>, title: &str, message: &str) -> String {
    let mut properties = Vec::new();
    if let Some(place) = place.filter(|place| !place.file.is_empty()) {
        properties.push(format!("file={}", property(&repository::name(&place.file))));
        if place.line > 0 {
            properties.push(format!("line={}", place.line));
        }
        if place.column > 0 {
            properties.push(format!("col={}", place.column));
        }
    }
    properties.push(format!("title={}", property(title)));
    format!("::{level} {}::{}", properties.join(","), data(message))
}

/// A message: one line, in which nothing is a command.
fn data(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

/// A property's value.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use quotient::Stop;

    use super::super::samples;
    use super::*;

    fn lines(outcome: &Outcome) -> Vec<String> {
        let mut bytes = Vec::new();
        write(outcome, &mut bytes).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        text.lines().map(str::to_owned).collect()
    }

    #[test]
    fn a_violation_annotates_its_line() {
        let mut violation = samples::violation();
        violation.failure.message = "100 %\n::error::forged".into();
        let lines = lines(&samples::outcome(vec![violation], Some(Stop::Violation)));
        assert_eq!(
            lines[0],
            "::error file=prog.c,line=31,col=3,title=quotient%3A assertion::100 %25%0A::error::forged \
             (thread main)"
        );
        assert!(lines[1].starts_with("1 violation; "));
        assert_eq!(lines.len(), 2);
    }

    #[test]
    fn names_do_not_end_a_property() {
        assert_eq!(property("a,b:c%.c"), "a%2Cb%3Ac%25.c");
    }

    #[test]
    fn what_is_not_finished_is_a_warning() {
        let lines = lines(&samples::outcome(vec![], Some(Stop::Timeout)));
        assert!(lines[0].starts_with("::warning title=quotient%3A incomplete::"));
    }
}
