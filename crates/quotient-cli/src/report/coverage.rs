//! What no execution has reached of the program's source, in words: one line where that was not asked for, all of
//! it where it was.

use std::collections::BTreeSet;

use quotient::{Coverage, Reached, SourceLocation, Verdict};

use super::Outcome;
use crate::visible;

/// How many places of a kind the one line names.
const FEW: usize = 3;

/// What a success does not rest on: nothing to say if all was reached, or if something was found.
pub fn note(outcome: &Outcome) -> Option<String> {
    let coverage = outcome.report.coverage.as_ref()?;
    let quiet = outcome.report.verdict() != Verdict::Safe || outcome.coverage;
    if quiet || coverage.is_whole() {
        return None;
    }
    let kinds = [
        ("assertion", "assertions", &coverage.assertions),
        ("function", "functions", &coverage.functions),
        ("branch", "branches", &coverage.branches),
    ];
    let missed = kinds
        .into_iter()
        .filter(|kind| !kind.2.unreached.is_empty());
    let missed: Vec<String> = missed
        .map(|(one, many, kind)| {
            let named = |place: &SourceLocation| match one {
                "function" => format!("{} at {}", place.function, at(place)),
                _ => at(place),
            };
            let places = kind.unreached.iter();
            let mut few: Vec<String> = places.take(FEW).map(named).collect();
            let count = kind.unreached.len();
            if count > FEW {
                few.push("...".to_owned());
            }
            let word = if count == 1 { one } else { many };
            format!("{count} {word} ({})", few.join(", "))
        })
        .collect();
    let all = match kinds.iter().any(|kind| kind.2.unreached.len() > FEW) {
        true => "; --coverage lists all",
        false => "",
    };
    Some(format!("never reached: {}{all}", listed(&missed)))
}

/// All that is known, if it was asked for.
pub fn render(outcome: &Outcome) -> Option<String> {
    let coverage = outcome.report.coverage.as_ref()?;
    outcome.coverage.then(|| table(coverage))
}

fn table(coverage: &Coverage) -> String {
    let share = |kind: &Reached, what: &str| {
        format!(
            "{} of {} {what}",
            kind.total - kind.unreached.len(),
            kind.total
        )
    };
    let shares = [
        share(&coverage.assertions, "assertions"),
        share(&coverage.functions, "functions besides main"),
        share(&coverage.branches, "branches"),
    ];
    let mut text = format!("reached: {}\n", listed(&shares));
    let kinds = [
        ("assertion", &coverage.assertions),
        ("function", &coverage.functions),
        ("branch", &coverage.branches),
    ];
    for (what, kind) in kinds {
        for place in &kind.unreached {
            let (at, function) = (at(place), &place.function);
            let line = match what {
                "function" => format!("never reached: function {function} at {at}"),
                _ => format!("never reached: {what} at {at} in function {function}"),
            };
            text.push_str(&format!("  {}\n", visible::line(&line)));
        }
    }
    for lines in &coverage.lines {
        let known = lines.run.len() + lines.unreached.len();
        let mut line = format!("{}: {} of {known} lines run", lines.file, lines.run.len());
        for (what, set) in [("run", &lines.run), ("not run", &lines.unreached)] {
            if !set.is_empty() {
                line.push_str(&format!("; {what}: {}", ranges(set)));
            }
        }
        text.push_str(&format!("  {}\n", visible::line(&line)));
    }
    text
}

fn at(place: &SourceLocation) -> String {
    format!("{}:{}", place.file, place.line)
}

/// `a, b and c`.
fn listed(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} and {last}", all.join(", ")),
    }
}

/// Numbers with those that follow each other put together: `3-5, 9`.
fn ranges(lines: &BTreeSet<u32>) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &line in lines {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == line => *last = line,
            _ => ranges.push((line, line)),
        }
    }
    let words = ranges.iter().map(|&(first, last)| match first == last {
        true => first.to_string(),
        false => format!("{first}-{last}"),
    });
    words.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use quotient::Lines;

    use super::super::samples;
    use super::*;

    fn reached(total: usize, lines: &[u32]) -> Reached {
        let places = lines.iter().filter_map(|&line| samples::at(line));
        Reached {
            total,
            unreached: places.collect(),
        }
    }

    fn outcome() -> Outcome {
        let mut outcome = samples::outcome(vec![], None);
        outcome.report.coverage = Some(Coverage {
            assertions: reached(2, &[12]),
            functions: reached(1, &[]),
            branches: reached(9, &[20, 21, 30, 31]),
            lines: vec![Lines {
                file: "prog.c".to_owned(),
                run: [1, 2, 3, 9].into(),
                unreached: [12].into(),
            }],
        });
        outcome
    }

    #[test]
    fn a_success_names_what_it_does_not_rest_on() {
        let mut outcome = outcome();
        let expected = "never reached: 1 assertion (prog.c:12) and 4 branches (prog.c:20, prog.c:21, \
                        prog.c:30, ...); --coverage lists all";
        assert_eq!(note(&outcome).as_deref(), Some(expected));
        assert_eq!(render(&outcome), None);
        outcome.report.violations = vec![samples::violation()];
        assert_eq!(note(&outcome), None);
    }

    #[test]
    fn all_of_it_where_it_was_asked_for() {
        let mut outcome = outcome();
        outcome.coverage = true;
        assert_eq!(note(&outcome), None);
        let expected = "\
reached: 1 of 2 assertions, 1 of 1 functions besides main and 5 of 9 branches
  never reached: assertion at prog.c:12 in function f
  never reached: branch at prog.c:20 in function f
  never reached: branch at prog.c:21 in function f
  never reached: branch at prog.c:30 in function f
  never reached: branch at prog.c:31 in function f
  prog.c: 4 of 5 lines run; run: 1-3, 9; not run: 12
";
        assert_eq!(render(&outcome).as_deref(), Some(expected));
    }
}
