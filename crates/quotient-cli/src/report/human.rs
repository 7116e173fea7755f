//! The report for people: the verdict first for a program without violations, the violations
//! first for one that has them; then what was explored and what was not; then the statistics, if
//! they were asked for.
//!
//! Nothing but times and memory differs from one run to the next.

use quotient::{FailureKind, RacingAccess, Report, SourceLocation, Verdict, Violation};

use super::columns::interleaving;
use super::source_text::SourceText;
use super::{
    Outcome, View, coverage, deadlock, details, drawn, printed, remarks, robustness, rounds,
    statistics, turns,
};
use crate::progress::grouped;
use crate::style::{Style, Tone};
use crate::visible;

/// The whole report, for a terminal of that many characters across.
pub fn render(outcome: &Outcome, view: View, width: usize, style: Style) -> String {
    let mut text = String::new();
    let mut sources = SourceText::for_width(width);
    for violation in &outcome.report.violations {
        text.push_str(&render_violation(
            violation,
            view,
            &mut sources,
            width,
            style,
        ));
        text.push('\n');
    }
    text.push_str(&verdict_line(outcome, style));
    for note in notes(outcome) {
        text.push_str(&format!("  {}\n", visible::line(&note)));
    }
    if let Some(coverage) = coverage::render(outcome) {
        text.push('\n');
        text.push_str(&coverage);
    }
    if let Some(statistics) = statistics::Object::of(outcome) {
        text.push('\n');
        text.push_str(&statistics.render());
    }
    text
}

/// A line for each violation, and the verdict.
pub fn render_short(outcome: &Outcome, style: Style) -> String {
    let mut text = String::new();
    for violation in &outcome.report.violations {
        let place = match &violation.source {
            Some(place) if !place.file.is_empty() && place.line > 0 => {
                format!("{}:{}: ", visible::line(&place.file), place.line)
            }
            _ => String::new(),
        };
        let message = details::message(violation);
        let message = visible::line(&message);
        let error = style.paint(Tone::Bad, "error");
        text.push_str(&format!("{place}{error}: {message}\n"));
    }
    text + &verdict_line(outcome, style)
}

fn render_violation(
    violation: &Violation,
    view: View,
    sources: &mut SourceText,
    width: usize,
    style: Style,
) -> String {
    let mut text = format!(
        "{}: {}\n",
        style.paint(Tone::Bad, "error"),
        style.paint(Tone::Strong, &visible::line(&details::message(violation)))
    );
    if let Some(stale) = &violation.stale {
        for (place, what) in robustness::places(stale) {
            text.push_str(&render_place(place, &what, sources, style));
        }
        for line in robustness::help(stale) {
            text.push_str(&format!("  {}\n", visible::line(&line)));
        }
    } else if violation.waiting.is_empty() && violation.accesses.is_empty() {
        let thread = match violation.failure.kind {
            FailureKind::Leak => format!("allocated by thread {}", violation.thread),
            _ => format!("thread {}", violation.thread),
        };
        let place = details::qualified(violation, violation.source.as_ref());
        text.push_str(&render_place(place.as_ref(), &thread, sources, style));
    }
    for waiting in deadlock::culprits(violation) {
        let reason = deadlock::reason(violation, waiting);
        let what = format!("thread {} waits for {reason}", waiting.thread);
        let place = details::qualified(violation, waiting.source.as_ref());
        text.push_str(&render_place(place.as_ref(), &what, sources, style));
    }
    for access in &violation.accesses {
        let place = details::qualified(violation, access.source.as_ref());
        text.push_str(&render_place(
            place.as_ref(),
            &racing(access),
            sources,
            style,
        ));
    }
    for detail in details::of(violation) {
        text.push_str(&format!("  {}\n", visible::line(&detail)));
    }
    text.push_str("\nThe execution that leads there:\n\n");
    text.push_str(&interleaving(violation, view, width, style));
    text.push_str(&printed::render(violation, view, width));
    text
}

/// What a thread does in a data race: `thread main/1 writes`.
fn racing(access: &RacingAccess) -> String {
    let does = access.verb();
    let atomically = match access.atomic {
        true => " atomically",
        false => "",
    };
    format!("thread {} {does}{atomically}", access.thread)
}

/// A place and its source line, without anything to say of it.
pub fn place(place: Option<&SourceLocation>, style: Style) -> String {
    let known = place.filter(|place| place.line > 0);
    known.map_or_else(String::new, |place| {
        let margin = " ".repeat(place.line.to_string().len());
        let arrow = style.paint(Tone::Faint, "-->");
        let at = format!("{}:{}", place.file, place.line);
        let excerpt = SourceText::default().excerpt(place, style);
        format!(
            "{margin}{arrow} {}\n{}",
            visible::line(&at),
            excerpt.unwrap_or_default()
        )
    })
}

/// A place as compilers show it, what there is to say of it, and its source line.
fn render_place(
    place: Option<&SourceLocation>,
    what: &str,
    sources: &mut SourceText,
    style: Style,
) -> String {
    let arrow = style.paint(Tone::Faint, "-->");
    let known = |place: &&SourceLocation| !place.file.is_empty() || !place.function.is_empty();
    let Some(place) = place.filter(known) else {
        return format!(" {arrow} {}\n", visible::line(what));
    };
    let mut parts = Vec::new();
    if !place.file.is_empty() {
        let mut file = place.file.clone();
        for number in [place.line, place.column] {
            if number == 0 {
                break;
            }
            file.push_str(&format!(":{number}"));
        }
        parts.push(file);
    }
    if !place.function.is_empty() && !is_checkers(place) {
        parts.push(format!("in function {}", place.function));
    }
    let margin = " ".repeat(place.line.to_string().len());
    let place_and_what = match parts.is_empty() {
        true => what.to_owned(),
        false => format!("{}, {what}", parts.join(" ")),
    };
    let mut text = format!("{margin}{arrow} {}\n", visible::line(&place_and_what));
    text.push_str(&sources.excerpt(place, style).unwrap_or_default());
    text
}

/// The verdict, and what it rests on.
pub fn verdict_line(outcome: &Outcome, style: Style) -> String {
    let counts = &outcome.report.counts;
    let executions = match outcome.inputs {
        Some((low, high)) => {
            let executions = executions(counts.complete + counts.blocked);
            format!("{executions} for inputs {low}..{high}")
        }
        None => executions(counts.complete + counts.blocked),
    };
    let run = format!(
        "({}, {:.3} s)",
        drawn::way(outcome),
        outcome.report.elapsed.as_secs_f64()
    );
    match outcome.report.verdict() {
        Verdict::Violation => {
            let found = match outcome.report.violations.len() {
                1 => "1 violation".to_owned(),
                n => format!("{n} violations"),
            };
            let found = style.paint(Tone::Bad, &found);
            if outcome.report.stopped.is_none() {
                format!("{found} in {executions} {run}\n")
            } else {
                format!("{found}; explored until then: {executions} {run}\n")
            }
        }
        Verdict::Incomplete => {
            let word = style.paint(Tone::Unsure, "incomplete");
            match rounds::ran_out(outcome) {
                Some(deepening) => {
                    let explored = rounds::explored(deepening);
                    format!("{word}: nothing found up to {explored}, in {executions} {run}\n")
                }
                None => format!("{word}: no violation so far, in {executions} {run}\n"),
            }
        }
        // Not the word "safe": that would claim more than was explored.
        Verdict::Safe if outcome.report.bounded => {
            let found = style.paint(Tone::Unsure, "no violation found up to the loop bound");
            format!("{found}: {executions} {run}\n")
        }
        Verdict::Safe => {
            let word = style.paint(Tone::Good, "safe");
            let how = robustness::safe_under(&outcome.report);
            format!("{word}{how}: no violation in {executions} {run}\n")
        }
    }
}

/// What there is to say besides, a line each.
pub fn notes(outcome: &Outcome) -> Vec<String> {
    let report = &outcome.report;
    let mut notes = Vec::new();
    if let Some(cut) = outcome.cut_short() {
        if rounds::ran_out(outcome).is_none() {
            notes.push(format!("the search did not finish: {}", cut.reason));
        }
        notes.extend(rounds::notes(outcome));
        notes.extend(cut.advice.map(|advice| format!("to go further, {advice}")));
    } else {
        notes.extend(rounds::notes(outcome));
    }
    notes.extend(drawn::notes(outcome));
    if report.bounded && report.deepening.is_none() {
        let bound = match outcome.unroll {
            Some(bound) => format!("--unroll {bound}"),
            None => "a loop bound".to_owned(),
        };
        notes.push(format!(
            "bounded by {bound}: longer runs of the program's loops were not explored"
        ));
    }
    if report.violations.iter().any(lacks_lines) {
        notes.push("no source lines are known: give clang -g when it writes LLVM IR".to_owned());
    }
    if let Some(file) = &outcome.saved {
        let file = file.display();
        notes.push(format!(
            "saved in {file}: `quotient replay {file}` shows it again, `quotient explain {file}` tells which \
             orders it needs{}",
            match report.violations.len() {
                1 => "",
                _ => "; --violation N chooses one of them",
            }
        ));
    }
    notes.extend(remarks::races(&report.races));
    notes.extend(robustness::notes(report));
    notes.extend(turns::note(report));
    notes.extend(report.remarks.iter().map(remarks::sentence));
    notes.extend(outcome.undefined.iter().map(remarks::undefined));
    notes.extend(outcome.rounded.then(|| remarks::ROUNDED.to_owned()));
    notes.extend(
        outcome
            .unmatched
            .iter()
            .map(|part| remarks::unmatched(part)),
    );
    notes.extend(coverage::note(outcome));
    notes.extend(blocked(report));
    if report.counts.redundant > 0 {
        notes.push(format!(
            "besides, {} begun and found to lead to nothing new",
            match report.counts.redundant {
                1 => "1 execution was".to_owned(),
                n => format!("{} executions were", grouped(n)),
            }
        ));
    }
    notes
}

fn lacks_lines(violation: &Violation) -> bool {
    let place = violation.source.as_ref();
    place.map_or(0, |place| place.line) == 0 && !place.is_some_and(is_checkers)
}

/// Whether it is in a function of Quotient's own that no line of the program calls.
fn is_checkers(place: &SourceLocation) -> bool {
    place.line == 0 && place.function.starts_with("__quotient_")
}

fn blocked(report: &Report) -> Option<String> {
    if report.counts.blocked == 0 {
        return None;
    }
    let deadlock = |violation: &Violation| violation.failure.kind == FailureKind::Deadlock;
    let mut reasons = Vec::new();
    if report.blocked_by.assumptions {
        reasons.push("a failed assumption");
    }
    if report.counts.livelocks > 0 {
        reasons.push("a livelock");
    } else if report.blocked_by.loops {
        reasons.push("a loop that waits");
    }
    if report.bounded {
        reasons.push("the loop bound");
    }
    if report.violations.iter().any(deadlock) {
        reasons.push("a deadlock");
    }
    if report.blocked_by.end {
        reasons.push("the end of the process");
    }
    let why = match &reasons[..] {
        [] => String::new(),
        reasons => format!(" ({})", reasons.join(" or ")),
    };
    Some(format!(
        "in {} of them some thread stayed blocked{why}",
        grouped(report.counts.blocked),
    ))
}

fn executions(count: u64) -> String {
    match count {
        1 => "1 execution".to_owned(),
        n => format!("{} executions", grouped(n)),
    }
}

#[cfg(test)]
mod tests {
    use quotient::{Deepening, Diagnostic, Endless, Limit, Repeated, Repetition, Stop, Waiting};

    use super::super::samples::{at, outcome, violation};
    use super::*;

    fn plain(outcome: &Outcome) -> String {
        render(outcome, View::default(), 100, Style::PLAIN)
    }

    #[test]
    fn a_safe_program_is_one_line() {
        assert_eq!(
            plain(&outcome(vec![], None)),
            "safe: no violation in 127 executions (optimal, 0.004 s)\n"
        );
    }

    #[test]
    fn a_bounded_search_does_not_claim_safety() {
        let mut outcome = outcome(vec![], None);
        outcome.report.bounded = true;
        outcome.report.counts.blocked = 3;
        outcome.unroll = Some(4);
        let text = plain(&outcome);
        assert!(!text.contains("safe"), "{text}");
        assert!(text.starts_with("no violation found up to the loop bound: 130 executions"));
        assert!(text.contains("bounded by --unroll 4"));
        assert!(text.contains("in 3 of them some thread stayed blocked"));
    }

    #[test]
    fn an_incomplete_search_says_why_and_what_to_do() {
        let text = plain(&outcome(vec![], Some(Stop::Timeout)));
        assert!(text.starts_with("incomplete: no violation so far, in 127 executions"));
        assert!(text.contains("--timeout"), "{text}");
        assert!(text.contains("to go further, give it more time"));
        let stop = Stop::Program(Diagnostic::limit("a loop ran away"));
        let text = plain(&outcome(vec![], Some(stop)));
        assert!(text.contains("did not finish: a loop ran away\n"), "{text}");
    }

    #[test]
    fn a_search_that_checked_nothing_to_its_end_is_not_safe() {
        let mut outcome = outcome(vec![], None);
        outcome.report.vacuous = true;
        let text = plain(&outcome);
        assert!(text.starts_with("incomplete"), "{text}");
        assert!(text.contains("nothing was checked to its end"), "{text}");
    }

    #[test]
    fn a_loop_without_end_is_named_with_how_far_it_was_explored() {
        let mut outcome = outcome(vec![], Some(Stop::Rounds));
        outcome.report.deepening = Some(Deepening {
            too_long: None,
            endless: vec![Endless {
                limit: Limit::Events(20_000),
                thread: "main/1".to_owned(),
                repeated: Some(Repeated {
                    what: Repetition::Loop {
                        function: 0,
                        header: 1,
                    },
                    source: at(7),
                }),
                read: Some(("flag".to_owned(), 0)),
            }],
            rounds: 16,
            explored: 16,
            explorations: 6,
            executions: 300,
        });
        let text = plain(&outcome);
        let first = "incomplete: nothing found up to 16 rounds of the loop at prog.c:7 in function f, \
                     in 127 executions (optimal, 0.004 s)\n";
        assert!(text.starts_with(first), "{text}");
        assert!(text.contains("thread main/1 went on in it (flag was 0 when it last read it)"));
        assert!(text.contains("--rounds N"), "{text}");
    }

    #[test]
    fn redundant_executions_are_owned_up_to() {
        let mut outcome = outcome(vec![], None);
        outcome.report.counts.redundant = 1;
        assert!(
            plain(&outcome)
                .ends_with("\n  besides, 1 execution was begun and found to lead to nothing new\n")
        );
    }

    #[test]
    fn a_violation_comes_with_place_and_execution() {
        let text = plain(&outcome(vec![violation()], Some(Stop::Violation)));
        assert!(
            text.starts_with(
                "error: assertion failed: x == 2\n  --> prog.c:31:3 in function f, thread main\n"
            ),
            "{text}"
        );
        assert!(text.contains("  22  fetch-add x 0→1"));
        assert!(text.contains("\n1 violation; explored until then: 127 executions (optimal"));
    }

    #[test]
    fn a_program_without_debug_information_is_told_how_to_get_it() {
        let mut violation = violation();
        if let Some(place) = &mut violation.source {
            place.file.clear();
            place.line = 0;
        }
        let text = plain(&outcome(vec![violation], Some(Stop::Violation)));
        assert!(
            text.contains("\n --> in function f, thread main\n"),
            "{text}"
        );
        assert!(text.contains("give clang -g"));
    }

    #[test]
    fn a_deadlock_says_who_waits_for_what() {
        let mut violation = violation();
        violation.waiting = vec![Waiting {
            thread: "main/1".to_owned(),
            source: at(14),
            reason: "mutex m, held by main".to_owned(),
            mutex: Some("m".to_owned()),
            on: Some("main".to_owned()),
            ..Waiting::default()
        }];
        violation.failure.kind = FailureKind::Deadlock;
        deadlock::settle(&mut violation);
        let text = plain(&outcome(vec![violation], Some(Stop::Violation)));
        let sentence = "deadlock: main/1 waits for ever for mutex m (line 14), held by main";
        assert!(text.starts_with(&format!("error: {sentence}\n")), "{text}");
        assert!(
            text.contains(
                "\n  --> prog.c:14:3 in function f, thread main/1 waits for mutex m, held by main\n"
            ),
            "{text}"
        );
    }
}
